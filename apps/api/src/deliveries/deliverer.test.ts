import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { Deliverer, type DelivererOptions } from '#deliveries/deliverer.ts'
import type { DeliveryKind, Outcome } from '#deliveries/kind.ts'
import { type Attempt, type NewDelivery, queueDelivery, takeDeliveries } from '#deliveries/repository.ts'
import { createOutbound } from '#lib/outbound/outbound.ts'
import { testApp } from '#test/app.ts'
import { startReceiver } from '#test/receiver.ts'

const t = await testApp()
const outbound = createOutbound({ allow: ['127.0.0.0/8'] })
afterAll(() => outbound.close())
beforeEach(() => t.owner.deleteFrom('deliveries').execute())

/** Posts the data to the address that it names. */
const kind: DeliveryKind = {
  retries: [100, 1_000],
  compose: async ({ id, data }) => {
    const { url } = data as { url: string }
    return url === 'gone' ? undefined : { url, headers: { 'x-id': id }, body: JSON.stringify(data) }
  },
}

function deliver(options: Partial<DelivererOptions> = {}) {
  const deliverer = new Deliverer({
    ...{ platformDb: t.platformDb, outbound, kinds: { webhook: kind }, log: { warn: vi.fn() }, pollMs: 20 },
    ...options,
  }).start()
  onTestFinished(() => deliverer.stop())
  return deliverer
}

function queue(data: { url: string }, more: Partial<NewDelivery> = {}): Promise<string> {
  const delivery: NewDelivery = {
    ...{ companyId: null, receiver: 'webhook', receiverId: randomUUID(), host: randomUUID() },
    ...{ type: 'test', eventKey: randomUUID(), data },
    ...more,
  }
  return t.platformDb.transaction().execute((tx) => queueDelivery(tx, delivery))
}

/** The delivery, and in how many seconds it is due. */
async function stored(id: string) {
  const [row] = await t.sql<{ state: string; failures: number; attempts: Attempt[]; due: number | null }>`
    select state, failures, attempts, extract(epoch from next_attempt_at - now())::float8 as due
    from deliveries where id = ${id}
  `
  return row
}
const stateOf = (id: string) => expect.poll(async () => (await stored(id))?.state)
const attemptsOf = (id: string) => expect.poll(async () => (await stored(id))?.attempts.length)
const makeDue = () =>
  sql`update deliveries set next_attempt_at = now() where state = 'pending'`.execute(t.owner)

it('sends what is queued once, and records the attempt', async () => {
  await using receiver = await startReceiver(() => (response) => response.end(`ok\0${'é'.repeat(2_000)}`))
  const settled: Outcome[] = []
  deliver({
    kinds: { webhook: { ...kind, settled: async (_tx, _delivery, outcome) => void settled.push(outcome) } },
  })
  const event = { receiverId: randomUUID(), eventKey: 'one' }
  const id = await queue({ url: receiver.url }, event)
  await queue({ url: receiver.url }, event)
  await stateOf(id).toBe('delivered')
  expect(receiver.received).toMatchObject([
    { headers: { 'x-id': id }, body: JSON.stringify({ url: receiver.url }) },
  ])
  const { attempts = [], due } = (await stored(id)) ?? {}
  expect(due).toBeNull()
  expect(attempts).toMatchObject([
    { status: 200, ms: expect.any(Number), answer: expect.stringMatching(/^oké+/) },
  ])
  expect(Buffer.byteLength(attempts[0]?.answer ?? '')).toBeLessThanOrEqual(1_026)
  expect(settled).toEqual([{ state: 'delivered', verdict: { is: 'delivered' }, status: 200 }])
})

it('tries again after growing delays with jitter, and ends after the last', async () => {
  await using receiver = await startReceiver(() => 500)
  deliver()
  const id = await queue({ url: receiver.url })
  for (const [n, delay] of kind.retries.entries()) {
    await attemptsOf(id).toBe(n + 1)
    const { state, due } = (await stored(id)) ?? {}
    expect(state).toBe('pending')
    expect(due).toBeGreaterThan(delay * 0.9 - 5)
    expect(due).toBeLessThanOrEqual(delay * 1.1)
    await makeDue()
  }
  await stateOf(id).toBe('failed')
  expect((await stored(id))?.attempts.map(({ status }) => status)).toEqual([500, 500, 500])
})

it.for([
  ['429 with seconds', 429, '700', 700],
  ['503 with a date', 503, () => new Date(Date.now() + 600_000).toUTCString(), 600],
  ['429 with less than usual, which would use up all attempts', 429, '1', 100],
  ['500, which may not ask for it', 500, '700', 100],
  ['429 with nonsense', 429, 'later', 100],
  ['429 with years', 429, '999999999', 86_400],
] as const)('waits as long as the answer asks for: %s', async ([, status, after, seconds]) => {
  await using receiver = await startReceiver(
    () => (response) =>
      response.writeHead(status, { 'retry-after': typeof after === 'string' ? after : after() }).end(),
  )
  deliver()
  const id = await queue({ url: receiver.url })
  await attemptsOf(id).toBe(1)
  const { due } = (await stored(id)) ?? {}
  expect(due).toBeGreaterThan(seconds * 0.9 - 3)
  expect(due).toBeLessThanOrEqual(seconds * 1.1 + 1)
})

it('sends a receiver that asked to wait nothing new until then, except what is sent once', async () => {
  let status = 503
  await using receiver = await startReceiver(
    () => (response) => response.writeHead(status, { 'retry-after': '3' }).end(),
  )
  const receiverId = randomUUID()
  deliver()
  const first = await queue({ url: receiver.url }, { receiverId })
  await attemptsOf(first).toBe(1)
  const asked = performance.now()
  status = 200
  const next = await queue({ url: receiver.url }, { receiverId })
  const other = await queue({ url: receiver.url })
  const once = await queue({ url: receiver.url }, { receiverId, once: true })
  await stateOf(other).toBe('delivered')
  await stateOf(once).toBe('delivered')
  expect((await stored(next))?.state).toBe('pending')
  await expect.poll(async () => (await stored(next))?.state, { timeout: 10_000 }).toBe('delivered')
  expect(performance.now() - asked).toBeGreaterThan(2_500)
})

it('does not try again what is sent once, and a replay does not undo that it has arrived', async () => {
  let status = 500
  await using receiver = await startReceiver(() => status)
  deliver()
  const once = await queue({ url: receiver.url }, { once: true })
  await stateOf(once).toBe('failed')
  status = 200
  const arrived = await queue({ url: receiver.url })
  await stateOf(arrived).toBe('delivered')
  status = 500
  await sql`update deliveries set state = 'pending', once = true, next_attempt_at = now()`.execute(t.owner)
  await attemptsOf(arrived).toBe(2)
  await stateOf(arrived).toBe('delivered')
})

it('ends at once what the receiver refuses for good', async () => {
  await using receiver = await startReceiver(() => 410)
  deliver({ kinds: { webhook: { ...kind, judge: () => ({ is: 'refused' }) } } })
  const id = await queue({ url: receiver.url })
  await stateOf(id).toBe('failed')
  expect(receiver.received).toHaveLength(1)
})

it('says why there was no answer, and deletes what is obsolete or expired', async () => {
  const log = { warn: vi.fn() }
  await using redirecting = await startReceiver(
    () => (response) => response.writeHead(302, { location: '/' }).end('secret'),
  )
  const compose = async ({ data }: { data: unknown }) => {
    const { url } = data as { url: string }
    if (url === 'broken') throw new Error('secret')
    if (url === 'off') return { unsent: 'Off.' }
    return kind.compose({ data } as Parameters<DeliveryKind['compose']>[0])
  }
  deliver({ kinds: { webhook: { ...kind, compose } }, log })
  const [inside, refused, broken, off, redirected, gone, expired] = await Promise.all([
    queue({ url: 'https://10.0.0.1/' }),
    queue({ url: 'http://127.0.0.1:1/' }),
    queue({ url: 'broken' }),
    queue({ url: 'off' }),
    queue({ url: redirecting.url }),
    queue({ url: 'gone' }),
    queue({ url: 'http://127.0.0.1:1/' }, { expiresAt: new Date(Date.now() - 1_000) }),
  ])
  await attemptsOf(inside).toBe(1)
  await attemptsOf(refused).toBe(1)
  await attemptsOf(redirected).toBe(1)
  await stateOf(off).toBe('failed')
  await attemptsOf(broken).toBe(1)
  const answers = await Promise.all(
    [inside, refused, broken, off, redirected].map(async (id) => (await stored(id))?.attempts[0]),
  )
  expect(answers).toMatchObject([
    { status: null, answer: 'This address is not on the public internet.' },
    {
      status: null,
      answer: 'Nothing accepts connections at this address. (connect ECONNREFUSED 127.0.0.1:1)',
    },
    { status: null, answer: 'The message could not be composed.' },
    { status: null, answer: 'Off.' },
    { status: 302, answer: 'Redirects are not followed.' },
  ])
  expect(log.warn).toHaveBeenCalledTimes(1)
  await stateOf(gone).toBeUndefined()
  await stateOf(expired).toBeUndefined()
})

it('lets one receiver, one host and one company delay only themselves, whatever number of processes sends', async () => {
  await using hanging = await startReceiver(() => () => {})
  await using quick = await startReceiver()
  const company = await t.make.company()
  const one = { receiverId: randomUUID(), host: 'one.example' }
  for (let n = 0; n < 10; n += 1) await queue({ url: `${hanging.url}/receiver` }, one)
  for (let n = 0; n < 40; n += 1) await queue({ url: `${hanging.url}/host` }, { host: 'many.example' })
  for (let n = 0; n < 40; n += 1) await queue({ url: `${hanging.url}/company` }, { companyId: company.id })
  const ids = await Promise.all(Array.from({ length: 20 }, () => queue({ url: quick.url })))
  deliver()
  deliver()
  for (const id of ids) await stateOf(id).toBe('delivered')
  await expect.poll(() => hanging.received.length).toBe(68)
  const counts = Map.groupBy(hanging.received, ({ path }) => path)
  expect([...counts].map(([path, { length }]) => [path, length]).toSorted()).toEqual([
    ['/company', 32],
    ['/host', 32],
    ['/receiver', 4],
  ])
  expect(quick.received).toHaveLength(20)
})

it('sends one at a time to a receiver that fails, and shares a host fairly among its receivers', async () => {
  await using receiver = await startReceiver(({ path }) =>
    path === '/hanging' ? () => {} : path === '/failing' ? 500 : 200,
  )
  const host = 'one.example'
  const failing = { receiverId: randomUUID(), host }
  deliver()
  const first = await queue({ url: `${receiver.url}/failing` }, failing)
  await attemptsOf(first).toBe(1)
  for (let n = 0; n < 5; n += 1) await queue({ url: `${receiver.url}/hanging` }, failing)
  for (let r = 0; r < 8; r += 1) {
    const hanging = { receiverId: randomUUID(), host }
    for (let n = 0; n < 5; n += 1) await queue({ url: `${receiver.url}/hanging` }, hanging)
  }
  const last = { receiverId: randomUUID(), host }
  const ids = await Promise.all(Array.from({ length: 20 }, () => queue({ url: receiver.url }, last)))
  for (const id of ids) await stateOf(id).toBe('delivered')
  const [sending] = await t.sql<{ count: number }>`
    select count(*)::integer from deliveries where leased and receiver_id = ${failing.receiverId}
  `
  expect(sending).toEqual({ count: 1 })
})

it('keeps half of what a host or a company may be sent for the first message of each receiver', async () => {
  await using hanging = await startReceiver(() => () => {})
  await using quick = await startReceiver()
  const company = await t.make.company()
  const queueFor = (url: string, count: number) => {
    const receiver = { companyId: company.id, receiverId: randomUUID(), host: 'one.example' }
    return Promise.all(Array.from({ length: count }, () => queue({ url }, receiver)))
  }
  for (let r = 0; r < 8; r += 1) await queueFor(hanging.url, 5)
  deliver()
  await expect.poll(() => hanging.received.length).toBe(16)
  for (const id of await queueFor(quick.url, 20)) await stateOf(id).toBe('delivered')
  const [sending] = await t.sql<{ count: number }>`select count(*)::integer from deliveries where leased`
  expect([sending, hanging.received.length]).toEqual([{ count: 16 }, 16])
})

it('another process takes over what a dead one was sending', async () => {
  await using receiver = await startReceiver()
  const id = await queue({ url: receiver.url })
  const wanted = { wanted: 5, leaseSeconds: 20, receivers: ['webhook'], failing: [], waiting: [] }
  const take = () => takeDeliveries(t.platformDb, wanted)
  expect(await take()).toMatchObject([{ id }])
  expect(await take()).toEqual([])
  deliver()
  await makeDue()
  await stateOf(id).toBe('delivered')
  expect(receiver.received).toMatchObject([{ headers: { 'x-id': id } }])
})
