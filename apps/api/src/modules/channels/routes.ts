import * as contracts from '@candour/schemas/channels.ts'
import type { FastifyInstance } from 'fastify'
import { readCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import type { SecretBox } from '#lib/secret-box.ts'
import { deleteChannel, updateChannel } from '#modules/channels/change-channel.ts'
import { confirmChannel, createChannel, testChannel } from '#modules/channels/connect-channel.ts'
import { testLimits } from '#modules/channels/limits.ts'
import { readChannels } from '#modules/channels/repository.ts'

export function channelRoutes(app: FastifyInstance, given: Deps, { box }: { box: SecretBox }): void {
  const deps = { ...given, box }

  route(app, contracts.listChannels, ({ principal, companyId }) =>
    readCompany(deps, principal, companyId, (tx) => readChannels(tx, companyId)),
  )

  route(app, contracts.createChannel, testLimits, ({ principal, companyId, body }) =>
    createChannel(deps, principal, companyId, body),
  )

  route(app, contracts.testChannel, testLimits, ({ principal, companyId, params }) =>
    testChannel(deps, principal, { companyId, id: params.id }),
  )

  route(app, contracts.confirmChannel, ({ principal, companyId, params, body }) =>
    confirmChannel(deps, principal, { companyId, id: params.id }, body.digits),
  )

  route(app, contracts.updateChannel, ({ principal, companyId, params, body }) =>
    updateChannel(deps, principal, { companyId, id: params.id }, body),
  )

  route(app, contracts.deleteChannel, async ({ principal, companyId, params }) => {
    await deleteChannel(deps, principal, { companyId, id: params.id })
    return null
  })
}
