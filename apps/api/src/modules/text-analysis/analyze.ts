import { workerPool } from '#lib/worker-pool.ts'
import type { Analysis, WrittenText } from '#modules/text-analysis/analyze.worker.ts'

const analyze = workerPool(new URL('./analyze.worker.ts', import.meta.url), { timeoutMs: 30_000 })

/** Analyzes texts in a worker thread. */
export async function analyzeTexts(texts: readonly WrittenText[]): Promise<Analysis[]> {
  const written = texts.map(({ text, lang, rating }) => ({ text, lang, rating }))
  return (await analyze(written)) as Analysis[]
}
