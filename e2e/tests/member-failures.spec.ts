import { accountPaths } from '@candour/schemas/paths.ts'
import type { Locator, Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { markWords, unmarkedWords } from '../marked-words.ts'
import { memberScreens, signInAmongGreeks } from '../member-screens.ts'
import { anySize } from '../tags.ts'

/** Reads without which there is no screen, and the stream that never ends. */
const account = /\/api\/(auth\/me|config|dashboard\/live)\b/
const company = new RegExp(`${account.source}|/api/dashboard/company\\?`)

/** Calls that are held back until they fail. */
class Held {
  /** Which calls: those that read, those that write, or none. */
  kind: 'reads' | 'writes' | 'none' = 'none'
  needed = account
  failed = 0
  /** Parts of screens that failed to load, and offered to try again. */
  retried = 0
  private writes = 0
  private routes: Route[] = []

  constructor(page: Page) {
    page.addInitScript(() => {
      const { fetch } = window
      Reflect.set(window, 'writes', 0)
      window.fetch = (input, init) => {
        if ((init?.method ?? 'GET') !== 'GET')
          Reflect.set(window, 'writes', Reflect.get(window, 'writes') + 1)
        return fetch(input, init)
      }
    })
    page.route('**/api/**', (route) => {
      const kind = route.request().method() === 'GET' ? 'reads' : 'writes'
      if (kind === 'writes') this.writes += 1
      if (kind !== this.kind || this.needed.test(route.request().url())) return route.fallback()
      this.routes.push(route)
    })
  }

  get count(): number {
    return this.routes.length
  }

  /** Opens a page, from whose start writes are counted. */
  async open(page: Page, path: string): Promise<void> {
    this.writes = 0
    await page.goto(path)
  }

  /** Waits until what the page has sent is held, unless it was canceled before. */
  async settle(page: Page): Promise<void> {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    const sent: number = await page.evaluate(() => Reflect.get(window, 'writes'))
    await expect
      .poll(() => this.writes, { timeout: 2_000 })
      .toBeGreaterThanOrEqual(sent)
      .catch(() => {})
  }

  /** Every second one without an answer. */
  async fail(): Promise<void> {
    for (const route of this.routes.splice(0)) {
      this.failed += 1
      if (this.failed % 2) await route.abort().catch(() => {})
      else
        await route
          .fulfill({ status: 500, json: { code: 'internal_error', message: 'It broke.' } })
          .catch(() => {})
    }
  }

  async release(): Promise<void> {
    this.kind = 'none'
    for (const route of this.routes.splice(0)) await route.continue().catch(() => {})
  }
}

const waiting = '[aria-busy=true], .animate-skeleton'

/** Collects the words that have no translation: while a screen's reads and writes wait, and after they have failed. */
async function walk(page: Page, held: Held, path: string): Promise<string[]> {
  const found = new Set<string>()
  const look = async (when: string) => {
    await held.settle(page)
    for (const word of await unmarkedWords(page)) found.add(`${path} ${when}: ${word}`)
  }
  held.kind = 'reads'
  // A screen whose company fails to load shows no more than that, so one is enough.
  held.needed = path.includes('view=all') ? account : company
  await held.open(page, path)
  await expect.poll(() => held.count).toBeGreaterThan(0)
  // Until the app has started, the document's own title is in English.
  await expect(page).toHaveTitle(/⟦/)
  await look('loading')
  await expect
    .poll(async () => {
      await held.fail()
      return page.locator(waiting).count()
    })
    .toBe(0)
  await look('failed to load')
  await pressAll(page.locator('[role=alert] button'), () => {
    held.retried += 1
    return look('retrying')
  })
  await held.release()
  held.kind = 'writes'
  held.needed = account

  await held.open(page, path)
  await page.locator('h1').first().waitFor()
  await expect(page.locator(waiting)).toHaveCount(0)
  const opened = page.locator('[role=dialog]')
  const scope = (await opened.isVisible()) ? opened : page.locator('main')
  await fill(scope)
  const after = async (what: string) => {
    await look(`waiting after ${what}`)
    await held.fail()
    await look(`failed after ${what}`)
  }
  await pressAll(scope.locator('button, [type=checkbox], [role=switch]'), async (name) => {
    await after(name)
    const dialog = page.locator('[role=dialog], [role=alertdialog]').last()
    if (await dialog.isVisible()) {
      await fill(dialog)
      await pressAll(dialog.locator('button'), (inner) => after(`${name}, ${inner}`))
    }
    await closeAll(page)
  })
  await held.release()
  return [...found]
}

/** Presses the buttons of each name once, where they can be. */
async function pressAll(buttons: Locator, then: (name: string) => Promise<void>): Promise<void> {
  const pressed = new Set<string>()
  // What sends a form is last, and what closes it is first.
  for (let at = (await buttons.count()) - 1; at >= 0; at -= 1) {
    const button = buttons.nth(at)
    const name = await button
      .evaluate((one) => one.textContent || (one.getAttribute('aria-label') ?? ''), null, { timeout: 500 })
      .catch(() => '')
    if (pressed.has(name) || !(await button.isEnabled({ timeout: 500 }).catch(() => false))) continue
    pressed.add(name)
    const isPressed = await button.click({ timeout: 500 }).then(
      () => true,
      () => false,
    )
    if (isPressed) await then(name)
  }
}

/** Writes into every field, so that forms can be sent. */
async function fill(scope: Locator): Promise<void> {
  for (const field of await scope.locator('input:visible:enabled, textarea:visible:enabled').all()) {
    const type = await field.getAttribute('type')
    if (['checkbox', 'radio', 'file', 'color', 'search', 'date'].includes(type ?? '')) continue
    const values: Record<string, string> = {
      email: 'anna@example.com',
      url: 'https://example.com',
      number: '3',
    }
    await field.fill(values[type ?? ''] ?? 'Κείμενο 12345', { timeout: 500 }).catch(() => {})
  }
  const choice = scope.locator('form [type=checkbox]:visible:enabled').first()
  if (await choice.isVisible()) await choice.check({ timeout: 500 }).catch(() => {})
}

/** Closes what is open, also where that asks whether to discard what was written. */
async function closeAll(page: Page): Promise<void> {
  const open = page.locator('[role=dialog], [role=alertdialog], [role=menu]')
  for (let tries = 0; tries < 4 && (await open.count()) > 0; tries += 1) {
    const asks = page.locator('[role=alertdialog]').last().locator('button').last()
    if (tries > 0 && (await asks.isVisible())) await asks.click({ timeout: 500 }).catch(() => {})
    else await page.keyboard.press('Escape')
  }
}

const failures = [/status of 500/, /ERR_FAILED/]

test(`every word of what waits and what has failed has a translation ${anySize}`, async ({
  page,
  product,
  expectedErrors,
}) => {
  test.setTimeout(600_000)
  expectedErrors.push(...failures)
  await markWords(page)
  const review = await signInAmongGreeks(page, product)
  const held = new Held(page)
  const found: string[] = []
  for (const path of [review, ...memberScreens]) {
    found.push(...(await walk(page, held, path)))
  }
  expect(held.retried).toBeGreaterThan(10)
  expect(found).toEqual([])
})

test(`every word of what fails before the sign-in has a translation ${anySize}`, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...failures)
  await markWords(page)
  const held = new Held(page)
  held.kind = 'writes'
  const found: string[] = []
  for (const path of [accountPaths.login, accountPaths.forgotPassword, accountPaths.setupPassword]) {
    await page.goto(`${path}?token=x&lang=ja`)
    await page.locator('h1').first().waitFor()
    await fill(page.locator('main'))
    await pressAll(page.locator('main [type=submit]'), async () => {
      for (const when of ['waiting', 'failed']) {
        found.push(...(await unmarkedWords(page)).map((word) => `${path} ${when}: ${word}`))
        await held.fail()
      }
    })
  }
  expect(held.failed).toBeGreaterThan(1)
  expect(found).toEqual([])
})
