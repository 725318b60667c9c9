import { accountPaths } from '@candour/schemas/paths.ts'
import type { Locator, Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { markWords, unmarkedWords } from '../marked-words.ts'
import { memberScreens, signInAmongGreeks } from '../member-screens.ts'
import { anySize } from '../tags.ts'

/** Calls that are held back until they fail. */
class Held {
  /** Which calls: those that read, those that write, or none. */
  kind: 'reads' | 'writes' | 'none' = 'none'
  failed = 0
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
      // Without the account there is no screen, and a stream never ends.
      const isNeeded = /\/api\/(auth\/me|config|dashboard\/live)\b/.test(route.request().url())
      if (kind !== this.kind || isNeeded) return route.fallback()
      this.routes.push(route)
    })
  }

  get count(): number {
    return this.routes.length
  }

  /** Waits until what the page has sent is held. */
  async settle(page: Page): Promise<void> {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    const isSent = await page.evaluate(() => Reflect.get(window, 'writes') > 0)
    if (isSent && this.kind === 'writes') await expect.poll(() => this.count).toBeGreaterThan(0)
  }

  /** Every second one without an answer. */
  async fail(page: Page): Promise<void> {
    await page.evaluate(() => Reflect.set(window, 'writes', 0))
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
  await page.goto(path)
  await expect.poll(() => held.count).toBeGreaterThan(0)
  await look('loading')
  await expect
    .poll(async () => {
      await held.fail(page)
      return page.locator(waiting).count()
    })
    .toBe(0)
  await look('failed to load')
  await pressAll(page.locator('[role=alert] button'), () => look('retrying'))
  await held.release()
  held.kind = 'writes'

  await page.goto(path)
  await page.locator('h1').first().waitFor()
  await expect(page.locator(waiting)).toHaveCount(0)
  const opened = page.locator('[role=dialog]')
  const scope = (await opened.isVisible()) ? opened : page.locator('main')
  await fill(scope)
  const after = async (what: string) => {
    await look(`waiting after ${what}`)
    await held.fail(page)
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
        await held.fail(page)
      }
    })
  }
  expect(held.failed).toBeGreaterThan(1)
  expect(found).toEqual([])
})
