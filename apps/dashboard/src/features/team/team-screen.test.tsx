import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { getMe } from '@candour/schemas/accounts.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { errors } from '@candour/schemas/errors.ts'
import {
  inviteMember,
  listTeam,
  removeMember,
  resendInvitation,
  type TeamMember,
  updateMember,
} from '@candour/schemas/team.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import { id, luna, userOf, userWith, working } from '#test/fixtures.ts'

const me: TeamMember = {
  userId: userOf().user.id,
  email: 'owner@example.com',
  name: null,
  role: 'owner',
  invited: false,
  lastSeenAt: '2026-03-01T12:00:00Z',
  twoFactor: true,
}
const vera: TeamMember = {
  ...me,
  userId: id(20),
  email: 'vera@example.com',
  role: 'viewer',
  twoFactor: false,
}
const ina: TeamMember = { ...vera, userId: id(21), email: 'ina@example.com', invited: true, lastSeenAt: null }

/** Holds back what is changed. */
let slow: PromiseWithResolvers<void> | undefined
afterEach(() => {
  slow = undefined
})

/** Opens the page with a server that stores a team; returns the request bodies it receives. */
const open = (...team: TeamMember[]) => openFor(luna, ...team)

function openFor(company: DashboardCompany, ...initial: TeamMember[]) {
  let team = initial
  let user = userOf(company)
  const sent: unknown[] = []
  const found = (userId: string) => {
    const member = team.find((member) => member.userId === userId)
    if (!member) throw refusal('member_not_found')
    return member
  }
  const requireOwner = (userId: string) => {
    if (team.every((member) => member.userId === userId || member.role !== 'owner'))
      throw refusal('last_owner')
  }
  renderRoutes('/dashboard/settings/team', dashboardRoutes, [
    answer(getMe, () => user),
    answer(listTeam, () => team),
    answer(inviteMember, async ({ body }) => {
      sent.push(body)
      await slow?.promise
      if (team.some(({ email }) => email === body.email)) throw refusal('already_member')
      const added = { ...ina, userId: id(22), ...body }
      team = [...team, added]
      return added
    }),
    answer(resendInvitation, ({ params }) => {
      sent.push(params)
      return null
    }),
    answer(updateMember, async ({ params: { userId }, body: { role } }) => {
      sent.push({ userId, role })
      await slow?.promise
      if (role !== 'owner') requireOwner(userId)
      const changed = { ...found(userId), role }
      team = team.map((member) => (member.userId === userId ? changed : member))
      if (userId === me.userId) user = userWith(role, company)
      return changed
    }),
    answer(removeMember, ({ params: { userId } }) => {
      sent.push({ removed: userId })
      requireOwner(userId)
      team = team.filter((member) => member !== found(userId))
      return null
    }),
    ...working(company),
  ])
  return sent
}

const row = async (email: string) => within((await screen.findByText(email)).closest('li') ?? document.body)
const roleOf = (email: string) =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: `Role of ${email}` })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('shows who is in the team, their role, and when they were last seen', async () => {
  open(me, vera, ina)
  expect((await row(me.email)).getByText('You')).toBeTruthy()
  expect((await row(me.email)).getByText('Two-step sign-in')).toBeTruthy()
  const lastSeen = (await row(vera.email)).getByText(/^Last seen /)
  expect(lastSeen.title).toBe('Mar 1, 2026, 1:00 PM')
  expect((await row(ina.email)).getByText('Invited')).toBeTruthy()
  expect((await roleOf(vera.email)).value).toBe('viewer')
  expect(document.title).toBe('Team · Café Luna')
})

it('names members, with the address below, and asks about both before one is removed', async () => {
  open(me, { ...vera, name: 'نور الدين' })
  const named = await row(vera.email)
  expect(named.getByText('نور الدين')).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Role of نور الدين' })).toBeTruthy()
  await press('Remove نور الدين')
  expect(await screen.findByText(/^\u2068نور الدين\u2069 \(vera@example\.com\) loses access/)).toBeTruthy()
})

it('says when an invitation has expired, which can be sent again', async () => {
  const sent = open(me, { ...ina, expired: true })
  expect((await row(ina.email)).getByText('Invitation expired')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: `Send again to ${ina.email}` }))
  expect(await screen.findByText('Invitation sent again')).toBeTruthy()
  expect(sent).toEqual([{ userId: ina.userId }])
})

it('has a door for leaving and a bin for removing', async () => {
  open(me, vera)
  const icon = (name: string) =>
    screen.getByRole('button', { name }).querySelector('svg')?.getAttribute('class')
  await roleOf(vera.email)
  expect(icon('Leave the team')).toContain('lucide-door-open')
  expect(icon(`Remove ${vera.email}`)).toContain('lucide-trash')
})

describe('an invitation', () => {
  const invite = async (email: string, role?: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Invite' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite someone' }))
    await userEvent.type(dialog.getByLabelText('Email'), email)
    if (role) await userEvent.selectOptions(dialog.getByLabelText('Role'), role)
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
    return dialog
  }

  it('is sent with the chosen role, and says what that may do', async () => {
    const sent = open(me)
    await userEvent.click(await screen.findByRole('button', { name: 'Invite' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite someone' }))
    expect(dialog.getByText('Sees reviews with contact details, to answer them.')).toBeTruthy()
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Viewer')
    expect(dialog.getByText('Sees numbers and reviews, without contact details.')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText('Email'), ' new@example.com ')
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
    expect(await screen.findByText('Invitation sent')).toBeTruthy()
    expect(sent).toEqual([{ email: 'new@example.com', role: 'viewer', language: 'en' }])
    expect((await row('new@example.com')).getByText('Invited')).toBeTruthy()
  })

  it.each([
    ['nl', 'nl'],
    ['pt-BR', 'pt-BR'],
    ['sv', 'en'],
  ] as const)('is in the language of a company in %s unless another is chosen', async (its, proposed) => {
    const sent = openFor({ ...luna, defaultLanguage: its }, me)
    await userEvent.click(await screen.findByRole('button', { name: 'Invite' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite someone' }))
    const language = dialog.getByLabelText('Language of the invitation')
    expect(language).toHaveProperty('value', proposed)
    await userEvent.selectOptions(language, 'Polski')
    await userEvent.type(dialog.getByLabelText('Email'), 'new@example.com')
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
    expect(await screen.findByText('Invitation sent')).toBeTruthy()
    expect(sent).toEqual([{ email: 'new@example.com', role: 'responder', language: 'pl' }])
  })

  it('says why it was refused, and keeps what was typed', async () => {
    open(me, vera)
    const dialog = await invite(vera.email)
    expect(await dialog.findByText(errors.already_member[1])).toBeTruthy()
    expect(dialog.getByLabelText('Email')).toHaveProperty('value', vera.email)
  })

  it('does not close the dialog for someone else when it is late', async () => {
    slow = Promise.withResolvers()
    open(me)
    await invite('new@example.com')
    await press('Cancel')
    await userEvent.click(await screen.findByRole('button', { name: 'Invite' }))
    await userEvent.type(screen.getByLabelText('Email'), 'next@example.com')
    slow.resolve()
    expect(await screen.findByText('Invitation sent')).toBeTruthy()
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'next@example.com')
  })

  it('says when it failed after the dialog was left', async () => {
    slow = Promise.withResolvers()
    open(me)
    await invite('new@example.com')
    await press('Cancel')
    slow.reject(refusal('already_member'))
    const said = await screen.findByText(errors.already_member[1])
    expect(said.closest('li')?.textContent).toMatch(/^Invite someone/)
  })

  it('needs an address', async () => {
    const sent = open(me)
    const dialog = await invite('nobody')
    expect(await dialog.findByText('Please enter a valid email address')).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('can be sent again to someone who has not accepted it', async () => {
    const sent = open(me, vera, ina)
    await screen.findByText(ina.email)
    expect(screen.queryByRole('button', { name: `Send again to ${vera.email}` })).toBeNull()
    await press(`Send again to ${ina.email}`)
    expect(await screen.findByText('Invitation sent again')).toBeTruthy()
    expect(sent).toEqual([{ userId: ina.userId }])
  })
})

describe('a role', () => {
  it('is changed at once', async () => {
    open(me, vera)
    await userEvent.selectOptions(await roleOf(vera.email), 'Manager')
    expect(await screen.findByText('vera@example.com is now a manager')).toBeTruthy()
    await waitFor(async () => expect((await roleOf(vera.email)).value).toBe('manager'))
  })

  it('is the last one that was chosen, however slow the first change is', async () => {
    slow = Promise.withResolvers()
    const sent = open(me, vera)
    await userEvent.selectOptions(await roleOf(vera.email), 'Manager')
    await userEvent.selectOptions(await roleOf(vera.email), 'Responder')
    expect((await roleOf(vera.email)).value).toBe('responder')
    expect(sent).toHaveLength(1)
    slow.resolve()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ role: 'responder' })
  })

  it('of the last owner stays, with the reason', async () => {
    const sent = open(me, vera)
    await userEvent.selectOptions(await roleOf(me.email), 'Viewer')
    await userEvent.click(await screen.findByRole('button', { name: 'Become a viewer' }))
    expect(await screen.findByText(errors.last_owner[1])).toBeTruthy()
    expect((await roleOf(me.email)).value).toBe('owner')
    expect(sent).toHaveLength(1)
  })

  it('of one’s own is changed only after a confirmation, which closes the page', async () => {
    const sent = open(me, { ...vera, role: 'owner' })
    await userEvent.selectOptions(await roleOf(me.email), 'Viewer')
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(sent).toEqual([])
    expect((await roleOf(me.email)).value).toBe('owner')
    await userEvent.selectOptions(await roleOf(me.email), 'Viewer')
    await userEvent.click(await screen.findByRole('button', { name: 'Become a viewer' }))
    expect(await screen.findByText('Your role does not include this page')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the overview' }).getAttribute('href')).toBe(
      `/dashboard?company=${luna.id}`,
    )
  })
})

it('withdraws an invitation after asking', async () => {
  const sent = open(me, ina)
  await screen.findByText(ina.email)
  await press(`Withdraw the invitation of ${ina.email}`)
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw this invitation?' }))
  expect(dialog.getByText('ina@example.com can no longer accept it.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw invitation' }))
  expect(await screen.findByText('The invitation of ina@example.com has been withdrawn')).toBeTruthy()
  expect(sent).toEqual([{ removed: ina.userId }])
})

it('removes a member after asking', async () => {
  const sent = open(me, vera)
  await screen.findByText(vera.email)
  await press(`Remove ${vera.email}`)
  expect(await screen.findByText(/^vera@example.com loses access to this company immediately/)).toBeTruthy()
  await press('Cancel')
  expect(sent).toEqual([])
  await press(`Remove ${vera.email}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove member' }))
  expect(await screen.findByText('vera@example.com has been removed')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('combobox', { name: `Role of ${vera.email}` })).toBeNull())
})
