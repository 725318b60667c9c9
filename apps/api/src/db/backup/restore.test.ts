import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { beforeBaseline } from '#db/migrations/index.ts'
import { backUp, digests, linesOf, restoreTo, rules } from '#test/backup.ts'
import { createEmptyDatabase, type TestDatabase, testDatabase } from '#test/database.ts'
import { databaseOf } from '#test/releases.ts'
import { makeReviews } from '#test/rollup.ts'

const source = await testDatabase()
const company = await source.make.company()
await source.make.user({ companies: [company] })
await source.make.printOrder(company)
const period = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2026-03-01T00:00:00Z') }
await makeReviews(source.owner, [company.id], 2000, period)
const backup = await backUp(source.url)
// A restore into a database without a schema would spend most of the test's time on migrations.
const migrated = await testDatabase()

/** All relations outside the system schemas. */
const objects = ({ sql }: TestDatabase) =>
  sql`
    select oid::regclass::text from pg_class
    where relnamespace not in ('pg_catalog'::regnamespace, 'pg_toast'::regnamespace, 'information_schema'::regnamespace)
    order by 1
  `

const state = async (t: TestDatabase) => [await objects(t), await rules(t.owner), await digests(t.owner)]
const before = await state(migrated)

const changed = (change: (text: string) => string) =>
  gzipSync(Buffer.from(change(gunzipSync(backup).toString('latin1')), 'latin1'))

const withHeader = (given: object) =>
  changed((text) => {
    const [header = '', ...rest] = text.split('\n')
    return [JSON.stringify({ ...JSON.parse(header), ...given }), ...rest].join('\n')
  })

const damaged = 'The backup is damaged'

describe('rejects, without changes to the database:', () => {
  const notBackup = 'This is not a backup of Candour'
  const tooShort = 'The backup is incomplete: it ends too early.'
  const newer = 'This backup was made by a newer version of Candour'

  it.each<[what: string, sentence: string, make: () => Buffer]>([
    ['nothing at all', notBackup, () => Buffer.alloc(0)],
    ['another file', notBackup, () => Buffer.from('%PDF-1.7 and so on')],
    ['another zipped file', notBackup, () => gzipSync('{"format":"something else","version":1}\n')],
    ['zipped lines', notBackup, () => gzipSync('one\ntwo\n')],
    ['the first half of a backup', tooShort, () => backup.subarray(0, backup.length / 2)],
    ['a backup without its last byte', tooShort, () => backup.subarray(0, -1)],
    ['a backup that was cut before it was zipped', tooShort, () => changed((text) => text.slice(0, -200))],
    ['a backup that was cut between two tables', tooShort, () => changed(upTo('"checksum"'))],
    ['a byte flipped in the file', 'The backup is', () => flipped(backup, Math.floor(backup.length * 0.7))],
    ['a bit flipped in the last bytes', damaged, () => flipped(backup, backup.length - 6)],
    ['a value changed in a row', damaged, () => changed((text) => text.replace('Harbour', 'Harvour'))],
    ['a value that its column cannot hold', damaged, () => changed((text) => text.replace('\\\\x', 'x'))],
    ['a row twice', damaged, () => changed((text) => text.replace(/\n(\\\\x[^\n]*)/, '\n$1\n$1'))],
    ['a row less', damaged, () => changed((text) => text.replace(/\n\\\\x[^\n]*/, ''))],
    ['a line too many', damaged, () => changed((text) => `${text}more\n`)],
    ['a newer format', newer, () => withHeader({ version: 2, tables: 'otherwise' })],
    ['a newer schema', newer, () => withHeader({ migration: '9999-things-to-come' })],
    ['an older schema', 'Restore it with release 0.2.0', () => withHeader({ migration: '0003-analytics' })],
    ['a table of no migration', 'do not match its schema', () => withHeader({ tables: [] })],
  ])('%s', async (_, sentence, make) => {
    await expect(restoreTo(migrated.url, make())).rejects.toThrow(sentence)
    expect(await state(migrated)).toEqual(before)
  })

  it('a database that has rows', async () => {
    const before = await digests(source.owner)
    await expect(restoreTo(source.url, backup)).rejects.toThrow(
      /can only be restored into an empty database, and this one has rows in .*companies.*Set DATABASE_URL to a new database/,
    )
    expect(await digests(source.owner)).toEqual(before)
  })
})

describe('an empty database', () => {
  let target: TestDatabase
  beforeEach(async () => {
    target = await createEmptyDatabase()
  })
  afterEach(() => target.drop())

  it('rejects damage at its very end, and creates no schema', async () => {
    await expect(restoreTo(target.url, flipped(backup, backup.length - 6))).rejects.toThrow(damaged)
    expect(await objects(target)).toEqual([])
  })

  it('rejects a login that may not create tables', async () => {
    const login = target.url.replace(/.*\//, 'guest_')
    await target.sql`create role ${sql.ref(login)} login password 'secret'`
    const url = new URL(target.url)
    url.username = login
    url.password = 'secret'
    await expect(restoreTo(url.href, backup)).rejects.toThrow('must log in as the owner')
    await target.sql`drop role ${sql.ref(login)}`
  })

  it('takes a backup after migrations, once', async () => {
    await migrate(target.url)
    await restoreTo(target.url, backup)
    expect(await digests(target.owner)).toEqual(await digests(source.owner))
    await expect(restoreTo(target.url, backup)).rejects.toThrow('can only be restored into an empty database')
  })

  it('takes a backup from a stream of any chunk size', async () => {
    await restoreTo(target.url, backup, 7)
    expect(await digests(target.owner)).toEqual(await digests(source.owner))
  })

  it('takes a backup of the last release, and migrates it to the latest', async () => {
    const release = await databaseOf('0.2.0')
    onTestFinished(release.drop)
    const { id } = await release.make.company()
    await release.sql`
      insert into reviews (company_id, id, rating, feedback) values (${id}, gen_random_uuid(), 4, 'Old')
    `
    const former = await backUp(release.url)
    expect(JSON.parse(linesOf(former)[0] ?? '').migration).toBe(beforeBaseline)
    await restoreTo(target.url, former)
    await migrate(release.url)
    expect(await digests(target.owner)).toEqual(await digests(release.owner))
  })
})

function upTo(last: string) {
  return (text: string) =>
    `${text.slice(0, text.indexOf('\n', text.lastIndexOf(last, text.lastIndexOf(last) - 1)))}\n`
}

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy.writeUInt8(copy.readUInt8(at) ^ 0x10, at)
  return copy
}
