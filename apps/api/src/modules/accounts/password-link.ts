import * as contracts from '@candour/schemas/accounts.ts'
import type { FastifyInstance } from 'fastify'
import { withAccount } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { companyIdsOf } from '#domain/principal.ts'
import { route } from '#http/route.ts'
import { findInvitation } from '#modules/accounts/invitations/repository.ts'
import { linkLimits } from '#modules/accounts/limits.ts'
import { findLink } from '#modules/accounts/links.ts'
import { findAccount, findProfile } from '#modules/accounts/repository.ts'
import { listCompanyNames } from '#modules/companies/repository.ts'

export function passwordLinkRoutes(
  app: FastifyInstance,
  { db, accountsDb, config }: Pick<Deps, 'db' | 'accountsDb' | 'config'>,
): void {
  route(app, contracts.getPasswordLink, linkLimits, async ({ principal, body: { token } }) => {
    const invitation = await findInvitation(accountsDb, token)
    if (invitation) {
      const { email, company, inviter, hasPassword, language } = invitation
      return {
        ...{ email, companies: [company], language: language ?? undefined },
        ...{ invitedBy: inviter ?? undefined, hasAccount: hasPassword },
      }
    }
    const link = await findLink(accountsDb, token)
    const account = link && (await findAccount(accountsDb, link.email))
    if (!account) throw new DomainError('bad_link')
    const { user, passwordHash } = account
    const companies = await listCompanyNames(db, companyIdsOf(user))
    const { language } = await withAccount(accountsDb, principal, user.id, (tx) => findProfile(tx, user.id))
    return {
      email: user.email,
      companies: companies.map(({ name }) => name),
      // An account without a password was invited by an operator, whose own address is not shown.
      ...(passwordHash === null && {
        ...{ invitedBy: config.provider.name, hasAccount: false, language: language ?? undefined },
      }),
    }
  })
}
