import { type ChildProcess, execFile, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { createReview } from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import { seedScale, signIn, startAlone } from '#bench/alone.ts'
import { cpuSeconds } from '#bench/cpu-time.ts'
import type { Exports } from '#bench/exports-process.ts'
import { post } from '#bench/post.ts'
import { median, quantile, type Row, report } from '#bench/report.ts'
import { feedback } from '#bench/servers.ts'
import type { Db } from '#db/client.ts'
import { createFactories, password } from '#test/factories.ts'
import { prepareDataDir } from '#test/prepared-cluster.ts'
import { startReplica } from '#test/replica.ts'

/**
 * Benchmarks how visitors are affected by ten dashboards that export all reviews without a pause, from a replica or from
 * the primary. Dashboards have a server of their own, as with a host for each audience.
 *
 * `node bench/replica.ts [--reviews 1000000] [--rounds 8] [--seconds 15] [--pin] [--json FILE]`
 *
 * Percentiles are those of all rounds together: a round of a lone visitor has too few reviews for a 99th percentile of
 * its own.
 *
 * On one machine, all of them share cores and disk, although a replica would have its own. With `--pin`, what would be
 * on the other machine (replica, the dashboards' server, their browsers) runs on the second core, and the rest on the
 * first (needs taskset of util-linux). With `TMPDIR=/dev/shm`, no database waits for the disk of the other.
 */
const { values } = parseArgs({
  options: {
    reviews: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '15' },
    pin: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})

const dashboards = 10
/** Reviews per second: a lone visitor's, and those of a moderate load. */
const rates = { alone: 20, moderate: 100 }
const seconds = Number(values.seconds)
/** What the dashboards' side does: nothing, a loop that only takes the time of a core, or exports. */
type Elsewhere = 'nothing' | 'loop' | 'replica' | 'primary'

await using visited = await startAlone({ prepare: prepareDataDir })
const { owner } = visited
await using replica = await startReplica({ url: visited.databaseUrl, superuserUrl: visited.superuserUrl })
await seedScale(visited.folder, dashboards, Number(values.reviews))
await caughtUp(owner, replica.superuser)

const byReplica = await visited.startAnother({ DATABASE_REPLICA_URL: replica.url })
const byPrimary = await visited.startAnother()
const pids = {
  primary: visited.databasePid,
  replica: replica.pid(),
  visitors: visited.serverPid,
  dashboards: [byReplica.pid ?? 0, byPrimary.pid ?? 0],
}
if (values.pin) {
  await pin(0, [process.pid, pids.primary, pids.visitors])
  await pin(1, [pids.replica, ...pids.dashboards])
}

const make = createFactories(owner)
const companies = await owner.selectFrom('companies').select('id').orderBy('slug').limit(dashboards).execute()
const users = await Promise.all(
  companies.map(async (company) => ({ company, ...(await make.user({ companies: [company] })) })),
)
const signedIn = async (url: string) =>
  Promise.all(
    users.map(async ({ company, email }) => ({
      companyId: company.id,
      ...(await signIn(url, { email, password })),
    })),
  )
const sessions = { replica: await signedIn(byReplica.url), primary: await signedIn(byPrimary.url) }
const urls = { replica: byReplica.url, primary: byPrimary.url }

const target = { url: visited.url, companyIds: companies.map(({ id }) => id) }
const measure = async (elsewhere: Elsewhere, rate: number) => {
  const exporting =
    elsewhere === 'replica' || elsewhere === 'primary'
      ? startExports({ url: urls[elsewhere], sessions: sessions[elsewhere] })
      : undefined
  const loop = elsewhere === 'loop' ? spawn(process.execPath, ['--eval', 'for (;;);']) : undefined
  if (values.pin) await pin(1, [exporting?.pid ?? [], loop?.pid ?? []].flat())
  // The first batches are on their way.
  await setTimeout(2_000)
  const roots = [[pids.primary], [pids.replica], [pids.visitors], pids.dashboards, [process.pid]]
  const before = await Promise.all(roots.map(cpuSeconds))
  const times = await visit(target, rate)
  const after = await Promise.all(roots.map(cpuSeconds))
  const bytes = exporting ? await endExports(exporting) : 0
  loop?.kill()
  const used = after.map((total, at) => total - (before[at] ?? 0))
  // The other processes are children of this one.
  const clients = (used.pop() ?? 0) - used.reduce((sum, one) => sum + one, 0)
  const cpu = [...used, clients].map((of) => ((of / seconds) * 100).toFixed(0))
  console.log(
    `${rate}/s, elsewhere ${elsewhere}: p50 ${median(times).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms, ` +
      `${(bytes / 1e6 / (seconds + 2)).toFixed(1)} MB/s; CPU in % of a core: ` +
      `primary ${cpu[0]}, replica ${cpu[1]}, visitors' server ${cpu[2]}, dashboards' servers ${cpu[3]}, clients ${cpu[4]}`,
  )
  return times
}

const rows: Row[] = []
for (const [name, rate] of Object.entries(rates)) {
  await measure('nothing', rate)
  const times: Record<Elsewhere, number[]> = { nothing: [], loop: [], replica: [], primary: [] }
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const elsewhere of ['nothing', 'loop', 'replica'] as const) {
      times[elsewhere].push(...(await measure(elsewhere, rate)))
    }
  }
  // For comparison.
  times.primary.push(...(await measure('primary', rate)))
  const p99 = (elsewhere: Elsewhere) => quantile(times[elsewhere], 0.99)
  const row = (ours: Elsewhere, ceiling: Elsewhere, ratioAtMost = Number.POSITIVE_INFINITY): Row => ({
    what: `POST /api/reviews, ${name}, elsewhere ${ours} : ${ceiling}`,
    unit: 'ms p99',
    typical: median(times[ours]),
    ours: p99(ours),
    ceiling: p99(ceiling),
    ratio: p99(ours) / p99(ceiling),
    bar: { ratioAtMost },
  })
  rows.push(
    row('replica', 'nothing', 1.2),
    row('replica', 'loop', 1.2),
    row('loop', 'nothing'),
    row('primary', 'nothing'),
  )
}
await report(
  `${values.reviews} reviews${values.pin ? '; the primary and its server have one core, the replica and its server the other' : ''}`,
  rows,
  values.json,
)

/** Waits until the replica has replayed everything. */
async function caughtUp(owner: Db, superuser: Db): Promise<void> {
  const { rows } = await sql<{ position: string }>`select pg_current_wal_insert_lsn() as position`.execute(
    owner,
  )
  for (;;) {
    const { rows: seen } = await sql<{ done: boolean }>`
      select pg_last_wal_replay_lsn() >= ${rows[0]?.position}::pg_lsn as done
    `.execute(superuser)
    if (seen[0]?.done) return
    await setTimeout(200)
  }
}

/** Moves processes, with all threads and children, to a core. */
async function pin(core: number, roots: readonly number[]): Promise<void> {
  for (const root of roots) {
    const children = await promisify(execFile)('pgrep', ['--parent', String(root)]).catch(() => ({
      stdout: '',
    }))
    for (const pid of [root, ...children.stdout.split('\n').filter(Boolean)]) {
      await promisify(execFile)('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core), String(pid)])
    }
  }
}

/** In a process of its own, whose load does not delay the clock of the visitors. */
function startExports(given: Exports): ChildProcess {
  return fork(new URL('exports-process.ts', import.meta.url), [JSON.stringify(given)])
}

/** Returns the number of bytes that were exported. */
async function endExports(exporting: ChildProcess): Promise<number> {
  const answer = once(exporting, 'message')
  const ended = once(exporting, 'exit')
  exporting.send('end')
  const [bytes] = await answer
  await ended
  return Number(bytes)
}

/** Sends reviews at a steady rate, whether or not earlier ones were answered. @returns how long each took, in ms */
async function visit(
  { url, companyIds }: { url: string; companyIds: readonly string[] },
  rate: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const begunAt = performance.now()
  const times = await Promise.all(
    Array.from({ length: rate * seconds }, async (_, n) => {
      const dueAt = begunAt + (n * 1_000) / rate
      await setTimeout(Math.max(0, dueAt - performance.now()))
      const sentAt = performance.now()
      const body = JSON.stringify({ companyId: companyIds[n % companyIds.length], rating: 4, feedback })
      const status = await post(url + createReview.path, body, agent)
      if (status !== 201) throw new Error(`a review was answered ${status}`)
      return performance.now() - sentAt
    }),
  )
  agent.destroy()
  return times
}
