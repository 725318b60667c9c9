import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { Decrypter, Encrypter } from 'age-encryption'
import { BackupError, UnreadableError } from '#db/backup/format.ts'

/** Begin of every file in the age format (https://age-encryption.org/v1). */
const magic = Buffer.from('age-encryption.org/v1\n')

/**
 * Encrypts a stream for everyone who has the private key of one of these public keys.
 *
 * @throws BackupError when one of them is not a key
 */
export async function encrypted(source: Readable, recipients: readonly string[]): Promise<Readable> {
  const encrypter = new Encrypter()
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient)
    } catch {
      throw new BackupError(`BACKUP_AGE_RECIPIENT is wrong: ${recipient} is not a public key of age.`)
    }
  }
  return Readable.from(await encrypter.encrypt(toWeb(source)), { objectMode: false })
}

/**
 * Returns the content of a backup: decrypted if it is encrypted, otherwise as it is.
 *
 * @param identityFile file with private keys, as written by age-keygen; `-` for standard input
 * @throws BackupError when it is encrypted for none of these keys
 */
export async function decrypted(source: Readable, identityFile: string | undefined): Promise<Readable> {
  const { isEncrypted, whole } = await peek(source)
  if (!isEncrypted) return whole
  const decrypter = new Decrypter()
  try {
    for (const identity of await readIdentities(identityFile)) decrypter.addIdentity(identity)
    const plain = await decrypter.decrypt(toWeb(whole))
    return Readable.from(explained(plain), { objectMode: false })
  } catch (error) {
    whole.destroy()
    if (error instanceof BackupError) throw error
    if (error instanceof Error && error.message.startsWith('no identity matched')) {
      throw new BackupError(`The backup is encrypted for another key than the one in ${identityFile}.`)
    }
    throw new BackupError('The beginning of the backup is damaged. Nothing has been restored.')
  }
}

// The global type, which that of Node's own module does not fit.
const toWeb = (source: Readable) => Readable.toWeb(source) as ReadableStream<Uint8Array>

async function* explained(plain: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* plain
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new UnreadableError(
      'The backup is damaged or was cut: it is not what was encrypted. Nothing has been restored.',
    )
  }
}

async function readIdentities(file: string | undefined): Promise<string[]> {
  if (file === undefined) {
    throw new BackupError(
      'The backup is encrypted. Name the file with its private key: --identity FILE, or BACKUP_AGE_IDENTITY.',
    )
  }
  const content = await (file === '-' ? text(process.stdin) : readFile(file, 'utf8')).catch(
    ({ message }: Error) => {
      throw new BackupError(`The private key cannot be read: ${message}.`)
    },
  )
  const keys = content.split(/\r?\n/).filter((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (keys.length > 0) return keys
  throw new BackupError(
    `${file} contains no private key of age, which is a line that begins with AGE-SECRET-KEY-.`,
  )
}

/** Peeks at the beginning of a stream to tell whether it is encrypted. */
async function peek(source: Readable): Promise<{ isEncrypted: boolean; whole: Readable }> {
  const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  while (head.length < magic.length) {
    const { value, done } = await chunks.next()
    if (done) break
    head = Buffer.concat([head, value])
  }
  async function* both() {
    try {
      yield head
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
    } finally {
      await chunks.return?.()
    }
  }
  const isEncrypted = head.subarray(0, magic.length).equals(magic)
  return { isEncrypted, whole: Readable.from(both(), { objectMode: false }) }
}
