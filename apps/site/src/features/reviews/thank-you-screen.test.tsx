import { answer, fetchFrom } from '@candour/api-client/testing.ts'
import { ratings } from '@candour/schemas/limits.ts'
import { createReview } from '@candour/schemas/reviews.ts'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { formState, luna, lunaPage } from '#test/fixtures.ts'
import { renderSite } from '#test/render-site.tsx'

const thankYou = (rating: number, thanks?: string) => {
  cleanup()
  renderSite(`/cafe-luna/thank-you?rating=${rating}`, { ...lunaPage, company: { ...luna, thanks } })
  return document.body.innerHTML
}

it('is the same for every rating, with and without words of the company', () => {
  for (const thanks of [undefined, 'See you soon']) {
    expect(new Set(ratings.map((rating) => thankYou(rating, thanks))).size).toBe(1)
  }
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
