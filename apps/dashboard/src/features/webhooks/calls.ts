import { call } from '@candour/api-client/call.ts'
import type { WebhookCalls } from '@candour/console/webhook-calls.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import * as contracts from '@candour/schemas/webhooks.ts'
import { useCompanyTo } from '#shared/company-link.tsx'

const ofCompany = (events: readonly contracts.WebhookEvent[]) =>
  contracts.companyWebhookEvents.filter((event) => events.includes(event))

/** Returns the calls about a company's webhooks. */
export function useWebhookCalls({ id: companyId, timeZone }: DashboardCompany): WebhookCalls {
  const companyTo = useCompanyTo()
  const query = { companyId }
  return {
    scope: companyId,
    timeZone,
    events: contracts.companyWebhookEvents,
    hasWords: true,
    logAt: (id) => companyTo(dashboardPaths.webhook.replace(':id', id)),
    list: () => call(contracts.listWebhooks, { query }),
    create: (body) =>
      call(contracts.createWebhook, {
        query,
        body: { ...body, events: ofCompany(body.events) },
      }),
    update: (id, body) =>
      call(contracts.updateWebhook, {
        params: { id },
        query,
        body: { ...body, events: body.events && ofCompany(body.events) },
      }),
    remove: (id) => call(contracts.deleteWebhook, { params: { id }, query }),
    rotate: (id) => call(contracts.rotateWebhookSecret, { params: { id }, query }),
    test: (id) => call(contracts.testWebhook, { params: { id }, query }),
    deliveries: (id, page) =>
      call(contracts.listWebhookDeliveries, {
        params: { id },
        query: { ...query, ...page },
      }),
    replay: (id, deliveryId) =>
      call(contracts.replayWebhookDelivery, {
        params: { id, deliveryId },
        query,
      }),
    replaySpan: (id, body) =>
      call(contracts.replayWebhookDeliveries, {
        params: { id },
        query,
        body,
      }),
  }
}
