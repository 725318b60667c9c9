import type { z } from 'zod'
import { DomainError } from '#domain/errors.ts'
import { processPool } from '#lib/process-pool.ts'
import { WorkerLimitError } from '#lib/worker-pool.ts'

/** Whoever is answered at once comes first. */
const inProcess = processPool({ timeoutMs: 20_000, niceness: 10 })

/**
 * Runs a script on what users of a company have uploaded, one image at a time, taking turns between companies. A logo
 * takes some tens of milliseconds, a photograph of 25 megapixels about a second, and the first image a second more, to
 * load the parser.
 *
 * @throws DomainError `complex_drawing` when it takes too long or too much memory, `overloaded`
 */
export async function inUploadProcess<Result>(
  script: URL,
  companyId: string | undefined,
  input: unknown,
  result: z.ZodType<Result>,
): Promise<Result> {
  try {
    return result.parse(await inProcess(script, input, companyId))
  } catch (error) {
    throw error instanceof WorkerLimitError ? new DomainError('complex_drawing') : error
  }
}
