import { randomUUID } from 'node:crypto'
import { getSummary } from '@candour/schemas/analytics.ts'
import { createReview, listReviews } from '@candour/schemas/reviews.ts'
import { describe, expect, it } from 'vitest'
import { readPages, testApp } from '#test/app.ts'

const t = await testApp()

const stored = (companyId: string) =>
  t.owner.selectFrom('reviews').selectAll().where('company_id', '=', companyId).execute()

describe('POST /api/reviews', () => {
  it("stores the visitor's input, trimmed and without blank fields", async () => {
    const company = await t.make.company()
    const { status } = await t.call(createReview, {
      body: {
        companyId: company.id,
        rating: 4,
        feedback: '  Lovely cake\n',
        contactName: ' Ann ',
        contactEmail: '',
        contactNumber: '  ',
      },
    })
    expect(status).toBe(201)
    expect(await stored(company.id)).toMatchObject([
      { rating: 4, feedback: 'Lovely cake', contact_name: 'Ann', contact_email: null, contact_number: null },
    ])
  })

  it('stores a submission once, even when sent repeatedly and concurrently, with the same answer each time', async () => {
    const company = await t.make.company()
    const body = { companyId: company.id, rating: 5, feedback: 'Great', submissionId: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 20 }, () => t.call(createReview, { body })))
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.id}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(await stored(company.id)).toHaveLength(1)
    const days = await t.sql`select * from review_days where company_id = ${company.id}`
    expect(days.map((day) => day.rated_5)).toEqual([1])
  })

  it('treats the same submission id for two companies as two reviews', async () => {
    const [a, b] = [await t.make.company(), await t.make.company()]
    const submissionId = randomUUID()
    for (const { id } of [a, b]) {
      await t.call(createReview, { body: { companyId: id, rating: 3, feedback: 'Ok', submissionId } })
    }
    expect(await stored(a.id)).toHaveLength(1)
    expect(await stored(b.id)).toHaveLength(1)
  })

  it('defaults to the first company created', async () => {
    const oldest = await t.make.company({ createdAt: new Date('2001-01-01') })
    await t.call(createReview, { body: { rating: 2, feedback: 'Cold soup' } })
    expect(await stored(oldest.id)).toHaveLength(1)
  })

  it.each([
    ['de', 'de'],
    ['PT-br', 'pt-BR'],
    ['zh-hANT', 'zh-Hant'],
    [undefined, null],
    ['', null],
    ['pt', null],
    ['xx', null],
    ['de-AT', null],
    ['x'.repeat(60_000), null],
    [null, null],
    [7, null],
    [['de'], null],
    [{ toString: 'de' }, null],
  ])('keeps the language of the page: %j as %j, never an error', async (given, lang) => {
    const company = await t.make.company()
    const payload = { companyId: company.id, rating: 5, feedback: 'Great', lang: given }
    const { statusCode } = await t.app.inject({ method: 'POST', url: '/api/reviews', payload })
    expect(statusCode).toBe(201)
    expect(await stored(company.id)).toMatchObject([{ feedback: 'Great', lang }])
    const { call } = await t.signInAs({ companies: [company] })
    const [review] = (await call(listReviews, { query: { companyId: company.id } })).body
    expect(review).toMatchObject({ lang })
  })

  it('answers 404 for an unknown company', async () => {
    const { status, body } = await t.call(createReview, {
      body: { companyId: randomUUID(), rating: 5, feedback: 'Great' },
    })
    expect(status).toBe(404)
    expect(body.message).toBe('Company Not Found')
  })

  it('reports every invalid field', async () => {
    const { status, body } = await t.call(createReview, { body: { rating: 9, feedback: ' ' } })
    expect(status).toBe(400)
    expect(body.issues).toEqual([
      { path: 'rating', message: 'Please choose between 1 and 5 stars' },
      { path: 'feedback', message: 'Please tell us how we can improve.' },
    ])
  })

  it('rejects a bot that fills in every field, but accepts a person who presses again', async () => {
    const company = await t.make.company()
    const body = { companyId: company.id, rating: 5, feedback: 'Buy now', submissionId: randomUUID() }
    const refused = await t.call(createReview, { body: { ...body, website: 'https://spam.example' } })
    expect(refused.status).toBe(400)
    expect(refused.body.message).toBe('Your feedback has not been sent yet. Please press the button again.')
    expect(await stored(company.id)).toEqual([])
    expect((await t.call(createReview, { body: { ...body, website: '' } })).status).toBe(201)
    expect(await stored(company.id)).toHaveLength(1)
  })

  it('delays submissions faster than a person, whatever their clock, and loses nothing', async () => {
    const company = await t.make.company()
    const send = async (renderedAt: number) => {
      const sentAt = performance.now()
      const body = { companyId: company.id, rating: 5, feedback: 'Quick', renderedAt }
      const { status } = await t.call(createReview, { body })
      return { status, waitedMs: performance.now() - sentAt }
    }
    const [quick, ahead] = await Promise.all([send(Date.now()), send(Date.now() + 3_600_000)])
    for (const { status, waitedMs } of [quick, ahead]) {
      expect(status).toBe(201)
      expect(waitedMs).toBeGreaterThanOrEqual(950)
    }
    expect(await stored(company.id)).toHaveLength(2)
  })

  it('rejects malformed JSON and bodies over 64 KiB with a clear message', async () => {
    const post = (payload: string) =>
      t.app.inject({
        method: 'POST',
        url: '/api/reviews',
        headers: { 'content-type': 'application/json' },
        payload,
      })
    expect((await post('{"rating":')).statusCode).toBe(400)
    const large = await post(JSON.stringify({ rating: 5, feedback: 'x'.repeat(64 * 1024) }))
    expect(large.statusCode).toBe(413)
    expect(large.json().message).toBe('This is too large to send')
  })
})

describe('GET /api/dashboard/reviews', () => {
  it('pages newest first, each review once, even with equal times', async () => {
    const company = await t.make.company()
    const owner = await t.make.user({ companies: [company] })
    const made = []
    for (let n = 0; n < 25; n += 1) {
      made.push(
        await t.make.review(company, { createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(n / 10))) }),
      )
    }
    const { call } = await t.signIn(owner.email)
    const seen = await readPages(call, listReviews, { companyId: company.id, limit: 7 })
    const times = seen.map(({ timestamp }) => timestamp)
    expect(times).toEqual(times.toSorted().reverse())
    expect(seen.map(({ id }) => id).toSorted()).toEqual(made.map(({ id }) => id).toSorted())
  })

  it('rejects a cursor that it did not issue', async () => {
    const company = await t.make.company()
    const { call } = await t.signInAs({ companies: [company] })
    for (const cursor of ['x', Buffer.from('2026-01-01 1').toString('base64url')]) {
      expect((await call(listReviews, { query: { companyId: company.id, cursor } })).status).toBe(400)
    }
  })
})

describe('GET /api/dashboard/summary', () => {
  it('is null without reviews, and exact with them', async () => {
    const company = await t.make.company()
    const { call } = await t.signInAs({ companies: [company] })
    const summary = () => call(getSummary, { query: { companyId: company.id } })
    expect((await summary()).body).toEqual({
      total: 0,
      average: null,
      distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
      sentiment: { negative: 0, neutral: 0, positive: 0 },
      mismatches: 0,
      previous: null,
    })
    for (const rating of [5, 5, 4, 1]) {
      await t.call(createReview, { body: { companyId: company.id, rating, feedback: 'x' } })
    }
    expect((await summary()).body).toEqual({
      total: 4,
      average: 3.75,
      distribution: { 1: 1, 2: 0, 3: 0, 4: 1, 5: 2 },
      sentiment: { negative: 1, neutral: 0, positive: 3 },
      mismatches: 0,
      previous: null,
    })
  })
})
