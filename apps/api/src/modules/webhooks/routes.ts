import * as contracts from '@candour/schemas/webhooks.ts'
import type { FastifyInstance } from 'fastify'
import { readCompany, readPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import type { SecretBox } from '#lib/secret-box.ts'
import { addressLimits, sendLimits } from '#modules/webhooks/limits.ts'
import { listDeliveries, replayOne, replaySpan, sendTest } from '#modules/webhooks/log.ts'
import {
  createWebhook,
  removeWebhook,
  replaceSecret,
  updateWebhook,
} from '#modules/webhooks/manage-webhook.ts'
import { listWebhooks } from '#modules/webhooks/repository.ts'

/** Webhooks of a company, and the same for operators. */
export function webhookRoutes(app: FastifyInstance, given: Deps, { box }: { box: SecretBox }): void {
  const deps = { ...given, box }
  const idOf = ({ id }: { id: string }) => id.toLowerCase()
  const idsOf = ({ id, deliveryId }: { id: string; deliveryId: string }) => ({
    id: id.toLowerCase(),
    deliveryId: deliveryId.toLowerCase(),
  })

  route(app, contracts.listWebhooks, ({ principal, companyId }) =>
    readCompany(deps, principal, companyId, (tx) => listWebhooks(tx, companyId)),
  )
  route(
    app,
    contracts.createWebhook,
    ({ principal, companyId, body }) => createWebhook(deps, principal, companyId, body),
    addressLimits,
  )
  route(
    app,
    contracts.updateWebhook,
    ({ principal, companyId, params, body }) => updateWebhook(deps, principal, companyId, idOf(params), body),
    addressLimits,
  )
  route(app, contracts.deleteWebhook, ({ principal, companyId, params }) =>
    removeWebhook(deps, principal, companyId, idOf(params)),
  )
  route(app, contracts.rotateWebhookSecret, ({ principal, companyId, params }) =>
    replaceSecret(deps, principal, companyId, idOf(params)),
  )
  route(
    app,
    contracts.testWebhook,
    ({ principal, companyId, params }) => sendTest(deps, principal, companyId, idOf(params)),
    sendLimits,
  )
  route(app, contracts.listWebhookDeliveries, ({ principal, companyId, params, query }) =>
    readCompany(deps, principal, companyId, (tx) =>
      listDeliveries(tx, companyId, idOf(params), { ...query, config: deps.config }),
    ),
  )
  route(
    app,
    contracts.replayWebhookDelivery,
    ({ principal, companyId, params }) => replayOne(deps, principal, companyId, idsOf(params)),
    sendLimits,
  )
  route(
    app,
    contracts.replayWebhookDeliveries,
    ({ principal, companyId, params, body }) => replaySpan(deps, principal, companyId, idOf(params), body),
    sendLimits,
  )

  route(app, contracts.listOperatorWebhooks, ({ principal }) =>
    readPlatform(deps, principal, (tx) => listWebhooks(tx, null)),
  )
  route(
    app,
    contracts.createOperatorWebhook,
    ({ principal, body }) => createWebhook(deps, principal, null, body),
    addressLimits,
  )
  route(
    app,
    contracts.updateOperatorWebhook,
    ({ principal, params, body }) => updateWebhook(deps, principal, null, idOf(params), body),
    addressLimits,
  )
  route(app, contracts.deleteOperatorWebhook, ({ principal, params }) =>
    removeWebhook(deps, principal, null, idOf(params)),
  )
  route(app, contracts.rotateOperatorWebhookSecret, ({ principal, params }) =>
    replaceSecret(deps, principal, null, idOf(params)),
  )
  route(
    app,
    contracts.testOperatorWebhook,
    ({ principal, params }) => sendTest(deps, principal, null, idOf(params)),
    sendLimits,
  )
  route(app, contracts.listOperatorWebhookDeliveries, ({ principal, params, query }) =>
    readPlatform(deps, principal, (tx) =>
      listDeliveries(tx, null, idOf(params), { ...query, config: deps.config }),
    ),
  )
  route(
    app,
    contracts.replayOperatorWebhookDelivery,
    ({ principal, params }) => replayOne(deps, principal, null, idsOf(params)),
    sendLimits,
  )
  route(
    app,
    contracts.replayOperatorWebhookDeliveries,
    ({ principal, params, body }) => replaySpan(deps, principal, null, idOf(params), body),
    sendLimits,
  )
}
