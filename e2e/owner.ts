import type { APIRequestContext } from '@playwright/test'
import type { Product } from './server.ts'

export interface Owner {
  email: string
  password: string
  companies: { id: string; name: string; slug: string }[]
}

let made = 0

/** Creates companies with these names and a user linked to all of them. Leaves the browser signed out. */
export async function newOwner(
  request: APIRequestContext,
  product: Product,
  names: string[],
): Promise<Owner> {
  const post = async (path: string, data: object) => {
    const response = await request.post(`${product.origin}${path}`, { data })
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
    return response.json()
  }
  made += 1
  const unique = `${process.pid}-${made}`
  const email = `owner-${unique}@example.com`
  const password = 'reads every review'

  await post('/api/auth/login', product.superadmin)
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
  await post('/api/admin/users', { email, role: 'company_admin', companyId: first?.id })
  const users = await request.get(`${product.origin}/api/admin/companies/${first?.id}/users`)
  const [user] = await users.json()
  for (const { id } of rest) await post(`/api/admin/companies/${id}/users`, { userId: user.id })
  const { url } = await post(`/api/admin/users/${user.id}/invitation`, {})
  await post('/api/auth/reset-password', {
    token: new URL(url).searchParams.get('token'),
    newPassword: password,
  })
  await post('/api/auth/logout', {})
  return { email, password, companies }
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
