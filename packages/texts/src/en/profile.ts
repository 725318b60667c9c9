/** A person's name, language and time zone. */
export const profile = {}

export type ProfileTexts = typeof profile
