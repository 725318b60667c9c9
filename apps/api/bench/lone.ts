import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { post } from '#bench/post.ts'
import { median, quantile, type Row } from '#bench/report.ts'
import { feedback } from '#bench/servers.ts'

const rounds = 5
const reviews = 3_000

/**
 * Benchmarks one lone review at a time against the same server without batches. The two take turns with each request,
 * so that a slow disk affects both alike.
 */
export async function measureLone(databaseUrl: string, companyIds: readonly string[]): Promise<Row> {
  const servers = fork(new URL('unbatched.ts', import.meta.url), [databaseUrl])
  const agent = new Agent({ keepAlive: true })
  try {
    const [[batched, unbatched]] = (await once(servers, 'message')) as [[string, string]]
    const send = async (url: string, n: number) => {
      const companyId = companyIds[n % companyIds.length]
      const body = JSON.stringify({ companyId, rating: 4, feedback })
      const before = performance.now()
      const status = await post(`${url}/api/reviews`, body, agent)
      if (status !== 201) throw new Error(`${url} answered ${status}`)
      return performance.now() - before
    }
    const measured: { p50: number; ours: number; ceiling: number }[] = []
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      const times = { ours: [] as number[], ceiling: [] as number[] }
      for (let n = 0; n < reviews; n += 1) {
        times.ours.push(await send(batched, n))
        times.ceiling.push(await send(unbatched, n))
      }
      const p99 = (values: number[]) => quantile(values, 0.99)
      if (round > 0)
        measured.push({ p50: median(times.ours), ours: p99(times.ours), ceiling: p99(times.ceiling) })
    }
    return {
      what: 'POST /api/reviews, one at a time : the same without batches',
      unit: 'ms p99',
      typical: median(measured.map(({ p50 }) => p50)),
      ours: median(measured.map(({ ours }) => ours)),
      ceiling: median(measured.map(({ ceiling }) => ceiling)),
      ratio: median(measured.map(({ ours, ceiling }) => ours / ceiling)),
      bar: { ratioAtMost: 1.05 },
    }
  } finally {
    agent.destroy()
    servers.kill()
  }
}
