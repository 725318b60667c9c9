import { processPool } from '#lib/process-pool.ts'

/**
 * Runs a script on an uploaded image. A logo takes some tens of milliseconds, a photograph of 25 megapixels about a
 * second, and the first image a second more, to load the parser.
 */
export const inUploadProcess = processPool({ timeoutMs: 20_000 })
