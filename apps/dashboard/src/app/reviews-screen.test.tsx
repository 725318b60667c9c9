import { ApiError } from '@candour/api-client/call.ts'
import { answer, type Handler, refusal } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import type { Page } from '@candour/schemas/endpoint.ts'
import { listLocations } from '@candour/schemas/locations.ts'
import { listPlacements } from '@candour/schemas/placements.ts'
import {
  countReviews,
  exportReviewsCsv,
  getReview,
  listReviewLanguages,
  listReviews,
  locateReview,
  type Review,
} from '@candour/schemas/reviews.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import { activeCompanyKey } from '#shared/active-company.ts'
import { FakeEventSource } from '#test/event-source.ts'
import { id, location, luna, placement, review, sole, working } from '#test/fixtures.ts'

const ofLuna = `company=${luna.id}`

const open = (address: string, ...handlers: Handler[]) =>
  renderRoutes(address, dashboardRoutes, [...handlers, ...working(luna, sole)])

/** Returns a list handler and the filters it has received. */
function list(items: () => Page<Review> = () => ({ items: [review(1)] })) {
  const asked: object[] = []
  const handler = answer(listReviews, ({ query: { companyId: _, limit: __, ...filters } }) => {
    if (filters.replied) return { items: [] }
    asked.push(filters)
    return items()
  })
  return { asked, handler }
}

/** The address that is open, without the company. */
const whereIs = ({ state: { location } }: ReturnType<typeof open>) =>
  `${location.pathname}${location.search.replace(/[?&]company=.*/, '')}`

const openFilters = async () => userEvent.click(await screen.findByRole('button', { name: /^Filter/ }))

it("queries with the URL's filters, and shows them", async () => {
  const { asked, handler } = list()
  open(
    '/dashboard/reviews?q=cake&rating=1,2&sentiment=negative&mismatch=true&theme=waiting&hasContact=true&from=2026-01-01&to=2026-01-31',
    handler,
  )
  expect(await screen.findByText('Feedback 1')).toBeTruthy()
  expect(asked[0]).toEqual({
    q: 'cake',
    rating: [1, 2],
    sentiment: ['negative'],
    mismatch: true,
    theme: ['waiting'],
    hasContact: true,
    from: '2026-01-01',
    to: '2026-01-31',
  })
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'cake')
  const chips = screen.getAllByRole('button', { name: /^Remove the filter/ })
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    ...[
      '1, 2 stars',
      'Negative',
      'Stars and words differ',
      'With contact',
      expect.stringMatching(/^Jan 1.*2026$/),
      'Waiting time',
    ],
  ])
  await openFilters()
  const pressed = screen
    .getAllByRole('button', { pressed: true })
    .map((button) => button.ariaLabel ?? button.textContent)
  expect(pressed).toEqual(['2 stars', '1 star', 'Negative', 'Stars and words differ'])
  expect(screen.getByRole('button', { name: 'Theme: Waiting time' })).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Contact' })).toHaveProperty('value', 'true')
  expect(screen.getByLabelText('From')).toHaveProperty('value', '2026-01-01')
})

it('writes filters to the URL, each as a history entry', async () => {
  const { asked, handler } = list()
  const router = open('/dashboard/reviews?view=all', handler)
  await openFilters()
  await userEvent.click(await screen.findByRole('button', { name: '5 stars' }))
  await userEvent.click(screen.getByRole('button', { name: 'Positive' }))
  expect(router.state.location.search).toBe(`?rating=5&sentiment=positive&${ofLuna}`)
  await waitFor(() => expect(asked.at(-1)).toEqual({ rating: [5], sentiment: ['positive'] }))
  await act(() => router.navigate(-1))
  expect(router.state.location.search).toBe(`?rating=5&${ofLuna}`)
  await userEvent.click(screen.getByRole('button', { name: '5 stars' }))
  expect(router.state.location.search).toBe(`?view=all&${ofLuna}`)
})

it('narrows the list to a location', async () => {
  const { asked, handler } = list()
  const altona = location(1, { name: 'Altona' })
  const router = open(
    '/dashboard/reviews?rating=5',
    handler,
    answer(listLocations, () => [altona]),
  )
  await openFilters()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Location' }), 'Altona')
  expect(router.state.location.search).toBe(`?rating=5&locationId=${altona.id}&${ofLuna}`)
  await waitFor(() => expect(asked.at(-1)).toEqual({ rating: [5], locationId: altona.id }))
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(router.state.location.search).toBe(`?view=all&${ofLuna}`)
})

it('narrows the list to languages that occur in it, and names them', async () => {
  const { asked, handler } = list()
  const occurring = [
    { language: 'en', reviews: 1200 },
    { language: 'zh-Hant', reviews: 3 },
    { language: null, reviews: 2 },
  ]
  const router = open(
    '/dashboard/reviews?rating=5',
    handler,
    answer(listReviewLanguages, () => occurring),
  )
  await openFilters()
  await userEvent.click(await screen.findByRole('button', { name: 'Language: any' }))
  const choices = await screen.findAllByRole('menuitemcheckbox')
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'English1,200',
    'Chinese (Traditional)3',
    'Unknown2',
  ])
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: /Chinese/ }))
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: /Unknown/ }))
  expect(router.state.location.search).toBe(`?rating=5&textLanguage=none%2Czh-Hant&${ofLuna}`)
  await waitFor(() => expect(asked.at(-1)).toEqual({ rating: [5], textLanguage: ['none', 'zh-Hant'] }))
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: /Unknown/, checked: true }))
  await userEvent.keyboard('{Escape}')
  expect(router.state.location.search).toBe(`?rating=5&textLanguage=zh-Hant&${ofLuna}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Language: Chinese (Traditional)' }))
})

it('narrows the list to themes, five at most, and to reviews whose words and stars differ', async () => {
  const { asked, handler } = list()
  const router = open('/dashboard/reviews?view=all', handler)
  await openFilters()
  await userEvent.click(await screen.findByRole('button', { name: 'Stars and words differ' }))
  await userEvent.click(screen.getByRole('button', { name: 'Theme: any' }))
  const theme = (name: string) => screen.findByRole('menuitemcheckbox', { name })
  for (const name of ['Price', 'Waiting time', 'Noise', 'Parking', 'Staff'])
    await userEvent.click(await theme(name))
  expect((await theme('Food')).ariaDisabled).toBe('true')
  expect(router.state.location.search).toBe(
    `?mismatch=true&theme=staff%2Cwaiting%2Cprice%2Cnoise%2Cparking&${ofLuna}`,
  )
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      mismatch: true,
      theme: ['staff', 'waiting', 'price', 'noise', 'parking'],
    }),
  )
})

it('offers no languages as long as there is only one', async () => {
  const { handler } = list()
  open(
    '/dashboard/reviews?view=all',
    handler,
    answer(listReviewLanguages, () => [{ language: 'en', reviews: 9 }]),
  )
  expect(await screen.findByText('Feedback 1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Language/ })).toBeNull()
})

it('names a language that the user does not read, and marks the words with theirs', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'nb-NO'])
  const texts = { en: 'Cold soup', no: 'Kald suppe', de: 'Kalte Suppe', ar: 'حساء بارد', und: 'Anna' }
  const items = Object.entries(texts).map(([language, feedback], n) =>
    review(n, { feedback, textLanguage: language === 'und' ? null : language }),
  )
  const { handler } = list(() => ({ items }))
  open('/dashboard/reviews?view=all', handler)
  expect(await screen.findByText('Kalte Suppe')).toBeTruthy()
  expect(screen.getByText('German')).toBeTruthy()
  expect(screen.getByText('Arabic')).toBeTruthy()
  for (const name of ['English', 'Norwegian', 'und']) expect(screen.queryByText(name)).toBeNull()
  expect(Object.values(texts).map((text) => screen.getByText(text).getAttribute('lang'))).toEqual([
    ...['en', 'no', 'de', 'ar'],
    null,
  ])
})

it('narrows the list to the code of the link', async () => {
  const { asked, handler } = list()
  const placements = answer(listPlacements, () => ({ items: [placement(7)] }))
  const router = open('/dashboard/codes', handler, placements)
  await userEvent.click(await screen.findByRole('button', { name: 'More for Table 7' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Reviews' }))
  const code = await screen.findByRole('button', { name: 'Remove the filter Table 7' })
  expect(router.state.location.search).toBe(`?placementId=${placement(7).id}&${ofLuna}`)
  await waitFor(() => expect(asked.at(-1)).toEqual({ placementId: placement(7).id }))
  await userEvent.click(code)
  expect(router.state.location.search).toBe(`?view=all&${ofLuna}`)
  expect(screen.queryByRole('button', { name: 'Remove the filter Table 7' })).toBeNull()
})

it('names codes by their ids: the one the list is narrowed to, and where each review was left', async () => {
  const asked: string[][] = []
  const placements = answer(listPlacements, ({ query: { ids = [] } }) => {
    asked.push(ids)
    return { items: [placement(7), placement(8, { archived: true })] }
  })
  const reviews = [7, 8, 8, 9].map((n, at) => review(10 + at, { placementId: placement(n).id }))
  const { handler } = list(() => ({ items: [...reviews, review(1)] }))
  open(`/dashboard/reviews?placementId=${placement(7).id.toUpperCase()}`, handler, placements)
  expect(await screen.findByRole('button', { name: 'Remove the filter Table 7' })).toBeTruthy()
  await waitFor(() => expect(screen.getAllByText('at')).toHaveLength(3))
  const items = screen.getAllByRole('article')
  expect(items.map((item) => within(item).queryByText('at')?.textContent)).toEqual([
    'at Table 7',
    'at Table 8',
    'at Table 8',
    // Unknown, such as one added meanwhile.
    undefined,
    undefined,
  ])
  // The filter's, then those of the other rows.
  expect(asked).toEqual([[placement(7).id], [8, 9].map((n) => placement(n).id)])
})

it('names the location too, as each may have the same codes', async () => {
  const placements = answer(listPlacements, () => ({ items: [placement(7), placement(8)] }))
  const reviews = [
    review(10, { placementId: placement(7).id, locationId: location(1).id }),
    review(11, { placementId: placement(8).id }),
  ]
  const { handler } = list(() => ({ items: reviews }))
  open(
    '/dashboard/reviews',
    handler,
    placements,
    answer(listLocations, () => [location(1)]),
  )
  expect((await screen.findByText(location(1).name)).closest('span')?.textContent).toBe(
    `at Table 7 · ${location(1).name}`,
  )
  expect(screen.getAllByText('at').map(({ textContent }) => textContent)).toContain('at Table 8')
})

it('debounces the search, and replaces the history entry', async () => {
  const { asked, handler } = list()
  const router = open('/dashboard/reviews?rating=5', handler)
  await userEvent.type(await screen.findByRole('searchbox'), 'lemon cake')
  await waitFor(() => expect(router.state.location.search).toBe(`?q=lemon+cake&rating=5&${ofLuna}`))
  await waitFor(() => expect(asked.at(-1)).toEqual({ q: 'lemon cake', rating: [5] }))
  expect(asked).toHaveLength(2)
  expect(router.state.historyAction).toBe('REPLACE')
  await act(() => router.navigate('/dashboard/reviews'))
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
})

it('exports the filtered reviews', async () => {
  open('/dashboard/reviews?q=cake&rating=1,2&mismatch=true&theme=waiting')
  const csv = await screen.findByRole('link', { name: 'Download as CSV' })
  expect(csv.getAttribute('href')).toBe(
    `/api/dashboard/reviews.csv?companyId=${luna.id}&q=cake&rating=1%2C2&mismatch=true&theme=waiting`,
  )
  const excel = screen.getByRole('link', { name: 'Download as Excel' })
  expect(excel.getAttribute('href')).toMatch(/^\/api\/dashboard\/reviews\.xlsx\?/)
})

it('says why an export fails', async () => {
  const busy = () => Promise.reject(new ApiError('Please try again in a minute.', { status: 503 }))
  open('/dashboard/reviews?view=all', answer(exportReviewsCsv, busy))
  await userEvent.click(await screen.findByRole('link', { name: 'Download as CSV' }))
  expect(await screen.findByText('Export failed')).toBeTruthy()
  expect(screen.getByText('Please try again in a minute.')).toBeTruthy()
})

it('says when nothing matches, and clears the filters', async () => {
  const router = open(
    '/dashboard/reviews?q=zebra',
    answer(listReviews, ({ query }) => ({ items: query.q ? [] : [review(1)] })),
  )
  expect(await screen.findByText('No reviews match these filters')).toBeTruthy()
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body)
  expect(await screen.findByText('Feedback 1')).toBeTruthy()
  expect(router.state.location.search).toBe(`?view=all&${ofLuna}`)
})

it('says when there are no reviews at all', async () => {
  open('/dashboard/reviews?view=all', list(() => ({ items: [] })).handler)
  expect(await screen.findByText('No reviews yet')).toBeTruthy()
})

it('leads a new company, which has no reviews, to its codes', async () => {
  const none = answer(countReviews, () => ({ matching: 0, atLeast: false, total: 0 }))
  open('/dashboard/reviews', none, list(() => ({ items: [] })).handler)
  const reviews = within(await screen.findByRole('region', { name: 'Reviews' }))
  const link = await reviews.findByRole('link', { name: 'Codes & print' })
  expect(link.getAttribute('href')).toBe(`/dashboard/codes?${ofLuna}`)
})

it('loads more pages, and can retry a failed one', async () => {
  let down = true
  const pages = answer(listReviews, ({ query }) => {
    if (!query.cursor) return { items: [review(1)], nextCursor: 'second' }
    if (down) return Promise.reject(new ApiError('', { status: 502 }))
    return { items: [review(2)] }
  })
  open('/dashboard/reviews?view=all', pages)
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  expect(await screen.findByText('Failed to fetch reviews')).toBeTruthy()
  expect(screen.getByText('Feedback 1')).toBeTruthy()
  down = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Feedback 2')).toBeTruthy()
  expect(screen.getByText('Feedback 1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

it('moves the focus of a keyboard user to the first review that was loaded', async () => {
  const pages = answer(listReviews, ({ query }) =>
    query.cursor ? { items: [review(2), review(3)] } : { items: [review(1)], nextCursor: 'second' },
  )
  open('/dashboard/reviews?view=all', pages)
  const button = await screen.findByRole('button', { name: 'Load more' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.id).toBe(`review-${review(2).id}`))
})

describe('one review', () => {
  const one = answer(getReview, ({ params }) => review(1, { id: params.id, feedback: 'All of it' }))

  it('opens from the list and closes back to it with the filters kept', async () => {
    const router = open('/dashboard/reviews?rating=4', one)
    await userEvent.click(await screen.findByRole('link', { name: /^Open review of/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Review' })
    expect(whereIs(router)).toBe(`/dashboard/reviews/${review(1).id}?rating=4`)
    expect(await within(dialog).findByText('All of it')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(whereIs(router)).toBe('/dashboard/reviews?rating=4')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it("says when it belongs to none of the user's companies", async () => {
    open(`/dashboard/reviews/${id(5)}`, answer(getReview, missing), answer(locateReview, missing))
    const text = await screen.findByText(/^This link does not match/)
    expect(text.textContent).toBe('This link does not match any review of Café Luna.')
  })

  const missing = () => Promise.reject(refusal('review_not_found'))
  const soleReview = review(5, { companyId: sole.id, feedback: 'Of the other one' })
  const ofSole = answer(getReview, ({ query }) => (query.companyId === sole.id ? soleReview : missing()))

  it('opens in the company given in its link', async () => {
    const locate = vi.fn(missing)
    const router = open(
      `/dashboard/reviews/${soleReview.id}?rating=4&company=${sole.id}`,
      ofSole,
      answer(locateReview, locate),
    )
    expect(await screen.findByText('Of the other one')).toBeTruthy()
    expect(localStorage.getItem(activeCompanyKey)).toBe(sole.id)
    expect(router.state.location).toMatchObject({
      pathname: `/dashboard/reviews/${soleReview.id}`,
      search: `?rating=4&company=${sole.id}`,
    })
    expect(vi.mocked(fetch).mock.calls.filter(([url]) => String(url).includes(luna.id))).toEqual([])
    expect(locate).not.toHaveBeenCalled()
  })

  it('opens in its own company when the link gives none', async () => {
    const located = answer(locateReview, () => ({ companyId: sole.id }))
    open(`/dashboard/reviews/${soleReview.id}`, ofSole, located)
    expect(await screen.findByText('Of the other one')).toBeTruthy()
    expect(localStorage.getItem(activeCompanyKey)).toBe(sole.id)
  })

  it('is not requested from a company that its link names but the user cannot access', async () => {
    open(`/dashboard/reviews/${id(5)}?company=${id(77)}`)
    expect(await screen.findByText("You don't have access to this dashboard")).toBeTruthy()
    const asked = vi.mocked(fetch).mock.calls.map(([url]) => String(url))
    expect(asked.filter((url) => !['/api/auth/invitations', '/api/config'].includes(url))).toEqual([
      '/api/auth/me',
    ])
    expect(localStorage.getItem(activeCompanyKey)).toBeNull()
  })

  it('is copied as a link that includes the company, and as text', async () => {
    const user = userEvent.setup()
    open(`/dashboard/reviews/${id(5)}?rating=4`, one)
    await user.click(await screen.findByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Link copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/dashboard/reviews/${id(5)}?company=${luna.id}`,
    )
    await user.click(screen.getByRole('button', { name: 'Copy text' }))
    expect(await navigator.clipboard.readText()).toBe('All of it')
  })

  it('is shown in the writing direction of its script', async () => {
    const arabic = { feedback: 'خدمة ممتازة', contactName: 'ليلى' }
    open(
      `/dashboard/reviews/${review(1).id}`,
      answer(getReview, () => review(1, arabic)),
      list(() => ({ items: [review(1, arabic)] })).handler,
    )
    const dialog = within(await screen.findByRole('dialog'))
    expect((await dialog.findByText('خدمة ممتازة')).dir).toBe('auto')
    for (const text of screen.getAllByText('خدمة ممتازة')) expect(text.dir).toBe('auto')
    for (const name of screen.getAllByText('ليلى')) expect(name.tagName).toBe('BDI')
  })
})

describe('paging through reviews', () => {
  const byId = answer(getReview, ({ params }) => {
    const n = [1, 2, 3].find((n) => review(n).id === params.id)
    return review(n ?? 0)
  })
  const pages = answer(listReviews, ({ query }) =>
    query.cursor
      ? { items: [review(3, { rating: 4 })] }
      : { items: [review(1), review(2)], nextCursor: 'second' },
  )
  const counted = answer(countReviews, () => ({ matching: 3, atLeast: false, total: 50_000 }))
  const reading = async (feedback: string) => {
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(feedback)).toBeTruthy()
    return dialog
  }
  const row = (n: number) => document.getElementById(`review-${review(n).id}`)

  it('navigates by buttons and keys, across pages not loaded yet, and returns to the last row', async () => {
    const router = open('/dashboard/reviews?rating=4', counted, byId, pages)
    await userEvent.click(
      (await screen.findAllByRole('link', { name: /^Open review of/ }))[0] ?? document.body,
    )
    const dialog = await reading('Feedback 1')
    expect(await dialog.findByText('1 of 3')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Previous' }).ariaDisabled).toBe('true')
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }))
    await reading('Feedback 2')
    await userEvent.keyboard('j')
    await reading('Feedback 3')
    expect(await dialog.findByText('3 of 3')).toBeTruthy()
    await userEvent.keyboard('j')
    expect(dialog.getByRole('button', { name: 'Next' }).ariaDisabled).toBe('true')
    await userEvent.keyboard('k')
    await reading('Feedback 2')
    expect(whereIs(router)).toBe(`/dashboard/reviews/${review(2).id}?rating=4`)
    await userEvent.keyboard('{Escape}')
    expect(whereIs(router)).toBe('/dashboard/reviews?rating=4')
    await waitFor(() => expect(document.activeElement).toBe(row(2)))
  })

  it('returns to the row it was opened from', async () => {
    open('/dashboard/reviews?view=all', byId, pages)
    await waitFor(() => expect(row(2)).toBeTruthy())
    row(2)?.focus()
    await userEvent.keyboard('{Enter}')
    await reading('Feedback 2')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(row(2)))
  })

  it('returns to the list from a review outside it', async () => {
    open(`/dashboard/reviews/${id(5)}`, byId, pages)
    const dialog = await reading('Feedback 0')
    await waitFor(() => expect(row(1)).toBeTruthy())
    expect(dialog.queryByRole('button', { name: 'Next' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement?.id).toBe('review-list'))
  })

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the browser', (router: ReturnType<typeof open>) => act(() => router.navigate(-1))],
  ])('stays closed by %s when the next page arrives afterwards', async (_, close) => {
    const { promise, resolve } = Promise.withResolvers<Page<Review>>()
    const slow = answer(listReviews, ({ query }) =>
      query.cursor ? promise : { items: [review(1)], nextCursor: 'second' },
    )
    const router = open('/dashboard/reviews?view=all', byId, slow)
    await userEvent.click(await screen.findByRole('link', { name: /^Open review of/ }))
    await reading('Feedback 1')
    await userEvent.keyboard('j')
    await close(router)
    await waitFor(() => expect(document.activeElement).toBe(row(1)))
    resolve({ items: [review(2)] })
    expect(await screen.findByText('Feedback 2')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/dashboard/reviews')
    expect(document.activeElement).toBe(row(1))
  })

  it('goes back only once when it is closed twice', async () => {
    const router = open('/before', byId, pages)
    await act(() => router.navigate('/dashboard/reviews'))
    await waitFor(() => expect(row(2)).toBeTruthy())
    row(2)?.focus()
    await userEvent.keyboard('{Enter}')
    await reading('Feedback 2')
    act(() => {
      for (let press = 1; press <= 2; press++) fireEvent.keyDown(document.body, { key: 'Escape' })
    })
    await waitFor(() => expect(document.activeElement).toBe(row(2)))
    expect(router.state.location.pathname).toBe('/dashboard/reviews')
  })

  it('says when the next page fails to load, and continues once it loads', async () => {
    let down = true
    const flaky = answer(listReviews, ({ query }) => {
      if (!query.cursor) return { items: [review(1)], nextCursor: 'second' }
      if (down) return Promise.reject(new ApiError('The service is busy.', { status: 503 }))
      return { items: [review(2)] }
    })
    open(`/dashboard/reviews/${review(1).id}`, byId, flaky)
    const dialog = await reading('Feedback 1')
    await userEvent.click(await dialog.findByRole('button', { name: 'Next' }))
    expect(await dialog.findByText('The service is busy.')).toBeTruthy()
    down = false
    await userEvent.keyboard('j')
    await reading('Feedback 2')
  })
})

describe('the number of reviews', () => {
  const counting = (matching: number, atLeast = false) =>
    answer(countReviews, () => ({ matching, atLeast, total: 50_000 }))

  it.each([
    ['/dashboard/reviews?view=all', counting(50_000), '50,000 reviews'],
    ['/dashboard/reviews?rating=1', counting(3594), '3,594 of 50,000 reviews'],
    ['/dashboard/reviews?q=cake', counting(1000, true), '1,000+ of 50,000 reviews'],
    [
      '/dashboard/reviews?view=all',
      answer(countReviews, () => ({ matching: 1, atLeast: false, total: 1 })),
      '1 review',
    ],
  ])('at %s', async (address, handler, text) => {
    open(address, handler)
    expect(await screen.findByText(text)).toBeTruthy()
  })
})

describe('a new or edited review', () => {
  const at = (n: number, rest: Partial<Review> = {}) =>
    review(n, { timestamp: `2026-03-01T12:00:0${n}Z`, ...rest })

  async function openWith(...items: Review[]) {
    open('/dashboard/reviews?view=all', list(() => ({ items })).handler)
    await screen.findByText(items.length ? 'Feedback 1' : 'No reviews yet')
    return (...changed: Review[]) => {
      items = changed
      act(() => FakeEventSource.newest.tell())
    }
  }
  const read = () => screen.getAllByRole('link', { name: /^Open review of/ })[0]?.focus()
  const scrollDown = () =>
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -500, 800, 4000))
  const see = (state: 'visible' | 'hidden') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  const tinted = () =>
    screen.getAllByRole('article').map((article) => article.closest('li')?.dataset.arrived === 'true')

  it('appears without a reload, and is highlighted for a while', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    const become = await openWith(at(1))
    become(at(2), at(1))
    expect(await screen.findByText('Feedback 2')).toBeTruthy()
    expect(tinted()).toEqual([true, false])
    act(() => vi.advanceTimersByTime(10_000))
    expect(tinted()).toEqual([false, false])
    vi.useRealTimers()
  })

  it('changes in place, even while the list is being read', async () => {
    const become = await openWith(at(2), at(1))
    read()
    become(at(2), at(1, { rating: 2, feedback: 'On second thought, no' }))
    expect(await screen.findByText('On second thought, no')).toBeTruthy()
    expect(screen.queryByText('Feedback 1')).toBeNull()
    expect(tinted()).toEqual([false, true])
  })

  it('waits for a click while the list is being read, counted in the title', async () => {
    const become = await openWith(at(1))
    const title = document.title
    read()
    become(at(3), at(2), at(1))
    const button = await screen.findByRole('button', { name: '2 new reviews' })
    expect(document.title).toBe(`(2) ${title}`)
    expect(screen.queryByText('Feedback 3')).toBeNull()
    await userEvent.click(button)
    expect(screen.getByText('Feedback 3')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /new review/ })).toBeNull()
    expect(document.title).toBe(title)
  })

  it('gets the focus of a keyboard user who shows it', async () => {
    const become = await openWith(at(1))
    read()
    become(at(3), at(2), at(1))
    const button = await screen.findByRole('button', { name: '2 new reviews' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.id).toBe(`review-${review(3).id}`))
  })

  it('appears immediately in an empty list', async () => {
    scrollDown()
    const become = await openWith()
    become(at(1))
    expect(await screen.findByText('Feedback 1')).toBeTruthy()
  })

  it('waits while the list is scrolled down', async () => {
    const become = await openWith(at(1))
    scrollDown()
    become(at(2), at(1))
    expect(await screen.findByRole('button', { name: '1 new review' })).toBeTruthy()
    expect(screen.queryByText('Feedback 2')).toBeNull()
  })

  it('waits until the tab is visible', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    let items = [at(1)]
    open('/dashboard/reviews?view=all', list(() => ({ items })).handler)
    await screen.findByText('Feedback 1')
    const title = document.title
    see('hidden')
    items = [at(3), at(2), at(1)]
    act(() => vi.advanceTimersByTime(60_000))
    await waitFor(() => expect(document.title).toBe(`(2) ${title}`))
    expect(screen.queryByText('Feedback 2')).toBeNull()
    see('visible')
    expect(await screen.findByText('Feedback 2')).toBeTruthy()
    expect(document.title).toBe(title)
    expect(tinted()).toEqual([true, true, false])
    vi.useRealTimers()
  })
})

it('aborts requests and closes the stream when another company is chosen', async () => {
  const aborted: boolean[] = []
  const hanging = answer(listReviews, ({ query }) =>
    query.companyId === luna.id ? new Promise<never>(() => {}) : { items: [review(7)] },
  )
  open('/dashboard/reviews?rating=4', hanging)
  await screen.findByRole('searchbox')
  const stream = FakeEventSource.newest
  const calls = vi.mocked(fetch).mock.calls
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Company' }), 'Trattoria Sole')
  expect(await screen.findByText('Feedback 7')).toBeTruthy()
  for (const [url, init] of calls) {
    if (String(url).includes('/reviews?') && String(url).includes(luna.id))
      aborted.push(init?.signal?.aborted ?? false)
  }
  expect(aborted).toEqual([true, true])
  expect(stream.readyState).toBe(FakeEventSource.CLOSED)
  expect(FakeEventSource.newest.url).toContain(sole.id)
})
