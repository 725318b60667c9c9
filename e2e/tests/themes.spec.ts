import { expect, signIn, test } from '../fixtures.ts'
import { leaveReviews, newOwner } from '../owner.ts'
import { asUser, dashboardAt } from '../site.ts'
import { anySize } from '../tags.ts'

test('an owner reads what costs stars, corrects a sentiment, and the numbers of others follow', {
  tag: anySize,
}, async ({ page, person, product, expectAccessible }) => {
  const owner = await newOwner(product, 'The Café with a Remarkably Long Name at the Old Harbour')
  await leaveReviews(product, owner.company, 30, (n) =>
    n <= 6
      ? { rating: 2, feedback: `We waited ${n + 20} minutes for the bill, which was terrible.` }
      : { rating: 5, feedback: `Friendly staff and delicious coffee, visit ${n}` },
  )
  // Themes are found seconds after a review was stored.
  await asUser(product.origin, owner, (api) =>
    expect
      .poll(async () => {
        const answer = await api.get(`/api/dashboard/themes?companyId=${owner.company.id}`)
        const { themes } = await answer.json()
        return themes.find(({ theme }: { theme: string }) => theme === 'waiting')?.mentions
      })
      .toBe(6),
  )
  await signIn(page, owner)
  const card = page.getByRole('region', { name: 'What your reviews are about' })
  await expect(card.getByText('Waiting time costs you 0.6 stars: 6 reviews.')).toBeVisible()
  await card.getByRole('button', { name: 'Quotes about waiting time' }).press('Enter')
  await expect(card.getByRole('link', { name: /We waited 26 minutes/ })).toBeVisible()
  await expectAccessible(page, { onPhones: true })

  const colleague = await person()
  await signIn(colleague, owner)
  const positive = colleague.getByRole('tab', { name: /^Positive/ })
  await expect(positive).toContainText('80%')
  await positive.click()

  await card.getByRole('link', { name: 'Waiting time' }).click()
  await expect(page).toHaveURL(dashboardAt('/dashboard/reviews?theme=waiting&period=30d'))
  const list = page.getByRole('region', { name: 'Reviews' })
  await expect(list.getByRole('article')).toHaveCount(6)
  const first = list.getByRole('article').first()
  await first.getByRole('button', { name: 'Sentiment: Negative' }).press('Enter')
  await page.getByRole('menuitemcheckbox', { name: 'This is positive' }).click()
  await expect(first.getByRole('button', { name: 'Sentiment: Positive, set by hand' })).toBeVisible()
  await expect(first.getByRole('button', { name: 'Stars and words differ' })).toBeVisible()
  await expectAccessible(page, { onPhones: true })
  await expect(positive).toContainText('83%')
  const count = colleague.getByRole('link', { name: 'Stars and words differ: 1 review' })
  await expect(count).toBeVisible()

  await page.keyboard.press('z')
  await expect(first.getByRole('button', { name: 'Sentiment: Negative' })).toBeVisible()
  await expect(positive).toContainText('80%')
  await expect(count).toBeHidden()
})
