import { accountPaths, dashboardPaths } from '@candour/schemas/paths.ts'
import { expect, type Page } from '@playwright/test'
import { signIn } from './fixtures.ts'
import { placeOrder } from './orders.ts'
import { changeLanguage, leaveReviews, newOwner } from './owner.ts'
import type { Product } from './server.ts'

/** Every screen of a member but a single review's. */
export const memberScreens = [
  ...Object.values(dashboardPaths).filter((path) => !path.includes(':') && path !== dashboardPaths.demo),
  `${dashboardPaths.reviews}?view=all`,
  accountPaths.account,
  accountPaths.twoFactor,
]

/** Without Latin letters: any that a page shows count as an untranslated word. */
const company = 'Καφέ Σελήνη 1'

/**
 * Signs in as an owner whose account is in Japanese, and whose company has an entry in every list, all without a Latin
 * letter. Returns the path of a review.
 */
export async function signInAmongGreeks(page: Page, product: Product): Promise<string> {
  const owner = await newOwner(product, company, 'Ταβέρνα Ήλιος 2')
  await leaveReviews(product, owner.company, 6, (n) => ({
    rating: (n % 5) + 1,
    feedback: n % 2 ? 'Πολύ ωραία και ήσυχα' : 'Άργησε πολύ το φαγητό',
    contactName: 'Άννα',
    contactEmail: 'anna@example.com',
  }))
  await changeLanguage(product, owner, 'ja')
  await signIn(page, owner, dashboardPaths.settings)
  // The dashboard adds the company to the address, which would interrupt whatever is opened next.
  await page.waitForURL(/[?&]company=/)
  await addEntries(page, owner.company.id)
  const billing = { companyName: company, contactName: 'Άννα', address: 'Ερμού 1, Αθήνα' }
  await placeOrder(product, owner, { billing })
  const params = { companyId: owner.company.id, limit: 1 }
  const [review] = await (await page.request.get('/api/dashboard/reviews', { params })).json()
  return dashboardPaths.review.replace(':id', review.id)
}

/** Adds an entry to every list that is empty at first. */
async function addEntries(page: Page, companyId: string): Promise<void> {
  const add = async (path: string, data: object) => {
    const { origin } = new URL(page.url())
    const answer = await page.request.post(path, { params: { companyId }, data, headers: { origin } })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const { id: locationId } = await add('/api/dashboard/locations', { name: 'Κέντρο' })
  await add('/api/dashboard/placements', { name: 'Τραπέζι', kind: 'card', count: 1, locationId })
  const since = { date: '2026-05-04', themes: ['waiting'] }
  await add('/api/dashboard/changes', { said: 'Αργά το μεσημέρι', did: 'Δεύτερο ταμείο', ...since })
  await add('/api/dashboard/reply-templates', { name: 'Ευχαριστίες', text: 'Ευχαριστούμε πολύ' })
  const events = ['review.created', 'case.changed']
  const { id: webhook } = await add('/api/dashboard/webhooks', { url: 'http://127.0.0.1:9/hook', events })
  await add(`/api/dashboard/webhooks/${webhook}/test`, {})
  await add('/api/dashboard/api-keys', { name: 'Κλειδί', scopes: ['reviews:read'], expiresAt: null })
  await add('/api/dashboard/team', { email: 'maria@example.com', role: 'manager' })
}
