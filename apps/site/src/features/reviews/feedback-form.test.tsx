import { ApiError } from '@candour/api-client/call.ts'
import { answer, fetchFrom, refusal } from '@candour/api-client/testing.ts'
import { createReview, type ReviewInput } from '@candour/schemas/reviews.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { formState, luna, lunaPage, settings } from '#test/fixtures.ts'
import { renderSite } from '#test/render-site.tsx'

const text = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Share your thoughts...')
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Submit/ })

const open = (data = lunaPage) => renderSite('/cafe-luna/feedback?rating=4', data)
const send = async (words: string) => {
  await userEvent.type(text(), words)
  await userEvent.click(button())
}
const thanks = () => screen.findByRole('heading', { name: 'Thank you for your feedback!' })

/** Fakes the API that takes reviews; `outcome` may throw to reject one. Returns the reviews received. */
function takeReviews(outcome: () => void | Promise<void> = () => {}) {
  const taken: ReviewInput[] = []
  const take = answer(createReview, async ({ body }) => {
    taken.push(body)
    await outcome()
    return { id: formState.submissionId, receipt: 'https://site.example/r/token' }
  })
  vi.stubGlobal('fetch', fetchFrom(take))
  return taken
}

it('sends the trimmed text with the rating, the company and the contact fields, and says thanks', async () => {
  const taken = takeReviews()
  const at = open()
  await userEvent.type(text(), '  Lovely cake  ')
  await userEvent.type(screen.getByLabelText('Name'), ' Ann ')
  await userEvent.type(screen.getByLabelText('Phone Number'), '   ')
  await userEvent.click(button())
  expect(await thanks()).toBeTruthy()
  expect(screen.getByText("We'll review your feedback and work to improve.")).toBeTruthy()
  expect(at.current).toBe('/cafe-luna/thank-you')
  expect(taken).toEqual([
    {
      rating: 4,
      feedback: 'Lovely cake',
      contactName: 'Ann',
      lang: 'en',
      companyId: luna.id,
      submissionId: formState.submissionId,
      renderedAt: formState.renderedAt,
      revision: expect.any(Number),
    },
  ])
})

it('asks for the private link by mail only if that is ticked and there is an address; a reload keeps the tick', async () => {
  const taken = takeReviews()
  const tick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Send me the private link/ })
  const sendWith = async (email: string) => {
    if (email) await userEvent.type(screen.getByLabelText('Email'), email)
    await send('Lovely')
    await thanks()
    cleanup()
    open()
  }
  open()
  expect(tick().checked).toBe(false)
  await sendWith('ann@example.com')
  await userEvent.click(tick())
  await sendWith('')
  await userEvent.click(tick())
  await userEvent.type(text(), 'Very ')
  cleanup()
  open()
  expect(tick().checked).toBe(true)
  await sendWith('ann@example.com')
  expect(taken.map(({ mailReceipt }) => mailReceipt)).toEqual([undefined, undefined, true])
})

it('succeeds on the second try when the browser had filled in the honeypot', async () => {
  const taken = takeReviews(() => {
    if (taken.at(-1)?.website) throw new ApiError('Please press the button once more.', { status: 400 })
  })
  open()
  await userEvent.type(text(), 'A person')
  fireEvent.input(screen.getByLabelText('Leave this field empty'), { target: { value: 'https://a.example' } })
  await userEvent.click(button())
  expect(await screen.findByText('Failed to submit feedback. Please try again.')).toBeTruthy()
  expect(text().value).toBe('A person')
  await userEvent.click(button())
  await thanks()
  expect(taken.map(({ website }) => website)).toEqual(['https://a.example', undefined])
})

it('sends no company id on the single-company screens', async () => {
  const taken = takeReviews()
  renderSite('/feedback?rating=5', lunaPage)
  await send('Great')
  await thanks()
  expect(taken[0]).not.toHaveProperty('companyId')
})

it('uses a new submission id for the next review', async () => {
  const taken = takeReviews()
  open()
  for (const review of ['One', 'Two']) {
    await send(review)
    await userEvent.click(await screen.findByRole('link', { name: 'Return to Home' }))
    await userEvent.click(screen.getByRole('link', { name: 'Share Private Feedback' }))
    await userEvent.click(screen.getByRole('link', { name: '4 stars' }))
  }
  expect(taken.map((review) => review.feedback)).toEqual(['One', 'Two'])
  expect(new Set(taken.map((review) => review.submissionId)).size).toBe(2)
})

it.each([
  [5, 'Tell us what you loved!'],
  [4, 'Help us improve your experience'],
  [1, 'Help us improve your experience'],
])('asks after %i stars: %s', (rating, heading) => {
  renderSite(`/cafe-luna/feedback?rating=${rating}`, lunaPage)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
  expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe(String(rating))
})

it('updates the URL when another rating is picked', async () => {
  const at = open()
  await userEvent.type(text(), 'Lovely')
  await userEvent.click(screen.getByRole('radio', { name: '5 stars' }))
  expect(at.current).toBe('/cafe-luna/feedback?rating=5')
  expect(screen.getByRole('heading', { name: 'Tell us what you loved!' })).toBeTruthy()
  expect(text().value).toBe('Lovely')
})

it('keeps the rating posted without JavaScript over the one in the URL', async () => {
  const values = { feedback: 'Fine', contactName: '', contactNumber: '', contactEmail: 'nobody' }
  const form = { status: 400, rating: 1, values, invalid: ['contactEmail'] }
  const at = renderSite('/cafe-luna/feedback?rating=5', { ...lunaPage, form })
  expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('1')
  expect(screen.getByRole('heading', { name: 'Help us improve your experience' })).toBeTruthy()
  expect(at.current).toBe('/cafe-luna/feedback?rating=1')
  await userEvent.click(screen.getByRole('radio', { name: '5 stars' }))
  expect(screen.getByRole('heading', { name: 'Tell us what you loved!' })).toBeTruthy()
  expect(at.current).toBe('/cafe-luna/feedback?rating=5')
})

it('redirects to the choice without a valid rating', () => {
  const at = renderSite('/cafe-luna/feedback?rating=9', lunaPage)
  expect(at.current).toBe('/cafe-luna')
})

it('cannot be submitted while blank', async () => {
  open()
  expect(button().disabled).toBe(true)
  await userEvent.type(text(), '   ')
  expect(button().disabled).toBe(true)
  fireEvent.submit(screen.getByRole('textbox', { name: 'Your feedback' }))
  expect(await screen.findByText('Feedback required')).toBeTruthy()
  expect(screen.getByText('Please tell us how we can improve.')).toBeTruthy()
  await userEvent.type(text(), 'x')
  expect(button().disabled).toBe(false)
})

it('says by how much the text is too long, and sends nothing', async () => {
  const taken = takeReviews()
  open()
  fireEvent.input(text(), { target: { value: 'x'.repeat(5007) } })
  expect(screen.getByText('Please shorten your feedback by 7 characters')).toBeTruthy()
  await userEvent.click(button())
  expect(taken).toEqual([])
  expect(text()).toBe(document.activeElement)
})

it('shows a pending state immediately, and is sent once however often it is pressed', async () => {
  let finish = () => {}
  const taken = takeReviews(() => new Promise((resolve) => (finish = resolve)))
  open()
  await send('Slow')
  expect(button().textContent).toBe('Submitting...')
  expect(button().disabled).toBe(true)
  fireEvent.submit(text())
  finish()
  await thanks()
  expect(taken).toHaveLength(1)
})

it('keeps the text when sending fails, says so, and retries under the same id', async () => {
  let down = true
  const taken = takeReviews(() => {
    if (down) throw new ApiError('out of order', { status: 500 })
  })
  open()
  await send('Do not lose me')
  expect(await screen.findByText('Failed to submit feedback. Please try again.')).toBeTruthy()
  expect(screen.getByText('Error')).toBeTruthy()
  expect(text().value).toBe('Do not lose me')
  down = false
  await userEvent.click(button())
  await thanks()
  expect(taken.map((review) => review.submissionId)).toEqual([formState.submissionId, formState.submissionId])
})

it('sends an edit under the same id with a later revision, also after a reload', async () => {
  const taken = takeReviews(() => {
    if (taken.length < 3) throw new ApiError('', { status: 0 })
  })
  open()
  await send('Lovely')
  await screen.findByText('Failed to submit feedback. Please try again.')
  await send(' cake')
  await vi.waitFor(() => expect(button().textContent).toBe('Submit Feedback'))
  cleanup()
  open({ ...lunaPage, formState: { submissionId: crypto.randomUUID(), renderedAt: 1 } })
  await send('!')
  await thanks()
  expect(taken.map(({ feedback }) => feedback)).toEqual(['Lovely', 'Lovely cake', 'Lovely cake!'])
  expect(new Set(taken.map(({ submissionId }) => submissionId))).toEqual(new Set([formState.submissionId]))
  const revisions = taken.map(({ revision }) => revision ?? 0)
  expect(revisions).toEqual([...new Set(revisions)].toSorted((a, b) => a - b))
})

it.each([
  ['review_settled', /can no longer be changed/, 2],
  ['company_suspended', /^This page is taking a break/, 1],
] as const)('keeps the text refused as %s, says why, and sends it afterwards', async (code, why, ids) => {
  const taken = takeReviews(() => {
    if (taken.length === 1) throw refusal(code)
  })
  open()
  await send('An afterthought')
  // In the toast, and next to the button, where it stays.
  expect(await screen.findAllByText(why)).toHaveLength(2)
  expect(text().value).toBe('An afterthought')
  await userEvent.click(button())
  await thanks()
  expect(taken.map(({ feedback }) => feedback)).toEqual(['An afterthought', 'An afterthought'])
  // A late edit becomes new feedback.
  expect(new Set(taken.map(({ submissionId }) => submissionId)).size).toBe(ids)
  expect(taken[0]?.submissionId).toBe(formState.submissionId)
})

it('keeps edits typed while an earlier version is being sent', async () => {
  let finish = () => {}
  takeReviews(() => new Promise((resolve) => (finish = resolve)))
  open()
  await send('Lovely')
  await userEvent.click(screen.getByRole('link', { name: 'Back' }))
  await userEvent.click(screen.getByRole('link', { name: '4 stars' }))
  await userEvent.type(text(), ' cake')
  finish()
  await new Promise((resolve) => setTimeout(resolve))
  cleanup()
  open()
  expect(text().value).toBe('Lovely cake')
})

it('says that there were too many requests', async () => {
  takeReviews(() => {
    throw refusal('too_many_requests')
  })
  open()
  await send('Again')
  expect(await screen.findByText(/^Too many requests/)).toBeTruthy()
})

it('says on its field what the server rejected', async () => {
  const issue = { path: 'contactEmail', message: 'Not an address' }
  takeReviews(() => {
    throw new ApiError(issue.message, { status: 400, issues: [issue] })
  })
  open()
  await userEvent.type(text(), 'Hello')
  await userEvent.type(screen.getByLabelText('Email'), 'ann@example.com')
  await userEvent.click(button())
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
})

it('waits for the connection, then sends automatically', async () => {
  const taken = takeReviews()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const fetchOnline = fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  open()
  await send('From the tunnel')
  expect(await screen.findByText(/^You are offline/)).toBeTruthy()
  expect(button().textContent).toBe('Submitting...')
  vi.stubGlobal('fetch', fetchOnline)
  online.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  await thanks()
  expect(taken).toHaveLength(1)
})

it('times out without a response', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  open()
  fireEvent.input(text(), { target: { value: 'Into the void' } })
  fireEvent.submit(text())
  expect(await screen.findByText('Submitting...')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await screen.findByText('Failed to submit feedback. Please try again.')).toBeTruthy()
  expect(text().value).toBe('Into the void')
  vi.useRealTimers()
})

it('keeps the input across a reload and back navigation until it is sent', async () => {
  const taken = takeReviews()
  open()
  await userEvent.type(text(), 'Keep me')
  await userEvent.type(screen.getByLabelText('Email'), 'ann@example.com')
  cleanup()
  const reloaded = { ...lunaPage, formState: { submissionId: crypto.randomUUID(), renderedAt: Date.now() } }
  open(reloaded)
  expect(text().value).toBe('Keep me')
  await userEvent.click(screen.getByRole('link', { name: 'Back' }))
  await userEvent.click(screen.getByRole('link', { name: '2 stars' }))
  expect(text().value).toBe('Keep me')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@example.com')
  await userEvent.click(button())
  await thanks()
  expect(taken).toMatchObject([{ feedback: 'Keep me', rating: 2, submissionId: formState.submissionId }])
  cleanup()
  open()
  expect(text().value).toBe('')
})

it('keeps drafts of different companies apart', async () => {
  open()
  await userEvent.type(text(), 'For Luna')
  cleanup()
  renderSite('/other/feedback?rating=4', { settings, company: { ...luna, slug: 'other' } })
  expect(text().value).toBe('')
})

it('shows everyone the same thanks and the same Google link', async () => {
  takeReviews()
  const seen = new Set<string>()
  for (const rating of [1, 3, 5]) {
    renderSite(`/cafe-luna/feedback?rating=${rating}`, lunaPage)
    await send('Words')
    await thanks()
    expect(screen.getByRole('link', { name: 'Leave a Public Review' }).getAttribute('href')).toBe(
      'https://g.page/r/luna/review',
    )
    // Shown once the script runs.
    await screen.findByRole('button', { name: 'Copy link' })
    seen.add(screen.getByRole('main').innerHTML)
    cleanup()
  }
  expect(seen.size).toBe(1)
})
