import { listReviews } from '@candour/schemas/reviews.ts'
import { getThemes, type Theme } from '@candour/schemas/themes.ts'
import { beforeEach, expect, it } from 'vitest'
import { detectLanguages } from '#modules/reviews/detection/detect-languages.ts'
import { buildTestApp, type TestApp } from '#test/app.ts'

let t: TestApp
let company: { id: string }
let call: Awaited<ReturnType<TestApp['signIn']>>['call']

beforeEach(async () => {
  t = await buildTestApp()
  company = await t.make.company()
  call = (await t.signIn((await t.make.user({ companies: [company] })).email)).call
  return () => t[Symbol.asyncDispose]()
})

/** Stores reviews and finds their themes, as the consumer of events does. */
async function write(
  ...reviews: { rating: number; feedback: string; createdAt?: Date; locationId?: string }[]
) {
  const ids: string[] = []
  for (const review of reviews) ids.push((await t.make.review(company, review)).id)
  await t.platformDb.transaction().execute((tx) =>
    detectLanguages(
      tx,
      ids.map((reviewId) => ({ companyId: company.id, reviewId })),
    ),
  )
  return ids
}

const ask = async (query: object = {}) =>
  (await call(getThemes, { query: { companyId: company.id, ...query } })).body

const listed = async (theme: Theme, query: object = {}) =>
  (await call(listReviews, { query: { companyId: company.id, theme, ...query } })).body.map(
    ({ feedback }) => feedback,
  )

it('says what moves the mean rating, what costs most first, with what was said', async () => {
  await write(
    { rating: 1, feedback: 'We waited forty minutes. Nobody apologised.' },
    { rating: 2, feedback: 'The coffee was good, but the queue was awfully long' },
    { rating: 5, feedback: 'Friendly staff, delicious coffee and cake' },
    { rating: 5, feedback: 'The staff are wonderful' },
    { rating: 4, feedback: 'I like it here' },
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
      expect.objectContaining({ sentiment: 'negative', rating: 2, text: 'but the queue was awfully long' }),
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
  await write(
    {
      rating: 1,
      feedback: 'Slow service and nobody at the bar was there to help us',
      createdAt: new Date('2026-03-01T10:00:00Z'),
    },
    { rating: 5, feedback: 'Fast', createdAt: new Date('2026-03-02T10:00:00Z') },
    { rating: 4, feedback: 'Nice coffee', createdAt: new Date('2026-03-03T10:00:00Z') },
  )
  expect(await listed('waiting')).toEqual(['Fast', 'Slow service and nobody at the bar was there to help us'])
  const all = 'waiting,staff' as Theme
  expect(await listed(all)).toEqual(['Fast', 'Slow service and nobody at the bar was there to help us'])
  expect(await listed(all, { rating: '1' })).toEqual([
    'Slow service and nobody at the bar was there to help us',
  ])
  expect(await listed(all, { status: 'new' })).toEqual([
    'Fast',
    'Slow service and nobody at the bar was there to help us',
  ])
  expect(await listed(all, { status: 'done' })).toEqual([])
  expect(await listed(all, { to: '2026-03-01' })).toEqual([
    'Slow service and nobody at the bar was there to help us',
  ])
  expect(await listed(all, { q: 'service' })).toEqual([
    'Slow service and nobody at the bar was there to help us',
  ])
  expect(await listed(all, { textLanguage: 'en', sentiment: 'neutral', hasContact: 'false' })).toContain(
    'Slow service and nobody at the bar was there to help us',
  )
})
