import * as contracts from '@candour/schemas/users.ts'
import type { FastifyInstance } from 'fastify'
import { withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#errors.ts'
import { route } from '#http/route.ts'
import { logSecurity } from '#http/security-log.ts'
import { endAllSessions } from '#http/session-store.ts'
import { findCompany } from '#modules/companies/repository.ts'
import { createInvitationLink, invite, linkToCompany } from '#modules/users/invite.ts'
import { removeUser, updateUser } from '#modules/users/manage.ts'
import { listCompanyUsers, listUsers, unlinkUser } from '#modules/users/repository.ts'

export function userRoutes(app: FastifyInstance, deps: Deps): void {
  const { platformDb } = deps

  route(app, contracts.createUser, async ({ body, request }) => {
    const invited = await invite(deps, body)
    const { id: userId, role } = invited.user
    logSecurity(request, 'invited', { userId, role, companyId: body.companyId })
    return invited
  })

  route(app, contracts.listUsers, ({ query }) => withPlatform(platformDb, (tx) => listUsers(tx, query)))

  route(app, contracts.updateUser, async ({ user, params, body, request }) => {
    const changed = await updateUser(deps, { operatorId: user.id, userId: params.id }, body)
    const { role, state } = changed
    logSecurity(request, 'account_changed', { userId: params.id, role, disabled: state === 'disabled' })
    return { user: changed }
  })

  route(app, contracts.deleteUser, async ({ user, params, request }) => {
    await removeUser(deps, { operatorId: user.id, userId: params.id })
    logSecurity(request, 'account_deleted', { userId: params.id })
    return { message: 'User deleted' }
  })

  route(app, contracts.listCompanyUsers, ({ params, query }) =>
    withPlatform(platformDb, async (tx) => {
      if (!(await findCompany(tx, params.id))) throw new DomainError('company_not_found')
      return listCompanyUsers(tx, params.id, query)
    }),
  )

  route(app, contracts.linkUser, async ({ params: { companyId }, body: { userId }, request }) => {
    const user = await linkToCompany(deps, { userId, companyId })
    logSecurity(request, 'linked', { userId, companyId })
    return { user }
  })

  route(app, contracts.unlinkUser, async ({ params, request }) => {
    const unlinked = await withPlatform(platformDb, (tx) => unlinkUser(tx, params.userId, params.companyId))
    if (!unlinked) throw new DomainError('not_linked')
    logSecurity(request, 'unlinked', params)
    return { message: 'User unlinked' }
  })

  route(app, contracts.createInvitationLink, async ({ params, request }) => {
    const link = await createInvitationLink(deps, params.id)
    logSecurity(request, 'invitation_link_made', { userId: params.id })
    return link
  })

  route(app, contracts.endUserSessions, async ({ params, request }) => {
    const done = await withPlatform(platformDb, (tx) => endAllSessions(tx, params.id))
    const ended = done?.ended ?? 0
    logSecurity(request, 'sessions_ended', { userId: params.id, ended })
    return { ended }
  })
}
