import { ApiError } from '@candour/api-client/call.ts'
import { createQueryClient } from '@candour/api-client/query.ts'
import { answer, type Handler } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { getOverview } from '@candour/schemas/platform.ts'
import {
  getPrintOrder,
  type HandledOrder,
  listPrintOrders,
  type PrintOrder,
  updatePrintOrder,
} from '@candour/schemas/print-orders.ts'
import { listPrinters, type Printer } from '@candour/schemas/printers.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { PrintOrdersPanel } from '#features/print-orders/print-orders-panel.tsx'
import { PrinterOrders } from '#features/print-orders/printer-orders.tsx'
import { id, platform, poster, returnToPage } from '#test/fixtures.ts'

const press: Printer = { id: id(90), email: 'press@example.com', name: null, state: 'active' }
const placed = { state: 'placed', at: '2026-03-02T12:00:00Z', note: null, by: null } as const
const off: Printer = { ...press, id: id(91), email: 'off@example.com', state: 'disabled' }

let now: HandledOrder
let sent: object[]
beforeEach(() => {
  now = { ...poster, timeline: [placed] }
  sent = []
})

const shownOf = ({ timeline: _, ...order }: HandledOrder): PrintOrder => order
const order = () => [
  answer(getPrintOrder, () => now),
  answer(updatePrintOrder, ({ body }) => {
    sent.push(body)
    const { state = now.state, note = null, printerId, ...parcel } = body
    const by = 'operator@example.com'
    const step = { state, at: '2026-03-03T12:00:00Z', note, ...parcel, by }
    now = {
      ...now,
      ...parcel,
      state,
      processed: state === 'shipped' ? 1 : now.processed,
      printer: printerId ? { id: press.id, email: press.email } : now.printer,
      timeline: body.state ? [...now.timeline, step] : now.timeline,
    }
    return now
  }),
]

/** Opens the dialog of the order. */
async function show(...handlers: Handler[]) {
  const server = [
    ...handlers,
    answer(listPrinters, () => [press, off]),
    ...platform(1),
    ...order(),
    answer(listPrintOrders, ({ query }) => ({ items: query.late ? [] : [shownOf(now)] })),
  ]
  renderScreen('/admin/print-orders', PrintOrdersPanel, server, createQueryClient(0))
  await userEvent.click(await screen.findByRole('button', { name: /^Progress: Poster/ }))
  return within(await screen.findByRole('dialog', { name: 'Progress' }))
}

it('moves an order on, with carrier, tracking number and note, and offers no way back', async () => {
  now = { ...now, state: 'in_production', late: true }
  const dialog = await show()
  const state = await dialog.findByRole('combobox', { name: 'State' })
  expect(
    within(state)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['In production (as now)', 'Shipped', 'Delivered'])
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  await userEvent.selectOptions(state, 'Shipped')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Carrier' }), ' DHL ')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Tracking number' }), '0034')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Order updated')).toBeTruthy()
  expect(sent).toEqual([{ state: 'shipped', carrier: 'DHL', tracking: '0034' }])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Shipped')).toBeTruthy()
})

it('asks for a reason to cancel', async () => {
  const dialog = await show()
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'State' }), 'Canceled')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Please enter a reason')).toBeTruthy()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'Ordered twice')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Order updated')).toBeTruthy()
  expect(sent).toEqual([{ state: 'cancelled', note: 'Ordered twice' }])
})

it('keeps what was typed when a turned screen changes the table for cards', async () => {
  const { matchMedia } = window
  const screens: MediaQueryList[] = []
  let matches = true
  vi.stubGlobal('matchMedia', (media: string) => {
    const list = Object.assign(matchMedia(media), { matches })
    screens.push(list)
    return list
  })
  const dialog = await show()
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Note' }), 'On Monday')
  matches = false
  act(() => {
    for (const list of screens) list.dispatchEvent(new Event('change'))
  })
  expect(await screen.findByRole('listitem', { name: /Café Luna/, hidden: true })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'On Monday')
})

it('gives an order to a printer without changing its state', async () => {
  const dialog = await show()
  const printer = await dialog.findByRole('combobox', { name: 'Printer' })
  await within(printer).findByRole('option', { name: press.email })
  expect(within(printer).queryByRole('option', { name: 'off@example.com' })).toBeNull()
  await userEvent.selectOptions(printer, press.email)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Order updated')).toBeTruthy()
  expect(sent).toEqual([{ printerId: press.id }])
  expect(screen.getByText(press.email)).toBeTruthy()
})

it('shows what somebody else has changed meanwhile', async () => {
  const dialog = await show(
    answer(updatePrintOrder, () => {
      now = {
        ...now,
        state: 'shipped',
        timeline: [placed, { ...placed, state: 'shipped', by: 'ben@example.com' }],
      }
      throw new ApiError('Someone else has just changed this order. Please reload it.', {
        status: 409,
        code: 'order_changed',
      })
    }),
  )
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'State' }), 'In production')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'On Monday')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('ben@example.com')).toBeTruthy()
  expect(dialog.getByRole('option', { name: 'Shipped (as now)', selected: true })).toBeTruthy()
  expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'On Monday')
  expect(dialog.getByRole('alert').textContent).toBe(
    'ben@example.com has meanwhile moved this order to “Shipped”.',
  )
  expect(document.body.textContent).not.toContain('Please reload')
  const row = await screen.findByRole('row', { name: /Café Luna/, hidden: true })
  await waitFor(() => expect(within(row).getByText('Shipped')).toBeTruthy())
})

it('says what somebody else has changed once the page is returned to, and keeps what was typed', async () => {
  const dialog = await show()
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Note' }), 'On Monday')
  now = { ...now, printer: { id: press.id, email: press.email } }
  returnToPage()
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Someone else has meanwhile given this order to press@example.com.',
  )
  expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'On Monday')
})

it('keeps what was typed when somebody else processes the last new order', async () => {
  let counts = { companies: 1, unprocessedOrders: 1 }
  const dialog = await show(answer(getOverview, () => counts))
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Note' }), 'On Monday')
  counts = { companies: 1, unprocessedOrders: 0 }
  returnToPage()
  await waitFor(() => expect(screen.queryByRole('row', { hidden: true })).toBeNull())
  expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'On Monday')
})

it('says when an order could not be changed after the dialog was left', async () => {
  const held = Promise.withResolvers<never>()
  const dialog = await show(answer(updatePrintOrder, () => held.promise))
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'State' }), 'In production')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  held.reject(new ApiError('', { status: 0 }))
  expect(await screen.findByText('Failed to update the order')).toBeTruthy()
})

it('names the printer of an order while the printers are unknown', async () => {
  now = { ...now, printer: { id: press.id, email: press.email } }
  const dialog = await show(answer(listPrinters, () => Promise.reject(new ApiError('', { status: 0 }))))
  const printer = await dialog.findByRole('combobox', { name: 'Printer' })
  expect(within(printer).getByRole('option', { name: press.email, selected: true })).toBeTruthy()
})

it('marks late orders, and finds them', async () => {
  now = { ...now, late: true }
  const asked: unknown[] = []
  renderScreen('/admin/print-orders', PrintOrdersPanel, [
    ...platform(1),
    answer(listPrintOrders, ({ query }) => {
      asked.push(query.late)
      return { items: query.late ? [] : [shownOf(now)] }
    }),
  ])
  const row = await screen.findByRole('row', { name: /Café Luna/ })
  expect(within(row).getByText('Late')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Late' }))
  expect(await screen.findByText('No late orders')).toBeTruthy()
  expect(asked).toEqual([undefined, 'true'])
})

it('shows printers their orders, to move them on and nothing else', async () => {
  const { billingPhone: _phone, priceInCents: _price, ...shown } = shownOf(now)
  renderScreen('/admin/print-orders', PrinterOrders, [
    ...order(),
    answer(listPrintOrders, () => ({ items: [shown] })),
  ])
  const card = within(await screen.findByRole('listitem', { name: /Café Luna/ }))
  expect(card.queryByRole('checkbox', { name: /^Processed/ })).toBeNull()
  expect(card.getByRole('link', { name: /^Print file/ })).toBeTruthy()
  expect(card.queryByText('+49 30 1234567')).toBeNull()
  expect(card.queryByText('Price')).toBeNull()
  await userEvent.click(card.getByRole('button', { name: /^Progress/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'State' }), 'In production')
  expect(dialog.queryByRole('combobox', { name: 'Printer' })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Order updated')).toBeTruthy()
  expect(sent).toEqual([{ state: 'in_production' }])
})
