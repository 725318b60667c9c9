import { type Role, role } from '@candour/schemas/accounts.ts'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Db, Tx } from '#db/client.ts'
import type { SignedInUser } from '#http/session-store.ts'

/** The account of an address, whatever its case, with the companies it is linked to. */
export async function findAccount(
  db: Db | Tx,
  email: string,
): Promise<(SignedInUser & { passwordHash: string | null }) | undefined> {
  const row = await db
    .selectFrom('users as u')
    .select([
      'u.id',
      'u.email',
      'u.role',
      'u.password_hash',
      sql<string[]>`array(
        select m.company_id from memberships m where m.user_id = u.id order by m.created_at, m.company_id
      )`.as('company_ids'),
    ])
    .where(sql`lower(u.email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      email: row.email,
      role: role.parse(row.role),
      companyIds: row.company_ids,
      passwordHash: row.password_hash,
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

/** Keeps the user's row to this transaction, so that changes of one account follow each other. */
export async function lockUser(
  tx: Tx,
  userId: string,
): Promise<{ email: string; passwordHash: string | null } | undefined> {
  return tx
    .selectFrom('users')
    .select(['email', 'password_hash as passwordHash'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export async function setPasswordHash(db: Db | Tx, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

export async function linkUser(tx: Tx, userId: string, companyId: string): Promise<void> {
  await tx
    .insertInto('memberships')
    .values({ user_id: userId, company_id: companyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
