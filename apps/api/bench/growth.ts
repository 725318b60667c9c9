import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { login } from '@candour/schemas/accounts.ts'
import { cpuSeconds } from '#bench/cpu-time.ts'
import { median, quantile, rounded } from '#bench/report.ts'
import { feedback } from '#bench/servers.ts'
import { startServer } from '#test/process.ts'

/** Half of the reviews belong to one company; companies and reviews grow together. */
const sizes = [
  { companies: 100, reviews: 10_000 },
  { companies: 1_000, reviews: 100_000 },
  { companies: 10_000, reviews: 1_000_000 },
]

const password = 'operator of it all'
const seedScale = fileURLToPath(new URL('../../../tooling/commands/src/seed-scale.ts', import.meta.url))

interface Company {
  id: string
  slug: string
}

interface Size {
  pid: number
  url: string
  /** Some of the companies; the first has half of all reviews. */
  companies: readonly Company[]
  owner: string
  operator: string
}

/** A call at one size. `round` is negative during warm-up, and each round's call may differ. */
type Call = (size: Size, round: number) => { path: string; cookie?: string; body?: object }

interface Kind {
  what: string
  call: Call
  rounds?: number
  /** Maximum growth of the median from the smallest size to the largest, which is a hundred times as large. */
  bar: number
}

interface Grown {
  what: string
  /** By size, times in ms. */
  p50: number[]
  p99: number[]
  cpu: number[]
  factor: number
  bar: number
}

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const middle = Buffer.from('2025-01-15T12:00:00.000Z 00000000-0000-7000-8000-000000000000').toString(
  'base64url',
)
const review = (company: Company | undefined) => ({ companyId: company?.id, rating: 4, feedback })
const dashboard =
  (call: string): Call =>
  ({ companies: [largest], owner }) => ({
    path: `/api/dashboard/${call}${call.includes('?') ? '&' : '?'}companyId=${largest?.id}`,
    cookie: owner,
  })
const admin =
  (call: string): Call =>
  ({ operator }) => ({ path: `/api/admin/${call}`, cookie: operator })

const kinds: Kind[] = [
  {
    what: 'review of the largest company',
    call: ({ companies: [largest] }) => ({ path: '/api/reviews', body: review(largest) }),
    bar: 1.5,
  },
  {
    what: 'review of any company',
    call: ({ companies }, round) => ({
      path: '/api/reviews',
      body: review(companies.at(round % companies.length)),
    }),
    bar: 1.5,
  },
  {
    what: 'company',
    call: ({ companies: [largest] }) => ({ path: `/api/companies/${largest?.slug}` }),
    bar: 1.5,
  },
  {
    what: 'company, first read',
    call: ({ companies }, round) => ({ path: `/api/companies/${companies.at(round)?.slug}` }),
    rounds: 60,
    bar: 1.5,
  },
  { what: 'dashboard summary, all time', call: dashboard('summary'), bar: 1.5 },
  { what: 'dashboard summary, 30 days', call: dashboard(`summary?from=${day(29)}`), bar: 1.5 },
  { what: 'dashboard trends, 30 days', call: dashboard(`trends?from=${day(29)}`), bar: 1.5 },
  { what: 'dashboard trends, all time', call: dashboard('trends?interval=week'), bar: 1.5 },
  { what: 'review list, first page', call: dashboard('reviews'), bar: 1.5 },
  { what: 'review list, in the middle', call: dashboard(`reviews?cursor=${middle}`), bar: 1.5 },
  {
    what: 'review list, one star with contact',
    call: dashboard('reviews?rating=1&hasContact=true'),
    bar: 1.5,
  },
  { what: 'inbox, new', call: dashboard('reviews?status=new'), bar: 1.5 },
  {
    what: 'inbox, unassigned',
    call: dashboard('reviews?status=new,in_progress,waiting&assignee=none'),
    bar: 1.5,
  },
  { what: 'inbox, counts of the views', call: dashboard('reviews/cases/count'), bar: 1.5 },
  { what: 'search, a frequent word', call: dashboard('reviews?q=coffee'), bar: 3 },
  { what: 'search, no match', call: dashboard('reviews?q=zzzz'), bar: 3 },
  { what: 'admin list, newest', call: admin('companies?images=link&limit=24'), bar: 1.5 },
  { what: 'admin list, by name', call: admin('companies?images=link&limit=24&sort=name'), bar: 1.5 },
  {
    what: 'admin list, by 30-day reviews',
    call: admin('companies?images=link&limit=24&sort=recentReviews'),
    bar: 1.5,
  },
  { what: 'admin list, search', call: admin('companies?images=link&limit=24&search=scale%2099'), bar: 3 },
  { what: 'admin overview', call: admin('overview'), bar: 1.5 },
]

/**
 * Measures how the cost of calls grows with the number of companies and reviews. Each size has a database and a server
 * of its own; the calls take turns between them, so that other load on the machine affects all sizes alike. Prints a
 * table, and writes JSON to a file if one is given.
 */
export async function growth(file?: string): Promise<void> {
  const closers: (() => Promise<unknown>)[] = []
  try {
    const ready: Size[] = []
    for (const size of sizes) ready.push(await prepare(size, closers))
    const rows: Grown[] = []
    for (const kind of kinds) rows.push(await measure(kind, ready))
    print(rows)
    if (file) await writeFile(file, `${JSON.stringify({ sizes, rows }, null, 2)}\n`)
  } finally {
    for (const close of closers.reverse()) await close()
  }
}

async function prepare(
  { companies, reviews }: (typeof sizes)[number],
  closers: (() => Promise<unknown>)[],
): Promise<Size> {
  const dataDir = await mkdtemp(join(tmpdir(), 'candour-growth-'))
  closers.push(() => rm(dataDir, { recursive: true, force: true }))
  const args = [seedScale, '--companies', String(companies), '--reviews', String(reviews)]
  const { PATH = '', HOME = '' } = process.env
  const seeding = spawn(process.execPath, args, { env: { PATH, HOME, DATA_DIR: dataDir } })
  const [out, errors, [code]] = await Promise.all([
    text(seeding.stdout),
    text(seeding.stderr),
    once(seeding, 'close'),
  ])
  if (code !== 0) throw new Error(errors)
  console.log(out.trim().split('\n').at(-2))
  const server = await startServer({ DATA_DIR: dataDir, SUPERADMIN_PASSWORD: password })
  closers.push(() => {
    server.kill('SIGTERM')
    return server.exited
  })
  const { url, pid = 0 } = server
  const signIn = async (email: string, password: string) => {
    const body = JSON.stringify({ email, password })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url + login.path, { method: login.method, headers, body })
    if (!answer.ok) throw new Error(`signing in answered ${answer.status}`)
    return answer.headers.getSetCookie().at(-1)?.split(';', 1)[0] ?? ''
  }
  const operator = await signIn('admin@example.com', password)
  const answer = await fetch(`${url}/api/admin/companies?images=link&limit=100&search=scale`, {
    headers: { cookie: operator },
  })
  const some: Company[] = await answer.json()
  const largest: Company = await (await fetch(`${url}/api/companies/scale-1`)).json()
  return {
    ...{ pid, url, operator },
    companies: [{ ...largest, slug: 'scale-1' }, ...some.filter(({ id }) => id !== largest.id)],
    owner: await signIn('scale@example.com', 'scale of the thing'),
  }
}

async function measure({ what, call, rounds = 200, bar }: Kind, ready: Size[]): Promise<Grown> {
  const results = ready.map((size) => ({ size, times: [] as number[], cpu: 0 }))
  for (let round = -20; round < rounds; round += 1) {
    if (round === 0) for (const result of results) result.cpu = await cpuSeconds([result.size.pid])
    for (const { size, times } of results) {
      const taken = await time(size, call(size, round))
      if (round >= 0) times.push(taken)
    }
  }
  for (const result of results) {
    result.cpu = (((await cpuSeconds([result.size.pid])) - result.cpu) / rounds) * 1_000
  }
  const p50 = results.map(({ times }) => median(times))
  return {
    what,
    p50,
    p99: results.map(({ times }) => quantile(times, 0.99)),
    cpu: results.map(({ cpu }) => cpu),
    factor: (p50.at(-1) ?? Number.NaN) / (p50[0] ?? Number.NaN),
    bar,
  }
}

async function time({ url }: Size, { path, cookie = '', body }: ReturnType<Call>): Promise<number> {
  const before = performance.now()
  const answer = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return performance.now() - before
}

function print(rows: readonly Grown[]): void {
  console.log(
    'p50 / p99 in ms (CPU time of server and database), by companies / reviews; growth of the p50 to the last',
  )
  console.table(
    rows.map(({ what, p50, p99, cpu, factor, bar }) => ({
      what,
      ...Object.fromEntries(
        sizes.map(({ companies, reviews }, n) => [
          `${companies} / ${reviews}`,
          `${rounded(p50[n])} / ${rounded(p99[n])} (${rounded(cpu[n])})`,
        ]),
      ),
      growth: factor.toFixed(2),
      bar: `≤ ${bar}`,
      holds: factor <= bar,
    })),
  )
}
