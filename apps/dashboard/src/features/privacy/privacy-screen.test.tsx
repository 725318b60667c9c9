import { ApiError } from '@candour/api-client/call.ts'
import { answer, type Handler } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import {
  type Certificate,
  type ErasureCounts,
  erasePerson,
  exportPerson,
  findPerson,
  getRetention,
  listCertificates,
  type Match,
  type Retention,
  updateRetention,
} from '@candour/schemas/privacy.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import { id, luna, working } from '#test/fixtures.ts'

const records: Match[] = [
  { kind: 'review', id: id(41), at: '2026-03-01T12:00:00Z', summary: '★★ The soup was cold. Anna' },
  { kind: 'message', id: id(42), at: '2026-03-02T12:00:00Z', summary: 'Thank you for telling us' },
  { kind: 'review', id: id(43), at: '2026-02-01T12:00:00Z', summary: '★★★★★ شكرا جزيلا' },
]
const none: ErasureCounts = { reviews: 0, orders: 0, messages: 0, mails: 0, notes: 0, versions: 0 }
const certificate: Certificate = {
  id: id(60),
  at: '2026-03-05T09:00:00Z',
  by: 'owner@example.com',
  reason: 'Request by phone',
  counts: { ...none, reviews: 2, messages: 1 },
}
const settings: Retention = {
  contactMonths: 24,
  textMonths: null,
  privacyAddress: 'Moon Street 1\nBerlin',
  upcoming: { on: '2026-04-01', contacts: 1214, texts: 0, atLeast: true },
}

interface Server {
  /** Records about the person, and certificates of erasures. */
  stored: Match[]
  certificates: Certificate[]
  sent: unknown[]
}

/** Opens the screen with a server that finds and erases `records`. */
async function open(...handlers: Handler[]): Promise<Server> {
  const server: Server = { stored: records, certificates: [], sent: [] }
  renderRoutes('/dashboard/settings/privacy', dashboardRoutes, [
    ...handlers,
    answer(findPerson, ({ body }) => {
      server.sent.push(body)
      return { matches: server.stored, more: false }
    }),
    answer(exportPerson, ({ query, body }) => {
      server.sent.push({ format: query.format, ...body })
      return 'everything'
    }),
    answer(erasePerson, ({ body }) => {
      const hit = server.stored.filter(({ id }) => body.ids.includes(id))
      const count = (kind: Match['kind']) => hit.filter((match) => match.kind === kind).length
      const counts = { ...none, reviews: count('review'), messages: count('message'), notes: hit.length && 1 }
      if (body.dryRun || hit.length === 0) return { erased: hit.length, counts }
      server.sent.push(body)
      server.stored = server.stored.filter((match) => !hit.includes(match))
      const made = { ...certificate, reason: body.reason, counts }
      server.certificates = [made, ...server.certificates]
      return { erased: hit.length, counts, certificate: made }
    }),
    answer(listCertificates, () => server.certificates),
    answer(getRetention, () => settings),
    ...working(luna),
  ])
  await screen.findByRole('heading', { level: 1, name: 'Privacy' })
  return server
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const find = async (email = 'Anna@example.com') => {
  await userEvent.type(screen.getByLabelText('Email address'), email)
  await press('Find')
}
const startErasing = async () => {
  await find()
  await screen.findByText('3 selected')
  await press('Erase…')
}
const down = () => Promise.reject(new ApiError('The database is down.', { status: 503 }))
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name })

describe('finding a person', () => {
  it('groups the records by kind, all of them selected', async () => {
    const server = await open()
    await find()
    const reviews = within(await screen.findByRole('group', { name: 'Reviews' }))
    expect(reviews.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/The soup was cold\. Anna.*Mar 1, 2026/),
      expect.stringMatching(/شكرا جزيلا.*Feb 1, 2026/),
    ])
    expect(boxes()).toEqual([true, true, true, true, true, true])
    expect(screen.getByText('3 records found').getAttribute('role')).toBe('status')
    expect(server.sent).toEqual([{ email: 'Anna@example.com' }])
    await userEvent.click(box('Reviews (2)'))
    expect(box('1 selected')).toHaveProperty('checked', false)
    await userEvent.click(box('1 selected'))
    expect(box('3 selected')).toHaveProperty('checked', true)
  })

  it('asks for something to find, and marks what is too short', async () => {
    const server = await open()
    await press('Find')
    expect(await screen.findByText('Please enter an email address, a phone number or a name')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Email address'))
    await userEvent.type(screen.getByLabelText('Name'), 'A')
    await press('Find')
    expect(await screen.findByText('Please enter a name')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
    expect(server.sent).toEqual([])
  })

  it('says so if nothing was found, if more was found than shown, and if the server fails', async () => {
    const answers = [() => ({ matches: [], more: false }), () => ({ matches: records, more: true }), down]
    await open(answer(findPerson, () => (answers.shift() ?? answers[0])?.() ?? { matches: [], more: false }))
    await find()
    expect(await screen.findByText('Nothing found')).toBeTruthy()
    await press('Find')
    expect(await screen.findByText(/More than 500 records match/)).toBeTruthy()
    await press('Find')
    expect(await screen.findByText('The database is down.')).toBeTruthy()
    expect(screen.getByText(/More than 500 records match/)).toBeTruthy()
  })

  it('exports what is selected, as JSON or as a page', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    // Browser APIs that jsdom lacks.
    Object.assign(URL, { createObjectURL: () => 'blob:export', revokeObjectURL: () => {} })
    const server = await open()
    await find()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Messages (1)' }))
    for (const name of ['Readable page', 'JSON']) {
      await press('Export')
      await userEvent.click(await screen.findByRole('menuitem', { name }))
      await waitFor(() => expect(saved).toHaveBeenCalledTimes(name === 'JSON' ? 2 : 1))
    }
    const ids = [id(41), id(43)]
    expect(server.sent.slice(1)).toEqual([
      { format: 'html', ids },
      { format: 'json', ids },
    ])
  })
})

describe('erasing', () => {
  it('counts, asks for a reason and a confirmation, and shows the certificate', async () => {
    const written = vi.fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true })
    const server = await open()
    await startErasing()
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase 3 records?' }))
    expect(await dialog.findByText('2 reviews, 1 message, and 1 private note will be erased.')).toBeTruthy()
    const erase = dialog.getByRole<HTMLButtonElement>('button', { name: 'Erase for good' })
    expect(erase.disabled).toBe(true)
    await userEvent.click(dialog.getByRole('checkbox'))
    await userEvent.click(erase)
    expect(await dialog.findByText('Please enter a reason')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByLabelText('Reason'))
    await userEvent.type(dialog.getByLabelText('Reason'), 'Request by phone')
    await userEvent.click(erase)

    const erased = within(await screen.findByRole('dialog', { name: 'Erased' }))
    for (const text of [certificate.id, 'owner@example.com', 'Request by phone', /Mar 5, 2026/]) {
      expect(erased.getByText(text)).toBeTruthy()
    }
    expect(erased.getByRole('button', { name: 'Print' })).toBeTruthy()
    await userEvent.click(erased.getByRole('button', { name: 'Copy' }))
    expect(written).toHaveBeenCalledWith(expect.stringContaining(`Certificate: ${certificate.id}`))
    await userEvent.click(erased.getAllByRole('button', { name: 'Close' })[0] ?? document.body)

    expect(await screen.findByText('Nothing found')).toBeTruthy()
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Stored about Anna@example.com' }),
    )
    expect(server.sent.at(1)).toMatchObject({ ids: records.map(({ id }) => id).toSorted(), dryRun: false })
    const table = within(await screen.findByRole('table', { name: 'Erasures' }))
    expect(table.getByText('2 reviews, 1 message, and 1 private note')).toBeTruthy()
    await userEvent.click(table.getByRole('button', { name: /^Certificate of Mar 5, 2026/ }))
    expect(await screen.findByRole('dialog', { name: 'Certificate of erasure' })).toBeTruthy()
  })

  it('says so if nothing is left to erase', async () => {
    const server = await open()
    await find()
    await screen.findByText('3 selected')
    server.stored = []
    await press('Erase…')
    expect(await screen.findByText(/There is nothing left to erase/)).toBeTruthy()
    expect(server.sent).toHaveLength(1)
  })

  it('keeps the reason when the server fails, and asks before it is discarded', async () => {
    const counts = { ...none, reviews: 1 }
    await open(answer(erasePerson, ({ body }) => (body.dryRun ? { erased: 1, counts } : down())))
    await startErasing()
    await userEvent.type(await screen.findByLabelText('Reason'), 'Request by phone')
    await userEvent.click(screen.getByRole('checkbox', { name: /cannot be undone/ }))
    await press('Erase for good')
    expect(await screen.findByText('The database is down.')).toBeTruthy()
    expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'Request by phone')
    await userEvent.keyboard('{Escape}')
    expect(await screen.findByText('Discard changes?')).toBeTruthy()
  })
})

describe('retention', () => {
  const card = async () => within(await screen.findByRole('region', { name: 'Retention' }))

  it('says what will be removed next, warns of a shorter time, and saves what was changed', async () => {
    const sent: unknown[] = []
    await open(
      answer(updateRetention, ({ body }) => {
        sent.push(body)
        return { ...settings, contactMonths: 6 as const, textMonths: 12 as const, upcoming: null }
      }),
    )
    const retention = await card()
    expect(
      await retention.findByText(
        'On Apr 1, 2026, the contact details of at least 1,214 reviews will be removed.',
      ),
    ).toBeTruthy()
    const contact = retention.getByLabelText('Remove contact details')
    await userEvent.selectOptions(contact, 'Never')
    expect(retention.queryByText(/will be removed for good/)).toBeNull()
    await userEvent.selectOptions(contact, 'After 6 months')
    await userEvent.selectOptions(retention.getByLabelText(/^Remove the words/), 'After 12 months')
    expect(
      retention.getByText(/^Once saved, contact details older than 6 months and words older than 12 months/),
    ).toBeTruthy()
    await userEvent.click(retention.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Privacy settings saved')).toBeTruthy()
    expect(sent).toEqual([{ contactMonths: 6, textMonths: 12 }])
    expect(await retention.findByText('Nothing is due to be removed.')).toBeTruthy()
    expect(retention.queryByText(/Once saved/)).toBeNull()
  })
})
