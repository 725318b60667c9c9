import type { Page } from '@playwright/test'
import { expect, hold, test } from '../fixtures.ts'
import { countReviews, hydrated, unique } from '../site.ts'
import { anySize } from '../tags.ts'

const text = (page: Page) => page.getByPlaceholder('Share your thoughts...')
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Feedback' })
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you for your feedback!' })

async function write(page: Page, words: string): Promise<void> {
  await page.goto('/cafe-luna/feedback?rating=4')
  await hydrated(page)
  await text(page).fill(words)
}

test('a review is stored once when the network drops before submitting and returns after ten seconds', {
  tag: anySize,
}, async ({ page, context, product, expectedErrors }) => {
  expectedErrors.push(/net::ERR_INTERNET_DISCONNECTED/)
  const feedback = unique('From the tunnel')
  await write(page, feedback)
  await page.clock.install()
  await context.setOffline(true)
  await submit(page).click()
  await expect(page.getByRole('status')).toContainText('You are offline. Your feedback is kept here')
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await page.clock.runFor(10_000)
  await expect(text(page)).toHaveValue(feedback)
  expect(await countReviews(product, feedback)).toBe(0)
  await context.setOffline(false)
  await expect(thanks(page)).toBeVisible()
  expect(await countReviews(product, feedback)).toBe(1)
})

test('a retry after a lost response stores the review once', { tag: anySize }, async ({
  page,
  product,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/)
  const feedback = unique('Sent twice')
  await write(page, feedback)
  await page.route('/api/reviews', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await submit(page).click()
  await expect(page.getByText('Failed to submit feedback. Please try again.')).toBeVisible()
  expect(await countReviews(product, feedback)).toBe(1)
  await page.unroute('/api/reviews')
  await submit(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await countReviews(product, feedback)).toBe(1)
})

test('the text survives a failed submit, a reload and back navigation until it is stored', {
  tag: anySize,
}, async ({ page, product, expectedErrors }) => {
  expectedErrors.push(/status of 500/)
  const feedback = unique('Kept\nover everything')
  await page.goto('/cafe-luna/rating')
  await page.getByRole('link', { name: '4 stars' }).click()
  await hydrated(page)
  await text(page).fill(feedback)
  await page.getByLabel('Email').fill('ada@example.com')
  await page.route('/api/reviews', (route) =>
    route.fulfill({ status: 500, json: { message: 'Out of order' } }),
  )
  await submit(page).click()
  await expect(page.getByText('Error', { exact: true })).toBeVisible()
  await expect(page.getByText('Failed to submit feedback. Please try again.')).toBeVisible()
  await expect(page).toHaveURL('/cafe-luna/feedback?rating=4')
  await expect(text(page)).toHaveValue(feedback)
  await expect(submit(page)).toBeEnabled()

  await page.reload()
  await hydrated(page)
  await expect(text(page)).toHaveValue(feedback)
  await page.goBack()
  await expect(page).toHaveURL('/cafe-luna/rating')
  await page.getByRole('link', { name: '2 stars' }).click()
  await expect(text(page)).toHaveValue(feedback)
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')

  await page.unroute('/api/reviews')
  await submit(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await countReviews(product, feedback)).toBe(1)
  await page.goto('/cafe-luna/feedback?rating=2')
  await hydrated(page)
  await expect(text(page)).toHaveValue('')
})

test('a slow submit shows a pending state immediately, and is sent once', { tag: anySize }, async ({
  page,
  product,
}) => {
  const feedback = unique('In no hurry')
  await write(page, feedback)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/reviews')) sent += 1
  })
  const answer = await hold(page, '/api/reviews')
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await page.evaluate(() => document.querySelector('form')?.requestSubmit())
  answer()
  await expect(thanks(page)).toBeVisible()
  expect(sent).toBe(1)
  expect(await countReviews(product, feedback)).toBe(1)
})

test('input from before hydration is kept', { tag: anySize }, async ({ page }) => {
  const arrive = await hold(page, '**/assets/*.js')
  await page.goto('/cafe-luna/feedback?rating=3', { waitUntil: 'commit' })
  await text(page).fill('Early words')
  await page.getByRole('radio', { name: '2 stars' }).check()
  arrive()
  await expect(page).toHaveURL('/cafe-luna/feedback?rating=2')
  await expect(text(page)).toHaveValue('Early words')
  await expect(page.getByRole('radio', { name: '2 stars' })).toBeChecked()
  await expect(submit(page)).toBeEnabled()
})
