import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { luna, lunaPage, settings } from '#test/fixtures.ts'
import { renderSite } from '#test/render-site.tsx'

it('offers both choices to everyone, in this order and wording, before any rating', () => {
  renderSite('/cafe-luna', lunaPage)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('How was your experience?')
  expect(screen.getByText('We value your feedback')).toBeTruthy()
  const links = within(screen.getByRole('main')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Leave a Public Review', 'https://g.page/r/luna/review'],
    ['Share Private Feedback', '/cafe-luna/rating'],
  ])
  expect(
    screen.getByText(
      'Public reviews are shared on Google. Private feedback is confidential and helps us improve.',
    ),
  ).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(document.title).toBe('How was your experience? · Café Luna')
})

it.each([null, { url: '/images/luna', width: 300, height: 100 }])(
  'names the company in words, whether or not it has a logo: %j',
  (logo) => {
    renderSite('/cafe-luna', { ...lunaPage, company: { ...luna, logo } })
    expect(screen.getByText('Café Luna')).toBeTruthy()
  },
)

it('links to a web search for a company without a Google URL', () => {
  renderSite('/', {
    settings: { ...settings, landing: 'choice' },
    company: { ...luna, googleReviewUrl: null },
  })
  expect(screen.getByRole('link', { name: 'Leave a Public Review' }).getAttribute('href')).toBe(
    'https://www.google.com/search?q=Caf%C3%A9%20Luna',
  )
  expect(screen.getByRole('link', { name: 'Share Private Feedback' }).getAttribute('href')).toBe('/rating')
})

it("greets with the company's own words instead of ours, and lets them find their direction", () => {
  renderSite('/cafe-luna', { ...lunaPage, company: { ...luna, greeting: '<b>أهلا</b>' } })
  expect(screen.getByText('<b>أهلا</b>').getAttribute('dir')).toBe('auto')
  expect(screen.queryByText('We value your feedback')).toBeNull()
  expect(within(screen.getByRole('main')).getAllByRole('link')).toHaveLength(2)
})
