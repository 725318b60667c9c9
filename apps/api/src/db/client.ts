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
import type { DB } from '#db/tables.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

/** The role the server works as: it owns no table, so row-level security holds for it. */
export const appRole = 'candour_app'
/** The role of superadmin work, entered for one transaction at a time. */
export const platformRole = 'candour_platform'

export interface PoolOptions {
  role?: string
  max?: number
  /** 0: no limit. */
  statementTimeoutMs?: number
}

/**
 * A pool of connections that work as `role`.
 *
 * @param url owner's connection string; with `role` unset the connections keep the owner's rights (migrations only).
 */
export function createPool(
  url: string,
  { role, max = 10, statementTimeoutMs = 30_000 }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...connection(url, role),
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
  })
  // An error of an idle connection (the database restarts) is not ours to die of: the pool replaces it.
  pool.on('error', () => {})
  // Nor is one of a connection in use: its query tells, or the next one does. The pool listens to idle ones only.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** How to connect and work as `role`; the owner itself without one. */
export function connection(url: string, role?: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'candour',
    keepAlive: true,
    ...(role && { options: `-c role=${role}` }),
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

/** Kysely's view of the pool, with every statement prepared under a name of its own. */
function named(pool: pg.Pool): PostgresPool {
  // Kysely keeps state per client object, so a pooled connection must come back as the same object.
  const clients = new WeakMap<pg.PoolClient, NamingClient>()
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      const known = clients.get(client)
      if (known) return known
      const fresh = new NamingClient(client)
      clients.set(client, fresh)
      return fresh
    },
    end: () => pool.end(),
  }
}

/** Names each statement by the hash of its text, so that PostgreSQL parses and plans it once per connection. */
class NamingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R> & pg.Submittable): PostgresCursor<R>
  query(statement: string | pg.Submittable, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') return this.#client.query(statement)
    const name = nameOf(statement)
    return this.#client.query({ ...(name && { name }), text: statement, values: [...parameters] })
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }
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
