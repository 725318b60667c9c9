import { existsSync, rmSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Writable } from 'node:stream'
import { writeBackup } from '@candour/api/db/backup/write.ts'
import { CommandError, withDatabaseAsItIs } from '#database.ts'
import { showSum } from '#sums.ts'

/**
 * Saves all data of the database into a new file, or to the standard output for `-`, while the server runs. All that is
 * for people goes to the standard error output.
 */
const to = process.argv[2] ?? `candour-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`

await withDatabaseAsItIs(async (url) => {
  const save = (sink: Writable) => writeBackup(url, sink, showSum(console.error))
  try {
    await (to === '-' ? saveToOutput(save) : saveAsFile(save))
  } catch (error) {
    if (!isOfFile(error)) throw error
    throw new CommandError(`The backup cannot be written: ${error.message}.`)
  }
  console.error(
    `${to === '-' ? 'The backup' : to} is complete. It holds personal data: keep it encrypted. SESSION_SECRET, or DATA_DIR's session-secret, is not in it: keep that apart.`,
  )
})

type Save = (sink: Writable) => Promise<void>

async function saveToOutput(save: Save): Promise<void> {
  if (process.stdout.isTTY) throw new CommandError('A backup is no text for a terminal: send it to a file.')
  await save(process.stdout)
}

/** What has the file's name is complete and on the disk: until then it has another one. */
async function saveAsFile(save: Save): Promise<void> {
  refuseToOverwrite()
  const unfinished = `${to}.${process.pid}.part`
  const remove = () => rmSync(unfinished, { force: true })
  process.once('exit', remove)
  const file = await open(unfinished, 'wx', 0o600)
  await save(file.createWriteStream({ flush: true }))
  refuseToOverwrite()
  await rename(unfinished, to)
  const folder = await open(dirname(to))
  await folder.sync().finally(() => folder.close())
}

function refuseToOverwrite(): void {
  if (existsSync(to)) throw new CommandError(`${to} is there already, and is not overwritten.`)
}

/** Whether it is the file's fault, not the database's. */
function isOfFile(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'syscall' in error &&
    ['open', 'write', 'fsync', 'rename'].includes(String(error.syscall))
  )
}
