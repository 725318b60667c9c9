import type { PlatformPermission } from '@candour/schemas/endpoint.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import type { Databases } from '#db/databases.ts'
import { isOfDeletedCompany } from '#db/violations.ts'
import { DomainError } from '#domain/errors.ts'
import type { Position } from '#domain/position.ts'
import { can, mayEnter, type Principal } from '#domain/principal.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Sets whose rows row-level security shows, until the transaction ends. A literal, because `set local` takes no
 * parameters.
 *
 * @throws TypeError unless `id` is a UUID
 */
export async function setScope(tx: Tx, of: 'company' | 'user', id: string): Promise<void> {
  if (!uuid.test(id)) throw new TypeError('A scope is set by a UUID')
  await sql.raw(`set local app.${of}_id = '${id}'`).execute(tx)
}

/**
 * Runs `fn` in a transaction that sees only this company's rows, even when a query forgets its `where`.
 *
 * @param options whether all of its statements see the same state of the database, and whether none may write, as never
 * in the demo
 * @throws DomainError `no_company_access` unless the principal is a member or a key of the company, or the system, or if
 * the company is deleted meanwhile
 */
export async function withCompany<T>(
  db: Db,
  principal: Principal,
  companyId: string,
  fn: (tx: Tx) => Promise<T>,
  { snapshot = false, readOnly = snapshot }: { snapshot?: boolean; readOnly?: boolean } = {},
): Promise<T> {
  if (!mayEnter(principal, companyId)) throw new DomainError('no_company_access')
  const reads = readOnly || principal.kind === 'demo'
  const transaction = reads ? db.transaction().setAccessMode('read only') : db.transaction()
  const work = (snapshot ? transaction.setIsolationLevel('repeatable read') : transaction).execute(
    async (tx) => {
      await setScope(tx, 'company', companyId)
      return fn(tx)
    },
  )
  return work.catch((error: unknown) => {
    throw isOfDeletedCompany(error) ? new DomainError('no_company_access') : error
  })
}

/**
 * Like `withCompany`, for what only reads: on the replica if there is one, and always showing what the principal has
 * written or was told of. API keys read from the primary, because nothing keeps their position. `fn` may run twice.
 */
export function readCompany<T>(
  { db, replica }: Pick<Databases, 'db' | 'replica'>,
  principal: Principal,
  companyId: string,
  fn: (tx: Tx) => Promise<T>,
  { snapshot = false }: { snapshot?: boolean } = {},
): Promise<T> {
  const read = (from: Db) => withCompany(from, principal, companyId, fn, { snapshot, readOnly: true })
  return replica && principal.kind !== 'key'
    ? replica.read('db', db, { after: readAfter(principal), companyId }, read)
    : read(db)
}

/** The position that a principal's reads must include: what it has written or was notified of. */
function readAfter(principal: Principal): Position | undefined {
  return principal.kind === 'user' ? principal.readAfter : undefined
}

/**
 * Runs `fn` in a transaction that sees only this user's account, memberships and sessions. To see the members of a
 * company instead, use `withCompany` with the same connections.
 *
 * @param accountsDb connections of `candour_accounts`, which sees no account outside a scope
 * @throws DomainError `not_allowed` for a session of another user, for viewers of the demo, and for API keys
 */
export async function withAccount<T>(
  accountsDb: Db,
  principal: Principal,
  userId: string,
  fn: (tx: Tx) => Promise<T>,
): Promise<T> {
  const isOther = principal.kind === 'user' && principal.user.id !== userId
  if (isOther || principal.kind === 'demo' || principal.kind === 'key') throw new DomainError('not_allowed')
  return accountsDb.transaction().execute(async (tx) => {
    await setScope(tx, 'user', userId)
    return fn(tx)
  })
}

/**
 * Runs `fn` in a transaction with the operators' rights over all companies.
 *
 * @param platformDb connections of `candour_platform`, or the owner's in a command
 * @param permission what the principal needs; a printer's rights in the database are those of operators, so whoever
 * admits printers bounds what they see
 * @throws DomainError `not_allowed` unless the principal is an operator or the system, or has the permission
 */
export async function withPlatform<T>(
  platformDb: Db,
  principal: Principal,
  fn: (tx: Tx) => Promise<T>,
  {
    readOnly = false,
    permission = 'platform:manage',
  }: { readOnly?: boolean; permission?: PlatformPermission } = {},
): Promise<T> {
  if (!can(principal, permission)) throw new DomainError('not_allowed')
  const transaction = platformDb.transaction()
  return (readOnly ? transaction.setAccessMode('read only') : transaction).execute(fn)
}

/** Like `withPlatform`, for what only reads; see `readCompany`. */
export function readPlatform<T>(
  { platformDb, replica }: Pick<Databases, 'platformDb' | 'replica'>,
  principal: Principal,
  fn: (tx: Tx) => Promise<T>,
  { permission }: { permission?: PlatformPermission } = {},
): Promise<T> {
  const read = (from: Db) =>
    withPlatform(from, principal, fn, { readOnly: true, ...(permission && { permission }) })
  return replica && principal.kind !== 'key'
    ? replica.read('platformDb', platformDb, { after: readAfter(principal) }, read)
    : read(platformDb)
}
