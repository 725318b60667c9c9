import { createReadStream } from 'node:fs'
import { glob, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { Bucket, nameAt } from '#db/backup/bucket.ts'
import { decrypted, encrypted } from '#db/backup/encryption.ts'
import { restoreBackup } from '#db/backup/restore.ts'
import { deleteExpired, storeBackup } from '#db/backup/store.ts'
import { backUp, digests } from '#test/backup.ts'
import { createEmptyDatabase, testDatabase } from '#test/database.ts'
import { makeReviews } from '#test/rollup.ts'
import { credentials, type Fault, testBucket } from '#test/s3/bucket.ts'

Object.assign(process.env, credentials)

const source = await testDatabase()
const company = await source.make.company()
const period = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2026-03-01T00:00:00Z') }
await makeReviews(source.owner, [company.id], 500, period)
const s3 = await testBucket()
const bucket = new Bucket(s3.config)
const store = () => storeBackup(source.url, bucket, [s3.key.recipient])
const names = async () => (await bucket.list()).map(({ name }) => name)
const plainOf = async (name: string) => buffer(await decrypted(await bucket.open(name), s3.key.file))

it('stores encrypted backups, lists them and restores one', async () => {
  const { name, bytes } = await store()
  expect(await bucket.list()).toEqual([{ name, bytes, at: expect.any(Date) }])
  const cipher = await buffer(await bucket.open(name))
  expect(cipher.length).toBe(bytes)
  expect(cipher.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> X25519 /)
  const target = await createEmptyDatabase()
  await restoreBackup(target.url, await decrypted(await bucket.open(name), s3.key.file))
  expect(await digests(target.owner)).toEqual(await digests(source.owner))
  await target.drop()
  await bucket.remove([name])
  expect(await bucket.list()).toEqual([])
})

describe('a backup of several parts', () => {
  const mebibyte = 2 ** 20
  const inParts = new Bucket(s3.config, 5 * mebibyte)
  const made = Array.from({ length: 12 }, (_, n) => Buffer.alloc(mebibyte, `${n} `))
  const name = nameAt(new Date('2026-01-02T03:04:05.678Z'))
  const storeParts = async () =>
    inParts.store(name, await encrypted(Readable.from(made), [s3.other.recipient, s3.key.recipient]))

  it('comes back to the byte, for each of its keys', async () => {
    const bytes = await storeParts()
    expect(bytes).toBeGreaterThan(12 * mebibyte)
    expect(await bucket.list()).toEqual([{ name, bytes, at: new Date('2026-01-02T03:04:05.678Z') }])
    for (const { file } of [s3.key, s3.other]) {
      const plain = await buffer(await decrypted(await bucket.open(name), file))
      expect(plain.equals(Buffer.concat(made))).toBe(true)
    }
    await bucket.remove([name])
  })

  it('is none if one part is missing', async () => {
    const cut: Fault = ({ method, url = '' }, response) => {
      if (method !== 'PUT' || !url.includes('partNumber=2')) return undefined
      response.destroy()
      return 'answer'
    }
    await s3.failing(cut, () => expect(storeParts()).rejects.toThrow(/did not take the backup/))
    expect(await names()).toEqual([])
  })
})

describe('is no backup, and says why:', () => {
  const full: Fault = ({ method }, response) => {
    if (method !== 'PUT') return undefined
    response
      .writeHead(507, { 'content-type': 'application/xml' })
      .end('<?xml version="1.0"?><Error><Code>QuotaExceeded</Code><Message>Bucket is full</Message></Error>')
    return 'answer'
  }

  it('a full bucket', async () => {
    await s3.failing(full, () =>
      expect(store()).rejects.toThrow(
        /bucket backups at .* did not take the backup: QuotaExceeded: Bucket is full/,
      ),
    )
    expect(await names()).toEqual([])
  })

  it('a transfer that is cut', async () => {
    const cut: Fault = (request, response) => {
      if (request.method !== 'PUT') return undefined
      request.once('data', () => response.destroy())
      return 'answer'
    }
    await s3.failing(cut, () => expect(store()).rejects.toThrow(/did not take the backup: ECONNRESET/))
    expect(await names()).toEqual([])
  })

  it('a database that fails meanwhile', async () => {
    let tables = 0
    const failing = storeBackup(source.url, bucket, [s3.key.recipient], () => {
      tables += 1
      if (tables === 20) throw new Error('The database went away')
    })
    await expect(failing).rejects.toThrow('The database went away')
    expect(await names()).toEqual([])
  })

  it.each([
    ['a bucket that does not exist', { name: 'elsewhere' }, /did not take the backup: NoSuchBucket/],
    [
      'a server that does not exist',
      { endpoint: 'http://127.0.0.1:9' },
      /did not take the backup: connect ECONNREFUSED/,
    ],
  ])('%s', async (_, wrong, sentence) => {
    const elsewhere = new Bucket({ ...s3.config, ...wrong })
    await expect(storeBackup(source.url, elsewhere, [s3.key.recipient])).rejects.toThrow(sentence)
  })

  it('a wrong secret', async () => {
    const stranger = new Bucket(s3.config)
    process.env.AWS_SECRET_ACCESS_KEY = 'wrong'
    const storing = s3.strict(() => storeBackup(source.url, stranger, [s3.key.recipient]))
    await expect(storing).rejects.toThrow('did not take the backup: SignatureDoesNotMatch')
    process.env.AWS_ACCESS_KEY_ID = 'nobody'
    await expect(new Bucket(s3.config).list()).rejects.toThrow('cannot be listed: InvalidAccessKeyId')
    Object.assign(process.env, credentials)
    expect(await names()).toEqual([])
  })

  it('a public key with a typing error', async () => {
    const wrong = `${s3.key.recipient.slice(0, -1)}${s3.key.recipient.endsWith('q') ? 'p' : 'q'}`
    await expect(storeBackup(source.url, bucket, [wrong])).rejects.toThrow(`${wrong} is not a public key`)
    expect(await names()).toEqual([])
  })
})

describe('is not restored, and says why:', () => {
  const read = async (name: string, file: string | undefined = s3.key.file) =>
    buffer(await decrypted(await bucket.open(name), file))

  it('without the key, or with another', async () => {
    const { name } = await store()
    await expect(read(name, s3.other.file)).rejects.toThrow(
      `encrypted for another key than the one in ${s3.other.file}`,
    )
    await expect(bucket.open(name).then((cipher) => decrypted(cipher, undefined))).rejects.toThrow(
      '--identity FILE',
    )
    await expect(read(name, '/nowhere')).rejects.toThrow('The private key cannot be read: ENOENT')
    await expect(read(name, import.meta.filename)).rejects.toThrow('contains no private key')
    await bucket.remove([name])
  })

  it('what was cut on its way', async () => {
    const { name } = await store()
    const cut: Fault = ({ method }) => (method === 'GET' ? 'cut' : undefined)
    const target = await createEmptyDatabase()
    await s3.failing(cut, () =>
      expect(
        bucket
          .open(name)
          .then(async (cipher) => restoreBackup(target.url, await decrypted(cipher, s3.key.file))),
      ).rejects.toThrow(/The transfer from the bucket backups at .* was cut/i),
    )
    await target.drop()
    await bucket.remove([name])
  })

  it('one flipped bit, wherever it is', async () => {
    const { name, bytes } = await store()
    const path = await objectOf(name, bytes)
    const whole = await readFile(path)
    expect(whole.length).toBe(bytes)
    const plain = await plainOf(name)
    for (const at of [0, 30, 160, 400, Math.floor(bytes / 2), bytes - 1]) {
      const damaged = Buffer.from(whole)
      damaged.writeUInt8(damaged.readUInt8(at) ^ 1, at)
      await writeFile(path, damaged)
      const reading = read(name)
      // Without its first line, it is taken for a file that is not encrypted.
      if (at === 0) expect((await reading).equals(plain)).toBe(false)
      else await expect(reading).rejects.toThrow(/damaged|another key/)
    }
    await writeFile(path, whole.subarray(0, -1))
    await expect(read(name)).rejects.toThrow('damaged or was cut')
    await writeFile(path, whole)
    expect((await plainOf(name)).equals(plain)).toBe(true)
    await bucket.remove([name])
  })

  async function objectOf(name: string, bytes: number): Promise<string> {
    for await (const found of glob(`**/*${name}*`, { cwd: s3.objects })) {
      const path = join(s3.objects, found)
      const { size } = await stat(path)
      if (size === bytes) return path
    }
    throw new Error('The server keeps no such object')
  }
})

it('leaves a backup that is not encrypted as it is', async () => {
  const plain = await backUp(source.url)
  expect((await buffer(await decrypted(Readable.from([plain]), undefined))).equals(plain)).toBe(true)
  for (const short of ['', 'age-encryption.org/v']) {
    expect(await buffer(await decrypted(Readable.from([Buffer.from(short)]), undefined))).toEqual(
      Buffer.from(short),
    )
  }
  const file = createReadStream(s3.key.file, { highWaterMark: 3 })
  expect(await buffer(await decrypted(file, undefined))).toEqual(await readFile(s3.key.file))
})

it('deletes old backups and nothing else', async () => {
  const put = (name: string) => bucket.store(name, Readable.from([Buffer.from(name)]))
  const made = ['2026-01-01T02:00', '2026-01-02T02:00', '2026-01-03T02:00'].map((time) =>
    nameAt(new Date(`${time}Z`)),
  )
  const others = ['notes.txt', 'candour-2026-01-01.backup', 'old/candour-2020-01-01T02-00-00-000Z.backup.age']
  for (const name of [...made, ...others]) await put(name)
  const [first, second, third] = made
  const keep = { days: 1, weeks: 0, months: 0 }
  expect((await deleteExpired(bucket, keep, first)).map(({ name }) => name)).toEqual([second])
  expect(await names()).toEqual([third, first])
  expect((await deleteExpired(bucket, keep)).map(({ name }) => name)).toEqual([first])
  expect(await names()).toEqual([third])
  for (const name of others) expect(await buffer(await bucket.open(name))).toEqual(Buffer.from(name))
})
