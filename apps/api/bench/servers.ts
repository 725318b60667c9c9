import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { type Alone, startAlone } from '#bench/alone.ts'
import type { Comparison } from '#bench/rounds.ts'
import type { Db } from '#db/client.ts'
import { productVersion } from '#modules/system/report.ts'

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

/** Runs `work` with the servers on an empty database, and stops and removes everything afterwards. */
export async function withServers<T>(work: (servers: Servers) => Promise<T>): Promise<T> {
  await using server = await startAlone()
  const ceiling = fork(new URL('ceiling.ts', import.meta.url), [server.databaseUrl])
  try {
    const [ceilingUrl] = (await once(ceiling, 'message')) as [string]
    return await work(await compared(server, { url: ceilingUrl, pid: ceiling.pid ?? 0 }))
  } finally {
    ceiling.kill()
  }
}

async function compared(server: Alone, ceiling: { url: string; pid: number }): Promise<Servers> {
  const { databaseUrl, databasePid } = server
  const companyIds = await makeCompanies(server.owner)
  // Otherwise the server would draw snapshots of the new companies' pages meanwhile, in CPU time that counts as the calls'.
  await sql`
    update snapshot_turns set due_at = now() + interval '1 day', release = ${await productVersion()}
  `.execute(server.owner)

  const [own, least] = [[server.serverPid], [ceiling.pid]]
  const company = { url: `${server.url}/api/companies/bench-0`, by: own }
  const page = { url: `${server.url}/bench-0`, headers: { 'accept-encoding': 'br' }, by: own }
  // Scans of a bot would not be counted.
  const scan = { url: `${server.url}/q/${code}`, headers: { 'user-agent': phone }, by: own }
  const hello = async (of: Answered) => ({ url: `${ceiling.url}/hello?bytes=${await sizeOf(of)}`, by: least })
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
        ceiling: reviews(`${ceiling.url}/insert`, least, companyIds),
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

async function makeCompanies(owner: Db): Promise<string[]> {
  const ids = Array.from({ length: companies }, () => randomUUID())
  await sql`
    insert into companies (id, slug, name, brand_color, google_review_url)
    select id, 'bench-' || n - 1, 'Bench ' || n, '#0F766E', 'https://g.page/r/bench/review'
    from unnest(${ids}::uuid[]) with ordinality as c (id, n)
  `.execute(owner)
  await sql`
    insert into placements (company_id, id, code, name, kind) values (${ids[0]}, ${randomUUID()}, ${code}, 'Counter', 'poster')
  `.execute(owner)
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
