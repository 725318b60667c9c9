import { ApiError } from '@candour/api-client/call.ts'
import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { addPrinter, listPrinters, type Printer, removePrinter } from '@candour/schemas/printers.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { PrintersPanel } from '#features/printers/printers-panel.tsx'
import { id } from '#test/fixtures.ts'

let list: Printer[]
beforeEach(() => {
  list = [{ id: id(90), email: 'press@example.com', name: null, state: 'active' }]
})

const show = (ready?: Promise<void>) =>
  renderScreen('/admin/print-orders', PrintersPanel, [
    answer(listPrinters, () => list),
    answer(addPrinter, async ({ body: { email } }) => {
      await ready
      if (email === 'ada@example.com') {
        throw new ApiError('This address already has an account that is not a printer’s.', {
          status: 409,
          code: 'not_a_printer',
        })
      }
      const printer: Printer = { id: id(91), email, name: null, state: 'invited' }
      list = [...list, printer]
      return printer
    }),
    answer(removePrinter, ({ params }) => {
      if (list.length === 0) throw refusal('printer_not_found')
      list = list.filter((printer) => printer.id !== params.id)
      return { message: 'Printer removed' }
    }),
  ])

it('invites a printer', async () => {
  show()
  expect(await screen.findByText('press@example.com')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Invite printer' }))
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox'), 'new@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Invite printer' }))
  expect(await screen.findByText('Invitation sent')).toBeTruthy()
  expect(await screen.findByText('Invited')).toBeTruthy()
})

it('keeps the address that is typed while another is invited', async () => {
  const held = Promise.withResolvers<void>()
  show(held.promise)
  await userEvent.type(await screen.findByRole('textbox'), 'new@example.com{Enter}')
  await userEvent.clear(screen.getByRole('textbox'))
  await userEvent.type(screen.getByRole('textbox'), 'next@example.com')
  held.resolve()
  expect(await screen.findByText('Invitation sent')).toBeTruthy()
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'next@example.com')
})

it('says why an address cannot be invited', async () => {
  show()
  await userEvent.type(await screen.findByRole('textbox'), 'ada@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Invite printer' }))
  expect(await screen.findByText(/not a printer’s/)).toBeTruthy()
})

it('no longer shows a printer whom somebody else has removed', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove press@example.com' }))
  list = []
  await userEvent.click(screen.getByRole('button', { name: 'Remove printer' }))
  expect(await screen.findByText('Failed to remove the printer')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('press@example.com')).toBeNull())
})

it('removes a printer after a question', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove press@example.com' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove printer' }))
  expect(await screen.findByText('Printer removed')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('press@example.com')).toBeNull())
})
