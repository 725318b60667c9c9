import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDb, createPool } from '@candour/api/db/client.ts'
import { prepareDataDir } from '@candour/api/test/prepared-cluster.ts'
import { startServer } from '@candour/api/test/process.ts'
import { joinPostgres } from '@candour/postgres/server.ts'
import { expect, test } from '../fixtures.ts'
import { createCompany, hydrated, thankYouAt } from '../site.ts'
import { anySize } from '../tags.ts'

test('the marketing page presents the product, and links to the login', { tag: anySize }, async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review Management Made Simple')
  for (const stat of ['99 dollars per month', '5 stars', '100 percent branded']) {
    await expect(page.getByRole('listitem').filter({ hasText: stat })).toBeVisible()
  }
  for (const name of [
    'Custom Branding',
    'Google Review Integration',
    'Private Feedback',
    '5-Star Rating System',
    'Analytics Dashboard',
    'Multi-Tenant Platform',
  ]) {
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
  }
  const href = (name: string) => page.getByRole('link', { name, exact: true }).first().getAttribute('href')
  expect(await href('Get Started')).toBe('https://example.com/book-a-call')
  expect(await href('Admin')).toBe('/login')
  expect(await href('Powered by Candour')).toBe('https://example.com')

  const features = page.getByRole('heading', { name: 'Custom Branding' })
  await page.setViewportSize({ width: 390, height: 600 })
  await expect(features).not.toBeInViewport()
  await page.getByRole('link', { name: 'Learn More' }).click()
  await expect(features).toBeInViewport()
  await page.getByRole('link', { name: 'Admin Login' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
})

test("the demo walks through the whole flow, stores nothing, and ends with the owner's view", async ({
  page,
}) => {
  const called: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/') || request.method() !== 'GET') called.push(request.url())
  })
  await page.goto('/demo')
  await hydrated(page)
  await expect(page.getByText('Nothing you enter is stored.')).toBeVisible()
  await page.getByRole('link', { name: 'Leave a Public Review' }).click()
  await expect(
    page.getByRole('heading', { name: 'This is where your customer leaves for Google' }),
  ).toBeVisible()
  // The public button leaves the page. Until the next one is hydrated, its form would be posted.
  await hydrated(page)
  await page.getByRole('link', { name: 'Back to the choice' }).click()
  await page.getByRole('link', { name: 'Share Private Feedback' }).click()
  await page.getByRole('link', { name: '2 stars' }).click()
  await page.getByPlaceholder('Share your thoughts...').fill('A little loud at noon')
  await page.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your feedback!' })).toBeVisible()
  await page.getByRole('link', { name: 'See what the owner sees' }).click()
  const latest = page.getByRole('listitem').filter({ hasText: 'Just now' })
  await expect(latest).toContainText('A little loud at noon')
  await expect(latest.getByRole('img', { name: '2 out of 5 stars' })).toBeVisible()
  expect(called).toEqual([])
})

test('search engines and link previews see the product, and no company', { tag: anySize }, async ({
  page,
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /dashboard')
  const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? ''
  const listed = await (await request.get(sitemap)).text()
  expect([...listed.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)).toEqual([
    '/',
    '/demo',
  ])

  const meta = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
  await page.goto('/')
  await expect(page).toHaveTitle('Candour: Review Management Made Simple')
  expect(await meta('og:title')).toBe('Candour: Review Management Made Simple')
  expect(await meta('og:description')).toBe(await meta('description'))
  expect(await meta('og:url')).toBe(page.url())
  const picture = await request.get((await meta('og:image')) ?? '')
  expect(picture.headers()['content-type']).toBe('image/png')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(page.url())
  const structured = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(structured ?? '')).toMatchObject({ '@type': 'SoftwareApplication', name: 'Candour' })
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)

  for (const path of ['/cafe-luna', '/cafe-luna/rating', '/cafe-luna/feedback?rating=1', '/nobody-here']) {
    await page.goto(path)
    expect(await meta('robots'), path).toBe('noindex')
  }
})

test('for a single company the flow is at /, with a web search while it has no Google URL', {
  tag: anySize,
}, async ({ page }) => {
  test.slow()
  const dataDir = await mkdtemp(join(tmpdir(), 'candour-single-'))
  await prepareDataDir(dataDir)
  const superadmin = { email: 'operator@example.com', password: 'operate everything' }
  const server = await startServer({
    DATA_DIR: dataDir,
    LANDING: 'choice',
    SUPERADMIN_EMAIL: superadmin.email,
    SUPERADMIN_PASSWORD: superadmin.password,
  })
  const origin = server.url.replace('127.0.0.1', 'localhost')
  const at = (path: string) => new URL(path, origin).href
  try {
    expect((await page.goto(at('/')))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Company Not Found' })).toBeVisible()

    const product = { origin, superadmin }
    await createCompany(product, { name: 'Only Bakery', slug: 'only-bakery' })
    await createCompany(product, { name: 'Later Bakery', slug: 'later-bakery' })
    const publicReview = page.getByRole('link', { name: 'Leave a Public Review' })
    await expect(async () => {
      await page.goto(at('/'))
      await expect(publicReview).toHaveAttribute('href', 'https://g.page/r/only-bakery/review', {
        timeout: 1,
      })
    }).toPass()

    // The screens require a URL, but data written by other means may lack one.
    const database = await joinPostgres({ dataDir: join(dataDir, 'postgres'), log: () => {} })
    const db = createDb(createPool(database.url, { max: 1 }))
    await db
      .updateTable('companies')
      .set({ google_review_url: null })
      .where('slug', '=', 'only-bakery')
      .execute()
    await db.destroy()
    await expect(async () => {
      await page.goto(at('/'))
      await expect(publicReview).toHaveAttribute('href', 'https://www.google.com/search?q=Only%20Bakery', {
        timeout: 1,
      })
    }).toPass()

    await hydrated(page)
    await page.getByRole('link', { name: 'Share Private Feedback' }).click()
    await expect(page).toHaveURL(at('/rating'))
    await expect(page.getByText('Only Bakery')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/')
    await page.getByRole('link', { name: '5 stars' }).click()
    await expect(page).toHaveURL(at('/feedback?rating=5'))
    await page.getByPlaceholder('Share your thoughts...').fill('The only one')
    await page.getByRole('button', { name: 'Submit Feedback' }).click()
    await expect(page).toHaveURL(thankYouAt(at('/thank-you')))
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(at('/'))
  } finally {
    await page.close()
    server.kill('SIGTERM')
    await server.exited
    await rm(dataDir, { recursive: true, force: true })
  }
})
