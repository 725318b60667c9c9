import { answer } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { listOwnAudit } from '@candour/schemas/audit.ts'
import { getNotifications, usualNotifications } from '@candour/schemas/notifications.ts'
import { getRetention, listCertificates } from '@candour/schemas/privacy.ts'
import { listTeam } from '@candour/schemas/team.ts'
import { screen } from '@testing-library/react'
import { createPath } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { formerAddresses } from '#app/former-addresses.ts'
import { dashboardRoutes } from '#app/routes.tsx'
import { luna, retention, sole, working } from '#test/fixtures.ts'

/**
 * Every address of the dashboard of 0.2.0, where it leads, and a heading of what it showed; materials-screen.test.tsx
 * opens that of the materials, which draw when they open.
 */
const addresses = [
  ['/dashboard', '/dashboard', 'Recent Reviews'],
  ['/dashboard#google-url', '/dashboard#google-url', 'Google Review URL'],
  ['/dashboard/reviews?rating=1', '/dashboard/reviews?rating=1', 'Reviews'],
  ['/dashboard/codes?q=table', '/dashboard/codes?q=table', 'Codes'],
  ['/dashboard/texts', '/dashboard/settings/review-page', 'Language and texts'],
  ['/dashboard/texts#reply-to', '/dashboard/settings/answers#reply-to', 'Reply address'],
  ['/dashboard/texts#templates', '/dashboard/settings/answers#templates', 'Answer templates'],
  ['/dashboard/texts#time-zone', '/dashboard/settings/business#time-zone', 'Time zone'],
  ['/dashboard/notifications', '/dashboard/settings/notifications', 'Alerts'],
  ['/dashboard/team', '/dashboard/settings/team', 'Members'],
  ['/dashboard/privacy', '/dashboard/settings/privacy', 'Find a person'],
  [
    '/dashboard/audit?action=texts_changed',
    '/dashboard/settings/security-log?action=texts_changed',
    'Changes and exports',
  ],
] as const

it.each(addresses)('%s leads to %s, in the company of the link', async (address, now, heading) => {
  Element.prototype.scrollIntoView = vi.fn()
  const router = renderRoutes(withCompany(address), dashboardRoutes, [
    answer(listTeam, () => []),
    answer(listCertificates, () => []),
    answer(getRetention, () => retention),
    answer(getNotifications, () => usualNotifications),
    answer(listOwnAudit, () => ({ items: [] })),
    ...working(luna, sole),
  ])
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
  expect(createPath(router.state.location)).toBe(withCompany(now))
})

it('covers all that has moved', () => {
  for (const path of Object.keys(formerAddresses)) {
    expect(addresses.some(([address]) => address.split(/[?#]/)[0] === path)).toBe(true)
  }
})

/** Names the second company, which is not the one that is opened otherwise. */
function withCompany(address: string): string {
  const url = new URL(address, 'http://localhost')
  url.searchParams.set('company', sole.id)
  return url.pathname + url.search + url.hash
}
