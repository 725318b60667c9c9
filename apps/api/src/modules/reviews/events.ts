import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import { backoff, repeat } from '#lib/repeat.ts'
import type { ReviewKey } from '#modules/reviews/review-id.ts'

/** Poll interval of a consumer, in ms. */
const usualPollMs = 1_000
/** Events per transaction. */
const usualBatchSize = 100
/** Events deleted per statement. */
const trimSize = 10_000

/**
 * The events at positions after `after` and up to `upTo`. Handlers read them in SQL: passing each event through the
 * server would cost more than what most of them do with it.
 */
export interface EventRange {
  after: string
  upTo: string
}

export interface ConsumerOptions {
  platformDb: Db
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Identifies the consumer across processes and restarts. */
  name: string
  /**
   * Handles events in order of arrival, in the transaction that records them as handled: what it writes through `tx` is
   * committed exactly once. Other side effects may be repeated. If it throws, it receives the same events again. Once
   * it has written, it must finish quickly, because until then no consumer receives newer events.
   */
  handle: (tx: Tx, events: EventRange) => Promise<void>
  /** Whether its first start includes the events that are still stored; by default it begins with the next one. */
  fromFirst?: boolean
  batchSize?: number
  /**
   * Rest after a full batch, as a multiple of the time it took. It bounds the consumer's share of the machine while
   * reviews arrive faster than it handles them.
   */
  rest?: number
  pollMs?: number
}

/**
 * Passes every review stored after the consumer's first start to `handle`, at least once and at the consumer's own
 * pace. Any number of processes can run the same consumer: one of them is active at a time, and another takes over if
 * it dies.
 *
 * @returns a handle that stops it after the batch in progress
 */
export function startConsumer({
  platformDb,
  log,
  name,
  handle,
  fromFirst = false,
  batchSize = usualBatchSize,
  rest = 0,
  pollMs = usualPollMs,
}: ConsumerOptions): { stop(): Promise<void> } {
  const settled = settledPosition(platformDb)
  let begun = false
  let failures = 0

  /** @returns whether there may be more events */
  function handleBatch(upTo: string): Promise<boolean> {
    return platformDb.transaction().execute(async (tx) => {
      // An advisory lock, because a row lock would assign a transaction id and thus hold up every consumer's fence for
      // the duration of the batch.
      const { rows } = await sql<{ taken: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended(${`candour consumer ${name}`}, 0)) as taken
      `.execute(tx)
      // Another process holds it.
      if (!rows[0]?.taken) return false
      const batch = await readBatch(tx, upTo)
      if (!batch) return false
      await handle(tx, batch)
      await tx.updateTable('event_consumers').set({ position: batch.upTo }).where('name', '=', name).execute()
      return batch.size === batchSize
    })
  }

  /** @returns undefined if there is nothing to handle, or the consumer has been removed */
  async function readBatch(tx: Tx, upTo: string): Promise<(EventRange & { size: number }) | undefined> {
    const { rows } = await sql<EventRange & { size: number }>`
      select c.position as after, max(e.position) as "upTo", count(*)::integer as size
      from event_consumers c cross join lateral (
        select position from review_events where position > c.position and position <= ${upTo}
        order by position limit ${batchSize}
      ) e
      where c.name = ${name} group by c.position
    `.execute(tx)
    return rows[0]
  }

  return repeat(async () => {
    try {
      if (!begun) await beginConsumer(platformDb, name, fromFirst)
      begun = true
      const upTo = await settled()
      const startedAt = performance.now()
      const more = await handleBatch(upTo)
      failures = 0
      return more ? rest * (performance.now() - startedAt) : pollMs
    } catch (error) {
      failures += 1
      log.warn({ err: error, consumer: name }, 'consumer interrupted')
      return backoff(pollMs, failures)
    }
  })
}

/** Returns the keys of stored reviews in order of arrival. Their companies may have been deleted since. */
export function readReviewKeys(tx: Tx, { after, upTo }: EventRange): Promise<ReviewKey[]> {
  return tx
    .selectFrom('review_events')
    .select(['company_id as companyId', 'review_id as reviewId'])
    .where('position', '>', after)
    .where('position', '<=', upTo)
    .orderBy('position')
    .execute()
}

/** Deletes events that every consumer has handled. */
export async function trimReviewEvents(platformDb: Db): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await platformDb
      .deleteFrom('review_events')
      .where('position', 'in', (handled) =>
        handled
          .selectFrom('review_events')
          .select('position')
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('event_consumers as c')
                  .select('c.name')
                  .whereRef('c.position', '<', 'review_events.position'),
              ),
            ),
          )
          .orderBy('position')
          .limit(trimSize),
      )
      .executeTakeFirst()
    if (numDeletedRows < trimSize) return
  }
}

/** Registers a new consumer, which starts with the events stored from now on, or with all that are still stored. */
async function beginConsumer(platformDb: Db, name: string, fromFirst: boolean): Promise<void> {
  await sql`
    insert into event_consumers (name, position)
    select ${name}, case when ${fromFirst} then 0 else coalesce(max(position), 0) end from review_events
    on conflict (name) do nothing
  `.execute(platformDb)
}

/**
 * Returns a function that finds the settled position, at or below which no new event can appear.
 *
 * Positions are assigned before their transactions commit, so a lower one can appear after a higher one. The fence is a
 * transaction id assigned after a position was seen: any transaction that holds a lower position has a lower id,
 * because the review is inserted first. Once no transaction up to the fence is in progress, everything up to that
 * position has been committed or rolled back. The state is in memory only, so it also works after a restore into
 * another cluster.
 */
function settledPosition(platformDb: Db): () => Promise<string> {
  let settled = '0'
  let fence: { position: string; xact: string } | undefined
  return async () => {
    fence ??= await placeFence(platformDb, settled)
    if (!fence) return settled
    const { rows } = await sql<{ passed: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) > ${fence.xact}::xid8 as passed
    `.execute(platformDb)
    if (rows[0]?.passed) {
      settled = fence.position
      fence = undefined
    }
    return settled
  }
}

/** @returns undefined if there is nothing new, without using up a transaction id */
async function placeFence(
  platformDb: Db,
  settled: string,
): Promise<{ position: string; xact: string } | undefined> {
  // Ordered, so that the index is used: handled events that have not been deleted yet come first in the table.
  const { rows: newer } = await sql`
    select from review_events where position > ${settled} order by position limit 1
  `.execute(platformDb)
  if (newer.length === 0) return undefined
  const { rows } = await sql<{ position: string; xact: string }>`
    select max(position)::text as position, pg_current_xact_id()::text as xact from review_events
    having max(position) is not null
  `.execute(platformDb)
  return rows[0]
}
