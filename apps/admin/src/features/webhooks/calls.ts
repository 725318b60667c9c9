import { call } from '@candour/api-client/call.ts'
import type { WebhookCalls } from '@candour/console/webhook-calls.ts'
import { adminPaths } from '@candour/schemas/paths.ts'
import * as contracts from '@candour/schemas/webhooks.ts'

/** The calls about the operators' webhooks. */
export const webhookCalls: WebhookCalls = {
  scope: 'operators',
  events: contracts.operatorWebhookEvents,
  hasWords: false,
  logAt: (id) => adminPaths.webhook.replace(':id', id),
  list: () => call<typeof contracts.listOperatorWebhooks>(contracts.listOperatorWebhooks, {}),
  create: (body) => call<typeof contracts.createOperatorWebhook>(contracts.createOperatorWebhook, { body }),
  update: (id, body) =>
    call<typeof contracts.updateOperatorWebhook>(contracts.updateOperatorWebhook, { params: { id }, body }),
  remove: (id) =>
    call<typeof contracts.deleteOperatorWebhook>(contracts.deleteOperatorWebhook, { params: { id } }),
  rotate: (id) =>
    call<typeof contracts.rotateOperatorWebhookSecret>(contracts.rotateOperatorWebhookSecret, {
      params: { id },
    }),
  test: (id) => call<typeof contracts.testOperatorWebhook>(contracts.testOperatorWebhook, { params: { id } }),
  deliveries: (id, query) =>
    call<typeof contracts.listOperatorWebhookDeliveries>(contracts.listOperatorWebhookDeliveries, {
      params: { id },
      query,
    }),
  replay: (id, deliveryId) =>
    call<typeof contracts.replayOperatorWebhookDelivery>(contracts.replayOperatorWebhookDelivery, {
      params: { id, deliveryId },
    }),
  replaySpan: (id, body) =>
    call<typeof contracts.replayOperatorWebhookDeliveries>(contracts.replayOperatorWebhookDeliveries, {
      params: { id },
      body,
    }),
}
