import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@candour/postgres/server.ts'
import autocannon from 'autocannon'
import { sql } from 'kysely'
import { createDb, createPool } from '#db/client.ts'
import { median, type Row, report } from '#test/bench/report.ts'
import { startServer } from '#test/process.ts'

/**
 * Benchmarks the visitors' calls against the minimal implementation, and one busy company against many. Short
 * alternating rounds, so that other load on the machine affects both alike. `node test/bench/visitors.ts [--json
 * file]`, with the front ends built.
 */

const rounds = 5
const seconds = 4
const connections = 32
const companies = 1000

const feedback = 'Friendly staff and a lovely garden, but we waited a while for the coffee. Will be back!'

const folder = await mkdtemp(join(tmpdir(), 'candour-bench-'))
const postgres = await startPostgres({ dataDir: join(folder, 'postgres') })
const server = await startServer({
  DATABASE_URL: postgres.url,
  SESSION_SECRET: 'x'.repeat(32),
  DATA_DIR: folder,
})
const ceiling = fork(new URL('ceiling.ts', import.meta.url), [postgres.url])
try {
  const [ceilingUrl] = (await once(ceiling, 'message')) as [string]
  const ids = await makeCompanies()
  const hot = ids.slice(0, 1)
  const rows = [
    await compare('GET /api/companies/{slug} : hello world', 0.75, {
      value: () => load(`${server.url}/api/companies/bench-0`),
      ceiling: () => load(`${ceilingUrl}/hello`),
    }),
    await compare('POST /api/reviews : bare insert', 0.6, {
      value: () => load(`${server.url}/api/reviews`, ids),
      ceiling: () => load(`${ceilingUrl}/insert`, ids),
    }),
    await compare('POST /api/reviews, one company : 1,000 companies', 0.6, {
      value: () => load(`${server.url}/api/reviews`, hot),
      ceiling: () => load(`${server.url}/api/reviews`, ids),
    }),
  ]
  await report(`Visitors, ${connections} connections, median of ${rounds} rounds of ${seconds} s`, rows)
} finally {
  ceiling.kill()
  server.kill('SIGTERM')
  await server.exited
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function makeCompanies(): Promise<string[]> {
  const db = createDb(createPool(postgres.url, { max: 1 }))
  const ids = Array.from({ length: companies }, () => randomUUID())
  await sql`
    insert into companies (id, slug, name, brand_color, google_review_url)
    select id, 'bench-' || n - 1, 'Bench ' || n, '#0F766E', 'https://g.page/r/bench/review'
    from unnest(${ids}::uuid[]) with ordinality as c (id, n)
  `.execute(db)
  await db.destroy()
  return ids
}

async function compare(
  what: string,
  bar: number,
  { value, ceiling }: { value: () => Promise<number>; ceiling: () => Promise<number> },
): Promise<Row> {
  await value()
  await ceiling()
  const measured: { value: number; ceiling: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    measured.push({ value: await value(), ceiling: await ceiling() })
  }
  return {
    what,
    unit: 'requests/s',
    value: median(measured.map((round) => round.value)),
    ceiling: median(measured.map((round) => round.ceiling)),
    ratio: median(measured.map((round) => round.value / round.ceiling)),
    bar,
  }
}

/** Successful requests per second: reads, or reviews of companies, in a different order per connection. */
async function load(url: string, companyIds?: string[]): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(companyIds && {
      setupClient: (client) => client.setRequests(companyIds.toSorted(() => Math.random() - 0.5).map(review)),
    }),
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  }
  return result.requests.average
}

function review(companyId: string) {
  return {
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ companyId, rating: 4, feedback }),
  }
}
