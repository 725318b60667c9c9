import { ApiError } from '@candour/api-client/call.ts'
import { answer, refusal } from '@candour/api-client/testing.ts'
import { getMe } from '@candour/schemas/accounts.ts'
import {
  type CaseSummary,
  countCases,
  getCase,
  listAssignees,
  listCases,
  type ReviewCase,
  updateCase,
  updateCases,
} from '@candour/schemas/cases.ts'
import { getReview, listReviews, type Review } from '@candour/schemas/reviews.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { FakeEventSource } from '#test/event-source.ts'
import { id, luna, review, untouchedCase, userWith } from '#test/fixtures.ts'
import { open } from '#test/open.ts'

const me = id(9)
const ada = id(10)

const untouched: CaseSummary = {
  status: 'new',
  assigneeId: null,
  version: 0,
  updatedAt: '2026-03-01T12:00:00Z',
  messages: 0,
  unread: 0,
}

/** A server with these reviews, the newest first, whose cases tests may change as other members do. */
function serverOf(count: number, cases: Record<number, Partial<CaseSummary>> = {}) {
  const reviews = Array.from({ length: count }, (_, at) =>
    review(at + 1, { timestamp: `2026-03-01T12:${String(59 - at).padStart(2, '0')}:00Z` }),
  )
  const stored = new Map<string, CaseSummary>()
  const set = (n: number, part: Partial<CaseSummary>) => {
    const before = stored.get(review(n).id) ?? untouched
    stored.set(review(n).id, { ...before, version: before.version + 1, ...part })
  }
  for (const [n, part] of Object.entries(cases)) set(Number(n), part)
  const caseOf = (reviewId: string) => stored.get(reviewId) ?? untouched
  const full = (reviewId: string): ReviewCase => {
    const { messages: _, unread: __, ...rest } = caseOf(reviewId)
    return { ...untouchedCase, ...rest, updatedBy: 'ada@example.com' }
  }
  const withCase = (one: Review): Review => ({ ...one, case: stored.get(one.id) ?? null })
  const calls: string[] = []
  const numberOf = (reviewId: string) => reviews.findIndex((one) => one.id === reviewId) + 1
  const handlers = [
    answer(listAssignees, () => [
      { userId: ada, email: 'ada@example.com', name: null },
      { userId: me, email: 'owner@example.com', name: null },
    ]),
    answer(listReviews, ({ query: { status, assignee, replied } }) => ({
      items: reviews.map(withCase).filter((one) => {
        const { status: now, assigneeId, unread } = one.case ?? untouched
        if (replied && unread === 0) return false
        const wanted = assignee === 'me' ? me : null
        return (!status || status.includes(now)) && (!assignee || assigneeId === wanted)
      }),
    })),
    answer(listCases, ({ query }) =>
      query.ids.flatMap((one) => (stored.has(one) ? [{ reviewId: one, ...caseOf(one) }] : [])),
    ),
    answer(getReview, ({ params }) => withCase(review(numberOf(params.id)))),
    answer(getCase, ({ params }) => full(params.id)),
    answer(updateCase, ({ params, body: { version, ...part } }) => {
      calls.push(`${numberOf(params.id)}: ${JSON.stringify(part)}`)
      if (version !== caseOf(params.id).version) {
        const conflict = { case: full(params.id) }
        throw new ApiError('', { status: 409, code: 'case_changed', conflict })
      }
      set(numberOf(params.id), part as Partial<CaseSummary>)
      return full(params.id)
    }),
    answer(updateCases, ({ body: { ids, ...part } }) => {
      calls.push(`${ids.map(numberOf)}: ${JSON.stringify(part)}`)
      for (const one of ids) set(numberOf(one), part as Partial<CaseSummary>)
      return { changed: ids.length, skipped: 0 }
    }),
  ]
  return { handlers, calls, set, caseOf: (n: number) => caseOf(review(n).id) }
}

const row = async (n: number) => {
  const article = (await screen.findByText(`Feedback ${n}`)).closest('article')
  if (!article) throw new Error('No row')
  return article
}
const link = async (n: number) => within(await row(n)).getByRole('link', { name: /^Open review of/ })
const focus = async (n: number) => {
  const target = await link(n)
  act(() => target.focus())
}
const shown = () => screen.getAllByText(/^Feedback/).map((text) => text.textContent)
const expectFocus = (n: number) => waitFor(async () => expect(document.activeElement).toBe(await link(n)))
const tell = () => act(() => FakeEventSource.newest.tell('cases_changed'))

describe('views', () => {
  it('are links with counts, which keep the filters', async () => {
    const { handlers } = serverOf(2, { 2: { status: 'done' } })
    const router = open('/dashboard/reviews?rating=4', ...handlers)
    const views = within(await screen.findByRole('navigation', { name: 'Views' }))
    for (const name of [
      ...['To do, 12', 'In progress, 4', 'Waiting for customer, 2', 'Done, 1,220', 'All, 1,234'],
      ...['Mine, 3', 'Unassigned, 11'],
    ]) {
      expect(await views.findByRole('link', { name: `${name} reviews` })).toBeTruthy()
    }
    expect(views.getByRole('link', { current: 'page' }).textContent).toMatch(/^All/)
    await row(2)
    await userEvent.click(views.getByRole('link', { name: /^To do/ }))
    expect(router.state.location.search).toBe(`?view=new&rating=4&company=${luna.id}`)
    await waitFor(() => expect(screen.queryByText('Feedback 2')).toBeNull())
    expect(await row(1)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(router.state.location.search).toBe(`?company=${luna.id}`)
  })

  it('are chosen in a list on phones, with counts, and keep the filters', async () => {
    const { handlers } = serverOf(2, { 2: { status: 'done' } })
    const router = open('/dashboard/reviews?rating=4', ...handlers)
    const views = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Views' })
    await waitFor(() =>
      expect([...views.options].map(({ label }) => label)).toEqual([
        ...['To do (12)', 'In progress (4)', 'Waiting for customer (2)', 'Done (1.2K)', 'All (1.2K)'],
        ...['Mine (3)', 'Unassigned (11)'],
      ]),
    )
    expect(views.value).toBe('all')
    await row(2)
    await userEvent.selectOptions(views, 'To do (12)')
    expect(router.state.location.search).toBe(`?view=new&rating=4&company=${luna.id}`)
    await waitFor(() => expect(screen.queryByText('Feedback 2')).toBeNull())
    expect(views.value).toBe('new')
  })

  it('load once the connection is back, if they failed while it was lost', async () => {
    let online = false
    const list = answer(listReviews, () => {
      if (!online) throw new ApiError('', { status: 0 })
      return { items: [review(1)] }
    })
    open('/dashboard/reviews', list, ...serverOf(1).handlers)
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
    act(() => FakeEventSource.newest.fail())
    online = true
    act(() => FakeEventSource.newest.open())
    expect(await row(1)).toBeTruthy()
  })

  it.each([
    ['new', 'Nothing to do'],
    ['in_progress', 'Nothing is in progress'],
    ['mine', 'Nothing is assigned to you'],
    ['unassigned', 'Every open review has an assignee'],
    ['waiting', 'Nothing is waiting'],
    ['done', 'Nothing is done yet'],
  ])('%s says when it is empty', async (view, title) => {
    open(`/dashboard/reviews?view=${view}`, ...serverOf(0).handlers)
    expect(await screen.findByText(title)).toBeTruthy()
  })

  it('are not shown to members who may not answer', async () => {
    const asked: object[] = []
    const reviews = answer(listReviews, ({ query }) => {
      asked.push(query)
      return { items: [review(1)] }
    })
    open(
      '/dashboard/reviews?view=done',
      answer(getMe, () => userWith('viewer', luna)),
      reviews,
    )
    await row(1)
    expect(asked).toEqual([{ companyId: luna.id, limit: 30 }])
    expect(screen.queryByRole('navigation', { name: 'Views' })).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'Views' })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByText('Status:')).toBeNull()
  })

  it('follow changes by others: counts and rows, without moving the list', async () => {
    const { handlers, set } = serverOf(3)
    let done = 0
    const counts = answer(countCases, () => ({
      ...{ new: 3, inProgress: 0, mine: 0, unassigned: 3, waiting: 0, all: 3 },
      done,
    }))
    open('/dashboard/reviews?view=new', counts, ...handlers)
    await row(2)
    set(2, { status: 'done' })
    set(3, { unread: 2 })
    done = 1
    tell()
    expect(await within(await row(2)).findByText('Moved to Done')).toBeTruthy()
    expect(await within(await row(3)).findByText('Customer replied (2)')).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Done, 1 review' })).toBeTruthy()
    expect(shown()).toEqual(['Feedback 1', 'Feedback 2', 'Feedback 3'])
    await userEvent.click(screen.getByRole('link', { name: /^All/ }))
    await userEvent.click(screen.getByRole('link', { name: /^To do/ }))
    await waitFor(() => expect(screen.queryByText('Feedback 2')).toBeNull())
  })

  it('offer reviews that others move into them', async () => {
    const { handlers, set } = serverOf(3, { 1: { assigneeId: me }, 3: { assigneeId: me } })
    open('/dashboard/reviews?view=mine', ...handlers)
    await focus(1)
    set(2, { assigneeId: me })
    tell()
    await userEvent.click(await screen.findByRole('button', { name: '1 more review' }))
    expect(await row(2)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '1 more review' })).toBeNull()
  })
})

it('shows status, age, assignee and unread answers', async () => {
  vi.setSystemTime('2026-03-04T13:00:00Z')
  const { handlers } = serverOf(3, {
    1: { status: 'waiting', assigneeId: ada, unread: 1 },
    2: { status: 'done', assigneeId: me },
  })
  open('/dashboard/reviews?view=all', ...handlers)
  const state = async (n: number) => (await row(n)).querySelector('[data-case]')?.textContent
  await waitFor(async () => expect(await state(1)).toContain('ada@example.com'))
  expect(await state(1)).toBe(
    'Status: Waiting for customer· 3 d, 3 days oldAssigned to ada@example.comCustomer replied',
  )
  expect(await state(2)).toBe('Status: DoneAssigned to You')
  expect(await state(3)).toBe('Status: To do· 3 d, 3 days old')
  vi.useRealTimers()
})

describe('keys', () => {
  it('move through the list, mark as done and undo', async () => {
    const { handlers, calls, caseOf } = serverOf(3)
    open('/dashboard/reviews?view=new', ...handlers)
    await row(1)
    await userEvent.keyboard('j')
    await expectFocus(1)
    await userEvent.keyboard('j')
    await expectFocus(2)
    await userEvent.keyboard('e')
    expect(await within(await row(2)).findByText('Moved to Done')).toBeTruthy()
    await expectFocus(3)
    expect(await screen.findByText('Marked as done')).toBeTruthy()
    expect(caseOf(2)).toMatchObject({ status: 'done', version: 1 })
    await userEvent.keyboard('z')
    expect(await screen.findByText('Undone')).toBeTruthy()
    expect(within(await row(2)).queryByText('Moved to Done')).toBeNull()
    expect(calls).toEqual(['2: {"status":"done"}', '2: {"status":"new"}'])
    expect(caseOf(2)).toMatchObject({ status: 'new', version: 2 })
    await userEvent.keyboard('k')
    await expectFocus(2)
  })

  it('select, also a range, and assign', async () => {
    const { handlers, calls } = serverOf(4)
    open('/dashboard/reviews?view=all', ...handlers)
    await focus(1)
    await userEvent.keyboard('xjj')
    await expectFocus(3)
    await userEvent.keyboard('{Shift>}x{/Shift}')
    expect(screen.getByText('3 selected')).toBeTruthy()
    await userEvent.keyboard('a')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'ada@example.com' }))
    expect(await screen.findByText('3 reviews assigned to ada@example.com')).toBeTruthy()
    expect(calls).toEqual([`1,2,3: {"assigneeId":"${ada}"}`])
    expect(screen.getByText('Select all on page')).toBeTruthy()
    await expectFocus(4)
  })

  it('do nothing while typing, with a modifier, or switched off', async () => {
    const { handlers, calls } = serverOf(2)
    open('/dashboard/reviews?view=all', ...handlers)
    await focus(1)
    await userEvent.keyboard('{Control>}e{/Control}')
    await userEvent.keyboard('/')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    await userEvent.keyboard('e?')
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'e?')
    await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Use keyboard shortcuts in this browser' }),
    )
    await userEvent.keyboard('{Escape}')
    await focus(1)
    await userEvent.keyboard('e?')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls).toEqual([])
  })

  it('act on the open review, and move on to the next one', async () => {
    const { handlers, calls } = serverOf(3)
    const router = open('/dashboard/reviews?view=new', ...handlers)
    await focus(1)
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Review' }))
    expect(await dialog.findByText('Feedback 1')).toBeTruthy()
    await userEvent.keyboard('e')
    expect(await dialog.findByText('Feedback 2')).toBeTruthy()
    await waitFor(() => expect(calls).toEqual(['1: {"status":"done"}']))
    // The first one closes the toast.
    expect(await screen.findByText('Marked as done')).toBeTruthy()
    await userEvent.keyboard('{Escape}{Escape}')
    expect(router.state.location.pathname).toBe('/dashboard/reviews')
    expect(await within(await row(1)).findByText('Moved to Done')).toBeTruthy()
    await expectFocus(2)
  })

  it.each([
    ['r', 'Reply'],
    ['n', 'Note'],
  ])('%s opens the review, ready to write', async (key) => {
    const router = open('/dashboard/reviews?view=all', ...serverOf(2).handlers)
    await focus(2)
    await userEvent.keyboard(key)
    const dialog = await screen.findByRole('dialog', { name: 'Review' })
    expect(router.state.location.pathname).toBe(`/dashboard/reviews/${review(2).id}`)
    await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
    expect(dialog.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('jeans')
    expect(document.activeElement).toHaveProperty('value', 'jeans')
  })

  it.each([
    ['r', 'Answer'],
    ['n', 'Private note'],
    ['a', 'Assignee'],
  ])('are meant for the field that %s asks for, also while its case is loading', async (key, name) => {
    const { handlers, calls, caseOf } = serverOf(3)
    const held = Promise.withResolvers<void>()
    const slow = answer(getCase, async () => {
      await held.promise
      return untouchedCase
    })
    const router = open('/dashboard/reviews?view=all', slow, ...handlers)
    await focus(1)
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Review' }))
    expect(dialog.getByText('Feedback 2')).toBeTruthy()
    await userEvent.keyboard(`${key}a jeep? knew`)
    expect(router.state.location.pathname).toBe(`/dashboard/reviews/${review(2).id}`)
    held.resolve()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText(name, { selector: 'textarea, select' })),
    )
    expect(calls).toEqual([])
    expect(caseOf(2).status).toBe('new')
  })

  it('do not change the row of a review that is opened to write', async () => {
    const { handlers, calls } = serverOf(3)
    open('/dashboard/reviews?view=all', ...handlers)
    await focus(2)
    const user = userEvent.setup({ delay: null })
    await user.keyboard('rexe')
    await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
    expect(calls).toEqual([])
  })
})

describe('a selection', () => {
  it('is changed at once, and undone without overwriting others', async () => {
    const { handlers, calls, set, caseOf } = serverOf(3, { 2: { status: 'waiting' } })
    open('/dashboard/reviews?view=all', ...handlers)
    await row(1)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on page' }))
    await userEvent.click(screen.getByRole('button', { name: 'Status' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Done' }))
    expect(await screen.findByText('3 reviews marked as done')).toBeTruthy()
    set(3, { assigneeId: ada })
    // jsdom lacks the style sheet, which lets toasts be pressed.
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(
      await screen.findByText('1 of 3 stay as they are: someone else has changed them in the meantime.'),
    ).toBeTruthy()
    expect(calls).toEqual([
      '1,2,3: {"status":"done"}',
      '1: {"status":"new"}',
      '2: {"status":"waiting"}',
      '3: {"status":"new"}',
    ])
    expect([1, 2, 3].map((n) => caseOf(n).status)).toEqual(['new', 'waiting', 'done'])
    await waitFor(async () => expect((await row(3)).textContent).toContain('Done'))
  })

  it('is made with Shift, and cleared with Escape', async () => {
    open('/dashboard/reviews?view=all', ...serverOf(4).handlers)
    await row(1)
    const user = userEvent.setup()
    const box = async (n: number) =>
      within(await row(n)).getByRole('checkbox', { description: /^Open review/ })
    await user.click(await box(2))
    await user.keyboard('{Shift>}')
    await user.click(await box(4))
    await user.keyboard('{/Shift}')
    expect(await screen.findByText('3 selected')).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(screen.getByText('Select all on page')).toBeTruthy()
  })
})

describe('a change that is not made', () => {
  it('says who changed it first, and shows their change', async () => {
    const { handlers, set, caseOf } = serverOf(1)
    open('/dashboard/reviews?view=all', ...handlers)
    await focus(1)
    set(1, { status: 'waiting', assigneeId: ada })
    await userEvent.keyboard('e')
    expect(
      await screen.findByText(
        'ada@example.com has changed it in the meantime: it is now Waiting for customer, assigned to ada@example.com. Your change was not made.',
      ),
    ).toBeTruthy()
    expect(caseOf(1).status).toBe('waiting')
    expect((await row(1)).textContent).toContain('Waiting')
  })

  it.each([
    [
      () => Promise.reject(new ApiError('', { status: 0 })),
      'The connection failed. Please check that you are online.',
    ],
    [() => Promise.reject(refusal('company_suspended')), /./],
  ])('is restored, with the reason', async (fail, reason) => {
    open('/dashboard/reviews?view=new', answer(updateCase, fail), ...serverOf(2).handlers)
    await focus(1)
    await userEvent.keyboard('e')
    expect(await screen.findByText('Failed to save the change')).toBeTruthy()
    expect(screen.getAllByText(reason).length).toBeGreaterThan(0)
    expect(within(await row(1)).queryByText('Moved to Done')).toBeNull()
  })
})

it('shows first the reviews whose customer has replied', async () => {
  open('/dashboard/reviews', ...serverOf(4, { 3: { status: 'new', unread: 1 } }).handlers)
  await row(3)
  expect(shown()).toEqual([3, 1, 2, 4].map((n) => `Feedback ${n}`))
  expect(within(await row(3)).getByText('Customer replied')).toBeTruthy()
})

it('opens a review wherever its row is clicked', async () => {
  const router = open('/dashboard/reviews', ...serverOf(2).handlers)
  await userEvent.click(await screen.findByText('Feedback 2'))
  expect(router.state.location.pathname).toBe(`/dashboard/reviews/${review(2).id}`)
})

it('shows the place of a case that is still loading, whose answer can be asked for', async () => {
  const held = Promise.withResolvers<void>()
  const { handlers, calls } = serverOf(2)
  const slow = answer(getReview, async () => {
    await held.promise
    return review(1)
  })
  open(`/dashboard/reviews/${review(1).id}`, slow, ...handlers)
  expect(await screen.findByRole('region', { name: 'Case' })).toBeTruthy()
  await screen.findAllByText('Feedback 1')
  await userEvent.keyboard('re')
  held.resolve()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Answer' })))
  expect(calls).toEqual([])
})
