/** Constants that both sides share, apart from the contracts so that a page can have them without zod. */

/** Stars, worst to best. */
export const ratings = [1, 2, 3, 4, 5] as const

/** Longest feedback, in UTF-16 code units with line breaks counted as one. */
export const maxFeedbackLength = 5000

/** Names of the feedback form's fields beside those of the review contract. */
export const formFields = {
  /** Hidden from people; what fills it in is a program. */
  honeypot: 'website',
  /** When the form was made, in milliseconds since the epoch. */
  renderedAt: 'renderedAt',
  submissionId: 'submissionId',
} as const
