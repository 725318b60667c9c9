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
import { type Login, statementTimeoutMs, urlOf, verifyLogin } from '#db/logins.ts'
import type { DB } from '#db/tables.ts'
import { statements } from '#lib/tracing-channels.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

/**
 * Extra time after the server's statement timeout. A statement still unanswered by then was sent over a silently dead
 * connection (dropped by a firewall, or the host vanished): the connection is destroyed instead of returned to the
 * pool.
 */
const answerGraceMs = 2_000

interface PoolOptions {
  /** The login to connect as; omit to connect as the owner, for migrations and commands. */
  login?: Login
  max?: number
  /** How long to wait for a connection, in ms. */
  connectMs?: number
  /** Whether the server must be a standby; otherwise it must be none. Checked for connections of a login. */
  standby?: boolean
}

/**
 * Creates a connection pool. Connections of a login are verified before their first use, and its statements time out;
 * those of the owner do not.
 *
 * @param ownerUrl the owner's connection string
 */
export function createPool(
  ownerUrl: string,
  { login, max = 10, connectMs = 5_000, standby = false }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...connection(ownerUrl, login, { standby }),
    max,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    ...(login && { query_timeout: statementTimeoutMs + answerGraceMs }),
  })
  // Idle-client errors (the database restarts) must not crash the process; the pool reconnects.
  pool.on('error', () => {})
  // The pool only handles errors of idle clients. A client in use reports the error through its query.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * Returns connection options for a login, or for the owner if omitted. `verify` is a pool option: it rejects a
 * connection with more rights than its login should have, or to a server of the other role.
 */
export function connection(ownerUrl: string, login?: Login, { standby = false } = {}) {
  return {
    connectionString: login ? urlOf(ownerUrl, login) : ownerUrl,
    application_name: login ?? 'candour',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(login && {
      verify: (client: pg.PoolClient, done: (error?: Error) => void) => {
        // A pool handles errors of idle clients only; one that is being verified would crash the process.
        client.on('error', () => {})
        verifyLogin(client, login, { standby }).then(() => done(), done)
      },
    }),
  }
}

/**
 * Returns a database on a pool's connections.
 *
 * @param statementNames whether statements are prepared under names, so that PostgreSQL parses and plans each once per
 * connection; off for poolers that lose them
 */
export function createDb(pool: pg.Pool, { statementNames = true }: { statementNames?: boolean } = {}): Db {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: replacing(pool, statementNames) }) })
}

/** Wraps a single connection, so the driver can be used directly within the same transaction. */
export function createDbOn(client: pg.Client): Db {
  const held = Object.assign(client, { release: () => {} })
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: { options: {}, connect: async () => held, end: async () => {} } }),
  })
}

/** State of a pool's connections; times are `performance.now()`, in ms. */
interface PoolState {
  /** Connections that have not answered since then are not reused. */
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
 * Marks the connections of a pool as suspect: some have died silently although the database is reachable. Of those that
 * have not answered since, queries in flight fail immediately and idle ones are replaced before reuse. Otherwise each
 * would first have to run into its timeout.
 *
 * @param since earliest known time of the failure, by `performance.now()`
 */
export function suspectConnections(pool: pg.Pool, since: number): void {
  const state = stateOf(pool)
  state.doubtedAt = since
  for (const client of state.inUse) client.giveUpUnlessAnswered(since)
}

/** Kysely's view of the pool: names statements, if wanted, and replaces dead connections. */
function replacing(pool: pg.Pool, statementNames: boolean): PostgresPool {
  const state = stateOf(pool)
  // Kysely keeps state per client object, so a pooled connection must come back as the same object.
  const clients = new WeakMap<pg.PoolClient, NamingClient>()
  const connect = async (): Promise<NamingClient> => {
    const client = await pool.connect()
    const taken = clients.get(client) ?? new NamingClient(client, state, statementNames)
    clients.set(client, taken)
    state.inUse.add(taken)
    if (taken.answeredAt >= state.doubtedAt) return taken
    taken.release(true)
    return connect()
  }
  return { options: pool.options, connect, end: () => pool.end() }
}

/** Names each statement, if wanted, by the hash of its text. */
class NamingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #pool: PoolState
  readonly #statementNames: boolean
  #dead = false
  /** A statement is in flight. */
  #asking = false
  answeredAt = performance.now()

  constructor(client: pg.PoolClient, pool: PoolState, statementNames: boolean) {
    this.#client = client
    this.#pool = pool
    this.#statementNames = statementNames
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R> & pg.Submittable): PostgresCursor<R>
  query(statement: string | pg.Submittable, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') return this.#client.query(statement)
    return this.#ask(statement, parameters)
  }

  release(destroy?: boolean): void {
    // Kysely always releases, even a connection that was given up in the meantime.
    if (this.#pool.inUse.delete(this)) this.#client.release(destroy || this.#dead)
  }

  giveUpUnlessAnswered(since: number): void {
    if (!this.#asking || this.answeredAt >= since) return
    this.#dead = true
    this.release(true)
  }

  async #ask(statement: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    // Nothing can be sent over a dead connection, not even a rollback; the server rolls back on its own.
    if (this.#dead) throw new DeadConnectionError()
    const name = this.#statementNames ? nameOf(statement) : undefined
    this.#asking = true
    try {
      const query = { ...(name && { name }), text: statement, values: [...parameters] }
      if (!statements.hasSubscribers) return await this.#client.query(query)
      return await statements.tracePromise(() => this.#client.query(query), { text: statement })
    } catch (error) {
      this.#dead ||= isUnanswered(error) || isReadOnly(error)
      throw this.#dead ? new DeadConnectionError({ cause: error }) : error
    } finally {
      this.#asking = false
      if (!this.#dead) this.answeredAt = performance.now()
    }
  }
}

/**
 * The connection was given up: the database did not answer in time, not even with a cancellation, or has become
 * read-only.
 */
export class DeadConnectionError extends Error {
  override name = 'DeadConnectionError'

  constructor(options?: ErrorOptions) {
    super('The connection to the database was given up', options)
  }
}

/** Thrown by `pg` when `query_timeout` expires; the error has no code. */
function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

/** The server was made read-only while connected, as some managed databases do before another takes over. */
function isReadOnly(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '25006'
}

const names = new Map<string, string>()

/**
 * Upper bound on named statements. A connection keeps its prepared statements until it closes, and the list filters can
 * produce millions of texts; statements beyond the bound are parsed each time.
 */
const maxNames = 500

function nameOf(text: string): string | undefined {
  // A scope has no plan to reuse, and a text of its own for every company.
  if (text.startsWith('set local ')) return undefined
  const known = names.get(text)
  if (known || names.size >= maxNames) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 40)
  names.set(text, name)
  return name
}
