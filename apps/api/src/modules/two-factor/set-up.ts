import type { ErrorCode } from '@candour/schemas/errors.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { withAccount } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { UserSession } from '#domain/principal.ts'
import type { SecretBox } from '#lib/secret-box.ts'
import { lockUser } from '#modules/accounts/repository.ts'
import { confirmPassword, lockConfirmed } from '#modules/accounts/set-password.ts'
import { databaseSeconds } from '#modules/two-factor/codes.ts'
import { newRecoveryCodes, replaceRecoveryCodes } from '#modules/two-factor/recovery-codes.ts'
import { concludeChange } from '#modules/two-factor/repository.ts'
import { newTotpSecret, presentTotp, stepOf } from '#modules/two-factor/totp.ts'

export type FactorDeps = Pick<Deps, 'accountsDb' | 'config'> & {
  /** Encrypts the secrets of authenticator apps. */
  box: SecretBox
}

/**
 * Locks the user's row for a change of factors, the first one included: in an unattended session, it would lock the user
 * out.
 *
 * @param none code of the error if there is no factor yet, which the change requires
 * @throws DomainError `step_up_required`
 */
export async function lockForChange(
  tx: Tx,
  { user, signIn }: UserSession,
  { none }: { none?: ErrorCode } = {},
): Promise<{ twoFactor: boolean }> {
  const locked = await lockUser(tx, user.id)
  if (!locked) throw new DomainError('not_signed_in')
  if (none && !locked.twoFactor) throw new DomainError(none)
  if (!signIn.stepUpUntil) throw new DomainError('step_up_required')
  return locked
}

/**
 * Starts to set up an authenticator app. A former one works until the new one is confirmed.
 *
 * @throws DomainError `step_up_required`
 */
export async function startTotp(
  { accountsDb, config, box }: FactorDeps,
  principal: UserSession,
): Promise<{ secret: string; uri: string }> {
  const { user } = principal
  const secret = newTotpSecret()
  const sealed = box.seal(secret, user.id)
  await withAccount(accountsDb, principal, user.id, async (tx) => {
    await lockForChange(tx, principal)
    await tx
      .insertInto('totp_secrets')
      .values({ user_id: user.id, unconfirmed_secret: sealed })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ unconfirmed_secret: sealed }))
      .execute()
  })
  return presentTotp(secret, { email: user.email, issuer: config.provider.name })
}

/**
 * Confirms the authenticator app that was last set up, with one of its codes, which is thereby used. Replaces the
 * recovery codes.
 *
 * @returns the recovery codes, and the new epoch
 * @throws DomainError `wrong_code`, `totp_not_found`, `step_up_required`, `overloaded`
 */
export async function confirmTotp(
  { accountsDb, box }: FactorDeps,
  principal: UserSession,
  entered: string,
): Promise<{ recoveryCodes: string[]; epoch: number }> {
  const { user } = principal
  const verify = async (tx: Tx) => {
    await lockForChange(tx, principal)
    const row = await tx
      .selectFrom('totp_secrets')
      .select(['secret', 'unconfirmed_secret', databaseSeconds.as('now')])
      .where('user_id', '=', user.id)
      .executeTakeFirst()
    const secret = row?.unconfirmed_secret && box.open(row.unconfirmed_secret, user.id)
    if (!secret) throw new DomainError('totp_not_found')
    const step = stepOf(secret, entered.replace(/\s/g, ''), row.now)
    if (step === undefined) throw new DomainError('wrong_code', { field: 'code' })
    return { step, replaces: row.secret !== null }
  }
  // Verified before hashing, so that wrong codes cost little, and again in the transaction that counts.
  await withAccount(accountsDb, principal, user.id, verify)
  const { codes, hashes } = await newRecoveryCodes(user.id)
  const { epoch } = await withAccount(accountsDb, principal, user.id, async (tx) => {
    const { step, replaces } = await verify(tx)
    await tx
      .updateTable('totp_secrets')
      .set(({ ref }) => ({
        secret: ref('unconfirmed_secret'),
        unconfirmed_secret: null,
        used_steps: sql<number[]>`${[step]}::integer[]`,
      }))
      .where('user_id', '=', user.id)
      .execute()
    await replaceRecoveryCodes(tx, user.id, hashes)
    return concludeChange(tx, principal, user, replaces ? 'totp_replaced' : 'totp_added')
  })
  return { recoveryCodes: codes, epoch }
}

/**
 * Removes the authenticator app after confirming the password.
 *
 * @returns the new epoch
 * @throws DomainError `wrong_password`, `totp_not_found`, `overloaded`
 */
export async function removeTotp(
  deps: FactorDeps,
  principal: UserSession,
  password: string,
): Promise<{ epoch: number }> {
  const { user } = principal
  const confirmed = await confirmPassword(deps, principal, password, 'password')
  return withAccount(deps.accountsDb, principal, user.id, async (tx) => {
    await lockConfirmed(tx, user.id, confirmed, 'password')
    const removed = await tx
      .deleteFrom('totp_secrets')
      .where('user_id', '=', user.id)
      .where('secret', 'is not', null)
      .executeTakeFirst()
    if (removed.numDeletedRows === 0n) throw new DomainError('totp_not_found')
    return concludeChange(tx, principal, user, 'totp_removed')
  })
}

/**
 * Replaces the recovery codes.
 *
 * @throws DomainError `no_second_factor`, `step_up_required`, `overloaded`
 */
export async function createRecoveryCodes(
  { accountsDb }: FactorDeps,
  principal: UserSession,
): Promise<{ recoveryCodes: string[]; epoch: number }> {
  const { user } = principal
  const check = (tx: Tx) => lockForChange(tx, principal, { none: 'no_second_factor' })
  await withAccount(accountsDb, principal, user.id, check)
  const { codes, hashes } = await newRecoveryCodes(user.id)
  const { epoch } = await withAccount(accountsDb, principal, user.id, async (tx) => {
    await check(tx)
    await replaceRecoveryCodes(tx, user.id, hashes)
    return concludeChange(tx, principal, user, 'recovery_codes_replaced')
  })
  return { recoveryCodes: codes, epoch }
}
