import { role } from '@candour/schemas/accounts.ts'
import type { Page } from '@candour/schemas/endpoint.ts'
import { type AdminUser, type CompanyUser, mailState } from '@candour/schemas/users.ts'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '#db/client.ts'
import { after, pageOf } from '#db/keyset.ts'

interface PageRequest {
  limit: number
  cursor?: string | undefined
}

function toUser(row: { id: string; email: string; role: string }): AdminUser {
  return { id: row.id, email: row.email, role: role.parse(row.role) }
}

/** Users whose address holds `search`, and who are not in `notInCompany`, where these are given; newest first. */
export async function listUsers(
  tx: Tx,
  query: PageRequest & { search?: string | undefined; notInCompany?: string | undefined },
): Promise<Page<AdminUser>> {
  const { limit, cursor, search, notInCompany } = query
  const rows = await tx
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.role', 'u.created_at'])
    .where(after(cursor, 'u'))
    .$if(Boolean(search), (users) =>
      users.where(sql<boolean>`position(${search?.toLowerCase()} in lower(u.email)) > 0`),
    )
    .$if(notInCompany !== undefined, (users) =>
      users.where(
        sql<boolean>`not exists (
          select from memberships m where m.user_id = u.id and m.company_id = ${notInCompany}::uuid
        )`,
      ),
    )
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(limit + 1)
    .execute()
  return pageOf(rows, limit, toUser)
}

/** Users of a company with the state of their invitation, newest first. */
export async function listCompanyUsers(
  tx: Tx,
  companyId: string,
  { limit, cursor }: PageRequest,
): Promise<Page<CompanyUser>> {
  const rows = await tx
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('password_links as l', (on) =>
      on.onRef('l.user_id', '=', 'u.id').on('l.kind', '=', 'invitation'),
    )
    .leftJoin('mails', 'mails.id', 'l.mail_id')
    .select([
      'u.id',
      'u.email',
      'u.role',
      'u.created_at',
      sql<boolean>`u.password_hash is not null`.as('active'),
      'l.expires_at',
      'mails.state',
      'mails.error',
      'mails.sent_at',
    ])
    .where('m.company_id', '=', companyId)
    .where(after(cursor, 'u'))
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(limit + 1)
    .execute()
  return pageOf(rows, limit, (row) => {
    const mail = mailState.nullable().parse(row.state)
    return {
      ...toUser(row),
      state: row.active ? 'active' : mail === 'failed' ? 'mail_failed' : 'invited',
      invitation: row.active
        ? null
        : {
            mail,
            error: row.error,
            sentAt: row.sent_at?.toISOString() ?? null,
            // A link whose mail has not left is in nobody's hands yet.
            expiresAt: mail === null || mail === 'sent' ? (row.expires_at?.toISOString() ?? null) : null,
          },
    }
  })
}

/**
 * The account of an address, made if there is none. Of two at once one makes it and the other waits and finds it; the
 * row is kept to this transaction.
 */
export async function findOrInsertUser(
  tx: Tx,
  given: { email: string; role: string },
): Promise<{ user: AdminUser; passwordHash: string | null; existed: boolean }> {
  const made = await tx
    .insertInto('users')
    .values({ id: uuidv7(), email: given.email, role: given.role })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning(['id', 'email', 'role'])
    .executeTakeFirst()
  if (made) return { user: toUser(made), passwordHash: null, existed: false }
  const found = await tx
    .selectFrom('users')
    .select(['id', 'email', 'role', 'password_hash'])
    .where(sql`lower(email)`, '=', given.email.toLowerCase())
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { user: toUser(found), passwordHash: found.password_hash, existed: true }
}

export async function findUser(tx: Tx, id: string): Promise<AdminUser | undefined> {
  const row = await tx
    .selectFrom('users')
    .select(['id', 'email', 'role'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toUser(row)
}

export async function setRole(tx: Tx, id: string, given: string): Promise<void> {
  await tx.updateTable('users').set({ role: given }).where('id', '=', id).execute()
}

/** @returns whether there was such a link */
export async function unlinkUser(tx: Tx, userId: string, companyId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('memberships')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
