import type { reviewInput } from '@candour/schemas/reviews.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { RateLimiter } from '#http/rate-limit.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'
import type { LiveDashboards } from '#modules/live/live-dashboards.ts'
import type { CodeCache, ScannedCode } from '#modules/placements/code-cache.ts'
import type { AcceptedReviews, Channel } from '#modules/reviews/accepted.ts'
import { receiptMailLimits, reviewLimits } from '#modules/reviews/limits.ts'
import { type InsertReview, storeReview } from '#modules/reviews/repository.ts'
import type { ReviewKey } from '#modules/reviews/review-id.ts'
import { judgeForm } from '#modules/reviews/spam.ts'

export interface SubmitDeps extends Pick<Deps, 'db'> {
  companies: CompanyCache
  codes: CodeCache
  live: LiveDashboards
  accepted: AcceptedReviews
  insertReview: InsertReview
  /** Queues the mail with the private link to a review, if its visitor may be mailed. */
  mailReceipt: (key: ReviewKey) => Promise<void>
  rateLimiter: RateLimiter
}

interface Sender {
  channel: Channel
  ip: string
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Stores a visitor's review durably, within the limits of the sender's network. `submissionId` makes it idempotent: a
 * resend is stored once, and an edited resend within an hour replaces the earlier version (decisions 20 and 68).
 *
 * @returns the review's id, and the token of a receipt
 * @throws DomainError `too_many_requests`, `company_not_found`, `company_suspended`, `looks_automatic`,
 * `review_settled`, `overloaded`
 */
export async function submitReview(
  deps: SubmitDeps,
  { channel, ip, log }: Sender,
  input: z.output<typeof reviewInput>,
): Promise<{ id: string; receipt: string }> {
  await deps.rateLimiter.take(reviewLimits(deps.companies), { ip, body: input })
  await judgeForm(input)
  const scanned = await scannedCode(deps, input)
  const stored = await storeReview(deps, {
    companyId: input.companyId,
    submissionId: input.submissionId,
    revision: input.revision ?? 0,
    rating: input.rating,
    feedback: input.feedback,
    contactName: input.contactName || null,
    contactEmail: input.contactEmail || null,
    contactNumber: input.contactNumber || null,
    lang: input.lang ?? null,
    placementId: scanned?.placementId ?? null,
    locationId: scanned?.location?.id ?? null,
  })
  if (!stored) throw new DomainError('company_not_found')
  const { companies, live, accepted } = deps
  companies.markKnown(stored.companyId)
  if (stored.isNew) accepted[channel] += 1
  live.added(stored)
  if (input.mailReceipt && input.contactEmail) {
    const key = { companyId: stored.companyId, reviewId: stored.id }
    await mailLink(deps, { ...key, address: input.contactEmail }).catch((error: unknown) => {
      // The review is stored, and its sender sees the link.
      log.error({ err: error }, 'private link not mailed')
    })
  }
  return { id: stored.id, receipt: stored.receipt }
}

async function mailLink(
  { rateLimiter, mailReceipt }: SubmitDeps,
  { address, ...key }: ReviewKey & { address: string },
): Promise<void> {
  await rateLimiter.take(receiptMailLimits, { address })
  await mailReceipt(key)
}

/** Returns the code that the visitor scanned, if it is one of the reviewed company. */
async function scannedCode(
  { codes, companies }: Pick<SubmitDeps, 'codes' | 'companies'>,
  { companyId, via: code }: Pick<z.output<typeof reviewInput>, 'companyId' | 'via'>,
): Promise<ScannedCode | undefined> {
  if (!code) return undefined
  const reviewed = companyId ?? (await companies.first())?.company.id
  return codes.findIn(reviewed, code)
}
