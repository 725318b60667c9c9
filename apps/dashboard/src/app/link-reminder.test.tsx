import { answer } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { getMe } from '@candour/schemas/accounts.ts'
import {
  type DashboardCompany,
  getDashboardCompany,
  updateDashboardCompany,
} from '@candour/schemas/companies.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import { luna, userWith, working } from '#test/fixtures.ts'

function open(company: DashboardCompany, role: 'owner' | 'viewer' = 'owner') {
  const said: unknown[] = []
  renderRoutes('/dashboard', dashboardRoutes, [
    answer(getMe, () => userWith(role, luna)),
    answer(getDashboardCompany, () => company),
    answer(updateDashboardCompany, ({ body }) => {
      said.push(body)
      return luna
    }),
    ...working(luna),
  ])
  return said
}
const old: DashboardCompany = { ...luna, linkDue: true }
const card = () => screen.findByRole('region', { name: 'What waits for you' })

it.each([
  ['Yes, it is ours', 'confirmed', 'Google link confirmed'],
  ['Dismiss', 'dismissed', 'Reminder put away'],
])('asks to open an old link: %s', async (name, linkCheck, toast) => {
  const said = open(old)
  const waiting = within(await card())
  expect(waiting.getByText(/^Links to Google can stop working/)).toBeTruthy()
  const link = waiting.getByRole('link', { name: 'Open it' })
  expect(link.getAttribute('href')).toBe(luna.googleReviewUrl)
  expect(waiting.queryByRole('button', { name: 'Yes, it is ours' })).toBeNull()
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(waiting.getByText('Was it the page of your business?')).toBeTruthy()
  await userEvent.click(waiting.getByRole('button', { name }))
  expect(await screen.findByText(toast)).toBeTruthy()
  expect(said).toEqual([{ linkCheck }])
  expect(waiting.queryByText('Check your Google link')).toBeNull()
})

it.each([
  ['a link that was checked lately', luna, 'owner'],
  ['who may not change it', old, 'viewer'],
] as const)('does not ask about %s', async (_, company, role) => {
  open(company, role)
  await card()
  expect(screen.queryByText('Check your Google link')).toBeNull()
})
