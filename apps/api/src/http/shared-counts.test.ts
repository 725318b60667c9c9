import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createDb, createPool } from '#db/client.ts'
import { SharedCounts } from '#http/shared-counts.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'

const limit = { max: 60, windowSeconds: 600 }
const keyOf = (name: string) => createHash('sha256').update(name).digest('base64')
const shop = keyOf('shop')

let t: TestDatabase
let here: SharedCounts
let there: SharedCounts
beforeEach(async () => {
  t = await createTestDatabase()
  here = new SharedCounts(t.db)
  there = new SharedCounts(t.db)
})
afterEach(async () => {
  here.stop()
  there.stop()
  await t.drop()
})

/** How many of so many get through. */
function take(counts: SharedCounts, times: number, key = shop): number {
  return Array.from({ length: times }, () => counts.take(key, limit)).filter((wait) => wait === 0).length
}

const rows = () => t.owner.selectFrom('rate_limits').selectAll().execute()

it('lets as many through as allowed over all processes, once they have told each other', async () => {
  expect([take(here, 30), take(there, 30)]).toEqual([30, 30])
  await here.share()
  await there.share()
  await here.share()
  expect([take(here, 5), take(there, 5)]).toEqual([0, 0])
  expect(await rows()).toMatchObject([{ count: 60 }])
})

it('lets through what was asked for before they had, and no more', async () => {
  expect([take(here, 70), take(there, 70)]).toEqual([60, 60])
  await here.share()
  await there.share()
  expect(await rows()).toMatchObject([{ count: 120 }])
  expect([take(here, 1), take(there, 1)]).toEqual([0, 0])
})

it('counts what comes while it tells the others', async () => {
  take(here, 10)
  const sharing = here.share()
  take(here, 5)
  await sharing
  await here.share()
  expect(await rows()).toMatchObject([{ count: 15 }])
  expect(take(here, 60)).toBe(45)
})

it('has the window of whoever began first', async () => {
  take(here, 1)
  await here.share()
  await t.owner
    .updateTable('rate_limits')
    .set({ resets_at: sql<Date>`now() + interval '100 seconds'` })
    .execute()
  take(there, 60)
  await there.share()
  const wait = there.take(shop, limit)
  expect(wait).toBeGreaterThan(90)
  expect(wait).toBeLessThanOrEqual(100)
})

it('begins anew when the window is over', async () => {
  take(here, 60)
  await here.share()
  await t.owner.updateTable('rate_limits').set({ resets_at: sql<Date>`now()` }).execute()
  expect(take(there, 61)).toBe(60)
  await there.share()
  expect(await rows()).toMatchObject([{ count: 60 }])
})

it('goes on counting by itself without a database, and tells what it counted when there is one', async () => {
  const gone = createDb(createPool('postgres://nobody@127.0.0.1:1/nothing', { max: 1 }))
  const alone = new SharedCounts(gone)
  expect(take(alone, 61)).toBe(60)
  await alone.share()
  expect(take(alone, 1)).toBe(0)
  alone.stop()
  await gone.destroy()

  take(here, 20)
  await sql`alter table rate_limits rename to away`.execute(t.owner)
  await here.share()
  await sql`alter table away rename to rate_limits`.execute(t.owner)
  await here.share()
  expect(await rows()).toMatchObject([{ count: 20 }])
})

it('asks the database for nothing once there is nothing to tell', async () => {
  take(here, 1)
  await here.share()
  await here.share()
  await t.owner.deleteFrom('rate_limits').execute()
  await here.share()
  expect(await rows()).toEqual([])
})

it('tells the others of a thousand keys at a time, and of none twice', async () => {
  for (let n = 0; n < 2_500; n += 1) take(here, 1, keyOf(`shop ${n}`))
  const sum = async () => (await rows()).reduce((total, { count }) => total + count, 0)
  for (const told of [1_000, 2_000, 2_500]) {
    await here.share()
    expect(await sum()).toBe(told)
  }
  await Promise.all([here.share(), here.share()])
  expect(await sum()).toBe(2_500)
})
