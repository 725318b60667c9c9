import { type CompanySort, createCompany, listCompanies } from '@candour/schemas/companies.ts'
import type { Input } from '@candour/schemas/endpoint.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#test/app.ts'

type Query = Input<typeof listCompanies>['query']

const t = await testApp()
const operator = await t.signInAs({ role: 'superadmin' })

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** Expires the activity snapshot, so the next list sorted by activity refreshes it. */
const aMinuteLater = () => t.sql`update company_activity_drawn set at = ${new Date('2000-01-01')}`

async function page(query: Query) {
  const { status, body, headers } = await operator.call(listCompanies, {
    query: { images: 'link', ...query },
  })
  expect(status).toBe(200)
  return { companies: body, cursor: headers['x-next-cursor']?.toString() }
}

/** Names on all pages of a list, in order. */
async function names(query: Query, between: () => Promise<unknown> = async () => {}) {
  const found: string[] = []
  let cursor: string | undefined
  do {
    const next = await page({ limit: 2, ...query, cursor })
    found.push(...next.companies.map(({ name }) => name))
    cursor = next.cursor
    if (cursor) await between()
  } while (cursor)
  return found
}

describe('sorting', () => {
  beforeAll(async () => {
    const quiet = await t.make.company({ name: 'shop zebra', createdAt: daysAgo(9) })
    const busy = await t.make.company({ name: 'Shop Élan', createdAt: daysAgo(8) })
    const former = await t.make.company({ name: 'SHOP Eland', createdAt: daysAgo(7) })
    const fresh = await t.make.company({ name: 'shop 中文', createdAt: daysAgo(6) })
    await t.make.company({ name: 'Shop alpha', createdAt: daysAgo(5) })
    for (const days of [3, 4, 5]) await t.make.review(busy, { createdAt: daysAgo(days) })
    for (const days of [40, 41, 42, 43]) await t.make.review(former, { createdAt: daysAgo(days) })
    await t.make.review(fresh, { createdAt: daysAgo(1) })
    for (const company of [quiet, quiet, former]) await t.make.user({ companies: [company] })
    await t.make.printOrder(busy)
    await t.make.printOrder(busy)
    await t.make.printOrder(fresh)
    for (const processed of [true, true, true]) await t.make.printOrder(quiet, { processed })
  })

  const ties = ['Shop alpha', 'shop zebra']
  it.each<[CompanySort, (string | string[])[]]>([
    ['created', ['Shop alpha', 'shop 中文', 'SHOP Eland', 'Shop Élan', 'shop zebra']],
    ['recentReviews', ['Shop Élan', 'shop 中文', [...ties, 'SHOP Eland']]],
    ['lastReview', ['shop 中文', 'Shop Élan', 'SHOP Eland', ties]],
    ['users', ['shop zebra', 'SHOP Eland', ['Shop alpha', 'shop 中文', 'Shop Élan']]],
    ['openOrders', ['Shop Élan', 'shop 中文', [...ties, 'SHOP Eland']]],
  ])('by %s works in both directions', async (sort, expected) => {
    const found = await names({ search: 'shop', sort })
    let at = 0
    for (const group of expected) {
      const members = [group].flat()
      expect(new Set(found.slice(at, at + members.length))).toEqual(new Set(members))
      at += members.length
    }
    expect(at).toBe(found.length)
    expect(await names({ search: 'shop', sort, order: 'asc' })).toEqual(found.toReversed())
    expect(await names({ search: 'shop', sort, limit: 100 })).toEqual(found)
  })

  it('by name follows dictionary order, in any script', async () => {
    const sorted = ['Shop alpha', 'Shop Élan', 'SHOP Eland', 'shop zebra', 'shop 中文']
    expect(await names({ search: 'shop', sort: 'name' })).toEqual(sorted)
    expect(await names({ search: 'shop', sort: 'name', order: 'desc' })).toEqual(sorted.toReversed())
  })

  it('by activity uses a snapshot less than a minute old, and shows the figures it sorts by', async () => {
    const late = await t.make.company({ name: 'Late starter' })
    await page({ sort: 'recentReviews' })
    await t.make.review(late)
    const figure = async (query: Query) => (await page({ search: 'late starter', ...query })).companies[0]
    expect(await figure({})).toMatchObject({ recentReviews: 1, lastReviewAt: expect.any(String) })
    expect(await figure({ sort: 'recentReviews' })).toMatchObject({ recentReviews: 0 })
    expect(await figure({ sort: 'lastReview' })).toMatchObject({ lastReviewAt: null })
    await aMinuteLater()
    expect(await figure({ sort: 'recentReviews' })).toMatchObject({ recentReviews: 1 })
    expect(await figure({ sort: 'lastReview' })).toMatchObject({ lastReviewAt: expect.any(String) })
  })

  it('refreshes the activity once for concurrent requests', async () => {
    const company = await t.make.company({ name: 'Asked at once' })
    await t.make.review(company)
    await aMinuteLater()
    const pages = await Promise.all(
      Array.from({ length: 6 }, () => page({ sort: 'recentReviews', search: 'asked at once' })),
    )
    expect(pages.map(({ companies }) => companies[0]?.recentReviews)).toEqual([1, 1, 1, 1, 1, 1])
  })
})

describe('paging', () => {
  it.each<[CompanySort]>([
    ['created'],
    ['name'],
    ['recentReviews'],
    ['lastReview'],
    ['users'],
    ['openOrders'],
  ])('by %s neither skips nor repeats existing companies while others are added', async (sort) => {
    const made = []
    for (const n of [1, 2, 3, 4, 5]) {
      // Identical except for the id.
      await t.make.company({ name: `Paged ${sort}`, createdAt: daysAgo(1) })
      made.push(n)
    }
    let added = 0
    const found = await names({ search: `paged ${sort}`, sort, limit: 2 }, async () => {
      added += 1
      await t.make.company({ name: `Added: paged ${sort}`, createdAt: daysAgo(added === 1 ? 0 : 2) })
      await aMinuteLater()
    })
    expect(found.filter((name) => name === `Paged ${sort}`)).toHaveLength(5)
  })

  it('supports the longest possible names', async () => {
    for (const n of [1, 2, 3]) await t.make.company({ name: `${n}${'長'.repeat(119)}` })
    expect(await names({ search: '長長', sort: 'name', limit: 1 })).toHaveLength(3)
  })

  it('rejects cursors of another order, and invalid ones', async () => {
    const { cursor = '' } = await page({ limit: 1 })
    const of = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const id = '01890a5d-ac96-774b-bcce-000000000000'
    for (const query of [
      { cursor, sort: 'name' },
      { cursor, order: 'asc' },
      { cursor: 'x' },
      { cursor: of(null) },
      { cursor: of(['users', 'desc', 1e300, id]), sort: 'users' },
      { cursor: of(['name', 'asc', 'a\u0000', id]), sort: 'name' },
      { cursor: of(['created', 'desc', 'yesterday', id]) },
      { cursor: of(['created', 'desc', '2026-01-01T00:00:00Z', 'x']) },
    ] as NonNullable<Query>[]) {
      expect((await operator.call(listCompanies, { query })).status, JSON.stringify(query)).toBe(400)
    }
  })
})

it('filters by status, also combined with a search', async () => {
  await t.make.company({ name: 'Owing one', billingStatus: 'past_due' })
  await t.make.company({ name: 'Owing two', billingStatus: 'suspended' })
  await t.make.company({ name: 'Owing three', billingStatus: 'past_due' })
  expect(await names({ status: 'past_due', sort: 'name' })).toEqual(['Owing one', 'Owing three'])
  expect(await names({ status: 'past_due', search: 'three' })).toEqual(['Owing three'])
  expect(await names({ status: 'trial' })).toEqual([])
})

it('lists a newly created company first', async () => {
  const body = { name: 'Brand new', slug: 'brand-new', googleReviewUrl: 'https://g.page/r/new/review' }
  await operator.call(createCompany, { body })
  expect((await page({ limit: 1 })).companies[0]?.name).toBe('Brand new')
})
