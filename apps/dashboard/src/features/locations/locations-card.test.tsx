import { ApiError } from '@candour/api-client/call.ts'
import { answer } from '@candour/api-client/testing.ts'
import { errors } from '@candour/schemas/errors.ts'
import { createLocation, type Location, listLocations, updateLocation } from '@candour/schemas/locations.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { location } from '#test/fixtures.ts'
import { open } from '#test/open.ts'

/** Opens the codes with a server that has these locations; returns what it receives. */
function openWith(...initial: Location[]) {
  const locations = [...initial]
  const sent: object[] = []
  open(
    '/dashboard/codes',
    answer(listLocations, () => locations),
    answer(createLocation, ({ body }) => {
      sent.push(body)
      if (locations.some(({ name }) => name.toLowerCase() === body.name.toLowerCase())) {
        const [status, message] = errors.location_name_taken
        const issues = [{ path: 'name', message }]
        throw new ApiError(message, { status, code: 'location_name_taken', issues })
      }
      const added = location(100, { name: body.name })
      locations.push(added)
      return added
    }),
    answer(updateLocation, ({ params, body }) => {
      sent.push(body)
      const at = locations.findIndex(({ id }) => id === params.id)
      const changed = { ...(locations[at] ?? location(0)), ...(body as Partial<Location>) }
      locations[at] = changed
      return changed
    }),
  )
  return sent
}

const choose = async (item: string) => {
  await userEvent.click((await card()).getByRole('button', { name: 'More for Branch 1' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const card = async () => within(await screen.findByRole('region', { name: 'Locations' }))

it('adds a location that uses what the company has', async () => {
  const sent = openWith(location(1, { name: 'Zoo' }))
  await userEvent.click((await card()).getByRole('button', { name: 'Add location' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add location' }))
  await userEvent.type(dialog.getByLabelText('Name'), 'ZOO')
  await userEvent.click(dialog.getByRole('button', { name: 'Add location' }))
  expect(await dialog.findByText(errors.location_name_taken[1])).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Name'), ' 2')
  await userEvent.click(dialog.getByRole('button', { name: 'Add location' }))
  expect(await screen.findByText('ZOO 2 added')).toBeTruthy()
  expect(sent.at(-1)).toEqual({ name: 'ZOO 2', googleReviewUrl: null })
  expect(await (await card()).findByText('ZOO 2')).toBeTruthy()
})

it('gives a location its own link, and takes it back', async () => {
  const own = { googleReviewUrl: 'https://g.page/r/a/review' }
  const sent = openWith(location(1, own))
  expect(await (await card()).findByText('Own Google link')).toBeTruthy()
  await choose('Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit location' }))
  const url = dialog.getByLabelText('Google review URL')
  await userEvent.clear(url)
  await userEvent.type(url, 'nonsense')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Please enter the full address, starting with https://')).toBeTruthy()
  await userEvent.clear(url)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Branch 1 saved')).toBeTruthy()
  expect(sent).toEqual([{ name: 'Branch 1', googleReviewUrl: null }])
  expect((await card()).queryByText(/Own Google link/)).toBeNull()
})

it('archives with undo, and shows archived locations on request', async () => {
  openWith(location(1), location(2, { archived: true }))
  expect(await (await card()).findByText('Branch 1')).toBeTruthy()
  expect((await card()).queryByText('Branch 2')).toBeNull()
  await choose('Archive')
  expect(await screen.findByText('Codes at this location still work.')).toBeTruthy()
  expect(await (await card()).findByRole('button', { name: 'Show archived (2)' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await (await card()).findByText('Branch 1')).toBeTruthy()
  await userEvent.click((await card()).getByRole('button', { name: 'Show archived (1)' }))
  expect((await card()).getByText('Branch 2')).toBeTruthy()
})

it('shows the first of many locations, in natural order', async () => {
  openWith(...Array.from({ length: 30 }, (_, n) => location(n + 1)))
  expect(await (await card()).findByText('Branch 1')).toBeTruthy()
  const names = (await card()).getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(names).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Branch ${n}`))
  await userEvent.click((await card()).getByRole('button', { name: 'Show all 30' }))
  expect((await card()).getAllByRole('listitem')).toHaveLength(30)
})
