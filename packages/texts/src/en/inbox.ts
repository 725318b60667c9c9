/** The inbox and a review opened in it. */
export const inbox = {}

export type InboxTexts = typeof inbox
