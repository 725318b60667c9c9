import { accountPaths, dashboardPaths } from '@candour/schemas/paths.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { markWords, unmarkedWords } from '../marked-words.ts'
import { memberScreens, signInAmongGreeks } from '../member-screens.ts'
import { anySize } from '../tags.ts'

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
  // A dialog that a screen opens with covers its buttons, each of which would take a second to fail.
  if (await page.locator('[role=dialog]').isVisible()) return [...found].map((word) => `${path} ${word}`)
  // The dialogs of pieces differ by whether a piece is printed, and the server draws each piece that is opened.
  const pieces = path === dashboardPaths.formats ? ':not(li:nth-child(n + 2):nth-last-child(n + 2) *)' : ''
  const buttons = page.locator(
    `main button:visible:enabled${pieces}, [role=main] button:visible:enabled${pieces}`,
  )
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
  await markWords(page)
  const review = await signInAmongGreeks(page, product)
  const found = await findPerson(page)
  // The last screen is left by logging out.
  for (const path of [review, ...memberScreens]) found.push(...(await walk(page, path)))
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
