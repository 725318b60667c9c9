import { ApiError } from '@candour/api-client/call.ts'
import { answer, type Handler } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { listLocations } from '@candour/schemas/locations.ts'
import { listPlacements, type Placement } from '@candour/schemas/placements.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { PrintedFor } from '#features/print-orders/printed-for.tsx'
import { location, luna, placement } from '#test/fixtures.ts'

const harbour = location(50, { name: 'Harbour' })

let chosen: readonly Placement[] = []

async function open(...handlers: Handler[]) {
  function Screen() {
    const [placements, setPlacements] = useState<readonly Placement[]>([])
    const [isChoosing, setChoosing] = useState(false)
    chosen = placements
    return (
      <PrintedFor
        companyId={luna.id}
        placements={placements}
        onChange={setPlacements}
        isChoosing={isChoosing}
        onChoosing={setChoosing}
        language="en"
        onLanguage={() => {}}
      />
    )
  }
  renderScreen('/dashboard/materials', Screen, handlers)
  await userEvent.click(await screen.findByRole('button', { name: 'Choose codes' }))
  return screen.findByRole('dialog', { name: 'Choose codes' })
}

/** A server with 700 tables, newest first, of which every third is at the harbour. */
const many = [
  answer(listLocations, () => [harbour, location(51, { name: 'Closed', archived: true })]),
  answer(listPlacements, ({ query: { limit, cursor = '0', q, locationId } }) => {
    const all = Array.from({ length: 700 }, (_, index) =>
      placement(700 - index, { locationId: index % 3 === 0 ? harbour.id : null }),
    ).filter(({ name, locationId: at }) => (!q || name.includes(q)) && (!locationId || at === locationId))
    const end = Number(cursor) + limit
    return { items: all.slice(Number(cursor), end), ...(end < all.length && { nextCursor: String(end) }) }
  }),
]

const box = (name: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name},`))

it('chooses placements in the order of their numbers, and returns to the review page', async () => {
  await open(...many)
  expect(screen.getByText('For your review page')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use codes' }).disabled).toBe(true)
  for (const name of ['Table 700', 'Table 699', 'Table 698']) await userEvent.click(await box(name))
  expect(screen.getByRole('status').textContent).toBe('3 selected')
  await userEvent.click(screen.getByRole('button', { name: 'Use 3 codes' }))
  expect(chosen.map(({ name }) => name)).toEqual(['Table 698', 'Table 699', 'Table 700'])
  expect(screen.getByText('Table 698–700')).toBeTruthy()
  expect(screen.getByText('3 codes, one for each spot.')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  expect((await box('Table 699')).checked).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(chosen).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: 'Use review page' }))
  expect(chosen).toEqual([])
})

it('finds placements by name, and selects all of a location', async () => {
  await open(...many)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search codes' }), 'Table 12')
  await screen.findByRole('button', { name: 'Select all found' })
  await waitFor(() => expect(screen.getAllByLabelText(/^Table \d+,/)).toHaveLength(11))
  await userEvent.click(screen.getByRole('button', { name: 'Select all found' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('11 selected'))
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByRole('status').textContent).toBe('None selected')

  await userEvent.clear(screen.getByRole('searchbox', { name: 'Search codes' }))
  const location = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Location' })
  expect([...location.options].map(({ text }) => text)).toEqual(['All locations', 'Harbour'])
  await userEvent.selectOptions(location, 'Harbour')
  await waitFor(() => expect(screen.getAllByLabelText(/^Table \d+,/)).toHaveLength(100))
  await userEvent.click(screen.getByRole('button', { name: 'Select all found' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Use 234 codes' }))
  expect(chosen).toHaveLength(234)
})

it('stops at 500', async () => {
  await open(...many)
  await box('Table 700')
  await userEvent.click(screen.getByRole('button', { name: 'Select all' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('500 selected, the most at once'))
  expect((await box('Table 700')).disabled).toBe(false)
  await userEvent.click(await box('Table 700'))
  await userEvent.click(screen.getByRole('button', { name: 'Use 499 codes' }))
  expect(chosen).toHaveLength(499)
})

it('keeps what was loaded when the rest of the list fails', async () => {
  let calls = 0
  await open(
    answer(listLocations, () => []),
    answer(listPlacements, () => {
      calls += 1
      if (calls > 1) throw new ApiError('The database is down.', { status: 503 })
      return { items: [placement(1), placement(2)], nextCursor: 'more' }
    }),
  )
  await box('Table 1')
  expect(screen.queryByRole('combobox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Select all' }))
  expect(await screen.findByText('Not all codes could be loaded')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Use 2 codes' }))
  expect(chosen).toHaveLength(2)
})

it('explains placements to a company without any, and can retry a failed list', async () => {
  let up = false
  await open(
    answer(listLocations, () => []),
    answer(listPlacements, () => {
      if (!up) throw new ApiError('The database is down.', { status: 503 })
      return { items: [] }
    }),
  )
  expect(await screen.findByText('The database is down.')).toBeTruthy()
  up = true
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No codes yet')).toBeTruthy()
})
