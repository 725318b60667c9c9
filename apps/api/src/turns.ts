import { DomainError } from '#errors.ts'

/** How much runs, and how much waits for its turn. */
export interface Load {
  running: number
  waiting: number
}

/**
 * Lets only so much work of a kind run at once: what fills a core must not starve the other requests.
 *
 * @returns runs work in its turn, and tells its `load`; work that is `urgent` goes ahead of what is not, and has a queue of
 * the same length to itself. @throws DomainError `overloaded` when too much waits already
 */
export function turns({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
  let running = 0
  const urgently: (() => void)[] = []
  const waiting: (() => void)[] = []
  async function inTurn<T>(work: () => Promise<T>, { urgent = false } = {}): Promise<T> {
    const queue = urgent ? urgently : waiting
    if (running >= atOnce) {
      if (queue.length >= maxWaiting) throw new DomainError('overloaded', { retryAfter: 5 })
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
  return Object.assign(inTurn, { load: (): Load => ({ running, waiting: urgently.length + waiting.length }) })
}
