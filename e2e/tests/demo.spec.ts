import { expect, test } from '../fixtures.ts'
import { dashboardAt, hydrated } from '../site.ts'
import { anySize } from '../tags.ts'

test('a stranger looks at the demo, whose changes say what they would do, and leaves', {
  tag: anySize,
}, async ({ page, expectAccessible }) => {
  await page.goto('/demo?step=owner')
  await hydrated(page)
  await page.getByRole('link', { name: 'Open the whole dashboard' }).click()
  await expect(page).toHaveURL(dashboardAt('/dashboard'))
  const banner = page.getByRole('region', { name: 'Demo' })
  await expect(banner).toContainText('This is a demo')
  await expect(page.getByRole('heading', { name: 'Dashboard of Café Luna' })).toBeAttached()
  await expectAccessible(page)

  await page.goto('/dashboard/reviews?view=new')
  await page
    .getByRole('link', { name: /^Open review of/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Private note').first().click()
  await dialog.getByRole('textbox', { name: 'Private note' }).fill('Seen.')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  const sentence =
    'This is a demo. In your own dashboard, this would keep the note for your team; customers never see it.'
  await expect(page.getByText(sentence).first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Private note' }).fill('')
  await page.keyboard.press('Escape')

  await banner.getByRole('button', { name: 'Leave the demo' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
})
