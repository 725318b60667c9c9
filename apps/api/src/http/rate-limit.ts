import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#errors.ts'
import { SharedCounts } from '#http/shared-counts.ts'

declare module 'fastify' {
  interface FastifyInstance {
    rateLimiter: RateLimiter
  }
}

/** How often something may be done, and by whom it is counted. */
export interface Limit<Request> {
  name: string
  /** Whom a request counts for: an address, an account. What has none is not counted. */
  key: (request: Request) => string | undefined
  /** Requests within a window; the window begins with the first and is never prolonged. */
  max: number
  windowSeconds: number
  /**
   * When it is counted over all processes. `at once`: exactly, at the price of a statement per request. `once a second`:
   * for what must stay as fast as it is; beyond `max` get through those of the second in which it is reached.
   */
  shared: 'at once' | 'once a second'
}

export type CountedAtOnce<Request> = Limit<Request> & { shared: 'at once' }

/**
 * The network a request comes from: an IPv4 address or the first half of an IPv6 address, because one subscriber has
 * all addresses behind it (RFC 6177).
 */
export function network(ip: string): string {
  return prefix(ip, 4) ?? /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip
}

/** The /48 of an IPv6 address, which one customer may have as a whole (RFC 6177); of an IPv4 address nothing. */
export function site(ip: string): string | undefined {
  return prefix(ip, 3)
}

/** The first groups of an IPv6 address, as a network. */
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

/** Counts requests against limits. Who is counted is stored only as a hash. */
export class RateLimiter {
  readonly #db: Db
  readonly #enabled: boolean
  readonly #counts: SharedCounts

  constructor({ db, visitorDb }: Pick<Deps, 'db' | 'visitorDb'>, enabled: boolean) {
    this.#db = db
    this.#enabled = enabled
    this.#counts = new SharedCounts(visitorDb)
  }

  /**
   * Counts a request against the limits in their order, up to one that is exceeded: who is refused by their network
   * cannot fill the table with ever new accounts.
   *
   * @throws DomainError `too_many_requests` with the seconds until the limit is not exceeded any more
   */
  async take<Request>(limits: readonly Limit<Request>[], request: Request): Promise<void> {
    if (!this.#enabled) return
    for (const limit of limits) {
      const key = keyOf(limit, request)
      if (!key) continue
      const wait =
        limit.shared === 'at once'
          ? await this.#takeAtOnce(key, limit)
          : this.#counts.take(key.toString('base64'), limit)
      if (wait > 0) throw new DomainError('too_many_requests', { retryAfter: Math.ceil(wait) })
    }
  }

  /** Forgets what was counted at once, because the person has shown who they are. */
  async forget<Request>(limits: readonly CountedAtOnce<Request>[], request: Request): Promise<void> {
    const keys = limits.flatMap((limit) => keyOf(limit, request) ?? [])
    if (!this.#enabled || keys.length === 0) return
    await this.#db.deleteFrom('rate_limits').where('key', 'in', keys).execute()
  }

  /** Takes back one that was counted at once. */
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

  /** Ends what goes on beside the requests. */
  stop(): void {
    this.#counts.stop()
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
