import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { passwordFile, SUPERUSER } from '@candour/postgres/cluster.ts'
import { readPostmaster } from '@candour/postgres/postmaster.ts'
import { startPostgres } from '@candour/postgres/server.ts'
import { sql } from 'kysely'
import type { Comparison } from '#bench/rounds.ts'
import { createDb, createPool } from '#db/client.ts'
import { startServer } from '#test/process.ts'

const companies = 200
export const feedback =
  'Friendly staff and a lovely garden, but we waited a while for the coffee. Will be back!'

/** A printed code of the first company. */
const code = 'BENCHMRK'
const phone =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36'

/** The server and the minimal implementation, on one database. */
export interface Servers {
  databaseUrl: string
  /** Ids of 200 companies, `bench-0` and so on. */
  companyIds: readonly string[]
  comparisons: readonly Comparison[]
}

/** Starts the servers on an empty database, and stops and removes everything after the work. */
export async function withServers<T>(work: (servers: Servers) => Promise<T>): Promise<T> {
  const closers: (() => unknown)[] = []
  try {
    return await work(await startServers(closers))
  } finally {
    for (const close of closers.reverse()) await close()
  }
}

/** A server on a database of its own. */
export interface Alone {
  url: string
  databaseUrl: string
  /** Connection string of the cluster's superuser. */
  superuserUrl: string
  serverPid: number
  databasePid: number
}

/**
 * Starts a server on an empty database. The closers stop and remove everything, last first.
 *
 * @param prepare fills the folder of the data directory; by default, the first start does
 */
export async function startAlone(
  closers: (() => unknown)[],
  prepare?: (folder: string) => Promise<void>,
): Promise<Alone> {
  const folder = await mkdtemp(join(tmpdir(), 'candour-bench-'))
  closers.push(() => rm(folder, { recursive: true, force: true }))
  await prepare?.(folder)
  const dataDir = join(folder, 'postgres')
  const postgres = await startPostgres({ dataDir })
  closers.push(postgres.stop)
  const server = await startServer({
    DATABASE_URL: postgres.url,
    SESSION_SECRET: 'x'.repeat(32),
    DATA_DIR: folder,
  })
  closers.push(() => {
    server.kill('SIGTERM')
    return server.exited
  })
  const superuserUrl = new URL(postgres.url)
  superuserUrl.username = SUPERUSER
  superuserUrl.password = await readFile(passwordFile(dataDir), 'utf8')
  return {
    url: server.url,
    databaseUrl: postgres.url,
    superuserUrl: superuserUrl.href,
    serverPid: server.pid ?? 0,
    databasePid: (await readPostmaster(dataDir))?.pid ?? 0,
  }
}

async function startServers(closers: (() => unknown)[]): Promise<Servers> {
  const server = await startAlone(closers)
  const { databaseUrl, databasePid } = server
  const ceiling = fork(new URL('ceiling.ts', import.meta.url), [databaseUrl])
  closers.push(() => ceiling.kill())
  const [ceilingUrl] = (await once(ceiling, 'message')) as [string]
  const companyIds = await makeCompanies(databaseUrl)

  const [own, least] = [[server.serverPid], [ceiling.pid ?? 0]]
  const company = { url: `${server.url}/api/companies/bench-0`, by: own }
  const page = { url: `${server.url}/bench-0`, headers: { 'accept-encoding': 'br' }, by: own }
  // Scans of a bot would not be counted.
  const scan = { url: `${server.url}/q/${code}`, headers: { 'user-agent': phone }, by: own }
  const hello = async (of: Answered) => ({ url: `${ceilingUrl}/hello?bytes=${await sizeOf(of)}`, by: least })
  const reviews = (url: string, by: number[], ids: readonly string[]) => ({
    url,
    by: [...by, databasePid],
    bodies: ids.map((companyId) => ({ companyId, rating: 4, feedback })),
  })
  const spread = reviews(`${server.url}/api/reviews`, own, companyIds)
  return {
    databaseUrl,
    companyIds,
    comparisons: [
      {
        what: 'GET /api/companies/{slug} : hello world',
        bar: 0.8,
        ours: company,
        ceiling: await hello(company),
      },
      { what: 'GET /{slug}, brotli : hello world', bar: 0.6, ours: page, ceiling: await hello(page) },
      {
        what: 'GET /q/{code} : GET /api/companies/{slug}',
        bar: 0.9,
        ours: scan,
        ceiling: { ...company, headers: scan.headers },
      },
      {
        what: `POST /api/reviews, ${companies} companies : bare insert`,
        bar: 1,
        ours: spread,
        ceiling: reviews(`${ceilingUrl}/insert`, least, companyIds),
      },
      {
        what: `POST /api/reviews, one company : ${companies} companies`,
        bar: 0.9,
        ours: reviews(`${server.url}/api/reviews`, own, companyIds.slice(0, 1)),
        ceiling: spread,
      },
    ],
  }
}

async function makeCompanies(databaseUrl: string): Promise<string[]> {
  const db = createDb(createPool(databaseUrl, { max: 1 }))
  const ids = Array.from({ length: companies }, () => randomUUID())
  await sql`
    insert into companies (id, slug, name, brand_color, google_review_url)
    select id, 'bench-' || n - 1, 'Bench ' || n, '#0F766E', 'https://g.page/r/bench/review'
    from unnest(${ids}::uuid[]) with ordinality as c (id, n)
  `.execute(db)
  await sql`
    insert into placements (company_id, id, code, name, kind) values (${ids[0]}, ${randomUUID()}, ${code}, 'Counter', 'poster')
  `.execute(db)
  await db.destroy()
  return ids
}

interface Answered {
  url: string
  headers?: Record<string, string>
}

/** Returns the size of a response's body on the wire, in bytes. */
async function sizeOf({ url, headers = {} }: Answered): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      buffer(response).then(({ length }) => resolve(length), reject)
    }).on('error', reject)
  })
}
