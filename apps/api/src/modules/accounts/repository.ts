import { companyRole, type Role, role } from '@candour/schemas/accounts.ts'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Db, Tx } from '#db/client.ts'
import type { User } from '#principal.ts'

export interface UserRow {
  id: string
  email: string
  role: string
  memberships: { companyId: string; role: string }[]
}

/** The memberships of user `u` as JSON, oldest first. */
export const memberships = sql<UserRow['memberships']>`coalesce(
  (
    select json_agg(json_build_object('companyId', m.company_id, 'role', m.role) order by m.created_at, m.company_id)
    from memberships m where m.user_id = u.id
  ),
  '[]'
)`

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    role: role.parse(row.role),
    // During a rolling deployment the next version may already assign roles unknown here; they grant nothing.
    memberships: row.memberships.flatMap(({ companyId, role }) => {
      const known = companyRole.safeParse(role)
      return known.success ? [{ companyId, role: known.data }] : []
    }),
  }
}

/** What a login is verified against. */
export interface Account {
  user: User
  passwordHash: string | null
  /** Incremented whenever all sessions are ended. */
  epoch: number
}

/** Returns the account of an address (case-insensitive) with its companies; undefined for a disabled one. */
export async function findAccount(db: Db | Tx, email: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.role', 'u.password_hash', 'u.epoch', memberships.as('memberships')])
    .where(sql`lower(u.email)`, '=', email.toLowerCase())
    .where('u.disabled_at', 'is', null)
    .executeTakeFirst()
  return row && { user: toUser(row), passwordHash: row.password_hash, epoch: row.epoch }
}

export async function insertUser(
  tx: Tx,
  user: { email: string; role: Role; passwordHash: string | null },
): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('users')
    .values({ id, email: user.email, role: user.role, password_hash: user.passwordHash })
    .execute()
  return id
}

/** Locks the user's row until the transaction ends, so changes to one account are serialized. */
export async function lockUser(
  tx: Tx,
  userId: string,
): Promise<{ passwordHash: string | null; epoch: number; disabled: boolean } | undefined> {
  const row = await tx
    .selectFrom('users')
    .select(['password_hash', 'epoch', 'disabled_at'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row && { passwordHash: row.password_hash, epoch: row.epoch, disabled: row.disabled_at !== null }
}

export async function setPasswordHash(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

/** Replaces the hash `former` by one of the same password with other parameters, unless it has changed since. */
export async function replaceHash(
  db: Db,
  userId: string,
  { former, passwordHash }: { former: string; passwordHash: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .where('password_hash', '=', former)
    .execute()
}
