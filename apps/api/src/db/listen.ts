import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { connection } from '#db/client.ts'
import { appRole, verifyLogin } from '#db/logins.ts'
import { repeat } from '#lib/repeat.ts'

/**
 * Heartbeat interval and timeout, in ms. A connection can die silently, and its notifications with it. Together they
 * bound how stale a `Listener`'s data can get while the network is broken.
 */
const heartbeatMs = 2_000
const answerMs = 3_000

/** Receives the notifications of one channel (PostgreSQL LISTEN). */
export interface Listener {
  channel: string
  onNotification(payload: string): void
  /** Called when listening starts and when it stops; notifications sent in between are lost. */
  onListening(on: boolean): void
}

interface ListenOptions {
  log: FastifyBaseLogger
  /**
   * Called when a connection stopped answering without being closed and a new one works: other connections may be dead
   * too.
   *
   * @param since when the first unanswered heartbeat was sent, by `performance.now()`
   */
  onSilence?: (since: number) => void
}

/**
 * Listens on a dedicated connection and reconnects when it breaks.
 *
 * @returns a handle that stops listening
 */
export function listen(
  url: string,
  listeners: readonly Listener[],
  { log, onSilence }: ListenOptions,
): { stop(): Promise<void> } {
  let silentSince: number | undefined

  async function hear(signal: AbortSignal): Promise<void> {
    const client = new pg.Client({
      ...connection(url, appRole),
      connectionTimeoutMillis: 5_000,
      query_timeout: answerMs,
    })
    const ended = new Promise<void>((resolve) => {
      client.once('end', resolve)
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
    client.on('error', (error) => log.warn({ err: error }, 'notifications interrupted'))
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.onNotification(payload)
    })
    try {
      await client.connect()
      await verifyLogin(client, appRole)
      for (const { channel } of listeners) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      for (const listener of listeners) listener.onListening(true)
      if (silentSince !== undefined) onSilence?.(silentSince)
      silentSince = undefined
      await Promise.race([ended, beat(client, signal)])
    } finally {
      for (const listener of listeners) listener.onListening(false)
      // Closing a dead connection gracefully would block on an answer.
      const gone = client.end().catch(() => {})
      await Promise.race([gone, setTimeout(answerMs, undefined, { ref: false })])
    }
  }

  /** Rejects once the connection stops answering. */
  async function beat(client: pg.Client, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await setTimeout(heartbeatMs, undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      const askedAt = performance.now()
      await client.query('select').catch((error: unknown) => {
        silentSince = askedAt
        throw error
      })
    }
  }

  return repeat(async (signal) => {
    await hear(signal).catch((error: unknown) => log.warn({ err: error }, 'cannot listen for changes'))
    return 1_000
  })
}
