/** The settings and their search. */
export const settings = {}

export type SettingsTexts = typeof settings
