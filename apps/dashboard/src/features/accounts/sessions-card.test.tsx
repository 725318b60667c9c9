import { ApiError } from '@candour/api-client/call.ts'
import { answer, type Handler } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { endSessions, listSessions, type Session } from '@candour/schemas/accounts.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SessionsCard } from '#features/accounts/sessions-card.tsx'
import { id } from '#test/fixtures.ts'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const session = (n: number, rest: Partial<Session>): Session => ({
  id: id(n),
  device: 'Firefox on Windows',
  createdAt: minutesAgo(600),
  lastSeenAt: minutesAgo(5),
  factor: 'password',
  current: false,
  ...rest,
})
const here = session(1, { device: 'Chrome on Android', current: true })
const office = session(2, {})
const home = session(3, { device: 'Safari on macOS', lastSeenAt: minutesAgo(26 * 60) })

const Card = () => <SessionsCard email="owner@example.com" />
const render = (...handlers: Handler[]) => renderScreen('/change-password', Card, handlers)
const row = (device: string) => within(screen.getByText(device).closest('li') ?? document.body)

/** Fakes a server with these sessions whose password is "correct horse". */
function serverWith(...sessions: Session[]) {
  return [
    answer(listSessions, () => sessions),
    answer(endSessions, ({ body }) => {
      if (body.currentPassword !== 'correct horse') {
        const message = 'Your current password is not correct'
        throw new ApiError(message, { status: 400, issues: [{ path: 'currentPassword', message }] })
      }
      const kept = sessions.filter(({ id, current }) => (body.id ? id !== body.id : current))
      const ended = sessions.length - kept.length
      sessions.splice(0, sessions.length, ...kept)
      return { ended }
    }),
  ]
}

async function confirm(password: string) {
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByLabelText('Your password'), password)
  await userEvent.click(within(dialog).getByRole('button', { name: /^End Sessions?$/ }))
}

it('shows each device, when it was last seen, and which one this is', async () => {
  render(...serverWith(here, office, home))
  await screen.findByText('Chrome on Android')
  expect(row('Chrome on Android').getByText('This device')).toBeTruthy()
  expect(row('Chrome on Android').getByText('Active now')).toBeTruthy()
  expect(row('Chrome on Android').queryByRole('button')).toBeNull()
  expect(row('Firefox on Windows').getByText('Last seen 5 minutes ago')).toBeTruthy()
  expect(row('Safari on macOS').getByText('Last seen yesterday')).toBeTruthy()
})

it('ends a session after asking for the password', async () => {
  render(...serverWith(here, office, home))
  await screen.findByText('Firefox on Windows')
  await userEvent.click(row('Firefox on Windows').getByRole('button'))
  expect(await screen.findByRole('dialog', { name: 'End this session?' })).toBeTruthy()
  await confirm('correct horse')
  expect(await screen.findByText('Session ended')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull())
  expect(screen.getByText('Safari on macOS')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  // The trigger is gone, so focus moves to the list.
  expect(document.activeElement).toBe(screen.getByRole('list', { name: "Where you're logged in" }))
})

it('ends all other sessions', async () => {
  render(...serverWith(here, office, home))
  await userEvent.click(await screen.findByRole('button', { name: 'End all other sessions' }))
  await confirm('correct horse')
  expect(await screen.findByText('2 sessions ended')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull())
  expect(screen.queryByText('Safari on macOS')).toBeNull()
  expect(screen.getByText('Chrome on Android')).toBeTruthy()
})

it('ends nothing on a wrong password, and says so on the field', async () => {
  render(...serverWith(here, office))
  await screen.findByText('Firefox on Windows')
  await userEvent.click(row('Firefox on Windows').getByRole('button'))
  await confirm('incorrect horse')
  expect(await screen.findByText('Your current password is not correct')).toBeTruthy()
  expect(screen.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Firefox on Windows')).toBeTruthy()
})

it('requires the password before calling the server', async () => {
  render(...serverWith(here, office))
  await screen.findByText('Firefox on Windows')
  await userEvent.click(row('Firefox on Windows').getByRole('button'))
  await userEvent.click(await screen.findByRole('button', { name: 'End Session' }))
  expect(await screen.findByText('Current password is required')).toBeTruthy()
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('refreshes the list when the session had already ended', async () => {
  const sessions = [here, office]
  render(
    answer(listSessions, () => sessions),
    answer(endSessions, () => {
      sessions.pop()
      throw new ApiError('This session has already ended', { status: 404 })
    }),
  )
  await screen.findByText('Firefox on Windows')
  await userEvent.click(row('Firefox on Windows').getByRole('button'))
  await confirm('correct horse')
  expect(await screen.findByText('This session has already ended')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull())
})

it('offers nothing to end when there is no other session', async () => {
  render(...serverWith(here))
  await screen.findByText('Chrome on Android')
  expect(screen.queryByRole('button', { name: /^End/ })).toBeNull()
})

it('can retry when the list could not be loaded', async () => {
  let attempts = 0
  render(
    answer(listSessions, () => {
      attempts += 1
      if (attempts === 1) throw new ApiError('The service is busy.', { status: 503 })
      return [here]
    }),
  )
  expect((await screen.findByRole('alert')).textContent).toContain('The service is busy.')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Chrome on Android')).toBeTruthy()
})
