import { ApiError } from '@candour/api-client/call.ts'
import { answer, type Handler, refusal } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { type CurrentUser, getMe, login, type Role, type SecondFactor } from '@candour/schemas/accounts.ts'
import { signInWithCode } from '@candour/schemas/two-factor.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createPath, type InitialEntry } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { Component } from '#features/accounts/login-screen.tsx'
import { id, luna, userOf } from '#test/fixtures.ts'

const loginAs = (role: Role) =>
  answer(login, ({ body }) => ({ user: { id: id(9), email: body.email, role } }))

/** Renders the screen, with `me` signed in if given. */
const renderLogin = (
  handlers: Handler[],
  { address = '/login', me }: { address?: InitialEntry; me?: CurrentUser } = {},
) =>
  renderScreen(address, Component, [
    ...handlers,
    answer(getMe, () => me ?? Promise.reject(refusal('not_signed_in'))),
  ])

async function submit(email: string, password: string) {
  const user = userEvent.setup()
  if (email) await user.type(screen.getByLabelText('Email'), email)
  if (password) await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

it.each([
  ['superadmin', '/admin'],
  ['company_admin', '/dashboard'],
] as const)('takes a %s to %s', async (role, home) => {
  renderLogin([loginAs(role)])
  await submit('owner@example.com', 'correct horse')
  expect(await screen.findByText(`At ${home}`)).toBeTruthy()
  expect(screen.getByText('Logged in successfully')).toBeTruthy()
})

it.each([
  ['', ''],
  ['owner@example.com', ''],
  ['', 'correct horse'],
])('requires both fields, given %j and %j', async (email, password) => {
  renderLogin([])
  await submit(email, password)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Email and password are required$/)
  expect(fetch).not.toHaveBeenCalledWith('/api/auth/login', expect.anything())
})

it("shows the server's message", async () => {
  const tooMany = () => Promise.reject(new ApiError('Too many attempts.', { status: 429 }))
  renderLogin([answer(login, tooMany)])
  await submit('owner@example.com', 'wrong')
  expect(await screen.findByText('Login failed')).toBeTruthy()
  expect(screen.getByText('Too many attempts.')).toBeTruthy()
})

it('falls back to its own message when the server sends none', async () => {
  renderLogin([])
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 401, statusText: 'Unauthorized' }))
  await submit('owner@example.com', 'wrong')
  expect(await screen.findByText('Invalid email or password')).toBeTruthy()
})

it.each([200, 401, 502])('reports a %i response that is not JSON', async (status) => {
  renderLogin([])
  vi.stubGlobal('fetch', async () => new Response('<html>', { status, statusText: 'Whatever' }))
  await submit('owner@example.com', 'correct horse')
  expect(await screen.findByText('Invalid response from server')).toBeTruthy()
})

it('keeps the input when the connection is lost', async () => {
  const offline = () => Promise.reject(new ApiError('', { status: 0 }))
  renderLogin([answer(login, offline)])
  await submit('owner@example.com', 'correct horse')
  expect(await screen.findByText('The connection failed. Please check that you are online.')).toBeTruthy()
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'owner@example.com')
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'correct horse')
})

it.each([
  ['superadmin', '/admin?search=luna', '/admin?search=luna'],
  ['superadmin', '/dashboard/reviews', '/dashboard/reviews'],
  ['company_admin', '/dashboard/reviews?rating=2#top', '/dashboard/reviews?rating=2#top'],
  ['company_admin', '/change-password#two-step-verification', '/change-password#two-step-verification'],
  ['company_admin', '/change-password', '/change-password'],
  ['company_admin', '/admin', '/dashboard'],
  ['company_admin', '/dashboards', '/dashboard'],
  ['company_admin', '//evil.example/dashboard', '/dashboard'],
  ['company_admin', '/\\evil.example/dashboard', '/dashboard'],
  ['company_admin', '/dashboard/..//evil.example', '/dashboard'],
  ['company_admin', 'https://evil.example/dashboard', '/dashboard'],
  ['company_admin', 'javascript:alert(1)', '/dashboard'],
  ['company_admin', '/login', '/dashboard'],
] as const)('takes a %s who was at %s to %s', async (role, next, address) => {
  const router = renderLogin([loginAs(role)], {
    address: `/login?${new URLSearchParams({ next, ended: id(9) })}`,
  })
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeTruthy()
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await submit('owner@example.com', 'correct horse')
  await waitFor(() => expect(createPath(router.state.location)).toBe(address))
})

it("does not return to the page where another user's session ended", async () => {
  const router = renderLogin([loginAs('superadmin')], {
    address: `/login?${new URLSearchParams({ next: '/dashboard', ended: id(8) })}`,
  })
  await submit('operator@example.com', 'correct horse')
  await waitFor(() => expect(createPath(router.state.location)).toBe('/admin'))
})

it('asks to sign in after a page was opened without a session', async () => {
  renderLogin([], { address: '/login?next=%2Fdashboard' })
  expect(await screen.findByText('Please sign in to continue.')).toBeTruthy()
})

it('focuses the first field, and shows the product name', () => {
  renderLogin([])
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(screen.getByText('Candour')).toBeTruthy()
})

it('has the address filled in after an account was set up, unless someone else is signed in', async () => {
  const address = { pathname: '/login', state: { email: 'ada@example.com' } }
  renderLogin([], { address, me: userOf(luna) })
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com')
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(screen.getByLabelText('Email')).toBeTruthy()
})

it.each([
  ['superadmin', [], '/admin'],
  ['company_admin', [luna], '/dashboard'],
  ['printer', [], '/admin/print-orders'],
] as const)('redirects a %s who is already signed in', async (role, companies, home) => {
  const { user } = userOf()
  renderLogin([], { me: { ...userOf(...companies), user: { ...user, role } } })
  expect(await screen.findByText(`At ${home}`)).toBeTruthy()
})

it('says why a provider has signed nobody in, also to whoever is signed in', async () => {
  const address = '/login?refused=other_signed_in'
  const sentence = /^That sign-in is for another account/
  renderLogin([], { address })
  expect(await screen.findByText(sentence)).toBeTruthy()
  cleanup()
  renderLogin([], { address, me: userOf(luna) })
  expect(await screen.findByText('At /dashboard')).toBeTruthy()
  expect(screen.getByText(sentence)).toBeTruthy()
})

it('lets a user without a company sign in as someone else', async () => {
  renderLogin([loginAs('superadmin')], { me: userOf() })
  await submit('operator@example.com', 'correct horse')
  expect(await screen.findByText('At /admin')).toBeTruthy()
})

it('links to the password reset', async () => {
  renderLogin([])
  await userEvent.click(screen.getByRole('link', { name: 'Forgot Password?' }))
  expect(await screen.findByText('At /forgot-password')).toBeTruthy()
})

it('shows the password on request', async () => {
  renderLogin([])
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'text')
})

describe('with a second factor', () => {
  const asks = (...methods: SecondFactor[]) => answer(login, () => ({ twoFactor: { methods } }))
  const user = { id: id(9), email: 'owner@example.com', role: 'company_admin' as const }
  const accepting = (valid: string) =>
    answer(signInWithCode, ({ body }) =>
      body.code === valid ? { user } : Promise.reject(refusal('bad_code')),
    )

  it('asks for a code after the password', async () => {
    renderLogin([asks('totp', 'recovery'), accepting('123456')])
    await submit('owner@example.com', 'correct horse')
    const field = await screen.findByLabelText('Code from your authenticator app')
    expect(screen.getByRole('heading', { name: 'Two-step verification' })).toBeTruthy()
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('autocomplete')).toBe('one-time-code')
    expect(field.getAttribute('inputmode')).toBe('numeric')
    await userEvent.type(field, '000000{Enter}')
    expect(await screen.findByText(/This code is not valid/)).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await userEvent.clear(field)
    await userEvent.type(field, '123456{Enter}')
    expect(await screen.findByText('At /dashboard')).toBeTruthy()
    expect(screen.getByText('Logged in successfully')).toBeTruthy()
  })

  it('asks for a code at once if the password was just set', async () => {
    const state = { email: 'owner@example.com', twoFactor: { methods: ['totp', 'recovery'] } }
    renderLogin([accepting('123456')], { address: { pathname: '/login', state } })
    await userEvent.type(screen.getByLabelText('Code from your authenticator app'), '123456{Enter}')
    expect(await screen.findByText('At /dashboard')).toBeTruthy()
  })

  it('takes a recovery code instead', async () => {
    renderLogin([asks('totp', 'recovery'), accepting('abcde-12345')])
    await submit('owner@example.com', 'correct horse')
    await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }))
    const field = screen.getByLabelText('Recovery code')
    expect(document.activeElement).toBe(field)
    await userEvent.type(field, 'abcde-12345{Enter}')
    expect(await screen.findByText('At /dashboard')).toBeTruthy()
  })

  it('returns to the password once the sign-in has expired, and says why', async () => {
    const expired = answer(signInWithCode, () => Promise.reject(refusal('sign_in_expired')))
    renderLogin([asks('totp', 'recovery'), expired])
    await submit('owner@example.com', 'correct horse')
    await userEvent.type(await screen.findByLabelText('Code from your authenticator app'), '123456{Enter}')
    expect(await screen.findByText(/This sign-in has expired/)).toBeTruthy()
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
  })

  it('returns to the password on request', async () => {
    renderLogin([asks('totp', 'recovery')])
    await submit('owner@example.com', 'correct horse')
    await userEvent.click(await screen.findByRole('button', { name: 'Back to password' }))
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy()
  })

  it('asks for a recovery code where the browser has no passkeys', async () => {
    renderLogin([asks('passkey', 'recovery')])
    await submit('owner@example.com', 'correct horse')
    expect(await screen.findByLabelText('Recovery code')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
  })
})
