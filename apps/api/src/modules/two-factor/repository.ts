import type { SecondFactor } from '@candour/schemas/accounts.ts'
import type { AuditAction } from '@candour/schemas/audit.ts'
import type { TwoFactorState } from '@candour/schemas/two-factor.ts'
import { sql } from 'kysely'
import { type Changes, recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import type { Principal } from '#domain/principal.ts'
import { queueMail } from '#mail/repository.ts'
import { newEpoch } from '#modules/accounts/sessions.ts'
import type { FactorChange } from '#modules/two-factor/mail.ts'

type Factors = Pick<TwoFactorState, 'totp' | 'passkeys' | 'recoveryCodesLeft'>

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
 * Concludes a change of a user's factors, whose row is locked: records it, mails the user, and starts a new epoch, so
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
  const [action, changes] = deeds[change]
  await recordAudit(tx, principal, action, { target: { type: 'user', id: userId, name: email }, changes })
  return { epoch }
}

/** The entry in the audit log for each change. */
const deeds: Record<FactorChange, [AuditAction, Changes?]> = {
  totp_added: ['factor.added', { factor: [null, 'totp'] }],
  totp_replaced: ['factor.replaced', { factor: ['totp', 'totp'] }],
  totp_removed: ['factor.removed', { factor: ['totp', null] }],
  passkey_added: ['factor.added', { factor: [null, 'passkey'] }],
  passkey_removed: ['factor.removed', { factor: ['passkey', null] }],
  recovery_codes_replaced: ['recovery_codes.replaced'],
  factors_cleared: ['factor.removed', { factor: ['all', null] }],
}
