import * as contracts from '@candour/schemas/locations.ts'
import type { FastifyInstance } from 'fastify'
import { readCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'
import { listLocations } from '#modules/locations/repository.ts'
import { createLocation, updateLocation } from '#modules/locations/save-location.ts'

export function locationRoutes(app: FastifyInstance, deps: Deps & { companies: CompanyCache }): void {
  route(app, contracts.listLocations, ({ principal, companyId }) =>
    readCompany(deps, principal, companyId, (tx) => listLocations(tx, companyId)),
  )

  route(app, contracts.createLocation, ({ principal, companyId, body }) =>
    createLocation(deps, principal, companyId, body),
  )

  route(app, contracts.updateLocation, ({ principal, companyId, params, body }) =>
    updateLocation(deps, principal, companyId, params.id, body),
  )
}
