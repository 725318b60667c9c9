import type { Parsed } from '@candour/schemas/endpoint.ts'
import type * as contracts from '@candour/schemas/reviews.ts'
import type { Review } from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import { changesOf, recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { Principal } from '#domain/principal.ts'
import { lockCases } from '#modules/cases/repository.ts'
import type { LiveDashboards } from '#modules/live/live-dashboards.ts'
import { sentimentOf, sentimentValues } from '#modules/reviews/filter.ts'
import { findReview, seesContacts, textLanguage } from '#modules/reviews/repository.ts'
import type { ReviewKey } from '#modules/reviews/review-id.ts'
import { knownLanguage } from '#modules/reviews/stored-language.ts'
import { classify, modelVersion } from '#modules/text-analysis/sentiment/classify.ts'

/** A review's sentiment, and everything that it is judged from. */
interface JudgedReview {
  rating: number
  sentiment: number
  /** Null if a member set the sentiment. */
  sentiment_model: number | null
  feedback: string
  lang: string | null
  text_language: string | null
  version: number
  edited_at: Date | null
}

/** A sentiment (null: as derived from words and stars), and the review as it was when the sentiment was chosen. */
type Correction = Parsed<typeof contracts.correctSentiment>['body']

/**
 * Sets a review's sentiment by hand, or returns to the one derived from words and stars. If that changes nothing, the
 * audit log has no entry.
 *
 * @throws DomainError `review_not_found`, `review_changed` with the current review if it is no longer as seen
 */
export async function correctSentiment(
  { db, live }: Pick<Deps, 'db'> & { live: LiveDashboards },
  principal: Principal,
  key: ReviewKey,
  correction: Correction,
): Promise<Review> {
  const { companyId, reviewId } = key
  const { review, outcome } = await withCompany(db, principal, companyId, async (tx) => {
    // Serializes corrections in a company, so that the state compared below cannot change before it is set.
    await lockCases(tx, companyId)
    const outcome = await setSentiment(tx, principal, key, correction)
    const review = await findReview(tx, { companyId, id: reviewId, ...seesContacts(principal, companyId) })
    if (!review) throw new DomainError('review_not_found')
    return { review, outcome }
  })
  if (outcome === 'conflict') throw new DomainError('review_changed', { conflict: { review } })
  if (outcome === 'changed') {
    live.added({ companyId, locationId: review.locationId })
    live.casesChanged(companyId)
  }
  return review
}

async function setSentiment(
  tx: Tx,
  principal: Principal,
  key: ReviewKey,
  correction: Correction,
): Promise<'changed' | 'unchanged' | 'conflict'> {
  const { sentiment, seen } = correction
  const before = await readJudged(tx, key)
  if (seen && !isAsSeen(before, seen)) return 'conflict'
  const isCorrected = before.sentiment_model === null
  if (sentiment === null && !isCorrected) return 'unchanged'
  const value = sentiment === null ? judge(before) : sentimentValues[sentiment]
  if (sentiment !== null && isCorrected && before.sentiment === value) return 'unchanged'
  const model = sentiment === null ? modelVersion : null
  const { rows } = await sql<{ isSet: boolean }>`
    select set_sentiment(${key.reviewId}::uuid, ${before.version}, ${value}::smallint, ${model}::smallint) as "isSet"
  `.execute(tx)
  // The visitor has just changed the review.
  if (!rows[0]?.isSet) return setSentiment(tx, principal, key, correction)
  await recordAudit(tx, principal, 'review.sentiment_corrected', {
    companyId: key.companyId,
    target: { type: 'review', id: key.reviewId },
    changes: changesOf(
      { sentiment: sentimentOf(before.sentiment), corrected: isCorrected },
      { sentiment: sentimentOf(value), corrected: sentiment !== null },
    ),
  })
  return 'changed'
}

function isAsSeen(review: JudgedReview, seen: NonNullable<Correction['seen']>): boolean {
  const byHand = review.sentiment_model === null ? sentimentOf(review.sentiment) : null
  const editedAt = seen.editedAt === null ? undefined : Date.parse(seen.editedAt)
  return byHand === seen.sentiment && review.edited_at?.getTime() === editedAt
}

async function readJudged(tx: Tx, { companyId, reviewId }: ReviewKey): Promise<JudgedReview> {
  const { rows } = await sql<JudgedReview>`
    select r.rating, r.sentiment, r.sentiment_model, r.feedback, r.lang, r.version, r.edited_at,
      ${textLanguage}
    from reviews r where r.company_id = ${companyId}::uuid and r.id = ${reviewId}::uuid
  `.execute(tx)
  const [review] = rows
  if (!review) throw new DomainError('review_not_found')
  return review
}

/** Returns the sentiment that the model gives the review: by its rating alone if its feedback was erased. */
function judge({ feedback, rating, lang, text_language }: JudgedReview): number {
  return classify(feedback, rating, { textLanguage: knownLanguage(text_language), lang })
}
