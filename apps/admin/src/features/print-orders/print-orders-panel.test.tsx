import { ApiError } from '@candour/api-client/call.ts'
import { createQueryClient } from '@candour/api-client/query.ts'
import { answer, type Handler } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { getOverview } from '@candour/schemas/platform.ts'
import {
  erasedAddress,
  exportPrintOrdersCsv,
  getPrintFile,
  getPrintPackage,
  listPrintOrders,
  makePrintPackages,
  type PrintOrder,
  setPrintOrderProcessed,
} from '@candour/schemas/print-orders.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PrintOrdersPanel } from '#features/print-orders/print-orders-panel.tsx'
import { id, platform, poster, returnToPage } from '#test/fixtures.ts'

const sticker: PrintOrder = {
  ...poster,
  id: id(21),
  companyName: 'Trattoria Sole',
  itemType: 'Sticker (3" circular, quantity: 12)',
  quantity: 12,
  priceInCents: 2279,
  processed: 1,
}

const panel = () => screen.findByRole('button', { name: /^Print Orders/ })
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const isOpen = async () => (await panel()).getAttribute('aria-expanded') === 'true'

/** Renders the panel against a fake server with these orders and `more` handlers. */
function show(orders: PrintOrder[], change: () => Promise<void> | void = () => {}, ...more: Handler[]) {
  renderScreen('/admin/print-orders', PrintOrdersPanel, [
    ...platform(orders.filter(({ processed }) => processed === 0).length),
    answer(listPrintOrders, ({ query }) => {
      expect(query.images).toBe('link')
      return {
        items: query.processed
          ? orders.filter(({ processed }) => processed === Number(query.processed))
          : orders,
      }
    }),
    answer(setPrintOrderProcessed, async ({ params, body }) => {
      await change()
      return { ...params, ...body }
    }),
    ...more,
  ])
}

it('shows the new orders of the company of the link, until another filter is chosen', async () => {
  const asked: unknown[] = []
  renderScreen(`/admin/print-orders?company=${id(1)}`, PrintOrdersPanel, [
    ...platform(1),
    answer(listPrintOrders, ({ query: { companyId, processed } }) => {
      asked.push({ companyId, processed })
      return { items: [poster] }
    }),
  ])
  expect(await screen.findByRole('radio', { name: 'One company' })).toHaveProperty('checked', true)
  await userEvent.click(screen.getByRole('radio', { name: 'New' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked).toEqual([
    { companyId: id(1), processed: '0' },
    { companyId: undefined, processed: '0' },
  ])
})

it('links to no contact that was erased', async () => {
  const erased = 'Erased on request'
  show([{ ...poster, billingContactName: erased, billingEmail: erasedAddress, billingPhone: erased }])
  expect((await screen.findAllByText(erased)).length).toBe(1)
  expect(document.querySelector('a[href^="mailto:"], a[href^="tel:"]')).toBeNull()
})

it('says that there are no orders', async () => {
  show([])
  expect(await screen.findByText('No print orders yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Print Orders/ })).toBeNull()
})

describe('a colleague', () => {
  afterEach(() => vi.useRealTimers())

  it('who processes an order, and a new one, are seen after a minute', async () => {
    vi.useFakeTimers()
    const orders = [poster]
    show(orders)
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(box(/^Processed.*Café Luna/).checked).toBe(false)
    orders.splice(0, 1, { ...poster, id: id(22), companyName: 'Nuova' }, { ...poster, processed: 1 })
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect(box(/^Processed.*Nuova/).checked).toBe(false)
    expect(box(/^Processed.*Café Luna/).checked).toBe(true)
  })

  it('does not undo on screen what is changed while the list is being read', async () => {
    let reading: PromiseWithResolvers<void> | undefined
    const list = answer(listPrintOrders, async () => {
      await reading?.promise
      return { items: [poster] }
    })
    const change = answer(setPrintOrderProcessed, ({ params, body }) => ({ ...params, ...body }))
    renderScreen(
      '/admin/print-orders',
      PrintOrdersPanel,
      [...platform(2), list, change],
      createQueryClient(0),
    )
    await panel()
    reading = Promise.withResolvers()
    returnToPage()
    await userEvent.click(box(/^Processed.*Café Luna/))
    expect(await screen.findByText('Order status updated')).toBeTruthy()
    await act(async () => reading?.resolve())
    expect(box(/^Processed.*Café Luna/).checked).toBe(true)
  })
})

it('shows nine columns, and is open when there are new orders', async () => {
  show([poster, sticker])
  expect((await panel()).textContent).toBe('Print Orders1 New')
  expect(await isOpen()).toBe(true)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    'Preview,Date,Company,Item,Qty,Price,Contact,Address,Processed'.split(','),
  )
  const row = within(screen.getByRole('row', { name: /Café Luna/ }))
  const order = ['Mar 2, 2026', 'Poster (18"x24")', '5', '$54.00']
  const customer = ['Ada Palmer', 'ada@example.com', '+49 30 1234567', 'Harbour Street 1']
  for (const text of [...order, ...customer]) expect(row.getByText(text)).toBeTruthy()
  expect(row.getByTitle('Poster (18"x24", quantity: 5)')).toBeTruthy()
  expect(box(/^Processed.*Café Luna/).checked).toBe(false)
  expect(box(/^Processed.*Sole/).checked).toBe(true)
})

it('shows which placements an order is for, and how many pieces each gets', async () => {
  const placements = { count: 5, names: 'Table 1–4, Counter' }
  show([
    { ...poster, quantity: 12, placements },
    { ...sticker, processed: 0, placements: { count: 1, names: 'Window' } },
  ])
  await panel()
  const row = within(screen.getByRole('row', { name: /Café Luna/ }))
  expect(row.getByTitle('Table 1–4, Counter').textContent).toBe('5 codes: Table 1–4, Counter')
  expect(row.getByText('3 each for the first 2, 2 each for the other 3')).toBeTruthy()
  expect(within(screen.getByRole('row', { name: /Sole/ })).getByTitle('Window').textContent).toBe(
    'For Window',
  )

  await userEvent.click(row.getByRole('button', { name: /^Preview/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Café Luna' }))
  expect(
    dialog.getByText(
      '5 codes, a page of the print file each, in this order: 3 each for the first 2, 2 each for the other 3. The picture shows one of them.',
    ),
  ).toBeTruthy()
})

it('is open without new orders, and closes on request', async () => {
  show([sticker])
  expect((await panel()).textContent).toBe('Print Orders')
  expect(screen.getByText('$22.79')).toBeTruthy()
  await userEvent.click(await panel())
  expect(await isOpen()).toBe(false)
})

it("says that a confirmation was rejected, with the mail server's message", async () => {
  const error = "Can't send mail - all recipients were rejected: 550 5.1.1 No such mailbox"
  const confirmed = { ...sticker, id: id(22), companyName: 'Confirmed' }
  show([{ ...poster, confirmation: { state: 'failed', error } }, confirmed])
  await panel()
  const row = within(screen.getByRole('row', { name: /Café Luna/ }))
  expect(row.getByText('Confirmation not delivered')).toBeTruthy()
  expect(row.getByText(error)).toBeTruthy()
  expect(within(screen.getByRole('row', { name: /Confirmed/ })).queryByText(/^Confirmation /)).toBeNull()
})

it('becomes cards when there is no room for a table', async () => {
  const wide = window.matchMedia
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(wide(media), { matches: false }))
  show([poster])
  const card = within(await screen.findByRole('listitem', { name: /Café Luna/ }))
  expect(card.getByText('$54.00')).toBeTruthy()
  expect(card.getByLabelText('Processed')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

describe('processing', () => {
  it('updates optimistically, closes the panel with the last one and moves focus to it', async () => {
    let answerNow = () => {}
    show([poster], () => new Promise<void>((resolve) => (answerNow = resolve)))
    await panel()
    await userEvent.click(box(/^Processed.*Café Luna/))
    expect(await isOpen()).toBe(false)
    expect((await panel()).textContent).toBe('Print Orders')
    expect(document.activeElement).toBe(await panel())
    expect(screen.queryByText('Order status updated')).toBeNull()
    answerNow()
    expect(await screen.findByText('Order status updated')).toBeTruthy()
  })

  it('can be reverted, which opens the panel again', async () => {
    show([{ ...poster, processed: 1 }])
    await panel()
    await userEvent.click(box(/^Processed.*Café Luna/))
    expect((await panel()).textContent).toBe('Print Orders1 New')
    expect(await isOpen()).toBe(true)
    expect(await screen.findByText('Order status updated')).toBeTruthy()
    expect(box(/^Processed.*Café Luna/).checked).toBe(false)
  })

  it('is rolled back when the server fails', async () => {
    show([poster, { ...poster, id: id(22), companyName: 'Bar' }], () =>
      Promise.reject(new ApiError('The database is down.', { status: 503 })),
    )
    await panel()
    await userEvent.click(box(/^Processed.*Café Luna/))
    expect(await screen.findByText('Failed to update order status')).toBeTruthy()
    expect(screen.getByText('The database is down.')).toBeTruthy()
    expect(box(/^Processed.*Café Luna/).checked).toBe(false)
    expect((await panel()).textContent).toBe('Print Orders2 New')
  })
})

describe('the picture', () => {
  it('opens large, and downloads under company and item', async () => {
    show([poster])
    await panel()
    await userEvent.click(screen.getByRole('button', { name: /^Preview Poster/ }))
    const dialog = within(screen.getByRole('dialog', { name: 'Café Luna' }))
    expect(dialog.getByRole('img').getAttribute('src')).toBe('/api/images/poster')
    const download = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Download' })
    expect(download.getAttribute('href')).toBe('/api/images/poster')
    expect(download.download).toBe('cafe-luna-poster-18x24-quantity-5.png')
    expect(dialog.getByRole('link', { name: 'Print file (PDF)' }).getAttribute('href')).toBe(
      `/api/admin/print-orders/${poster.id}/print-file.pdf`,
    )
  })

  it.each([
    ['differs', 'QR code points elsewhere'],
    ['unreadable', 'QR code unreadable'],
  ] as const)('has a warning when its QR code %s', async (qrCheck, warning) => {
    show([{ ...poster, qrCheck }])
    expect(await screen.findByText(warning)).toBeTruthy()
  })
})

it.each([
  ['All orders as CSV', /^All orders/, false],
  ['Print file', /^Print file: Poster/, false],
  ['Print file of the preview', 'Print file (PDF)', true],
  ['Package', /^Package: Poster/, false],
])('says why a download fails: %s', async (_, name, inPreview) => {
  const busy = () => Promise.reject(new ApiError('Please try again in a minute.', { status: 503 }))
  show(
    [poster],
    undefined,
    answer(exportPrintOrdersCsv, busy),
    answer(getPrintFile, busy),
    answer(getPrintPackage, busy),
  )
  await panel()
  if (inPreview) await userEvent.click(screen.getByRole('button', { name: /^Preview Poster/ }))
  await userEvent.click(screen.getByRole('link', { name }))
  expect(await screen.findByText('Download failed')).toBeTruthy()
  expect(screen.getByText('Please try again in a minute.')).toBeTruthy()
})

it('offers the package of the selected orders', async () => {
  const asked: unknown[] = []
  const busy = ({ body }: { body: unknown }) => {
    asked.push(body)
    return Promise.reject(new ApiError('Please try again in a minute.', { status: 503 }))
  }
  show([poster, sticker], undefined, answer(makePrintPackages, busy))
  await panel()
  expect(screen.queryByRole('region', { name: 'Selected orders' })).toBeNull()
  expect(screen.getAllByText('Select')).toHaveLength(2)
  await userEvent.click(box(/^Select Poster/))
  await userEvent.click(box(/^Select Sticker/))
  expect(screen.getByText('2 selected')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Download packages' }))
  expect(await screen.findByText('Download failed')).toBeTruthy()
  expect(asked).toEqual([{ ids: [poster.id, sticker.id] }])
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(box(/^Select Poster/).checked).toBe(false)
  expect(screen.queryByText('2 selected')).toBeNull()
})

it('retries on request', async () => {
  let up = false
  renderScreen('/admin/print-orders', PrintOrdersPanel, [
    answer(getOverview, () => ({ companies: 1, unprocessedOrders: 1 })),
    answer(listPrintOrders, () =>
      up ? { items: [poster] } : Promise.reject(new ApiError('The database is down.', { status: 503 })),
    ),
  ])
  expect(await screen.findByText('The database is down.')).toBeTruthy()
  up = true
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('$54.00')).toBeTruthy()
})

describe('as a queue', () => {
  const rows = () => screen.getAllByRole('row').length - 1
  const orders: PrintOrder[] = Array.from({ length: 12 }, (_, n) => ({
    ...poster,
    id: id(200 + n),
    companyName: `Company ${n}`,
    processed: n % 2 === 0 ? 0 : 1,
  }))

  it('loads more on request', async () => {
    renderScreen('/admin/print-orders', PrintOrdersPanel, [
      ...platform(6),
      answer(listPrintOrders, ({ query: { cursor } }) =>
        cursor ? { items: orders.slice(10) } : { items: orders.slice(0, 10), nextCursor: 'second' },
      ),
    ])
    await panel()
    expect(rows()).toBe(10)
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(rows()).toBe(12))
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it('filters for new ones, which stay listed while they are processed', async () => {
    show(orders.slice(0, 4))
    await panel()
    expect(rows()).toBe(4)
    await userEvent.click(screen.getByRole('radio', { name: 'New' }))
    await waitFor(() => expect(rows()).toBe(2))
    await userEvent.click(box(/^Processed.*Company 0/))
    expect(await screen.findByText('Order status updated')).toBeTruthy()
    expect(box(/^Processed.*Company 0/).checked).toBe(true)
    expect(rows()).toBe(2)
  })

  it('undoes a change from the toast', async () => {
    show([poster, sticker])
    await panel()
    await userEvent.click(box(/^Processed.*Café Luna/))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await panel()).textContent).toBe('Print Orders1 New'))
    expect(await isOpen()).toBe(true)
    expect(box(/^Processed.*Café Luna/).checked).toBe(false)
  })
})
