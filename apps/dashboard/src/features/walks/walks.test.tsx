import { ApiError } from '@candour/api-client/call.ts'
import { answer, refusal } from '@candour/api-client/testing.ts'
import { listLocations } from '@candour/schemas/locations.ts'
import { listPlacements } from '@candour/schemas/placements.ts'
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
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { id, location, luna, placement } from '#test/fixtures.ts'
import { open } from '#test/open.ts'

const harbour = location(1, { name: 'Hafen' })
const station = location(2, { name: 'Bahnhof' })
const codes = ['TABE2222', 'TABE3333', 'TABE4444']
const hanging = codes.map((code, at) =>
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
afterEach(() => vi.useRealTimers())

/** A server with one walk; `line` says whether it can be reached, and whether its answers arrive. */
function server({ tables = hanging } = {}) {
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
    answer(listLocations, () => [harbour, station]),
    answer(listPlacements, ({ query: { locationId } }) => ({
      items: tables.filter((table) => !locationId || table.locationId === locationId),
    })),
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

async function writeNote(text: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Add a note or photo' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), text)
}

const end = async () => userEvent.click(await screen.findByRole('button', { name: 'End the walk-round' }))

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
  await end()
  const asked = within(await screen.findByRole('alertdialog', { name: 'End the walk-round?' }))
  expect(asked.getByText(/^2 codes are still missing\./)).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('1 of 3 confirmed')).toBeTruthy()
  await end()
  await userEvent.click(screen.getByRole('button', { name: 'End the walk-round' }))
  const earlier = within(await screen.findByRole('region', { name: 'Earlier walk-rounds' }))
  expect(earlier.getByText('Nov 28, 2026, 11:00 AM · owner@example.com')).toBeTruthy()
})

it('is ended at once when nothing is missing', async () => {
  const { handlers } = server()
  open(address, ...handlers)
  for (const code of codes) await type(code)
  await screen.findByText('3 of 3 confirmed')
  await end()
  expect(await screen.findByRole('region', { name: 'Earlier walk-rounds' })).toBeTruthy()
})

it.each([
  ['online', 'ABCDEFGH'],
  ['offline', 'https://evil.example/a'],
])('saves a note by itself when another code is checked, %s', async (state, sticker) => {
  const { handlers, line, taken } = server()
  line.down = state === 'offline'
  open(address, ...handlers)
  await type(sticker)
  await writeNote('Torn ')
  // The same sticker is still before the camera.
  await type(sticker)
  expect(screen.getByDisplayValue('Torn')).toBeTruthy()
  await type('TABE3333')
  await told(/Tisch 2.* is confirmed/)
  expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull()
  line.down = false
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(taken.size).toBe(4))
  expect([...taken.values()].map(({ code, url, note }) => [code ?? url, note])).toEqual([
    [sticker, undefined],
    [sticker, undefined],
    [sticker, 'Torn'],
    ['TABE3333', undefined],
  ])
  // The answer to the note does not take the place of what was read after it.
  await screen.findByText('1 of 3 confirmed')
  expect(verdict()).toMatch(/Tisch 2.* is confirmed/)
  expect(screen.getByRole('button', { name: 'Add a note or photo' })).toBeTruthy()
})

it('keeps in view what a note is being written about', async () => {
  const { handlers, line, taken } = server()
  line.down = true
  open(address, ...handlers)
  await type('ABCDEFGH')
  await type('https://evil.example/a')
  await writeNote('Torn')
  line.down = false
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(taken.size).toBe(2))
  expect(screen.getByDisplayValue('Torn')).toBeTruthy()
  expect(verdict()).toMatch(/This sticker is not yours/)
})

it('saves a note by itself before the walk-round ends', async () => {
  const { handlers, line, taken } = server()
  open(address, ...handlers)
  await type('TABE2222')
  await writeNote('Torn')
  await end()
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End the walk-round' }),
  )
  await screen.findByRole('region', { name: 'Earlier walk-rounds' })
  expect(line.ended).toBe(true)
  expect([...taken.values()].map(({ note }) => note)).toEqual([undefined, 'Torn'])
})

it('saves a note by itself when the page is left by its way back, or closed', async () => {
  const { handlers, line, taken } = server()
  open(address, ...handlers)
  await type('TABE2222')
  await writeNote('Torn')
  await userEvent.click(screen.getByRole('link', { name: 'All walk-rounds' }))
  await waitFor(() => expect([...taken.values()].map(({ note }) => note)).toEqual([undefined, 'Torn']))
  const back = await screen.findByRole('link', { name: 'Codes' })
  expect(back.getAttribute('href')).toBe(`/dashboard/codes?company=${luna.id}`)
  cleanup()
  line.down = true
  open(address, ...handlers)
  await type('TABE3333')
  await writeNote('Faded')
  dispatchEvent(new Event('pagehide'))
  expect(Object.values(localStorage).join()).toMatch(/Faded/)
})

describe('a photo that is still being read', () => {
  const jpeg = 'data:image/jpeg;base64,aaaa'
  /** Chooses a photo; the returned function ends its reading. */
  async function choosePhoto() {
    const { promise, resolve } = Promise.withResolvers<ImageBitmap>()
    vi.stubGlobal('createImageBitmap', () => promise)
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(jpeg)
    await userEvent.upload(screen.getByLabelText('Photo'), new File(['a'], 'a.jpg', { type: 'image/jpeg' }))
    return () => resolve({ width: 1, height: 1, close: () => undefined })
  }
  const remarks = (taken: ReadonlyMap<string, Confirmation>) =>
    [...taken.values()].flatMap(({ code, note, photo }) => (note || photo ? [[code, note, photo]] : []))

  it('is waited for before its note is saved', async () => {
    const { handlers, taken } = server()
    open(address, ...handlers)
    await type('TABE2222')
    await writeNote('Torn')
    const finish = await choosePhoto()
    const save = screen.getByRole('button', { name: 'Save' })
    expect(save).toHaveProperty('disabled', true)
    finish()
    await waitFor(() => expect(save).toHaveProperty('disabled', false))
    await userEvent.click(save)
    await waitFor(() => expect(remarks(taken)).toContainEqual(['TABE2222', 'Torn', jpeg]))
  })

  it('follows a note that was saved by itself', async () => {
    const { handlers, taken } = server()
    open(address, ...handlers)
    await type('TABE2222')
    await writeNote('Torn')
    const finish = await choosePhoto()
    await type('TABE3333')
    await waitFor(() => expect(remarks(taken)).toContainEqual(['TABE2222', 'Torn', undefined]))
    finish()
    await waitFor(() => expect(remarks(taken)).toContainEqual(['TABE2222', undefined, jpeg]))
  })
})

it.each([`/dashboard/walks?company=${luna.id}`, address])(
  'belongs to the room of the codes: %s',
  async (at) => {
    open(at, ...server().handlers)
    const nav = within(await screen.findByRole('navigation', { name: 'Dashboard' }))
    await screen.findByRole('heading', { name: 'Walk-round' })
    expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('Codes & print')
  },
)

it('tells the verdict below the scanner, which stays where it is', async () => {
  open(address, ...server().handlers)
  await type('TABE2222')
  await told(/Tisch 1.* is confirmed/)
  const field = screen.getByRole('textbox', { name: 'Code or address' })
  const follows = within(screen.getByRole('main')).getByRole('status').compareDocumentPosition(field)
  expect(follows).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

it('lists codes of no location under a heading, and times in the company’s zone', async () => {
  const [first, ...others] = hanging
  const tables = [{ ...placement(9), ...first, locationId: null }, ...others]
  open(address, ...server({ tables }).handlers)
  const missing = within(await screen.findByRole('region', { name: 'Missing' }))
  await missing.findByText('Hafen')
  const headings = missing.getAllByRole('heading', { level: 3 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Hafen', 'No location'])
  vi.setSystemTime('2026-11-28T10:20:00Z')
  await type('https://evil.example/a')
  expect(await screen.findByText('Nov 28, 2026, 11:20 AM')).toBeTruthy()
})

it('is not offered without codes, and says that there are none', async () => {
  const { handlers } = server()
  open(`/dashboard/walks?company=${luna.id}`, ...handlers)
  const location = await screen.findByRole('combobox', { name: 'Location' })
  await userEvent.selectOptions(location, 'Bahnhof')
  expect(await screen.findByText('No codes yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Start a walk-round' })).toBeNull()
  await userEvent.selectOptions(location, 'Hafen')
  expect(await screen.findByRole('button', { name: 'Start a walk-round' })).toBeTruthy()
  cleanup()
  open(address, ...server({ tables: [] }).handlers)
  expect(await screen.findByText('No codes yet')).toBeTruthy()
  expect(screen.queryByText(/confirmed|missing/i)).toBeNull()
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
