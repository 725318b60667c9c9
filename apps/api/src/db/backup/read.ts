import { pipeline, type Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import { createGunzip } from 'node:zlib'
import {
  BackupError,
  damaged,
  endOfRows,
  type Header,
  parseHeader,
  parseSum,
  type Sum,
  UnreadableError,
} from '#db/backup/format.ts'
import { Tally, wholeLines } from '#db/backup/lines.ts'

const newline = 0x0a
const end = Buffer.from(`${endOfRows}\n`)

/** Reads a backup in order: `header`, then `rows` and `sum` for each table, then `end`. */
export class BackupReader {
  readonly #blocks: AsyncGenerator<Buffer>
  /** Read but not yet consumed; whole lines. */
  #rest: Buffer = Buffer.alloc(0)
  #tally = new Tally()

  constructor(source: Readable) {
    const unzipped = createGunzip({ chunkSize: 64 * 1024 })
    // Errors surface through the consumer of the stream.
    pipeline(source, unzipped, () => {})
    this.#blocks = wholeLines(unzipped)
  }

  /** @throws BackupError when it is not a backup, or has a newer format */
  async header(): Promise<Header> {
    const line = await this.#line().catch((error: unknown) => {
      // Input that does not even start like a backup is not a damaged one.
      if (error instanceof BackupError && !(error instanceof UnreadableError)) return undefined
      throw error
    })
    return parseHeader(line)
  }

  /** Yields the next table's rows in blocks of whole lines; call `sum` next. */
  async *rows(): AsyncGenerator<Buffer> {
    this.#tally = new Tally()
    for (;;) {
      const block = await this.#block()
      const at = endIn(block)
      const rows = at < 0 ? block : block.subarray(0, at)
      this.#tally.add(rows)
      if (rows.length > 0) yield rows
      if (at < 0) continue
      this.#rest = block.subarray(at + end.length)
      return
    }
  }

  /**
   * Returns the sum of the rows just read.
   *
   * @throws BackupError when it differs from the sum recorded in the backup
   */
  async sum(): Promise<Sum> {
    const expected = parseSum(await this.#line())
    if (!isDeepStrictEqual(this.#tally.sum, expected)) throw damaged()
    return expected
  }

  /** @throws BackupError when more data follows, or the stream is corrupt */
  async end(): Promise<void> {
    const more = this.#rest.length > 0 || (await this.#read()) !== undefined
    if (more) throw damaged()
  }

  async #line(): Promise<string> {
    const block = await this.#block()
    const length = block.indexOf(newline) + 1
    if (length === 0) throw tooShort()
    this.#rest = block.subarray(length)
    return block.toString('utf8', 0, length)
  }

  /** Returns the next whole lines; throws at the end of the stream. */
  async #block(): Promise<Buffer> {
    const rest = this.#rest
    this.#rest = Buffer.alloc(0)
    const block = rest.length > 0 ? rest : await this.#read()
    if (!block) throw tooShort()
    return block
  }

  async #read(): Promise<Buffer | undefined> {
    try {
      const { value } = await this.#blocks.next()
      return value ?? undefined
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (code === 'Z_BUF_ERROR') throw tooShort()
      if (error instanceof RangeError || (typeof code === 'string' && code.startsWith('Z_'))) throw damaged()
      throw error
    }
  }
}

/** Returns the index of the end-of-rows line, or -1 if it is not in this block. */
function endIn(block: Buffer): number {
  for (let at = block.indexOf(end); at >= 0; at = block.indexOf(end, at + 1)) {
    if (at === 0 || block[at - 1] === newline) return at
  }
  return -1
}

function tooShort(): BackupError {
  return new BackupError('The backup is incomplete: it ends too early. Nothing has been restored.')
}
