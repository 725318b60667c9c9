import { PassThrough, type Readable } from 'node:stream'
import type { DashboardEvent } from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import type { Listener } from '#db/listen.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#errors.ts'
import { accessChannel, stillAllowed } from '#http/session-store.ts'

/** How long arrivals are gathered into one notification. */
const gatherMs = 250
/** How often an idle stream gives a sign of life, below the idle timeout of usual proxies, and is checked. */
const usualBeatMs = 25_000
/** Open streams of one user; each tab of a dashboard has one. */
const maxPerUser = 10
/** Open streams of this process. */
const maxOpen = 5_000
/** Company ids in one notification: its payload is limited to 8000 bytes. */
const maxIds = 200

interface Stream {
  body: PassThrough
  companyId: string
  userId: string
  sessionId: string
}

/**
 * Tells open dashboards, whichever process they are connected to, that reviews have come or changed.
 *
 * The notification is no part of the review's transaction: NOTIFY takes one lock for the whole database until its
 * transaction has committed, and all reviews would queue for it. It follows a moment later and for all arrivals of that
 * moment at once. Should it get lost, the reviews are not: they show with the next one, or when the page is opened.
 */
export class LiveReviews implements Listener {
  readonly channel = 'reviews_added'
  /** Ends the streams of a user who may see them no more, without waiting for their next beat. */
  readonly access: Listener = {
    channel: accessChannel,
    heard: (user) => void this.#endForbidden([...this.#streams].filter(({ userId }) => userId === user)),
    listening: () => {},
  }
  readonly #deps: Pick<Deps, 'visitorDb' | 'accountsDb'>
  readonly #beatMs: number
  readonly #streams = new Set<Stream>()
  readonly #added = new Set<string>()
  #gathering: NodeJS.Timeout | undefined
  #beating: NodeJS.Timeout | undefined

  constructor(
    deps: Pick<Deps, 'visitorDb' | 'accountsDb'>,
    { beatMs = usualBeatMs }: { beatMs?: number } = {},
  ) {
    this.#deps = deps
    this.#beatMs = beatMs
  }

  /** Notes that a company has a new or an edited review; its dashboards hear of it a moment later. */
  added(companyId: string): void {
    this.#added.add(companyId)
    this.#gathering ??= setTimeout(() => this.#tell(), gatherMs).unref()
  }

  heard(payload: string): void {
    const companyIds = new Set(payload.split(','))
    for (const stream of this.#streams) if (companyIds.has(stream.companyId)) send(stream)
  }

  listening(on: boolean): void {
    // Whatever came while nothing was heard.
    if (on) for (const stream of this.#streams) send(stream)
  }

  /**
   * Opens a stream of server-sent events for a company's dashboard. It ends soon after the session has,
   * or the user's link to the company.
   *
   * @throws DomainError `too_many_requests`, `overloaded`
   */
  open(stream: Omit<Stream, 'body'>): Readable {
    if (this.#streams.size >= maxOpen) throw new DomainError('overloaded', { retryAfter: 30 })
    const own = [...this.#streams].filter(({ userId }) => userId === stream.userId)
    if (own.length >= maxPerUser) throw new DomainError('too_many_requests', { retryAfter: 30 })
    const opened = { ...stream, body: new PassThrough() }
    this.#streams.add(opened)
    opened.body.once('close', () => this.#forget(opened))
    opened.body.write('retry: 3000\n\n')
    this.#beating ??= setInterval(() => this.#beat(), this.#beatMs).unref()
    return opened.body
  }

  /** How many streams are open. */
  get size(): number {
    return this.#streams.size
  }

  /** Ends all streams, so that the process can stop; their pages connect to another one. */
  close(): void {
    clearTimeout(this.#gathering)
    for (const { body } of this.#streams) body.end()
  }

  #tell(): void {
    this.#gathering = undefined
    const companyIds = [...this.#added]
    this.#added.clear()
    for (let at = 0; at < companyIds.length; at += maxIds) {
      const payload = companyIds.slice(at, at + maxIds).join(',')
      sql`select pg_notify(${this.channel}, ${payload})`.execute(this.#deps.visitorDb).catch(() => {})
    }
  }

  async #beat(): Promise<void> {
    for (const { body } of await this.#endForbidden([...this.#streams])) {
      if (!body.writableEnded) body.write(':\n\n')
    }
  }

  /** @returns the others */
  async #endForbidden(streams: Stream[]): Promise<Set<Stream>> {
    if (streams.length === 0) return new Set()
    const allowed = await stillAllowed(this.#deps.accountsDb, streams).catch(() => new Set<Stream>())
    for (const stream of streams) if (!allowed.has(stream)) stream.body.end()
    return allowed
  }

  #forget(stream: Stream): void {
    this.#streams.delete(stream)
    if (this.#streams.size > 0) return
    clearInterval(this.#beating)
    this.#beating = undefined
  }
}

const event: DashboardEvent = { type: 'reviews_added' }

/** A reader that has not taken the last event yet will fetch once for both. */
function send({ body }: Stream): void {
  if (!body.writableEnded && !body.writableNeedDrain) body.write(`data: ${JSON.stringify(event)}\n\n`)
}
