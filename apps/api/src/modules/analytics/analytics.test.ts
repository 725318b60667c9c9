import { getSummary, getTrends, type Interval } from '@candour/schemas/analytics.ts'
import { getDashboardCompany, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { countReviews, exportReviewsCsv } from '@candour/schemas/reviews.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { advanceRecount } from '#modules/companies/recounts.ts'
import { testApp } from '#test/app.ts'
import { locationIds, type Made, makeReviews, totalsOf } from '#test/rollup.ts'

const t = await testApp()

async function companyIn(timeZone: string) {
  const company = await t.make.company()
  const { call, cookie } = await t.signInAs({ companies: [company] })
  await call(updateDashboardCompany, { query: { companyId: company.id }, body: { timeZone } })
  return { id: company.id, call, cookie }
}

/** Calendar day of a review in a time zone, computed independently of the database. */
function dayIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  return ({ createdAt }: Made) => format.format(createdAt)
}

/** First day of the interval that contains a day; weeks begin on Monday (1) to Sunday (7). */
function beginning(day: string, interval: Interval, weekStart = 1): string {
  if (interval === 'month') return `${day.slice(0, 7)}-01`
  const date = new Date(day)
  if (interval === 'week') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 7 - weekStart) % 7))
  return date.toISOString().slice(0, 10)
}

const before = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)

describe.each(['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia'])(
  'numbers of a company in %s',
  (timeZone) => {
    // Includes both DST changes, in both hemispheres.
    const from = '2026-02-20'
    const to = '2026-11-12'
    let company: Awaited<ReturnType<typeof companyIn>>
    let made: Made[]
    const dayOf = dayIn(timeZone)
    const within = (first: string, last: string) =>
      made.filter((review) => dayOf(review) >= first && dayOf(review) <= last)

    beforeAll(async () => {
      company = await companyIn(timeZone)
      const period = { from: new Date('2025-05-01'), to: new Date('2026-11-19') }
      made = await makeReviews(t.owner, [company.id], 3000, period)
    })

    it.each([
      ['day', 1],
      ['week', 1],
      ['week', 6],
      ['week', 7],
      ['month', 7],
    ] as const)('are exact over time, by %s that begins on day %i', async (interval, weekStart) => {
      const query = { companyId: company.id, from, to, interval, weekStart }
      const { body } = await company.call(getTrends, { query })
      expect(body).toMatchObject({ from, to, interval, timeZone })
      const expected = Map.groupBy(within(from, to), (review) =>
        beginning(dayOf(review), interval, weekStart),
      )
      for (const { day, ...point } of body.points) {
        const { total, average, sentiment, mismatches } = totalsOf(expected.get(day) ?? [])
        expect(point, day).toEqual({ total, average, sentiment, mismatches })
      }
      const days = body.points.map(({ day }) => day)
      expect(days).toEqual([...new Set(days)].toSorted())
      expect([...expected.keys()].filter((day) => !days.includes(day))).toEqual([])
    })

    it('are exact in total and for the preceding period', async () => {
      const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
      const totals = totalsOf(within(from, to))
      const previous = totalsOf(within(before(from, days), before(from, 1)))
      const query = { companyId: company.id, from, to }
      expect((await company.call(getSummary, { query })).body).toEqual({ ...totals, previous })
      const { body } = await company.call(getTrends, { query })
      expect(body).toMatchObject({ totals, previous })
      for (const rating of [1, 2, 3, 4, 5] as const) {
        const of = within(from, to).filter((review) => review.rating === rating)
        expect(body.sentimentByRating[rating]).toEqual(totalsOf(of).sentiment)
      }
    })

    it.each(locationIds)('are exact for a location, in the days of the company', async (locationId) => {
      const there = (first: string, last: string) =>
        within(first, last).filter((review) => review.locationId === locationId)
      const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
      const totals = totalsOf(there(from, to))
      const previous = totalsOf(there(before(from, days), before(from, 1)))
      const query = { companyId: company.id, locationId, from, to }
      expect((await company.call(getSummary, { query })).body).toEqual({ ...totals, previous })
      const { body } = await company.call(getTrends, { query: { ...query, interval: 'week' } })
      expect(body).toMatchObject({ totals, previous, timeZone })
      const expected = Map.groupBy(there(from, to), (review) => beginning(dayOf(review), 'week'))
      for (const { day, total } of body.points) expect(total, day).toBe(expected.get(day)?.length ?? 0)
    })

    it('are exact over all time', async () => {
      const query = { companyId: company.id }
      const all = { ...totalsOf(made), previous: null }
      expect((await company.call(getSummary, { query })).body).toEqual(all)
      const { body } = await company.call(getTrends, { query })
      expect(body.from).toBe(made.map(dayOf).toSorted()[0])
      expect(body.totals).toEqual(totalsOf(made))
      expect(body.previous).toBeNull()
    })

    it('follow the company to another time zone, and back', async () => {
      const elsewhere = timeZone === 'UTC' ? 'Asia/Tokyo' : 'UTC'
      for (const zone of [elsewhere, timeZone]) {
        const query = { companyId: company.id }
        await company.call(updateDashboardCompany, { query, body: { timeZone: zone } })
        const { body } = await company.call(getTrends, { query: { ...query, from, to, interval: 'day' } })
        const expected = Map.groupBy(made, dayIn(zone))
        for (const { day, total } of body.points) expect(total, day).toBe(expected.get(day)?.length ?? 0)
      }
    })
  },
)

it('stay in the former time zone while a long history is being recounted, and then change', async () => {
  const { id, call, cookie } = await companyIn('UTC')
  const query = { companyId: id }
  const period = { from: new Date('2026-03-01'), to: new Date('2026-03-20') }
  const made = await makeReviews(t.owner, [id], 10_001, period)
  const expectFigures = async (timeZone: string) => {
    const dayOf = dayIn(timeZone)
    const { body } = await call(getTrends, { query: { ...query, from: '2026-03-02', to: '2026-03-10' } })
    expect(body.timeZone).toBe(timeZone)
    const within = made.filter((review) => dayOf(review) >= body.from && dayOf(review) <= body.to)
    const expected = Map.groupBy(within, dayOf)
    expect(body.totals).toEqual(totalsOf(within))
    for (const { day, total } of body.points) expect(total, day).toBe(expected.get(day)?.length)
    const on = { ...query, from: '2026-03-05', to: '2026-03-05' }
    const total = expected.get('2026-03-05')?.length ?? 0
    expect((await call(countReviews, { query: on })).body.matching).toBe(total)
    const url = `${exportReviewsCsv.path}?${new URLSearchParams(on)}`
    const { body: csv } = await t.app.inject({ url, headers: { cookie } })
    expect(csv).toContain(`Date (${timeZone})`)
    expect(csv.split('\r\n')).toHaveLength(total + 1)
  }

  const timeZone = 'Asia/Tokyo'
  const { body: company } = await call(updateDashboardCompany, { query, body: { timeZone } })
  expect(company).toMatchObject({ timeZone, figuresTimeZone: 'UTC' })
  await expectFigures('UTC')
  while (await advanceRecount(t.platformDb, id, 2_000)) {
    const { body } = await call(getDashboardCompany, { query })
    await expectFigures(body.figuresTimeZone ?? body.timeZone)
  }
  await expectFigures(timeZone)
  const { body: after } = await call(getDashboardCompany, { query })
  expect(after.timeZone).toBe(timeZone)
  expect(after).not.toHaveProperty('figuresTimeZone')
})

it('of a foreign location are empty', async () => {
  const { id, call } = await companyIn('UTC')
  await t.make.review({ id })
  const theirs = await t.make.company()
  const locationId = (await t.make.location(theirs)).id
  await t.make.review(theirs, { locationId, sentiment: 1, feedback: 'Fresh bread' })
  const query = { companyId: id, locationId }
  expect((await call(getSummary, { query })).body.total).toBe(0)
  expect((await call(getTrends, { query })).body.totals.total).toBe(0)
})

describe('trends', () => {
  it('of a company without reviews consist of one empty day', async () => {
    const { id, call } = await companyIn('Europe/Berlin')
    const { body } = await call(getTrends, { query: { companyId: id } })
    expect(body.points).toMatchObject([{ total: 0, average: null }])
    expect(body.totals.total).toBe(0)
  })

  it.each([
    ['2026-01-01', '2026-03-31', undefined, 'day'],
    ['2025-01-01', '2026-03-31', undefined, 'week'],
    ['2020-01-01', '2026-03-31', undefined, 'month'],
    ['2000-01-01', '2026-03-31', 'day', 'month'],
    ['2020-01-01', '2026-03-31', 'day', 'week'],
    ['2020-01-01', '2026-03-31', 'week', 'week'],
  ] as const)('from %s to %s, requested by %s, are returned by %s', async (from, to, asked, interval) => {
    const { id, call } = await companyIn('UTC')
    const { body } = await call(getTrends, { query: { companyId: id, from, to, interval: asked } })
    expect(body.interval).toBe(interval)
  })

  it.each([
    { from: '2026-02-30' },
    { from: '1999-12-31' },
    { from: 'yesterday' },
    { from: '2026-02-02', to: '2026-02-01' },
    { interval: 'hour' },
    { weekStart: '0' },
    { weekStart: '8' },
    { weekStart: 'Monday' },
  ])('reject %j', async (query) => {
    const { id, call } = await companyIn('UTC')
    const answer = await call(getTrends, { query: { companyId: id, ...(query as { from: string }) } })
    expect(answer.status).toBe(400)
  })
})

it.each(['Mars/Olympus', '+01:00', '', 'UTC+3'])('rejects the time zone %j', async (timeZone) => {
  const { id, call } = await companyIn('UTC')
  const answer = await call(updateDashboardCompany, { query: { companyId: id }, body: { timeZone } })
  expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, 'timeZone'])
})
