import { addNote, updateCase, updateCases } from '@candour/schemas/cases.ts'
import { getNotifications, updateNotifications } from '@candour/schemas/notifications.ts'
import { createReview } from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { alertsConsumer, noteAlerts, releaseAlerts } from '#modules/alerts/note-alerts.ts'
import { type Notice, noticeTo } from '#modules/notifications/notices.ts'
import { startConsumer } from '#modules/reviews/events.ts'
import { postForm, testApp } from '#test/app.ts'
import { rangeOf } from '#test/event-range.ts'
import { receiveMails } from '#test/mail-server.ts'

type Company = { id: string }
type Review = { id: string }

const t = await testApp()
beforeEach(async () => {
  for (const table of ['alerts', 'mails', 'event_consumers', 'review_events'] as const) {
    await t.owner.deleteFrom(table).execute()
  }
})

/** Notes reviews that were stored in succession. */
async function note(reviews: readonly Review[]): Promise<void> {
  const events = await rangeOf(t.owner, reviews)
  await t.platformDb.transaction().execute((tx) => noteAlerts(tx, events))
}

/** Adds reviews with these stars and notes them in one batch. */
async function receive(company: Company, ...ratings: number[]): Promise<Review[]> {
  const reviews: Review[] = []
  for (const rating of ratings) reviews.push(await t.make.review(company, { rating }))
  await note(reviews)
  return reviews
}

const tell = (notice: Notice) =>
  withCompany(t.db, system('mail'), notice.companyId, (tx) => noticeTo(tx, notice))

/** Lets time pass for alerts, and releases what has become due. */
async function pass(minutes: number): Promise<void> {
  const gone = sql`make_interval(mins => ${minutes})`
  await t.sql`update alerts set due_at = due_at - ${gone}, queued_at = queued_at - ${gone}`
  await releaseAlerts(t.platformDb)
}

const mails = () =>
  t.owner.selectFrom('mails').select(['kind', 'user_id', 'state']).orderBy('created_at').execute()

/** Adds a company and an owner with these settings. */
async function member(settings: object = {}, given: Parameters<typeof t.make.user>[0] = {}) {
  const company = given.companies?.[0] ?? (await t.make.company({ name: 'Café Luna' }))
  const user = await t.signInAs({ companies: [company], ...given })
  await user.call(updateNotifications, { query: { companyId: company.id }, body: settings })
  return { company, ...user }
}

/** Notes reviews as they are stored, until the end of the test. */
function startNoting(from: { fromFirst?: true } = {}): void {
  const consumer = startConsumer({
    ...{ platformDb: t.platformDb, log: { warn: () => {} }, pollMs: 20 },
    ...{ name: alertsConsumer, handle: noteAlerts, ...from },
  })
  onTestFinished(consumer.stop)
}

const reviewsOf = ({ id }: Company) =>
  t.sql<Review>`select id from reviews where company_id = ${id} order by created_at`

describe('an alert about reviews', () => {
  it('reaches the members within seconds, with words, stars and a link to the review in its company', async () => {
    await using server = await receiveMails(t)
    const { company, email } = await member()
    const viewer = await member({}, { companies: [company], companyRole: 'viewer' })
    startNoting()
    await expect
      .poll(() => t.owner.selectFrom('event_consumers').select('name').execute())
      .toContainEqual({ name: alertsConsumer })
    const feedback = 'Kalter Kaffee.\r\n<script>alert(1)</script>\nИ дорого!'
    const contact = { contactName: 'Zoë', contactEmail: 'zoe@example.com', contactNumber: '+49 30 1234567' }
    const sent = await t.call(createReview, {
      body: { companyId: company.id, rating: 2, feedback, ...contact },
    })
    expect(sent.status).toBe(201)
    const received = [await server.next(), await server.next()]
    const [review] = await reviewsOf(company)
    const url = `${t.deps.config.origins.dashboard}/dashboard/reviews/${review?.id}?company=${company.id}`
    for (const mail of received) {
      expect(mail.subject).toBe('New review for Café Luna: 2 of 5 stars')
      expect(mail.text).toContain('★★☆☆☆ 2 of 5 stars')
      expect(mail.text).toContain('> Kalter Kaffee.\n> <script>alert(1)</script>\n> И дорого!')
      expect(mail.text).toContain(url)
      expect(mail.html).toContain(`href="${url}"`)
      expect(mail.html).not.toContain('<script>')
    }
    const to = (address: string) => received.find(({ envelope }) => envelope.to[0] === address)?.text
    for (const value of ['Name: Zoë', 'Email: zoe@example.com', 'Phone: +49 30 1234567']) {
      expect(to(email)).toContain(value)
      expect(to(viewer.email)).toBeDefined()
      expect(to(viewer.email)).not.toContain(value)
    }
  })

  it('goes to those whose threshold and locations match, and to nobody else', async () => {
    const { company, id: usual } = await member()
    const [here, there] = [await t.make.location(company), await t.make.location(company)]
    const colleague = async (settings: object, given = {}) =>
      (await member(settings, { companies: [company], ...given })).id
    const one = await colleague({ alerts: { threshold: 1 } })
    const all = await colleague({ alerts: { threshold: 5 } })
    const atHere = await colleague({ alerts: { threshold: 5, locationIds: [here.id] } })
    await colleague({ alerts: { threshold: 5, when: 'off' } })
    await t.make.user({ companies: [company], invited: true })
    const { id: byProvider } = await t.make.user({ companies: [company], byProvider: true })
    await t.sql`update users set disabled_at = now() where id = ${await colleague({})}`
    await member({ alerts: { threshold: 5 } })
    const alerted = async (rating: number, locationId?: string) => {
      await t.owner.deleteFrom('alerts').execute()
      await note([await t.make.review(company, { rating, locationId })])
      const rows = await t.owner.selectFrom('alerts').select('user_id').execute()
      return new Set(rows.map(({ user_id }) => user_id))
    }
    expect(await alerted(1)).toEqual(new Set([usual, one, all, byProvider]))
    expect(await alerted(3, here.id)).toEqual(new Set([usual, all, atHere, byProvider]))
    expect(await alerted(4, there.id)).toEqual(new Set([all]))
    await t.setCompany(company, { billing_status: 'suspended' })
    await t.owner.deleteFrom('alerts').execute()
    await note(await reviewsOf(company))
    expect(await t.owner.selectFrom('alerts').selectAll().execute()).toEqual([])
  })

  it('is one mail immediately and one per ten minutes, for 1,000 reviews in a minute', async () => {
    await using server = await receiveMails(t)
    const { company, id } = await member()
    await receive(company, 1)
    const { subject, text } = await server.next()
    expect(subject).toBe('New review for Café Luna: 1 of 5 stars')
    expect(text?.match(/\/dashboard\/reviews\//g)).toHaveLength(1)
    expect(text).toMatch(/Received: .* UTC\n/)
    await t.sql`
      insert into reviews (company_id, id, rating, sentiment, feedback)
      select ${company.id}, gen_random_uuid(), 1 + n % 3, 0, repeat('Слишком долго. ', 300) from generate_series(1, 999) n
    `
    const reviews = await reviewsOf(company)
    for (let n = 1; n < reviews.length; n += 100) await note(reviews.slice(n, n + 100))
    await pass(9)
    expect(await mails()).toHaveLength(1)
    await Promise.all([pass(1), ...Array.from({ length: 5 }, () => releaseAlerts(t.platformDb))])
    await releaseAlerts(t.platformDb)
    const mail = await server.next()
    expect(mail.subject).toBe('999 new reviews for Café Luna')
    expect(mail.text).toContain('Here are the first 20, and 979 more are on your dashboard.')
    expect(mail.text?.match(/Open this review/g)).toHaveLength(20)
    expect(mail.html?.length).toBeLessThan(100_000)
    await receive(company, 2)
    await pass(9)
    expect((await mails()).map(({ user_id }) => user_id)).toEqual([id, id])
    await pass(1)
    expect(await mails()).toHaveLength(3)
  })

  it('is one mail about 10,000 reviews noted together', async () => {
    const { company } = await member()
    await t.sql`
      insert into reviews (company_id, id, rating, sentiment, feedback)
      select ${company.id}, gen_random_uuid(), 1 + n % 5, 0, 'Cold' from generate_series(1, 10000) n
    `
    await note(await reviewsOf(company))
    expect(await mails()).toHaveLength(1)
  })

  it('is not repeated for an edit', async () => {
    await using server = await receiveMails(t)
    const { company } = await member()
    startNoting({ fromFirst: true })
    const submissionId = crypto.randomUUID()
    for (const revision of [0, 1, 2]) {
      await t.call(createReview, {
        body: { companyId: company.id, submissionId, revision, rating: 1, feedback: `Take ${revision}` },
      })
      if (revision === 0) await server.next()
    }
    await t.call(createReview, { body: { companyId: company.id, rating: 3, feedback: 'Another' } })
    await expect
      .poll(() => t.owner.selectFrom('alerts').select('total').orderBy('due_at').execute())
      .toHaveLength(2)
    expect(await t.owner.selectFrom('alerts').select('total').execute()).toEqual([{ total: 1 }, { total: 1 }])
  })

  it('is the same mail for every rating', async () => {
    await using server = await receiveMails(t)
    const { company, email } = await member({ alerts: { threshold: 5 } })
    const seen = new Set<string>()
    for (const rating of [1, 2, 3, 4, 5]) {
      const review = await t.make.review(company, { rating, feedback: 'The same words' })
      await note([review])
      const mail = await server.next()
      expect(mail.envelope.to).toEqual([email])
      const neutral = (text = '') =>
        text
          .replaceAll(review.id, 'ID')
          .replaceAll(`${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}`, 'STARS')
          .replaceAll(`${rating} of 5 stars`, 'N of 5 stars')
          .replace(/Received[\s\S]*?M \S+(?=\n|<)/g, 'TIME')
      seen.add([mail.subject, mail.text, mail.html].map((text) => neutral(text)).join('\n'))
      await pass(10)
    }
    expect(seen.size).toBe(1)
  })

  it('waits during quiet hours, and until the morning if daily', async () => {
    // Quiet hours that include the current time in this zone.
    const [now] = await t.sql<{ from: string; to: string }>`
      select to_char(now() at time zone 'Asia/Kathmandu' - interval '1 hour', 'HH24:MI') as "from",
        to_char(now() at time zone 'Asia/Kathmandu' + interval '1 hour', 'HH24:MI') as "to"
    `
    const quiet = await member({ quietHours: { ...now, timeZone: 'Asia/Kathmandu' } })
    const daily = await member({ alerts: { when: 'daily' } }, { companies: [quiet.company] })
    const reviewed = await receive(quiet.company, 1, 2)
    await tell({
      kind: 'assigned',
      companyId: quiet.company.id,
      userId: quiet.id,
      reviewId: reviewed[0]?.id ?? '',
    })
    expect(await mails()).toEqual([])
    await pass(61)
    expect((await mails()).filter(({ user_id }) => user_id === quiet.id)).toHaveLength(2)
    await pass(24 * 60)
    expect((await mails()).filter(({ user_id }) => user_id === daily.id)).toHaveLength(1)
  })

  it.each<[what: string, happen: (own: { id: string; company: Company }) => Promise<unknown>]>([
    [
      'alerts were switched off',
      ({ id }) => t.sql`update notification_settings set alerts_when = 'off' where user_id = ${id}`,
    ],
    ['the member has left', ({ id }) => t.sql`delete from memberships where user_id = ${id}`],
    ['the user was disabled', ({ id }) => t.sql`update users set disabled_at = now() where id = ${id}`],
    ['the company was suspended', ({ company }) => t.setCompany(company, { billing_status: 'suspended' })],
    [
      'the reviews were deleted',
      ({ company }) => t.sql`delete from reviews where company_id = ${company.id}`,
    ],
  ])('is dropped if %s before it was sent', async (_, happen) => {
    const own = await member({ alerts: { threshold: 3 } })
    await receive(own.company, 1)
    await happen(own)
    await using server = await receiveMails(t)
    await expect.poll(mails).toEqual([])
    expect(server.received).toEqual([])
  })

  it('ends by one click in the mail program', async () => {
    await using server = await receiveMails(t)
    const own = await member()
    await receive(own.company, 1)
    const mail = await server.next()
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? ''
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const url = header('list-unsubscribe').slice(1, -1)
    expect(mail.text).toContain(url)
    expect(mail.text).toContain(`/dashboard/settings/notifications?company=${own.company.id}`)
    const answer = await postForm(t.app, new URL(url).pathname, { 'List-Unsubscribe': 'One-Click' })
    expect(answer.statusCode).toBe(200)
    const { body } = await own.call(getNotifications, { query: { companyId: own.company.id } })
    expect(body.alerts.when).toBe('off')
    await pass(10)
    await receive(own.company, 1)
    expect(await mails()).toHaveLength(1)
  })
})

describe('a due time', () => {
  type Quiet = readonly [from: string, to: string, zone: string]

  async function due(at: string, daily: boolean, quiet: Quiet | null, zone = 'UTC') {
    const [from, to, quietZone] = quiet ?? [null, null, null]
    const [row] = await t.sql<{ due: Date }>`
      select alert_due(${at}::timestamptz, ${daily}, ${from}::time, ${to}::time, ${quietZone}, ${zone}) as due
    `
    return row?.due.toISOString().replace(':00.000Z', 'Z')
  }

  it('is outside quiet hours, across midnight and changes of the clock, and at 8:00 if daily', async () => {
    const night = ['22:00', '07:00', 'Europe/Berlin'] as const
    for (const [at, daily, quiet, expected, zone] of [
      ['2026-01-15T12:00Z', false, null, '2026-01-15T12:00Z'],
      ['2026-01-15T20:59Z', false, night, '2026-01-15T20:59Z'],
      ['2026-01-15T21:00Z', false, night, '2026-01-16T06:00Z'],
      ['2026-01-16T05:59Z', false, night, '2026-01-16T06:00Z'],
      ['2026-01-16T06:00Z', false, night, '2026-01-16T06:00Z'],
      // The clock goes forward on 29 March, and back on 25 October.
      ['2026-03-28T21:30Z', false, night, '2026-03-29T05:00Z'],
      ['2026-10-24T20:30Z', false, night, '2026-10-25T06:00Z'],
      ['2026-06-01T10:30Z', false, ['12:00', '14:00', 'Europe/Berlin'], '2026-06-01T12:00Z'],
      ['2026-06-01T09:30Z', false, ['12:00', '14:00', 'Europe/Berlin'], '2026-06-01T09:30Z'],
      // Quiet hours that end at a time skipped by DST.
      ['2026-03-28T23:30Z', false, ['22:00', '02:30', 'Europe/Berlin'], '2026-03-29T01:30Z'],
      ['2026-06-01T07:59Z', true, null, '2026-06-01T08:00Z'],
      ['2026-06-01T08:00Z', true, null, '2026-06-02T08:00Z'],
      ['2026-06-01T08:00Z', true, null, '2026-06-01T15:00Z', 'America/Los_Angeles'],
      ['2026-03-28T12:00Z', true, null, '2026-03-29T06:00Z', 'Europe/Berlin'],
      ['2026-06-01T12:00Z', true, ['22:00', '09:30', 'Europe/Berlin'], '2026-06-02T07:30Z', 'Asia/Tokyo'],
    ] as const) {
      expect(await due(at, daily, quiet, zone), `${at} ${daily} ${quiet}`).toBe(expected)
    }
  })
})

describe('a notice', () => {
  it.each([
    ['assigned', 'A review for Café Luna has been assigned to you'],
    ['mentioned', 'You were mentioned in a note about a review for Café Luna'],
    ['answered', 'A customer has replied to Café Luna'],
  ] as const)('tells a member at once: %s', async (kind, subject) => {
    await using server = await receiveMails(t)
    const { company, id: userId, email } = await member()
    const review = await t.make.review(company, { rating: 5, feedback: 'x'.repeat(5000) })
    await tell({ kind, companyId: company.id, userId, reviewId: review.id })
    const mail = await server.next()
    expect(mail.subject).toBe(subject)
    expect(mail.envelope.to).toEqual([email])
    expect(mail.text).toContain(`/dashboard/reviews/${review.id}?company=${company.id}`)
    expect(mail.text).toContain(`> ${'x'.repeat(600)}…`)
    expect(mail.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(true)
  })

  it('is one mail for 50 of a kind in a minute, and one more after ten', async () => {
    const { company, id: userId } = await member()
    const [one, other] = [await t.make.review(company), await t.make.review(company)]
    const answered = ({ id }: Review) =>
      tell({ kind: 'answered', companyId: company.id, userId, reviewId: id })
    for (let n = 0; n < 50; n += 1) await answered(one)
    expect(await mails()).toHaveLength(1)
    await answered(other)
    expect(await mails()).toHaveLength(2)
    await pass(10)
    expect(await mails()).toHaveLength(3)
    await pass(10)
    expect(await mails()).toHaveLength(3)
  })

  it('tells the assignee or the mentioned member, with the note, but never its author', async () => {
    await using server = await receiveMails(t)
    const { company, ...ada } = await member()
    const ben = await member({}, { companies: [company], email: 'ben@example.com' })
    const [one, other] = [await t.make.review(company), await t.make.review(company)]
    const query = { companyId: company.id }
    const assign = (id: string, assigneeId: string, version = 0) =>
      ada.call(updateCase, { query, params: { id }, body: { assigneeId, version } })
    expect((await assign(one.id, ada.id)).status).toBe(200)
    expect((await assign(one.id, ben.id, 1)).status).toBe(200)
    expect((await assign(one.id, ben.id, 2)).status).toBe(200)
    const assigned = await server.next()
    expect(assigned.subject).toBe('A review for Café Luna has been assigned to you')
    expect(assigned.envelope.to).toEqual([ben.email])
    const bulk = { ids: [one.id, other.id], assigneeId: ben.id }
    expect((await ada.call(updateCases, { query, body: bulk })).body).toEqual({ changed: 1, skipped: 1 })
    expect((await server.next()).text).toContain(other.id)
    const text = `<b>Please call</b>, @${ben.email}\nand @${ada.email}. Больше не жду.`
    expect((await ada.call(addNote, { query, params: { id: other.id }, body: { text } })).status).toBe(201)
    const mentioned = await server.next()
    expect(mentioned.envelope.to).toEqual([ben.email])
    expect(mentioned.subject).toBe('You were mentioned in a note about a review for Café Luna')
    expect(mentioned.text).toContain(`Note by ${ada.email}\n\n> ${text.replace('\n', '\n> ')}`)
    expect(mentioned.html).not.toContain('<b>')
    expect(await mails()).toHaveLength(3)
  })

  it('shows the latest answer of the visitor', async () => {
    await using server = await receiveMails(t)
    const { company, id: userId } = await member()
    const review = await t.make.review(company)
    const key = { company_id: company.id, review_id: review.id }
    const address = { address: 'zoe@example.com', address_hash: Buffer.alloc(32) }
    await t.insert('conversations', { ...key, ...address })
    for (const text of ['My first answer', 'Danke!\n<b>Bis bald</b>']) {
      await t.insert('messages', { ...key, id: crypto.randomUUID(), from_visitor: true, text })
      await t.sql`update messages set created_at = created_at - interval '1 minute'`
    }
    await tell({ kind: 'answered', companyId: company.id, userId, reviewId: review.id })
    const { text, html } = await server.next()
    expect(text).toContain('The customer’s reply\n\n> Danke!\n> <b>Bis bald</b>')
    expect(text).not.toContain('My first answer')
    expect(html).not.toContain('<b>')
  })

  it('is one mail for many reviews assigned at once, and one more after ten minutes', async () => {
    await using server = await receiveMails(t)
    const { company, id: userId } = await member()
    const reviews: string[] = []
    for (let n = 0; n < 25; n += 1) reviews.push((await t.make.review(company)).id)
    const assign = (reviewId: string[]) => tell({ kind: 'assigned', companyId: company.id, userId, reviewId })
    await assign(reviews)
    const mail = await server.next()
    expect(mail.subject).toBe('25 reviews for Café Luna have been assigned to you')
    expect(mail.text).toContain('Here are the first 20, and 5 more are on your dashboard.')
    await assign(reviews.slice(0, 2))
    await assign(reviews.slice(2, 4))
    expect(await mails()).toHaveLength(1)
    await pass(10)
    const later = await server.next()
    expect(later.subject).toBe('4 reviews for Café Luna have been assigned to you')
    expect(later.text?.match(/Open this review/g)).toHaveLength(4)
    await assign([])
    expect(await mails()).toHaveLength(2)
  })

  it('is not sent to members who do not see cases or have switched alerts off', async () => {
    const { company } = await member()
    const review = await t.make.review(company)
    const users = [
      await member({ alerts: { when: 'off' } }, { companies: [company] }),
      await member({}, { companies: [company], companyRole: 'viewer' }),
      await member(),
    ]
    for (const { id: userId } of users) {
      await tell({ kind: 'assigned', companyId: company.id, userId, reviewId: review.id })
    }
    expect(await t.owner.selectFrom('alerts').selectAll().execute()).toEqual([])
    expect(await mails()).toEqual([])
  })

  it('is not sent if the change is rolled back', async () => {
    const { company, id: userId } = await member()
    const review = await t.make.review(company)
    await withCompany(t.db, system('mail'), company.id, async (tx) => {
      await noticeTo(tx, { kind: 'assigned', companyId: company.id, userId, reviewId: review.id })
      throw new Error('rolled back')
    }).catch(() => {})
    expect(await mails()).toEqual([])
  })
})
