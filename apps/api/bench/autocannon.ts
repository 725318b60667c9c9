import { once } from 'node:events'
import autocannon from 'autocannon'
import type { Load, Measured } from '#bench/load.ts'

/** Generates load in a process of its own: forked by `load.ts`, it receives a Load and sends back what it measured. */
const [{ url, connections, seconds, headers = {}, bodies }] = (await once(process, 'message')) as [Load]
const start = bodies ? Math.floor(Math.random() * bodies.length) : 0
const posts = bodies && [...bodies.slice(start), ...bodies.slice(0, start)]
const before = process.cpuUsage()
const options: autocannon.Options = {
  url,
  connections,
  // `duration` counts whole seconds only; the timer below stops it.
  duration: seconds + 60,
  ...(posts && {
    requests: posts.map((body) => ({
      method: 'POST' as const,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })),
  }),
  headers,
}
const { requests, duration, latency, errors, ...statuses } = await new Promise<autocannon.Result>(
  (resolve, reject) => {
    const running = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
    setTimeout(() => running.stop(), seconds * 1_000)
  },
)
const { user, system } = process.cpuUsage(before)
const measured: Measured = {
  perSecond: requests.total / duration,
  p50: latency.p50,
  p99: latency.p99,
  // A scan is answered with a redirect.
  failed: statuses['4xx'] + statuses['5xx'] + errors,
  generatorShare: (user + system) / 1e6 / duration,
}
process.send?.(measured)
process.disconnect()
