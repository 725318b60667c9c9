import { hkdfSync } from 'node:crypto'
import type pg from 'pg'

/** Login for visitors' and companies' requests. Owns no tables, so row-level security applies to it. */
export const appRole = 'candour_app'
/** Login for account operations; it has no access to company data. */
export const accountsRole = 'candour_accounts'
/** Login for superadmin operations; it sees all companies. */
export const platformRole = 'candour_platform'

export const logins = [appRole, accountsRole, platformRole] as const
/** None is a member of another or of the owner, so no statement can switch between them. */
export type Login = (typeof logins)[number]

/** Time after which the server ends a statement of a login, in ms. */
export const statementTimeoutMs = 5_000

/** Settings of every login's role. They are no startup parameters, which poolers refuse or ignore. */
export const loginSettings = [
  ['statement_timeout', `${statementTimeoutMs}ms`],
  ['idle_in_transaction_session_timeout', '30000ms'],
  // Statements of requests and workers are short: compiling them takes longer than it saves.
  ['jit', 'off'],
] as const

/** A login has rights that it must not have. The message is one sentence. */
export class LoginError extends Error {
  override name = 'LoginError'
}

/** The server has the wrong role. Both codes are those of temporary failures. */
class ServerRoleError extends Error {
  override name = 'ServerRoleError'
  /** SQLSTATE. */
  readonly code: string

  constructor({ standby }: { standby: boolean }) {
    super(standby ? 'The database server is a standby' : 'The database server is no standby')
    // A write refused by a standby, or a refused connection.
    this.code = standby ? '25006' : '08004'
  }
}

/**
 * Returns the connection string of a login. Its password is derived from the owner's, so all processes agree without
 * another setting. If the owner needs no password (trust authentication), neither do the logins.
 */
export function urlOf(ownerUrl: string, login: Login): string {
  const url = new URL(ownerUrl)
  url.username = login
  url.password = passwordOf(ownerUrl, login) ?? ''
  for (const name of ['user', 'password']) url.searchParams.delete(name)
  return url.href
}

/** Returns the password of a login, or undefined if the owner's connection string has none. */
export function passwordOf(ownerUrl: string, login: Login): string | undefined {
  const url = new URL(ownerUrl)
  const owners = url.searchParams.get('password') || url.password
  if (!owners) return undefined
  return Buffer.from(hkdfSync('sha256', owners, '', `candour login ${login}`, 32)).toString('base64url')
}

/**
 * Verifies that a connection runs as this login, that the login cannot bypass row-level security, and that the server
 * is no standby. A server cannot become one without ending its connections.
 *
 * @param options whether the server must be a standby instead; it can stop being one at any time
 * @throws LoginError
 * @throws ServerRoleError
 */
export async function verifyLogin(
  client: pg.ClientBase,
  login: Login,
  { standby = false } = {},
): Promise<void> {
  const { rows } = await client.query<{
    name: string
    session: string
    excess: string | null
    standby: boolean
  }>(`
    select current_user as name, session_user as session,
      case
        when rolsuper then 'is a superuser'
        when rolbypassrls then 'may bypass row-level security'
        when rolcreaterole then 'may create roles'
        when rolcreatedb then 'may create databases'
        when rolreplication then 'may replicate'
        when exists (select from pg_auth_members where member = r.oid) then 'is a member of another role'
        when exists (
          select from pg_shdepend where refclassid = 'pg_authid'::regclass and refobjid = r.oid and deptype = 'o'
        ) then 'owns parts of a database'
      end as excess,
      pg_is_in_recovery() as standby
    from pg_roles r where rolname = session_user`)
  const [role] = rows
  if (role?.name !== login || role.session !== login) {
    throw new LoginError(
      `A connection to the database runs as ${role?.name} instead of ${login}, so row-level security might not hold. Check the settings of the role ${login}, PGOPTIONS, and the user that a pooler connects as.`,
    )
  }
  if (role.excess) {
    throw new LoginError(
      `The database login ${login} ${role.excess}, so row-level security might not hold. Revoke that right.`,
    )
  }
  // A proxy has not followed the primary yet, so that reads would be stale for as long as the connection lasts; or the
  // standby was promoted or its URL is wrong, so that it could hold other data.
  if (role.standby !== standby) throw new ServerRoleError({ standby: role.standby })
}
