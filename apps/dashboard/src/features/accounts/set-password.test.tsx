import { ApiError } from '@candour/api-client/call.ts'
import { answer, type Handler, refusal } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { getPasswordLink, resetPassword } from '@candour/schemas/accounts.ts'
import type { Output } from '@candour/schemas/endpoint.ts'
import { errors } from '@candour/schemas/errors.ts'
import { answerInvitationLink } from '@candour/schemas/invitations.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createPath } from 'react-router-dom'
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

describe('the setup page', () => {
  const open = (link: Output<typeof getPasswordLink>, ...handlers: Handler[]) =>
    renderScreen('/setup-password?token=a-token', Setup, [
      answer(getPasswordLink, ({ body }) => {
        expect(body).toEqual({ token: 'a-token' })
        return link
      }),
      ...handlers,
    ])
  const leadOf = async (title: string) =>
    (await screen.findByRole('heading', { name: title })).nextElementSibling?.textContent

  it.each([
    [
      { companies: ['Café Luna', 'Trattoria Sole'], invitedBy: 'Candour', hasAccount: false },
      'Welcome! Candour invites you to Café Luna and Trattoria Sole. You will log in as ada@example.com.',
    ],
    [
      { companies: ['Café Luna'], hasAccount: false },
      'Welcome! You are invited to Café Luna. You will log in as ada@example.com.',
    ],
    [{ companies: [] }, 'Welcome! You are invited. You will log in as ada@example.com.'],
  ])('welcomes, and names who invites to which companies: %j', async (link, lead) => {
    open({ email: 'ada@example.com', ...link })
    await screen.findByText('ada@example.com')
    expect(await leadOf('Set Up Your Password')).toBe(lead)
  })

  it('hands the address over to the login, not in its URL', async () => {
    const router = open(
      { email: 'ada@example.com', companies: [], hasAccount: false },
      answer(resetPassword, () => ({ message: 'Done' })),
    )
    await screen.findByText('ada@example.com')
    await userEvent.type(screen.getByLabelText(setup.password), 'correct horse')
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'correct horse')
    await userEvent.click(screen.getByRole('button', { name: setup.button }))
    await userEvent.click(await screen.findByRole('link', { name: 'Go to Login' }))
    expect(createPath(router.state.location)).toBe('/login')
    expect(router.state.location.state).toEqual({ email: 'ada@example.com' })
  })

  it('leads straight to the second factor if the sign-in waits for it', async () => {
    const twoFactor = { methods: ['totp' as const] }
    const router = open(
      { email: 'ada@example.com', companies: [], hasAccount: false },
      answer(resetPassword, () => ({ message: 'Done', twoFactor })),
    )
    await screen.findByText('ada@example.com')
    await userEvent.type(screen.getByLabelText(setup.password), 'correct horse')
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'correct horse')
    await userEvent.click(screen.getByRole('button', { name: setup.button }))
    await userEvent.click(await screen.findByRole('link', { name: 'Go to Login' }))
    expect(router.state.location.state).toEqual({ email: 'ada@example.com', twoFactor })
  })

  describe('for someone with an account', () => {
    const link = {
      email: 'ada@example.com',
      companies: ['Café Luna'],
      invitedBy: 'owner@example.com',
      hasAccount: true,
    }

    it('asks whether they accept, and for no password', async () => {
      const sent: unknown[] = []
      const router = open(
        link,
        answer(answerInvitationLink, ({ body }) => {
          sent.push(body)
          return { message: 'Done' }
        }),
      )
      expect(await leadOf('You are invited')).toBe(
        'Welcome! owner@example.com invites you to Café Luna. You will log in as ada@example.com.',
      )
      expect(screen.queryByLabelText(setup.password)).toBeNull()
      await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
      const title = await screen.findByRole('heading', { name: 'You have joined the team' })
      expect(document.activeElement).toBe(title)
      expect(sent).toEqual([{ token: 'a-token', accept: true }])
      await userEvent.click(screen.getByRole('link', { name: 'Go to Login' }))
      expect(router.state.location.state).toEqual({ email: 'ada@example.com' })
    })

    it('takes no for an answer', async () => {
      const sent: unknown[] = []
      open(
        link,
        answer(answerInvitationLink, ({ body }) => {
          sent.push(body.accept)
          return { message: 'Done' }
        }),
      )
      await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
      expect(await screen.findByRole('heading', { name: 'Invitation declined' })).toBeTruthy()
      expect(sent).toEqual([false])
    })

    it('says why they cannot join', async () => {
      open(
        link,
        answer(answerInvitationLink, () => Promise.reject(refusal('team_full'))),
      )
      await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
      expect((await screen.findByRole('alert')).textContent).toBe(errors.team_full[1])
    })
  })
})

it('links from an invalid reset link to requesting a new one', async () => {
  renderScreen('/reset-password', Reset, [])
  await userEvent.click(await screen.findByRole('link', { name: 'request a new one' }))
  expect(await screen.findByText('At /forgot-password')).toBeTruthy()
})
