import type { FastifyInstance } from 'fastify'

/** Runs work that no request waits for. Closing the app waits for it; failures are logged. */
export type Background = (work: () => Promise<void>) => void

export function background(app: FastifyInstance): Background {
  const running = new Set<Promise<void>>()
  app.addHook('onClose', () => Promise.all(running))
  return (work) => {
    const run = work()
      .catch((error: unknown) => app.log.error({ err: error }, 'background work failed'))
      .finally(() => running.delete(run))
    running.add(run)
  }
}
