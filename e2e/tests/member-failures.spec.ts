import { accountPaths, dashboardPaths } from '@candour/schemas/paths.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { HeldCalls } from '../held-calls.ts'
import { markWords, unmarkedWords } from '../marked-words.ts'
import { memberScreens, signInAmongGreeks } from '../member-screens.ts'
import { anySize } from '../tags.ts'

/** Reads without which there is no screen, and the stream that never ends. */
const account = /\/api\/(auth\/me|config|dashboard\/(live|events))\b/
/** A screen whose company fails to load shows no more than that. */
const company = new RegExp(`${account.source}|/api/dashboard/company\\?`)

const waiting = '[aria-busy=true], .animate-skeleton'
const dialogs = '[role=dialog], [role=alertdialog]'

/** Collects the words that have no translation. */
class Found {
  readonly words = new Set<string>()
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async look(when: string): Promise<void> {
    for (const word of await unmarkedWords(this.page)) this.words.add(`${when}: ${word}`)
  }
}

/** Goes to another screen of the app without loading the page again, whatever is unsaved. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/**
 * Presses the buttons of each name once, where they can be. Not with the mouse, whose way to a button that is covered
 * takes a second to fail.
 */
async function pressAll(
  held: HeldCalls,
  buttons: Locator,
  then: (name: string) => Promise<void>,
): Promise<void> {
  const done: string[] = []
  // What sends a form is last, and what closes it is first.
  for (let at = (await buttons.count()) - 1; at >= 0; at -= 1) {
    const name = await buttons.evaluateAll(
      (all, { at, done }) => {
        const one = all[at]
        if (!(one instanceof HTMLElement) || !one.checkVisibility() || one.matches(':disabled')) return
        if (one.closest('[inert], [aria-hidden=true], [aria-disabled=true]')) return
        const name = one.textContent || (one.getAttribute('aria-label') ?? one.id)
        if (done.includes(name)) return
        one.focus()
        one.click()
        return name
      },
      { at, done },
    )
    if (name === undefined) continue
    done.push(name)
    await held.settle()
    await then(name)
  }
}

/** Writes into every field, so that forms can be sent. */
async function fill(scope: Locator): Promise<void> {
  const values: Record<string, string> = {
    email: 'anna@example.com',
    url: 'https://example.com',
    number: '3',
  }
  await scope.locator('input, textarea, form [type=checkbox]').evaluateAll((fields, values) => {
    let isChecked = false
    for (const field of fields) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
      if (!field.checkVisibility() || field.disabled || field.readOnly) continue
      if (field.type === 'checkbox' && field.form && !isChecked) {
        isChecked = true
        if (field instanceof HTMLInputElement && !field.checked) field.click()
      }
      if (['checkbox', 'radio', 'file', 'color', 'search', 'date'].includes(field.type)) continue
      // React ignores a value that was set through the property that it watches.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
      set?.call(field, values[field.type] ?? 'Κείμενο 12345')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, values)
}

/** Closes what is open, also where that asks whether to discard what was written. */
async function closeAll(page: Page, held: HeldCalls): Promise<void> {
  const open = page.locator(`${dialogs}, [role=menu]`)
  for (let tries = 0; tries < 4 && (await open.count()) > 0; tries += 1) {
    const asks = page.locator('[role=alertdialog]').last().locator('button').last()
    if (tries > 0 && (await asks.isVisible())) await asks.evaluate((button: HTMLElement) => button.click())
    else await page.keyboard.press('Escape')
    await held.settle()
  }
}

test(`every word of what loads and what fails to load has a translation ${anySize}`, async ({
  page,
  product,
}) => {
  await markWords(page)
  const review = await signInAmongGreeks(page, product)
  const held = new HeldCalls(page)
  const found = new Found(page)
  let retried = 0
  const failAll = (path: string) =>
    expect
      .poll(
        async () => {
          if ((await held.settle()) > 0) await held.fail()
          return page.locator(waiting).count()
        },
        { intervals: [20], message: path },
      )
      .toBe(0)
  const walk = async (path: string) => {
    const before = held.failed
    await expect(page).toHaveTitle(/⟦/)
    await expect.poll(() => held.settle(), { timeout: 5000 }).toBeGreaterThan(0)
    await found.look(`${path} loading`)
    await failAll(path)
    await found.look(`${path} failed to load`)
    await pressAll(held, page.locator('[role=alert] button'), () => {
      retried += 1
      return found.look(`${path} retrying`)
    })
    await failAll(path)
    expect(held.failed, path).toBeGreaterThan(before)
  }
  await held.hold('reads', account)
  await page.goto(`${dashboardPaths.reviews}?view=all`)
  await walk('the company')
  await held.hold('reads', company)
  await page.goto(review)
  await walk(review)
  for (const path of memberScreens) {
    await page.goto(path)
    await walk(path)
  }
  expect(retried).toBeGreaterThan(10)
  expect([...found.words]).toEqual([])
})

test(`every word of what is sent and what fails to be sent has a translation ${anySize}`, async ({
  page,
  product,
}) => {
  await markWords(page)
  const review = await signInAmongGreeks(page, product)
  const held = new HeldCalls(page)
  const found = new Found(page)
  const after = async (what: string) => {
    // What sends nothing is looked at by the walk of what works.
    if ((await held.settle()) === 0) return
    await found.look(`waiting after ${what}`)
    while ((await held.settle()) > 0) await held.fail()
    await found.look(`failed after ${what}`)
  }
  const walk = async (path: string) => {
    await page.locator('h1').first().waitFor()
    await held.settle()
    await expect(page.locator(waiting)).toHaveCount(0)
    const opened = page.locator(dialogs)
    const scope = (await opened.isVisible()) ? opened : page.locator('main')
    await fill(scope)
    await pressAll(
      held,
      scope.locator(
        path === dashboardPaths.formats ? 'li:first-child button' : 'button, [type=checkbox], [role=switch]',
      ),
      async (name) => {
        await after(`${path} ${name}`)
        const dialog = page.locator(dialogs).last()
        if (await dialog.isVisible()) {
          await fill(dialog)
          await pressAll(held, dialog.locator('button'), (inner) => after(`${path} ${name}, ${inner}`))
          await closeAll(page, held)
        }
        if (!page.url().includes(path)) await go(page, path)
      },
    )
    await closeAll(page, held)
  }
  await held.hold('writes', account)
  await page.goto(review)
  await walk(review)
  for (const path of memberScreens) {
    await go(page, path)
    await walk(path)
  }
  expect(held.failed).toBeGreaterThan(30)
  expect([...found.words]).toEqual([])
})

test(`every word of what fails before the sign-in has a translation ${anySize}`, async ({ page }) => {
  await markWords(page)
  const held = new HeldCalls(page)
  await held.hold('writes', account)
  const found = new Found(page)
  for (const path of [accountPaths.login, accountPaths.forgotPassword, accountPaths.setupPassword]) {
    await page.goto(`${path}?token=x&lang=ja`)
    await page.locator('h1').first().waitFor()
    await fill(page.locator('main'))
    await pressAll(held, page.locator('main [type=submit]'), async () => {
      await found.look(`${path} waiting`)
      await held.fail()
      await held.settle()
      await found.look(`${path} failed`)
    })
  }
  expect(held.failed).toBeGreaterThan(1)
  expect([...found.words]).toEqual([])
})
