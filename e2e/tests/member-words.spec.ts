import { accountPaths, dashboardPaths } from '@candour/schemas/paths.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures.ts'
import { markWords, unmarkedWords } from '../marked-words.ts'
import { placeOrder } from '../orders.ts'
import { leaveReviews, newOwner } from '../owner.ts'
import { anySize } from '../tags.ts'

/** Without a Latin letter, as those that are found are words without a translation. */
const company = 'Καφέ Σελήνη 1'

const screens = [
  ...Object.values(dashboardPaths).filter((path) => !path.includes(':') && path !== dashboardPaths.demo),
  `${dashboardPaths.reviews}?view=all`,
  accountPaths.account,
  accountPaths.twoFactor,
]

/** What ends the walk, or leads out of the dashboard. */
const leaving = /Log out|Sign out|End all|Download|Export/

/** Shows a screen, then presses every button of it in turn, and collects the words that have no translation. */
async function walk(page: Page, path: string): Promise<string[]> {
  const found = new Set<string>()
  const look = async (after: string) => {
    await expect(page.locator('[aria-busy=true], .animate-skeleton')).toHaveCount(0)
    for (const word of await unmarkedWords(page)) found.add(`${after}: ${word}`)
  }
  const show = async () => {
    await page.goto(path)
    await page.locator('h1').first().waitFor()
  }
  /** Looks at what the items of a menu lead to, such as dialogs. */
  const lookBehind = async (button: Locator, what: string) => {
    const items = page.locator('[role=menuitem]:visible')
    const offered = await items.count()
    for (let at = 0; at < offered; at += 1) {
      if ((await items.count()) === 0) await button.click({ timeout: 1000 }).catch(() => {})
      const chosen = await items
        .nth(at)
        .click({ timeout: 1000 })
        .then(
          () => true,
          () => false,
        )
      if (!chosen) return
      await look(`after item ${at} of ${what}`)
      await page.keyboard.press('Escape')
    }
  }
  await show()
  await look('at first')
  const buttons = page.locator('main button:visible:enabled, [role=main] button:visible:enabled')
  const count = await buttons.count()
  for (let at = 0; at < count; at += 1) {
    const button = buttons.nth(at)
    const name = (await button.textContent({ timeout: 1000 }).catch(() => null)) ?? ''
    if (leaving.test(name)) continue
    const pressed = await button.click({ timeout: 1000 }).then(
      () => true,
      () => false,
    )
    if (!pressed) continue
    const what = name || `button ${at}`
    await look(`after ${what}`)
    await lookBehind(button, what)
    await page.keyboard.press('Escape')
    if (!page.url().includes(path.split('?')[0] ?? path) || (await buttons.count()) !== count) await show()
  }
  return [...found].map((word) => `${path} ${word}`)
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
  await add('/api/dashboard/reply-templates', { name: 'Ευχαριστίες', text: 'Ευχαριστούμε πολύ' })
  const events = ['review.created', 'case.changed']
  const { id: webhook } = await add('/api/dashboard/webhooks', { url: 'http://127.0.0.1:9/hook', events })
  await add(`/api/dashboard/webhooks/${webhook}/test`, {})
  await add('/api/dashboard/api-keys', { name: 'Κλειδί', scopes: ['reviews:read'], expiresAt: null })
  await add('/api/dashboard/team', { email: 'maria@example.com', role: 'manager' })
}

/** Searches for a person, and looks at what is found and at the dialogs that ask what to do with it. */
async function findPerson(page: Page): Promise<string[]> {
  const found: string[] = []
  const look = async (after: string) => {
    await expect(page.locator('[aria-busy=true], .animate-skeleton')).toHaveCount(0)
    found.push(...(await unmarkedWords(page)).map((word) => `${dashboardPaths.privacy} ${after}: ${word}`))
  }
  await page.goto(dashboardPaths.privacy)
  const email = page.locator('main input[type=email]').first()
  await email.fill('anna@example.com')
  await email.press('Enter')
  await page.locator('main li input[type=checkbox]').first().waitFor()
  await look('found')
  const buttons = page.locator('main button:visible:enabled')
  for (let at = 0; at < (await buttons.count()); at += 1) {
    await buttons
      .nth(at)
      .click({ timeout: 1000 })
      .catch(() => {})
    await look(`found, after button ${at}`)
    await page.keyboard.press('Escape')
  }
  return found
}

test(`every word of the dashboard has a translation ${anySize}`, async ({ page, product }) => {
  test.setTimeout(600_000)
  const owner = await newOwner(product, company, 'Ταβέρνα Ήλιος 2')
  await leaveReviews(product, owner.company, 6, (n) => ({
    rating: (n % 5) + 1,
    feedback: n % 2 ? 'Πολύ ωραία και ήσυχα' : 'Άργησε πολύ το φαγητό',
    contactName: 'Άννα',
    contactEmail: 'anna@example.com',
  }))
  await markWords(page)
  await signIn(page, owner, '/dashboard/settings')
  await page.request.patch('/api/account/profile', {
    data: { language: 'ja' },
    headers: { origin: product.origin },
  })
  await addEntries(page, owner.company.id)
  const billing = { companyName: company, contactName: 'Άννα', address: 'Ερμού 1, Αθήνα' }
  await placeOrder(product, owner, { billing })
  const params = { companyId: owner.company.id, limit: 1 }
  const [review] = await (await page.request.get('/api/dashboard/reviews', { params })).json()
  const found = await findPerson(page)
  // The last screen is left by logging out.
  for (const path of [dashboardPaths.review.replace(':id', review.id), ...screens])
    found.push(...(await walk(page, path)))
  expect(found).toEqual([])
})

test(`every word before the sign-in has a translation ${anySize}`, async ({ page }) => {
  await markWords(page)
  const found: string[] = []
  for (const path of [
    accountPaths.login,
    accountPaths.forgotPassword,
    `${accountPaths.resetPassword}?token=x`,
    `${accountPaths.setupPassword}?token=x`,
  ]) {
    const to = `${path}${path.includes('?') ? '&' : '?'}lang=ja`
    await page.goto(to)
    await page.locator('h1').first().waitFor()
    found.push(...(await unmarkedWords(page)).map((word) => `${path}: ${word}`))
  }
  expect(found).toEqual([])
})
