import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures.ts'
import { placeOrder } from '../orders.ts'
import { leaveReview, newOwner } from '../owner.ts'
import { anySize } from '../tags.ts'

/** Would run in any injection context: markup, attribute, script or template. */
const hostile = `'"></script></style><script>ran=1</script><img src=x onerror=ran=1><svg/onload=ran=1>{{ran=1}}\${ran=1}`
const hostileEmail = `"'><img/src=x/onerror=ran=1>@example.com`

/** Expects the text to be shown verbatim, with none of it interpreted. */
async function expectHarmless(page: Page, shown = hostile): Promise<void> {
  await expect(page.getByText(shown).first()).toBeAttached()
  await expect(page.locator('img[src="x"], [onerror], [onload]')).toHaveCount(0)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
}

test('injected scripts are shown as text in all three apps and in mails', { tag: anySize }, async ({
  page,
  person,
  product,
}) => {
  test.slow()
  // Turn CSP violations into console errors, which fail any test.
  const operator = await person()
  for (const each of [page, operator]) {
    await each.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`refused by policy: ${violatedDirective} ${blockedURI}`)
      })
    })
    each.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog'))
  }
  const owner = await newOwner(product, hostile)
  const { company } = owner
  await leaveReview(product, company, {
    ...{ rating: 1, feedback: hostile, contactName: hostile, contactEmail: hostileEmail },
    contactNumber: '<img src=x onerror=ran=1>',
  })
  const phone = hostile.slice(0, 50)
  const billing = { companyName: hostile, contactName: hostile, phone, address: hostile }
  await placeOrder(product, owner, { billing })

  for (const path of ['', '/rating', '/feedback?rating=2', '/thank-you']) {
    await page.goto(`/${company.slug}${path}`)
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  }
  await page.goto(`/${company.slug}`)
  await expectHarmless(page)

  await signIn(page, owner)
  await expect(page).toHaveURL(/dashboard/)
  await expectHarmless(page)
  await page.goto('/dashboard/reviews')
  await expect(page.getByText(hostileEmail).first()).toBeAttached()
  await expectHarmless(page)
  await page.goto('/dashboard/materials')
  await expectHarmless(page)

  await signIn(operator, product.superadmin)
  await expect(operator.getByRole('heading', { name: 'Companies' })).toBeVisible()
  await expectHarmless(operator)

  await page.goto(product.mails)
  await expect(page.getByText(owner.email).first()).toBeAttached()
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})
