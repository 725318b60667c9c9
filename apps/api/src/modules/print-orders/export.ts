import type { PrintOrder } from '@candour/schemas/print-orders.ts'
import { writeCsvStream } from 'hucre/csv'
import type { Db } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { listPrintOrders } from '#modules/print-orders/repository.ts'

/** Orders read at once: the memory that an export takes, however many there are. */
const batch = 500

const headers = [
  'Order',
  'Date (UTC)',
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

/** All print orders, newest first, as CSV for spreadsheets: no cell is taken for a formula. */
export function exportCsv(db: Db): ReadableStream<Uint8Array> {
  async function* rows() {
    let cursor: string | undefined
    do {
      const page = await withPlatform(db, (tx) => listPrintOrders(tx, { limit: batch, cursor }))
      for (const { order } of page.items) yield cellsOf(order)
      cursor = page.nextCursor
    } while (cursor)
  }
  return writeCsvStream(rows(), { headers, bom: true, escapeFormulae: true })
}

function cellsOf(order: Omit<PrintOrder, 'imageData' | 'imageUrl'>) {
  return [
    order.id,
    order.createdAt.slice(0, 19).replace('T', ' '),
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
