import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { appRole, connection } from '#db/client.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'

const channel = 'company_changed'

/**
 * Keeps the cache true to what other processes change, over a connection of its own that is made again when it breaks.
 *
 * @returns ends the listening
 */
export function listenForChanges(
  url: string,
  companies: CompanyCache,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  const stopping = new AbortController()

  async function listen(): Promise<void> {
    const client = new pg.Client(connection(url, appRole))
    const ended = new Promise<void>((resolve) => {
      client.once('end', resolve)
      stopping.signal.addEventListener('abort', () => resolve(), { once: true })
    })
    client.on('error', (error) => log.warn({ err: error }, 'notifications interrupted'))
    client.on('notification', ({ payload }) => companies.forget(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      companies.listening(true)
      await ended
    } finally {
      companies.listening(false)
      await client.end().catch(() => {})
    }
  }

  const running = (async () => {
    while (!stopping.signal.aborted) {
      await listen().catch((error: unknown) => log.warn({ err: error }, 'cannot hear changes'))
      await setTimeout(1_000, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()

  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
