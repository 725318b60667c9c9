import { ApiError } from '@candour/api-client/call.ts'
import { answer } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { forgotPassword } from '@candour/schemas/accounts.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Component } from '#features/accounts/forgot-password-screen.tsx'

const told = 'If an account with that email exists, a password reset link has been sent.'

async function submit(email: string) {
  const user = userEvent.setup()
  if (email) await user.type(screen.getByLabelText('Email'), email)
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }))
}

it.each(['', '   '])('requires an email address, given %j', async (email) => {
  renderScreen('/forgot-password', Component, [])
  await submit(email)
  expect(await screen.findByText('Please enter your email address')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(fetch).not.toHaveBeenCalled()
})

it('says what happens next, and links back to the login', async () => {
  const asked: string[] = []
  renderScreen('/forgot-password', Component, [
    answer(forgotPassword, ({ body }) => {
      asked.push(body.email)
      return { message: told }
    }),
  ])
  await submit(' ada@example.com ')
  const title = await screen.findByRole('heading', { name: 'Check Your Email' })
  expect(document.activeElement).toBe(title)
  expect(screen.getByText(told)).toBeTruthy()
  expect(asked).toEqual(['ada@example.com'])
  await userEvent.click(screen.getByRole('link', { name: 'Back to Login' }))
  expect(await screen.findByText('At /login')).toBeTruthy()
})

it('offers another try with the address still filled in', async () => {
  renderScreen('/forgot-password', Component, [answer(forgotPassword, () => ({ message: told }))])
  await submit('ada@exmaple.com')
  await userEvent.click(await screen.findByRole('button', { name: 'try again' }))
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'ada@exmaple.com')
})

it("shows the server's message", async () => {
  const tooMany = () => Promise.reject(new ApiError('Too many attempts.', { status: 429 }))
  renderScreen('/forgot-password', Component, [answer(forgotPassword, tooMany)])
  await submit('ada@example.com')
  expect(await screen.findByText('Too many attempts.')).toBeTruthy()
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com')
})

it.each([
  ['says nothing', '{}'],
  ['is not JSON', '<html>'],
])('falls back to its own message when the error %s', async (_, body) => {
  renderScreen('/forgot-password', Component, [])
  vi.stubGlobal('fetch', async () => new Response(body, { status: 502, statusText: 'Bad Gateway' }))
  await submit('ada@example.com')
  expect(await screen.findByText('Failed to send reset email')).toBeTruthy()
})
