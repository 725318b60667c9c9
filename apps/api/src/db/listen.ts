import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { appRole, connection } from '#db/client.ts'

/** Hears notifications of one channel (PostgreSQL's LISTEN). */
export interface Listener {
  channel: string
  heard(payload: string): void
  /** Told whenever hearing begins, and when it ends: what was said in between is lost. */
  listening(on: boolean): void
}

/**
 * Listens over a connection of its own that is made again when it breaks.
 *
 * @returns ends the listening
 */
export function listen(
  url: string,
  listeners: readonly Listener[],
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  const stopping = new AbortController()

  async function hear(): Promise<void> {
    const client = new pg.Client(connection(url, appRole))
    const ended = new Promise<void>((resolve) => {
      client.once('end', resolve)
      stopping.signal.addEventListener('abort', () => resolve(), { once: true })
    })
    client.on('error', (error) => log.warn({ err: error }, 'notifications interrupted'))
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.heard(payload)
    })
    try {
      await client.connect()
      for (const { channel } of listeners) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      for (const listener of listeners) listener.listening(true)
      await ended
    } finally {
      for (const listener of listeners) listener.listening(false)
      await client.end().catch(() => {})
    }
  }

  const running = (async () => {
    while (!stopping.signal.aborted) {
      await hear().catch((error: unknown) => log.warn({ err: error }, 'cannot hear changes'))
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
