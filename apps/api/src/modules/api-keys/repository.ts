import { companyRole } from '@candour/schemas/accounts.ts'
import { type CompanyKey, type OperatorKey, operatorScope } from '@candour/schemas/api-keys.ts'
import { companyPermissions } from '@candour/schemas/company-roles.ts'
import { companyScope } from '@candour/schemas/company-scopes.ts'
import type { Permission } from '@candour/schemas/endpoint.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import type { ApiKey } from '#domain/principal.ts'
import type { StoredKey } from '#modules/api-keys/key-text.ts'

interface KeyRow {
  id: string
  name: string
  company_id: string | null
  suspended: boolean
  scopes: string[]
  role: string
  maker: string
  email: string | null
  until_at: Date | null
}

/**
 * Returns a key that is valid now, with what it may do now, and counts it as used today. Read anew for each request, as
 * sessions are, so a revoked key is refused at once everywhere.
 */
export async function readKey(accountsDb: Db, { id, hash }: StoredKey): Promise<ApiKey | undefined> {
  const { rows } = await sql<KeyRow>`select * from read_api_key(${id}::uuid, ${hash})`.execute(accountsDb)
  const [row] = rows
  return (
    row && {
      kind: 'key',
      id: row.id,
      name: row.name,
      companyId: row.company_id,
      suspended: row.suspended,
      scopes: boundedScopes(row),
      maker: { id: row.maker, email: row.email },
      until: row.until_at,
    }
  )
}

/** A role that only the next version knows, during a rolling deployment, allows nothing. */
function boundedScopes({ company_id, scopes, role }: KeyRow): Permission[] {
  if (company_id === null) return operatorScope.options.filter((scope) => scopes.includes(scope))
  const known = companyRole.safeParse(role)
  const granted = known.success ? companyPermissions[known.data] : []
  return companyScope.options.filter((scope) => scopes.includes(scope) && granted.includes(scope))
}

/** Returns which of these keys are valid now. */
export async function liveKeys(accountsDb: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`select id from live_api_keys(${ids}::uuid[]) as id`.execute(
    accountsDb,
  )
  return new Set(rows.map(({ id }) => id))
}

/** The company whose keys they are; null for the operators'. */
export type Owner = string | null

const ownedBy = (owner: Owner): RawBuilder<boolean> =>
  owner === null ? sql`k.company_id is null` : sql`k.company_id = ${owner}::uuid`

/** Lists the keys of an owner, newest first. Requires a scope that sees them. */
export async function listKeys(tx: Tx, owner: Owner): Promise<AnyKey[]> {
  const rows = await keys(tx, owner).orderBy('k.created_at', 'desc').orderBy('k.id', 'desc').execute()
  return rows.map(toKey)
}

/** Finds a key, and locks it until the transaction ends. */
export async function lockKey(tx: Tx, owner: Owner, id: string): Promise<AnyKey | undefined> {
  const row = await keys(tx, owner).where('k.id', '=', id).forNoKeyUpdate('k').executeTakeFirst()
  return row && toKey(row)
}

function keys(tx: Tx, owner: Owner) {
  return tx
    .selectFrom('api_keys as k')
    .leftJoin('users as u', 'u.id', 'k.created_by')
    .select([
      ...(['k.id', 'k.name', 'k.hint', 'k.scopes', 'k.created_at', 'k.expires_at', 'k.ends_at'] as const),
      sql<string | null>`k.last_used_on::text`.as('last_used_on'),
      'u.email',
    ])
    .where(ownedBy(owner))
}

/** A key of either kind of owner. */
export type AnyKey = Omit<CompanyKey, 'scopes'> & { scopes: string[] }

function toKey(row: Awaited<ReturnType<ReturnType<typeof keys>['execute']>>[number]): AnyKey {
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: row.scopes,
    createdBy: row.email,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    lastUsedOn: row.last_used_on,
  }
}

/** Leaves out scopes that only the next version knows, during a rolling deployment. */
export const toCompanyKey = ({ scopes, ...key }: AnyKey): CompanyKey => ({
  ...key,
  scopes: companyScope.options.filter((scope) => scopes.includes(scope)),
})

export const toOperatorKey = ({ scopes, ...key }: AnyKey): OperatorKey => ({
  ...key,
  scopes: operatorScope.options.filter((scope) => scopes.includes(scope)),
})

/** Stores a key. Returns false if its maker may make none by now. */
export async function insertKey(
  tx: Tx,
  owner: Owner,
  {
    hash,
    ...key
  }: StoredKey & { name: string; hint: string; scopes: string[]; makerId: string; expiresAt: Date | null },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('api_keys')
    .values({
      ...{ id: key.id, name: key.name, hint: key.hint, secret_hash: hash, scopes: key.scopes },
      ...{ created_by: key.makerId, expires_at: key.expiresAt },
      ...(owner !== null && { company_id: owner }),
    })
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Transfers responsibility for a key. Returns false if the new owner may no longer create keys. */
export async function takeKey(tx: Tx, id: string, makerId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('api_keys')
    .set({ created_by: makerId, ends_at: null })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteKey(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('api_keys').where('id', '=', id).execute()
}
