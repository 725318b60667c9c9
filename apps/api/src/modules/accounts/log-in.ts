import { setTimeout } from 'node:timers/promises'
import type { Deps } from '#deps.ts'
import { DomainError } from '#errors.ts'
import { hashPassword, isOutdated, verifyPassword } from '#modules/accounts/password.ts'
import { type Account, findAccount, replaceHash } from '#modules/accounts/repository.ts'

/**
 * A refusal takes no less than this, in milliseconds: checking a hash with the weaker parameters of former times is
 * quicker than one of today, and would tell that the account exists.
 */
const refusalMs = 150

/**
 * The account of this address and password. Every refusal costs the same work and time, whatever its reason.
 *
 * @param known by a device that has signed in to the account before
 * @throws DomainError `bad_credentials`, `overloaded`
 */
export async function logIn(
  { accountsDb }: Pick<Deps, 'accountsDb'>,
  { email, password }: { email: string; password: string },
  { known }: { known: boolean },
): Promise<Account> {
  const refusal = setTimeout(refusalMs)
  const account = await findAccount(accountsDb, email)
  const matches = await verifyPassword(account?.passwordHash ?? null, password, { known })
  if (!account?.passwordHash || !matches) {
    await refusal
    throw new DomainError('bad_credentials', { userId: account?.user.id })
  }
  const { user, passwordHash: former } = account
  if (isOutdated(former)) {
    await replaceHash(accountsDb, user.id, { former, passwordHash: await hashPassword(password) })
  }
  return account
}
