import type { Page } from '@playwright/test'
import { expect, logIn } from '../fixtures.ts'
import { test } from '../hosted.ts'
import { linkMailedTo } from '../mails.ts'
import { dashboardAt, thankYouAt, unique } from '../site.ts'
import { anySize } from '../tags.ts'

// Run in one worker, so the tests share one product.
test.describe.configure({ mode: 'default' })

/** Returns the browser's session cookies for any host. */
async function sessionCookies(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.filter(({ name }) => name.endsWith('candour'))
}

interface Call {
  method?: string
  mode?: 'no-cors'
  headers?: Record<string, string>
  body?: string
}

/** Calls an endpoint from a script on the page. @returns the status, or 0 if the browser hides it from the script */
function callFrom(page: Page, url: string, init: Call = {}): Promise<number> {
  return page.evaluate(
    ([url, init]) =>
      fetch(url, { credentials: 'include', ...init }).then(
        ({ status }) => status,
        () => 0,
      ),
    [url, init] as const,
  )
}

const journey = 'from the invitation to the first review, each app on its own host'
test(journey, { tag: anySize }, async ({ page, person, hosted, expectAccessible }) => {
  const { site, dashboard, admin } = hosted.origins
  const slug = 'quay'
  const email = 'owner-of-the-quay@example.com'

  const answer = await page.goto(admin)
  await expect(page).toHaveURL(`${dashboard}/login`)
  const secure = admin.startsWith('https:')
  expect((await answer?.securityDetails())?.issuer ?? '').toMatch(secure ? /^Caddy Local Authority/ : /^$/)
  await logIn(page, hosted.superadmin)
  await expect(page).toHaveURL(`${admin}/admin`)
  expect(await sessionCookies(page)).toMatchObject([
    {
      name: secure ? '__Secure-candour' : 'candour',
      domain: '.candour.localhost',
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure,
    },
  ])
  await page.getByRole('button', { name: 'Add Company' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Company Name').fill('Quay')
  await dialog.getByLabel('URL Slug').fill(slug)
  await dialog.getByLabel('Google Review URL').fill('https://g.page/r/quay/review')
  await dialog.getByRole('button', { name: 'Create Company' }).click()
  await expect(page.getByText(`/${slug}`, { exact: true })).toBeVisible()
  await expectAccessible(page)
  const companies = await page.evaluate(async () => (await fetch('/api/admin/companies')).json())
  const companyId = companies.find((company: { slug: string }) => company.slug === slug).id
  expect(
    await callFrom(page, '/api/admin/users', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, role: 'company_admin', companyId }),
    }),
  ).toBe(201)

  const owner = await person()
  const link = await linkMailedTo(hosted, email, /^Set up your password/)
  expect(link.startsWith(`${dashboard}/setup-password?token=`)).toBe(true)
  await owner.goto(link)
  await owner.getByLabel('Password (min 8 characters)').fill('reads every review')
  await owner.getByLabel('Confirm Password', { exact: true }).fill('reads every review')
  await owner.getByRole('button', { name: 'Set Up Account' }).click()
  await owner.getByRole('link', { name: 'Go to Login' }).click()
  await expect(owner).toHaveURL(dashboardAt(`${dashboard}/dashboard`))

  const words = unique('Best coffee of the harbour')
  const visitor = await person()
  await visitor.goto(`${dashboard}/${slug}`)
  await expect(visitor).toHaveURL(`${site}/${slug}`)
  await visitor.getByRole('link', { name: 'Share Private Feedback' }).click()
  await visitor.getByRole('link', { name: '5 stars' }).click()
  await visitor.getByPlaceholder('Share your thoughts...').fill(words)
  await visitor.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(visitor).toHaveURL(thankYouAt(`${site}/${slug}/thank-you`))
  await expect(owner.getByText(words).first()).toBeVisible()
  await expect(owner.locator(`a[href="${site}/${slug}"]`).first()).toBeVisible()
  await expectAccessible(owner)

  await owner.goto(`${admin}/admin`)
  await expect(owner.getByRole('button', { name: 'Add Company' })).toBeHidden()
  await owner.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(owner).toHaveURL(dashboardAt(`${dashboard}/dashboard`))

  await page.getByRole('button', { name: /profile|account/i }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(`${dashboard}/login`)
  expect(await sessionCookies(page)).toEqual([])
  await page.goto(`${admin}/admin`)
  await expect(page).toHaveURL(`${dashboard}/login`)
})

test.describe("without the pages' CSP", () => {
  test.use({ bypassCSP: true })

  test('the session gives no access from the site', { tag: anySize }, async ({ page, hosted }) => {
    const { site, dashboard, admin } = hosted.origins
    await page.goto(`${dashboard}/login`)
    await logIn(page, hosted.superadmin)
    await expect(page).toHaveURL(`${admin}/admin`)
    expect(await callFrom(page, '/api/admin/companies')).toBe(200)

    // Simulates a script injected into the site: the browser has the session cookie.
    await page.goto(`${site}/robots.txt`)
    expect((await page.context().cookies(site)).map(({ name }) => name)).toEqual([
      expect.stringMatching(/candour$/),
    ])
    for (const path of ['/api/auth/me', '/api/admin/companies', '/api/dashboard/summary']) {
      expect(await callFrom(page, path), path).toBe(404)
    }
    const answers: [string, number][] = []
    page.on('response', (response) => answers.push([response.url(), response.status()]))
    for (const [url, init] of [
      [`${dashboard}/api/auth/me`, { mode: 'no-cors' }],
      [`${admin}/api/admin/companies`, { mode: 'no-cors' }],
      [`${admin}/api/auth/logout`, { mode: 'no-cors', method: 'POST' }],
    ] as const) {
      answers.length = 0
      expect(await callFrom(page, url, init)).toBe(0)
      await expect.poll(() => answers).toEqual([[url, 403]])
    }
    await page.goto(`${admin}/admin`)
    expect(await callFrom(page, '/api/admin/companies')).toBe(200)
  })
})
