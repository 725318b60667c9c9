import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type ServerProcess, startServer } from '@candour/api/test/process.ts'
import { findBrowser } from '@candour/browser/find-browser.ts'
import { freePort } from '@candour/postgres/free-port.ts'
import { type Browser, chromium, request } from '@playwright/test'
import { startFloor } from './floor.ts'
import { type Visit, visitSimulated, visitThrottled } from './measure.ts'

/**
 * Measures the first view on a slow phone: of a company's page and its thanks, each against the same page from memory
 * without scripts, of the dashboard in its longest language, against English, and of both consoles, with few reviews and
 * with many.
 * `pnpm bench:page [--runs 7] [--json FILE]` fills the consoles' databases, in the folders named by `--few` and `--many`;
 * `--only languages` measures that alone. Prints medians; the file has every visit.
 */
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    json: { type: 'string' },
    few: { type: 'string' },
    many: { type: 'string' },
    only: { type: 'string' },
  },
})
const runs = Number(options.runs)

const superadmin = { email: 'admin@example.com', password: 'operator of it all' }
const consoles = {
  dashboard: {
    // All time, because a company with ten reviews may have none this month.
    path: '/dashboard?period=all',
    user: { email: 'scale@example.com', password: 'scale of the thing' },
    until: () =>
      document.querySelector('.recharts-surface') !== null &&
      document.querySelector('.animate-skeleton') === null,
  },
  admin: {
    path: '/admin',
    user: superadmin,
    until: () =>
      document.querySelector('main h2, main h3') !== null &&
      document.querySelector('.animate-skeleton') === null,
  },
}

/** All visits of one page in one way. */
interface Series {
  what: string
  throttling: 'simulated' | 'applied'
  visits: Visit[]
}

interface Goal {
  what: string
  measured: number
  bar: number
  'reach for': number
}

const series: Series[] = []
const goals: Goal[] = []
const { browser, port } = await launch()
try {
  if (!options.only) {
    await benchPage('review page', '/cafe-luna')
    await benchPage('thank-you page with changes', '/cafe-luna/thank-you')
  }
  await benchLanguages()
  if (!options.only && options.few && options.many)
    await benchConsoles({ few: options.few, many: options.many })
} finally {
  await browser.close()
}
print()
if (options.json) await writeFile(options.json, `${JSON.stringify({ runs, goals, series }, null, 2)}\n`)

async function launch(): Promise<{ browser: Browser; port: number }> {
  const { args, ...found } = await findBrowser()
  const port = await freePort()
  const env = Object.fromEntries(
    Object.entries(found.env ?? process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  const launched = await chromium.launch({
    executablePath: found.executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env,
  })
  return { browser: launched, port }
}

async function benchPage(name: string, path: string): Promise<void> {
  await withDemo(async ({ url }) => {
    const page = new URL(path, url).href
    const floor = await startFloor(page)
    const until = () => performance.getEntriesByName('hydrated').length > 0
    const [lanternFloor, lantern] = await alternate('simulated', {
      [`${name}, static file`]: () => visitSimulated(floor.url, port),
      [name]: () => visitSimulated(page, port),
    })
    const [appliedFloor, applied] = await alternate('applied', {
      [`${name}, static file`]: () => visitThrottled(browser, floor.url, {}),
      [name]: () => visitThrottled(browser, page, { until }),
    })
    await floor.stop()
    const worse = (figure: 'cls' | 'blocking') => Math.max(median(lantern, figure), median(applied, figure))
    const byFile = median(lantern, 'lcp') / median(lanternFloor, 'lcp')
    addGoal(`${name}: LCP by that of the static file, simulated (×)`, round(byFile, 2), 1.2, 1.1)
    const beyondFile = median(applied, 'lcp') - median(appliedFloor, 'lcp')
    addGoal(`${name}: LCP beyond the static file, applied (ms)`, round(beyondFile), 110, 80)
    addGoal(`${name}: CLS, the worse of both`, round(worse('cls'), 4), 0.02, 0)
    addGoal(`${name}: blocking time, the worse of both (ms)`, round(worse('blocking')), 100, 50)
  })
}

/** The dashboard of the demo in Japanese, which has most bytes of words, against English. */
async function benchLanguages(): Promise<void> {
  await withDemo(async ({ url, output }) => {
    const [, email = '', password = ''] =
      /Demo company admin: (\S+)\n\s+Password \(shown only this once\): (\S+)/.exec(output()) ?? []
    const { path, until } = consoles.dashboard
    const visitIn = async (language: string) => {
      const storageState = await signIn(url, { email, password }, language)
      return () => visitThrottled(browser, new URL(path, url).href, { until, storageState })
    }
    const [english, japanese] = await alternate('applied', {
      'dashboard, en': await visitIn('en'),
      'dashboard, ja': await visitIn('ja'),
    })
    const byEnglish = median(japanese, 'lcp') / median(english, 'lcp')
    addGoal('dashboard: LCP in Japanese by that in English (×)', round(byEnglish, 3), 1.02, 1.01)
    const more = (bytesOf(japanese) - bytesOf(english)) / 1000
    addGoal('dashboard: bytes in Japanese beyond those in English (kB)', round(more, 1), 3, 2)
  })
}

/** Bytes of the first view over the network. */
function bytesOf(visits: readonly Visit[]): number {
  const { later: _, ...first } = visits.at(-1)?.bytes ?? {}
  return Object.values(first).reduce((total, bytes) => total + bytes, 0)
}

async function withDemo(work: (server: ServerProcess) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'candour-bench-'))
  try {
    await withServer({ NODE_ENV: 'production', DATA_DIR: dataDir, SEED_DEMO: 'true' }, work)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function benchConsoles({ few, many }: { few: string; many: string }): Promise<void> {
  const env = {
    NODE_ENV: 'production',
    REQUIRE_TWO_FACTOR: 'off',
    SUPERADMIN_PASSWORD: superadmin.password,
  }
  await withServer({ ...env, DATA_DIR: resolve(few) }, (small) =>
    withServer({ ...env, DATA_DIR: resolve(many) }, async (large) => {
      for (const [name, { path, user, until }] of Object.entries(consoles)) {
        const visit = async ({ url }: ServerProcess) => {
          const storageState = await signIn(url, user)
          return () => visitThrottled(browser, new URL(path, url).href, { until, storageState })
        }
        const [withFew, withMany] = await alternate('applied', {
          [`${name}, 10 reviews`]: await visit(small),
          [`${name}, 1,000,000 reviews`]: await visit(large),
        })
        const growth = median(withMany, 'ready') / median(withFew, 'ready')
        addGoal(`${name}: time until complete, 1,000,000 by 10 reviews (×)`, round(growth, 2), 1.2, 1.1)
      }
    }),
  )
}

async function withServer(
  env: Record<string, string>,
  work: (server: ServerProcess) => Promise<void>,
): Promise<void> {
  const server = await startServer(env)
  try {
    await work(server)
  } finally {
    server.kill('SIGTERM')
    await server.exited
  }
}

async function signIn(url: string, data: { email: string; password: string }, language = 'en') {
  const api = await request.newContext({
    baseURL: url,
    extraHTTPHeaders: { 'accept-language': language },
  })
  const response = await api.post('/api/auth/login', { data })
  if (!response.ok()) throw new Error(`Signing in answered ${response.status()}`)
  return api.storageState()
}

function addGoal(what: string, measured: number, bar: number, reachFor: number): void {
  goals.push({ what, measured, bar, 'reach for': reachFor })
}

/** Visits pages in turns, so that background load affects all equally, after one visit each to warm up. */
async function alternate(
  throttling: Series['throttling'],
  pages: Record<string, () => Promise<Visit>>,
): Promise<[Visit[], Visit[]]> {
  const measured = Object.entries(pages).map(([what, visit]) => ({ what, visit, visits: [] as Visit[] }))
  for (const { visit } of measured) await visit()
  for (let run = 0; run < runs; run += 1) {
    for (const { visit, visits } of measured) visits.push(await visit())
  }
  for (const { what, visits } of measured) series.push({ what, throttling, visits })
  const [first, second] = measured
  return [first?.visits ?? [], second?.visits ?? []]
}

function print(): void {
  console.table(
    series.map(({ what, throttling, visits }) => {
      const { bytes } = visits.at(-1) ?? {}
      const kB = Object.entries(bytes ?? {}).map(([kind, size]) => [`${kind} kB`, round(size / 1000, 1)])
      return {
        what,
        throttling,
        'FCP ms': round(median(visits, 'fcp')),
        'LCP ms': round(median(visits, 'lcp')),
        CLS: round(median(visits, 'cls'), 4),
        'blocking ms': round(median(visits, 'blocking')),
        'ready ms': round(median(visits, 'ready')),
        ...Object.fromEntries(kB),
      }
    }),
  )
  console.table(
    goals.map((goal) => ({
      ...goal,
      verdict: !(goal.measured <= goal.bar)
        ? 'MISSED'
        : goal.measured <= goal['reach for']
          ? 'goal reached'
          : 'within the bar',
    })),
  )
}

function median(visits: readonly Visit[], name: 'fcp' | 'lcp' | 'cls' | 'blocking' | 'ready'): number {
  const known = visits.map((visit) => visit[name] ?? Number.NaN).toSorted((a, b) => a - b)
  return known[Math.floor(known.length / 2)] ?? Number.NaN
}

function round(value: number, digits = 0): number {
  return Number(value.toFixed(digits))
}
