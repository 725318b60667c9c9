import { answer, refusal } from '@candour/api-client/testing.ts'
import type { Page } from '@candour/schemas/endpoint.ts'
import { listLocations } from '@candour/schemas/locations.ts'
import {
  createPlacements,
  listPlacements,
  namesOf,
  type Placement,
  updatePlacement,
} from '@candour/schemas/placements.ts'
import { getWatch } from '@candour/schemas/watch.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { location, luna, placement } from '#test/fixtures.ts'
import { open } from '#test/open.ts'

const altona = location(1, { name: 'Altona' })
const closed = location(2, { name: 'Closed', archived: true })

/** A server with these placements, and the requests it has received. */
function server(...initial: Placement[]) {
  const placements = [...initial]
  const asked: object[] = []
  const created: object[] = []
  const handlers = [
    answer(listLocations, () => [altona, closed]),
    answer(listPlacements, ({ query: { companyId: _, limit: __, cursor, ...filters } }) => {
      asked.push(filters)
      const all = placements.filter(({ archived }) => archived === (filters.archived ?? false))
      const from = Number(cursor ?? 0)
      const next = from + 50 < all.length ? String(from + 50) : undefined
      return { items: all.slice(from, from + 50), nextCursor: next }
    }),
    answer(createPlacements, ({ body }) => {
      created.push(body)
      const added = namesOf(body).map((name, at) => placement(100 + at, { ...body, name, locationId: null }))
      placements.unshift(...added)
      return added
    }),
    answer(updatePlacement, ({ params, body }) => {
      const at = placements.findIndex(({ id }) => id === params.id)
      const found = placements[at]
      if (!found) throw refusal('placement_not_found')
      placements[at] = { ...found, ...body } as Placement
      return placements[at]
    }),
  ]
  return { handlers, asked, created, placements }
}

/** A watch to which this code is silent. */
const watched = (n: number) =>
  answer(getWatch, () => ({
    codes: [
      {
        placementId: placement(n).id,
        state: 'silent' as const,
        expected: 9,
        seen: 0,
        since: placement(n).createdAt,
      },
    ],
  }))

const menuOf = async (name: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More for ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

const startAdding = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add codes' }))
  return within(await screen.findByRole('dialog', { name: 'Add codes' }))
}
const fill = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

it('leads to the materials of a code', async () => {
  open('/dashboard/codes', ...server(placement(1)).handlers)
  await userEvent.click(await screen.findByRole('button', { name: 'More for Table 1' }))
  const link = await screen.findByRole('menuitem', { name: 'Poster and sticker' })
  expect(link.getAttribute('href')).toBe(`/dashboard/materials?code=TABLE221&company=${luna.id}`)
})

it('shows what each code marks, where, and how often it was scanned', async () => {
  const now = Date.now()
  const ago = (days: number) => new Date(now - days * 86_400_000).toISOString()
  const { handlers } = server(
    placement(1, { locationId: altona.id, recentScans: 12, lastScanAt: ago(2) }),
    placement(2, { lastScanAt: ago(8), recentScans: 3 }),
    placement(3, { createdAt: ago(1) }),
  )
  open('/dashboard/codes', ...handlers, watched(2))
  const list = within(await screen.findByRole('region', { name: 'Codes' }))
  await list.findByText('Altona', { selector: 'bdi' })
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'Table 1Table tent · TABLE221 · Altona12 scans in 30 daysLast scan 2 days ago',
    'Table 2Table tent · TABLE222SilentLast scan 8 days ago',
    expect.stringMatching(/^Table 3Table tent · TABLE2230 scans in 30 daysAdded /),
  ])
  expect(document.title).toBe('Codes · Café Luna')
})

it('adds a numbered series, and previews its names', async () => {
  const { handlers, created } = server(placement(1))
  open('/dashboard/codes', ...handlers)
  const dialog = await startAdding()
  const name = dialog.getByLabelText('Name')
  expect(document.activeElement).toBe(name)
  await userEvent.type(name, 'Table')
  await userEvent.click(dialog.getByLabelText('Several at once, numbered'))
  await fill(dialog.getByLabelText('How many'), '40')
  expect(dialog.getByText('Table 1, Table 2, Table 3 … Table 40')).toBeTruthy()
  await userEvent.selectOptions(dialog.getByLabelText('Location'), 'Altona')
  expect(within(dialog.getByLabelText('Location')).queryByText('Closed')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Add 40 codes' }))
  expect(await screen.findByText('40 codes added')).toBeTruthy()
  expect(created).toEqual([{ name: 'Table', kind: 'table_tent', locationId: altona.id, count: 40, from: 1 }])
  expect(await screen.findByText('Table 40')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('adds a single code under the name as it is', async () => {
  const { handlers, created } = server()
  open('/dashboard/codes', ...handlers)
  expect(await screen.findByText('No codes yet')).toBeTruthy()
  const dialog = await startAdding()
  await userEvent.click(dialog.getByRole('button', { name: 'Add code' }))
  expect(await dialog.findByText('Please enter a name')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Name'), 'مقهى')
  await userEvent.selectOptions(dialog.getByLabelText('Kind'), 'Window')
  // After a series is switched on and off again, no field of it is sent.
  await userEvent.click(dialog.getByLabelText('Several at once, numbered'))
  await userEvent.click(dialog.getByLabelText('Several at once, numbered'))
  await userEvent.click(dialog.getByRole('button', { name: 'Add code' }))
  expect(await screen.findByText('مقهى added')).toBeTruthy()
  expect(created).toEqual([{ name: 'مقهى', kind: 'window', locationId: null }])
})

it('keeps the dialog open when the list turns out to be empty', async () => {
  const { handlers } = server()
  const { promise, resolve } = Promise.withResolvers<Page<Placement>>()
  open(
    '/dashboard/codes',
    answer(listPlacements, () => promise),
    ...handlers,
  )
  const dialog = await startAdding()
  await userEvent.type(dialog.getByLabelText('Name'), 'C')
  resolve({ items: [] })
  expect(await screen.findByText('No codes yet')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Name'), 'ounter')
  expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Counter')
})

it('says how many codes can be added at once, and keeps what was entered when the server refuses', async () => {
  const full = answer(createPlacements, () => Promise.reject(refusal('too_many_placements')))
  open('/dashboard/codes', full, ...server(placement(1)).handlers)
  const dialog = await startAdding()
  await userEvent.type(dialog.getByLabelText('Name'), 'Table')
  await userEvent.click(dialog.getByLabelText('Several at once, numbered'))
  const count = dialog.getByLabelText('How many')
  await userEvent.clear(count)
  await userEvent.click(dialog.getByRole('button', { name: 'Add code' }))
  expect(await dialog.findByText('Please enter a whole number')).toBeTruthy()
  await userEvent.type(count, '501')
  expect(await dialog.findByText('Please add at most 500 at once')).toBeTruthy()
  await fill(count, '2')
  await userEvent.click(dialog.getByRole('button', { name: 'Add 2 codes' }))
  expect(await dialog.findByText(/at most 50,000 codes/)).toBeTruthy()
  expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Table')
})

it('renames and moves a code', async () => {
  const { handlers, placements } = server(placement(1, { locationId: closed.id }))
  open('/dashboard/codes', ...handlers)
  await menuOf('Table 1', 'Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit code' }))
  expect(dialog.getByText('TABLE221')).toBeTruthy()
  // The archived location remains chosen until the user picks another.
  expect(dialog.getByLabelText('Location')).toHaveProperty('value', closed.id)
  await fill(dialog.getByLabelText('Name'), 'Counter')
  await userEvent.selectOptions(dialog.getByLabelText('Location'), 'No location')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Counter saved')).toBeTruthy()
  expect(await screen.findByText('Counter')).toBeTruthy()
  expect(placements).toEqual([placement(1, { name: 'Counter', locationId: null })])
})

it('archives a code with undo, and restores it from the archive', async () => {
  const { handlers, placements } = server(placement(1), placement(2))
  const router = open('/dashboard/codes', ...handlers)
  await menuOf('Table 1', 'Archive')
  expect(await screen.findByText('Table 1 archived')).toBeTruthy()
  expect(screen.getByText('Its printed code still works.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Table 1')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Table 1')).toBeTruthy()
  expect(placements[0]?.archived).toBe(false)

  await menuOf('Table 2', 'Archive')
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Archived')
  expect(router.state.location.search).toBe(`?archived=true&company=${luna.id}`)
  await menuOf('Table 2', 'Restore')
  expect(await screen.findByText('Table 2 restored')).toBeTruthy()
  expect(await screen.findByText('No archived codes')).toBeTruthy()
})

it('filters by the URL, and clears filters that match nothing', async () => {
  const { handlers, asked } = server()
  const router = open(`/dashboard/codes?q=tab&locationId=${altona.id}`, ...handlers)
  expect(await screen.findByText('No code matches')).toBeTruthy()
  expect(asked).toEqual([{ q: 'tab', locationId: altona.id }])
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'tab')
  expect(await screen.findByLabelText('Location')).toHaveProperty('value', altona.id)
  const csv = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download as CSV' })
  expect(csv.getAttribute('href')).toBe(
    `/api/dashboard/placements.csv?companyId=${luna.id}&q=tab&locationId=${altona.id}`,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(router.state.location.search).toBe(`?company=${luna.id}`)
  expect(await screen.findByText('No codes yet')).toBeTruthy()
})

it('loads further pages on request', async () => {
  const { handlers } = server(...Array.from({ length: 120 }, (_, n) => placement(n + 1)))
  open('/dashboard/codes', ...handlers)
  for (const shown of [50, 100]) {
    expect(await screen.findByText(`${shown} codes shown`)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  }
  expect(await screen.findByText('120 codes shown')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})
