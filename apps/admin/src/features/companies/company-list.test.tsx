import { ApiError } from '@candour/api-client/call.ts'
import { answer } from '@candour/api-client/testing.ts'
import { listCompanies } from '@candour/schemas/companies.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { CompanyList } from '#features/companies/company-list.tsx'
import { id, luna } from '#test/fixtures.ts'
import { renderScreen } from '#test/render-screen.tsx'

it('leads to the first company', async () => {
  renderScreen('/admin', CompanyList, [answer(listCompanies, () => ({ items: [] }))])
  expect(await screen.findByText('No companies yet')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Add Company' }))
  expect(screen.getByRole('dialog', { name: 'Add Company' })).toBeTruthy()
})

it('shows what an operator needs to know of a company', async () => {
  renderScreen('/admin', CompanyList, [answer(listCompanies, () => ({ items: [luna] }))])
  const card = within(await screen.findByRole('article', { name: 'Café Luna' }))
  expect(card.getByText('/cafe-luna')).toBeTruthy()
  expect(card.getByText('Past due')).toBeTruthy()
  expect(card.getByText('#0F766E')).toBeTruthy()
  expect(card.getByRole('link', { name: 'g.page/r/luna/review' }).getAttribute('href')).toBe(
    luna.googleReviewUrl,
  )
  const preview = card.getByRole('link', { name: 'Preview Café Luna' })
  expect(preview.getAttribute('href')).toBe('/cafe-luna')
  expect(preview.getAttribute('target')).toBe('_blank')
})

it('asks for logos as links, and loads page after page', async () => {
  const pages = answer(listCompanies, ({ query }) => {
    expect(query.images).toBe('link')
    if (!query.cursor) return { items: [luna], nextCursor: 'second' }
    return { items: [{ ...luna, id: id(2), name: 'Trattoria Sole' }] }
  })
  renderScreen('/admin', CompanyList, [pages])
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  expect(await screen.findByRole('article', { name: 'Trattoria Sole' })).toBeTruthy()
  expect(screen.getByRole('article', { name: 'Café Luna' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

it('tries again on request', async () => {
  let up = false
  const flaky = answer(listCompanies, () =>
    up ? { items: [luna] } : Promise.reject(new ApiError('The database is down.', { status: 503 })),
  )
  renderScreen('/admin', CompanyList, [flaky])
  expect(await screen.findByText('The database is down.')).toBeTruthy()
  up = true
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('article', { name: 'Café Luna' })).toBeTruthy()
})
