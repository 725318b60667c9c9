import { randomUUID } from 'node:crypto'
import type { FunnelCounts } from '@candour/schemas/funnel.ts'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { isForeignKeyViolation, isUnfitRow } from '#db/violations.ts'

/** Events that are counted here; reviews are counted from their durable events. */
type VisitEvent = Exclude<keyof FunnelCounts, 'review'>

/** The place of an event. */
export interface VisitedPlace {
  companyId: string
  placementId?: string | undefined
  locationId?: string | undefined
}

export type Visit = VisitedPlace & { event: VisitEvent }

type Visits = VisitedPlace & Record<VisitEvent, number>

/** Interval at which counts are written, in ms. */
const writeMs = 1_000
/** Maximum backoff after repeated failures, in ms. */
const maxPauseMs = 30_000
/** Places per statement; the rest follow immediately. */
const maxWritten = 5_000
/** Places counted in memory. Beyond that, events elsewhere are not counted until the database is reachable again. */
const maxPlaces = 100_000
/** Attempts to write the rest on stop. */
const lastAttempts = 3

/**
 * Counts visitors' events in memory, and writes them about once a second in one statement per process. Nobody waits for
 * it, and no visitor's connection is used. A failed statement is repeated under its batch number, so it counts once
 * even if only its answer was lost. Counts not yet written are lost when the process is killed.
 */
export class FunnelCounter {
  readonly #db: Db
  readonly #writer = randomUUID()
  #counted = new Map<string, Visits>()
  /** The keys of places counted before. */
  readonly #keys = new WeakMap<VisitedPlace, string>()
  /** The batch that was sent but not confirmed. */
  #unconfirmed: { number: number; visits: Visits[] } | undefined
  #batches = 0
  #failures = 0
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> | undefined
  #stopped = false
  #log: Pick<FastifyBaseLogger, 'warn'> | undefined

  /** @param db connections that no visitor waits for */
  constructor(db: Db) {
    this.#db = db
  }

  /** Reports failures to this log. */
  logTo(log: Pick<FastifyBaseLogger, 'warn'>): void {
    this.#log = log
  }

  /** @param place counts fastest if it is the same object each time */
  count(event: VisitEvent, place: VisitedPlace): void {
    const key = this.#keyOf(place)
    let visits = this.#counted.get(key)
    if (!visits) {
      if (this.#counted.size >= maxPlaces) return
      const { companyId, placementId, locationId } = place
      visits = { companyId, placementId, locationId, scan: 0, view: 0, public: 0, rating: 0 }
      this.#counted.set(key, visits)
    }
    visits[event] += 1
    this.#plan()
  }

  #keyOf(place: VisitedPlace): string {
    const known = this.#keys.get(place)
    if (known !== undefined) return known
    const key = `${place.companyId} ${place.placementId} ${place.locationId}`
    this.#keys.set(place, key)
    return key
  }

  /** Writes everything counted so far. Never rejects; what could not be written is kept. */
  async write(): Promise<void> {
    await this.#writing
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined
    })
    await this.#writing
  }

  /** Stops the timer and writes the rest. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    for (let attempt = 0; attempt < lastAttempts && this.#hasUnwritten; attempt += 1) await this.write()
  }

  get #hasUnwritten(): boolean {
    return this.#unconfirmed !== undefined || this.#counted.size > 0
  }

  #plan(): void {
    if (this.#stopped || this.#timer) return
    const pause = Math.min(writeMs * 2 ** this.#failures, maxPauseMs)
    this.#timer = setTimeout(async () => {
      await this.write()
      this.#timer = undefined
      if (this.#hasUnwritten) this.#plan()
    }, pause).unref()
  }

  async #write(): Promise<void> {
    try {
      while (this.#hasUnwritten) {
        this.#unconfirmed ??= { number: ++this.#batches, visits: this.#take() }
        await this.#send(this.#unconfirmed.number, this.#unconfirmed.visits)
        this.#unconfirmed = undefined
        this.#failures = 0
      }
    } catch (error) {
      // A company was deleted between two steps of the statement, which leaves it out when repeated.
      if (isForeignKeyViolation(error, 'funnel_days_company_id_fkey')) return this.#write()
      this.#failures += 1
      this.#log?.warn({ err: error }, 'visits not counted yet')
      // Retrying would fail again and block all later counts.
      if (isUnfitRow(error)) this.#unconfirmed = undefined
    }
  }

  #take(): Visits[] {
    if (this.#counted.size <= maxWritten) {
      const visits = [...this.#counted.values()]
      this.#counted = new Map()
      return visits
    }
    const visits: Visits[] = []
    for (const [key, counted] of this.#counted) {
      if (visits.length === maxWritten) break
      this.#counted.delete(key)
      visits.push(counted)
    }
    return visits
  }

  async #send(number: number, visits: Visits[]): Promise<void> {
    const each = <Value>(of: (visited: Visits) => Value) => visits.map(of)
    await sql`
      select count_visits(
        ${this.#writer}, ${number}, ${each(({ companyId }) => companyId)}::uuid[],
        ${each(({ locationId }) => locationId ?? null)}::uuid[],
        ${each(({ placementId }) => placementId ?? null)}::uuid[],
        ${each(({ scan }) => scan)}::integer[], ${each(({ view }) => view)}::integer[],
        ${each((visited) => visited.public)}::integer[], ${each(({ rating }) => rating)}::integer[]
      )
    `.execute(this.#db)
  }
}
