import { processPool } from '#lib/process-pool.ts'

/** Yields to work that is answered at once. */
const forFew = processPool({ timeoutMs: 60_000, niceness: 10 })
/**
 * Long documents have a queue of their own with low priority, so that nobody with one card waits for them. Each needs
 * most of a process's memory limit, so the process ends afterwards.
 */
const forMany = processPool({ timeoutMs: 300_000, niceness: 19, onOneCore: true, maxKept: 0 })
const few = 50

/** Runs a script that draws `codes` codes in a child process. */
export function inProcess(script: URL, codes: number, input: unknown): Promise<unknown> {
  return (codes > few ? forMany : forFew)(script, input)
}
