import type { Browser, Page } from '@playwright/test'
import lighthouse from 'lighthouse'

/** One visit: times in milliseconds after navigation; `cls` without a unit. */
export interface Visit {
  fcp: number
  lcp: number
  cls: number
  /** What every task after the first paint took beyond 50 ms. */
  blocking: number
  /** When the page answers to script; absent where no script takes over. */
  hydrated?: number
}

/** Slow 4G and a mid-range phone, the same in both kinds of throttling. */
const slow = { latencyMs: 150, downKbps: 1_600, upKbps: 750, cpu: 4 }

/**
 * Lighthouse on its phone with simulated throttling: the page is loaded at full speed and the times on the slow
 * network are computed from what depended on what.
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

/** A browser on a network and a processor that are really as slow, with an empty cache. */
export async function visitThrottled(
  browser: Browser,
  url: string,
  { hydrates }: { hydrates: boolean },
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true })
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
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load' })
    if (hydrates) {
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    }
    return await report(page)
  } finally {
    await context.close()
  }
}

/** In the page, before anything else: keeps what the browser reports, in the performance timeline's own buffer. */
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
  // Entries arrive after the frame or task they tell of.
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const seen: Record<string, PerformanceEntry[]> = Reflect.get(window, 'seen')
    const entries = (type: string) => seen[type] ?? []
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime
    return {
      fcp,
      lcp: entries('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
      cls: sum(entries('layout-shift').map((shift) => Number(Reflect.get(shift, 'value')))),
      blocking: sum(
        entries('longtask')
          .filter(({ startTime }) => startTime >= fcp)
          .map(({ duration }) => Math.max(0, duration - 50)),
      ),
      ...(hydrated !== undefined && { hydrated }),
    }
  })
}
