import { randomUUID } from 'node:crypto'
import { createReview, type ReviewInput } from '@candour/schemas/reviews.ts'
import pg from 'pg'
import { expect, it } from 'vitest'
import { newReceipt } from '#modules/reviews/receipt-token.ts'
import { testApp } from '#test/app.ts'
import { driftOf } from '#test/rollup.ts'

const t = await testApp()
const companyIds = (await Promise.all(Array.from({ length: 5 }, () => t.make.company()))).map(({ id }) => id)

const send = (given: Partial<ReviewInput>) =>
  t.call(createReview, { body: { rating: 4, feedback: 'Lovely cake', ...given } })

/** Inserts a review without the checks of the endpoint. */
const insert = (companyId: string, feedback: string, id = randomUUID()) =>
  t.deps.insertReview({
    companyId,
    id,
    revision: 0,
    rating: 4,
    feedback,
    contactName: null,
    contactEmail: null,
    contactNumber: null,
    lang: null,
    placementId: null,
    locationId: null,
    receipt: newReceipt({ companyId, reviewId: id }).hash,
  })

const count = async (feedback: string) =>
  (await t.owner.selectFrom('reviews').select('id').where('feedback', '=', feedback).execute()).length

it('stores reviews that arrive together in few transactions, each exactly once', async () => {
  const sent = Array.from({ length: 300 }, (_, n) =>
    send({ companyId: companyIds[n % 5] ?? '', feedback: 'Together' }),
  )
  expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([201]))
  expect(await count('Together')).toBe(300)
  const rows = await t.sql<{ transactions: number }>`
    select count(distinct xmin::text)::integer as transactions from reviews where feedback = 'Together'
  `
  expect(rows[0]?.transactions).toBeLessThan(60)
  expect(await driftOf(t.owner)).toEqual([])
})

it('gives each sender of a batch its own outcome', async () => {
  const [companyId = ''] = companyIds
  const submissionId = randomUUID()
  const before = t.deps.accepted.script
  const several = (n: number, given: Partial<ReviewInput>) => Array.from({ length: n }, () => send(given))
  const [fresh, twice, unknown, edited] = await Promise.all([
    Promise.all(several(20, { companyId, feedback: 'Mixed' })),
    Promise.all(several(10, { companyId, submissionId, feedback: 'Twice' })),
    Promise.all(several(10, { companyId: randomUUID(), feedback: 'Nowhere' })),
    Promise.all(several(5, { companyId, submissionId, revision: 1, feedback: 'Edited' })),
  ])
  expect(new Set(fresh.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(fresh.map(({ body }) => body.id)).size).toBe(20)
  expect(new Set([...twice, ...edited].map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  expect(new Set(unknown.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
    new Set(['404 Company Not Found']),
  )
  expect([await count('Mixed'), await count('Twice'), await count('Edited'), await count('Nowhere')]).toEqual(
    [20, 0, 1, 0],
  )
  expect(t.deps.accepted.script - before).toBe(21)
  expect(await driftOf(t.owner)).toEqual([])
})

it('keeps the language of each page, alone and in a batch', async () => {
  const [companyId = ''] = companyIds
  const tags = ['de', 'zh-Hans', undefined, 'pt-BR', 'ar']
  await send({ companyId, feedback: 'Alone, in Czech', lang: 'cs' })
  await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      send({ companyId, feedback: `Tongues ${n % 5}`, lang: tags[n % 5] }),
    ),
  )
  const rows = await t.sql<{ feedback: string; lang: string | null; n: number }>`
    select feedback, lang, count(*)::integer as n from reviews
    where feedback like 'Tongues%' or feedback like 'Alone%' group by 1, 2 order by 1
  `
  expect(rows).toEqual([
    { feedback: 'Alone, in Czech', lang: 'cs', n: 1 },
    ...tags.map((tag, n) => ({ feedback: `Tongues ${n}`, lang: tag ?? null, n: 20 })),
  ])
})

it('fails only the row that the database rejects, not its neighbors', async () => {
  const [companyId = ''] = companyIds
  const sent = Array.from({ length: 40 }, (_, n) =>
    insert(companyId, n % 8 === 3 ? 'x'.repeat(5_001) : 'Neighbour'),
  )
  const outcomes = await Promise.allSettled(sent)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(5)
  expect(await count('Neighbour')).toBe(35)
})

it('keeps no company waiting for another that is locked', async () => {
  const [locked = '', ...free] = companyIds
  const holding = new pg.Client(t.url)
  await holding.connect()
  await holding.query('begin')
  await holding.query('select from tenants where id = $1 for update', [locked])
  // The first reviews fill the lanes, so those of the locked company share a batch with others.
  const others = Array.from({ length: 20 }, (_, n) => insert(free[n % free.length] ?? '', 'Not held'))
  const held = Promise.all(Array.from({ length: 5 }, () => insert(locked, 'Held')))
  others.push(...Array.from({ length: 80 }, (_, n) => insert(free[n % free.length] ?? '', 'Not held')))
  expect(new Set(await Promise.all(others))).toEqual(new Set([true]))
  expect(await count('Held')).toBe(0)
  await holding.query('rollback')
  await holding.end()
  expect(new Set(await held)).toEqual(new Set([true]))
  expect([await count('Held'), await count('Not held')]).toEqual([5, 100])
})
