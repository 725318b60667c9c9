import type { DeliveryKind } from '#deliveries/kind.ts'
import type { Receiver } from '#deliveries/repository.ts'
import type { Deps } from '#deps.ts'
import type { Secrets } from '#lib/secret-box.ts'
import { channelBox } from '#modules/channels/box.ts'
import { chatDeliveries } from '#modules/channels/chat-deliveries.ts'

/**
 * Every kind of receiver, told by the slice that has it.
 *
 * @param secrets with which addresses and keys of receivers are sealed
 */
export function deliveryKinds(deps: Deps, secrets: Secrets): Partial<Record<Receiver, DeliveryKind>> {
  return { channel: chatDeliveries({ ...deps, box: channelBox(secrets) }) }
}
