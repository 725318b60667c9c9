import { randomUUID } from 'node:crypto'
import type { Totals } from '@candour/schemas/analytics.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** A review as a test knows it. */
export interface Made {
  companyId: string
  id: string
  rating: 1 | 2 | 3 | 4 | 5
  sentiment: -1 | 0 | 1
  createdAt: Date
}

const random = <T>(list: readonly T[]): T => {
  const item = list[Math.floor(Math.random() * list.length)]
  if (item === undefined) throw new Error('an empty list')
  return item
}

export function randomReview(companyIds: readonly string[], period: { from: Date; to: Date }): Made {
  const span = period.to.getTime() - period.from.getTime()
  return {
    companyId: random(companyIds),
    id: randomUUID(),
    rating: random([1, 2, 3, 4, 5]),
    sentiment: random([-1, 0, 1]),
    createdAt: new Date(period.from.getTime() + Math.floor(Math.random() * span)),
  }
}

/** Stores random reviews, all by one statement. */
export async function makeReviews(
  db: Db,
  companyIds: readonly string[],
  count: number,
  period: { from: Date; to: Date },
): Promise<Made[]> {
  const made = Array.from({ length: count }, () => randomReview(companyIds, period))
  await sql`
    insert into reviews (company_id, id, rating, sentiment, feedback, created_at)
    select r."companyId", r.id, r.rating, r.sentiment, 'x', r."createdAt"
    from json_to_recordset(${JSON.stringify(made)}::json)
      as r ("companyId" uuid, id uuid, rating smallint, sentiment smallint, "createdAt" timestamptz)
  `.execute(db)
  return made
}

/** What reviews add up to, by a way of its own. */
export function totalsOf(reviews: readonly Made[]): Totals {
  const rated = (rating: number) => reviews.filter((review) => review.rating === rating).length
  const sounding = (sentiment: number) => reviews.filter((review) => review.sentiment === sentiment).length
  const stars = reviews.reduce((sum, { rating }) => sum + rating, 0)
  return {
    total: reviews.length,
    average: reviews.length > 0 ? stars / reviews.length : null,
    distribution: { 1: rated(1), 2: rated(2), 3: rated(3), 4: rated(4), 5: rated(5) },
    sentiment: { negative: sounding(-1), neutral: sounding(0), positive: sounding(1) },
  }
}

/** The days of all companies whose rollup is not what their reviews add up to, by a way of its own. */
export async function driftOf(owner: Db): Promise<unknown[]> {
  const kinds = ['rated', 'negative', 'positive'] as const
  const of = { rated: 'true', negative: 'sentiment = -1', positive: 'sentiment = 1' }
  const names = kinds.flatMap((kind) => [1, 2, 3, 4, 5].map((rating) => ({ kind, rating })))
  const kept = names.map(({ kind, rating }) => sql`sum(${sql.ref(`${kind}_${rating}`)})::integer`)
  const counted = names.map(
    ({ kind, rating }) =>
      sql`count(*) filter (where rating = ${sql.lit(rating)} and ${sql.raw(of[kind])})::integer`,
  )
  const differences = (more: RawBuilder<unknown>, less: RawBuilder<unknown>) => sql`(${more} except ${less})`
  const rollup = sql`select company_id, day, array[${sql.join(kept)}] as counts from review_days
    group by 1, 2 having sum(rated_1 + rated_2 + rated_3 + rated_4 + rated_5) <> 0`
  const base = sql`select company_id, (reviews.created_at at time zone time_zone)::date as day,
    array[${sql.join(counted)}] as counts
    from reviews join companies on companies.id = company_id group by 1, 2`
  const { rows } = await sql`
    ${differences(rollup, base)} union all ${differences(base, rollup)}
  `.execute(owner)
  return rows
}
