import * as contracts from '@candour/schemas/users.ts'
import type { FastifyInstance } from 'fastify'
import { withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#errors.ts'
import { route } from '#http/route.ts'
import { endAllSessions } from '#http/session-store.ts'
import { findCompany } from '#modules/companies/repository.ts'
import { createInvitationLink, invite, linkToCompany } from '#modules/users/invite.ts'
import { removeUser, updateUser } from '#modules/users/manage.ts'
import { listCompanyUsers, listUsers, unlinkUser } from '#modules/users/repository.ts'

export function userRoutes(app: FastifyInstance, deps: Deps): void {
  const { platformDb } = deps

  route(app, contracts.createUser, ({ body }) => invite(deps, body))

  route(app, contracts.listUsers, ({ query }) => withPlatform(platformDb, (tx) => listUsers(tx, query)))

  route(app, contracts.updateUser, async ({ user, params, body }) => ({
    user: await updateUser(deps, { operatorId: user.id, userId: params.id }, body),
  }))

  route(app, contracts.deleteUser, async ({ user, params }) => {
    await removeUser(deps, { operatorId: user.id, userId: params.id })
    return { message: 'User deleted' }
  })

  route(app, contracts.listCompanyUsers, ({ params, query }) =>
    withPlatform(platformDb, async (tx) => {
      if (!(await findCompany(tx, params.id))) throw new DomainError('company_not_found')
      return listCompanyUsers(tx, params.id, query)
    }),
  )

  route(app, contracts.linkUser, async ({ params, body }) => ({
    user: await linkToCompany(deps, { userId: body.userId, companyId: params.companyId }),
  }))

  route(app, contracts.unlinkUser, async ({ params }) => {
    const unlinked = await withPlatform(platformDb, (tx) => unlinkUser(tx, params.userId, params.companyId))
    if (!unlinked) throw new DomainError('not_linked')
    return { message: 'User unlinked' }
  })

  route(app, contracts.createInvitationLink, ({ params }) => createInvitationLink(deps, params.id))

  route(app, contracts.endUserSessions, async ({ params }) => ({
    ended: (await withPlatform(platformDb, (tx) => endAllSessions(tx, params.id)))?.ended ?? 0,
  }))
}
