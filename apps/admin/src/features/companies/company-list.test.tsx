import { ApiError } from '@candour/api-client/call.ts'
import { answer } from '@candour/api-client/testing.ts'
import { listCompanies } from '@candour/schemas/companies.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { CompanyList } from '#features/companies/company-list.tsx'
import { id, luna, platform, siteOrigin } from '#test/fixtures.ts'
import { renderScreen } from '#test/render-screen.tsx'

it('leads to the first company', async () => {
  renderScreen('/admin', CompanyList, [...platform(), answer(listCompanies, () => ({ items: [] }))])
  expect(await screen.findByText('No companies yet')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Add Company' }))
  expect(screen.getByRole('dialog', { name: 'Add Company' })).toBeTruthy()
})

it('shows what an operator needs to know of a company', async () => {
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
  const preview = card.getByRole('link', { name: 'Preview Café Luna' })
  await waitFor(() => expect(preview.getAttribute('href')).toBe(`${siteOrigin}/cafe-luna`))
  expect(preview.getAttribute('target')).toBe('_blank')
})

it('asks for logos as links, and loads page after page', async () => {
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

it('finds by name or slug, and says when nothing fits', async () => {
  const searched: (string | undefined)[] = []
  const search = answer(listCompanies, ({ query }) => {
    searched.push(query.search)
    return { items: query.search === 'sole' ? [] : [luna] }
  })
  renderScreen('/admin', CompanyList, [...platform(), search])
  const field = await screen.findByRole('searchbox', { name: 'Search companies' })
  await screen.findByRole('article', { name: 'Café Luna' })
  await userEvent.type(field, ' sole')
  expect(await screen.findByText('No company fits')).toBeTruthy()
  // Not once per letter.
  expect(searched).toEqual([undefined, 'sole'])
  await userEvent.click(screen.getByRole('button', { name: 'Show all companies' }))
  expect(await screen.findByRole('article', { name: 'Café Luna' })).toBeTruthy()
})

it('tells how many companies there are in all', async () => {
  renderScreen('/admin', CompanyList, [...platform(), answer(listCompanies, () => ({ items: [luna] }))])
  expect((await screen.findByText('10,000')).textContent).toBe('10,000 in all')
})

it('shows the QR code of a company, for the address of the site', async () => {
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

it('tries again on request', async () => {
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
