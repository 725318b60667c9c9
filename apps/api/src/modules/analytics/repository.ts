import type { Summary } from '@candour/schemas/analytics.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

/** Adds up a company's rollup: its cost grows with days, not with reviews. */
export async function summarize(tx: Tx, companyId: string): Promise<Summary> {
  const sum = (rating: number) =>
    sql<number>`coalesce(sum(${sql.ref(`rated_${rating}`)}), 0)::integer`.as(`rated_${rating}`)
  const counts = await tx
    .selectFrom('review_days')
    .select([sum(1), sum(2), sum(3), sum(4), sum(5)])
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  const distribution = {
    1: Number(counts.rated_1),
    2: Number(counts.rated_2),
    3: Number(counts.rated_3),
    4: Number(counts.rated_4),
    5: Number(counts.rated_5),
  }
  const total = Object.values(distribution).reduce((a, b) => a + b, 0)
  const stars = Object.entries(distribution).reduce((a, [rating, count]) => a + Number(rating) * count, 0)
  return { total, average: total > 0 ? stars / total : null, distribution }
}
