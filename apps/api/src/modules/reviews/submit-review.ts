import type { reviewInput } from '@candour/schemas/reviews.ts'
import type { z } from 'zod'
import type { Deps } from '#deps.ts'
import { DomainError } from '#errors.ts'
import type { Channel } from '#modules/reviews/accepted.ts'
import { storeReview } from '#modules/reviews/repository.ts'
import { classify } from '#modules/reviews/sentiment/classify.ts'
import { judgeForm } from '#modules/reviews/spam.ts'

export type SubmitDeps = Pick<Deps, 'db' | 'insertReview' | 'companies' | 'live' | 'accepted'>

/**
 * Stores a visitor's review durably. `submissionId` makes it idempotent: a resend is stored once, and an edited resend
 * within an hour replaces the earlier version (decision 20).
 *
 * @throws DomainError `company_not_found`, `looks_automatic`, `review_settled`
 */
export async function submitReview(
  deps: SubmitDeps,
  channel: Channel,
  input: z.output<typeof reviewInput>,
): Promise<{ id: string }> {
  await judgeForm(input)
  const stored = await storeReview(deps, {
    companyId: input.companyId,
    submissionId: input.submissionId,
    revision: input.revision ?? 0,
    rating: input.rating,
    sentiment: classify(input.feedback, input.rating),
    feedback: input.feedback,
    contactName: input.contactName || null,
    contactEmail: input.contactEmail || null,
    contactNumber: input.contactNumber || null,
  })
  if (!stored) throw new DomainError('company_not_found')
  const { companies, live, accepted } = deps
  companies.met(stored.companyId)
  if (stored.isNew) accepted[channel] += 1
  live.added(stored.companyId)
  return { id: stored.id }
}
