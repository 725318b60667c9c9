import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { describe } from '#http/error-handler.ts'

/** How often and how long work is repeated, in ms: for much longer than a failover takes. */
const pauseMs = 1_000
const patienceMs = 5 * 60_000

/**
 * Runs work that no request waits for. While the database is unavailable, it is repeated, so it must be safe to repeat
 * after an unknown outcome. Closing the app waits for an attempt in progress, and ends repetitions; failures are logged.
 */
export type Background = (work: () => Promise<void>) => void

export function background(app: FastifyInstance): Background {
  const running = new Set<Promise<void>>()
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  app.addHook('onClose', () => Promise.all(running))
  return (work) => {
    const run = persistently(work, closing.signal)
      .catch((error: unknown) => app.log.error({ err: error }, 'background work failed'))
      .finally(() => running.delete(run))
    running.add(run)
  }
}

/** Repeats work that fails as a client would be told to. */
async function persistently(work: () => Promise<void>, closing: AbortSignal): Promise<void> {
  const giveUpAt = performance.now() + patienceMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const { retryAfter } = describe(error)
      if (!retryAfter || closing.aborted || performance.now() > giveUpAt) throw error
      await setTimeout(pauseMs, undefined, { signal: closing }).catch(() => {})
    }
  }
}
