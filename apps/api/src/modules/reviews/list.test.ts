import { randomUUID } from 'node:crypto'
import { updateDashboardCompany } from '@candour/schemas/companies.ts'
import type { Input } from '@candour/schemas/endpoint.ts'
import {
  countReviews,
  getReview,
  listReviewLanguages,
  listReviews,
  locateReview,
} from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { createDb, createPool, type Tx } from '#db/client.ts'
import { appRole } from '#db/logins.ts'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { selectionOf } from '#modules/reviews/filter.ts'
import { listSelected, maxCounted } from '#modules/reviews/list.ts'
import { readPages, testApp } from '#test/app.ts'

const [harbor, station, foreign] = [randomUUID(), randomUUID(), randomUUID()]
const [counter, table] = [randomUUID(), randomUUID()]
/** Condition that a review's case is done. */
const isDone = `(substring(feedback from '[0-9]+')::integer % 6 = 0)`
/** Condition that words and stars clearly disagree. */
const isMismatch = '(rating < 3 and sentiment = 1 or rating > 3 and sentiment = -1)'
/** Undefined: not detected yet. */
const languages = ['de', 'de', 'de', 'zh-Hans', 'fr', 'und', undefined]

const t = await testApp()
const company = await t.make.company()
const call = (await t.signInAs({ companies: [company] })).call
// 23:30 UTC on the first is the second in Berlin.
await call(updateDashboardCompany, {
  query: { companyId: company.id },
  body: { timeZone: 'Europe/Berlin' },
})
for (let n = 0; n < 120; n += 1) {
  await t.make.review(company, {
    rating: (n % 5) + 1,
    sentiment: n % 3 === 0 ? -1 : n % 3 === 1 ? 0 : 1,
    createdAt: new Date(Date.UTC(2026, 2, 1 + (n % 4), 23, 30, 0, n % 7)),
    ...(n % 2 === 0 && { contactName: 'Ann' }),
    locationId: [harbor, station, undefined][n % 3],
    placementId: [counter, table, undefined, undefined, undefined][n % 5],
    textLanguage: languages[n % 7],
  })
}
// Every sixth review is done.
await t.sql`
  insert into cases (company_id, review_id, created_at, rating, sentiment, has_contact, location_id, placement_id, status)
  select company_id, id, created_at, rating, sentiment, has_contact, location_id, placement_id, 'done'
  from reviews where company_id = ${company.id} and ${sql.raw(isDone)}
`
for (const locationId of [harbor, foreign]) {
  const createdAt = new Date('2026-03-02T23:30:00Z')
  await t.make.review(await t.make.company(), { createdAt, locationId, placementId: counter })
}

type Query = Omit<Input<typeof listReviews>['query'], 'companyId'>

const listAll = (query: Query, companyId = company.id) =>
  readPages(call, listReviews, { ...query, companyId })

/** A new company with all users as members. */
async function companyOfAll() {
  const company = await t.make.company()
  await t.sql`insert into memberships (user_id, company_id) select id, ${company.id}::uuid from users`
  return company
}

const ids = (reviews: { id: string }[]) => reviews.map(({ id }) => id)

describe('filters', () => {
  it.each<[Query, string]>([
    [{}, 'true'],
    [{ rating: '1' }, 'rating = 1'],
    [{ rating: '5,2' }, 'rating in (2, 5)'],
    [{ rating: '1,2,3,4,5' }, 'true'],
    [{ sentiment: 'negative' }, 'sentiment = -1'],
    [{ sentiment: 'neutral,positive' }, 'sentiment >= 0'],
    [{ mismatch: 'true' }, isMismatch],
    [{ mismatch: 'false' }, `not ${isMismatch}`],
    [{ mismatch: 'true', rating: '1,4', sentiment: 'positive' }, 'rating = 1 and sentiment = 1'],
    [{ mismatch: 'true', q: 'feedback', hasContact: 'true' }, `${isMismatch} and contact_name is not null`],
    [
      { mismatch: 'true', locationId: harbor, from: '2026-03-03' },
      `${isMismatch} and location_id = '${harbor}' and created_at > '2026-03-02T12:00:00Z'`,
    ],
    [{ mismatch: 'true', status: 'new' }, `${isMismatch} and not ${isDone}`],
    [
      { mismatch: 'true', status: 'done,new', assignee: 'none', placementId: counter },
      `${isMismatch} and placement_id = '${counter}'`,
    ],
    [{ hasContact: 'true' }, 'contact_name is not null'],
    [{ hasContact: 'false', rating: '4' }, 'contact_name is null and rating = 4'],
    [{ locationId: harbor }, `location_id = '${harbor}'`],
    [{ placementId: counter }, `placement_id = '${counter}'`],
    [
      { locationId: station, placementId: table, from: '2026-03-03' },
      `location_id = '${station}' and placement_id = '${table}' and created_at > '2026-03-02T12:00:00Z'`,
    ],
    [
      { locationId: harbor, rating: '1,2', hasContact: 'true', q: 'feedback' },
      `location_id = '${harbor}' and rating < 3 and contact_name is not null`,
    ],
    [{ from: '2026-03-03', to: '2026-03-03' }, "created_at::date = '2026-03-02'"],
    [{ from: '2026-03-04' }, "created_at > '2026-03-03T12:00:00Z'"],
    [{ to: '2026-03-02', sentiment: 'positive' }, "created_at < '2026-03-02T12:00:00Z' and sentiment = 1"],
    [
      {
        rating: '1,3',
        sentiment: 'negative,positive',
        hasContact: 'true',
        from: '2026-03-02',
        to: '2026-03-04',
      },
      "rating in (1, 3) and sentiment <> 0 and contact_name is not null and created_at < '2026-03-04T12:00:00Z'",
    ],
  ])('%j return every matching review once, newest first', async (query, condition) => {
    const rows = await t.sql<{ id: string }>`
      select id from reviews where company_id = ${company.id} and ${sql.raw(condition)}
      order by created_at desc, id desc
    `
    expect(rows.length).toBeGreaterThan(0)
    expect(ids(await listAll({ ...query, limit: 7 }))).toEqual(ids(rows))
  })

  const isIn = (...tags: string[]) =>
    `id in (select review_id from review_languages where language in (${tags.map((tag) => `'${tag}'`)}))`

  it.each<[Query, string]>([
    [{ textLanguage: 'de' }, isIn('de')],
    [{ textLanguage: 'DE,zh-hans' }, isIn('de', 'zh-Hans')],
    [{ textLanguage: 'none' }, isIn('und')],
    [{ textLanguage: 'none,fr', rating: '1,5' }, `${isIn('und', 'fr')} and rating in (1, 5)`],
    [
      { textLanguage: 'de', hasContact: 'true', sentiment: 'negative' },
      `${isIn('de')} and contact_name is not null and sentiment = -1`,
    ],
    [{ textLanguage: 'de', locationId: harbor }, `${isIn('de')} and location_id = '${harbor}'`],
    [
      { textLanguage: 'de', placementId: counter, rating: '1' },
      `${isIn('de')} and placement_id = '${counter}' and rating = 1`,
    ],
    [
      { textLanguage: 'de', locationId: harbor, placementId: counter },
      `${isIn('de')} and location_id = '${harbor}' and placement_id = '${counter}'`,
    ],
    [
      { textLanguage: 'de', from: '2026-03-03', to: '2026-03-03' },
      `${isIn('de')} and created_at::date = '2026-03-02'`,
    ],
    [{ textLanguage: 'de', q: 'feedback' }, isIn('de')],
    [{ textLanguage: 'de', mismatch: 'true' }, `${isIn('de')} and ${isMismatch}`],
    [{ textLanguage: 'fr', status: 'new' }, `${isIn('fr')} and not ${isDone}`],
    [
      { textLanguage: 'fr', status: 'done', hasContact: 'false' },
      `${isIn('fr')} and ${isDone} and contact_name is null`,
    ],
    [
      { textLanguage: 'de', status: 'new,done', assignee: 'none', locationId: station },
      `${isIn('de')} and location_id = '${station}'`,
    ],
    [
      { textLanguage: 'de', status: 'new', placementId: counter, q: 'feedback' },
      `${isIn('de')} and not ${isDone} and placement_id = '${counter}'`,
    ],
    [{ textLanguage: 'de', status: 'new', rating: '4' }, `${isIn('de')} and not ${isDone} and rating = 4`],
  ])(
    '%j return every matching review once, and count them, however many others there are',
    async (query, condition) => {
      const rows = await t.sql<{ id: string }>`
      select id from reviews where company_id = ${company.id} and ${sql.raw(condition)}
      order by created_at desc, id desc
    `
      expect(rows.length).toBeGreaterThan(0)
      const expected = { matching: rows.length, atLeast: false, total: 120 }
      const count = () => call(countReviews, { query: { ...query, companyId: company.id } })
      expect(ids(await listAll({ ...query, limit: 7 }))).toEqual(ids(rows))
      expect((await count()).body).toEqual(expected)
      // Pretends that these languages are frequent, which selects another plan.
      await t.sql`update review_language_counts set reviews = reviews + 100000 where company_id = ${company.id}`
      try {
        expect(ids(await listAll({ ...query, limit: 7 }))).toEqual(ids(rows))
        if (Object.keys(query).length > 1) expect((await count()).body).toEqual(expected)
      } finally {
        await t.sql`update review_language_counts set reviews = reviews - 100000 where company_id = ${company.id}`
      }
    },
  )

  it('that exclude each other return nothing', async () => {
    for (const query of [
      {},
      { status: 'new' },
      { textLanguage: 'de' },
      { locationId: harbor },
      { q: 'feedback' },
    ] as Query[]) {
      const impossible: Query = { ...query, mismatch: 'true', rating: '3' }
      expect(await listAll(impossible)).toEqual([])
      const { body } = await call(countReviews, { query: { ...impossible, companyId: company.id } })
      expect(body).toEqual({ matching: 0, atLeast: false, total: 120 })
    }
  })

  it('of a language without reviews return nothing', async () => {
    expect(await listAll({ textLanguage: 'yo' })).toEqual([])
    expect(await listAll({ textLanguage: 'yo', status: 'new', rating: '1' })).toEqual([])
  })

  it('offer the languages that occur in the company, with their numbers', async () => {
    const { body } = await call(listReviewLanguages, { query: { companyId: company.id } })
    expect(body).toEqual([
      { language: 'de', reviews: 52 },
      { language: 'fr', reviews: 17 },
      { language: null, reviews: 17 },
      { language: 'zh-Hans', reviews: 17 },
    ])
    const listed = await listAll({ limit: 100 })
    expect(new Set(listed.map(({ textLanguage }) => textLanguage))).toEqual(
      new Set(['de', 'fr', 'zh-Hans', null]),
    )
  })

  it('of a foreign location or placement return nothing', async () => {
    for (const query of [
      { locationId: foreign },
      { placementId: randomUUID() },
      { locationId: foreign, q: 'f' },
    ]) {
      expect(await listAll(query)).toEqual([])
      const { body } = await call(countReviews, { query: { ...query, companyId: company.id } })
      expect(body).toEqual({ matching: 0, atLeast: false, total: 120 })
    }
  })

  it.each<Query>([
    { locationId: 'harbor' },
    { rating: '0' },
    { rating: '1,6' },
    { rating: '1,' },
    { rating: "1' or '1'='1" },
    { sentiment: 'happy' },
    { hasContact: 'yes' as 'true' },
    { mismatch: '1' as 'true' },
    { from: '2026-13-01' },
    { from: '2026-03-02', to: '2026-03-01' },
    { q: 'x'.repeat(201) },
    { textLanguage: '' },
    { textLanguage: 'de,' },
    { textLanguage: "de'" },
    { textLanguage: 'german' },
    { textLanguage: Array(11).fill('de').join() },
    { limit: 101 },
  ])('reject %j', async (query) => {
    const answer = await call(listReviews, { query: { ...query, companyId: company.id } })
    expect([answer.status, typeof answer.body.message]).toEqual([400, 'string'])
  })
})

it('reads few more reviews than it returns, however large the company is beside the others', async () => {
  const [larger, large] = [await t.make.company(), await t.make.company()]
  const small = await Promise.all(Array.from({ length: 100 }, () => t.make.company()))
  const ids = [larger, large, ...small].map(({ id }) => id)
  await t.sql`
    insert into reviews (company_id, id, rating, feedback, created_at)
    select c.id, gen_random_uuid(), 1 + n % 5, repeat('word ', 20), timestamptz '2021-01-01' + make_interval(mins => n)
    from unnest(${ids}::uuid[]) c (id),
      generate_series(1, case c.id when ${larger.id} then 21000 when ${large.id} then 20000 else 100 end) n
  `
  await t.sql`
    insert into cases (company_id, review_id, created_at, rating, sentiment, has_contact, status)
    select company_id, id, created_at, rating, sentiment, has_contact, 'done' from reviews
    where company_id = any(${ids}::uuid[]) and rating < 3
  `
  // Statistics name the largest companies only; of the others, the planner knows the average.
  for (const table of ['reviews', 'cases']) {
    await sql`alter table ${sql.table(table)} alter company_id set statistics 1`.execute(t.owner)
  }
  await t.sql`analyze reviews, cases`
  const countRead = async (tx: Tx) => {
    const { rows } = await sql<{ read: number }>`
      select sum(idx_tup_fetch + seq_tup_read)::integer as read
      from pg_stat_xact_user_tables where relname in ('reviews', 'cases')
    `.execute(tx)
    return rows[0]?.read ?? 0
  }
  // One connection, as plans are kept by connection.
  const db = createDb(createPool(t.url, { login: appRole, max: 1 }))
  for (const filters of [
    {},
    { rating: [2] },
    { status: ['done' as const] },
    { q: 'word' },
    { q: 'wo', rating: [2] },
  ]) {
    for (const limit of [20, 100, 2000]) {
      const { returned, read } = await withCompany(db, system('command'), large.id, async (tx) => {
        const selection = await selectionOf(tx, large.id, filters, { contacts: true, userId: null })
        const before = await countRead(tx)
        let cursor: string | undefined
        let returned = 0
        // A generic plan may be used from the sixth on.
        for (let page = 0; page < 12; page += 1) {
          const { items, nextCursor } = await listSelected(tx, selection, { limit, cursor })
          returned += items.length
          cursor = nextCursor
        }
        return { returned, read: (await countRead(tx)) - before }
      })
      expect(read, JSON.stringify({ ...filters, limit })).toBeLessThan(2 * returned + 12 * 10)
    }
  }
  await db.destroy()
})

describe('search', () => {
  const search = async (given: { feedback: string; contactName?: string }[], query: Query) => {
    const fresh = await companyOfAll()
    for (const review of given) await t.make.review(fresh, review)
    return (await listAll(query, fresh.id)).map(({ feedback }) => feedback).toSorted()
  }

  it.each([
    ['CAFE', 'Schönes Café am Markt'],
    ['schon', 'Schönes Café am Markt'],
    ['köstlich', 'Kostlicher Kuchen'],
    ['strasse', 'In der Straße'],
    ['gule', 'Güler yüzlü personel'],
    ['ısıtma', 'ISITMA bozuk'],
    ['ужасн', 'Ужасный сервис'],
    ['خدمة', 'خدمة ممتازة'],
    ['cold soup', 'The soup was cold'],
    ['soup co', 'The soup was cold'],
    ["don't", "I don't like it"],
    ['24/7', 'Open 24/7, great'],
    ['lena', 'Hello'],
  ])('for %j finds “%s”', async (q, feedback) => {
    const given = [
      { feedback, ...(feedback === 'Hello' && { contactName: 'Léna Novák' }) },
      { feedback: 'Something else', contactName: 'Bob' },
    ]
    expect(await search(given, { q })).toEqual([feedback])
  })

  it.each(['cold tea', 'oup', 'cold & !soup | x', "'", '!!!', '😍', ':*', '\\', '()', '<->'])(
    'for %j finds nothing and causes no error',
    async (q) => {
      expect(await search([{ feedback: 'The soup was cold' }], { q })).toEqual([])
    },
  )

  it('finds rare words at any age, with filters, page by page, each once', async () => {
    const fresh = await t.make.company()
    const owner = await t.signInAs({ companies: [fresh] })
    // Far more than are scanned in order before the full-text index is used.
    await t.sql`
      insert into reviews (company_id, id, rating, sentiment, feedback, created_at, location_id)
      select ${fresh.id}, gen_random_uuid(), 1 + n % 5, 0,
        case when n % 251 = 0 then 'needle' else 'hay' end, timestamptz '2026-01-01' + make_interval(mins => n),
        case when n % 7 > 0 then ${harbor}::uuid end
      from generate_series(1, 5000) n
    `
    const query = { companyId: fresh.id, q: 'needle', rating: '1,2,3', locationId: harbor, limit: 2 }
    const found = await readPages(owner.call, listReviews, query)
    const rows = await t.sql<{ id: string }>`
      select id from reviews where company_id = ${fresh.id} and feedback = 'needle' and rating <= 3
        and location_id = ${harbor}
      order by created_at desc, id desc
    `
    expect(rows.length).toBeGreaterThan(8)
    expect(ids(found)).toEqual(ids(rows))
  })

  it('cannot see other companies, not even through its SQL function', async () => {
    const other = await t.make.company()
    await t.make.review(other, { feedback: 'a secret recipe' })
    expect(await listAll({ q: 'secret' })).toEqual([])
    const { rows } = await sql`select * from find_reviews('secret')`.execute(t.db)
    expect(rows).toEqual([])
  })
})

describe('a count', () => {
  const count = async (query: Query, companyId = company.id) => {
    const answer = await call(countReviews, { query: { ...query, companyId } })
    expect(answer.status).toBe(200)
    return answer.body
  }
  const pick = <T>(values: readonly T[]) => values.filter(() => Math.random() < 0.5)
  const listed = (values: readonly unknown[]) => (values.length > 0 ? values.join(',') : undefined)

  it.each(Array.from({ length: 40 }, (_, n) => n))('is exact for random filters (%i)', async () => {
    const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05']
    const [from, to] = pick(days)
    const query: Query = {
      rating: listed(pick([1, 2, 3, 4, 5])),
      sentiment: listed(pick(['negative', 'neutral', 'positive'])),
      from,
      to,
      ...(Math.random() < 0.3 && { hasContact: 'true' }),
      ...(Math.random() < 0.3 && { mismatch: Math.random() < 0.6 ? 'true' : 'false' }),
      ...(Math.random() < 0.4 && { locationId: Math.random() < 0.5 ? harbor : station }),
      ...(Math.random() < 0.3 && { textLanguage: listed(pick(['de', 'fr', 'none'])) }),
      ...(Math.random() < 0.2 && { status: Math.random() < 0.5 ? 'new' : 'done' }),
      ...(Math.random() < 0.2 && { placementId: Math.random() < 0.5 ? counter : table }),
      ...(Math.random() < 0.3 && { q: Math.random() < 0.5 ? 'ann' : '!' }),
    }
    const all = await listAll({ limit: 100 })
    expect(all).toHaveLength(120)
    const found = await listAll({ ...query, limit: 100 })
    expect(await count(query), JSON.stringify(query)).toEqual({
      matching: found.length,
      atLeast: false,
      total: all.length,
    })
  })

  describe('of many', () => {
    let many: { id: string }
    beforeAll(async () => {
      many = await companyOfAll()
      await t.sql`
        insert into reviews (company_id, id, rating, sentiment, feedback, contact_name, created_at)
        select ${many.id}, gen_random_uuid(), 1 + n % 5, 0, case n % 400 when 0 then 'needle ' else '' end
          || case when n % 50 = 0 then 'thread ' else '' end || 'hay', case when n % 2 = 0 then 'Ann' end,
          timestamptz '2026-01-01' + make_interval(mins => n)
        from generate_series(1, 8000) n
      `
    })

    it.each<[Query, object]>([
      [{}, { matching: 8000, atLeast: false }],
      [{ rating: '5' }, { matching: 1600, atLeast: false }],
      [{ hasContact: 'true' }, { matching: maxCounted, atLeast: true }],
      [
        { hasContact: 'false', rating: '1' },
        { matching: 800, atLeast: false },
      ],
      [{ q: 'hay' }, { matching: maxCounted, atLeast: true }],
      [
        { q: 'hay', rating: '1' },
        { matching: maxCounted, atLeast: true },
      ],
      // There are 160, of which the newest 6,000 reviews have 120.
      [{ q: 'thread' }, { matching: 120, atLeast: true }],
      [{ q: 'needle' }, { matching: 20, atLeast: false }],
      [
        { q: 'needle', rating: '2' },
        { matching: 0, atLeast: false },
      ],
      [{ q: 'camel' }, { matching: 0, atLeast: false }],
    ])('%j is %j', async (query, expected) => {
      expect(await count(query, many.id)).toEqual({ ...expected, total: 8000 })
    })
  })
})

describe('one review', () => {
  it('is located among all companies of its reader, and no others', async () => {
    const [first, second, foreign] = [await t.make.company(), await t.make.company(), await t.make.company()]
    const reader = await t.signInAs({ companies: [first, second] })
    const locate = (id: string) => reader.call(locateReview, { params: { id } })
    for (const owner of [first, second]) {
      const { id } = await t.make.review(owner)
      expect((await locate(id)).body).toEqual({ companyId: owner.id })
    }
    const elsewhere = await t.make.review(foreign)
    for (const id of [elsewhere.id, randomUUID()]) {
      const answer = await locate(id)
      expect([answer.status, answer.body.message]).toEqual([404, 'Review not found'])
    }
  })

  it('is returned in full, and only to its company', async () => {
    const { id } = await t.make.review(company, {
      rating: 2,
      sentiment: -1,
      feedback: 'Cold',
      contactName: 'Ann',
    })
    const query = { companyId: company.id }
    expect((await call(getReview, { params: { id }, query })).body).toMatchObject({
      id,
      rating: 2,
      sentiment: 'negative',
      feedback: 'Cold',
      contactName: 'Ann',
    })
    const foreign = await t.make.review(await t.make.company())
    for (const params of [{ id: foreign.id }, { id: randomUUID() }]) {
      const answer = await call(getReview, { params, query })
      expect([answer.status, answer.body.message]).toEqual([404, 'Review not found'])
    }
  })
})
