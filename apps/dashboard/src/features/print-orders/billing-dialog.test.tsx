import { ApiError } from '@candour/api-client/call.ts'
import { answer, type Handler } from '@candour/api-client/testing.ts'
import {
  type Billing,
  getLastBilling,
  type PrintRequest,
  requestPrint,
} from '@candour/schemas/print-orders.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { BillingDialog } from '#features/print-orders/billing-dialog.tsx'
import { id, luna } from '#test/fixtures.ts'
import { renderScreen } from '#test/render-screen.tsx'

const ada: Billing = {
  companyName: 'Café Luna GmbH',
  contactName: 'Ada Palmer',
  email: 'ada@example.com',
  phone: '+49 30 1234567',
  address: 'Harbour Street 1\n10115 Berlin',
}
const picture = 'data:image/png;base64,iVBORw0KGgo='

let sent: PrintRequest[]
beforeEach(() => {
  sent = []
})

const taking = (reply: (body: PrintRequest) => Promise<void> | void = () => {}) =>
  answer(requestPrint, async ({ body }) => {
    sent.push(body)
    await reply(body)
    return {
      id: id(1),
      companyId: body.companyId,
      createdAt: '2026-03-01T12:00:00Z',
      itemType: body.itemType,
      quantity: body.quantity,
      priceInCents: 2279,
      processed: 0 as const,
      imageUrl: '/api/images/1',
    }
  })

async function open(given: { billing?: Billing | null; readable?: boolean }, ...handlers: Handler[]) {
  function Screen() {
    const [shown, setShown] = useState(true)
    return shown ? (
      <BillingDialog
        company={luna}
        kind="sticker"
        pack={{ quantity: 12, priceInCents: 2279 }}
        layout="ring"
        takePicture={() => (given.readable === false ? undefined : picture)}
        onClose={() => setShown(false)}
      />
    ) : null
  }
  renderScreen('/dashboard/materials', Screen, [
    ...handlers,
    answer(getLastBilling, () => ({ billing: given.billing ?? null })),
  ])
  return screen.findByRole('button', { name: 'Submit Order' })
}

it('asks for whatever is missing', async () => {
  const submit = await open({}, taking())
  const company = screen.getByLabelText<HTMLInputElement>('Company Name')
  expect([company.value, company.readOnly]).toEqual(['Café Luna', true])
  await userEvent.type(screen.getByLabelText('Phone'), '12345')
  await userEvent.click(submit)
  for (const message of [
    'Contact name is required',
    'Valid email is required',
    'Phone number is required',
    'Address is required',
  ]) {
    expect(await screen.findByText(message)).toBeTruthy()
  }
  expect(sent).toEqual([])
})

it('orders once with what is remembered, however often the button is pressed', async () => {
  const submit = await open({ billing: ada }, taking())
  await userEvent.dblClick(submit)
  expect(await screen.findByText('Order Submitted')).toBeTruthy()
  expect(screen.getByText('Your print order request has been sent successfully!')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    {
      companyId: luna.id,
      itemType: 'Sticker (3" circular, quantity: 12)',
      quantity: 12,
      price: 22.79,
      billing: { ...ada, companyName: 'Café Luna' },
      imageData: picture,
      layout: 'ring',
      orderKey: expect.any(String),
    },
  ])
})

it('sends no picture whose code cannot be read', async () => {
  await userEvent.click(await open({ billing: ada, readable: false }, taking()))
  expect(await screen.findByText('Order Failed')).toBeTruthy()
  expect(
    screen.getByText(
      'The QR code in this picture cannot be read. Please choose another layout and try again.',
    ),
  ).toBeTruthy()
  expect(sent).toEqual([])
})

it('keeps what was typed and its key when the connection fails', async () => {
  let up = false
  const flaky = taking(() => {
    if (!up) throw new ApiError('', { status: 0 })
  })
  const submit = await open({ billing: ada }, flaky)
  await userEvent.click(submit)
  expect(await screen.findByText('The connection failed. Please check that you are online.')).toBeTruthy()
  up = true
  await userEvent.click(submit)
  expect(await screen.findByText('Order Submitted')).toBeTruthy()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

it.each([
  ['The price of this pack has changed.', 'The price of this pack has changed.'],
  ['', 'Failed to submit print order. Please try again.'],
])('says why the server refused: %j', async (message, shown) => {
  const refusing = taking(() => {
    throw new ApiError(message, {
      status: 400,
      issues: [{ path: 'billing.email', message: 'Valid email is required' }],
    })
  })
  await userEvent.click(await open({ billing: ada }, refusing))
  expect(await screen.findByText('Order Failed')).toBeTruthy()
  expect(screen.getByText(shown)).toBeTruthy()
  expect(screen.getByText('Valid email is required')).toBeTruthy()
  expect(screen.getByRole('dialog')).toBeTruthy()
})
