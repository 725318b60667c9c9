import { answer, fetchFrom } from '@candour/api-client/testing.ts'
import { getCompanyBySlug } from '@candour/schemas/companies.ts'
import { ratings } from '@candour/schemas/limits.ts'
import { createReview } from '@candour/schemas/reviews.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { CompanyChanges } from '#shared/page.ts'
import { formState, luna, lunaPage } from '#test/fixtures.ts'
import { renderSite } from '#test/render-site.tsx'

const till = { said: 'بطيء ظهرًا', did: '<b>Zweite</b> Kasse 👩🏽‍🍳', date: '2026-05-04' }

const thankYou = (
  rating: number,
  thanks?: string,
  changes: CompanyChanges = { language: 'en', shown: [] },
) => {
  cleanup()
  const page = {
    ...lunaPage,
    company: { ...luna, thanks, changes },
    changesWords: catalogues.en.shownChanges,
  }
  renderSite(`/cafe-luna/thank-you?rating=${rating}`, page)
  return document.body.innerHTML
}

it('is the same for every rating, with and without words of the company', () => {
  for (const changes of [undefined, { language: 'de', shown: [till] } as const]) {
    for (const thanks of [undefined, 'See you soon']) {
      expect(new Set(ratings.map((rating) => thankYou(rating, thanks, changes))).size).toBe(1)
    }
  }
})

it('shows what was changed, in the words and the language of the company, and nothing without any', () => {
  thankYou(1, undefined, { language: 'de', shown: [till] })
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['You said', 'We did'])
  const told = screen.getAllByRole('definition')
  expect(told.map(({ textContent }) => textContent)).toEqual([till.said, till.did])
  expect(told.map(({ lang, dir }) => `${lang} ${dir}`)).toEqual(['de auto', 'de auto'])
  thankYou(1)
  expect(screen.queryByText('You said, we did')).toBeNull()
})

it('fetches what was changed only once the page is there, and does without', async () => {
  const { slug: _, logo: __, changes: ___, ...shown } = luna
  const page = { ...lunaPage, company: { ...luna, changes: undefined } }
  const company = { ...shown, logoUrl: null, defaultLanguage: 'de' as const, texts: {}, changes: [till] }
  const asked = vi.fn(fetchFrom(answer(getCompanyBySlug, () => company)))
  vi.stubGlobal('fetch', asked)
  renderSite('/cafe-luna', page)
  await userEvent.click(screen.getByRole('link', { name: /Feedback/ }))
  await screen.findByRole('heading', { name: 'Rate your experience' })
  expect(asked).not.toHaveBeenCalled()
  cleanup()
  renderSite('/cafe-luna/thank-you', page)
  expect((await screen.findByText(till.did)).lang).toBe('de')
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['/api/companies/cafe-luna?images=link'])

  cleanup()
  const failing = vi.fn(() => Promise.reject(new TypeError('offline')))
  vi.stubGlobal('fetch', failing)
  renderSite('/cafe-luna/thank-you', page)
  await expect.poll(() => failing.mock.calls.length).toBe(1)
  expect(screen.getByRole('heading', { name: 'Thank you for your feedback!' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('')
})

it("thanks with the company's own words instead of ours", () => {
  thankYou(1, 'תודה רבה')
  expect(screen.getByText('תודה רבה').getAttribute('dir')).toBe('auto')
  expect(screen.queryByText("We'll review your feedback and work to improve.")).toBeNull()
  expect(screen.getByRole('heading', { name: 'Thank you for your feedback!' })).toBeTruthy()
})

const receipt = 'https://site.example/r/token'
const link = async () => (await screen.findByRole('link', { name: 'Open my feedback' })).getAttribute('href')

/** Sends feedback; the thank-you page is then shown. */
async function send() {
  vi.stubGlobal('fetch', fetchFrom(answer(createReview, () => ({ id: formState.submissionId, receipt }))))
  renderSite('/cafe-luna/feedback?rating=4', lunaPage)
  await userEvent.type(screen.getByPlaceholderText('Share your thoughts...'), 'Lovely')
  await userEvent.click(screen.getByRole('button', { name: 'Submit Feedback' }))
  await screen.findByRole('heading', { name: 'Thank you for your feedback!' })
}

it('keeps the private link in the history of the tab only, through Back and a reload', async () => {
  await send()
  expect(await link()).toBe(receipt)
  expect(location.href).not.toContain('token')
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie])).not.toContain('token')

  await userEvent.click(screen.getByRole('link', { name: 'Return to Home' }))
  await screen.findByRole('heading', { name: 'How was your experience?' })
  act(() => history.back())
  await screen.findByRole('heading', { name: 'Thank you for your feedback!' })
  expect(await link()).toBe(receipt)

  const kept: unknown = history.state
  cleanup()
  renderSite('/cafe-luna/thank-you', lunaPage, undefined, kept)
  expect(await link()).toBe(receipt)
  cleanup()
  renderSite('/cafe-luna/thank-you', lunaPage)
  expect(screen.queryByRole('link', { name: 'Open my feedback' })).toBeNull()
})

it('copies the link, or shows it to be copied by hand', async () => {
  const user = userEvent.setup()
  await send()
  expect(document.body.textContent).not.toContain(receipt)
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(receipt)
  expect(screen.getByRole('status').textContent).toBe('Copied')

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await user.click(screen.getByRole('button', { name: 'Copied' }))
  const written = await screen.findByRole<HTMLInputElement>('textbox')
  expect(written.value).toBe(receipt)
  expect([written.selectionStart, written.selectionEnd]).toEqual([0, receipt.length])
})
