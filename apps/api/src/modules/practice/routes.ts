import { getPractice } from '@candour/schemas/practice.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { route } from '#http/route.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'
import { practiceOf } from '#modules/practice/practice.ts'

export function publicPracticeRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'config'> & { companies: CompanyCache },
): void {
  route(app, getPractice, async ({ params }) => {
    const found = await deps.companies.bySlug(params.slug)
    if (!found || found.company.suspended) throw new DomainError('company_not_found')
    return practiceOf(deps, found)
  })
}
