import * as contracts from '@candour/schemas/accounts.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { DomainError } from '#errors.ts'
import { type Limit, network } from '#http/rate-limit.ts'
import { route } from '#http/route.ts'
import { findLink } from '#modules/accounts/links.ts'
import { findAccount } from '#modules/accounts/repository.ts'
import { listCompanyNames } from '#modules/companies/repository.ts'
import { companyIdsOf } from '#principal.ts'

/** Tokens cannot be guessed; this bounds the lookups that one network can cause. */
const linkLimits: readonly Limit<{ ip: string }>[] = [
  {
    name: 'password links of a network',
    key: ({ ip }) => network(ip),
    max: 60,
    windowSeconds: 15 * 60,
    shared: 'at once',
  },
]

export function passwordLinkRoutes(
  app: FastifyInstance,
  { db, accountsDb }: Pick<Deps, 'db' | 'accountsDb'>,
): void {
  route(
    app,
    contracts.getPasswordLink,
    async ({ body }) => {
      const link = await findLink(accountsDb, body.token)
      const user = link && (await findAccount(accountsDb, link.email))?.user
      if (!user) throw new DomainError('bad_link')
      const companies = await listCompanyNames(db, companyIdsOf(user))
      return { email: user.email, companies: companies.map(({ name }) => name) }
    },
    linkLimits,
  )
}
