import { randomUUID } from 'node:crypto'
import { getMe } from '@candour/schemas/accounts.ts'
import { listCompanies } from '@candour/schemas/companies.ts'
import {
  cancelOrder,
  exportPrintOrdersCsv,
  getOwnPrintOrder,
  getPrintFile,
  getPrintOrder,
  getPrintPackage,
  listOwnPrintOrders,
  listPrintOrders,
  makePrintPackages,
  nextStates,
  type OrderState,
  orderState,
  setPrintOrderProcessed,
  updatePrintOrder,
} from '@candour/schemas/print-orders.ts'
import { addPrinter, listPrinters, removePrinter } from '@candour/schemas/printers.ts'
import { listReviews } from '@candour/schemas/reviews.ts'
import { createUser, linkUser, listUsers, updateUser } from '@candour/schemas/users.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { lateBefore } from '#modules/print-orders/late.ts'
import { testApp } from '#test/app.ts'
import { deliverTo, receiveMails } from '#test/mail-server.ts'

const t = await testApp()
const luna = await t.make.company({ name: 'Café Luna' })
const query = { companyId: luna.id }
const owner = await t.signInAs({ companies: [luna] })
const operator = await t.signInAs({ role: 'superadmin', email: 'operator@example.com' })
const printer = await t.signInAs({ role: 'printer', email: 'printer@example.com' })
const otherPrinter = await t.signInAs({ role: 'printer' })
beforeEach(async () => {
  await t.owner.deleteFrom('print_orders').execute()
  await t.owner.deleteFrom('mails').execute()
})

const update = (id: string, body: Parameters<typeof operator.call<typeof updatePrintOrder>>[1]['body']) =>
  operator.call(updatePrintOrder, { params: { id }, body })

async function orderIn(state: OrderState): Promise<string> {
  const { id } = await t.make.printOrder(luna)
  await t.owner.updateTable('print_orders').set({ state }).where('id', '=', id).execute()
  return id
}

const stateOf = async (id: string) => {
  const { body } = await operator.call(getPrintOrder, { params: { id } })
  return [body.state, body.processed]
}

const mails = () =>
  t.owner.selectFrom('mails').select(['kind', 'detail', 'recipient']).orderBy('id').execute()

describe('a change of state', () => {
  const states = orderState.options
  const pairs = states.flatMap((from) => states.map((to) => [from, to] as const))
  const allowed = [
    ...['placed in_production', 'placed shipped', 'placed delivered', 'placed cancelled'],
    ...['in_production shipped', 'in_production delivered', 'shipped delivered'],
  ]

  it.each(pairs)('from %s to %s is possible only forward', async (from, to) => {
    const id = await orderIn(from)
    const answer = await update(id, { state: to, note: 'Because' })
    const isAllowed = allowed.includes(`${from} ${to}`)
    expect(nextStates(from).includes(to)).toBe(isAllowed)
    if (isAllowed) {
      expect([answer.status, answer.body.state]).toEqual([200, to])
      const isDone = to !== 'in_production'
      expect(await stateOf(id)).toEqual([to, isDone ? 1 : 0])
      expect(await mails()).toEqual([{ kind: 'order_state', detail: to, recipient: 'ada@example.com' }])
    } else {
      expect([answer.status, answer.body]).toMatchObject([409, { code: 'order_state_refused' }])
      expect((await stateOf(id))[0]).toBe(from)
      expect(await mails()).toEqual([])
    }
  })

  it.each(states)(
    'of an order that is %s, by its company, cancels it only while it is placed',
    async (state) => {
      const id = await orderIn(state)
      const answer = await owner.call(cancelOrder, {
        params: { id },
        query,
        body: { reason: 'Ordered twice' },
      })
      if (state === 'placed') {
        expect(answer).toMatchObject({
          status: 200,
          body: {
            state: 'cancelled',
            processed: 1,
            timeline: [{}, { state: 'cancelled', note: 'Ordered twice' }],
          },
        })
        expect(await mails()).toMatchObject([{ kind: 'order_state', detail: 'cancelled' }])
      } else {
        expect([answer.status, answer.body]).toMatchObject([409, { code: 'order_not_cancellable' }])
        expect((await stateOf(id))[0]).toBe(state)
        expect(await mails()).toEqual([])
      }
    },
  )

  it('needs a note to cancel', async () => {
    const id = await orderIn('placed')
    const answer = await update(id, { state: 'cancelled' })
    expect([answer.status, answer.body.issues]).toMatchObject([400, [{ path: 'note' }]])
  })

  it('appears in the timeline of the company and of the operators', async () => {
    const { id } = await t.make.printOrder(luna, { createdAt: new Date('2026-01-02T12:00:00Z') })
    await update(id, { state: 'in_production', note: 'On thick paper' })
    await update(id, { state: 'shipped', carrier: 'DHL', tracking: '0034' })
    const own = await owner.call(getOwnPrintOrder, { params: { id }, query })
    expect(own.body).toMatchObject({ id, state: 'shipped', processed: 1, carrier: 'DHL', tracking: '0034' })
    const at = expect.any(String)
    expect(own.body.timeline).toEqual([
      { state: 'placed', at: '2026-01-02T12:00:00.000Z', note: null },
      { state: 'in_production', at, note: 'On thick paper' },
      { state: 'shipped', at, note: null, carrier: 'DHL', tracking: '0034' },
    ])
    const { body } = await operator.call(getPrintOrder, { params: { id } })
    expect(body.timeline.map(({ by }) => by)).toEqual([null, operator.email, operator.email])
    const [listed] = (await owner.call(listOwnPrintOrders, { query })).body
    expect(listed).toMatchObject({ state: 'shipped', tracking: '0034' })
  })

  it('can be completed later, without another mail, but not before there is anything to complete', async () => {
    const id = await orderIn('placed')
    expect((await update(id, { tracking: '0034' })).body.code).toBe('order_state_refused')
    await update(id, { state: 'shipped', carrier: 'DHL', tracking: '0035' })
    const { status, body } = await update(id, { tracking: '0034' })
    expect([status, body.tracking, body.timeline[1]]).toMatchObject([
      200,
      '0034',
      { state: 'shipped', carrier: 'DHL', tracking: '0034' },
    ])
    expect(await mails()).toHaveLength(1)
  })

  it.each<[string, OrderState[]]>([
    ['the same state', ['shipped', 'shipped']],
    ['two states', ['cancelled', 'in_production']],
  ])('to %s at once succeeds for one operator, and mails once', async (_, [first, second]) => {
    for (let n = 0; n < 5; n += 1) {
      await t.owner.deleteFrom('mails').execute()
      const id = await orderIn('placed')
      const answers = await Promise.all(
        [first, second].map((state) => update(id, { ...(state && { state }), note: 'So' })),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const refused = answers.find(({ status }) => status === 409)?.body.code
      expect(['order_state_refused', 'order_changed']).toContain(refused)
      const won = answers.find(({ status }) => status === 200)?.body.state
      expect((await stateOf(id))[0]).toBe(won)
      expect(await mails()).toMatchObject([{ detail: won }])
    }
  })

  it('by the company and an operator at once succeeds for one of them', async () => {
    const id = await orderIn('placed')
    const answers = await Promise.all([
      owner.call(cancelOrder, { params: { id }, query, body: {} }),
      update(id, { state: 'in_production' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await mails()).toHaveLength(1)
  })

  it('is mailed once each, also if the mail server is down at first', async () => {
    const down = deliverTo(t, 'smtp://127.0.0.1:1')
    const id = await orderIn('placed')
    for (const state of ['in_production', 'shipped', 'delivered'] as const) {
      const said = state === 'shipped' && { carrier: 'DHL', tracking: '0034' }
      expect((await update(id, { state, ...said })).status).toBe(200)
    }
    const tries = () => t.owner.selectFrom('mails').select(['state', 'attempts']).execute()
    await expect
      .poll(async () => (await tries()).every(({ state, attempts }) => state === 'queued' && attempts > 0))
      .toBe(true)
    await down.delivery.stop()
    await t.sql`update mails set next_attempt_at = now()`
    await using server = await receiveMails(t)
    await expect.poll(async () => (await tries()).every(({ state }) => state === 'sent')).toBe(true)
    expect(server.received.map(({ subject }) => subject).toSorted()).toEqual([
      'Your print order for Café Luna has arrived',
      'Your print order for Café Luna is being made',
      'Your print order for Café Luna is on its way',
    ])
    const shipped = server.received.find(({ subject }) => subject?.endsWith('way'))
    expect(shipped?.envelope.to).toEqual(['ada@example.com'])
    expect(shipped?.text).toContain('Carrier: DHL\nTracking number: 0034\n')
  })

  it('is not mailed to a billing contact that was erased', async () => {
    const id = await orderIn('placed')
    await t.sql`update print_orders set billing_email = 'erased@example.invalid'`
    await update(id, { state: 'shipped' })
    expect(await mails()).toEqual([])
  })

  it('is told to webhooks, each once', async () => {
    const { id: webhook } = await t.make.webhook(luna)
    await t.sql`update webhooks set events = ${['order.changed']} where id = ${webhook}`
    const id = await orderIn('placed')
    await t.owner.deleteFrom('deliveries').execute()
    await update(id, { state: 'in_production' })
    await owner.call(cancelOrder, { params: { id }, query, body: {} })
    await update(id, { state: 'shipped' })
    const told = await t.owner.selectFrom('deliveries').select(['type', 'data']).execute()
    expect(told).toMatchObject([
      { type: 'order.changed', data: { orderId: id } },
      { type: 'order.changed', data: { orderId: id } },
    ])
    await t.owner.deleteFrom('webhooks').execute()
  })

  it('can be made with a key of the operators, which has no address', async () => {
    const id = await orderIn('placed')
    const { key } = await t.make.apiKey({ by: operator })
    const answer = await t.app.inject({
      method: 'PATCH',
      url: `/api/admin/print-orders/${id}`,
      headers: { authorization: `Bearer ${key}` },
      payload: { state: 'shipped' },
    })
    expect([answer.statusCode, answer.json().timeline[1].by]).toEqual([200, null])
  })
})

describe('the check mark', () => {
  it('is set and taken away without changing the state, and set again by later states', async () => {
    const id = await orderIn('placed')
    const mark = (processed: 0 | 1) =>
      operator.call(setPrintOrderProcessed, { params: { id }, body: { processed } })
    expect([(await mark(1)).status, await stateOf(id)]).toEqual([200, ['placed', 1]])
    expect([(await mark(0)).status, await stateOf(id)]).toEqual([200, ['placed', 0]])
    await update(id, { state: 'shipped' })
    expect(await stateOf(id)).toEqual(['shipped', 1])
    expect([(await mark(0)).status, await stateOf(id)]).toEqual([200, ['shipped', 0]])
    const open = await operator.call(listPrintOrders, { query: { processed: '0' } })
    expect(open.body.map((order) => order.id)).toEqual([id])
    await update(id, { state: 'delivered' })
    expect(await stateOf(id)).toEqual(['delivered', 1])
  })
})

describe('a late order', () => {
  it.each([
    ['Monday 12:00', '2026-03-16T12:00:00Z', '2026-03-09T12:00:00Z'],
    ['Friday 12:00', '2026-03-20T12:00:00Z', '2026-03-13T12:00:00Z'],
    ['Saturday 12:00', '2026-03-21T12:00:00Z', '2026-03-16T12:00:00Z'],
    ['Sunday 12:00', '2026-03-22T12:00:00Z', '2026-03-16T12:00:00Z'],
  ])('on a %s has been in its state for five working days', (_, now, before) => {
    expect(lateBefore(new Date(now)).toISOString()).toBe(new Date(before).toISOString())
  })

  it('is marked and found, unless it is finished or nobody knows since when', async () => {
    const ids = new Map<OrderState, string>()
    for (const state of orderState.options) ids.set(state, await orderIn(state))
    await t.sql`update print_orders set state_since = now() - interval '8 days'`
    await orderIn('shipped')
    const unknown = await orderIn('shipped')
    await t.sql`update print_orders set state_since = null where id = ${unknown}`
    const { body } = await operator.call(listPrintOrders, { query: { late: 'true' } })
    const late = ['placed', 'in_production', 'shipped'] as const
    expect(new Set(body.map(({ id }) => id))).toEqual(new Set(late.map((state) => ids.get(state))))
    const all = (await operator.call(listPrintOrders, { query: {} })).body
    expect(all.filter((order) => order.late).map(({ id }) => id)).toEqual(body.map(({ id }) => id))
  })
})

describe('a printer', () => {
  const give = (id: string, printerId: string | null) => update(id, { printerId })

  it('sees only the orders given to them, without prices and phone numbers', async () => {
    const [mine, theirs] = [await orderIn('placed'), await orderIn('placed')]
    expect((await give(mine, printer.id)).body.printer).toEqual({ id: printer.id, email: printer.email })
    await give(theirs, otherPrinter.id)
    const { body } = await printer.call(listPrintOrders, { query: {} })
    expect(body.map(({ id }) => id)).toEqual([mine])
    expect(body[0]).not.toHaveProperty('billingPhone')
    expect(body[0]).not.toHaveProperty('priceInCents')
    expect(body[0]).toMatchObject({ billingContactName: 'Ada Palmer' })
    const one = await printer.call(getPrintOrder, { params: { id: mine } })
    expect([one.status, JSON.stringify(one.body)]).toEqual([200, expect.not.stringMatching(/\+49|price/i)])
    for (const id of [theirs, randomUUID()]) {
      const params = { id }
      const answers = [
        await printer.call(getPrintOrder, { params }),
        await printer.call(updatePrintOrder, { params, body: { state: 'shipped' } }),
        await printer.call(getPrintFile, { params }),
        await printer.call(getPrintPackage, { params }),
        await printer.call(makePrintPackages, { body: { ids: [mine, id] } }),
      ]
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    }
    expect((await stateOf(theirs))[0]).toBe('placed')
  })

  it('is mailed an order once for each time it is given to them, also if the mail server is down at first', async () => {
    const down = deliverTo(t, 'smtp://127.0.0.1:1')
    const [id, taken] = [await orderIn('placed'), await orderIn('placed')]
    // Two operators at once, and once more.
    await Promise.all([give(id, printer.id), give(id, printer.id)])
    await give(id, printer.id)
    await give(taken, otherPrinter.id)
    await give(taken, null)
    const waiting = () => t.owner.selectFrom('mails').select(['kind', 'attempts', 'state']).execute()
    await expect.poll(async () => (await waiting()).every(({ attempts }) => attempts > 0)).toBe(true)
    // What is no longer theirs is dropped.
    await expect.poll(async () => (await waiting()).map(({ kind }) => kind)).toEqual(['order_given'])
    await down.delivery.stop()
    await t.sql`update mails set next_attempt_at = now()`
    await using server = await receiveMails(t)
    await expect.poll(async () => (await waiting()).every(({ state }) => state !== 'queued')).toBe(true)
    expect(server.received.map(({ subject, envelope }) => [subject, envelope.to])).toEqual([
      ['A print order for you from Candour', [printer.email]],
    ])
    const [{ text } = { text: '' }] = server.received
    expect(text).toContain('Café Luna')
    expect(text).not.toMatch(/\+49|\$|ada@example|Ada Palmer/)
  })

  it('downloads the print file, moves the order on, and is named in the timeline', async () => {
    const id = await orderIn('placed')
    await give(id, printer.id)
    const file = await t.app.inject({
      url: `/api/admin/print-orders/${id}/print-file.pdf`,
      headers: { cookie: printer.cookie },
    })
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    const body = { state: 'shipped', carrier: 'DHL', tracking: '0034' } as const
    const moved = await printer.call(updatePrintOrder, { params: { id }, body })
    expect([moved.status, moved.body.timeline[1]]).toMatchObject([200, { ...body, by: printer.email }])
    expect(moved.body).not.toHaveProperty('billingPhone')
    expect(moved.body).not.toHaveProperty('priceInCents')
  })

  it('may neither give an order away, nor anything else', async () => {
    const id = await orderIn('placed')
    await give(id, printer.id)
    const params = { id }
    const answers = [
      await printer.call(updatePrintOrder, { params, body: { printerId: otherPrinter.id } }),
      await printer.call(setPrintOrderProcessed, { params, body: { processed: 1 } }),
      await printer.call(exportPrintOrdersCsv, {}),
      await printer.call(listCompanies, { query: {} }),
      await printer.call(listPrinters, {}),
      await printer.call(listReviews, { query }),
      await printer.call(getOwnPrintOrder, { params, query }),
      await printer.call(cancelOrder, { params, query, body: {} }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
    expect((await printer.call(getMe, {})).body).toMatchObject({ user: { role: 'printer' }, companies: [] })
  })

  it('no longer sees an order that is given to someone else, or once the account is another', async () => {
    const id = await orderIn('placed')
    await give(id, otherPrinter.id)
    await give(id, printer.id)
    expect((await otherPrinter.call(getPrintOrder, { params: { id } })).status).toBe(404)
    await give(id, null)
    expect((await printer.call(getPrintOrder, { params: { id } })).status).toBe(404)
    for (const printerId of [owner.id, randomUUID()]) {
      expect((await give(id, printerId)).body.code).toBe('printer_not_found')
    }
  })

  it('cannot become a member of a company, which they would not see', async () => {
    const given = { email: 'printer@example.com', companyId: luna.id }
    const invited = await operator.call(createUser, { body: given })
    expect([invited.status, invited.body.code]).toEqual([409, 'is_a_printer'])
    const params = { id: luna.id }
    const linked = await operator.call(linkUser, { params, body: { userId: printer.id } })
    expect([linked.status, linked.body.code]).toEqual([409, 'is_a_printer'])
    const found = await operator.call(listUsers, { query: { notInCompany: luna.id, search: 'printer@' } })
    expect(found.body).toEqual([])
  })

  it('is invited by mail, again until the password is set, and deleted', async () => {
    const body = { email: 'press@example.com' }
    const first = await operator.call(addPrinter, { body })
    expect([first.status, first.body]).toMatchObject([201, { ...body, state: 'invited' }])
    expect((await operator.call(addPrinter, { body })).body).toEqual(first.body)
    expect(await mails()).toEqual([{ kind: 'invitation', detail: null, recipient: null }])
    const refused = await operator.call(addPrinter, { body: { email: owner.email } })
    expect([refused.status, refused.body.code]).toEqual([409, 'not_a_printer'])
    const listed = (await operator.call(listPrinters, {})).body
    expect(listed.map(({ email }) => email)).toContain(body.email)

    const id = await orderIn('placed')
    await give(id, first.body.id)
    const removed = await operator.call(removePrinter, { params: { id: first.body.id } })
    expect(removed.status).toBe(200)
    expect((await operator.call(getPrintOrder, { params: { id } })).body.printer).toBeNull()
    const again = await operator.call(removePrinter, { params: { id: owner.id } })
    expect([again.status, again.body.code]).toEqual([404, 'printer_not_found'])
  })

  it('is made nowhere but there', async () => {
    const answer = await t.app.inject({
      method: updateUser.method,
      url: `/api/admin/users/${owner.id}`,
      headers: { cookie: operator.cookie },
      payload: { role: 'printer' },
    })
    expect(answer.statusCode).toBe(400)
  })
})
