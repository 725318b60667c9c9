import { startReceiver } from '@candour/api/test/receiver.ts'
import { expect, tabTo, test } from '../fixtures.ts'
import { leaveReview, newOwner } from '../owner.ts'

const company = 'Café Łódź – Söhne'

test('a chat is connected by keyboard alone, and shows a review', async ({
  page,
  product,
  expectAccessible,
}) => {
  await using chat = await startReceiver()
  const owner = await newOwner(product, company)
  await page.request.post('/api/auth/login', { data: owner })
  await page.goto('/dashboard/settings/integrations')
  await expect(page.getByRole('heading', { name: 'Chat' })).toBeVisible()
  await expectAccessible(page, { onPhones: true })

  await tabTo(page.getByRole('button', { name: 'Connect a chat' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Kind of chat')).toBeFocused()
  await expectAccessible(page, { onPhones: true })
  await tabTo(dialog.getByLabel('Webhook address'))
  await page.keyboard.type('https://hooks.example.com/services/')
  await tabTo(dialog.getByLabel('Name'))
  await page.keyboard.type('#reviews')
  await page.keyboard.press('Enter')
  const address = dialog.getByLabel('Webhook address')
  await expect(address).toHaveAccessibleDescription(/starts with https:\/\/hooks.slack.com\/services\//)
  await address.fill(`${chat.url}/services/T/B/secret`)
  await page.keyboard.press('Enter')

  await expect(dialog.getByLabel('Digits')).toBeFocused()
  await expectAccessible(page, { onPhones: true })
  const [, digits = ''] = /dashboard: (\d{4})/.exec(chat.received[0]?.body ?? '') ?? []
  await page.keyboard.type(digits === '0000' ? '1111' : '0000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('These are not the digits of the latest test message.')).toBeVisible()
  await dialog.getByLabel('Digits').fill(digits)
  await page.keyboard.press('Enter')

  const words = dialog.getByLabel('Show what customers have written')
  await tabTo(words)
  await page.keyboard.press('Space')
  await expectAccessible(page, { onPhones: true })
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: '#reviews' })).toContainText('On')

  await leaveReview(product, owner.company, { rating: 2, feedback: 'An hour for a soup' })
  await expect.poll(() => chat.received.length).toBe(2)
  expect(chat.received[1]?.body).toContain('An hour for a soup')

  await page.getByRole('button', { name: 'Remove #reviews' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '#reviews' })).toBeHidden()
})
