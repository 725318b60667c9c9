import {
  type Channel,
  type ChannelKind,
  channelKind,
  confirmChannel,
  createChannel,
  deleteChannel,
  listChannels,
  maxChannels,
  testChannel,
  updateChannel,
} from '@candour/schemas/channels.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { withCompany } from '#db/scope.ts'
import { Deliverer } from '#deliveries/deliverer.ts'
import { system } from '#domain/principal.ts'
import { noteAlerts, releaseAlerts } from '#modules/alerts/note-alerts.ts'
import { channelBox, openAddress } from '#modules/channels/box.ts'
import { noticeToChannels } from '#modules/notifications/notices.ts'
import { deliveryKinds } from '#process/delivery-kinds.ts'
import { reseal } from '#process/reseal.ts'
import { type NewUser, sessionSecrets, testApp } from '#test/app.ts'
import { chatSecret, startChats } from '#test/chats.ts'
import { rangeOf } from '#test/event-range.ts'
import { secret } from '#test/factories.ts'
import { receiveMails } from '#test/mail-server.ts'

type Review = { id: string }

/** What nobody else may put into a chat: mentions, links, formatting, directions, markup. */
const hostile =
  'a <!channel> @everyone <@123> <users/all> [x](https://evil.example) *b* `c` evil.example/d #e \u202Ef\r\ng & <b>h</b>'

const chats = await startChats()
const t = await testApp({ OUTBOUND_ALLOW: '127.0.0.0/8', TELEGRAM_API_URL: chats.url })
afterAll(() => chats[Symbol.asyncDispose]())

let company: { id: string }
let query: { companyId: string }
let manager: NewUser
beforeEach(async () => {
  for (const table of ['alerts', 'deliveries', 'channels', 'mails', 'review_events'] as const) {
    await t.owner.deleteFrom(table).execute()
  }
  company = await t.make.company({ name: 'Café Luna' })
  query = { companyId: company.id }
  manager = await t.signInAs({ companies: [company], companyRole: 'manager' })
  chats.shown.length = 0
  for (const kind of channelKind.options) delete chats.answers[kind]
})

const create = (kind: ChannelKind, given: object = chats.address(kind)) =>
  manager.call(createChannel, { query, body: { kind, name: '#reviews', ...given } })
const change = (id: string, body: object) => manager.call(updateChannel, { query, params: { id }, body })
const confirm = (id: string, digits: string) =>
  manager.call(confirmChannel, { query, params: { id }, body: { digits } })
const listed = async () => (await manager.call(listChannels, { query })).body

/** The digits of the latest test message. */
const digitsShown = () => /dashboard[^\d]*(\d{4})\b/.exec(chats.shown.at(-1)?.body ?? '')?.[1] ?? 'none'

/** Connects a chat, and confirms it by what it shows. */
async function connected(kind: ChannelKind = 'slack', settings: object = {}): Promise<Channel> {
  const { body } = await create(kind)
  expect((await confirm(body.id, digitsShown())).status).toBe(200)
  const { body: channel } = await change(body.id, settings)
  chats.shown.length = 0
  return channel
}

/** Sends deliveries until the end of the test, as each process does. */
function deliver() {
  const deliverer = new Deliverer({
    platformDb: t.platformDb,
    outbound: t.deps.outbound,
    kinds: deliveryKinds(t.deps, sessionSecrets),
    log: { warn: vi.fn() },
    pollMs: 20,
  }).start()
  onTestFinished(() => deliverer.stop())
}

async function note(...reviews: readonly Review[]): Promise<void> {
  const range = await rangeOf(t.owner, reviews)
  await t.platformDb.transaction().execute((tx) => noteAlerts(tx, range))
}

async function receive(rating: number, given: object = {}): Promise<Review> {
  const review = await t.make.review(company, { rating, feedback: 'Kalter Kaffee', ...given })
  await note(review)
  return review
}

/** Lets time pass for alerts, and releases what has become due. */
async function pass(seconds: number): Promise<void> {
  const gone = sql`make_interval(secs => ${seconds})`
  await t.sql`update alerts set due_at = due_at - ${gone}, queued_at = queued_at - ${gone}`
  await t.sql`update channels set told_at = told_at - ${gone}`
  await releaseAlerts(t.platformDb)
}

const shownTexts = () => chats.shown.map(({ body }) => body)
const isShown = (count: number) => expect.poll(() => chats.shown.length).toBe(count)
const deliveries = () => t.sql<{ state: string; attempts: { status: number | null; answer: string }[] }>`
  select state, attempts from deliveries order by id
`
/** Makes what waits for another attempt due. */
const retry = () => t.sql`update deliveries set next_attempt_at = now() where state = 'pending'`
const isSettled = (state: string) =>
  expect.poll(async () => (await deliveries()).every((delivery) => delivery.state === state)).toBe(true)
const queued = async () => (await deliveries()).length

describe('connecting', () => {
  it.each(channelKind.options)('%s counts once somebody has entered the digits it shows', async (kind) => {
    deliver()
    const { status, body } = await create(kind)
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { kind, name: '#reviews', confirmed: false, active: true, words: false, lastError: null },
    })
    expect(body).toMatchObject({ threshold: 3, when: 'instant', locationIds: null, quietHours: null })
    expect(chats.problems).toEqual([])
    await receive(1)
    expect(await queued()).toBe(0)
    const digits = digitsShown()
    const other = String((Number(digits) + 1) % 10_000).padStart(4, '0')
    expect(await confirm(body.id, other)).toMatchObject({ status: 400, body: { code: 'wrong_digits' } })
    expect(await confirm(body.id, digits)).toMatchObject({ status: 200, body: { confirmed: true } })
    expect(await confirm(body.id, other)).toMatchObject({ status: 200 })
    await receive(1)
    await isShown(2)
    expect(chats.problems).toEqual([])
  })

  it('never answers or stores an address in plain', async () => {
    for (const kind of channelKind.options) await create(kind)
    const [stored] = await t.sql<{ rows: string }>`
      select string_agg(to_jsonb(c)::text || encode(sealed, 'escape'), '') as rows from channels c
    `
    const entries = await t.sql`select changes from audit_entries`
    for (const text of [JSON.stringify(await listed()), stored?.rows, JSON.stringify(entries)]) {
      expect(text).not.toContain('secret_of')
      expect(text).not.toContain('-1001234567890')
    }
    expect(await listed()).toHaveLength(5)
  })

  it('needs another test message after five wrong digits', async () => {
    const { body } = await create('slack')
    const digits = digitsShown()
    const wrong = digits === '0000' ? '1111' : '0000'
    const codes = []
    for (let n = 0; n < 6; n += 1) codes.push((await confirm(body.id, wrong)).body.code)
    expect(codes).toEqual([...Array(5).fill('wrong_digits'), 'no_tries_left'])
    expect((await confirm(body.id, digits)).body.code).toBe('no_tries_left')
    const params = { id: body.id.toUpperCase() }
    expect((await manager.call(testChannel, { query, params })).status).toBe(202)
    expect((await confirm(body.id, digitsShown())).status).toBe(200)
    // The test of a channel that is confirmed shows no digits.
    expect((await manager.call(testChannel, { query, params })).body.confirmed).toBe(true)
    expect(digitsShown()).toBe('none')
  })

  it('counts every wrong digit, also of several at once', async () => {
    const { body } = await create('slack')
    const wrong = digitsShown() === '0000' ? '1111' : '0000'
    const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(body.id, wrong)))
    expect(answers.filter(({ body }) => body.code === 'wrong_digits')).toHaveLength(5)
  })

  it.each<[what: string, given: object | undefined, lastError: string]>([
    ['is not reached', { url: 'http://127.0.0.1:1/x' }, 'Slack could not be reached.'],
    ['refuses', undefined, 'Slack accepts no messages at this address (status 404).'],
  ])('says why a chat %s', async (_, given, lastError) => {
    chats.answers.slack = [404, `no_service ${chatSecret}`]
    const { status, body } = await create('slack', given)
    expect({ status, body }).toMatchObject({ status: 201, body: { confirmed: false, lastError } })
  })

  it.each<[kind: ChannelKind, given: object, field: string]>([
    ['slack', { url: 'https://hooks.slack.com.evil.example/services/T/B/x' }, 'url'],
    ['slack', { url: 'http://hooks.slack.com/services/T/B/x' }, 'url'],
    ['slack', { url: 'https://hooks.slack.com:8443/services/T/B/x' }, 'url'],
    ['slack', { url: 'https://me:pass@hooks.slack.com/services/T/B/x' }, 'url'],
    ['slack', { url: 'https://hooks.slack.com/' }, 'url'],
    ['slack', { url: 'https://10.0.0.1/services/' }, 'url'],
    ['slack', { url: 'x'.repeat(2000) }, 'url'],
    ['slack', { url: '<script>'.repeat(700) }, 'url'],
    ['slack', {}, 'url'],
    ['teams', { url: 'https://logic.azure.com.evil.example/' }, 'url'],
    ['teams', { url: 'https://evillogic.azure.com/' }, 'url'],
    ['discord', { url: 'https://discord.com/api/users/' }, 'url'],
    ['google_chat', { url: 'https://chat.googleapis.com/v1/spaces/x/members' }, 'url'],
    ['telegram', { token: '1:2/../x', chat: '1' }, 'token'],
    ['telegram', { token: `${chatSecret}/getMe?`, chat: '1' }, 'token'],
    ['telegram', { token: chatSecret, chat: 'a chat' }, 'chat'],
    ['telegram', { url: 'https://api.telegram.org/' }, 'token'],
  ])('%s refuses an address that is not its own: %o', async (kind, given, field) => {
    const { status, body } = await create(kind, given)
    expect({ status, path: body.issues?.[0]?.path }).toEqual({ status: 400, path: field })
    expect(await listed()).toEqual([])
  })

  it('is limited to twenty chats, also at once', async () => {
    for (let n = 0; n < maxChannels - 1; n += 1) await t.make.channel(company)
    const answers = await Promise.all([create('slack'), create('discord'), create('telegram')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(await listed()).toHaveLength(maxChannels)
  })

  it('seals addresses again with a newer secret', async () => {
    const { id } = await t.make.channel(company, { address: { url: 'https://a.example/x' } })
    const newer = 'n'.repeat(32)
    await reseal(t.platformDb, [newer, secret])
    const [row] = await t.sql<{ sealed: Buffer }>`select sealed from channels where id = ${id}`
    const sealed = row?.sealed ?? Buffer.alloc(0)
    expect(openAddress(channelBox([newer]), { id, sealed })).toEqual({ url: 'https://a.example/x' })
    expect(() => openAddress(channelBox([secret]), { id, sealed })).toThrow()
  })
})

describe('a message', () => {
  it.each(channelKind.options)('fits %s, and nobody spoofs anything in it', async (kind) => {
    const names = `${hostile} ${'x@y.z '.repeat(30)}`.slice(0, 120)
    await t.setCompany(company, { name: names })
    const location = await t.make.location(company, { name: `${hostile} مقهى`.slice(0, 120) })
    await connected(kind, { threshold: 5, words: true })
    deliver()
    const given = { locationId: location.id, feedback: `${hostile}\n`.repeat(40) }
    const reviews: Review[] = []
    for (let n = 0; n < 30; n += 1)
      reviews.push(await t.make.review(company, { rating: 1 + (n % 5), ...given }))
    await note(...reviews)
    await isShown(1)
    expect(chats.problems).toEqual([])
    const [text = ''] = shownTexts()
    const said = texts(JSON.parse(text)).filter((one) => !/^(<)?https?:/.test(one))
    expect(said.join('\n')).toContain('30 new reviews')
    for (const one of said) {
      expect(one).not.toMatch(/@(everyone|123)|users\/all|https?:\/\/evil|evil\.example|\u202e/i)
      if (kind === 'discord' && one.includes('new reviews')) expect(one).toMatch(/\\\*b\\\*/)
    }
    expect(text).toContain(`/dashboard/reviews/${reviews[0]?.id}?company=${company.id}`)
    expect(text).toContain(`/dashboard/reviews?company=${company.id}`)
  })

  it('has words only where they are wanted, by a member who may read them, and never contact data', async () => {
    await connected('slack')
    deliver()
    const contact = { contactName: 'Zoë Zimmer', contactEmail: 'zoe@example.com', contactNumber: '+49 30 1' }
    const next = async (n: number) => {
      await pass(60)
      await receive(2, contact)
      await isShown(n)
      return shownTexts().at(-1) ?? ''
    }
    expect(await next(1)).not.toContain('Kalter')
    const [channel] = await listed()
    await change(channel?.id ?? '', { words: true })
    const text = await next(2)
    expect(text).toContain('“\u2068Kalter Kaffee\u2069”')
    expect(text).not.toMatch(/Zo|zoe|\+49/)
    // A role of a later version, or none.
    await t.sql`update users set disabled_at = now() where id = ${manager.id}`
    expect(await next(3)).not.toContain('Kalter')
    await t.sql`update users set disabled_at = null where id = ${manager.id}`
    expect(await next(4)).toContain('Kalter')
    await t.sql`delete from memberships where user_id = ${manager.id}`
    expect(await next(5)).not.toContain('Kalter')
  })

  it('is the same for every rating', async () => {
    await connected('teams', { threshold: 5, words: true })
    deliver()
    const seen = new Set<string>()
    for (const rating of [1, 2, 3, 4, 5]) {
      const { id } = await receive(rating)
      await isShown(rating)
      await isSettled('delivered')
      seen.add(
        (shownTexts().at(-1) ?? '')
          .replaceAll(id, 'ID')
          .replaceAll(`${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}`, 'STARS')
          .replaceAll(`${rating} of 5 stars`, 'N of 5 stars'),
      )
      await pass(60)
    }
    expect(seen.size).toBe(1)
  })

  it('is about reviews up to the threshold, of the chosen locations', async () => {
    const [here, there] = [await t.make.location(company), await t.make.location(company)]
    const { id } = await connected('slack', { threshold: 2, locationIds: [here.id.toUpperCase()] })
    deliver()
    await receive(2, { locationId: there.id })
    await receive(3, { locationId: here.id })
    await receive(1)
    expect(await queued()).toBe(0)
    await receive(2, { locationId: here.id })
    await isShown(1)
    expect(await change(id, { locationIds: [crypto.randomUUID()] })).toMatchObject({
      status: 404,
      body: { code: 'location_not_found', issues: [{ path: 'locationIds' }] },
    })
  })

  it('waits during quiet hours, and until the morning if daily', async () => {
    const [now] = await t.sql<{ from: string; to: string }>`
      select to_char(now() at time zone 'Asia/Kathmandu' - interval '1 hour', 'HH24:MI') as "from",
        to_char(now() at time zone 'Asia/Kathmandu' + interval '1 hour', 'HH24:MI') as "to"
    `
    const quiet = await connected('slack', { quietHours: { ...now, timeZone: 'Asia/Kathmandu' } })
    const daily = await connected('discord', { when: 'daily' })
    await receive(1)
    await receive(2)
    expect(await queued()).toBe(0)
    const told = async () =>
      (await t.sql<{ id: string }>`select receiver_id as id from deliveries order by id`).map(({ id }) => id)
    await pass(61 * 60)
    expect((await told()).filter((id) => id === quiet.id)).toHaveLength(1)
    await pass(24 * 60 * 60)
    expect((await told()).filter((id) => id === daily.id)).toHaveLength(1)
  })

  it('tells of what a customer has answered', async () => {
    await connected('slack', { words: true, threshold: 1 })
    deliver()
    const review = await t.make.review(company, { rating: 5 })
    const key = { company_id: company.id, review_id: review.id }
    await t.insert('conversations', { ...key, address: 'zoe@example.com', address_hash: Buffer.alloc(32) })
    await t.insert('messages', { ...key, id: crypto.randomUUID(), from_visitor: true, text: 'Bis bald' })
    const tell = () =>
      withCompany(t.db, system('receipt'), company.id, (tx) => noticeToChannels(tx, review.id))
    await tell()
    await isShown(1)
    expect(shownTexts()[0]).toMatch(/A customer has replied to .*“\u2068Bis bald\u2069”/)
    await isSettled('delivered')
    await tell()
    await tell()
    await pass(60)
    await isShown(2)
    expect(shownTexts()[1]).toContain('2 replies of customers to')
  })

  it.each<[what: string, happen: (id: string) => Promise<unknown>]>([
    ['the chat was switched off', (id) => change(id, { active: false })],
    ['its alerts were switched off', (id) => change(id, { when: 'off' })],
    ['the chat was removed', (id) => manager.call(deleteChannel, { query, params: { id } })],
    ['the company was suspended', () => t.setCompany(company, { billing_status: 'suspended' })],
    [
      'the review was erased',
      () => t.sql`update reviews set erased_at = now() where company_id = ${company.id}`,
    ],
  ])('is dropped if %s before it was sent', async (_, happen) => {
    const { id } = await connected()
    await receive(1)
    expect(await queued()).toBe(1)
    await happen(id)
    deliver()
    await expect.poll(queued).toBe(0)
    expect(chats.shown).toEqual([])
  })

  it('is not queued for a suspended company', async () => {
    await connected()
    const review = await t.make.review(company, { rating: 1 })
    await t.setCompany(company, { billing_status: 'suspended' })
    await note(review)
    expect(await queued()).toBe(0)
  })
})

describe('many reviews', () => {
  it('of a burst are one message a minute, whatever number of processes releases them', async () => {
    await connected('slack')
    deliver()
    deliver()
    const first = await receive(1)
    await isShown(1)
    await t.sql`
      insert into reviews (company_id, id, rating, sentiment, feedback)
      select ${company.id}, gen_random_uuid(), 1 + n % 3, 0, 'Cold' from generate_series(1, 1000) n
    `
    const reviews = await t.sql<Review>`
      select review_id as id from review_events where review_id <> ${first.id} order by position
    `
    for (let n = 0; n < reviews.length; n += 100) await note(...reviews.slice(n, n + 100))
    await pass(30)
    expect(await queued()).toBe(1)
    await Promise.all([pass(30), ...Array.from({ length: 8 }, () => releaseAlerts(t.platformDb))])
    await isShown(2)
    expect(shownTexts()[1]).toContain('1,000 new reviews')
    await isSettled('delivered')
    await pass(60)
    expect(await queued()).toBe(2)
    expect(chats.problems).toEqual([])
  })

  it('wait while a message has not arrived', async () => {
    await connected('slack')
    chats.answers.slack = [500, 'later']
    deliver()
    await receive(1)
    await expect.poll(async () => (await deliveries())[0]?.attempts.length).toBe(1)
    for (let n = 0; n < 3; n += 1) {
      await receive(2)
      await pass(120)
    }
    expect(await queued()).toBe(1)
    delete chats.answers.slack
    await retry()
    await isSettled('delivered')
    await pass(60)
    await isShown(2)
    expect(shownTexts()[1]).toContain('3 new reviews')
  })

  it('and answers, which are due together, are a minute apart', async () => {
    await connected('slack')
    const review = await receive(1)
    const tell = () =>
      withCompany(t.db, system('receipt'), company.id, (tx) => noticeToChannels(tx, review.id))
    const arrive = () => t.sql`update deliveries set state = 'delivered', next_attempt_at = null`
    await Promise.all([tell(), receive(2), tell()])
    await arrive()
    await Promise.all([pass(60), ...Array.from({ length: 8 }, () => releaseAlerts(t.platformDb))])
    expect(await queued()).toBe(2)
    await arrive()
    await pass(30)
    expect(await queued()).toBe(2)
    await pass(30)
    expect(await queued()).toBe(3)
  })
})

describe('an answer', () => {
  it.each<[kind: ChannelKind, answer: [number, string, Record<string, string>?], seconds: number]>([
    ['slack', [429, 'rate_limited', { 'retry-after': '30' }], 30],
    ['teams', [429, '', { 'retry-after': '40' }], 40],
    ['discord', [429, '{"message":"You are being rate limited.","retry_after":64.57,"global":false}'], 65],
    [
      'telegram',
      [
        429,
        '{"ok":false,"error_code":429,"description":"Too Many Requests","parameters":{"retry_after":35}}',
      ],
      35,
    ],
    ['telegram', [429, `{"parameters":{"retry_after":${'9'.repeat(400)}}}`], 3600],
    ['telegram', [429, '{"parameters":{"retry_after":"1.2.3"}}'], 5],
    ['google_chat', [429, '{"error":{"code":429}}'], 5],
  ])('of %s with 429 says when to try again', async (kind, answer, seconds) => {
    await connected(kind)
    chats.answers[kind] = answer
    deliver()
    await receive(1)
    await expect.poll(async () => (await deliveries())[0]?.attempts.length).toBe(1)
    const [due] = await t.sql<{ seconds: number }>`
      select extract(epoch from next_attempt_at - now())::float8 as seconds from deliveries
    `
    expect(due?.seconds).toBeGreaterThan(seconds * 0.9 - 3)
    expect(due?.seconds).toBeLessThanOrEqual(seconds * 1.1)
    const [{ active = false, lastError = '' } = {}] = await listed()
    expect({ active, lastError }).toEqual({ active: true, lastError: expect.stringContaining('status 429') })
    delete chats.answers[kind]
    await retry()
    await isSettled('delivered')
    expect((await listed())[0]?.lastError).toBeNull()
  })

  it.each<[kind: ChannelKind, answer: [number, string]]>([
    ['slack', [404, 'no_service']],
    ['slack', [410, 'channel_is_archived']],
    ['teams', [404, '{"error":{"code":"WorkflowNotFound"}}']],
    ['discord', [404, '{"message":"Unknown Webhook","code":10015}']],
    [
      'telegram',
      [403, '{"ok":false,"error_code":403,"description":"Forbidden: bot was kicked from the group chat"}'],
    ],
    ['google_chat', [404, '{"error":{"code":404}}']],
  ])('of %s that it is gone ends it: %o', async (kind, answer) => {
    await using server = await receiveMails(t)
    await t.make.user({ companies: [company], companyRole: 'responder' })
    await connected(kind)
    chats.answers[kind] = answer
    deliver()
    await receive(1)
    await isSettled('failed')
    expect(await listed()).toMatchObject([
      { active: false, lastError: expect.stringContaining(`status ${answer[0]}`) },
    ])
    const ended = () => server.received.filter(({ subject }) => subject?.includes('no longer shows'))
    await expect.poll(() => ended().length).toBe(1)
    const [mail] = ended()
    expect(mail?.envelope.to).toEqual([manager.email])
    expect(mail?.text).toContain(`/dashboard/settings/integrations?company=${company.id}`)
    expect(mail?.text).not.toContain('secret_of')
    await pass(60)
    await receive(1)
    expect(await queued()).toBe(1)
    delete chats.answers[kind]
    const [channel] = await listed()
    expect((await change(channel?.id ?? '', { active: true })).body).toMatchObject({
      active: true,
      lastError: null,
    })
    await receive(1)
    await isShown(1)
  })

  it.each([
    ['an error', 500, chatSecret],
    ['a success that is none', 200, `{"ok":false,"description":"${chatSecret}"}`],
  ])('that is %s again and again ends it', async (_, status, body) => {
    await connected('telegram')
    chats.answers.telegram = [status, body]
    deliver()
    await receive(1)
    for (let n = 1; n <= 7; n += 1) {
      await expect.poll(async () => (await deliveries())[0]?.attempts.length).toBe(n)
      expect((await listed())[0]?.active).toBe(n < 7)
      await retry()
    }
    expect((await listed())[0]?.lastError).toContain(`status ${status}`)
    expect(JSON.stringify(await deliveries())).not.toContain('secret_of')
  })

  it('that repeats the words is not stored', async () => {
    for (const kind of ['telegram', 'google_chat'] as const) await connected(kind, { words: true })
    deliver()
    await receive(1)
    await isShown(2)
    await isSettled('delivered')
    const [row] = await t.sql<{ text: string }>`
      select string_agg(to_jsonb(d)::text, '') as text from deliveries d
    `
    expect(shownTexts().join('')).toContain('Kalter')
    expect(row?.text).not.toMatch(/Kalter|secret_of/)
  })
})

/** All texts within a message. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap((one) => texts(one)) : []
}
