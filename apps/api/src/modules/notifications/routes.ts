import * as contracts from '@candour/schemas/notifications.ts'
import type { FastifyInstance } from 'fastify'
import { withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import { findNotifications } from '#modules/notifications/repository.ts'
import { updateNotifications } from '#modules/notifications/update-notifications.ts'

export function notificationRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contracts.getNotifications, ({ principal, companyId }) =>
    withCompany(deps.db, principal, companyId, (tx) =>
      findNotifications(tx, { companyId, userId: principal.user.id }),
    ),
  )

  route(app, contracts.updateNotifications, ({ principal, companyId, body }) =>
    updateNotifications(deps, principal, companyId, body),
  )
}
