import { createHash } from 'node:crypto'
import { ApiError } from '@candour/api-client/call.ts'
import { answer, type Handler, refusal } from '@candour/api-client/testing.ts'
import type { Scene } from '@candour/artwork/scene.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { getDashboardCompany } from '@candour/schemas/companies.ts'
import { listPlacements, type Placement } from '@candour/schemas/placements.ts'
import { getConfig } from '@candour/schemas/platform.ts'
import {
  type Billing,
  getLastBilling,
  listOwnPrintOrders,
  type OrderContent,
  type OwnPrintOrder,
  type PrintRequest,
  requestPrint,
} from '@candour/schemas/print-orders.ts'
import { getPrintPdf, preflightPrint } from '@candour/schemas/prints.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { BillingDialog } from '#features/print-orders/billing-dialog.tsx'
import type { Studio } from '#features/print-orders/studio.ts'
import { id, luna, placement, platform } from '#test/fixtures.ts'

const ada: Billing = {
  companyName: 'Café Luna GmbH',
  contactName: 'Ada Palmer',
  email: 'ada@example.com',
  phone: '+49 30 1234567',
  address: 'Harbour Street 1\n10115 Berlin',
}
const pressFile = '%PDF-1.6'
const sha256Of = (file: string) => createHash('sha256').update(JSON.stringify(file)).digest('hex')
const approvedSha256 = sha256Of(pressFile)

const box = { x: 0, y: 0, width: 3, height: 3 }
const scene: Scene = {
  piece: 'sticker',
  layout: 'ring',
  company: luna.name,
  title: luna.name,
  language: 'de',
  items: [],
  boxes: { media: box, bleed: box, trim: box, safe: box },
  cut: null,
  qr: { ...box, text: 'https://site.example/cafe-luna', modules: 21 },
  printedName: { text: luna.name, from: 'name' },
  omitted: '',
}
const studio: Studio = {
  layouts: { poster: [], sticker: [{ id: 'ring' }] },
  canPrint: () => true,
  formatLayouts: () => [],
  drawFormat: () => {
    throw new Error('not drawn here')
  },
  draw: () => scene,
  paint: () => {},
  readQr: () => null,
  toPdf: () => Promise.reject(new Error('This browser cannot draw images')),
  codePages: () => 1,
  drawCodes: () => undefined,
  codesToPdf: () => Promise.reject(new Error('This browser cannot draw images')),
}

const orderOf = ({ companyId, itemType, quantity }: PrintRequest): OwnPrintOrder => ({
  id: id(1),
  companyId,
  createdAt: '2026-03-01T12:00:00Z',
  itemType,
  quantity,
  priceInCents: 2279,
  processed: 0,
  state: 'placed',
  imageUrl: '/api/images/1',
})

let sent: PrintRequest[]
let ordered: OwnPrintOrder[]
let choosing: boolean
beforeEach(() => {
  sent = []
  ordered = []
  choosing = false
})

const taking = (reply: (body: PrintRequest) => Promise<void> | void = () => {}) =>
  answer(requestPrint, async ({ body }) => {
    sent.push(body)
    await reply(body)
    return orderOf(body)
  })

/** Finds the dialog's alert; the toast says the same but starts with its title. */
const alertOf = (sentence: string) =>
  screen.getAllByRole('alert').find((alert) => alert.textContent?.startsWith(sentence))

const unreadable = 'The QR code in this picture cannot be read. Please choose another layout and try again.'

interface Given {
  billing?: Billing | null
  readable?: boolean
  placements?: Placement[]
  scene?: Partial<Scene>
  withoutProof?: boolean
}

async function open(given: Given, ...handlers: Handler[]) {
  function Screen() {
    const [shown, setShown] = useState(true)
    return shown ? (
      <BillingDialog
        company={luna}
        kind="sticker"
        pack={{ quantity: 12, priceInCents: 2279 }}
        layout="ring"
        language="de"
        placementIds={(given.placements ?? []).map(({ id }) => id)}
        loadStudio={async () => ({
          ...studio,
          draw: () => ({ ...scene, ...given.scene }),
          readQr: () => (given.readable === false ? null : scene.qr.text),
        })}
        onOrdered={(order) => ordered.push(order)}
        onChooseCodes={() => {
          choosing = true
        }}
        onClose={() => setShown(false)}
        focusBack={() => {}}
      />
    ) : null
  }
  renderScreen('/dashboard/materials', Screen, [
    ...handlers,
    answer(listOwnPrintOrders, () => ({ items: [] })),
    answer(getLastBilling, () => ({ billing: given.billing ?? null })),
    answer(getConfig, () => platform),
    answer(getPrintPdf, () => pressFile),
    answer(preflightPrint, () => ({ findings: [], decodes: true })),
    answer(getDashboardCompany, () => luna),
    answer(listPlacements, () => ({ items: given.placements ?? [] })),
  ])
  if (!given.withoutProof) await screen.findByRole('img', { name: /^Proof for/ })
  return screen.findByRole('button', { name: 'Submit Order' })
}

const orderTerms = 'Delivered within 7 working days. Shipping included; VAT is added.'
it.each([
  ['the operator’s words', orderTerms, orderTerms],
  [
    'a sentence about who will tell them, without such words',
    null,
    `${platform.provider.name} will tell you the delivery time, shipping and tax by email`,
  ],
])('says delivery time, shipping and tax in %s', async (_, orderTerms, sentence) => {
  await open(
    {},
    answer(getConfig, () => ({ ...platform, orderTerms })),
  )
  expect(await screen.findByText(sentence)).toBeTruthy()
})

it('offers codes before the review page is printed, and closes for them', async () => {
  await open({}, taking())
  const question = 'This sticker will lead to your page without figures of its own. Choose a code?'
  expect(screen.getByText(question)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Choose a code' }))
  expect(choosing).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('does not offer codes where codes are printed', async () => {
  await open({ placements: [placement(1)] }, taking())
  expect(screen.queryByRole('button', { name: 'Choose a code' })).toBeNull()
})

it('requires the missing fields', async () => {
  const submit = await open({}, taking())
  const company = screen.getByLabelText<HTMLInputElement>('Company Name')
  expect([company.value, company.readOnly]).toEqual(['Café Luna', true])
  for (const name of ['Company Name', 'Contact Name', 'Address'])
    expect(screen.getByLabelText(name).dir).toBe('auto')
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

it('orders once with the remembered details, however often the button is pressed', async () => {
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
      imageData: expect.stringMatching(/^data:image\/png;base64,./),
      layout: 'ring',
      language: 'de',
      approvedSha256,
      orderKey: expect.any(String),
    },
  ])
})

it('does not order with an unreadable QR code', async () => {
  await userEvent.click(await open({ billing: ada, readable: false }, taking()))
  expect(await screen.findByText('Order Failed')).toBeTruthy()
  expect(alertOf(unreadable)).toBeTruthy()
  expect(sent).toEqual([])
})

it.each<[string, Partial<Scene>, string | undefined]>([
  ['as it is', {}, undefined],
  [
    'in another script',
    { omitted: '中文', printedName: { text: 'Zhongwen', from: 'address' } },
    'Your name cannot be printed in this script yet. The sticker will say “Zhongwen”.',
  ],
  [
    'in part',
    { omitted: '寿司寿', printedName: { text: 'Ήλιος', from: 'name' } },
    'These characters of your name cannot be printed yet: 寿 司. The sticker will say “Ήλιος”.',
  ],
])('shows what will be printed and that nothing is due now: a name %s', async (_, scene, note) => {
  await open({ billing: ada, scene }, taking())
  const dialog = screen.getByRole('dialog')
  const says = scene.printedName?.text ?? 'Café Luna'
  expect(dialog.textContent).toContain('12 stickers, 3 in, round$22.79')
  expect(dialog.textContent).toContain(
    `Layout: Ring, text: “${says}”, in DeutschInvoice by email, nothing to pay now`,
  )
  if (note) expect(dialog.textContent).toContain(note)
  else expect(dialog.textContent).not.toContain('cannot be printed')
})

it('says before ordering how the pieces are spread over the placements, and orders for them', async () => {
  const placements = [1, 2, 3, 4, 5].map((n) => placement(n))
  const submit = await open({ billing: ada, placements }, taking())
  const text = screen.getByRole('dialog', { name: 'Billing Information' }).textContent
  expect(text).toContain('For 5 codes: Table 1–5Stickers: 3 each for the first 2, 2 each for the other 3')
  await userEvent.click(submit)
  await waitFor(() => expect(ordered).toHaveLength(1))
  expect(sent[0]?.placementIds).toEqual(placements.map(({ id }) => id))
})

it('names a single placement', async () => {
  await open({ billing: ada, placements: [placement(7)] }, taking())
  const text = screen.getByRole('dialog', { name: 'Billing Information' }).textContent
  expect(text).toContain('For Table 7Invoice by email')
})

it('offers both orders when an earlier attempt was placed with different details', async () => {
  const contentOf = ({ billing, itemType, quantity, layout = '' }: PrintRequest): OrderContent => {
    return { billing, itemType, quantity, priceInCents: 2279, layout, placementIds: [], picture: 'ab' }
  }
  let stored: PrintRequest | undefined
  const server = taking((body) => {
    if (!stored) {
      stored = body
      throw new ApiError('', { status: 0 })
    }
    if (body.orderKey === stored.orderKey && body.billing.address !== stored.billing.address) {
      const conflict = { order: orderOf(stored), stored: contentOf(stored), sent: contentOf(body) }
      throw new ApiError('This order differs', { status: 409, conflict: { conflict } })
    }
  })
  await userEvent.click(await open({ billing: ada }, server))
  expect(await screen.findByText(/it will not be ordered twice/)).toBeTruthy()
  const address = screen.getByLabelText('Address')
  await userEvent.clear(address)
  await userEvent.type(address, 'Corrected Street 2')
  await userEvent.click(screen.getByRole('button', { name: 'Submit Order' }))
  const conflict = await screen.findByText('Your first order was already placed with different details.')
  expect(document.activeElement).toBe(conflict.parentElement)
  const shown = conflict.parentElement?.textContent
  expect(shown).toContain('First order: Harbour Street 1')
  expect(shown).toContain('Now: Corrected Street 2')
  expect(shown).not.toContain('Contact Name')
  expect(address).toHaveProperty('value', 'Corrected Street 2')
  expect(screen.getByRole('button', { name: 'Keep the first order' })).toBeTruthy()

  await userEvent.dblClick(screen.getByRole('button', { name: 'Order this as well' }))
  expect(await screen.findByText('Order Submitted')).toBeTruthy()
  expect(new Set(sent.map(({ orderKey }) => orderKey)).size).toBe(2)
  expect(sent.at(-1)?.billing.address).toBe('Corrected Street 2')
  expect(ordered).toHaveLength(1)
})

it('aborts a pending order on cancel, and says what that means', async () => {
  const signals: (AbortSignal | null | undefined)[] = []
  const submit = await open(
    { billing: ada },
    taking(() => new Promise(() => {})),
  )
  const { fetch } = globalThis
  globalThis.fetch = (target, init) => {
    signals.push(init?.signal)
    return fetch(target, init)
  }
  await userEvent.type(screen.getByLabelText('Phone'), '8')
  await userEvent.click(submit)
  await waitFor(() => expect(sent).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Order canceled')).toBeTruthy()
  expect(signals[0]?.aborted).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(ordered).toEqual([])
})

it('asks before discarding changes, but not remembered details', async () => {
  await open({ billing: ada }, taking())
  await userEvent.type(screen.getByLabelText('Contact Name'), ' Lovelace')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('alertdialog', { name: 'Discard changes?' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText('Contact Name')).toHaveProperty('value', 'Ada Palmer Lovelace')
  await userEvent.type(screen.getByLabelText('Contact Name'), '{Backspace>9/}')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('keeps the input and the order key when the connection fails', async () => {
  let up = false
  const flaky = taking(() => {
    if (!up) throw new ApiError('', { status: 0 })
  })
  const submit = await open({ billing: ada }, flaky)
  await userEvent.click(submit)
  expect(await screen.findByText('Order Failed')).toBeTruthy()
  expect(alertOf('The connection failed. Please check that you are online.')).toBeTruthy()
  up = true
  await userEvent.click(submit)
  expect(await screen.findByText('Order Submitted')).toBeTruthy()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

it.each([
  ['The price of this pack has changed.', 'The price of this pack has changed.'],
  ['', 'Failed to submit print order. Please try again.'],
])('says why the server rejected the order: %j', async (message, shown) => {
  const refusing = taking(() => {
    throw new ApiError(message, {
      status: 400,
      issues: [{ path: 'billing.email', message: 'Valid email is required' }],
    })
  })
  await userEvent.click(await open({ billing: ada }, refusing))
  expect(await screen.findByText('Order Failed')).toBeTruthy()
  expect(alertOf(shown)).toBeTruthy()
  expect(screen.getByText('Valid email is required')).toBeTruthy()
})

it('shows the new proof when the piece has changed, and orders only once that is approved', async () => {
  let [name, proofs] = ['one', 0]
  const submit = await open(
    { billing: ada },
    answer(getPrintPdf, () => {
      proofs += 1
      return name
    }),
    taking(({ approvedSha256 }) => {
      if (approvedSha256 !== sha256Of('another')) throw refusal('proof_changed')
    }),
  )
  name = 'another'
  await userEvent.click(submit)
  const note = await screen.findByText(/^The piece has changed in the meantime/)
  expect(document.activeElement).toBe(note)
  expect([proofs, ordered.length]).toEqual([2, 0])
  await userEvent.click(screen.getByRole('button', { name: 'Submit Order' }))
  expect(await screen.findByText('Order Submitted')).toBeTruthy()
  expect(sent.map(({ approvedSha256 }) => approvedSha256)).toEqual([sha256Of('one'), sha256Of('another')])
})

it('cannot be sent while the proof is being made', async () => {
  const made = Promise.withResolvers<void>()
  const submit = await open(
    { billing: ada, withoutProof: true },
    answer(getPrintPdf, async () => {
      await made.promise
      return pressFile
    }),
    taking(),
  )
  expect(submit).toHaveProperty('disabled', true)
  made.resolve()
  await waitFor(() => expect(submit).toHaveProperty('disabled', false))
  await userEvent.click(submit)
  expect(await screen.findByText('Order Submitted')).toBeTruthy()
})

it('orders nothing without a proof, says why there is none, and retries', async () => {
  let up = false
  const proofs = answer(getPrintPdf, () => {
    if (!up) throw refusal('overloaded')
    return pressFile
  })
  const submit = await open({ billing: ada, withoutProof: true }, proofs, taking())
  expect(await screen.findByText('The proof could not be loaded.')).toBeTruthy()
  await userEvent.click(submit)
  expect(alertOf('The proof is not ready yet.')).toBeTruthy()
  expect(sent).toEqual([])
  up = true
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('img', { name: 'Proof for Café Luna' })).toBeTruthy()
  await userEvent.click(submit)
  expect(await screen.findByText('Order Submitted')).toBeTruthy()
})

it('shows each page as it is now, enlarged on request', async () => {
  const placements = [placement(1), placement(2)]
  const renamed = placements.map((one) => ({ ...one, name: `${one.name}, window` }))
  await open(
    { placements },
    answer(listPlacements, () => ({ items: renamed.toReversed() })),
    taking(),
  )
  const picture = () => screen.getByRole('img', { name: /^Proof for/ })
  expect(picture().getAttribute('aria-label')).toBe('Proof for Table 1, window')
  const fitting = Number(picture().getAttribute('width'))
  expect(screen.getByRole('button', { name: 'Zoom out' })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(Number(picture().getAttribute('width'))).toBeGreaterThan(fitting)
  expect(screen.getByText('200 %')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Next code' }))
  expect(picture().getAttribute('aria-label')).toBe('Proof for Table 2, window')
  expect(screen.getByRole('img', { name: 'About its actual size, beside a coin' })).toBeTruthy()
})

it('says what a check of the piece has found before it is ordered', async () => {
  const asked: unknown[] = []
  await open(
    { billing: ada },
    answer(preflightPrint, ({ params, body }) => {
      asked.push([params.format, body.placementIds])
      return {
        findings: [{ level: 'warning', code: 'logo_resolution', message: 'English' } as const],
        decodes: true,
      }
    }),
  )
  expect(await screen.findByText(/^The logo is too small for its printed size/)).toBeTruthy()
  expect(asked).toEqual([['sticker_3in', []]])
})
