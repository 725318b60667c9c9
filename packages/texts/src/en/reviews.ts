/** Reviews and their list. */
export const reviews = {}

export type ReviewsTexts = typeof reviews
