import * as contracts from '@candour/schemas/view-as.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import { logSecurity } from '#http/security-log.ts'
import { endView, startView } from '#modules/view-as/view-as.ts'

export function viewAsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contracts.startViewAs, async ({ principal, params, body, request }) => {
    const { until } = await startView(deps, principal, { companyId: params.id, reason: body.reason })
    logSecurity(request, 'view_started', { companyId: params.id })
    return { until: until.toISOString() }
  })

  route(app, contracts.endViewAs, async ({ principal, request }) => {
    const { viewAs } = principal
    await endView(deps, principal)
    if (viewAs) logSecurity(request, 'view_ended', { companyId: viewAs.companyId })
    return null
  })
}
