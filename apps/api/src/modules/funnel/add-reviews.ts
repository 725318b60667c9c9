import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import type { EventRange } from '#modules/reviews/events.ts'

/** Name of the consumer that adds reviews to the funnel, as registered by migration 25. */
export const funnelConsumer = 'funnel'

/** Counts stored reviews as the funnel's last step, in the transaction that marks their events as handled: each exactly once. */
export async function addReviewsToFunnel(tx: Tx, { after, upTo }: EventRange): Promise<void> {
  await sql`select count_reviews(${after}::bigint, ${upTo}::bigint)`.execute(tx)
}
