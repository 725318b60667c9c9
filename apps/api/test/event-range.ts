import type { Db } from '#db/client.ts'
import type { EventRange } from '#modules/reviews/events.ts'

/** Returns the range of the events of reviews that were stored in succession. */
export async function rangeOf(owner: Db, reviews: readonly { id: string }[]): Promise<EventRange> {
  const { first, last } = await owner
    .selectFrom('review_events')
    .select((eb) => [eb.fn.min('position').as('first'), eb.fn.max('position').as('last')])
    .where(
      'review_id',
      'in',
      reviews.map(({ id }) => id),
    )
    .executeTakeFirstOrThrow()
  return { after: String(BigInt(first) - 1n), upTo: last }
}
