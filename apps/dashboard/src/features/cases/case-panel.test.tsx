import { ApiError } from '@candour/api-client/call.ts'
import { answer, type Handler, refusal } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { getMe } from '@candour/schemas/accounts.ts'
import {
  addNote,
  type CaseMessage,
  getCase,
  listAssignees,
  type ReviewCase,
  readCase,
  reply,
  resendReply,
  updateCase,
  updateCases,
} from '@candour/schemas/cases.ts'
import { errors } from '@candour/schemas/errors.ts'
import { listReplyTemplates } from '@candour/schemas/reply-templates.ts'
import { getReview, type Review } from '@candour/schemas/reviews.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import { id, luna, review, untouchedCase, userWith, working } from '#test/fixtures.ts'

beforeEach(() => sessionStorage.clear())

const me = { userId: id(9), email: 'owner@example.com', name: null }
const bob = { userId: id(30), email: 'bob@example.com', name: null }
const message = (n: number, rest: Partial<CaseMessage> = {}): CaseMessage => ({
  id: id(500 + n),
  at: `2026-03-02T10:0${n}:00Z`,
  from: 'company',
  by: bob.email,
  byName: null,
  text: `Message ${n}`,
  delivery: { state: 'sent', address: 'anna@example.com', error: null },
  ...rest,
})
const fromVisitor = { from: 'visitor', by: null, delivery: null } as const
const anna: Partial<Review> = { rating: 2, contactName: 'Anna', contactEmail: 'anna@example.com' }

interface Server {
  /** The server's state, which tests change as other users would. */
  current: ReviewCase
  /** Request bodies that the server has received. */
  sent: unknown[]
}

/** Opens a review with a server that keeps its case. */
async function open(
  initial: Partial<ReviewCase> = {},
  of: Partial<Review> = anna,
  ...handlers: Handler[]
): Promise<Server> {
  const server: Server = { current: { ...untouchedCase, ...initial }, sent: [] }
  const change = (next: Partial<ReviewCase>) => {
    const { version } = server.current
    const made = { version: version + 1, updatedAt: '2026-03-02T11:00:00Z', updatedBy: me.email }
    server.current = { ...server.current, ...made, ...next }
    return server.current
  }
  renderRoutes(`/dashboard/reviews/${review(1).id}`, dashboardRoutes, [
    ...handlers,
    answer(getReview, () => review(1, of)),
    answer(getCase, () => server.current),
    answer(listAssignees, () => [bob, me]),
    answer(updateCase, ({ body }) => {
      const { version, status = server.current.status, assigneeId = server.current.assigneeId } = body
      server.sent.push(body)
      if (version === server.current.version) return change({ status, assigneeId })
      const conflict = { case: server.current }
      throw new ApiError('', { status: 409, code: 'case_changed', conflict })
    }),
    answer(addNote, ({ body }) => {
      server.sent.push(body)
      const note = { id: id(700), at: '2026-03-02T11:00:00Z', by: me.email, byName: null, text: body.text }
      change({ notes: [...server.current.notes, note] })
      return note
    }),
    answer(reply, ({ body }) => {
      server.sent.push(body)
      const delivery = { state: 'queued', address: 'anna@example.com', error: null } as const
      const added = message(9, { by: me.email, text: body.text, delivery })
      change({ messages: [...server.current.messages, added] })
      return added
    }),
    answer(readCase, () => {
      server.sent.push('read')
      return null
    }),
    ...working(luna),
  ])
  await screen.findByRole('dialog', { name: 'Review' })
  return server
}

const panel = async () => within(await screen.findByRole('region', { name: 'Case' }))
const status = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Status' })
const assignee = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Assignee' })
const answerField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Answer' })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const write = async (mode: string) => userEvent.click(await screen.findByRole('tab', { name: mode }))
const writeNote = async () => {
  await write('Private note')
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Private note' })
}
const colleagues = async () => within(await screen.findByRole('listbox', { name: 'Colleagues' }))

it('shows notes and messages by time, who wrote them, and how far their delivery is', async () => {
  const failing = { address: 'anna@example.com', error: '451 try later' }
  const server = await open({
    status: 'in_progress',
    assigneeId: bob.userId,
    version: 4,
    updatedAt: '2026-03-02T10:04:00Z',
    updatedBy: bob.email,
    notes: [{ id: id(600), at: '2026-03-02T10:01:30Z', by: me.email, byName: null, text: 'She called' }],
    messages: [
      message(1),
      message(2, { ...fromVisitor, text: 'شكرا جزيلا' }),
      message(3, { delivery: { ...failing, state: 'queued' } }),
      message(4, { delivery: { ...failing, state: 'refused' } }),
    ],
  })
  expect((await status()).value).toBe('in_progress')
  await waitFor(() => expect(assignee().value).toBe(bob.userId))
  const entries = within(screen.getByRole('list', { name: 'Conversation and notes' })).getAllByRole(
    'listitem',
  )
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^bob@example\.com.*Message 1Sent to anna@example\.com$/),
    expect.stringMatching(/^YouPrivate note.*She called$/),
    expect.stringMatching(/^Anna.*شكرا جزيلا$/),
    expect.stringMatching(/Message 3Not sent yet, but it will be tried again\. 451 try later$/),
    expect.stringMatching(/Message 4Could not be sent to anna@example\.com: 451 try later/),
  ])
  expect((await panel()).getByText(/^Changed .* by bob@example\.com$/)).toBeTruthy()
  await waitFor(() => expect(server.sent).toEqual(['read']))
})

it('sends nothing to the server when there is nothing unseen', async () => {
  const server = await open({ messages: [message(1)] })
  expect(await screen.findByText('Message 1')).toBeTruthy()
  expect(server.sent).toEqual([])
})

it('changes status and assignee, naming the version that was seen', async () => {
  const server = await open({ version: 2 })
  await userEvent.selectOptions(await status(), 'Waiting for customer')
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to me' }))
  await waitFor(() => expect(assignee().value).toBe(me.userId))
  expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull()
  expect(document.activeElement).toBe(assignee())
  await userEvent.selectOptions(assignee(), 'Nobody')
  await waitFor(() => expect(assignee().value).toBe(''))
  expect(server.sent).toEqual([
    { version: 2, status: 'waiting' },
    { version: 3, assigneeId: me.userId },
    { version: 4, assigneeId: null },
  ])
})

it('says who changed what when it was too late, keeps what is typed, and offers the change again', async () => {
  const server = await open()
  await userEvent.type(await answerField(), 'Dear Anna')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Assign to me' })).toBeTruthy())
  const theirs = { version: 7, status: 'waiting', assigneeId: bob.userId, updatedBy: bob.email } as const
  server.current = { ...untouchedCase, ...theirs }
  await userEvent.selectOptions(await status(), 'Done')
  const told = await screen.findByText(
    'bob@example.com set the status to “Waiting for customer” and assigned it to bob@example.com. Your change was not made.',
  )
  expect(told.closest('[role=alert]')).toBeTruthy()
  expect((await status()).value).toBe('waiting')
  expect((await answerField()).value).toBe('Dear Anna')
  await press('Set to “Done” anyway')
  await waitFor(async () => expect((await status()).value).toBe('done'))
  expect(screen.queryByText(/Your change was not made/)).toBeNull()
  expect(server.sent).toEqual([
    { version: 0, status: 'done' },
    { version: 7, status: 'done' },
  ])
})

it('applies no queued change to a version that the user has not seen', async () => {
  const server = await open()
  await status()
  await waitFor(() => expect(screen.getByRole('option', { name: bob.email })).toBeTruthy())
  server.current = { ...untouchedCase, version: 7, status: 'waiting', updatedBy: bob.email }
  fireEvent.change(await status(), { target: { value: 'done' } })
  fireEvent.change(assignee(), { target: { value: bob.userId } })
  const again = { name: 'Set to “Done” and assign to bob@example.com anyway' }
  await userEvent.click(await screen.findByRole('button', again))
  await waitFor(() => expect(assignee().value).toBe(bob.userId))
  expect(server.sent).toEqual([
    { version: 0, status: 'done' },
    { version: 7, status: 'done', assigneeId: bob.userId },
  ])
})

describe('an answer', () => {
  const templates = answer(listReplyTemplates, () => [
    { id: id(40), name: 'Sorry', text: 'Dear {name}, sorry. {company}', updatedAt: '2026-03-01T12:00:00Z' },
    { id: id(41), name: 'Visit', text: 'Come back to {location}', updatedAt: '2026-03-01T12:00:00Z' },
  ])
  const choose = async (name: RegExp) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Answer templates' }))
    await userEvent.click(await screen.findByRole('menuitem', { name }))
  }

  it('is sent from an answer template, which shows what it will say', async () => {
    const server = await open({}, anna, templates)
    await choose(/^Sorry.*Dear Anna, sorry\. Café Luna$/)
    expect((await answerField()).value).toBe('Dear Anna, sorry. Café Luna')
    expect(document.activeElement).toBe(await answerField())
    await press('Send')
    expect(await screen.findByText('Sending…')).toBeTruthy()
    expect((await answerField()).value).toBe('')
    expect(server.sent).toEqual([
      { text: 'Dear Anna, sorry. Café Luna', submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ])
  })

  it('with something unknown in it is not sent, and says what', async () => {
    const server = await open({}, anna, templates)
    await choose(/^Visit/)
    expect(
      await screen.findByText('This review has no location. Please replace {location} with your own words.'),
    ).toBeTruthy()
    await press('Send')
    expect(server.sent).toEqual([])
  })

  it('stays when it could not be sent, also after closing, and keeps its key', async () => {
    const keys: unknown[] = []
    const lost = answer(reply, ({ body }) => {
      keys.push(body.submissionId)
      throw keys.length === 1 ? new ApiError('lost', { status: 0 }) : refusal('steering_text')
    })
    await open({}, anna, lost)
    await userEvent.type(await answerField(), 'Half a ')
    await press('Send')
    expect(await screen.findByText(/^The connection failed/)).toBeTruthy()
    await press('Close')
    await userEvent.click(await screen.findByRole('link', { name: /^Open review/ }))
    expect((await answerField()).value).toBe('Half a ')
    await userEvent.type(await answerField(), 'word{Control>}{Enter}{/Control}')
    expect(await screen.findByText(errors.steering_text[1])).toBeTruthy()
    expect((await answerField()).value).toBe('Half a word')
    expect((await answerField()).getAttribute('aria-invalid')).toBe('true')
    expect(new Set(keys).size).toBe(1)
  })

  it('is read-only while it is sent, also where it is opened again meanwhile', async () => {
    const held = Promise.withResolvers<void>()
    const bodies: string[] = []
    const slow = answer(reply, async ({ body }) => {
      bodies.push(body.text)
      await held.promise
      server.current = { ...server.current, messages: [message(8, { text: body.text })] }
      return message(8, { text: body.text })
    })
    const marked: unknown[] = []
    const done = answer(updateCases, ({ body }) => {
      marked.push(body.status)
      return { changed: 1, skipped: 0 }
    })
    const server = await open({}, anna, slow, done)
    await userEvent.type(await answerField(), 'Dear Anna')
    await press('Send and mark done')
    await userEvent.type(await answerField(), ', thanks{Control>}{Enter}{/Control}')
    expect(await answerField()).toMatchObject({ value: 'Dear Anna', readOnly: true })
    await press('Close')
    await userEvent.click(await screen.findByRole('link', { name: /^Open review/ }))
    expect(await answerField()).toMatchObject({ value: 'Dear Anna', readOnly: true })
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
    held.resolve()
    await waitFor(async () => expect(await answerField()).toMatchObject({ value: '', readOnly: false }))
    expect(screen.getAllByText('Dear Anna')).toHaveLength(1)
    await waitFor(() => expect(marked).toEqual(['done']))
    expect(bodies).toEqual(['Dear Anna'])
  })

  it.each([
    ['Answer', reply],
    ['Private note', addNote],
  ])('or a note (%s) that fails after its form was left says so, and stays', async (name, endpoint) => {
    const held = Promise.withResolvers<never>()
    await open(
      {},
      anna,
      answer<typeof reply | typeof addNote>(endpoint, () => held.promise),
    )
    await write(name)
    await userEvent.type(
      await screen.findByRole('textbox', { name }),
      'Half a word{Control>}{Enter}{/Control}',
    )
    await press('Close')
    held.reject(new ApiError('', { status: 0 }))
    const said = await screen.findByText(/^The connection failed/)
    expect(said.closest('li')?.textContent).toMatch(new RegExp(`^${name}`))
    await userEvent.click(await screen.findByRole('link', { name: /^Open review/ }))
    await write(name)
    const field = await screen.findByRole('textbox', { name })
    expect(field).toMatchObject({ value: 'Half a word', readOnly: false })
  })

  it('gets a new key once the earlier text under its key has turned out to be sent', async () => {
    const keys: unknown[] = []
    const differs = answer(reply, ({ body }) => {
      keys.push(body.submissionId)
      if (keys.length === 1) throw refusal('reply_differs')
      server.current = { ...server.current, messages: [message(8)] }
      return message(8)
    })
    const server = await open({}, anna, differs)
    await userEvent.type(await answerField(), 'Again')
    await press('Send')
    expect(await screen.findByText(/^Your earlier answer has been sent/)).toBeTruthy()
    expect((await answerField()).value).toBe('Again')
    await press('Send')
    expect(await screen.findByText('Message 8')).toBeTruthy()
    expect(new Set(keys).size).toBe(2)
  })

  it('that was refused is sent to another address', async () => {
    const sent: unknown[] = []
    const refused = { state: 'refused', address: 'ana@example.com', error: '550 no such user' } as const
    const server = await open(
      { messages: [message(1, { delivery: refused })] },
      anna,
      answer(resendReply, ({ params, body }) => {
        sent.push({ ...params, ...body })
        const delivery = { state: 'queued', address: body.address, error: null } as const
        server.current = { ...server.current, messages: [message(1, { delivery })] }
        return message(1, { delivery })
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Send to another address' }))
    const field = screen.getByRole('textbox', { name: 'Send to' })
    expect(field).toHaveProperty('value', 'ana@example.com')
    await userEvent.clear(field)
    await userEvent.type(field, 'nobody{Enter}')
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
    await userEvent.clear(field)
    await userEvent.type(field, 'anna@example.com{Enter}')
    expect(await screen.findByText('Sending…')).toBeTruthy()
    expect(sent).toEqual([{ id: review(1).id, messageId: message(1).id, address: 'anna@example.com' }])
  })

  it.each([
    ['no_address', /^The visitor left no email address or phone number/],
    ['opted_out', /^The visitor does not want emails from Café Luna anymore/],
    ['too_many_unanswered', /^You have sent three answers in a row/],
  ] as const)('that is not possible (%s) is not offered, and says why', async (reply, sentence) => {
    await open({ reply }, {})
    await write('Answer')
    const tab = within(await screen.findByRole('tabpanel', { name: 'Answer' }))
    expect(
      tab.getByText((_, element) => element?.tagName === 'P' && sentence.test(element.textContent)),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  })

  it('without an address is for the page to which the visitor has the link, and was not emailed', async () => {
    const { sent } = await open(
      { reply: 'by_link', messages: [message(1, { delivery: null })] },
      { contactNumber: '+49 (40) 123-45' },
    )
    expect(await screen.findByText('They see it when they open their link.')).toBeTruthy()
    await write('Answer')
    const field = await screen.findByRole('textbox', { name: 'Answer' })
    expect(screen.getByText('They will see it when they open their link.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Call +49 (40) 123-45' })).toBeTruthy()
    await userEvent.type(field, 'Sorry!')
    await press('Send')
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('to a phone number is a call, and a note of what was agreed', async () => {
    await open({ reply: 'no_address' }, { contactNumber: '+49 (40) 123-45' })
    await write('Answer')
    const call = await screen.findByRole('link', { name: 'Call +49 (40) 123-45' })
    expect(call.getAttribute('href')).toBe('tel:+494012345')
    await press('Note what you agreed')
    const field = () => screen.getByRole('textbox', { name: 'Private note' })
    await waitFor(() => expect(document.activeElement).toBe(field()))
  })
})

describe('a note', () => {
  it('mentions a colleague by the keyboard, and Escape closes only the suggestions', async () => {
    const server = await open()
    const field = await writeNote()
    await userEvent.type(field, 'Please call, @bo')
    expect((await colleagues()).getByRole('option').textContent).toBe(bob.email)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox', { name: 'Colleagues' })).toBeNull()
    expect(screen.getByRole('dialog', { name: 'Review' })).toBeTruthy()
    await userEvent.type(field, 'b{Enter}')
    expect(field.value).toBe('Please call, @bob@example.com ')
    await press('Add note')
    expect(await screen.findByText('Please call, @bob@example.com')).toBeTruthy()
    expect(field.value).toBe('')
    expect(server.sent).toEqual([{ text: 'Please call, @bob@example.com' }])
  })

  it('is read-only while it is added, and added once', async () => {
    const held = Promise.withResolvers<void>()
    const bodies: string[] = []
    const note = { id: id(700), at: '2026-03-02T11:00:00Z', by: me.email, byName: null }
    const slow = answer(addNote, async ({ body: { text } }) => {
      bodies.push(text)
      await held.promise
      server.current = { ...server.current, notes: [{ ...note, text }] }
      return { ...note, text }
    })
    const server = await open({}, anna, slow)
    await userEvent.type(await writeNote(), 'Call @bo{Control>}{Enter}{/Control}b, soon')
    expect(screen.queryByRole('listbox', { name: 'Colleagues' })).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Private note' })).toMatchObject({
      value: 'Call @bo',
      readOnly: true,
    })
    await press('Close')
    await userEvent.click(await screen.findByRole('link', { name: /^Open review/ }))
    const field = await writeNote()
    await userEvent.type(field, '{Control>}{Enter}{/Control}')
    expect(field).toMatchObject({ value: 'Call @bo', readOnly: true })
    held.resolve()
    await waitFor(() => expect(field).toMatchObject({ value: '', readOnly: false }))
    expect(bodies).toEqual(['Call @bo'])
  })

  it('that is too long is not sent, and stays', async () => {
    const server = await open()
    await userEvent.click(await writeNote())
    await userEvent.paste('x'.repeat(2_001))
    expect(await screen.findByText('Please use at most 2,000 characters.')).toBeTruthy()
    await press('Add note')
    expect(server.sent).toEqual([])
  })
})

it('is not for a viewer, who asks the server for nothing of it', async () => {
  const viewer = answer(getMe, () => userWith('viewer', luna))
  await open({}, anna, viewer)
  expect(await screen.findByText('Feedback 1')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Case' })).toBeNull()
  const asked = vi.mocked(fetch).mock.calls.map(([url]) => String(url))
  expect(asked.filter((url) => /case|assignees/.test(url))).toEqual([])
})

it('cannot be changed while the company is suspended', async () => {
  const owner = userWith('owner', luna)
  const companies = owner.companies.map((company) => ({ ...company, suspended: true }))
  const suspended = answer(getMe, () => ({ ...owner, companies }))
  await open({ messages: [message(1)] }, anna, suspended)
  expect((await status()).disabled).toBe(true)
  expect(screen.getByText('Message 1')).toBeTruthy()
  expect(screen.queryByRole('tab', { name: 'Answer' })).toBeNull()
})

describe('on a phone, where the case is below the words', () => {
  const bar = (name: string) => screen.findByRole('button', { name })
  beforeEach(() => {
    const wide = window.matchMedia
    vi.stubGlobal('matchMedia', (media: string) => Object.assign(wide(media), { matches: false }))
  })

  it('the answer is one press away', async () => {
    await open()
    await userEvent.click(await bar('Answer'))
    const field = await answerField()
    await waitFor(() => expect(document.activeElement).toBe(field))
  })

  it('a note is, if the visitor cannot be answered', async () => {
    await open({ reply: 'no_address' })
    await userEvent.click(await bar('Private note'))
    const field = await screen.findByRole('textbox', { name: 'Private note' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
  })

  it('neither is for a viewer', async () => {
    await open(
      {},
      anna,
      answer(getMe, () => userWith('viewer', luna)),
    )
    expect(await screen.findByText('Feedback 1')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
  })
})

it('needs no button for its answer beside the words, where there is room', async () => {
  await open()
  expect(await answerField()).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
})

describe('people with a name', () => {
  const ada = { userId: id(31), email: 'ada@example.com', name: 'Ada Lovelace' }
  const namesake = { userId: id(32), email: 'other.ada@example.com', name: 'Ada Lovelace' }
  const taro = { userId: id(33), email: 'taro@example.com', name: '山田 太郎' }
  const members = answer(listAssignees, () => [ada, namesake, taro, me])

  it('are called by it in notes, answers and the last change, also where a note mentions them', async () => {
    await open(
      {
        ...{ updatedAt: '2026-03-02T10:04:00Z', updatedBy: taro.email, updatedByName: taro.name },
        notes: [
          {
            ...{ id: id(600), at: '2026-03-02T10:01:30Z', by: taro.email, byName: taro.name },
            text: '(@TARO@example.com) and @taro@example.com.au, @bob@example.com',
          },
        ],
        messages: [message(1, { by: ada.email, byName: ada.name })],
      },
      anna,
      members,
    )
    const list = within(await screen.findByRole('list', { name: 'Conversation and notes' }))
    expect(list.getByText('Ada Lovelace').title).toBe(ada.email)
    expect(list.getByText('山田 太郎').title).toBe(taro.email)
    expect((await list.findByText('@山田 太郎')).closest('p')?.textContent).toBe(
      '(@山田 太郎) and @taro@example.com.au, @bob@example.com',
    )
    expect(screen.getByText(/^Changed .* by/).textContent).toMatch(/ by 山田 太郎$/)
  })

  it('are chosen by it, with the address where the name is not clear', async () => {
    await open({}, anna, members)
    const assignee = within(await screen.findByLabelText('Assignee'))
    await assignee.findByRole('option', { name: '山田 太郎' })
    expect(assignee.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Nobody',
      'Me (owner@example.com)',
      'Ada Lovelace (ada@example.com)',
      'Ada Lovelace (other.ada@example.com)',
      '山田 太郎',
    ])
  })

  it('are mentioned by typing a part of it, which completes their address', async () => {
    await open({}, anna, members)
    const area = await writeNote()
    await userEvent.type(area, 'Ask @太')
    expect((await colleagues()).getByRole('option').textContent).toBe('山田 太郎taro@example.com')
    await userEvent.keyboard('{Enter}')
    expect(area.value).toBe('Ask @taro@example.com ')
  })
})
