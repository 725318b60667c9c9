import { findBrand } from '@candour/schemas/brand.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import type { Limit } from '#http/rate-limit.ts'
import { route } from '#http/route.ts'
import { brandOf } from '#modules/brand/brand-of.ts'

/** Per company: each look fetches up to a dozen files and draws them. */
const limits: readonly Limit<{ companyId: string }>[] = [
  {
    name: 'looks at the website of a company',
    key: ({ companyId }) => companyId,
    max: 20,
    windowSeconds: 60 * 60,
  },
]

export function brandRoutes(app: FastifyInstance, { outbound }: Pick<Deps, 'outbound'>): void {
  route(app, findBrand, limits, ({ companyId, body }) => brandOf(outbound, companyId, body.url))
}
