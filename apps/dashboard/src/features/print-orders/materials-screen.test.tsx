import { ApiError } from '@candour/api-client/call.ts'
import { answer, type Handler } from '@candour/api-client/testing.ts'
import { renderRoutes, renderScreen } from '@candour/console/testing.tsx'
import { type DashboardCompany, getDashboardCompany } from '@candour/schemas/companies.ts'
import { materialsFor } from '@candour/schemas/paths.ts'
import { listPlacements } from '@candour/schemas/placements.ts'
import { getConfig } from '@candour/schemas/platform.ts'
import { getLastBilling, listOwnPrintOrders, type OwnPrintOrder } from '@candour/schemas/print-orders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import { OrderList } from '#features/print-orders/order-list.tsx'
import { id, luna, placement, working } from '#test/fixtures.ts'

const order = (n: number, rest: Partial<OwnPrintOrder> = {}): OwnPrintOrder => ({
  id: id(2000 + n),
  companyId: luna.id,
  createdAt: '2026-03-01T12:00:00Z',
  itemType: 'Poster (18"x24", quantity: 5)',
  quantity: 5,
  priceInCents: 5400,
  processed: 0,
  state: 'placed',
  imageUrl: `/api/images/${n}`,
  ...rest,
})

/** The config never resolves, so the QR code's URL is unknown and nothing can be drawn. */
const open = (companies: DashboardCompany[], ...handlers: Handler[]) =>
  openAt('/dashboard/materials', companies, ...handlers)

const openAt = (address: string, companies: DashboardCompany[], ...handlers: Handler[]) =>
  renderRoutes(address, dashboardRoutes, [
    ...handlers,
    answer(getConfig, () => new Promise(() => {})),
    answer(getLastBilling, () => ({ billing: null })),
    answer(listOwnPrintOrders, () => ({ items: [] })),
    ...working(...companies),
  ])

it('offers every pack at its price, waits for the piece, and says when a mockup is not ready', async () => {
  open([luna])
  const [posters, stickers] = await screen.findAllByRole('button', { name: 'Order Prints' })
  if (!posters || !stickers) throw new Error('there are two menus')
  await userEvent.click(stickers)
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    '12 stickers$22.79',
    '24 stickers$35.99',
    '36 stickers$47.99',
    '48 stickers$59.99',
  ])
  await userEvent.click(screen.getByRole('menuitem', { name: /^12 stickers/ }))
  await waitFor(() => expect(stickers.getAttribute('aria-busy')).toBe('true'))
  expect(screen.queryByRole('dialog')).toBeNull()
  for (const name of ['Download', 'Print-ready PDF']) {
    await userEvent.click(
      within(screen.getByRole('region', { name: 'Poster' })).getByRole('button', { name }),
    )
    expect(await screen.findByText('Mockup not ready. Please try again.')).toBeTruthy()
  }
  expect(screen.getByText('No orders yet')).toBeTruthy()
  expect(document.title).toBe('Marketing Materials · Café Luna')
})

it('opens with the code of the address, until another is chosen', async () => {
  const code = 'K7M4PXQ2'
  const counter = placement(0, { code, url: `https://site.example/q/${code}`, name: 'Counter' })
  const placements = answer(listPlacements, ({ query: { q = '' } }) => ({
    items: [placement(1, { code: 'ZZZZZZZZ', name: q }), counter],
  }))
  const router = openAt(materialsFor('k7m4pxq2'), [luna], placements)
  const target = within(await screen.findByRole('region', { name: 'Printed for' }))
  expect(await target.findByText('Counter')).toBeTruthy()
  await userEvent.click(target.getByRole('button', { name: 'Use review page' }))
  expect(target.getByText('For your review page')).toBeTruthy()
  await waitFor(() => expect(router.state.location.search).toBe(`?company=${luna.id}`))
})

it('prints in the company’s language until another is chosen', async () => {
  open([{ ...luna, defaultLanguage: 'ar' }])
  const select = await screen.findByRole('combobox', { name: 'Language of the prints' })
  expect(select).toMatchObject({ value: 'ar' })
  expect(within(select).getAllByRole('option')).toHaveLength(29)
  await userEvent.selectOptions(select, '日本語')
  expect(select).toMatchObject({ value: 'ja' })
})

it('lists the orders and their states, page by page', async () => {
  open(
    [luna],
    answer(listOwnPrintOrders, ({ query }) =>
      query.cursor
        ? {
            items: [
              order(2, { processed: 1, language: 'de', itemType: 'Sticker (3" circular, quantity: 12)' }),
            ],
          }
        : { items: [order(1)], nextCursor: 'more' },
    ),
  )
  const list = within(await screen.findByRole('region', { name: 'Your Orders' }))
  await userEvent.click(await list.findByRole('button', { name: 'Load more orders' }))
  expect(await list.findByText('Processed')).toBeTruthy()
  expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Poster (18"x24", quantity: 5)Mar 1, 2026·$54.00ReceivedOrder againProgress',
    'Sticker (3" circular, quantity: 12)Mar 1, 2026·$54.00·DeutschProcessedOrder againProgress',
  ])
  expect(list.queryByRole('button', { name: 'Load more orders' })).toBeNull()
})

it('highlights a placed order, and moves focus to it', async () => {
  const List = () => <OrderList company={luna} placed={order(2).id} onOrdered={() => {}} />
  const orders = answer(listOwnPrintOrders, () => ({ items: [order(2), order(1)] }))
  renderScreen('/dashboard/materials', List, [orders])
  const list = within(await screen.findByRole('region', { name: 'Your Orders' }))
  const [placed, former] = await list.findAllByRole('listitem')
  expect(placed?.textContent).toContain('NewReceived')
  expect(former?.textContent).not.toContain('New')
  expect(document.activeElement).toBe(placed)
})

it('shows the way back above the tabs', async () => {
  open([luna])
  const back = await screen.findByRole('link', { name: 'Back to dashboard' })
  const tabs = screen.getByRole('navigation', { name: 'Dashboard' })
  expect(back.compareDocumentPosition(tabs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('says so when there is no company data, and can retry', async () => {
  let up = false
  const flaky = answer(getDashboardCompany, () =>
    up ? luna : Promise.reject(new ApiError('The database is down.', { status: 503 })),
  )
  open([luna], flaky)
  expect(await screen.findByText('No company data available')).toBeTruthy()
  expect(screen.getByText('The database is down.')).toBeTruthy()
  up = true
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Marketing Materials' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to dashboard' }).getAttribute('href')).toBe(
    `/dashboard?company=${luna.id}`,
  )
})

it('says so to a user without a company', async () => {
  open([])
  expect(await screen.findByText('No company data available')).toBeTruthy()
})
