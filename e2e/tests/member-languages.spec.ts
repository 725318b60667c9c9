import { type MemberLanguage, memberLanguages } from '@candour/schemas/languages.ts'
import { accountPaths, dashboardPaths } from '@candour/schemas/paths.ts'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures.ts'
import { inspect } from '../inspect.ts'
import { memberScreens } from '../member-screens.ts'
import { placeOrder } from '../orders.ts'
import { changeLanguage, leaveReviews, newOwner } from '../owner.ts'
import { anySize } from '../tags.ts'

/** Every language at every width, instead of those that need most room at one each (`pnpm test:languages`). */
const complete = process.env.LANGUAGES === 'all'
/** Where to put pictures of every screen, for looking at them. */
const pictures = process.env.PICTURES

const widths = [360, 390, 1280]
const widest: readonly MemberLanguage[] = ['de', 'fr', 'ja']
const outside = [accountPaths.login, accountPaths.forgotPassword, `${accountPaths.setupPassword}?token=x`]

/** Names and addresses end in an ellipsis where there is no room; a row of the settings is a link of several lines. */
const allowed = /^(a small target|cut off: (Café Lichterfelde|owner-\S*)$|wider than its box: INPUT)/
const rows = /a button of more than two lines/

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  await expect(page.locator('[aria-busy=true], .animate-skeleton')).toHaveCount(0)
}

for (const [index, language] of (complete ? memberLanguages : widest).entries()) {
  test(`no screen of the dashboard breaks in ${language} ${anySize}`, async ({ page, product }) => {
    test.setTimeout(600_000)
    const owner = await newOwner(product, 'Café Lichterfelde', 'ひまわり珈琲店 2')
    await leaveReviews(product, owner.company, 6, (n) => ({
      rating: (n % 5) + 1,
      feedback: 'Too loud, but 静かな庭 is lovely.',
      contactName: 'Zoë الزهراء',
      contactEmail: 'zoe@example.com',
    }))
    await placeOrder(product, owner, {})
    await changeLanguage(product, owner, language)
    const found: string[] = []
    for (const [at, width] of widths.entries()) {
      if (!complete && at !== index % widths.length) continue
      await page.emulateMedia({ colorScheme: (index + at) % 2 ? 'dark' : 'light', reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: width < 500 ? 780 : 800 })
      found.push(
        ...(await look(page, [...outside.map((path) => withLanguage(path, language))], language, width)),
      )
      await signIn(page, owner, accountPaths.account)
      found.push(...(await look(page, memberScreens, language, width)))
      // High enough that nothing in the dialog is scrolled out of sight.
      await page.setViewportSize({ width, height: 1400 })
      found.push(...(await look(page, [await waitingReview(page, owner.company.id)], language, width)))
      await page.goto('about:blank')
      await page.request.post('/api/auth/logout', { headers: { origin: product.origin } })
    }
    expect(found).toEqual([])
  })
}

/** Returns the path of a review that waits for its customer, the longest status in most languages. */
async function waitingReview(page: Page, companyId: string): Promise<string> {
  const list = await page.request.get('/api/dashboard/reviews', { params: { companyId, limit: 1 } })
  const [{ id }] = await list.json()
  const path = `/api/dashboard/reviews/${id}/case`
  const { version } = await (await page.request.get(path, { params: { companyId } })).json()
  const answer = await page.request.patch(path, {
    params: { companyId },
    data: { version, status: 'waiting' },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return dashboardPaths.review.replace(':id', id)
}

const withLanguage = (path: string, language: MemberLanguage) =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`

async function look(
  page: Page,
  paths: readonly string[],
  language: MemberLanguage,
  width: number,
): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await show(page, path)
    const { lang, defects } = await inspect(page)
    if (lang !== language) found.push(`${path} is in ${lang}`)
    found.push(
      ...defects
        .filter((defect) => !allowed.test(defect) && !(path === dashboardPaths.settings && rows.test(defect)))
        .map((defect) => `${path} at ${width}: ${defect}`),
    )
    if (pictures) {
      const name = path.replaceAll(/\W+/g, '-').slice(1, 40)
      await page.screenshot({ path: `${pictures}/${language}-${width}-${name}.png`, fullPage: true })
    }
  }
  return found
}
