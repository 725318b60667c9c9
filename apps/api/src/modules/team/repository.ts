import { type CompanyRole, companyRole } from '@candour/schemas/accounts.ts'
import { maxMembers, type TeamMember } from '@candour/schemas/team.ts'
import { type RawBuilder, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Db, Tx } from '#db/client.ts'
import { setScope, withCompany } from '#db/scope.ts'
import { DomainError } from '#errors.ts'
import type { UserSession } from '#principal.ts'

/**
 * Runs `fn` in a transaction that sees a company's members and acts for this user, as the database functions that
 * change a team require.
 *
 * @throws DomainError `no_company_access` unless the user is a member of the company
 */
export function withTeam<T>(
  accountsDb: Db,
  principal: UserSession,
  companyId: string,
  fn: (tx: Tx) => Promise<T>,
): Promise<T> {
  return withCompany(accountsDb, principal, companyId, async (tx) => {
    await setScope(tx, 'user', principal.user.id)
    return fn(tx)
  })
}

/** Lists a company's members, oldest first. Requires a scope that sees them. */
export async function listTeam(tx: Tx, companyId: string): Promise<TeamMember[]> {
  return (await members(tx, companyId).execute()).flatMap(toMember)
}

export async function findMember(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<TeamMember | undefined> {
  const row = await members(tx, companyId).where('m.user_id', '=', userId).executeTakeFirst()
  return row && toMember(row)[0]
}

function members(tx: Tx, companyId: string) {
  return tx
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('account_activity as a', 'a.user_id', 'm.user_id')
    .select((eb) => [
      'm.user_id',
      'u.email',
      'u.two_factor',
      'm.role',
      eb('u.password_hash', 'is', null).as('invited'),
      'a.last_seen_at',
    ])
    .where('m.company_id', '=', companyId)
    .orderBy('m.created_at')
    .orderBy('m.user_id')
}

type MemberRow = Awaited<ReturnType<ReturnType<typeof members>['execute']>>[number]

/** During a rolling deployment the next version may already assign roles unknown here; such members are left out. */
function toMember({
  user_id,
  email,
  role: given,
  invited,
  last_seen_at,
  two_factor,
}: MemberRow): TeamMember[] {
  const role = companyRole.safeParse(given)
  if (!role.success) return []
  return [
    {
      userId: user_id,
      email,
      role: role.data,
      invited: Boolean(invited),
      lastSeenAt: last_seen_at?.toISOString() ?? null,
      twoFactor: two_factor,
    },
  ]
}

type Refusal =
  | 'forbidden_role'
  | 'already_member'
  | 'invitee_disabled'
  | 'too_many_members'
  | 'member_not_found'
  | 'last_owner'
  | 'already_active'

/**
 * Adds the account of an address to the company in scope, creating the account if necessary.
 *
 * @throws DomainError `forbidden_role` unless the user in scope is still an owner; `already_member`,
 * `invitee_disabled`, `too_many_members`
 */
export async function addMember(
  tx: Tx,
  { email, role }: { email: string; role: CompanyRole },
): Promise<{ userId: string; hasPassword: boolean }> {
  const { rows } = await sql<{ outcome: Refusal | 'done'; member: string; has_password: boolean }>`
    select * from add_member(${email}, ${role}, ${uuidv7()}, ${maxMembers})
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error('add_member returned nothing')
  if (row.outcome !== 'done') throw new DomainError(row.outcome)
  return { userId: row.member, hasPassword: row.has_password }
}

/**
 * Changes the role of a member of the company in scope, or with null removes them.
 *
 * @throws DomainError `forbidden_role` unless the user in scope is still an owner; `member_not_found`, `last_owner`
 */
export async function changeMember(tx: Tx, userId: string, role: CompanyRole | null): Promise<void> {
  await requireDone(tx, sql`change_member(${userId}::uuid, ${role})`)
}

/**
 * Locks the account of a member of the company in scope who has not set a password.
 *
 * @throws DomainError `forbidden_role` unless the user in scope is still an owner; `member_not_found`,
 * `already_active`, `invitee_disabled`
 */
export async function lockInvited(tx: Tx, userId: string): Promise<void> {
  await requireDone(tx, sql`lock_invited(${userId}::uuid)`)
}

async function requireDone(tx: Tx, call: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ outcome: Refusal | 'done' }>`select ${call} as outcome`.execute(tx)
  const outcome = rows[0]?.outcome
  if (!outcome) throw new Error('no outcome')
  if (outcome !== 'done') throw new DomainError(outcome)
}
