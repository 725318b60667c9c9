import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { JobMeasurement, startHistory } from '#bench/history.ts'
import { quantile, report } from '#bench/report.ts'
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

await using history = await startHistory(Number(values.reviews))
const { owner } = history
await makeFormer(owner, history.companyId)
const due = await countDue(owner)
const job = new JobMeasurement(history, 'rejudge-process.ts')
await job.measureRounds(Number(values.rounds), async () => `${due - (await countDue(owner))} in all`)
console.log(`${due} reviews were due; the last ${await countDue(owner)} without pauses`)
await job.finish()
const { times } = job
console.log(`${times.filter((ms) => ms > 50).length} of ${times.length} transactions took more than 50 ms`)
console.log(`${await hotShare(owner)} of updates left the indexes alone`)
await report(
  `Rejudging: ${values.reviews} reviews of one company, ${times.length} transactions`,
  [
    { what: 'transactions, 99th percentile', unit: 'ms', ours: quantile(times, 0.99), bar: { atMost: 50 } },
    ...job.rows(1_800, (await countDue(owner)) + (await driftOf(owner)).length),
  ],
  values.json,
)

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
