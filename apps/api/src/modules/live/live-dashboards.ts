import { PassThrough, type Readable } from 'node:stream'
import type { DashboardEvent } from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import type { Databases } from '#db/databases.ts'
import type { Listener } from '#db/listen.ts'
import { DomainError } from '#domain/errors.ts'
import { formatPosition, type Position } from '#domain/position.ts'
import { accessChannel, stillAllowed } from '#modules/accounts/sessions.ts'
import { liveKeys } from '#modules/api-keys/repository.ts'
import { isDemoOpen } from '#modules/demo/demo-company.ts'

/** Channel of notifications about new and changed reviews; the payload lists companies. */
export const reviewsChannel = 'reviews_added'

/** Debounce interval for notifications, in ms. */
const gatherMs = 250
/**
 * Heartbeat interval of a stream, in ms. Below the idle timeout of common proxies; access is rechecked on each beat.
 */
const usualBeatMs = 25_000
/** Maximum clock skew to the database at which a recheck does not come too early, in ms. */
const clockMs = 500
/** Open streams per user or API key; each tab of a dashboard has one. */
const maxPerUser = 10
/** Open streams of the demo's viewers, per process; without one, a page polls. */
const maxInDemo = 200
/** Open streams per process. */
const maxOpen = 5_000
/** The longest time that a timer can wait, in ms; without the limit, it would not wait at all. */
const maxTimerMs = 2 ** 31 - 1
/** Entries per notification, whose payload is limited to 8000 bytes. */
const maxEntries = 100

interface Stream {
  body: PassThrough
  companyId: string
  /** Narrows the stream to a location. */
  locationId?: string | undefined
  /** Null in the demo and of an API key, like `sessionId`. */
  userId: string | null
  sessionId: string | null
  /** The API key that reads it. */
  keyId?: string | undefined
  /** When the access is to be rechecked, in addition to every heartbeat (ISO 8601). */
  until?: string | undefined
  /** Events written since the reader last caught up. */
  unread: Set<DashboardEvent['type']>
}

/**
 * Notifies open dashboards, whichever process they are connected to, of new and changed reviews and changed cases.
 *
 * The notification is not part of the review's transaction: NOTIFY holds a database-wide lock until commit, which would
 * serialize all reviews. It follows a moment later, batched with other arrivals. If it is lost, no review is: they show
 * with the next notification, or when the page is opened.
 */
export class LiveDashboards implements Listener {
  readonly channel = reviewsChannel
  /** Everything to listen to. */
  get listeners(): Listener[] {
    return [this, this.access, this.cases]
  }

  /** Ends streams immediately when their user, key or company loses access, without waiting for the next heartbeat. */
  readonly access: Listener = {
    channel: accessChannel,
    onNotification: (id) =>
      void this.#endForbidden(
        [...this.#streams].filter(({ userId, keyId, companyId }) => [userId, keyId, companyId].includes(id)),
      ),
    onListening: () => {},
  }
  readonly cases: Listener = {
    channel: 'cases_changed',
    onNotification: (payload) => {
      const companyIds = new Set(payload.split(','))
      this.#announce('cases_changed', companyIds, ({ companyId }) => companyIds.has(companyId))
    },
    onListening: (on) => {
      if (on) for (const stream of this.#streams) send(stream, 'cases_changed')
    },
  }
  readonly #deps: Pick<Databases, 'visitorDb' | 'accountsDb' | 'replica'>
  readonly #beatMs: number
  readonly #streams = new Set<Stream>()
  readonly #added = new Set<string>()
  /** Companies whose cases have changed. */
  readonly #changed = new Set<string>()
  #gathering: NodeJS.Timeout | undefined
  #beating: NodeJS.Timeout | undefined

  constructor(
    deps: Pick<Databases, 'visitorDb' | 'accountsDb' | 'replica'>,
    { beatMs = usualBeatMs }: { beatMs?: number } = {},
  ) {
    this.#deps = deps
    this.#beatMs = beatMs
  }

  /**
   * Records a new or edited review of a company; its dashboards are notified a moment later.
   *
   * @param review its location; null without one, undefined if unknown
   */
  added({ companyId, locationId }: { companyId: string; locationId?: string | null | undefined }): void {
    this.#added.add(locationId === undefined ? companyId : `${companyId}/${locationId ?? ''}`)
    this.#gathering ??= setTimeout(() => this.#tell(), gatherMs).unref()
  }

  /** Records a change to a company's cases; its dashboards are notified a moment later. Call it after the commit. */
  casesChanged(companyId: string): void {
    this.#changed.add(companyId.toLowerCase())
    this.#gathering ??= setTimeout(() => this.#tell(), gatherMs).unref()
  }

  onNotification(payload: string): void {
    const entries = new Set(payload.split(','))
    const companyIds = new Set(Array.from(entries, (entry) => entry.split('/', 1)[0] ?? ''))
    this.#announce('reviews_added', companyIds, ({ companyId, locationId }) =>
      locationId
        ? entries.has(companyId) || entries.has(`${companyId}/${locationId}`)
        : companyIds.has(companyId),
    )
  }

  onListening(on: boolean): void {
    if (!on) return
    // Covers everything missed while not listening.
    this.#deps.replica?.restart()
    for (const stream of this.#streams) send(stream, 'reviews_added')
  }

  /**
   * Sends an event to the streams that it concerns; with a replica, once the position that their next reads must
   * include is known.
   */
  #announce(
    type: DashboardEvent['type'],
    companyIds: ReadonlySet<string>,
    concerns: (stream: Stream) => boolean,
  ): void {
    const announce = (position?: Position) => {
      for (const stream of this.#streams) if (concerns(stream)) send(stream, type, position)
    }
    const { replica } = this.#deps
    if (!replica) {
      announce()
      return
    }
    replica.position().then(
      (position) => {
        replica.tell(companyIds, position)
        announce(position)
      },
      () => {
        replica.restart()
        announce()
      },
    )
  }

  /**
   * Opens a stream of server-sent events for a company's dashboard. It ends soon after the session or the user's link
   * to the company does.
   *
   * @throws DomainError `too_many_requests`, `overloaded`
   */
  open(stream: Omit<Stream, 'body' | 'unread'>): Readable {
    if (this.#streams.size >= maxOpen) throw new DomainError('overloaded', { retryAfter: 30 })
    const reader = readerOf(stream)
    const own = [...this.#streams].filter((other) => readerOf(other) === reader)
    if (own.length >= (reader === null ? maxInDemo : maxPerUser))
      throw new DomainError('too_many_requests', { retryAfter: 30 })
    const opened: Stream = { ...stream, body: new PassThrough(), unread: new Set() }
    this.#streams.add(opened)
    opened.body.once('close', () => this.#forget(opened))
    if (stream.until) {
      const leftMs = Date.parse(stream.until) - Date.now()
      const recheck = setTimeout(
        () => this.#endForbidden([opened]),
        Math.min(leftMs + clockMs, maxTimerMs),
      ).unref()
      opened.body.once('close', () => clearTimeout(recheck))
    }
    opened.body.write('retry: 3000\n\n')
    this.#beating ??= setInterval(() => this.#beat(), this.#beatMs).unref()
    return opened.body
  }

  /** Number of open streams. */
  get size(): number {
    return this.#streams.size
  }

  /** Ends all streams so that the process can stop; the pages reconnect to another one. */
  close(): void {
    clearTimeout(this.#gathering)
    for (const { body } of this.#streams) body.end()
  }

  #tell(): void {
    this.#gathering = undefined
    this.#notify(this.channel, this.#added)
    this.#notify(this.cases.channel, this.#changed)
  }

  #notify(channel: string, gathered: Set<string>): void {
    const entries = [...gathered]
    gathered.clear()
    for (let at = 0; at < entries.length; at += maxEntries) {
      const payload = entries.slice(at, at + maxEntries).join(',')
      sql`select pg_notify(${channel}, ${payload})`.execute(this.#deps.visitorDb).catch(() => {})
    }
  }

  async #beat(): Promise<void> {
    for (const { body } of await this.#endForbidden([...this.#streams])) {
      if (!body.writableEnded) body.write(':\n\n')
    }
  }

  /** @returns the streams that remain allowed */
  async #endForbidden(streams: Stream[]): Promise<Set<Stream>> {
    if (streams.length === 0) return new Set()
    const allowed = await this.#allowed(streams).catch(() => new Set<Stream>())
    for (const stream of streams) if (!allowed.has(stream)) stream.body.end()
    return allowed
  }

  async #allowed(streams: Stream[]): Promise<Set<Stream>> {
    const ofKeys = streams.filter(hasKey)
    const live = await liveKeys(
      this.#deps.accountsDb,
      ofKeys.map(({ keyId }) => keyId),
    )
    const inDemo = streams.filter((stream) => readerOf(stream) === null)
    const isOpen = inDemo.length > 0 && (await isDemoOpen(this.#deps.visitorDb))
    const ofSessions = streams.filter(hasSession)
    return new Set([
      ...(await stillAllowed(this.#deps.accountsDb, ofSessions)),
      ...ofKeys.filter(({ keyId }) => live.has(keyId)),
      ...inDemo.filter(({ until }) => isOpen && until !== undefined && Date.parse(until) > Date.now()),
    ])
  }

  #forget(stream: Stream): void {
    this.#streams.delete(stream)
    if (this.#streams.size > 0) return
    clearInterval(this.#beating)
    this.#beating = undefined
  }
}

/** The id of a stream's reader; null in the demo. */
const readerOf = ({ userId, keyId }: Pick<Stream, 'userId' | 'keyId'>) => userId ?? keyId ?? null

function hasKey(stream: Stream): stream is Stream & { keyId: string } {
  return stream.keyId !== undefined
}

function hasSession(stream: Stream): stream is Stream & { sessionId: string } {
  return stream.sessionId !== null
}

/**
 * Skips events that the reader has not read yet: they will fetch once for both.
 *
 * @param position WAL position after the commit of what is announced
 */
function send({ body, unread }: Stream, type: DashboardEvent['type'], position?: Position): void {
  if (body.writableEnded) return
  if (!body.writableNeedDrain) unread.clear()
  if (unread.has(type)) return
  unread.add(type)
  const id = position === undefined ? '' : `id: ${formatPosition(position)}\n`
  body.write(`${id}data: ${JSON.stringify({ type } satisfies DashboardEvent)}\n\n`)
}
