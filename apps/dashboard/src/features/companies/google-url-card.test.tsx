import { ApiError } from '@candour/api-client/call.ts'
import { answer, type Handler } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { getDashboardCompany, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { GoogleUrlCard } from '#features/companies/google-url-card.tsx'
import { companyQuery } from '#shared/company-query.ts'
import { luna } from '#test/fixtures.ts'

function Screen() {
  const { data } = useQuery(companyQuery(luna.id))
  return data && <GoogleUrlCard company={data} />
}

async function update(typed: string, ...handlers: Handler[]) {
  renderScreen('/dashboard', Screen, [answer(getDashboardCompany, () => luna), ...handlers])
  const input = await screen.findByLabelText('New URL')
  if (typed) await userEvent.type(input, typed)
  await userEvent.click(screen.getByRole('button', { name: 'Update URL' }))
  return input
}

it('changes the URL and the test link', async () => {
  const saved = answer(updateDashboardCompany, ({ body: { googleReviewUrl = null } }) => ({
    ...luna,
    googleReviewUrl,
  }))
  const input = await update('https://g.page/r/new/review', saved)
  expect(await screen.findByText('Google review URL updated successfully')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Test link' }).getAttribute('href')).toBe(
    'https://g.page/r/new/review',
  )
  expect(input).toHaveProperty('value', '')
})

it.each([
  ['', 'Please enter a valid URL'],
  ['my page', 'Please enter the full address, starting with https://'],
  ['javascript:alert(1)', 'Please enter the full address, starting with https://'],
])('rejects %j: %s', async (typed, message) => {
  const input = await update(typed)
  expect(await screen.findByText(message)).toBeTruthy()
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('keeps the input when the server fails', async () => {
  const broken = () => Promise.reject(new ApiError('The database is down.', { status: 503 }))
  const input = await update('https://g.page/r/new/review', answer(updateDashboardCompany, broken))
  expect(await screen.findByText('Failed to update URL')).toBeTruthy()
  expect(screen.getByText('The database is down.')).toBeTruthy()
  expect(input).toHaveProperty('value', 'https://g.page/r/new/review')
})

it('warns before leaving the page with unsaved input', async () => {
  renderScreen('/dashboard', Screen, [answer(getDashboardCompany, () => luna)])
  const input = await screen.findByLabelText('New URL')
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leaves()).toBe(true)
  await userEvent.type(input, 'https://g.page')
  expect(leaves()).toBe(false)
  await userEvent.clear(input)
  expect(leaves()).toBe(true)
})
