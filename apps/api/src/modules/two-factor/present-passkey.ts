import type { Parsed } from '@candour/schemas/endpoint.ts'
import type { signInWithPasskey } from '@candour/schemas/two-factor.ts'
import { withAccount } from '#db/scope.ts'
import { DomainError } from '#domain/errors.ts'
import type { Principal, User } from '#domain/principal.ts'
import { lockUser } from '#modules/accounts/repository.ts'
import { findPasskey, recordUse, takeChallenge } from '#modules/two-factor/passkeys.ts'
import { closePending, type PendingSignIn } from '#modules/two-factor/pending-sign-in.ts'
import type { FactorDeps } from '#modules/two-factor/set-up.ts'
import { relyingParty } from '#modules/two-factor/webauthn.ts'

/**
 * Verifies a passkey that a browser presents, as the second factor of a pending sign-in or in place of the password.
 *
 * @param pending the pending sign-in of this browser, if any. A passkey of another user must replace the password.
 * @returns whom to open a session for
 * @throws DomainError `bad_passkey`; `sign_in_expired` if the authenticator did not verify its user
 */
export async function presentPasskey(
  { accountsDb, config }: FactorDeps,
  principal: Principal,
  given: Parsed<typeof signInWithPasskey>['body'],
  pending: PendingSignIn | undefined,
): Promise<{ user: User; epoch: number }> {
  const found = await findPasskey(accountsDb, Buffer.from(given.id, 'base64url'))
  if (!found) throw new DomainError('bad_passkey')
  const { user, epoch } = found
  const userId = user.id
  const verified = await relyingParty(config).verifyAuthentication(given, found.credential, {
    userId,
    takeChallenge: (challenge) => takeChallenge(accountsDb, challenge, null),
  })
  if (!verified) throw new DomainError('bad_passkey', { userId })
  const second = pending?.user.id === userId ? pending : undefined
  if (!second && !verified.userVerified) throw new DomainError('sign_in_expired', { userId })
  await withAccount(accountsDb, principal, userId, async (tx) => {
    const now = await lockUser(tx, userId)
    if (!now || now.disabled || now.epoch !== epoch) throw new DomainError('bad_passkey', { userId })
    if (!(await recordUse(tx, found.id, verified.counter))) throw new DomainError('bad_passkey', { userId })
    if (second && !(await closePending(tx, second.id)) && !verified.userVerified) {
      throw new DomainError('sign_in_expired', { userId })
    }
  })
  return { user, epoch }
}
