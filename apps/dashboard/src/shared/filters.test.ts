import { listReviews } from '@candour/schemas/reviews.ts'
import { expect, it } from 'vitest'
import {
  type Filters,
  isFiltered,
  noFilters,
  queryOf,
  readFilters,
  reviewsLink,
  writeFilters,
} from '#shared/filters.ts'
import { luna, sole } from '#test/fixtures.ts'

const some: Filters = {
  view: 'all',
  q: 'lemon cake & tea',
  rating: [1, 2],
  sentiment: ['negative', 'neutral'],
  mismatch: true,
  theme: ['waiting', 'price'],
  hasContact: false,
  textLanguage: ['de', 'none', 'zh-Hant'],
  period: { from: '2026-01-01', to: '2026-01-31' },
  locationId: luna.id,
  placementId: sole.id,
}

it.each<Filters>([
  noFilters,
  some,
  { ...noFilters, hasContact: true, period: '90d' },
  { ...some, view: 'unassigned' },
])('survives a round trip through the URL: %j', (filters) => {
  expect(readFilters(new URLSearchParams(writeFilters(filters).toString()))).toEqual(filters)
})

it('writes a readable query', () => {
  expect(writeFilters({ ...some, q: 'cake', period: '30d' }).toString()).toBe(
    `q=cake&rating=1%2C2&sentiment=negative%2Cneutral&mismatch=true&theme=waiting%2Cprice&hasContact=false&textLanguage=de%2Cnone%2Czh-Hant&locationId=${luna.id}&placementId=${sole.id}&period=30d`,
  )
  expect(writeFilters(noFilters).toString()).toBe('view=all')
  expect(writeFilters({ ...noFilters, view: 'new' }).toString()).toBe('')
  expect(readFilters(new URLSearchParams()).view).toBe('new')
})

it('links to a filtered list', () => {
  expect(reviewsLink({ rating: [1], period: { from: '2026-03-01', to: '2026-03-07' } })).toEqual({
    pathname: '/dashboard/reviews',
    search: 'rating=1&from=2026-03-01&to=2026-03-07',
  })
  expect(reviewsLink({}).search).toBe('view=all')
})

it('ignores invalid values and keeps the rest', () => {
  const params = new URLSearchParams(
    'view=trash&rating=7&sentiment=angry&mismatch=maybe&theme=weather&hasContact=maybe&textLanguage=german&from=soon&q=%20cake%20&utm=x',
  )
  expect(readFilters(params)).toEqual({ ...noFilters, q: 'cake' })
})

it('normalizes the order of values', () => {
  const one = readFilters(
    new URLSearchParams('sentiment=positive,negative&rating=5,1,5&textLanguage=zh-hans,DE,de'),
  )
  const other = readFilters(
    new URLSearchParams('rating=1,5&sentiment=negative,positive&textLanguage=de,zh-Hans'),
  )
  expect(one).toEqual(other)
})

it("matches the contract's query", () => {
  expect(listReviews.query.parse({ companyId: luna.id, ...queryOf(some, luna.timeZone) })).toEqual({
    companyId: luna.id,
    limit: 50,
    q: some.q,
    rating: some.rating,
    sentiment: some.sentiment,
    mismatch: true,
    theme: some.theme,
    hasContact: false,
    textLanguage: some.textLanguage,
    locationId: luna.id,
    placementId: sole.id,
    from: '2026-01-01',
    to: '2026-01-31',
  })
})

it.each([
  ['new', { status: ['new'] }],
  ['mine', { status: ['new', 'in_progress', 'waiting'], assignee: 'me' }],
  ['unassigned', { status: ['new', 'in_progress', 'waiting'], assignee: 'none' }],
  ['waiting', { status: ['waiting'] }],
  ['done', { status: ['done'] }],
  ['all', {}],
] as const)('asks for the reviews of the view %s', (view, asked) => {
  const query = queryOf({ ...noFilters, view, q: 'cake' }, luna.timeZone)
  expect(listReviews.query.parse({ companyId: luna.id, ...query })).toEqual({
    companyId: luna.id,
    limit: 50,
    q: 'cake',
    ...asked,
  })
})

it('tells whether any filter is set', () => {
  expect(isFiltered(noFilters)).toBe(false)
  expect(isFiltered({ ...noFilters, view: 'done' })).toBe(false)
  expect(isFiltered({ ...noFilters, period: '7d' })).toBe(true)
})
