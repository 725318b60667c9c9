import type { Page } from '@candour/schemas/endpoint.ts'
import { type PrintOrder, type Processed, qrCheck } from '@candour/schemas/print-orders.ts'
import type { Tx } from '#db/client.ts'
import { after, oneMoreThan, pageOf } from '#db/keyset.ts'

/** A print order as it is answered, with its picture by name. */
export interface PrintOrderRow {
  order: Omit<PrintOrder, 'imageData' | 'imageUrl'>
  imageSha256: Buffer
}

/** Print orders of all companies, newest first. Only in the operators' scope. */
export async function listPrintOrders(
  tx: Tx,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<PrintOrderRow>> {
  // The page is cut before anything is joined to it, or the whole feed might be.
  const page = tx
    .selectFrom('print_order_feed as f')
    .select(['f.id', 'f.company_id', 'f.created_at'])
    .where(after(cursor, 'f'))
    .orderBy('f.created_at', 'desc')
    .orderBy('f.id', 'desc')
    .limit(oneMoreThan(limit))
  const rows = await tx
    .selectFrom(page.as('f'))
    .innerJoin('print_orders as o', (on) =>
      on.onRef('o.company_id', '=', 'f.company_id').onRef('o.id', '=', 'f.id'),
    )
    .innerJoin('companies as c', 'c.id', 'f.company_id')
    .select([
      'f.id',
      'f.created_at',
      'o.company_id',
      'c.name',
      'o.item_type',
      'o.quantity',
      'o.price_in_cents',
      'o.image_sha256',
      'o.qr_check',
      'o.billing_company_name',
      'o.billing_contact_name',
      'o.billing_email',
      'o.billing_phone',
      'o.billing_address',
      'o.processed',
    ])
    .orderBy('f.created_at', 'desc')
    .orderBy('f.id', 'desc')
    .execute()
  return pageOf(rows, limit, (row) => ({
    order: {
      id: row.id,
      companyId: row.company_id,
      companyName: row.name,
      createdAt: row.created_at.toISOString(),
      itemType: row.item_type,
      quantity: row.quantity,
      priceInCents: row.price_in_cents,
      billingCompanyName: row.billing_company_name,
      billingContactName: row.billing_contact_name,
      billingEmail: row.billing_email,
      billingPhone: row.billing_phone,
      billingAddress: row.billing_address,
      processed: row.processed ? 1 : 0,
      qrCheck: qrCheck.nullable().parse(row.qr_check),
    },
    imageSha256: row.image_sha256,
  }))
}

/** Print orders of all companies that are not processed. Only in the operators' scope. */
export async function countUnprocessedOrders(tx: Tx): Promise<number> {
  const { total } = await tx
    .selectFrom('print_order_feed')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where('processed', '=', false)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** @returns whether there is such an order */
export async function setProcessed(tx: Tx, id: string, processed: Processed): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('print_orders as o')
    .from('print_order_feed as f')
    .set({ processed: processed === 1 })
    .where('f.id', '=', id)
    .whereRef('o.company_id', '=', 'f.company_id')
    .whereRef('o.id', '=', 'f.id')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
