import { sql } from 'kysely'
import QuickLRU from 'quick-lru'
import type { Db } from '#db/client.ts'

/** How often the processes tell each other what they counted. */
const shareMs = 1_000
/** Keys in one statement; the others wait for the next one. */
const maxShared = 1_000
/** Keys that wait to be shared. Beyond it they are counted in this process alone. */
const maxDue = 10_000
/** Keys remembered; the least recently seen are forgotten first. */
const maxKept = 100_000

interface Count {
  /** As far as known here: of all processes when it was last shared, and of this one since. */
  count: number
  /** What of it the others do not know. */
  untold: number
  /** On this process's monotonic clock, in ms. */
  resetsAt: number
}

/**
 * Counts that several processes keep together without asking each other first. Each counts in its memory at once, and
 * about once a second all it counted since then is added to the table in one statement, which gives back what the
 * others have added. Nobody waits for it: while the database cannot be reached each process counts for itself, and the
 * rest is added later. What was counted since the last time is lost when the process ends.
 */
export class SharedCounts {
  readonly #db: Db
  readonly #kept = new QuickLRU<string, Count>({ maxSize: maxKept })
  readonly #due = new Map<string, Count>()
  #timer: NodeJS.Timeout | undefined
  #sharing: Promise<void> | undefined
  #stopped = false

  constructor(db: Db) {
    this.#db = db
  }

  /**
   * Counts one more, unless there have been enough.
   *
   * @param key 32 bytes in base64
   * @returns seconds to wait, 0 when within the limit
   */
  take(key: string, { max, windowSeconds }: { max: number; windowSeconds: number }): number {
    const now = performance.now()
    const known = this.#kept.get(key)
    const current =
      known && known.resetsAt > now ? known : { count: 0, untold: 0, resetsAt: now + windowSeconds * 1000 }
    if (current.count >= max) return (current.resetsAt - now) / 1000
    current.count += 1
    current.untold += 1
    this.#kept.set(key, current)
    if (this.#due.size < maxDue || this.#due.has(key)) this.#due.set(key, current)
    this.#plan()
    return 0
  }

  /** Tells the others, and learns from them, now. */
  share(): Promise<void> {
    this.#sharing ??= this.#share().finally(() => {
      this.#sharing = undefined
    })
    return this.#sharing
  }

  /** Shares nothing more. */
  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
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
    for (const { current } of batch) current.untold = 0
    const totals = await exchange(this.#db, batch).catch(() => undefined)
    const now = performance.now()
    for (const { key, current, added } of batch) {
      const total = totals?.get(key)
      let learned = false
      if (total) {
        learned = total.count + current.untold !== current.count
        current.count = total.count + current.untold
        current.resetsAt = now + total.seconds * 1000
      }
      if (!totals) current.untold += added
      // Looked at once more after it was added to: by then others may have told what they counted at the same time.
      if ((added > 0 || learned) && this.#kept.peek(key) === current) this.#due.set(key, current)
    }
  }

  /** Takes what waits longest out of what is due; windows that are over count no more. */
  #nextBatch(): Addition[] {
    const now = performance.now()
    const batch: Addition[] = []
    for (const [key, current] of this.#due) {
      if (batch.length === maxShared) break
      this.#due.delete(key)
      if (current.resetsAt <= now) continue
      batch.push({ key, current, added: current.untold, seconds: (current.resetsAt - now) / 1000 })
    }
    return batch
  }
}

interface Addition {
  key: string
  current: Count
  added: number
  /** Until the window ends, if nobody else has begun it. */
  seconds: number
}

/**
 * Adds to the table and reads what is in it then. The window is that of who began it first. The rows are taken in
 * order, so that two processes cannot wait for each other in a circle.
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
