import { Readable } from 'node:stream'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { BackupError, UnreadableError } from '#db/backup/format.ts'

/** An S3-compatible bucket; its credentials are AWS's own variables or files. */
export interface BucketConfig {
  /** Undefined: AWS. */
  endpoint: string | undefined
  region: string
  name: string
  /** Begin of every key: empty, or ends in a slash. */
  prefix: string
}

/** A complete backup in the bucket. */
export interface StoredBackup {
  name: string
  at: Date
  bytes: number
}

/** Matches the keys of backups, after the prefix; no others are ever listed or deleted. */
const pattern = /^candour-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d-\d{3})Z\.backup\.age$/

/** Returns the name of a backup made at this time. */
export function nameAt(at: Date): string {
  return `candour-${at.toISOString().replaceAll(/[:.]/g, '-')}.backup.age`
}

function timeOf(name: string): Date | undefined {
  const [, date, hours, minutes, seconds] = pattern.exec(name) ?? []
  if (!seconds) return undefined
  const at = new Date(`${date}T${hours}:${minutes}:${seconds.replace('-', '.')}Z`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** The backups in a bucket. An object appears there only once all of it has arrived. */
export class Bucket {
  readonly #client: S3Client
  readonly #config: BucketConfig
  readonly #partBytes: number

  /** @param partBytes half of what is in memory at a time; S3 takes 10,000 parts, so a backup may have 320 GB */
  constructor(config: BucketConfig, partBytes = 32 * 1024 ** 2) {
    const { endpoint, region } = config
    this.#config = config
    this.#partBytes = partBytes
    this.#client = new S3Client({
      region,
      // Other servers than AWS have no host name for each bucket, and do not know its newer checksums.
      ...(endpoint && { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 10_000, socketTimeout: 60_000 },
    })
  }

  /** Returns the backups, the newest first. */
  async list(): Promise<StoredBackup[]> {
    const found: StoredBackup[] = []
    const { name: Bucket, prefix: Prefix } = this.#config
    await this.#explained('cannot be listed', async () => {
      for await (const page of paginateListObjectsV2({ client: this.#client }, { Bucket, Prefix })) {
        for (const { Key = '', Size: bytes = 0 } of page.Contents ?? []) {
          const name = Key.slice(Prefix.length)
          const at = timeOf(name)
          if (at) found.push({ name, at, bytes })
        }
      }
    })
    return found.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  }

  /**
   * Stores a backup and returns its size, once the bucket has confirmed that.
   *
   * @throws BackupError when it could not be stored; then there is nothing by this name
   */
  async store(name: string, source: Readable): Promise<number> {
    let bytes = 0
    let failed: { reason: unknown } | undefined
    async function* counted() {
      try {
        for await (const chunk of source) {
          bytes += chunk.length
          yield chunk
        }
      } catch (reason) {
        // Aborted if the bucket failed first.
        if (!(reason instanceof Error && reason.name === 'AbortError')) failed = { reason }
        throw reason
      }
    }
    await this.#explained('did not take the backup', async () => {
      const Body = Readable.from(counted(), { objectMode: false })
      const params = { ...this.#at(name), Body, ContentType: 'application/octet-stream' }
      const upload = new Upload({ client: this.#client, params, partSize: this.#partBytes, queueSize: 2 })
      await upload.done()
      const { ContentLength } = await this.#client.send(new HeadObjectCommand(this.#at(name)))
      if (ContentLength === bytes) return
      await this.remove([name])
      throw new BackupError(`${this.#place} kept ${ContentLength} of ${bytes} bytes of the backup.`)
    }).catch((error: unknown) => {
      throw failed ? failed.reason : error
    })
    return bytes
  }

  /** Opens a backup. The stream fails with a BackupError if the transfer is cut. */
  async open(name: string): Promise<Readable> {
    const { Body } = await this.#explained(`cannot give ${name}`, () =>
      this.#client.send(new GetObjectCommand(this.#at(name))),
    )
    if (!(Body instanceof Readable)) throw new BackupError(`${this.#place} cannot give ${name}: no content.`)
    const place = this.#place
    return Readable.from(
      (async function* () {
        try {
          yield* Body
        } catch (error) {
          throw new UnreadableError(`The transfer from ${place} was cut: ${reasonOf(error)}. Try again.`)
        }
      })(),
      { objectMode: false },
    )
  }

  /** Deletes backups. @throws BackupError unless the bucket has deleted all of them */
  async remove(names: readonly string[]): Promise<void> {
    for (let from = 0; from < names.length; from += 1_000) {
      const Objects = names.slice(from, from + 1_000).map((name) => ({ Key: this.#at(name).Key }))
      await this.#explained('did not delete old backups', async () => {
        const { Errors: [first] = [] } = await this.#client.send(
          new DeleteObjectsCommand({ Bucket: this.#config.name, Delete: { Objects, Quiet: true } }),
        )
        if (first) throw new Error(`${first.Key}: ${first.Message ?? first.Code}`)
      })
    }
  }

  #at(name: string) {
    return { Bucket: this.#config.name, Key: this.#config.prefix + name }
  }

  get #place(): string {
    return `The bucket ${this.#config.name}${this.#config.endpoint ? ` at ${this.#config.endpoint}` : ''}`
  }

  async #explained<T>(what: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof BackupError) throw error
      throw new BackupError(`${this.#place} ${what}: ${reasonOf(error)}.`)
    }
  }
}

/** What S3 or the network says, with the name of the error, such as `NoSuchBucket`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const message = error.message.replace(/\.$/, '')
  return code === 'Error' || message.includes(code) ? message : [code, message].filter(Boolean).join(': ')
}
