import type { Parsed } from '@candour/schemas/endpoint.ts'
import type { addPasskey as contract, Passkey } from '@candour/schemas/two-factor.ts'
import { withAccount } from '#db/scope.ts'
import { DomainError } from '#domain/errors.ts'
import type { UserSession } from '#domain/principal.ts'
import {
  deletePasskey,
  insertPasskey,
  keepChallenge,
  listCredentials,
  maxPasskeys,
  takeChallenge,
} from '#modules/two-factor/passkeys.ts'
import { newRecoveryCodes, replaceRecoveryCodes } from '#modules/two-factor/recovery-codes.ts'
import { concludeChange } from '#modules/two-factor/repository.ts'
import { type FactorDeps, lockForChange } from '#modules/two-factor/set-up.ts'
import { relyingParty } from '#modules/two-factor/webauthn.ts'

/**
 * Returns the options to create a passkey with, and stores their challenge.
 *
 * @throws DomainError `step_up_required`, `too_many_passkeys`
 */
export async function createPasskeyOptions({ accountsDb, config }: FactorDeps, principal: UserSession) {
  const { user } = principal
  const existing = await withAccount(accountsDb, principal, user.id, async (tx) => {
    await lockForChange(tx, principal)
    return listCredentials(tx, user.id)
  })
  if (existing.length >= maxPasskeys) throw new DomainError('too_many_passkeys')
  const options = await relyingParty(config).creationOptions(user, existing)
  await keepChallenge(accountsDb, options.challenge, user.id)
  return options
}

/**
 * Adds a passkey that a browser has created. The first second factor of a user comes with recovery codes.
 *
 * @param name its default name
 * @returns the passkey, the recovery codes if there were none, and the new epoch
 * @throws DomainError `passkey_not_added`, `step_up_required`, `too_many_passkeys`, `overloaded`
 */
export async function addPasskey(
  { accountsDb, config }: FactorDeps,
  principal: UserSession,
  given: Parsed<typeof contract>['body'],
  name: string,
): Promise<{ passkey: Passkey; recoveryCodes: string[] | null; epoch: number }> {
  const { user } = principal
  const before = await withAccount(accountsDb, principal, user.id, (tx) => lockForChange(tx, principal))
  const credential = await relyingParty(config).verifyRegistration(given, (challenge) =>
    takeChallenge(accountsDb, challenge, user.id),
  )
  if (!credential) throw new DomainError('passkey_not_added')
  const fresh = before.twoFactor ? undefined : await newRecoveryCodes(user.id)
  return withAccount(accountsDb, principal, user.id, async (tx) => {
    const { twoFactor } = await lockForChange(tx, principal)
    if ((await listCredentials(tx, user.id)).length >= maxPasskeys) throw new DomainError('too_many_passkeys')
    const passkey = await insertPasskey(tx, user.id, {
      credential,
      transports: given.response.transports ?? [],
      name: given.name || name,
    })
    if (!passkey) throw new DomainError('passkey_not_added')
    const codes = twoFactor ? undefined : fresh
    if (codes) await replaceRecoveryCodes(tx, user.id, codes.hashes)
    const { epoch } = await concludeChange(tx, principal, user, 'passkey_added')
    return { passkey, recoveryCodes: codes?.codes ?? null, epoch }
  })
}

/**
 * Removes a passkey.
 *
 * @returns the new epoch
 * @throws DomainError `passkey_not_found`, `step_up_required`
 */
export async function removePasskey(
  { accountsDb }: FactorDeps,
  principal: UserSession,
  id: string,
): Promise<{ epoch: number }> {
  const { user } = principal
  return withAccount(accountsDb, principal, user.id, async (tx) => {
    await lockForChange(tx, principal, { none: 'passkey_not_found' })
    if (!(await deletePasskey(tx, user.id, id))) throw new DomainError('passkey_not_found')
    return concludeChange(tx, principal, user, 'passkey_removed')
  })
}
