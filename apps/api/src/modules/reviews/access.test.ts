import { getSummary, getTopics, getTrends } from '@candour/schemas/analytics.ts'
import { getDashboardCompany, updateDashboardCompany } from '@candour/schemas/companies.ts'
import type { Endpoint } from '@candour/schemas/endpoint.ts'
import { endpoints } from '@candour/schemas/endpoints.ts'
import {
  countReviews,
  dashboardEvents,
  exportReviewsCsv,
  exportReviewsXlsx,
  getReview,
  listReviews,
} from '@candour/schemas/reviews.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '#test/app.ts'

const dashboard: Endpoint[] = [
  getDashboardCompany,
  updateDashboardCompany,
  getSummary,
  getTrends,
  getTopics,
  listReviews,
  countReviews,
  getReview,
  exportReviewsCsv,
  exportReviewsXlsx,
  dashboardEvents,
]

const expected = {
  anonymous: 401,
  'an admin of another company': 403,
  'an admin of this company': 200,
  'a superadmin who is not linked': 403,
  'a superadmin who is linked': 200,
} as const
type Who = keyof typeof expected

let t: TestApp
let url: string
let company: { id: string }
let review: { id: string }
const cookies = {} as Record<Who, string>

beforeAll(async () => {
  t = await buildTestApp()
  url = await t.app.listen({ port: 0, host: '127.0.0.1' })
  company = await t.make.company()
  review = await t.make.review(company)
  const signIn = async (given: Parameters<typeof t.make.user>[0]) =>
    (await t.signIn((await t.make.user(given)).email)).cookie
  cookies.anonymous = ''
  cookies['an admin of another company'] = await signIn({ companies: [await t.make.company()] })
  cookies['an admin of this company'] = await signIn({ companies: [company] })
  cookies['a superadmin who is not linked'] = await signIn({ role: 'superadmin' })
  cookies['a superadmin who is linked'] = await signIn({ role: 'superadmin', companies: [company] })
})
afterAll(() => t[Symbol.asyncDispose]())

it('covers every endpoint of the dashboard', () => {
  const declared = endpoints.filter(({ path }) => path.startsWith('/api/dashboard/'))
  expect(dashboard.map(({ id }) => id).toSorted()).toEqual(declared.map(({ id }) => id).toSorted())
})

const rows = dashboard.flatMap((endpoint) =>
  (Object.keys(expected) as Who[]).map((who) => ({ id: endpoint.id, endpoint, who, status: expected[who] })),
)

it.each(rows)('$id answers $status to $who', async ({ endpoint, who, status }) => {
  const leaving = new AbortController()
  const response = await fetch(`${url}${endpoint.path.replace(':id', review.id)}?companyId=${company.id}`, {
    method: endpoint.method,
    signal: leaving.signal,
    headers: { cookie: cookies[who], 'content-type': 'application/json' },
    ...(endpoint.method === 'PATCH' && { body: JSON.stringify({ timeZone: 'UTC' }) }),
  })
  expect(response.status).toBe(status)
  leaving.abort()
})
