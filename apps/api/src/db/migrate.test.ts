import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { appliedFiles, schemaVersion } from '#db/schema-files.ts'
import { catalogueOf } from '#test/catalogue.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#test/database.ts'
import { databaseOf } from '#test/releases.ts'
import { driftOf } from '#test/rollup.ts'

/** Keeps a database until the end of the test. */
async function until(created: Promise<TestDatabase>): Promise<TestDatabase> {
  const database = await created
  onTestFinished(database.drop)
  return database
}
const emptyDatabase = () => until(createEmptyDatabase())
const currentDatabase = () => until(createTestDatabase())
const formerDatabase = () => until(databaseOf('0.2.0'))

it('prepares an empty database when several processes start on it concurrently, and then finds nothing to do', async () => {
  const { url } = await emptyDatabase()
  for (const round of ['empty', 'ready']) {
    const starts = await Promise.allSettled([1, 2, 3, 4].map(() => migrate(url)))
    expect(
      starts.filter(({ status }) => status === 'rejected'),
      round,
    ).toEqual([])
  }
})

it('leaves a database alone that a newer version has migrated', async () => {
  const { url, owner, sql } = await currentDatabase()
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-the-newer-version', '')`
  await sql`update schema_files set sha256 = 'of the newer version'`
  await migrate(url)
  expect(await sql`select from kysely_migration where name like '9999%'`).toHaveLength(1)
  expect(new Set((await appliedFiles(owner)).hashes.values())).toEqual(new Set(['of the newer version']))
})

it('installs the job queue again when a version with another definition has installed it', async () => {
  const { url, sql } = await currentDatabase()
  const schedules = async () => (await sql`select name from pgboss.schedule`).length
  const all = await schedules()
  expect(all).toBeGreaterThan(0)
  await sql`delete from pgboss.schedule where name = 'housekeeping'`
  await sql`comment on schema pgboss is 'of another version'`
  await migrate(url)
  expect(await schedules()).toBe(all)
})

it('leaves files of a later version alone, and applies changed ones of its own', async () => {
  const { url, owner, sql } = await currentDatabase()
  const forget = (version: number) =>
    sql`update schema_files set sha256 = '', version = ${version} where name = 'functions/reviews.sql'`
  const hash = async () => (await appliedFiles(owner)).hashes.get('functions/reviews.sql')
  await forget(schemaVersion + 1)
  await migrate(url)
  expect(await hash()).toBe('')
  await forget(schemaVersion)
  await migrate(url)
  expect(await hash()).toHaveLength(64)
})

it('gives what is created and not listed as a right to nobody', async () => {
  const { url, sql } = await currentDatabase()
  const before = await catalogueOf(url)
  await sql`grant select on users to candour_app`
  await sql`create policy stray on users to candour_app using (true)`
  await sql`grant execute on function prune_audit to public`
  await sql`update schema_files set sha256 = '' where name = 'policies.sql'`
  await migrate(url)
  expect(await catalogueOf(url)).toEqual(before)
})

it('waits for transactions that hold a table, and lets others pass meanwhile', async () => {
  const t = await currentDatabase()
  const company = await t.make.company()
  await t.sql`update schema_files set sha256 = '' where name = 'policies.sql'`
  const holding = await t.owner.startTransaction().execute()
  await sql`lock table reviews in row exclusive mode`.execute(holding)
  const migrated = migrate(t.url)
  await expect.poll(t.blocked, { interval: 1 }).toBeGreaterThan(0)
  await t.make.review(company)
  await holding.commit().execute()
  await migrated
  expect((await appliedFiles(t.owner)).hashes.get('policies.sql')).toHaveLength(64)
})

it('tries again when a migration could not lock a table', async () => {
  const t = await formerDatabase()
  const holding = await t.owner.startTransaction().execute()
  await sql`lock table companies in row exclusive mode`.execute(holding)
  const migrated = migrate(t.url)
  await expect.poll(t.blocked, { interval: 1 }).toBeGreaterThan(0)
  await expect.poll(t.blocked, { interval: 1 }).toBe(0)
  await holding.commit().execute()
  await migrated
})

it('makes of a database of the last release, with its data, the same as of an empty one', async () => {
  const fresh = await currentDatabase()
  const { url, owner, make, sql } = await formerDatabase()
  const { id } = await make.company()
  const store = (rating: number) =>
    sql`insert into reviews (company_id, id, rating, feedback) values (${id}, gen_random_uuid(), ${rating}, 'x')`
  for (const rating of [1, 5, 5]) await store(rating)
  await migrate(url)
  await store(3)
  const counted = await sql`
    select sum(rated_1)::integer as ones, sum(rated_3)::integer as threes, sum(rated_5)::integer as fives
    from review_days
  `
  expect(counted).toEqual([{ ones: 1, threes: 1, fives: 2 }])
  expect(await driftOf(owner)).toEqual([])
  await make.company({ slug: 'later' })
  const checklists = await sql`select checklist from companies order by created_at`
  expect(checklists).toEqual([{ checklist: ['dismissed'] }, { checklist: [] }])
  expect(await catalogueOf(url)).toEqual(await catalogueOf(fresh.url))
})

/** Functions that the server may call, with the types of their arguments and the number that may be left out. */
const callable = ({ sql }: TestDatabase) =>
  sql<{ name: string; types: string[]; optional: number }>`
    select p.proname::text as name, p.pronargdefaults::integer as optional,
      array(select t::regtype::text from unnest(p.proargtypes) with ordinality a (t, n) order by n) as types
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prolang <> (select oid from pg_language where lanname = 'c')
      and exists (select from aclexplode(p.proacl) where grantee::regrole::text like 'candour\\_%')
  `

it('leaves the last release every function that it calls, with arguments of the same types', async () => {
  // Kept for its predecessor.
  const uncalled = ['add_member', 'add_receipt', 'find_conversation']
  const now = await callable(await currentDatabase())
  const lost = (await callable(await formerDatabase())).filter(
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
})

it('names the release to start first for an older database, and changes nothing', async () => {
  const { url, sql } = await formerDatabase()
  await sql`delete from kysely_migration where name >= '0077'`
  const before = await catalogueOf(url)
  await expect(migrate(url)).rejects.toThrow('Start release 0.2.0 once')
  expect(await catalogueOf(url)).toEqual(before)
})
