import type { Db } from '@candour/api/db/client.ts'
import { sql } from 'kysely'
import { readArguments } from '#arguments.ts'
import { withDatabase } from '#database.ts'

/**
 * Verifies that the figures on the dashboards match the reviews, company by company, while the server runs: the days of
 * the rollup, and the counters of the funnel, also with one another. Prints and repairs what is wrong; `--check` only
 * reports. Exits with 1 if anything was wrong.
 */
const { check } = readArguments({ options: { check: { type: 'boolean', default: false } } }).values

await withDatabase(async (db) => {
  const companies = await db.selectFrom('companies').select(['id', 'slug']).orderBy('id').execute()
  let wrong = 0
  for (const { id, slug } of companies) {
    for (const { day, location, reviews, sentiments } of await compare(db, id, check)) {
      wrong += 1
      const where = location ? `${slug}, ${location}` : slug
      console.log(
        `${where} ${day}: ${signed(reviews)} reviews, ${signed(sentiments)} sentiments ${check ? 'missing' : 'added'}`,
      )
    }
    for (const { kind, month, reviews } of await compareFunnel(db, id, check)) {
      wrong += 1
      console.log(
        `${slug} funnel, ${kind}${month ? ` of ${month}` : ''}: ${signed(reviews)} reviews or other events ${check ? 'missing' : 'added'}`,
      )
    }
  }
  console.log(
    wrong === 0
      ? `The rollups of ${companies.length} companies match their reviews.`
      : `${wrong} days were wrong${check ? '.' : ' and have been repaired.'}`,
  )
  if (wrong > 0) process.exitCode = 1
})

/** Returns the days of a company, and of its locations, whose rollup deviates from the reviews. */
async function compare(db: Db, companyId: string, check: boolean) {
  const days = sql.raw(check ? 'days_lack' : 'repair_days')
  const { rows } = await sql<{ day: string; location: string | null; reviews: number; sentiments: number }>`
    select d.day::text, coalesce(l.name, d.location_id::text) as location, sum(missing)::integer as reviews,
      coalesce(sum(missing) filter (where sentiment <> 0), 0)::integer as sentiments
    from ${days}(${companyId}::uuid) d
    left join locations l on l.company_id = ${companyId}::uuid and l.id = d.location_id
    group by d.day, d.location_id, l.name order by d.day, location nulls first
  `.execute(db)
  return rows
}

/** Returns the counters of a company's funnel that deviate from its reviews or from one another. */
async function compareFunnel(db: Db, companyId: string, check: boolean) {
  const { rows } = await sql<{ kind: string; month: string | null; reviews: number }>`
    select kind, month::text, reviews::integer from funnel_lack(${companyId}::uuid)
  `.execute(db)
  if (rows.length > 0 && !check) await sql`select from repair_funnel(${companyId}::uuid)`.execute(db)
  return rows
}

function signed(count: number): string {
  return count > 0 ? `+${count}` : String(count)
}
