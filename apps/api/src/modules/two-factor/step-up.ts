import type { Factor } from '@candour/schemas/accounts.ts'
import { recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { withAccount } from '#db/scope.ts'
import { DomainError } from '#domain/errors.ts'
import type { UserSession } from '#domain/principal.ts'
import { lockUser } from '#modules/accounts/repository.ts'
import { recordStepUp } from '#modules/accounts/sessions.ts'
import { confirmPassword, lockConfirmed } from '#modules/accounts/set-password.ts'
import { acceptCode, readCode } from '#modules/two-factor/codes.ts'
import type { FactorDeps } from '#modules/two-factor/set-up.ts'

/**
 * Confirms who uses a session, by the password or a code. Their factors can then be changed for a few minutes.
 *
 * @throws DomainError `wrong_password`, `wrong_code`, `overloaded`
 */
export async function stepUp(
  deps: FactorDeps,
  principal: UserSession,
  given: { password?: string | undefined; code?: string | undefined },
): Promise<void> {
  const { user } = principal
  if (given.password !== undefined) {
    const confirmed = await confirmPassword(deps, principal, given.password, 'password')
    await withAccount(deps.accountsDb, principal, user.id, async (tx) => {
      await lockConfirmed(tx, user.id, confirmed, 'password')
      await conclude(tx, principal, 'password')
    })
    return
  }
  const code = await readCode(user.id, given.code ?? '')
  await withAccount(deps.accountsDb, principal, user.id, async (tx) => {
    await lockUser(tx, user.id)
    const accepted = await acceptCode(tx, deps.box, user.id, code)
    if (!accepted) throw new DomainError('wrong_code', { field: 'code' })
    await conclude(tx, principal, accepted)
  })
}

async function conclude(tx: Tx, principal: UserSession, factor: Factor): Promise<void> {
  const { user, sessionId } = principal
  await recordStepUp(tx, sessionId)
  await recordAudit(tx, principal, 'session.stepped_up', {
    target: { type: 'user', id: user.id, name: user.email },
    changes: { factor: [null, factor] },
  })
}
