import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Tx } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { advanceRecount, Recounter } from '#modules/companies/recounts.ts'
import { testDatabase } from '#test/database.ts'
import { driftOf, locationIds, makeReviews, period, settlesUnlessLocked, visitorsOf } from '#test/rollup.ts'

let companies: string[]

const t = await testDatabase()
const { make } = t
const submit = visitorsOf(t)

beforeEach(async () => {
  await t.owner.deleteFrom('companies').execute()
  companies = []
  for (let n = 0; n < 3; n += 1) companies.push((await make.company()).id)
  await makeReviews(t.owner, companies, 1500, period)
})

const request = (companyId: string, timeZone: string | null) =>
  withCompany(t.db, system('command'), companyId, (tx) =>
    tx.updateTable('companies').set({ next_time_zone: timeZone }).where('id', '=', companyId).execute(),
  )

const zonesOf = async () =>
  (await t.owner.selectFrom('companies').select(['id', 'time_zone', 'next_time_zone']).execute()).map(
    ({ id, time_zone, next_time_zone }) => [companies.indexOf(id), time_zone, next_time_zone],
  )

const step = (companyId: string, size = 100) => advanceRecount(t.platformDb, companyId, size)

async function finish(companyId: string): Promise<void> {
  while (await step(companyId));
}

const send = (count: number) => submit(companies, count)

/** Edits, moves in time and to other companies, and deletes some old reviews. */
async function changeReviews(rounds: number): Promise<void> {
  const some = (n: number, limit: number) =>
    sql`id in (select id from reviews order by id offset ${n * 7} limit ${sql.lit(limit)})`
  for (let n = 0; n < rounds; n += 1) {
    await t.sql`update reviews set rating = 6 - rating, sentiment = -sentiment where ${some(n, 5)}`
    await t.sql`update reviews set created_at = created_at + interval '11 days' where ${some(n + 3, 3)}`
    await t.sql`update reviews set company_id = ${companies[n % 3]} where ${some(n + 5, 2)}`
    await t.sql`update reviews set location_id = ${locationIds[n % 2]} where ${some(n + 6, 2)}`
    await t.sql`delete from reviews where ${some(n + 7, 2)}`
    await makeReviews(t.owner, companies, 3, period)
  }
}

const leftovers = async () => {
  const rows = await t.sql`
    select from (
      select company_id, generation from review_days union all select company_id, generation from location_days
    ) d join companies c on c.id = d.company_id and c.generation <> d.generation
  `
  return rows.length
}

it('is exact while reviews arrive, one by one and in batches, are edited, moved and deleted', async () => {
  for (const zones of [
    ['Asia/Tokyo', 'America/New_York', 'Pacific/Apia'],
    ['UTC', 'Australia/Lord_Howe', 'Asia/Kathmandu'],
  ]) {
    await Promise.all(companies.map((id, n) => request(id, zones[n] ?? 'UTC')))
    const recounts = companies.flatMap((id) => [finish(id), finish(id)])
    await Promise.all([...Array.from({ length: 20 }, () => send(10)), changeReviews(20), ...recounts])
    await Promise.all(companies.map(finish))
    expect(await driftOf(t.owner)).toEqual([])
    expect((await zonesOf()).toSorted()).toEqual(zones.map((zone, n) => [n, zone, null]))
    expect(await leftovers()).toBe(0)
  }
}, 120_000)

it('is exact when another time zone is requested half-way, or the former one, or one is set directly', async () => {
  const [a = '', b = '', c = ''] = companies
  await Promise.all([request(a, 'Asia/Tokyo'), request(b, 'Asia/Tokyo'), request(c, 'Asia/Tokyo')])
  for (const id of companies) for (let n = 0; n < 3; n += 1) expect(await step(id)).toBe(true)
  await request(a, 'America/New_York')
  // Switches back and forth again before a step notices.
  await request(b, null)
  await step(b)
  await changeReviews(3)
  await request(b, 'Asia/Tokyo')
  await t.owner.updateTable('companies').set({ time_zone: 'Pacific/Apia' }).where('id', '=', c).execute()
  const others = Promise.all([send(20), changeReviews(5)])
  await Promise.all(companies.map(finish))
  await others
  expect(await driftOf(t.owner)).toEqual([])
  expect((await zonesOf()).toSorted()).toEqual([
    [0, 'America/New_York', null],
    [1, 'Asia/Tokyo', null],
    [2, 'Pacific/Apia', null],
  ])
  expect(await leftovers()).toBe(0)
  expect(await t.owner.selectFrom('recounts').selectAll().execute()).toEqual([])
})

it('runs in the background of every process, one of which does it', async () => {
  const log = { warn: (thrown: unknown) => expect(thrown).toBeUndefined() }
  const recounters = [1, 2].map(() => new Recounter({ platformDb: t.platformDb, log, pollMs: 10 }))
  for (const recounter of recounters) recounter.start()
  try {
    await Promise.all(companies.map((id) => request(id, 'Asia/Tokyo')))
    const changed = companies.map((_, n) => [n, 'Asia/Tokyo', null])
    await expect.poll(async () => (await zonesOf()).toSorted()).toEqual(changed)
  } finally {
    await Promise.all(recounters.map((recounter) => recounter.stop()))
  }
  expect(await driftOf(t.owner)).toEqual([])
})

it('continues where a process died in the middle of a step', async () => {
  const [id = ''] = companies
  await request(id, 'Asia/Tokyo')
  for (let n = 0; n < 3; n += 1) await step(id)
  const died = t.platformDb.transaction().execute(async (tx) => {
    await sql`select advance_recount(${id}::uuid, 100)`.execute(tx)
    throw new Error('died')
  })
  await expect(died).rejects.toThrow('died')
  const progress = () => t.owner.selectFrom('recounts').select('until_at').executeTakeFirst()
  const before = await progress()
  await step(id)
  expect(before?.until_at).not.toEqual((await progress())?.until_at)
  await changeReviews(3)
  await finish(id)
  expect(await driftOf(t.owner)).toEqual([])
})

it('shows the former days until it switches to the new ones', async () => {
  const [id = ''] = companies
  const shown = () =>
    withCompany(t.db, system('command'), id, async (tx) => {
      const { rows } = await sql`
        select day::text, sum(rated_1 + rated_2 + rated_3 + rated_4 + rated_5)::integer as reviews
        from review_days group by day order by day
      `.execute(tx)
      return rows
    })
  const former = await shown()
  await request(id, 'Asia/Tokyo')
  const seen = [former]
  while (await step(id)) seen.push(await shown())
  const latest = await shown()
  const expected = await t.sql`
    select (created_at at time zone 'Asia/Tokyo')::date::text as day, count(*)::integer as reviews
    from reviews where company_id = ${id} group by 1 order by 1
  `
  expect(latest).toEqual(expected)
  expect(latest).not.toEqual(former)
  for (const days of seen) expect([former, latest]).toContainEqual(days)
  expect(seen.length).toBeGreaterThan(5)
})

it('ends when its company is deleted', async () => {
  const [id = '', other = ''] = companies
  await request(id, 'Asia/Tokyo')
  await request(other, 'Asia/Tokyo')
  for (let n = 0; n < 3; n += 1) await step(id)
  const deletion = t.owner.deleteFrom('companies').where('id', '=', id).execute()
  await Promise.all([deletion, finish(id), finish(other), submit([other], 20)])
  await finish(id)
  expect(await driftOf(t.owner)).toEqual([])
  expect(await t.owner.selectFrom('recounts').selectAll().execute()).toEqual([])
})

describe('while a step of it is running', () => {
  /** Runs `meanwhile` when a step has counted, but not yet ended. */
  async function during(companyId: string, meanwhile: (tx: Tx) => Promise<void>): Promise<void> {
    await t.platformDb.transaction().execute(async (tx) => {
      await sql`select advance_recount(${companyId}::uuid, 100)`.execute(tx)
      await meanwhile(tx)
    })
  }

  it('new reviews do not wait, on their own or in a batch', async () => {
    const [id = ''] = companies
    await request(id, 'Asia/Tokyo')
    await step(id)
    await during(id, async () => {
      await submit([id], 1)
      await Promise.all(Array.from({ length: 40 }, () => submit([id], 2)))
    })
    await finish(id)
    expect(await driftOf(t.owner)).toEqual([])
  })

  it('a change to an old review waits for its end', async () => {
    const [id = ''] = companies
    await request(id, 'Asia/Tokyo')
    await step(id)
    let changing: Promise<unknown> = Promise.resolve()
    await during(id, async () => {
      changing = t.sql`
        update reviews set rating = 6 - rating
        where company_id = ${id} and created_at <= (
          select created_at from reviews where company_id = ${id} order by created_at offset 50 limit 1
        )
      `
      expect(await settlesUnlessLocked(t.owner, changing)).toBe(false)
    })
    await changing
    await finish(id)
    expect(await driftOf(t.owner)).toEqual([])
  })
})

it('can be advanced by the server only', async () => {
  await expect(
    withCompany(t.db, system('command'), companies[0] ?? '', (tx) =>
      sql`select advance_recount(${companies[0]}::uuid, 1)`.execute(tx),
    ),
  ).rejects.toThrow('permission denied')
})
