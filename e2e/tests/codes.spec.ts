import { expect, signIn, test } from '../fixtures.ts'
import { newOwner } from '../owner.ts'
import { anySize } from '../tags.ts'

test('an owner adds a location and a series of codes, and archives one, by keyboard alone', {
  tag: anySize,
}, async ({ page, product, expectAccessible }) => {
  const owner = await newOwner(product, 'مقهى القمر')
  await signIn(page, owner)
  const { keyboard } = page
  const focusOn = async (role: 'button' | 'link', name: string | RegExp) => {
    const target = page.getByRole(role, { name }).first()
    await target.focus()
    await expect(target).toBeFocused()
  }
  await focusOn('link', 'Codes')
  await keyboard.press('Enter')
  await expect(page.getByText('No codes yet')).toBeVisible()
  await expectAccessible(page, { onPhones: true })

  await focusOn('button', 'Add location')
  await keyboard.press('Enter')
  await expect(page.getByLabel('Name')).toBeFocused()
  await keyboard.type('Altona')
  await expectAccessible(page, { onPhones: true })
  await keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Locations' }).getByText('Altona')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add location' })).toBeFocused()

  await focusOn('button', 'Add codes')
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add codes' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await keyboard.type('Table')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(dialog.getByLabel('Location')).toBeFocused()
  await keyboard.press('ArrowDown')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await expect(dialog.getByText('Table 1, Table 2, Table 3 … Table 10')).toBeVisible()
  await expectAccessible(page, { onPhones: true })
  await keyboard.press('Enter')
  const list = page.getByRole('region', { name: 'Codes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await expect(list.getByRole('listitem').first()).toContainText('Table 1')
  await expect(list.getByRole('listitem').first()).toContainText('Altona')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })

  await focusOn('button', 'QR code of Table 2')
  await keyboard.press('Enter')
  const qr = page.getByRole('dialog', { name: 'QR Code for Table 2' })
  await expect(qr.getByRole('link', { name: `${product.origin}/q/` })).toBeVisible()
  await keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'QR code of Table 2' })).toBeFocused()

  await focusOn('button', 'More for Table 1')
  await keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeFocused()
  await keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeFocused()
  await expectAccessible(page, { onPhones: true })
  await keyboard.press('Enter')
  await expect(list.getByRole('listitem')).toHaveCount(9)
  await expect(page.getByText('Its printed code still works.', { exact: true })).toBeVisible()
  await focusOn('button', 'Undo')
  await keyboard.press('Enter')
  await expect(list.getByRole('listitem')).toHaveCount(10)
})
