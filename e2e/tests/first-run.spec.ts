import { download, expect, test } from '../fixtures.ts'
import { linkMailedTo } from '../mails.ts'
import { logo } from '../orders.ts'
import { asUser, createCompany, dashboardAt, userAgent } from '../site.ts'

/** Characters typed in a minute by somebody who types 40 words of 5 letters. */
const typedInAMinute = 200

test('from the invitation to a printed code', async ({ page, person, product, expectAccessible }, {
  project,
}) => {
  const email = `first-run-${project.name}@example.com`
  const name = 'Lichterfelder Sonnenblumenmanufakturgenossenschaft'
  const { id: companyId } = await createCompany(product, {
    name,
    slug: `first-run-${project.name}`,
    // Stands for Google, whose pages the test must not depend on.
    googleReviewUrl: `${product.origin}/cafe-luna`,
  })
  await asUser(product.origin, product.superadmin, async (api) => {
    const data = { email, role: 'company_admin', companyId }
    expect((await api.post('/api/admin/users', { data })).status()).toBe(201)
  })
  let typed = ''
  const type = async (label: string | RegExp, text: string) => {
    typed += text
    await page.getByLabel(label, { exact: true }).fill(text)
  }

  await page.goto(await linkMailedTo(product, email, /^Set up your password/))
  await type('Password (min 8 characters)', 'violet anchor teapot')
  await type('Confirm Password', 'violet anchor teapot')
  await page.getByRole('button', { name: 'Set Up Account' }).click()
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL(dashboardAt('/dashboard'))

  const steps = page.getByRole('region', { name: 'Get your first reviews' })
  const step = (title: string) => steps.getByRole('listitem').filter({ hasText: title })
  const expectDone = (title: string) => expect(step(title)).toContainText('(done)')
  const toSteps = () => page.getByRole('link', { name: 'Overview' }).click()
  await expect(steps).toContainText('0 of 9 done')
  await expectAccessible(page)

  const google = page.waitForEvent('popup')
  await step('Test your Google link').getByRole('link', { name: 'Open the link' }).click()
  await (await google).close()
  await steps.getByRole('button', { name: 'Yes, it is ours' }).click()
  await expectDone('Test your Google link')

  await steps.getByRole('link', { name: 'Choose them' }).click()
  await page.locator('input[type=file]').setInputFiles(logo)
  await type('Brand Color', '#0F766E')
  await expect(page.getByText(/^Printed pieces keep the former logo and color/)).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. Visitors see it now.', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await toSteps()
  await expectDone('Choose your logo and color')

  await steps.getByRole('link', { name: 'Add a code' }).click()
  await page.getByRole('button', { name: 'Add codes' }).click()
  await type('Name', 'Counter')
  await page.getByRole('button', { name: 'Add code', exact: true }).click()
  await page.getByRole('button', { name: 'QR code of Counter' }).click()
  const code = page.getByRole('dialog').getByRole('link', { name: `${product.origin}/q/` })
  const visitor = await person({ userAgent })
  await visitor.goto((await code.getAttribute('href')) ?? '')
  await expect(visitor.getByRole('img', { name })).toHaveJSProperty('naturalWidth', 480)
  await page.keyboard.press('Escape')
  // Visits are counted a moment later, many at once.
  const checklist = () => page.request.get('/api/dashboard/checklist', { params: { companyId } })
  const isScanned = async () => (await (await checklist()).json()).items[4]
  await expect.poll(isScanned).toEqual({ id: 'scan', done: true })
  await toSteps()
  await expectDone('Add your first code')
  await expectDone('Scan it yourself')

  await steps.getByRole('link', { name: 'Choose a design' }).click()
  const poster = page.getByRole('region', { name: 'Poster' })
  await expect(poster.getByRole('img', { name: 'Preview of the poster' })).toBeVisible()
  expect((await download(poster.getByRole('button', { name: 'Download' }))).bytes.length).toBeGreaterThan(
    10_000,
  )
  await page.getByRole('link', { name: 'Back to dashboard' }).click()
  await expectDone('Print a poster or sticker')

  await step('Get a test alert').getByRole('button').click()
  await expectDone('Get a test alert')
  await linkMailedTo(product, email, /test alert/i)
  await expect(steps).toContainText('6 of 9 done')
  expect(typed.length).toBeLessThan(typedInAMinute)
})
