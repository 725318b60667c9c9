import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { forgotPassword, listSessions } from '@candour/schemas/accounts.ts'
import { getSummary, getTrends } from '@candour/schemas/analytics.ts'
import { createApiKey } from '@candour/schemas/api-keys.ts'
import {
  createCompany,
  getCompanyBySlug,
  listCompanies,
  updateCompany,
  updateDashboardCompany,
} from '@candour/schemas/companies.ts'
import { importCompanies } from '@candour/schemas/company-imports.ts'
import { deleteCompany } from '@candour/schemas/deleted-companies.ts'
import { itemTypeFor } from '@candour/schemas/packs.ts'
import { listOwnPrintOrders, requestPrint } from '@candour/schemas/print-orders.ts'
import { createReview, listReviews } from '@candour/schemas/reviews.ts'
import { createUser } from '@candour/schemas/users.ts'
import { startViewAs } from '@candour/schemas/view-as.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schedules } from '#db/job-queue.ts'
import { advanceRecount } from '#modules/companies/recounts.ts'
import { buildTestApp, type TestApp } from '#test/app.ts'
import { backUp, digests, linesOf, restoreTo, rules } from '#test/backup.ts'
import { createEmptyDatabase, createTestDatabase } from '#test/database.ts'
import { createFactories } from '#test/factories.ts'
import { receiveMails } from '#test/mail-server.ts'
import { qrPicture } from '#test/picture.ts'
import { driftOf, makeReviews } from '#test/rollup.ts'

const oddTexts = [
  'tab\tand another\t',
  'lines\nof\r\ntext\n',
  'back\\slash \\n \\t \\\\',
  String.raw`\N`,
  String.raw`\.`,
  `\\.\n\\.`,
  'emoji 👩‍👩‍👧‍👦 and \u202eright to left\u202c, e\u0301, \u{10ffff}',
  '"quoted", \'quoted\'; drop table reviews; --',
  '\u0001\u0008\u000b\u007f\u0085\u2028 controls',
  'ß€𝄞'.repeat(1250),
]

const owner = { email: 'owner@luna.example' }
let t: TestApp
let companyId: string
beforeAll(async () => {
  t = await buildTestApp({ RATE_LIMITS: 'on' })
  const operator = await t.signIn((await t.make.user({ role: 'superadmin' })).email)
  const svg = await readFile(new URL('../../process/demo/logo.svg', import.meta.url))
  const made = await operator.call(createCompany, {
    body: {
      name: 'Café\\Luna\t☕',
      slug: 'luna',
      googleReviewUrl: 'https://g.page/r/luna/review',
      logoUrl: `data:image/svg+xml;base64,${svg.toString('base64')}`,
    },
  })
  companyId = made.body.id
  await operator.call(updateCompany, { params: { id: companyId }, body: { slug: 'cafe-luna' } })
  await operator.call(listCompanies, { query: { sort: 'recentReviews' } })
  await t.make.user({ ...owner, companies: [{ id: companyId }] })
  const admin = await t.signIn(owner.email)
  for (const feedback of oddTexts) {
    const { status } = await t.call(createReview, { body: { companyId, rating: 2, feedback } })
    expect(status).toBe(201)
  }
  await admin.call(createApiKey, {
    query: { companyId },
    body: { name: 'Till', scopes: ['reviews:read'] },
  })
  await t.make.invitation({ id: companyId }, { email: 'guest@luna.example' })
  await t.make.placement({ id: companyId }, { locationId: (await t.make.location({ id: companyId })).id })
  const period = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2026-03-01T00:00:00Z') }
  await makeReviews(t.owner, [companyId, (await t.make.company()).id], 500, period)
  await admin.call(updateDashboardCompany, { query: { companyId }, body: { timeZone: 'Asia/Kathmandu' } })
  await t.owner
    .updateTable('companies')
    .set({ next_time_zone: 'Asia/Tokyo' })
    .where('id', '=', companyId)
    .execute()
  await advanceRecount(t.platformDb, companyId)
  const { status } = await admin.call(requestPrint, {
    body: {
      companyId,
      itemType: itemTypeFor('poster', 5),
      quantity: 5,
      price: 54,
      billing: {
        companyName: 'Luna',
        contactName: 'Ada',
        email: 'ada@example.com',
        phone: '+977 1 4123456',
        address: 'Harbour Street 1\n10115 Berlin',
      },
      imageData: qrPicture('http://localhost:3000/cafe-luna'),
    },
  })
  expect(status).toBe(201)
  await operator.call(createUser, { body: { email: 'new@luna.example', companyId } })
  await t.call(forgotPassword, { body: { email: owner.email } })
  await operator.call(importCompanies, { file: 'name,slug\nCafé\\Luna ☕,imported' })
  await operator.call(deleteCompany, { params: await t.make.company() })
  await operator.call(startViewAs, { params: { id: companyId }, body: { reason: 'They asked.' } })
  // Otherwise counts would still be written while the backup is compared.
  await t.app.rateLimiter.stop()
  await sql`insert into event_consumers values ('a consumer', 9000)`.execute(t.owner)
  const { id: user_id } = await t.make.user()
  await t.owner
    .insertInto('totp_secrets')
    .values({ user_id, secret: randomBytes(48) })
    .execute()
  await t.owner
    .insertInto('recovery_codes')
    .values({ user_id, hash: randomBytes(32) })
    .execute()
  const identity = { id: randomUUID(), issuer: 'https://login.example.com', subject: 'a\\b' }
  await t.owner
    .insertInto('identities')
    .values({ ...identity, user_id })
    .execute()
  await t.owner
    .insertInto('spent_tokens')
    .values({ hash: randomBytes(32) })
    .execute()
  const passkey = {
    credential_id: randomBytes(16),
    public_key: randomBytes(77),
    transports: ['internal', 'a"\\,b'],
  }
  await t.owner
    .insertInto('passkeys')
    .values({ user_id, name: 'Phone', counter: 7, ...passkey })
    .execute()
  await t.owner
    .insertInto('push_devices')
    .values({
      ...{ user_id, name: 'Phone \\.', host: 'push.example.com' },
      ...{ endpoint_hash: randomBytes(32), subscription: randomBytes(200) },
    })
    .execute()
  await t.owner
    .insertInto('push_key')
    .values({ sealed: randomBytes(64) })
    .execute()
  await t.owner
    .insertInto('evidence_key')
    .values({ sealed: randomBytes(64) })
    .execute()
  await t.owner.insertInto('settings').values({ name: 'senderName', value: 'A \\. name' }).execute()
  await t.owner.insertInto('storage_days').values({ day: '2026-11-01', kind: 'reviews', bytes: 1 }).execute()
  await t.owner.insertInto('paced_invitations').values({ user_id }).execute()
  await t.owner
    .insertInto('idempotent_answers')
    .values({
      key: randomBytes(32),
      request: randomBytes(32),
      status: 201,
      answer: randomBytes(99),
      until: new Date(),
    })
    .execute()
  await t.make.webhookDelivery({ id: companyId }, await t.make.webhook({ id: companyId }))
  await t.owner.insertInto('invitation_pace').values({ next_at: new Date() }).execute()
  await useInbox(companyId)
  t.deps.funnel.count('view', { companyId })
  await t.deps.funnel.stop()
  // `device` is the last column of its table: such a row ends like the end-of-rows marker.
  await t.owner.updateTable('sessions').set({ device: String.raw`A device \.` }).execute()
})
afterAll(() => t[Symbol.asyncDispose]())

/** Fills the tables of cases, conversations, notifications and digests. */
async function useInbox(id: string) {
  const company = { company_id: id }
  const { id: user_id } = await t.make.user({ companies: [{ id }] })
  const member = { ...company, user_id }
  const review = await t.owner
    .selectFrom('reviews')
    .selectAll()
    .where('company_id', '=', id)
    .orderBy('created_at')
    .executeTakeFirstOrThrow()
  const assignee = { ...company, id: randomUUID() }
  await t.owner
    .insertInto('assignees')
    .values({ ...assignee, user_id })
    .execute()
  const { created_at, rating, sentiment, has_contact } = review
  const filtered = { created_at, rating, sentiment, has_contact }
  await t.owner
    .insertInto('cases')
    .values({ ...company, ...filtered, review_id: review.id, status: 'waiting', assignee: assignee.id })
    .execute()
  await t.owner
    .insertInto('case_notes')
    .values({ ...company, review_id: review.id, id: randomUUID(), text: 'Called\\n back' })
    .execute()
  const conversation = { ...company, review_id: review.id }
  const address = { address: 'ada@example.com', address_hash: randomBytes(32) }
  await t.owner
    .insertInto('conversations')
    .values({ ...conversation, ...address })
    .execute()
  await t.owner
    .insertInto('messages')
    .values({ ...conversation, id: randomUUID(), from_visitor: true, text: 'Danke\\.' })
    .execute()
  await t.owner
    .insertInto('conversation_links')
    .values({
      ...conversation,
      token_hash: randomBytes(32),
      receipt_hash: randomBytes(32),
      mail_id: randomUUID(),
    })
    .execute()
  await t.owner
    .insertInto('reply_opt_outs')
    .values({ ...company, address_hash: randomBytes(32) })
    .execute()
  await t.owner
    .insertInto('reply_settings')
    .values({ ...company, reply_to: address.address })
    .execute()
  await t.owner
    .insertInto('sign_in_settings')
    .values({ ...company, domains: JSON.stringify([{ name: 'luna.example', txt: 'x', verified: true }]) })
    .execute()
  const watched = await t.make.placement({ id: company.company_id })
  await t.sql`
    insert into watched_codes (
      company_id, placement_id, location_id, scans, exposure, days, learnt_days, silence, rhythm, peak
    ) values (${company.company_id}, ${watched.id}, nil_uuid(), 9, 1, 1, 20, 0, decode(repeat('00', 248), 'hex'), 1)
  `
  await t.sql`select count_hour(now(), array[${company.company_id}::uuid], array[null::uuid], array[${watched.id}::uuid], array[1])`
  await t.sql`insert into watched_locations (company_id, location_id, rate, highest_rate) values (${company.company_id}, nil_uuid(), 9, 9)`
  await t.sql`insert into watches (company_id, mailed_on) values (${company.company_id}, now())`
  await t.sql`
    insert into shown_pages (company_id, sha256, html, phone, desktop)
    values (${company.company_id}, sha256('a'), 'a', 'b', 'c')
  `
  await t.sql`insert into snapshots (company_id, name, slug, pages) values (${company.company_id}, 'A', 'a', '{}')`
  const walk = { ...company, id: randomUUID(), user_id: randomUUID() }
  await t.insert('walks', walk)
  await t.insert('walk_confirmations', {
    ...{ ...company, walk_id: walk.id, user_id: walk.user_id, submission_id: randomUUID() },
    ...{
      verdict: 'confirmed',
      placement_id: watched.id,
      read: watched.code,
      at: new Date(),
      photo: Buffer.from('x'),
    },
  })
  await t.make.channel({ id: company.company_id })
  await t.make.change({ id: company.company_id })
  const order = await t.make.printOrder({ id: company.company_id })
  await t.owner
    .insertInto('print_order_changes')
    .values({ ...company, order_id: order.id, state: 'shipped', carrier: 'DHL' })
    .execute()
  await t.owner
    .insertInto('reply_templates')
    .values({ ...company, id: randomUUID(), name: 'Thanks', text: 'Thank you, {name}' })
    .execute()
  await t.owner
    .insertInto('review_receipts')
    .values({ ...conversation, token_hash: randomBytes(32) })
    .execute()
  const language = { ...company, ...filtered, review_id: review.id, language: 'zh-Hant' }
  await t.owner.insertInto('review_languages').values(language).execute()
  await t.owner
    .insertInto('review_themes')
    .values({
      ...company,
      review_id: review.id,
      theme: 3,
      created_at: review.created_at,
      tone: -1,
      rating: 2,
    })
    .execute()
  await t.owner
    .insertInto('review_theme_fill')
    .values({ of_company: company.company_id, of_review: review.id })
    .execute()
  await t.owner.insertInto('review_edits').values(conversation).execute()
  await t.owner.insertInto('review_language_fill').values(conversation).execute()
  await t.owner.insertInto('notification_settings').values(member).execute()
  await t.owner
    .insertInto('unsubscribe_tokens')
    .values({ ...member, token_hash: randomBytes(32), kind: 'digest' })
    .execute()
  await t.owner
    .insertInto('retention_runs')
    .values({ ...company, month: '2026-11-01' })
    .execute()
  await t.owner.insertInto('retention_turn').defaultValues().execute()
  await t.owner
    .insertInto('review_versions')
    .values({
      ...company,
      ...{ review_id: review.id, version: 0, at: review.created_at, rating: 2, feedback: 'Was\\n' },
    })
    .execute()
  await t.owner
    .insertInto('erasure_keys')
    .values({ key: randomBytes(32) })
    .execute()
  await t.owner
    .insertInto('erasures')
    .values({ ...company, hash: randomBytes(32), scope: 'all' })
    .execute()
  await t.owner
    .insertInto('erasure_certificates')
    .values({ ...company, id: randomUUID(), by_email: owner.email, reason: 'Asked\\nfor', counts: '{}' })
    .execute()
  const due_at = sql<Date>`now() + interval '1 day'`
  await t.owner
    .insertInto('alerts')
    .values({ ...member, kind: 'reviews', about: randomUUID(), review_ids: [review.id], total: 1, due_at })
    .execute()
  const period = { cadence: 'weekly', first_day: '2026-11-16' }
  await t.owner
    .insertInto('digests')
    .values({
      ...company,
      ...period,
      last_day: '2026-11-22',
      quiet: true,
      content: JSON.stringify({ a: '"\\' }),
    })
    .execute()
  await t.owner
    .insertInto('digest_mails')
    .values({ ...member, ...period, mail_id: randomUUID(), quiet_in_a_row: 1 })
    .execute()
}

describe('a restored backup', () => {
  it('equals its source: every row of every table, and the same rules', async () => {
    const restored = await createEmptyDatabase()
    try {
      const before = await digests(t.owner)
      // Otherwise the comparison would prove nothing for the empty tables.
      expect(Object.entries(before).filter(([, { rows }]) => rows === 0)).toEqual([])
      const verified = await restoreTo(restored.url, await backUp(t.url))
      expect(await digests(restored.owner)).toEqual(before)
      expect(verified).toHaveLength(Object.keys(before).length)
      expect(await rules(restored.owner)).toEqual(await rules(t.owner))
      expect(await driftOf(restored.owner)).toEqual([])
    } finally {
      await restored.drop()
    }
  })

  it('works: users sign in, numbers are unchanged, queued mails are sent, new reviews are counted', async () => {
    const database = await createEmptyDatabase()
    await restoreTo(database.url, await backUp(t.url))
    await using restored = await buildTestApp({}, database)
    const ask = async (app: TestApp) => {
      const { call } = await app.signIn(owner.email)
      const query = { companyId }
      const { body: summary } = await call(getSummary, { query })
      return {
        summary,
        answers: [
          await call(getTrends, { query: { ...query, interval: 'day' } }),
          await call(listReviews, { query: { ...query, q: 'quoted' } }),
          await call(listOwnPrintOrders, { query }),
          await app.call(getCompanyBySlug, { params: { slug: 'cafe-luna' } }),
          // The former slug.
          await app.call(getCompanyBySlug, { params: { slug: 'luna' } }),
        ].map(({ status, body }) => [status, body]),
        sessions: (await call(listSessions, {})).body.length,
      }
    }
    const before = await ask(restored)
    expect(before).toEqual(await ask(t))

    await using mails = await receiveMails(restored)
    const receivers = []
    while (receivers.length < 7) receivers.push(await mails.next())
    expect(receivers.flatMap(({ envelope }) => envelope.to).toSorted()).toEqual(
      [
        'ada@example.com',
        'guest@luna.example',
        'new@luna.example',
        'new@luna.example',
        owner.email,
        owner.email,
        'user-1@example.com',
      ].toSorted(),
    )

    await restored.call(createReview, { body: { companyId, rating: 5, feedback: 'After all' } })
    // Consumers resume after their saved position, so new events must be numbered after it.
    const newer = await restored.owner
      .selectFrom('review_events')
      .select('company_id')
      .where('position', '>', '9000')
      .execute()
    expect(newer).toEqual([{ company_id: companyId }])
    expect((await ask(restored)).summary.total).toBe(before.summary.total + 1)
    expect(await driftOf(restored.owner)).toEqual([])
  })

  it('is a consistent snapshot, although reviews arrive while it is taken', async () => {
    const source = await createTestDatabase()
    const restored = await createEmptyDatabase()
    try {
      const company = await createFactories(source.owner).company()
      const period = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2026-01-09T00:00:00Z') }
      await makeReviews(source.owner, [company.id], 100, period)
      const before = await digests(source.owner)
      const between: string[] = []
      const backup = await backUp(source.url, async (table) => {
        between.push(table)
        await makeReviews(source.owner, [company.id], 10, period)
      })
      // Without one snapshot for all tables, there would be more reviews than their rollup counts.
      expect(between.indexOf('review_days')).toBeLessThan(between.indexOf('reviews'))
      await restoreTo(restored.url, backup)
      expect(await driftOf(restored.owner)).toEqual([])
      expect(await digests(restored.owner)).toEqual(before)
    } finally {
      await source.drop()
      await restored.drop()
    }
  })
})

describe('a backup', () => {
  it('includes tables and columns of an unknown migration, after the tables they reference', async () => {
    const source = await createTestDatabase()
    try {
      await sql`create table zz_parents (id integer primary key, twice integer generated always as (id * 2) stored)`.execute(
        source.owner,
      )
      await sql`create table aa_children (id integer references zz_parents, "No""te" text)`.execute(
        source.owner,
      )
      await sql`insert into zz_parents (id) values (7)`.execute(source.owner)
      await sql`insert into aa_children values (7, 'seven'), (null, null)`.execute(source.owner)
      const lines = linesOf(await backUp(source.url))
      const { tables } = JSON.parse(lines[0] ?? '')
      const names = tables.map(({ name }: { name: string }) => name)
      expect(names.indexOf('zz_parents')).toBeLessThan(names.indexOf('aa_children'))
      expect(tables).toContainEqual({ name: 'zz_parents', columns: ['id'] })
      expect(tables).toContainEqual({ name: 'aa_children', columns: ['id', 'No"te'] })
      expect(lines).toContain('7\tseven')
      expect(lines).toContain('\\N\t\\N')
    } finally {
      await source.drop()
    }
  })

  it('leaves out nothing that the product stores', async () => {
    // Other relation kinds and schemas: a backup would have to support them if a migration started to use them.
    const { rows: others } = await sql`
      select oid::regclass::text from pg_class
      where relkind in ('S', 'm', 'p', 'f') and relnamespace = 'public'::regnamespace
        and relname <> 'review_events_position_seq'
      union all select oid::text from pg_largeobject_metadata
      union all select nspname from pg_namespace where nspname !~ '^(pg_.*|information_schema|public|pgboss)$'
    `.execute(t.owner)
    expect(others).toEqual([])
    // Of the job queue, only the mails of the previous version are saved; the rest is created on installation or is
    // history.
    const { rows: queue } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'pgboss'::regnamespace and relkind = 'r' and relname not like 'queue_stats_%'
      order by 1
    `.execute(t.owner)
    expect(queue.map(({ name }) => name)).toEqual([
      'bam',
      'job_common',
      'job_dependency',
      'queue',
      'schedule',
      'subscription',
      'version',
      'warning',
    ])
    const known = Object.keys(schedules)
    const { rows: unknown } = await sql`
      select name from pgboss.schedule where name <> all(${known}) union all select name from pgboss.subscription
      union all select child_name from pgboss.job_dependency
      union all select name from pgboss.queue where name <> all(${[...known, 'mail', '__pgboss__send-it']})
    `.execute(t.owner)
    expect(unknown).toEqual([])
  })

  it('is refused, with a clear message, for a database that was never used', async () => {
    const { url, drop } = await createEmptyDatabase()
    try {
      await expect(backUp(url)).rejects.toThrow('There is nothing to save')
    } finally {
      await drop()
    }
  })

  it('is refused, with a clear message, to a login that does not own the tables', async () => {
    const login = `reader_${randomUUID().replaceAll('-', '')}`
    await sql`create role ${sql.ref(login)} login password 'secret'`.execute(t.owner)
    await sql`grant ${sql.ref(login)} to current_user`.execute(t.owner)
    await sql`grant usage on schema public, pgboss to ${sql.ref(login)}`.execute(t.owner)
    await sql`grant select on all tables in schema public, pgboss to ${sql.ref(login)}`.execute(t.owner)
    const url = new URL(t.url)
    url.username = login
    url.password = 'secret'
    try {
      await expect(backUp(url.href)).rejects.toThrow(/must log in as the owner.*row-level security/)
    } finally {
      await sql`drop owned by ${sql.ref(login)}`.execute(t.owner)
      await sql`drop role ${sql.ref(login)}`.execute(t.owner)
    }
  })
})
