import { createHash, randomUUID } from 'node:crypto'
import { decodeQr } from '@candour/artwork/decode-qr.ts'
import { openPage, rasterise, rasterisePage } from '@candour/artwork/test/read-pdf.ts'
import { updateDashboardCompany } from '@candour/schemas/companies.ts'
import { graceDays } from '@candour/schemas/deleted-companies.ts'
import type { Input } from '@candour/schemas/endpoint.ts'
import { itemTypeFor, packs } from '@candour/schemas/packs.ts'
import {
  exportPrintOrdersCsv,
  getLastBilling,
  getPrintFile,
  listOwnPrintOrders,
  listPrintOrders,
  type PrintRequest,
  requestPrint,
  setPrintOrderProcessed,
} from '@candour/schemas/print-orders.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import { createCanvas } from '@napi-rs/canvas'
import { beforeEach, describe, expect, it } from 'vitest'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { hideCompany } from '#modules/deleted-companies/repository.ts'
import { placeOrder } from '#modules/print-orders/place-order.ts'
import { buildTestApp, testApp } from '#test/app.ts'
import { deliverTo, receiveMails, startMailServer } from '#test/mail-server.ts'
import { greyJpeg, qrPicture } from '#test/picture.ts'
import { settlesUnlessLocked } from '#test/rollup.ts'

const t = await testApp({ SITE_ORIGIN: 'https://reviews.example' })
const luna = await t.make.company({ name: 'Café Luna', slug: 'cafe-luna' })
const other = await t.make.company()
const owner = await t.signInAs({ companies: [luna] })
const operator = await t.signInAs({ role: 'superadmin', email: 'operator@example.com' })
beforeEach(async () => {
  await t.owner.deleteFrom('print_orders').execute()
})

const billing = {
  companyName: 'Café Luna',
  contactName: 'Ada Palmer',
  email: 'ada@example.com',
  phone: '+49 30 1234567',
  address: 'Harbour Street 1\n10115 Berlin',
}
const picture = qrPicture('https://reviews.example/cafe-luna')

const five = (given: Partial<PrintRequest> = {}): PrintRequest => ({
  companyId: luna.id,
  itemType: itemTypeFor('poster', 5),
  quantity: 5,
  price: 54,
  billing,
  imageData: picture,
  ...given,
})

const listed = async () => (await operator.call(listPrintOrders, { query: { images: 'link' } })).body

it('is refused if the company is deleted while it is stored, and leaves nothing', async () => {
  const gone = await t.make.company()
  const member = await t.signInAs({ companies: [gone] })
  const imageData = qrPicture(`https://reviews.example/${gone.slug}`)
  let ordering: ReturnType<typeof member.call<typeof requestPrint>> | undefined
  await withPlatform(t.platformDb, system('deletion'), async (tx) => {
    await hideCompany(tx, gone.id, graceDays)
    ordering = member.call(requestPrint, { body: five({ companyId: gone.id, imageData }) })
    expect(await settlesUnlessLocked(t.owner, ordering)).toBe(false)
  })
  expect((await ordering)?.status).toBe(403)
  expect(await t.owner.selectFrom('print_orders').select('id').execute()).toEqual([])
})

describe('a print request', () => {
  it('of every pack is listed for operators at its exact price in cents', async () => {
    const all = (['poster', 'sticker'] as const).flatMap((kind) =>
      packs[kind].map((pack) => ({ ...pack, itemType: itemTypeFor(kind, pack.quantity) })),
    )
    for (const { itemType, quantity, priceInCents } of all) {
      const body = five({ itemType, quantity, price: priceInCents / 100 })
      const answer = await owner.call(requestPrint, { body })
      expect([answer.status, answer.body], itemType).toEqual([
        201,
        {
          id: expect.any(String),
          companyId: luna.id,
          createdAt: expect.any(String),
          itemType,
          quantity,
          priceInCents,
          processed: 0,
          state: 'placed',
          imageUrl: expect.stringMatching(/^\/api\/images\/[0-9a-f]{64}$/),
        },
      ])
    }
    const orders = await listed()
    expect(orders.map(({ itemType, priceInCents }) => [itemType, priceInCents])).toEqual(
      all.map(({ itemType, priceInCents }) => [itemType, priceInCents]).reverse(),
    )
    expect(orders[0]).toMatchObject({
      companyName: 'Café Luna',
      billingCompanyName: 'Café Luna',
      billingContactName: 'Ada Palmer',
      billingEmail: 'ada@example.com',
      billingPhone: '+49 30 1234567',
      billingAddress: 'Harbour Street 1\n10115 Berlin',
      processed: 0,
      qrCheck: 'matches',
      confirmation: { state: 'queued', error: null },
    })
    const [{ imageData } = {}] = (await operator.call(listPrintOrders, { query: { limit: 1 } })).body
    expect(imageData).toBe(picture)
  })

  it.each([
    ['matches', 'https://reviews.example/cafe-luna?source=poster'],
    ['differs', 'https://evil.example/cafe-luna'],
    ['differs', 'https://reviews.example/cafe-luna-2'],
    ['differs', 'just words'],
  ])('is accepted with a QR code that %s: %s', async (qrCheck, text) => {
    const answer = await owner.call(requestPrint, { body: five({ imageData: qrPicture(text) }) })
    expect(answer.status).toBe(201)
    expect((await listed()).map((order) => order.qrCheck)).toEqual([qrCheck])
  })

  it('is accepted with an image without a QR code, a JPEG, and one of 10 MB', async () => {
    const pictures = [
      greyJpeg,
      qrPicture('https://reviews.example/cafe-luna', { bytes: 10 * 1024 * 1024 - 5_000 }),
    ]
    for (const imageData of pictures) {
      expect((await owner.call(requestPrint, { body: five({ imageData }) })).status).toBe(201)
    }
    expect((await listed()).map((order) => order.qrCheck)).toEqual(['matches', 'unreadable'])
  })

  const png = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`
  const header = Buffer.from(picture.split(',')[1] ?? '', 'base64').subarray(0, 33)
  const reload = 'Please reload the page'
  it.each<[string, Partial<PrintRequest>, number, string]>([
    ['a changed price', { price: 53 }, 400, 'The price of this pack has changed'],
    ['a price in cents', { price: 5400 }, 400, 'The price of this pack has changed'],
    ['a price a little off', { price: 54.001 }, 400, 'The price of this pack has changed'],
    ['an unknown quantity', { quantity: 6, itemType: itemTypeFor('poster', 6) }, 400, reload],
    ['a quantity unlike its item', { quantity: 10, price: 78 }, 400, reload],
    [
      'a quantity of the other item',
      { quantity: 12, itemType: itemTypeFor('poster', 12), price: 22.79 },
      400,
      reload,
    ],
    ['an item named otherwise', { itemType: 'Poster (18x24, quantity: 5)' }, 400, reload],
    ['an unknown layout', { layout: 'ring' }, 400, 'This layout is not available'],
    ['a picture that is text', { imageData: png(Buffer.from('no picture')) }, 400, 'image'],
    ['a header without a picture', { imageData: png(header) }, 400, 'picture'],
    ['a drawing', { imageData: 'data:image/svg+xml;base64,PHN2Zy8+' }, 400, 'PNG or JPEG'],
    [
      'a drawing called a picture',
      { imageData: png(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')) },
      400,
      'image',
    ],
    ['no picture', { imageData: '' }, 400, 'PNG or JPEG'],
    ['no contact', { billing: { ...billing, contactName: ' ' } }, 400, 'Contact name is required'],
    ['a short phone number', { billing: { ...billing, phone: '12345' } }, 400, 'Phone number is required'],
    ['a bad address', { billing: { ...billing, address: 'x' } }, 400, 'Address is required'],
    ['a bad e-mail', { billing: { ...billing, email: 'ada' } }, 400, 'Valid email is required'],
    ['no company name', { billing: { ...billing, companyName: '' } }, 400, 'Company name is required'],
  ])(
    'with %s is rejected with a clear message, and nothing is stored',
    async (_, given, status, sentence) => {
      const images = () => t.owner.selectFrom('images').select('sha256').execute()
      const before = await images()
      const answer = await owner.call(requestPrint, { body: five(given) })
      expect(answer.status).toBe(status)
      expect(answer.body.message).toContain(sentence)
      expect(await listed()).toEqual([])
      expect(await images()).toEqual(before)
    },
  )

  it('of 11 MB is rejected before it is read', async () => {
    const imageData = qrPicture('https://reviews.example/cafe-luna', { bytes: 11_000_000 })
    const answer = await owner.call(requestPrint, { body: five({ imageData }) })
    expect([answer.status, answer.body.message]).toEqual([413, 'This is too large to send'])
    expect(await listed()).toEqual([])
  })

  it('with the same key is one order with one set of mails, even when sent concurrently', async () => {
    await t.owner.deleteFrom('mails').execute()
    const body = five({ orderKey: randomUUID() })
    const answers = await Promise.all(Array.from({ length: 10 }, () => owner.call(requestPrint, { body })))
    answers.push(await owner.call(requestPrint, { body }))
    expect(answers.map(({ status }) => status)).toEqual(Array(11).fill(201))
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
    expect(await listed()).toHaveLength(1)

    await using mails = await receiveMails(t)
    const two = [await mails.next(), await mails.next()]
    await expect
      .poll(() =>
        t.owner.selectFrom('mails').select(['kind', 'recipient', 'state']).orderBy('kind').execute(),
      )
      .toEqual([
        { kind: 'order_confirmation', recipient: 'ada@example.com', state: 'sent' },
        { kind: 'order_notice', recipient: 'operator@example.com', state: 'sent' },
      ])
    expect(mails.received).toHaveLength(2)
    const to = (email: string) => two.find((mail) => mail.envelope.to[0] === email)
    expect(to('ada@example.com')?.subject).toBe('Your print order for Café Luna')
    expect(to('ada@example.com')?.text).toContain('Item: Poster (18"x24", quantity: 5)\nPrice: $54.00\n')
    expect(to('ada@example.com')?.text).toContain(`/dashboard/materials?company=${luna.id}\n`)
    expect(to('operator@example.com')?.subject).toBe('New print order from Café Luna')
    expect(to('operator@example.com')?.text).toContain('/admin/print-orders')
    expect(to('operator@example.com')?.text).not.toContain('QR code')
  })
})

describe('a repeated order key', () => {
  const corrected = { ...billing, address: 'Harbour Street 2\n10115 Berlin' }
  const orders = () =>
    t.owner.selectFrom('print_orders').select(['order_key', 'billing_address as address']).execute()

  it.each<[string, Partial<PrintRequest>]>([
    ['a corrected address', { billing: corrected }],
    ['another pack', { itemType: itemTypeFor('poster', 10), quantity: 10, price: 78 }],
    ['another layout', { layout: 'arch' }],
    ['another picture', { imageData: greyJpeg }],
  ])('with %s is rejected, showing what was ordered and what was sent', async (_, given) => {
    const body = five({ orderKey: randomUUID() })
    const first = await owner.call(requestPrint, { body })
    const answer = await owner.call(requestPrint, { body: { ...body, ...given } })
    expect(answer.status).toBe(409)
    const { message, ...refusal } = answer.body
    expect(message).toBe('This order has already been placed with other details. Nothing was changed.')
    const { order, stored, sent } = requestPrint.conflict.parse(refusal).conflict
    expect(order).toEqual(first.body)
    expect(stored).toMatchObject({ itemType: itemTypeFor('poster', 5), priceInCents: 5400, billing })
    expect(sent).not.toEqual(stored)
    const { imageData: _picture, price: _price, ...shown } = given
    expect(sent).toMatchObject(shown)
    expect(await orders()).toHaveLength(1)
    // The original request still gets the original response.
    expect((await owner.call(requestPrint, { body })).body).toEqual(first.body)
  })

  it('with two contents concurrently orders one of them and shows it to the other', async () => {
    const orderKey = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        owner.call(requestPrint, { body: five({ orderKey, ...(index % 2 && { billing: corrected }) }) }),
      ),
    )
    const [order, ...more] = await orders()
    expect(more).toEqual([])
    const won = order?.address === corrected.address ? 1 : 0
    expect(answers.map(({ status }) => status)).toEqual(
      answers.map((_, index) => (index % 2 === won ? 201 : 409)),
    )
  })
})

describe('an order in another language', () => {
  it('is shown and printed in it', async () => {
    const body = five({ language: 'ar' })
    const answer = await owner.call(requestPrint, { body })
    expect([answer.status, answer.body]).toMatchObject([201, { language: 'ar' }])
    const id = answer.body.id
    expect((await owner.call(listOwnPrintOrders, { query: { companyId: luna.id } })).body).toMatchObject([
      { id, language: 'ar' },
    ])
    expect(await listed()).toMatchObject([{ id, language: 'ar' }])
    const url = getPrintFile.path.replace(':id', id)
    const { rawPayload } = await t.app.inject({ url, headers: { cookie: operator.cookie } })
    const { page, document } = await openPage(new Uint8Array(rawPayload))
    const { items } = await page.getTextContent()
    const text = items.flatMap((item) => ('str' in item ? [item.str] : [])).join('')
    for (const line of catalogues.ar.prints.question) expect(text).toContain(line)
    expect((await document.getMetadata()).info).toMatchObject({ Language: 'ar' })
  })

  it('differs from the same order in English, and refuses unknown languages', async () => {
    const orderKey = randomUUID()
    expect((await owner.call(requestPrint, { body: five({ orderKey }) })).status).toBe(201)
    expect((await owner.call(requestPrint, { body: five({ orderKey, language: 'en' }) })).status).toBe(201)
    const other = await owner.call(requestPrint, { body: five({ orderKey, language: 'de' }) })
    expect([other.status, other.body]).toMatchObject([
      409,
      { conflict: { stored: {}, sent: { language: 'de' } } },
    ])
    for (const language of ['xx', 'AR', 'en-US', '', null, 1]) {
      const refused = await owner.call(requestPrint, { body: five({ language: language as never }) })
      expect([refused.status, refused.body.issues], `${language}`).toMatchObject([
        400,
        [{ path: 'language', message: 'Please choose one of the languages' }],
      ])
    }
    expect(await listed()).toHaveLength(1)
  })
})

describe('an order for placements', () => {
  const codeUrl = (code: string) => `https://reviews.example/q/${code}`
  const tables = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) => t.make.placement(luna, { name: `Table ${index + 1}` })),
    )
  const forThese = (placements: { id: string; code: string }[], given: Partial<PrintRequest> = {}) =>
    five({
      itemType: itemTypeFor('sticker', 12),
      quantity: 12,
      price: 22.79,
      placementIds: placements.map(({ id }) => id),
      imageData: qrPicture(codeUrl(placements[0]?.code ?? '')),
      ...given,
    })
  const print = async (id: string) => {
    const url = getPrintFile.path.replace(':id', id)
    const { headers, rawPayload } = await t.app.inject({ url, headers: { cookie: operator.cookie } })
    return { name: headers['content-disposition'], pdf: new Uint8Array(rawPayload) }
  }

  it('is one order with a print file of a page for each, in order, as they were', async () => {
    await t.owner.deleteFrom('mails').execute()
    const [one, two, three, four, five] = await tables(5)
    if (!one || !two || !three || !four || !five) throw new Error('five tables')
    const chosen = [one, two, three, five, four]
    const answer = await owner.call(requestPrint, { body: forThese(chosen) })
    const placements = { count: 5, names: 'Table 1–3, Table 5, Table 4' }
    expect([answer.status, answer.body]).toMatchObject([
      201,
      { quantity: 12, priceInCents: 2279, placements },
    ])
    await t.sql`update placements set name = 'Renamed', archived = true where id = ${one.id}`
    expect(await listed()).toMatchObject([{ placements, qrCheck: 'matches' }])
    expect((await owner.call(listOwnPrintOrders, { query: { companyId: luna.id } })).body).toMatchObject([
      { placements },
    ])

    const { name, pdf } = await print(answer.body.id)
    expect(name).toBe('attachment; filename="cafe-luna-sticker-5-codes.pdf"')
    const { document } = await openPage(pdf)
    const read: (string | null)[] = []
    for (const number of chosen.keys()) {
      read.push(decodeQr(await rasterisePage(await document.getPage(number + 1), 200)))
    }
    expect(read).toEqual(chosen.map(({ code }) => codeUrl(code)))
    expect([document.numPages, (await document.getOutline()).map(({ title }) => title)]).toEqual([
      5,
      ['Table 1', 'Table 2', 'Table 3', 'Table 5', 'Table 4'],
    ])

    await using mails = await receiveMails(t)
    for (const { text } of [await mails.next(), await mails.next()]) {
      expect(text).toContain(
        '5 codes: Table 1–3, Table 5, Table 4\nPieces: 3 each for the first 2, 2 each for the other 3\n',
      )
      expect(text).not.toContain('QR code')
    }
  })

  it('for a single one prints its code', async () => {
    const [table] = await tables(1)
    if (!table) throw new Error('a table')
    const { body } = await owner.call(requestPrint, { body: forThese([table]) })
    expect(body.placements).toEqual({ count: 1, names: 'Table 1' })
    const { name, pdf } = await print(body.id)
    expect(name).toBe(`attachment; filename="cafe-luna-sticker-${table.code}.pdf"`)
    expect(decodeQr(await rasterise(pdf, 200))).toBe(codeUrl(table.code))
  })

  it('with an empty list is for the review page', async () => {
    const { body } = await owner.call(requestPrint, { body: five({ placementIds: [] }) })
    expect(body).not.toHaveProperty('placements')
    const [order] = await t.sql`select drawn_from from print_orders`
    expect(order?.drawn_from).not.toHaveProperty('placements')
    const [entry] = await t.sql`
      select changes from audit_entries where company_id = ${luna.id} and action = 'order.placed' order by seq desc`
    expect(entry?.changes).toEqual({ quantity: [null, 5], price: [null, 54] })
    expect(await listed()).toMatchObject([{ qrCheck: 'matches' }])
  })

  it('checks that the picture shows the code of one of them', async () => {
    const chosen = await tables(3)
    const check = async (picture: string) => {
      await owner.call(requestPrint, { body: forThese(chosen, { imageData: picture }) })
      return (await listed())[0]?.qrCheck
    }
    expect(await check(qrPicture(codeUrl(chosen[2]?.code ?? '')))).toBe('matches')
    expect(await check(qrPicture('https://reviews.example/cafe-luna'))).toBe('differs')
    expect(await check(qrPicture(codeUrl('ZZZZZZZZ')))).toBe('differs')
    expect(await check(greyJpeg)).toBe('unreadable')
  })

  it('tells operators about a picture with another code', async () => {
    await t.owner.deleteFrom('mails').execute()
    await owner.call(requestPrint, { body: forThese(await tables(2), { imageData: picture }) })
    await using mails = await receiveMails(t)
    const texts = [(await mails.next()).text, (await mails.next()).text].join()
    expect(texts).toContain(
      'The QR code in the ordered picture does not point to one of the ordered codes. The print file has the right codes.',
    )
  })

  it('rejects foreign, unknown, archived, repeated and too many placements, and stores nothing', async () => {
    const [table] = await tables(1)
    const foreign = await t.make.placement(other)
    const archived = await t.make.placement(luna, { archived: true })
    if (!table) throw new Error('a table')
    const many = Array.from({ length: 501 }, () => randomUUID())
    for (const [placementIds, status, message] of [
      [[table.id, foreign.id], 404, 'Placement not found'],
      [[table.id, randomUUID()], 404, 'Placement not found'],
      [[table.id, archived.id], 409, 'One of these codes has been archived'],
      [[table.id, table.id.toUpperCase()], 400, 'Please choose each code once'],
      [many.slice(0, 13), 400, 'This pack has fewer pieces than the codes you chose'],
      [many, 400, 'Please choose at most 500 codes'],
      [['Table 1'], 400, 'This id is not valid'],
    ] as const) {
      const body = forThese([table], { placementIds: [...placementIds] })
      const answer = await owner.call(requestPrint, { body })
      expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(message)])
    }
    expect(await listed()).toEqual([])
  })

  it('sent twice is one order, even when a placement was renamed or archived in between', async () => {
    const chosen = await tables(2)
    const body = forThese(chosen, { orderKey: randomUUID() })
    const first = await owner.call(requestPrint, { body })
    for (const { id } of chosen) {
      await t.sql`update placements set name = 'Moved', archived = true where id = ${id}`
    }
    const again = await owner.call(requestPrint, { body })
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(await listed()).toHaveLength(1)

    // Other placements, or the same in another sequence, make a different order.
    for (const placementIds of [undefined, [...(body.placementIds ?? [])].reverse()]) {
      const answer = await owner.call(requestPrint, { body: { ...body, placementIds } })
      expect(answer.status).toBe(409)
      const { stored, sent } = requestPrint.conflict.parse(answer.body).conflict
      expect([stored.placementIds, sent.placementIds]).toEqual([body.placementIds, placementIds ?? []])
    }
  })

  it('has a piece of the largest pack for each of 48 placements', async () => {
    const body = forThese(await tables(48), {
      itemType: itemTypeFor('sticker', 48),
      quantity: 48,
      price: 59.99,
    })
    const { body: order } = await owner.call(requestPrint, { body })
    expect(order.placements).toEqual({ count: 48, names: 'Table 1–48' })
    expect((await openPage((await print(order.id)).pdf)).document.numPages).toBe(48)
  })
})

it('does not store an order that was cancelled', async () => {
  const request = requestPrint.body.parse(five({ orderKey: randomUUID() }))
  await expect(placeOrder(t.deps, system('command'), request, () => true)).rejects.toMatchObject({
    code: 'cancelled',
  })
  expect(await listed()).toEqual([])
})

it("shows operators a rejected confirmation with the mail server's message", async () => {
  await using own = await buildTestApp()
  const company = await own.make.company()
  const asking = await own.signInAs({ companies: [company] })
  const looking = await own.signInAs({ role: 'superadmin' })
  const order = await asking.call(requestPrint, { body: five({ companyId: company.id }) })
  expect(order.status).toBe(201)
  await using mails = await startMailServer({
    onRcptTo: ({ address }, _, done) =>
      address === billing.email
        ? done(Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 }))
        : done(),
  })
  const { undelivered } = deliverTo(own, mails.url)
  const confirmation = async () =>
    (await looking.call(listPrintOrders, { query: { images: 'link' } })).body[0]?.confirmation
  await expect
    .poll(confirmation)
    .toEqual({ state: 'failed', error: expect.stringContaining('550 5.1.1 No such mailbox') })
  expect(undelivered).toMatchObject({ link: 0, account: 0, order: 1 })
})

describe('the company', () => {
  it('sees its orders and their state, newest first, page by page, and no others', async () => {
    await t.make.printOrder(other)
    const ids: string[] = []
    for (const quantity of [5, 10, 15] as const) {
      const { priceInCents = 0 } = packs.poster.find((pack) => pack.quantity === quantity) ?? {}
      const itemType = itemTypeFor('poster', quantity)
      const body = five({ itemType, quantity, price: priceInCents / 100 })
      ids.unshift((await owner.call(requestPrint, { body })).body.id)
    }
    await operator.call(setPrintOrderProcessed, { params: { id: ids[1] ?? '' }, body: { processed: 1 } })
    const first = await owner.call(listOwnPrintOrders, { query: { companyId: luna.id, limit: 2 } })
    expect(first.body.map(({ id, processed }) => [id, processed])).toEqual([
      [ids[0], 0],
      [ids[1], 1],
    ])
    const cursor = first.headers['x-next-cursor']?.toString()
    const second = await owner.call(listOwnPrintOrders, { query: { companyId: luna.id, limit: 2, cursor } })
    expect(second.body.map(({ id }) => id)).toEqual([ids[2]])
    expect(second.headers['x-next-cursor']).toBeUndefined()
  })

  it('gets the billing information of its last order', async () => {
    const last = async () =>
      (await owner.call(getLastBilling, { query: { companyId: luna.id } })).body.billing
    expect(await last()).toBeNull()
    await t.make.printOrder(other)
    expect(await last()).toBeNull()
    await owner.call(requestPrint, { body: five() })
    const changed = { ...billing, contactName: 'Grace Hill' }
    await owner.call(requestPrint, { body: five({ billing: changed }) })
    expect(await last()).toEqual(changed)
  })
})

it('is printed with the logo that the owner uploaded, not with the small one for screens', async () => {
  const canvas = createCanvas(1600, 400)
  canvas.getContext('2d').fillRect(0, 0, 800, 400)
  const logoUrl = canvas.toDataURL('image/png')
  const change = (body: Input<typeof updateDashboardCompany>['body']) =>
    owner.call(updateDashboardCompany, { query: { companyId: luna.id }, body })
  expect((await change({ logoUrl })).body.logoUrl?.length).toBeLessThan(logoUrl.length)
  const body = five({ orderKey: randomUUID() })
  const order = (await owner.call(requestPrint, { body })).body
  const url = getPrintFile.path.replace(':id', order.id)
  const printed = async () => {
    const { statusCode, rawPayload } = await t.app.inject({ url, headers: { cookie: operator.cookie } })
    expect(statusCode).toBe(200)
    return rawPayload.toString('latin1')
  }
  const before = await printed()
  expect(before).toMatch(/\/Width 1600\b/)
  // The order keeps its artwork even if the company changes, and sent again it is the same one.
  await change({ logoUrl: null, name: 'Latter name', brandColor: '#123456' })
  expect(await printed()).toBe(before)
  expect((await owner.call(requestPrint, { body })).body).toEqual(order)
  expect(await listed()).toHaveLength(1)
  await change({ name: 'Café Luna', brandColor: '#394CDC' })
  const row = await t.owner.selectFrom('print_orders').select('drawn_from').executeTakeFirstOrThrow()
  const sha256 = createHash('sha256')
    .update(Buffer.from(logoUrl.split(',')[1] ?? '', 'base64'))
    .digest('hex')
  expect(row.drawn_from).toMatchObject({ logo: sha256 })
})

describe('an operator', () => {
  const get = (url: string) => t.app.inject({ url, headers: { cookie: operator.cookie } })

  it("gets a print file with the company's data at the time of the order", async () => {
    const { id } = (await owner.call(requestPrint, { body: five({ layout: 'arch' }) })).body
    const rename = (name: string, slug: string) => t.setCompany(luna, { name, slug })
    await rename('Renamed', 'renamed')
    const file = await get(getPrintFile.path.replace(':id', id))
    await rename('Café Luna', 'cafe-luna')
    expect([file.statusCode, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="cafe-luna-poster.pdf"',
    ])
    const pdf = file.rawPayload.toString('latin1')
    expect(pdf.slice(0, 8)).toBe('%PDF-1.7')
    expect(pdf).toContain('/TrimBox [9 9 1305 1737]')
    const missing = await get(getPrintFile.path.replace(':id', randomUUID()))
    expect([missing.statusCode, missing.json()]).toEqual([
      404,
      { message: 'Print order not found', code: 'order_not_found' },
    ])
  })

  it('exports all orders for invoicing, without formulas', async () => {
    await owner.call(requestPrint, { body: five({ billing: { ...billing, contactName: '=1+1' } }) })
    const { body, headers } = await get(exportPrintOrdersCsv.path)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    const [header, row] = body.slice(1).split('\r\n')
    expect(body.codePointAt(0)).toBe(0xfeff)
    expect(header).toBe(
      'Order,Date,Time zone,Company,Item,Quantity,Price (USD),Billing company,Contact,Email,Phone,Address,Processed',
    )
    expect(row).toContain(
      ',UTC,Café Luna,"Poster (18""x24"", quantity: 5)",5,54.00,Café Luna,\'=1+1,ada@example.com,',
    )
  })
})
