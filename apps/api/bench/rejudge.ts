import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { type History, startJob, withHistory } from '#bench/history.ts'
import { median, quantile, report } from '#bench/report.ts'
import type { Db } from '#db/client.ts'
import { modelVersion } from '#modules/text-analysis/sentiment/classify.ts'
import { driftOf } from '#test/rollup.ts'

/**
 * Benchmarks judging one company's reviews again, as after a change of the model: how long it takes, its longest
 * transaction, what it costs visitors who send reviews to the same company meanwhile, and whether it continues after
 * being killed. `node bench/rejudge.ts [--reviews 1000000] [--rounds 5] [--json FILE]`
 */
const { values } = parseArgs({
  options: {
    reviews: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '5' },
    json: { type: 'string' },
  },
})

/** Reviews that arrive meanwhile are judged with their languages. */
const startedAt = new Date()

await withHistory(values.reviews, measure)

async function measure({ owner, databaseUrl, companyId, send }: History): Promise<void> {
  await makeFormer(owner, companyId)
  const due = await countDue(owner)
  const times: number[] = []
  const rounds: { alone: number; meanwhile: number }[] = []
  await send()
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const alone = await send()
    const job = startJob('rejudge-process.ts', databaseUrl)
    await once(job.child, 'message')
    const before = await countDue(owner)
    const meanwhile = await send()
    const after = await countDue(owner)
    job.child.kill('SIGKILL')
    await job.ended
    times.push(...job.times)
    rounds.push({ alone: alone.perSecond, meanwhile: meanwhile.perSecond })
    const ratio = (meanwhile.perSecond / alone.perSecond).toFixed(2)
    console.log(`round ${round + 1}: ratio ${ratio}; judged ${before - after} again, then killed`)
  }
  const left = await countDue(owner)
  const startedAt = performance.now()
  const job = startJob('rejudge-process.ts', databaseUrl, 0)
  await job.ended
  times.push(...job.times)
  const restSeconds = (performance.now() - startedAt) / 1_000
  const drift = await driftOf(owner)
  console.log(`${due} reviews were due; the last ${left} without pauses`)
  console.log(`${times.filter((ms) => ms > 50).length} of ${times.length} transactions took more than 50 ms`)
  console.log(`${await hotShare(owner)} of updates left the indexes alone`)
  await report(
    `Rejudging: ${values.reviews} reviews of one company, ${times.length} transactions`,
    [
      {
        what: 'longest transaction',
        unit: 'ms',
        typical: median(times),
        ours: quantile(times, 1),
        bar: { atMost: 200 },
      },
      { what: 'transactions, 99th percentile', unit: 'ms', ours: quantile(times, 0.99), bar: { atMost: 50 } },
      { what: 'the rest, without pauses', unit: 's', ours: restSeconds, bar: { atMost: 1_800 } },
      {
        what: 'POST /api/reviews meanwhile : alone',
        unit: 'requests/s',
        ours: median(rounds.map(({ meanwhile }) => meanwhile)),
        ceiling: median(rounds.map(({ alone }) => alone)),
        ratio: median(rounds.map(({ meanwhile, alone }) => meanwhile / alone)),
        bar: { ratioAtLeast: 0.9 },
      },
      {
        what: 'reviews not judged again, and days with wrong numbers',
        unit: 'reviews',
        ours: (await countDue(owner)) + drift.length,
        bar: { atMost: 0 },
      },
    ],
    values.json,
  )
}

/** A fifth of the reviews were judged differently by the former model. */
async function makeFormer(owner: Db, companyId: string): Promise<void> {
  await sql`alter table reviews disable trigger user`.execute(owner)
  await sql`
    update reviews set sentiment_model = 0,
      sentiment = case when hashtext(id::text) % 5 = 0 then (sentiment + 2) % 3 - 1 else sentiment end
  `.execute(owner)
  await sql`alter table reviews enable trigger user`.execute(owner)
  await sql`select from repair_days(${companyId})`.execute(owner)
  // Packed densely and in order, like reviews that arrived one by one.
  await sql`cluster reviews using reviews_newest`.execute(owner)
  await sql`analyze reviews`.execute(owner)
}

async function countDue(owner: Db): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*)::integer as due from reviews where sentiment_model < ${modelVersion} and created_at < ${startedAt}
  `.execute(owner)
  return rows[0]?.due ?? 0
}

async function hotShare(owner: Db): Promise<string> {
  const { rows } = await sql<{ share: number }>`
    select 100.0 * n_tup_hot_upd / nullif(n_tup_upd, 0) as share from pg_stat_user_tables where relname = 'reviews'
  `.execute(owner)
  return `${Math.round(Number(rows[0]?.share ?? 0))} %`
}
