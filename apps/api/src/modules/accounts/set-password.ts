import { uuidv7 } from 'uuidv7'
import { recordAudit } from '#db/audit.ts'
import type { Db, Tx } from '#db/client.ts'
import { withAccount } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { Principal, UserSession } from '#domain/principal.ts'
import { refuseGuessable } from '#modules/accounts/guessable.ts'
import { joinByLink } from '#modules/accounts/invitations/answer.ts'
import { findInvitation, makeInvitedAccount } from '#modules/accounts/invitations/repository.ts'
import { findLink, type LinkKind, mailLink, removeLinks, takeLink } from '#modules/accounts/links.ts'
import { hashPassword, verifyPassword } from '#modules/accounts/password.ts'
import { findAccount, lockUser, setPasswordHash } from '#modules/accounts/repository.ts'
import { endAllSessions } from '#modules/accounts/sessions.ts'

/** Mails a reset link if there is such an account. Does not reveal whether there is. */
export async function requestReset(
  { accountsDb }: Pick<Deps, 'accountsDb'>,
  principal: Principal,
  email: string,
): Promise<void> {
  const account = await findAccount(accountsDb, email)
  if (!account) return
  await withAccount(accountsDb, principal, account.user.id, async (tx) => {
    const now = await lockUser(tx, account.user.id)
    if (!now || now.disabled) return
    await mailLink(tx, account.user.id, 'reset')
    await recordAudit(tx, principal, 'password.reset_requested', {
      target: { type: 'user', id: account.user.id, name: account.user.email },
    })
  })
}

/**
 * Sets a password with the token of a link, which accepts an invitation to a team, and ends every session of the user.
 * Of concurrent uses one succeeds.
 *
 * @returns the account whose password was set, and whether by an invitation
 * @throws DomainError `bad_link`; `company_suspended`, `team_full`, `guessable_password` (the link stays valid);
 * `overloaded`
 */
export async function resetPassword(
  { accountsDb, config }: Pick<Deps, 'accountsDb' | 'config'>,
  principal: Principal,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<{ email: string; user: { id: string }; epoch: number; invited: boolean }> {
  // Checked before hashing, so made-up tokens cost next to nothing.
  const invited = await findInvited(accountsDb, token)
  const link = invited ?? (await findLink(accountsDb, token))
  if (!link) throw new DomainError('bad_link')
  const { userId, email } = link
  await refuseGuessable(newPassword, { email, provider: config.provider.name })
  const passwordHash = await hashPassword(newPassword, userId)
  return withAccount(accountsDb, principal, userId, async (tx) => {
    const kind = invited ? 'invitation' : await takeLinkOf(tx, userId, token)
    if (invited) await acceptWithPassword(tx, principal, token, invited)
    await recordAudit(tx, principal, 'password.set_by_link', {
      target: { type: 'user', id: userId, name: email },
      by: { id: userId, email },
    })
    const { epoch } = await replacePassword(tx, userId, passwordHash)
    return { email, user: { id: userId }, epoch, invited: kind === 'invitation' }
  })
}

/** @throws DomainError `bad_link` if the token was used meanwhile */
async function takeLinkOf(tx: Tx, userId: string, token: string): Promise<LinkKind> {
  await lockUser(tx, userId)
  const kind = await takeLink(tx, token)
  if (!kind) throw new DomainError('bad_link')
  return kind
}

interface InvitedLink {
  invitationId: string
  /** The account of the address; a new id if there is none. */
  userId: string
  email: string
}

/** Finds the invitation with this token, unless its account has a password already. */
async function findInvited(accountsDb: Db, token: string): Promise<InvitedLink | undefined> {
  const invitation = await findInvitation(accountsDb, token)
  if (!invitation || invitation.hasPassword) return undefined
  const { id: invitationId, userId, email } = invitation
  return { invitationId, userId: userId ?? uuidv7(), email }
}

/**
 * Accepts an invitation for an account that is about to get its password, and makes the account if necessary.
 *
 * @throws DomainError `bad_link` if the account has got a password since; `company_suspended`, `team_full`
 */
async function acceptWithPassword(
  tx: Tx,
  principal: Principal,
  token: string,
  { invitationId, userId, email }: InvitedLink,
): Promise<void> {
  await makeInvitedAccount(tx, token, userId)
  const account = await lockUser(tx, userId)
  if (!account || account.disabled || account.passwordHash !== null) throw new DomainError('bad_link')
  await joinByLink(tx, principal, { invitationId, person: { id: userId, email } })
}

/**
 * Changes the password after confirming the current one. Ends every session of the user, including the requesting one.
 *
 * @throws DomainError `wrong_password`, `guessable_password`, `overloaded`
 */
export async function changePassword(
  deps: Pick<Deps, 'accountsDb' | 'config'>,
  principal: UserSession,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<{ epoch: number }> {
  const { user } = principal
  const confirmed = await confirmPassword(deps, principal, currentPassword)
  await refuseGuessable(newPassword, { email: user.email, provider: deps.config.provider.name })
  const passwordHash = await hashPassword(newPassword, user.id)
  return withAccount(deps.accountsDb, principal, user.id, async (tx) => {
    await lockConfirmed(tx, user.id, confirmed)
    await recordAudit(tx, principal, 'password.changed', {
      target: { type: 'user', id: user.id, name: user.email },
    })
    return replacePassword(tx, user.id, passwordHash)
  })
}

/**
 * Ends every session of a user except the requesting one, including those about to be opened.
 *
 * @returns the number of ended sessions, and the new epoch for the requesting one
 * @throws DomainError `wrong_password`
 */
export async function endOtherSessions(
  { accountsDb }: Pick<Deps, 'accountsDb'>,
  principal: UserSession,
  confirmed: { epoch: number },
): Promise<{ ended: number; epoch: number }> {
  const { user, sessionId } = principal
  return withAccount(accountsDb, principal, user.id, async (tx) => {
    await lockConfirmed(tx, user.id, confirmed)
    const done = await endEvery(tx, user.id, { but: sessionId })
    await recordAudit(tx, principal, 'session.ended', {
      target: { type: 'user', id: user.id, name: user.email },
      changes: { otherSessions: [done.ended, 0] },
    })
    return done
  })
}

/**
 * Verifies the password of a signed-in user.
 *
 * @param field the field of the request that holds the password
 * @returns the account's epoch at that time
 * @throws DomainError `wrong_password`, `overloaded`
 */
export async function confirmPassword(
  { accountsDb }: Pick<Deps, 'accountsDb'>,
  { user }: UserSession,
  password: string,
  field = 'currentPassword',
): Promise<{ epoch: number }> {
  const account = await findAccount(accountsDb, user.email)
  const matches = await verifyPassword(account?.passwordHash ?? null, password, {
    lane: 'known',
    key: user.id,
  })
  if (!account || !matches) throw wrongPassword(field)
  return { epoch: account.epoch }
}

/** Locks the user's row, unless the confirmation is outdated because a reset came in between. */
export async function lockConfirmed(
  tx: Tx,
  userId: string,
  confirmed: { epoch: number },
  field?: string,
): Promise<void> {
  const now = await lockUser(tx, userId)
  if (now?.epoch !== confirmed.epoch) throw wrongPassword(field)
}

const wrongPassword = (field = 'currentPassword') => new DomainError('wrong_password', { field })

async function replacePassword(tx: Tx, userId: string, passwordHash: string): Promise<{ epoch: number }> {
  await setPasswordHash(tx, userId, passwordHash)
  await removeLinks(tx, userId)
  return endEvery(tx, userId)
}

/** Ends every session of a user whose row is locked. */
async function endEvery(tx: Tx, userId: string, given: { but?: string } = {}) {
  const done = await endAllSessions(tx, userId, given)
  if (!done) throw new Error('a locked user is gone')
  return done
}
