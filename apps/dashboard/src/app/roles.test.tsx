import { answer } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { type CompanyRole, companyRole, getMe } from '@candour/schemas/accounts.ts'
import { listLocations } from '@candour/schemas/locations.ts'
import { listPlacements } from '@candour/schemas/placements.ts'
import { getLastBilling, listOwnPrintOrders } from '@candour/schemas/print-orders.ts'
import { getRetention } from '@candour/schemas/privacy.ts'
import { listTeam } from '@candour/schemas/team.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import { location, luna, placement, retention, userWith, working } from '#test/fixtures.ts'

const open = (address: string, role: CompanyRole) =>
  renderRoutes(address, dashboardRoutes, [
    answer(getMe, () => userWith(role, luna)),
    answer(listPlacements, () => ({ items: [placement(1)] })),
    answer(listLocations, () => [location(1)]),
    answer(listTeam, () => []),
    answer(getRetention, () => retention),
    answer(listOwnPrintOrders, () => ({ items: [] })),
    answer(getLastBilling, () => ({ billing: null })),
    ...working(luna),
  ])

const items = ['Overview', 'Reviews', 'Codes & print', 'Settings']
const sections = [
  'Business',
  'Review page',
  'Answers',
  'Notifications',
  'Integrations',
  'Team',
  'Sign-in',
  'Privacy',
  'Security log',
]

it.each(companyRole.options)(
  'leads a %s to the four items of the navigation, with the number to do if they answer',
  async (role) => {
    open('/dashboard', role)
    const nav = within(await screen.findByRole('navigation', { name: 'Dashboard' }))
    const reviews = role === 'viewer' ? 'Reviews' : 'Reviews, 12 to do'
    expect(await nav.findByRole('link', { name: reviews })).toBeTruthy()
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent?.replace(/12.*/, ''))).toEqual(items)
  },
)

it.each([
  ['owner', sections],
  ['manager', sections.slice(0, 5)],
  ['responder', sections.slice(0, 4)],
  ['viewer', sections.slice(0, 4)],
] as const)('shows a %s the settings of their role', async (role, names) => {
  open('/dashboard/settings/business', role)
  const nav = within(await screen.findByRole('navigation', { name: 'Settings' }))
  expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names)
  const mayChange = role === 'owner' || role === 'manager'
  expect(await screen.findByRole('heading', { name: 'Name, logo and color' })).toBeTruthy()
  expect(screen.queryByText(/^Owners and managers can change this\./) === null).toBe(mayChange)
  expect(screen.getByLabelText<HTMLInputElement>('Name').matches(':disabled')).toBe(!mayChange)
  expect(screen.queryByRole('heading', { name: 'Address' }) !== null).toBe(role === 'owner')
})

it.each([
  ...['/dashboard/materials', '/dashboard/settings/integrations'],
  ...['/dashboard/settings/team', '/dashboard/settings/privacy'],
])('says that %s is not for a viewer', async (address) => {
  open(address, 'viewer')
  expect(await screen.findByText('Your role does not include this page')).toBeTruthy()
  const asked = vi.mocked(fetch).mock.calls.map(([url]) => new URL(String(url), 'http://localhost').pathname)
  expect(asked.filter((path) => /team|print|privacy|webhooks/.test(path))).toEqual([])
})

it.each(companyRole.options)('offers a %s only the settings that they may change', async (role) => {
  const isManager = role === 'owner' || role === 'manager'
  open('/dashboard', role)
  const card = within(await screen.findByRole('region', { name: 'Google Review URL' }))
  expect(card.getByText('https://g.page/r/luna/review')).toBeTruthy()
  expect(card.queryByLabelText('New URL') !== null).toBe(isManager)
  expect(screen.queryByRole('link', { name: 'Marketing Materials' }) !== null).toBe(isManager)
})

it.each(companyRole.options)('lets a %s change the time zone only if they may', async (role) => {
  open('/dashboard/settings/business', role)
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
