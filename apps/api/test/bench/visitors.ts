import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { startPostgres } from '@candour/postgres/server.ts'
import { sql } from 'kysely'
import { createDb, createPool } from '#db/client.ts'
import { generator, type Load, load, maxGeneratorShare } from '#test/bench/load.ts'
import { median, type Row, report } from '#test/bench/report.ts'
import { startServer } from '#test/process.ts'

/**
 * Benchmarks the visitors' calls against the minimal implementation, and one busy company against many. Short
 * alternating rounds, so that other load on the machine affects both alike. `node test/bench/visitors.ts [--json
 * file]`, with the front ends built.
 */

const rounds = 5
const seconds = 4
const connections = 64
const companies = 200

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
  const [hot = ''] = ids
  const company = `${server.url}/api/companies/bench-0`
  const page = { url: `${server.url}/bench-0`, headers: { 'accept-encoding': 'br' } }
  const hello = (bytes: number) => ({ url: `${ceilingUrl}/hello?bytes=${bytes}` })
  const reviews = (url: string, of: string[]) => ({
    url,
    bodies: of.map((companyId) => ({ companyId, rating: 4, feedback })),
  })
  const rows = [
    await compare('GET /api/companies/{slug} : hello world', 0.8, {
      value: { url: company },
      ceiling: hello(await sizeOf({ url: company })),
    }),
    await compare('GET /{slug}, brotli : hello world', 0.6, {
      value: page,
      ceiling: hello(await sizeOf(page)),
    }),
    await compare(`POST /api/reviews, ${companies} companies : bare insert`, 1, {
      value: reviews(`${server.url}/api/reviews`, ids),
      ceiling: reviews(`${ceilingUrl}/insert`, ids),
    }),
    await compare(`POST /api/reviews, one company : ${companies} companies`, 0.9, {
      value: reviews(`${server.url}/api/reviews`, [hot]),
      ceiling: reviews(`${server.url}/api/reviews`, ids),
    }),
  ]
  const title = `Visitors, ${connections} connections of ${generator}, median of ${rounds} rounds of ${seconds} s`
  await report(title, rows)
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

type Target = Pick<Load, 'url' | 'headers' | 'bodies'>

async function compare(
  what: string,
  bar: number,
  { value, ceiling }: { value: Target; ceiling: Target },
): Promise<Row> {
  const measure = (target: Target) => load({ ...target, connections, seconds })
  await measure(value)
  await measure(ceiling)
  const measured: { value: number; ceiling: number; generator: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const [ours, theirs] = [await measure(value), await measure(ceiling)]
    const generator = Math.max(ours.generatorShare, theirs.generatorShare)
    measured.push({ value: ours.perSecond, ceiling: theirs.perSecond, generator })
  }
  const counted = measured.filter(({ generator }) => generator <= maxGeneratorShare)
  return {
    what,
    unit: 'requests/s',
    value: median(counted.map((round) => round.value)),
    ceiling: median(counted.map((round) => round.ceiling)),
    ratio: median(counted.map((round) => round.value / round.ceiling)),
    bar,
    generator: median(measured.map((round) => round.generator)),
  }
}

/** Returns the size of a response's body on the wire, in bytes. */
async function sizeOf({ url, headers = {} }: Target): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      buffer(response).then(({ length }) => resolve(length), reject)
    }).on('error', reject)
  })
}
