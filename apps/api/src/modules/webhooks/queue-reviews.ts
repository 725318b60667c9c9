import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import type { EventRange } from '#modules/reviews/events.ts'

/** Name of the consumer that queues webhooks for stored reviews. */
export const webhooksConsumer = 'webhooks'

/**
 * Events per transaction. Each becomes as many deliveries as there are webhooks, and other consumers wait for the
 * transaction.
 */
export const webhooksBatchSize = 200

/** Queues webhooks for stored reviews, in the transaction that marks their events as handled. */
export async function queueReviews(tx: Tx, { after, upTo }: EventRange): Promise<void> {
  await sql`select queue_review_webhooks(${after}, ${upTo})`.execute(tx)
}
