import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { download, expect, signIn, test } from '../fixtures.ts'
import { linkMailedTo } from '../mails.ts'
import { newOwner } from '../owner.ts'

const toast = (page: Page, text: string) => page.getByText(text, { exact: true })

/** Opens the progress of an order in its entry. */
async function openProgress(page: Page, entry: Locator): Promise<Locator> {
  await entry.getByRole('button', { name: /^Progress/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Progress/ })
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  return dialog
}

test('a piece is checked and downloaded, with the keyboard alone', async ({
  page,
  product,
  expectAccessible,
}) => {
  test.slow()
  const owner = await newOwner(product, 'Format Lovers')
  await signIn(page, owner, '/dashboard/formats')
  const card = page.getByRole('button', { name: /^Card\b/ })
  await expect(card).toBeEnabled()
  await expectAccessible(page)
  await card.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Card' })
  await expect(dialog.getByText(/^Checked: the code is read/)).toBeVisible()
  await expectAccessible(page)
  const press = dialog.getByRole('button', { name: 'PDF for print shops' })
  await press.focus()
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${owner.company.slug}-card-press-[\\d-]+\\.pdf$`))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(card).toBeFocused()
})

test('an order goes from its proof to a printer, who moves it on, and another is canceled', async ({
  page,
  person,
  product,
  expectAccessible,
}) => {
  test.slow()
  const owner = await newOwner(product, 'Proof Lovers')
  const { company } = owner
  await signIn(page, owner, '/dashboard/materials')
  const orders = page.getByRole('region', { name: 'Your Orders' }).getByRole('listitem')
  const sticker = page.getByRole('region', { name: 'Sticker', exact: true })
  const order = async () => {
    await expect(page.getByRole('img', { name: 'Preview of the sticker' })).toBeVisible()
    await sticker.getByRole('button', { name: 'Order Prints' }).click()
    await page.getByRole('menuitem', { name: /^12 stickers/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Billing Information' })
    await expect(dialog.getByRole('img', { name: /^Proof for/ })).toBeVisible()
    return dialog
  }
  const dialog = await order()
  await dialog.getByRole('button', { name: 'Zoom in' }).click()
  await dialog.getByRole('button', { name: 'Zoom in' }).press('Enter')
  // What is enlarged is the middle.
  const frame = dialog.getByRole('region', { name: 'Proof' })
  const offset = () =>
    frame.evaluate((box) => {
      const [across, down] = [box.scrollLeft + box.clientWidth / 2, box.scrollTop + box.clientHeight / 2]
      return [across / box.scrollWidth, down / box.scrollHeight].map((share) => Math.abs(share - 0.5) < 0.02)
    })
  await expect.poll(offset).toEqual([true, true])
  expect(await frame.evaluate((box) => box.scrollWidth / box.clientWidth)).toBeGreaterThan(3)
  await expectAccessible(page)
  await dialog.getByLabel('Contact Name').fill('Ada Palmer')
  await dialog.getByLabel('Email').fill(`ada@${company.slug}.example`)
  await dialog.getByLabel('Phone').fill('+49 30 1234567')
  await dialog.getByLabel('Address').fill('Harbour Street 1, 10115 Berlin')
  await dialog.getByRole('button', { name: 'Submit Order' }).click()
  await expect(orders).toHaveCount(1)

  const operator = await person()
  await signIn(operator, product.superadmin, '/admin/print-orders')
  const email = `press-${randomUUID().slice(0, 8)}@example.com`
  const printers = operator.getByRole('region', { name: 'Printers' })
  await printers.getByLabel('Email of a printer').fill(email)
  await printers.getByRole('button', { name: 'Invite printer' }).click()
  await expect(printers.getByText(email)).toBeVisible()
  await expect(toast(operator, 'Invitation sent')).toBeVisible()
  const placed = operator
    .getByRole('row')
    .or(operator.getByRole('listitem'))
    .filter({ hasText: company.slug })
    .first()
  const progress = await openProgress(operator, placed)
  await expectAccessible(operator)
  await progress.getByLabel('Printer').selectOption(email)
  await progress.getByLabel('State').selectOption('In production')
  await progress.getByRole('button', { name: 'Save' }).click()
  await expect(placed).toContainText('In production')
  await expectAccessible(operator)
  const zip = await download(placed.getByRole('link', { name: /^Package/ }))
  expect([zip.name.endsWith('.zip'), zip.bytes.toString('latin1', 0, 2)]).toEqual([true, 'PK'])

  const printer = await person()
  await linkMailedTo(product, email, /^A print order for you/)
  await printer.goto(await linkMailedTo(product, email, /^Set up your (password|account)/))
  const password = 'granite willow press'
  await printer.getByLabel(/^Password \(min/).fill(password)
  await printer.getByLabel(/^Confirm /).fill(password)
  await printer.getByRole('button', { name: 'Set Up Account' }).click()
  await printer.getByRole('link', { name: 'Go to Login' }).click()
  const mine = printer.getByRole('region', { name: 'Print Orders' }).getByRole('listitem')
  await expect(mine).toHaveCount(1)
  await expect(mine).toContainText('Harbour Street 1')
  await expect(mine).not.toContainText('+49')
  await expectAccessible(printer)
  const moving = await openProgress(printer, mine)
  await moving.getByLabel('State').selectOption('Shipped')
  await moving.getByLabel('Tracking number').fill('JJD000390007')
  await expectAccessible(printer)
  await moving.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(mine).toContainText('Shipped')

  await page.reload()
  await expect(orders).toContainText('Shipped')
  const followed = await openProgress(page, orders)
  await expect(followed.getByRole('listitem')).toHaveText([/^Received/, /^In production/, /JJD000390007/])
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await (await order()).getByRole('button', { name: 'Submit Order' }).click()
  await expect(orders).toHaveCount(2)
  const cancelling = await openProgress(page, orders.first())
  await cancelling.getByRole('button', { name: 'Cancel order' }).press('Enter')
  await cancelling.getByLabel('Reason').fill('Ordered twice')
  await cancelling.getByRole('button', { name: 'Cancel order' }).press('Enter')
  await expect(cancelling.getByRole('listitem')).toHaveText([/^Received/, /^Canceled.*Ordered twice$/])
  await page.keyboard.press('Escape')
  await expect(orders.first()).toContainText('Canceled')
})
