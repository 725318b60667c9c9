import { updateCases } from '@candour/schemas/cases.ts'
import { correctSentiment, countReviews, getReview, listReviews } from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import type { Tx } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { lockCases } from '#modules/cases/repository.ts'
import { analyzeEdited } from '#modules/reviews/analyze.ts'
import { changed, rejudge } from '#modules/reviews/rejudge.ts'
import { classify, modelVersion } from '#modules/text-analysis/sentiment/classify.ts'
import { type SignedIn, testApp } from '#test/app.ts'
import { driftOf } from '#test/rollup.ts'

const t = await testApp()
let company: { id: string }
let owner: SignedIn

beforeEach(async () => {
  await t.owner.deleteFrom('companies').execute()
  company = await t.make.company()
  owner = await t.signInAs({ companies: [company] })
})

const run = (given: Partial<Parameters<typeof rejudge>[0]> = {}) =>
  rejudge({ platformDb: t.platformDb, rest: 0, ...given })

const texts = [
  'Wonderful staff, excellent food, we loved it',
  'Horrible, rude staff, disgusting food',
  'Das neue Bad ist toll',
  'ok',
]

/** Reviews with arbitrary sentiments, as judged by the former rules. */
async function makeFormer(count: number, of = company) {
  for (let n = 0; n < count; n += 1) {
    await t.make.review(of, {
      rating: 1 + (n % 5),
      sentiment: ([-1, 0, 1] as const)[n % 3] ?? 0,
      feedback: texts[n % texts.length] ?? '',
      textLanguage: n % 4 === 2 ? 'de' : 'en',
      createdAt: new Date(Date.UTC(2026, 2, 1, 0, 0, 0, n % 7)),
      lang: 'en',
    })
  }
}

interface Row {
  id: string
  rating: number
  feedback: string
  lang: string | null
  sentiment: number
  model: number | null
  language: string | null
  copy: number | null
}
async function rowsOf(of = company): Promise<Row[]> {
  const rows = await t.sql<Row>`
    select r.id, r.rating, r.feedback, r.lang, r.sentiment, r.sentiment_model as model, l.language, l.sentiment as copy
    from reviews r left join review_languages l on l.company_id = r.company_id and l.review_id = r.id
    where r.company_id = ${of.id} order by r.id
  `
  return rows
}
const judgedNow = ({ feedback, rating, language, lang }: Row) =>
  classify(feedback, rating, { textLanguage: language, lang })

it('judges every review of every company by the current model, once, and its copies follow', async () => {
  const other = await t.make.company()
  await makeFormer(60)
  await makeFormer(7, other)
  const [first, second] = await rowsOf()
  const ids = [first?.id ?? '', second?.id ?? '']
  await owner.call(updateCases, { query: { companyId: company.id }, body: { ids, status: 'done' } })
  const before = [...(await rowsOf()), ...(await rowsOf(other))]
  const expected = before.filter((row) => row.sentiment !== judgedNow(row)).length
  expect(expected).toBeGreaterThan(10)

  const rejudged = await run()
  expect([rejudged?.reviews, rejudged && changed(rejudged)]).toEqual([67, expected])
  while (await analyzeEdited(t.platformDb));
  for (const row of [...(await rowsOf()), ...(await rowsOf(other))]) {
    const now = judgedNow(row)
    expect(row).toMatchObject({ sentiment: now, copy: now, model: modelVersion })
  }
  const stale = await t.sql`
    select from cases c join reviews r on r.company_id = c.company_id and r.id = c.review_id
    where c.sentiment <> r.sentiment
  `
  expect(stale).toEqual([])
  expect(await driftOf(t.owner)).toEqual([])
  expect(await run()).toEqual({ reviews: 0, changes: {} })
})

it('leaves what a member has set, what is erased and what the model has judged already', async () => {
  const make = (feedback: string) => t.make.review(company, { rating: 1, sentiment: 1, feedback })
  const [byHand, erased, current] = [await make('Bad'), await make('Bad too'), await make('As bad')]
  const query = { companyId: company.id }
  await owner.call(correctSentiment, { params: byHand, query, body: { sentiment: 'neutral' } })
  await t.sql`select erase_reviews(${company.id}, array[${erased.id}]::uuid[], 'all')`
  await t.sql`update reviews set sentiment_model = ${modelVersion} where id = ${current.id}`
  expect(await run()).toEqual({ reviews: 0, changes: {} })
  const sentimentOf = async (params: { id: string }) =>
    (await owner.call(getReview, { params, query })).body.sentiment
  expect([await sentimentOf(byHand), await sentimentOf(erased), await sentimentOf(current)]).toEqual([
    'neutral',
    'positive',
    'positive',
  ])
})

it('moves reviews among untouched ones to where lists look for them', async () => {
  const make = (minutes: number, feedback: string) =>
    t.make.review(company, {
      ...{ rating: 1, sentiment: -1, feedback, lang: 'en' },
      createdAt: new Date(Date.UTC(2026, 2, 1, 12, minutes)),
    })
  const praise = 'Wonderful staff, excellent food, we loved it'
  const touched = [await make(0, praise), await make(2, praise)]
  const moved = await make(1, praise)
  const ids = touched.map(({ id }) => id)
  const query = { companyId: company.id }
  await owner.call(updateCases, { query, body: { ids, status: 'done' } })
  await run()
  const untouched = await owner.call(listReviews, { query: { ...query, status: 'new', mismatch: 'true' } })
  expect(untouched.body).toMatchObject([{ id: moved.id, sentiment: 'positive' }])
  const { body } = await owner.call(countReviews, { query: { ...query, mismatch: 'true' } })
  expect(body).toEqual({ matching: 3, atLeast: false, total: 3 })
})

/** Holds the lock of the company's cases until it is released. */
async function holdCases(and: (tx: Tx) => Promise<unknown> = async () => {}) {
  const begun = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const member = withCompany(t.db, system('command'), company.id, async (tx) => {
    await lockCases(tx, company.id)
    begun.resolve()
    await released.promise
    await and(tx)
  })
  await begun.promise
  return async () => {
    released.resolve()
    await member
  }
}

it('is done by one process at a time', async () => {
  await makeFormer(30)
  const release = await holdCases()
  const first = run()
  await expect.poll(t.blocked).toBeGreaterThan(0)
  expect([await run(), await run()]).toEqual([undefined, undefined])
  await release()
  expect((await first)?.reviews).toBe(30)
  expect((await run())?.reviews).toBe(0)
})

it('continues after a failure', async () => {
  await makeFormer(30)
  const failures: unknown[] = []
  // Locks the reviews for longer than the lock timeout.
  const holding = await t.owner.startTransaction().execute()
  await sql`select from reviews where company_id = ${company.id} for update`.execute(holding)
  const rejudged = await run({
    onFailure: (error) => {
      failures.push(error)
      void holding.rollback().execute()
    },
  })
  expect(failures[0]).toMatchObject({ code: '55P03' })
  expect(rejudged?.reviews).toBe(30)
})

it('waits for members who change cases, and writes over nothing that was changed after it was read', async () => {
  await makeFormer(30)
  const [corrected, erased, edited] = await rowsOf()
  const ids = [corrected?.id ?? '', erased?.id ?? '', edited?.id ?? '']
  const release = await holdCases(async (tx) => {
    await sql`select set_sentiment(${ids[0]}, 0, 0::smallint, null)`.execute(tx)
    await sql`select erase_reviews(${company.id}, array[${ids[1]}]::uuid[], 'all')`.execute(tx)
  })
  const running = run()
  await expect.poll(t.blocked).toBeGreaterThan(0)
  // Stored by a process of the previous version.
  await t.sql`
    update reviews set feedback = ${texts[1]}, version = version + 1 where id = ${ids[2]}
  `
  await release()
  expect((await running)?.reviews).toBe(28)
  const [byHand, withdrawn, judged] = await rowsOf()
  expect(byHand).toMatchObject({ sentiment: 0, model: null })
  expect(withdrawn).toMatchObject({ sentiment: erased?.sentiment, model: 0 })
  expect(judged).toMatchObject({ sentiment: judged && judgedNow(judged), model: modelVersion })
  expect(await driftOf(t.owner)).toEqual([])
})
