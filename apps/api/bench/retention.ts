import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { type History, startJob, withHistory } from '#bench/history.ts'
import { median, quantile, report } from '#bench/report.ts'
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

await withHistory(values.reviews, measure)

async function measure({ owner, databaseUrl, companyId, send }: History): Promise<void> {
  // The job runs in processes of its own, to be killed.
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

  const times: number[] = []
  const rounds: { alone: number; meanwhile: number }[] = []
  let kills = 0
  await send()
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const alone = await send()
    const job = startJob('retention-process.ts', databaseUrl)
    await once(job.child, 'message')
    const meanwhile = await send()
    job.child.kill('SIGKILL')
    await job.ended
    kills += 1
    times.push(...job.times)
    rounds.push({ alone: alone.perSecond, meanwhile: meanwhile.perSecond })
    const run = await readRun(owner, companyId)
    const ratio = (meanwhile.perSecond / alone.perSecond).toFixed(2)
    console.log(
      `round ${round + 1}: ratio ${ratio}; killed after ${run.texts} texts and ${run.contacts} contacts`,
    )
  }
  const startedAt = performance.now()
  while ((await readRun(owner, companyId)).ended_at === null) {
    const job = startJob('retention-process.ts', databaseUrl, 0)
    await job.ended
    times.push(...job.times)
  }
  const restSeconds = (performance.now() - startedAt) / 1_000
  const { texts, contacts } = await readRun(owner, companyId)
  const left = await counted(owner, [
    sql`created_at < ${before(settings.textMonths)} and erased_at is null`,
    sql`created_at < ${before(settings.contactMonths)} and has_contact`,
  ])
  const drift = await driftOf(owner)
  console.log(
    `Removed ${texts} texts and ${contacts} contacts over ${kills} kills; left are ${left.join(' and ')}`,
  )
  console.log(`Days whose numbers are wrong: ${drift.length}`)
  await report(
    `Retention: ${values.reviews} reviews of one company, ${times.length} transactions`,
    [
      {
        what: 'longest transaction',
        unit: 'ms',
        typical: median(times),
        ours: quantile(times, 1),
        bar: { atMost: 200 },
      },
      { what: 'the rest, without pauses', unit: 's', ours: restSeconds, bar: { atMost: 900 } },
      {
        what: 'POST /api/reviews meanwhile : alone',
        unit: 'requests/s',
        ours: median(rounds.map(({ meanwhile }) => meanwhile)),
        ceiling: median(rounds.map(({ alone }) => alone)),
        ratio: median(rounds.map(({ meanwhile, alone }) => meanwhile / alone)),
        bar: { ratioAtLeast: 0.9 },
      },
      {
        what: 'reviews not removed, or removed twice',
        unit: 'reviews',
        ours: Math.abs((due[0] ?? 0) - texts) + Math.abs((due[1] ?? 0) - contacts) + drift.length,
        bar: { atMost: 0 },
      },
    ],
    values.json,
  )
}

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
