import type { Tx } from '#db/client.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#errors.ts'
import type { SignedInUser } from '#http/session-store.ts'
import { endAllSessions } from '#http/session-store.ts'
import { refuseGuessable } from '#modules/accounts/guessable.ts'
import { findLink, mailLink, removeLinks, takeLink } from '#modules/accounts/links.ts'
import { hashPassword, verifyPassword } from '#modules/accounts/password.ts'
import { findAccount, lockUser, setPasswordHash } from '#modules/accounts/repository.ts'

/** Has a reset link mailed if there is such an account; tells nobody whether there is. */
export async function requestReset({ db, mail }: Pick<Deps, 'db' | 'mail'>, email: string): Promise<void> {
  const account = await findAccount(db, email)
  if (!account) return
  await db.transaction().execute(async (tx) => {
    if (await lockUser(tx, account.id)) await mailLink({ mail }, tx, account.id, 'reset')
  })
}

/**
 * Sets a password with the token of a link. Of many uses at once one succeeds; every session of the user ends.
 *
 * @returns the address whose password was set
 * @throws DomainError `bad_link`, `guessable_password` (the link stays good), `overloaded`
 */
export async function resetPassword(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<{ email: string }> {
  // Before hashing, so that made-up tokens cost next to nothing.
  const link = await findLink(db, token)
  if (!link) throw new DomainError('bad_link')
  const { userId, email } = link
  refuseGuessable(newPassword, { email, provider: config.provider.name })
  const passwordHash = await hashPassword(newPassword)
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    if (!(await takeLink(tx, token))) throw new DomainError('bad_link')
    await replacePassword(tx, userId, passwordHash)
  })
  return { email }
}

/**
 * Changes a password for who knows the current one; every session of the user ends, also the one that asks.
 *
 * @throws DomainError `wrong_password`, `guessable_password`, `overloaded`
 */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'config'>,
  user: SignedInUser,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const known = await confirmPassword(deps, user, currentPassword)
  refuseGuessable(newPassword, { email: user.email, provider: deps.config.provider.name })
  const passwordHash = await hashPassword(newPassword)
  await deps.db.transaction().execute(async (tx) => {
    const now = await lockUser(tx, user.id)
    // A reset came in between: what was confirmed is no longer the password.
    if (now?.passwordHash !== known) throw new DomainError('wrong_password', { field: 'currentPassword' })
    await replacePassword(tx, user.id, passwordHash)
  })
}

/**
 * Lets only who knows the password go on.
 *
 * @returns the hash it was checked against
 * @throws DomainError `wrong_password`, `overloaded`
 */
export async function confirmPassword(
  { db }: Pick<Deps, 'db'>,
  user: SignedInUser,
  password: string,
): Promise<string | null> {
  const account = await findAccount(db, user.email)
  const hash = account?.passwordHash ?? null
  if (!(await verifyPassword(hash, password))) {
    throw new DomainError('wrong_password', { field: 'currentPassword' })
  }
  return hash
}

async function replacePassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await setPasswordHash(tx, userId, passwordHash)
  await endAllSessions(tx, userId)
  await removeLinks(tx, userId)
}
