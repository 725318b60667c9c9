import type { Piscina } from 'piscina'
import { DomainError } from '#errors.ts'

/** A script did not finish in time, or needed more memory than it may have. */
export class ThreadLimitError extends Error {
  override name = 'ThreadLimitError'
}

export interface ThreadOptions {
  /** Far more than the work takes, in ms; the thread is ended then. */
  timeoutMs: number
}

/** Ample for a piece of print, and a bound on what a hostile upload can take, in MB. */
const maxHeapMb = 256

/**
 * Runs a script in threads beside the event loop, which drawing, decoding and parsing would block, and with it every
 * visitor. At most two run and twenty wait; idle threads end after half a minute.
 *
 * @param script a module whose default export takes the input and returns the result
 * @returns runs it; throws whatever the script throws, `ThreadLimitError`, or DomainError `overloaded` when too many wait
 */
export function inThreads(script: URL, { timeoutMs }: ThreadOptions): (input: unknown) => Promise<unknown> {
  let opening: Promise<Piscina> | undefined
  const open = async () => {
    // Loaded by the first piece of work: it takes 7 MB.
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
      if (error.name === 'AbortError') throw new ThreadLimitError('took too long', { cause: error })
      if (code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new ThreadLimitError('took too much memory', { cause: error })
      throw error
    }
  }
}
