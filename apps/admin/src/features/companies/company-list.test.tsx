import { ApiError } from '@candour/api-client/call.ts'
import { answer } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { type ListedCompany, listCompanies } from '@candour/schemas/companies.ts'
import { getOverview } from '@candour/schemas/platform.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { CompanyList } from '#features/companies/company-list.tsx'
import { id, luna, platform, siteOrigin } from '#test/fixtures.ts'

it('offers to add the first company', async () => {
  renderScreen('/admin', CompanyList, [...platform(), answer(listCompanies, () => ({ items: [] }))])
  expect(await screen.findByText('No companies yet')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Add Company' }))
  expect(screen.getByRole('dialog', { name: 'Add Company' })).toBeTruthy()
})

it("shows a company's key data", async () => {
  renderScreen('/admin', CompanyList, [...platform(), answer(listCompanies, () => ({ items: [luna] }))])
  const card = within(await screen.findByRole('article', { name: 'Café Luna' }))
  expect(card.getByText('/cafe-luna')).toBeTruthy()
  expect(card.getByText('Past due')).toBeTruthy()
  expect(card.getByText('#0F766E')).toBeTruthy()
  expect(card.getByRole('link', { name: 'https://g.page/r/luna/review' }).getAttribute('href')).toBe(
    luna.googleReviewUrl,
  )
  expect(card.getByText('1,234')).toBeTruthy()
  expect(card.getByText('Last review').nextSibling?.firstChild).toHaveProperty('dateTime', luna.lastReviewAt)
  // Without the site's origin, the link would point at the console's own host.
  const preview = await card.findByRole('link', { name: 'Preview Café Luna' })
  expect(preview.getAttribute('href')).toBe(`${siteOrigin}/cafe-luna`)
  expect(preview.getAttribute('target')).toBe('_blank')
})

it('requests logos as links, and loads more pages', async () => {
  const pages = answer(listCompanies, ({ query }) => {
    expect(query.images).toBe('link')
    if (!query.cursor) return { items: [luna], nextCursor: 'second' }
    return { items: [{ ...luna, id: id(2), name: 'Trattoria Sole' }] }
  })
  renderScreen('/admin', CompanyList, [...platform(), pages])
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  expect(await screen.findByRole('article', { name: 'Trattoria Sole' })).toBeTruthy()
  expect(screen.getByRole('article', { name: 'Café Luna' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

it('searches by name or slug, and says when nothing matches', async () => {
  const searched: (string | undefined)[] = []
  const search = answer(listCompanies, ({ query }) => {
    searched.push(query.search)
    return { items: query.search === 'sole' ? [] : [luna] }
  })
  renderScreen('/admin', CompanyList, [...platform(), search])
  const field = await screen.findByRole('searchbox', { name: 'Search companies' })
  await screen.findByRole('article', { name: 'Café Luna' })
  await userEvent.type(field, ' sole')
  expect(await screen.findByText('No company matches')).toBeTruthy()
  // Debounced, not once per letter.
  expect(searched).toEqual([undefined, 'sole'])
  await userEvent.click(screen.getByRole('button', { name: 'Show all companies' }))
  expect(await screen.findByRole('article', { name: 'Café Luna' })).toBeTruthy()
})

it('is busy while the list does not match the search field', async () => {
  const search = answer(listCompanies, ({ query }) => ({ items: query.search ? [] : [luna] }))
  renderScreen('/admin', CompanyList, [...platform(), search])
  const list = screen.getByRole('region', { name: 'Companies' })
  await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('false'))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'sole' } })
  expect(list.getAttribute('aria-busy')).toBe('true')
  expect(await screen.findByText('No company matches')).toBeTruthy()
  expect(list.getAttribute('aria-busy')).toBe('false')
})

it.each([
  [1, '1 company'],
  [10_000, '10,000 companies'],
])('shows the number of results: %i', async (total, words) => {
  renderScreen('/admin', CompanyList, [
    ...platform(0, total),
    answer(listCompanies, () => ({ items: [luna] })),
  ])
  expect(await screen.findByText(words)).toBeTruthy()
})

it('shows the number of results of a search and a status', async () => {
  renderScreen('/admin?search=luna&status=past_due', CompanyList, [
    answer(getOverview, ({ query: { search, status } }) => ({
      companies: search === 'luna' && status === 'past_due' ? 37 : 10_000,
      unprocessedOrders: 0,
    })),
    ...platform(),
    answer(listCompanies, () => ({ items: [luna] })),
  ])
  expect(await screen.findByText('37 companies')).toBeTruthy()
})

it("shows a company's QR code with the site's origin", async () => {
  renderScreen('/admin', CompanyList, [...platform(), answer(listCompanies, () => ({ items: [luna] }))])
  await screen.findByRole('article', { name: 'Café Luna' })
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'QR Code for Café Luna' })
  await waitFor(() => expect(button().disabled).toBe(false))
  await userEvent.click(button())
  const dialog = within(await screen.findByRole('dialog', { name: 'QR Code for Café Luna' }))
  expect(dialog.getByText(`${siteOrigin}/cafe-luna`)).toBeTruthy()
  expect(await dialog.findByRole('link', { name: 'Download QR Code' })).toHaveProperty(
    'download',
    'cafe-luna-qr-code.png',
  )
})

it('retries on request', async () => {
  let up = false
  const flaky = answer(listCompanies, () =>
    up ? { items: [luna] } : Promise.reject(new ApiError('The database is down.', { status: 503 })),
  )
  renderScreen('/admin', CompanyList, [...platform(), flaky])
  expect(await screen.findByText('The database is down.')).toBeTruthy()
  up = true
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('article', { name: 'Café Luna' })).toBeTruthy()
})

describe('many companies', () => {
  const many: ListedCompany[] = Array.from({ length: 25 }, (_, n) => ({
    ...luna,
    id: id(100 + n),
    name: `Company ${n}`,
    slug: `company-${n}`,
    recentReviews: n,
  }))

  function Screen() {
    return (
      <>
        <CompanyList />
        <output>{useLocation().search}</output>
      </>
    )
  }

  /** Fakes a server with these companies; returns the sort orders and filters it was queried with. */
  function open(address: string, companies = many) {
    const asked: string[] = []
    renderScreen(address, Screen, [
      ...platform(0, companies.length),
      answer(listCompanies, ({ query: { sort, order, status = 'any', search = '' } }) => {
        asked.push([sort, order, status, search].join(' ').trim())
        return { items: search === 'nobody' ? [] : companies }
      }),
    ])
    return asked
  }
  const address = () => document.querySelector('output')?.textContent
  const row = (name: string) => screen.findByRole('button', { name, expanded: false })

  it('are shown as a table from twenty-five on', async () => {
    open('/admin')
    expect(await screen.findAllByRole('row')).toHaveLength(26)
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      'Company,Status,30-day reviews,Last review,Users,Open / all orders'.split(','),
    )
    expect(screen.queryByRole('article')).toBeNull()
    const cells = within(screen.getByRole('row', { name: /Company 7/ })).getAllByRole('cell')
    expect(cells[2]?.textContent).toBe('7')
    expect(cells[5]?.textContent).toBe('1 / 3')
  })

  it('are shown as cards up to twenty-four, and as a table on request', async () => {
    open('/admin', many.slice(0, 24))
    expect(await screen.findAllByRole('article')).toHaveLength(24)
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }))
    expect(await screen.findAllByRole('row')).toHaveLength(25)
    expect(address()).toBe('?view=table')
    await userEvent.click(screen.getByRole('radio', { name: 'Cards' }))
    expect(await screen.findAllByRole('article')).toHaveLength(24)
    expect(address()).toBe('?view=cards')
  })

  it('keep the layout chosen last, unless the URL has another', async () => {
    open('/admin')
    await userEvent.click(await screen.findByRole('radio', { name: 'Cards' }))
    cleanup()
    open('/admin')
    expect(await screen.findAllByRole('article')).toHaveLength(25)
    cleanup()
    open('/admin?view=table')
    expect(await screen.findAllByRole('row')).toHaveLength(26)
  })

  it('are shown as cards when there is no room for a table', async () => {
    const wide = window.matchMedia
    vi.stubGlobal('matchMedia', (media: string) => Object.assign(wide(media), { matches: false }))
    open('/admin?view=table')
    expect(await screen.findAllByRole('article')).toHaveLength(25)
    expect(screen.queryByRole('radio', { name: 'Table' })).toBeNull()
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeTruthy()
  })

  it('are sorted by a column, then reversed, and the URL says so', async () => {
    const asked = open('/admin')
    const sort = await screen.findByRole('button', { name: '30-day reviews' })
    await userEvent.click(sort)
    await waitFor(() => expect(asked.at(-1)).toBe('recentReviews desc any'))
    expect(address()).toBe('?sort=recentReviews')
    expect(sort.closest('th')?.getAttribute('aria-sort')).toBe('descending')
    await userEvent.click(sort)
    await waitFor(() => expect(asked.at(-1)).toBe('recentReviews asc any'))
    expect(address()).toBe('?sort=recentReviews&order=asc')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name A to Z')
    await waitFor(() => expect(asked.at(-1)).toBe('name asc any'))
    expect(address()).toBe('?sort=name')
  })

  it('are listed as the URL says', async () => {
    const asked = open('/admin?search=comp&status=past_due&sort=users&order=asc&view=cards')
    expect(await screen.findAllByRole('article')).toHaveLength(25)
    expect(asked).toEqual(['users asc past_due comp'])
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'comp')
    expect(screen.getByRole('combobox', { name: 'Filter by status' })).toHaveProperty('value', 'past_due')
  })

  it('ignores invalid values in the URL', async () => {
    const asked = open('/admin?status=free&sort=luck&order=up&view=chart')
    expect(await screen.findAllByRole('row')).toHaveLength(26)
    expect(asked).toEqual(['created desc any'])
  })

  it('combines search and status, says when nothing matches, and shows all again', async () => {
    const asked = open('/admin')
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Filter by status' }),
      'Suspended',
    )
    await userEvent.type(screen.getByRole('searchbox'), 'nobody')
    expect(
      await screen.findByText('There are no companies matching “nobody” with the status Suspended.'),
    ).toBeTruthy()
    expect(asked.at(-1)).toBe('created desc suspended nobody')
    await waitFor(() => expect(address()).toBe('?search=nobody&status=suspended'))
    await userEvent.click(screen.getByRole('button', { name: 'Show all companies' }))
    expect(await screen.findAllByRole('row')).toHaveLength(26)
    await waitFor(() => expect(address()).toBe(''))
  })

  it('expand into a card, kept in the URL', async () => {
    open('/admin')
    await userEvent.click(await row('Company 3'))
    const card = within(screen.getByRole('article', { name: 'Company 3' }))
    for (const name of [/^QR Code for/, /^Edit/, /^Manage Users of/]) {
      expect(card.getByRole('button', { name })).toBeTruthy()
    }
    expect(card.getByRole('link', { name: 'Preview Company 3' })).toBeTruthy()
    expect(card.getByText('/company-3')).toBeTruthy()
    expect(address()).toBe(`?open=${many[3]?.id}`)
    await userEvent.click(await row('Company 4'))
    expect(screen.getAllByRole('article')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Company 4', expanded: true }))
    expect(screen.queryByRole('article')).toBeNull()
    expect(address()).toBe('')
  })
})
