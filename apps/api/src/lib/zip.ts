import { Readable } from 'node:stream'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  path: string
  content: string | Uint8Array
}

/** What is compressed already. */
const compressed = /\.(pdf|png|jpe?g|zip)$/

/** The first time that a ZIP file can hold; the same entries always give the same bytes. */
const epoch = new Date('1980-01-01T00:00:00')

/** Returns a ZIP file of entries that are made on demand: only one of them is in memory at a time. */
export function zipOf(entries: AsyncIterable<ZipEntry>): Readable {
  async function* chunks() {
    let written: Uint8Array[] = []
    const zip = new Zip((error, chunk) => {
      if (error) throw error
      written.push(chunk)
    })
    for await (const { path, content } of entries) {
      const file = compressed.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 })
      file.mtime = epoch
      zip.add(file)
      file.push(typeof content === 'string' ? Buffer.from(content) : content, true)
      yield* written
      written = []
    }
    zip.end()
    yield* written
  }
  return Readable.from(chunks(), { objectMode: false })
}
