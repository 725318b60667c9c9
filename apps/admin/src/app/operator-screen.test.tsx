import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderRoutes, renderScreen } from '@candour/console/testing.tsx'
import { getMe, logout } from '@candour/schemas/accounts.ts'
import { listCompanies } from '@candour/schemas/companies.ts'
import { listPrintOrders } from '@candour/schemas/print-orders.ts'
import { listUsers } from '@candour/schemas/users.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { OperatorScreen } from '#app/operator-screen.tsx'
import { routes } from '#app/routes.tsx'
import { platform, signedInAs } from '#test/fixtures.ts'

const nothingYet = [
  ...platform(),
  answer(listCompanies, () => ({ items: [] })),
  answer(listPrintOrders, () => ({ items: [] })),
]

it('redirects to the login when nobody is signed in', async () => {
  const signedOut = () => Promise.reject(refusal('not_signed_in'))
  renderScreen('/admin', OperatorScreen, [answer(getMe, signedOut)])
  expect(await screen.findByText('At /login')).toBeTruthy()
})

it('tells a company admin that access is denied, with a link to their dashboard', async () => {
  renderScreen('/admin', OperatorScreen, [answer(getMe, () => signedInAs('company_admin'))])
  expect(await screen.findByText("You don't have access to the admin panel")).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Go to your dashboard' })
  expect(link.getAttribute('href')).toBe('/dashboard')
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('shows a printer the orders given to them at every address, and asks for nothing else', async () => {
  renderScreen('/admin/users', OperatorScreen, [
    answer(getMe, () => signedInAs('printer')),
    answer(listPrintOrders, () => ({ items: [] })),
  ])
  expect(await screen.findByText('Orders that are given to you appear here.')).toBeTruthy()
  expect(document.title).toBe('Print Orders')
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('lets a superadmin in, and log out', async () => {
  renderScreen('/admin', OperatorScreen, [
    answer(getMe, () => signedInAs('superadmin')),
    answer(logout, () => ({ message: 'You are logged out.' })),
    ...nothingYet,
  ])
  expect(await screen.findByRole('heading', { name: 'Companies' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Account of someone@example.com' }))
  expect((await screen.findByRole('menu')).textContent).toContain('Super Admin')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }))
  expect(await screen.findByText('At /login')).toBeTruthy()
  expect(screen.getByText('Logged out')).toBeTruthy()
})

it.each([
  ['Print Orders', '/admin/print-orders', 'No print orders yet'],
  ['Deleted', '/admin/deleted', 'No deleted companies'],
])('has a tab %s at an address of its own', async (name, address, text) => {
  const router = renderRoutes('/admin', routes, [
    answer(getMe, () => signedInAs('superadmin')),
    ...nothingYet,
  ])
  await userEvent.click(await screen.findByRole('link', { name }))
  expect(await screen.findByText(text)).toBeTruthy()
  expect(router.state.location.pathname).toBe(address)
  expect(screen.getByRole('link', { name }).getAttribute('aria-current')).toBe('page')
})

it('says on every tab how many print orders are new', async () => {
  renderScreen('/admin/users', OperatorScreen, [
    answer(getMe, () => signedInAs('superadmin')),
    answer(listUsers, () => ({ items: [] })),
    ...platform(1234),
  ])
  expect(await screen.findByRole('link', { name: /^Print Orders ?1,234 ?New$/ })).toBeTruthy()
})
