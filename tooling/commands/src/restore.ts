import { dirname, join } from 'node:path'
import { loadConfig } from '@candour/api/config.ts'
import { restoreBackup } from '@candour/api/db/backup/restore.ts'
import { erasureFile, erasureFileIn } from '@candour/api/modules/privacy/erasure-file.ts'
import { recallErasures } from '@candour/api/modules/privacy/recall-erasures.ts'
import { readArguments } from '#arguments.ts'
import { openBackup } from '#backup-source.ts'
import { withDatabaseAsItIs } from '#database.ts'
import { showSum } from '#sums.ts'

/**
 * Restores a backup into an empty database: from a file, for `-` from standard input, for `s3:NAME` from the bucket, and
 * for `s3:` its newest. An encrypted one needs the file with its private key. What was erased since the backup was made
 * is erased again, as remembered in the folder `--erasures`, by default `DATA_DIR/erasures`.
 */
const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { erasures: { type: 'string' }, identity: { type: 'string' } },
})
const [from] = positionals
if (!from) {
  console.error('Usage: pnpm restore FILE|s3:[NAME] [--identity FILE] [--erasures FOLDER]')
  process.exit(1)
}

await withDatabaseAsItIs(async (url) => {
  const config = loadConfig()
  const { source } = await openBackup(from, config, values.identity)
  const { createdAt } = await restoreBackup(url, source, showSum(console.log))
  const erasures = values.erasures ? join(values.erasures, erasureFile) : erasureFileIn(config.dataDir)
  const erased = await recallErasures(url, erasures)
  console.log(`Erased ${erased} records again, as remembered in ${dirname(erasures)}.`)
  console.log(
    `Restored the state of ${createdAt} and verified every table against the backup. Start with the SESSION_SECRET (or DATA_DIR's session-secret) of that time: with a different one everyone has to sign in again, and queued mails get different links.`,
  )
})
