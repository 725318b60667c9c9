import {
  type HandledOrder,
  type OrderState,
  type OrderStep,
  orderState,
} from '@candour/schemas/print-orders.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { parcelOf } from '#modules/print-orders/repository.ts'

/** An order as those who move it on need it. */
export interface Progress {
  companyId: string
  id: string
  itemType: string
  state: OrderState
  processed: boolean
  carrier: string | null
  tracking: string | null
  printerId: string | null
  billingEmail: string
}

function progress(tx: Tx) {
  return tx
    .selectFrom('print_orders as o')
    .select([
      'o.company_id as companyId',
      'o.id',
      'o.item_type as itemType',
      'o.state',
      'o.processed',
      'o.carrier',
      'o.tracking',
      'o.printer_id as printerId',
      'o.billing_email as billingEmail',
    ])
}

/** Returns an order, of a printer only if it is given to them. Requires the operators' scope. */
export async function findProgress(
  tx: Tx,
  id: string,
  { printerId }: { printerId?: string },
): Promise<Progress | undefined> {
  const row = await progress(tx)
    .innerJoin('print_order_feed as f', (on) =>
      on.onRef('o.company_id', '=', 'f.company_id').onRef('o.id', '=', 'f.id'),
    )
    .where('f.id', '=', id)
    .$if(printerId !== undefined, (orders) => orders.where('f.printer_id', '=', printerId ?? null))
    .executeTakeFirst()
  return row && { ...row, state: orderState.parse(row.state) }
}

/** Returns an order of the company. */
export async function findOwnProgress(tx: Tx, companyId: string, id: string): Promise<Progress | undefined> {
  const row = await progress(tx)
    .where('o.company_id', '=', companyId)
    .where('o.id', '=', id)
    .executeTakeFirst()
  return row && { ...row, state: orderState.parse(row.state) }
}

/**
 * Changes an order unless somebody else has changed its state or its printer since it was read.
 *
 * @returns whether it was changed
 */
export async function changeOrder(
  tx: Tx,
  was: Progress,
  values: {
    state?: OrderState
    processed?: boolean
    carrier?: string | undefined
    tracking?: string | undefined
    printer_id?: string | null
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('print_orders')
    .set({ ...values, ...(values.state && values.state !== was.state && { state_since: sql<Date>`now()` }) })
    .where('company_id', '=', was.companyId)
    .where('id', '=', was.id)
    .where('state', '=', was.state)
    .where(sql<boolean>`printer_id is not distinct from ${was.printerId}::uuid`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What is said of a state. */
export interface Said {
  note?: string | undefined
  carrier?: string | undefined
  tracking?: string | undefined
}

/** Adds the state that an order has just reached to its timeline. */
export async function addStep(
  tx: Tx,
  { companyId, id }: Progress,
  { state, by, ...said }: Said & { state: OrderState; by: string | null },
): Promise<void> {
  await tx
    .insertInto('print_order_changes')
    .values({ company_id: companyId, order_id: id, state, changed_by: by, ...said })
    .execute()
}

/** Completes what was said of the present state. Requires the operators' scope. */
export async function completeStep(tx: Tx, { companyId, id, state }: Progress, said: Said): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('print_order_changes')
    .set(said)
    .where('company_id', '=', companyId)
    .where('order_id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function steps(tx: Tx, { companyId, id }: { companyId: string; id: string }) {
  return tx
    .selectFrom('print_order_changes as s')
    .select(['s.state', 's.at', 's.note', 's.carrier', 's.tracking'])
    .where('s.company_id', '=', companyId)
    .where('s.order_id', '=', id)
    .orderBy('s.at')
}

function toStep(row: {
  state: string
  at: Date
  note: string | null
  carrier: string | null
  tracking: string | null
}): OrderStep {
  return {
    state: orderState.parse(row.state),
    at: row.at.toISOString(),
    note: row.note,
    ...parcelOf(row),
  }
}

/** Returns the states that an order has reached, oldest first. */
export async function timelineOf(
  tx: Tx,
  order: { companyId: string; id: string; createdAt: string },
): Promise<OrderStep[]> {
  const rows = await steps(tx, order).execute()
  return [{ state: 'placed', at: order.createdAt, note: null }, ...rows.map(toStep)]
}

/** The same, with the address of each change's author. Requires the operators' scope. */
export async function signedTimelineOf(
  tx: Tx,
  order: { companyId: string; id: string; createdAt: string },
): Promise<HandledOrder['timeline']> {
  const rows = await steps(tx, order)
    .leftJoin('users as u', 'u.id', 's.changed_by')
    .select('u.email as by')
    .execute()
  return [
    { state: 'placed', at: order.createdAt, note: null, by: null },
    ...rows.map((row) => ({ ...toStep(row), by: row.by })),
  ]
}

/** Returns whether an account is that of a printer who can sign in, or will. Requires the operators' scope. */
export async function isPrinter(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'printer')
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
