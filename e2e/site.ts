import { type APIRequestContext, expect, type Page, request } from '@playwright/test'
import type { Product } from './server.ts'

/** Waits for hydration; before it the page behaves as plain HTML. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
}

/** Returns a matcher of a dashboard page's URL, whichever company it names. */
export const dashboardAt = (path: string) => without('company', path)

/**
 * Returns a matcher of a thank-you page's URL, with or without the handle that a form posted by the browser leads to.
 */
export const thankYouAt = (path: string) => without('r', path)

function without(parameter: string, path: string): (url: URL) => boolean {
  return (url) => {
    const rest = new URL(url)
    rest.searchParams.delete(parameter)
    return rest.href === new URL(path, url).href
  }
}

/** Makes a text unique among all reviews. */
export function unique(words: string): string {
  return `${words} (${crypto.randomUUID()})`
}

/** Counts the demo company's reviews with exactly this text, as its owner sees them. */
export async function countReviews({ origin, owner }: Product, text: string): Promise<number> {
  return asUser(origin, owner, async (api) => {
    const { companies } = await (await api.get('/api/auth/me')).json()
    const params = { companyId: companies[0].id, limit: 100 }
    const reviews: { feedback: string }[] = await (await api.get('/api/dashboard/reviews', { params })).json()
    return reviews.filter(({ feedback }) => feedback === text).length
  })
}

/** Headless Chromium identifies itself as such, and bots are not counted. */
export const userAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** Creates a company as an operator. */
export async function createCompany(
  { origin, superadmin }: Pick<Product, 'origin' | 'superadmin'>,
  company: {
    name: string
    slug: string
    brandColor?: string
    googleReviewUrl?: string
    logoUrl?: string | null
  },
): Promise<{ id: string }> {
  return asUser(origin, superadmin, async (api) => {
    const googleReviewUrl = `https://g.page/r/${company.slug}/review`
    const response = await api.post('/api/admin/companies', { data: { googleReviewUrl, ...company } })
    expect(response.ok(), await response.text()).toBe(true)
    return response.json()
  })
}

/** Signed in once per worker and user, as verifying a password is expensive. */
const sessions = new Map<string, Promise<APIRequestContext>>()

/** Calls the API as a user. The session is kept for the worker's next tests, so `work` must not end it. */
export async function asUser<T>(
  origin: string,
  { email, password }: { email: string; password: string },
  work: (api: APIRequestContext) => Promise<T>,
): Promise<T> {
  const key = `${origin} ${email} ${password}`
  const session = sessions.get(key) ?? signedIn(origin, { email, password })
  sessions.set(key, session)
  return work(await session)
}

async function signedIn(
  origin: string,
  user: { email: string; password: string },
): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: origin })
  expect((await api.post('/api/auth/login', { data: user })).ok()).toBe(true)
  return api
}
