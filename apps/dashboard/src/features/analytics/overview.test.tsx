import { ApiError } from '@candour/api-client/call.ts'
import { answer, type Handler } from '@candour/api-client/testing.ts'
import { getSummary, getTrends } from '@candour/schemas/analytics.ts'
import { getDashboardCompany } from '@candour/schemas/companies.ts'
import { listLocations } from '@candour/schemas/locations.ts'
import { countReviews, listReviews } from '@candour/schemas/reviews.ts'
import { getThemes } from '@candour/schemas/themes.ts'
import { getWatch } from '@candour/schemas/watch.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
// Preloaded: transforming the chart library takes seconds on a busy machine.
import '#features/analytics/charts.tsx'
import { renderRoutes } from '@candour/console/testing.tsx'
import { addDays, todayIn } from '#shared/period.ts'
import { FakeEventSource } from '#test/event-source.ts'
import { location, luna, placement, review, summary, themes, trends, working } from '#test/fixtures.ts'

const open = (address: string, ...handlers: Handler[]) =>
  renderRoutes(address, dashboardRoutes, [...handlers, ...working(luna)])

/** Returns a trends handler and the queries it has received. */
function asking() {
  const asked: object[] = []
  const handler = answer(getTrends, ({ query: { companyId: _, ...rest } }) => {
    asked.push(rest)
    return { ...trends, interval: rest.interval ?? trends.interval }
  })
  return { asked, handler }
}

describe('trends', () => {
  it('are compared with the previous period in words', async () => {
    open('/dashboard')
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Reviews4100% more',
      'Average rating4.30.2 lower',
      'Positive75%25 points higher',
    ])
    expect(screen.getByText('Compared with the previous 3 days')).toBeTruthy()
  })

  it('show no comparison without a previous period', async () => {
    open(
      '/dashboard?period=all',
      answer(getTrends, () => ({ ...trends, previous: null })),
    )
    const [reviews] = await screen.findAllByRole('tab')
    expect(reviews?.textContent).toBe('Reviews4')
    expect(screen.queryByText(/^Compared/)).toBeNull()
  })

  it('are also available as a table', async () => {
    open('/dashboard')
    await userEvent.click(await screen.findByRole('button', { name: 'Table' }))
    const rows = within(screen.getByRole('table', { name: 'Reviews over time' })).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      'DayReviews',
      'Fri, Feb 27, 20263',
      'Sat, Feb 28, 20260',
      'Sun, Mar 1, 20261',
    ])
    await userEvent.click(screen.getByRole('tab', { name: /^Average rating/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Table' }))
    expect(screen.getByRole('row', { name: /Feb 28/ }).textContent).toBe('Sat, Feb 28, 2026–')
    expect(screen.getByRole('row', { name: /Mar 1/ }).textContent).toBe('Sun, Mar 1, 20262.0')
  })

  it('stay a table when the window becomes narrower', async () => {
    const window = Object.assign(new EventTarget(), { matches: true })
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue(window as MediaQueryList)
    open('/dashboard')
    await userEvent.click(await screen.findByRole('tab', { name: /^Average rating/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Table' }))
    act(() => {
      window.matches = false
      window.dispatchEvent(new Event('change'))
    })
    expect(screen.getByRole('table', { name: 'Average rating over time' })).toBeTruthy()
  })

  it('link each number of the table to its reviews', async () => {
    open('/dashboard')
    await userEvent.click(await screen.findByRole('button', { name: 'Table' }))
    const card = within(screen.getByRole('region', { name: 'Trends' }))
    const hrefs = () =>
      card.getAllByRole('row').map((row) =>
        within(row)
          .queryAllByRole('link')
          .map((link) => link.getAttribute('href')),
      )
    expect(hrefs()).toEqual([
      [],
      [`/dashboard/reviews?from=2026-02-27&to=2026-02-27&company=${luna.id}`],
      [],
      [`/dashboard/reviews?from=2026-03-01&to=2026-03-01&company=${luna.id}`],
    ])
    await userEvent.click(screen.getByRole('tab', { name: /^Positive/ }))
    await userEvent.click(screen.getByRole('button', { name: 'By rating' }))
    await userEvent.click(screen.getByRole('button', { name: 'Table' }))
    const row = within(screen.getByRole('row', { name: /^2 stars/ }))
    expect(row.getByRole('link', { name: '1' }).getAttribute('href')).toBe(
      `/dashboard/reviews?rating=2&sentiment=negative&from=2026-02-27&to=2026-03-01&company=${luna.id}`,
    )
    expect(row.getAllByRole('link')).toHaveLength(2)
  })

  it('name the period of the dashed line', async () => {
    open('/dashboard')
    await userEvent.click(await screen.findByRole('tab', { name: /^Average rating/ }))
    const chart = within(screen.getByRole('figure', { name: 'Average rating over time' }))
    expect(chart.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Average rating',
      'Previous 3 days: 4.5',
    ])
    expect(chart.getByText(/Dashed line: 4\.5, the average of the previous 3 days$/)).toBeTruthy()
  })

  it('mark intervals in progress or cut off', async () => {
    const today = todayIn('Europe/Berlin')
    const [monday] = [-6, -5, -4, -3, -2, -1, 0]
      .map((days) => addDays(today, days))
      .filter((day) => new Date(day).getUTCDay() === 1)
    const week = monday ?? today
    const point = {
      ...trends.points[0],
      total: 2,
      average: 4,
      sentiment: { negative: 0, neutral: 0, positive: 2 },
      mismatches: 0,
    }
    open(
      '/dashboard',
      answer(getTrends, () => ({
        ...trends,
        interval: 'week' as const,
        from: addDays(week, -5),
        to: today,
        points: [
          { ...point, day: addDays(week, -7) },
          { ...point, day: week },
        ],
      })),
    )
    const chart = within(await screen.findByRole('figure', { name: 'Reviews over time' }))
    expect(chart.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Part of a week',
      'This week so far',
    ])
    await userEvent.click(chart.getByRole('button', { name: 'Table' }))
    expect(chart.getByRole('row', { name: /\(part of a week\)/ })).toBeTruthy()
    expect(chart.getByRole('row', { name: /\(this week so far\)/ })).toBeTruthy()
  })

  it('show no placeholder for a chart whose data is loaded', async () => {
    const router = open('/dashboard')
    const skeletons = () => document.querySelectorAll('[aria-labelledby=trends] .animate-skeleton').length
    await screen.findAllByRole('tab')
    expect(skeletons()).toBe(0)
    for (const name of [/^Average rating/, /^Positive/]) {
      await userEvent.click(screen.getByRole('tab', { name }))
      expect(skeletons()).toBe(0)
    }
    expect(router.state.location.pathname).toBe('/dashboard')
  })

  it('count the reviews whose words and stars differ, and link to them', async () => {
    let mismatches = 2
    open(
      '/dashboard',
      answer(getTrends, () => ({ ...trends, totals: { ...trends.totals, mismatches } })),
    )
    await userEvent.click(await screen.findByRole('tab', { name: /^Positive/ }))
    const link = screen.getByRole('link', { name: 'Stars and words differ: 2 reviews' })
    expect(link.getAttribute('href')).toBe(
      `/dashboard/reviews?mismatch=true&from=2026-02-27&to=2026-03-01&company=${luna.id}`,
    )
    mismatches = 0
    act(() => FakeEventSource.newest.tell())
    await waitFor(() => expect(screen.queryByText(/^Stars and words differ/)).toBeNull())
  })

  it('show sentiment over time and by rating', async () => {
    open('/dashboard')
    await userEvent.click(await screen.findByRole('tab', { name: /^Positive/ }))
    expect(screen.getByText('75% positive, 0% neutral, 25% negative')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'By rating' }))
    await userEvent.click(screen.getByRole('button', { name: 'Table' }))
    const table = screen.getByRole('table', { name: 'Sentiment by rating' })
    expect(within(table).getByRole('row', { name: /^5 stars/ }).textContent).toBe('5 stars300')
  })

  it('download as CSV', async () => {
    const saved: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob), revokeObjectURL() {} }),
    )
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    open('/dashboard')
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Table (CSV)' }))
    expect(names).toEqual(['cafe-luna-reviews-2026-02-27-2026-03-01.csv'])
    expect(new Uint8Array((await saved[0]?.arrayBuffer()) ?? []).slice(0, 3)).toEqual(
      new Uint8Array([0xef, 0xbb, 0xbf]),
    )
    expect(await saved[0]?.text()).toContain(
      'Day,Reviews\r\n2026-02-27,3\r\n2026-02-28,0\r\n2026-03-01,1\r\n',
    )
  })

  it('are kept in sync with the URL', async () => {
    const { asked, handler } = asking()
    const router = open('/dashboard?from=2026-01-01&to=2026-01-31&interval=week', handler)
    await screen.findAllByRole('tab')
    // American weeks begin on Sunday.
    const weekStart = 7
    expect(asked).toEqual([{ from: '2026-01-01', to: '2026-01-31', interval: 'week', weekStart }])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'All time')
    const query = () => Object.fromEntries(new URLSearchParams(router.state.location.search))
    expect(query()).toEqual({ period: 'all', company: luna.id })
    await waitFor(() => expect(asked.at(-1)).toEqual({ weekStart }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Interval' }), 'By month')
    expect(query()).toEqual({ period: 'all', interval: 'month', company: luna.id })
    await waitFor(() => expect(asked.at(-1)).toEqual({ interval: 'month', weekStart }))
  })

  it.each([
    ['en', ['en-GB', 'de'], 'Sun, 1 Mar 20261', '1,234', '4.3', '0%', 1],
    ['de', ['de-DE', 'en-US'], 'So., 1. März 20261', '1.234', '4,3', '0\u00A0%', 1],
    ['en', ['ar-EG'], 'Sun, Mar 1, 20261', '1,234', '4.3', '0%', 6],
  ])(
    'have the figures and dates of a page in %s, and the weeks of a browser in %s',
    async (lang, languages, day, total, average, share, weekStart) => {
      document.documentElement.lang = lang
      onTestFinished(() => document.documentElement.removeAttribute('lang'))
      vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
      const asked: number[] = []
      open(
        '/dashboard',
        answer(getTrends, ({ query }) => {
          asked.push(query.weekStart)
          return { ...trends, totals: { ...trends.totals, total: 1234 } }
        }),
      )
      const tabs = await screen.findAllByRole('tab')
      expect(tabs.map((tab) => tab.textContent)).toEqual([
        expect.stringContaining(`Reviews${total}`),
        expect.stringContaining(`Average rating${average}`),
        expect.stringContaining(`Positive${share}`),
      ])
      await userEvent.click(screen.getByRole('button', { name: 'Table' }))
      expect(screen.getByRole('row', { name: /^So|^Sun/ }).textContent).toBe(day)
      expect(asked).toEqual([weekStart])
    },
  )

  it('reject a range that ends before it starts', async () => {
    const { asked, handler } = asking()
    open('/dashboard?from=2026-01-10&to=2026-01-31', handler)
    const to = await screen.findByLabelText('To')
    await userEvent.clear(to)
    await userEvent.type(to, '2026-01-02')
    await userEvent.tab()
    expect(screen.getByText('Please choose an end date on or after the start date')).toBeTruthy()
    expect(asked.at(-1)).not.toHaveProperty('to', '2026-01-02')
  })

  it('say when a period has no reviews, and when the server fails', async () => {
    const none = { ...trends.totals, total: 0, average: null }
    let down = true
    open(
      '/dashboard',
      answer(getTrends, () =>
        down
          ? Promise.reject(new ApiError('The database is down.', { status: 503 }))
          : { ...trends, totals: none },
      ),
    )
    const card = within(await screen.findByRole('region', { name: 'Trends' }))
    expect(await card.findByText('The database is down.')).toBeTruthy()
    expect(card.queryByText(/Loading/)).toBeNull()
    down = false
    await userEvent.click(card.getByRole('button', { name: 'Retry' }))
    expect(await card.findByText('No reviews in this period')).toBeTruthy()
  })
})

it('counts a new review without a reload', async () => {
  let total = 1234
  open(
    '/dashboard',
    answer(getSummary, () => ({ ...summary, total })),
  )
  expect(await screen.findByText('1,234')).toBeTruthy()
  total = 1235
  act(() => FakeEventSource.newest.tell())
  expect(await screen.findByText('1,235')).toBeTruthy()
})

const none = { ...summary, total: 0, average: null, distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } }

it('draws nothing that means nothing yet', async () => {
  open(
    '/dashboard',
    answer(getSummary, () => none),
    answer(listReviews, () => ({ items: [] })),
  )
  expect(await screen.findByText('No reviews yet')).toBeTruthy()
  for (const name of ['Rating Distribution', 'QR Code', 'Google Review URL']) {
    expect(screen.getByRole('region', { name })).toBeTruthy()
  }
  for (const name of ['What waits for you', 'Trends', 'What your reviews are about', 'From Scan to Review']) {
    expect(screen.queryByRole('region', { name }), name).toBeNull()
  }
  expect(screen.queryByRole('combobox', { name: 'Period' })).toBeNull()
})

it('says what waits, and leads to it', async () => {
  open(
    '/dashboard',
    answer(countReviews, ({ query }) => ({
      matching: query.replied ? 2 : 5,
      atLeast: false,
      total: summary.total,
    })),
    answer(getWatch, () => ({
      codes: (['silent', 'flooded'] as const).map((state, n) => ({
        ...{ placementId: placement(n).id, state, expected: 9, seen: 0, since: '2026-03-01T12:00:00.000Z' },
      })),
    })),
  )
  const waiting = within(await screen.findByRole('region', { name: 'What waits for you' }))
  await waitFor(() =>
    expect(waiting.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'To do12',
      'Customers replied2',
      'Silent codes1',
      'Orders under way0',
    ]),
  )
  expect(waiting.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/dashboard/reviews?company=${luna.id}`,
    `/dashboard/reviews?view=all&company=${luna.id}`,
    `/dashboard/codes?company=${luna.id}`,
    `/dashboard/materials?company=${luna.id}#orders-heading`,
  ])
})

it('says when figures are being recalculated, and reloads them when they are', async () => {
  const { asked, handler } = asking()
  let figuresTimeZone: string | undefined = 'Europe/Berlin'
  open(
    '/dashboard',
    handler,
    answer(getDashboardCompany, () => ({ ...luna, timeZone: 'Pacific/Auckland', figuresTimeZone })),
  )
  const notice = await screen.findByText('Figures are being recalculated for Pacific/Auckland.')
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  const before = asked.length
  figuresTimeZone = undefined
  await waitFor(() => expect(notice.textContent).toBe(''), { timeout: 10_000 })
  await waitFor(() => expect(asked.length).toBeGreaterThan(before))
})

it('narrows everything on it to a location, whose name the links keep', async () => {
  const altona = location(1, { name: 'Altona' })
  const asked: Record<string, (string | undefined)[]> = {
    summary: [],
    trends: [],
    themes: [],
    reviews: [],
    watch: [],
  }
  const router = open(
    '/dashboard',
    answer(listLocations, () => [altona, location(2)]),
    answer(getWatch, ({ query }) => {
      asked.watch?.push(query.locationId)
      return { codes: [] }
    }),
    answer(countReviews, ({ query: { locationId, status, replied } }) => ({
      matching: locationId && status ? 3 : locationId && replied ? 1 : 7,
      atLeast: false,
      total: summary.total,
    })),
    answer(getSummary, ({ query }) => {
      asked.summary?.push(query.locationId)
      return query.locationId ? { ...summary, total: 0 } : summary
    }),
    answer(getTrends, ({ query }) => {
      asked.trends?.push(query.locationId)
      return trends
    }),
    answer(getThemes, ({ query }) => {
      asked.themes?.push(query.locationId)
      return themes
    }),
    answer(listReviews, ({ query }) => {
      asked.reviews?.push(query.locationId)
      return { items: [review(1)] }
    }),
  )
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Location' }), 'Altona')
  expect(new URLSearchParams(router.state.location.search).get('locationId')).toBe(altona.id)
  for (const part of Object.keys(asked)) {
    await waitFor(() => expect(asked[part]?.at(-1), part).toBe(altona.id))
  }
  // A quiet location is not a new company.
  expect(screen.queryByText('Get your first review')).toBeNull()
  const of = `locationId=${altona.id}&company=${luna.id}`
  const waiting = within(screen.getByRole('region', { name: 'What waits for you' }))
  await waitFor(() =>
    expect(waiting.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [
        ['To do3', `/dashboard/reviews?view=new&${of}`],
        ['Customers replied1', `/dashboard/reviews?${of}`],
        ['Silent codes0', `/dashboard/codes?${of}`],
      ],
    ),
  )
  const distribution = within(screen.getByRole('region', { name: 'Rating Distribution' }))
  expect(distribution.getAllByRole('link')[0]?.getAttribute('href')).toBe(`/dashboard/reviews?rating=5&${of}`)
  expect(screen.getByRole('link', { name: 'All reviews' }).getAttribute('href')).toBe(
    `/dashboard/reviews?${of}`,
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'All locations')
  expect(router.state.location.search).toBe(`?company=${luna.id}`)
})

it('offers no choice of a location to a company without any', async () => {
  open('/dashboard')
  expect(await screen.findByText('1,234')).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Location' })).toBeNull()
})
