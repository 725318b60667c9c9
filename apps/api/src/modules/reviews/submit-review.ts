import type { reviewInput } from '@candour/schemas/reviews.ts'
import { uuidv7 } from 'uuidv7'
import type { z } from 'zod'
import type { Deps } from '#deps.ts'
import { DomainError } from '#errors.ts'
import { classify } from '#modules/analytics/sentiment/classify.ts'
import type { Channel } from '#modules/reviews/accepted.ts'
import { insertReview } from '#modules/reviews/repository.ts'
import { judgeForm } from '#modules/reviews/spam.ts'

/**
 * Stores a visitor's review. It is durable when this returns; the same `submissionId` again stores nothing more and
 * is answered as the first time.
 *
 * @throws DomainError `company_not_found`, `looks_automatic`
 */
export async function submitReview(
  { db, live, accepted }: Pick<Deps, 'db' | 'live' | 'accepted'>,
  channel: Channel,
  input: z.output<typeof reviewInput>,
): Promise<{ id: string }> {
  await judgeForm(input)
  const id = input.submissionId ?? uuidv7()
  const stored = await insertReview(db, {
    id,
    companyId: input.companyId ?? null,
    rating: input.rating,
    sentiment: classify(input.feedback, input.rating),
    feedback: input.feedback,
    contactName: input.contactName || null,
    contactEmail: input.contactEmail || null,
    contactNumber: input.contactNumber || null,
  })
  if (!stored) throw new DomainError('company_not_found')
  if (stored.isNew) accepted[channel] += 1
  // Ids are told in lower case, whatever the case they were sent in.
  live.added(stored.companyId.toLowerCase())
  return { id }
}
