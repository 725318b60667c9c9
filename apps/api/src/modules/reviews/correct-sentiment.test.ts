import { randomUUID } from 'node:crypto'
import { getSummary } from '@candour/schemas/analytics.ts'
import { updateCases } from '@candour/schemas/cases.ts'
import type { Input } from '@candour/schemas/endpoint.ts'
import {
  correctSentiment,
  countReviews,
  createReview,
  getReview,
  listReviews,
  type ReviewInput,
} from '@candour/schemas/reviews.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { listen } from '#db/listen.ts'
import { changeReview, withdraw } from '#modules/receipts/change.ts'
import { analyzeEdited, analyzeReviews } from '#modules/reviews/analyze.ts'
import { modelVersion } from '#modules/text-analysis/sentiment/classify.ts'
import { type SignedIn, testApp } from '#test/app.ts'
import { driftOf } from '#test/rollup.ts'

let company: { id: string }
let owner: SignedIn
const t = await testApp()
beforeEach(async () => {
  company = await t.make.company()
  owner = await t.signInAs({ companies: [company] })
})

const query = () => ({ companyId: company.id })
type Correction = Input<typeof correctSentiment>['body']['sentiment']
type Seen = Input<typeof correctSentiment>['body']['seen']
const correct = (id: string, sentiment: Correction, by = owner, seen?: Seen) =>
  by.call(correctSentiment, { params: { id }, query: query(), body: { sentiment, seen } })
const read = async (id: string) => {
  const { sentiment, sentimentCorrected, mismatch } = (
    await owner.call(getReview, { params: { id }, query: query() })
  ).body
  return { sentiment, sentimentCorrected, mismatch }
}
const list = async (given: Partial<Input<typeof listReviews>['query']>) =>
  (await owner.call(listReviews, { query: { ...query(), ...given } })).body.map(({ id }) => id)
const send = async (given: Partial<ReviewInput> = {}) => {
  const body = { companyId: company.id, rating: 4, feedback: 'Lovely cake, lovely people', ...given }
  const { id, receipt = '' } = (await t.call(createReview, { body })).body
  return { id, token: receipt.split('/').at(-1) ?? '' }
}
/** All copies of the company's sentiments in the database. */
const copies = () =>
  t.sql`
    select r.sentiment as review, r.sentiment_model as model, l.sentiment as language, c.sentiment as case
    from reviews r left join review_languages l on l.company_id = r.company_id and l.review_id = r.id
    left join cases c on c.company_id = r.company_id and c.review_id = r.id
    where r.company_id = ${company.id} order by r.id
  `
const deeds = async () => {
  const rows = await t.sql`
    select changes from audit_entries where company_id = ${company.id} and action = 'review.sentiment_corrected'
    order by seq
  `
  return rows.map(({ changes }) => changes)
}

it('is kept, counted and found, and can be taken back', async () => {
  const { id } = await t.make.review(company, {
    ...{ rating: 2, sentiment: -1, feedback: 'Wonderful staff, excellent food', textLanguage: 'en' },
    createdAt: new Date(Date.now() - 86_400_000),
  })
  await owner.call(updateCases, { query: query(), body: { ids: [id], status: 'done' } })
  const answer = await correct(id, 'positive')
  expect([answer.status, answer.body]).toMatchObject([
    200,
    { id, sentiment: 'positive', sentimentCorrected: true, mismatch: true, case: { status: 'done' } },
  ])
  expect(await read(id)).toEqual({ sentiment: 'positive', sentimentCorrected: true, mismatch: true })
  expect(await copies()).toEqual([{ review: 1, model: null, language: 1, case: 1 }])
  expect(await list({ mismatch: 'true', textLanguage: 'en', status: 'done' })).toEqual([id])
  expect(await list({ sentiment: 'negative' })).toEqual([])
  const { body: counted } = await owner.call(countReviews, { query: { ...query(), mismatch: 'true' } })
  expect(counted).toEqual({ matching: 1, atLeast: false, total: 1 })
  const { body: summary } = await owner.call(getSummary, { query: query() })
  expect(summary).toMatchObject({ mismatches: 1, sentiment: { negative: 0, neutral: 0, positive: 1 } })

  expect((await correct(id, 'positive')).status).toBe(200)
  expect((await correct(id, 'neutral')).body).toMatchObject({ sentiment: 'neutral', mismatch: false })
  expect((await correct(id, null)).body).toMatchObject({ sentimentCorrected: false })
  const [{ model } = {}] = await copies()
  expect(model).toBe(modelVersion)
  const derived = (await read(id)).sentiment
  expect((await correct(id, null)).body).toMatchObject({ sentiment: derived, sentimentCorrected: false })
  expect(await deeds()).toEqual([
    { sentiment: ['negative', 'positive'], corrected: [false, true] },
    { sentiment: ['positive', 'neutral'] },
    { ...(derived !== 'neutral' && { sentiment: ['neutral', derived] }), corrected: [true, false] },
  ])
  expect(await driftOf(t.owner)).toEqual([])
})

it('is kept even if the model had judged the same', async () => {
  const { id } = await t.make.review(company, { rating: 5, sentiment: 1 })
  await correct(id, 'positive')
  expect(await copies()).toMatchObject([{ review: 1, model: null }])
  expect(await deeds()).toEqual([{ corrected: [false, true] }])
})

it('is refused, with the current review, if that has changed since it was seen', async () => {
  const { id, token } = await send({ rating: 5 })
  const derived = { sentiment: null, editedAt: null }
  expect((await correct(id, 'neutral', owner, derived)).status).toBe(200)
  const late = await correct(id, 'negative', owner, derived)
  expect([late.status, late.body]).toMatchObject([
    409,
    { code: 'review_changed', review: { id, sentiment: 'neutral', sentimentCorrected: true } },
  ])
  // Refused even if it would change nothing, because the member has seen a different review.
  expect((await correct(id, 'neutral', owner, derived)).status).toBe(409)
  expect(await deeds()).toHaveLength(1)
  const seen = { sentiment: 'neutral', editedAt: null } as const
  expect((await correct(id, null, owner, seen)).body).toMatchObject({ sentimentCorrected: false })
  await changeReview(t.deps, token, { version: 0, rating: 1, feedback: 'Awful and rude' })
  const stale = await correct(id, 'positive', owner, derived)
  expect([stale.status, stale.body]).toMatchObject([
    409,
    { review: { rating: 1, feedback: 'Awful and rude' } },
  ])
  const { editedAt } = (await owner.call(getReview, { params: { id }, query: query() })).body
  expect((await correct(id, 'positive', owner, { sentiment: null, editedAt })).status).toBe(200)
  for (const wrong of [
    {},
    { sentiment: null },
    { sentiment: 'x', editedAt: null },
    { ...derived, editedAt: 'now' },
  ]) {
    expect((await correct(id, 'positive', owner, wrong as never)).status).toBe(400)
  }
  expect(await driftOf(t.owner)).toEqual([])
})

it('tells open dashboards', async () => {
  const location = await t.make.location(company)
  const { id } = await t.make.review(company, { sentiment: -1, locationId: location.id })
  const told: string[] = []
  const ready = Promise.withResolvers<void>()
  const { live } = t.deps
  const listeners = [live.channel, live.cases.channel].map((channel) => ({
    channel,
    onNotification: (payload: string) => told.push(...payload.split(',')),
    onListening: () => {},
  }))
  const last = { channel: 'ready', onNotification() {}, onListening: () => ready.resolve() }
  const listening = listen(t.url, [...listeners, last], t.app)
  await ready.promise
  await correct(id, 'positive')
  await expect.poll(() => told).toEqual(expect.arrayContaining([`${company.id}/${location.id}`, company.id]))
  await listening.stop()
})

it('is for reviews of an active company, and takes nothing else', async () => {
  const { id } = await t.make.review(company, { sentiment: -1 })
  const foreign = await t.make.review(await t.make.company())
  for (const unknown of [foreign.id, randomUUID()]) {
    expect((await correct(unknown, 'positive')).body.code).toBe('review_not_found')
    expect((await correct(unknown, null)).body.code).toBe('review_not_found')
  }
  for (const sentiment of ['happy', 1, undefined, 'x'.repeat(5_000)]) {
    expect((await correct(id, sentiment as Correction)).status).toBe(400)
  }
  await t.setCompany(company, { billing_status: 'suspended' })
  expect((await correct(id, 'positive')).body.code).toBe('company_suspended')
  expect(await copies()).toMatchObject([{ review: -1 }])
  expect(await deeds()).toEqual([])
})

it('is kept when the language becomes known, until the visitor changes the review', async () => {
  const { id, token } = await send({
    rating: 3,
    feedback: 'Das Essen war leider kalt und der Kellner unfreundlich',
  })
  await correct(id, 'positive')
  const detect = () =>
    t.platformDb.transaction().execute((tx) => analyzeReviews(tx, [{ companyId: company.id, reviewId: id }]))
  await detect()
  while (await analyzeEdited(t.platformDb));
  expect(await copies()).toEqual([{ review: 1, model: null, language: 1, case: null }])
  const change = { version: 0, rating: 1, feedback: 'Das Essen war kalt und schlecht', lang: 'de' }
  expect(await changeReview(t.deps, token, change)).toBe('changed')
  while (await analyzeEdited(t.platformDb));
  expect(await copies()).toEqual([{ review: -1, model: modelVersion, language: -1, case: null }])
  expect((await read(id)).sentimentCorrected).toBe(false)
})

it('outlives the words; without them, the stars decide', async () => {
  const { id, token } = await send({ rating: 5 })
  await correct(id, 'negative')
  await withdraw(t.deps, token)
  expect(await read(id)).toEqual({ sentiment: 'negative', sentimentCorrected: true, mismatch: true })
  expect((await correct(id, null)).body).toMatchObject({ sentiment: 'positive', sentimentCorrected: false })
  expect(await driftOf(t.owner)).toEqual([])
})

it('moves a review among untouched ones to where lists look for it', async () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 2, 1, 12, minutes))
  const make = (minutes: number, sentiment: -1 | 1) =>
    t.make.review(company, { rating: 1, sentiment, createdAt: at(minutes) })
  const touched = [await make(0, 1), await make(2, 1)]
  const moved = await make(1, -1)
  await owner.call(updateCases, {
    query: query(),
    body: { ids: touched.map(({ id }) => id), status: 'done' },
  })
  // The two touched reviews are a run, within which the moved one appears.
  await correct(moved.id, 'positive')
  expect(await list({ status: 'new', sentiment: 'positive' })).toEqual([moved.id])
  expect(await list({ status: 'new', mismatch: 'true' })).toEqual([moved.id])
})

describe('at once', () => {
  async function repeatedly(race: () => Promise<void>, times = 12) {
    for (let n = 0; n < times; n += 1) await race()
    expect(await driftOf(t.owner)).toEqual([])
    for (const { review, case: ofCase } of await copies()) if (ofCase !== null) expect(ofCase).toBe(review)
  }

  it('by two members: the last one wins, and the log has each step', () =>
    repeatedly(async () => {
      const other = await t.signInAs({ companies: [company] })
      const { id } = await t.make.review(company, { sentiment: -1 })
      const before = (await deeds()).length
      await Promise.all([
        correct(id, 'positive'),
        correct(id, 'neutral', other),
        correct(id, 'positive', other),
      ])
      const steps = (await deeds()).slice(before) as { sentiment?: [string, string] }[]
      let sentiment = 'negative'
      for (const step of steps) {
        if (!step.sentiment) continue
        expect(step.sentiment[0]).toBe(sentiment)
        sentiment = step.sentiment[1]
      }
      expect((await read(id)).sentiment).toBe(sentiment)
    }, 6))

  it('by two members who have seen the same: one is told of the other, and nothing is overwritten', () =>
    repeatedly(async () => {
      const other = await t.signInAs({ companies: [company] })
      const { id } = await t.make.review(company, { sentiment: -1 })
      const before = (await deeds()).length
      const seen = { sentiment: null, editedAt: null }
      const answers = await Promise.all([
        correct(id, 'positive', owner, seen),
        correct(id, 'neutral', other, seen),
      ])
      const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
      expect([won?.status, lost?.status]).toEqual([200, 409])
      expect(lost?.body).toMatchObject({
        review: { sentiment: won?.body.sentiment, sentimentCorrected: true },
      })
      expect(await read(id)).toMatchObject({ sentiment: won?.body.sentiment })
      expect(await deeds()).toHaveLength(before + 1)
    }, 6))

  it('with a change by the visitor, unseen: either that or the correction is refused', () =>
    repeatedly(async () => {
      const { id, token } = await send()
      const seen = { sentiment: null, editedAt: null }
      const [answer, outcome] = await Promise.all([
        correct(id, 'neutral', owner, seen),
        changeReview(t.deps, token, { version: 0, rating: 1, feedback: 'Awful and rude' }),
      ])
      // The visitor's words are never lost; a correction of the former ones does not outlive them.
      expect([
        [200, 'changed'],
        [409, 'changed'],
      ]).toContainEqual([answer.status, outcome])
      expect(await read(id)).toEqual({ sentiment: 'negative', sentimentCorrected: false, mismatch: false })
    }))

  it('with a change by the visitor: neither is lost', () =>
    repeatedly(async () => {
      const { id, token } = await send()
      const change = { version: 0, rating: 1, feedback: 'Awful and rude' }
      const [answer, outcome] = await Promise.all([
        correct(id, 'neutral'),
        changeReview(t.deps, token, change),
      ])
      expect([answer.status, outcome]).toEqual([200, 'changed'])
      expect([
        { sentiment: 'neutral', sentimentCorrected: true, mismatch: false },
        { sentiment: 'negative', sentimentCorrected: false, mismatch: false },
      ]).toContainEqual(await read(id))
    }))

  it('with a resend, when returning to what the words say: it is judged by the new ones', () =>
    repeatedly(async () => {
      const submissionId = randomUUID()
      const { id } = await send({ submissionId, rating: 5 })
      await correct(id, 'neutral')
      const [answer, resent] = await Promise.all([
        correct(id, null),
        t.call(createReview, {
          body: { companyId: company.id, submissionId, revision: 1, rating: 1, feedback: 'Awful and rude' },
        }),
      ])
      expect([answer.status, resent.status]).toEqual([200, 201])
      expect(await read(id)).toEqual({ sentiment: 'negative', sentimentCorrected: false, mismatch: false })
    }))

  it('with an erasure: both are done', () =>
    repeatedly(async () => {
      const { id, token } = await send()
      const [answer, withdrawn] = await Promise.all([correct(id, 'neutral'), withdraw(t.deps, token)])
      expect([answer.status, withdrawn]).toEqual([200, true])
      expect(await read(id)).toEqual({ sentiment: 'neutral', sentimentCorrected: true, mismatch: false })
    }))
})
