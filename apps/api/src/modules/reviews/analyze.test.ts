import { randomUUID } from 'node:crypto'
import { createReview, listReviews } from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import {
  analyzeEdited,
  analyzeReviews,
  fillLanguages,
  startAnalysisUpdates,
} from '#modules/reviews/analyze.ts'
import { readReviewKeys, startConsumer } from '#modules/reviews/events.ts'
import { modelVersion, unjudged } from '#modules/text-analysis/sentiment/classify.ts'
import { type SignedIn, testApp } from '#test/app.ts'
import { driftOf, settlesUnlessLocked } from '#test/rollup.ts'

const log = { warn: () => {} }
const t = await testApp()
let company: { id: string }
let owner: SignedIn

beforeEach(async () => {
  await t.owner.deleteFrom('companies').execute()
  company = await t.make.company()
  owner = await t.signInAs({ companies: [company] })
})

const list = async () => (await owner.call(listReviews, { query: { companyId: company.id } })).body

const send = (feedback: string, given: object = {}) =>
  t.call(createReview, { body: { companyId: company.id, rating: 3, feedback, ...given } })

/** Runs what the server runs. */
function start() {
  const { platformDb } = t
  onTestFinished(
    startConsumer({
      platformDb,
      log,
      name: 'languages',
      handle: async (tx, events) => analyzeReviews(tx, await readReviewKeys(tx, events)),
      fromFirst: true,
      pollMs: 20,
    }).stop,
  )
  onTestFinished(startAnalysisUpdates({ platformDb, log, pollMs: 20 }).stop)
}

type Event = Parameters<typeof analyzeReviews>[1][number]

const analyze = (...events: Event[]) => t.platformDb.transaction().execute((tx) => analyzeReviews(tx, events))

const languages = async () => Object.fromEntries((await list()).map((it) => [it.feedback, it.textLanguage]))

/** Differences between the counts and the languages. */
const miscounted = async () =>
  await t.sql`
      select * from (
        select company_id, language, count(*)::integer as reviews from review_languages group by 1, 2
      ) l full join (select * from review_language_counts where reviews <> 0) c using (company_id, language, reviews)
      where l.company_id is null or c.company_id is null
    `

it('detects the languages of stored reviews within moments, and corrects sentiments of another language', async () => {
  await send('Das Essen war leider kalt und der Kellner unfreundlich')
  await send('Anna')
  // "Bad" is a good thing in German.
  await send('Das neue Bad ist toll', { lang: 'de' })
  await send('Takk for maten', { lang: 'no' })
  expect(await languages()).toEqual(expect.objectContaining({ Anna: null, 'Takk for maten': null }))
  start()
  await expect.poll(languages, { timeout: 10_000 }).toEqual({
    'Das Essen war leider kalt und der Kellner unfreundlich': 'de',
    Anna: null,
    'Das neue Bad ist toll': 'de',
    'Takk for maten': 'no',
  })
  expect(await miscounted()).toEqual([])
  expect(await driftOf(t.owner)).toEqual([])
})

it('judges words later where many reviews arrive at once, whose sentiments are their stars’ until then', async () => {
  const slip = (n: number) => `Rude staff and cold, disgusting food, number ${n}`
  const stored = () =>
    t.owner.selectFrom('reviews').select(['feedback', 'sentiment', 'sentiment_model as model']).execute()
  await send(slip(0), { rating: 5, lang: 'en' })
  expect(await stored()).toMatchObject([{ sentiment: -1, model: modelVersion }])
  await Promise.all(
    Array.from({ length: 60 }, (_, n) => send(slip(n + 1), { rating: n < 30 ? 5 : 1, lang: 'en' })),
  )
  const later = (await stored()).filter(({ model }) => model === unjudged)
  expect(later.length).toBeGreaterThan(20)
  expect(new Set(later.map(({ sentiment }) => sentiment))).toEqual(new Set([1, -1]))
  expect(await driftOf(t.owner)).toEqual([])
  start()
  const kinds = async () =>
    new Set((await stored()).map(({ sentiment, model }) => `${sentiment} by ${model}`))
  await expect.poll(kinds, { timeout: 10_000 }).toEqual(new Set([`-1 by ${modelVersion}`]))
  expect(await driftOf(t.owner)).toEqual([])
})

it('judges long texts as on arrival, by their end too', async () => {
  const ends = ['Horrible, rude staff, disgusting food.', 'Wonderful staff, excellent food, we loved it.']
  const events: Event[] = []
  for (const end of ends) {
    for (const rating of [1, 3, 5]) {
      const feedback = `${'We came here on a Tuesday. '.repeat(45)}${end}`
      const { body } = await send(feedback, { rating, lang: 'en' })
      events.push({ companyId: company.id, reviewId: body.id })
    }
  }
  const sentiments = async () => (await list()).map(({ sentiment }) => sentiment)
  const before = await sentiments()
  await analyze(...events)
  expect(await sentiments()).toEqual(before)
})

it('detects the language of an edited text again, and keeps what lists copy', async () => {
  const submissionId = randomUUID()
  await send('Das Essen war leider kalt', { submissionId, lang: 'de' })
  start()
  await expect.poll(languages, { timeout: 10_000 }).toEqual({ 'Das Essen war leider kalt': 'de' })
  await send('The soup was cold, sadly', { submissionId, revision: 1, rating: 1, contactName: 'Ann' })
  await expect.poll(languages, { timeout: 10_000 }).toEqual({ 'The soup was cold, sadly': 'en' })
  const copies = await t.owner.selectFrom('review_languages').selectAll().execute()
  expect(copies).toMatchObject([{ language: 'en', rating: 1, sentiment: -1, has_contact: true }])
  expect(await t.owner.selectFrom('review_edits').selectAll().execute()).toEqual([])
  expect(await miscounted()).toEqual([])
})

it('keeps the language of an edit that was detected before the event of the review', async () => {
  const submissionId = randomUUID()
  const { body } = await send('Das Essen war leider kalt', { submissionId })
  await send('The soup was cold, sadly', { submissionId, revision: 1 })
  await analyzeEdited(t.platformDb)
  expect(await languages()).toEqual({ 'The soup was cold, sadly': 'en' })
  // As if the event's text had been read before the edit.
  await t.sql`update review_languages set language = 'xx'`
  await analyze({ companyId: company.id, reviewId: body.id })
  expect(await languages()).toEqual({ 'The soup was cold, sadly': 'xx' })
})

it('detects and classifies nothing again in an erased review, whenever it was erased', async () => {
  const erase = (id: string, scope: string) =>
    t.sql`select erase_reviews(${company.id}, array[${id}]::uuid[], ${scope})`
  // Without words, three stars would be neutral.
  const words = { rating: 3, contactName: 'Ann', lang: 'de' }
  const leave = () => send('Das Essen war leider kalt und der Kellner unfreundlich', words)
  const [before, after, pending] = [await leave(), await leave(), await leave()]
  const detect = (id: string) => analyze({ companyId: company.id, reviewId: id })
  await erase(before.body.id, 'all')
  await detect(before.body.id)
  await detect(after.body.id)
  await erase(after.body.id, 'all')
  await detect(pending.body.id)
  await t.sql`insert into review_edits (company_id, review_id) values (${company.id}, ${pending.body.id})`
  await erase(pending.body.id, 'contact')
  while (await analyzeEdited(t.platformDb));
  const rows = await t.sql`select language, sentiment, has_contact from review_languages order by created_at`
  const negative = { sentiment: -1, has_contact: false }
  expect(rows).toEqual([
    { language: 'und', ...negative },
    { language: 'de', ...negative },
    { language: 'de', ...negative },
  ])
  expect((await list()).map(({ sentiment }) => sentiment)).toEqual(['negative', 'negative', 'negative'])
  expect(await t.owner.selectFrom('review_edits').selectAll().execute()).toEqual([])
  expect(await miscounted()).toEqual([])
  expect(await driftOf(t.owner)).toEqual([])
})

it('keeps what is erased while an event is handled for the second time', async () => {
  const { body } = await send('Das Essen war sehr gut', { contactName: 'Ann' })
  const detect = () => analyze({ companyId: company.id, reviewId: body.id })
  await detect()
  let again: Promise<void> | undefined
  await t.owner.transaction().execute(async (tx) => {
    await sql`select erase_reviews(${company.id}, array[${body.id}]::uuid[], 'contact')`.execute(tx)
    again = detect()
    await settlesUnlessLocked(t.owner, again)
  })
  await again
  const copies = await t.owner.selectFrom('review_languages').select('has_contact').execute()
  expect(copies).toEqual([{ has_contact: false }])
})

it('fills in reviews stored before, in bounded batches that continue where one ended, each once', async () => {
  const other = await t.make.company()
  for (let n = 0; n < 25; n += 1) {
    await t.make.review(n % 2 === 0 ? company : other, {
      feedback: n % 3 === 0 ? 'Das Essen war sehr gut' : 'The food was really good',
      ...(n % 5 === 0 && { textLanguage: 'fr' }),
    })
  }
  await t.sql`
    insert into review_language_fill values
      ('00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000')
  `
  const filled = async () =>
    (await t.owner.selectFrom('review_languages').select('review_id').execute()).length
  expect(await fillLanguages(t.platformDb, 10)).toBe(true)
  expect(await filled()).toBeLessThanOrEqual(15)
  while (await fillLanguages(t.platformDb, 10));
  expect(await filled()).toBe(25)
  expect(await t.owner.selectFrom('review_language_fill').selectAll().execute()).toEqual([])
  expect(await miscounted()).toEqual([])
  const rows = await t.sql`
    select language, count(*)::integer as n from review_languages group by 1 order by 1
  `
  expect(rows).toEqual([
    { language: 'de', n: 7 },
    { language: 'en', n: 13 },
    { language: 'fr', n: 5 },
  ])
  expect(await fillLanguages(t.platformDb, 10)).toBe(false)
})

it('lets one process work at a time, and skips reviews of a company that was deleted', async () => {
  const { body } = await send('Das Essen war sehr gut')
  const events = [
    { companyId: company.id, reviewId: body.id },
    { companyId: randomUUID(), reviewId: randomUUID() },
  ]
  await Promise.all([
    analyze(...events),
    analyze(...events),
    analyzeEdited(t.platformDb),
    analyzeEdited(t.platformDb),
  ])
  expect(await languages()).toEqual({ 'Das Essen war sehr gut': 'de' })
  expect(await miscounted()).toEqual([])
  await t.owner.deleteFrom('companies').where('id', '=', company.id).execute()
  expect(await t.owner.selectFrom('review_language_counts').selectAll().execute()).toEqual([])
})
