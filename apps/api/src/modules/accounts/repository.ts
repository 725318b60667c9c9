import { type Role, role } from '@candour/schemas/accounts.ts'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Db, Tx } from '#db/client.ts'
import type { SignedInUser } from '#http/session-store.ts'

/** What a login is verified against. */
export interface Account {
  user: SignedInUser
  passwordHash: string | null
  /** Incremented whenever all sessions are ended. */
  epoch: number
}

/** Returns the account of an address (case-insensitive) with its companies; undefined for a disabled one. */
export async function findAccount(db: Db | Tx, email: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('users as u')
    .select([
      'u.id',
      'u.email',
      'u.role',
      'u.password_hash',
      'u.epoch',
      sql<string[]>`array(
        select m.company_id from memberships m where m.user_id = u.id order by m.created_at, m.company_id
      )`.as('company_ids'),
    ])
    .where(sql`lower(u.email)`, '=', email.toLowerCase())
    .where('u.disabled_at', 'is', null)
    .executeTakeFirst()
  return (
    row && {
      user: { id: row.id, email: row.email, role: role.parse(row.role), companyIds: row.company_ids },
      passwordHash: row.password_hash,
      epoch: row.epoch,
    }
  )
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
