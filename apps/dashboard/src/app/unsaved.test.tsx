import { createQueryClient, queryFor } from '@candour/api-client/query.ts'
import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { updateDashboardCompany } from '@candour/schemas/companies.ts'
import { listTeam } from '@candour/schemas/team.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import { luna, working } from '#test/fixtures.ts'

it('asks before a screen with unsaved changes is left, and keeps them', async () => {
  const router = renderRoutes('/dashboard/settings/review-page', dashboardRoutes, working(luna))
  const [field] = await screen.findAllByRole<HTMLTextAreaElement>('textbox')
  if (!field) throw new Error('No field')
  await userEvent.type(field, 'Welcome')
  await userEvent.click(screen.getByRole('link', { name: /^Reviews/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(router.state.location.pathname).toBe('/dashboard/settings/review-page')
  expect(field.value).toContain('Welcome')
  await userEvent.click(screen.getByRole('link', { name: /^Reviews/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/reviews'))
})

it('asks on the way back too, and goes there once', async () => {
  const router = renderRoutes('/dashboard/reviews', dashboardRoutes, working(luna))
  await userEvent.click(await screen.findByRole('link', { name: 'Settings' }))
  await userEvent.click(await screen.findByRole('link', { name: /^Review page/ }))
  await userEvent.type(await screen.findByLabelText(/^Greeting/), 'Welcome')
  await userEvent.click(screen.getByRole('link', { name: 'Team' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await act(() => router.navigate(-1))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/settings'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

describe('when the session ends while a screen has unsaved changes', () => {
  const title = 'Your session has ended'

  /** Types a greeting, and saves it when there is a session. */
  async function type() {
    const server = { signedIn: false, saved: [] as unknown[] }
    const client = createQueryClient()
    const handlers = [
      answer(updateDashboardCompany, ({ body }) => {
        if (!server.signedIn) throw refusal('not_signed_in')
        server.saved.push(body)
        return { ...luna, texts: { en: { greeting: 'Welcome' } } }
      }),
      answer(listTeam, () => Promise.reject(refusal('not_signed_in'))),
      ...working(luna),
    ]
    const router = renderRoutes('/dashboard/settings/review-page', dashboardRoutes, handlers, client)
    const [field] = await screen.findAllByRole<HTMLTextAreaElement>('textbox')
    if (!field) throw new Error('No field')
    await userEvent.type(field, 'Welcome')
    return { server, client, field, router }
  }
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

  it('stays there when saving finds out, leads to the login in a new tab, and then saves', async () => {
    const { server, field, router } = await type()
    await save()
    const dialog = within(await screen.findByRole('alertdialog', { name: title }))
    expect(dialog.getByText(/^What you entered is still here/)).toBeTruthy()
    const link = dialog.getByRole('link', { name: 'Log in using a new tab' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/login', '_blank'])
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the page' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(router.state.location.pathname).toBe('/dashboard/settings/review-page')
    expect(field.value).toBe('Welcome')

    await save()
    expect(await screen.findByRole('alertdialog', { name: title })).toBeTruthy()
    server.signedIn = true
    await userEvent.click(screen.getByRole('button', { name: 'Back to the page' }))
    await save()
    await waitFor(() => expect(server.saved).toHaveLength(1))
  })

  it('stays there when something else finds out', async () => {
    const { client, field, router } = await type()
    const read = () =>
      client.fetchQuery(queryFor(listTeam, { query: { companyId: luna.id } })).catch(() => {})
    void read()
    expect(await screen.findByRole('alertdialog', { name: title })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/dashboard/settings/review-page')
    expect(field.value).toBe('Welcome')

    // Reads that are repeated in the background say it once.
    await userEvent.click(screen.getByRole('button', { name: 'Back to the page' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await read()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

it('leads to the login when the session ends and nothing is unsaved', async () => {
  renderRoutes('/dashboard/settings/team', dashboardRoutes, [
    answer(listTeam, () => Promise.reject(refusal('not_signed_in'))),
    ...working(luna),
  ])
  expect(await screen.findByText('At /login')).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
