import * as contracts from '@candour/schemas/invitations.ts'
import type { FastifyInstance } from 'fastify'
import { withAccount } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import { logSecurity } from '#http/security-log.ts'
import { answerInvitation, answerInvitationLink } from '#modules/accounts/invitations/answer.ts'
import { listInvitations } from '#modules/accounts/invitations/repository.ts'
import { linkLimits } from '#modules/accounts/limits.ts'

export function invitationRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contracts.listInvitations, async ({ principal }) => {
    if (principal.signIn.identity) return []
    return withAccount(deps.accountsDb, principal, principal.user.id, async (tx) =>
      (await listInvitations(tx)).map(({ id, company, inviter, role, expiresAt }) => ({
        ...{ id, company, invitedBy: inviter, role },
        expiresAt: expiresAt.toISOString(),
      })),
    )
  })

  route(app, contracts.answerInvitation, async ({ principal, params, body: { accept }, request }) => {
    const companyId = await answerInvitation(deps, principal, { id: params.id, accept })
    if (companyId) logSecurity(request, 'linked', { userId: principal.user.id, companyId })
    return { companyId }
  })

  route(app, contracts.answerInvitationLink, linkLimits, async ({ principal, body, request }) => {
    const done = await answerInvitationLink(deps, principal, body)
    if (body.accept) logSecurity(request, 'linked', done)
    return {
      message: body.accept ? 'You are now a member of the team' : 'You have declined the invitation',
    }
  })
}
