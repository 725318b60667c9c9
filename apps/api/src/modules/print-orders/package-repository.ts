import type { Tx } from '#db/client.ts'
import { type DrawnFrom, drawnFrom } from '#modules/print-orders/drawn-from.ts'

/** What a print shop needs to know of an order. */
export interface PackagedOrder {
  id: string
  companyId: string
  /** Name of the company as of the order. */
  company: string
  timeZone: string
  itemType: string
  quantity: number
  createdAt: Date
  approvedSha256: Buffer | null
  drawnFrom: DrawnFrom
  shipTo: { companyName: string; contactName: string; address: string }
}

/**
 * Returns orders of all companies by their ids, in the order of these; of a printer only those given to them. Requires
 * the operators' scope.
 */
export async function findPackagedOrders(
  tx: Tx,
  ids: readonly string[],
  { printerId }: { printerId?: string },
): Promise<PackagedOrder[]> {
  const rows = await tx
    .selectFrom('print_order_feed as f')
    .innerJoin('print_orders as o', (on) =>
      on.onRef('o.company_id', '=', 'f.company_id').onRef('o.id', '=', 'f.id'),
    )
    .innerJoin('companies as c', 'c.id', 'f.company_id')
    .select([
      'o.id',
      'o.company_id as companyId',
      'c.time_zone as timeZone',
      'o.item_type as itemType',
      'o.quantity',
      'o.created_at as createdAt',
      'o.approved_sha256 as approvedSha256',
      'o.drawn_from',
      'o.billing_company_name as companyName',
      'o.billing_contact_name as contactName',
      'o.billing_address as address',
    ])
    .where('f.id', 'in', ids)
    .$if(printerId !== undefined, (orders) => orders.where('f.printer_id', '=', printerId ?? null))
    .execute()
  const found = new Map(
    rows.map(({ drawn_from, companyName, contactName, address, ...order }) => {
      const piece = drawnFrom.parse(drawn_from)
      const shipTo = { companyName, contactName, address }
      return [order.id, { ...order, company: piece.name, drawnFrom: piece, shipTo }]
    }),
  )
  return ids.flatMap((id) => found.get(id) ?? [])
}
