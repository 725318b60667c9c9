import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '#db/client.ts'
import { type Login, LoginError, loginSettings, logins, passwordOf, urlOf, verifyLogin } from '#db/logins.ts'

/**
 * Ensures that every login exists with its settings and its password, which is derived from the owner's and changes
 * with it.
 *
 * @throws LoginError when a login has rights it must not have, or the owner may not change it
 */
export async function ensureLogins(owner: Db, ownerUrl: string): Promise<void> {
  for (const login of logins) {
    if ((await opens(ownerUrl, login)) && (await isSet(owner, login))) continue
    const work = owner.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext('candour logins'))`.execute(tx)
      // Another process may have done it while this one waited for the lock.
      if (!(await opens(ownerUrl, login))) {
        const password = passwordOf(ownerUrl, login)
        const secret = password === undefined ? sql`null` : sql.lit(scramSecret(password))
        await sql`alter role ${sql.ref(login)} login password ${secret}`.execute(tx)
      }
      if (await isSet(tx, login)) return
      for (const [name, value] of loginSettings) {
        await sql`alter role ${sql.ref(login)} set ${sql.ref(name)} = ${sql.lit(value)}`.execute(tx)
      }
    })
    await work.catch((error: unknown) => {
      throw isRefused(error) ? new LoginError(refused(login)) : error
    })
    await open(ownerUrl, login)
  }
}

/** SQLSTATE 42501: since PostgreSQL 16, a role must have been granted the right to change another. */
function isRefused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '42501'
}

const refused = (login: Login) =>
  `The owner of the database may not change its login ${login}. As a superuser, run: grant ${logins.join(', ')} to the owner with admin option.`

/** Whether the role of a login has its settings. */
async function isSet(db: Db, login: Login): Promise<boolean> {
  const settings = loginSettings.map(([name, value]) => `${name}=${value}`)
  const { rows } = await sql`
    select from pg_roles where rolname = ${login} and rolconfig @> ${settings}::text[]
  `.execute(db)
  return rows.length > 0
}

async function opens(ownerUrl: string, login: Login): Promise<boolean> {
  try {
    await open(ownerUrl, login)
    return true
  } catch (error) {
    // SQLSTATE class 28: no such login, or wrong password.
    if (error instanceof pg.DatabaseError && error.code?.startsWith('28')) return false
    throw error
  }
}

async function open(ownerUrl: string, login: Login): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(ownerUrl, login), connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await verifyLogin(client, login)
  } finally {
    await client.end()
  }
}

/** Returns a SCRAM secret as PostgreSQL stores it (RFC 5803). Sent instead of the password, which a server may log. */
function scramSecret(password: string): string {
  const iterations = 4096
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest()
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64')
  const server = keyed('Server Key').toString('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${server}`
}
