import { fileURLToPath } from 'node:url'
import { consolePolicy, sitePolicy } from '@candour/api/pages/security.ts'
import { freePort } from '@candour/postgres/free-port.ts'
import { test as base, expect, hold, logIn } from '../fixtures.ts'
import type { Hosted } from '../hosted.ts'
import { placeOrder } from '../orders.ts'
import { startProduct } from '../server.ts'
import { countReviews, dashboardAt, unique } from '../site.ts'
import { serveStatic } from '../static.ts'
import { anySize } from '../tags.ts'

const nothingInline = { status: 200, html: '', scriptHashes: [], styleHashes: [], shared: true }

/** The build output of each app, served with the CSP of the product's own pages. */
const bundles = {
  site: {
    dist: 'site/dist/client',
    policy: sitePolicy(nothingInline),
    rendered: /^\/(q|t|r|images)\/|^(\/[^/]+)?\/privacy$/,
  },
  dashboard: { dist: 'dashboard/dist', policy: consolePolicy, rendered: /^\/q\// },
  admin: { dist: 'admin/dist', policy: consolePolicy, rendered: /^\/q\// },
}

/** Test with each app on its own static file server, with only the API behind it. */
const test = base.extend<object, { hosted: Hosted }>({
  hosted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const ports = { site: await freePort(), dashboard: await freePort(), admin: await freePort() }
      const origins = {
        site: `http://localhost:${ports.site}`,
        dashboard: `http://localhost:${ports.dashboard}`,
        admin: `http://localhost:${ports.admin}`,
      }
      const { product, stop } = await startProduct(() => ({
        SITE_ORIGIN: origins.site,
        DASHBOARD_ORIGIN: origins.dashboard,
        ADMIN_ORIGIN: origins.admin,
      }))
      const stops = await Promise.all(
        (['site', 'dashboard', 'admin'] as const).map((app) =>
          serveStatic({
            root: fileURLToPath(new URL(`../../apps/${bundles[app].dist}`, import.meta.url)),
            port: ports[app],
            api: product.origin,
            rendered: bundles[app].rendered,
            headers: { 'content-security-policy': bundles[app].policy, 'x-content-type-options': 'nosniff' },
          }),
        ),
      )
      await use({ ...product, origins })
      for (const stopServing of stops) await stopServing()
      await stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  product: async ({ hosted }, use) => {
    await use({ ...hosted, origin: hosted.origins.dashboard })
  },
})

// Run in one worker, so the tests share one product.
test.describe.configure({ mode: 'default' })

test('a visitor leaves private feedback on the static site, starting from a deep link', {
  tag: anySize,
}, async ({ page, hosted, product, expectedErrors, expectAccessible }) => {
  const { site, dashboard } = hosted.origins
  const feedback = unique('From a file server')
  const answer = await hold(page, '**/api/companies/cafe-luna')
  await page.goto(`${site}/cafe-luna`)
  await expect(page.getByText('Loading...')).toBeInViewport()
  await expectAccessible(page)
  answer()
  await expect(page.getByRole('heading', { name: 'How was your experience?' })).toBeVisible()
  await expect(page).toHaveTitle('How was your experience? · Café Luna')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('img', { name: 'Café Luna' })).not.toHaveJSProperty('naturalWidth', 0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Share Private Feedback' }).click()
  await page.getByRole('link', { name: '4 stars' }).click()
  await expect(page).toHaveURL(`${site}/cafe-luna/feedback?rating=4`)
  await page.reload()
  await page.getByPlaceholder('Share your thoughts...').fill(feedback)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your feedback!' })).toBeVisible()
  expect(await countReviews(product, feedback)).toBe(1)

  await page.getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(`${site}/cafe-luna/privacy`)
  await expect(page.getByText('Café Luna is responsible for the feedback that you leave here.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Café Luna' })).not.toHaveJSProperty('naturalWidth', 0)
  await page.getByRole('link', { name: 'Back' }).click()

  await page.goto(`${site}/cafe-luna/feedback?rating=9`)
  await expect(page).toHaveURL(`${site}/cafe-luna`)
  await page.goto(`${site}/rating`)
  await expect(page.getByRole('heading', { name: 'Rate your experience' })).toBeVisible()
  await page.goto(`${site}/nobody`)
  await expect(page.getByRole('heading', { name: 'Company Not Found' })).toBeVisible()
  await page.goto(site)
  await expect(page.getByRole('heading', { name: 'Review Management Made Simple' })).toBeVisible()
  // The chunk waits for its stylesheet.
  await expect(page.locator('.marketing')).toHaveCSS('background-image', /^radial-gradient/)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Admin Login' })).toHaveAttribute('href', `${dashboard}/login`)

  expectedErrors.push(/status of 503/)
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: { message: 'Back soon.' } }))
  await page.goto(`${site}/cafe-luna`)
  await expect(page.getByText('Back soon.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/**')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'How was your experience?' })).toBeVisible()
})

test('an owner sees the numbers and the orders on the static dashboard', { tag: anySize }, async ({
  page,
  hosted,
  product,
  expectAccessible,
}) => {
  const { dashboard } = hosted.origins
  await page.goto(dashboard)
  await expect(page).toHaveURL(`${dashboard}/login`)
  await placeOrder(product, hosted.owner, {})
  await logIn(page, hosted.owner)
  await expect(page).toHaveURL(dashboardAt(`${dashboard}/dashboard`))
  await expect(page.getByText('Total Reviews')).toBeVisible()
  const mark = page.getByRole('banner').locator('img')
  await expect(mark).toHaveAttribute('src', /^\/api\/images\//)
  await expect(mark).not.toHaveJSProperty('naturalWidth', 0)
  await expectAccessible(page)

  await page.goto(`${dashboard}/dashboard/materials`)
  const ordered = page.getByRole('region', { name: 'Your Orders' }).locator('img').first()
  await expect(ordered).toHaveJSProperty('naturalWidth', 480)
  await expect(page.getByRole('img', { name: 'Preview of the poster' })).toBeVisible()
  await page.goto(`${dashboard}/dashboard/nowhere`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('a superadmin goes from the static dashboard to the static console, and logs out', {
  tag: anySize,
}, async ({ page, hosted, product, expectAccessible }) => {
  const { dashboard, admin } = hosted.origins
  await placeOrder(product, hosted.owner, {})
  await page.goto(admin)
  await expect(page).toHaveURL(`${dashboard}/login`)
  await logIn(page, hosted.superadmin)
  await expect(page).toHaveURL(`${admin}/admin`)
  await expect(page.getByRole('article', { name: 'Café Luna' })).toBeVisible()
  await page.getByRole('link', { name: 'Print Orders' }).click()
  await page.getByRole('button', { name: 'Preview Poster' }).first().click()
  await expect(page.getByRole('dialog').getByRole('img')).toHaveJSProperty('naturalWidth', 480)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Change Password' }).click()
  await expect(page).toHaveURL(`${dashboard}/change-password`)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(`${admin}/admin`)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(`${dashboard}/login`)
  await page.goto(`${admin}/admin`)
  await expect(page).toHaveURL(`${dashboard}/login`)
})
