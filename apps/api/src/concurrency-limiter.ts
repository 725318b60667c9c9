import { DomainError } from '#errors.ts'

/** Current load: running and queued tasks. */
export interface Load {
  running: number
  waiting: number
}

/**
 * Limits concurrency, so CPU-bound work cannot starve other requests.
 *
 * @returns a function that runs work when its turn comes, with a `load` function attached; `urgent` work goes ahead of
 * other work and has its own queue of the same length
 * @throws DomainError `overloaded` when the queue is full
 */
export function concurrencyLimiter({ concurrency, maxQueued }: { concurrency: number; maxQueued: number }) {
  let running = 0
  const urgently: (() => void)[] = []
  const waiting: (() => void)[] = []
  async function limit<T>(work: () => Promise<T>, { urgent = false } = {}): Promise<T> {
    const queue = urgent ? urgently : waiting
    if (running >= concurrency) {
      if (queue.length >= maxQueued) throw new DomainError('overloaded', { retryAfter: 5 })
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = urgently.shift() ?? waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  return Object.assign(limit, { load: (): Load => ({ running, waiting: urgently.length + waiting.length }) })
}
