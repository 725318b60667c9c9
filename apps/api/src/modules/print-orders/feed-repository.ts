import type { Page } from '@candour/schemas/endpoint.ts'
import {
  confirmation,
  orderState,
  type PrintOrder,
  type Processed,
  qrCheck,
} from '@candour/schemas/print-orders.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { after, oneMoreThan, pageOf } from '#db/keyset.ts'
import { isLate, lateBefore } from '#modules/print-orders/late.ts'
import {
  orderedPlacements,
  otherLanguage,
  parcelOf,
  placementNames,
  printedLanguage,
} from '#modules/print-orders/repository.ts'

/** A print order as returned by the API, with its image by hash. */
export interface PrintOrderRow {
  order: Omit<PrintOrder, 'imageData' | 'imageUrl'> & { priceInCents: number; billingPhone: string }
  imageSha256: Buffer
  /** Time zone of the company; IANA name. */
  timeZone: string
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
  companyId?: string | undefined
  /** Only orders given to this printer. */
  printerId?: string | undefined
}

/** Lists print orders of all companies, newest first. Requires the operators' scope. */
export async function listPrintOrders(
  tx: Tx,
  { limit, cursor, processed, late, companyId, printerId }: OrderQuery,
): Promise<Page<PrintOrderRow>> {
  // The page is selected before any join; otherwise the whole feed might be joined.
  const page = feed(tx)
    .where(after(cursor, 'f'))
    // Written into the statement: as a parameter, a generic plan could not use the partial index on open orders.
    .where(processed === undefined ? sql<boolean>`true` : isProcessed[processed])
    .$if(late !== undefined, (orders) =>
      orders.where(mayBeLate).where('f.state_since', '<=', lateBefore(new Date())),
    )
    .$if(companyId !== undefined, (orders) => orders.where('f.company_id', '=', companyId ?? ''))
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

/** Counts unprocessed print orders of all companies. Requires the operators' scope. */
export async function countUnprocessedOrders(tx: Tx): Promise<number> {
  const { total } = await tx
    .selectFrom('print_order_feed')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where('processed', '=', false)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Returns an order's company, item and status, and locks it until the transaction ends. Requires the operators' scope. */
export function lockOrder(
  tx: Tx,
  id: string,
): Promise<{ companyId: string; itemType: string; processed: boolean } | undefined> {
  return tx
    .selectFrom('print_order_feed as f')
    .innerJoin('print_orders as o', (on) =>
      on.onRef('o.company_id', '=', 'f.company_id').onRef('o.id', '=', 'f.id'),
    )
    .select(['o.company_id as companyId', 'o.item_type as itemType', 'o.processed'])
    .where('f.id', '=', id)
    .forNoKeyUpdate('o')
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
