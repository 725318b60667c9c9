import type { Piscina } from 'piscina'
import { DomainError } from '#domain/errors.ts'

/** A script exceeded its time or memory limit. */
export class WorkerLimitError extends Error {
  override name = 'WorkerLimitError'
}

interface WorkerPoolOptions {
  /** Well above what the work takes, in ms; the thread is terminated after that. */
  timeoutMs: number
}

/** Heap limit per thread, in MB. It does not hold for native code, see process-pool.ts. */
const maxHeapMb = 256

/**
 * Runs a script in worker threads: what would block the event loop, and with it every visitor.
 * At most two tasks run and twenty are queued; idle threads exit after 30 seconds.
 *
 * @param script a module whose default export takes the input and returns the result
 * @returns a function that runs the script; it rethrows the script's errors, and throws `WorkerLimitError`, or
 * DomainError `overloaded` when the queue is full
 */
export function workerPool(
  script: URL,
  { timeoutMs }: WorkerPoolOptions,
): (input: unknown) => Promise<unknown> {
  let opening: Promise<Piscina> | undefined
  const open = async () => {
    // Loaded on first use: the module takes 7 MB.
    const { Piscina } = await import('piscina')
    return new Piscina({
      filename: script.href,
      minThreads: 0,
      maxThreads: 2,
      maxQueue: 20,
      idleTimeout: 30_000,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    })
  }
  return async (input) => {
    opening ??= open()
    const pool = await opening
    if (pool.queueSize >= pool.options.maxQueue) throw new DomainError('overloaded', { retryAfter: 5 })
    try {
      return await pool.run(input, { signal: AbortSignal.timeout(timeoutMs) })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const code = 'code' in error ? error.code : undefined
      if (error.name === 'AbortError') throw new WorkerLimitError('took too long', { cause: error })
      if (code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new WorkerLimitError('took too much memory', { cause: error })
      throw error
    }
  }
}
