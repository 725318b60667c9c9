import { answer } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { getMe } from '@candour/schemas/accounts.ts'
import { type AuditEntry, listAudit } from '@candour/schemas/audit.ts'
import { listCompanies } from '@candour/schemas/companies.ts'
import { listUsers } from '@candour/schemas/users.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { OperatorScreen } from '#app/operator-screen.tsx'
import { ada, id, luna, platform, signedInAs } from '#test/fixtures.ts'

const signedIn: AuditEntry = {
  id: id(50),
  at: '2026-03-01T12:00:00Z',
  actor: { kind: 'user', id: ada.id, name: ada.email, displayName: null },
  action: 'session.started',
  target: { type: 'user', id: ada.id, name: ada.email, displayName: null },
  changes: { device: [null, 'Chrome on Android'] },
  network: '203.0.113.0/24',
  company: null,
}

function open(search = '') {
  const asked: object[] = []
  const router = renderScreen(`/admin/audit${search}`, OperatorScreen, [
    ...platform(),
    answer(getMe, () => signedInAs('superadmin')),
    answer(listAudit, ({ query }) => {
      asked.push(query)
      return { items: [signedIn] }
    }),
    answer(listCompanies, ({ query }) => ({
      items: query.search === undefined || luna.name.includes(query.search) ? [luna] : [],
    })),
    answer(listUsers, () => ({
      items: [{ ...ada, state: 'active' as const, companies: 1, createdAt: luna.createdAt }],
    })),
  ])
  return { router, asked }
}

it('shows entries of the platform and of companies', async () => {
  open()
  const list = await screen.findByRole('list', { name: 'Audit log' })
  expect(list.textContent).toContain(`${ada.email} signed in`)
  expect(list.textContent).toContain('Platform')
  expect(screen.getByRole('link', { name: 'Audit log' }).getAttribute('aria-current')).toBe('page')
})

it('filters by a suggested company and user, and forgets text that is neither', async () => {
  const { router, asked } = open()
  await screen.findByRole('list', { name: 'Audit log' })
  const company = screen.getByLabelText<HTMLInputElement>('Company')
  await userEvent.type(company, 'Nothing like it')
  await userEvent.tab()
  expect(company.value).toBe('')
  expect(asked.at(-1)).not.toHaveProperty('companyId')

  const label = `${luna.name} (${luna.slug})`
  await userEvent.type(company, luna.name)
  await waitFor(() => expect(document.querySelector(`option[value="${label}"]`)).toBeTruthy())
  await userEvent.type(company, ` (${luna.slug})`)
  await userEvent.type(screen.getByLabelText('User'), ada.email)
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ companyId: luna.id, userId: ada.id }))
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    companyId: luna.id,
    userId: ada.id,
  })
  await userEvent.tab()
  expect(company.value).toBe(label)
  await userEvent.clear(company)
  await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('companyId'))
  await userEvent.type(company, `${luna.name.slice(0, 4)}{Enter}`)
  await waitFor(() => expect(router.state.location.search).toContain(`companyId=${luna.id}`))
  expect(company.value).toBe(label)
  await userEvent.clear(company)
  await waitFor(() => expect(router.state.location.search).not.toContain('companyId'))
})

it('asks for whole days of the reader', async () => {
  const { asked } = open('?from=2026-03-01&to=2026-03-01')
  await screen.findByRole('list', { name: 'Audit log' })
  expect(asked.at(-1)).toMatchObject({
    from: new Date(2026, 2, 1).toISOString(),
    to: new Date(new Date(2026, 2, 2).getTime() - 1).toISOString(),
  })
})

it('names the chosen user after a reload', async () => {
  open(`?userId=${ada.id}`)
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('User').value).toBe(ada.email))
})
