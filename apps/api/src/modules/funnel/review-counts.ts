import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import type { ReviewEvent } from '#modules/reviews/events.ts'

/** Name of the consumer that counts reviews, as registered by migration 25. */
export const reviewCountsConsumer = 'funnel'

/** Counts stored reviews, in the transaction that marks their events as handled: each exactly once. */
export async function countReviews(tx: Tx, events: readonly ReviewEvent[]): Promise<void> {
  await sql`
    select count_reviews(
      ${events.map(({ companyId }) => companyId)}::uuid[], ${events.map(({ reviewId }) => reviewId)}::uuid[]
    )
  `.execute(tx)
}
