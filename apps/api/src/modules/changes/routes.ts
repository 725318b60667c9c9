import { Readable } from 'node:stream'
import * as contracts from '@candour/schemas/changes.ts'
import type { FastifyInstance } from 'fastify'
import { readCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { attachmentOf } from '#http/attachment.ts'
import type { Limit } from '#http/rate-limit.ts'
import { route } from '#http/route.ts'
import { drawPoster } from '#modules/changes/poster.ts'
import { listChanges } from '#modules/changes/repository.ts'
import { addChange, editChange, removeChange } from '#modules/changes/save-change.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'

/** Counted by company, because posters are drawn on every request. */
const limits: readonly Limit<{ companyId: string }>[] = [
  { name: 'changes-poster', key: ({ companyId }) => companyId, max: 60, windowSeconds: 60 * 60 },
]

export function changeRoutes(app: FastifyInstance, deps: Deps & { companies: CompanyCache }): void {
  route(app, contracts.listChanges, ({ principal, companyId }) =>
    readCompany(deps, principal, companyId, (tx) => listChanges(tx, companyId)),
  )

  route(app, contracts.getChangesPoster, limits, async ({ principal, companyId, query, reply }) => {
    const { company, pdf } = await drawPoster(deps, principal, companyId, query.lang)
    reply.header('content-disposition', attachmentOf(company, 'changes', 'pdf'))
    return Readable.from([pdf], { objectMode: false })
  })

  route(app, contracts.createChange, ({ principal, companyId, body }) =>
    addChange(deps, principal, companyId, body),
  )

  route(app, contracts.updateChange, ({ principal, companyId, params, body }) =>
    editChange(deps, principal, companyId, params.id, body),
  )

  route(app, contracts.deleteChange, async ({ principal, companyId, params }) => {
    await removeChange(deps, principal, companyId, params.id)
    return null
  })
}
