import { readdir, readFile, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makePrintPdf, preflightPrint } from '@candour/schemas/prints.ts'
import { createReview } from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import { signIn, startAlone, timeOf } from '#bench/alone.ts'
import { post } from '#bench/post.ts'
import { median, quantile, report } from '#bench/report.ts'
import { feedback } from '#bench/servers.ts'
import { randomCode } from '#modules/placements/code.ts'
import { createFactories, password } from '#test/factories.ts'

/**
 * Benchmarks a document with many codes: the memory of the process that draws or checks it, and what it costs visitors
 * who send reviews meanwhile. Rounds with and without it take turns, so that other load affects both alike.
 * `node bench/prints.ts [--codes 500] [--rounds 5] [--seconds 10] [--json FILE]`
 */
const { values } = parseArgs({
  options: {
    codes: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '10' },
    json: { type: 'string' },
  },
})
const perSecond = 40

await using server = await startAlone({ env: { NODE_ENV: 'production', RATE_LIMITS: 'off' } })
const make = createFactories(server.owner)
const company = await make.company()
const { email } = await make.user({ companies: [company] })
await sql`
  insert into placements (company_id, id, code, name, kind)
  select ${company.id}, gen_random_uuid(), code, 'Table ' || n, 'table_tent'
  from unnest(${Array.from({ length: Number(values.codes) }, randomCode)}::text[]) with ordinality as c (code, n)
`.execute(server.owner)
const placements = await server.owner.selectFrom('placements').select('id').execute()
const headers = await signIn(server.url, { email, password })
const agent = new Agent({ keepAlive: true })

const query = `?companyId=${company.id}`
const document = { placementIds: placements.map(({ id }) => id) }
const works = {
  PDF: () => draw(makePrintPdf.path, {}),
  'PDF for a press': () => draw(makePrintPdf.path, { press: true }),
  check: () => draw(preflightPrint.path, {}),
}

function draw(path: string, options: object): Promise<number> {
  const url = `${server.url}${path.replace(':format', 'poster_18x24')}${query}`
  return timeOf(url, { headers, body: { ...document, ...options } })
}

/** Sends reviews at a steady pace. Returns the time of each, in ms. */
async function sendReviews(): Promise<number[]> {
  const body = JSON.stringify({ companyId: company.id, rating: 4, feedback })
  const [times, sent] = [[] as number[], [] as Promise<void>[]]
  const startedAt = performance.now()
  for (let n = 0; n < perSecond * Number(values.seconds); n += 1) {
    await setTimeout(Math.max(0, startedAt + (n * 1_000) / perSecond - performance.now()))
    const before = performance.now()
    sent.push(
      post(server.url + createReview.path, body, agent).then((status) => {
        if (status !== 201) throw new Error(`A review answered ${status}`)
        times.push(performance.now() - before)
      }),
    )
  }
  await Promise.all(sent)
  return times
}

/** The server's child processes that live, with the most memory that each has had, in MB. */
async function children(): Promise<{ pid: string; peak: number }[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const all = await Promise.all(
    pids.map(async (pid) => ({ pid, status: await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '') })),
  )
  return all.flatMap(({ pid, status }) => {
    const figure = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1])
    const peak = figure('VmHWM') / 1024
    // One that has ended and is not yet waited for has no memory.
    return figure('PPid') === server.serverPid && Number.isFinite(peak) ? [{ pid, peak }] : []
  })
}

/** Lets the peaks of processes that are kept from the work before begin anew. */
async function forgetPeaks(): Promise<void> {
  await Promise.all((await children()).map(({ pid }) => writeFile(`/proc/${pid}/clear_refs`, '5')))
}

/** Does the work again and again until stopped, and then to its end. */
function keepBusy(work: () => Promise<number>) {
  let [isWanted, isDone] = [true, false]
  const [times, peaks] = [[] as number[], [] as number[]]
  const watched = (async () => {
    while (!isDone) {
      peaks.push(...(await children()).map(({ peak }) => peak))
      await setTimeout(50)
    }
  })()
  const worked = (async () => {
    while (isWanted) times.push(await work())
    isDone = true
  })()
  const stop = async () => {
    isWanted = false
    await worked
    await watched
    return { seconds: median(times) / 1_000, peak: Math.max(...peaks) }
  }
  return { stop }
}

await sendReviews()
const rows = []
for (const [name, work] of Object.entries(works)) {
  await forgetPeaks()
  const [rounds, peaks, seconds] = [
    [] as { alone: number; meanwhile: number }[],
    [] as number[],
    [] as number[],
  ]
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const alone = quantile(await sendReviews(), 0.5)
    const busy = keepBusy(work)
    const meanwhile = quantile(await sendReviews(), 0.5)
    const taken = await busy.stop()
    rounds.push({ alone, meanwhile })
    peaks.push(taken.peak)
    seconds.push(taken.seconds)
    console.log(
      `${name}, round ${round}: p50 ${alone.toFixed(2)} ms alone, ${meanwhile.toFixed(2)} ms meanwhile`,
    )
  }
  rows.push(
    {
      what: `${name}: its process`,
      unit: 'MB' as const,
      ours: Math.max(...peaks),
      bar: { atMost: 200 },
    },
    { what: `${name}: until it is there`, unit: 's' as const, ours: median(seconds), bar: { atMost: 60 } },
    {
      what: `POST /api/reviews, p50 during ${name} : alone`,
      unit: 'ms' as const,
      ours: median(rounds.map(({ meanwhile }) => meanwhile)),
      ceiling: median(rounds.map(({ alone }) => alone)),
      ratio: median(rounds.map(({ meanwhile, alone }) => meanwhile / alone)),
      bar: { ratioAtMost: 1.2 },
    },
  )
}
agent.destroy()
await report(
  `Prints: ${values.codes} posters, ${perSecond} reviews a second, ${values.rounds} rounds of ${values.seconds} s`,
  rows,
  values.json,
)
