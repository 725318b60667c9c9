import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import lighthouse from 'lighthouse'

/** Metrics of one visit: times in milliseconds since navigation; `cls` is unitless. */
export interface Visit {
  fcp: number
  lcp: number
  cls: number
  /** Total blocking time: the part of each task after FCP that exceeds 50 ms. */
  blocking: number
  /** When the page was complete: a static file loaded, a review page hydrated, a console with its data. */
  ready?: number
  /** Bytes over the network until then, headers included. */
  bytes?: Bytes
}

const kinds = {
  Document: 'document',
  Stylesheet: 'styles',
  Script: 'script',
  Image: 'images',
  Fetch: 'data',
  XHR: 'data',
} as const

type Bytes = Partial<Record<(typeof kinds)[keyof typeof kinds] | 'other' | 'later', number>>

/** Slow 4G and a mid-range phone, used for both kinds of throttling. */
const slow = { latencyMs: 150, downKbps: 1_600, upKbps: 750, cpu: 4 }

/**
 * Visits with Lighthouse's mobile profile and simulated throttling: it loads the page at full speed and computes the
 * times on the slow network from the dependency graph.
 */
export async function visitSimulated(url: string, port: number): Promise<Visit> {
  const run = await lighthouse(url, {
    port,
    logLevel: 'error',
    throttlingMethod: 'simulate',
    throttling: {
      rttMs: slow.latencyMs,
      throughputKbps: slow.downKbps,
      cpuSlowdownMultiplier: slow.cpu,
      requestLatencyMs: 0,
      downloadThroughputKbps: 0,
      uploadThroughputKbps: 0,
    },
    onlyAudits: [
      'first-contentful-paint',
      'largest-contentful-paint',
      'cumulative-layout-shift',
      'total-blocking-time',
    ],
  })
  const value = (audit: string) => {
    const measured = run?.lhr.audits[audit]?.numericValue
    if (measured === undefined) throw new Error(`Lighthouse gave no ${audit} for ${url}`)
    return measured
  }
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    blocking: value('total-blocking-time'),
  }
}

export interface ThrottledVisit {
  /** Runs in the page; true once it is ready. */
  until?: () => boolean
  storageState?: BrowserContextOptions['storageState']
}

/** Visits with applied network and CPU throttling and an empty cache. */
export async function visitThrottled(
  browser: Browser,
  url: string,
  { until, storageState }: ThrottledVisit,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    ...(storageState && { storageState }),
  })
  try {
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latencyMs,
      downloadThroughput: (slow.downKbps * 1000) / 8,
      uploadThroughput: (slow.upKbps * 1000) / 8,
    })
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
    const bytes = countBytes(devTools)
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load' })
    if (until) await page.waitForFunction(until)
    const ready = await page.evaluate(
      () => performance.getEntriesByName('hydrated')[0]?.startTime ?? performance.now(),
    )
    return { ...(await report(page)), bytes, ready }
  } finally {
    await context.close()
  }
}

function countBytes(devTools: CDPSession): Bytes {
  const bytes: Bytes = {}
  const types = new Map<string, string>()
  devTools.on('Network.responseReceived', ({ requestId, type, response }) =>
    // Words of the screens after the first view, which load once that is there.
    types.set(requestId, /\/screens-[^/]+\.js$/.test(response.url) ? 'later' : type),
  )
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf(types.get(requestId))
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  return bytes
}

function kindOf(type: string | undefined): keyof Bytes {
  if (type === 'later') return type
  return Object.entries(kinds).find(([name]) => name === type)?.[1] ?? 'other'
}

/** Runs in the page before any other script; collects performance entries in `window.seen`. */
function observe(): void {
  const seen: Record<string, PerformanceEntry[]> = {}
  Object.assign(window, { seen })
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask']) {
    const entries: PerformanceEntry[] = []
    seen[type] = entries
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true })
  }
}

async function report(page: Page): Promise<Visit> {
  // Entries are delivered after the frame or task they describe.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  return page.evaluate(() => {
    const seen: Record<string, PerformanceEntry[]> = Reflect.get(window, 'seen')
    const entries = (type: string) => seen[type] ?? []
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    return {
      fcp,
      lcp: entries('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
      cls: sum(entries('layout-shift').map((shift) => Number(Reflect.get(shift, 'value')))),
      blocking: sum(
        entries('longtask')
          .filter(({ startTime }) => startTime >= fcp)
          .map(({ duration }) => Math.max(0, duration - 50)),
      ),
    }
  })
}
