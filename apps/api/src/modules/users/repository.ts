import { type CompanyRole, companyRole, role } from '@candour/schemas/accounts.ts'
import type { Page } from '@candour/schemas/endpoint.ts'
import type { MemberLanguage } from '@candour/schemas/languages.ts'
import { mailState } from '@candour/schemas/mail-kinds.ts'
import type { AdminUser, CompanyUser, ListedUser } from '@candour/schemas/users.ts'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '#db/client.ts'
import { after, oneMoreThan, pageOf } from '#db/keyset.ts'
import { notifyAccessLost } from '#modules/accounts/sessions.ts'

interface PageRequest {
  limit: number
  cursor?: string | undefined
}

function toUser(row: { id: string; email: string; name: string | null; role: string }): AdminUser {
  return { id: row.id, email: row.email, name: row.name, role: role.parse(row.role) }
}

/** Whether the account of `u` is in use. */
export const accountState = sql<ListedUser['state']>`
  case when u.disabled_at is not null then 'disabled' when is_in_use(u) then 'active' else 'invited' end`

const companies = sql<number>`(select count(*) from memberships m where m.user_id = u.id)::integer`

function listed(tx: Tx) {
  return tx
    .selectFrom('users as u')
    .select([
      'u.id',
      'u.email',
      'u.name',
      'u.role',
      'u.created_at',
      accountState.as('state'),
      companies.as('companies'),
    ])
}

type ListedRow = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number]

function toListedUser(row: ListedRow): ListedUser {
  return {
    ...toUser(row),
    state: row.state,
    companies: row.companies,
    createdAt: row.created_at.toISOString(),
  }
}

export async function findListedUser(tx: Tx, id: string): Promise<ListedUser | undefined> {
  const row = await listed(tx).where('u.id', '=', id).executeTakeFirst()
  return row && toListedUser(row)
}

/** Ids of users who can sign in as superadmins. */
export async function listActiveSuperadmins(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'superadmin')
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Lists users, newest first, optionally only those whose name and address, as in `Ada (ada@example.com)`, contain
 * `search`, or who can be added to `notInCompany`.
 */
export async function listUsers(
  tx: Tx,
  query: PageRequest & { search?: string | undefined; notInCompany?: string | undefined },
): Promise<Page<ListedUser>> {
  const { limit, cursor, search, notInCompany } = query
  const rows = await listed(tx)
    .where(after(cursor, 'u'))
    .$if(Boolean(search), (users) =>
      users.where(
        sql<boolean>`position(${search?.toLowerCase()} in lower(coalesce(u.name || ' (' || u.email || ')', u.email))) > 0`,
      ),
    )
    .$if(notInCompany !== undefined, (users) =>
      users.where(
        sql<boolean>`u.role <> 'printer' and not exists (
          select from memberships m where m.user_id = u.id and m.company_id = ${notInCompany}::uuid
        )`,
      ),
    )
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(oneMoreThan(limit))
    .execute()
  return pageOf(rows, limit, toListedUser)
}

/** Lists users of a company with the state of their invitation, newest first. */
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
      'u.name',
      'u.role',
      'm.role as membership_role',
      'u.created_at',
      accountState.as('state'),
      'l.expires_at',
      'mails.state as mail',
      'mails.error',
      'mails.sent_at',
    ])
    .where('m.company_id', '=', companyId)
    .where(after(cursor, 'u'))
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(oneMoreThan(limit))
    .execute()
  return pageOf(rows, limit, (row) => {
    const mail = mailState.nullable().parse(row.mail)
    return {
      ...toUser(row),
      // During a rolling deployment the next version may already assign roles unknown here; they grant nothing.
      membershipRole: companyRole.catch('viewer').parse(row.membership_role),
      state: row.state === 'invited' && mail === 'failed' ? 'mail_failed' : row.state,
      invitation:
        row.state !== 'invited'
          ? null
          : {
              mail,
              error: row.error,
              sentAt: row.sent_at?.toISOString() ?? null,
              // The link exists only once its mail has been sent.
              expiresAt: mail === null || mail === 'sent' ? (row.expires_at?.toISOString() ?? null) : null,
            },
    }
  })
}

/**
 * Returns the account of an address, creating it if necessary. Of two concurrent calls one creates it and the other
 * waits and finds it. The row stays locked until the transaction ends.
 */
export async function findOrInsertUser(
  tx: Tx,
  given: { email: string; role: string; language?: MemberLanguage },
): Promise<{ user: AdminUser; passwordHash: string | null; disabled: boolean; existed: boolean }> {
  const made = await tx
    .insertInto('users')
    .values({ id: uuidv7(), ...given })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning(['id', 'email', 'name', 'role'])
    .executeTakeFirst()
  if (made) return { user: toUser(made), passwordHash: null, disabled: false, existed: false }
  const found = await tx
    .selectFrom('users')
    .select(['id', 'email', 'name', 'role', 'password_hash', 'disabled_at'])
    .where(sql`lower(email)`, '=', given.email.toLowerCase())
    .forUpdate()
    .executeTakeFirst()
  // Deleted in the meantime, so the address is free again.
  if (!found) return findOrInsertUser(tx, given)
  return {
    user: toUser(found),
    passwordHash: found.password_hash,
    disabled: found.disabled_at !== null,
    existed: true,
  }
}

/** Sets the language of a user who has not set a password, and so has chosen none. */
export async function setLanguage(tx: Tx, id: string, language: MemberLanguage): Promise<void> {
  await tx
    .updateTable('users')
    .set({ language })
    .where('id', '=', id)
    .where('password_hash', 'is', null)
    .execute()
}

export async function setRole(tx: Tx, id: string, given: string): Promise<void> {
  await tx.updateTable('users').set({ role: given }).where('id', '=', id).execute()
}

export async function setDisabled(tx: Tx, id: string, disabled: boolean): Promise<void> {
  await tx
    .updateTable('users')
    .set({ disabled_at: disabled ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute()
}

export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute()
}

export async function linkUser(tx: Tx, userId: string, companyId: string): Promise<void> {
  await tx
    .insertInto('memberships')
    .values({ user_id: userId, company_id: companyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Sets the role of an existing membership. */
export async function setMembershipRole(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
  given: CompanyRole,
): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ role: given })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute()
}

/** @returns whether the link existed */
export async function unlinkUser(tx: Tx, userId: string, companyId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('memberships')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  await notifyAccessLost(tx, userId)
  return numDeletedRows > 0n
}
