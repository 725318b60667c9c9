import * as contracts from '@candour/schemas/platform.ts'
import type { FastifyInstance } from 'fastify'
import { readPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import { countCompanies } from '#modules/companies/list.ts'
import { type LandingDeps, landingOf } from '#modules/platform/landing.ts'
import { countUnprocessedOrders } from '#modules/print-orders/feed-repository.ts'

export function publicPlatformRoutes(app: FastifyInstance, deps: LandingDeps): void {
  const { config } = deps
  const { origins, orderTerms, operatorProvider } = config
  route(app, contracts.getConfig, async () => ({
    siteOrigin: origins.site,
    dashboardOrigin: origins.dashboard,
    adminOrigin: origins.admin,
    landing: await landingOf(deps),
    provider: config.provider,
    bookingUrl: config.bookingUrl,
    orderTerms: orderTerms ?? null,
    operatorSignIn: operatorProvider !== undefined,
  }))
}

export function platformRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contracts.getOverview, ({ principal, query }) =>
    readPlatform(deps, principal, async (tx) => ({
      companies: await countCompanies(tx, query),
      unprocessedOrders: await countUnprocessedOrders(tx),
    })),
  )
}
