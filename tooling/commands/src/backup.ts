import { existsSync, rmSync } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { type Config, loadConfig } from '@candour/api/config.ts'
import { lastVerificationIn, recordBackup } from '@candour/api/db/backup/record.ts'
import { writeBackup } from '@candour/api/db/backup/write.ts'
import { readArguments } from '#arguments.ts'
import { bucketName, openBucket } from '#backup-source.ts'
import { CommandError, explainErrors, withDatabaseAsItIs } from '#database.ts'
import { showSum } from '#sums.ts'

/**
 * Backs up all data while the server runs: into the bucket if there is one, encrypted; or to a new file, or to standard
 * output for `-`, as it is. Messages go to standard error. `--list` shows what is in the bucket.
 */
const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { list: { type: 'boolean' } },
})
const given = positionals[0]
const to = given ?? `candour-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`
const report = showSum(console.error)

await (values.list
  ? explainErrors(list)
  : withDatabaseAsItIs(async (url) => {
      const config = loadConfig()
      await (config.backup.bucket && given === undefined ? saveToBucket : saveHere)(url, config)
    }))

async function list(): Promise<void> {
  const bucket = await openBucket(loadConfig().backup)
  for (const { name, bytes } of await bucket.list()) console.log(`${bucketName(name)} ${bytes}`)
}

async function saveToBucket(url: string, { backup, dataDir }: Config): Promise<void> {
  const { keep, recipients } = backup
  const bucket = await openBucket(backup)
  const { storeBackup, deleteExpired } = await import('@candour/api/db/backup/store.ts')
  const { name, bytes } = await storeBackup(url, bucket, recipients, report)
  await record(dataDir, bucketName(name), bytes)
  console.error(
    `${bucketName(name)} is complete: ${bytes} bytes, encrypted. It does not contain SESSION_SECRET (or DATA_DIR's session-secret) nor DATA_DIR/erasures: store those separately.`,
  )
  if (!keep) return
  const verified = await lastVerificationIn(dataDir)
  if (verified?.problem != null) {
    console.error('Nothing old was deleted, because the last verification failed.')
    return
  }
  const good = verified?.name.replace(bucketName(''), '')
  for (const gone of await deleteExpired(bucket, keep, good)) {
    console.error(`Deleted ${bucketName(gone.name)}, as BACKUP_KEEP says.`)
  }
}

async function saveHere(url: string, { dataDir }: Config): Promise<void> {
  const save = (sink: Writable) => writeBackup(url, sink, report)
  try {
    await (to === '-' ? saveToOutput(save) : saveAsFile(save))
  } catch (error) {
    if (!isOfFile(error)) throw error
    throw new CommandError(`The backup cannot be written: ${error.message}.`)
  }
  const isFile = to !== '-'
  await (isFile ? record(dataDir, resolve(to), (await stat(to)).size) : record(dataDir, null, null))
  console.error(
    `${isFile ? to : 'The backup'} is complete. It contains personal data, so keep it encrypted. It does not contain SESSION_SECRET (or DATA_DIR's session-secret): store that separately.`,
  )
}

async function record(dataDir: string, name: string | null, bytes: number | null): Promise<void> {
  await recordBackup(dataDir, { at: new Date(), bytes, name }).catch((error: unknown) => {
    // The backup is complete all the same.
    console.error(`DATA_DIR cannot be written, so the doctor does not know of this backup: ${String(error)}`)
  })
}

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
