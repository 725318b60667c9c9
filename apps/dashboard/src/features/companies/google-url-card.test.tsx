import { ApiError } from '@candour/api-client/call.ts'
import { answer, type Handler } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { getDashboardCompany, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { type GoogleLink, readGoogleLink } from '@candour/schemas/google-link.ts'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
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

const review = 'https://search.google.com/local/writereview?placeid=ChIJ3S-JXmauEmsRUcIaWtf4MzE'
const shared = 'Café Luna\nHauptstraße 1\nhttps://maps.app.goo.gl/cZ5NrFLC3GQNTte68'

/** Pastes a text, to whose reading the server gives each answer in turn. */
async function paste(text: string, ...answers: (() => GoogleLink | Promise<GoogleLink>)[]) {
  const asked: string[] = []
  renderScreen('/dashboard', Screen, [
    answer(getDashboardCompany, () => luna),
    answer(readGoogleLink, ({ body }) => {
      const next = answers[asked.push(body.text) - 1]
      if (!next) throw new Error('not expected to be asked')
      return next()
    }),
    answer(updateDashboardCompany, ({ body: { googleReviewUrl = null } }) => ({ ...luna, googleReviewUrl })),
  ])
  const input = await screen.findByLabelText('New URL')
  await userEvent.click(input)
  await userEvent.paste(text)
  const status = within(input.closest('form') ?? document.body).getByRole('status')
  return { input, asked, status }
}

it('finds the review link in what is pasted, to be opened and saved', async () => {
  const { input, asked, status } = await paste(shared, () => ({ googleReviewUrl: review, placeId: 'ChIJ3S' }))
  expect(await within(status).findByText(/Is this your business\?$/)).toBeTruthy()
  expect(asked).toEqual([shared])
  expect(input).toHaveProperty('value', review)
  expect(within(status).getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe(review)
  await userEvent.click(screen.getByRole('button', { name: 'Update URL' }))
  expect(await screen.findByText('Google review URL updated successfully')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Test link' }).getAttribute('href')).toBe(review)
  expect(status.textContent).toBe('')
})

it('says what is wrong with a link, shows how to get it, and saves any address as it is', async () => {
  const message = 'This link leads to a website, not to Google.'
  const refuse = () => Promise.reject(new ApiError(message, { status: 400, code: 'google_link_unknown' }))
  const { input, status } = await paste('https://cafe-luna.example/reviews', refuse)
  expect(await within(status).findByText(message)).toBeTruthy()
  expect(await within(status).findAllByRole('listitem')).toHaveLength(3)
  expect(input.getAttribute('aria-invalid')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Update URL' }))
  expect(await screen.findByText('https://cafe-luna.example/reviews')).toBeTruthy()
})

it('shows no steps if nothing could be asked', async () => {
  const { status } = await paste(shared, () =>
    Promise.reject(new ApiError('The server is busy.', { status: 503 })),
  )
  expect(await within(status).findByText('The server is busy.')).toBeTruthy()
  expect(within(status).queryByRole('list')).toBeNull()
})

it('asks nobody about a link that opens the review form', async () => {
  const { input, asked, status } = await paste('https://g.page/r/Cc7ec3hVcz95EBM/review')
  expect(input).toHaveProperty('value', 'https://g.page/r/Cc7ec3hVcz95EBM/review')
  expect([asked, status.textContent]).toEqual([[], ''])
})

it('keeps what is typed when an answer about the former text comes late', async () => {
  const late = Promise.withResolvers<GoogleLink>()
  const { input, status } = await paste(shared, () => late.promise)
  expect(status.textContent).toBe('Looking at the link…')
  await userEvent.clear(input)
  await userEvent.type(input, 'https')
  late.resolve({ googleReviewUrl: review, placeId: 'ChIJ3S' })
  await late.promise
  await userEvent.type(input, '://')
  expect(input).toHaveProperty('value', 'https://')
  expect(status.textContent).toBe('')
})

it('takes what is pasted into an address as an edit of it', async () => {
  const { input, asked } = await paste('https://g.page/r/Cc7ec3hVcz95EBM/review')
  await userEvent.type(input, '{ArrowLeft>7/}')
  await userEvent.paste('abc')
  expect(input).toHaveProperty('value', 'https://g.page/r/Cc7ec3hVcz95EBMabc/review')
  expect(asked).toEqual([])
})

it('keeps what is typed while it is saved', async () => {
  const held = Promise.withResolvers<void>()
  const slow = answer(updateDashboardCompany, async ({ body: { googleReviewUrl = null } }) => {
    await held.promise
    return { ...luna, googleReviewUrl }
  })
  const input = await update('https://g.page/r/new', slow)
  await userEvent.type(input, '/review')
  held.resolve()
  expect(await screen.findByText('Google review URL updated successfully')).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Update URL' })).toHaveProperty('disabled', false),
  )
  expect(input).toHaveProperty('value', 'https://g.page/r/new/review')
})
