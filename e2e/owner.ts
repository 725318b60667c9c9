import type { APIRequestContext } from '@playwright/test'
import type { Product } from './server.ts'
import { asUser } from './site.ts'

export interface Owner {
  email: string
  password: string
  companies: { id: string; name: string; slug: string }[]
}

let made = 0

/** Creates companies with these names and a user linked to all of them. */
export async function newOwner(
  request: APIRequestContext,
  product: Product,
  names: string[],
): Promise<Owner> {
  made += 1
  const unique = `${process.pid}-${made}`
  const email = `owner-${unique}@example.com`
  const password = 'reads every review'
  const { companies, invitation } = await asUser(product.origin, product.superadmin, async (operator) => {
    const post = (path: string, data: object) => answerOf(operator, path, data)
    const companies: Owner['companies'] = []
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
  await answerOf(request, `${product.origin}/api/auth/reset-password`, {
    token: new URL(invitation.url).searchParams.get('token'),
    newPassword: password,
  })
  return { email, password, companies }
}

async function answerOf(api: APIRequestContext, path: string, data: object) {
  const response = await api.post(path, { data })
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
  return response.json()
}

/** Submits private feedback, as the review page does. */
export async function leaveReview(
  request: APIRequestContext,
  product: Product,
  review: {
    companyId: string | undefined
    rating: number
    feedback: string
    contactName?: string
    contactEmail?: string
    contactNumber?: string
  },
): Promise<void> {
  const response = await request.post(`${product.origin}/api/reviews`, { data: review })
  if (!response.ok()) throw new Error(`Review: ${response.status()} ${await response.text()}`)
}
