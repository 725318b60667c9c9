import type { DeliveryKind } from '#deliveries/kind.ts'
import type { Receiver } from '#deliveries/repository.ts'
import type { Deps } from '#deps.ts'
import type { Secrets } from '#lib/secret-box.ts'

/**
 * Every kind of receiver, told by the slice that has it.
 *
 * @param _secrets with which addresses and keys of receivers are sealed
 */
export function deliveryKinds(_deps: Deps, _secrets: Secrets): Partial<Record<Receiver, DeliveryKind>> {
  return {}
}
