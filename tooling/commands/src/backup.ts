import { existsSync, rmSync } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Writable } from 'node:stream'
import { loadConfig } from '@candour/api/config.ts'
import { writeBackup } from '@candour/api/db/backup/write.ts'
import { recordBackup } from '@candour/api/modules/system/backup-record.ts'
import { CommandError, withDatabaseAsItIs } from '#database.ts'
import { showSum } from '#sums.ts'

/**
 * Writes a backup of all data to a new file, or to standard output for `-`, while the server runs. Messages go to
 * standard error.
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
  const bytes = to === '-' ? null : (await stat(to)).size
  await recordBackup(loadConfig().dataDir, { at: new Date(), bytes }).catch((error: unknown) => {
    // The backup is complete all the same.
    console.error(`DATA_DIR cannot be written, so the doctor does not know of this backup: ${String(error)}`)
  })
  console.error(
    `${to === '-' ? 'The backup' : to} is complete. It contains personal data, so keep it encrypted. It does not contain SESSION_SECRET (or DATA_DIR's session-secret): store that separately.`,
  )
})

type Save = (sink: Writable) => Promise<void>

async function saveToOutput(save: Save): Promise<void> {
  if (process.stdout.isTTY)
    throw new CommandError('A backup cannot be written to a terminal. Redirect it to a file.')
  await save(process.stdout)
}

/**
 * Writes under a temporary name and renames once the file is complete and synced, so that the final name always means a
 * complete backup.
 */
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
  if (existsSync(to)) throw new CommandError(`${to} already exists and was not overwritten.`)
}

/** Whether the failure lies with the file rather than the database. */
function isOfFile(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'syscall' in error &&
    ['open', 'write', 'fsync', 'rename'].includes(String(error.syscall))
  )
}
