import { DomainError } from '#domain/errors.ts'

interface FairQueueOptions {
  /** Across all keys. */
  concurrency: number
  concurrencyPerKey: number
  maxQueuedPerKey: number
  /** Across all keys; unlimited by default. */
  maxQueued?: number
}

/** Current load: running and queued work. */
export interface Load {
  running: number
  waiting: number
}

/**
 * Limits concurrency fairly. Each key queues behind its own work, and keys with queued work are served round-robin.
 *
 * @returns a function that runs work for a key once there is capacity. It throws DomainError `overloaded` when that key's
 * queue or the whole queue is full. `resume` is for the next part of work that has already begun: it waits its turn too,
 * but is never rejected.
 */
export function fairQueue({
  concurrency,
  concurrencyPerKey,
  maxQueuedPerKey,
  maxQueued = Number.POSITIVE_INFINITY,
}: FairQueueOptions) {
  let running = 0
  let queued = 0
  const runningOf = new Map<string, number>()
  // In insertion order: the first key was served the longest time ago.
  const waiting = new Map<string, (() => void)[]>()

  function startNext(): void {
    for (const [key, starts] of waiting) {
      if (running >= concurrency) return
      if ((runningOf.get(key) ?? 0) >= concurrencyPerKey) continue
      const [start, ...rest] = starts
      waiting.delete(key)
      if (rest.length > 0) waiting.set(key, rest)
      running += 1
      queued -= 1
      runningOf.set(key, (runningOf.get(key) ?? 0) + 1)
      start?.()
    }
  }

  function end(key: string): void {
    running -= 1
    const left = (runningOf.get(key) ?? 1) - 1
    if (left > 0) runningOf.set(key, left)
    else runningOf.delete(key)
    startNext()
  }

  async function resume<T>(key: string, work: () => Promise<T>): Promise<T> {
    queued += 1
    const turn = new Promise<void>((resolve) => waiting.set(key, [...(waiting.get(key) ?? []), resolve]))
    startNext()
    await turn
    try {
      return await work()
    } finally {
      end(key)
    }
  }

  async function run<T>(key: string, work: () => Promise<T>): Promise<T> {
    if ((waiting.get(key)?.length ?? 0) >= maxQueuedPerKey || queued >= maxQueued) {
      throw new DomainError('overloaded', { retryAfter: 5 })
    }
    return resume(key, work)
  }
  return Object.assign(run, { resume, load: (): Load => ({ running, waiting: queued }) })
}
