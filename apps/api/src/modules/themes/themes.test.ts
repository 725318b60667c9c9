import { randomUUID } from 'node:crypto'
import { countReviews, createReview, exportReviewsCsv, listReviews } from '@candour/schemas/reviews.ts'
import type { Theme } from '@candour/schemas/theme-names.ts'
import { getThemeEffect, getThemes, maxReadForThemes } from '@candour/schemas/themes.ts'
import { beforeEach, expect, it } from 'vitest'
import { analyzeEdited, analyzeReviews, fillThemes } from '#modules/reviews/analyze.ts'
import { changeOf } from '#modules/themes/effect.ts'
import { type SignedIn, testApp } from '#test/app.ts'

const t = await testApp()
let company: { id: string }
let call: SignedIn['call']
let cookie: string

beforeEach(async () => {
  company = await t.make.company()
  ;({ call, cookie } = await t.signInAs({ companies: [company] }))
})

/** Stores reviews and finds their themes, as the consumer of events does. */
async function write(
  ...reviews: { rating: number; feedback: string; createdAt?: Date; locationId?: string }[]
) {
  const ids: string[] = []
  for (const review of reviews) ids.push((await t.make.review(company, review)).id)
  const keys = ids.map((reviewId) => ({ companyId: company.id, reviewId }))
  await t.platformDb.transaction().execute((tx) => analyzeReviews(tx, keys))
  return ids
}

const ask = async (query: object = {}) =>
  (await call(getThemes, { query: { companyId: company.id, ...query } })).body

const listed = async (theme: Theme, query: object = {}) =>
  (await call(listReviews, { query: { companyId: company.id, theme, ...query } })).body.map(
    ({ feedback }) => feedback,
  )

it('says what moves the mean rating, what costs most first, with what was said', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute))
  await write(
    { createdAt: at(1), rating: 1, feedback: 'We waited forty minutes. Nobody apologised.' },
    { createdAt: at(2), rating: 2, feedback: 'The coffee was good, but the queue was awfully long' },
    { createdAt: at(3), rating: 5, feedback: 'Friendly staff, delicious coffee and cake' },
    { createdAt: at(4), rating: 5, feedback: 'The staff are wonderful' },
    { createdAt: at(5), rating: 4, feedback: 'I like it here' },
  )
  const { themes, read, total } = await ask()
  expect({ read, total }).toEqual({ read: 5, total: 5 })
  expect(themes.map(({ theme }) => theme)).toEqual(['waiting', 'food', 'staff'])
  const [waiting, food, staff] = themes
  expect(waiting).toEqual({
    theme: 'waiting',
    mentions: 2,
    share: 0.4,
    sentiment: { negative: 2, neutral: 0, positive: 0 },
    average: 1.5,
    averageWithout: 14 / 3,
    impact: 17 / 5 - 14 / 3,
    previous: null,
    quotes: [
      expect.objectContaining({ sentiment: 'negative', rating: 2, text: '… but the queue was awfully long' }),
      expect.objectContaining({ sentiment: 'negative', rating: 1, text: 'We waited forty minutes.' }),
    ],
  })
  expect(food?.sentiment).toEqual({ negative: 0, neutral: 0, positive: 2 })
  expect(staff?.quotes.map(({ text }) => text)).toEqual([
    'The staff are wonderful',
    'Friendly staff, delicious coffee and cake',
  ])
})

it('lists the reviews that mention any of several themes, once each, along with every other filter', async () => {
  const slow = 'Slow service and nobody at the bar was there to help us'
  await write(
    { rating: 1, feedback: slow, createdAt: new Date('2026-03-01T10:00:00Z') },
    { rating: 5, feedback: 'Fast', createdAt: new Date('2026-03-02T10:00:00Z') },
    { rating: 4, feedback: 'Nice coffee', createdAt: new Date('2026-03-03T10:00:00Z') },
  )
  expect(await listed('waiting')).toEqual(['Fast', slow])
  const all = 'waiting,staff' as Theme
  expect(await listed(all)).toEqual(['Fast', slow])
  expect(await listed(all, { rating: '1' })).toEqual([slow])
  expect(await listed(all, { status: 'new' })).toEqual(['Fast', slow])
  expect(await listed(all, { status: 'done' })).toEqual([])
  expect(await listed(all, { to: '2026-03-01' })).toEqual([slow])
  expect(await listed(all, { q: 'service' })).toEqual([slow])
  const narrow = { textLanguage: 'en', sentiment: 'neutral', hasContact: 'false' }
  expect(await listed(all, narrow)).toContain(slow)
})

it('compares with as many days before, unless too few reviews or mentions allow it', async () => {
  const on = (day: string, rating: number, feedback: string) => ({
    rating,
    feedback,
    createdAt: new Date(`2026-${day}T12:00:00Z`),
  })
  const month = (day: string, waits: number) =>
    Array.from({ length: 30 }, (_, n) =>
      n < waits ? on(day, 2, 'We waited for an hour') : on(day, 4, n === 29 ? 'Good prices' : 'Good'),
    )
  await write(...month('03-20', 6), ...month('04-10', 12))
  const { themes, read, total } = await ask({ from: '2026-04-01', to: '2026-04-30' })
  expect({ read, total }).toEqual({ read: 30, total: 30 })
  const [waiting, price] = themes
  expect(waiting).toMatchObject({ theme: 'waiting', mentions: 12, share: 0.4, impact: 3.2 - 4 })
  expect(waiting?.previous).toEqual({
    mentions: 6,
    share: 0.2,
    sentiment: { negative: 6, neutral: 0, positive: 0 },
    average: 2,
    averageWithout: 4,
    impact: 3.6 - 4,
  })
  expect(price).toMatchObject({ theme: 'price', mentions: 1, previous: null })
  const { themes: open } = await ask({ to: '2026-04-30' })
  expect(open[0]).toMatchObject({ theme: 'waiting', mentions: 18, previous: null })
  expect((await ask({ from: '2026-03-20', to: '2026-03-20' })).themes[0]?.previous).toBeNull()
})

it('tells locations apart, and a foreign one is empty', async () => {
  const harbour = await t.make.location(company)
  const foreign = await t.make.location(await t.make.company())
  await write(
    { rating: 1, feedback: 'Dirty toilet', locationId: harbour.id },
    { rating: 5, feedback: 'Very clean' },
  )
  const { themes, total } = await ask({ locationId: harbour.id })
  expect(total).toBe(1)
  expect(themes.map(({ theme, mentions }) => [theme, mentions])).toEqual([
    ['cleanliness', 1],
    ['facilities', 1],
  ])
  expect(themes[0]).toMatchObject({ averageWithout: null, impact: null, average: 1 })
  expect(await listed('cleanliness', { locationId: harbour.id })).toEqual(['Dirty toilet'])
  expect(await ask({ locationId: foreign.id })).toEqual({ themes: [], read: 0, total: 0 })
  expect(await listed('cleanliness', { locationId: foreign.id })).toEqual([])
})

it('forgets the words of an erased review at once, and keeps its numbers', async () => {
  const [id] = await write({ rating: 1, feedback: 'The waiter, Mr. Example, was awful' })
  expect((await ask()).themes[0]?.quotes).toHaveLength(1)
  await t.sql`select erase_reviews(${company.id}, array[${id}]::uuid[], 'all')`
  while (await analyzeEdited(t.platformDb));
  const { themes } = await ask()
  expect(themes).toMatchObject([{ theme: 'staff', mentions: 1, quotes: [] }])
})

it('follows edits, whichever of text and event is handled first', async () => {
  const submissionId = randomUUID()
  const send = (revision: number, rating: number, feedback: string) =>
    t.call(createReview, { body: { companyId: company.id, submissionId, revision, rating, feedback } })
  const { body } = await send(0, 5, 'Wonderful coffee')
  const event = [{ companyId: company.id, reviewId: body.id }]
  const detect = () => t.platformDb.transaction().execute((tx) => analyzeReviews(tx, event))
  await detect()
  await send(1, 2, 'Far too loud for us')
  while (await analyzeEdited(t.platformDb));
  await detect()
  expect((await ask()).themes.map(({ theme, average }) => [theme, average])).toEqual([['noise', 2]])
  await send(2, 2, 'Nothing to say')
  await Promise.all([detect(), analyzeEdited(t.platformDb), detect()])
  while (await analyzeEdited(t.platformDb));
  expect((await ask()).themes).toEqual([])
})

it('fills in the themes of reviews stored before, in steps, by one process at a time', async () => {
  for (let n = 0; n < 25; n += 1) {
    await t.make.review(n % 2 ? company : await t.make.company(), {
      feedback: 'The staff are friendly',
      textLanguage: n % 3 ? 'en' : undefined,
    })
  }
  await t.sql`
    insert into review_theme_fill values
      ('00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000')
  `
  expect(await fillThemes(t.platformDb, 10)).toBe(true)
  while ((await Promise.all([fillThemes(t.platformDb, 10), fillThemes(t.platformDb, 10)])).some(Boolean));
  const found = await t.sql`
    select from review_themes join reviews on id = review_id where feedback = 'The staff are friendly'
  `
  expect(found).toHaveLength(25)
  expect(await t.owner.selectFrom('review_theme_fill').selectAll().execute()).toEqual([])
  expect((await ask()).themes).toMatchObject([{ theme: 'staff', mentions: 12 }])
})

it('reads the newest reviews of a long period only, and says how many', async () => {
  const extra = 40
  await t.sql`
    insert into reviews (company_id, id, rating, sentiment, feedback, created_at)
    select ${company.id}::uuid, gen_random_uuid(), case when n <= ${extra} then 1 else 1 + n % 5 end, 0, 'x',
      '2026-01-01'::timestamptz + n / 2 * interval '1 minute'
    from generate_series(1, ${maxReadForThemes + extra}) n
  `
  await t.sql`
    insert into review_themes (company_id, theme, created_at, review_id, tone, rating)
    select company_id, 2, created_at, id, -1, rating from reviews where company_id = ${company.id} and rating = 1
  `
  const rows = await t.sql<{ rating: number }>`
    select rating from reviews where company_id = ${company.id} order by created_at desc, id desc limit ${maxReadForThemes}
  `
  const mean = (of: readonly { rating: number }[]) =>
    of.reduce((sum, { rating }) => sum + rating, 0) / of.length
  const { themes, read, total } = await ask()
  expect({ read, total }).toEqual({ read: maxReadForThemes, total: maxReadForThemes + extra })
  expect(themes).toHaveLength(1)
  expect(themes[0]?.mentions).toBe(rows.filter(({ rating }) => rating === 1).length)
  expect(themes[0]?.impact).toBeCloseTo(mean(rows) - mean(rows.filter(({ rating }) => rating > 1)), 9)
  const count = await call(countReviews, { query: { companyId: company.id, theme: 'waiting' as never } })
  expect(count.body).toMatchObject({ matching: 1000, atLeast: true })
  // No match: the search passes all reviews that mention the theme.
  expect(await listed('waiting', { rating: '2', limit: 10 })).toEqual([])
  expect(await listed('waiting', { sentiment: 'neutral', limit: 10 })).toHaveLength(10)
})

it('reads all there are if the rollup counts more', async () => {
  await write(
    { rating: 1, feedback: 'Slow' },
    { rating: 4, feedback: 'Clean' },
    { rating: 4, feedback: 'Yes' },
  )
  await t.sql`
    update review_days set rated_5 = rated_5 + ${maxReadForThemes} where company_id = ${company.id}
  `
  const today = new Date().toISOString().slice(0, 10)
  for (const query of [{}, { from: '2026-01-01', to: today }]) {
    const { themes, read, total } = await ask(query)
    expect(read).toBe(3)
    expect(total).toBeGreaterThan(maxReadForThemes)
    expect(themes[0]).toMatchObject({ theme: 'waiting', average: 1, averageWithout: 4, impact: 3 - 4 })
  }
})

it('shortens long sentences at a word, keeps other scripts whole, and quotes a review once per theme', async () => {
  const long = `The staff ${'really '.repeat(60)}were wonderful`
  const emoji = `Staff ${'👩‍🍳'.repeat(120)}`
  await write(
    { rating: 5, feedback: long },
    { rating: 5, feedback: emoji },
    { rating: 5, feedback: 'Staff. Staff. Staff.' },
  )
  const quotes = (await ask()).themes.find(({ theme }) => theme === 'staff')?.quotes ?? []
  expect(quotes).toHaveLength(3)
  expect(new Set(quotes.map(({ reviewId }) => reviewId)).size).toBe(3)
  for (const { text } of quotes) {
    expect(Array.from(text).length).toBeLessThanOrEqual(200)
    expect(text.isWellFormed()).toBe(true)
  }
  expect(quotes.some(({ text }) => text.endsWith('really…'))).toBe(true)
})

it('filters exports too, and refuses unknown themes', async () => {
  await write({ rating: 1, feedback: 'Slow' }, { rating: 5, feedback: 'Clean' })
  const query = { companyId: company.id, theme: 'waiting' as never }
  const url = `${exportReviewsCsv.path}?companyId=${company.id}&theme=waiting`
  const { payload } = await t.app.inject({ url, headers: { cookie } })
  expect(payload).toContain('Slow')
  expect(payload).not.toContain('Clean')
  for (const theme of ['weather', '', 'staff,', 'staff;drop', 'staff,'.repeat(9), '__proto__']) {
    expect((await call(listReviews, { query: { ...query, theme: theme as never } })).status).toBe(400)
  }
})

it('tells how often themes are criticized before and after a day, in the time zone of the company', async () => {
  await t.owner
    .updateTable('companies')
    .set({ time_zone: 'Asia/Tokyo' })
    .where('id', '=', company.id)
    .execute()
  const at = (time: string) => new Date(`2026-${time}:00Z`)
  const slow = 'Slow service, and the queue was awfully long'
  await write(
    { createdAt: at('02-02T10:00'), rating: 1, feedback: slow },
    { createdAt: at('03-01T14:59'), rating: 2, feedback: slow },
    { createdAt: at('03-01T15:00'), rating: 1, feedback: slow },
    { createdAt: at('03-02T15:00'), rating: 5, feedback: 'No waiting, fast service' },
    { createdAt: at('03-09T12:00'), rating: 1, feedback: 'The toilets were dirty' },
  )
  const { body } = await call(getThemeEffect, {
    query: { companyId: company.id, date: '2026-03-02', themes: 'waiting,staff' },
  })
  expect(body.weeks).toHaveLength(26)
  expect(body.weeks.filter(({ reviews }) => reviews > 0)).toEqual([
    { week: -4, reviews: 1, criticized: 1 },
    { week: -1, reviews: 1, criticized: 1 },
    { week: 0, reviews: 2, criticized: 1 },
    { week: 1, reviews: 1, criticized: 0 },
  ])
  const { before, after, change } = body
  expect({ before, after, change }).toEqual({
    before: { reviews: 2, criticized: 2 },
    after: { reviews: 3, criticized: 1 },
    change: 'early',
  })
})

it('leaves out weeks still to come', async () => {
  const query = { companyId: company.id, date: new Date().toISOString().slice(0, 10), themes: 'noise' }
  const { body } = await call(getThemeEffect, { query })
  expect([body.weeks.length, body.weeks.at(-1)?.week, body.change]).toEqual([14, 0, 'early'])
})

it.each([
  [[80, 48], [70, 56], 'more'],
  [[70, 56], [80, 48], 'fewer'],
  [[10, 9], [10, 3], 'fewer'],
  [[98, 9], [100, 3], 'early'],
  [[10, 0], [10, 0], 'early'],
  [[0, 0], [10, 5], 'early'],
] as const)('is too early to tell until the interval is on one side: %j, %j', (was, is, change) => {
  const [before, after] = [was, is].map(([reviews, criticized]) => ({ reviews, criticized }))
  expect(before && after && changeOf(before, after)).toBe(change)
})
