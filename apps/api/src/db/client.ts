import { createHash } from 'node:crypto'
import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import { type Login, urlOf, verifyLogin } from '#db/logins.ts'
import type { DB } from '#db/tables.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

/**
 * A statement that has not been answered this long after the server should have cancelled it was sent over a connection
 * that is silently dead (a firewall dropped it, a host vanished): the connection is destroyed, not returned to the pool.
 */
const answerGraceMs = 2_000

export interface PoolOptions {
  /** Whose connections these are; unset: the owner's, for migrations and commands. */
  login?: Login
  max?: number
  /** Longest time the server works on one statement, unless a transaction sets its own; 0: no limit. */
  statementTimeoutMs?: number
  /** Longest time to wait for an answer; by default a little more than the server works. */
  answerTimeoutMs?: number
}

/**
 * A pool of connections. Those of a login are verified before they are used.
 *
 * @param ownerUrl the owner's connection string
 */
export function createPool(
  ownerUrl: string,
  {
    login,
    max = 10,
    statementTimeoutMs = 20_000,
    answerTimeoutMs = statementTimeoutMs > 0 ? statementTimeoutMs + answerGraceMs : 0,
  }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...connection(ownerUrl, login),
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    query_timeout: answerTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
  })
  // Idle-client errors (the database restarts) must not crash the process; the pool reconnects.
  pool.on('error', () => {})
  // The pool listens to idle clients only. A client in use reports the error through its query.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * How to connect as a login, or else as the owner. `verify` is for pools: it refuses a connection that has more rights
 * than its login should have.
 */
export function connection(ownerUrl: string, login?: Login) {
  return {
    connectionString: login ? urlOf(ownerUrl, login) : ownerUrl,
    application_name: 'candour',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(login && {
      verify: (client: pg.PoolClient, done: (error?: Error) => void) => {
        verifyLogin(client, login).then(() => done(), done)
      },
    }),
  }
}

export function createDb(pool: pg.Pool): Db {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: named(pool) }) })
}

/** Works on a connection of one's own, so that the driver can be used beside it in the same transaction. */
export function createDbOn(client: pg.Client): Db {
  const held = Object.assign(client, { release: () => {} })
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: { options: {}, connect: async () => held, end: async () => {} } }),
  })
}

/** What is known of the connections of a pool; times are of the monotonic clock, in ms. */
interface PoolState {
  /** Connections that have not answered since are not used again. */
  doubtedAt: number
  inUse: Set<NamingClient>
}

const states = new WeakMap<pg.Pool, PoolState>()

function stateOf(pool: pg.Pool): PoolState {
  const state = states.get(pool) ?? { doubtedAt: 0, inUse: new Set() }
  states.set(pool, state)
  return state
}

/**
 * Tells a pool that connections to the database have died without a word, though the database can be reached. Of those
 * that have not answered since, statements under way fail now and idle ones are replaced before they are used again:
 * otherwise each would first wait for an answer in vain.
 *
 * @param since when it is first known to have happened, by `performance.now()`
 */
export function doubtConnections(pool: pg.Pool, since: number): void {
  const state = stateOf(pool)
  state.doubtedAt = since
  for (const client of state.inUse) client.giveUpUnlessAnswered(since)
}

/** Kysely's view of the pool: statements are prepared under names, and connections found dead are replaced. */
function named(pool: pg.Pool): PostgresPool {
  const state = stateOf(pool)
  // Kysely keeps state per client object, so a pooled connection must come back as the same object.
  const clients = new WeakMap<pg.PoolClient, NamingClient>()
  const connect = async (): Promise<NamingClient> => {
    const client = await pool.connect()
    const taken = clients.get(client) ?? new NamingClient(client, state)
    clients.set(client, taken)
    state.inUse.add(taken)
    if (taken.answeredAt >= state.doubtedAt) return taken
    taken.release(true)
    return connect()
  }
  return { options: pool.options, connect, end: () => pool.end() }
}

/** Names each statement by the hash of its text, so that PostgreSQL parses and plans it once per connection. */
class NamingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #pool: PoolState
  #dead = false
  /** A statement has been sent and is not answered yet. */
  #asking = false
  answeredAt = performance.now()

  constructor(client: pg.PoolClient, pool: PoolState) {
    this.#client = client
    this.#pool = pool
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R> & pg.Submittable): PostgresCursor<R>
  query(statement: string | pg.Submittable, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') return this.#client.query(statement)
    return this.#ask(statement, parameters)
  }

  release(destroy?: boolean): void {
    // Kysely releases in any case, also what was given up meanwhile.
    if (this.#pool.inUse.delete(this)) this.#client.release(destroy || this.#dead)
  }

  giveUpUnlessAnswered(since: number): void {
    if (!this.#asking || this.answeredAt >= since) return
    this.#dead = true
    this.release(true)
  }

  async #ask(statement: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    // Not even the rollback of a transaction can be sent over a dead connection; the server rolls back by itself.
    if (this.#dead) throw new DeadConnectionError()
    const name = nameOf(statement)
    this.#asking = true
    try {
      return await this.#client.query({ ...(name && { name }), text: statement, values: [...parameters] })
    } catch (error) {
      this.#dead ||= isUnanswered(error)
      throw this.#dead ? new DeadConnectionError({ cause: error }) : error
    } finally {
      this.#asking = false
      if (!this.#dead) this.answeredAt = performance.now()
    }
  }
}

/** The database did not answer in time, not even that it gave up. */
export class DeadConnectionError extends Error {
  override name = 'DeadConnectionError'

  constructor(options?: ErrorOptions) {
    super('The database does not answer', options)
  }
}

/** Raised by `pg` itself when `query_timeout` is over; it has no code. */
function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

const names = new Map<string, string>()

/**
 * A connection keeps what is prepared under a name until it ends, and the lists' filters make millions of texts: those
 * that come after so many are parsed each time.
 */
const maxNames = 500

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= maxNames) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 40)
  names.set(text, name)
  return name
}
