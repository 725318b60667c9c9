import * as contracts from '@candour/schemas/deleted-companies.ts'
import type { FastifyInstance } from 'fastify'
import { readPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import { logSecurity } from '#http/security-log.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'
import { deleteCompany, restoreCompany } from '#modules/deleted-companies/delete-company.ts'
import { listDeletedCompanies } from '#modules/deleted-companies/repository.ts'

export function deletedCompanyRoutes(app: FastifyInstance, deps: Deps & { companies: CompanyCache }): void {
  route(app, contracts.deleteCompany, async ({ principal, params, request }) => {
    await deleteCompany(deps, principal, params.id)
    logSecurity(request, 'company_deleted', { companyId: params.id })
    return { message: 'Company deleted' }
  })

  route(app, contracts.listDeletedCompanies, ({ principal, query }) =>
    readPlatform(deps, principal, (tx) => listDeletedCompanies(tx, query)),
  )

  route(app, contracts.restoreCompany, async ({ principal, params, request }) => {
    const company = await restoreCompany(deps, principal, params.id)
    logSecurity(request, 'company_restored', { companyId: params.id })
    return company
  })
}
