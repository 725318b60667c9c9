import { answer } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { type AuditEntry, listOwnAudit } from '@candour/schemas/audit.ts'
import { listTeam, type TeamMember } from '@candour/schemas/team.ts'
import { printOrders } from '@candour/texts/de/print-orders.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import { setTexts, texts } from '#shared/texts.ts'
import { id, luna, working } from '#test/fixtures.ts'

const exported: AuditEntry = {
  id: id(50),
  at: '2026-03-01T12:00:00Z',
  actor: { kind: 'user', id: id(9), name: 'owner@example.com', displayName: null },
  action: 'reviews.exported',
  target: { type: 'company', id: luna.id, name: luna.name, displayName: null },
  changes: { format: [null, 'csv'] },
  network: '203.0.113.0/24',
  company: { id: luna.id, name: luna.name },
}

const member: TeamMember = {
  userId: id(51),
  email: 'manager@example.com',
  name: null,
  role: 'manager',
  invited: false,
  lastSeenAt: null,
  twoFactor: false,
}

/** Opens the screen against a log with one entry, which some filters hide. Returns the router and the last query. */
function open(search = '', entry = exported, company = luna) {
  const asked: object[] = []
  const router = renderRoutes(`/dashboard/settings/security-log${search}`, dashboardRoutes, [
    answer(listOwnAudit, ({ query }) => {
      asked.push(query)
      return { items: query.action && query.action !== exported.action ? [] : [entry] }
    }),
    answer(listTeam, () => [member]),
    ...working(company),
  ])
  return { router, asked }
}

it('shows who did what, with a link from the navigation', async () => {
  open()
  const list = await screen.findByRole('list', { name: 'Audit log' })
  expect(list.textContent).toContain('owner@example.com exported reviews')
  expect(list.textContent).toContain('Format: CSV')
  expect(screen.getByRole('link', { name: 'Security log' }).getAttribute('aria-current')).toBe('page')
})

it('names what was ordered in the language of the page', async () => {
  const { printOrders: english } = texts
  onTestFinished(() => setTexts({ printOrders: english }))
  setTexts({ printOrders })
  const item = 'Poster (18"x24", quantity: 5)'
  const target = { type: 'order', id: id(52), name: item, displayName: null }
  open('', { ...exported, action: 'order.placed', target, changes: {} })
  const list = await screen.findByRole('list', { name: 'Audit log' })
  expect(list.textContent).toMatch(/ordered Poster \(.*cm, Anzahl: 5\)/)
})

it('filters by action, user and period, in the URL and in the export', async () => {
  const { router, asked } = open()
  await screen.findByRole('list', { name: 'Audit log' })
  expect(await screen.findByRole('option', { name: member.email })).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('User'), 'owner@example.com')
  await userEvent.type(screen.getByLabelText('From'), '2026-03-01')
  await userEvent.selectOptions(screen.getByLabelText('Action'), 'Location changed')
  expect(await screen.findByText('No entry matches')).toBeTruthy()
  const filters = { userId: id(9), action: 'location.updated', from: '2026-03-01' }
  const params = new URLSearchParams(router.state.location.search)
  expect(Object.fromEntries(params)).toEqual({ ...filters, company: luna.id })
  const query = { ...filters, companyId: luna.id }
  expect(asked.at(-1)).toMatchObject(query)
  const csv = screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href') ?? ''
  expect(csv).toMatch(/^\/api\/dashboard\/audit\.csv\?/)
  expect(Object.fromEntries(new URLSearchParams(csv.split('?')[1]))).toEqual(query)
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('list', { name: 'Audit log' })).toBeTruthy()
})

it.each([
  ['Europe/Berlin', 'Mar 1, 2026, 1:00 PM'],
  ['America/Los_Angeles', 'Mar 1, 2026, 4:00 AM'],
])('shows times in the company’s zone, in which the API reads days: %s', async (timeZone, shown) => {
  const changes = { expiresAt: [null, exported.at] } satisfies AuditEntry['changes']
  const { asked } = open('?from=2026-03-29&to=2026-03-29', { ...exported, changes }, { ...luna, timeZone })
  const list = await screen.findByRole('list', { name: 'Audit log' })
  expect(list.textContent?.split(shown)).toHaveLength(3)
  expect(asked.at(-1)).toMatchObject({ from: '2026-03-29', to: '2026-03-29' })
})
