import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startServer } from '@candour/api/test/process.ts'
import { findBrowser } from '@candour/browser/find-browser.ts'
import { freePort } from '@candour/postgres/free-port.ts'
import { chromium } from '@playwright/test'
import { type Visit, visitSimulated, visitThrottled } from './measure.ts'
import { placeStaticCard, removeStaticCard } from './static-card.ts'

/**
 * Measures a company's page on a slow phone against a static file with the same content from the same server:
 * `pnpm bench:page [--runs 7]`. Prints medians, and all measurements as JSON on the last line.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } })
const runs = Number(values.runs)

const kinds = ['simulated', 'applied'] as const
type Kind = (typeof kinds)[number]
type Visits = Record<Kind, { page: Visit[]; floor: Visit[] }>

const dataDir = await mkdtemp(join(tmpdir(), 'candour-bench-'))
const server = await startServer({ NODE_ENV: 'production', DATA_DIR: dataDir, SEED_DEMO: 'true' })
try {
  const page = new URL('/cafe-luna', server.url).href
  const visits = await measure(page, await placeStaticCard(page))
  print(visits)
} finally {
  await removeStaticCard()
  server.kill('SIGTERM')
  await server.exited
  await rm(dataDir, { recursive: true, force: true })
}

/** Alternates between the page and the floor, so that background load affects both equally. */
async function measure(page: string, floor: string): Promise<Visits> {
  const { args, ...found } = await findBrowser()
  const port = await freePort()
  const env = Object.fromEntries(
    Object.entries(found.env ?? process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env,
  })
  const visit = {
    simulated: (url: string) => visitSimulated(url, port),
    applied: (url: string) => visitThrottled(browser, url, { hydrates: url === page }),
  }
  const visits: Visits = { simulated: { page: [], floor: [] }, applied: { page: [], floor: [] } }
  try {
    for (const kind of kinds) {
      // Warm-up, which also fills the server's page cache.
      for (const url of [floor, page]) await visit[kind](url)
      for (let run = 0; run < runs; run += 1) {
        visits[kind].floor.push(await visit[kind](floor))
        visits[kind].page.push(await visit[kind](page))
      }
    }
  } finally {
    await browser.close()
  }
  return visits
}

function print(visits: Visits): void {
  const table = kinds.flatMap((kind) =>
    (['floor', 'page'] as const).map((which) => {
      const of = (name: keyof Visit) => median(visits[kind][which].map((visit) => visit[name]))
      return {
        throttling: kind,
        what: which === 'floor' ? 'static file' : 'page',
        'FCP ms': round(of('fcp')),
        'LCP ms': round(of('lcp')),
        CLS: round(of('cls'), 4),
        'blocking ms': round(of('blocking')),
        'hydrated ms': round(of('hydrated')),
      }
    }),
  )
  console.table(table)

  const lcp = (kind: Kind, which: 'page' | 'floor') =>
    median(visits[kind][which].map((visit) => visit.lcp)) ?? Number.NaN
  const worst = (name: 'cls' | 'blocking') =>
    Math.max(...kinds.map((kind) => median(visits[kind].page.map((visit) => visit[name])) ?? Number.NaN))
  const goals = [
    {
      what: 'LCP beside the static file, simulated (×)',
      measured: round(lcp('simulated', 'page') / lcp('simulated', 'floor'), 2),
      bar: 1.2,
      'reach for': 1.1,
    },
    {
      what: 'LCP beyond the static file, applied (ms)',
      measured: round(lcp('applied', 'page') - lcp('applied', 'floor')),
      bar: 150,
      'reach for': 80,
    },
    { what: 'CLS, the worse of both', measured: round(worst('cls'), 4), bar: 0.02, 'reach for': 0 },
    {
      what: 'blocking time, the worse of both (ms)',
      measured: round(worst('blocking')),
      bar: 100,
      'reach for': 50,
    },
  ]
  console.table(
    goals.map((goal) => ({
      ...goal,
      verdict: !(goal.measured !== undefined && goal.measured <= goal.bar)
        ? 'MISSED'
        : goal.measured <= goal['reach for']
          ? 'goal reached'
          : 'within the bar',
    })),
  )
  console.log(JSON.stringify({ runs, goals, visits }))
}

function median(values: (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined).sort((a, b) => a - b)
  return known[Math.floor(known.length / 2)]
}

function round(value: number | undefined, digits = 0): number | undefined {
  return value === undefined ? undefined : Number(value.toFixed(digits))
}
