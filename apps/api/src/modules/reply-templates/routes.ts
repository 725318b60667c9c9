import * as contracts from '@candour/schemas/reply-templates.ts'
import type { FastifyInstance } from 'fastify'
import { readCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import { listTemplates } from '#modules/reply-templates/repository.ts'
import { createTemplate, removeTemplate, updateTemplate } from '#modules/reply-templates/save-template.ts'

export function replyTemplateRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contracts.listReplyTemplates, ({ principal, companyId }) =>
    readCompany(deps, principal, companyId, (tx) => listTemplates(tx, companyId)),
  )

  route(app, contracts.createReplyTemplate, ({ principal, companyId, body }) =>
    createTemplate(deps, principal, companyId, body),
  )

  route(app, contracts.updateReplyTemplate, ({ principal, companyId, params, body }) =>
    updateTemplate(deps, principal, companyId, params.id, body),
  )

  route(app, contracts.deleteReplyTemplate, async ({ principal, companyId, params }) => {
    await removeTemplate(deps, principal, companyId, params.id)
    return null
  })
}
