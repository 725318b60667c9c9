import { z } from 'zod'
import { workerPool } from '#lib/worker-pool.ts'
import type { DigestContent } from '#modules/digests/content.ts'

export type DayBar = DigestContent['days'][number]

/** Size of the chart in CSS pixels. */
export const chartWidth = 480
export const chartHeight = 120

/** Transparent around the bars; each color has a contrast of at least 3:1 on the light and the dark card. */
export const sentimentColors = { positive: '#1f9d63', neutral: '#858c99', negative: '#dd4b50' } as const

const runWorker = workerPool(new URL('./chart.worker.ts', import.meta.url), { timeoutMs: 10_000 })

/** Draws a PNG with a stacked bar per day: positive, neutral and negative reviews. */
export async function drawChart(days: readonly DayBar[]): Promise<Buffer> {
  return Buffer.from(z.instanceof(Uint8Array).parse(await runWorker(days)))
}
