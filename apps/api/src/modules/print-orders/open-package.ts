import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { Principal } from '#domain/principal.ts'
import { logSecurity } from '#http/security-log.ts'
import { ordersOf } from '#modules/print-orders/orders-of.ts'
import { packageOf } from '#modules/print-orders/package.ts'
import { findPackagedOrders } from '#modules/print-orders/package-repository.ts'

/**
 * Records that somebody takes orders to be printed, and makes the response a download.
 *
 * @throws DomainError `order_not_found` if any of them does not exist
 */
export async function openPackage(
  deps: Pick<Deps, 'db' | 'platformDb' | 'config'>,
  { principal, request, reply }: { principal: Principal; request: FastifyRequest; reply: FastifyReply },
  given: readonly string[],
): Promise<Readable> {
  const ids = [...new Set(given)]
  const record = async (tx: Tx) => {
    const found = await findPackagedOrders(tx, ids, ordersOf(principal))
    if (found.length < ids.length) throw new DomainError('order_not_found')
    for (const { id, companyId, itemType } of found) {
      await recordAudit(tx, principal, 'order.print_file_downloaded', {
        companyId,
        target: { type: 'order', id, name: itemType },
      })
    }
    return found
  }
  const orders = await withPlatform(deps.platformDb, principal, record, { permission: 'orders:print' })
  for (const { id: orderId } of orders) logSecurity(request, 'print_file_made', { orderId })
  const [first] = orders
  const name = orders.length === 1 && first ? `order-${first.id}` : `${orders.length}-orders`
  reply.header('content-disposition', `attachment; filename="${name}.zip"`)
  return packageOf(deps, orders)
}
