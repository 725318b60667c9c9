import { test as base, expect, signIn } from '../fixtures.ts'
import { type Product, startProduct } from '../server.ts'
import { sizes } from '../sizes.ts'
import { anySize } from '../tags.ts'

// Run in one worker, so the tests share one product.
base.describe.configure({ mode: 'default' })

/** A product whose mail server does not answer. It is not shared, because its settings are changed. */
const test = base.extend<object, { ofTest: Product }>({
  ofTest: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const { product, stop } = await startProduct(() => ({
        // Nothing listens on the port of the discard service.
        SMTP_URL: 'smtp://someone:hidden-word@127.0.0.1:9',
        PROVIDER_NAME: 'Söhne & Töchter Bewertungsgesellschaft',
        PROVIDER_URL: `https://example.com/${'long'.repeat(60)}`,
      }))
      await use(product)
      await stop()
    },
    { scope: 'worker' },
  ],
  product: async ({ ofTest }, use) => use(ofTest),
})

test('operators see a fault with its remedy, and what the server runs with, without its secrets', {
  tag: anySize,
}, async ({ page, product, expectAccessible }) => {
  await signIn(page, product.superadmin, '/admin/system')
  const fault = page
    .getByRole('region', { name: 'Checks' })
    .getByRole('listitem')
    .filter({ hasText: 'Mail server' })
  await expect(fault).toContainText('Error')
  await expect(fault).toContainText('The mail server 127.0.0.1 cannot be used')
  await expect(fault).toContainText('SMTP_URL')
  await page.getByText(/^\d+ checks? passed/).press('Enter')
  const configuration = page.getByRole('region', { name: 'Configuration' })
  await configuration.getByText(/variables set$/).press('Enter')
  await configuration.getByText(/ by default$/).press('Enter')
  await expect(configuration.getByRole('listitem').filter({ hasText: 'SMTP_URL' })).toContainText(
    '127.0.0.1:9',
  )
  await expect(page.getByText('hidden-word')).toHaveCount(0)
  await expectAccessible(page, { onPhones: true })
})

test('a setting that an operator changes is on the marketing page at once; what the environment sets is not offered', {
  tag: anySize,
}, async ({ page, product }) => {
  for (const [name, size] of Object.entries(sizes)) {
    await page.setViewportSize(size)
    await signIn(page, product.superadmin, '/admin/system')
    const settings = page.getByRole('region', { name: 'Settings' })
    await expect(settings.getByLabel('Provider’s name')).toBeDisabled()
    const address = `https://example.com/call-${name}`
    await settings.getByLabel('Booking link').fill(address)
    // The message of the first save may still be shown: messages survive a reload.
    const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.keyboard.press('Enter')
    await answered
    await expect(page.getByText('Settings saved', { exact: true })).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Get Started' }).first()).toHaveAttribute('href', address)
  }
})
