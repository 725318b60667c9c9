import { Readable } from 'node:stream'
import * as contracts from '@candour/schemas/print-orders.ts'
import type { FastifyInstance } from 'fastify'
import { changesOf, recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { readCompany, readPlatform, withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { route } from '#http/route.ts'
import { logSecurity } from '#http/security-log.ts'
import { exportCsv } from '#modules/print-orders/export.ts'
import {
  findPrintOrder,
  listPrintOrders,
  lockOrder,
  setProcessed,
} from '#modules/print-orders/feed-repository.ts'
import { orderLimits } from '#modules/print-orders/limits.ts'
import { cancelOrder, updateOrder } from '#modules/print-orders/move-order.ts'
import { openPackage } from '#modules/print-orders/open-package.ts'
import { ordersOf } from '#modules/print-orders/orders-of.ts'
import { findPackagedOrders } from '#modules/print-orders/package-repository.ts'
import { placeOrder } from '#modules/print-orders/place-order.ts'
import { handled, withLinks, withPictures } from '#modules/print-orders/presenters.ts'
import { drawPrintFile } from '#modules/print-orders/print-file.ts'
import { timelineOf } from '#modules/print-orders/progress-repository.ts'
import {
  findLastBilling,
  findOrderContent,
  findOwnOrder,
  listOwnOrders,
} from '#modules/print-orders/repository.ts'

export function printOrderRoutes(app: FastifyInstance, deps: Deps): void {
  const { platformDb } = deps

  route(app, contracts.requestPrint, orderLimits, ({ principal, body, request }) =>
    placeOrder(deps, principal, body, () => request.socket.destroyed),
  )

  route(app, contracts.listOwnPrintOrders, ({ principal, companyId, query }) =>
    readCompany(deps, principal, companyId, (tx) => listOwnOrders(tx, companyId, query)),
  )

  route(app, contracts.getOrderContent, async ({ principal, companyId, params: { id } }) => {
    const found = await readCompany(deps, principal, companyId, (tx) => findOrderContent(tx, companyId, id))
    if (!found) throw new DomainError('order_not_found')
    return found
  })

  route(app, contracts.getLastBilling, async ({ principal, companyId }) => {
    const billing = await readCompany(deps, principal, companyId, (tx) => findLastBilling(tx, companyId))
    return { billing: billing ?? null }
  })

  route(app, contracts.getOwnPrintOrder, ({ principal, companyId, params: { id } }) =>
    readCompany(deps, principal, companyId, async (tx) => {
      const order = await findOwnOrder(tx, companyId, id)
      if (!order) throw new DomainError('order_not_found')
      return { ...order, timeline: await timelineOf(tx, order) }
    }),
  )

  route(app, contracts.cancelOrder, ({ principal, companyId, params: { id }, body: { reason } }) =>
    cancelOrder(deps, principal, { companyId, id, reason }),
  )

  route(app, contracts.listPrintOrders, ({ principal, query }) =>
    readPlatform(
      deps,
      principal,
      async (tx) => {
        const page = await listPrintOrders(tx, { ...query, ...ordersOf(principal) })
        return query.images === 'link' ? withLinks(page, principal) : withPictures(tx, page, principal)
      },
      { permission: 'orders:print' },
    ),
  )

  route(app, contracts.getPrintOrder, ({ principal, params: { id } }) =>
    readPlatform(
      deps,
      principal,
      async (tx) => {
        const order = await findPrintOrder(tx, id, ordersOf(principal))
        if (!order) throw new DomainError('order_not_found')
        return handled(tx, order, principal)
      },
      { permission: 'orders:print' },
    ),
  )

  route(app, contracts.updatePrintOrder, ({ principal, params: { id }, body }) =>
    updateOrder(deps, principal, id, body),
  )

  route(app, contracts.setPrintOrderProcessed, async ({ principal, params: { id }, body: { processed } }) => {
    await withPlatform(platformDb, principal, async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order) throw new DomainError('order_not_found')
      const { companyId, itemType } = order
      await setProcessed(tx, { companyId, id }, processed)
      await recordAudit(tx, principal, 'order.updated', {
        companyId,
        target: { type: 'order', id, name: itemType },
        changes: changesOf({ processed: order.processed }, { processed: processed === 1 }),
      })
    })
    return { id, processed }
  })

  route(app, contracts.getPrintFile, async ({ principal, params: { id }, request, reply }) => {
    const permission = 'orders:print'
    const find = (tx: Tx) => findPackagedOrders(tx, [id], ordersOf(principal))
    const [order] = await withPlatform(platformDb, principal, find, { permission })
    if (!order) throw new DomainError('order_not_found')
    const { fileName, pdf } = await drawPrintFile(deps, order)
    const record = (tx: Tx) =>
      recordAudit(tx, principal, 'order.print_file_downloaded', {
        companyId: order.companyId,
        target: { type: 'order', id, name: order.itemType },
      })
    await withPlatform(platformDb, principal, record, { permission })
    logSecurity(request, 'print_file_made', { orderId: id })
    reply.header('content-disposition', `attachment; filename="${fileName}"`)
    return Readable.from([pdf], { objectMode: false })
  })

  route(app, contracts.getPrintPackage, ({ principal, params: { id }, request, reply }) =>
    openPackage(deps, { principal, request, reply }, [id]),
  )

  route(app, contracts.makePrintPackages, ({ principal, body: { ids }, request, reply }) =>
    openPackage(deps, { principal, request, reply }, ids),
  )

  route(app, contracts.exportPrintOrdersCsv, async ({ principal, request, reply }) => {
    await withPlatform(platformDb, principal, (tx) =>
      recordAudit(tx, principal, 'orders.exported', { target: { type: 'platform' } }),
    )
    logSecurity(request, 'exported')
    reply.header('content-disposition', 'attachment; filename="print-orders.csv"')
    return exportCsv(deps, principal)
  })
}
