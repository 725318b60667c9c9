import * as contracts from '@candour/schemas/funnel.ts'
import type { FastifyInstance } from 'fastify'
import { readCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import { beginExport } from '#modules/audit/begin-export.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'
import type { FunnelCounter } from '#modules/funnel/counter.ts'
import { exportFunnel } from '#modules/funnel/export.ts'
import { reportLimits } from '#modules/funnel/limits.ts'
import { isPerson } from '#modules/funnel/person.ts'
import { findFunnel } from '#modules/funnel/repository.ts'
import type { CodeCache } from '#modules/placements/code-cache.ts'

/** Routes for visitors' browsers. */
export function publicFunnelRoutes(
  app: FastifyInstance,
  { companies, codes, funnel }: { companies: CompanyCache; codes: CodeCache; funnel: FunnelCounter },
): void {
  // A link's ping has a constant body, which is ignored.
  app.addContentTypeParser('text/ping', { parseAs: 'string', bodyLimit: 64 }, async () => undefined)

  route(app, contracts.reportEvent, reportLimits, async ({ params: { event }, query, request }) => {
    const companyId = query.companyId ?? (await companies.first())?.company.id
    if (!companyId || !isPerson(request)) return null
    const scanned = query.via ? await codes.findIn(companyId, query.via) : undefined
    funnel.count(event, {
      companyId,
      placementId: scanned?.placementId,
      locationId: scanned?.location?.id,
    })
    return null
  })
}

/** Routes for company admins. */
export function funnelRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  route(app, contracts.getFunnel, ({ principal, companyId, query }) =>
    readCompany(deps, principal, companyId, (tx) => findFunnel(tx, companyId, query)),
  )

  route(app, contracts.exportFunnelCsv, async (context) => {
    const { principal, companyId, query } = context
    await beginExport(db, context, { action: 'funnel.exported', content: 'funnel', format: 'csv' })
    return readCompany(deps, principal, companyId, (tx) => exportFunnel(tx, companyId, query))
  })
}
