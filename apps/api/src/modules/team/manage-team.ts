import type { CompanyRole } from '@candour/schemas/accounts.ts'
import type { MemberInput, TeamMember } from '@candour/schemas/team.ts'
import { changesOf, recordAudit } from '#audit.ts'
import type { Tx } from '#db/client.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#errors.ts'
import { queueMail } from '#mail/repository.ts'
import { mailLink } from '#modules/accounts/links.ts'
import { notifyAccessLost } from '#modules/accounts/sessions.ts'
import { addMember, changeMember, findMember, lockInvited, withTeam } from '#modules/team/repository.ts'
import type { UserSession } from '#principal.ts'

/**
 * Adds a member by address. Someone without a password is mailed a link to set one, which voids an earlier link; anyone
 * else is a member immediately and is told by mail.
 *
 * @throws DomainError `forbidden_role`, `already_member`, `invitee_disabled`, `too_many_members`
 */
export function inviteMember(
  { accountsDb }: Pick<Deps, 'accountsDb'>,
  principal: UserSession,
  companyId: string,
  input: MemberInput,
): Promise<TeamMember> {
  return withTeam(accountsDb, principal, companyId, async (tx) => {
    const { userId, hasPassword } = await addMember(tx, input)
    if (hasPassword) await queueMail(tx, { kind: 'team_welcome', userId, companyId })
    else await mailLink(tx, userId, 'invitation')
    const member = await memberOf(tx, companyId, userId)
    await recordAudit(tx, principal, {
      action: hasPassword ? 'user.linked' : 'user.invited',
      companyId,
      target: targetOf(member),
      changes: changesOf({}, { role: member.role }),
    })
    return member
  })
}

/**
 * Mails a member who has not set a password a new link, which voids the previous one.
 *
 * @throws DomainError `forbidden_role`, `member_not_found`, `already_active`, `invitee_disabled`
 */
export function resendInvitation(
  { accountsDb }: Pick<Deps, 'accountsDb'>,
  principal: UserSession,
  companyId: string,
  userId: string,
): Promise<void> {
  return withTeam(accountsDb, principal, companyId, async (tx) => {
    await lockInvited(tx, userId)
    await mailLink(tx, userId, 'invitation')
    const target = targetOf(await memberOf(tx, companyId, userId))
    await recordAudit(tx, principal, { action: 'user.invited', companyId, target })
  })
}

/** @throws DomainError `forbidden_role`, `member_not_found`, `last_owner` */
export function setMemberRole(
  { accountsDb }: Pick<Deps, 'accountsDb'>,
  principal: UserSession,
  companyId: string,
  { userId, role }: { userId: string; role: CompanyRole },
): Promise<TeamMember> {
  return withTeam(accountsDb, principal, companyId, async (tx) => {
    const before = await memberOf(tx, companyId, userId)
    await changeMember(tx, userId, role)
    const member = await memberOf(tx, companyId, userId)
    await recordAudit(tx, principal, {
      action: 'member.updated',
      companyId,
      target: targetOf(member),
      changes: changesOf({ role: before.role }, { role: member.role }),
    })
    return member
  })
}

/**
 * Removes a member and ends their open streams. Someone who never set a password and is in no other company loses their
 * link, too.
 *
 * @throws DomainError `forbidden_role`, `member_not_found`, `last_owner`
 */
export async function removeMember(
  { accountsDb }: Pick<Deps, 'accountsDb'>,
  principal: UserSession,
  companyId: string,
  userId: string,
): Promise<void> {
  await withTeam(accountsDb, principal, companyId, async (tx) => {
    const target = targetOf(await memberOf(tx, companyId, userId))
    await changeMember(tx, userId, null)
    await notifyAccessLost(tx, userId)
    await recordAudit(tx, principal, { action: 'user.unlinked', companyId, target })
  })
}

async function memberOf(tx: Tx, companyId: string, userId: string): Promise<TeamMember> {
  const member = await findMember(tx, { companyId, userId })
  if (!member) throw new DomainError('member_not_found')
  return member
}

const targetOf = ({ userId: id, email: name }: TeamMember) => ({ type: 'user', id, name }) as const
