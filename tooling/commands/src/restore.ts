import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { restoreBackup } from '@candour/api/db/backup/restore.ts'
import { CommandError, withDatabaseAsItIs } from '#database.ts'
import { showSum } from '#sums.ts'

/** Restores a backup into an empty database, from a file or, for `-`, from standard input. */
const [, , from] = process.argv
if (!from) {
  console.error('Usage: pnpm restore FILE')
  process.exit(1)
}

await withDatabaseAsItIs(async (url) => {
  const source = from === '-' ? process.stdin : await openFile(from)
  const { createdAt } = await restoreBackup(url, source, showSum(console.log))
  console.log(
    `Restored the state of ${createdAt} and verified every table against the backup. Start with the SESSION_SECRET (or DATA_DIR's session-secret) of that time: with a different one everyone has to sign in again, and queued mails get different links.`,
  )
})

async function openFile(path: string): Promise<Readable> {
  const file = await open(path).catch(({ message }: Error) => {
    throw new CommandError(`The backup cannot be read: ${message}.`)
  })
  if ((await file.stat()).isDirectory()) throw new CommandError('The backup cannot be read: it is a folder.')
  return file.createReadStream()
}
