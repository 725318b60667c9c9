import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createReview } from '@candour/schemas/reviews.ts'
import { createWebhook } from '@candour/schemas/webhooks.ts'
import { sql } from 'kysely'
import { scaleOwner, seedScale, signIn, startAlone } from '#bench/alone.ts'
import { median, quantile, report } from '#bench/report.ts'
import { feedback } from '#bench/servers.ts'

/**
 * Benchmarks reviews of which fifty webhooks are told, twenty of them slow, hanging, refusing, redirecting, gone or
 * resetting connections. `node bench/deliveries.ts [--reviews 2000] [--json FILE]`
 */
const { values } = parseArgs({
  options: { reviews: { type: 'string', default: '2000' }, json: { type: 'string' } },
})

const endpoints = { fast: 30, slow: 6, hanging: 4, refusing: 3, redirecting: 3, gone: 2, resetting: 2 }
const companyCount = 5
/** Each of them becomes ten messages. */
const reviewsPerSecond = 25
/** Reviews of a side of a round. */
const sideSize = 250

const env = { OUTBOUND_ALLOW: '127.0.0.1/32' }
await using alone = await startAlone({
  prepare: (folder) => seedScale(folder, 2 * companyCount, 10_000),
  env,
})
const receiver = fork(new URL('deliveries-process.ts', import.meta.url))
try {
  const [port] = await once(receiver, 'message')
  const { rows: companies } = await sql<{ id: string }>`
    insert into memberships (user_id, company_id, role)
    select u.id, c.id, 'owner' from users u, companies c where u.email = ${scaleOwner.email}
    on conflict (user_id, company_id) do update set role = 'owner'
    returning company_id as id
  `.execute(alone.owner)
  const ids = companies.map(({ id }) => id)
  const [told, untold] = [ids.slice(0, companyCount), ids.slice(companyCount)]
  const headers = { ...(await signIn(alone.url, scaleOwner)), 'content-type': 'application/json' }
  const names = Object.entries(endpoints).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, n) => `${kind}/${n}`),
  )
  for (const [n, name] of names.entries()) {
    const body = JSON.stringify({ url: `http://127.0.0.1:${port}/${name}`, events: ['review.created'] })
    const url = `${alone.url}${createWebhook.path}?companyId=${told[n % companyCount]}`
    const answer = await fetch(url, { method: 'POST', headers, body })
    if (answer.status !== 201)
      throw new Error(`a webhook was answered ${answer.status}: ${await answer.text()}`)
  }

  /** When each review of a company with webhooks was answered, in ms since the epoch, and that company. */
  const answered = new Map<string, { at: number; company: number }>()

  /** Sends reviews at a steady pace. @returns the median time, in ms, and how many were answered a second */
  async function send(to: readonly string[]): Promise<{ ms: number; rate: number }> {
    const times: number[] = []
    const begun = performance.now()
    const one = async (n: number) => {
      await setTimeout((n / reviewsPerSecond) * 1_000)
      const before = performance.now()
      const answer = await fetch(alone.url + createReview.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ companyId: to[n % companyCount], rating: (n % 5) + 1, feedback }),
      })
      const { id } = (await answer.json()) as { id: string }
      if (answer.status !== 201) throw new Error(`a review was answered ${answer.status}`)
      times.push(performance.now() - before)
      if (to === told) answered.set(id, { at: Date.now(), company: n % companyCount })
    }
    await Promise.all(Array.from({ length: sideSize }, (_, n) => one(n)))
    return { ms: median(times), rate: (sideSize / (performance.now() - begun)) * 1_000 }
  }

  await send(untold)
  const rounds: Record<'told' | 'untold', { ms: number; rate: number }>[] = []
  let peakMb = 0
  const watching = setInterval(async () => {
    const status = await readFile(`/proc/${alone.serverPid}/status`, 'utf8').catch(() => '')
    peakMb = Math.max(peakMb, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  }, 500)
  for (let sent = 0; sent < Number(values.reviews); sent += sideSize) {
    const round = { told: await send(told), untold: await send(untold) }
    rounds.push(round)
    console.log(
      `p50 ${round.told.ms.toFixed(2)} ms with webhooks, ${round.untold.ms.toFixed(2)} ms of companies without`,
    )
  }
  await setTimeout(10_000)
  clearInterval(watching)
  receiver.send('arrivals')
  const [arrivals] = (await once(receiver, 'message')) as [[string, number][]]
  const arrived = new Map(arrivals)
  const waits = names.flatMap((name, n) => {
    const [kind, which] = name.split('/')
    if (kind !== 'fast') return []
    return [...answered]
      .filter(([, { company }]) => company === n % companyCount)
      .map(([id, { at }]) => (arrived.get(`${which} ${id}`) ?? Number.POSITIVE_INFINITY) - at)
  })
  const of = (side: 'told' | 'untold', what: 'ms' | 'rate') =>
    median(rounds.map((round) => round[side][what]))
  await report(
    `${answered.size} reviews to ${names.length} webhooks, ${waits.length} messages to fast ones`,
    [
      {
        what: 'from the answer to the visitor until a fast endpoint has the message',
        unit: 'ms p99',
        ours: quantile(waits, 0.99),
        typical: median(waits),
        bar: { atMost: 10_000 },
      },
      {
        what: 'POST /api/reviews with webhooks : of companies without (p50, the lower the better)',
        unit: 'ms',
        ours: of('told', 'ms'),
        ceiling: of('untold', 'ms'),
        bar: { ratioAtMost: 1 / 0.95 },
      },
      {
        what: 'reviews answered a second with webhooks : without',
        unit: 'requests/s',
        ours: of('told', 'rate'),
        ceiling: of('untold', 'rate'),
        bar: { ratioAtLeast: 0.95 },
      },
      { what: 'most memory of the server', unit: 'MB', ours: peakMb, bar: { atMost: 700 } },
    ],
    values.json,
  )
} finally {
  receiver.kill()
}
