import { z } from 'zod'
import { caseStatus, caseSummary } from '#case-summary.ts'
import { endpoint, forMembers, noContent } from '#endpoint.ts'
import { id, several, text, timestamp } from '#fields.ts'
import { say } from '#messages.ts'

export { type CaseStatus, type CaseSummary, caseStatus, caseSummary } from '#case-summary.ts'

/** Email address of the member or operator who did something; `null` once the account is deleted. */
const by = z.string().nullable()

/** The name that they have chosen; `null` without one, and for whoever is not a member. */
const byName = z.string().nullable()

export const maxNoteLength = 2000

/** A private note; the company's members see it, the visitor never does. */
export const caseNote = z.object({ id, at: timestamp, by, byName, text: z.string() })
export type CaseNote = z.infer<typeof caseNote>

export const maxReplyLength = 5000

/** Delivery of a reply by mail: `queued` is retried automatically, `refused` is final for that address. */
export const delivery = z.object({
  state: z.enum(['queued', 'sent', 'refused']),
  address: z.string(),
  /** Why the mail was not sent: usually the mail server's reply. */
  error: z.string().nullable(),
})
export type Delivery = z.infer<typeof delivery>

/** A message between company and visitor. */
export const caseMessage = z.object({
  id,
  at: timestamp,
  from: z.enum(['company', 'visitor']),
  /** The member who wrote it; `null` for the visitor's messages and deleted accounts. */
  by,
  byName,
  text: z.string(),
  /** `null` for the visitor's messages, and for those without a mail, which only the visitor's private page shows. */
  delivery: delivery.nullable(),
})
export type CaseMessage = z.infer<typeof caseMessage>

/**
 * Whether the company can answer, and if not, why. `possible`: by mail; `by_link`: without a mail, on the private page to
 * which the visitor has a link; `no_address`: there is neither an address nor a link.
 */
const replyState = z.enum(['possible', 'by_link', 'no_address', 'opted_out', 'too_many_unanswered'])
export type ReplyState = z.infer<typeof replyState>

export const reviewCase = z.object({
  status: caseStatus,
  assigneeId: id.nullable(),
  version: z.int().min(0),
  /** `null` before the first change. */
  updatedAt: timestamp.nullable(),
  /** Who made the last change; `null` for the visitor and deleted accounts. */
  updatedBy: by,
  updatedByName: byName,
  /** Oldest first. */
  notes: z.array(caseNote),
  /** Oldest first. */
  messages: z.array(caseMessage),
  reply: replyState,
})
export type ReviewCase = z.infer<typeof reviewCase>

const ofReview = { ...forMembers('reviews:reply'), params: z.object({ id }) }

export const getCase = endpoint('getCase', 'GET /api/dashboard/reviews/:id/case', {
  ...ofReview,
  summary: "A review's case with notes and conversation; an untouched review reads as new, version 0",
  response: reviewCase,
  reads: ['cases'],
  errors: ['review_not_found'],
})

const assignee = id.nullable()

export const updateCase = endpoint('updateCase', 'PATCH /api/dashboard/reviews/:id/case', {
  ...ofReview,
  summary: 'Change status or assignee; 409 with the current case if it has changed since that version',
  body: z.object({
    status: caseStatus.optional(),
    assigneeId: assignee.optional(),
    version: z.int(say('version')).min(0),
  }),
  response: reviewCase,
  conflict: z.object({ case: reviewCase }),
  changes: ['cases'],
  errors: ['review_not_found', 'case_changed', 'not_assignable'],
})

export const readCase = endpoint('readCase', 'POST /api/dashboard/reviews/:id/case/read', {
  ...ofReview,
  summary: "Mark the visitor's messages as seen; the version stays",
  ...noContent,
  changes: ['cases'],
  errors: ['review_not_found'],
})

export const addNote = endpoint('addNote', 'POST /api/dashboard/reviews/:id/case/notes', {
  ...ofReview,
  summary: 'Add a private note; `@` and the address of a member tells that member',
  body: z.object({ text: text({ min: 1, max: maxNoteLength, message: say('note') }) }),
  response: caseNote,
  status: 201,
  changes: ['cases'],
  errors: ['review_not_found', 'too_many_notes'],
})

export const reply = endpoint('reply', 'POST /api/dashboard/reviews/:id/case/replies', {
  ...ofReview,
  summary:
    'Answer the visitor by mail, or without an address on their private page. Variables in the text are filled in, or the reply is refused',
  body: z.object({
    text: text({ min: 1, max: maxReplyLength, message: say('reply') }),
    /** Idempotency key: a repeated one returns the message that was stored first. */
    submissionId: id.optional(),
  }),
  response: caseMessage,
  status: 201,
  changes: ['cases'],
  errors: [
    'review_not_found',
    'no_reply_address',
    'visitor_opted_out',
    'too_many_unanswered',
    'reply_differs',
    'steering_text',
    'unfilled_variable',
    'too_many_requests',
  ],
})

export const resendReply = endpoint(
  'resendReply',
  'POST /api/dashboard/reviews/:id/case/replies/:messageId/resend',
  {
    ...ofReview,
    params: z.object({ id, messageId: id }),
    summary: 'Send a refused reply again, to a corrected address; the conversation goes on with that address',
    body: z.object({
      address: text({ max: 254 }).regex(/^[^\s@]+@[^\s@]+$/, say('invalidEmail')),
    }),
    response: caseMessage,
    changes: ['cases'],
    errors: [
      'review_not_found',
      'message_not_found',
      'not_refused',
      'visitor_opted_out',
      'too_many_requests',
    ],
  },
)

/** Maximum number of cases changed at once. */
export const maxBulk = 200

export const updateCases = endpoint('updateCases', 'POST /api/dashboard/reviews/cases', {
  ...forMembers('reviews:reply'),
  summary: 'Change status or assignee of several reviews at once, whatever their versions',
  body: z.object({
    ids: z.array(id).min(1, say('review')).max(maxBulk, say('atMostReviews', maxBulk)),
    status: caseStatus.optional(),
    assigneeId: assignee.optional(),
  }),
  /** Numbers of reviews; `skipped` counts those that do not exist or were already in this state. */
  response: z.object({ changed: z.int().min(0), skipped: z.int().min(0) }),
  changes: ['cases'],
  errors: ['not_assignable'],
})

export const listCases = endpoint('listCases', 'GET /api/dashboard/reviews/cases', {
  ...forMembers('reviews:read'),
  summary: `Cases of up to ${maxBulk} reviews, in any order; untouched and unknown reviews have none`,
  query: z.object({
    companyId: id,
    ids: several(new RegExp(`^[^,]{36}(,[^,]{36}){0,${maxBulk - 1}}$`), id),
  }),
  response: z.array(caseSummary.extend({ reviewId: id })),
  reads: ['cases'],
})

export const countCases = endpoint('countCases', 'GET /api/dashboard/reviews/cases/count', {
  ...forMembers('reviews:read'),
  summary: 'Number of reviews in each view of the inbox',
  response: z.object({
    new: z.int().min(0),
    inProgress: z.int().min(0),
    /** Assigned to the caller and not done. */
    mine: z.int().min(0),
    /** Assigned to nobody and not done. */
    unassigned: z.int().min(0),
    waiting: z.int().min(0),
    done: z.int().min(0),
    all: z.int().min(0),
  }),
  reads: ['cases', 'arrivals'],
})

export const getAnswerFigures = endpoint('getAnswerFigures', 'GET /api/dashboard/answers', {
  ...forMembers('reviews:read'),
  summary: 'How quickly reviews of the last 30 days were first answered, and how many are being worked on',
  response: z.object({
    /** Cases that are being worked on: in progress, or waiting for the customer. */
    open: z.int().min(0),
    /** Reviews of the last 30 days that were answered. */
    answered: z.int().min(0),
    /** Median time from review to first reply in seconds; `null` if none was answered. */
    firstAnswerSeconds: z.int().min(0).nullable(),
  }),
  reads: ['cases'],
})

/** Members to whom a case can be assigned: those whose role may answer. */
export const listAssignees = endpoint('listAssignees', 'GET /api/dashboard/assignees', {
  ...forMembers('reviews:reply'),
  summary: 'Members who may answer, by name, or by address without one',
  response: z.array(z.object({ userId: id, email: z.string(), name: z.string().nullable() })),
  reads: ['team'],
})
