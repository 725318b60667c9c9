import { processPool } from '#lib/process-pool.ts'

/** Whoever is answered at once comes first. */
const forFew = processPool({ timeoutMs: 60_000, niceness: 10 })
/**
 * Long documents have a queue of their own, so that nobody with one card waits for them, and come last. Each needs most of
 * what a process may hold, so none is kept.
 */
const forMany = processPool({ timeoutMs: 300_000, niceness: 19, onOneCore: true, maxKept: 0 })
const few = 50

/** Runs a script that draws so many codes in a child process, taking turns between companies. */
export function inProcess(
  script: URL,
  { codes, companyId }: { codes: number; companyId: string },
  input: unknown,
): Promise<unknown> {
  return (codes > few ? forMany : forFew)(script, input, companyId)
}
