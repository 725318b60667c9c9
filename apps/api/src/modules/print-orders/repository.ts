import type { Page } from '@candour/schemas/endpoint.ts'
import { languageOf } from '@candour/schemas/languages.ts'
import { summarizeNames } from '@candour/schemas/placement-names.ts'
import {
  type Billing,
  confirmation,
  type OrderContent,
  type OwnPrintOrder,
  orderState,
  type PrintOrder,
  type Processed,
  type QrCheck,
  qrCheck,
} from '@candour/schemas/print-orders.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { after, oneMoreThan, pageOf } from '#db/keyset.ts'
import { apiImageUrl } from '#modules/images/image.ts'
import { type DrawnFrom, drawnFrom } from '#modules/print-orders/drawn-from.ts'
import { isLate, lateBefore } from '#modules/print-orders/late.ts'

/** A print order as returned by the API, with its image by hash. */
export interface PrintOrderRow {
  order: Omit<PrintOrder, 'imageData' | 'imageUrl'> & { priceInCents: number; billingPhone: string }
  imageSha256: Buffer
  /** Time zone of the company; IANA name. */
  timeZone: string
}

/** Names of an order's placements, in the order of its pages. */
export const placementNames = sql<string[]>`jsonb_path_query_array(o.drawn_from, '$.placements[*].name')`.as(
  'placement_names',
)

const printedLanguage = sql<string | null>`o.drawn_from ->> 'language'`.as('printed_language')

/** Returns the language of the words unless it is English. */
export function otherLanguage(tag: string | null): Pick<OwnPrintOrder, 'language'> {
  const language = languageOf(tag)
  return language === undefined || language === 'en' ? {} : { language }
}

function orderedPlacements(names: readonly string[]): Pick<PrintOrder, 'placements'> {
  return names.length === 0 ? {} : { placements: { count: names.length, names: summarizeNames(names) } }
}

const isProcessed = { 0: sql<boolean>`not f.processed`, 1: sql<boolean>`f.processed` }

/** States in which an order can be late; see `isLate`. */
const mayBeLate = sql<boolean>`f.state in ('placed', 'in_production', 'shipped')`

function feed(tx: Tx) {
  return tx.selectFrom('print_order_feed as f').select(['f.id', 'f.company_id', 'f.created_at'])
}

interface OrderQuery {
  limit: number
  cursor?: string | undefined
  processed?: '0' | '1' | undefined
  late?: 'true' | undefined
  /** Only orders given to this printer. */
  printerId?: string | undefined
}

/** Lists print orders of all companies, newest first. Requires the operators' scope. */
export async function listPrintOrders(
  tx: Tx,
  { limit, cursor, processed, late, printerId }: OrderQuery,
): Promise<Page<PrintOrderRow>> {
  // The page is selected before any join; otherwise the whole feed might be joined.
  const page = feed(tx)
    .where(after(cursor, 'f'))
    // Written into the statement: as a parameter, a generic plan could not use the partial index on open orders.
    .where(processed === undefined ? sql<boolean>`true` : isProcessed[processed])
    .$if(late !== undefined, (orders) =>
      orders.where(mayBeLate).where('f.state_since', '<=', lateBefore(new Date())),
    )
    .$if(printerId !== undefined, (orders) => orders.where('f.printer_id', '=', printerId ?? null))
    .orderBy('f.created_at', 'desc')
    .orderBy('f.id', 'desc')
    .limit(oneMoreThan(limit))
  return pageOf(await printOrders(tx, page).execute(), limit, toPrintOrder)
}

/** Returns an order, of a printer only if it is given to them. Requires the operators' scope. */
export async function findPrintOrder(
  tx: Tx,
  id: string,
  { printerId }: { printerId?: string | undefined },
): Promise<PrintOrderRow | undefined> {
  const one = feed(tx)
    .where('f.id', '=', id)
    .$if(printerId !== undefined, (orders) => orders.where('f.printer_id', '=', printerId ?? null))
  const row = await printOrders(tx, one).executeTakeFirst()
  return row && toPrintOrder(row)
}

function printOrders(tx: Tx, page: ReturnType<typeof feed>) {
  return tx
    .selectFrom(page.as('f'))
    .innerJoin('print_orders as o', (on) =>
      on.onRef('o.company_id', '=', 'f.company_id').onRef('o.id', '=', 'f.id'),
    )
    .innerJoin('companies as c', 'c.id', 'f.company_id')
    .leftJoin('mails as m', (on) =>
      on
        .onRef('m.company_id', '=', 'o.company_id')
        .onRef('m.order_id', '=', 'o.id')
        .on('m.kind', '=', 'order_confirmation'),
    )
    .leftJoin('users as p', (on) => on.onRef('p.id', '=', 'o.printer_id').on('p.role', '=', 'printer'))
    .select([
      'f.id',
      'f.created_at',
      'o.company_id as companyId',
      'c.name as companyName',
      'c.time_zone',
      'o.item_type as itemType',
      'o.quantity',
      'o.price_in_cents as priceInCents',
      'o.image_sha256',
      'o.qr_check',
      'o.billing_company_name as billingCompanyName',
      'o.billing_contact_name as billingContactName',
      'o.billing_email as billingEmail',
      'o.billing_phone as billingPhone',
      'o.billing_address as billingAddress',
      'o.processed',
      'o.state',
      'o.state_since',
      'o.carrier',
      'o.tracking',
      'p.id as printer_id',
      'p.email as printer_email',
      'm.state as mail_state',
      'm.error',
      placementNames,
      printedLanguage,
    ])
    .orderBy('f.created_at', 'desc')
    .orderBy('f.id', 'desc')
}

function toPrintOrder(
  row: Awaited<ReturnType<ReturnType<typeof printOrders>['executeTakeFirstOrThrow']>>,
): PrintOrderRow {
  const { created_at, time_zone, image_sha256, qr_check, mail_state, error, ...order } = row
  const { placement_names, printed_language, processed, carrier, tracking, ...others } = order
  const { state: stored, state_since, printer_id, printer_email, ...shown } = others
  const state = orderState.parse(stored)
  return {
    order: {
      ...shown,
      createdAt: created_at.toISOString(),
      ...orderedPlacements(placement_names),
      ...otherLanguage(printed_language),
      processed: processed ? 1 : 0,
      state,
      ...parcelOf({ carrier, tracking }),
      late: isLate(state, state_since),
      printer:
        printer_id !== null && printer_email !== null ? { id: printer_id, email: printer_email } : null,
      qrCheck: qrCheck.nullable().parse(qr_check),
      confirmation: confirmation.nullable().parse(mail_state && { state: mail_state, error }),
    },
    imageSha256: image_sha256,
    timeZone: time_zone,
  }
}

/** Returns what is known of how an order is sent. */
export function parcelOf({ carrier, tracking }: { carrier: string | null; tracking: string | null }) {
  return { ...(carrier !== null && { carrier }), ...(tracking !== null && { tracking }) }
}

/** Counts unprocessed print orders of all companies. Requires the operators' scope. */
export async function countUnprocessedOrders(tx: Tx): Promise<number> {
  const { total } = await tx
    .selectFrom('print_order_feed')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where('processed', '=', false)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The company and item of an order. */
interface OrderSummary {
  companyId: string
  itemType: string
  processed: boolean
}

/** Returns a summary of an order. Requires the operators' scope. */
export async function findOrder(
  tx: Tx,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<OrderSummary | undefined> {
  return tx
    .selectFrom('print_order_feed as f')
    .innerJoin('print_orders as o', (on) =>
      on.onRef('o.company_id', '=', 'f.company_id').onRef('o.id', '=', 'f.id'),
    )
    .select(['o.company_id as companyId', 'o.item_type as itemType', 'o.processed'])
    .where('f.id', '=', id)
    .$if(lock, (order) => order.forNoKeyUpdate('o'))
    .executeTakeFirst()
}

/** Marks an order of the company as processed or not. Requires the operators' scope. */
export async function setProcessed(
  tx: Tx,
  { companyId, id }: { companyId: string; id: string },
  processed: Processed,
): Promise<void> {
  await tx
    .updateTable('print_orders')
    .set({ processed: processed === 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Returns what the print file of an order is drawn from, for a printer only if it is given to them. Requires the operators' scope. */
export function findDrawnFrom(
  tx: Tx,
  id: string,
  { printerId }: { printerId?: string | undefined },
): Promise<{ drawnFrom: unknown; createdAt: Date } | undefined> {
  return tx
    .selectFrom('print_order_feed as f')
    .innerJoin('print_orders as o', (on) =>
      on.onRef('o.company_id', '=', 'f.company_id').onRef('o.id', '=', 'f.id'),
    )
    .select(['o.drawn_from as drawnFrom', 'o.created_at as createdAt'])
    .where('f.id', '=', id)
    .$if(printerId !== undefined, (orders) => orders.where('f.printer_id', '=', printerId ?? null))
    .executeTakeFirst()
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

/** Stands for the billing contact's address once it is erased (migration 54). */
export const erasedAddress = 'erased@example.invalid'

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
