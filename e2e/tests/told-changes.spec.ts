import { dashboardPaths } from '@candour/schemas/paths.ts'
import { expect, signIn, test } from '../fixtures.ts'
import { leaveReviews, newOwner } from '../owner.ts'

test('what a company has changed is told on the thank-you page, whose choice has loaded nothing of it', async ({
  page,
  person,
  product,
  expectAccessible,
}) => {
  const owner = await newOwner(product, 'Corner Shop')
  await leaveReviews(product, owner.company, 4, () => ({ rating: 2, feedback: 'The queue was awfully long' }))
  await signIn(page, owner, `${dashboardPaths.reviewPage}#changes`)
  const card = page.getByRole('region', { name: 'You said, we did' })
  await card.getByRole('button', { name: 'Add improvement' }).click()
  const form = page.getByRole('dialog', { name: 'Add improvement' })
  await form.getByLabel('You said').fill('Slow at noon')
  await form.getByLabel('We did').fill(`A second till ${'Ω'.repeat(60)}`)
  await form.getByLabel('Since').fill('2026-05-04')
  await form.getByLabel('Waiting time').check()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await card.getByRole('button', { name: /^Has it helped/ }).click()
  await expect(card.getByText('Too early to tell')).toBeVisible()
  await expectAccessible(page)

  const visitor = await person()
  const asked: string[] = []
  visitor.on('request', (request) => asked.push(request.url()))
  await visitor.goto(`/${owner.company.slug}`)
  await visitor.getByRole('link', { name: /Private Feedback/ }).click()
  await visitor.getByRole('link', { name: '3 stars' }).click()
  await visitor.getByLabel('Your feedback', { exact: true }).fill('Still slow')
  expect(asked.filter((url) => /changes|api\/companies/.test(url))).toEqual([])
  await visitor.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(visitor.getByText('Slow at noon')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('Slow at noon')).toBeVisible()
  const overflow = await visitor.evaluate(
    () => document.body.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  await visitor.goto(`/${owner.company.slug}/about-reviews`)
  await expect(visitor.getByText('Slow at noon')).toBeVisible()
})
