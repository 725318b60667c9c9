import * as contracts from '@candour/schemas/push.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { withAccount, withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { deviceOf } from '#http/device.ts'
import { route } from '#http/route.ts'
import type { SecretBox } from '#lib/secret-box.ts'
import { addDevice, removeDevice } from '#modules/push/devices.ts'
import { deviceLimits } from '#modules/push/limits.ts'
import { listDevices } from '#modules/push/repository.ts'
import { vapidKeys } from '#modules/push/vapid.ts'

export function pushRoutes(
  app: FastifyInstance,
  { config, db, accountsDb, platformDb }: Deps,
  { box }: { box: SecretBox },
): void {
  const keys = vapidKeys(platformDb, box, config.vapidPrivateKey)

  route(app, contracts.getPush, async ({ principal }) => {
    const { publicKey } = await keys()
    const { id } = principal.user
    const devices = await withAccount(accountsDb, principal, id, (tx) => listDevices(tx, id))
    return { publicKey, devices }
  })

  route(app, contracts.addDevice, deviceLimits, async ({ principal, body, request }) => {
    const { publicKey } = await keys()
    const name = body.name || deviceOf(request.headers['user-agent'])
    return addDevice({ accountsDb, box }, principal, { ...body, name, publicKey })
  })

  route(app, contracts.removeDevice, async ({ principal, params }) => {
    await removeDevice({ accountsDb }, principal, params.id)
    return null
  })

  route(app, contracts.openReview, async ({ principal, companyId, params }) => {
    await withCompany(db, principal, companyId, async (tx) => {
      const review = tx.selectFrom('reviews').select('id').where('company_id', '=', companyId)
      if (!(await review.where('id', '=', params.id).executeTakeFirst()))
        throw new DomainError('review_not_found')
      await sql`select open_review(${principal.user.id}::uuid, ${params.id}::uuid)`.execute(tx)
    })
    return null
  })
}
