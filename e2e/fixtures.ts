import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import type axe from 'axe-core'
import type { Product } from './server.ts'
import { sizes } from './sizes.ts'

export { expect }

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Escaped to ASCII, because a single other character doubles the CPU time of passing it to the browser. */
const axeSource = (
  await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
).replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

interface Fixtures {
  product: Product
  /** Opens a page for another person, in a browser context of their own. */
  person: (options?: { javaScriptEnabled?: boolean; userAgent?: string }) => Promise<Page>
  /** Patterns of console errors a test provokes, in addition to 4xx responses; tests push to it. */
  expectedErrors: RegExp[]
  /**
   * Fails on any WCAG 2.2 AA violation that axe detects on the page. With `onPhones`, a test that runs at one size
   * checks the page at the size of a phone too, and at 400 % zoom, where nothing may overflow or cover most of it.
   */
  expectAccessible: (page: Page, options?: { onPhones?: boolean }) => Promise<void>
}

/** `DELAYS`: by up to how many ms each script and each call of the API is late, at random. Shows what is not waited for. */
const maxDelay = Number(process.env.DELAYS ?? 0)

/** Records console errors and uncaught errors of all pages, which fail the test. */
async function watch(context: BrowserContext, problems: string[], expectedErrors: RegExp[]): Promise<void> {
  if (maxDelay > 0) {
    await context.route(/\/api\/|\.js$/, async (route) => {
      await setTimeout(Math.random() * maxDelay)
      // The page may have gone meanwhile.
      await route.fallback().catch(() => {})
    })
  }
  context.on('console', (message) => {
    const text = message.text()
    if (message.type() !== 'error' || isRefusal(text) || expectedErrors.some((known) => known.test(text)))
      return
    problems.push(text)
  })
  context.on('weberror', (error) => problems.push(String(error.error())))
}

/** Whether this is the browser's own message about a 4xx response, which tests provoke on purpose. */
function isRefusal(text: string): boolean {
  return /^Failed to load resource: the server responded with a status of 4\d\d/.test(text)
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  product: async ({}, use) => {
    await use(JSON.parse(process.env.PRODUCT ?? ''))
  },
  baseURL: async ({ product }, use) => {
    await use(product.origin)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  expectedErrors: async ({}, use) => use([]),
  context: async ({ context, expectedErrors }, use) => {
    const problems: string[] = []
    await watch(context, problems, expectedErrors)
    await use(context)
    expect(problems).toEqual([])
  },
  person: async ({ browser, contextOptions, viewport, isMobile, hasTouch, product, expectedErrors }, use) => {
    const problems: string[] = []
    const contexts: Awaited<ReturnType<Browser['newContext']>>[] = []
    await use(async (options) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...options,
        viewport,
        isMobile: isMobile ?? false,
        hasTouch: hasTouch ?? false,
        baseURL: product.origin,
      })
      await watch(context, problems, expectedErrors)
      contexts.push(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
    expect(problems).toEqual([])
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  expectAccessible: async ({}, use) => {
    const check = async (page: Page) => {
      // Lists are dimmed until they have loaded, and text that fades in or out has less contrast.
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await animationsEnded(page)
      const loaded = await page.evaluate(() => 'axe' in window)
      // Half a megabyte, so once per document.
      if (!loaded) await page.evaluate(`${axeSource};axe.configure({ noHtml: true })`)
      const violations = await page.evaluate(async (): Promise<[string, string[]][]> => {
        const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
        const { violations } = await window.axe.run(
          // A toast may fade out while axe runs, which lowers its contrast.
          { exclude: [['li[data-state=closed]']] },
          // Selectors and HTML of all elements, also those without violations, take a quarter of its time.
          {
            runOnly: { type: 'tag', values: tags },
            resultTypes: ['violations'],
            selectors: false,
            elementRef: true,
          },
        )
        return violations.map(({ id, nodes }) => [
          id,
          nodes.map(({ element }) => element?.outerHTML.slice(0, 300) ?? 'an element'),
        ])
      })
      expect(violations).toEqual([])
    }
    await use(async (page, { onPhones = false } = {}) => {
      await check(page)
      const size = page.viewportSize()
      if (!onPhones || !size) return
      await page.setViewportSize(sizes.phone)
      await check(page)
      // 1280 × 1024 pixels at 400 % zoom: WCAG 2.2 SC 1.4.10.
      await page.setViewportSize({ width: 320, height: 256 })
      await layoutSettled(page)
      expect(await reflowDefects(page)).toEqual([])
      await page.setViewportSize(size)
      await layoutSettled(page)
    })
  },
})

/** Returns what overflows, and by how much the page is covered by what does not scroll with it. */
function reflowDefects(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    const defects =
      scrollWidth > innerWidth ? [`the page is ${scrollWidth - innerWidth} pixels too wide`] : []
    for (const { scrollWidth, clientWidth, textContent } of document.querySelectorAll('header div')) {
      if (scrollWidth > clientWidth + 1) defects.push(`overflows the header: ${textContent}`)
    }
    if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return defects
    const rows = Array.from({ length: innerHeight / 4 }, (_, row) => row * 4)
    const covered = rows.filter((y) => {
      for (
        let at = document.elementFromPoint(20, y);
        at && !at.matches('.toasts, ol:has(> [data-swipe-direction])');
        at = at.parentElement
      ) {
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
      }
      return false
    })
    const share = Math.round((covered.length / rows.length) * 100)
    return share > 40 ? [...defects, `${share} % is covered`] : defects
  })
}

/** Waits until the height of the page stays the same for five frames, so that a click hits what it aims at. */
async function layoutSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { documentElement } = document
    for (let [height, same] = [-1, 0]; same < 5; ) {
      await new Promise(requestAnimationFrame)
      same = documentElement.scrollHeight === height ? same + 1 : 0
      height = documentElement.scrollHeight
    }
  })
}

/** Waits until all animations and transitions have ended. Even with reduced motion, they last until the next frame. */
export async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () => document.getAnimations().filter(({ playState }) => playState === 'running')
    for (let found = running(); found.length > 0; found = running()) {
      await Promise.allSettled(found.map((animation) => animation.finished))
      await new Promise(requestAnimationFrame)
    }
  })
}

/** Signs in without the login screen, and opens a screen of the user's app, by default the first. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
  path?: string,
): Promise<void> {
  // A `path` may lead to another server.
  const url = path?.startsWith('http') ? new URL('/api/auth/login', path).href : '/api/auth/login'
  const answer = await page.request.post(url, { data: { email, password } })
  expect(answer.ok(), await answer.text()).toBe(true)
  await page.goto(path ?? ((await answer.json()).user.role === 'superadmin' ? '/admin' : '/dashboard'))
}

/** Opens a section of the settings from any page of the dashboard. */
export async function openSettings(page: Page, section: RegExp): Promise<void> {
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Settings' }).click()
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: section })
    .first()
    .click()
}

/** Signs in through the login screen. */
export async function logIn(page: Page, user: { email: string; password: string }): Promise<void> {
  await page.goto('/login')
  await submitLogin(page, user)
}

/** Fills in the login screen that is open. */
export async function submitLogin(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/**
 * Ends the session while no app is open: otherwise a read that is rejected navigates to the login, which interrupts the
 * test's next navigation.
 */
export async function logOutUnseen(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.request.post('/api/auth/logout')
}

/** Clicks what starts a download. */
export async function download(control: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([control.page().waitForEvent('download'), control.click()])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** Moves the focus by Tab alone, as someone without a pointer does. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 100; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press(key)
  }
  throw new Error(`Tab does not lead to ${target}`)
}

/** Holds requests back until the returned function is called. */
export async function hold(page: Page, url: string): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}
