import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import type { ReviewKey } from '#modules/reviews/review-id.ts'

/**
 * Whether reviews are distributed over the nodes of a cluster. Only there, statements about several companies are
 * separate functions (decision 84).
 */
export async function isSpread(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ spread: boolean }>`
    select to_regproc('public.reviews_by_key') is not null as spread
  `.execute(tx)
  return rows[0]?.spread ?? false
}

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
  const rows = (await isSpread(tx))
    ? sql`reviews_by_key(${companyIds}, ${ids}) r`
    : // By primary key, each; the limit keeps the planner from reading a company's reviews of the day instead.
      sql`unnest(${companyIds}, ${ids}) with ordinality as e (company_id, id, n) cross join lateral (
        select *, e.n from reviews s where s.company_id = e.company_id and s.id = e.id limit 1
      ) r`
  const found = await sql<T>`select ${columns} from ${rows} order by r.n`.execute(tx)
  return found.rows
}
