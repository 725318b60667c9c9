import { writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Alone, scaleOwner, seedScale, signIn, startAlone, timeOf } from '#bench/alone.ts'
import { cpuSeconds } from '#bench/cpu-time.ts'
import { median, quantile, rounded } from '#bench/report.ts'
import { feedback } from '#bench/servers.ts'

/** Half of the reviews belong to one company; companies and reviews grow together. */
const sizes = [
  { companies: 100, reviews: 10_000 },
  { companies: 1_000, reviews: 100_000 },
  { companies: 10_000, reviews: 1_000_000 },
]

const operator = { email: 'admin@example.com', password: 'operator of it all' }

interface Company {
  id: string
  slug: string
}

interface Size {
  /** Of the server and its database. */
  pids: number[]
  url: string
  /** Some of the companies; the first has half of all reviews. */
  companies: readonly Company[]
  /** Headers of their calls. */
  owner: { cookie: string }
  operator: { cookie: string }
}

/** A call at one size. `round` is negative during warm-up, and each round's call may differ. */
type Call = (size: Size, round: number) => { path: string; headers?: { cookie: string }; body?: object }

interface Kind {
  what: string
  call: Call
  rounds?: number
  /** Maximum growth of the median up to the largest size, which is a hundred times the smallest; 1.5 by default. */
  bar?: number
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
    headers: owner,
  })
const admin =
  (call: string): Call =>
  ({ operator }) => ({ path: `/api/admin/${call}`, headers: operator })

const kinds: Kind[] = [
  {
    what: 'review of the largest company',
    call: ({ companies: [largest] }) => ({ path: '/api/reviews', body: review(largest) }),
  },
  {
    what: 'review of any company',
    call: ({ companies }, round) => ({
      path: '/api/reviews',
      body: review(companies.at(round % companies.length)),
    }),
  },
  { what: 'company', call: ({ companies: [largest] }) => ({ path: `/api/companies/${largest?.slug}` }) },
  {
    what: 'company, first read',
    call: ({ companies }, round) => ({ path: `/api/companies/${companies.at(round)?.slug}` }),
    rounds: 60,
  },
  { what: 'dashboard summary, all time', call: dashboard('summary') },
  { what: 'dashboard summary, 30 days', call: dashboard(`summary?from=${day(29)}`) },
  { what: 'dashboard trends, 30 days', call: dashboard(`trends?from=${day(29)}`) },
  { what: 'dashboard trends, all time', call: dashboard('trends?interval=week') },
  { what: 'review list, first page', call: dashboard('reviews') },
  { what: 'review list, in the middle', call: dashboard(`reviews?cursor=${middle}`) },
  { what: 'review list, one star with contact', call: dashboard('reviews?rating=1&hasContact=true') },
  { what: 'inbox, new', call: dashboard('reviews?status=new') },
  { what: 'inbox, unassigned', call: dashboard('reviews?status=new,in_progress,waiting&assignee=none') },
  { what: 'inbox, counts of the views', call: dashboard('reviews/cases/count') },
  { what: 'search, a frequent word', call: dashboard('reviews?q=coffee'), bar: 3 },
  { what: 'search, no match', call: dashboard('reviews?q=zzzz'), bar: 3 },
  { what: 'admin list, newest', call: admin('companies?images=link&limit=24') },
  { what: 'admin list, by name', call: admin('companies?images=link&limit=24&sort=name') },
  { what: 'admin list, by 30-day reviews', call: admin('companies?images=link&limit=24&sort=recentReviews') },
  { what: 'admin list, search', call: admin('companies?images=link&limit=24&search=scale%2099'), bar: 3 },
  { what: 'admin overview', call: admin('overview') },
]

/**
 * Measures how the cost of calls grows with the number of companies and reviews. Each size has a database and a server
 * of its own; the calls take turns between them, so that other load on the machine affects all sizes alike. Prints a
 * table, and writes JSON to a file if one is given.
 */
export async function growth(file?: string): Promise<void> {
  await using servers = new AsyncDisposableStack()
  const ready: Size[] = []
  for (const { companies, reviews } of sizes) {
    const prepare = (folder: string) => seedScale(folder, companies, reviews)
    const env = { SUPERADMIN_PASSWORD: operator.password }
    ready.push(await signInto(servers.use(await startAlone({ prepare, env }))))
  }
  const rows: Grown[] = []
  for (const kind of kinds) rows.push(await measure(kind, ready))
  print(rows)
  if (file) await writeFile(file, `${JSON.stringify({ sizes, rows }, null, 2)}\n`)
}

async function signInto({ url, serverPid, databasePid, owner: db }: Alone): Promise<Size> {
  return {
    ...{ url, pids: [serverPid, databasePid] },
    companies: await db
      .selectFrom('companies')
      .select(['id', 'slug'])
      .orderBy(sql`slug = 'scale-1'`, 'desc')
      .limit(100)
      .execute(),
    owner: await signIn(url, scaleOwner),
    operator: await signIn(url, operator),
  }
}

async function measure(
  { what, call, rounds = 200, bar = 1.5 }: Kind,
  ready: readonly Size[],
): Promise<Grown> {
  const results = ready.map((size) => ({ size, times: [] as number[], cpu: 0 }))
  for (let round = -20; round < rounds; round += 1) {
    if (round === 0) for (const result of results) result.cpu = await cpuSeconds(result.size.pids)
    for (const { size, times } of results) {
      const { path, ...given } = call(size, round)
      const taken = await timeOf(size.url + path, given)
      if (round >= 0) times.push(taken)
    }
  }
  for (const result of results) {
    result.cpu = (((await cpuSeconds(result.size.pids)) - result.cpu) / rounds) * 1_000
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
