import {
  type Interval,
  interval as intervals,
  type Summary,
  type Totals,
  type TrendPoint,
  type Trends,
} from '@candour/schemas/analytics.ts'
import type { Period } from '@candour/schemas/reviews.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { DomainError } from '#domain/errors.ts'
import { earlier, later, lengthOf, periodBefore } from '#lib/days.ts'
import { type Counts, noReviews, sentimentByRating, summed, toTotals } from '#modules/analytics/counts.ts'

/** Maximum number of trend points: a century of months, or three and a half years of days. */
const maxTrendPoints = 1300

// All queries here read only the rollup: their cost grows with days, not with reviews.

/** A period of a company, or of one of its locations. */
type Selection = Period & { locationId?: string | undefined }

/** Rollup rows of a company or location. */
function days(companyId: string, locationId: string | undefined): RawBuilder<unknown> {
  return locationId
    ? sql`location_days where company_id = ${companyId}::uuid and location_id = ${locationId}::uuid`
    : sql`review_days where company_id = ${companyId}::uuid`
}

/** Sums up a company's reviews of a period. */
export async function sumUp(tx: Tx, companyId: string, selection: Selection): Promise<Totals> {
  return toTotals(await add(tx, companyId, selection))
}

/** Sums up a company's reviews of a period, and of the period of the same length before it. */
export async function summarize(tx: Tx, companyId: string, selection: Selection): Promise<Summary> {
  const totals = await sumUp(tx, companyId, selection)
  const { from } = selection
  if (!from) return { ...totals, previous: null }
  const { to } = await resolvePeriod(tx, companyId, selection)
  return { ...totals, previous: await addBefore(tx, companyId, { ...selection, from, to }) }
}

/**
 * Returns a company's reviews over time.
 *
 * @param given.weekStart the day on which weeks begin: 1 for Monday to 7 for Sunday
 */
export async function getTrends(
  tx: Tx,
  companyId: string,
  {
    interval: asked,
    weekStart = 1,
    ...selection
  }: Selection & { interval?: Interval | undefined; weekStart?: number },
): Promise<Trends> {
  const { from, to, timeZone } = await resolvePeriod(tx, companyId, selection)
  const { locationId } = selection
  const interval = fitting(asked, lengthOf({ from, to }))
  const counts = await add(tx, companyId, { from, to, locationId })
  return {
    from,
    to,
    interval,
    timeZone,
    points: await addByInterval(tx, companyId, { from, to, locationId, interval, weekStart }),
    totals: toTotals(counts),
    sentimentByRating: sentimentByRating(counts),
    previous: selection.from ? await addBefore(tx, companyId, { from, to, locationId }) : null,
  }
}

/** Closes an open period: from the first review, to today (or to `from`, if later). */
export async function resolvePeriod(tx: Tx, companyId: string, { from, to, locationId }: Selection) {
  const company = await tx
    .selectFrom('companies')
    .select(['time_zone', sql<string>`(now() at time zone time_zone)::date::text`.as('today')])
    .where('id', '=', companyId)
    // It may have been deleted since the call was admitted.
    .executeTakeFirstOrThrow(() => new DomainError('no_company_access'))
  const end = to ?? later(from ?? company.today, company.today)
  const start = from ?? earlier((await firstDay(tx, companyId, locationId)) ?? end, end)
  return { from: start, to: end, timeZone: company.time_zone }
}

async function firstDay(tx: Tx, companyId: string, locationId: string | undefined): Promise<string | null> {
  const { rows } = await sql<{ first: string | null }>`
    select min(day)::text as first from ${days(companyId, locationId)}
  `.execute(tx)
  return rows[0]?.first ?? null
}

const longest = { day: 92, week: 731, month: Number.POSITIVE_INFINITY }
const daysOf = { day: 1, week: 7, month: 28 }

/** Returns the requested interval, or one that suits the period; coarser if it would yield too many points. */
function fitting(asked: Interval | undefined, days: number): Interval {
  const suits = (interval: Interval) => (asked ? true : days <= longest[interval])
  const fits = (interval: Interval) => days / daysOf[interval] <= maxTrendPoints
  const choices = intervals.options.slice(asked ? intervals.options.indexOf(asked) : 0)
  return choices.find((interval) => suits(interval) && fits(interval)) ?? 'month'
}

async function add(tx: Tx, companyId: string, { from, to, locationId }: Selection): Promise<Counts> {
  const { rows } = await sql<{ counts: number[] }>`
    select ${summed} as counts from ${days(companyId, locationId)}
      and day between ${from ?? '-infinity'} and ${to ?? 'infinity'}
  `.execute(tx)
  return rows[0]?.counts ?? noReviews
}

/** Totals of the period of the same length right before. */
async function addBefore(
  tx: Tx,
  companyId: string,
  { from, to, locationId }: Selection & { from: string; to: string },
): Promise<Totals> {
  return sumUp(tx, companyId, { ...periodBefore({ from, to }), locationId })
}

async function addByInterval(
  tx: Tx,
  companyId: string,
  {
    from,
    to,
    locationId,
    interval,
    weekStart,
  }: Selection & { from: string; to: string; interval: Interval; weekStart: number },
): Promise<TrendPoint[]> {
  // PostgreSQL's weeks begin on Monday: days are shifted so that theirs do too, and shifted back.
  const moved = sql`make_interval(days => ${interval === 'week' ? (8 - weekStart) % 7 : 0}::integer)`
  const beginning = (day: RawBuilder<unknown>) => sql`date_trunc(${interval}, ${day} + ${moved}) - ${moved}`
  const { rows } = await sql<{
    day: string
    total: number
    stars: number
    bad: number
    good: number
    mismatches: number
  }>`
    with sums as (
      select ${beginning(sql`day::timestamp`)} as day,
        sum(rated_1 + rated_2 + rated_3 + rated_4 + rated_5)::integer as total,
        sum(rated_1 + 2 * rated_2 + 3 * rated_3 + 4 * rated_4 + 5 * rated_5)::integer as stars,
        sum(negative_1 + negative_2 + negative_3 + negative_4 + negative_5)::integer as bad,
        sum(positive_1 + positive_2 + positive_3 + positive_4 + positive_5)::integer as good,
        sum(negative_4 + negative_5 + positive_1 + positive_2)::integer as mismatches
      from ${days(companyId, locationId)} and day between ${from} and ${to}
      group by 1
    )
    select to_char(p.day, 'YYYY-MM-DD') as day, coalesce(s.total, 0) as total, coalesce(s.stars, 0) as stars,
      coalesce(s.bad, 0) as bad, coalesce(s.good, 0) as good,
      coalesce(s.mismatches, 0) as mismatches
    from generate_series(
      ${beginning(sql`${from}::timestamp`)}, ${to}::timestamp, ${`1 ${interval}`}::interval
    ) as p (day) left join sums s using (day)
    order by p.day
  `.execute(tx)
  return rows.map(({ day, total, stars, bad, good, mismatches }) => ({
    day,
    total,
    average: total > 0 ? stars / total : null,
    sentiment: { negative: bad, neutral: total - bad - good, positive: good },
    mismatches,
  }))
}
