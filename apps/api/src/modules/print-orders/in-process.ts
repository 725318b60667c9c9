import { processPool } from '#lib/process-pool.ts'

/** Draws and reads the files of orders, one at a time. */
export const inProcess = processPool({ timeoutMs: 60_000 })
