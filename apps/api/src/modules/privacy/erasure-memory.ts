import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { Listener } from '#db/listen.ts'
import { appendLines, parseLine, readLines } from '#modules/privacy/erasure-file.ts'

/** Rows per query. */
const batch = 10_000

interface ErasureMemoryOptions {
  platformDb: Db
  file: string
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Copies erasures to a file: all of them whenever it starts to listen, then each one as it is committed in any process.
 */
export class ErasureMemory implements Listener {
  readonly channel = 'erasures'
  readonly #options: ErasureMemoryOptions
  /** Keys that the file contains. */
  readonly #keys = new Set<string>()
  #writing: Promise<void> = Promise.resolve()

  constructor(options: ErasureMemoryOptions) {
    this.#options = options
  }

  /** @param payload scope, company and the hashes, separated by commas */
  onNotification(payload: string): void {
    const [scope, companyId, hashes = ''] = payload.split(' ')
    this.#write(async () => hashes.split(',').map((hash) => `${scope} ${companyId} ${hash}`))
  }

  onListening(on: boolean): void {
    if (on) this.#write(() => this.#missing())
  }

  /** Waits until everything heard so far is in the file. */
  async stop(): Promise<void> {
    await this.#writing
  }

  #write(linesOf: () => Promise<string[]>): void {
    const { file, log } = this.#options
    this.#writing = this.#writing
      .then(async () => {
        const lines = await linesOf()
        await appendLines(file, [...(await this.#newKeys()), ...lines])
      })
      .catch((error: unknown) =>
        log.warn(
          { err: error },
          'what was erased cannot be saved in DATA_DIR: restoring a backup might bring it back',
        ),
      )
  }

  async #newKeys(): Promise<string[]> {
    const { rows } = await sql<{ key: string }>`select encode(key, 'hex') as key from erasure_keys`.execute(
      this.#options.platformDb,
    )
    const unknown = rows.map(({ key }) => key).filter((key) => !this.#keys.has(key))
    for (const key of unknown) this.#keys.add(key)
    return unknown.map((key) => `key ${key}`)
  }

  /** Returns the lines of erasures that the file does not contain. */
  async #missing(): Promise<string[]> {
    const { platformDb, file } = this.#options
    this.#keys.clear()
    const known = new Set<string>()
    for await (const line of readLines(file)) {
      const parsed = parseLine(line)
      if (parsed && 'key' in parsed) this.#keys.add(parsed.key)
      else if (parsed) known.add(line)
    }
    const missing: string[] = []
    for await (const line of storedLines(platformDb)) if (!known.has(line)) missing.push(line)
    return missing
  }
}

/** Reads all remembered erasures, as lines of the file. */
export async function* storedLines(db: Db): AsyncGenerator<string> {
  let after = { companyId: '00000000-0000-0000-0000-000000000000', hash: '' }
  for (;;) {
    const { rows } = await sql<{ scope: string; companyId: string; hash: string }>`
      select scope, company_id as "companyId", encode(hash, 'hex') as hash from erasures
      where (company_id, hash) > (${after.companyId}::uuid, decode(${after.hash}, 'hex'))
      order by company_id, hash limit ${batch}
    `.execute(db)
    for (const { scope, companyId, hash } of rows) yield `${scope} ${companyId} ${hash}`
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last
  }
}
