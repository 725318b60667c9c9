import type { Parsed } from '@candour/schemas/endpoint.ts'
import type { addDevice as contract, PushDevice } from '@candour/schemas/push.ts'
import { recordAudit } from '#db/audit.ts'
import type { Db } from '#db/client.ts'
import { withAccount } from '#db/scope.ts'
import { DomainError } from '#domain/errors.ts'
import type { UserSession } from '#domain/principal.ts'
import type { SecretBox } from '#lib/secret-box.ts'
import { deleteDevice, insertDevice } from '#modules/push/repository.ts'
import { isOnCurve, sealSubscription } from '#modules/push/subscription.ts'

/**
 * Turns on notifications in a browser. Subscribing again replaces the device, and takes it from whoever else was signed
 * in there before. A device of a session opened by a provider is notified about that provider's company only.
 *
 * @param given `publicKey` is the key of this server that the browser subscribed with
 * @throws DomainError `bad_subscription`, `too_many_devices`
 */
export async function addDevice(
  { accountsDb, box }: { accountsDb: Db; box: SecretBox },
  principal: UserSession,
  given: Omit<Parsed<typeof contract>['body'], 'name'> & { name: string; publicKey: string },
): Promise<PushDevice> {
  const { name, ...subscription } = given
  const { id: userId, email } = principal.user
  if (!isOnCurve(subscription.keys.p256dh))
    throw new DomainError('bad_subscription', { field: 'keys.p256dh' })
  const sealed = sealSubscription(box, subscription, userId)
  return withAccount(accountsDb, principal, userId, async (tx) => {
    const device = await insertDevice(tx, {
      ...{ name, endpoint: given.endpoint, subscription: sealed },
      identityId: principal.signIn.identity?.id,
    })
    if (!device) throw new DomainError('too_many_devices')
    await recordAudit(tx, principal, 'device.added', {
      target: { type: 'user', id: userId, name: email },
      changes: { device: [null, device.name] },
    })
    return device
  })
}

/**
 * Turns off notifications on a device.
 *
 * @throws DomainError `device_not_found`
 */
export async function removeDevice(
  { accountsDb }: { accountsDb: Db },
  principal: UserSession,
  id: string,
): Promise<void> {
  const { id: userId, email } = principal.user
  await withAccount(accountsDb, principal, userId, async (tx) => {
    const name = await deleteDevice(tx, userId, id)
    if (name === undefined) throw new DomainError('device_not_found')
    await recordAudit(tx, principal, 'device.removed', {
      target: { type: 'user', id: userId, name: email },
      changes: { device: [name, null] },
    })
  })
}
