import { expect, signIn, test } from '../fixtures.ts'
import { leaveReview, newOwner } from '../owner.ts'

test('an owner makes a key by keyboard alone, a program reads reviews with it, and it is revoked', async ({
  page,
  product,
  request,
  expectAccessible,
}) => {
  const owner = await newOwner(product, 'مقهى القمر & Söhne')
  await leaveReview(product, owner.company, { rating: 5, feedback: 'Lovely' })
  await signIn(page, owner, '/dashboard/settings/integrations#api-keys')
  await expect(page.getByText('No API keys yet')).toBeVisible()
  await expectAccessible(page, { onPhones: true })

  await page.getByRole('button', { name: 'Create API key' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Create API key' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Please enter a name')).toBeVisible()
  await page.keyboard.type('Kasse שלום')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Please choose what the key may do')).toBeInViewport()
  await expectAccessible(page, { onPhones: true })
  await dialog.getByLabel('Read reviews and their numbers').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Your API key Kasse שלום' })).toBeFocused()
  await expectAccessible(page, { onPhones: true })
  const key = await page.getByLabel('API key', { exact: true }).inputValue()
  expect(key).toMatch(/^candour_/)
  await page.getByRole('button', { name: 'I saved it' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Create API key' })).toBeFocused()
  await expect(page.getByText(key)).toBeHidden()

  const read = () => request.get('/api/dashboard/reviews', { headers: { authorization: `Bearer ${key}` } })
  expect(await (await read()).json()).toMatchObject([{ feedback: 'Lovely' }])

  await page.reload()
  await expect(page.getByText(/^Last used .*· Expires /)).toBeVisible()
  await page.getByRole('button', { name: /^Revoke .Kasse שלום.$/u }).press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText('stops working at once')
  await expectAccessible(page, { onPhones: true })
  await page.getByRole('button', { name: 'Revoke API key' }).press('Enter')
  await expect(page.getByText('No API keys yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create API key' })).toBeFocused()
  expect((await read()).status()).toBe(401)

  await page.goto('/dashboard/audit')
  await expect(page.getByText(/revoked the API key .?Kasse שלום/u)).toBeVisible()
})

test('an operator makes a key', async ({ page, product, request, expectAccessible }, { project }) => {
  await signIn(page, product.superadmin, '/admin/api-keys')
  await page.getByRole('button', { name: 'Create API key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(`Reports ${project.name}`)
  await dialog.getByLabel('Expires after').selectOption('Never')
  await dialog.getByRole('button', { name: 'Create API key' }).click()
  const key = await page.getByLabel('API key', { exact: true }).inputValue()
  const headers = { authorization: `Bearer ${key}` }
  expect((await request.get('/api/admin/companies', { headers })).status()).toBe(200)
  expect((await request.get('/api/admin/users', { headers })).status()).toBe(403)
  await page.getByRole('button', { name: 'I saved it' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Revoke Reports ${project.name}` }).click()
  await page.getByRole('button', { name: 'Revoke API key' }).click()
  await expect(page.getByText('API key revoked', { exact: true })).toBeVisible()
})
