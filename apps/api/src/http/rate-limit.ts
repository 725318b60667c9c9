import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import QuickLRU from 'quick-lru'
import type { Db } from '#db/client.ts'
import { DomainError } from '#errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    rateLimiter: RateLimiter
  }
}

/** How often something may be done, and by whom it is counted. */
export interface Limit<Request> {
  name: string
  /** Whom a request counts for: an address, an account. */
  key: (request: Request) => string
  /** Requests within a window; the window begins with the first and is never prolonged. */
  max: number
  windowSeconds: number
  /**
   * Where it is counted. In `database`: over all processes, at the price of a statement. In `process`: for what must
   * stay as fast as it is; with n processes n times as many requests get through.
   */
  in: 'database' | 'process'
}

/**
 * The network a request comes from: an IPv4 address or the first half of an IPv6 address, because one subscriber has
 * all addresses behind it (RFC 6177).
 */
export function network(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = (ip.split('%', 1)[0] ?? '').toLowerCase().split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail ?? '')]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

interface Count {
  count: number
  resetsAt: number
}

/** Bounds the memory; the least recently seen are forgotten first. */
const maxKept = 100_000

/** Counts requests against limits. Who is counted is stored only as a hash. */
export class RateLimiter {
  readonly #db: Db
  readonly #enabled: boolean
  readonly #kept = new QuickLRU<string, Count>({ maxSize: maxKept })

  constructor(db: Db, enabled: boolean) {
    this.#db = db
    this.#enabled = enabled
  }

  /**
   * Counts a request against every limit.
   *
   * @throws DomainError `too_many_requests` once one of them is exceeded, with the seconds until it is not
   */
  async take<Request>(limits: readonly Limit<Request>[], request: Request): Promise<void> {
    if (!this.#enabled || limits.length === 0) return
    const shared = limits.filter((limit) => limit.in === 'database')
    const waits = limits
      .filter((limit) => limit.in === 'process')
      .map((limit) => this.#takeKept(limit, request))
    if (shared.length > 0) waits.push(...(await this.#takeShared(shared, request)))
    const retryAfter = Math.ceil(Math.max(...waits))
    if (retryAfter > 0) throw new DomainError('too_many_requests', { retryAfter })
  }

  /** Forgets what was counted, because the person has shown who they are. */
  async forget<Request>(limit: Limit<Request>, request: Request): Promise<void> {
    if (!this.#enabled) return
    await this.#db.deleteFrom('rate_limits').where('key', '=', keyOf(limit, request)).execute()
  }

  /** @returns seconds to wait, 0 when within the limit */
  #takeKept<Request>(limit: Limit<Request>, request: Request): number {
    const key = keyOf(limit, request).toString('base64')
    const now = Date.now()
    const known = this.#kept.get(key)
    const current =
      known && known.resetsAt > now ? known : { count: 0, resetsAt: now + limit.windowSeconds * 1000 }
    current.count += 1
    this.#kept.set(key, current)
    return current.count > limit.max ? (current.resetsAt - now) / 1000 : 0
  }

  /** One statement for all; the rows in order, so that two requests cannot wait for each other in a circle. */
  async #takeShared<Request>(limits: readonly Limit<Request>[], request: Request): Promise<number[]> {
    const rows = limits
      .map((limit) => ({ key: keyOf(limit, request), max: limit.max, window: limit.windowSeconds }))
      .sort((a, b) => a.key.compare(b.key))
    const counted = await sql<{ key: Buffer; count: number; wait: number }>`
      insert into rate_limits as r (key, count, resets_at)
      select given.key, 1, now() + make_interval(secs => given.seconds)
      from unnest(${rows.map(({ key }) => key)}::bytea[], ${rows.map(({ window }) => window)}::integer[])
        as given (key, seconds)
      on conflict (key) do update set
        count = case when r.resets_at <= now() then 1 else r.count + 1 end,
        resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
      returning key, count, extract(epoch from resets_at - now())::float as wait
    `.execute(this.#db)
    return counted.rows.map(({ key, count, wait }) => {
      const max = rows.find((row) => row.key.equals(key))?.max ?? 0
      return count > max ? Math.max(wait, 1) : 0
    })
  }
}

function keyOf<Request>(limit: Limit<Request>, request: Request): Buffer {
  return createHash('sha256')
    .update(`${limit.name}\n${limit.key(request)}`)
    .digest()
}
