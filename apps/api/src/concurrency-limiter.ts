import PQueue from 'p-queue'
import { DomainError } from '#errors.ts'

/** Current load: running and queued tasks. */
export interface Load {
  running: number
  waiting: number
}

/**
 * Limits concurrency, so CPU-bound work cannot starve other requests.
 *
 * @returns a function that runs work once there is capacity, with a `load` function attached; `urgent` work goes ahead
 * of other work, with a queue limit of its own
 * @throws DomainError `overloaded` when the queue is full
 */
export function concurrencyLimiter({ concurrency, maxQueued }: { concurrency: number; maxQueued: number }) {
  const queue = new PQueue({ concurrency })
  async function limit<T>(work: () => Promise<T>, { urgent = false } = {}): Promise<T> {
    const priority = urgent ? 1 : 0
    if (queue.sizeBy({ priority }) >= maxQueued) throw new DomainError('overloaded', { retryAfter: 5 })
    return queue.add(work, { priority })
  }
  return Object.assign(limit, { load: (): Load => ({ running: queue.pending, waiting: queue.size }) })
}
