import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import type { EventRange } from '#modules/reviews/events.ts'

/** Name of the consumer that counts reviews, as registered by migration 25. */
export const reviewCountsConsumer = 'funnel'

/** Counts stored reviews, in the transaction that marks their events as handled: each exactly once. */
export async function countReviews(tx: Tx, { after, upTo }: EventRange): Promise<void> {
  await sql`select count_reviews(${after}::bigint, ${upTo}::bigint)`.execute(tx)
}
