import type { SecondFactor } from '@candour/schemas/accounts.ts'
import type { TwoFactorState } from '@candour/schemas/two-factor.ts'
import { sql } from 'kysely'
import { type Deed, recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import type { Principal } from '#domain/principal.ts'
import { queueMail } from '#mail/repository.ts'
import { newEpoch } from '#modules/accounts/sessions.ts'
import type { FactorChange } from '#modules/two-factor/mail.ts'

export type Factors = Pick<TwoFactorState, 'totp' | 'passkeys' | 'recoveryCodesLeft'>

export async function findFactors(tx: Tx, userId: string): Promise<Factors> {
  const { rows } = await sql<Factors>`
    select
      exists (select from totp_secrets where user_id = ${userId} and secret is not null) as totp,
      (select count(*)::integer from passkeys where user_id = ${userId}) as passkeys,
      (select count(*)::integer from recovery_codes where user_id = ${userId}) as "recoveryCodesLeft"
  `.execute(tx)
  const [factors] = rows
  if (!factors) throw new Error('no row')
  return factors
}

/** Returns how a user can complete a sign-in; empty without a second factor. */
export function methodsOf({ totp, passkeys, recoveryCodesLeft }: Factors): SecondFactor[] {
  if (!totp && passkeys === 0) return []
  return [
    ...(totp ? (['totp'] as const) : []),
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...(recoveryCodesLeft > 0 ? (['recovery'] as const) : []),
  ]
}

/**
 * Concludes a change of a user's factors, whose row is locked: records it, tells the user, and starts a new epoch, so
 * that no sign-in verified under the former factors opens a session. Existing sessions stay. Recovery codes go with the
 * last factor.
 *
 * @returns the new epoch
 */
export async function concludeChange(
  tx: Tx,
  principal: Principal,
  { id: userId, email }: { id: string; email: string },
  change: FactorChange,
): Promise<{ epoch: number }> {
  const { totp, passkeys } = await findFactors(tx, userId)
  const twoFactor = totp || passkeys > 0
  const epoch = await newEpoch(tx, userId, { two_factor: twoFactor })
  if (epoch === undefined) throw new Error('a locked user is gone')
  if (!twoFactor) await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await queueMail(tx, { kind: 'two_factor_changed', userId, detail: change })
  const target = { type: 'user', id: userId, name: email } as const
  await recordAudit(tx, principal, { ...deeds[change], target })
  return { epoch }
}

/** The entry in the audit log for each change. */
const deeds: Record<FactorChange, Pick<Deed, 'action' | 'changes'>> = {
  totp_added: { action: 'factor.added', changes: { factor: [null, 'totp'] } },
  totp_replaced: { action: 'factor.replaced', changes: { factor: ['totp', 'totp'] } },
  totp_removed: { action: 'factor.removed', changes: { factor: ['totp', null] } },
  passkey_added: { action: 'factor.added', changes: { factor: [null, 'passkey'] } },
  passkey_removed: { action: 'factor.removed', changes: { factor: ['passkey', null] } },
  recovery_codes_replaced: { action: 'recovery_codes.replaced' },
  factors_cleared: { action: 'factor.removed', changes: { factor: ['all', null] } },
}
