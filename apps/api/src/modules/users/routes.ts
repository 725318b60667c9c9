import * as contracts from '@candour/schemas/users.ts'
import type { FastifyInstance } from 'fastify'
import { recordAudit } from '#db/audit.ts'
import { readPlatform, withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { route } from '#http/route.ts'
import { logSecurity } from '#http/security-log.ts'
import { endAllSessions } from '#modules/accounts/sessions.ts'
import { findCompany } from '#modules/companies/repository.ts'
import { createInvitationLink, invite, linkToCompany } from '#modules/users/invite.ts'
import { removeUser, updateMembership, updateUser } from '#modules/users/manage.ts'
import { findListedUser, listCompanyUsers, listUsers, unlinkUser } from '#modules/users/repository.ts'

export function userRoutes(app: FastifyInstance, deps: Deps): void {
  const { platformDb } = deps

  route(app, contracts.createUser, async ({ principal, body, request }) => {
    const invited = await invite(deps, principal, body)
    const { id: userId, role } = invited.user
    logSecurity(request, 'invited', { userId, role, companyId: body.companyId })
    return invited
  })

  route(app, contracts.listUsers, ({ principal, query }) =>
    readPlatform(deps, principal, (tx) => listUsers(tx, query)),
  )

  route(app, contracts.updateUser, async ({ principal, params, body, request }) => {
    const changed = await updateUser(deps, principal, params.id, body)
    const { role, state } = changed
    logSecurity(request, 'account_changed', { userId: params.id, role, disabled: state === 'disabled' })
    return { user: changed }
  })

  route(app, contracts.deleteUser, async ({ principal, params, request }) => {
    await removeUser(deps, principal, params.id)
    logSecurity(request, 'account_deleted', { userId: params.id })
    return { message: 'User deleted' }
  })

  route(app, contracts.listCompanyUsers, ({ principal, params, query }) =>
    readPlatform(deps, principal, async (tx) => {
      if (!(await findCompany(tx, params.id))) throw new DomainError('company_not_found')
      return listCompanyUsers(tx, params.id, query)
    }),
  )

  route(
    app,
    contracts.linkUser,
    async ({ principal, params: { id: companyId }, body: { userId, language }, request }) => {
      const user = await linkToCompany(deps, principal, { userId, companyId, language })
      logSecurity(request, 'linked', { userId, companyId })
      return { user }
    },
  )

  route(app, contracts.unlinkUser, async ({ principal, params, request }) => {
    const { userId, id: companyId } = params
    await withPlatform(platformDb, principal, async (tx) => {
      if (!(await unlinkUser(tx, userId, companyId))) throw new DomainError('not_linked')
      const user = await findListedUser(tx, userId)
      await recordAudit(tx, principal, 'user.unlinked', {
        companyId,
        target: { type: 'user', id: userId, name: user?.email },
      })
    })
    logSecurity(request, 'unlinked', { userId, companyId })
    return { message: 'User unlinked' }
  })

  route(app, contracts.updateMembership, async ({ principal, params, body: { role }, request }) => {
    const { id: companyId, userId } = params
    const member = await updateMembership(deps, principal, { companyId, userId, role })
    logSecurity(request, 'member_changed', { userId, role, companyId })
    return { ...member, membershipRole: member.role }
  })

  route(app, contracts.createInvitationLink, async ({ principal, params, query, request }) => {
    const link = await createInvitationLink(deps, principal, { userId: params.id, ...query })
    logSecurity(request, 'invitation_link_made', { userId: params.id })
    return link
  })

  route(app, contracts.endUserSessions, async ({ principal, params, request }) => {
    const ended = await withPlatform(platformDb, principal, async (tx) => {
      const done = await endAllSessions(tx, params.id)
      if (!done) return 0
      const user = await findListedUser(tx, params.id)
      await recordAudit(tx, principal, 'session.ended', {
        target: { type: 'user', id: params.id, name: user?.email },
        changes: { sessions: [done.ended, 0] },
      })
      return done.ended
    })
    logSecurity(request, 'sessions_ended', { userId: params.id, ended })
    return { ended }
  })
}
