import type { Theme } from '@candour/schemas/theme-names.ts'
import { effectWeeks, type ThemeEffect } from '@candour/schemas/themes.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { planForCompany } from '#db/plan.ts'
import { themeValues } from '#modules/reviews/theme-values.ts'

type Criticism = ThemeEffect['before']

/** Compares how often themes are criticized in the weeks before and after a day of the company. */
export async function findEffect(
  tx: Tx,
  companyId: string,
  { date, themes }: { date: string; themes: readonly Theme[] },
): Promise<ThemeEffect> {
  const values = themes.map((theme) => themeValues[theme])
  await planForCompany(tx)
  const { rows: weeks } = await sql<ThemeEffect['weeks'][number]>`
    with company as (
      select time_zone, (now() at time zone time_zone)::date as today from companies where id = ${companyId}::uuid
    ), counted as (
      select floor((day - ${date}::date) / 7.0)::integer as week,
        sum(rated_1 + rated_2 + rated_3 + rated_4 + rated_5)::integer as reviews
      from review_days where company_id = ${companyId}::uuid
        and day >= ${date}::date - ${sql.lit(7 * effectWeeks)} and day < ${date}::date + ${sql.lit(7 * effectWeeks)}
      group by 1
    ), mentioned as (
      select floor(((t.created_at at time zone c.time_zone)::date - ${date}::date) / 7.0)::integer as week,
        count(distinct t.review_id)::integer as criticized
      from company c cross join review_themes t
      where t.company_id = ${companyId}::uuid and t.theme = any(${values}::smallint[]) and t.tone < 0
        and t.created_at >= (${date}::date - ${sql.lit(7 * effectWeeks)})::timestamp at time zone c.time_zone
        and t.created_at < (${date}::date + ${sql.lit(7 * effectWeeks)})::timestamp at time zone c.time_zone
      group by 1
    )
    select w.week, coalesce(n.reviews, 0) as reviews, coalesce(m.criticized, 0) as criticized
    from company c
    cross join generate_series(${sql.lit(-effectWeeks)}, ${sql.lit(effectWeeks - 1)}) w (week)
    left join counted n using (week) left join mentioned m using (week)
    where ${date}::date + 7 * w.week <= c.today
    order by w.week
  `.execute(tx)
  const before = total(weeks.filter(({ week }) => week < 0))
  const after = total(weeks.filter(({ week }) => week >= 0))
  return { weeks, before, after, change: changeOf(before, after) }
}

const total = (weeks: readonly Criticism[]): Criticism => ({
  reviews: weeks.reduce((sum, { reviews }) => sum + reviews, 0),
  criticized: weeks.reduce((sum, { criticized }) => sum + criticized, 0),
})

/**
 * Returns whether a share has changed, by the 95 % interval of the difference of two shares: Newcombe's method 10
 * (Statistics in Medicine 1998; 17: 873-890), which also holds for few reviews and for shares near zero.
 */
export function changeOf(before: Criticism, after: Criticism): ThemeEffect['change'] {
  if (before.reviews === 0 || after.reviews === 0) return 'early'
  const [was, is] = [interval(before), interval(after)]
  const difference = is.share - was.share
  if (difference + Math.hypot(was.share - was.low, is.high - is.share) < 0) return 'fewer'
  return difference - Math.hypot(was.high - was.share, is.share - is.low) > 0 ? 'more' : 'early'
}

/** Wilson's score interval of a share. A review counts once, whatever the rollup says. */
function interval({ reviews, criticized }: Criticism) {
  const z = 1.96
  const share = Math.min(1, criticized / reviews)
  const middle = share + (z * z) / (2 * reviews)
  const spread = z * Math.sqrt((share * (1 - share)) / reviews + (z * z) / (4 * reviews * reviews))
  const scale = 1 + (z * z) / reviews
  return { share, low: (middle - spread) / scale, high: (middle + spread) / scale }
}
