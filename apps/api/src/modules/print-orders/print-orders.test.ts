import { randomUUID } from 'node:crypto'
import { getOverview } from '@candour/schemas/platform.ts'
import { listPrintOrders, setPrintOrderProcessed } from '@candour/schemas/print-orders.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { readPages, testApp } from '#test/app.ts'

let luna: { id: string }
let sole: { id: string }
const t = await testApp()
const operator = await t.signInAs({ role: 'superadmin' })
;[luna, sole] = [await t.make.company({ name: 'Café Luna' }), await t.make.company({ name: 'Sole' })]
beforeEach(async () => {
  await t.owner.deleteFrom('print_orders').execute()
})

const at = (day: number) => new Date(Date.UTC(2026, 0, day))

async function idsPageByPage(limit: number, processed?: '0' | '1'): Promise<string[]> {
  const orders = await readPages(operator.call, listPrintOrders, { limit, processed, images: 'link' })
  return orders.map(({ id }) => id)
}

describe('the list', () => {
  it('has every field of the order, with the image embedded', async () => {
    const { id } = await t.make.printOrder(luna, { createdAt: at(1) })
    expect((await operator.call(listPrintOrders, { query: {} })).body).toEqual([
      {
        id,
        companyId: luna.id,
        companyName: 'Café Luna',
        createdAt: '2026-01-01T00:00:00.000Z',
        itemType: 'Poster (18"x24", quantity: 5)',
        quantity: 5,
        priceInCents: 5400,
        imageData: expect.stringMatching(/^data:image\/png;base64,/),
        billingCompanyName: 'Café Luna GmbH',
        billingContactName: 'Ada Palmer',
        billingEmail: 'ada@example.com',
        billingPhone: '+49 30 1234567',
        billingAddress: 'Harbour Street 1\n10115 Berlin',
        processed: 0,
        state: 'placed',
        late: false,
        printer: null,
        qrCheck: null,
        confirmation: null,
      },
    ])
  })

  it('is narrowed to a company', async () => {
    await t.make.printOrder(luna)
    const other = await t.make.company()
    const { id } = await t.make.printOrder(other)
    const query = { companyId: other.id.toUpperCase(), processed: '0' } as const
    const { body } = await operator.call(listPrintOrders, { query })
    expect(body.map((order) => order.id)).toEqual([id])
  })

  it('returns a link to the image on request', async () => {
    await t.make.printOrder(luna)
    const { body } = await operator.call(listPrintOrders, { query: { images: 'link' } })
    expect(body[0]).not.toHaveProperty('imageData')
    const picture = await t.app.inject(body[0]?.imageUrl ?? '')
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
  })

  it('can be filtered by new or processed, newest first, page by page', async () => {
    const made = []
    for (const n of [4, 3, 2, 1]) {
      made.push(await t.make.printOrder(n % 2 ? luna : sole, { createdAt: at(n), processed: n % 2 === 1 }))
    }
    const [a, b, c, d] = made.map(({ id }) => id)
    expect(await idsPageByPage(1, '0')).toEqual([a, c])
    expect(await idsPageByPage(1, '1')).toEqual([b, d])
  })

  it('covers all companies newest first, page by page, including equal timestamps', async () => {
    const made = []
    for (const [company, day] of [
      [luna, 3],
      [sole, 4],
      [sole, 1],
      [luna, 2],
      [sole, 2],
    ] as const) {
      made.push({ ...(await t.make.printOrder(company, { createdAt: at(day) })), day })
    }
    const newestFirst = made.toSorted((a, b) => b.day - a.day || (a.id < b.id ? 1 : -1)).map(({ id }) => id)
    expect(await idsPageByPage(2)).toEqual(newestFirst)
    expect(await idsPageByPage(100)).toEqual(newestFirst)
  })

  it('ends a page early when its images get large, and loses none', async () => {
    const picture = (n: number) => Buffer.alloc(3 * 1024 * 1024, n)
    for (const n of [1, 2, 3, 4]) {
      await t.make.printOrder(luna, { createdAt: at(n), picture: picture(n) })
    }
    const first = await operator.call(listPrintOrders, { query: {} })
    expect(first.body.map(({ createdAt }) => createdAt)).toEqual([at(4).toISOString(), at(3).toISOString()])
    const cursor = first.headers['x-next-cursor']?.toString()
    const second = await operator.call(listPrintOrders, { query: { cursor } })
    expect(second.body.map(({ createdAt }) => createdAt)).toEqual([at(2).toISOString(), at(1).toISOString()])
    expect(second.headers['x-next-cursor']).toBeUndefined()
  })

  it('no longer has the orders of a deleted company', async () => {
    const gone = await t.make.company()
    await t.make.printOrder(gone)
    const { id } = await t.make.printOrder(luna)
    await t.owner.deleteFrom('companies').where('id', '=', gone.id).execute()
    expect(await idsPageByPage(10)).toEqual([id])
  })
})

describe('processing', () => {
  const unprocessed = async () => (await operator.call(getOverview, {})).body.unprocessedOrders
  const listed = async () => (await operator.call(listPrintOrders, { query: { images: 'link' } })).body[0]

  it('can be set and reverted, and is counted', async () => {
    const { id } = await t.make.printOrder(luna)
    await t.make.printOrder(sole, { processed: true, createdAt: at(1) })
    expect(await unprocessed()).toBe(1)
    for (const processed of [1, 1, 0] as const) {
      const answer = await operator.call(setPrintOrderProcessed, { params: { id }, body: { processed } })
      expect([answer.status, answer.body]).toEqual([200, { id, processed }])
      expect(await listed()).toMatchObject({ id, processed })
      expect(await unprocessed()).toBe(1 - processed)
    }
  })

  it('accepts only 0 and 1, and answers 404 for an unknown order', async () => {
    const { id } = await t.make.printOrder(luna)
    for (const processed of [2, -1, '1', true, null]) {
      const body = { processed: processed as never }
      const { status } = await operator.call(setPrintOrderProcessed, { params: { id }, body })
      expect(status, String(processed)).toBe(400)
    }
    expect(await unprocessed()).toBe(1)
    const missing = await operator.call(setPrintOrderProcessed, {
      params: { id: randomUUID() },
      body: { processed: 1 },
    })
    expect([missing.status, missing.body.message]).toEqual([404, 'Print order not found'])
  })
})
