import type { DeliveryKind } from '#deliveries/kind.ts'
import type { Receiver } from '#deliveries/repository.ts'
import type { Deps } from '#deps.ts'
import type { Secrets } from '#lib/secret-box.ts'
import { webhookKind } from '#modules/webhooks/kind.ts'
import { webhookBox } from '#modules/webhooks/secrets.ts'

/**
 * Every kind of receiver, told by the slice that has it.
 *
 * @param secrets with which addresses and keys of receivers are sealed
 */
export function deliveryKinds(deps: Deps, secrets: Secrets): Partial<Record<Receiver, DeliveryKind>> {
  return {
    webhook: webhookKind({ ...deps, box: webhookBox(secrets) }),
  }
}
