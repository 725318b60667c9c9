import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { getMe } from '@candour/schemas/accounts.ts'
import { updateDashboardCompany } from '@candour/schemas/companies.ts'
import { openDemo } from '@candour/schemas/demo.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createPath } from 'react-router-dom'
import { expect, it } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import { luna, userOf, working } from '#test/fixtures.ts'

const routes = [
  { path: dashboardPaths.demo, lazy: () => import('#features/demo/demo-screen.tsx') },
  ...dashboardRoutes,
]
const viewer = {
  ...userOf(),
  viewAs: { companyId: luna.id, until: new Date(Date.now() + 60_000).toISOString(), isDemo: true as const },
}

it('offers no account in the demo', async () => {
  renderRoutes('/dashboard', routes, [answer(getMe, () => viewer), ...working(luna)])
  expect(await screen.findByRole('region', { name: 'Demo' })).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'View Review Page' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Account of/ })).toBeNull()
})

it('says that the demo has ended, whatever was typed, and opens it again', async () => {
  let opened = false
  const router = renderRoutes('/dashboard/settings/review-page', routes, [
    answer(getMe, () => viewer),
    answer(openDemo, () => {
      opened = true
      return { companyId: luna.id }
    }),
    answer(updateDashboardCompany, () => Promise.reject(refusal('not_signed_in'))),
    ...working(luna),
  ])
  await userEvent.type(await screen.findByLabelText(/^Greeting/), 'Welcome')
  const [save] = screen.getAllByRole('button', { name: 'Save' })
  if (!save) throw new Error('No button')
  await userEvent.click(save)
  expect(await screen.findByRole('heading', { name: 'The demo has ended' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Demo' })).toBeNull())
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(createPath(router.state.location)).toBe('/dashboard/demo?ended')
  expect(opened).toBe(false)
  await userEvent.click(screen.getByRole('link', { name: 'Open the demo again' }))
  expect(await screen.findByRole('region', { name: 'Demo' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/dashboard')
})
