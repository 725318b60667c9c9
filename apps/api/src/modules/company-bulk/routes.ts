import * as contracts from '@candour/schemas/company-bulk.ts'
import type { FastifyInstance } from 'fastify'
import { recordAudit } from '#db/audit.ts'
import { withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import { logSecurity } from '#http/security-log.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'
import { changeCompanies } from '#modules/company-bulk/change-companies.ts'
import { exportCsv } from '#modules/company-bulk/export.ts'

export function companyBulkRoutes(app: FastifyInstance, deps: Deps & { companies: CompanyCache }): void {
  route(app, contracts.changeCompanies, ({ principal, body }) => changeCompanies(deps, principal, body))

  route(app, contracts.exportCompaniesCsv, async ({ principal, body, request, reply }) => {
    await withPlatform(deps.platformDb, principal, (tx) =>
      recordAudit(tx, principal, 'companies.exported', {
        target: { type: 'platform' },
        changes: body.ids ? { companies: [null, body.ids.length] } : {},
      }),
    )
    logSecurity(request, 'exported')
    reply.header('content-disposition', 'attachment; filename="companies.csv"')
    return exportCsv(deps, principal, body)
  })
}
