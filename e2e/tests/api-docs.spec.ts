import { expect, tabTo, test } from '../fixtures.ts'

test('the documentation of the API is readable at any size, light and dark, and asks nobody else', async ({
  page,
  product,
  expectAccessible,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== product.origin) elsewhere.push(request.url())
  })
  for (const part of ['', '/changelog', '/reviews', '/account', '/operators-users']) {
    await page.goto(`/api/docs${part}`)
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`${part}, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page)
      })
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
  expect(elsewhere).toEqual([])
})

test('a request is found by keyboard and copied', async ({ page, context, isMobile }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/api/docs')
  if (isMobile) {
    await tabTo(page.getByRole('button', { name: 'Contents' }))
    await page.keyboard.press('Enter')
  }
  await tabTo(page.getByRole('link', { name: 'Placements', exact: true }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Placements' })).toBeVisible()

  const call = page.getByRole('region', { name: /^Add a placement/ })
  const python = call.locator('details', { hasText: 'Python' })
  await tabTo(python.locator('summary'))
  await page.keyboard.press('Enter')
  await expect(call.locator('details', { hasText: 'curl' })).not.toHaveAttribute('open')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(python.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await python.locator('pre').textContent(),
  )

  await page.goto('/api/docs/reviews')
  const first = page.getByRole('region').first()
  await expect(first.locator('details', { hasText: 'Python' }), 'it is remembered').toHaveAttribute('open')
})

test('the documentation is complete without scripts', async ({ person }) => {
  const page = await person({ javaScriptEnabled: false })
  await page.goto('/api/docs/reviews')
  await expect(page.getByText("curl 'http").first()).toBeVisible()
  await page.getByText('Node.js').first().click()
  await expect(page.getByText('await fetch(').first()).toBeVisible()
})
