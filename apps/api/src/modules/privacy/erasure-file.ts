import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * A record of erasures outside the database, so that an older backup does not bring erased data back (decision 70). A
 * text file to which lines are appended:
 *
 *   key <64 hex digits>                        a key of the hashes
 *   <contact|all> <company id> <64 hex digits> a record of the company, as HMAC-SHA256 of its kind, company and id
 *
 * Several processes may append to the same file, so lines may repeat. Other lines, such as one cut off by a power
 * failure, are skipped.
 */

/** A line of the file in its parts. */
export type FileLine = { key: string } | { scope: 'contact' | 'all'; companyId: string; hash: string }

const keyLine = /^key ([0-9a-f]{64})$/
const erasureLine = /^(contact|all) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) ([0-9a-f]{64})$/
/** No line is longer. */
const maxLine = 200

/** Name of the file in its folder. */
export const erasureFile = 'erasures.log'

/** Returns the path of the file in a data directory. */
export function erasureFileIn(dataDir: string): string {
  return join(dataDir, 'erasures', erasureFile)
}

export function parseLine(line: string): FileLine | undefined {
  const [, key] = keyLine.exec(line) ?? []
  if (key) return { key }
  const [, scope, companyId, hash] = erasureLine.exec(line) ?? []
  if (!companyId || !hash) return undefined
  return { scope: scope === 'all' ? 'all' : 'contact', companyId, hash }
}

/** Reads the file's lines; none if there is no file. */
export async function* readLines(file: string): AsyncGenerator<string> {
  let begun = ''
  try {
    for await (const chunk of createReadStream(file, 'latin1')) {
      const [first = '', ...more] = String(chunk).split('\n')
      begun = (begun + first).slice(0, maxLine)
      for (const next of more) {
        yield begun
        begun = next.slice(0, maxLine)
      }
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  // Without its line break, the last line may be incomplete; then it is skipped when it is parsed.
  if (begun !== '') yield begun
}

/** Appends lines, and returns once they are on the disk. */
export async function appendLines(file: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return
  const isNew = (await mkdir(dirname(file), { recursive: true, mode: 0o700 })) !== undefined
  const handle = await open(file, 'a+', 0o600)
  try {
    const { size } = await handle.stat()
    const last = Buffer.alloc(1)
    if (size > 0) await handle.read(last, 0, 1, size - 1)
    const separator = size > 0 && last.toString() !== '\n' ? '\n' : ''
    await handle.appendFile(`${separator}${lines.join('\n')}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  if (isNew) await syncFolder(dirname(dirname(file)))
  await syncFolder(dirname(file))
}

/** Otherwise a power failure could lose a new file. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}
