import {
  type Billing,
  type OrderState,
  type OrderStep,
  orderState,
  type QrCheck,
  qrCheck,
} from '@candour/schemas/print-orders.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { parcelOf, placementNames } from '#modules/print-orders/repository.ts'

/** The order data that mails contain. */
export interface MailedOrder {
  companyName: string
  itemType: string
  quantity: number
  priceInCents: number
  qrCheck: QrCheck | null
  /** Names, in the order of the print file's pages; empty for the company's review page. */
  placements: readonly string[]
  billing: Pick<Billing, 'companyName' | 'contactName' | 'address'>
  /** To whom it is given. */
  printerId: string | null
}

/** Returns the addresses of all operators. The only account data that is accessible from a company's scope. */
export async function listOperatorAddresses(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`select email from operator_addresses() as email`.execute(tx)
  return rows.map(({ email }) => email)
}

/** Returns an order's data for its mails. */
export async function findMailedOrder(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<MailedOrder | undefined> {
  const row = await tx
    .selectFrom('print_orders as o')
    .innerJoin('companies as c', 'c.id', 'o.company_id')
    .select([
      'c.name as companyName',
      'o.item_type as itemType',
      'o.quantity',
      'o.price_in_cents as priceInCents',
      'o.qr_check',
      'o.billing_company_name',
      'o.billing_contact_name',
      'o.billing_address',
      'o.printer_id as printerId',
      placementNames,
    ])
    .where('o.company_id', '=', companyId)
    .where('o.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { qr_check, placement_names, billing_company_name, billing_contact_name, billing_address, ...order } =
    row
  return {
    ...order,
    qrCheck: qrCheck.nullable().parse(qr_check),
    placements: placement_names,
    billing: {
      companyName: billing_company_name,
      contactName: billing_contact_name,
      address: billing_address,
    },
  }
}

/** Returns the note, carrier and tracking number given when an order reached a state. */
export async function findMailedStep(
  tx: Tx,
  { companyId, orderId, state }: { companyId: string; orderId: string; state: OrderState },
): Promise<Omit<OrderStep, 'at'> | undefined> {
  const row = await tx
    .selectFrom('print_order_changes')
    .select(['state', 'note', 'carrier', 'tracking'])
    .where('company_id', '=', companyId)
    .where('order_id', '=', orderId)
    .where('state', '=', state)
    .executeTakeFirst()
  return row && { state: orderState.parse(row.state), note: row.note, ...parcelOf(row) }
}
