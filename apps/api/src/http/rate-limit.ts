import { createHash } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'
import type { ErrorCode } from '@candour/schemas/errors.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { Databases } from '#db/databases.ts'
import { DomainError } from '#domain/errors.ts'
import { SharedCounts } from '#http/shared-counts.ts'

declare module 'fastify' {
  interface FastifyInstance {
    rateLimiter: RateLimiter
  }
}

/** How often something may be done, and the key it is counted by. */
export interface Limit<Request> {
  name: string
  /** Key to count a request by, such as a network or an account. Requests without a key are not counted. */
  key: (request: Request) => string | undefined
  /** Requests per window. A window starts with its first request and is never extended. */
  max: number
  windowSeconds: number
  /**
   * When counts are shared across processes. By default with each request, at the cost of a statement. `once a second` is
   * for requests that must stay fast; they can exceed `max` for up to a second.
   */
  shared?: 'once a second'
  /** Error that refuses further requests; by default `too_many_requests`. */
  error?: ErrorCode
}

export type CountedAtOnce<Request> = Limit<Request> & { shared?: undefined }

/**
 * Returns the network of a client: the IPv4 address, or the /64 of an IPv6 address, since one subscriber controls all
 * addresses in it (RFC 6177). Clients that have disconnected, whose address is no longer known, share one network:
 * without a key they would not be counted.
 */
export function network(ip: string | undefined): string {
  if (ip === undefined) return 'unknown'
  return prefix(ip, 4) ?? /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip
}

/** Returns the /48 of an IPv6 address, which one customer may own entirely (RFC 6177); undefined for IPv4. */
export function site(ip: string): string | undefined {
  return prefix(ip, 3)
}

/**
 * Returns the network of a client, too coarse to identify a person: an IPv4 /24 or an IPv6 /48; undefined if the client
 * has disconnected and its address is therefore not known.
 */
export function coarseNetwork(ip: string | undefined): string | undefined {
  if (ip === undefined) return undefined
  const v4 = ip.replace(/^::ffff:/i, '')
  return isIPv4(v4) ? `${v4.split('.').slice(0, 3).join('.')}.0/24` : site(ip)
}

/** Returns the first `length` groups of an IPv6 address in CIDR notation; undefined for IPv4. */
function prefix(ip: string, length: number): string | undefined {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped || !isIPv6(ip)) return undefined
  const [head = '', tail] = (ip.split('%', 1)[0] ?? '').toLowerCase().split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail ?? '')]
  return `${all
    .slice(0, length)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${length * 16}`
}

/** Rate limiter. Keys are stored only as hashes. */
export class RateLimiter {
  readonly #db: Db
  readonly #enabled: boolean
  readonly #counts: SharedCounts

  constructor({ db, visitorDb }: Pick<Databases, 'db' | 'visitorDb'>, enabled: boolean) {
    this.#db = db
    this.#enabled = enabled
    this.#counts = new SharedCounts(visitorDb)
  }

  /**
   * Counts a request against the limits in order, stopping at the first one exceeded: a client refused by its network
   * cannot fill the table with ever new accounts.
   *
   * @throws DomainError `too_many_requests`, or the limit's own, with the seconds until the window ends
   */
  async take<Request>(limits: readonly Limit<Request>[], request: Request): Promise<void> {
    if (!this.#enabled) return
    for (const limit of limits) {
      const key = keyOf(limit, request)
      if (!key) continue
      const wait =
        limit.shared === 'once a second'
          ? this.#counts.take(key.toString('base64'), limit)
          : await this.#takeAtOnce(key, limit)
      if (wait > 0) throw new DomainError(limit.error ?? 'too_many_requests', { retryAfter: Math.ceil(wait) })
    }
  }

  /**
   * Returns what is left of a limit that is shared once a second, after a request has been counted; undefined if there
   * are no limits.
   */
  left<Request>(limit: Limit<Request>, request: Request): { requests: number; seconds: number } | undefined {
    const key = keyOf(limit, request)
    return this.#enabled && key ? this.#counts.left(key.toString('base64'), limit) : undefined
  }

  /** Resets limits that are shared at once, because the user has proven their identity. */
  async forget<Request>(limits: readonly CountedAtOnce<Request>[], request: Request): Promise<void> {
    const keys = limits.flatMap((limit) => keyOf(limit, request) ?? [])
    if (!this.#enabled || keys.length === 0) return
    await this.#db.deleteFrom('rate_limits').where('key', 'in', keys).execute()
  }

  /** Undoes one count of a limit that is shared at once. */
  async giveBack<Request>(limit: CountedAtOnce<Request>, request: Request): Promise<void> {
    const key = keyOf(limit, request)
    if (!this.#enabled || !key) return
    await this.#db
      .updateTable('rate_limits')
      .set(({ eb }) => ({ count: eb('count', '-', 1) }))
      .where('key', '=', key)
      .where('count', '>', 0)
      .execute()
  }

  /** Stops the background sharing of counts. */
  stop(): Promise<void> {
    return this.#counts.stop()
  }

  /** @returns seconds to wait, 0 when within the limit */
  async #takeAtOnce(
    key: Buffer,
    { max, windowSeconds }: { max: number; windowSeconds: number },
  ): Promise<number> {
    const { rows } = await sql<{ count: number; wait: number }>`
      insert into rate_limits as r (key, count, resets_at)
      values (${key}, 1, now() + make_interval(secs => ${windowSeconds}))
      on conflict (key) do update set
        count = case when r.resets_at <= now() then 1 else r.count + 1 end,
        resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
      returning count, extract(epoch from resets_at - now())::float as wait
    `.execute(this.#db)
    const [row] = rows
    return row && row.count > max ? Math.max(row.wait, 1) : 0
  }
}

function keyOf<Request>(limit: Limit<Request>, request: Request): Buffer | undefined {
  const key = limit.key(request)
  if (key === undefined) return undefined
  return createHash('sha256').update(`${limit.name}\n${key}`).digest()
}
