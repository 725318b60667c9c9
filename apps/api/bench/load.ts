import { fork, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export interface Load {
  url: string
  connections: number
  /** May be a fraction. */
  seconds: number
  headers?: Record<string, string>
  /** Bodies to POST as JSON, in turn; without them, the URL is read. */
  bodies?: readonly object[]
}

export interface Measured {
  perSecond: number
  /** Latencies in ms. */
  p50: number
  p99: number
  failed: number
  /** Share of its cores that the generator itself used. Near 1, the generator is the bottleneck. */
  generatorShare: number
}

/** A generator busier than this is the bottleneck, so its measurements do not count. */
export const maxGeneratorShare = 0.8

const hasWrk = spawnSync('wrk', ['--version']).error === undefined

/** The generator in use: wrk if it is installed, else two processes of autocannon. */
export const generator = hasWrk ? 'wrk' : 'autocannon'

/**
 * Measures a URL under load.
 *
 * @throws Error if a request fails
 */
export async function load(given: Load): Promise<Measured> {
  const measured = await (hasWrk ? byWrk(given) : byAutocannon(given))
  if (measured.failed > 0) throw new Error(`${given.url}: ${measured.failed} requests failed`)
  return measured
}

async function byWrk({ url, connections, seconds, headers = {}, bodies }: Load): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'candour-load-'))
  try {
    const file = join(folder, 'bodies')
    if (bodies) await writeFile(file, bodies.map((body) => `${JSON.stringify(body)}\n`).join(''))
    const args = [
      // wrk's own durations are whole seconds; on SIGINT, it reports what it has measured. A signal sent while it
      // starts is lost.
      ...['--signal=INT', '--kill-after=10', String(seconds + 2), 'timeout'],
      ...['--signal=INT', String(seconds), 'wrk', '--duration', '1h'],
      ...['--threads', '1', '--connections', String(connections)],
      ...['--script', fileURLToPath(new URL('load.lua', import.meta.url))],
      ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
      url,
    ]
    const child = spawn('bash', ['-c', 'TIMEFORMAT="%U %S"; time timeout "$@"', 'timeout', ...args], {
      env: { ...process.env, ...(bodies && { BODIES: file }) },
    })
    const [out, times] = await Promise.all([text(child.stdout), text(child.stderr)])
    const json = out.slice(out.lastIndexOf('{'))
    const [user = 0, system = 0] = (times.trim().split('\n').at(-1) ?? '').split(' ').map(Number)
    return { ...JSON.parse(json), generatorShare: (user + system) / seconds }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function byAutocannon(given: Load): Promise<Measured> {
  const processes = Math.min(2, given.connections)
  const connections = Math.ceil(given.connections / processes)
  const parts = await Promise.all(
    Array.from({ length: processes }, async () => {
      const child = fork(new URL('autocannon.ts', import.meta.url))
      child.send({ ...given, connections })
      const [measured] = (await once(child, 'message')) as [Measured]
      return measured
    }),
  )
  const highest = (of: (part: Measured) => number) => Math.max(...parts.map(of))
  const sum = (of: (part: Measured) => number) => parts.reduce((total, part) => total + of(part), 0)
  return {
    perSecond: sum(({ perSecond }) => perSecond),
    p50: highest(({ p50 }) => p50),
    p99: highest(({ p99 }) => p99),
    failed: sum(({ failed }) => failed),
    generatorShare: highest(({ generatorShare }) => generatorShare),
  }
}
