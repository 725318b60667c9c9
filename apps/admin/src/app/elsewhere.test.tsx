import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { getMe } from '@candour/schemas/accounts.ts'
import type { ErrorCode } from '@candour/schemas/errors.ts'
import { getConfig } from '@candour/schemas/platform.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { routes } from '#app/routes.tsx'
import { platform } from '#test/fixtures.ts'

const refuse = (code: ErrorCode) => () => Promise.reject(refusal(code))

/** Stubs `location` with a path on the console's host and returns the spy on `location.replace`. */
function inTheBar(pathname: string) {
  const replace = vi.fn()
  vi.stubGlobal('location', { origin: 'https://admin.example', pathname, search: '', hash: '', replace })
  return replace
}

it.each(['/login', '/change-password', '/reset-password', '/dashboard', '/dashboard/reviews'])(
  "redirects %s to the dashboard's host",
  async (path) => {
    const replace = inTheBar(path)
    renderRoutes(path, routes, platform())
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(`https://dashboard.example${path}`))
  },
)

it("redirects to the login on the dashboard's host when signed out", async () => {
  const replace = inTheBar('/login')
  renderRoutes('/admin?search=luna', routes, [answer(getMe, refuse('not_signed_in')), ...platform()])
  // The panel's chunk has to load first.
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('https://dashboard.example/login'), {
    timeout: 10_000,
  })
})

it("says when the other app's origin cannot be loaded", async () => {
  renderRoutes('/login', routes, [answer(getConfig, refuse('overloaded'))])
  expect(await screen.findByText(/^The service is busy/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})

it('redirects / to the panel', async () => {
  renderRoutes('/', routes, [answer(getMe, refuse('overloaded')), ...platform()])
  expect(await screen.findByText('Failed to load the admin panel')).toBeTruthy()
})
