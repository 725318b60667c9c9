import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures.ts'
import { newOwner } from '../owner.ts'

const featureId = '0x6b12ae665e892fdd:0x3133f8d75a1ac251'
const review = 'https://search.google.com/local/writereview?placeid=ChIJ3S-JXmauEmsRUcIaWtf4MzE'
const shared = `Καφενείο της Σελήνης\nΟδός 1\nhttps://www.google.gr/maps/place/x/data=!4m2!3m1!1s${featureId}?g_st=ic`

/** Pastes as a browser does: with the lines that an input would join. */
async function paste(page: Page, label: string, text: string) {
  const input = page.getByRole('textbox', { name: label })
  await input.click()
  await input.press('ControlOrMeta+a')
  await input.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
  return input
}

test('an owner pastes what the phone shares, and saves the review link by keyboard', async ({
  page,
  product,
  expectAccessible,
}) => {
  const owner = await newOwner(product, 'Lichterfelder Sonnenblumenmanufakturgenossenschaft')
  await signIn(page, owner, '/dashboard/settings/review-page')
  const card = page.getByRole('region', { name: 'Google Review URL' })

  await paste(page, 'New URL', 'https://www.google.com/maps/place/Caf%C3%A9+Luna/@52.5,13.4,17z')
  await expect(card.getByText(/copy the long link from the address bar/)).toBeVisible()
  await expect(card.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)

  const input = await paste(page, 'New URL', shared)
  await expect(input).toHaveValue(review)
  await expect(card.getByText(/Is this your business\?/)).toBeVisible()
  await expect(card.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', review)
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(card.getByRole('link', { name: 'Open it' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(card.getByRole('link', { name: 'Test link' })).toHaveAttribute('href', review)

  // Any other address stays possible.
  await paste(page, 'New URL', 'https://cafe-luna.example/reviews')
  await expect(card.getByText(/leads to a website/)).toBeVisible()
  await card.getByRole('button', { name: 'Update URL' }).click()
  await expect(card.getByRole('link', { name: 'Test link' })).toHaveAttribute(
    'href',
    'https://cafe-luna.example/reviews',
  )

  await page.getByRole('button', { name: 'Add location' }).click()
  const location = await paste(page, 'Google review URL', `ftid ${featureId}`)
  await expect(location).toHaveValue(review)
  await expectAccessible(page)
})

test('an operator pastes a link of a new company', async ({ page, product, expectAccessible }) => {
  await signIn(page, product.superadmin)
  await page.getByRole('button', { name: 'Add Company' }).click()
  const dialog = page.getByRole('dialog')
  await paste(page, 'Google Review URL', 'https://www.google.com/maps/dir//Gotham+Streat')
  await expect(dialog.getByText(/This is a link of directions/)).toBeVisible()
  await expectAccessible(page)
  await expect(await paste(page, 'Google Review URL', featureId)).toHaveValue(review)
  await expectAccessible(page)
})
