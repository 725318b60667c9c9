import { answer, type Handler, refusal } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { getMe } from '@candour/schemas/accounts.ts'
import { errors } from '@candour/schemas/errors.ts'
import { answerInvitation, listInvitations, type TeamInvitation } from '@candour/schemas/invitations.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import { id, luna, sole, userOf, working } from '#test/fixtures.ts'

const invitation: TeamInvitation = {
  id: id(31),
  company: 'Trattoria Sole',
  invitedBy: 'rosa@example.com',
  role: 'manager',
  expiresAt: '2026-03-02T12:00:00Z',
}

/** Opens the dashboard of a member of `companies` with these invitations; returns the answers that they send. */
function open(companies: (typeof luna)[], invitations: TeamInvitation[], ...handlers: Handler[]) {
  let pending = invitations
  let user = userOf(...companies)
  const sent: unknown[] = []
  renderRoutes('/dashboard', dashboardRoutes, [
    ...handlers,
    answer(getMe, () => user),
    answer(listInvitations, () => pending),
    answer(answerInvitation, ({ params, body }) => {
      sent.push([params.id, body.accept])
      pending = pending.filter((each) => each.id !== params.id)
      if (body.accept) user = userOf(...companies, sole)
      return { companyId: body.accept ? sole.id : null }
    }),
    ...working(luna, sole),
  ])
  return sent
}

const banner = async (company: string) =>
  within(await screen.findByRole('region', { name: `Invitation to ${company}` }))

it('asks whoever is invited, and adds the company once they accept', async () => {
  const sent = open([luna], [invitation])
  const asked = await banner('Trattoria Sole')
  expect(asked.getByText(/invites you/).textContent).toBe(
    'rosa@example.com invites you to Trattoria Sole as a manager.',
  )
  await userEvent.click(asked.getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('You have joined Trattoria Sole')).toBeTruthy()
  expect(sent).toEqual([[invitation.id, true]])
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Company' })
  expect([...choice.options].map(({ text }) => text)).toEqual(['Café Luna', 'Trattoria Sole'])
  await waitFor(() => expect(screen.queryByText(/invites you/)).toBeNull())
})

it('opens the company of someone who had none', async () => {
  open([], [invitation])
  expect(await screen.findByText('You are not assigned to any companies')).toBeTruthy()
  await userEvent.click((await banner('Trattoria Sole')).getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('For Trattoria Sole')).toBeTruthy()
})

it('names the company alone once who invited has left, and takes no for an answer', async () => {
  const sent = open([luna], [{ ...invitation, invitedBy: null, role: 'owner' }])
  const asked = await banner('Trattoria Sole')
  expect(asked.getByText(/invited/).textContent).toBe('You are invited to Trattoria Sole as an owner.')
  await userEvent.click(asked.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('Invitation declined')).toBeTruthy()
  expect(sent).toEqual([[invitation.id, false]])
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Invitation to/ })).toBeNull())
})

it('says why the answer did not count', async () => {
  open(
    [luna],
    [invitation],
    answer(answerInvitation, () => Promise.reject(refusal('team_full'))),
  )
  await userEvent.click((await banner('Trattoria Sole')).getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText(errors.team_full[1])).toBeTruthy()
  expect((await banner('Trattoria Sole')).getByRole('button', { name: 'Accept' })).toBeTruthy()
})

it('answers each invitation by itself', async () => {
  const other = { ...invitation, id: id(32), company: 'Third' }
  const sent = open([luna], [invitation, other])
  await userEvent.click((await banner('Third')).getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('Invitation declined')).toBeTruthy()
  expect(sent).toEqual([[other.id, false]])
  expect(await banner('Trattoria Sole')).toBeTruthy()
})
