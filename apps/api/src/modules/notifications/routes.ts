import * as contracts from '@candour/schemas/notifications.ts'
import { usualNotifications } from '@candour/schemas/notifications.ts'
import type { FastifyInstance } from 'fastify'
import { withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { userIdOf } from '#domain/principal.ts'
import { route } from '#http/route.ts'
import { testLimits } from '#modules/notifications/limits.ts'
import { findNotifications } from '#modules/notifications/repository.ts'
import { sendTestAlert } from '#modules/notifications/test-alert.ts'
import { updateNotifications } from '#modules/notifications/update-notifications.ts'

export function notificationRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contracts.getNotifications, async ({ principal, companyId }) => {
    const userId = userIdOf(principal)
    if (userId === null) return usualNotifications
    return withCompany(deps.db, principal, companyId, (tx) => findNotifications(tx, { companyId, userId }))
  })

  route(app, contracts.updateNotifications, ({ principal, companyId, body }) =>
    updateNotifications(deps, principal, companyId, body),
  )

  route(app, contracts.testNotifications, testLimits, async ({ principal, companyId }) => {
    await sendTestAlert(deps, principal, companyId)
    return { message: 'A test alert is on its way to you.' }
  })
}
