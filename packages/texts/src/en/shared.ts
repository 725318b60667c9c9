/** What the screens of dashboard and console share. */
export const shared = {}

export type SharedTexts = typeof shared
