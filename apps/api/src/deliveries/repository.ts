import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Db, Tx } from '#db/client.ts'

/** PostgreSQL channel that announces queued deliveries. */
export const queuedChannel = 'deliveries_queued'

/** Kinds of receivers. */
export type Receiver = 'webhook' | 'channel' | 'device'

/** Attempts that a delivery keeps. */
const keptAttempts = 20

/** A delivery to queue. */
export interface NewDelivery {
  /** Whose receiver it is; null for an operator's. */
  companyId: string | null
  receiver: Receiver
  receiverId: string
  host: string
  type: string
  /** Identifies the event: a receiver gets each key once. */
  eventKey: string
  reviewId?: string
  /** What its kind needs to compose the request; stored as JSON. */
  data: object
  /** Whether it is not tried again. */
  once?: boolean
  /** Until when it is worth sending. */
  expiresAt?: Date
}

/** A delivery that this process has taken to send. */
export interface DueDelivery {
  id: string
  companyId: string | null
  receiver: Receiver
  receiverId: string
  type: string
  data: unknown
  reviewId: string | null
  /** Failed attempts since it was queued. */
  failures: number
  once: boolean
  createdAt: Date
}

/** One attempt, as it is logged. */
export interface Attempt {
  /** When it began (ISO 8601). */
  at: string
  /** Null without an answer. */
  status: number | null
  /** How long it took. */
  ms: number
  /** The beginning of the answer, or why there was none. */
  answer: string
}

/** Queues a delivery as part of `tx`, by the operators' login. Returns its id. */
export async function queueDelivery(tx: Tx, delivery: NewDelivery): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('deliveries')
    .values({
      id,
      company_id: delivery.companyId,
      receiver: delivery.receiver,
      receiver_id: delivery.receiverId,
      host: delivery.host,
      type: delivery.type,
      event_key: delivery.eventKey,
      review_id: delivery.reviewId ?? null,
      data: JSON.stringify(delivery.data),
      once: delivery.once ?? false,
      expires_at: delivery.expiresAt ?? null,
      next_attempt_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.columns(['receiver_id', 'event_key']).doNothing())
    .execute()
  await announceDeliveries(tx)
  return id
}

/** Wakes the loops once the transaction commits. */
export async function announceDeliveries(tx: Tx): Promise<void> {
  await sql`select pg_notify(${queuedChannel}, '')`.execute(tx)
}

export interface Wanted {
  /** How many at most. */
  wanted: number
  leaseSeconds: number
  /** Kinds of receivers. Those that only a later version knows are left to its servers. */
  receivers: readonly string[]
  /** Ids of receivers that get one at a time. */
  failing: readonly string[]
  /** Ids of receivers that get nothing new now, except what is sent once. */
  waiting: readonly string[]
}

/**
 * Leases deliveries that are due to this process, fairly among receivers, hosts and companies. After `leaseSeconds` they
 * are due again. Those that have expired are deleted instead.
 */
export async function takeDeliveries(
  platformDb: Db,
  { wanted, leaseSeconds, receivers, failing, waiting }: Wanted,
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery & { expired: boolean }>`
    select id, company_id as "companyId", receiver, receiver_id as "receiverId", type, data, review_id as "reviewId",
      failures, once, created_at as "createdAt", coalesce(expires_at < now(), false) as expired
    from take_deliveries(${wanted}, ${leaseSeconds}, ${receivers}::text[], ${failing}::uuid[], ${waiting}::uuid[])
  `.execute(platformDb)
  const expired = rows.filter((row) => row.expired)
  if (expired.length > 0) {
    const ids = expired.map(({ id }) => id)
    await platformDb.deleteFrom('deliveries').where('id', 'in', ids).execute()
  }
  return rows.filter((row) => !row.expired)
}

/** What became of an attempt. */
export interface Attempted {
  id: string
  attempt: Attempt
  delivered: boolean
  /** Seconds until the next attempt; null after the last one. */
  next: number | null
}

/**
 * Records attempts. A delivery that ever arrived stays delivered, even if it is sent again in vain.
 *
 * @returns the deliveries' states, without those that were deleted meanwhile
 */
export async function recordAttempts(
  tx: Tx,
  attempts: readonly Attempted[],
): Promise<Map<string, 'pending' | 'delivered' | 'failed'>> {
  // What a crash of the database server undoes is sent again, with the same id, so the disk need not be waited for.
  await sql`set local synchronous_commit = off`.execute(tx)
  const { rows } = await sql<{ id: string; state: 'pending' | 'delivered' | 'failed' }>`
    update deliveries d set
      leased = false,
      attempts = (case when jsonb_array_length(d.attempts) < ${keptAttempts} then d.attempts else d.attempts - 0 end)
        || jsonb_build_array(g.attempt),
      failures = case when g.delivered then 0 else d.failures + 1 end,
      state = case
        when g.next is not null then 'pending'
        when g.delivered or d.attempts @? '$[*] ? (@.status >= 200 && @.status < 300)' then 'delivered'
        else 'failed'
      end,
      next_attempt_at = now() + make_interval(secs => g.next)
    from jsonb_to_recordset(${JSON.stringify(attempts)}::jsonb)
      as g (id uuid, attempt jsonb, delivered boolean, next double precision)
    where d.id = g.id
    returning d.id, d.state
  `.execute(tx)
  return new Map(rows.map(({ id, state }) => [id, state]))
}

/** Deletes an obsolete delivery. */
export async function discardDelivery(platformDb: Db, id: string): Promise<void> {
  await platformDb.deleteFrom('deliveries').where('id', '=', id).execute()
}

/** Deletes deliveries 30 days after they were queued. */
export async function removeFormerDeliveries(tx: Tx): Promise<void> {
  await sql`delete from deliveries where created_at < now() - interval '30 days'`.execute(tx)
}

/** Returns the number of deliveries that are due, and by how many seconds the oldest one is late. */
export async function countDueDeliveries(
  platformDb: Db,
): Promise<{ deliveries: number; oldestDelivery: number }> {
  const { rows } = await sql<{ deliveries: number; oldestDelivery: number }>`
    select count(*)::integer as deliveries,
      coalesce(extract(epoch from now() - min(next_attempt_at)), 0)::double precision as "oldestDelivery"
    from deliveries where state = 'pending' and next_attempt_at <= now()
  `.execute(platformDb)
  return rows[0] ?? { deliveries: 0, oldestDelivery: 0 }
}
