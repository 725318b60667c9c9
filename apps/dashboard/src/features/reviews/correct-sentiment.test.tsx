import { ApiError } from '@candour/api-client/call.ts'
import { answer, type Handler, refusal } from '@candour/api-client/testing.ts'
import { getMe } from '@candour/schemas/accounts.ts'
import { getSummary } from '@candour/schemas/analytics.ts'
import { errors } from '@candour/schemas/errors.ts'
import {
  correctSentiment,
  getReview,
  listReviews,
  type Review,
  type Sentiment,
} from '@candour/schemas/reviews.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { luna, review, summary, userWith } from '#test/fixtures.ts'
import { open } from '#test/open.ts'

/** A server with one review, two stars with praise, whose sentiment tests may set as other members do. */
function serverOf() {
  const calls: (Sentiment | null)[] = []
  const state = { setByHand: null as Sentiment | null, editedAt: null as string | null, calls }
  const current = (): Review => {
    const sentiment = state.setByHand ?? 'positive'
    return review(1, {
      rating: 2,
      sentiment,
      editedAt: state.editedAt,
      sentimentCorrected: state.setByHand !== null,
      mismatch: sentiment === 'positive',
    })
  }
  const handlers = [
    answer(listReviews, () => ({ items: [current(), review(2)] })),
    answer(getReview, current),
    answer(correctSentiment, ({ body }) => {
      if (body.seen?.sentiment !== state.setByHand || body.seen.editedAt !== state.editedAt) {
        const [status, message] = errors.review_changed
        throw new ApiError(message, { status, code: 'review_changed', conflict: { review: current() } })
      }
      state.calls.push(body.sentiment)
      state.setByHand = body.sentiment
      return current()
    }),
  ]
  return { state, handlers }
}

/** Opens the list of that server; returns its state. */
function openList(...handlers: Handler[]) {
  const server = serverOf()
  open('/dashboard/reviews?view=all', ...handlers, ...server.handlers)
  return server.state
}

const row = async (n = 1) => {
  const article = (await screen.findByText(`Feedback ${n}`)).closest('article')
  if (!article) throw new Error('No row')
  return within(article)
}
const choose = async (now: string, item: string) => {
  await userEvent.click((await row()).getByRole('button', { name: now }))
  await userEvent.click(
    await screen.findByRole(/^This/.test(item) ? 'menuitemcheckbox' : 'menuitem', { name: item }),
  )
}
// jsdom lacks the style sheet, which lets toasts be pressed.
const undo = async () => fireEvent.click(await screen.findByText('Undo'))

it('is set by hand, marked as such, and returned to the automatic one', async () => {
  const state = openList()
  expect((await row()).getByRole('button', { name: 'Stars and words differ' })).toBeTruthy()
  expect((await row(2)).queryByText('Stars and words differ')).toBeNull()
  await userEvent.click((await row()).getByRole('button', { name: 'Sentiment: Positive' }))
  expect(screen.getAllByRole('menuitemcheckbox', { checked: true }).map((item) => item.textContent)).toEqual([
    'This is positive',
  ])
  expect(screen.queryByText('Back to automatic')).toBeNull()
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'This is negative' }))
  expect(await screen.findAllByText('Negative, set by hand')).toBeTruthy()
  expect((await row()).queryByText('Stars and words differ')).toBeNull()
  await choose('Sentiment: Negative, set by hand', 'Back to automatic')
  expect(await screen.findByText('Back to automatic: Positive')).toBeTruthy()
  expect((await row()).getByRole('button', { name: 'Sentiment: Positive' })).toBeTruthy()
  expect(state.calls).toEqual(['negative', null])
})

it('is set in the open review as well, whose list follows', async () => {
  open(`/dashboard/reviews/${review(1).id}`, ...serverOf().handlers)
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('button', { name: 'Sentiment: Positive' }))
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'This is neutral' }))
  expect(await dialog.findByRole('button', { name: 'Sentiment: Neutral, set by hand' })).toBeTruthy()
  expect(screen.getAllByText('Neutral, set by hand', { exact: false }).length).toBeGreaterThan(1)
})

it('is undone', async () => {
  const state = openList()
  await choose('Sentiment: Positive', 'This is neutral')
  await undo()
  expect(await screen.findByText('Undone')).toBeTruthy()
  expect((await row()).getByRole('button', { name: 'Sentiment: Positive' })).toBeTruthy()
  await userEvent.keyboard('z')
  expect(await screen.findByText('Nothing to undo')).toBeTruthy()
  expect(state.calls).toEqual(['neutral', null])
})

it('is not undone once someone else has changed it', async () => {
  const state = openList()
  await choose('Sentiment: Positive', 'This is neutral')
  await screen.findByText('Undo')
  state.setByHand = 'negative'
  await undo()
  expect(
    await screen.findByText('The review has changed in the meantime: it is now Negative, set by hand.'),
  ).toBeTruthy()
  expect((await row()).getByRole('button', { name: 'Sentiment: Negative, set by hand' })).toBeTruthy()
  expect(state.calls).toEqual(['neutral'])
})

it.each([
  [{ setByHand: 'neutral' }, 'Neutral, set by hand'],
  [{ editedAt: '2026-03-02T12:00:00Z' }, 'Positive'],
] as const)('is not set where someone has changed the review since it was shown: %j', async (change, now) => {
  const state = openList()
  await row()
  Object.assign(state, change)
  await choose('Sentiment: Positive', 'This is negative')
  expect(await screen.findByText('Not changed')).toBeTruthy()
  expect(
    screen.getAllByText(`The review has changed in the meantime: it is now ${now}.`).length,
  ).toBeGreaterThan(0)
  expect((await row()).getByRole('button', { name: `Sentiment: ${now}` })).toBeTruthy()
  expect(state.calls).toEqual([])
})

it.each([
  [
    () => Promise.reject(new ApiError('', { status: 0 })),
    'The connection failed. Please check that you are online.',
  ],
  [() => Promise.reject(refusal('company_suspended')), /taking a break/],
  [() => Promise.reject(refusal('review_not_found')), /./],
])('stays as it was if it could not be set, with the reason', async (fail, reason) => {
  openList(answer(correctSentiment, fail))
  await choose('Sentiment: Positive', 'This is negative')
  expect(await screen.findByText('Failed to save the change')).toBeTruthy()
  expect(screen.getAllByText(reason).length).toBeGreaterThan(0)
  expect((await row()).getByRole('button', { name: 'Sentiment: Positive' })).toBeTruthy()
})

it('is shown before the server has answered, and the numbers follow', async () => {
  const { handlers } = serverOf()
  const { promise, resolve } = Promise.withResolvers<Review>()
  const slow = answer(correctSentiment, () => promise)
  let total = 1234
  open(
    '/dashboard',
    slow,
    answer(getSummary, () => ({ ...summary, total })),
    ...handlers,
  )
  await choose('Sentiment: Positive', 'This is negative')
  expect((await row()).getByRole('button', { name: 'Sentiment: Negative, set by hand' })).toBeTruthy()
  expect(screen.queryByText('Undo')).toBeNull()
  total = 1235
  resolve(review(1, { rating: 2, sentiment: 'negative', sentimentCorrected: true }))
  await waitFor(() => expect(screen.getByText('1,235')).toBeTruthy())
})

it('is not offered to members who cannot answer reviews', async () => {
  openList(answer(getMe, () => userWith('viewer', luna)))
  expect((await row()).getByText('Positive')).toBeTruthy()
  expect((await row()).queryByRole('button', { name: /Sentiment/ })).toBeNull()
})

it('explains the mark, by touch and keyboard too, and links to all reviews like it', async () => {
  const router = open('/dashboard/reviews?view=all', ...serverOf().handlers)
  const mark = (await row()).getByRole('button', { name: 'Stars and words differ' })
  mark.focus()
  await userEvent.keyboard('{Enter}')
  const menu = await screen.findByRole('menu', {
    description: 'Praise with 2 stars, perhaps a slip of the finger.',
  })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(menu.isConnected).toBe(false))
  await userEvent.pointer([{ keys: '[TouchA>]', target: mark }, { keys: '[/TouchA]' }])
  expect(await screen.findByText('Praise with 2 stars, perhaps a slip of the finger.')).toBeTruthy()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Show all such reviews' }))
  expect(router.state.location.search).toBe(`?mismatch=true&company=${luna.id}`)
  expect(screen.getByRole('button', { name: 'Remove the filter Stars and words differ' })).toBeTruthy()
})
