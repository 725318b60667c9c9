import { processPool } from '#lib/process-pool.ts'

/** For requests with few codes, which somebody waits for. */
const forFew = processPool({ timeoutMs: 60_000, niceness: 10 })
/**
 * Long documents have a separate queue with the lowest priority, so that nobody with one card waits for them. Each needs
 * most of a process's memory, so no process is kept.
 */
const forMany = processPool({ timeoutMs: 300_000, niceness: 19, onOneCore: true, maxKept: 0 })
const few = 50

/** Runs a script that draws `codes` codes in a child process, taking turns between companies. */
export function inProcess(
  script: URL,
  { codes, companyId }: { codes: number; companyId: string },
  input: unknown,
): Promise<unknown> {
  return (codes > few ? forMany : forFew)(script, input, companyId)
}
