/** What the screens of dashboard and console share. */
export const shared = {
  /** A time less than a minute ago. */
  justNow: 'just now',
}

export type SharedTexts = typeof shared
