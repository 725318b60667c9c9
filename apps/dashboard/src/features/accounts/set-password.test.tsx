import { ApiError } from '@candour/api-client/call.ts'
import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { getPasswordLink, resetPassword } from '@candour/schemas/accounts.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Component as Reset } from '#features/accounts/reset-password-screen.tsx'
import { Component as Setup } from '#features/accounts/setup-password-screen.tsx'

const reset = {
  path: '/reset-password',
  Component: Reset,
  title: 'Reset Password',
  password: 'New Password',
  button: 'Reset Password',
  invalidLink: 'This password reset link is invalid',
  invalidToken: 'Invalid reset token',
  failed: 'Failed to reset password',
  succeeded: 'Your password has been reset successfully',
  outcome: 'Password Reset Successful',
}

const setup = {
  path: '/setup-password',
  Component: Setup,
  title: 'Set Up Your Password',
  password: 'Password (min 8 characters)',
  button: 'Set Up Account',
  invalidLink: 'This invitation link is invalid',
  invalidToken: 'Invalid invitation token',
  failed: 'Failed to set password',
  succeeded: 'Your password has been set successfully',
  outcome: 'Account Setup Complete',
}

describe.each([reset, setup])('$title', ({ path, Component, ...texts }) => {
  const refuse = (error: ApiError) => answer(resetPassword, () => Promise.reject(error))
  const render = (...handlers: Parameters<typeof renderScreen>[2]) =>
    renderScreen(`${path}?token=a-token`, Component, [
      ...handlers,
      answer(getPasswordLink, () => ({ email: 'owner@example.com', companies: ['Café Luna'] })),
    ])

  async function submit(password: string, confirmation = password) {
    const user = userEvent.setup()
    if (password) await user.type(screen.getByLabelText(texts.password), password)
    if (confirmation) await user.type(screen.getByLabelText('Confirm Password'), confirmation)
    await user.click(screen.getByRole('button', { name: texts.button }))
  }

  it('sets the password with the token from the link', async () => {
    const sent: unknown[] = []
    render(
      answer(resetPassword, ({ body }) => {
        sent.push(body)
        return { message: 'Done' }
      }),
    )
    expect(screen.getByRole('heading', { name: texts.title })).toBeTruthy()
    await submit('correct horse')
    const title = await screen.findByRole('heading', { name: texts.outcome })
    expect(document.activeElement).toBe(title)
    expect(screen.getByText(texts.succeeded)).toBeTruthy()
    expect(sent).toEqual([{ token: 'a-token', newPassword: 'correct horse' }])
    await userEvent.click(screen.getByRole('link', { name: 'Go to Login' }))
    expect(await screen.findByText('At /login')).toBeTruthy()
  })

  it('removes the token from the URL and the history', async () => {
    const router = render()
    await vi.waitFor(() => expect(router.state.location.search).toBe(''))
    expect(router.state.location.pathname).toBe(path)
    expect(router.state.historyAction).toBe('REPLACE')
    expect(document.body.innerHTML).not.toContain('a-token')
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('a-token')
  })

  it.each(['', '?token=', '?token=%20'])('says on load that a link with %j is invalid', async (query) => {
    renderScreen(`${path}${query}`, Component, [])
    expect(await screen.findByText('Invalid Link')).toBeTruthy()
    expect(screen.getByText(texts.invalidLink)).toBeTruthy()
    await submit('correct horse')
    expect(await screen.findByText(texts.invalidToken)).toBeTruthy()
    expect(fetch).not.toHaveBeenCalledWith('/api/auth/reset-password', expect.anything())
  })

  it.each([
    ['short', 'short', 'Password must be at least 8 characters'],
    ['', '', 'Password must be at least 8 characters'],
    ['correct horse', 'correct house', 'Passwords do not match'],
    ['correct horse', '', 'Passwords do not match'],
  ])('rejects %j with %j', async (password, confirmation, message) => {
    render()
    await submit(password, confirmation)
    expect(await screen.findByText(message)).toBeTruthy()
    expect(fetch).not.toHaveBeenCalledWith('/api/auth/reset-password', expect.anything())
  })

  it('says on load whose password it sets, or that the link is no longer valid', async () => {
    renderScreen(`${path}?token=a-token`, Component, [
      answer(getPasswordLink, () => Promise.reject(refusal('bad_link'))),
    ])
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This link is no longer valid\./)
    cleanup()
    render()
    expect(await screen.findByText(/owner@example\.com/)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says when the link has become invalid, and what to do', async () => {
    render(refuse(refusal('bad_link')))
    await submit('correct horse')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(
      /^This link is no longer valid\. .*Open the newest link in your email, or/,
    )
  })

  it('marks a password that the server rejects', async () => {
    const message = 'This password is too easy to guess.'
    render(refuse(new ApiError(message, { status: 400, issues: [{ path: 'newPassword', message }] })))
    await submit('password1')
    const field = screen.getByLabelText(texts.password)
    await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(field)
    // In the toast and on the field.
    expect(screen.getAllByText(message)).toHaveLength(2)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps the input when the connection is lost', async () => {
    render(refuse(new ApiError('', { status: 0 })))
    await submit('correct horse')
    expect(await screen.findByText('The connection failed. Please check that you are online.')).toBeTruthy()
    expect(screen.getByLabelText(texts.password)).toHaveProperty('value', 'correct horse')
    expect(screen.getByLabelText('Confirm Password')).toHaveProperty('value', 'correct horse')
  })

  it('falls back to its own message when the server sends none', async () => {
    render()
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }))
    await submit('correct horse')
    expect(await screen.findByText(texts.failed)).toBeTruthy()
  })

  it('lets a password manager generate the password', () => {
    render()
    for (const label of [texts.password, 'Confirm Password']) {
      const input = screen.getByLabelText(label)
      expect(input).toHaveProperty('type', 'password')
      expect(input.getAttribute('autocomplete')).toBe('new-password')
    }
  })
})

it('names the invited user and their companies', async () => {
  renderScreen('/setup-password?token=a-token', Setup, [
    answer(getPasswordLink, ({ body }) => {
      expect(body).toEqual({ token: 'a-token' })
      return { email: 'owner@example.com', companies: ['Café Luna', 'Trattoria Sole'] }
    }),
  ])
  const lead = await screen.findByText(/You have been invited/)
  expect(lead.textContent).toBe('You have been invited to Café Luna and Trattoria Sole as owner@example.com.')
})

it('links from an invalid reset link to requesting a new one', async () => {
  renderScreen('/reset-password', Reset, [])
  await userEvent.click(await screen.findByRole('link', { name: 'request a new one' }))
  expect(await screen.findByText('At /forgot-password')).toBeTruthy()
})
