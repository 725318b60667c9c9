import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { linkMailedTo } from '../mails.ts'
import { leaveReview, newOwner } from '../owner.ts'
import type { Product } from '../server.ts'
import { anySize } from '../tags.ts'

const name = 'مقهى Lichterfelder Sonnenblumenmanufakturgenossenschaft & Daughters'
const feedback = `Too loud, and ${'Donaudampfschifffahrtsgesellschaft'.repeat(4)}\n<b>cold</b> too`

/** Leaves a review, answers it, and returns the link mailed to the visitor. */
async function mailedLink(request: APIRequestContext, product: Product, texts: string[]): Promise<string> {
  const owner = await newOwner(product, name)
  const companyId = owner.company.id
  const contactEmail = `zoe-${crypto.randomUUID()}@example.com`
  await leaveReview(product, owner.company, { rating: 2, feedback, contactName: 'Zoë', contactEmail })
  const { email, password } = owner
  await request.post(`${product.origin}/api/auth/login`, { data: { email, password } })
  const reviews = await request.get(`${product.origin}/api/dashboard/reviews?companyId=${companyId}`)
  const [{ id }] = await reviews.json()
  for (const text of texts) {
    const url = `${product.origin}/api/dashboard/reviews/${id}/case/replies?companyId=${companyId}`
    expect((await request.post(url, { data: { text } })).status()).toBe(201)
  }
  return linkMailedTo(product, contactEmail, /has answered your feedback/)
}

/** Returns the link in the same mail that ends such mails. */
async function unsubscribeLink(product: Product, link: string): Promise<string> {
  const response = await fetch(new URL('/mails.json', product.mails))
  const mails: { text: string; unsubscribeUrl: string }[] = await response.json()
  return mails.find(({ text }) => text.includes(link))?.unsubscribeUrl ?? ''
}

test('a visitor answers a reply without JavaScript, by keyboard, in another language on the way', {
  tag: anySize,
}, async ({ person, product, request }) => {
  const link = await mailedLink(request, product, ['Dear {name}, we are sorry.'])
  const page = await person({ javaScriptEnabled: false })
  await page.goto(link)
  await expect(page).toHaveTitle(`Your feedback to ${name}`)
  await expect(page.getByText('Dear Zoë, we are sorry.')).toBeVisible()
  await expect(page.getByRole('article').getByText('<b>cold</b> too')).toBeVisible()
  await expect(page.getByRole('img', { name: '2 out of 5 stars' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Your answer')).toBeFocused()
  await page.keyboard.type('Thank you for asking.')
  for (const [language, dir] of [
    ['ar', 'rtl'],
    ['en', 'ltr'],
  ] as const) {
    await page.locator('select[name=lang]').selectOption(language)
    await page.locator('button[name=changeLanguage]').press('Enter')
    await expect(page.locator(`html[lang=${language}][dir=${dir}]`)).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveValue('Thank you for asking.')
    await expect(page.getByRole('article')).toHaveCount(2)
  }
  await page.getByLabel('Your answer').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Your answer has been sent')
  await expect(page.getByRole('article').last()).toContainText('Thank you for asking.')
  // Reloading sends nothing again.
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('axe finds nothing on a conversation and on its unsubscribe page, and nothing overflows', async ({
  page,
  product,
  request,
  expectAccessible,
}) => {
  const link = await mailedLink(request, product, ['Sorry.', 'x'.repeat(400)])
  const unsubscribe = await unsubscribeLink(product, link)
  for (const url of [
    link,
    `${link}?done=answered&lang=ar`,
    link.replace('/r/', '/t/'),
    `${product.origin}/t/wrong`,
    unsubscribe,
    `${unsubscribe}?lang=ar`,
    `${product.origin}/unsubscribe/wrong`,
  ]) {
    await page.goto(url)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
      if (process.env.SHOTS) {
        const shot = `${process.env.SHOTS}/${colorScheme}-${page.viewportSize()?.width}-${url.slice(-5)}.png`
        await page.screenshot({ path: shot, fullPage: true })
      }
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBe(0)
  }
})
