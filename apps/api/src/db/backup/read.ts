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
} from '#db/backup/format.ts'
import { Tally, wholeLines } from '#db/backup/lines.ts'

const newline = 0x0a
const end = Buffer.from(`${endOfRows}\n`)

/** Reads a backup in its order: the header, then each table's rows and their sum, then `end`. */
export class BackupReader {
  readonly #blocks: AsyncGenerator<Buffer>
  /** What has been read but not been asked for: whole lines. */
  #rest: Buffer = Buffer.alloc(0)
  #tally = new Tally()

  constructor(source: Readable) {
    const unzipped = createGunzip({ chunkSize: 64 * 1024 })
    // Whatever breaks is told to the one who reads.
    pipeline(source, unzipped, () => {})
    this.#blocks = wholeLines(unzipped)
  }

  /** @throws BackupError when it is not a backup, or one of a format that came later */
  async header(): Promise<Header> {
    const line = await this.#line().catch((error: unknown) => {
      // What begins unlike a backup is not a damaged one.
      if (error instanceof BackupError) return undefined
      throw error
    })
    return parseHeader(line)
  }

  /** The next table's rows, in blocks of whole lines; `sum` is to be asked for next. */
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
   * What the rows that have just been read add up to.
   *
   * @throws BackupError when that is not what it was when the backup was made
   */
  async sum(): Promise<Sum> {
    const expected = parseSum(await this.#line())
    if (!isDeepStrictEqual(this.#tally.sum, expected)) throw damaged()
    return expected
  }

  /** @throws BackupError when more follows, or the whole is not what was written */
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

  /** The next whole lines; there have to be some. */
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

/** Where the line begins that ends the rows; -1 when it is not in here. */
function endIn(block: Buffer): number {
  for (let at = block.indexOf(end); at >= 0; at = block.indexOf(end, at + 1)) {
    if (at === 0 || block[at - 1] === newline) return at
  }
  return -1
}

function tooShort(): BackupError {
  return new BackupError('The backup is incomplete: it ends too early. Nothing has been restored.')
}
