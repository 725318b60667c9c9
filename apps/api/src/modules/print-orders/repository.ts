import type { Page } from '@candour/schemas/endpoint.ts'
import { languageOf } from '@candour/schemas/languages.ts'
import { summarizeNames } from '@candour/schemas/placement-names.ts'
import {
  type Billing,
  erasedAddress,
  type OrderContent,
  type OwnPrintOrder,
  orderState,
  type PrintOrder,
  type QrCheck,
} from '@candour/schemas/print-orders.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { after, oneMoreThan, pageOf } from '#db/keyset.ts'
import { apiImageUrl } from '#modules/images/image.ts'
import { type DrawnFrom, drawnFrom } from '#modules/print-orders/drawn-from.ts'

/** Names of an order's placements, in the order of its pages. */
export const placementNames = sql<string[]>`jsonb_path_query_array(o.drawn_from, '$.placements[*].name')`.as(
  'placement_names',
)

/** Language of an order's words; null: English. */
export const printedLanguage = sql<string | null>`o.drawn_from ->> 'language'`.as('printed_language')

/** Returns the language of the words unless it is English. */
export function otherLanguage(tag: string | null): Pick<OwnPrintOrder, 'language'> {
  const language = languageOf(tag)
  return language === undefined || language === 'en' ? {} : { language }
}

/** Returns how many placements were ordered, and what to call them; nothing for an order without any. */
export function orderedPlacements(names: readonly string[]): Pick<PrintOrder, 'placements'> {
  return names.length === 0 ? {} : { placements: { count: names.length, names: summarizeNames(names) } }
}

/** Returns what is known of how an order is sent. */
export function parcelOf({ carrier, tracking }: { carrier: string | null; tracking: string | null }) {
  return { ...(carrier !== null && { carrier }), ...(tracking !== null && { tracking }) }
}

export interface NewOrder {
  id: string
  companyId: string
  orderKey: string
  itemType: string
  quantity: number
  priceInCents: number
  billing: Billing
  imageSha256: Buffer
  qrCheck: QrCheck
  /** Of the press file; null if none was approved. */
  approvedSha256: Buffer | null
  drawnFrom: DrawnFrom
}

/** @returns false if an order with this key exists already, possibly from a concurrent request */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('print_orders')
    .values({
      company_id: order.companyId,
      id: order.id,
      order_key: order.orderKey,
      item_type: order.itemType,
      quantity: order.quantity,
      price_in_cents: order.priceInCents,
      image_sha256: order.imageSha256,
      qr_check: order.qrCheck,
      approved_sha256: order.approvedSha256,
      drawn_from: JSON.stringify(order.drawnFrom),
      billing_company_name: order.billing.companyName,
      billing_contact_name: order.billing.contactName,
      billing_email: order.billing.email,
      billing_phone: order.billing.phone,
      billing_address: order.billing.address,
    })
    .onConflict((conflict) => conflict.constraint('print_orders_order_key').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

function ownOrders(tx: Tx, companyId: string) {
  return tx
    .selectFrom('print_orders as o')
    .select([
      'o.id',
      'o.company_id as companyId',
      'o.created_at',
      'o.item_type as itemType',
      'o.quantity',
      'o.price_in_cents as priceInCents',
      'o.image_sha256',
      'o.processed',
      'o.state',
      'o.carrier',
      'o.tracking',
      placementNames,
      printedLanguage,
    ])
    .where('o.company_id', '=', companyId)
}

function toOwnOrder(
  row: Awaited<ReturnType<ReturnType<typeof ownOrders>['executeTakeFirstOrThrow']>>,
): OwnPrintOrder {
  return {
    id: row.id,
    companyId: row.companyId,
    createdAt: row.created_at.toISOString(),
    itemType: row.itemType,
    quantity: row.quantity,
    priceInCents: row.priceInCents,
    ...orderedPlacements(row.placement_names),
    ...otherLanguage(row.printed_language),
    processed: row.processed ? 1 : 0,
    state: orderState.parse(row.state),
    ...parcelOf(row),
    imageUrl: apiImageUrl(row.image_sha256),
  }
}

/** Lists a company's print orders, newest first. */
export async function listOwnOrders(
  tx: Tx,
  companyId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<OwnPrintOrder>> {
  const rows = await ownOrders(tx, companyId)
    .where(after(cursor, 'o'))
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(oneMoreThan(limit))
    .execute()
  return pageOf(rows, limit, toOwnOrder)
}

/** Returns an order of the company. */
export async function findOwnOrder(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<OwnPrintOrder | undefined> {
  const row = await ownOrders(tx, companyId).where('o.id', '=', id).executeTakeFirst()
  return row && toOwnOrder(row)
}

const billingColumns = [
  'billing_company_name as companyName',
  'billing_contact_name as contactName',
  'billing_email as email',
  'billing_phone as phone',
  'billing_address as address',
] as const

/** Returns the order placed with this key, and its content. */
export function findOrderByKey(
  tx: Tx,
  companyId: string,
  orderKey: string,
): Promise<{ order: OwnPrintOrder; content: OrderContent } | undefined> {
  return findContent(tx, companyId, sql<boolean>`o.order_key = ${orderKey}`)
}

/** Returns the content of an order of the company. */
export async function findOrderContent(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<OrderContent | undefined> {
  return (await findContent(tx, companyId, sql<boolean>`o.id = ${id}`))?.content
}

async function findContent(tx: Tx, companyId: string, which: RawBuilder<boolean>) {
  const row = await ownOrders(tx, companyId)
    .select(['o.drawn_from', 'o.approved_sha256'])
    .select(billingColumns)
    .where(which)
    .executeTakeFirst()
  if (!row) return undefined
  const { companyName, contactName, email, phone, address } = row
  const { layout, language, placements = [] } = drawnFrom.parse(row.drawn_from)
  const content = {
    itemType: row.itemType,
    quantity: row.quantity,
    priceInCents: row.priceInCents,
    layout,
    placementIds: placements.map(({ id }) => id),
    ...otherLanguage(language),
    picture: row.image_sha256.toString('hex'),
    ...(row.approved_sha256 && { approvedSha256: row.approved_sha256.toString('hex') }),
    billing: { companyName, contactName, email, phone, address },
  }
  return { order: toOwnOrder(row), content }
}

/** Returns the billing information of the company's newest order whose billing contact has not been erased. */
export async function findLastBilling(tx: Tx, companyId: string): Promise<Billing | undefined> {
  return tx
    .selectFrom('print_orders')
    .select(billingColumns)
    .where('company_id', '=', companyId)
    .where('billing_email', '<>', erasedAddress)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
