import { PassThrough } from 'node:stream'
import { type Bucket, nameAt, type StoredBackup } from '#db/backup/bucket.ts'
import { encrypted } from '#db/backup/encryption.ts'
import { expired, type Keep } from '#db/backup/keep.ts'
import { type Report, writeBackup } from '#db/backup/write.ts'

/**
 * Backs up a database into a bucket, encrypted for these public keys, in bounded memory and without a file.
 *
 * @throws BackupError when it was not stored; then the bucket has no part of it that could be taken for a backup
 */
export async function storeBackup(
  url: string,
  bucket: Bucket,
  recipients: readonly string[],
  report?: Report,
): Promise<StoredBackup> {
  const at = new Date()
  const name = nameAt(at)
  const plain = new PassThrough()
  // Whoever reads or writes it reports its errors.
  plain.on('error', () => {})
  const stored = bucket.store(name, await encrypted(plain, recipients))
  // The side that fails first makes the other fail with the same reason.
  stored.catch((error: Error) => plain.destroy(error))
  const [written, bytes] = await Promise.allSettled([writeBackup(url, plain, report), stored])
  if (written.status === 'rejected') throw written.reason
  if (bytes.status === 'rejected') throw bytes.reason
  return { name, at, bytes: bytes.value }
}

/** Deletes what need not be kept, and returns it. */
export async function deleteExpired(bucket: Bucket, keep: Keep, good?: string): Promise<StoredBackup[]> {
  const gone = expired(await bucket.list(), keep, good)
  await bucket.remove(gone.map(({ name }) => name))
  return gone
}
