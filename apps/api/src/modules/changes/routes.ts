import * as contracts from '@candour/schemas/changes.ts'
import type { FastifyInstance } from 'fastify'
import { readCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import { listChanges } from '#modules/changes/repository.ts'
import { addChange, editChange, removeChange } from '#modules/changes/save-change.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'

export function changeRoutes(app: FastifyInstance, deps: Deps & { companies: CompanyCache }): void {
  route(app, contracts.listChanges, ({ principal, companyId }) =>
    readCompany(deps, principal, companyId, (tx) => listChanges(tx, companyId)),
  )

  route(app, contracts.createChange, ({ principal, companyId, body }) =>
    addChange(deps, principal, companyId, body),
  )

  route(app, contracts.updateChange, ({ principal, companyId, params, body }) =>
    editChange(deps, principal, companyId, params.id.toLowerCase(), body),
  )

  route(app, contracts.deleteChange, async ({ principal, companyId, params }) => {
    await removeChange(deps, principal, companyId, params.id.toLowerCase())
    return null
  })
}
