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

  route(app, contracts.listWebhooks, ({ principal, companyId }) =>
    readCompany(deps, principal, companyId, (tx) => listWebhooks(tx, companyId)),
  )
  route(app, contracts.createWebhook, addressLimits, ({ principal, companyId, body }) =>
    createWebhook(deps, principal, companyId, body),
  )
  route(app, contracts.updateWebhook, addressLimits, ({ principal, companyId, params, body }) =>
    updateWebhook(deps, principal, companyId, params.id, body),
  )
  route(app, contracts.deleteWebhook, ({ principal, companyId, params }) =>
    removeWebhook(deps, principal, companyId, params.id),
  )
  route(app, contracts.rotateWebhookSecret, ({ principal, companyId, params }) =>
    replaceSecret(deps, principal, companyId, params.id),
  )
  route(app, contracts.testWebhook, sendLimits, ({ principal, companyId, params }) =>
    sendTest(deps, principal, companyId, params.id),
  )
  route(app, contracts.listWebhookDeliveries, ({ principal, companyId, params, query }) =>
    readCompany(deps, principal, companyId, (tx) =>
      listDeliveries(tx, companyId, params.id, { ...query, config: deps.config }),
    ),
  )
  route(app, contracts.replayWebhookDelivery, sendLimits, ({ principal, companyId, params }) =>
    replayOne(deps, principal, companyId, params),
  )
  route(app, contracts.replayWebhookDeliveries, sendLimits, ({ principal, companyId, params, body }) =>
    replaySpan(deps, principal, companyId, params.id, body),
  )

  route(app, contracts.listOperatorWebhooks, ({ principal }) =>
    readPlatform(deps, principal, (tx) => listWebhooks(tx, null)),
  )
  route(app, contracts.createOperatorWebhook, addressLimits, ({ principal, body }) =>
    createWebhook(deps, principal, null, body),
  )
  route(app, contracts.updateOperatorWebhook, addressLimits, ({ principal, params, body }) =>
    updateWebhook(deps, principal, null, params.id, body),
  )
  route(app, contracts.deleteOperatorWebhook, ({ principal, params }) =>
    removeWebhook(deps, principal, null, params.id),
  )
  route(app, contracts.rotateOperatorWebhookSecret, ({ principal, params }) =>
    replaceSecret(deps, principal, null, params.id),
  )
  route(app, contracts.testOperatorWebhook, sendLimits, ({ principal, params }) =>
    sendTest(deps, principal, null, params.id),
  )
  route(app, contracts.listOperatorWebhookDeliveries, ({ principal, params, query }) =>
    readPlatform(deps, principal, (tx) =>
      listDeliveries(tx, null, params.id, { ...query, config: deps.config }),
    ),
  )
  route(app, contracts.replayOperatorWebhookDelivery, sendLimits, ({ principal, params }) =>
    replayOne(deps, principal, null, params),
  )
  route(app, contracts.replayOperatorWebhookDeliveries, sendLimits, ({ principal, params, body }) =>
    replaySpan(deps, principal, null, params.id, body),
  )
}
