import * as contracts from '@candour/schemas/privacy.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'
import { readRetention, updateRetention } from '#modules/privacy/retention.ts'

export function retentionRoutes(app: FastifyInstance, deps: Deps & { companies: CompanyCache }): void {
  route(app, contracts.getRetention, ({ principal, companyId }) => readRetention(deps, principal, companyId))

  route(app, contracts.updateRetention, ({ principal, companyId, body }) =>
    updateRetention(deps, principal, companyId, body),
  )
}
