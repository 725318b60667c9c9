import { randomBytes, randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { listOwnAudit } from '@candour/schemas/audit.ts'
import { updateCase, updateCases } from '@candour/schemas/cases.ts'
import { getCompany } from '@candour/schemas/companies.ts'
import { deleteCompany } from '@candour/schemas/deleted-companies.ts'
import { erasePerson } from '@candour/schemas/privacy.ts'
import { createReview } from '@candour/schemas/reviews.ts'
import { removeMember } from '@candour/schemas/team.ts'
import {
  companyWebhookEvents,
  createOperatorWebhook,
  createWebhook,
  deleteWebhook,
  listOperatorWebhookDeliveries,
  listWebhookDeliveries,
  listWebhooks,
  maxWebhooks,
  operatorWebhookEvents,
  replayWebhookDeliveries,
  replayWebhookDelivery,
  rotateWebhookSecret,
  testOperatorWebhook,
  testWebhook,
  updateWebhook,
  type WebhookDelivery,
  type WebhookPayload,
} from '@candour/schemas/webhooks.ts'
import { sql } from 'kysely'
import { Webhook as Verifier } from 'standardwebhooks'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { withCompany } from '#db/scope.ts'
import { Deliverer } from '#deliveries/deliverer.ts'
import { system } from '#domain/principal.ts'
import { withdraw } from '#modules/receipts/change.ts'
import { webhookKind } from '#modules/webhooks/kind.ts'
import { queueReviews } from '#modules/webhooks/queue-reviews.ts'
import { webhookBox } from '#modules/webhooks/secrets.ts'
import { reseal } from '#process/reseal.ts'
import { type NewUser, readPages, sessionSecrets, testApp } from '#test/app.ts'
import { rangeOf } from '#test/event-range.ts'
import { receiveMails } from '#test/mail-server.ts'
import { type Received, startReceiver } from '#test/receiver.ts'

const t = await testApp({ OUTBOUND_ALLOW: '127.0.0.0/8' })
const { origins } = t.deps.config

let company: { id: string }
let query: { companyId: string }
let owner: NewUser
beforeEach(async () => {
  for (const table of ['deliveries', 'webhooks', 'mails', 'review_events'] as const) {
    await t.owner.deleteFrom(table).execute()
  }
  company = await t.make.company({ name: 'Café Luna' })
  query = { companyId: company.id }
  owner = await t.signInAs({ companies: [company] })
})

/** Sends what is due, until the end of the test. */
function deliver(secrets: readonly [string, ...string[]] = sessionSecrets): void {
  const { platformDb, outbound, config } = t.deps
  const kinds = { webhook: webhookKind({ platformDb, config, box: webhookBox(secrets) }) }
  const deliverer = new Deliverer({
    platformDb,
    outbound,
    kinds,
    log: { warn: () => {} },
    pollMs: 20,
  }).start()
  onTestFinished(() => deliverer.stop())
}

type Body = Partial<Parameters<typeof createWebhook.body.parse>[0] & object>

/** Adds a webhook of the company, told of everything unless stated. */
async function add(url: string, given: Body = {}, by: Pick<NewUser, 'call'> = owner) {
  const body = { url, events: [...companyWebhookEvents], ...given }
  const answer = await by.call(createWebhook, { query, body })
  expect(answer.status).toBe(201)
  return answer.body
}

/** Stores a review, and tells webhooks of it. */
async function review(given: Parameters<typeof t.make.review>[1] = {}) {
  const stored = await t.make.review(company, given)
  const events = await rangeOf(t.owner, [stored])
  await t.platformDb.transaction().execute((tx) => queueReviews(tx, events))
  return stored
}

const logOf = async (id: string, status?: string): Promise<WebhookDelivery[]> =>
  (await owner.call(listWebhookDeliveries, { params: { id }, query: { ...query, status } as never })).body
const payloads = async () =>
  await t.sql<{ type: string; data: WebhookPayload['data'] }>`select type, data from deliveries order by id`
const types = async () => (await payloads()).map(({ type }) => type)
const makeDue = () =>
  sql`update deliveries set next_attempt_at = now() where state = 'pending'`.execute(t.owner)
const erase = (id: string, scope = 'all') =>
  withCompany(t.db, system('receipt'), company.id, (tx) =>
    sql`select erase_reviews(${company.id}, array[${id}]::uuid[], ${scope})`.execute(tx),
  )

/** Verifies a message as its receiver does, with the reference implementation. */
const verified = ({ body, headers }: Received, secret: string) =>
  new Verifier(secret).verify(body, headers as Record<string, string>) as WebhookPayload

describe('a message', () => {
  it('is signed as the reference verifier wants it: first, tried again, and sent again', async () => {
    let answer = 500
    await using receiver = await startReceiver(() => answer)
    const { id, secret } = await add(`${receiver.url}/hook?a=1`)
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    const [at, location] = [new Date('2026-03-01T10:00:00.123Z'), await t.make.location(company)]
    const placement = await t.make.placement(company)
    const stored = await review({
      ...{ rating: 2, feedback: 'Zoë: «Слишком долго»', contactEmail: 'zoe@example.com', createdAt: at },
      ...{ locationId: location.id, placementId: placement.id },
    })
    deliver()
    await expect.poll(() => receiver.received.length).toBe(1)
    answer = 200
    await expect.poll(async () => (await logOf(id))[0]?.nextAttemptAt).toEqual(expect.any(String))
    await makeDue()
    await expect.poll(async () => (await logOf(id))[0]?.status).toBe('delivered')
    const [{ id: deliveryId = '' } = {}] = await logOf(id)
    const replay = { params: { id, deliveryId: deliveryId.toUpperCase() }, query }
    expect(await owner.call(replayWebhookDelivery, replay)).toMatchObject({
      status: 202,
      body: { deliveryId },
    })
    await expect.poll(async () => (await logOf(id))[0]?.attempts.length).toBe(3)

    const [first, ...others] = receiver.received
    if (!first) throw new Error('nothing received')
    expect(first).toMatchObject({ path: '/hook?a=1', headers: { 'content-type': 'application/json' } })
    expect(verified(first, secret)).toEqual({
      type: 'review.created',
      timestamp: at.toISOString(),
      data: {
        companyId: company.id,
        reviewId: stored.id,
        rating: 2,
        locationId: location.id,
        placementId: placement.id,
        at: at.toISOString(),
        url: `${origins.dashboard}/api/dashboard/reviews/${stored.id}?companyId=${company.id}`,
      },
    })
    for (const other of others) {
      expect(verified(other, secret)).toEqual(verified(first, secret))
      expect(other.headers['webhook-id']).toBe(deliveryId)
      expect(other.body).toBe(first.body)
    }
    const [logged] = await logOf(id)
    expect(logged).toMatchObject({
      ...{ webhookId: deliveryId, type: 'review.created', payload: JSON.parse(first.body) },
      attempts: [{ status: 500 }, { status: 200, ms: expect.any(Number) }, {}],
    })
  })

  it('is refused by the verifier when a byte is changed, after five minutes, and with another secret', async () => {
    await using receiver = await startReceiver()
    const { id, secret } = await add(receiver.url)
    await owner.call(testWebhook, { params: { id }, query })
    deliver()
    await expect.poll(() => receiver.received.length).toBe(1)
    const [message] = receiver.received
    if (!message) throw new Error('nothing received')
    verified(message, secret)
    for (let n = 0; n < message.body.length; n += 7) {
      const body = Buffer.from(message.body)
      body[n] = (body[n] ?? 0) ^ 1
      expect(() => verified({ ...message, body: body.toString('latin1') }, secret), String(n)).toThrow()
    }
    const old = String(Number(message.headers['webhook-timestamp']) - 301)
    expect(() =>
      verified({ ...message, headers: { ...message.headers, 'webhook-timestamp': old } }, secret),
    ).toThrow()
    expect(() => verified(message, `whsec_${randomBytes(32).toString('base64')}`)).toThrow()
    expect(Math.abs(Number(message.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
  })

  it('is signed with both secrets for 24 hours after one was replaced, and with the new one then', async () => {
    await using receiver = await startReceiver()
    const { id, secret } = await add(receiver.url)
    const { body: second } = await owner.call(rotateWebhookSecret, { params: { id }, query })
    deliver()
    const next = async () => {
      const n = receiver.received.length
      await owner.call(testWebhook, { params: { id }, query })
      await expect.poll(() => receiver.received.length).toBe(n + 1)
      const message = receiver.received.at(-1)
      if (!message) throw new Error('nothing received')
      return message
    }
    const during = await next()
    expect(String(during.headers['webhook-signature']).split(' ')).toHaveLength(2)
    expect(verified(during, secret)).toEqual(verified(during, second.secret))
    const [{ formerSecretUntil } = {}] = (await owner.call(listWebhooks, { query })).body
    expect(Date.parse(formerSecretUntil ?? '') - Date.now()).toBeGreaterThan(23.9 * 60 * 60 * 1000)

    await sql`update webhooks set former_secret_until = now() - interval '1 second'`.execute(t.owner)
    const after = await next()
    verified(after, second.secret)
    expect(() => verified(after, secret)).toThrow()

    // A secret that was replaced twice no longer signs at all.
    const { body: third } = await owner.call(rotateWebhookSecret, { params: { id }, query })
    const last = await next()
    expect(verified(last, third.secret)).toEqual(verified(last, second.secret))
    expect(() => verified(last, secret)).toThrow()
  })

  it('is signed with a secret of one’s own, also once all secrets were encrypted again', async () => {
    await using receiver = await startReceiver()
    const secret = `whsec_${randomBytes(24).toString('base64')}`
    const { id, secret: answered } = await add(receiver.url, { secret })
    expect(answered).toBe(secret)
    const next = 'y'.repeat(32)
    await reseal(t.platformDb, [next, ...sessionSecrets])
    await owner.call(testWebhook, { params: { id }, query })
    deliver([next])
    await expect.poll(() => receiver.received.length).toBe(1)
    const [message] = receiver.received
    expect(message && verified(message, secret)).toMatchObject({ type: 'test.sent' })
    const stored = await t.sql`select * from webhooks`
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6))
  })

  it.each([
    ['any script', '😀ქართული', 5000],
    ['control characters', '\u0001', 5000],
    ['quotes', '"', 5000],
  ])('is below 20 kB with 5,000 characters: %s', async (_, character, length) => {
    const feedback = character
      .repeat(length)
      .slice(0, length)
      .toWellFormed()
      .replace(/\uFFFD$/, '')
    await using receiver = await startReceiver()
    const { secret } = await add(receiver.url, { words: true })
    await review({ feedback })
    deliver()
    await expect.poll(() => receiver.received.length).toBe(1)
    const [message] = receiver.received
    if (!message) throw new Error('nothing received')
    expect(Buffer.byteLength(message.body)).toBeLessThan(20_000)
    const { words = '' } = verified(message, secret).data
    expect(words.isWellFormed()).toBe(true)
    if (words !== feedback) {
      expect(feedback.startsWith(words.slice(0, -1))).toBe(true)
      expect(words.endsWith('…')).toBe(true)
      expect(Buffer.byteLength(message.body)).toBeGreaterThan(19_980)
    }
  })
})

describe('events', () => {
  it('tell of a stored review once, also when its event is handled twice, and only active webhooks', async () => {
    await add('https://93.184.215.14/one')
    await add('https://93.184.215.14/two', { events: ['order.changed'] })
    const { id } = await add('https://93.184.215.14/three')
    await owner.call(updateWebhook, { params: { id }, query, body: { active: false } })
    const other = await t.make.company()
    const stored = await review()
    const events = await rangeOf(t.owner, [stored, await t.make.review(other)])
    for (const _ of ['twice', 'and again']) {
      await t.platformDb.transaction().execute((tx) => queueReviews(tx, events))
    }
    expect(await types()).toEqual(['review.created'])
  })

  it('tell of reviews that are changed, withdrawn and erased, and of contact data that is removed', async () => {
    await add('https://93.184.215.14/hook', { words: true })
    const all = await Promise.all(
      [1, 2, 3, 4].map((n) => t.make.review(company, { contactName: `Zoë ${n}` })),
    )
    const [changed, withdrawn, erased, contact] = all.map(({ id }) => id)
    await t.sql`update reviews set feedback = 'Better', rating = 4, version = 1 where id = ${changed}`
    // What the server finds out about a review is no change.
    await t.sql`update reviews set sentiment = 1, sentiment_model = 3 where company_id = ${company.id}`
    await withCompany(t.db, system('receipt'), company.id, async (tx) => {
      await sql`set local app.withdrawing = 'on'`.execute(tx)
      await sql`select erase_reviews(${company.id}, array[${withdrawn}]::uuid[], 'all')`.execute(tx)
    })
    await erase(erased ?? '')
    await erase(contact ?? '', 'contact')
    const told = (await payloads()).map(({ type, data: { reviewId, words } }) => [type, reviewId, words])
    expect(told.slice(0, 3)).toEqual([
      ['review.changed', changed, 'Better'],
      ['review.withdrawn', withdrawn, undefined],
      ['review.erased', erased, undefined],
    ])
    expect(told.slice(3)).toMatchObject([['review.changed', contact, expect.any(String)]])
    expect(JSON.stringify(await payloads())).not.toContain('Zoë')
  })

  it('tell of a withdrawal alone when a visitor withdraws', async () => {
    await add('https://93.184.215.14/hook')
    const sent = await t.call(createReview, {
      body: { companyId: company.id, rating: 1, feedback: 'Cold', submissionId: randomUUID() },
    })
    expect(await withdraw(t.deps, sent.body.receipt.split('/').at(-1) ?? '')).toBe(true)
    expect(await types()).toEqual(['review.withdrawn'])
  })

  it('tell of cases, also of many at once, but not of the same state', async () => {
    await add('https://93.184.215.14/hook', { events: ['case.changed'] })
    const ids = []
    for (let n = 0; n < 50; n += 1) ids.push((await t.make.review(company, { rating: 3 })).id)
    const [first = ''] = ids
    const at = { params: { id: first }, query }
    await owner.call(updateCase, { ...at, body: { version: 0, status: 'in_progress' } })
    await owner.call(updateCase, { ...at, body: { version: 1, status: 'in_progress' } })
    await t.sql`update cases set unread = 1, version = version + 1`
    expect(await payloads()).toMatchObject([{ type: 'case.changed', data: { reviewId: first, rating: 3 } }])
    await owner.call(updateCases, { query, body: { ids, status: 'done' } })
    expect(await types()).toHaveLength(51)
  })

  it('tell of a visitor’s message, an order, and the company', async () => {
    await add('https://93.184.215.14/hook', { words: true })
    const operators = await t.signInAs({ role: 'superadmin' })
    await operators.call(createOperatorWebhook, {
      body: { url: 'https://93.184.215.14/all', events: [...operatorWebhookEvents] },
    })
    const { id: reviewId } = await t.make.review(company, { rating: 1 })
    await t.sql`insert into conversations (company_id, review_id) values (${company.id}, ${reviewId})`
    for (const from_visitor of [true, false]) {
      await t.insert('messages', {
        ...{ company_id: company.id, review_id: reviewId, id: randomUUID() },
        ...{ from_visitor, text: 'Thanks' },
      })
    }
    const order = await t.make.printOrder(company)
    await t.sql`update print_orders set processed = true`
    await t.setCompany(company, { billing_status: 'suspended' })
    await t.setCompany(company, { billing_status: 'past_due' })
    const created = await t.make.company()
    await operators.call(deleteCompany, { params: { id: created.id } })
    const told = await t.sql<{ type: string; mine: boolean; data: object }>`
      select type, company_id is not null as mine, data from deliveries order by id
    `
    const [ofCompany, ofOperators] = [told.filter(({ mine }) => mine), told.filter(({ mine }) => !mine)]
    const typesOf = (rows: { type: string }[]) => rows.map(({ type }) => type).toSorted()
    expect(typesOf(ofCompany)).toEqual(
      [
        ...['message.received', 'order.changed', 'order.changed'],
        ...['company.suspended', 'company.restored'],
      ].toSorted(),
    )
    expect(typesOf(ofOperators)).toEqual(
      [...typesOf(ofCompany), 'company.created', 'company.suspended'].toSorted(),
    )
    const message = ({ type }: { type: string }) => type === 'message.received'
    expect(ofCompany.find(message)?.data).toMatchObject({ reviewId, rating: 1, words: 'Thanks' })
    expect(ofOperators.find(message)?.data).not.toHaveProperty('words')
    const ordered = ofOperators.find(({ type }) => type === 'order.changed')
    expect(ordered?.data).toMatchObject({ companyId: company.id, orderId: order.id })
  })

  it('of an order have its address, for members and for operators', async () => {
    const { id } = await add('https://93.184.215.14/hook')
    const operator = await t.signInAs({ role: 'superadmin' })
    const { body } = await operator.call(createOperatorWebhook, {
      body: { url: 'https://93.184.215.14/all', events: ['order.changed'] },
    })
    const order = await t.make.printOrder(company)
    const params = { id: body.id }
    const { body: ofOperators } = await operator.call(listOperatorWebhookDeliveries, { params, query: {} })
    const urls = [await logOf(id), ofOperators].map(([delivery]) => delivery?.payload?.data.url)
    expect(urls).toEqual([
      `${origins.dashboard}/api/orders/${order.id}?companyId=${company.id}`,
      `${origins.admin}/api/admin/print-orders/${order.id}`,
    ])
  })

  it('carry words only while whoever asked for them may read them', async () => {
    const manager = await t.signInAs({ companies: [company], companyRole: 'manager' })
    const { id, words } = await add('https://93.184.215.14/hook', { words: true }, manager)
    expect(words).toBe(true)
    await review({ feedback: 'Read by many' })
    await owner.call(removeMember, { params: { userId: manager.id }, query })
    await review({ feedback: 'Read by few' })
    expect((await payloads()).map(({ data }) => data.words)).toEqual(['Read by many', undefined])
    expect((await owner.call(listWebhooks, { query })).body).toMatchObject([{ id, words: false }])
    const again = await owner.call(updateWebhook, { params: { id }, query, body: { words: true } })
    expect(again.body.words).toBe(true)
  })

  it('carry no words that wait when nobody asks for them any more', async () => {
    await using receiver = await startReceiver()
    const { id, secret } = await add(receiver.url, { words: true })
    await review({ feedback: 'My words' })
    await owner.call(updateWebhook, { params: { id }, query, body: { words: false } })
    deliver()
    await expect.poll(() => receiver.received.length).toBe(1)
    const [message] = receiver.received
    expect(message && verified(message, secret).data).not.toHaveProperty('words')
  })
})

describe('erasing', () => {
  it('empties the words in the log, and what receivers answered', async () => {
    await using receiver = await startReceiver(
      () =>
        (response, { body }) =>
          response.end(body),
    )
    const { id } = await add(receiver.url, { words: true })
    const stored = await review({ feedback: 'My name is Zoë' })
    deliver()
    await expect.poll(async () => (await logOf(id))[0]?.status).toBe('delivered')
    expect(JSON.stringify(await logOf(id))).toContain('Zoë')
    const erased = await owner.call(erasePerson, { query, body: { ids: [stored.id], reason: 'Asked to' } })
    expect(erased.status).toBeLessThan(300)
    await expect
      .poll(async () => (await logOf(id)).map(({ status }) => status))
      .toEqual(['delivered', 'delivered'])
    const log = await logOf(id)
    expect(log).toMatchObject([
      { type: 'review.erased' },
      { type: 'review.created', payload: { data: { words: '' } }, attempts: [{ status: 200, answer: '' }] },
    ])
    expect(JSON.stringify(await t.sql`select * from deliveries`)).not.toContain('Zoë')
  })

  it('also while the words are on their way to a receiver that repeats them', async () => {
    const arrived = Promise.withResolvers<() => void>()
    await using receiver = await startReceiver(
      () =>
        (response, { body }) =>
          arrived.resolve(() => response.end(body)),
    )
    const { id } = await add(receiver.url, { words: true, events: ['review.created'] })
    const stored = await review({ feedback: 'My name is Zoë' })
    deliver()
    const answer = await arrived.promise
    await erase(stored.id)
    answer()
    await expect.poll(async () => (await logOf(id))[0]?.status).toBe('delivered')
    expect(JSON.stringify(await t.sql`select * from deliveries`)).not.toContain('Zoë')
  })

  it('is preceded by an export that names who was told', async () => {
    await add('https://hook.invalid/zoë', { words: true })
    const { id } = await review()
    const exported = await t.app.inject({
      method: 'POST',
      url: `/api/dashboard/privacy/export?companyId=${company.id}`,
      headers: { cookie: owner.cookie },
      payload: { ids: [id], format: 'json' },
    })
    expect(exported.body).toMatch(/"sentTo": *\[\{[^}]*"host": *"hook.invalid"/)
  })

  it('waits for words that are being queued, and empties them', async () => {
    await add('https://93.184.215.14/hook', { words: true })
    const stored = await t.make.review(company, { feedback: 'My name is Zoë' })
    const events = await rangeOf(t.owner, [stored])
    const queued = Promise.withResolvers<void>()
    const queuing = t.platformDb.transaction().execute(async (tx) => {
      await queueReviews(tx, events)
      queued.resolve()
      await expect.poll(t.blocked).toBe(1)
    })
    await queued.promise
    await Promise.all([queuing, erase(stored.id)])
    expect(await types()).toEqual(['review.created', 'review.erased'])
    expect((await payloads())[0]?.data.words).toBe('')
  })

  it('of one message empties its words alone', async () => {
    await add('https://93.184.215.14/hook', { words: true })
    const { id: review_id } = await t.make.review(company)
    await t.sql`insert into conversations (company_id, review_id) values (${company.id}, ${review_id})`
    const texts = ['First', 'Second']
    for (const text of texts) {
      const ids = { company_id: company.id, review_id, id: randomUUID() }
      await t.insert('messages', { ...ids, from_visitor: true, text })
    }
    await t.sql`update messages set text = 'Erased on request' where text = 'First'`
    expect((await payloads()).map(({ data }) => data.words).toSorted()).toEqual(['', 'Second'])
  })
})

describe('health', () => {
  it('is told by first attempts and retries, not by replays', async () => {
    let answer = 200
    await using receiver = await startReceiver(() => answer)
    const { id } = await add(receiver.url)
    const health = async () => {
      const [{ lastSuccessAt, lastFailureAt } = {}] = (await owner.call(listWebhooks, { query })).body
      return [lastSuccessAt !== null, lastFailureAt !== null]
    }
    expect(await health()).toEqual([false, false])
    await review()
    deliver()
    await expect.poll(health).toEqual([true, false])
    answer = 410
    const [{ id: deliveryId = '' } = {}] = await logOf(id)
    await owner.call(replayWebhookDelivery, { params: { id, deliveryId }, query })
    await expect.poll(async () => (await logOf(id))[0]?.attempts.length).toBe(2)
    expect(await logOf(id)).toMatchObject([{ status: 'delivered', nextAttemptAt: null }])
    expect(await health()).toEqual([true, false])
    expect((await owner.call(listWebhooks, { query })).body).toMatchObject([{ active: true }])
    answer = 302
    await review()
    await expect.poll(health).toEqual([true, true])
    expect((await logOf(id, 'pending'))[0]).toMatchObject({ attempts: [{ status: 302 }] })
  })

  it('a 410 switches the webhook off at once, ends what waits, and mails those who manage it', async () => {
    await using server = await receiveMails(t)
    await using receiver = await startReceiver(() => 410)
    const manager = await t.signInAs({ companies: [company], companyRole: 'manager' })
    await t.make.user({ companies: [company], companyRole: 'responder' })
    const { id } = await add(receiver.url)
    await review()
    await t.sql`
      insert into deliveries (id, company_id, receiver, receiver_id, host, type, event_key, data, next_attempt_at)
      select new_delivery_id(), company_id, receiver, receiver_id, host, type, 'later', data, now() + interval '1 day'
      from deliveries
    `
    deliver()
    await expect
      .poll(async () => (await owner.call(listWebhooks, { query })).body)
      .toMatchObject([{ active: false, disabledReason: 'gone' }])
    expect((await logOf(id)).map(({ status, nextAttemptAt }) => [status, nextAttemptAt])).toEqual([
      ['failed', null],
      ['failed', null],
    ])
    const mails = [await server.next(), await server.next()]
    expect(mails.map(({ to }) => to?.[0]?.address ?? '').toSorted()).toEqual(
      [manager.email, owner.email].toSorted(),
    )
    expect(mails[0]?.text).toContain(`/dashboard/settings/integrations/webhooks/${id}`)
    const [entry] = (await owner.call(listOwnAudit, { query })).body
    expect(entry).toMatchObject({
      actor: { kind: 'system', name: 'delivery' },
      action: 'webhook.updated',
      target: { id, name: '127.0.0.1' },
      changes: { active: [true, false], reason: [null, 'gone'] },
    })
    // Nothing is queued while it is off, and a test and a replay are sent nevertheless.
    await review()
    expect(await logOf(id)).toHaveLength(2)
    await owner.call(testWebhook, { params: { id }, query })
    await expect.poll(() => receiver.received.length).toBe(2)
    const [, , { id: deliveryId = '' } = {}] = await logOf(id)
    await owner.call(replayWebhookDelivery, { params: { id, deliveryId }, query })
    await expect.poll(() => receiver.received.length).toBe(3)
    const on = await owner.call(updateWebhook, { params: { id }, query, body: { active: true } })
    expect(on.body).toMatchObject({ active: true, disabledReason: null })
    await review()
    expect(await logOf(id)).toHaveLength(4)
  })

  it('ends what waits when it is switched off by hand, except what is sent again by hand', async () => {
    const arrived = Promise.withResolvers<ServerResponse>()
    await using receiver = await startReceiver(() => (response) => arrived.resolve(response))
    const { id } = await add(receiver.url)
    await review()
    deliver()
    const response = await arrived.promise
    for (const once of [true, false]) {
      await t.sql`
        insert into deliveries
          (id, company_id, receiver, receiver_id, host, type, event_key, data, once, next_attempt_at)
        select new_delivery_id(), company_id, receiver, receiver_id, host, type, ${`once: ${once}`}, data, ${once},
          now() + interval '1 day'
        from deliveries limit 1
      `
    }
    await owner.call(updateWebhook, { params: { id }, query, body: { active: false } })
    const states = async () =>
      (
        await t.sql<{ of: string }>`
        select concat(event_key, ' ', state) as of from deliveries order by 1
      `
      ).map(({ of }) => of.replace(/[\da-f-]{36}/, '…'))
    expect(await states()).toEqual(['once: false failed', 'once: true pending', 'review.created … pending'])
    response.writeHead(500).end()
    await expect.poll(states).toEqual(['once: false failed', 'once: true pending', 'review.created … failed'])
  })

  it('the last of ten attempts switches it off, and its owners are told', async () => {
    const other = await t.make.user({ companies: [company], byProvider: true })
    await t.make.user({ companies: [company], invited: true })
    await using receiver = await startReceiver(() => 500)
    const { id } = await add(receiver.url)
    await review()
    deliver()
    for (let n = 1; n < 10; n += 1) {
      await expect.poll(async () => (await logOf(id))[0]?.attempts.length).toBe(n)
      expect((await owner.call(listWebhooks, { query })).body).toMatchObject([{ active: true }])
      await makeDue()
    }
    await expect
      .poll(async () => (await owner.call(listWebhooks, { query })).body)
      .toMatchObject([{ active: false, disabledReason: 'failing' }])
    expect(receiver.received).toHaveLength(10)
    expect(await logOf(id)).toMatchObject([{ status: 'failed', nextAttemptAt: null }])
    const mails = await t.sql<{ kind: string; user_id: string }>`select kind, user_id from mails`
    expect(mails.map(({ kind }) => kind)).toEqual(['webhook_disabled', 'webhook_disabled'])
    expect(new Set(mails.map(({ user_id }) => user_id))).toEqual(new Set([owner.id, other.id]))
  })

  it('waits as long as a 429 asks for', async () => {
    await using receiver = await startReceiver(
      () => (response) => response.writeHead(429, { 'retry-after': '1234' }).end(),
    )
    const { id } = await add(receiver.url)
    await review()
    deliver()
    await expect.poll(async () => (await logOf(id))[0]?.attempts.length).toBe(1)
    const [{ nextAttemptAt } = {}] = await logOf(id)
    const seconds = (Date.parse(nextAttemptAt ?? '') - Date.now()) / 1000
    expect(seconds).toBeGreaterThan(1_200)
    expect(seconds).toBeLessThan(1_235)
  })
})

describe('the log', () => {
  it('is listed by page and status, and only of one’s own webhooks', async () => {
    const { id } = await add('https://93.184.215.14/hook')
    for (let n = 0; n < 5; n += 1) await review()
    await t.sql`update deliveries set state = 'failed', next_attempt_at = null
      where id = (select id from deliveries order by id limit 1)`
    const paged = await readPages(
      ((endpoint: never, input: object) =>
        owner.call(endpoint, { params: { id }, ...input } as never)) as never,
      listWebhookDeliveries,
      { ...query, limit: 2 } as never,
    )
    expect(paged.map((one) => one.id)).toEqual((await logOf(id)).map((one) => one.id))
    expect(await logOf(id, 'failed')).toHaveLength(1)
    expect(await logOf(id, 'pending,failed')).toHaveLength(5)
    const stranger = await t.signInAs({ companies: [await t.make.company()] })
    const theirs = {
      companyId:
        (
          await t.sql<{ id: string }>`select company_id as id from memberships where user_id = ${stranger.id}`
        )[0]?.id ?? '',
    }
    const [{ id: deliveryId = '' } = {}] = await logOf(id)
    for (const answer of [
      await stranger.call(listWebhookDeliveries, { params: { id }, query: theirs as never }),
      await stranger.call(updateWebhook, { params: { id }, query: theirs, body: { active: false } }),
      await stranger.call(deleteWebhook, { params: { id }, query: theirs }),
      await stranger.call(rotateWebhookSecret, { params: { id }, query: theirs }),
      await stranger.call(testWebhook, { params: { id }, query: theirs }),
      await stranger.call(replayWebhookDelivery, { params: { id, deliveryId }, query: theirs }),
    ]) {
      expect([answer.status, answer.body]).toMatchObject([404, { code: 'webhook_not_found' }])
    }
    const missing = await owner.call(replayWebhookDelivery, {
      params: { id, deliveryId: randomUUID() },
      query,
    })
    expect(missing.body.code).toBe('delivery_not_found')
  })

  it('is sent again for a span of time, each message once', async () => {
    await using receiver = await startReceiver()
    const { id } = await add(receiver.url)
    deliver()
    for (let n = 0; n < 3; n += 1) await review()
    await owner.call(testWebhook, { params: { id }, query })
    await expect.poll(async () => (await logOf(id, 'delivered')).length).toBe(4)
    await t.sql`update deliveries set created_at = now() - interval '3 days'
      where id = (select id from deliveries where type <> 'test.sent' order by id limit 1)`
    const span = (from: Date, to: Date) =>
      owner.call(replayWebhookDeliveries, {
        params: { id },
        query,
        body: { from: from.toISOString(), to: to.toISOString() },
      })
    const days = (n: number) => new Date(Date.now() + n * 24 * 60 * 60 * 1000)
    expect((await span(new Date('0000-01-01'), days(-35))).body).toEqual({ count: 0 })
    expect((await span(days(0), days(-1))).status).toBe(400)
    expect((await span(days(-2), days(0))).body).toEqual({ count: 3 })
    await expect.poll(() => receiver.received.length).toBe(7)
    await expect.poll(async () => (await logOf(id, 'delivered')).length).toBe(4)
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(4)
  })

  it('of a test tells what was answered', async () => {
    await using receiver = await startReceiver(
      () => (response) => response.writeHead(500).end('Oh <b>no</b>'),
    )
    const { id } = await add(receiver.url)
    deliver()
    const { body } = await owner.call(testWebhook, { params: { id }, query })
    await expect.poll(async () => (await logOf(id))[0]?.status).toBe('failed')
    expect(await logOf(id)).toMatchObject([
      {
        id: body.deliveryId,
        attempts: [{ status: 500, answer: 'Oh <b>no</b>' }],
        payload: {
          type: 'test.sent',
          data: {
            companyId: company.id,
            url: `${origins.dashboard}/api/dashboard/webhooks?companyId=${company.id}`,
          },
        },
      },
    ])
    expect((await owner.call(listWebhooks, { query })).body).toMatchObject([{ active: true }])
  })
})

describe('a webhook', () => {
  it.each([
    ['http://example.com/', 'Only https:// addresses are fetched.'],
    ['https://10.0.0.1/', 'This address is not on the public internet.'],
    ['https://[::1]/', 'This address is not on the public internet.'],
    ['https://0x0a000001/', 'This address is not on the public internet.'],
    ['https://93.184.215.14:8443/', 'This port is not allowed.'],
    ['https://a:b@93.184.215.14/', 'The address must not contain a password.'],
    ['ftp://93.184.215.14/', 'Please enter the full address, starting with https://'],
    ['', 'Please enter the address that receives the messages'],
  ])('to %s is refused with a sentence', async (url, message) => {
    const body = { url, events: ['review.created' as const] }
    const answer = await owner.call(createWebhook, { query, body })
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toMatchObject([{ path: 'url', message }])
    const { id } = await add('https://93.184.215.14/hook')
    expect((await owner.call(updateWebhook, { params: { id }, query, body: { url } })).status).toBe(400)
  })

  it('is taken if its host has no address yet', async () => {
    await add('https://not-yet.invalid/hook')
  })

  it.each([
    ...['secret', 'whsec_', `whsec_${randomBytes(23).toString('base64')}`],
    ...[`whsec_${randomBytes(65).toString('base64')}`, `whsec_${'!'.repeat(32)}`],
  ])('is refused with the secret %s', async (secret) => {
    const body = { url: 'https://93.184.215.14/', events: ['review.created' as const], secret }
    expect((await owner.call(createWebhook, { query, body })).body.issues).toMatchObject([{ path: 'secret' }])
  })

  it('is refused with unknown events, the operators’ and none', async () => {
    for (const events of [[], ['company.created'], ['x'], ['review.created', 'review.created']]) {
      const body = { url: 'https://93.184.215.14/', events } as never
      expect((await owner.call(createWebhook, { query, body })).status).toBe(400)
    }
  })

  it('is one of twenty at most, also when they are added at the same time', async () => {
    for (let n = 1; n < maxWebhooks; n += 1) await t.make.webhook(company)
    const body = { url: 'https://93.184.215.14/', events: ['review.created' as const] }
    const adding = await t.owner.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`candour webhooks ${company.id}`}, 0))`.execute(
        tx,
      )
      const calls = ['a', 'b', 'c'].map(() => owner.call(createWebhook, { query, body }))
      await expect.poll(t.blocked).toBe(3)
      return calls
    })
    const answers = await Promise.all(adding)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })

  it('never answers its secret again, and gets nothing once it is deleted', async () => {
    await using receiver = await startReceiver()
    const { id, secret } = await add(receiver.url)
    await review()
    const { status } = await owner.call(deleteWebhook, { params: { id }, query })
    expect(status).toBe(204)
    deliver()
    await expect.poll(() => types()).toEqual([])
    await setTimeout(50)
    expect(receiver.received).toEqual([])
    const { body } = await owner.call(listWebhooks, { query })
    expect(JSON.stringify(body)).not.toContain(secret.slice(6))
    expect(body).toEqual([])
  })

  it('of the operators is told of all companies, with addresses that operators reach', async () => {
    await using receiver = await startReceiver()
    const operator = await t.signInAs({ role: 'superadmin' })
    const created = await operator.call(createOperatorWebhook, {
      body: { url: receiver.url, events: ['review.created'] },
    })
    expect(created.body).toMatchObject({ words: false })
    const { id, secret } = created.body
    await review({ feedback: 'Words' })
    await operator.call(testOperatorWebhook, { params: { id } })
    deliver()
    await expect.poll(() => receiver.received.length).toBe(2)
    const messages = receiver.received.map((message) => verified(message, secret))
    const byType = new Map(messages.map((message) => [message.type, message.data]))
    expect(byType.get('review.created')).toMatchObject({
      companyId: company.id,
      url: origins.admin + getCompany.path.replace(':id', company.id),
    })
    const told = await operator.call(getCompany, { params: company, query: {} })
    expect(told.body).toMatchObject({ id: company.id, name: 'Café Luna' })
    expect(Object.keys(byType.get('review.created') ?? {})).toEqual(['companyId', 'reviewId', 'at', 'url'])
    expect((await operator.call(getCompany, { params: { id: randomUUID() } })).status).toBe(404)
    expect(byType.get('test.sent')).toEqual({
      at: expect.any(String),
      url: `${origins.admin}/api/admin/webhooks`,
    })
    const log = await operator.call(listOperatorWebhookDeliveries, { params: { id }, query: {} })
    expect(log.body).toHaveLength(2)
    expect((await owner.call(listWebhooks, { query })).body).toEqual([])
  })
})
