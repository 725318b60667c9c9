import { setTimeout } from 'node:timers/promises'
import { withAccount } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { Principal } from '#domain/principal.ts'
import { hashPassword, isOutdated, type Turn, verifyPassword } from '#modules/accounts/password.ts'
import { type Account, findAccount, replaceHash } from '#modules/accounts/repository.ts'

/**
 * Minimum duration of a refusal, in ms. Verifying an outdated hash with weaker parameters is faster than a current one,
 * and the difference would reveal that the account exists.
 */
const refusalMs = 150

/**
 * Verifies credentials and returns the account. Every refusal takes the same work and time, whatever its reason.
 *
 * @param turn whose turn it is to have a password verified
 * @throws DomainError `bad_credentials`, `overloaded`
 */
export async function logIn(
  { accountsDb }: Pick<Deps, 'accountsDb'>,
  principal: Principal,
  { email, password }: { email: string; password: string },
  turn: Turn,
): Promise<Account> {
  const refusal = setTimeout(refusalMs)
  const account = await findAccount(accountsDb, email)
  const matches = await verifyPassword(account?.passwordHash ?? null, password, turn)
  if (!account?.passwordHash || !matches) {
    await refusal
    throw new DomainError('bad_credentials', { userId: account?.user.id })
  }
  const { user, passwordHash: former } = account
  if (isOutdated(former)) {
    const passwordHash = await hashPassword(password, user.id)
    await withAccount(accountsDb, principal, user.id, (tx) =>
      replaceHash(tx, user.id, { former, passwordHash }),
    )
  }
  return account
}
