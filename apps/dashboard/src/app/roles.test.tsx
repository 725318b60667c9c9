import { answer } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { type CompanyRole, companyRole, getMe } from '@candour/schemas/accounts.ts'
import { listLocations } from '@candour/schemas/locations.ts'
import { listPlacements } from '@candour/schemas/placements.ts'
import { getLastBilling, listOwnPrintOrders } from '@candour/schemas/print-orders.ts'
import { listTeam } from '@candour/schemas/team.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import { location, luna, placement, userWith, working } from '#test/fixtures.ts'

const open = (address: string, role: CompanyRole) =>
  renderRoutes(address, dashboardRoutes, [
    answer(getMe, () => userWith(role, luna)),
    answer(listPlacements, () => ({ items: [placement(1)] })),
    answer(listLocations, () => [location(1)]),
    answer(listTeam, () => []),
    answer(listOwnPrintOrders, () => ({ items: [] })),
    answer(getLastBilling, () => ({ billing: null })),
    ...working(luna),
  ])

const all = ['Overview', 'Reviews', 'Codes', 'Materials', 'Texts', 'Team', 'Privacy']

it.each([
  ['owner', all],
  ['manager', all.slice(0, 5)],
  ['responder', all.slice(0, 3)],
  ['viewer', all.slice(0, 3)],
] as const)('leads a %s to the pages of their role: %s', async (role, pages) => {
  open('/dashboard', role)
  const nav = within(await screen.findByRole('navigation', { name: 'Dashboard' }))
  const links = nav.getAllByRole('link').map(({ textContent }) => textContent)
  expect(links.filter((name) => all.includes(name ?? ''))).toEqual(pages)
})

it.each(['/dashboard/materials', '/dashboard/settings/team', '/dashboard/settings/privacy'])(
  'says that %s is not for a viewer',
  async (address) => {
    open(address, 'viewer')
    expect(await screen.findByText('Your role does not include this page')).toBeTruthy()
    const asked = vi
      .mocked(fetch)
      .mock.calls.map(([url]) => new URL(String(url), 'http://localhost').pathname)
    expect(asked.filter((path) => /team|print|privacy/.test(path))).toEqual([])
  },
)

it.each(companyRole.options)('offers a %s only the settings that they may change', async (role) => {
  const isManager = role === 'owner' || role === 'manager'
  open('/dashboard', role)
  const card = within(await screen.findByRole('region', { name: 'Google Review URL' }))
  expect(card.getByText('https://g.page/r/luna/review')).toBeTruthy()
  expect(card.queryByLabelText('New URL') !== null).toBe(isManager)
  expect(screen.queryByRole('link', { name: 'Marketing Materials' }) !== null).toBe(isManager)
})

it.each(companyRole.options)('lets a %s change the time zone only if they may', async (role) => {
  open('/dashboard/settings/review-page', role)
  expect(await screen.findByText('Days, weeks and months are counted in Europe/Berlin.')).toBeTruthy()
  const isManager = role === 'owner' || role === 'manager'
  expect(screen.queryByRole('button', { name: 'Change time zone' }) !== null).toBe(isManager)
})

it.each(companyRole.options)(
  'offers a %s only the codes and locations that they may change',
  async (role) => {
    const isManager = role === 'owner' || role === 'manager'
    open('/dashboard/codes', role)
    await userEvent.click(await screen.findByRole('button', { name: 'More for Table 1' }))
    const menu = within(await screen.findByRole('menu'))
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Copy link',
      ...(isManager ? ['Poster and sticker'] : []),
      'Reviews',
      ...(isManager ? ['Edit', 'Archive'] : []),
    ])
    const hidden = { hidden: true }
    const offers = (name: string) => screen.queryAllByRole('button', { name, ...hidden }).length > 0
    expect(['Add codes', 'Add location', 'More for Branch 1'].map(offers)).toEqual(Array(3).fill(isManager))
  },
)

it.each(companyRole.options)('lets a %s search and filter by contact only if they see it', async (role) => {
  open('/dashboard/reviews', role)
  const search = await screen.findByRole('searchbox', { name: 'Search reviews' })
  const seesContacts = role !== 'viewer'
  expect(search.getAttribute('placeholder')).toBe(
    seesContacts ? 'Search feedback and names' : 'Search feedback',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  expect(screen.queryByRole('combobox', { name: 'Contact' }) !== null).toBe(seesContacts)
})
