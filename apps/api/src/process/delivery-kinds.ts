import type { DeliveryKind } from '#deliveries/kind.ts'
import type { Receiver } from '#deliveries/repository.ts'
import type { Deps } from '#deps.ts'
import type { Secrets } from '#lib/secret-box.ts'
import { alertPushes } from '#modules/alerts/pushes.ts'
import { channelBox } from '#modules/channels/box.ts'
import { chatDeliveries } from '#modules/channels/chat-deliveries.ts'
import { testAlertPush } from '#modules/notifications/test-alert.ts'
import { deviceKind } from '#modules/push/kind.ts'
import { pushBox } from '#modules/push/subscription.ts'
import { webhookKind } from '#modules/webhooks/kind.ts'
import { webhookBox } from '#modules/webhooks/secrets.ts'

/**
 * Every kind of receiver, as declared by its slice.
 *
 * @param secrets with which addresses and keys of receivers are sealed
 */
export function deliveryKinds(deps: Deps, secrets: Secrets): Partial<Record<Receiver, DeliveryKind>> {
  return {
    webhook: webhookKind({ ...deps, box: webhookBox(secrets) }),
    device: deviceKind({
      ...deps,
      box: pushBox(secrets),
      compose: { alert: alertPushes(deps), alert_test: testAlertPush(deps) },
    }),
    channel: chatDeliveries({ ...deps, box: channelBox(secrets) }),
  }
}
