import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

/**
 * Has each statement of the transaction planned for its own values. PostgreSQL switches to a generic plan after five
 * executions, and as that is made for a company of average size, it sorts all reviews of a large one. Not for plain
 * pages: planning up to 30 ranges takes longer than reading one.
 */
export async function planForCompany(tx: Tx): Promise<void> {
  await sql`set local plan_cache_mode = force_custom_plan`.execute(tx)
}
