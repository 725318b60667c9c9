import { type CompanyRole, companyRole } from '@candour/schemas/accounts.ts'
import type { MemberLanguage } from '@candour/schemas/languages.ts'
import type { TeamMember } from '@candour/schemas/team.ts'
import { type RawBuilder, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Db, Tx } from '#db/client.ts'
import { setScope, withCompany } from '#db/scope.ts'
import { DomainError } from '#domain/errors.ts'
import type { UserSession } from '#domain/principal.ts'
import { announceMails } from '#mail/repository.ts'
import { maxMembers } from '#modules/accounts/invitations/repository.ts'

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

/** Lists a company's members, and then those invited, oldest first. Requires a scope that sees them. */
export async function listTeam(tx: Tx, companyId: string): Promise<TeamMember[]> {
  const joined = await members(tx, companyId).execute()
  return [...joined.flatMap(toMember), ...(await invitations(tx, companyId).execute()).flatMap(toInvited)]
}

export async function findMember(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<TeamMember | undefined> {
  const row = await members(tx, companyId).where('m.user_id', '=', userId).executeTakeFirst()
  return row && toMember(row)[0]
}

/** Finds someone who is invited and has not accepted. */
export async function findInvited(
  tx: Tx,
  { companyId, id }: { companyId: string; id: string },
): Promise<TeamMember | undefined> {
  const row = await invitations(tx, companyId).where('id', '=', id).executeTakeFirst()
  return row && toInvited(row)[0]
}

function invitations(tx: Tx, companyId: string) {
  return tx
    .selectFrom('team_invitations')
    .select((eb) => ['id', 'email', 'role', eb('expires_at', '<=', sql<Date>`now()`).as('expired')])
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .orderBy('id')
}

type InvitedRow = Awaited<ReturnType<ReturnType<typeof invitations>['execute']>>[number]

/** Reveals nothing about an account with the address. */
function toInvited({ id, email, role: given, expired }: InvitedRow): TeamMember[] {
  const role = companyRole.safeParse(given)
  if (!role.success) return []
  return [
    {
      ...{ userId: id, email, name: null, role: role.data, invited: true },
      ...(expired && { expired: true }),
      ...{ lastSeenAt: null, twoFactor: false },
    },
  ]
}

function members(tx: Tx, companyId: string) {
  return tx
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('account_activity as a', 'a.user_id', 'm.user_id')
    .select([
      'm.user_id as userId',
      'u.email',
      'u.name',
      'u.two_factor as twoFactor',
      'm.role',
      sql<boolean>`u.disabled_at is null and not is_in_use(u)`.as('invited'),
      'a.last_seen_at',
    ])
    .where('m.company_id', '=', companyId)
    .orderBy('m.created_at')
    .orderBy('m.user_id')
}

type MemberRow = Awaited<ReturnType<ReturnType<typeof members>['execute']>>[number]

/** During a rolling deployment the next version may already assign roles unknown here; such members are left out. */
function toMember({ role: given, invited, last_seen_at, ...member }: MemberRow): TeamMember[] {
  const role = companyRole.safeParse(given)
  if (!role.success) return []
  const lastSeenAt = last_seen_at?.toISOString() ?? null
  return [{ ...member, role: role.data, invited, lastSeenAt }]
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
 * Invites an address to the company in scope, and queues its mail.
 *
 * @returns the invitation's id
 * @throws DomainError `forbidden_role` unless the user in scope is still an owner; `already_member`, `too_many_members`
 */
export async function addInvitation(
  tx: Tx,
  { email, role, language }: { email: string; role: CompanyRole; language: MemberLanguage },
): Promise<string> {
  const id = uuidv7()
  await requireDone(
    tx,
    sql`invite_member(${id}::uuid, ${email}, ${role}, ${uuidv7()}::uuid, ${maxMembers}, ${language})`,
  )
  await announceMails(tx)
  return id
}

/**
 * Mails an invitation of the company in scope again, with a new link.
 *
 * @param language the invitation's own unless given
 * @throws DomainError `forbidden_role` unless the user in scope is still an owner; `member_not_found`
 */
export async function renewInvitation(
  tx: Tx,
  id: string,
  language: MemberLanguage | undefined,
): Promise<void> {
  await requireDone(tx, sql`renew_invitation(${id}::uuid, ${uuidv7()}::uuid, ${language ?? null})`)
  await announceMails(tx)
}

/**
 * Changes the role of an invitation of the company in scope, or with null cancels it.
 *
 * @throws DomainError `forbidden_role` unless the user in scope is still an owner; `member_not_found`
 */
export async function changeInvitation(tx: Tx, id: string, role: CompanyRole | null): Promise<void> {
  await requireDone(tx, sql`change_invitation(${id}::uuid, ${role})`)
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
 * Locks the account of a member of the company in scope who has not set a password, and sets its language if given.
 *
 * @throws DomainError `forbidden_role` unless the user in scope is still an owner; `member_not_found`,
 * `already_active`, `invitee_disabled`
 */
export async function lockInvited(
  tx: Tx,
  userId: string,
  language: MemberLanguage | undefined,
): Promise<void> {
  await requireDone(tx, sql`lock_invited(${userId}::uuid, ${language ?? null})`)
}

async function requireDone(tx: Tx, call: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ outcome: Refusal | 'done' }>`select ${call} as outcome`.execute(tx)
  const outcome = rows[0]?.outcome
  if (!outcome) throw new Error('no outcome')
  if (outcome !== 'done') throw new DomainError(outcome)
}
