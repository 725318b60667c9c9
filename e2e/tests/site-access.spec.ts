import type { Locator } from '@playwright/test'
import { animationsEnded, expect, tabTo, test } from '../fixtures.ts'
import { createCompany, hydrated } from '../site.ts'
import { anySize } from '../tags.ts'

const flow = ['', '/rating', '/feedback?rating=3', '/thank-you']
const screens = [
  ...flow.map((path) => `/cafe-luna${path}`),
  '/',
  '/demo',
  '/demo?step=rating',
  '/demo?step=feedback&rating=5',
  '/demo?step=thank-you',
  '/demo?step=google',
  '/demo?step=owner',
  '/nobody-here',
  '/a/b/c',
]

/** Creates the hardest company to display: light yellow, with a long name and no logo. Returns its pages. */
async function yellowCompany(product: Parameters<typeof createCompany>[0]): Promise<string[]> {
  const slug = `yellow-${crypto.randomUUID().slice(0, 8)}`
  await createCompany(product, {
    slug,
    name: 'Lichterfelder Sonnenblumenmanufakturgenossenschaft & Daughters',
    brandColor: '#FFF59D',
  })
  return flow.map((path) => `/${slug}${path}`)
}

const colorSchemes = ['light', 'dark'] as const

test('axe finds nothing on any screen, light or dark', async ({ page, product, expectAccessible }) => {
  test.slow()
  for (const path of [...screens, ...(await yellowCompany(product))]) {
    await page.goto(path)
    await hydrated(page)
    for (const colorScheme of colorSchemes) {
      await test.step(`${path}, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page)
      })
    }
  }
})

for (const colorScheme of colorSchemes) {
  test(`a light brand color stays readable, ${colorScheme}`, { tag: anySize }, async ({ page, product }) => {
    await page.emulateMedia({ colorScheme })
    const [choice = '', rating = ''] = await yellowCompany(product)
    await page.goto(choice)
    const card = page.getByRole('main')
    const heading = page.getByRole('heading', { level: 1 })
    const publicReview = page.getByRole('link', { name: 'Leave a Public Review' })
    const privateFeedback = page.getByRole('link', { name: 'Share Private Feedback' })
    // WCAG 2.2: 4.5:1 for text (1.4.3), 3:1 for user interface components (1.4.11).
    expect(await contrast([heading, 'color'], [card, 'backgroundColor'])).toBeGreaterThanOrEqual(4.5)
    for (const button of [publicReview, privateFeedback]) {
      expect(await contrast([button, 'color'], [button, 'backgroundColor'])).toBeGreaterThanOrEqual(4.5)
    }
    expect(
      await contrast([publicReview, 'borderTopColor'], [card, 'backgroundColor']),
    ).toBeGreaterThanOrEqual(3)
    await page.goto(rating)
    const star = page.getByRole('link', { name: '1 star' }).locator('svg')
    expect(await contrast([star, 'stroke'], [card, 'backgroundColor'])).toBeGreaterThanOrEqual(3)
  })
}

const everyClass = 'every class on a page has a style'
test(everyClass, { tag: anySize }, async ({ page, product, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  const unstyled = () =>
    page.evaluate(() => {
      const css = [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
        .join('')
      const classes = new Set(
        [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
      )
      return [...classes].filter(
        (name) => !/^(turned|lucide(-.+)?)$/.test(name) && !css.includes(`.${CSS.escape(name)}`),
      )
    })
  for (const path of [...screens, ...(await yellowCompany(product))]) {
    await page.goto(path)
    await hydrated(page)
    expect(await unstyled(), path).toEqual([])
  }
  // A rejected field, the toast that says so, and the sending state.
  await page.goto('/cafe-luna/feedback?rating=3')
  await hydrated(page)
  await page.getByPlaceholder('Share your thoughts...').fill('Lovely')
  await page.getByLabel('Email').fill('nobody')
  await page.evaluate(() => document.querySelector('form')?.setAttribute('novalidate', ''))
  await page.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(page.getByText('Failed to submit feedback. Please try again.').first()).toBeVisible()
  expect(await unstyled()).toEqual([])
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(page.getByText(/^You are offline/)).toBeVisible()
  expect(await unstyled()).toEqual([])
})

test('the keyboard alone completes the flow, and focus follows', { tag: anySize }, async ({ page }) => {
  await page.goto('/cafe-luna')
  await hydrated(page)
  await tabToVisibly(page.getByRole('link', { name: 'Share Private Feedback' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Rate your experience' })).toBeFocused()
  await tabToVisibly(page.getByRole('link', { name: '3 stars' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Help us improve your experience' })).toBeFocused()
  await tabToVisibly(page.getByRole('radio', { name: '3 stars' }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/cafe-luna/feedback?rating=5')
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeFocused()
  await tabToVisibly(page.getByLabel('Your feedback'))
  await page.keyboard.type('All by keyboard')
  await tabToVisibly(page.getByRole('button', { name: 'Submit Feedback' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you for your feedback!' })).toBeFocused()
  await tabToVisibly(page.getByRole('link', { name: 'Return to Home' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cafe-luna')
})

const sideways = 'nothing overflows horizontally: narrow phones, 200 % and 400 % zoom, 200 % text size'
test(sideways, { tag: anySize }, async ({ page, product }) => {
  test.slow()
  const yellow = await yellowCompany(product)
  const views = [
    { name: '360 pixels', width: 360, height: 640 },
    // 1280 pixels at 200 %, and at the 400 % required by WCAG 2.2 SC 1.4.10.
    { name: '200 % zoom', width: 640, height: 400 },
    { name: '400 % zoom', width: 320, height: 256 },
    { name: 'large letters', width: 390, height: 844, letters: '200%' },
    { name: 'large letters on a narrow phone', width: 360, height: 640, letters: '200%' },
  ]
  for (const path of [...screens, ...yellow]) {
    await page.goto(path)
    for (const { name, width, height, letters = '' } of views) {
      await page.setViewportSize({ width, height })
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, letters)
      await animationsEnded(page)
      const wide = await page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement
        const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, textarea, h1')]
        const visible = controls.filter((control) => !control.closest('.honeypot, [inert]'))
        return {
          page: Math.max(0, scrollWidth - clientWidth),
          cut: visible
            .filter((control) => {
              const { left, right } = control.getBoundingClientRect()
              return left < -0.5 || right > clientWidth + 0.5 || control.scrollWidth > control.clientWidth + 1
            })
            .map((control) => control.outerHTML.slice(0, 120)),
        }
      })
      expect(wide, `${path} with ${name}`).toEqual({ page: 0, cut: [] })
    }
  }
})

test('nothing moves with reduced motion', { tag: anySize }, async ({ page }) => {
  const movement = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .flatMap((element) => {
          const { animationName, animationDuration, transitionDuration, scrollBehavior } =
            getComputedStyle(element)
          const animated = animationName === 'none' ? [] : animationDuration.split(', ')
          const seconds = [...animated, ...transitionDuration.split(', ')].map(Number.parseFloat)
          return Math.max(...seconds) > 0.001 || scrollBehavior === 'smooth' ? [element.tagName] : []
        })
        .toSorted(),
    )
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion })
    for (const path of ['/', '/cafe-luna/rating', '/cafe-luna/feedback?rating=4']) {
      await page.goto(path)
      await hydrated(page)
      // The toast slides in too.
      if (path.includes('feedback')) {
        await page.getByPlaceholder('Share your thoughts...').fill('  ')
        await page.evaluate(() => document.querySelector('form')?.requestSubmit())
        await expect(page.getByText('Feedback required')).toBeVisible()
      }
      const moving = await movement()
      if (reducedMotion === 'reduce') expect(moving, path).toEqual([])
      else expect(moving, path).not.toEqual([])
    }
  }
})

/** Moves the focus by Tab to a control, and expects a visible focus indicator. */
async function tabToVisibly(control: Locator): Promise<void> {
  await tabTo(control)
  const isIndicated = await control.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  })
  expect(isIndicated, `${control} shows that it has the focus`).toBe(true)
}

type Colour = [locator: Locator, property: 'color' | 'backgroundColor' | 'borderTopColor' | 'stroke']

/** Returns the WCAG 2.2 contrast ratio of two colors as rendered. */
async function contrast(...colours: [Colour, Colour]): Promise<number> {
  const luminances = await Promise.all(
    colours.map(([locator, property]) =>
      locator.evaluate((element, name) => {
        // A canvas converts any CSS color notation.
        const context = new OffscreenCanvas(1, 1).getContext('2d')
        if (!context) throw new Error('no canvas')
        context.fillStyle = getComputedStyle(element)[name]
        context.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
        const linear = (channel: number) => {
          const value = channel / 255
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
      }, property),
    ),
  )
  const [darker = 0, lighter = 0] = luminances.toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
