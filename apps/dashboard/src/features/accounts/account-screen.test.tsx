import { ApiError } from '@candour/api-client/call.ts'
import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { changePassword, getMe, listSessions, type Role } from '@candour/schemas/accounts.ts'
import { getProfile, type Profile, updateMe } from '@candour/schemas/own-account.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Component } from '#features/accounts/account-screen.tsx'
import { luna, userOf, withoutFactors } from '#test/fixtures.ts'

const signedIn = userOf(luna)
const me = (role: Role = 'company_admin') =>
  answer(getMe, () => ({ ...signedIn, user: { ...signedIn.user, role } }))
const profile: Profile = { language: null, timeZone: null, languages: ['en', 'de'] }
const others = [answer(listSessions, () => []), answer(getProfile, () => profile), ...withoutFactors]
const changed = answer(changePassword, () => ({ message: 'Done' }))
const refused = (error: ApiError) => answer(changePassword, () => Promise.reject(error))

const labels = { current: 'Current Password', next: 'New Password', confirm: 'Confirm New Password' }

async function submit(typed: Partial<Record<keyof typeof labels, string>>) {
  const actor = userEvent.setup()
  const current = await screen.findByLabelText(labels.current)
  if (typed.current) await actor.type(current, typed.current)
  if (typed.next) await actor.type(screen.getByLabelText(labels.next), typed.next)
  if (typed.confirm) await actor.type(screen.getByLabelText(labels.confirm), typed.confirm)
  await actor.click(screen.getByRole('button', { name: 'Change Password' }))
}

const good = { current: 'old password', next: 'correct horse', confirm: 'correct horse' }

/** Returns the texts of a field's `aria-describedby` elements. */
function messagesOf(label: string): string[] {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '')
}

it('shows a spinner while the user loads', async () => {
  renderScreen('/change-password', Component, [answer(getMe, () => new Promise(() => {})), ...others])
  expect(await screen.findByRole('status')).toBeTruthy()
  expect(screen.queryByLabelText(labels.current)).toBeNull()
})

it('is called Account in its title and heading', async () => {
  renderScreen('/change-password', Component, [me(), ...others])
  expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeTruthy()
  expect(document.title).toBe('Account')
})

describe('the name', () => {
  /** Opens the page with a server that stores the name; returns the request bodies it receives. */
  function open(name: string | null, ready?: Promise<void>) {
    let user = { ...signedIn.user, name }
    const sent: unknown[] = []
    renderScreen('/change-password', Component, [
      answer(getMe, () => ({ ...signedIn, user })),
      answer(updateMe, async ({ body }) => {
        sent.push(body)
        await ready
        user = { ...user, name: body.name }
        return { user }
      }),
      ...others,
    ])
    return sent
  }
  const field = () => screen.findByLabelText<HTMLInputElement>(/^Your name/)
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save name' }))

  it('is saved, and shown from then on', async () => {
    const sent = open(null)
    await userEvent.type(await field(), ' 山田 太郎 ')
    await save()
    expect(await screen.findByText('Name saved')).toBeTruthy()
    expect(sent).toEqual([{ name: '山田 太郎' }])
    expect((await field()).value).toBe('山田 太郎')
    expect(within(screen.getByRole('banner')).getByText('山田 太郎')).toBeTruthy()
  })

  it('keeps what is typed while it is saved', async () => {
    const held = Promise.withResolvers<void>()
    open('Ada', held.promise)
    await userEvent.type(await field(), ' Love')
    await save()
    await userEvent.type(await field(), 'lace')
    held.resolve()
    expect(await screen.findByText('Name saved')).toBeTruthy()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save name' })).toHaveProperty('disabled', false),
    )
    expect((await field()).value).toBe('Ada Lovelace')
  })

  it('can be removed', async () => {
    const sent = open('Ada')
    await userEvent.clear(await field())
    await save()
    expect(await screen.findByText('Name removed')).toBeTruthy()
    expect(sent).toEqual([{ name: null }])
  })

  it('is refused with a message at the field, which gets the focus', async () => {
    const sent = open('Ada')
    await userEvent.type(await field(), '@home')
    await save()
    expect(screen.getByText('A name cannot contain an @')).toBeTruthy()
    expect((await field()).getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(await field())
    expect(sent).toEqual([])
  })
})

it('redirects to the login when nobody is signed in', async () => {
  renderScreen('/change-password', Component, [answer(getMe, () => Promise.reject(refusal('not_signed_in')))])
  expect(await screen.findByText('At /login')).toBeTruthy()
})

it('can retry when the user could not be loaded', async () => {
  let attempts = 0
  renderScreen('/change-password', Component, [
    answer(getMe, () => {
      attempts += 1
      if (attempts === 1) throw new ApiError('The service is busy.', { status: 503 })
      return signedIn
    }),
    ...others,
  ])
  expect(await screen.findByText('The service is busy.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByLabelText(labels.current)).toBeTruthy()
})

describe.each([
  ['superadmin', '/admin'],
  ['company_admin', '/dashboard'],
] as const)('for a %s', (role, home) => {
  it(`goes back to ${home}`, async () => {
    renderScreen('/change-password', Component, [me(role), ...others])
    await userEvent.click(await screen.findByRole('link', { name: 'Back' }))
    expect(await screen.findByText(`At ${home}`)).toBeTruthy()
  })

  it(`goes to ${home} after the change`, async () => {
    renderScreen('/change-password', Component, [me(role), ...others, changed])
    await submit(good)
    expect(await screen.findByText(`At ${home}`)).toBeTruthy()
    expect(screen.getByText('Password changed')).toBeTruthy()
    expect(screen.getByText('Your password has been updated successfully')).toBeTruthy()
  })
})

it('sends the current and the new password, and nothing else', async () => {
  renderScreen('/change-password', Component, [me(), ...others, changed])
  await submit(good)
  await screen.findByText('At /dashboard')
  const [, init] = vi.mocked(fetch).mock.calls.find(([path]) => path === changePassword.path) ?? []
  expect(JSON.parse(String(init?.body))).toEqual({
    currentPassword: 'old password',
    newPassword: 'correct horse',
  })
})

it.each([
  [labels.current, {}, 'Current password is required'],
  [labels.next, { ...good, next: 'short' }, 'Password must be at least 8 characters'],
  [labels.confirm, { ...good, confirm: 'short' }, 'Password must be at least 8 characters'],
  [labels.confirm, { ...good, confirm: 'correct house' }, "Passwords don't match"],
])('says on %s, given %j: %s', async (label, typed, message) => {
  renderScreen('/change-password', Component, [me(), ...others])
  await submit(typed)
  await vi.waitFor(() => expect(messagesOf(label)).toContain(message))
  expect(fetch).not.toHaveBeenCalledWith(changePassword.path, expect.anything())
})

it('shows a pending state while submitting', async () => {
  renderScreen('/change-password', Component, [
    me(),
    ...others,
    answer(changePassword, () => new Promise(() => {})),
  ])
  await submit(good)
  expect(await screen.findByRole('button', { name: 'Changing Password...' })).toHaveProperty('disabled', true)
})

it("shows the server's message, also on the field at fault", async () => {
  const message = 'Your current password is not correct'
  renderScreen('/change-password', Component, [
    me(),
    ...others,
    refused(new ApiError(message, { status: 400, issues: [{ path: 'currentPassword', message }] })),
  ])
  await submit(good)
  expect(await screen.findByText('Error')).toBeTruthy()
  expect(messagesOf(labels.current)).toContain(message)
  expect(document.activeElement).toBe(screen.getByLabelText(labels.current))
  expect(screen.getByRole('button', { name: 'Change Password' })).toHaveProperty('disabled', false)
})

it('falls back to its own message when the server sends none, and keeps the input', async () => {
  renderScreen('/change-password', Component, [me(), ...others])
  await screen.findByLabelText(labels.current)
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }))
  await submit(good)
  expect(await screen.findByText('Failed to change password. Please try again.')).toBeTruthy()
  expect(screen.getByLabelText(labels.next)).toHaveProperty('value', 'correct horse')
})

it('labels its fields for password managers', async () => {
  renderScreen('/change-password', Component, [me(), ...others])
  const form = (await screen.findByLabelText(labels.current)).closest('form')
  if (!form) throw new Error('no form')
  expect([...form.querySelectorAll('input')].map(({ autocomplete, type }) => [autocomplete, type])).toEqual([
    ['username', 'email'],
    ['current-password', 'password'],
    ['new-password', 'password'],
    ['new-password', 'password'],
  ])
  expect(form.querySelector('input')?.value).toBe(signedIn.user.email)
  expect(within(form).getAllByRole('button', { name: 'Show password' })).toHaveLength(3)
})
