import { ApiError } from '@candour/api-client/call.ts'
import { answer } from '@candour/api-client/testing.ts'
import { type Theme, theme as themeOptions } from '@candour/schemas/theme-names.ts'
import { getThemes, type Themes } from '@candour/schemas/themes.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
// Preloaded: transforming the chart library takes seconds on a busy machine.
import '#features/analytics/charts.tsx'
import { location, luna, review, themeSummary, themes } from '#test/fixtures.ts'
import { open } from '#test/open.ts'

const answered = (part: Partial<Themes>) => answer(getThemes, () => ({ ...themes, ...part }))
const card = async () => within(await screen.findByRole('region', { name: 'What your reviews are about' }))
const table = async () => within(await (await card()).findByRole('table'))
const rows = async () => (await table()).getAllByRole('row').map((row) => row.textContent)

it('says what each theme costs or earns, and links to its reviews of the period', async () => {
  const asked: object[] = []
  open(
    `/dashboard?period=90d&locationId=${location(1).id}`,
    answer(getThemes, ({ query }) => {
      asked.push(query)
      return themes
    }),
  )
  expect(await rows()).toEqual([
    'ThemeToneStarsQuotes',
    'Waiting time41 reviews24 negative, 9 neutral, 8 positivecosts 0.3',
    'Staff120 reviews24 negative, 9 neutral, 8 positiveearns 0.2',
  ])
  expect((await card()).getByText('Waiting time costs you 0.3 stars: 41 reviews.')).toBeTruthy()
  expect((await card()).getByText('Based on 380 reviews')).toBeTruthy()
  expect((await table()).getByRole('link', { name: 'Waiting time' }).getAttribute('href')).toBe(
    `/dashboard/reviews?theme=waiting&locationId=${location(1).id}&period=90d&company=${luna.id}`,
  )
  expect(asked).toEqual([
    { companyId: luna.id, locationId: location(1).id, from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ])
})

it.each([
  [{ mentions: 29, share: 0.08 }, {}, '41 reviews, 12 more than before'],
  [{ mentions: 44, share: 0.08 }, {}, '41 reviews, 3 fewer than before'],
  [{ mentions: 41, share: 0.08 }, {}, '41 reviews, as many as before'],
  [
    { mentions: 29, share: 0.08 },
    { read: 380, total: 1e6 },
    'Mentioned in 11% of reviews, 3 points more than before',
  ],
  [{ mentions: 1200, share: 0.12 }, {}, 'Mentioned in 11% of reviews, 1 point less than before'],
])('compares mentions with the period before: %j, %j', async (before, part, words) => {
  const { previous: _, quotes: __, theme: ___, ...numbers } = themeSummary('waiting')
  const waiting = themeSummary('waiting', { previous: { ...numbers, ...before } })
  open('/dashboard', answered({ themes: [waiting], ...part }))
  expect(await (await table()).findByText(words)).toBeTruthy()
})

it('shows quotes on request, each a link to its review', async () => {
  open('/dashboard')
  const quotes = (await table()).getByRole('button', { name: 'Quotes about waiting time' })
  expect(quotes.ariaExpanded).toBe('false')
  await userEvent.click(quotes)
  expect(quotes.ariaExpanded).toBe('true')
  const quote = (await table()).getByRole('link', { name: /We waited forty minutes/ })
  expect(quote.getAttribute('href')).toBe(`/dashboard/reviews/${review(1).id}?company=${luna.id}`)
  expect(
    (await card()).getByText(
      '2.4 stars where it is mentioned, 4.5 where it is not. In 11% of reviews. Tone: 24 negative, 9 neutral, 8 positive.',
    ),
  ).toBeTruthy()
  quotes.focus()
  await userEvent.keyboard('{Enter}')
  expect((await card()).queryByText(/We waited/)).toBeNull()
})

it('says how many of the reviews were read', async () => {
  open('/dashboard', answered({ read: 10_000, total: 1_000_000 }))
  expect(await (await card()).findByText('Based on the newest 10,000 of 1,000,000 reviews')).toBeTruthy()
})

it('says what earns most where nothing costs stars, and nothing where nothing does either', async () => {
  const noise = themeSummary('noise', { impact: -0.04 })
  const every = themeSummary('food', { mentions: 380, share: 1, averageWithout: null, impact: null })
  const price = themeSummary('price', { impact: 0.06 })
  const staff = themeSummary('staff', { impact: 1.26, mentions: 1, share: 1 / 380 })
  open('/dashboard', answered({ themes: [noise, price, staff, every] }))
  expect(await (await card()).findByText('Staff earns you 1.3 stars: 1 review.')).toBeTruthy()
  expect((await rows()).slice(1).map((row) => row?.replace(/.*positive/, ''))).toEqual([
    'no effect',
    'earns 0.1',
    'earns 1.3',
    'in every review',
  ])
})

it('names a theme in the plural', async () => {
  open('/dashboard', answered({ themes: [themeSummary('facilities')] }))
  expect(await (await card()).findByText('Facilities cost you 0.3 stars: 41 reviews.')).toBeTruthy()
})

it('shows the themes with the largest effects first, and all on request', async () => {
  const impacts: [Theme, number][] = themeOptions.options
    .slice(0, 10)
    .map((theme, at) => [theme, [-0.9, -0.5, -0.02, -0.01, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6][at] ?? 0])
  open('/dashboard', answered({ themes: impacts.map(([theme, impact]) => themeSummary(theme, { impact })) }))
  const shown = async () => (await table()).getAllByRole('rowheader').length
  expect(await shown()).toBe(8)
  expect((await table()).queryByText('Food')).toBeNull()
  await userEvent.click((await card()).getByRole('button', { name: 'All 10 themes' }))
  expect(await shown()).toBe(10)
  expect((await table()).getAllByRole('rowheader')[3]?.textContent).toMatch(/^Food/)
  await userEvent.click((await card()).getByRole('button', { name: 'Show fewer' }))
  expect(await shown()).toBe(8)
})

it('says how many reviews are needed, and shows no effects below that', async () => {
  open('/dashboard', answered({ read: 29, total: 29 }))
  expect(
    await (await card()).findByText(
      'It takes 30 reviews in a period to tell what a theme costs or earns in stars. So far there are 29.',
    ),
  ).toBeTruthy()
  expect((await rows()).join()).not.toMatch(/costs|earns/)
  expect((await table()).getByText('Staff')).toBeTruthy()
})

it.each([
  [0, 'No reviews in this period'],
  [50, 'No themes in this period'],
])('says when there are none in %i reviews', async (read, title) => {
  open('/dashboard', answered({ themes: [], read, total: read }))
  expect(await (await card()).findByText(title)).toBeTruthy()
  expect((await card()).queryByRole('table')).toBeNull()
})

it('can be retried after a failure', async () => {
  let down = true
  open(
    '/dashboard',
    answer(getThemes, () => (down ? Promise.reject(new ApiError('Busy.', { status: 503 })) : themes)),
  )
  expect(await (await card()).findByText('Busy.')).toBeTruthy()
  expect((await card()).queryByText(/^Loading/)).toBeNull()
  down = false
  await userEvent.click((await card()).getByRole('button', { name: 'Retry' }))
  expect(await (await table()).findByText('Waiting time')).toBeTruthy()
})
