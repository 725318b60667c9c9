import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { createDb, createPool } from '#db/client.ts'
import { SharedCounts } from '#http/shared-counts.ts'
import { testDatabase } from '#test/database.ts'

const limit = { max: 60, windowSeconds: 600 }
const keyOf = (name: string) => createHash('sha256').update(name).digest('base64')
const shop = keyOf('shop')

const t = await testDatabase()
let here: SharedCounts
let there: SharedCounts
beforeEach(async () => {
  await t.owner.deleteFrom('rate_limits').execute()
  here = new SharedCounts(t.db)
  there = new SharedCounts(t.db)
  return () => Promise.all([here.stop(), there.stop()])
})

/** Counts this many requests and returns how many are allowed. */
function take(counts: SharedCounts, times: number, key = shop): number {
  return Array.from({ length: times }, () => counts.take(key, limit)).filter((wait) => wait === 0).length
}

const rows = () => t.owner.selectFrom('rate_limits').selectAll().execute()

it('enforces the limit across processes once they have shared their counts', async () => {
  expect([take(here, 30), take(there, 30)]).toEqual([30, 30])
  await here.share()
  await there.share()
  await here.share()
  expect([take(here, 5), take(there, 5)]).toEqual([0, 0])
  expect(await rows()).toMatchObject([{ count: 60 }])
})

it('allows what arrived before counts were shared, and no more', async () => {
  expect([take(here, 70), take(there, 70)]).toEqual([60, 60])
  await here.share()
  await there.share()
  expect(await rows()).toMatchObject([{ count: 120 }])
  expect([take(here, 1), take(there, 1)]).toEqual([0, 0])
})

it('counts requests that arrive while sharing', async () => {
  take(here, 10)
  const sharing = here.share()
  take(here, 5)
  await sharing
  await here.share()
  expect(await rows()).toMatchObject([{ count: 15 }])
  expect(take(here, 60)).toBe(45)
})

it('uses the window of the process that started it first', async () => {
  take(here, 1)
  await here.share()
  await t.sql`update rate_limits set resets_at = now() + interval '100 seconds'`
  take(there, 60)
  await there.share()
  const wait = there.take(shop, limit)
  expect(wait).toBeGreaterThan(90)
  expect(wait).toBeLessThanOrEqual(100)
})

it('starts over when the window has ended', async () => {
  take(here, 60)
  await here.share()
  await t.owner.updateTable('rate_limits').set({ resets_at: sql<Date>`now()` }).execute()
  expect(take(there, 61)).toBe(60)
  await there.share()
  expect(await rows()).toMatchObject([{ count: 60 }])
})

it('keeps counting without a database, and shares the counts when it is back', async () => {
  const gone = createDb(createPool('postgres://nobody@127.0.0.1:1/nothing', { max: 1 }))
  const alone = new SharedCounts(gone)
  expect(take(alone, 61)).toBe(60)
  await alone.share()
  expect(take(alone, 1)).toBe(0)
  await alone.stop()
  await gone.destroy()

  take(here, 20)
  await t.sql`alter table rate_limits rename to away`
  await here.share()
  await t.sql`alter table away rename to rate_limits`
  await here.share()
  expect(await rows()).toMatchObject([{ count: 20 }])
})

it('sends no statements once there is nothing to share', async () => {
  take(here, 1)
  await here.share()
  await here.share()
  await t.owner.deleteFrom('rate_limits').execute()
  await here.share()
  expect(await rows()).toEqual([])
})

it('shares a thousand keys at a time, and none twice', async () => {
  for (let n = 0; n < 2_500; n += 1) take(here, 1, keyOf(`shop ${n}`))
  const sum = async () => (await rows()).reduce((total, { count }) => total + count, 0)
  for (const told of [1_000, 2_000, 2_500]) {
    await here.share()
    expect(await sum()).toBe(told)
  }
  await Promise.all([here.share(), here.share()])
  expect(await sum()).toBe(2_500)
})
