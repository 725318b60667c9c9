import { readFile } from 'node:fs/promises'
import { drawScene } from '@candour/artwork/artwork.ts'
import { drawCodePages } from '@candour/artwork/code-sheet.ts'
import { decodeQr } from '@candour/artwork/decode-qr.ts'
import { loadEdition, loadLogo, readPixels } from '@candour/artwork/node.ts'
import { cropped, quietZone } from '@candour/artwork/test/geometry.ts'
import { logoColors, logos, solid } from '@candour/artwork/test/logos.ts'
import { openPage, pageBox, plainText, rasterise, rasterisePage } from '@candour/artwork/test/read-pdf.ts'
import { standardVendor } from '@candour/artwork/vendor.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import type { Locator, Page } from '@playwright/test'
import { download, expect, signIn, test } from '../fixtures.ts'
import { placeOrder } from '../orders.ts'
import { changeCompany, newOwner, type Owner } from '../owner.ts'
import { asUser, dashboardAt } from '../site.ts'
import { anySize } from '../tags.ts'

const preview = (page: Page, kind: 'poster' | 'sticker') =>
  page.getByRole('img', { name: `Preview of the ${kind}` })

const card = (page: Page, name: 'Poster' | 'Sticker') => page.getByRole('region', { name, exact: true })

/** Signs in and opens the screen with the previews. */
async function openMaterials(page: Page, owner: Owner) {
  await signIn(page, owner, '/dashboard/materials')
  // Fonts and half a megabyte of code have to load first.
  await expect(preview(page, 'poster')).toBeVisible()
  await expect(preview(page, 'sticker')).toBeVisible()
}

async function fillBilling(dialog: Locator, email: string): Promise<void> {
  await dialog.getByLabel('Contact Name').fill('Ada Palmer')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Phone').fill('+49 30 1234567')
  await dialog.getByLabel('Address').fill('Harbour Street 1, 10115 Berlin')
}

const dataUrl = (mediaType: string, bytes: Uint8Array) =>
  `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`

/** Returns a preview's canvas as a PNG in its native size. */
async function pictureOf(page: Page, kind: 'poster' | 'sticker'): Promise<Buffer> {
  const url = await preview(page, kind).evaluate((canvas) =>
    canvas instanceof HTMLCanvasElement ? canvas.toDataURL('image/png') : '',
  )
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}

test('an owner orders posters once, and the operator finds them with their print file', {
  tag: anySize,
}, async ({ page, person, product, expectedErrors, expectAccessible }) => {
  test.slow()
  const owner = await newOwner(product, 'Print Lovers')
  const { company } = owner
  const email = `invoices@${company.slug}.example`
  await openMaterials(page, owner)
  await expect(preview(page, 'poster')).toHaveJSProperty('width', 800)
  await expect(preview(page, 'sticker')).toHaveJSProperty('width', 1181)
  await expect(preview(page, 'sticker')).toHaveJSProperty('height', 1181)
  await expect(page.getByText('No orders yet')).toBeVisible()
  await expectAccessible(page, { onPhones: true })

  await card(page, 'Poster').getByText('Arch').click()
  await card(page, 'Poster').getByRole('button', { name: 'Order Prints' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    '5 posters$54.00',
    '10 posters$78.00',
    '15 posters$99.00',
    '20 posters$120.00',
  ])
  await expectAccessible(page, { onPhones: true })
  await page.getByRole('menuitem', { name: /^5 posters/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Billing Information' })
  await expect(
    dialog.getByText('Please provide your billing information for manual invoicing.'),
  ).toBeVisible()
  await expect(dialog.getByLabel('Company Name')).toHaveValue('Print Lovers')
  await expect(dialog.getByLabel('Company Name')).toHaveAttribute('readonly')
  const proof = dialog.getByRole('img', { name: /^Proof for/ })
  await expect(proof).toBeVisible()
  await dialog.getByRole('button', { name: 'Submit Order' }).click()
  await expect(dialog.getByText(/(name|email|number|Address) is required$/)).toHaveCount(4)
  await expectAccessible(page, { onPhones: true })
  await fillBilling(dialog, email)
  await expect(dialog).toContainText('Layout: Arch, text: “Print Lovers”')
  await expect(dialog).toContainText('Invoice by email, nothing to pay now')

  // Offline it fails immediately and keeps the input, and an order canceled then is never sent.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Submit Order' }).click()
  const alert = dialog.locator('form').getByRole('alert')
  await expect(alert).toContainText('The connection failed. Please check that you are online.')
  await expect(alert).toContainText('it will not be ordered twice')
  await expect(dialog.getByLabel('Contact Name')).toHaveValue('Ada Palmer')
  await expectAccessible(page)
  posts.length = 0
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(card(page, 'Poster').getByRole('button', { name: 'Order Prints' })).toBeFocused()
  // Queries that failed offline are refetched.
  const online = page.waitForResponse('**/api/orders?*')
  await page.context().setOffline(false)
  await online
  expect(posts).toEqual([])
  await expect(page.getByText('No orders yet')).toBeVisible()

  await card(page, 'Poster').getByRole('button', { name: 'Order Prints' }).click()
  await page.getByRole('menuitem', { name: /^5 posters/ }).click()
  await fillBilling(dialog, email)
  await expect(proof).toBeVisible()
  await dialog.getByRole('button', { name: 'Submit Order' }).dblclick()
  await expect(page.getByText('Order Submitted', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Your print order request has been sent successfully!', { exact: true }),
  ).toBeVisible()
  await expect(dialog).toBeHidden()
  const orders = page.getByRole('region', { name: 'Your Orders' }).getByRole('listitem')
  await expect(orders).toHaveCount(1)
  await expect(orders).toContainText('Poster (18"x24", quantity: 5)')
  await expect(orders).toContainText('Received')
  await expect(orders).toContainText('New')
  await expect(orders).toBeFocused()
  await expect(orders).toBeInViewport()
  await expectAccessible(page, { onPhones: true })

  const operator = await person()
  await signIn(operator, product.superadmin, '/admin/print-orders')
  const panel = operator.getByRole('region', { name: 'Print Orders' })
  const order = panel.getByRole('row').or(panel.getByRole('listitem')).filter({ hasText: email })
  await expect(order).toContainText('54.00')
  await expect(order).not.toContainText('QR code')
  await expect(order.locator('img')).toHaveJSProperty('naturalWidth', 800)
  const href = await order.getByRole('link', { name: 'Print file' }).getAttribute('href')
  const file = await operator.request.get(href ?? '')
  expect(file.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${company.slug}-poster.pdf"`,
  })
  expect((await file.body()).toString('latin1').slice(0, 5)).toBe('%PDF-')
  const all: { companyId: string; id: string }[] = await (
    await operator.request.get('/api/admin/print-orders?images=link')
  ).json()
  const placed = all.filter(({ companyId }) => companyId === company.id)
  expect(placed).toHaveLength(1)

  const marked = await operator.request.patch(`/api/admin/print-orders/${placed[0]?.id}/processed`, {
    data: { processed: 1 },
  })
  expect(marked.ok()).toBe(true)
  await page.reload()
  await expect(orders).toContainText('Processed')
  await card(page, 'Sticker').getByRole('button', { name: 'Order Prints' }).click()
  await page.getByRole('menuitem', { name: '48 stickers' }).click()
  await expect(dialog.getByLabel('Contact Name')).toHaveValue('Ada Palmer')
  await expect(dialog.getByLabel('Address')).toHaveValue('Harbour Street 1, 10115 Berlin')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Back to dashboard' }).click()
  await expect(page).toHaveURL(dashboardAt('/dashboard'))
})

test('a company downloads its pieces as images and as print files', { tag: anySize }, async ({
  page,
  product,
}) => {
  const owner = await newOwner(product, 'Paper Lovers')
  const { slug } = owner.company
  await openMaterials(page, owner)
  for (const [name, kind] of [
    ['Poster', 'poster'],
    ['Sticker', 'sticker'],
  ] as const) {
    const picture = await download(card(page, name).getByRole('button', { name: 'Download' }))
    expect(picture.name).toBe(`${slug}-${kind}.png`)
    await expect(page.getByText(`${name} downloaded successfully`, { exact: true })).toBeVisible()
    expect(decodeQr(await readPixels(picture.bytes))).toBe(`${product.origin}/${slug}`)

    const pdf = await download(card(page, name).getByRole('button', { name: 'Print-ready PDF' }))
    expect(pdf.name).toBe(`${slug}-${kind}.pdf`)
    await expect(page.getByText(`${name} print file downloaded successfully`, { exact: true })).toBeVisible()
    const content = pdf.bytes.toString('latin1')
    expect(content.slice(0, 5)).toBe('%PDF-')
    expect(content).toContain(kind === 'poster' ? '/TrimBox [9 9 1305 1737]' : '/TrimBox [9 9 225 225]')
  }
})

test('a company prints in another language, with the fonts of that language only', {
  tag: anySize,
}, async ({ page, product, expectAccessible }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    const file = /([\w-]+)-[\w-]{8}\.(ttf|woff2)$/.exec(new URL(request.url()).pathname)?.[1]
    if (file) fonts.push(file)
  })
  const owner = await newOwner(product, 'Travel Lovers')
  const { slug } = owner.company
  await openMaterials(page, owner)
  const latin = ['commissioner-extrabold', 'commissioner-medium', 'noto-serif-display-semibold']
  expect(fonts.sort()).toEqual(latin)
  const english = await pictureOf(page, 'poster')

  const language = page.getByLabel('Language of the prints')
  await language.focus()
  await page.keyboard.press('ArrowDown')
  await expect(language).toHaveValue('de')
  await language.selectOption('ar')
  await expect.poll(async () => (await pictureOf(page, 'poster')).equals(english)).toBe(false)
  expect(fonts.filter((font) => !latin.includes(font) && !/arabic/.test(font))).toEqual([])
  expect(decodeQr(await readPixels(await pictureOf(page, 'poster')))).toBe(`${product.origin}/${slug}`)
  await expectAccessible(page)

  const { bytes } = await download(card(page, 'Poster').getByRole('button', { name: 'Print-ready PDF' }))
  const { page: printed } = await openPage(bytes)
  const { items, lang } = await printed.getTextContent()
  expect(lang).toBe('ar')
  expect(items.flatMap((item) => ('str' in item ? [item.str] : []))).toEqual(
    expect.arrayContaining([...catalogues.ar.prints.question]),
  )
})

const forCodes = 'prints for forty codes: a preview of each, a sheet, and one order with a page for each'
test(forCodes, { tag: anySize }, async ({ page, person, product, expectAccessible }) => {
  test.slow()
  const owner = await newOwner(product, 'Table Lovers')
  const { company } = owner
  const logo = logos.find(({ id }) => id === 'PNG with transparency')
  if (!logo) throw new Error('there is no such logo')
  await changeCompany(product, company.id, { logoUrl: dataUrl(logo.mediaType, logo.bytes) })
  const created = await asUser(product.origin, owner, (api) =>
    api.post(`/api/dashboard/placements?companyId=${company.id}`, {
      data: { name: 'Table', kind: 'table_tent', count: 40 },
    }),
  )
  const tables: { id: string; name: string; url: string; code: string }[] = await created.json()
  const urls = tables.map(({ url }) => url)
  await openMaterials(page, owner)

  // With the keyboard alone: all codes are chosen, and focus returns.
  const choose = page.getByRole('button', { name: 'Choose codes' })
  await choose.press('Enter')
  const picker = page.getByRole('dialog', { name: 'Choose codes' })
  await expect(picker.getByRole('searchbox')).toBeFocused()
  await expect(picker.getByRole('checkbox')).toHaveCount(40)
  await expectAccessible(page)
  await picker.getByRole('checkbox', { name: /^Table 2,/ }).press('Space')
  await expect(picker.getByRole('status')).toHaveText('1 selected')
  await picker.getByRole('button', { name: 'Select all' }).press('Enter')
  await picker.getByRole('button', { name: 'Use 40 codes' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Printed for' })).toContainText('For Table 1–40')
  await expect(page.getByRole('button', { name: 'Change' })).toBeFocused()
  await expectAccessible(page)

  const poster = card(page, 'Poster')
  await expect(poster.getByText('1 of 40')).toBeVisible()
  expect(decodeQr(await readPixels(await pictureOf(page, 'poster')))).toBe(urls[0])
  await poster.getByRole('button', { name: 'Next code' }).click()
  await expect(poster.getByText('2 of 40')).toBeVisible()
  expect(decodeQr(await readPixels(await pictureOf(page, 'poster')))).toBe(urls[1])

  await expect(page.getByText(/^40 codes with their names/)).toBeVisible()
  const sheet = await download(page.getByRole('button', { name: 'Download PDF' }))
  expect(sheet.name).toBe(`${company.slug}-codes.pdf`)
  const pages = [...drawCodePages(tables, company.name, await loadEdition())]
  const onSheet: (string | null)[] = []
  const { document: opened } = await openPage(sheet.bytes)
  for (const [index, { codes }] of pages.entries()) {
    const picture = await rasterisePage(await opened.getPage(index + 1), 150)
    onSheet.push(...codes.map((code) => decodeQr(cropped(picture, quietZone(code), 150))))
  }
  expect(onSheet).toEqual(urls)

  const stickers = await download(card(page, 'Sticker').getByRole('button', { name: 'Print-ready PDF' }))
  expect(stickers.name).toBe(`${company.slug}-sticker-40-codes.pdf`)
  const { document } = await openPage(stickers.bytes)
  expect(document.numPages).toBe(40)
  // The logo and its transparency, once for all pages.
  expect(plainText(stickers.bytes).match(/\/Subtype \/Image/g)).toHaveLength(2)
  expect(decodeQr(await rasterisePage(await document.getPage(40), 200))).toBe(urls[39])

  await poster.getByRole('button', { name: 'Order Prints' }).click()
  await expect(page.getByRole('menu')).toContainText('A pack needs at least 40 posters, one for each code.')
  for (const item of await page.getByRole('menuitem').all()) await expect(item).toBeDisabled()
  await page.keyboard.press('Escape')
  await card(page, 'Sticker').getByRole('button', { name: 'Order Prints' }).click()
  await page.getByRole('menuitem', { name: /^48 stickers/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Billing Information' })
  await expect(dialog).toContainText('For 40 codes: Table 1–40')
  await expect(dialog).toContainText('Stickers: 2 each for the first 8, 1 each for the other 32')
  await expectAccessible(page)
  await fillBilling(dialog, 'ada@example.com')
  await expect(dialog.getByRole('img', { name: /^Proof for/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Submit Order' }).click()
  const orders = page.getByRole('region', { name: 'Your Orders' }).getByRole('listitem')
  await expect(orders).toContainText('For 40 codes: Table 1–40')

  const operator = await person()
  await signIn(operator, product.superadmin, '/admin/print-orders')
  const panel = operator.getByRole('region', { name: 'Print Orders' })
  const order = panel.getByRole('row').or(panel.getByRole('listitem')).filter({ hasText: 'Table Lovers' })
  await expect(order).toContainText('40 codes: Table 1–40')
  await expect(order).toContainText('2 each for the first 8, 1 each for the other 32')
  await expect(order).not.toContainText('QR code')
  await expectAccessible(operator)
  const href = await order.getByRole('link', { name: 'Print file' }).getAttribute('href')
  const file = await operator.request.get(href ?? '')
  const ordered = new Uint8Array(await file.body())
  const { document: printed } = await openPage(ordered)
  expect(printed.numPages).toBe(40)
  expect(decodeQr(await rasterisePage(await printed.getPage(7), 200))).toBe(urls[6])

  await page.getByRole('button', { name: 'Use review page' }).click()
  await expect(poster.getByText('of 40')).toBeHidden()
  const reviewPage = `${product.origin}/${company.slug}`
  await expect.poll(async () => decodeQr(await readPixels(await pictureOf(page, 'poster')))).toBe(reviewPage)
})

const everyLogo = "every kind of logo is in the company's and the operator's print files"
test(everyLogo, { tag: anySize }, async ({ page, product }) => {
  test.slow()
  const owner = await newOwner(product, 'Logo Lovers')
  const { company } = owner
  const edition = await loadEdition()
  await page.request.post('/api/auth/login', { data: owner })

  for (const [index, logo] of logos.entries()) {
    const [name, kind, layout, trimBox] =
      index % 2
        ? (['Sticker', 'sticker', 'ring', [9, 9, 225, 225]] as const)
        : (['Poster', 'poster', 'bold', [9, 9, 1305, 1737]] as const)
    const logoUrl = dataUrl(logo.mediaType, logo.bytes)
    const { brandColor } = await changeCompany(product, company.id, { logoUrl })
    await page.goto('/dashboard/materials')
    await expect(preview(page, kind)).toBeVisible()
    const own = await download(card(page, name).getByRole('button', { name: 'Print-ready PDF' }))
    const order = { kind, layout, picture: await pictureOf(page, kind) }
    const id = await placeOrder(product, owner, order)
    const printFile = await asUser(product.origin, product.superadmin, async (api) => {
      const file = await api.get(`/api/admin/print-orders/${id}/print-file.pdf`)
      expect(file.ok()).toBe(true)
      return file.body()
    })

    const reviewUrl = `${product.origin}/${company.slug}`
    const drawn = { name: company.name, brandColor, reviewUrl, logo: await loadLogo(logo.bytes) }
    const scene = drawScene(kind, layout, drawn, standardVendor, edition)
    for (const [by, pdf] of [
      ['company', own.bytes],
      ['operator', printFile],
    ] as const) {
      const what = `${kind} with a ${logo.id}, by the ${by}`
      expect(pageBox(pdf, 'TrimBox'), what).toEqual(trimBox)
      expect(plainText(pdf).includes('/SMask'), what).toBe(logo.transparent)
      const colors = logoColors(scene, await rasterise(pdf, kind === 'poster' ? 30 : 150))
      for (const [half, wanted] of [solid, logo.right].entries()) {
        for (const [channel, value] of wanted.entries()) {
          expect(Math.abs((colors[half]?.[channel] ?? 999) - value), `${what}: ${colors}`).toBeLessThan(6)
        }
      }
    }
  }
})

test('says so while a mockup is not ready, and loads artwork code only on the materials page', {
  tag: anySize,
}, async ({ page, product }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  // Fonts that never finish loading.
  await page.route('**/*.ttf', () => {})
  const owner = await newOwner(product, 'Patient People')
  await signIn(page, owner)
  await expect(page.getByRole('heading', { name: 'Dashboard of Patient People' })).toBeAttached()
  const ofArtwork = /studio|render-pdf|\.ttf|materials/
  expect(loaded.filter((path) => ofArtwork.test(path))).toEqual([])

  await page.getByRole('link', { name: 'Marketing Materials' }).click()
  await card(page, 'Sticker').getByRole('button', { name: 'Download' }).click()
  await expect(page.getByText('Mockup not ready. Please try again.', { exact: true })).toBeVisible()
  await card(page, 'Poster').getByRole('button', { name: 'Order Prints' }).click()
  await page.getByRole('menuitem', { name: '10 posters' }).click()
  await expect(page.getByText('Mockup not ready. Please try again.', { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

const lostCode = 'a chunk that fails to load is reported, and loads after a page reload'
test(lostCode, { tag: anySize }, async ({ page, product, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/, /Failed to fetch dynamically imported module/)
  const owner = await newOwner(product, 'Second Chances')
  await signIn(page, owner)
  await expect(page.getByRole('heading', { name: 'Dashboard of Second Chances' })).toBeAttached()
  await page.route('**/studio-*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Marketing Materials' }).click()
  await expect(page.getByText('This part could not be loaded')).toBeVisible()
  await expect(page.getByText('No orders yet')).toBeVisible()
  await page.unroute('**/studio-*.js')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(preview(page, 'poster')).toBeVisible()

  await page.route('**/render-pdf-*.js', (route) => route.abort())
  await card(page, 'Poster').getByRole('button', { name: 'Print-ready PDF' }).click()
  await expect(page.getByText('Failed to download mockup', { exact: true })).toBeVisible()
  await page.unroute('**/render-pdf-*.js')
  // The page before the reload has a preview, too.
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload page' }).click()
  await reloaded
  await expect(preview(page, 'poster')).toBeVisible()
  await download(card(page, 'Poster').getByRole('button', { name: 'Print-ready PDF' }))
})

const noCanvas = 'without canvas support the page says so, and the rest works'
test(noCanvas, { tag: anySize }, async ({ page, product }) => {
  const owner = await newOwner(product, 'Plain Words')
  await changeCompany(product, owner.company.id, { name: 'ภาษา' })
  await page.addInitScript(() => {
    Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => null)
  })
  await signIn(page, owner)
  await page.getByRole('link', { name: 'Marketing Materials' }).click()
  for (const name of ['Poster', 'Sticker'] as const) {
    await expect(card(page, name).getByRole('alert')).toContainText('Mockup not ready. Please try again.')
    await expect(card(page, name)).toContainText(
      /Your name cannot be printed in this script yet\. The (poster|sticker) will say “Plain Words/,
    )
  }
  await card(page, 'Poster').getByRole('button', { name: 'Download' }).click()
  await expect(page.getByText('Mockup not ready. Please try again.', { exact: true })).toBeVisible()
  await expect(page.getByText('No orders yet')).toBeVisible()
})

const looks = [
  { name: 'Harbour Bakery', brandColor: '#394CDC' },
  { name: 'Lemon and Thyme', brandColor: '#FFF59D' },
  { name: 'Noir Studio', brandColor: '#000000' },
  { name: 'White Dental', brandColor: '#FFFFFF' },
  { name: 'Grey Barbers', brandColor: '#9E9E9E' },
  { name: 'Bike Workshop', brandColor: '#FF6F00' },
  { name: 'Old Town Bookshop', brandColor: '#00695C' },
  { name: 'Nail Salon', brandColor: '#E91E63' },
  { name: 'Garden Center', brandColor: '#43A047' },
  { name: 'Night Club', brandColor: '#4A148C' },
]

const tenCodes = 'the QR codes in the previews of ten companies can be decoded'
test(tenCodes, { tag: anySize }, async ({ page, product }) => {
  test.slow()
  const owner = await newOwner(product, ...looks.map(({ name }) => name))
  const logoUrl = dataUrl('image/png', await readFile(new URL('logo.png', import.meta.url)))
  for (const [index, company] of owner.companies.entries()) {
    const changed = await changeCompany(product, company.id, {
      brandColor: looks[index]?.brandColor,
      // One has the longest possible slug, every other one a logo.
      ...(index === 0 && {
        slug: `${'the-old-harbour-bakery-'.repeat(2)}${company.slug}`.slice(-63).replace(/^-/, ''),
      }),
      ...(index % 2 && { logoUrl }),
    })
    company.slug = changed.slug
  }

  await openMaterials(page, owner)
  for (const { name, slug } of owner.companies) {
    await page.getByRole('combobox', { name: 'Company' }).selectOption(name)
    await expect(page).toHaveTitle(`Marketing Materials · ${name}`)
    for (const kind of ['poster', 'sticker'] as const) {
      await expect(preview(page, kind)).toBeVisible()
      const text = decodeQr(await readPixels(await pictureOf(page, kind)))
      expect(text, `${kind} of ${name}`).toBe(`${product.origin}/${slug}`)
    }
  }
})
