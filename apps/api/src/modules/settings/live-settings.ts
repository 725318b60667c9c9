import { isDeepStrictEqual } from 'node:util'
import type { StoredSettings } from '@candour/schemas/settings.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import type { Listener } from '#db/listen.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { liveConfig } from '#modules/settings/effective.ts'
import { settingsChannel, storedSettings } from '#modules/settings/repository.ts'

/** Delay before settings are read again after a failure, in ms. */
const retryMs = 1_000

/**
 * The settings that operators have stored, in memory. Read again after each change in any process, which a notification
 * tells, and whenever notifications could have been lost.
 */
export class LiveSettings implements Listener {
  readonly channel = settingsChannel
  /** The configuration with what is stored; what can change is read from it when it is used. */
  readonly config: Config
  readonly #platformDb: Db
  /** The configuration as the environment has it. */
  readonly given: Config
  #live: ReturnType<typeof liveConfig>
  #reads = 0
  #applied = 0
  #log: Pick<FastifyBaseLogger, 'warn'> | undefined
  #retry: NodeJS.Timeout | undefined

  constructor(given: Config, platformDb: Db) {
    this.given = given
    this.#platformDb = platformDb
    this.#live = liveConfig(given, {})
    const live = () => this.#live
    this.config = Object.freeze({
      ...given,
      get provider() {
        return live().provider
      },
      get mailFrom() {
        return live().mailFrom
      },
      get bookingUrl() {
        return live().bookingUrl
      },
      get landing() {
        return live().landing
      },
    })
  }

  /** Reads what is stored. */
  async read(): Promise<void> {
    this.#reads += 1
    const read = this.#reads
    const stored = await withPlatform(this.#platformDb, system('housekeeping'), storedSettings, {
      readOnly: true,
    })
    // A later reading knows more.
    if (read < this.#applied) return
    this.#applied = read
    this.#apply(stored)
  }

  #apply(stored: StoredSettings): void {
    const live = liveConfig(this.given, stored)
    // What is made from an unchanged provider stays.
    if (!isDeepStrictEqual(live, this.#live)) this.#live = live
  }

  logTo(log: Pick<FastifyBaseLogger, 'warn'>): this {
    this.#log = log
    return this
  }

  onNotification(): void {
    this.#readSoon()
  }

  onListening(on: boolean): void {
    if (on) this.#readSoon()
  }

  stop(): void {
    clearTimeout(this.#retry)
  }

  #readSoon(): void {
    clearTimeout(this.#retry)
    this.read().catch((error: unknown) => {
      this.#log?.warn({ err: error }, 'settings not read')
      this.#retry = setTimeout(() => this.#readSoon(), retryMs).unref()
    })
  }
}
