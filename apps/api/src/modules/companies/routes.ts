import * as contracts from '@candour/schemas/companies.ts'
import type { FastifyInstance } from 'fastify'
import { readPlatform, withCompany, withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { isOwner, type Principal } from '#domain/principal.ts'
import { route } from '#http/route.ts'
import type { CachedCompany, CompanyCache } from '#modules/companies/cache.ts'
import { logoLimits } from '#modules/companies/limits.ts'
import { drawActivity, listCompanies, showsActivity } from '#modules/companies/list.ts'
import {
  type LogoAs,
  toAdminCompany,
  toDashboardCompany,
  toListedCompany,
  toVisitedCompany,
  type VisitedLocation,
} from '#modules/companies/presenters.ts'
import {
  findAdminCompany,
  findCompany,
  findOwnBilling,
  findReplyTo,
  findSlugUse,
} from '#modules/companies/repository.ts'
import { createCompany, updateCompany, updateOwnCompany } from '#modules/companies/save-company.ts'

interface Codes {
  /** Finds the location of a code, if the code belongs to this company. */
  findIn(companyId: string, code: string): Promise<{ location: VisitedLocation | null } | undefined>
}

/** Routes for visitors. */
export function publicCompanyRoutes(
  app: FastifyInstance,
  { db, companies, codes }: Pick<Deps, 'db'> & { companies: CompanyCache; codes: Codes },
): void {
  async function answer(found: CachedCompany | undefined, code: string | undefined, as?: LogoAs) {
    if (!found) throw new DomainError('company_not_found')
    const { location } = (code && (await codes.findIn(found.company.id, code))) || {}
    return location || as ? toVisitedCompany(db, found.company, location, as) : companies.answer(found)
  }

  route(app, contracts.getFirstCompany, async ({ query }) => answer(await companies.first(), query.via))

  route(app, contracts.getCompanyBySlug, async ({ params, query }) =>
    answer(await companies.bySlug(params.slug), query.via, query.images),
  )

  const prefix = contracts.getCompanyBySlug.path.replace(':slug', '')
  app.fastPath.add({
    pattern: contracts.getCompanyBySlug.path,
    find: (url) => (url.startsWith(prefix) ? companies.prepared(url.slice(prefix.length)) : undefined),
  })
}

/** Routes for operators and company admins. */
export function companyRoutes(app: FastifyInstance, deps: Deps & { companies: CompanyCache }): void {
  const { db, platformDb } = deps

  route(app, contracts.listCompanies, async ({ principal, query }) => {
    if (showsActivity(query)) await withPlatform(platformDb, principal, drawActivity)
    return readPlatform(deps, principal, async (tx) => {
      const { items, nextCursor } = await listCompanies(tx, query)
      const answers = []
      for (const company of items) answers.push(await toListedCompany(tx, company, query.images))
      return { items: answers, nextCursor }
    })
  })

  route(app, contracts.createCompany, ({ principal, body }) => createCompany(deps, principal, body))

  route(app, contracts.getCompany, ({ principal, params, query }) =>
    readPlatform(deps, principal, async (tx) => {
      const company = await findAdminCompany(tx, params.id)
      if (!company) throw new DomainError('company_not_found')
      return toAdminCompany(tx, company, query.images)
    }),
  )

  route(app, contracts.updateCompany, ({ principal, params, body }) =>
    updateCompany(deps, principal, params.id, body),
  )

  route(app, contracts.getSlugUse, async ({ principal, params }) => {
    const use = await withPlatform(platformDb, principal, (tx) => findSlugUse(tx, params.id))
    if (!use) throw new DomainError('company_not_found')
    return use
  })

  /** Returns a company as this member may see it. */
  function dashboardCompany(principal: Principal, id: string, as?: LogoAs) {
    return withCompany(db, principal, id, async (tx) => {
      const company = await findCompany(tx, id)
      if (!company) throw new DomainError('no_company_access')
      const billing = isOwner(principal, id) ? await findOwnBilling(tx) : undefined
      return toDashboardCompany(tx, company, { as, billing, replyTo: await findReplyTo(tx, id) })
    })
  }

  route(app, contracts.getDashboardCompany, ({ principal, companyId, query }) =>
    dashboardCompany(principal, companyId, query.images),
  )

  route(app, contracts.updateDashboardCompany, logoLimits, async ({ principal, companyId, body }) => {
    await updateOwnCompany(deps, principal, companyId, body)
    return dashboardCompany(principal, companyId)
  })
}
