/**
 * Constants shared by client and server, kept separate from the contracts so that pages can import them without zod.
 */

/** Stars, worst to best. */
export const ratings = [1, 2, 3, 4, 5] as const

/** Maximum feedback length in UTF-16 code units, counting each line break as one. */
export const maxFeedbackLength = 5000

/** Maximum length of a visitor's contact fields, in UTF-16 code units. */
export const maxContactLengths = { contactName: 200, contactNumber: 50, contactEmail: 254 } as const

/** Maximum length of a company's own words on its visitors' pages, in UTF-16 code units. */
export const maxCompanyTextLengths = { greeting: 80, thanks: 160 } as const

/** Feedback form fields beyond those of the review contract. */
export const formFields = {
  /** Hidden from people; only bots fill it in. */
  honeypot: 'website',
  /** When the form was rendered, in milliseconds since the epoch. */
  renderedAt: 'renderedAt',
  submissionId: 'submissionId',
  /** Ticked to have the private link mailed. */
  mailReceipt: 'mailReceipt',
  /** Sent by the button that changes the language, which stores nothing. */
  changeLanguage: 'changeLanguage',
} as const

/** Fields of the form on a visitor's private page of their feedback, beyond those of the feedback itself. */
export const receiptFields = {
  /** The requested action, one of `receiptActs`. */
  act: 'act',
  /** Version of the feedback that the form was based on. */
  version: 'version',
  /** A message to the company. */
  answer: 'text',
  /** Confirms a withdrawal. */
  confirmed: 'confirmed',
} as const

/** Actions of the form on a visitor's private page of their feedback, one per submit button. */
export const receiptActs = {
  answer: 'answer',
  change: 'change',
  removeContact: 'remove-contact',
  withdraw: 'withdraw',
} as const
