import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { JobMeasurement, startHistory } from '#bench/history.ts'
import { report } from '#bench/report.ts'
import type { Db } from '#db/client.ts'
import { driftOf } from '#test/rollup.ts'

/**
 * Benchmarks the removal of old contact data and words from one company's history: its longest transaction, what it
 * costs visitors who send reviews to the same company meanwhile, and whether it continues after being killed. `node
 * bench/retention.ts [--reviews 1000000] [--rounds 5] [--json FILE]`
 */
const { values } = parseArgs({
  options: {
    reviews: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '5' },
    json: { type: 'string' },
  },
})

/**
 * A quarter of the reviews are older than `textMonths`, and a tenth of the rest have contact data older than
 * `contactMonths`.
 */
const settings = { textMonths: 24, contactMonths: 12 }

await using history = await startHistory(Number(values.reviews))
const { owner, companyId } = history
// The job runs in separate processes, so that they can be killed.
await sql`delete from pgboss.schedule where name = 'retention'`.execute(owner)
// As if the settings had been made last month.
await sql`
  with company as (
    update companies set contact_months = ${settings.contactMonths}, text_months = ${settings.textMonths}
    where id = ${companyId} returning *
  )
  insert into retention_runs (company_id, month, ended_at)
  select id, (date_trunc('month', now() at time zone time_zone) - interval '1 month')::date, now() from company
  on conflict (company_id) do update set month = excluded.month
`.execute(owner)
const before = (months: number) => sql`(
  select (date_trunc('month', now() at time zone time_zone) - make_interval(months => ${months})) at time zone time_zone
  from companies where id = ${companyId}
)`
const due = await counted(owner, [
  sql`created_at < ${before(settings.textMonths)}`,
  sql`created_at < ${before(settings.contactMonths)} and has_contact`,
])
console.log(`${due[0]} texts and ${due[1]} contacts are due`)

const job = new JobMeasurement(history, 'retention-process.ts')
await job.measureRounds(Number(values.rounds), async () => {
  const { texts, contacts } = await readRun(owner, companyId)
  return `${texts} texts and ${contacts} contacts`
})
while ((await readRun(owner, companyId)).ended_at === null) await job.finish()
const { texts, contacts } = await readRun(owner, companyId)
const left = await counted(owner, [
  sql`created_at < ${before(settings.textMonths)} and erased_at is null`,
  sql`created_at < ${before(settings.contactMonths)} and has_contact`,
])
const drift = await driftOf(owner)
console.log(`Removed ${texts} texts and ${contacts} contacts; left are ${left.join(' and ')}`)
console.log(`Days whose numbers are wrong: ${drift.length}`)
const wrong = Math.abs((due[0] ?? 0) - texts) + Math.abs((due[1] ?? 0) - contacts) + drift.length
await report(
  `Retention: ${values.reviews} reviews of one company, ${job.times.length} transactions`,
  job.rows(900, wrong),
  values.json,
)

async function counted(owner: Db, conditions: ReturnType<typeof sql>[]): Promise<number[]> {
  const each = conditions.map((condition) => sql`count(*) filter (where ${condition})::integer`)
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(each)}] as counts from reviews
  `.execute(owner)
  return rows[0]?.counts ?? []
}

function readRun(owner: Db, companyId: string) {
  return owner
    .selectFrom('retention_runs')
    .select(['texts', 'contacts', 'ended_at'])
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
}
