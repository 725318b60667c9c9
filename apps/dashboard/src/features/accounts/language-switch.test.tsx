import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { forgotPassword, getMe, getPasswordLink, login, resetPassword } from '@candour/schemas/accounts.ts'
import { answerInvitationLink } from '@candour/schemas/invitations.ts'
import { languageNames, memberLanguages } from '@candour/schemas/languages.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Component as Forgot } from '#features/accounts/forgot-password-screen.tsx'
import { Component as Login } from '#features/accounts/login-screen.tsx'
import { Component as Reset } from '#features/accounts/reset-password-screen.tsx'
import { Component as Setup } from '#features/accounts/setup-password-screen.tsx'

const reload = vi.fn()
const replaceState = vi.fn()

/** Where the page was loaded anew. */
const loaded = () => {
  expect(reload).toHaveBeenCalledTimes(replaceState.mock.calls.length)
  return replaceState.mock.calls.map(([, , address]) => String(address))
}

const invited = { email: 'ada@example.com', companies: ['Café Luna'] }
const handlers = [
  answer(getMe, () => Promise.reject(refusal('not_signed_in'))),
  answer(getPasswordLink, () => ({ ...invited, hasAccount: false })),
]
const field = () => screen.findByLabelText<HTMLSelectElement>('Language')

beforeEach(() => {
  reload.mockClear()
  replaceState.mockClear()
  vi.stubGlobal('location', Object.assign(new URL('https://app.example/here?a=1'), { reload }))
  vi.spyOn(window.history, 'replaceState').mockImplementation(replaceState)
})

afterEach(() => {
  document.documentElement.lang = ''
})

it.each([
  ['login', Login],
  ['forgot-password', Forgot],
])('%s loads anew in the chosen language, with its other parameters', async (path, Component) => {
  document.documentElement.lang = 'de'
  renderScreen(`/${path}`, Component, handlers)
  const select = await field()
  expect(select.value).toBe('de')
  const options = within(select).getAllByRole<HTMLOptionElement>('option')
  expect(options.map(({ lang, textContent }) => [lang, textContent])).toEqual(
    memberLanguages.map((one) => [one, languageNames[one]]),
  )
  await userEvent.selectOptions(select, '日本語')
  expect(loaded()).toEqual(['https://app.example/here?a=1&lang=ja'])
})

it.each([
  ['reset-password', Reset, false],
  ['setup-password', Setup, false],
  ['setup-password', Setup, true],
])('%s loads anew with the token, which has left the address', async (path, Component, hasAccount) => {
  const link = answer(getPasswordLink, () => ({ ...invited, hasAccount }))
  renderScreen(`/${path}?token=secret`, Component, [link])
  if (hasAccount) await screen.findByRole('button', { name: 'Accept' })
  await userEvent.selectOptions(await field(), 'pl')
  expect(loaded()).toEqual(['https://app.example/here?a=1&token=secret&lang=pl'])
})

it('only chooses on a key, as each press would load a page, and has a button then', async () => {
  renderScreen('/login', Login, handlers)
  const select = await field()
  fireEvent.keyDown(select, { key: 'ArrowDown' })
  fireEvent.change(select, { target: { value: 'de' } })
  expect(loaded()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Change language' }))
  expect(loaded()).toEqual(['https://app.example/here?a=1&lang=de'])
})

it('keeps why the login is shown', async () => {
  const state = '?next=%2Fdashboard&ended=1'
  const router = renderScreen({ pathname: '/login', search: '?lang=de', state }, Login, handlers)
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeTruthy()
  await waitFor(() => expect(router.state.location).toMatchObject({ search: '', state }))
})

it.each([
  ['login', Login],
  ['forgot-password', Forgot],
])('%s keeps the address that has been typed', async (path, Component) => {
  const state = path === 'login' ? '?next=%2Fdashboard' : null
  const router = renderScreen({ pathname: `/${path}`, state }, Component, handlers)
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com')
  await userEvent.selectOptions(await field(), 'de')
  await waitFor(() => expect(loaded()).toHaveLength(1))
  const kept = router.state.location.state
  cleanup()
  renderScreen({ pathname: `/${path}`, search: '?lang=de', state: kept }, Component, handlers)
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('ada@example.com')
  if (state) expect(await screen.findByText(/^Please sign in/)).toBeTruthy()
})

it('stays at the second step', async () => {
  const asked = answer(login, () => ({ twoFactor: { methods: ['totp' as const] } }))
  const router = renderScreen('/login', Login, [...handlers, asked])
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}')
  await screen.findByLabelText(/code/i)
  await userEvent.selectOptions(await field(), 'de')
  await waitFor(() => expect(loaded()).toHaveLength(1))
  const { state } = router.state.location
  cleanup()
  renderScreen({ pathname: '/login', search: '?lang=de', state }, Login, handlers)
  expect(await screen.findByLabelText(/code/i)).toBeTruthy()
})

it.each([
  [
    'of a mail that was sent',
    { pathname: '/forgot-password' },
    Forgot,
    async () => {
      await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com{Enter}')
    },
  ],
  [
    'of a password that was set',
    { pathname: '/reset-password', search: '?token=secret' },
    Reset,
    async () => {
      await userEvent.type(await screen.findByLabelText('New Password'), 'correct horse battery')
      await userEvent.type(screen.getByLabelText('Confirm Password'), 'correct horse battery{Enter}')
    },
  ],
  [
    'of an invitation',
    { pathname: '/setup-password', search: '?token=secret' },
    Setup,
    async () => userEvent.click(await screen.findByRole('button', { name: 'Accept' })),
  ],
])('keeps the outcome %s', async (_, at, Component, act) => {
  const hasAccount = at.pathname === '/setup-password'
  const router = renderScreen(at, Component, [
    answer(getPasswordLink, () => ({ ...invited, hasAccount })),
    answer(forgotPassword, () => ({ message: 'Sent' })),
    answer(resetPassword, () => ({ message: 'Set' })),
    answer(answerInvitationLink, () => ({ message: 'Answered' })),
  ])
  await act()
  const title = await waitFor(() => {
    const heading = screen.getByRole('heading', { level: 1 })
    expect(document.activeElement).toBe(heading)
    return heading.textContent
  })
  await userEvent.selectOptions(await field(), 'de')
  await waitFor(() => expect(loaded()).toEqual(['https://app.example/here?a=1&lang=de']))
  const { state } = router.state.location
  cleanup()
  renderScreen({ ...at, search: '?lang=de', state }, Component, [])
  expect(await screen.findByRole('heading', { level: 1, name: title ?? '' })).toBeTruthy()
  // Neither a toast nor a text that the link is not valid.
  expect(screen.queryByText(/invalid/i)).toBeNull()
})
