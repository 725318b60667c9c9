import { z } from 'zod'
import { endpoint, forOperators } from '#endpoint.ts'
import { id, pageQuery, timestamp } from '#fields.ts'

/** When a company needs an operator's attention, each in days; its link after `linkCheckMonths`. */
export const attentionDays = {
  /** A print order that has not been processed is older. */
  order: 5,
  /** An invitation whose link has not been used is older. */
  invitation: 7,
  /** The last review is older, and so is the company. */
  review: 14,
} as const

/** Why a company needs attention, most urgent first. */
export const attentionReason = z.enum([
  'order_late',
  'mail_refused',
  'invitation_unused',
  'no_review',
  'link_old',
])
export type AttentionReason = z.infer<typeof attentionReason>

/** A reason for which a company needs attention; a company with several is listed once for each. */
export const attention = z.object({
  company: z.object({ id, name: z.string(), slug: z.string() }),
  reason: attentionReason,
  /**
   * Time of the oldest late order, refused mail or unused invitation, of the last review (`null` without any), or when
   * the Google review URL was last set or confirmed.
   */
  since: timestamp.nullable(),
  /** Number of late orders, refused mails or unused invitations; 0 for the other reasons. */
  count: z.int().min(0),
  /** What to open, for a company with an old link. */
  googleReviewUrl: z.string().optional(),
})
export type Attention = z.infer<typeof attention>

export const listAttention = endpoint('listAttention', 'GET /api/admin/companies/attention', {
  ...forOperators,
  summary:
    'Companies that need attention, by reason and then longest first; last reviews are up to a minute old',
  query: pageQuery,
  response: z.array(attention),
  paged: true,
  reads: ['companies', 'mails', 'orders', 'users'],
})
