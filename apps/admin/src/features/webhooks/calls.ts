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
  list: () => call(contracts.listOperatorWebhooks, {}),
  create: (body) => call(contracts.createOperatorWebhook, { body }),
  update: (id, body) => call(contracts.updateOperatorWebhook, { params: { id }, body }),
  remove: (id) => call(contracts.deleteOperatorWebhook, { params: { id } }),
  rotate: (id) =>
    call(contracts.rotateOperatorWebhookSecret, {
      params: { id },
    }),
  test: (id) => call(contracts.testOperatorWebhook, { params: { id } }),
  deliveries: (id, query) =>
    call(contracts.listOperatorWebhookDeliveries, {
      params: { id },
      query,
    }),
  replay: (id, deliveryId) =>
    call(contracts.replayOperatorWebhookDelivery, {
      params: { id, deliveryId },
    }),
  replaySpan: (id, body) =>
    call(contracts.replayOperatorWebhookDeliveries, {
      params: { id },
      body,
    }),
}
