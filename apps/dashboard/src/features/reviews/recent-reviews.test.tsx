import { answer } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { listReviews } from '@candour/schemas/reviews.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { RecentReviews } from '#features/reviews/recent-reviews.tsx'
import { luna, review } from '#test/fixtures.ts'

const Screen = () => <RecentReviews company={luna} locationId={undefined} />

it('says when there are none', async () => {
  renderScreen('/dashboard', Screen, [answer(listReviews, () => ({ items: [] }))])
  expect(await screen.findByText('No reviews yet')).toBeTruthy()
})

it("shows the stars, the date in the company's time zone and the contact details", async () => {
  const contact = { contactName: 'Ada', contactEmail: 'ada@example.com', contactNumber: '+44 20 7946-0958' }
  renderScreen('/dashboard', Screen, [
    answer(listReviews, () => ({
      items: [review(1, { rating: 2, timestamp: '2025-03-01T23:30:00Z', ...contact })],
    })),
  ])
  expect(await screen.findByRole('img', { name: '2 out of 5 stars' })).toBeTruthy()
  expect(screen.getByText('Mar 2, 2025')).toBeTruthy()
  expect(screen.getByText('Ada')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ada@example.com' }).getAttribute('href')).toBe(
    'mailto:ada@example.com',
  )
  expect(screen.getByRole('link', { name: '+44 20 7946-0958' }).getAttribute('href')).toBe(
    'tel:+442079460958',
  )
})

it('shows a few, and links to all of them', async () => {
  const many = Array.from({ length: 6 }, (_, n) => review(n))
  renderScreen('/dashboard', Screen, [answer(listReviews, () => ({ items: many, nextCursor: 'more' }))])
  const link = await screen.findByRole('link', { name: 'All reviews' })
  expect(link.getAttribute('href')).toBe('/dashboard/reviews?view=all')
  expect(screen.getAllByText(/^Feedback/)).toHaveLength(6)
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

it('clamps a long text until expanded', async () => {
  // jsdom has no layout, so the overflow is simulated.
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900)
  renderScreen('/dashboard', Screen, [answer(listReviews, () => ({ items: [review(1)] }))])
  const text = await screen.findByText('Feedback 1')
  expect(text.className).toContain('line-clamp-6')
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(text.className).not.toContain('line-clamp-6')
  await userEvent.click(screen.getByRole('button', { name: 'Show less' }))
  expect(text.className).toContain('line-clamp-6')
})
