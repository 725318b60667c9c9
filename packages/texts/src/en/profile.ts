/** A card on the account screen: the user's language and time zone. */
export const profile = {
  title: 'Language and time zone',
  description: 'For these pages and for the emails that you receive.',
  loading: 'Loading...',
  /** Button, below why it could not be loaded. */
  language: 'Language',
  /** The first option: no language of one's own. */
  asInBrowser: 'As in your browser',
  timeZone: 'Time zone',
  /** The first option: no time zone of one's own. */
  asOnDevice: 'As on your device',
  /** Button. */
  save: 'Save',
  saved: 'Language and time zone saved',
}

export type ProfileTexts = typeof profile
