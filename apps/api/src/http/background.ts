import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { describe } from '#http/error-handler.ts'

/** Pause between attempts and time until they are given up, in ms: much longer than a failover takes. */
const pauseMs = 1_000
const patienceMs = 5 * 60_000

/**
 * Runs work that no request waits for. While the database is unavailable, it is retried, so it must be idempotent.
 * Closing the app waits for an attempt in progress and ends the retries; failures are logged.
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

/** Retries work after errors that a client would be asked to retry. */
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
