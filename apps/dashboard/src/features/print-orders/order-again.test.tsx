import { answer, type Handler, refusal } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { getDashboardCompany } from '@candour/schemas/companies.ts'
import { listPlacements } from '@candour/schemas/placements.ts'
import { getConfig } from '@candour/schemas/platform.ts'
import {
  getLastBilling,
  getOrderContent,
  type OrderContent,
  type OwnPrintOrder,
} from '@candour/schemas/print-orders.ts'
import { getPrintPdf, preflightPrint } from '@candour/schemas/prints.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { OrderAgain } from '#features/print-orders/order-again.tsx'
import { id, luna, placement, platform } from '#test/fixtures.ts'

const table = placement(3)
const order: OwnPrintOrder = {
  id: id(1),
  companyId: luna.id,
  createdAt: '2026-03-01T12:00:00Z',
  itemType: 'Sticker (3" circular, quantity: 24)',
  quantity: 24,
  priceInCents: 3000,
  processed: 1,
  state: 'delivered',
  imageUrl: '/api/images/1',
}
const content: OrderContent = {
  itemType: order.itemType,
  quantity: 24,
  priceInCents: 3000,
  layout: 'horizon',
  language: 'ja',
  placementIds: [table.id],
  picture: 'ab',
  billing: {
    companyName: 'Luna',
    contactName: 'Ada Palmer',
    email: 'ada@example.com',
    phone: '+49 30 1234567',
    address: 'Harbour Street 1',
  },
}

async function again(...handlers: Handler[]) {
  const Row = () => <OrderAgain company={luna} order={order} onOrdered={() => {}} />
  renderScreen('/dashboard/materials', Row, [
    ...handlers,
    answer(getOrderContent, () => content),
    answer(getConfig, () => platform),
    answer(getLastBilling, () => ({ billing: content.billing })),
    answer(getDashboardCompany, () => luna),
    answer(listPlacements, () => ({ items: [table] })),
  ])
  const button = await screen.findByRole('button', { name: `Order again: ${order.itemType}` })
  await userEvent.click(button)
}

it('asks for the proof of the same piece, at the price of today', async () => {
  const asked: unknown[] = []
  await again(
    answer(preflightPrint, () => ({ findings: [], decodes: true })),
    answer(getPrintPdf, ({ params, query }) => {
      asked.push({ ...params, ...query })
      throw refusal('overloaded')
    }),
  )
  const dialog = await screen.findByRole('dialog', { name: 'Billing Information' })
  expect(await screen.findByText('The proof could not be loaded.')).toBeTruthy()
  expect(asked).toEqual([
    {
      ...{ format: 'sticker_3in', companyId: luna.id, layout: 'horizon', lang: 'ja' },
      ...{ press: true, placementId: [table.id] },
    },
  ])
  expect(dialog.textContent).toContain('24 stickers, 3 in, round$35.99')
  expect(dialog.textContent).toContain('Layout: Horizon')
  expect(screen.getByRole('button', { name: 'Submit Order' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Choose a code' })).toBeNull()
})

it('says so where the pack is no longer sold, or the order cannot be read', async () => {
  await again(answer(getOrderContent, () => ({ ...content, quantity: 7 })))
  expect(await screen.findByText(/^This pack is no longer available/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})
