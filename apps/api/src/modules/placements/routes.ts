import * as contracts from '@candour/schemas/placements.ts'
import type { FastifyInstance } from 'fastify'
import { readCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import { beginExport } from '#modules/audit/begin-export.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'
import { withUrl } from '#modules/placements/code.ts'
import { escrowOf } from '#modules/placements/escrow.ts'
import { exportCsv } from '#modules/placements/export.ts'
import { listPlacements, type PlacementRow } from '#modules/placements/repository.ts'
import { createPlacements, updatePlacement } from '#modules/placements/save-placement.ts'

export function placementRoutes(app: FastifyInstance, deps: Deps & { companies: CompanyCache }): void {
  const { db, config } = deps
  const toPlacement = (row: PlacementRow): contracts.Placement => withUrl(config.origins.site, row)

  route(app, contracts.listPlacements, async ({ principal, companyId, query }) => {
    const { items, nextCursor } = await readCompany(deps, principal, companyId, (tx) =>
      listPlacements(tx, companyId, query),
    )
    return { items: items.map(toPlacement), nextCursor }
  })

  route(app, contracts.exportPlacementsCsv, async (context) => {
    const exported = { action: 'placements.exported', content: 'codes', format: 'csv' } as const
    return exportCsv(deps, context.principal, await beginExport(db, context, exported), context.query)
  })

  route(app, contracts.exportCodes, async (context) => {
    const exported = { action: 'placements.exported', content: 'codes', format: 'zip' } as const
    return escrowOf(deps, context.principal, await beginExport(db, context, exported))
  })

  route(app, contracts.createPlacements, async ({ principal, companyId, body }) => {
    const created = await createPlacements(deps, principal, companyId, body)
    return created.map(toPlacement)
  })

  route(app, contracts.updatePlacement, async ({ principal, companyId, params, body }) =>
    toPlacement(await updatePlacement(deps, principal, companyId, params.id, body)),
  )
}
