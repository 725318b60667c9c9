import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createDb, createPool, type Db } from '#db/client.ts'
import { migrate, migrateSchema } from '#db/migrate.ts'
import checksums from '#db/migrations/checksums.json' with { type: 'json' }
import { migrations } from '#db/migrations/index.ts'
import { createEmptyDatabase } from '#test/database.ts'
import { createFactories } from '#test/factories.ts'

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

it('gives contents to waiting events while a review is in flight and a consumer changes reviews', async () => {
  const { url, drop } = await createEmptyDatabase()
  const owner = createDb(createPool(url, { max: 4 }))
  const isWaitingFor = async (event: string) => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event = ${event}
    `.execute(owner)
    return rows.length > 0
  }
  try {
    await migrateSchema(owner, '0069-language-by-key')
    const { company } = createFactories(owner)
    const [{ id }, { id: other }] = [await company(), await company()]
    const store = (db: Db, rating: number, companyId = id) =>
      sql`
        insert into reviews (company_id, id, rating, feedback) values (${companyId}, gen_random_uuid(), ${rating}, 'x')
      `.execute(db)
    await store(owner, 1)
    await sql`
      insert into event_consumers (name, position) select 'funnel', max(position) from review_events
    `.execute(owner)
    await store(owner, 2)
    await store(owner, 3)
    await sql`delete from reviews where rating = 3`.execute(owner)

    const visitor = await owner.startTransaction().execute()
    // A review of another company: two transactions may count one company's reviews in the same row.
    await store(visitor, 5, other)
    const consumer = await owner.startTransaction().execute()
    await sql`select pg_advisory_xact_lock(hashtextextended('candour consumer funnel', 0))`.execute(consumer)
    await sql`select from review_events`.execute(consumer)
    const migrated = migrateSchema(owner)
    await expect.poll(() => isWaitingFor('advisory')).toBe(true)
    await sql`update reviews set rating = 4 where rating = 2`.execute(consumer)
    await consumer.commit().execute()
    await expect.poll(() => isWaitingFor('relation')).toBe(true)
    await visitor.commit().execute()
    await migrated

    const { rows } = await sql`
      select e.rating, e.created_at = r.created_at as is_then, e.location_id
      from review_events e left join reviews r on r.id = e.review_id order by e.position
    `.execute(owner)
    expect(rows).toEqual([4, 5].map((rating) => ({ rating, is_then: true, location_id: null })))
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
