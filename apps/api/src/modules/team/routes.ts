import * as contracts from '@candour/schemas/team.ts'
import type { FastifyInstance } from 'fastify'
import { withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import { logSecurity } from '#http/security-log.ts'
import { invitationLimits } from '#modules/team/limits.ts'
import { inviteMember, removeMember, resendInvitation, setMemberRole } from '#modules/team/manage-team.ts'
import { listTeam } from '#modules/team/repository.ts'

export function teamRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contracts.listTeam, ({ principal, companyId }) =>
    withCompany(deps.accountsDb, principal, companyId, (tx) => listTeam(tx, companyId)),
  )

  route(app, contracts.inviteMember, invitationLimits, async ({ principal, companyId, body, request }) => {
    const member = await inviteMember(deps, principal, companyId, body)
    const { userId, role } = member
    logSecurity(request, 'invited', { userId, role, companyId })
    return member
  })

  route(
    app,
    contracts.resendInvitation,
    invitationLimits,
    async ({ principal, companyId, params: { userId }, query: { language }, request }) => {
      await resendInvitation(deps, principal, companyId, { userId, language })
      logSecurity(request, 'invited', { userId, companyId })
      return null
    },
  )

  route(app, contracts.updateMember, async ({ principal, companyId, params: { userId }, body, request }) => {
    const member = await setMemberRole(deps, principal, companyId, { userId, ...body })
    logSecurity(request, 'member_changed', { userId, role: member.role, companyId })
    return member
  })

  route(app, contracts.removeMember, async ({ principal, companyId, params: { userId }, request }) => {
    await removeMember(deps, principal, companyId, userId)
    logSecurity(request, 'unlinked', { userId, companyId })
    return null
  })
}
