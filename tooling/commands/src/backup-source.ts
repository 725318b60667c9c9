import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Config } from '@candour/api/config.ts'
import { CommandError } from '#database.ts'

/** Begin of the name of a backup in the bucket; alone, it stands for the newest. */
const inBucket = 's3:'

export const bucketName = (name: string) => `${inBucket}${name}`

/** Opens a backup by its name: a file, `-` for standard input, or `s3:NAME` in the bucket. Decrypts it if need be. */
export async function openBackup(
  name: string,
  { backup }: Config,
  identityFile = backup.identityFile,
): Promise<{ name: string; source: Readable }> {
  // Imported lazily: it loads the packages of AWS.
  const { decrypted } = await import('@candour/api/db/backup/encryption.ts')
  if (!name.startsWith(inBucket)) {
    const source = name === '-' ? process.stdin : await openFile(name)
    return { name, source: await decrypted(source, identityFile) }
  }
  const bucket = await openBucket(backup)
  const [newest] = name === inBucket ? await bucket.list() : [{ name: name.slice(inBucket.length) }]
  if (!newest) throw new CommandError('There is no backup in the bucket.')
  const source = await decrypted(await bucket.open(newest.name), identityFile)
  return { name: bucketName(newest.name), source }
}

/** Returns the configured bucket. */
export async function openBucket({ bucket }: Config['backup']) {
  if (!bucket) throw new CommandError('There is no bucket: set BACKUP_S3_BUCKET and BACKUP_AGE_RECIPIENT.')
  const { Bucket } = await import('@candour/api/db/backup/bucket.ts')
  return new Bucket(bucket)
}

async function openFile(path: string): Promise<Readable> {
  const file = await open(path).catch(({ message }: Error) => {
    throw new CommandError(`The backup cannot be read: ${message}.`)
  })
  if ((await file.stat()).isDirectory()) throw new CommandError('The backup cannot be read: it is a folder.')
  return file.createReadStream()
}
