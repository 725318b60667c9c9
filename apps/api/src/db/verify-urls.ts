import { randomInt } from 'node:crypto'
import pg from 'pg'
import { connection } from '#db/client.ts'
import { appRole, type Login, logins, verifyLogin } from '#db/logins.ts'

/** A connection string points to the wrong server. The message is one sentence. */
export class DatabaseUrlError extends Error {
  override name = 'DatabaseUrlError'
}

const poolerFound =
  'The database is behind a connection pooler that shares its sessions, and notifications, scheduled work and migrations need their own. Set DATABASE_DIRECT_URL to the same database without the pooler.'
const anotherDatabase = 'DATABASE_DIRECT_URL must lead to the same database as DATABASE_URL.'
const namesLost =
  'The connection pooler of DATABASE_URL loses prepared statements. Set DATABASE_STATEMENT_NAMES=off, or max_prepared_statements in PgBouncer 1.21 or newer.'

/**
 * Comparisons of two connections. One would not be enough: another client of a pooler may hold the session that both
 * would share.
 */
const rounds = 5

/**
 * Verifies that each connection has a session of its own.
 *
 * @param directUrl the owner's connection string
 * @throws DatabaseUrlError
 */
export async function verifySessions(directUrl: string): Promise<void> {
  const work = withTwo(directUrl, undefined, async (clients) => {
    const sessions = [new Set<number>(), new Set<number>()]
    for (let round = 0; round < rounds; round += 1) {
      for (const [n, client] of clients.entries()) {
        const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
        for (const { pid } of rows) sessions[n]?.add(pid)
      }
    }
    const pids = new Set(sessions.flatMap((some) => [...some]))
    if (pids.size !== 2 || sessions.some(({ size }) => size !== 1)) throw new DatabaseUrlError(poolerFound)
  })
  await work.catch((error: unknown) => {
    // 08P01, protocol violation: poolers answer with it when they reject a connection.
    const isPooler = error instanceof pg.DatabaseError && error.code === '08P01'
    throw isPooler ? new DatabaseUrlError(poolerFound) : error
  })
}

/**
 * Verifies that a pooler connects each login as itself and to the database of `directUrl`, and that it keeps named
 * prepared statements, if any are used.
 *
 * @param url the owner's connection string through the pooler
 * @throws LoginError
 * @throws DatabaseUrlError
 */
export async function verifyPooler(
  url: string,
  { directUrl, statementNames }: { directUrl: string; statementNames: boolean },
): Promise<void> {
  for (const login of logins) {
    await withTwo(url, login, async (clients) => {
      for (const client of clients) await verifyLogin(client, login)
      if (statementNames) await verifyNames(clients)
    })
  }
  await withTwo(directUrl, appRole, async ([direct]) => {
    await withTwo(url, appRole, async ([pooled]) => {
      // Advisory locks are per database.
      const lock = randomInt(2 ** 47)
      await direct.query('begin')
      await direct.query('select pg_advisory_xact_lock($1)', [lock])
      const { rows } = await pooled.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [
        lock,
      ])
      if (rows[0]?.free) throw new DatabaseUrlError(anotherDatabase)
    })
  })
}

async function verifyNames(clients: readonly pg.Client[]): Promise<void> {
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const client of clients) await client.query({ name: 'candour', text: 'select' })
    }
  } catch (error) {
    // 26000: another session does not know the statement; 42P05: it has one of this name.
    const isLost = error instanceof pg.DatabaseError && (error.code === '26000' || error.code === '42P05')
    throw isLost ? new DatabaseUrlError(namesLost) : error
  }
}

/** Runs `work` with two connections as a login, or as the owner if omitted. */
async function withTwo(
  url: string,
  login: Login | undefined,
  work: (clients: readonly [pg.Client, pg.Client]) => Promise<void>,
): Promise<void> {
  const options = { ...connection(url, login), connectionTimeoutMillis: 5_000, query_timeout: 5_000 }
  const clients = [new pg.Client(options), new pg.Client(options)] as const
  for (const client of clients) client.on('error', () => {})
  try {
    for (const client of clients) await client.connect()
    await work(clients)
  } finally {
    for (const client of clients) await client.end()
  }
}
