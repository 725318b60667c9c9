import { z } from 'zod'
import { id, timestamp } from '#fields.ts'

/**
 * Status of a review's handling inside the company. A review has a case from the first time a member or its visitor
 * acts on it; until then it reads as `new`, version 0.
 */
export const caseStatus = z.enum(['new', 'in_progress', 'waiting', 'done'])
export type CaseStatus = z.infer<typeof caseStatus>

/** The part of a case that a list shows. */
export const caseSummary = z.object({
  status: caseStatus,
  /** The member to whom it is assigned; `null` if unassigned. */
  assigneeId: id.nullable(),
  /** Incremented with every change; a change names the version it was made to. */
  version: z.int().min(0),
  updatedAt: timestamp,
  /** Number of messages of the conversation with the visitor. */
  messages: z.int().min(0),
  /** Number of the visitor's messages that no member has seen. */
  unread: z.int().min(0),
})
export type CaseSummary = z.infer<typeof caseSummary>
