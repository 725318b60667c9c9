import { createECDH, createPublicKey, verify } from 'node:crypto'
import { changePassword, endSessions } from '@candour/schemas/accounts.ts'
import { updateCase } from '@candour/schemas/cases.ts'
import { testNotifications, updateNotifications } from '@candour/schemas/notifications.ts'
import { addDevice, getPush, maxDevices, openReview, removeDevice } from '@candour/schemas/push.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Attempt } from '#deliveries/repository.ts'
import { noteAlerts, releaseAlerts } from '#modules/alerts/note-alerts.ts'
import { reseal } from '#process/reseal.ts'
import { anotherApp, caller, recordedLog, sessionSecrets, testApp } from '#test/app.ts'
import { rangeOf } from '#test/event-range.ts'
import { password } from '#test/factories.ts'
import { receiveMails } from '#test/mail-server.ts'
import { decrypted, pushService, pushSubscription, subscriptionKeys, turnOn } from '#test/push.ts'

type Company = { id: string }
type Review = { id: string }

const t = await testApp()
beforeEach(async () => {
  for (const table of ['alerts', 'mails', 'review_events', 'deliveries', 'push_devices'] as const) {
    await t.owner.deleteFrom(table).execute()
  }
})

/** Adds reviews with these stars and notes them in one batch, as the consumer of events does. */
async function receive(company: Company, ratings: number[], more: { locationId?: string } = {}) {
  const reviews: Review[] = []
  for (const rating of ratings)
    reviews.push(await t.make.review(company, { rating, feedback: 'Cold coffee', ...more }))
  const events = await rangeOf(t.owner, reviews)
  await t.platformDb.transaction().execute((tx) => noteAlerts(tx, events))
  return reviews
}

/** Adds a company and a member of it, with these settings. */
async function member(settings: object = {}, given: Parameters<typeof t.make.user>[0] = {}) {
  const company = given.companies?.[0] ?? (await t.make.company({ name: 'Café Luna' }))
  const user = await t.signInAs({ companies: [company], ...given })
  const query = { companyId: company.id }
  await user.call(updateNotifications, { query, body: settings })
  const open = ({ id }: Review) => user.call(openReview, { query, params: { id } })
  return { company, query, open, ...user }
}

/** Lets time pass for alerts, mails and deliveries, and releases what has become due. */
async function pass(minutes: number): Promise<void> {
  const gone = sql`make_interval(mins => ${minutes})`
  await t.sql`update alerts set due_at = due_at - ${gone}, queued_at = queued_at - ${gone}`
  await t.sql`update mails set next_attempt_at = next_attempt_at - ${gone} where state = 'queued'`
  await t.sql`update deliveries set next_attempt_at = next_attempt_at - ${gone} where state = 'pending'`
  await releaseAlerts(t.platformDb)
}

/** In how many minutes each queued mail is due. */
const mails = async () =>
  (
    await t.sql<{ due: number }>`
      select round(extract(epoch from next_attempt_at - now()) / 60)::integer as due from mails where state = 'queued'
    `
  ).map(({ due }) => due)

const deliveries = () =>
  t.sql<{ state: string; type: string; attempts: Attempt[]; failures: number; due: number | null }>`
    select state, type, attempts, failures, extract(epoch from next_attempt_at - now())::float8 as due
    from deliveries order by created_at
  `

const devicesOf = async ({ call }: Pick<typeof t, 'call'>) => (await call(getPush, {})).body.devices

describe('the encryption', () => {
  /** RFC 8291, appendix A. */
  const pair = createECDH('prime256v1')
  pair.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url')
  const keys = { pair, auth: Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url') }
  const message =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'

  it('is that of RFC 8291, whose message is read the same way as what is sent to its receiver', async () => {
    expect(decrypted(Buffer.from(message, 'base64url'), keys)).toBe(
      'When I grow up, I want to be a watermelon',
    )
    await using service = await pushService(t)
    const own = await member()
    const subscription = pushSubscription(keys)
    expect(subscription.keys).toEqual({
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    })
    await own.call(addDevice, { body: subscription })
    await receive(own.company, [2])
    await expect.poll(() => service.received.length).toBe(1)
    const [{ body } = { body: Buffer.alloc(0) }] = service.received
    expect(JSON.parse(decrypted(body, keys))).toMatchObject({ web_push: 8030 })
  })
})

describe('a notification', () => {
  it('shows stars, location and company but no words, and opens the case in its company', async () => {
    await using service = await pushService(t)
    const own = await member()
    await t.make.company()
    const device = await turnOn(own)
    const location = await t.make.location(own.company, { name: 'קפה הנמל' })
    const [review] = await receive(own.company, [2], { locationId: location.id })
    await expect.poll(() => service.received.length).toBe(1)
    const [pushed] = service.received
    if (!pushed || !review) throw new Error('nothing was pushed')
    const { origins } = t.deps.config
    const { notification, ...rest } = device.read(pushed)
    expect(rest).toEqual({ web_push: 8030 })
    expect(notification).toEqual({
      title: 'New review for Café Luna: 2 of 5 stars',
      body: '★★☆☆☆ 2 of 5 stars · \u2068קפה הנמל\u2069',
      navigate: `${origins.dashboard}/dashboard/reviews/${review.id}?company=${own.company.id}`,
      lang: 'en',
      dir: 'auto',
      tag: expect.stringMatching(/^[\w-]{32}$/),
      renotify: true,
      icon: `${origins.dashboard}/dashboard/icons/192.png`,
    })
    expect(JSON.stringify(notification)).not.toContain('coffee')
    expect(pushed).toMatchObject({
      path: device.path,
      headers: {
        ttl: '14400',
        urgency: 'high',
        topic: notification.tag,
        'content-encoding': 'aes128gcm',
        'content-length': String(pushed.body.length),
      },
    })
    await expect.poll(async () => (await devicesOf(own))[0]?.lastUsedAt).toEqual(expect.any(String))
  })

  it('is signed with the key that browsers were given', async () => {
    await using service = await pushService(t)
    const own = await member()
    await turnOn(own)
    await receive(own.company, [1])
    await expect.poll(() => service.received.length).toBe(1)
    const { publicKey } = (await own.call(getPush, {})).body
    const [, token = '', key] =
      /^vapid t=([^,]+), k=(.+)$/.exec(String(service.received[0]?.headers.authorization)) ?? []
    expect(key).toBe(publicKey)
    const [head = '', claims = '', signature = ''] = token.split('.')
    const point = Buffer.from(publicKey, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((n) => n.toString('base64url'))
    const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    expect(isSigned).toBe(true)
    const said = JSON.parse(Buffer.from(claims, 'base64url').toString())
    expect(said).toMatchObject({
      aud: 'https://push.site.example',
      sub: expect.stringMatching(/^(https|mailto):/),
    })
    expect(said.exp * 1000 - Date.now()).toBeLessThan(24 * 60 * 60 * 1000)
  })

  it('is one for a burst of reviews, and one about a notice, which does not wake the device', async () => {
    await using service = await pushService(t)
    const own = await member({ alerts: { threshold: 5 } })
    const device = await turnOn(own)
    const [first] = await receive(own.company, [1])
    await t.sql`
      insert into reviews (company_id, id, rating, sentiment, feedback)
      select ${own.company.id}, gen_random_uuid(), 1 + n % 5, 0, 'Cold coffee' from generate_series(1, 999) n
    `
    const reviews = await t.sql<Review>`
      select review_id as id from review_events where review_id <> ${first?.id} order by position
    `
    for (let n = 0; n < reviews.length; n += 100) {
      const events = await rangeOf(t.owner, reviews.slice(n, n + 100))
      await t.platformDb.transaction().execute((tx) => noteAlerts(tx, events))
    }
    await Promise.all([pass(10), ...Array.from({ length: 5 }, () => releaseAlerts(t.platformDb))])
    await expect.poll(() => service.received.length).toBe(2)
    expect(service.received.map(device.read)[1]?.notification).toMatchObject({
      title: '999 new reviews for Café Luna',
      body: 'Open your inbox to read them.',
      navigate: expect.stringContaining(`/dashboard/reviews?company=${own.company.id}`),
    })
    const colleague = await member({}, { companies: [own.company] })
    await colleague.call(updateCase, {
      ...{ query: own.query, params: { id: first?.id ?? '' } },
      body: { assigneeId: own.id, version: 0 },
    })
    await expect.poll(() => service.received.length).toBe(3)
    const [alert, , notice] = service.received
    expect(notice?.headers.urgency).toBe('normal')
    expect(notice?.headers.topic).toBe(alert?.headers.topic)
    expect(notice && device.read(notice).notification).toMatchObject({
      title: 'A review for Café Luna has been assigned to you',
    })
  })

  it.each<[when: string, settings: object]>([
    ['alerts are off', { alerts: { when: 'off' } }],
    ['the stars are too many', { alerts: { threshold: 1 } }],
    ['alerts are daily', { alerts: { when: 'daily' } }],
    ['it is quiet', { quietHours: { from: '00:00', to: '23:59', timeZone: 'UTC' } }],
  ])('is not sent while %s', async (_, settings) => {
    const own = await member(settings)
    await turnOn(own)
    await receive(own.company, [2])
    expect(await deliveries()).toEqual([])
  })

  it('comes after quiet hours, and never for a daily summary, which is a mail at once', async () => {
    const own = await member({ alerts: { when: 'daily' } })
    await turnOn(own)
    await receive(own.company, [2])
    await pass(24 * 60)
    expect(await deliveries()).toEqual([])
    expect(await mails()).toEqual([0])
    const quiet = await member({ quietHours: { from: '00:00', to: '23:59', timeZone: 'UTC' } })
    await turnOn(quiet)
    await receive(quiet.company, [2])
    await pass(24 * 60)
    expect(await deliveries()).toMatchObject([{ type: 'alert' }])
  })

  it.each<[what: string, happen: (own: Awaited<ReturnType<typeof member>>) => Promise<unknown>]>([
    ['the member has left', ({ id }) => t.sql`delete from memberships where user_id = ${id}`],
    ['the user was disabled', ({ id }) => t.sql`update users set disabled_at = now() where id = ${id}`],
    ['the user was deleted', ({ id }) => t.sql`delete from users where id = ${id}`],
    ['the company was suspended', ({ company }) => t.setCompany(company, { billing_status: 'suspended' })],
    [
      'alerts were switched off',
      ({ call, query }) => call(updateNotifications, { query, body: { alerts: { when: 'off' } } }),
    ],
    [
      'the device was removed',
      async (own) => own.call(removeDevice, { params: { id: (await devicesOf(own))[0]?.id ?? '' } }),
    ],
    [
      'the review was withdrawn',
      ({ company }) => t.sql`delete from reviews where company_id = ${company.id}`,
    ],
  ])('is dropped if %s before it was sent', async (_, happen) => {
    const own = await member()
    await turnOn(own)
    await receive(own.company, [2])
    expect(await deliveries()).toHaveLength(1)
    await happen(own)
    await using service = await pushService(t)
    await expect.poll(deliveries).toEqual([])
    expect(service.received).toEqual([])
  })

  it('is sent as a test to the caller’s devices alone, in their language', async () => {
    await using service = await pushService(t)
    const own = await member()
    const device = await turnOn(own)
    await turnOn(await member({}, { companies: [own.company] }))
    await t.sql`update users set language = 'de' where id = ${own.id}`
    expect((await own.call(testNotifications, { query: own.query })).status).toBe(202)
    await expect.poll(async () => (await deliveries()).map(({ state }) => state)).toEqual(['delivered'])
    expect(service.received.map(device.read)).toMatchObject([
      { notification: { title: expect.stringMatching(/^Dies ist .*Café Luna/), lang: 'de' } },
    ])
  })
})

describe('what a push service answers', () => {
  it.each([404, 410])('%i ends the subscription, and the mail waits no longer', async (status) => {
    await using _service = await pushService(t, () => status)
    const own = await member()
    await turnOn(own)
    await receive(own.company, [2])
    await expect.poll(() => devicesOf(own)).toEqual([])
    expect(await deliveries()).toMatchObject([{ state: 'failed', attempts: [{ status }] }])
    expect(await mails()).toEqual([0])
  })

  it('413 is a failure: the device stays, and the mail waits no longer', async () => {
    await using _service = await pushService(t, () => 413)
    const own = await member()
    await turnOn(own)
    await receive(own.company, [2])
    await expect.poll(async () => (await deliveries())[0]?.state).toBe('failed')
    expect(await devicesOf(own)).toMatchObject([{ lastUsedAt: null }])
    expect(await mails()).toEqual([0])
  })

  it('429 is tried again when it says', async () => {
    const answers = [429, 201]
    await using service = await pushService(t, () => [answers.shift() ?? 500, { 'retry-after': '90' }])
    const own = await member()
    await turnOn(own)
    await receive(own.company, [2])
    await expect.poll(async () => (await deliveries())[0]?.failures).toBe(1)
    const [waiting] = await deliveries()
    expect(waiting?.due).toBeGreaterThan(80)
    expect(waiting?.due).toBeLessThanOrEqual(90)
    expect(await mails()).toEqual([15])
    await pass(2)
    await expect.poll(async () => (await deliveries())[0]?.state).toBe('delivered')
    expect(service.received).toHaveLength(2)
  })

  it('leaves the mail waiting while another device tells of it', async () => {
    const gone = new Set<string>()
    await using service = await pushService(t, (path) => (gone.has(path) ? 410 : 201))
    const own = await member()
    gone.add((await turnOn(own)).path)
    const other = await turnOn(own)
    await receive(own.company, [2])
    await expect.poll(() => service.received.length).toBe(2)
    await expect.poll(async () => (await devicesOf(own)).map(({ id }) => id)).toEqual([other.id])
    expect(await mails()).toEqual([15])
  })
})

describe('the mail', () => {
  it('comes after 15 minutes to whoever has not opened the case, and at once to whoever has no device', async () => {
    await using server = await receiveMails(t)
    const own = await member()
    await turnOn(own)
    const colleague = await member({}, { companies: [own.company] })
    const [review] = await receive(own.company, [2])
    expect((await server.next()).envelope.to).toEqual([colleague.email])
    // Neither another case nor another member's look at this one counts.
    await own.open(await t.make.review(own.company))
    if (review) await colleague.open(review)
    await pass(14)
    expect(await mails()).toEqual([1])
    await pass(1)
    expect((await server.next()).envelope.to).toEqual([own.email])
  })

  it('does not come once the case was opened, whichever way and however often', async () => {
    await using server = await receiveMails(t)
    const own = await member()
    await turnOn(own)
    const [review] = await receive(own.company, [2])
    if (!review) throw new Error('no review')
    await Promise.all([own.open(review), own.open(review), own.open(review)])
    expect(await t.sql`select opened_ids from alerts`).toEqual([{ opened_ids: [review.id] }])
    await pass(15)
    await expect.poll(mails).toEqual([])
    expect(server.received).toEqual([])
  })

  it('comes unless all cases of a notification were opened', async () => {
    await using server = await receiveMails(t)
    const own = await member()
    await turnOn(own)
    const [a, b] = await receive(own.company, [1, 2])
    if (!a || !b) throw new Error('no reviews')
    await own.open(a)
    await pass(15)
    expect((await server.next()).subject).toBe('2 new reviews for Café Luna')
    const [c, d] = await receive(own.company, [1, 2])
    if (!c || !d) throw new Error('no reviews')
    await own.open(c)
    await own.open(d)
    await pass(15)
    await expect.poll(mails).toEqual([])
    expect(server.received).toHaveLength(1)
  })

  it('is written about by no read: opening a case of which no device told changes nothing', async () => {
    const own = await member()
    const [review] = await receive(own.company, [2])
    const version = () => t.sql`select xmin::text from alerts`
    const before = await version()
    if (review) expect((await own.open(review)).status).toBe(204)
    expect(await version()).toEqual(before)
  })
})

describe('devices', () => {
  it('are listed, named after the browser unless the user did, and removed once', async () => {
    const own = await member()
    const phone = await turnOn(own, 'Ada’s 📱 '.padEnd(60, 'ß'))
    const agent =
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile'
    const { body } = await own.call(addDevice, { body: pushSubscription() }, { 'user-agent': agent })
    const listed = await devicesOf(own)
    expect(listed.map(({ name }) => name)).toEqual(['Chrome on Android', phone.name])
    expect(Object.keys(listed[0] ?? {})).toEqual(['id', 'name', 'createdAt', 'lastUsedAt'])
    const remove = () => own.call(removeDevice, { params: { id: body.id } })
    const both = await Promise.all([remove(), remove()])
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404])
    expect(await devicesOf(own)).toMatchObject([{ id: phone.id }])
  })

  it('are the user’s own: a stranger neither sees nor removes them', async () => {
    const own = await member()
    const { id } = await turnOn(own)
    const stranger = await member({}, { companies: [own.company] })
    expect(await devicesOf(stranger)).toEqual([])
    expect((await stranger.call(removeDevice, { params: { id } })).status).toBe(404)
    expect(await devicesOf(own)).toHaveLength(1)
  })

  it('are replaced by the same subscription, also that of whoever used the browser before', async () => {
    const [first, second] = [await member(), await member()]
    const { subscription } = await turnOn(first)
    expect((await first.call(addDevice, { body: subscription })).status).toBe(201)
    expect(await devicesOf(first)).toHaveLength(1)
    expect((await second.call(addDevice, { body: subscription })).status).toBe(201)
    expect(await devicesOf(first)).toEqual([])
    expect(await devicesOf(second)).toHaveLength(1)
  })

  it(`are at most ${maxDevices}, also if they are added at once`, async () => {
    const own = await member()
    const answers = await Promise.all(
      Array.from({ length: maxDevices + 3 }, () => own.call(addDevice, { body: pushSubscription() })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array(maxDevices).fill(201),
      ...[409, 409, 409],
    ])
    expect(await devicesOf(own)).toHaveLength(maxDevices)
    // One that is known is replaced all the same.
    await t.sql`delete from push_devices where id = ${(await devicesOf(own))[0]?.id}`
    const { subscription } = await turnOn(own)
    expect((await own.call(addDevice, { body: subscription })).status).toBe(201)
  })

  const { endpoint, keys } = pushSubscription()
  const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url')
  it.each<[what: string, body: object]>([
    ['http', { endpoint: 'http://push.site.example/x', keys }],
    ['another scheme', { endpoint: 'javascript:alert(1)', keys }],
    ['no address', { endpoint: 'x'.repeat(5_000), keys }],
    ['a long address', { endpoint: `https://push.site.example/${'x'.repeat(5_000)}`, keys }],
    ['no keys', { endpoint }],
    ['a short key', { endpoint, keys: { ...keys, p256dh: keys.p256dh.slice(0, 80) } }],
    ['a compressed key', { endpoint, keys: { ...keys, p256dh: `A${keys.p256dh.slice(1)}` } }],
    ['a key off the curve', { endpoint, keys: { ...keys, p256dh: offCurve } }],
    ['a short secret', { endpoint, keys: { ...keys, auth: 'AAAA' } }],
    ['a long secret', { endpoint, keys: { ...keys, auth: `${keys.auth}AAAA` } }],
    ['a long name', { endpoint, keys, name: '\u202e'.concat('x'.repeat(5_000)) }],
    ['an unreadable name', { endpoint, keys, name: 'a\0b' }],
  ])('are refused with %s', async (_, body) => {
    const own = await member()
    const { status } = await own.call(addDevice, { body: body as never })
    expect(status).toBe(400)
    expect(await devicesOf(own)).toEqual([])
  })

  it('are never connected to where only this server reaches', async () => {
    await using service = await pushService(t)
    const own = await member()
    await own.call(addDevice, { body: pushSubscription(subscriptionKeys(), 'https://127.0.0.1/push') })
    await receive(own.company, [2])
    await expect.poll(async () => (await deliveries())[0]?.failures).toBe(1)
    expect(await deliveries()).toMatchObject([{ attempts: [{ status: null }] }])
    expect(service.received).toEqual([])
  })

  it('are known to nobody who reads the database or the log', async () => {
    const { log, logger } = recordedLog('trace')
    const other = await anotherApp(t, { logger })
    const own = await member()
    const subscription = pushSubscription()
    const { status, body } = await caller(other, { cookie: own.cookie })(addDevice, { body: subscription })
    expect(status).toBe(201)
    await receive(own.company, [2])
    await using service = await pushService(t)
    await expect.poll(() => service.received.length).toBe(1)
    await expect.poll(async () => (await deliveries())[0]?.state).toBe('delivered')
    const [stored] = await t.sql<{ text: string }>`
      select jsonb_build_array(
        (select jsonb_agg(d) from push_devices d), (select jsonb_agg(d) from deliveries d),
        (select jsonb_agg(a) from audit_entries a)
      )::text as text
    `
    const { pathname } = new URL(subscription.endpoint)
    for (const secret of [pathname, subscription.keys.p256dh, subscription.keys.auth]) {
      for (const readable of [stored?.text, log.text, JSON.stringify(body)]) {
        expect(readable).not.toContain(secret)
        expect(readable).not.toContain(Buffer.from(secret).toString('hex'))
      }
    }
  })

  it('end with a new password, and stay when other sessions end', async () => {
    const own = await member()
    await turnOn(own)
    expect((await own.call(endSessions, { body: { currentPassword: password } })).status).toBe(200)
    const again = await t.signIn(own.email)
    expect(await devicesOf(again)).toHaveLength(1)
    const { status } = await again.call(changePassword, {
      body: { currentPassword: password, newPassword: 'a brand new secret' },
    })
    expect(status).toBe(200)
    expect(await t.sql`select from push_devices where user_id = ${own.id}`).toEqual([])
  })
})

describe('the key of the server', () => {
  it('is the same in all processes, and outlives the secret that sealed it', async () => {
    const own = await member()
    const { publicKey } = (await own.call(getPush, {})).body
    const next = 'y'.repeat(32)
    const rotated = await anotherApp(t, { sessionSecrets: [next, ...sessionSecrets] })
    const keyOf = async (app: typeof rotated) =>
      (await caller(app, { cookie: own.cookie })(getPush, {})).body.publicKey
    expect(await keyOf(rotated)).toBe(publicKey)
    await turnOn(own)
    await reseal(t.platformDb, [next, ...sessionSecrets])
    await using service = await pushService(t, () => 201, [next])
    await receive(own.company, [2])
    await expect.poll(() => service.received.length).toBe(1)
    expect(String(service.received[0]?.headers.authorization)).toContain(`k=${publicKey}`)
    // For the tests that follow.
    await reseal(t.platformDb, [...sessionSecrets, next])
  })

  it('can be given', async () => {
    const own = await member()
    const given = createECDH('prime256v1')
    given.generateKeys()
    const key = given.getPrivateKey('hex').padStart(64, '0')
    const env = { VAPID_PRIVATE_KEY: Buffer.from(key, 'hex').toString('base64url') }
    const app = await anotherApp(t, { env })
    const { body } = await caller(app, { cookie: own.cookie })(getPush, {})
    expect(body.publicKey).toBe(given.getPublicKey('base64url'))
  })

  it('ends devices that subscribed with another one, whose alerts are mailed at once', async () => {
    const own = await member()
    await turnOn(own)
    await t.sql`delete from push_key`
    await receive(own.company, [2])
    await using service = await pushService(t)
    await expect.poll(() => devicesOf(own)).toEqual([])
    expect(await mails()).toEqual([0])
    expect(service.received).toEqual([])
  })
})
