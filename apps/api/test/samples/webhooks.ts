import type * as contracts from '@candour/schemas/webhooks.ts'
import { changing, type SamplesOf } from '#test/samples/sample.ts'
import type { Scene } from '#test/samples/scene.ts'

// An address instead of a name, so that no test asks a name server.
const address = 'https://93.184.215.14'
const host = '93.184.215.14'

const ofCompany = async ({ make, company, query }: Scene) => ({ params: await make.webhook(company), query })
const ofOperators = async ({ make }: Scene) => ({ params: await make.webhook(null) })
const sentToCompany = async ({ make, company, query }: Scene) => ({
  params: await make.webhookDelivery(company, await make.webhook(company)),
  query,
})
const sentToOperators = async ({ make }: Scene) => ({
  params: await make.webhookDelivery(null, await make.webhook(null)),
})
const span = { from: '2026-01-01T00:00:00Z', to: '2026-01-30T00:00:00+02:00' }

const created = {
  action: 'webhook.created',
  fields: () => ({
    target_name: host,
    changes: {
      url: [null, `${address}/hook`],
      events: [null, 'review.created, case.changed'],
      words: [null, false],
      active: [null, true],
      description: [null, ''],
    },
  }),
} as const
const updated = { action: 'webhook.updated', fields: changing({ active: [true, false] }) } as const
const replayed = { action: 'webhook.replayed', fields: changing({ messages: [null, 1] }) } as const
const spanReplayed = {
  action: 'webhook.replayed',
  fields: changing({ messages: [null, 0], from: [null, span.from], to: [null, span.to] }),
} as const
const platform = { log: 'platform' } as const

export const webhooks: SamplesOf<typeof contracts> = {
  listWebhooks: { request: ({ query }) => ({ query }) },
  createWebhook: {
    request: ({ query }) => ({
      query,
      body: { url: `${address}/hook?key=secret`, events: ['review.created', 'case.changed'] },
    }),
    entry: created,
  },
  updateWebhook: {
    request: async (scene) => ({ ...(await ofCompany(scene)), body: { active: false } }),
    entry: updated,
  },
  deleteWebhook: { request: ofCompany, entry: { action: 'webhook.deleted' } },
  rotateWebhookSecret: { request: ofCompany, entry: { action: 'webhook.secret_replaced' } },
  testWebhook: { request: ofCompany, entry: { action: 'webhook.tested' } },
  listWebhookDeliveries: { request: sentToCompanyLog },
  replayWebhookDelivery: { request: sentToCompany, entry: replayed },
  replayWebhookDeliveries: {
    request: async (scene) => ({ ...(await ofCompany(scene)), body: span }),
    entry: spanReplayed,
  },
  listOperatorWebhooks: { request: () => ({}) },
  createOperatorWebhook: {
    request: () => ({
      body: { url: `${address}/hook?key=secret`, events: ['review.created', 'case.changed'] },
    }),
    entry: { ...created, ...platform },
  },
  updateOperatorWebhook: {
    request: async (scene) => ({ ...(await ofOperators(scene)), body: { active: false } }),
    entry: { ...updated, ...platform },
  },
  deleteOperatorWebhook: { request: ofOperators, entry: { action: 'webhook.deleted', ...platform } },
  rotateOperatorWebhookSecret: {
    request: ofOperators,
    entry: { action: 'webhook.secret_replaced', ...platform },
  },
  testOperatorWebhook: { request: ofOperators, entry: { action: 'webhook.tested', ...platform } },
  listOperatorWebhookDeliveries: { request: sentToOperatorsLog },
  replayOperatorWebhookDelivery: { request: sentToOperators, entry: { ...replayed, ...platform } },
  replayOperatorWebhookDeliveries: {
    request: async (scene) => ({ ...(await ofOperators(scene)), body: span }),
    entry: { ...spanReplayed, ...platform },
  },
}

async function sentToCompanyLog(scene: Scene) {
  const { params, query } = await sentToCompany(scene)
  // For a second page.
  await scene.make.webhookDelivery(scene.company, params)
  return { params: { id: params.id }, query: { ...query, status: 'delivered,failed' } }
}

async function sentToOperatorsLog(scene: Scene) {
  const { params } = await sentToOperators(scene)
  return { params: { id: params.id }, query: { status: 'delivered' } }
}
