import { ApiError } from '@candour/api-client/call.ts'
import { answer } from '@candour/api-client/testing.ts'
import { login, type Role } from '@candour/schemas/accounts.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Component } from '#features/accounts/login-screen.tsx'
import { id } from '#test/fixtures.ts'
import { renderScreen } from '#test/render-screen.tsx'

const loginAs = (role: Role) =>
  answer(login, ({ body }) => ({ user: { id: id(9), email: body.email, role } }))

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
  renderScreen('/login', Component, [loginAs(role)])
  await submit('owner@example.com', 'correct horse')
  expect(await screen.findByText(`At ${home}`)).toBeTruthy()
  expect(screen.getByText('Logged in successfully')).toBeTruthy()
})

it.each([
  ['', ''],
  ['owner@example.com', ''],
  ['', 'correct horse'],
])('asks for both fields, given %j and %j', async (email, password) => {
  renderScreen('/login', Component, [])
  await submit(email, password)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Email and password are required$/)
  expect(fetch).not.toHaveBeenCalled()
})

it("shows the server's sentence", async () => {
  const tooMany = () => Promise.reject(new ApiError('Too many attempts.', { status: 429 }))
  renderScreen('/login', Component, [answer(login, tooMany)])
  await submit('owner@example.com', 'wrong')
  expect(await screen.findByText('Login failed')).toBeTruthy()
  expect(screen.getByText('Too many attempts.')).toBeTruthy()
})

it('has a sentence of its own when the server has none', async () => {
  renderScreen('/login', Component, [])
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 401, statusText: 'Unauthorized' }))
  await submit('owner@example.com', 'wrong')
  expect(await screen.findByText('Invalid email or password')).toBeTruthy()
})

it.each([200, 401, 502])('says when an answer of %i is not JSON', async (status) => {
  renderScreen('/login', Component, [])
  vi.stubGlobal('fetch', async () => new Response('<html>', { status, statusText: 'Whatever' }))
  await submit('owner@example.com', 'correct horse')
  expect(await screen.findByText('Invalid response from server')).toBeTruthy()
})

it('keeps what was typed when the connection is lost', async () => {
  const offline = () => Promise.reject(new ApiError('', { status: 0 }))
  renderScreen('/login', Component, [answer(login, offline)])
  await submit('owner@example.com', 'correct horse')
  expect(await screen.findByText('The connection failed. Please check that you are online.')).toBeTruthy()
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'owner@example.com')
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'correct horse')
})

it('leads to a new password', async () => {
  renderScreen('/login', Component, [])
  await userEvent.click(screen.getByRole('link', { name: 'Forgot Password?' }))
  expect(await screen.findByText('At /forgot-password')).toBeTruthy()
})

it('shows the password on request', async () => {
  renderScreen('/login', Component, [])
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'text')
})
