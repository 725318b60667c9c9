import { createHash } from 'node:crypto'
import type { Sum } from '#db/backup/format.ts'

const newline = 0x0a

/** PostgreSQL never writes a row longer than 1 GB. */
const maxLineBytes = 2 ** 30

/**
 * Regroups the bytes into blocks that end at line boundaries.
 *
 * @throws RangeError when a line is longer than any that COPY writes
 */
export async function* wholeLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(newline) + 1
    if (end > 0) {
      yield Buffer.concat([...begun, chunk.subarray(0, end)])
      begun = []
      bytes = 0
    }
    begun.push(chunk.subarray(end))
    bytes += chunk.length - end
    if (bytes > maxLineBytes) throw new RangeError('a line is too long')
  }
  if (bytes > 0) yield Buffer.concat(begun)
}

/**
 * Counts rows and sums their SHA-256 hashes as eight 32-bit words modulo 2³². The sum is order-independent, because a
 * table returns its rows in any order, and a restored one in a different order than the original.
 */
export class Tally {
  #rows = 0
  readonly #words = new Uint32Array(8)

  /** @param block rows, each ended by a newline */
  add(block: Buffer): void {
    for (let from = 0, end = block.indexOf(newline); end >= 0; end = block.indexOf(newline, from)) {
      this.#addRow(block.subarray(from, end))
      from = end + 1
    }
  }

  #addRow(row: Buffer): void {
    const hash = createHash('sha256').update(row).digest()
    this.#rows += 1
    for (const [index, word] of this.#words.entries())
      this.#words[index] = word + hash.readUInt32LE(index * 4)
  }

  get sum(): Sum {
    const words = [...this.#words].map((word) => word.toString(16).padStart(8, '0'))
    return { rows: this.#rows, checksum: words.join('') }
  }
}
