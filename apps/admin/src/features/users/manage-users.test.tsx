import { ApiError } from '@candour/api-client/call.ts'
import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { listCompanies } from '@candour/schemas/companies.ts'
import {
  type CompanyUser,
  createInvitationLink,
  createUser,
  endUserSessions,
  type ListedUser,
  linkUser,
  listCompanyUsers,
  listUsers,
  unlinkUser,
  updateMembership,
} from '@candour/schemas/users.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { CompanyList } from '#features/companies/company-list.tsx'
import { ada, ben, id, luna, platform } from '#test/fixtures.ts'

const carl: ListedUser = {
  id: id(40),
  email: 'carl@example.com',
  name: null,
  role: 'company_admin',
  state: 'active',
  companies: 0,
  createdAt: '2026-03-01T12:00:00Z',
}
const dora: ListedUser = { ...carl, id: id(41), email: 'dora@example.com' }

const link = { url: 'https://dashboard.example/setup-password?token=t', expiresAt: '2999-03-02T12:00:00Z' }
const refuse = () => Promise.reject(new ApiError('The mail queue is full.', { status: 503 }))

/** Opens the users of a company against a fake server; returns the searches it received. */
async function open(
  users: CompanyUser[],
  given: {
    refusing?: boolean
    invited?: Partial<{ isResend: boolean; linkedExisting: boolean }>
    /** Somebody else has removed all users meanwhile. */
    gone?: boolean
    /** Receives the roles that users get. */
    roles?: string[]
    /** Until when users are not yet linked or created, or managers. */
    ready?: Promise<void>
  } = {},
) {
  let linked = users
  const searched: (string | undefined)[] = []
  renderScreen('/admin', CompanyList, [
    ...platform(),
    answer(listCompanies, () => ({ items: [{ ...luna, users: linked.length }] })),
    answer(listCompanyUsers, ({ params }) => {
      expect(params.id).toBe(luna.id)
      return { items: linked }
    }),
    answer(listUsers, ({ query }) => {
      expect(query.notInCompany).toBe(luna.id)
      searched.push(query.search)
      return { items: [carl, dora].filter(({ email }) => email.includes(query.search ?? '')) }
    }),
    answer(linkUser, async ({ body }) => {
      await given.ready
      if (given.refusing) return refuse()
      expect(body.userId).toBe(dora.id)
      linked = [{ ...ada, id: dora.id, email: dora.email }, ...linked]
      return { user: dora }
    }),
    answer(createUser, async ({ body }) => {
      await given.ready
      if (given.refusing) return refuse()
      expect(body).toMatchObject({ companyId: luna.id, role: 'company_admin' })
      return {
        user: { ...carl, email: body.email },
        isResend: false,
        linkedExisting: false,
        ...given.invited,
      }
    }),
    answer(unlinkUser, ({ params }) => {
      if (given.refusing) return refuse()
      if (given.gone) {
        linked = []
        throw refusal('not_linked')
      }
      linked = linked.filter(({ id }) => id !== params.userId)
      return { message: 'User unlinked' }
    }),
    answer(updateMembership, async ({ params, body: { role } }) => {
      given.roles?.push(role)
      if (role === 'manager') await given.ready
      if (given.refusing) return refuse()
      expect(params).toEqual({ id: luna.id, userId: ada.id })
      linked = linked.map((user) => (user.id === params.userId ? { ...user, membershipRole: role } : user))
      const { id: userId, email } = ada
      return {
        userId,
        email,
        name: null,
        role,
        membershipRole: role,
        invited: false,
        lastSeenAt: null,
        twoFactor: false,
      }
    }),
    answer(endUserSessions, ({ params }) => {
      if (given.refusing) return refuse()
      expect(params.id).toBe(ada.id)
      return { ended: 2 }
    }),
    answer(createInvitationLink, ({ params }) => {
      if (given.refusing) return refuse()
      expect(params.id).toBe(ben.id)
      return link
    }),
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Manage Users of Café Luna' }))
  await screen.findByRole('button', { name: 'Add User to Café Luna' })
  return searched
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('is empty at first', async () => {
  await open([])
  expect(await screen.findByText('No users assigned to this company')).toBeTruthy()
})

it("shows each user's address, role and invitation state", async () => {
  const failed: CompanyUser = {
    ...ben,
    id: id(32),
    email: 'bea@example.com',
    state: 'mail_failed',
    invitation: { mail: 'failed', error: '550 User unknown', sentAt: null, expiresAt: null },
  }
  await open([ada, ben, failed])
  await screen.findByText('ben@example.com')
  const row = (name: string) => within(screen.getByText(`${name}@example.com`).closest('li') ?? document.body)
  expect(row('ada').getByText('Company Admin')).toBeTruthy()
  expect(row('ada').getByText('Active')).toBeTruthy()
  expect(row('ada').queryByRole('button', { name: /Resend/ })).toBeNull()
  expect(row('ben').getByText('Invited')).toBeTruthy()
  expect(row('ben').getByText(/^Sent Mar 1, 2026.*valid until Mar 2, 2999/)).toBeTruthy()
  expect(row('bea').getByText('Mail failed')).toBeTruthy()
  expect(row('bea').getByText('550 User unknown')).toBeTruthy()
  expect(row('bea').getByRole('button', { name: 'Copy link for bea@example.com' })).toBeTruthy()
})

describe("a user's role in the company", () => {
  const select = () =>
    screen.findByRole<HTMLSelectElement>('combobox', { name: 'Role of ada@example.com in the company' })

  it('is shown and can be changed', async () => {
    await open([ada])
    const role = await select()
    expect([...role.options].map(({ text }) => text)).toEqual(['Owner', 'Manager', 'Responder', 'Viewer'])
    expect(role.value).toBe('owner')
    await userEvent.selectOptions(role, 'Viewer')
    expect(await screen.findByText('Viewer: ada@example.com')).toBeTruthy()
    await waitFor(async () => expect((await select()).value).toBe('viewer'))
  })

  it('is the last one that was chosen, however slow the first change is', async () => {
    const held = Promise.withResolvers<void>()
    const roles: string[] = []
    await open([ada], { ready: held.promise, roles })
    await userEvent.selectOptions(await select(), 'Manager')
    await userEvent.selectOptions(await select(), 'Viewer')
    expect((await select()).value).toBe('viewer')
    expect(roles).toEqual(['manager'])
    held.resolve()
    expect(await screen.findByText('Viewer: ada@example.com')).toBeTruthy()
    await waitFor(() => expect(roles).toEqual(['manager', 'viewer']))
    expect((await select()).value).toBe('viewer')
  })

  it('is shown as it was when it could not be changed', async () => {
    await open([ada], { refusing: true })
    await userEvent.selectOptions(await select(), 'Viewer')
    expect(await screen.findByText('Failed to change the role')).toBeTruthy()
    expect((await select()).value).toBe('owner')
  })
})

describe('removing', () => {
  it('asks first', async () => {
    await open([ada])
    await userEvent.click(await screen.findByRole('button', { name: 'Remove ada@example.com' }))
    expect(
      screen.getByRole('alertdialog', {
        name: 'Are you sure you want to remove this user from the company?',
      }),
    ).toBeTruthy()
    await press('Cancel')
    expect(screen.getByText('ada@example.com')).toBeTruthy()
    await press('Remove ada@example.com')
    await press('Remove user')
    expect(await screen.findByText('User unlinked successfully')).toBeTruthy()
    expect(await screen.findByText('No users assigned to this company')).toBeTruthy()
  })
})

it('no longer shows a user whom somebody else has removed', async () => {
  await open([ada], { gone: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove ada@example.com' }))
  await press('Remove user')
  expect(await screen.findByText('Failed to unlink user')).toBeTruthy()
  expect(await screen.findByText('No users assigned to this company')).toBeTruthy()
})

describe('signing out everywhere', () => {
  it('asks first, and is only offered for users who can sign in', async () => {
    await open([ada, ben])
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out ada@example.com everywhere' }))
    expect(screen.getByRole('alertdialog', { name: 'Sign this user out everywhere?' })).toBeTruthy()
    await press('Sign out everywhere')
    expect(await screen.findByText('User signed out everywhere')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Sign out ben@example.com everywhere' })).toBeNull()
  })
})

it.each([
  [ada, 'Remove ada@example.com', 'Remove user', 'Failed to unlink user'],
  [ada, 'Sign out ada@example.com everywhere', 'Sign out everywhere', 'Failed to sign the user out'],
  [ben, 'Copy link for ben@example.com', undefined, 'Failed to create link'],
])('says when an action on a user failed: %#', async (user, name, confirmation, title) => {
  await open([user], { refusing: true })
  await userEvent.click(await screen.findByRole('button', { name }))
  if (confirmation) await press(confirmation)
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(user.email)).toBeTruthy()
})

it.each([
  ['dora@example.com', 'Link User', 'User linked successfully'],
  ['new@example.com', 'Send Invitation', 'Invitation Sent'],
])('stays open when the answer about somebody else (%s) is late', async (email, button, done) => {
  const held = Promise.withResolvers<void>()
  await open([ada], { ready: held.promise })
  await press('Add User to Café Luna')
  await userEvent.type(screen.getByRole('combobox', { name: 'User' }), email)
  if (button === 'Link User') await userEvent.click(await screen.findByRole('option', { name: email }))
  else await userEvent.click(await screen.findByRole('button', { name: `Invite ${email}` }))
  await press(button)
  await press('Close')
  if (button === 'Link User') await press('Discard')
  await press('Add User to Café Luna')
  await userEvent.type(screen.getByRole('combobox', { name: 'User' }), 'carl')
  held.resolve()
  expect(await screen.findByText(done)).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'User' })).toHaveProperty('value', 'carl')
})

describe('adding an existing user', () => {
  it('searches while typing, and links the selected user', async () => {
    const searched = await open([ada])
    await press('Add User to Café Luna')
    const field = screen.getByRole('combobox', { name: 'User' })
    expect(await screen.findByRole('option', { name: carl.email })).toBeTruthy()
    await userEvent.type(field, 'dora')
    await waitFor(() => expect(screen.queryByRole('option', { name: carl.email })).toBeNull())
    expect(searched).toEqual([undefined, 'dora'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(screen.getByText('Selected: dora@example.com')).toBeTruthy()
    await press('Link User')
    expect(await screen.findByText('User linked successfully')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Remove dora@example.com' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('needs a selection', async () => {
    await open([ada])
    await press('Add User to Café Luna')
    await press('Link User')
    expect(await screen.findByText('Please select a user')).toBeTruthy()
  })

  it('clears the selection when another address is typed', async () => {
    await open([ada])
    await press('Add User to Café Luna')
    await userEvent.click(await screen.findByRole('option', { name: dora.email }))
    await userEvent.type(screen.getByRole('combobox', { name: 'User' }), 'carl@example.com{Enter}')
    expect(await screen.findByText('Please select a user')).toBeTruthy()
    expect(screen.getByText('No user selected')).toBeTruthy()
    expect(screen.queryByText('User linked successfully')).toBeNull()
  })

  it('asks before discarding input', async () => {
    await open([ada])
    await press('Add User to Café Luna')
    await userEvent.type(screen.getByRole('combobox', { name: 'User' }), 'do{Escape}')
    expect(screen.getByRole('alertdialog', { name: 'Discard changes?' })).toBeTruthy()
    await press('Keep editing')
    expect(screen.getByRole('combobox', { name: 'User' })).toHaveProperty('value', 'do')
  })

  it('offers to invite the address when no other user matches', async () => {
    await open([ada])
    await press('Add User to Café Luna')
    await userEvent.type(screen.getByRole('combobox', { name: 'User' }), 'new@example.com')
    expect(await screen.findByText('No other user matches')).toBeTruthy()
    await press('Invite new@example.com')
    expect(screen.getByRole('tab', { name: 'Create New User' }).getAttribute('aria-selected')).toBe('true')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('new@example.com')
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    await press('Send Invitation')
    expect(await screen.findByText('Invitation Sent')).toBeTruthy()
  })

  it('does not offer to invite an invalid address', async () => {
    await open([ada])
    await press('Add User to Café Luna')
    await userEvent.type(screen.getByRole('combobox', { name: 'User' }), 'nobody')
    expect(await screen.findByText('No other user matches')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Invite/ })).toBeNull()
  })

  it('says when it failed, and keeps the selection', async () => {
    await open([ada], { refusing: true })
    await press('Add User to Café Luna')
    await userEvent.click(await screen.findByRole('option', { name: dora.email }))
    await press('Link User')
    expect(await screen.findByText('Failed to link user')).toBeTruthy()
    expect(screen.getByText('Selected: dora@example.com')).toBeTruthy()
  })
})

describe('inviting', () => {
  const invite = async (email: string) => {
    await press('Add User to Café Luna')
    await userEvent.click(screen.getByRole('tab', { name: 'Create New User' }))
    expect(screen.getByText('An invitation email will be sent to set up their password')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Email'), email)
    await press('Send Invitation')
  }

  it('needs an address', async () => {
    await open([])
    await invite('nobody')
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
  })

  it.each([
    [{}, 'Invitation Sent', /^Invitation email sent to new@example\.com\. They will receive a link/],
    [
      { isResend: true },
      'Invitation Resent',
      /^A new invitation has been sent to new@example\.com with a fresh/,
    ],
    [{ linkedExisting: true }, 'User linked successfully', /^new@example\.com already has an account/],
  ])('reports the outcome: %j', async (invited, title, description) => {
    await open([], { invited })
    await invite('new@example.com')
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByText(description)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says when it failed, and keeps the address', async () => {
    await open([], { refusing: true })
    await invite('new@example.com')
    expect(await screen.findByText('Failed to create user')).toBeTruthy()
    // In the toast and in the dialog.
    expect(screen.getAllByText('The mail queue is full.')).toHaveLength(2)
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('new@example.com')
  })

  it('can be resent from the list', async () => {
    await open([ben], { invited: { isResend: true } })
    await userEvent.click(await screen.findByRole('button', { name: 'Resend invitation to ben@example.com' }))
    expect(await screen.findByText('Invitation Resent')).toBeTruthy()
  })
})

describe('the setup link', () => {
  it('is copied to the clipboard', async () => {
    const written: Blob[] = []
    await open([ben])
    vi.stubGlobal(
      'ClipboardItem',
      class {
        items: Record<string, Promise<Blob>>
        constructor(items: Record<string, Promise<Blob>>) {
          this.items = items
        }
      },
    )
    vi.stubGlobal('navigator', {
      languages: navigator.languages,
      clipboard: {
        write: async ([item]: { items: Record<string, Promise<Blob>> }[]) => {
          const text = await item?.items['text/plain']
          if (text) written.push(text)
        },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Copy link for ben@example.com' }))
    expect(await screen.findByText('Link copied!')).toBeTruthy()
    expect(await written[0]?.text()).toBe(link.url)
  })

  it('is shown when the clipboard is not accessible', async () => {
    await open([ben])
    vi.stubGlobal('navigator', { languages: navigator.languages, clipboard: undefined })
    await userEvent.click(await screen.findByRole('button', { name: 'Copy link for ben@example.com' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Setup link' }))
    expect(dialog.getByLabelText('Link for ben@example.com')).toHaveProperty('value', link.url)
  })
})
