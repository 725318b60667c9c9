import * as contracts from '@candour/schemas/print-orders.ts'
import type { FastifyInstance } from 'fastify'
import { withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#errors.ts'
import { route } from '#http/route.ts'
import { withLinks, withPictures } from '#modules/print-orders/answers.ts'
import { listPrintOrders, setProcessed } from '#modules/print-orders/repository.ts'

export function printOrderRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, contracts.listPrintOrders, ({ query }) =>
    withPlatform(db, async (tx) => {
      const page = await listPrintOrders(tx, query)
      return query.images === 'link' ? withLinks(page) : withPictures(tx, page)
    }),
  )

  route(app, contracts.setPrintOrderProcessed, async ({ params: { id }, body: { processed } }) => {
    const found = await withPlatform(db, (tx) => setProcessed(tx, id, processed))
    if (!found) throw new DomainError('order_not_found')
    return { id, processed }
  })
}
