import { recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { setScope, withAccount } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { type Principal, type UserSession, visitor } from '#domain/principal.ts'
import {
  acceptInvitation,
  declineInvitation,
  declineInvitationLink,
  findInvitation,
} from '#modules/accounts/invitations/repository.ts'

interface Person {
  id: string
  email: string
}

/**
 * Answers an invitation of the signed-in user. In a session that a company's provider has opened, there is none: whoever
 * controls the provider must not act for its members elsewhere.
 *
 * @returns the company joined; `null` after declining
 * @throws DomainError `invitation_not_found`, `company_suspended`, `team_full`
 */
export async function answerInvitation(
  { accountsDb }: Pick<Deps, 'accountsDb'>,
  principal: UserSession,
  { id, accept }: { id: string; accept: boolean },
): Promise<string | null> {
  const { user, signIn } = principal
  if (signIn.identity) throw new DomainError('invitation_not_found')
  return withAccount(accountsDb, principal, user.id, async (tx) => {
    if (accept) return join(tx, principal, { invitationId: id, person: user })
    const declined = await declineInvitation(tx, id)
    if (!declined) throw new DomainError('invitation_not_found')
    await recordDecline(tx, id, declined)
    return null
  })
}

/**
 * Answers an invitation with the token of its link, which proves who answers. Accepting needs an account with a
 * password: without one, setting the password accepts.
 *
 * @returns what was done, for the security log
 * @throws DomainError `bad_link`, `company_suspended`, `team_full`
 */
export async function answerInvitationLink(
  { accountsDb }: Pick<Deps, 'accountsDb'>,
  principal: Principal,
  { token, accept }: { token: string; accept: boolean },
): Promise<{ userId?: string; companyId: string }> {
  const invitation = await findInvitation(accountsDb, token)
  if (!invitation) throw new DomainError('bad_link')
  const { id, userId, email, companyId } = invitation
  if (!accept) {
    await accountsDb.transaction().execute(async (tx) => {
      const declined = await declineInvitationLink(tx, token)
      if (!declined) throw new DomainError('bad_link')
      await recordDecline(tx, id, declined)
    })
    return { companyId }
  }
  if (userId === null || !invitation.hasPassword) throw new DomainError('bad_link')
  await withAccount(accountsDb, principal, userId, (tx) =>
    joinByLink(tx, principal, { invitationId: id, person: { id: userId, email } }),
  )
  return { userId, companyId }
}

interface Joining {
  invitationId: string
  person: Person
}

/** Like `join`, for a person who has proven their identity by a mailed link. */
export async function joinByLink(tx: Tx, principal: Principal, joining: Joining): Promise<void> {
  try {
    await join(tx, principal, joining)
  } catch (error) {
    // Answered or cancelled since the link was looked up.
    if (error instanceof DomainError && error.code === 'invitation_not_found')
      throw new DomainError('bad_link')
    throw error
  }
}

/** Accepts an invitation of the account in scope, and logs it to the company. */
async function join(tx: Tx, principal: Principal, { invitationId, person }: Joining): Promise<string> {
  const { companyId, role } = await acceptInvitation(tx, invitationId)
  await setScope(tx, 'company', companyId)
  await recordAudit(tx, principal, 'invitation.accepted', {
    companyId,
    target: { type: 'user', id: person.id, name: person.email },
    changes: { role: [null, role] },
    by: { id: person.id, email: person.email },
  })
  return companyId
}

/** The company learns that it was declined, but neither by what account nor from where. */
async function recordDecline(
  tx: Tx,
  id: string,
  { companyId, email }: { companyId: string; email: string },
): Promise<void> {
  await setScope(tx, 'company', companyId)
  await recordAudit(tx, visitor, 'invitation.declined', {
    companyId,
    target: { type: 'user', id, name: email },
  })
}
