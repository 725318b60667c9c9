import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { Listener } from '#db/listen.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'

/** Reviews counted, or rollup rows deleted, per transaction: some 50 ms of work. */
const usualStepSize = 10_000
/** Poll interval, in ms, for recounts that a dead process left behind; a new one is announced by a notification. */
const usualPollMs = 5_000

interface RecounterOptions {
  platformDb: Db
  log: Pick<FastifyBaseLogger, 'warn'>
  pollMs?: number
}

/**
 * Recounts the histories of companies whose time zone has changed (decision 43), in the background and in short
 * transactions. Any number of processes can run it: one at a time works on a company, and another continues where a
 * dead one stopped.
 */
export class Recounter implements Listener {
  readonly channel = 'company_changed'
  readonly #options: RecounterOptions
  readonly #stopping = new AbortController()
  #woken = new AbortController()
  #running: Promise<void> = Promise.resolve()

  constructor(options: RecounterOptions) {
    this.#options = options
  }

  start(): this {
    this.#running = this.#run()
    return this
  }

  /** Waits for the step in progress. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#woken.abort()
    await this.#running
  }

  onNotification(): void {
    this.#woken.abort()
  }

  onListening(on: boolean): void {
    if (on) this.#woken.abort()
  }

  async #run(): Promise<void> {
    const { platformDb, log, pollMs = usualPollMs } = this.#options
    while (!this.#stopping.signal.aborted) {
      this.#woken = new AbortController()
      const more = await this.#advanceAll(platformDb).catch((error: unknown) => {
        log.warn({ err: error }, 'recount interrupted')
        return false
      })
      if (!more) await setTimeout(pollMs, undefined, { signal: this.#woken.signal }).catch(() => {})
    }
  }

  /** @returns whether there may be more to do */
  async #advanceAll(platformDb: Db): Promise<boolean> {
    let more = false
    for (const companyId of await pendingRecounts(platformDb)) {
      if (this.#stopping.signal.aborted) return false
      const startedAt = performance.now()
      if (!(await advanceRecount(platformDb, companyId))) continue
      more = true
      // Leaves half of the database's time to everyone else.
      await setTimeout(performance.now() - startedAt, undefined, { signal: this.#stopping.signal }).catch(
        () => {},
      )
    }
    return more
  }
}

/** Returns the companies whose recount has been requested or has not ended. */
function pendingRecounts(platformDb: Db): Promise<string[]> {
  return withPlatform(platformDb, system('recount'), async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from companies where next_time_zone is not null union select company_id from recounts
    `.execute(tx)
    return rows.map(({ id }) => id)
  })
}

/**
 * Does the next piece of a company's recount in a transaction of its own.
 *
 * @returns whether there is more to do; also false while another process is working on it
 */
export function advanceRecount(
  platformDb: Db,
  companyId: string,
  stepSize = usualStepSize,
): Promise<boolean> {
  return withPlatform(platformDb, system('recount'), async (tx) => {
    const { rows } = await sql<{ more: boolean }>`
      select advance_recount(${companyId}::uuid, ${stepSize}::integer) as more
    `.execute(tx)
    return rows[0]?.more ?? false
  })
}
