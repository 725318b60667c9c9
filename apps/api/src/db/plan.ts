import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#db/client.ts'

/**
 * Has each further statement of the transaction planned for its own values. PostgreSQL switches to a generic plan after
 * five executions, and as that is made for a company of average size, it sorts all reviews of a large one.
 */
export async function planForCompany(tx: Tx): Promise<void> {
  await sql`set local plan_cache_mode = force_custom_plan`.execute(tx)
}

/**
 * Runs a query that must read its rows in the order of an index. The planner would otherwise fetch all rows of a company
 * that it believes to be small and sort them, however few are asked for; a generic plan assumes that of every company.
 * Use it only where an index has that order: elsewhere, the planner may read the whole table to avoid a small sort.
 */
export async function inIndexOrder<Row>(tx: Tx, query: RawBuilder<Row>): Promise<Row[]> {
  await sql`set local enable_sort = off`.execute(tx)
  const { rows } = await query.execute(tx)
  await sql`set local enable_sort = on`.execute(tx)
  return rows
}
