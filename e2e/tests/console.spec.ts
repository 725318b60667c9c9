import { readFile } from 'node:fs/promises'
import { decodeQr } from '@candour/artwork/decode-qr.ts'
import { readPixels } from '@candour/artwork/node.ts'
import type { Locator, Page } from '@playwright/test'
import { test as base, download, expect, openSettings, signIn, tabTo } from '../fixtures.ts'
import { logo, placeOrder } from '../orders.ts'
import { type Product, startProduct } from '../server.ts'
import { asUser, createCompany, hydrated } from '../site.ts'
import { anySize } from '../tags.ts'

const test = base.extend<object>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  product: async ({}, use) => {
    await use(JSON.parse(process.env.PANEL_PRODUCT ?? ''))
  },
})

/** Marks all orders as processed, so that a test starts without new ones. */
async function processAll({ origin, superadmin }: Product): Promise<void> {
  await asUser(origin, superadmin, async (api) => {
    const orders: { id: string }[] = await (await api.get('/api/admin/print-orders?images=link')).json()
    for (const { id } of orders) {
      await api.patch(`/api/admin/print-orders/${id}/processed`, { data: { processed: 1 } })
    }
  })
}

async function openPanel(page: Page, product: Product): Promise<void> {
  await signIn(page, product.superadmin)
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { name: 'Companies' })).toBeVisible()
}

/** Finds a company, and expands its row if there are too many companies to show them all as cards. */
async function findCard(page: Page, name: string): Promise<Locator> {
  await page.getByLabel('Search companies').fill(name)
  const card = page.getByRole('article', { name })
  const row = page.getByRole('button', { name, exact: true })
  await expect(card.or(row).first()).toBeVisible()
  if (await row.isVisible()) await row.click()
  return card
}

const toast = (page: Page, text: string) => page.getByText(text, { exact: true })

test('print orders go from new to processed and back', async ({ page, product, expectAccessible }, {
  project,
}) => {
  const [ada, ben] = [`Ada of the ${project.name}`, `Ben of the ${project.name}`]
  await processAll(product)
  for (const contactName of [ada, ben]) await placeOrder(product, product.owner, { billing: { contactName } })
  await openPanel(page, product)
  await page.getByRole('link', { name: 'Print Orders' }).click()
  await expect(page).toHaveURL('/admin/print-orders')

  const panel = page.getByRole('button', { name: /^Print Orders/ })
  await expect(panel).toHaveText('Print Orders2 New')
  await expect(panel).toHaveAttribute('aria-expanded', 'true')
  const list = project.name === 'phone' ? page.getByRole('listitem') : page.getByRole('row')
  const orderOf = (name: string) => list.filter({ hasText: name })
  for (const text of ['Café Luna', 'Poster (18"x24")', '$54.00', 'ada@example.com']) {
    await expect(orderOf(ada).getByText(text, { exact: true })).toBeVisible()
  }
  await expect(orderOf(ada).getByText('QR code unreadable')).toBeVisible()
  await expectAccessible(page)

  await orderOf(ada).getByRole('button', { name: 'Preview Poster' }).click()
  const picture = page.getByRole('dialog', { name: 'Café Luna' })
  await expect(picture.getByRole('img')).toHaveJSProperty('naturalWidth', 480)
  await expectAccessible(page)
  const ordered = await download(picture.getByRole('link', { name: 'Download' }))
  expect(ordered).toEqual({ name: 'cafe-luna-poster-18x24-quantity-5.png', bytes: await readFile(logo) })
  await page.keyboard.press('Escape')

  const box = (name: string) => orderOf(name).getByRole('checkbox', { name: /^Processed/ })
  await page.route('**/processed', (route) => route.fulfill({ status: 409, json: { message: 'Not now' } }))
  await box(ada).click()
  await expect(toast(page, 'Failed to update order status')).toBeVisible()
  await expect(box(ada)).not.toBeChecked()
  await expect(panel).toHaveText('Print Orders2 New')
  await page.unroute('**/processed')

  await box(ada).click()
  await expect(toast(page, 'Order status updated')).toBeVisible()
  await expect(panel).toHaveText('Print Orders1 New')
  const stored = page.waitForResponse('**/processed')
  await box(ben).click()
  await expect(panel).toHaveAttribute('aria-expanded', 'false')
  await expect(panel).toHaveText('Print Orders')
  await expect(panel).toBeFocused()

  // The change is shown before it is stored.
  await stored
  await page.reload()
  await expect(panel).toHaveAttribute('aria-expanded', 'true')
  await box(ben).click()
  await expect(panel).toHaveText('Print Orders1 New')
  await expect(box(ben)).not.toBeChecked()
})

test('a deleted company is restored from its tab', { tag: anySize }, async ({
  page,
  product,
  expectAccessible,
}) => {
  const name = 'Lighthouse Inn'
  const { id } = await createCompany(product, { name, slug: 'lighthouse-inn' })
  await asUser(product.origin, product.superadmin, (api) => api.delete(`/api/admin/companies/${id}`))
  await openPanel(page, product)

  await page.getByRole('link', { name: 'Needs attention' }).click()
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
  await expectAccessible(page, { onPhones: true })

  await page.getByRole('link', { name: 'Deleted' }).click()
  await expect(page.getByText(name)).toBeVisible()
  await expectAccessible(page, { onPhones: true })
  await page.getByRole('button', { name: `Restore ${name}` }).press('Enter')
  await page.getByRole('button', { name: 'Restore Company' }).press('Enter')
  await expect(toast(page, 'Company restored')).toBeVisible()
  await expect(page.getByText(name)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Deleted companies' })).toBeFocused()
})

test('a company is found, previewed by its QR code and edited', { tag: anySize }, async ({
  page,
  context,
  product,
  expectAccessible,
}) => {
  const slug = 'harbour-books'
  const name = 'Harbour Books'
  await createCompany(product, { name, slug })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPanel(page, product)

  const card = (name: string) => page.getByRole('article', { name })
  await expect(card('Café Luna')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search companies' }).fill('harbour bo')
  await expect(card('Café Luna')).toBeHidden()
  await expect(card(name)).toBeVisible()
  await expectAccessible(page, { onPhones: true })

  await card(name).getByRole('button', { name: 'QR Code' }).click()
  const dialog = page.getByRole('dialog', { name: `QR Code for ${name}` })
  await expect(dialog.getByText('Scan this code to leave a review')).toBeVisible()
  const code = await download(dialog.getByRole('link', { name: 'Download QR Code' }))
  expect(code.name).toBe(`${slug}-qr-code.png`)
  const pixels = await readPixels(code.bytes)
  expect([pixels.width, pixels.height]).toEqual([1200, 1200])
  expect(decodeQr(pixels)).toBe(`${product.origin}/${slug}`)
  expect(coloursOf(pixels.data)).toEqual(new Set(['0,0,0,255', '255,255,255,255']))
  await expectAccessible(page, { onPhones: true })
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(toast(page, 'Link copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${product.origin}/${slug}`)
  await dialog.getByRole('button', { name: 'Close' }).first().click()

  const opening = context.waitForEvent('page')
  await card(name)
    .getByRole('link', { name: `Preview ${name}` })
    .click()
  const preview = await opening
  await expect(preview).toHaveURL(`${product.origin}/${slug}`)
  await expect(preview.getByRole('heading', { name: 'How was your experience?' })).toBeVisible()
  await preview.close()

  await card(name).getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Company' })
  await edit.getByLabel('Company Name').fill(`${name} & Maps`)
  await edit.getByLabel('Status').selectOption('Suspended')
  await edit.getByLabel('Reason').fill('Unpaid invoices')
  await expectAccessible(page, { onPhones: true })
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Company updated successfully')).toBeVisible()
  await expect(card(`${name} & Maps`).getByText('Suspended')).toBeVisible()

  await page.getByRole('searchbox').fill('nobody is called this')
  await expect(page.getByText('No company matches')).toBeVisible()
  await expectAccessible(page, { onPhones: true })
})

/** Returns the set of colors in the image data, as "r,g,b,a". */
function coloursOf(data: Uint8Array | Uint8ClampedArray): Set<string> {
  const colours = new Set<string>()
  for (let at = 0; at < data.length; at += 4) colours.add(data.subarray(at, at + 4).join())
  return colours
}

test('users are invited, invited again, linked and removed', { tag: anySize }, async ({
  page,
  context,
  product,
  expectAccessible,
}) => {
  // A long journey through all user management.
  test.slow()
  const name = 'Pier Hotel'
  await createCompany(product, { name, slug: 'pier-hotel' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPanel(page, product)
  const card = page.getByRole('article', { name })
  const dialog = page.getByRole('dialog', { name: 'Add User' })

  await card.getByRole('button', { name: 'Manage Users' }).click()
  await expect(card.getByText('No users assigned to this company')).toBeVisible()

  const email = 'clara@example.com'
  await card.getByRole('button', { name: 'Add User' }).click()
  await dialog.getByRole('tab', { name: 'Create New User' }).click()
  await expect(dialog.getByText('An invitation email will be sent to set up their password')).toBeVisible()
  await expectAccessible(page, { onPhones: true })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(toast(page, 'Invitation Sent')).toBeVisible()
  await expect(
    page.getByText(`Invitation email sent to ${email}. They will receive a link to set up their password.`, {
      exact: true,
    }),
  ).toBeVisible()
  const clara = card.getByRole('listitem').filter({ hasText: email })
  await expect(clara.getByText('Company Admin')).toBeVisible()
  await expect(clara.getByText('Invited', { exact: true })).toBeVisible()
  await expectAccessible(page, { onPhones: true })

  await clara.getByRole('button', { name: 'Resend' }).press('Enter')
  await expect(toast(page, 'Invitation Resent')).toBeVisible()
  // A browser takes the focus away from a button while it is disabled.
  await expect(clara.getByRole('button', { name: 'Resend' })).toBeFocused()
  await expect(clara.getByText('Invited', { exact: true })).toBeVisible()
  await clara.getByRole('button', { name: 'Copy link' }).click()
  await expect(toast(page, 'Link copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/setup-password?token=')
  await expect(clara.getByText(/^Link shared manually/)).toBeVisible()

  await card.getByRole('button', { name: 'Add User' }).click()
  await dialog.getByRole('button', { name: 'Link User' }).click()
  await expect(dialog.getByText('Please select a user')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'User' }).fill('OWNER@')
  await dialog.getByRole('option', { name: product.owner.email }).click()
  await expectAccessible(page, { onPhones: true })
  await dialog.getByRole('button', { name: 'Link User' }).click()
  await expect(toast(page, 'User linked successfully')).toBeVisible()
  const owner = card.getByRole('listitem').filter({ hasText: product.owner.email })
  await expect(owner.getByText('Active', { exact: true })).toBeVisible()

  await owner.getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to remove this user from the company?',
  })
  await expectAccessible(page, { onPhones: true })
  await question.getByRole('button', { name: 'Remove user' }).click()
  await expect(toast(page, 'User unlinked successfully')).toBeVisible()
  await expect(owner).toBeHidden()
  await expect(clara).toBeVisible()

  await page.getByRole('link', { name: 'Email' }).click()
  await expect(
    page.getByRole('region', { name: 'Email' }).and(page.locator('[aria-busy=false]')),
  ).toBeVisible()
  await expectAccessible(page, { onPhones: true })
})

test(
  'a logo is uploaded at print size and stored small with its transparency, and invalid files are rejected',
  { tag: anySize },
  async ({ page, product }, { project }) => {
    await openPanel(page, product)
    await page.getByRole('button', { name: 'Add Company' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Company' })
    const file = dialog.locator('input[type=file]')
    await file.setInputFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
    await expect(toast(page, 'Invalid file')).toBeVisible()
    await expect(toast(page, 'Please upload an image file')).toBeVisible()
    await file.setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(2 * 1024 * 1024 + 1),
    })
    await expect(toast(page, 'File too large')).toBeVisible()
    await expect(toast(page, 'Please upload an image smaller than 2MB')).toBeVisible()

    const large = await page.evaluate(() => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: 2000, height: 1000 })
      canvas.getContext('2d')?.fillRect(0, 0, 1000, 1000)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    })
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(large, 'base64') })
    const preview = dialog.getByRole('img', { name: 'Logo preview' })
    await expect(preview).toHaveJSProperty('naturalWidth', 1600)
    await expect(preview).toHaveJSProperty('naturalHeight', 800)
    await dialog.getByRole('button', { name: 'Remove Logo' }).click()
    await expect(preview).toBeHidden()
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(large, 'base64') })
    await dialog.getByLabel('Company Name').fill('Half Black')
    await dialog.getByLabel('URL Slug').fill(`half-black-${project.name}`)
    await dialog.getByLabel('Google Review URL').fill('https://g.page/r/half')
    await dialog.getByRole('button', { name: 'Create Company' }).click()
    await expect(toast(page, 'Company created successfully')).toBeVisible()
    const stored = await page.request.get(`/api/companies/half-black-${project.name}`)
    const { logoUrl } = await stored.json()
    const { data, width, height } = await readPixels(Buffer.from(logoUrl.split(',')[1], 'base64'))
    expect([width, height]).toEqual([512, 256])
    expect(coloursOf(data)).toContain('0,0,0,255')
    expect(coloursOf(data)).toContain('0,0,0,0')
  },
)

test('an operator views a company, which can read why, and suspends it', {
  tag: anySize,
}, async ({ page, person, product, expectAccessible }) => {
  await createCompany(product, { name: 'Ice Age', slug: 'ice-age' })
  await openPanel(page, product)
  await (await findCard(page, 'Ice Age')).getByRole('button', { name: 'View as Ice Age' }).click()
  await page.getByLabel('Reason').fill('They asked why their figures differ.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Open dashboard' }).click()

  await expect(page).toHaveURL(/\/dashboard\?company=/)
  const banner = page.getByRole('region', { name: 'View as company' })
  await expect(banner).toContainText('You are viewing Ice Age and cannot change anything. 30 minutes left.')
  await expect(page.getByRole('button', { name: 'Update URL' })).toHaveCount(0)
  await expectAccessible(page)
  await openSettings(page, /^Security log/)
  await expect(page.getByText('They asked why their figures differ.')).toBeVisible()
  await page.goto('/admin')
  await expect(banner).toContainText('30 minutes left.')
  await banner.getByRole('button', { name: 'Leave' }).click()
  await expect(banner).toHaveCount(0)

  const visitor = await person()
  await visitor.goto('/ice-age/feedback?rating=4')
  // Reloading the answer to a posted form would post it again.
  await hydrated(visitor)
  const text = visitor.getByPlaceholder('Share your thoughts...')
  await text.fill('Lovely ice cream')
  await (await findCard(page, 'Ice Age')).getByRole('button', { name: 'Edit Ice Age' }).click()
  await page.getByLabel('Status', { exact: true }).selectOption('Suspended')
  await page.getByLabel('Reason').fill('Three invoices are open.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Company updated successfully')).toBeVisible()

  await visitor.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(visitor.getByText(/^This page is taking a break/).first()).toBeVisible()
  await expect(text).toHaveValue('Lovely ice cream')
  await expectAccessible(visitor)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'This page is taking a break.' })).toBeVisible()
})

test('the keyboard alone adds a company and links a user to it', { tag: anySize }, async ({
  page,
  product,
}) => {
  await openPanel(page, product)
  const { keyboard } = page
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const name = 'Keys'

  await tabTo(button('Add Company'))
  await keyboard.press('Enter')
  await keyboard.type(name)
  await expect(page.getByLabel('URL Slug')).toHaveValue('keys')
  await page.getByLabel('Google Review URL').focus()
  await keyboard.type('https://g.page/r/keys')
  await keyboard.press('Enter')
  await expect(toast(page, 'Company created successfully')).toBeVisible()
  await expect(page.getByRole('article', { name })).toBeVisible()

  await tabTo(button(`QR Code for ${name}`))
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: `QR Code for ${name}` })).toBeVisible()
  await keyboard.press('Escape')
  await expect(button(`QR Code for ${name}`)).toBeFocused()

  await tabTo(button(`Manage Users of ${name}`))
  await keyboard.press('Enter')
  await expect(page.getByText('No users assigned to this company')).toBeVisible()
  await tabTo(button(`Add User to ${name}`))
  await keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'User' })).toBeFocused()
  await keyboard.type(product.owner.email)
  await expect(page.getByRole('option')).toHaveCount(1)
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(page.getByText(`Selected: ${product.owner.email}`)).toBeVisible()
  await tabTo(button('Link User'))
  await keyboard.press('Enter')
  await expect(toast(page, 'User linked successfully')).toBeVisible()

  await expect(button(`Add User to ${name}`)).toBeFocused()
  await expect(button(`Remove ${product.owner.email}`)).toBeVisible()
  await tabTo(button(`Remove ${product.owner.email}`), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(toast(page, 'User unlinked successfully')).toBeVisible()
  await expect(button(`Add User to ${name}`)).toBeFocused()
})

test('many companies are a table that can be searched, sorted and expanded by keyboard alone', {
  tag: anySize,
}, async ({ page, expectAccessible }) => {
  test.slow()
  // A separate server: with this many companies the other tests would get a table instead of cards.
  const { product, stop } = await startProduct()
  try {
    const { origin } = product
    const { keyboard } = page
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"/>')
    const png = await readFile(logo)
    const logos = [
      null,
      `data:image/svg+xml;base64,${svg.toString('base64')}`,
      `data:image/png;base64,${png.toString('base64')}`,
    ]
    const names = ['中文餐厅', 'مطعم البحر', 'Élan', 'W'.repeat(120), 'alpha']
    for (let n = 0; n < 24; n += 1) {
      await createCompany(product, {
        name: names[n] ?? `Branch ${n}`,
        slug: `branch-${n}${'-long'.repeat(n % 8)}`,
        logoUrl: logos[n % 3] ?? null,
        googleReviewUrl: `https://search.google.com/local/writereview?placeid=${'x'.repeat(100)}`,
      })
    }

    await signIn(page, product.superadmin, `${origin}/admin`)
    const rows = page.getByRole('button', { expanded: false }).and(page.locator('tbody button'))
    await expect(page.getByText('25 companies', { exact: true })).toBeVisible()
    await expect(rows).toHaveCount(24)
    await expectAccessible(page)

    await page.getByRole('searchbox').focus()
    await keyboard.type('branch')
    await expect(page).toHaveURL(`${origin}/admin?search=branch`)
    await expect(rows).toHaveCount(24)
    const sort = page.getByRole('columnheader', { name: 'Company' }).getByRole('button')
    await tabTo(sort)
    await keyboard.press('Enter')
    await expect(page).toHaveURL(`${origin}/admin?search=branch&sort=name`)
    await expect(rows.first()).toHaveText('alpha')
    await keyboard.press('Enter')
    await expect(rows.last()).toHaveText('alpha')

    await rows.last().focus()
    await keyboard.press('Enter')
    const card = page.getByRole('article', { name: 'alpha' })
    await expect(card).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(card).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('branch')

    await card.getByRole('button', { name: 'Edit alpha' }).focus()
    await keyboard.press('Enter')
    const edit = page.getByRole('dialog', { name: 'Edit Company' })
    await expect(edit.getByLabel('Company Name')).toBeFocused()
    await keyboard.press('End')
    await keyboard.type('bet')
    await keyboard.press('Enter')
    await expect(toast(page, 'Company updated successfully')).toBeVisible()
    await expect(page.getByRole('article', { name: 'alphabet' })).toBeVisible()

    for (const width of [320, 360, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole('article', { name: 'alphabet' })).toBeVisible()
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }))
      expect(scrollWidth, `at ${width} px`).toBe(clientWidth)
    }
  } finally {
    await page.close()
    await stop()
  }
})
