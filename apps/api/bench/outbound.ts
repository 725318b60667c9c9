import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { parseArgs } from 'node:util'
import { findBrand } from '@candour/schemas/brand.ts'
import { createReview } from '@candour/schemas/reviews.ts'
import { scaleOwner, seedScale, signIn, startAlone } from '#bench/alone.ts'
import { post } from '#bench/post.ts'
import { median, report } from '#bench/report.ts'
import { feedback } from '#bench/servers.ts'

/**
 * Benchmarks what visitors notice while an owner makes the server read a hostile website: endless answers
 * and headers, redirects in a circle, compressed zeros, deeply nested pages. `node bench/outbound.ts [--rounds 5]
 * [--json FILE]`
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, json: { type: 'string' } },
})

const secondsPerSide = 4
const looksAtOnce = 20

const env = { OUTBOUND_ALLOW: '127.0.0.1/32' }
await using alone = await startAlone({ prepare: (folder) => seedScale(folder, 1, 1_000), env })
const other = await alone.startAnother(env)
const site = fork(new URL('outbound-process.ts', import.meta.url))
const agent = new Agent({ keepAlive: true })
try {
  const [port] = await once(site, 'message')
  const { id: companyId } = await alone.owner.selectFrom('companies').select('id').executeTakeFirstOrThrow()
  const headers = { ...(await signIn(alone.url, scaleOwner)), 'content-type': 'application/json' }
  const statuses = new Map<number, number>()

  /** Looks at the hostile website as often as an owner may in an hour, all at once. */
  async function lookAtOnce(): Promise<void> {
    const paths = ['bomb', 'circle', 'headers', 'slow', 'nested']
    const one = async (n: number) => {
      const body = JSON.stringify({ url: `http://127.0.0.1:${port}/${paths[n % paths.length]}` })
      const url = `${alone.url}${findBrand.path}?companyId=${companyId}`
      const answer = await fetch(url, { method: 'POST', headers, body })
      await answer.text()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }
    await Promise.all(Array.from({ length: looksAtOnce }, (_, n) => one(n)))
  }

  /**
   * Sends one review after the other, in turns to the server that looks and to one that does not, so that whatever else
   * the machine does affects both alike. @returns the median times, in ms
   */
  async function send(): Promise<{ ours: number; other: number }> {
    const times = { ours: [] as number[], other: [] as number[] }
    const body = JSON.stringify({ companyId, rating: 4, feedback })
    const timed = async (url: string) => {
      const before = performance.now()
      const status = await post(url + createReview.path, body, agent)
      if (status !== 201) throw new Error(`a review was answered ${status}`)
      return performance.now() - before
    }
    for (const until = performance.now() + secondsPerSide * 1_000; performance.now() < until; ) {
      times.ours.push(await timed(alone.url))
      times.other.push(await timed(other.url))
    }
    return { ours: median(times.ours), other: median(times.other) }
  }

  await send()
  const rounds: { quiet: number; ours: number; other: number }[] = []
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const { ours: quiet } = await send()
    const looking = lookAtOnce()
    const meanwhile = await send()
    await looking
    rounds.push({ quiet, ...meanwhile })
    const [ours, other] = [meanwhile.ours, meanwhile.other].map((ms) => ms.toFixed(2))
    console.log(
      `round ${round}: p50 ${ours} ms : ${other} ms on another server : ${quiet.toFixed(2)} ms alone`,
    )
  }
  console.log('looks by status', Object.fromEntries(statuses))
  await report(
    `A hostile website: ${looksAtOnce} looks at once by one owner`,
    [
      {
        what: 'POST /api/reviews, one at a time : on a server that does not look (p50)',
        unit: 'ms',
        ours: median(rounds.map(({ ours }) => ours)),
        ceiling: median(rounds.map(({ other }) => other)),
        ratio: median(rounds.map(({ ours, other }) => ours / other)),
        bar: { ratioAtMost: 1.2 },
      },
      {
        what: 'POST /api/reviews, one at a time : while nobody looks (p50)',
        unit: 'ms',
        ours: median(rounds.map(({ ours }) => ours)),
        ceiling: median(rounds.map(({ quiet }) => quiet)),
        ratio: median(rounds.map(({ ours, quiet }) => ours / quiet)),
        bar: { ratioAtMost: 1.2 },
      },
    ],
    values.json,
  )
} finally {
  agent.destroy()
  site.kill()
}
