import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import type { ReviewKey } from '#modules/reviews/review-id.ts'

/**
 * Reads reviews of several companies in the given order; those that do not exist are left out.
 *
 * @param columns of a review `r`
 */
export async function readByKey<T>(
  tx: Tx,
  columns: RawBuilder<unknown>,
  keys: readonly ReviewKey[],
): Promise<T[]> {
  const companyIds = sql`${keys.map(({ companyId }) => companyId)}::uuid[]`
  const ids = sql`${keys.map(({ reviewId }) => reviewId)}::uuid[]`
  // By primary key, each; the limit keeps the planner from reading a company's reviews of the day instead.
  const { rows } = await sql<T>`
    select ${columns} from unnest(${companyIds}, ${ids}) with ordinality as e (company_id, id, n) cross join lateral (
      select *, e.n from reviews s where s.company_id = e.company_id and s.id = e.id limit 1
    ) r order by r.n
  `.execute(tx)
  return rows
}
