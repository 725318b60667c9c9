/** Requests about personal data, and how long it is kept. */
export const privacy = {}

export type PrivacyTexts = typeof privacy
