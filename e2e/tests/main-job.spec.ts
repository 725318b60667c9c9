import { download, expect, logIn, openSettings, signIn, test } from '../fixtures.ts'
import { logo } from '../orders.ts'
import { dashboardAt, thankYouAt } from '../site.ts'
import { anySize } from '../tags.ts'

test('an operator creates a company, and its review page shows its logo and color', async ({
  page,
  person,
  product,
  expectAccessible,
}, { project }) => {
  const slug = `harbour-bakery-${project.name}`
  // Cards regardless of how many companies other tests have created.
  await signIn(page, product.superadmin, '/admin?view=cards')
  await expect(page.getByRole('heading', { name: 'Companies' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Company' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add Company' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByLabel('Company Name').fill('Harbour Bakery')
  await expect(dialog.getByLabel('URL Slug')).toHaveValue('harbour-bakery')
  await dialog.getByLabel('URL Slug').clear()
  await dialog.getByLabel('URL Slug').pressSequentially(`Harbour Bakery ${project.name}`)
  await expect(dialog.getByLabel('URL Slug')).toHaveValue(slug)
  await dialog.locator('input[type=file]').setInputFiles(logo)
  await dialog.getByLabel('Brand Color', { exact: true }).fill('#0F766E')
  await dialog.getByLabel('Google Review URL').fill('https://g.page/r/harbour/review')
  await dialog.getByRole('button', { name: 'Create Company' }).click()
  await expect(page.getByText('Company created successfully', { exact: true })).toBeVisible()
  await expect(page.getByText(`/${slug}`, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByRole('list', { name: 'Audit log' })).toContainText(
    `${product.superadmin.email} created the company Harbour Bakery`,
  )
  await expectAccessible(page)

  const visitor = await person()
  await visitor.goto(`/${slug}`)
  await expect(visitor.getByRole('heading', { name: 'How was your experience?' })).toHaveCSS(
    'color',
    'rgb(15, 118, 110)',
  )
  const picture = visitor.getByRole('img', { name: 'Harbour Bakery' })
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).toHaveJSProperty('naturalWidth', 480)
  await expectAccessible(visitor)
})

test('a visitor leaves private feedback, and the company reads it', async ({
  page,
  person,
  product,
  expectAccessible,
}, { project }) => {
  const feedback = `The lemon cake was wonderful, from a ${project.name}`

  const visitor = await person()
  await visitor.goto('/cafe-luna')
  await expectAccessible(visitor)
  await visitor.getByRole('link', { name: 'Share Private Feedback' }).click()
  await expectAccessible(visitor)
  await visitor.getByRole('link', { name: '4 stars' }).click()
  await expect(visitor).toHaveURL('/cafe-luna/feedback?rating=4')
  await expect(visitor.getByRole('heading', { name: 'Help us improve your experience' })).toBeVisible()
  await expectAccessible(visitor)
  await visitor.getByPlaceholder('Share your thoughts...').fill(feedback)
  await visitor.getByLabel('Name').fill('Ada Palmer')
  await visitor.getByLabel('Email').fill('ada@example.com')
  await visitor.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(visitor.getByRole('heading', { name: 'Thank you for your feedback!' })).toBeVisible()
  await expect(visitor).toHaveURL(thankYouAt('/cafe-luna/thank-you'))
  await expectAccessible(visitor)

  await page.goto('/login')
  await expectAccessible(page)
  await logIn(page, product.owner)
  await expect(page).toHaveURL(dashboardAt('/dashboard'))
  await expect(page.getByText(feedback)).toBeVisible()
  await expect(page.getByText('Ada Palmer').first()).toBeVisible()
  await expectAccessible(page)

  await page.goto('/dashboard/reviews')
  await download(page.getByRole('link', { name: 'Download as CSV' }))
  await openSettings(page, /^Security log/)
  await expect(page.getByRole('list', { name: 'Audit log' })).toContainText(
    `${product.owner.email} exported reviews`,
  )
  await expectAccessible(page)

  await page.getByRole('button', { name: /profile|account/i }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
})

test('the review page is readable with only its HTML and logo', { tag: anySize }, async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (!/\/assets\//.test(request.url())) requests.push(new URL(request.url()).pathname)
  })
  const response = await page.goto('/cafe-luna')
  const html = (await response?.text()) ?? ''
  for (const text of [
    'Café Luna',
    'How was your experience?',
    'Leave a Public Review',
    'Share Private Feedback',
  ]) {
    expect(html).toContain(text)
  }
  expect(requests.filter((path) => !path.startsWith('/images/') && !path.startsWith('/favicon'))).toEqual([
    '/cafe-luna',
  ])
})
