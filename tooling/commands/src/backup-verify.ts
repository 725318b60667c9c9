import { loadConfig } from '@candour/api/config.ts'
import { lastBackupIn, recordVerification } from '@candour/api/db/backup/record.ts'
import { erasureFileIn } from '@candour/api/modules/privacy/erasure-file.ts'
import { verifyBackup } from '@candour/api/modules/system/verify-backup.ts'
import { readArguments } from '#arguments.ts'
import { openBackup } from '#backup-source.ts'
import { CommandError, withDatabaseAsItIs } from '#database.ts'

/**
 * Restores a backup, by default the newest, into a scratch database, checks it, applies what was erased since, and drops
 * it. Records the result for the doctor and the console. Exits with 1 if the backup cannot be relied on.
 */
const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { identity: { type: 'string' } },
})
const started = Date.now()

await withDatabaseAsItIs(async (url) => {
  const config = loadConfig()
  const { dataDir } = config
  let name = positionals[0] ?? (config.backup.bucket ? 's3:' : (await lastBackupIn(dataDir))?.name)
  if (!name) throw new CommandError('There is no backup to verify: name a file, or run pnpm backup first.')
  const record = (result: { madeAt: Date | null; rows: number | null; problem: string | null }) =>
    recordVerification(dataDir, {
      ...{ at: new Date(), name: String(name), seconds: (Date.now() - started) / 1_000 },
      ...result,
    })
  try {
    const opened = await openBackup(name, config, values.identity)
    name = opened.name
    const { createdAt, tables, rows, erased } = await verifyBackup(url, opened.source, erasureFileIn(dataDir))
    await record({ madeAt: createdAt, rows, problem: null })
    console.log(
      `${name} of ${createdAt.toISOString()} is good: ${rows} rows of ${tables} tables were restored and compared, ${erased} records were erased again, and the figures and the audit log hold.`,
    )
  } catch (error) {
    await record({
      madeAt: null,
      rows: null,
      problem: error instanceof Error ? error.message : String(error),
    })
    throw error
  }
})
