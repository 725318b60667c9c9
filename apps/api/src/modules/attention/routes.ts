import * as contracts from '@candour/schemas/attention.ts'
import type { FastifyInstance } from 'fastify'
import { withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import { listAttention } from '#modules/attention/repository.ts'
import { drawActivity } from '#modules/companies/list.ts'

export function attentionRoutes(app: FastifyInstance, { platformDb }: Deps): void {
  // Writes what it reads, so no replica can answer.
  route(app, contracts.listAttention, ({ principal, query }) =>
    withPlatform(platformDb, principal, async (tx) => {
      await drawActivity(tx)
      return listAttention(tx, query)
    }),
  )
}
