import { ApiError } from '@candour/api-client/call.ts'
import { answer, type Handler } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import {
  cancelOrder,
  type FollowedOrder,
  getOwnPrintOrder,
  listOwnPrintOrders,
  type OrderStep,
} from '@candour/schemas/print-orders.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { OrderList } from '#features/print-orders/order-list.tsx'
import { id, luna } from '#test/fixtures.ts'

const placed: OrderStep = { state: 'placed', at: '2026-03-01T12:00:00Z', note: null }
const order: FollowedOrder = {
  id: id(2001),
  companyId: luna.id,
  createdAt: placed.at,
  itemType: 'Poster (18"x24", quantity: 5)',
  quantity: 5,
  priceInCents: 5400,
  processed: 0,
  state: 'placed',
  imageUrl: '/api/images/1',
  timeline: [placed],
}

let now: FollowedOrder
beforeEach(() => {
  now = order
})

async function show(...handlers: Handler[]) {
  renderScreen('/', () => <OrderList company={luna} placed={undefined} onOrdered={() => {}} />, [
    ...handlers,
    answer(listOwnPrintOrders, () => ({ items: [now] })),
    answer(getOwnPrintOrder, () => now),
  ])
  await userEvent.click(await screen.findByRole('button', { name: /^Progress Poster/ }))
  return within(await screen.findByRole('dialog', { name: 'Progress of your order' }))
}

it('shows what an order has reached, with carrier and tracking number', async () => {
  now = {
    ...order,
    state: 'shipped',
    processed: 1,
    timeline: [
      placed,
      { state: 'in_production', at: '2026-03-02T12:00:00Z', note: 'On thick paper' },
      { state: 'shipped', at: '2026-03-03T12:00:00Z', note: null, carrier: 'DHL', tracking: '0034' },
    ],
  }
  const dialog = await show()
  const steps = await dialog.findAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^ReceivedMar 1, 2026/),
    expect.stringMatching(/^In productionMar 2, 2026.*On thick paper$/),
    expect.stringMatching(/^ShippedMar 3, 2026.*CarrierDHLTracking number0034$/),
  ])
  // A note reads in its own direction.
  expect(dialog.getByText('On thick paper').dir).toBe('auto')
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step'])
  expect(dialog.queryByRole('button', { name: 'Cancel order' })).toBeNull()
})

it('links a tracking number that is an address, but nothing else', async () => {
  const step = { state: 'shipped', at: placed.at, note: null } as const
  const [address, script] = ['https://dhl.example/0034', 'javascript:alert(1)']
  now = {
    ...order,
    state: 'delivered',
    timeline: [placed, { ...step, tracking: address }, { ...step, state: 'delivered', tracking: script }],
  }
  const dialog = await show()
  expect((await dialog.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([address])
})

it('cancels an order that is only placed, after a question, with a reason', async () => {
  const sent: object[] = []
  const dialog = await show(
    answer(cancelOrder, ({ body }) => {
      sent.push(body)
      now = {
        ...order,
        state: 'cancelled',
        processed: 1,
        timeline: [placed, { state: 'cancelled', at: '2026-03-02T12:00:00Z', note: body.reason ?? null }],
      }
      return now
    }),
  )
  await userEvent.click(await dialog.findByRole('button', { name: 'Cancel order' }))
  expect(dialog.getByText('Cancel this order?')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Keep order' }))
  expect(sent).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), ' Ordered twice ')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
  expect(await dialog.findByText('Ordered twice')).toBeTruthy()
  expect(sent).toEqual([{ reason: 'Ordered twice' }])
  expect(dialog.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  expect(await screen.findByText('Order canceled')).toBeTruthy()
})

it('says so and shows the present state if production has begun meanwhile', async () => {
  const dialog = await show(
    answer(cancelOrder, () => {
      now = {
        ...order,
        state: 'in_production',
        timeline: [placed, { state: 'in_production', at: '2026-03-02T12:00:00Z', note: null }],
      }
      throw new ApiError('This order is already being made, so it can no longer be cancelled.', {
        status: 409,
        code: 'order_not_cancellable',
      })
    }),
  )
  await userEvent.click(await dialog.findByRole('button', { name: 'Cancel order' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByText(/can no longer be cancelled/)).toBeTruthy()
  expect(await dialog.findByText('In production')).toBeTruthy()
})

it('says if the progress cannot be loaded', async () => {
  const dialog = await show(
    answer(getOwnPrintOrder, () => {
      throw new ApiError('Something went wrong. Please try again.', { status: 500, code: 'internal_error' })
    }),
  )
  expect(await dialog.findByText('Failed to load the progress')).toBeTruthy()
})
