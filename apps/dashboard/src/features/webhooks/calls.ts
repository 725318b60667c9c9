import { call } from '@candour/api-client/call.ts'
import type { WebhookCalls } from '@candour/console/webhook-calls.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import * as contracts from '@candour/schemas/webhooks.ts'
import { useCompanyTo } from '#shared/company-link.tsx'

const ofCompany = (events: readonly contracts.WebhookEvent[]) =>
  contracts.companyWebhookEvents.filter((event) => events.includes(event))

/** Returns the calls about a company's webhooks. */
export function useWebhookCalls(companyId: string): WebhookCalls {
  const companyTo = useCompanyTo()
  const query = { companyId }
  return {
    scope: companyId,
    events: contracts.companyWebhookEvents,
    hasWords: true,
    logAt: (id) => companyTo(dashboardPaths.webhook.replace(':id', id)),
    list: () => call<typeof contracts.listWebhooks>(contracts.listWebhooks, { query }),
    create: (body) =>
      call<typeof contracts.createWebhook>(contracts.createWebhook, {
        query,
        body: { ...body, events: ofCompany(body.events) },
      }),
    update: (id, body) =>
      call<typeof contracts.updateWebhook>(contracts.updateWebhook, {
        params: { id },
        query,
        body: { ...body, events: body.events && ofCompany(body.events) },
      }),
    remove: (id) => call<typeof contracts.deleteWebhook>(contracts.deleteWebhook, { params: { id }, query }),
    rotate: (id) =>
      call<typeof contracts.rotateWebhookSecret>(contracts.rotateWebhookSecret, { params: { id }, query }),
    test: (id) => call<typeof contracts.testWebhook>(contracts.testWebhook, { params: { id }, query }),
    deliveries: (id, page) =>
      call<typeof contracts.listWebhookDeliveries>(contracts.listWebhookDeliveries, {
        params: { id },
        query: { ...query, ...page },
      }),
    replay: (id, deliveryId) =>
      call<typeof contracts.replayWebhookDelivery>(contracts.replayWebhookDelivery, {
        params: { id, deliveryId },
        query,
      }),
    replaySpan: (id, body) =>
      call<typeof contracts.replayWebhookDeliveries>(contracts.replayWebhookDeliveries, {
        params: { id },
        query,
        body,
      }),
  }
}
