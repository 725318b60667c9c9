import type { CompanyRole, Role } from '@candour/schemas/accounts.ts'
import type { TeamMember } from '@candour/schemas/team.ts'
import type { ListedUser } from '@candour/schemas/users.ts'
import { sql } from 'kysely'
import { changesOf, recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { UserSession } from '#domain/principal.ts'
import { removeLinks } from '#modules/accounts/links.ts'
import { lockUser } from '#modules/accounts/repository.ts'
import { endAllSessions, notifyAccessLost } from '#modules/accounts/sessions.ts'
import { findMember } from '#modules/team/repository.ts'
import {
  deleteUser,
  findListedUser,
  listActiveSuperadmins,
  setDisabled,
  setMembershipRole,
  setRole,
} from '#modules/users/repository.ts'

/**
 * Changes a user's role, or disables or enables the account. Disabling ends the user's sessions, voids their links and
 * withdraws the mails that carry one.
 *
 * @throws DomainError `not_allowed`, `own_account`, `last_superadmin`, `user_not_found`, `is_a_printer`
 */
export async function updateUser(
  { platformDb }: Pick<Deps, 'platformDb'>,
  principal: UserSession,
  userId: string,
  { role, disabled }: { role?: Role | undefined; disabled?: boolean | undefined },
): Promise<ListedUser> {
  return withPlatform(platformDb, principal, async (tx) => {
    const user = await lockTarget(tx, principal, userId)
    // One-way: no existing account can be made a printer's.
    if (role !== undefined && user.role === 'printer') throw new DomainError('is_a_printer')
    if (role !== undefined) await setRole(tx, userId, role)
    if (disabled !== undefined && disabled !== user.disabled) {
      await setDisabled(tx, userId, disabled)
      if (disabled) {
        await endAllSessions(tx, userId)
        await removeLinks(tx, userId)
      }
    }
    const changed = await findListedUser(tx, userId)
    if (!changed) throw new DomainError('user_not_found')
    await recordAudit(tx, principal, 'user.updated', {
      target: { type: 'user', id: userId, name: user.email },
      changes: changesOf(
        { role: user.role, disabled: user.disabled },
        { role: changed.role, disabled: changed.state === 'disabled' },
      ),
    })
    return changed
  })
}

/**
 * Deletes an account and everything that belongs to it; company data stays.
 *
 * @throws DomainError `not_allowed`, `own_account`, `last_superadmin`, `user_not_found`
 */
export async function removeUser(
  { platformDb }: Pick<Deps, 'platformDb'>,
  principal: UserSession,
  userId: string,
): Promise<void> {
  await withPlatform(platformDb, principal, async (tx) => {
    const { email, role } = await lockTarget(tx, principal, userId)
    await deleteUser(tx, userId)
    await notifyAccessLost(tx, userId)
    await recordAudit(tx, principal, 'user.deleted', {
      target: { type: 'user', id: userId, name: email },
      changes: { role: [role, null] },
    })
  })
}

/**
 * Changes a user's role in a company, also that of its last owner.
 *
 * @throws DomainError `not_linked`
 */
export async function updateMembership(
  { platformDb }: Pick<Deps, 'platformDb'>,
  principal: UserSession,
  { role, ...membership }: { companyId: string; userId: string; role: CompanyRole },
): Promise<TeamMember> {
  return withPlatform(platformDb, principal, async (tx) => {
    const before = await findMember(tx, membership)
    await setMembershipRole(tx, membership, role)
    const member = await findMember(tx, membership)
    if (!member) throw new DomainError('not_linked')
    await recordAudit(tx, principal, 'member.updated', {
      companyId: membership.companyId,
      target: { type: 'user', id: member.userId, name: member.email },
      changes: changesOf({ role: before?.role }, { role: member.role }),
    })
    return member
  })
}

/**
 * Locks the row of a user whom this operator may change. Such changes are serialized, the operator must still be a
 * superadmin at that point, and nobody can change themselves, so at least one superadmin always remains.
 */
async function lockTarget(
  tx: Tx,
  { user: operator }: UserSession,
  userId: string,
): Promise<{ email: string; role: string; disabled: boolean }> {
  await sql`select pg_advisory_xact_lock(hashtext('candour operators'))`.execute(tx)
  const superadmins = await listActiveSuperadmins(tx)
  if (!superadmins.includes(operator.id)) throw new DomainError('not_allowed')
  if (userId === operator.id)
    throw new DomainError(superadmins.length > 1 ? 'own_account' : 'last_superadmin')
  const user = await lockUser(tx, userId)
  if (!user) throw new DomainError('user_not_found')
  return user
}
