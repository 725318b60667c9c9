import { ApiError } from '@candour/api-client/call.ts'
import { answer, fetchFrom } from '@candour/api-client/testing.ts'
import { getCompanyBySlug, getFirstCompany } from '@candour/schemas/companies.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { luna, lunaPage, settings } from '#test/fixtures.ts'
import { renderSite } from '#test/render-site.tsx'

const { slug: _, logo: __, ...known } = luna
const publicLuna = { ...known, logoUrl: null }

it('asks the API where no server rendered the page, and once for all screens', async () => {
  const asked = vi.fn(() => publicLuna)
  vi.stubGlobal('fetch', fetchFrom(answer(getCompanyBySlug, asked)))
  renderSite('/cafe-luna', { settings })
  expect(screen.getByText('Loading...')).toBeTruthy()
  await userEvent.click(await screen.findByRole('link', { name: 'Share Private Feedback' }))
  expect(screen.getByRole('heading', { name: 'Rate your experience' })).toBeTruthy()
  expect(asked).toHaveBeenCalledTimes(1)
})

it('shows the first company on the single-company screens', async () => {
  vi.stubGlobal('fetch', fetchFrom(answer(getFirstCompany, () => publicLuna)))
  renderSite('/rating', { settings })
  expect(await screen.findByText('Café Luna')).toBeTruthy()
})

it('does not ask for what the page brought along', () => {
  vi.stubGlobal('fetch', fetchFrom())
  renderSite('/Cafe-Luna/rating', lunaPage)
  expect(screen.getByRole('heading', { name: 'Rate your experience' })).toBeTruthy()
})

it('says when there is no such company', async () => {
  const notThere = () => Promise.reject(new ApiError('Company Not Found', { status: 404 }))
  vi.stubGlobal('fetch', fetchFrom(answer(getCompanyBySlug, notThere)))
  renderSite('/nobody', { settings })
  expect(await screen.findByRole('heading', { name: 'Company Not Found' })).toBeTruthy()
  expect(screen.getByText("The review page you're looking for doesn't exist.")).toBeTruthy()
})

it('tries again when asked to', async () => {
  let down = true
  const flaky = () => (down ? Promise.reject(new ApiError('', { status: 503 })) : publicLuna)
  vi.stubGlobal('fetch', fetchFrom(answer(getCompanyBySlug, flaky)))
  renderSite('/cafe-luna', { settings })
  down = false
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'How was your experience?' })).toBeTruthy()
})

it('has a page for addresses that lead nowhere', () => {
  renderSite('/a/b/c', { settings })
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
})
