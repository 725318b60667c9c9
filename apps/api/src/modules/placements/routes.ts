import * as contracts from '@candour/schemas/placements.ts'
import type { FastifyInstance } from 'fastify'
import { recordAudit } from '#db/audit.ts'
import { readCompany, withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { attachmentOf } from '#http/attachment.ts'
import { route } from '#http/route.ts'
import { logSecurity } from '#http/security-log.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'
import { findCompany } from '#modules/companies/repository.ts'
import { codeUrl } from '#modules/placements/code.ts'
import { exportCsv } from '#modules/placements/export.ts'
import { listPlacements, type PlacementRow } from '#modules/placements/repository.ts'
import { createPlacements, updatePlacement } from '#modules/placements/save-placement.ts'

export function placementRoutes(app: FastifyInstance, deps: Deps & { companies: CompanyCache }): void {
  const { db, config } = deps
  const toPlacement = (row: PlacementRow): contracts.Placement => ({
    ...row,
    url: codeUrl(config.origins.site, row.code),
  })

  route(app, contracts.listPlacements, async ({ principal, companyId, query }) => {
    const { items, nextCursor } = await readCompany(deps, principal, companyId, (tx) =>
      listPlacements(tx, companyId, query),
    )
    return { items: items.map(toPlacement), nextCursor }
  })

  route(app, contracts.exportPlacementsCsv, async ({ principal, companyId, query, request, reply }) => {
    const company = await findCompany(db, companyId)
    if (!company) throw new DomainError('company_not_found')
    await withCompany(db, principal, companyId, (tx) =>
      recordAudit(tx, principal, {
        action: 'placements.exported',
        companyId,
        target: { type: 'company', id: companyId, name: company.name },
        changes: { format: [null, 'csv'] },
      }),
    )
    logSecurity(request, 'exported', { companyId })
    reply.header('content-disposition', attachmentOf(company, 'codes', 'csv'))
    return exportCsv(deps, principal, company, query)
  })

  route(app, contracts.createPlacements, async ({ principal, companyId, body }) => {
    const created = await createPlacements(deps, principal, companyId, body)
    return created.map(toPlacement)
  })

  route(app, contracts.updatePlacement, async ({ principal, companyId, params, body }) =>
    toPlacement(await updatePlacement(deps, principal, companyId, params.id, body)),
  )
}
