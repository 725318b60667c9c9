import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { testDatabase } from '#test/database.ts'
import { driftOf, locationIds, makeReviews, period, settlesUnlessLocked, visitorsOf } from '#test/rollup.ts'

let companies: string[]

const t = await testDatabase()
const { make } = t
const submit = visitorsOf(t)

beforeEach(async () => {
  await t.owner.deleteFrom('companies').execute()
  companies = []
  for (const timeZone of ['UTC', 'America/Los_Angeles', 'Australia/Lord_Howe']) {
    const { id } = await make.company()
    await setTimeZone(id, timeZone)
    companies.push(id)
  }
})

const setTimeZone = (companyId: string, timeZone: string) =>
  withCompany(t.db, system('command'), companyId, (tx) =>
    tx.updateTable('companies').set({ time_zone: timeZone }).where('id', '=', companyId).execute(),
  )

const send = (count: number) => submit(companies, count)

it('equals its base after 10,000 concurrent reviews for a few companies, one by one and in bulk', async () => {
  await Promise.all([
    ...Array.from({ length: 50 }, () => send(100)),
    ...Array.from({ length: 10 }, () => makeReviews(t.db, companies, 500, period)),
  ])
  expect(await driftOf(t.owner)).toEqual([])
  const [{ count } = {}] = await t.sql`select count(*)::integer from reviews`
  expect(count).toBe(10_000)
}, 120_000)

it('reads only its own row when a review arrives, however long the history', async () => {
  const [companyId = ''] = companies
  const years = { from: new Date('2023-01-01'), to: new Date('2026-01-01') }
  await makeReviews(t.owner, [companyId], 1000, years)
  const read = await t.owner.transaction().execute(async (tx) => {
    const sofar = async () => {
      const { rows } = await sql<{ read: number }>`
        select sum(idx_tup_fetch + seq_tup_read)::integer as read
        from pg_stat_xact_user_tables where relname in ('review_days', 'location_days')
      `.execute(tx)
      return rows[0]?.read ?? 0
    }
    const before = await sofar()
    await makeReviews(tx, [companyId], 1, period)
    return (await sofar()) - before
  })
  expect(read).toBeLessThanOrEqual(2)
})

it('equals its base after updates and deletions', async () => {
  await makeReviews(t.owner, companies, 600, period)
  await t.sql`update reviews set rating = 6 - rating, sentiment = -sentiment where random() < 0.5`
  expect(await driftOf(t.owner)).toEqual([])
  await t.sql`update reviews set created_at = created_at + interval '30 hours' where random() < 0.5`
  expect(await driftOf(t.owner)).toEqual([])
  await t.sql`delete from reviews where random() < 0.5`
  expect(await driftOf(t.owner)).toEqual([])
  await t.sql`
    update reviews set location_id = case when location_id is null then ${locationIds[1]}::uuid end where random() < 0.5
  `
  expect(await driftOf(t.owner)).toEqual([])
  await t.sql`update reviews set company_id = ${companies[0]} where company_id = ${companies[1]}`
  expect(await driftOf(t.owner)).toEqual([])
  await t.owner
    .deleteFrom('companies')
    .where('id', '=', companies[0] ?? '')
    .execute()
  expect(await driftOf(t.owner)).toEqual([])
  await t.owner.deleteFrom('reviews').execute()
  expect(await driftOf(t.owner)).toEqual([])
})

it('equals its base when time zones change while reviews are added, changed and deleted', async () => {
  await makeReviews(t.owner, companies, 500, period)
  const changeZones = async () => {
    for (const zone of ['Asia/Tokyo', 'America/New_York', 'UTC', 'Pacific/Apia', 'Europe/Berlin']) {
      await Promise.all(companies.map((id) => setTimeZone(id, zone)))
    }
  }
  const changeReviews = async () => {
    for (let n = 0; n < 15; n += 1) {
      await t.sql`
        update reviews set rating = 6 - rating
        where id in (select id from reviews order by id offset ${n * 7} limit 5)
      `
      await t.sql`delete from reviews where id in (select id from reviews order by id limit 2)`
    }
  }
  await Promise.all([send(150), send(150), send(150), changeZones(), changeReviews()])
  expect(await driftOf(t.owner)).toEqual([])
})

it('rejects a time zone unknown to the database, even for a company without reviews', async () => {
  await expect(setTimeZone(companies[0] ?? '', 'Mars/Olympus')).rejects.toThrow('time zone')
})

interface Lack {
  location_id: string | null
  day: Date
}
/** Days of a company, and of its locations, whose counters are wrong. */
const lack = async (companyId: string) => {
  const rows = await t.sql<Lack>`select * from days_lack(${companyId})`
  return new Set(rows.map((row) => `${row.location_id} ${row.day.toISOString()}`))
}
const repair = (companyId: string) => t.sql`select * from repair_days(${companyId})`

it('waits for a review in flight before it rebuilds the days', async () => {
  const [companyId = ''] = companies
  let change: Promise<unknown> | undefined
  await t.owner.transaction().execute(async (tx) => {
    await makeReviews(tx, [companyId], 1, {
      from: new Date('2026-03-01T23:30:00Z'),
      to: new Date('2026-03-01T23:31:00Z'),
    })
    change = setTimeZone(companyId, 'Asia/Tokyo')
    await settlesUnlessLocked(t.owner, change)
  })
  await change
  expect(await driftOf(t.owner)).toEqual([])
})

it('can be repaired while reviews arrive', async () => {
  await makeReviews(t.owner, companies, 5000, period)
  await t.sql`
    update review_days set rated_5 = rated_5 + 3, negative_1 = negative_1 - 1 where day = '2026-03-10'
  `
  await t.sql`delete from review_days where day = '2026-03-20'`
  await t.sql`
    insert into review_days (company_id, day, slot, rated_2) select id, '1999-01-01', 3, 7 from companies
  `
  await t.sql`
    update location_days set rated_2 = rated_2 - 5 where day = '2026-03-10' and location_id = ${locationIds[0]}
  `
  await t.sql`delete from location_days where day = '2026-03-20'`
  // Three of the company, and one of the first location beside the day that both have lost.
  for (const id of companies) expect((await lack(id)).size).toBe(6)
  expect(await driftOf(t.owner)).not.toEqual([])

  const repairs = async () => {
    for (const id of [...companies, ...companies]) await repair(id)
  }
  await Promise.all([send(100), send(100), repairs(), send(100)])
  expect(await driftOf(t.owner)).toEqual([])
  for (const id of companies) expect((await lack(id)).size).toBe(0)
})

it('can be repaired by the owner only', async () => {
  for (const name of ['days_lack', 'repair_days']) {
    await expect(
      withCompany(t.db, system('command'), companies[0] ?? '', (tx) =>
        sql`select ${sql.ref(name)}(${companies[0]})`.execute(tx),
      ),
    ).rejects.toThrow('permission denied')
  }
})
