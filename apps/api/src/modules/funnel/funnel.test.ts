import { randomUUID } from 'node:crypto'
import { exportFunnelCsv, type FunnelCounts, getFunnel } from '@candour/schemas/funnel.ts'
import { listPlacements } from '@candour/schemas/placements.ts'
import { createReview, getReview, listReviews } from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Tx } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { addReviewsToFunnel } from '#modules/funnel/add-reviews.ts'
import { FunnelCounter } from '#modules/funnel/counter.ts'
import { startConsumer } from '#modules/reviews/events.ts'
import { type SignedIn, testApp } from '#test/app.ts'
import { settlesUnlessLocked } from '#test/rollup.ts'

const none = { scan: 0, view: 0, public: 0, rating: 0, review: 0 }
const counts = (given: Partial<FunnelCounts>): FunnelCounts => ({ ...none, ...given })

let company: { id: string; slug: string }
let owner: SignedIn
const t = await testApp()

async function newCompany() {
  company = await t.make.company()
  owner = await t.signInAs({ companies: [company] })
}

async function read(
  query: Partial<{ from: string; to: string; by: 'day' | 'placement' | 'location'; locationId: string }> = {},
) {
  await t.deps.funnel.write()
  const { status, body } = await owner.call(getFunnel, { query: { companyId: company.id, ...query } })
  expect(status).toBe(200)
  return body
}

/** Handles the events of reviews stored so far, as the server's consumer does. */
async function handleReviews(): Promise<void> {
  const [last] = await t.sql`select max(position) as position from review_events`
  const consumer = startConsumer({
    platformDb: t.platformDb,
    log: { warn: () => {} },
    name: 'funnel',
    handle: addReviewsToFunnel,
    fromFirst: true,
    pollMs: 5,
  })
  await expect
    .poll(() => t.sql`select position from event_consumers where name = 'funnel'`)
    .toEqual([{ position: last?.position ?? '0' }])
  await consumer.stop()
}

const lacking = () => t.sql`select * from funnel_lack(${company.id}::uuid)`

/** Adds counts as of a day. */
async function add(
  day: string,
  placementId: string | undefined,
  locationId: string | undefined,
  given: Partial<FunnelCounts>,
) {
  const { scan, view, public: clicks, rating, review } = counts(given)
  const zero = '00000000-0000-0000-0000-000000000000'
  await t.sql`select add_to_funnel(array[row(
    ${company.id}::uuid, 2, ${day}::date, ${locationId ?? zero}::uuid, ${placementId ?? zero}::uuid,
    ${scan}::integer, ${view}::integer, ${clicks}::integer, ${rating}::integer, ${review}::integer
  )::funnel_days])`
}

describe('the funnel', () => {
  it('adds up by day, placement and location, and compares with the period before', async () => {
    await newCompany()
    const harbour = await t.make.location(company)
    const [table, door] = [
      await t.make.placement(company, { locationId: harbour.id }),
      await t.make.placement(company),
    ]
    await add('2026-01-31', table.id, harbour.id, { scan: 3, view: 4, public: 1, rating: 2, review: 1 })
    await add('2026-02-01', table.id, harbour.id, { scan: 1, view: 1 })
    await add('2026-02-01', door.id, undefined, { scan: 5, view: 6, public: 2 })
    await add('2026-02-28', undefined, undefined, { view: 7, rating: 1, review: 1 })
    await add('2026-04-15', table.id, harbour.id, { view: 100 })

    const period = { from: '2026-02-01', to: '2026-02-28' }
    const totals = counts({ scan: 6, view: 14, public: 2, rating: 1, review: 1 })
    expect(await read(period)).toEqual({
      totals,
      rows: [
        { key: '2026-02-01', ...counts({ scan: 6, view: 7, public: 2 }) },
        { key: '2026-02-28', ...counts({ view: 7, rating: 1, review: 1 }) },
      ],
      previous: counts({ scan: 3, view: 4, public: 1, rating: 2, review: 1 }),
    })
    expect((await read({ ...period, by: 'placement' })).rows).toEqual([
      { key: null, ...counts({ view: 7, rating: 1, review: 1 }) },
      { key: door.id, ...counts({ scan: 5, view: 6, public: 2 }) },
      { key: table.id, ...counts({ scan: 1, view: 1 }) },
    ])
    expect((await read({ ...period, by: 'location' })).rows).toEqual([
      { key: null, ...counts({ scan: 5, view: 13, public: 2, rating: 1, review: 1 }) },
      { key: harbour.id, ...counts({ scan: 1, view: 1 }) },
    ])
    expect(
      await read({ from: '2026-01-20', to: '2026-02-10', by: 'placement', locationId: harbour.id }),
    ).toEqual({
      totals: counts({ scan: 4, view: 5, public: 1, rating: 2, review: 1 }),
      rows: [{ key: table.id, ...counts({ scan: 4, view: 5, public: 1, rating: 2, review: 1 }) }],
      previous: none,
    })
    expect((await read()).previous).toBeNull()
    expect((await read({ to: '2026-12-31' })).totals.view).toBe(118)
    expect((await read({ from: '2030-01-01' })).totals).toEqual(none)
  })

  it('gives the same totals however a period cuts its months', async () => {
    await newCompany()
    const placement = await t.make.placement(company)
    for (let n = 0; n < 120; n += 1) {
      const day = new Date(Date.parse('2025-10-15') + n * 86_400_000).toISOString().slice(0, 10)
      await add(day, placement.id, undefined, { scan: n })
    }
    for (const [from, to] of [
      ['2025-10-15', '2026-02-11'],
      ['2025-10-31', '2025-11-02'],
      ['2025-11-05', '2025-11-25'],
      ['2025-11-20', '2026-01-10'],
      ['2025-12-01', '2025-12-31'],
    ] as const) {
      const byDay = await read({ from, to })
      const byPlacement = await read({ from, to, by: 'placement' })
      const summed = byDay.rows.reduce((sum, { scan }) => sum + scan, 0)
      expect(byPlacement.totals.scan, from).toBe(summed)
      expect(byPlacement.rows[0]?.scan ?? 0, from).toBe(summed)
    }
  })

  it('counts on the day that it is in the company', async () => {
    await newCompany()
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
      await t.sql`update companies set time_zone = ${zone} where id = ${company.id}::uuid`
      t.deps.funnel.count('view', { companyId: company.id })
      await t.deps.funnel.write()
    }
    const rows = await t.sql<{ day: string }>`
      select (now() at time zone zone)::date::text as day
      from unnest(array['Pacific/Niue', 'Pacific/Kiritimati']) zone order by 1
    `
    const { rows: days } = await read({ from: '2020-01-01', to: '2100-01-01' })
    expect(days.map(({ key }) => key)).toEqual(rows.map(({ day }) => day))
  })

  it('shows a company nothing of another one', async () => {
    await newCompany()
    await add('2026-02-01', undefined, undefined, { view: 1 })
    const mine = company
    const theirs = await t.make.company()
    const location = await t.make.location(theirs)
    t.deps.funnel.count('view', { companyId: theirs.id, locationId: location.id })
    await t.deps.funnel.write()
    expect((await read({ from: '2026-01-01' })).totals).toEqual(counts({ view: 1 }))
    expect((await read({ locationId: location.id })).totals).toEqual(none)
    for (const table of ['funnel_days', 'funnel_months'] as const) {
      const seen = await withCompany(t.db, system('command'), mine.id, (tx: Tx) =>
        tx.selectFrom(table).select('company_id').distinct().execute(),
      )
      expect(seen).toEqual([{ company_id: mine.id }])
      expect(await t.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })

  it('is exported by name, with no formula in a cell', async () => {
    await newCompany()
    const placement = await t.make.placement(company, { name: '=1+1' })
    const location = await t.make.location(company, { name: 'Harbour, "West"' })
    await add('2026-02-01', placement.id, location.id, { scan: 2, view: 3, public: 1 })
    await add('2026-02-02', undefined, undefined, { view: 1 })
    const csv = async (by: string) => {
      const { body, headers } = await t.app.inject({
        url: exportFunnelCsv.path,
        query: { companyId: company.id, from: '2026-01-01', to: '2026-03-01', by },
        headers: { cookie: owner.cookie },
      })
      expect(headers['content-disposition']).toMatch(
        new RegExp(`^attachment; filename="${company.slug}-funnel-.*csv"$`),
      )
      return body.replace('\uFEFF', '').trim().split(/\r?\n/)
    }
    expect(await csv('day')).toEqual([
      'Day,Scans,Views,Google clicks,Ratings,Reviews',
      '2026-02-01,2,3,1,0,0',
      '2026-02-02,0,1,0,0,0',
    ])
    expect(await csv('placement')).toEqual([
      'Placement,Code,Scans,Views,Google clicks,Ratings,Reviews',
      `'=1+1,${placement.code},2,3,1,0,0`,
      'No code,,0,1,0,0,0',
    ])
    expect(await csv('location')).toEqual([
      'Location,Scans,Views,Google clicks,Ratings,Reviews',
      '"Harbour, ""West""",2,3,1,0,0',
      'No location,0,1,0,0,0',
    ])
  })
})

describe('counting', () => {
  it('adds up over several counters at once, and shows scans in the list of placements', async () => {
    await newCompany()
    const location = await t.make.location(company)
    const placements = []
    for (let n = 0; n < 5; n += 1)
      placements.push(await t.make.placement(company, { locationId: location.id }))
    const counters = [new FunnelCounter(t.db), new FunnelCounter(t.db), new FunnelCounter(t.db)]
    for (let n = 0; n < 300; n += 1) {
      const placement = placements[n % 5]
      counters[n % 3]?.count(n % 2 ? 'scan' : 'view', {
        companyId: company.id,
        placementId: placement?.id,
        locationId: location.id,
      })
      if (n % 50 === 0) await Promise.all(counters.map((counter) => counter.write()))
    }
    await Promise.all(counters.map((counter) => counter.stop()))
    expect((await read({ by: 'placement' })).rows.map(({ scan, view }) => [scan, view])).toEqual(
      Array(5).fill([30, 30]),
    )
    expect(await lacking()).toEqual([])
    const listed = await owner.call(listPlacements, { query: { companyId: company.id } })
    expect(listed.body.map(({ recentScans }) => recentScans)).toEqual(Array(5).fill(30))
    for (const { lastScanAt } of listed.body)
      expect(Date.now() - Date.parse(lastScanAt ?? '')).toBeLessThan(60_000)
  })

  it('counts a batch once whose answer was lost', async () => {
    await newCompany()
    const write = (batch: number) =>
      sql<{ count_visits: boolean }>`
        select count_visits(${company.id}, ${batch}, array[${company.id}]::uuid[], array[null]::uuid[], array[null]::uuid[],
          array[1], array[2], array[0], array[0])
      `.execute(t.db)
    const answers = []
    for (const batch of [1, 1, 2, 2, 1]) answers.push((await write(batch)).rows[0]?.count_visits)
    expect(answers).toEqual([true, false, true, false, false])
    expect((await read()).totals).toEqual(counts({ scan: 2, view: 4 }))
  })

  it('keeps what could not be written, and writes it later', async () => {
    await newCompany()
    const warnings: unknown[] = []
    const counter = new FunnelCounter(t.db)
    counter.logTo({ warn: (warning: unknown) => warnings.push(warning) })
    await t.sql`alter function count_visits rename to away`
    counter.count('view', { companyId: company.id })
    await counter.write()
    counter.count('view', { companyId: company.id })
    await counter.write()
    await t.sql`alter function away rename to count_visits`
    expect(warnings).toHaveLength(2)
    await counter.stop()
    expect((await read()).totals.view).toBe(2)
  })

  it('ignores companies that are gone, and does not mix them up with others in their batch', async () => {
    await newCompany()
    const gone = await t.make.company()
    for (const { id } of [gone, company, { id: randomUUID() }]) t.deps.funnel.count('view', { companyId: id })
    await t.sql`delete from companies where id = ${gone.id}::uuid`
    expect((await read()).totals).toEqual(counts({ view: 1 }))
  })

  it('loses nothing in a batch if a company is deleted while it is written', async () => {
    await newCompany()
    const gone = await t.make.company()
    let written: Promise<void> | undefined
    await t.owner.transaction().execute(async (tx) => {
      await sql`delete from companies where id = ${gone.id}::uuid`.execute(tx)
      for (const { id } of [gone, company]) t.deps.funnel.count('view', { companyId: id })
      written = t.deps.funnel.write()
      expect(await settlesUnlessLocked(t.owner, written)).toBe(false)
    })
    await written
    expect((await read()).totals).toEqual(counts({ view: 1 }))
  })

  it('counts nothing for bots, HEAD, or pages fetched ahead', async () => {
    await newCompany()
    const person = {
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
    }
    const report = (headers: Record<string, string>, event = 'public', via = '') =>
      t.app.inject({
        method: 'POST',
        url: `/api/visits/${event}?companyId=${company.id}&via=${via}`,
        headers,
        ...(headers['content-type'] && { payload: 'PING' }),
      })
    const ping = { ...person, 'content-type': 'text/ping', 'ping-to': 'https://g.page/r/x/review' }
    expect((await report(ping)).statusCode).toBe(204)
    expect((await report(person)).statusCode).toBe(204)
    for (const headers of [
      { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
      { ...person, 'sec-purpose': 'prefetch;prerender' },
      { ...person, purpose: 'prefetch' },
      { ...person, 'x-moz': 'prefetch' },
    ]) {
      expect((await report(headers)).statusCode).toBe(204)
    }
    expect((await report({ ...person, origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await report(person, 'scan')).statusCode).toBe(400)
    expect((await report(person, 'review')).statusCode).toBe(400)
    expect((await read()).totals).toEqual(counts({ public: 2 }))
  })
})

describe('the origin of a review', () => {
  const review = (given: Record<string, unknown>) =>
    t.app.inject({
      method: 'POST',
      url: createReview.path,
      payload: { rating: 4, feedback: 'Good', companyId: company.id, ...given },
    })

  it('is the placement of its code and the location of that moment', async () => {
    await newCompany()
    const [old, next] = [await t.make.location(company), await t.make.location(company)]
    const placement = await t.make.placement(company, { locationId: old.id, archived: true })
    const submissionId = randomUUID()
    const first = await review({ via: placement.code.toLowerCase(), submissionId })
    await t.sql`update placements set location_id = ${next.id} where id = ${placement.id}`
    t.deps.companies.forget(company.id)
    await review({ via: placement.code })
    // An edited resend, even with another origin, keeps the first.
    await review({ via: 'none', submissionId, revision: 1, rating: 2 })
    const { body } = await owner.call(listReviews, { query: { companyId: company.id } })
    expect(body.map(({ rating, placementId, locationId }) => ({ rating, placementId, locationId }))).toEqual([
      { rating: 4, placementId: placement.id, locationId: next.id },
      { rating: 2, placementId: placement.id, locationId: old.id },
    ])
    const one = await owner.call(getReview, {
      params: { id: first.json().id },
      query: { companyId: company.id },
    })
    expect(one.body).toMatchObject({ placementId: placement.id, locationId: old.id })
    await handleReviews()
    expect((await read({ by: 'location' })).rows.map(({ key, review }) => [key, review]).toSorted()).toEqual(
      [
        [old.id, 1],
        [next.id, 1],
      ].toSorted(),
    )
    expect(await lacking()).toEqual([])
  })

  it('is none for a code that is foreign, unknown or malformed', async () => {
    await newCompany()
    const foreign = await t.make.placement(await t.make.company())
    const given = [
      foreign.code,
      'ABCDEFGH',
      'x'.repeat(5_000),
      '',
      'OOOO0000',
      7,
      null,
      ['a'],
      { code: 1 },
      'ＡＢＣＤＥＦＧＨ',
      "A'; --%00",
    ]
    for (const via of given) expect((await review({ via })).statusCode, JSON.stringify(via)).toBe(201)
    const stored = await t.sql`select placement_id, location_id from reviews where company_id = ${company.id}`
    expect(stored).toHaveLength(given.length)
    for (const row of stored) expect(row).toEqual({ placement_id: null, location_id: null })
  })

  it('counts each stored review once, however often it is sent', async () => {
    await newCompany()
    const submissionId = randomUUID()
    await Promise.all(Array.from({ length: 5 }, () => review({ submissionId })))
    await handleReviews()
    await handleReviews()
    expect((await read()).totals).toEqual(counts({ review: 1 }))
    expect(await lacking()).toEqual([])
  })
})

describe('verification', () => {
  it('finds what is wrong and repairs it', async () => {
    await newCompany()
    const placement = await t.make.placement(company)
    await t.make.review(company)
    await t.make.review(company, { createdAt: new Date('2026-02-03T12:00:00Z') })
    await handleReviews()
    await add('2026-02-03', placement.id, undefined, { scan: 2 })
    expect(await lacking()).toEqual([])
    await t.sql`update funnel_days set reviews = reviews + 1, scans = scans + 1
      where company_id = ${company.id}::uuid and grain = 2 and day = '2026-02-03'`
    expect(await lacking()).not.toEqual([])
    await t.sql`select from repair_funnel(${company.id}::uuid)`
    expect(await lacking()).toEqual([])
    expect((await read({ from: '2026-02-01', to: '2026-02-28' })).totals).toMatchObject({ review: 1 })
  })

  it('does not miss reviews whose events are not yet handled', async () => {
    await newCompany()
    await handleReviews()
    await t.make.review(company)
    expect(await lacking()).toEqual([])
    await handleReviews()
    expect(await lacking()).toEqual([])
    expect((await read()).totals.review).toBe(1)
  })
})
