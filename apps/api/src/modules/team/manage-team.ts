import type { CompanyRole } from '@candour/schemas/accounts.ts'
import type { MemberLanguage } from '@candour/schemas/languages.ts'
import type { MemberInput, TeamMember } from '@candour/schemas/team.ts'
import { changesOf, recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { UserSession } from '#domain/principal.ts'
import { mailLink } from '#modules/accounts/links.ts'
import { notifyAccessLost } from '#modules/accounts/sessions.ts'
import { languageOfCompany } from '#modules/companies/repository.ts'
import * as team from '#modules/team/repository.ts'

/**
 * Invites an address to the team. Its owner becomes a member by accepting; until then the company learns nothing of
 * them, not even whether they have an account.
 *
 * @throws DomainError `forbidden_role`, `already_member`, `too_many_members`
 */
export async function inviteMember(
  { accountsDb, db }: Pick<Deps, 'accountsDb' | 'db'>,
  principal: UserSession,
  companyId: string,
  input: MemberInput,
): Promise<TeamMember> {
  const language = input.language ?? (await languageOfCompany(db, companyId))
  return team.withTeam(accountsDb, principal, companyId, async (tx) => {
    const { member } = await someone(tx, companyId, await team.addInvitation(tx, { ...input, language }))
    await recordAudit(tx, principal, 'user.invited', {
      companyId,
      target: targetOf(member),
      changes: changesOf({}, { role: member.role }),
    })
    return member
  })
}

/**
 * Mails someone who has not accepted, or a member who has not set a password, a new link, which voids the previous one.
 *
 * @throws DomainError `forbidden_role`, `member_not_found`, `already_active`, `invitee_disabled`
 */
export function resendInvitation(
  { accountsDb }: Pick<Deps, 'accountsDb'>,
  principal: UserSession,
  companyId: string,
  { userId: id, language }: { userId: string; language?: MemberLanguage | undefined },
): Promise<void> {
  return team.withTeam(accountsDb, principal, companyId, async (tx) => {
    const { member, pending } = await someone(tx, companyId, id)
    if (pending) await team.renewInvitation(tx, id, language)
    else {
      await team.lockInvited(tx, id, language)
      await mailLink(tx, id, 'invitation')
    }
    await recordAudit(tx, principal, 'user.invited', { companyId, target: targetOf(member) })
  })
}

/**
 * Sets the role of a member or of an invitation.
 *
 * @throws DomainError `forbidden_role`, `member_not_found`, `last_owner`
 */
export function setMemberRole(
  { accountsDb }: Pick<Deps, 'accountsDb'>,
  principal: UserSession,
  companyId: string,
  { userId: id, role }: { userId: string; role: CompanyRole },
): Promise<TeamMember> {
  return team.withTeam(accountsDb, principal, companyId, async (tx) => {
    const before = await someone(tx, companyId, id)
    await (before.pending ? team.changeInvitation : team.changeMember)(tx, id, role)
    const { member } = await someone(tx, companyId, id)
    await recordAudit(tx, principal, 'member.updated', {
      companyId,
      target: targetOf(member),
      changes: changesOf({ role: before.member.role }, { role: member.role }),
    })
    return member
  })
}

/**
 * Removes a member and ends their open streams, or cancels an invitation. Someone who never set a password and is in no
 * other company loses their link, too.
 *
 * @throws DomainError `forbidden_role`, `member_not_found`, `last_owner`
 */
export async function removeMember(
  { accountsDb }: Pick<Deps, 'accountsDb'>,
  principal: UserSession,
  companyId: string,
  id: string,
): Promise<void> {
  await team.withTeam(accountsDb, principal, companyId, async (tx) => {
    const { member, pending } = await someone(tx, companyId, id)
    if (pending) await team.changeInvitation(tx, id, null)
    else {
      await team.changeMember(tx, id, null)
      await notifyAccessLost(tx, id)
    }
    await recordAudit(tx, principal, pending ? 'invitation.cancelled' : 'user.unlinked', {
      companyId,
      target: targetOf(member),
    })
  })
}

/** Returns a member, or someone whose invitation is pending. */
async function someone(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<{ member: TeamMember; pending: boolean }> {
  const member = await team.findMember(tx, { companyId, userId: id })
  if (member) return { member, pending: false }
  const invited = await team.findInvited(tx, { companyId, id })
  if (!invited) throw new DomainError('member_not_found')
  return { member: invited, pending: true }
}

const targetOf = ({ userId: id, email: name }: TeamMember) => ({ type: 'user', id, name }) as const
