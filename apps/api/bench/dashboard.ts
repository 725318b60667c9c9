import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { joinPostgres } from '@candour/postgres/server.ts'
import { scaleOwner, signIn, timeOf } from '#bench/alone.ts'
import { quantile, type Row } from '#bench/report.ts'
import { loadConfig } from '#config.ts'
import { type ServerProcess, startServer } from '#test/process.ts'

const rounds = 300

/**
 * Benchmarks the dashboard of a company with a million reviews, in the database filled by `pnpm seed:scale`: time of
 * each call until the last byte, size of the first view, and a full export with the server's memory use.
 */
export async function benchDashboard(): Promise<Row[]> {
  const { databaseUrl, dataDir } = loadConfig()
  const database = databaseUrl
    ? { url: databaseUrl, stop: async () => {} }
    : await joinPostgres({ dataDir: resolve(dataDir, 'postgres') })
  const server = await startServer({
    DATABASE_URL: database.url,
    SESSION_SECRET: 'x'.repeat(32),
    DATA_DIR: resolve(dataDir, 'bench'),
  })
  try {
    return await measure(server)
  } finally {
    server.kill('SIGTERM')
    await server.exited
    await database.stop()
  }
}

async function measure(server: ServerProcess): Promise<Row[]> {
  const headers = await signIn(server.url, scaleOwner).catch(() => {
    throw new Error('Run `pnpm seed:scale` first.')
  })
  const get = (path: string) => fetch(`${server.url}${path}`, { headers })
  const { companies }: { companies: { id: string; name: string }[] } = await (
    await get('/api/auth/me')
  ).json()
  const companyId = companies.find(({ name }) => name === 'Scale 1')?.id ?? ''
  const path = (call: string) =>
    `/api/dashboard/${call}${call.includes('?') ? '&' : '?'}companyId=${companyId}`
  const middle = Buffer.from('2025-01-15T12:00:00.000Z 00000000-0000-7000-8000-000000000000').toString(
    'base64url',
  )
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

  const rows: Row[] = []
  for (const [what, call, bar] of [
    ['summary, all time', 'summary', 20],
    ['summary, 30 days', `summary?from=${ago(29)}`, 20],
    ['trends, 30 days', `trends?from=${ago(29)}`, 50],
    ['trends, a year by week', `trends?from=${ago(364)}`, 50],
    ['trends, all time by day', 'trends?interval=day', 50],
    ['reviews, first page', 'reviews', 20],
    ['reviews, a page of 100 in the middle', `reviews?limit=100&cursor=${middle}`, 20],
    ['reviews, one star', 'reviews?rating=1', 20],
    ['reviews, negative with contact', 'reviews?sentiment=negative&hasContact=true', 20],
    ['reviews, 1 and 3 stars in a month', `reviews?rating=1,3&from=${ago(400)}&to=${ago(370)}`, 20],
    ['search, a frequent word', 'reviews?q=coffee', 300],
    ['search, one review', 'reviews?q=order%20150000', 300],
    ['search, no review', 'reviews?q=zzzz', 300],
    ['search, a rare word among one star', 'reviews?q=lovely&rating=1', 300],
    ['search, a beginning', 'reviews?q=or', 300],
    ['count of one star', 'reviews/count?rating=1', 20],
    ['count, with contact', 'reviews/count?hasContact=true', 20],
    ['count, a frequent word', 'reviews/count?q=coffee', 300],
    ['count, a rare word', 'reviews/count?q=order%20150000', 300],
  ] as const) {
    const { calls, floor } = await times(server, () => timeOf(server.url + path(call), { headers }))
    rows.push({
      what,
      unit: 'ms p99',
      typical: quantile(calls, 0.5),
      ours: quantile(calls, 0.99),
      ceiling: quantile(floor, 0.99),
      bar: { atMost: bar },
    })
  }

  const firstView = [
    '/api/auth/me',
    ...['company?images=link', 'summary', `trends?from=${ago(29)}`, 'reviews?limit=20', 'themes'].map(path),
  ]
  const sizes = await Promise.all(
    firstView.map(async (call) => (await (await get(call)).arrayBuffer()).byteLength),
  )
  rows.push({
    what: 'first view',
    unit: 'kB',
    ours: sizes.reduce((a, b) => a + b, 0) / 1000,
    bar: { atMost: 60 },
  })
  for (const file of ['reviews.csv', 'reviews.xlsx'])
    rows.push(...(await download(file, server, () => get(path(file)))))
  return rows
}

/** Milliseconds of each warmed-up call, interleaved with a trivial call that measures the machine's own overhead. */
async function times(
  { url }: ServerProcess,
  call: () => Promise<number>,
): Promise<{ calls: number[]; floor: number[] }> {
  const calls: number[] = []
  const floor: number[] = []
  for (let n = -20; n < rounds; n += 1) {
    const own = await call()
    const least = await timeOf(`${url}/api/health/live`)
    if (n < 0) continue
    calls.push(own)
    floor.push(least)
  }
  return { calls, floor }
}

/** Runs a full export; returns its duration and the peak growth of the server's memory. */
async function download(file: string, server: ServerProcess, call: () => Promise<Response>): Promise<Row[]> {
  const before = await residentMegabytes(server)
  const started = performance.now()
  let peak = before
  let done = false
  const watching = (async () => {
    while (!done) {
      peak = Math.max(peak, await residentMegabytes(server))
      await setTimeout(100)
    }
  })()
  let bytes = 0
  for await (const chunk of (await call()).body ?? []) bytes += chunk.byteLength
  done = true
  await watching
  console.log(
    `${file}: ${(bytes / 1e6).toFixed(0)} MB, the server at ${peak.toFixed(0)} MB at most, ${before.toFixed(0)} MB before`,
  )
  return [
    {
      what: `${file} of everything`,
      unit: 's',
      ours: (performance.now() - started) / 1000,
      bar: { atMost: 120 },
    },
    { what: `${file}: growth of the server`, unit: 'MB', ours: peak - before, bar: { atMost: 150 } },
  ]
}

/** The server's resident memory, as reported by Linux. */
async function residentMegabytes({ pid }: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}
