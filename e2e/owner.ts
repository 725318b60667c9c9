import type { MemberLanguage } from '@candour/schemas/languages.ts'
import { type APIRequestContext, type APIResponse, request } from '@playwright/test'
import type { Product } from './server.ts'
import { asUser } from './site.ts'

export interface Company {
  id: string
  name: string
  slug: string
}

export interface Owner {
  email: string
  password: string
  companies: Company[]
  /** The first company. */
  company: Company
}

let made = 0

/** Creates companies with these names and a user linked to all of them. */
export async function newOwner(product: Product, ...names: string[]): Promise<Owner> {
  made += 1
  const unique = `${process.pid}-${made}`
  const email = `owner-${unique}@example.com`
  const password = 'reads every review'
  const { companies, invitation } = await asUser(product.origin, product.superadmin, async (operator) => {
    const post = (path: string, data: object) => answerOf(operator.post(path, { data }))
    const companies: Company[] = []
    for (const name of names) {
      const latin = name
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '')
      const slug = `${latin.slice(0, 40) || 'company'}-${unique}`
      const { id } = await post('/api/admin/companies', {
        name,
        slug,
        googleReviewUrl: 'https://g.page/r/example/review',
      })
      companies.push({ id, name, slug })
    }
    const [first, ...rest] = companies
    const { user } = await post('/api/admin/users', { email, role: 'company_admin', companyId: first?.id })
    for (const { id } of rest) await post(`/api/admin/companies/${id}/users`, { userId: user.id })
    return { companies, invitation: await post(`/api/admin/users/${user.id}/invitation`, {}) }
  })
  const token = new URL(invitation.url).searchParams.get('token')
  await asVisitor(
    product,
    (api) => api.post('/api/auth/reset-password', { data: { token, newPassword: password } }),
    // An invitation signs in.
    (api) => api.post('/api/auth/logout'),
  )
  const [company] = companies
  if (!company) throw new Error('No company was named')
  return { email, password, companies, company }
}

/** Changes a user's language. No app is open that would notice it, and load again in the middle of a test's navigation. */
export function changeLanguage(
  { origin }: Product,
  user: Pick<Owner, 'email' | 'password'>,
  language: MemberLanguage,
) {
  return asUser(origin, user, (api) => answerOf(api.patch('/api/account/profile', { data: { language } })))
}

/** Changes a company as an operator. Returns the changed company. */
export function changeCompany({ origin, superadmin }: Product, id: string, data: object) {
  return asUser(origin, superadmin, (api) => answerOf(api.patch(`/api/admin/companies/${id}`, { data })))
}

export interface Review {
  rating: number
  feedback: string
  contactName?: string
  contactEmail?: string
  contactNumber?: string
}

/** Submits private feedback, as the review page does. */
export async function leaveReview(product: Product, { id }: Company, review: Review): Promise<void> {
  await asVisitor(product, (api) => api.post('/api/reviews', { data: { companyId: id, ...review } }))
}

/** Submits reviews one after the other, numbered from 1. */
export async function leaveReviews(
  product: Product,
  company: Company,
  count: number,
  review: (n: number) => Review,
): Promise<void> {
  for (let n = 1; n <= count; n += 1) await leaveReview(product, company, review(n))
}

async function asVisitor(
  { origin }: Product,
  ...calls: ((api: APIRequestContext) => Promise<APIResponse>)[]
) {
  const api = await request.newContext({ baseURL: origin })
  for (const call of calls) await answerOf(call(api))
  await api.dispose()
}

async function answerOf(call: Promise<APIResponse>) {
  const response = await call
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`)
  return response.json()
}
