import { ApiError } from '@candour/api-client/call.ts'
import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { getMe } from '@candour/schemas/accounts.ts'
import { deleteUser, type ListedUser, listUsers, updateUser } from '@candour/schemas/users.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { OperatorScreen } from '#app/operator-screen.tsx'
import { ada, platform, signedInAs } from '#test/fixtures.ts'

const { user: me } = signedInAs('superadmin')
const mine: ListedUser = { ...me, state: 'active', companies: 0, createdAt: '2026-03-01T12:00:00Z' }
const theirs: ListedUser = { ...mine, id: ada.id, email: ada.email, role: 'company_admin', companies: 2 }

/** Opens the list against a fake server with two accounts. */
async function open(reason?: string) {
  let users = [theirs, mine]
  const refuse = () => Promise.reject(new ApiError(reason ?? '', { status: 409 }))
  renderScreen('/admin/users', OperatorScreen, [
    ...platform(),
    answer(getMe, () => signedInAs('superadmin')),
    answer(listUsers, ({ query }) => ({
      items: users.filter(({ email }) => email.includes(query.search ?? '')),
    })),
    answer(updateUser, ({ body }) => {
      if (reason) return refuse()
      const { disabled, role = theirs.role } = body
      const user: ListedUser = { ...theirs, role, state: disabled ? 'disabled' : 'active' }
      users = [user, mine]
      return { user }
    }),
    answer(deleteUser, ({ params }) => {
      expect(params.id).toBe(theirs.id)
      users = [mine]
      return { message: 'User deleted' }
    }),
  ])
  await screen.findByText(theirs.email)
}

const choose = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Change the account of ${theirs.email}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
  await userEvent.click(await screen.findByRole('button', { name }))
}

it("shows all users, without actions on the operator's own account", async () => {
  await open()
  expect(screen.getByText('2 companies')).toBeTruthy()
  expect(screen.getByText('0 companies')).toBeTruthy()
  expect(screen.getByText('You')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Change the account of/ })).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Users' }).getAttribute('aria-current')).toBe('page')
})

it('disables and enables, each after confirmation', async () => {
  await open()
  await choose('Disable account')
  expect(await screen.findByText('Disabled')).toBeTruthy()
  await choose('Enable account')
  await waitFor(() => expect(screen.queryByText('Disabled')).toBeNull())
})

it('grants and revokes the superadmin role', async () => {
  await open()
  await choose('Make super admin')
  expect(await screen.findByText('User is now a super admin')).toBeTruthy()
  await choose('Make company admin')
  expect(await screen.findByText('User is now a company admin')).toBeTruthy()
})

it('deletes an account, and moves focus to the search since its button is gone', async () => {
  await open()
  await choose('Delete account')
  await waitFor(() => expect(screen.queryByText(theirs.email)).toBeNull())
  expect(screen.getByText(mine.email)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')))
})

it('says why a change was rejected', async () => {
  await open('You are the last superadmin.')
  await choose('Disable account')
  expect(await screen.findByText('You are the last superadmin.')).toBeTruthy()
})

it('no longer shows an account that somebody else has deleted', async () => {
  let users = [theirs, mine]
  renderScreen('/admin/users', OperatorScreen, [
    ...platform(),
    answer(getMe, () => signedInAs('superadmin')),
    answer(listUsers, () => ({ items: users })),
    answer(deleteUser, () => {
      users = [mine]
      throw refusal('user_not_found')
    }),
  ])
  await screen.findByText(theirs.email)
  await choose('Delete account')
  expect(await screen.findByText('Failed to delete the user')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(theirs.email)).toBeNull())
})

it('says what a printer is, who cannot be made anything else', async () => {
  const printer: ListedUser = { ...theirs, role: 'printer', companies: 0 }
  renderScreen('/admin/users', OperatorScreen, [
    ...platform(),
    answer(getMe, () => signedInAs('superadmin')),
    answer(listUsers, () => ({ items: [printer] })),
  ])
  await screen.findByText(theirs.email)
  expect(screen.getByText('Print orders only')).toBeTruthy()
  expect(screen.queryByText('0 companies')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: `Change the account of ${theirs.email}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete account' }))
  expect(screen.queryByRole('menuitem', { name: /^Make/ })).toBeNull()
  expect(screen.getByText(/The orders given to them stay/)).toBeTruthy()
})

it('searches by address', async () => {
  await open()
  const list = screen.getByRole('region', { name: 'Users' })
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search users' }), { target: { value: 'nobody' } })
  expect(list.getAttribute('aria-busy')).toBe('true')
  expect(await screen.findByText('No user matches')).toBeTruthy()
  expect(list.getAttribute('aria-busy')).toBe('false')
  await userEvent.click(screen.getByRole('button', { name: 'Show all users' }))
  expect(await screen.findByText(theirs.email)).toBeTruthy()
})
