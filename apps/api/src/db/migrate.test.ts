import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createDb, createPool } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import checksums from '#db/migrations/checksums.json' with { type: 'json' }
import { migrations } from '#db/migrations/index.ts'
import { createEmptyDatabase } from '#test/database.ts'

it('prepares an empty database when several processes start on it concurrently, and then finds nothing to do', async () => {
  const { url, drop } = await createEmptyDatabase()
  try {
    for (const round of ['empty', 'ready']) {
      const starts = await Promise.allSettled([1, 2, 3, 4].map(() => migrate(url)))
      expect(
        starts.filter(({ status }) => status === 'rejected'),
        round,
      ).toEqual([])
    }
  } finally {
    await drop()
  }
})

it('leaves a database alone that a newer version has migrated', async () => {
  const { url, drop } = await createEmptyDatabase()
  const owner = createDb(createPool(url, { max: 1 }))
  try {
    await migrate(url)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-the-newer-version', '')`.execute(
      owner,
    )
    await migrate(url)
    const { rows } = await sql`select from kysely_migration where name like '9999%'`.execute(owner)
    expect(rows).toHaveLength(1)
  } finally {
    await owner.destroy()
    await drop()
  }
})

it('installs the job queue again when a version with another definition has installed it', async () => {
  const { url, drop } = await createEmptyDatabase()
  const owner = createDb(createPool(url, { max: 1 }))
  const schedules = async () => (await sql`select name from pgboss.schedule`.execute(owner)).rows.length
  try {
    await migrate(url)
    const all = await schedules()
    await sql`delete from pgboss.schedule where name = 'housekeeping'`.execute(owner)
    await sql`comment on schema pgboss is 'of another version'`.execute(owner)
    await migrate(url)
    expect(await schedules()).toBe(all)
  } finally {
    await owner.destroy()
    await drop()
  }
})

it('has unchanged released migrations: a schema change needs a new migration with its own checksum', async () => {
  const folder = new URL('migrations/', import.meta.url)
  const files = (await readdir(folder)).filter((file) => /^\d{4}-.*\.ts$/.test(file)).sort()
  const sha256 = async (file: string) =>
    createHash('sha256')
      .update(await readFile(new URL(file, folder)))
      .digest('hex')
  const found = Object.fromEntries(await Promise.all(files.map(async (file) => [file, await sha256(file)])))
  expect(found).toEqual(checksums)
  expect(Object.keys(migrations).map((name) => `${name}.ts`)).toEqual(files)
})
