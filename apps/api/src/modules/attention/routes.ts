import * as contracts from '@candour/schemas/attention.ts'
import type { FastifyInstance } from 'fastify'
import { readPlatform, withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import { listAttention } from '#modules/attention/repository.ts'
import { drawActivity } from '#modules/companies/list.ts'

export function attentionRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contracts.listAttention, async ({ principal, query }) => {
    await withPlatform(deps.platformDb, principal, drawActivity)
    return readPlatform(deps, principal, (tx) => listAttention(tx, query))
  })
}
