import { type Billing, type QrCheck, qrCheck } from '@candour/schemas/print-orders.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

/** `confirmation` goes to the billing address, `notice` to each operator. */
export type OrderMailKind = 'confirmation' | 'notice'

/** The order data that mails contain. */
export interface MailedOrder {
  companyName: string
  itemType: string
  priceInCents: number
  qrCheck: QrCheck | null
  billing: Pick<Billing, 'companyName' | 'contactName' | 'address'>
}

export async function insertOrderMail(
  tx: Tx,
  mail: { id: string; companyId: string; orderId: string; kind: OrderMailKind; email: string },
): Promise<void> {
  await tx
    .insertInto('order_mails')
    .values({
      company_id: mail.companyId,
      id: mail.id,
      order_id: mail.orderId,
      kind: mail.kind,
      email: mail.email,
    })
    .execute()
}

/** Returns the addresses of all operators. The only account data that is accessible from a company's scope. */
export async function listOperatorAddresses(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`select email from operator_addresses() as email`.execute(tx)
  return rows.map(({ email }) => email)
}

/** Returns a mail that is still to be sent. */
export async function findDueOrderMail(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<{ kind: OrderMailKind; email: string; order: MailedOrder } | undefined> {
  const row = await tx
    .selectFrom('order_mails as m')
    .innerJoin('print_orders as o', (on) =>
      on.onRef('o.company_id', '=', 'm.company_id').onRef('o.id', '=', 'm.order_id'),
    )
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select([
      'm.kind',
      'm.email',
      'c.name',
      'o.item_type',
      'o.price_in_cents',
      'o.qr_check',
      'o.billing_company_name',
      'o.billing_contact_name',
      'o.billing_address',
    ])
    .where('m.company_id', '=', companyId)
    .where('m.id', '=', id)
    .where('m.state', '=', 'queued')
    .executeTakeFirst()
  return (
    row && {
      kind: row.kind === 'confirmation' ? 'confirmation' : 'notice',
      email: row.email,
      order: {
        companyName: row.name,
        itemType: row.item_type,
        priceInCents: row.price_in_cents,
        qrCheck: qrCheck.nullable().parse(row.qr_check),
        billing: {
          companyName: row.billing_company_name,
          contactName: row.billing_contact_name,
          address: row.billing_address,
        },
      },
    }
  )
}

/** Records the outcome of sending; a queued mail will be retried. */
export async function markOrderMail(
  tx: Tx,
  companyId: string,
  id: string,
  state: 'queued' | 'sent' | 'failed',
  error: string | null,
): Promise<void> {
  await tx
    .updateTable('order_mails')
    .set({ state, error, ...(state === 'sent' && { sent_at: sql<Date>`now()` }) })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}
