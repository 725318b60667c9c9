import { ApiError } from '@candour/api-client/call.ts'
import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { getMe, login } from '@candour/schemas/accounts.ts'
import { getConfig } from '@candour/schemas/platform.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Home, ToAdmin } from '#app/elsewhere.tsx'
import { Component as LoginScreen } from '#features/accounts/login-screen.tsx'
import { id, luna, platform, working } from '#test/fixtures.ts'

const down = () => Promise.reject(new ApiError('The service is busy.', { status: 503 }))

/** Stubs `location` with a path on the dashboard's host and returns the spy on `location.replace`. */
function inTheBar(pathname: string) {
  const replace = vi.fn()
  vi.stubGlobal('location', { origin: platform.dashboardOrigin, pathname, search: '', hash: '', replace })
  return replace
}

it('takes a superadmin from the login to the console on its own host', async () => {
  const replace = inTheBar('/admin')
  const routes = [
    { path: '/login', Component: LoginScreen },
    { path: '/admin/*', Component: ToAdmin },
  ]
  renderRoutes('/login', routes, [
    answer(login, ({ body }) => ({ user: { id: id(9), email: body.email, role: 'superadmin' as const } })),
    answer(getMe, () => Promise.reject(refusal('not_signed_in'))),
    ...working(luna),
  ])
  await userEvent.type(screen.getByLabelText('Email'), 'operator@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'operate everything')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('https://admin.example/admin'))
})

it("retries loading the other app's origin", async () => {
  const replace = inTheBar('/admin')
  let up = false
  const flaky = answer(getConfig, () => (up ? platform : down()))
  renderRoutes('/admin', [{ path: '/admin', Component: ToAdmin }], [flaky])
  expect(await screen.findByText('The service is busy.')).toBeTruthy()
  up = true
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('https://admin.example/admin'))
})

it('redirects / on its own host to the dashboard', async () => {
  const opening = { ...performance.mark('opening').toJSON(), name: 'https://app.example/' }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([opening])
  renderRoutes('/', [{ path: '/', Component: Home }], [])
  expect(await screen.findByText('At /dashboard')).toBeTruthy()
})
