import type { Databases } from '#db/databases.ts'
import { allItems } from '#db/keyset.ts'
import { readPlatform } from '#db/scope.ts'
import type { Principal } from '#domain/principal.ts'
import { csvOf } from '#lib/csv.ts'
import { localTime } from '#lib/local-time.ts'
import { listPrintOrders, type PrintOrderRow } from '#modules/print-orders/feed-repository.ts'

/** Orders per query; bounds the memory that an export takes. */
const batch = 500

const headers = [
  'Order',
  'Date',
  'Time zone',
  'Company',
  'Item',
  'Quantity',
  'Price (USD)',
  'Billing company',
  'Contact',
  'Email',
  'Phone',
  'Address',
  'Processed',
]

/** Exports all print orders as CSV, newest first. */
export function exportCsv(
  databases: Pick<Databases, 'platformDb' | 'replica'>,
  principal: Principal,
): ReadableStream<Uint8Array> {
  async function* rows() {
    const read = (cursor: string | undefined) =>
      readPlatform(databases, principal, (tx) => listPrintOrders(tx, { limit: batch, cursor }))
    for await (const row of allItems(read)) yield cellsOf(row)
  }
  return csvOf(headers, rows())
}

/** Times are in the time zone of the order's company. */
function cellsOf({ order, timeZone }: PrintOrderRow) {
  return [
    order.id,
    localTime(new Date(order.createdAt), timeZone),
    timeZone,
    order.companyName,
    order.itemType,
    order.quantity,
    (order.priceInCents / 100).toFixed(2),
    order.billingCompanyName,
    order.billingContactName,
    order.billingEmail,
    order.billingPhone,
    order.billingAddress,
    order.processed === 1 ? 'yes' : 'no',
  ]
}
