import { answer } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { getCase, readCase } from '@candour/schemas/cases.ts'
import {
  getReview,
  listReviews,
  listReviewVersions,
  type Review,
  type ReviewVersion,
} from '@candour/schemas/reviews.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import { FakeEventSource } from '#test/event-source.ts'
import { luna, review, untouchedCase, working } from '#test/fixtures.ts'

beforeEach(() => sessionStorage.clear())

const editedAt = '2026-03-02T09:30:00Z'
const erasedAt = '2026-03-03T09:30:00Z'
const erased: Partial<Review> = { feedback: '', editedAt, erasedAt }

/** Opens the list, or a review over it, with a server on which the visitor can change the review. */
function open(
  address: string,
  initial: Partial<Review> = {},
  versions: ReviewVersion[] = [],
  onSeen = (_: string) => {},
) {
  let current = review(1, { contactEmail: 'anna@example.com', ...initial })
  // In the second half of a list, whose first page alone is fetched again.
  const others = Array.from({ length: 3 }, (_, n) => review(10 + n))
  renderRoutes(address, dashboardRoutes, [
    answer(listReviews, ({ query }) =>
      query.cursor ? { items: [current] } : { items: others, nextCursor: 'next' },
    ),
    answer(getReview, () => current),
    answer(getCase, () => ({ ...untouchedCase, ...(current.erasedAt && { reply: 'no_address' as const }) })),
    answer(listReviewVersions, () => versions),
    answer(readCase, ({ params }) => {
      onSeen(params.id)
      return null
    }),
    ...working(luna),
  ])
  return (part: Partial<Review>) => {
    current = { ...current, ...part }
    act(() => FakeEventSource.newest.tell())
  }
}

const dialog = () => screen.findByRole('dialog', { name: 'Review' })
const list = '/dashboard/reviews'
const address = `${list}/${review(1).id}`
/** Loads the page of the list that has the review; returns its row. */
const item = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  return row('Feedback 1')
}
const openItem = async () =>
  userEvent.click((await row('Feedback 1')).getByRole('link', { name: /^Open review of/ }))
const row = async (text: string) => within((await screen.findByText(text)).closest('li') ?? document.body)

describe('an edited review', () => {
  it('says so beside its time, in the list and opened', async () => {
    open(list, { editedAt })
    expect((await item()).getByText('Edited').title).toBe('Monday, Mar 2, 2026, 10:30 AM')
    await openItem()
    expect(within(await dialog()).getByText('Edited Monday, Mar 2, 2026, 10:30 AM')).toBeTruthy()
    expect((await row('Feedback 10')).queryByText('Edited')).toBeNull()
  })

  it('shows what was there before', async () => {
    open(address, { editedAt }, [
      { at: '2026-03-02T08:00:00Z', rating: 2, feedback: 'Second thoughts', contactName: null },
      { at: '2026-03-01T12:00:00Z', rating: 1, feedback: 'First thoughts', contactName: 'Anna' },
    ])
    const button = await screen.findByRole('button', { name: 'What was there before' })
    await userEvent.click(button)
    const versions = within(await screen.findByRole('list', { name: 'Earlier versions' }))
    const [second, first] = versions.getAllByText(/thoughts$/).map((text) => text.closest('li')?.textContent)
    expect(second).toMatch(/Mar 2, 2026.*Second thoughts/)
    expect(first).toMatch(/Mar 1, 2026.*First thoughts.*Anna/)
    expect(button.ariaExpanded ?? button.getAttribute('aria-expanded')).toBe('true')
  })

  it('offers nothing from before if it never changed', async () => {
    open(address)
    expect(await within(await dialog()).findByText('Feedback 1')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'What was there before' })).toBeNull()
  })

  it('changes while it is open, and in its row behind', async () => {
    const become = open(list)
    await item()
    await openItem()
    await dialog()
    become({ feedback: 'On second thought, no', editedAt })
    expect(await within(await dialog()).findByText('On second thought, no')).toBeTruthy()
    expect(screen.queryByText('Feedback 1')).toBeNull()
    expect(await screen.findAllByText('On second thought, no')).toHaveLength(2)
  })

  it('is unread until it is opened', async () => {
    const seen: string[] = []
    const unread = { status: 'done', assigneeId: null, version: 3, messages: 0, unread: 1 } as const
    const edited = { editedAt, case: { ...unread, updatedAt: editedAt } }
    open(`${list}?view=all`, edited, [], (id) => seen.push(id))
    expect((await item()).getByText('New from the customer')).toBeTruthy()
    await openItem()
    await waitFor(() => expect(seen).toEqual([review(1).id]))
  })

  it('asks to be read again while an answer to its former words is being written', async () => {
    const become = open(address)
    const note = /^The visitor changed this review at Mar 2, 2026, 10:30 AM\. Please read it again/
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Answer' })
    await userEvent.type(field, 'Dear Anna')
    become({ feedback: 'On second thought, no', editedAt })
    expect((await screen.findByText(note)).getAttribute('role')).toBe('status')
    expect(field.value).toBe('Dear Anna')
    // An answer begun after the change refers to the new words.
    await userEvent.clear(field)
    expect(screen.queryByText(note)).toBeNull()
    await userEvent.type(field, 'Thank you')
    expect(screen.queryByText(note)).toBeNull()
  })
})

describe('an erased review', () => {
  it('says when its words were removed, in place of them', async () => {
    open(list, erased)
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('Words removed on Mar 3, 2026')).toBeTruthy()
  })

  it('has no text to copy, nothing from before and nobody to answer', async () => {
    open(address, { ...erased, contactEmail: null })
    const shown = within(await dialog())
    expect(await shown.findByText('Words removed on Mar 3, 2026')).toBeTruthy()
    expect(shown.getByRole('button', { name: 'Copy link' })).toBeTruthy()
    expect(shown.queryByRole('button', { name: 'Copy text' })).toBeNull()
    expect(shown.queryByRole('button', { name: 'What was there before' })).toBeNull()
    await userEvent.click(await shown.findByRole('tab', { name: 'Answer' }))
    expect(await shown.findByText(/have been removed, so there is nobody to answer/)).toBeTruthy()
    expect(shown.queryByRole('textbox', { name: 'Answer' })).toBeNull()
  })

  it('keeps an answer that was being written, but does not send it', async () => {
    const become = open(address)
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Answer' })
    await userEvent.type(field, 'Dear Anna')
    become({ ...erased, contactEmail: null })
    expect(await screen.findByText(/so there is nobody to answer/)).toBeTruthy()
    expect(field.value).toBe('Dear Anna')
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
  })
})
