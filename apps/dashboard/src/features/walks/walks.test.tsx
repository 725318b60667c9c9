import { ApiError } from '@candour/api-client/call.ts'
import { answer, refusal } from '@candour/api-client/testing.ts'
import { listLocations } from '@candour/schemas/locations.ts'
import {
  type Confirmation,
  confirmCode,
  endWalk,
  getWalk,
  listWalks,
  startWalk,
  type WalkFinding,
} from '@candour/schemas/walks.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { id, location, luna, placement } from '#test/fixtures.ts'
import { open } from '#test/open.ts'

const harbour = location(1, { name: 'Hafen' })
const codes = ['TABE2222', 'TABE3333', 'TABE4444']
const tables = codes.map((code, at) =>
  placement(at + 1, {
    name: `Tisch ${at + 1}`,
    locationId: harbour.id,
    code,
    url: `https://site.example/q/${code}`,
  }),
)
const walkId = id(70)
const address = `/dashboard/walks/${walkId}?company=${luna.id}`

beforeEach(() => localStorage.clear())

/** A server with one walk; `line` says whether it can be reached, and whether its answers arrive. */
function server() {
  const line = { down: false, losesAnswers: false, ended: false }
  const taken = new Map<string, Confirmation>()
  const confirmedCodes = () => new Set([...taken.values()].map(({ code }) => code))
  const walk = () => {
    const confirmed = tables.filter(({ code }) => confirmedCodes().has(code)).length
    return {
      id: walkId,
      locationId: harbour.id,
      by: 'owner@example.com',
      byName: null,
      startedAt: '2026-11-28T10:00:00.000Z',
      endedAt: line.ended ? '2026-11-28T11:00:00.000Z' : null,
      confirmed,
      total: tables.length,
      missing: tables.length - confirmed,
    }
  }
  const findings = (): WalkFinding[] =>
    [...taken.values()]
      .filter(({ note, url }) => note || url)
      .toReversed()
      .map(({ submissionId, code = '', url, at, note = '' }) => ({
        ...{ submissionId, at, note, read: url ?? code, hasPhoto: false },
        ...(url
          ? { verdict: 'foreign', placementId: null, name: null }
          : { verdict: 'confirmed', placementId: tables[0]?.id ?? null, name: tables[0]?.name ?? null }),
      }))
  const handlers = [
    answer(listLocations, () => [harbour]),
    answer(listWalks, () => ({ items: line.ended ? [walk()] : [] })),
    answer(startWalk, () => ({ id: walkId })),
    answer(getWalk, () => ({
      ...walk(),
      codes: tables.map((table) => ({
        ...table,
        confirmedAt: confirmedCodes().has(table.code) ? '2026-11-28T10:30:00.000Z' : null,
      })),
      findings: findings(),
    })),
    answer(confirmCode, ({ body }) => {
      if (line.down) throw new ApiError('', { status: 0, failure: 'offline' })
      if (line.ended) throw refusal('walk_ended')
      taken.set(body.submissionId, body)
      if (line.losesAnswers) throw new ApiError('', { status: 0, failure: 'offline' })
      const placement = tables.find(({ code }) => code === body.code)
      if (placement) return { verdict: 'confirmed' as const, placement }
      return { verdict: body.url ? ('foreign' as const) : ('unknown' as const) }
    }),
    answer(endWalk, () => {
      line.ended = true
      return null
    }),
  ]
  return { handlers, line, taken }
}

async function type(text: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code or address' }), `${text}{Enter}`)
}

const verdict = () => within(screen.getByRole('main')).getByRole('status').textContent
const told = (text: RegExp) => waitFor(() => expect(verdict()).toMatch(text))

it('is started, tells each verdict, takes a note, and is ended, by keyboard', async () => {
  const { handlers, taken } = server()
  open(`/dashboard/walks?company=${luna.id}`, ...handlers)
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Location' }), 'Hafen')
  screen.getByRole('button', { name: 'Start a walk-round' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('0 of 3 confirmed')).toBeTruthy()
  await type('tabe-2222')
  await told(/Tisch 1.* is confirmed/)
  expect(await screen.findByText('1 of 3 confirmed')).toBeTruthy()
  const missing = within(screen.getByRole('region', { name: 'Missing' }))
  await waitFor(() => expect(missing.getAllByRole('listitem')).toHaveLength(2))
  await userEvent.click(screen.getByRole('button', { name: 'Add a note or photo' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Torn')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(document.activeElement?.textContent).toBe('Add a note or photo')
  await waitFor(() => expect([...taken.values()].map(({ note }) => note)).toEqual([undefined, 'Torn']))
  expect(await screen.findByText('Torn')).toBeTruthy()
  await type(`https://site.example@evil.example/q/TABE2222${'a'.repeat(500)}`)
  await told(/not yours: it leads to .?https:\/\/evil\.example\/q\/TABE2222a{49}…/)
  await type('ABCDEFGH')
  await told(/ABCDEFGH.* is nobody’s code/)
  await userEvent.click(screen.getByRole('button', { name: 'End the walk-round' }))
  expect(await screen.findByRole('region', { name: 'Earlier walk-rounds' })).toBeTruthy()
})

it('lists a sticker once with its note, and each of those that lead to the same address', async () => {
  const { handlers, taken } = server()
  open(address, ...handlers)
  await type('https://evil.example/a')
  await waitFor(() => expect(taken.size).toBe(1))
  await type('https://evil.example/a')
  await waitFor(() => expect(taken.size).toBe(2))
  await userEvent.click(screen.getByRole('button', { name: 'Add a note or photo' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'At the bar')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('At the bar')).toBeTruthy()
  expect(taken.size).toBe(3)
  const listed = within(screen.getByRole('region', { name: 'To look at' })).getAllByRole('listitem')
  expect(listed.map(({ textContent }) => textContent?.includes('At the bar'))).toEqual([true, false])
})

it('tells what it can without a connection, and sends it later, once', async () => {
  const { handlers, line, taken } = server()
  line.down = true
  open(address, ...handlers)
  await type('TABE2222')
  await told(/Tisch 1.* is confirmed/)
  expect(await screen.findByText('1 of 3 confirmed')).toBeTruthy()
  await type('http://site.example/q/TABE2222')
  await told(/This sticker is not yours/)
  await type('TABE9999')
  await told(/TABE9999.* is checked once you are online/)
  expect(screen.getByText('3 scans are sent once you are online')).toBeTruthy()
  expect(taken.size).toBe(0)
  // The page is opened anew, and answers get lost on the way.
  cleanup()
  line.down = false
  line.losesAnswers = true
  open(address, ...handlers)
  await waitFor(() => expect(taken.size).toBe(1))
  line.losesAnswers = false
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText(/once you are online$/)).toBeNull())
  expect([...taken.values()].map(({ code, url }) => code ?? url)).toEqual([
    'TABE2222',
    'http://site.example/q/TABE2222',
    'TABE9999',
  ])
  expect(Object.keys(localStorage).filter((key) => key.startsWith('walk/'))).toEqual([])
  expect(verdict()).toMatch(/TABE9999.* is nobody’s code/)
})

it('says what the server does not take', async () => {
  const { handlers, line } = server()
  open(address, ...handlers)
  await screen.findByText('0 of 3 confirmed')
  line.ended = true
  await type('TABE3333')
  await told(/Not taken: .*TABE3333.*This walk-round has ended/)
  expect((await screen.findByRole('alert')).textContent).toMatch(/TABE3333/)
})
