import { Readable } from 'node:stream'
import * as contracts from '@candour/schemas/print-orders.ts'
import type { FastifyInstance } from 'fastify'
import { withCompany, withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#errors.ts'
import { route } from '#http/route.ts'
import { logSecurity } from '#http/security-log.ts'
import { exportCsv } from '#modules/print-orders/export.ts'
import { orderLimits } from '#modules/print-orders/limits.ts'
import { placeOrder } from '#modules/print-orders/place-order.ts'
import { withLinks, withPictures } from '#modules/print-orders/presenters.ts'
import { drawPrintFile } from '#modules/print-orders/print-file.ts'
import {
  findLastBilling,
  listOwnOrders,
  listPrintOrders,
  setProcessed,
} from '#modules/print-orders/repository.ts'

export function printOrderRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, platformDb } = deps

  route(
    app,
    contracts.requestPrint,
    ({ principal, body, request }) => placeOrder(deps, principal, body, () => request.socket.destroyed),
    orderLimits,
  )

  route(app, contracts.listOwnPrintOrders, ({ principal, companyId, query }) =>
    withCompany(db, principal, companyId, (tx) => listOwnOrders(tx, companyId, query)),
  )

  route(app, contracts.getLastBilling, async ({ principal, companyId }) => {
    const billing = await withCompany(db, principal, companyId, (tx) => findLastBilling(tx, companyId))
    return { billing: billing ?? null }
  })

  route(app, contracts.listPrintOrders, ({ principal, query }) =>
    withPlatform(platformDb, principal, async (tx) => {
      const page = await listPrintOrders(tx, query)
      return query.images === 'link' ? withLinks(page) : withPictures(tx, page)
    }),
  )

  route(app, contracts.setPrintOrderProcessed, async ({ principal, params: { id }, body: { processed } }) => {
    const found = await withPlatform(platformDb, principal, (tx) => setProcessed(tx, id, processed))
    if (!found) throw new DomainError('order_not_found')
    return { id, processed }
  })

  route(app, contracts.getPrintFile, async ({ principal, params: { id }, request, reply }) => {
    const { fileName, pdf } = await drawPrintFile(deps, principal, id)
    logSecurity(request, 'print_file_made', { orderId: id })
    reply.header('content-disposition', `attachment; filename="${fileName}"`)
    return Readable.from([pdf], { objectMode: false })
  })

  route(app, contracts.exportPrintOrdersCsv, async ({ principal, request, reply }) => {
    logSecurity(request, 'exported')
    reply.header('content-disposition', 'attachment; filename="print-orders.csv"')
    return exportCsv(platformDb, principal)
  })
}
