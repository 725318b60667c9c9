import * as contracts from '@candour/schemas/analytics.ts'
import type { FastifyInstance } from 'fastify'
import { readCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import { getTrends, summarize } from '#modules/analytics/repository.ts'

export function analyticsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contracts.getSummary, ({ principal, companyId, query }) =>
    readCompany(deps, principal, companyId, (tx) => summarize(tx, companyId, query), { snapshot: true }),
  )

  route(app, contracts.getTrends, ({ principal, companyId, query }) =>
    readCompany(deps, principal, companyId, (tx) => getTrends(tx, companyId, query), { snapshot: true }),
  )
}
