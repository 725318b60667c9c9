import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '#db/client.ts'

/** Interval at which processes share their counts. */
const shareMs = 1_000
/** Keys per statement; the rest wait for the next one. */
const maxShared = 1_000
/** Keys queued for sharing. Beyond that, keys are counted in this process alone. */
const maxDue = 10_000
/** Keys kept in memory; the least recently used are evicted first. */
const maxKept = 100_000

interface Count {
  /** Known total: all processes as of the last sharing, plus this one since. */
  count: number
  /** Part of the count not yet shared. */
  pending: number
  /** `performance.now()`, in ms. */
  resetsAt: number
}

/**
 * Counters shared by several processes without coordination on each request. Each process counts in memory and about
 * once a second adds its increments to the table in one statement, which returns the totals. No request waits for this:
 * while the database is unreachable each process counts on its own, and the increments are added later. Increments
 * since the last sharing are lost when the process exits.
 */
export class SharedCounts {
  readonly #db: Db
  readonly #kept = new LRUCache<string, Count>({ max: maxKept })
  readonly #due = new Map<string, Count>()
  #timer: NodeJS.Timeout | undefined
  #sharing: Promise<void> | undefined
  #stopped = false

  constructor(db: Db) {
    this.#db = db
  }

  /**
   * Counts one request unless the limit is reached.
   *
   * @param key 32 bytes in base64
   * @returns seconds to wait, 0 when within the limit
   */
  take(key: string, { max, windowSeconds }: { max: number; windowSeconds: number }): number {
    const now = performance.now()
    const known = this.#kept.get(key)
    const current =
      known && known.resetsAt > now ? known : { count: 0, pending: 0, resetsAt: now + windowSeconds * 1000 }
    if (current.count >= max) return (current.resetsAt - now) / 1000
    current.count += 1
    current.pending += 1
    this.#kept.set(key, current)
    if (this.#due.size < maxDue || this.#due.has(key)) this.#due.set(key, current)
    this.#plan()
    return 0
  }

  /** Returns how many requests a key has left in its window, and the seconds until that ends. */
  left(key: string, { max, windowSeconds }: { max: number; windowSeconds: number }) {
    const { count, resetsAt } = this.#kept.get(key) ?? { count: 0, resetsAt: undefined }
    const seconds = resetsAt === undefined ? windowSeconds : (resetsAt - performance.now()) / 1000
    return { requests: Math.max(max - count, 0), seconds: Math.max(seconds, 0) }
  }

  /** Shares counts with the other processes now. */
  share(): Promise<void> {
    this.#sharing ??= this.#share().finally(() => {
      this.#sharing = undefined
    })
    return this.#sharing
  }

  /** Stops sharing, and waits for a statement in flight. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#sharing
  }

  #plan(): void {
    if (this.#stopped || this.#due.size === 0) return
    this.#timer ??= setTimeout(async () => {
      await this.share()
      this.#timer = undefined
      this.#plan()
    }, shareMs).unref()
  }

  async #share(): Promise<void> {
    const batch = this.#nextBatch()
    if (batch.length === 0) return
    for (const { current } of batch) current.pending = 0
    const totals = await exchange(this.#db, batch).catch(() => undefined)
    const now = performance.now()
    for (const { key, current, added } of batch) {
      const total = totals?.get(key)
      let learned = false
      if (total) {
        learned = total.count + current.pending !== current.count
        current.count = total.count + current.pending
        current.resetsAt = now + total.seconds * 1000
      }
      if (!totals) current.pending += added
      // Read once more after an increment: other processes may have added theirs in the meantime.
      if ((added > 0 || learned) && this.#kept.peek(key) === current) this.#due.set(key, current)
    }
  }

  /** Takes the longest-waiting keys off the queue; drops expired windows. */
  #nextBatch(): Addition[] {
    const now = performance.now()
    const batch: Addition[] = []
    for (const [key, current] of this.#due) {
      if (batch.length === maxShared) break
      this.#due.delete(key)
      if (current.resetsAt <= now) continue
      batch.push({ key, current, added: current.pending, seconds: (current.resetsAt - now) / 1000 })
    }
    return batch
  }
}

interface Addition {
  key: string
  current: Count
  added: number
  /** Seconds until the window ends, unless another process started it. */
  seconds: number
}

/**
 * Adds the increments to the table and returns the new totals. The window of the process that started it first applies.
 * Rows are locked in key order, so two processes cannot deadlock.
 */
async function exchange(
  db: Db,
  additions: Addition[],
): Promise<Map<string, { count: number; seconds: number }>> {
  const rows = additions
    .map(({ key, added, seconds }) => ({ key: Buffer.from(key, 'base64'), added, seconds }))
    .sort((a, b) => a.key.compare(b.key))
  const answer = await sql<{ key: Buffer; count: number; seconds: number }>`
    with given as (
      select * from unnest(
        ${rows.map(({ key }) => key)}::bytea[],
        ${rows.map(({ added }) => added)}::integer[],
        ${rows.map(({ seconds }) => seconds)}::double precision[]
      ) as given (key, added, seconds)
    ),
    stored as (
      insert into rate_limits as r (key, count, resets_at)
      select key, added, now() + make_interval(secs => seconds) from given where added > 0 order by key
      on conflict (key) do update set
        count = case when r.resets_at <= now() then excluded.count else r.count + excluded.count end,
        resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
      returning key, count, resets_at
    ),
    total as (
      select key, count, resets_at from stored
      union all
      select key, r.count, r.resets_at from given join rate_limits r using (key)
      where added = 0 and r.resets_at > now()
    )
    select key, count, extract(epoch from resets_at - now())::double precision as seconds from total
  `.execute(db)
  return new Map(answer.rows.map(({ key, ...total }) => [key.toString('base64'), total]))
}
