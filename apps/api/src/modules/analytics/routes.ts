import { getSummary } from '@candour/schemas/analytics.ts'
import type { FastifyInstance } from 'fastify'
import { withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import { summarize } from '#modules/analytics/repository.ts'

export function analyticsRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, getSummary, ({ companyId }) => withCompany(db, companyId, (tx) => summarize(tx, companyId)))
}
