import { accountPaths, dashboardPaths } from '@candour/schemas/paths.ts'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures.ts'
import { markWords, unmarkedWords } from '../marked-words.ts'
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
    await look(`after ${name || `button ${at}`}`)
    await page.keyboard.press('Escape')
    if (!page.url().includes(path.split('?')[0] ?? path) || (await buttons.count()) !== count) await show()
  }
  return [...found].map((word) => `${path} ${word}`)
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
  const found: string[] = []
  for (const path of screens) found.push(...(await walk(page, path)))
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
