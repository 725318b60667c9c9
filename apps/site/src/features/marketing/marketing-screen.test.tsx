import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { settings } from '#test/fixtures.ts'
import { renderSite } from '#test/render-site.tsx'

it('has the headline, the three stats and the six features', () => {
  renderSite('/', { settings })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Review Management Made Simple')
  const items = screen.getAllByRole('listitem').map((item) => item.textContent)
  for (const stat of ['99 dollars per month', '5 stars', '100 percent branded']) {
    expect(items.some((item) => item?.startsWith(stat))).toBe(true)
  }
  for (const name of [
    'Custom Branding',
    'Google Review Integration',
    'Private Feedback',
    '5-Star Rating System',
    'Analytics Dashboard',
    'Multi-Tenant Platform',
  ]) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeTruthy()
  }
})

it.each([
  ['Admin Login', '/login'],
  ['Admin', '/login'],
  ['Learn More', '#features'],
  ['Powered by Candour', settings.provider.url],
])('links %s to %s', (name, href) => {
  renderSite('/', { settings })
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
})

it('links Get Started to the booking page', () => {
  renderSite('/', { settings })
  for (const link of screen.getAllByRole('link', { name: 'Get Started' })) {
    expect(link.getAttribute('href')).toBe(settings.bookingUrl)
  }
  expect(document.getElementById('features')).toBeTruthy()
})
