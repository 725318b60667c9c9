import type { SecondFactor } from '@candour/schemas/accounts.ts'
import { withAccount } from '#db/scope.ts'
import { DomainError } from '#domain/errors.ts'
import type { Principal } from '#domain/principal.ts'
import { lockUser } from '#modules/accounts/repository.ts'
import { acceptCode, readCode } from '#modules/two-factor/codes.ts'
import { closePending, type PendingSignIn } from '#modules/two-factor/pending-sign-in.ts'
import type { FactorDeps } from '#modules/two-factor/set-up.ts'

/**
 * Completes a pending sign-in with a code, which is thereby used.
 *
 * @returns the factor to open the session with
 * @throws DomainError `bad_code`, `sign_in_expired` (the code stays unused), `overloaded`
 */
export async function presentCode(
  { accountsDb, box }: FactorDeps,
  principal: Principal,
  { id, user, epoch }: PendingSignIn,
  entered: string,
): Promise<SecondFactor> {
  const { id: userId } = user
  const code = await readCode(userId, entered)
  return withAccount(accountsDb, principal, userId, async (tx) => {
    const now = await lockUser(tx, userId)
    if (!now || now.disabled || now.epoch !== epoch) throw new DomainError('sign_in_expired', { userId })
    const accepted = await acceptCode(tx, box, userId, code)
    if (!accepted) throw new DomainError('bad_code', { userId })
    // Another factor has completed it in the meantime.
    if (!(await closePending(tx, id))) throw new DomainError('sign_in_expired', { userId })
    return accepted
  })
}
