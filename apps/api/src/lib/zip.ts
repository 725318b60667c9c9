import { Readable } from 'node:stream'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  path: string
  /** Pieces are written as they come, so that they are never in memory together. */
  content: string | Uint8Array | AsyncIterable<string | Uint8Array>
}

/** An entry that is in memory as a whole. */
export interface WholeEntry extends ZipEntry {
  content: string | Uint8Array
}

/** File names of formats that are compressed already. */
const compressed = /\.(pdf|png|jpe?g|zip)$/

/** The first time that a ZIP file can hold; the same entries always give the same bytes. */
const epoch = new Date('1980-01-01T00:00:00')

/**
 * Returns a ZIP file of entries that are made on demand: only one of them is in memory at a time.
 *
 * @param stored whether nothing is compressed, so that every byte of the file is known from the entries alone
 */
export function zipOf(entries: AsyncIterable<ZipEntry>, { stored = false } = {}): Readable {
  async function* chunks() {
    let written: Uint8Array[] = []
    const zip = new Zip((error, chunk) => {
      if (error) throw error
      written.push(chunk)
    })
    for await (const { path, content } of entries) {
      const file =
        stored || compressed.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 })
      file.mtime = epoch
      zip.add(file)
      if (typeof content === 'string' || content instanceof Uint8Array) file.push(bytesOf(content), true)
      else {
        for await (const piece of content) {
          file.push(bytesOf(piece))
          yield* written
          written = []
        }
        file.push(new Uint8Array(0), true)
      }
      yield* written
      written = []
    }
    zip.end()
    yield* written
  }
  return Readable.from(chunks(), { objectMode: false })
}

const bytesOf = (piece: string | Uint8Array) => (typeof piece === 'string' ? Buffer.from(piece) : piece)
