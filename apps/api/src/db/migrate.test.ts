import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createDb, createPool, type Db } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { appliedFiles, schemaVersion } from '#db/schema-files.ts'
import { catalogueOf } from '#test/catalogue.ts'
import { createEmptyDatabase, createTestDatabase } from '#test/database.ts'
import { createFactories } from '#test/factories.ts'
import { databaseOf } from '#test/releases.ts'
import { driftOf } from '#test/rollup.ts'

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
    await sql`update schema_files set sha256 = 'of the newer version'`.execute(owner)
    await migrate(url)
    const { rows } = await sql`select from kysely_migration where name like '9999%'`.execute(owner)
    expect(rows).toHaveLength(1)
    expect(new Set((await appliedFiles(owner)).hashes.values())).toEqual(new Set(['of the newer version']))
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

it('leaves files of a later version alone, and applies changed ones of its own', async () => {
  const { url, drop } = await createTestDatabase()
  const owner = createDb(createPool(url, { max: 1 }))
  const forget = (version: number) =>
    sql`update schema_files set sha256 = '', version = ${version} where name = 'functions/reviews.sql'`.execute(
      owner,
    )
  const hash = async () => (await appliedFiles(owner)).hashes.get('functions/reviews.sql')
  try {
    await forget(schemaVersion + 1)
    await migrate(url)
    expect(await hash()).toBe('')
    await forget(schemaVersion)
    await migrate(url)
    expect(await hash()).toHaveLength(64)
  } finally {
    await owner.destroy()
    await drop()
  }
})

it('gives what is created and not listed as a right to nobody', async () => {
  const { url, drop } = await createTestDatabase()
  const owner = createDb(createPool(url, { max: 1 }))
  try {
    const before = await catalogueOf(url)
    await sql`grant select on users to candour_app`.execute(owner)
    await sql`create policy stray on users to candour_app using (true)`.execute(owner)
    await sql`grant execute on function prune_audit to public`.execute(owner)
    await sql`update schema_files set sha256 = '' where name = 'policies.sql'`.execute(owner)
    await migrate(url)
    expect(await catalogueOf(url)).toEqual(before)
  } finally {
    await owner.destroy()
    await drop()
  }
})

it('waits for transactions that hold a table, and lets others pass meanwhile', async () => {
  const { url, drop } = await createTestDatabase()
  const owner = createDb(createPool(url, { max: 4 }))
  try {
    const make = createFactories(owner)
    const company = await make.company()
    await sql`update schema_files set sha256 = '' where name = 'policies.sql'`.execute(owner)
    const holding = await owner.startTransaction().execute()
    await sql`lock table reviews in row exclusive mode`.execute(holding)
    const migrated = migrate(url)
    const isWaiting = async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(owner)
      return rows.length > 0
    }
    await expect.poll(isWaiting, { interval: 1 }).toBe(true)
    await make.review(company)
    await holding.commit().execute()
    await migrated
    expect((await appliedFiles(owner)).hashes.get('policies.sql')).toHaveLength(64)
  } finally {
    await owner.destroy()
    await drop()
  }
})

it('makes of a database of the last release, with its data, the same as of an empty one', async () => {
  const fresh = await createTestDatabase()
  const { url, owner, drop } = await databaseOf('0.2.0')
  try {
    const { id } = await createFactories(owner).company()
    const store = (rating: number) =>
      sql`
        insert into reviews (company_id, id, rating, feedback) values (${id}, gen_random_uuid(), ${rating}, 'x')
      `.execute(owner)
    for (const rating of [1, 5, 5]) await store(rating)
    await migrate(url)
    await store(3)
    const counted = await owner
      .selectFrom('review_days')
      .select(({ fn }) => [
        fn.sum('rated_1').as('ones'),
        fn.sum('rated_3').as('threes'),
        fn.sum('rated_5').as('fives'),
      ])
      .execute()
    expect(counted).toEqual([{ ones: '1', threes: '1', fives: '2' }])
    expect(await driftOf(owner)).toEqual([])
    await createFactories(owner).company({ slug: 'later' })
    const checklists = await owner.selectFrom('companies').select('checklist').orderBy('created_at').execute()
    expect(checklists).toEqual([{ checklist: ['dismissed'] }, { checklist: [] }])
    expect(await catalogueOf(url)).toEqual(await catalogueOf(fresh.url))
  } finally {
    await drop()
    await fresh.drop()
  }
})

/** Functions that the server may call, with the types of their arguments and the number that may be left out. */
async function callable(owner: Db) {
  const { rows } = await sql<{ name: string; types: string[]; optional: number }>`
    select p.proname::text as name, p.pronargdefaults::integer as optional,
      array(select t::regtype::text from unnest(p.proargtypes) with ordinality a (t, n) order by n) as types
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prolang <> (select oid from pg_language where lanname = 'c')
      and exists (select from aclexplode(p.proacl) where grantee::regrole::text like 'candour\\_%')
  `.execute(owner)
  return rows
}

it('leaves the last release every function that it calls, with arguments of the same types', async () => {
  const fresh = await createTestDatabase()
  const former = await databaseOf('0.2.0')
  try {
    // Kept for its predecessor.
    const uncalled = ['add_member', 'add_receipt', 'find_conversation']
    const now = await callable(fresh.owner)
    const lost = (await callable(former.owner)).filter(
      ({ name, types }) =>
        !uncalled.includes(name) &&
        !now.some(
          (one) =>
            one.name === name &&
            types.every((type, n) => one.types[n] === type) &&
            one.types.length - one.optional <= types.length,
        ),
    )
    expect(lost).toEqual([])
  } finally {
    await fresh.drop()
    await former.drop()
  }
})

it('names the release to start first for an older database, and changes nothing', async () => {
  const { url, owner, drop } = await databaseOf('0.2.0')
  try {
    await sql`delete from kysely_migration where name >= '0077'`.execute(owner)
    const before = await catalogueOf(url)
    await expect(migrate(url)).rejects.toThrow('Start release 0.2.0 once')
    expect(await catalogueOf(url)).toEqual(before)
  } finally {
    await drop()
  }
})
