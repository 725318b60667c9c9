import { answer, type Handler, refusal } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import {
  confirmTotp,
  createRecoveryCodes,
  getTwoFactor,
  listPasskeys,
  type Passkey,
  removePasskey,
  removeTotp,
  startTotp,
  stepUp,
  type TwoFactorState,
} from '@candour/schemas/two-factor.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { TwoFactorCard } from '#features/two-factor/two-factor-card.tsx'
import { id, noFactors } from '#test/fixtures.ts'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const uri = `otpauth://totp/Candour:owner@example.com?secret=${secret}&issuer=Candour`
const codes = Array.from({ length: 10 }, (_, n) => `aaaaa-${String(n).padStart(5, '0')}`)

const withTotp: TwoFactorState = { ...noFactors, totp: true, recoveryCodesLeft: 8 }

const passkey = (n: number, rest: Partial<Passkey> = {}): Passkey => ({
  id: id(n),
  name: `Key ${n}`,
  createdAt: '2026-03-01T12:00:00.000Z',
  lastUsedAt: null,
  ...rest,
})

/** Fakes a server whose password is "correct horse" and whose only valid code is 123456. */
function serverWith(state: TwoFactorState, passkeys: Passkey[] = [], { steppedUp = true } = {}): Handler[] {
  let isSteppedUp = steppedUp
  const needStepUp = () => {
    if (!isSteppedUp) throw refusal('step_up_required')
  }
  return [
    answer(getTwoFactor, () => ({ ...state, passkeys: passkeys.length })),
    answer(listPasskeys, () => passkeys),
    answer(stepUp, ({ body }) => {
      if (body.password !== undefined && body.password !== 'correct horse') throw refusal('wrong_password')
      if (body.code !== undefined && body.code !== '123456') throw refusal('wrong_code')
      isSteppedUp = true
      return null
    }),
    answer(startTotp, () => {
      needStepUp()
      return { secret, uri }
    }),
    answer(confirmTotp, ({ body }) => {
      if (body.code !== '123456') throw refusal('wrong_code')
      Object.assign(state, { totp: true, recoveryCodesLeft: 10 })
      return { recoveryCodes: codes }
    }),
    answer(removeTotp, ({ body }) => {
      if (body.password !== 'correct horse') throw refusal('wrong_password')
      Object.assign(state, noFactors)
      return null
    }),
    answer(createRecoveryCodes, () => {
      needStepUp()
      Object.assign(state, { recoveryCodesLeft: 10 })
      return { recoveryCodes: codes }
    }),
    answer(removePasskey, ({ params }) => {
      needStepUp()
      passkeys.splice(0, passkeys.length, ...passkeys.filter(({ id }) => id !== params.id))
      return null
    }),
  ]
}

const Card = () => <TwoFactorCard email="owner@example.com" />
const render = (...server: Parameters<typeof serverWith>) =>
  renderScreen('/change-password', Card, serverWith({ ...server[0] }, server[1], server[2]))
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const called = (path: string) => vi.mocked(fetch).mock.calls.filter(([url]) => String(url).endsWith(path))

it('sets up an authenticator app, confirmed by a code, and shows recovery codes once', async () => {
  const copy = vi.fn(async () => {})
  render(noFactors)
  await press('Set up')
  const panel = within(await screen.findByRole('region', { name: 'Set up an authenticator app' }))
  expect(await panel.findByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy()
  expect(panel.getByRole('link', { name: 'Open your app' }).getAttribute('href')).toBe(uri)
  expect(panel.getAllByText('JBSW')).toHaveLength(2)
  await press('Turn on')
  expect(await panel.findByText('Please enter a code')).toBeTruthy()
  const field = panel.getByLabelText('Code from the app')
  expect([field.getAttribute('inputmode'), field.getAttribute('autocomplete')]).toEqual([
    'numeric',
    'one-time-code',
  ])
  await userEvent.type(field, '000000')
  await press('Turn on')
  expect(await panel.findByText(/This code is not valid/)).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, '123456{Enter}')
  expect(await screen.findByText('Authenticator app set up')).toBeTruthy()
  const list = screen.getByRole('list', { name: 'Recovery codes' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(codes)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Save your recovery codes' }))
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeTruthy()
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copy } })
  await press('Copy')
  expect(copy).toHaveBeenCalledWith(codes.join('\n'))
  await press('I saved them')
  expect(screen.queryByText(codes[0] ?? '')).toBeNull()
  expect(screen.getByText('10 of 10 left, in case you lose your other factors.')).toBeTruthy()
})

it('can be called off', async () => {
  render(noFactors)
  await press('Set up')
  await press('Cancel')
  expect(screen.queryByLabelText('Code from the app')).toBeNull()
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy()
})

it('keeps new recovery codes until they are saved', async () => {
  render(withTotp)
  await press('New codes')
  expect(await screen.findByText(codes[9] ?? '')).toBeTruthy()
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leave()).toBe(true)
  URL.createObjectURL = vi.fn(() => 'blob:codes')
  URL.revokeObjectURL = vi.fn()
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await press('Download')
  expect(saved).toHaveBeenCalled()
  expect(leave()).toBe(false)
})

it('turns the authenticator app off after asking for the password', async () => {
  render(withTotp)
  await press('Turn off')
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn off the authenticator app?' }))
  await userEvent.type(dialog.getByLabelText('Your password'), 'incorrect horse')
  await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }))
  expect(await dialog.findByText('Your current password is not correct')).toBeTruthy()
  await userEvent.clear(dialog.getByLabelText('Your password'))
  await userEvent.type(dialog.getByLabelText('Your password'), 'correct horse')
  await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }))
  expect(await screen.findByText('Authenticator app turned off')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

describe('a step-up', () => {
  it('is asked for by password where needed, and the action then goes on', async () => {
    render(withTotp, [], { steppedUp: false })
    await press('New codes')
    const dialog = within(await screen.findByRole('dialog', { name: "Confirm it's you" }))
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    expect(await dialog.findByText('Please enter your password')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText('Your password'), 'incorrect horse{Enter}')
    expect(await dialog.findByText('Your current password is not correct')).toBeTruthy()
    await userEvent.clear(dialog.getByLabelText('Your password'))
    await userEvent.type(dialog.getByLabelText('Your password'), 'correct horse{Enter}')
    expect(await screen.findByText(codes[0] ?? '')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('takes a code instead', async () => {
    render(withTotp, [], { steppedUp: false })
    await press('New codes')
    await press('Use a code instead')
    await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}')
    expect(await screen.findByText(codes[0] ?? '')).toBeTruthy()
  })

  it.each(['Cancel', 'Escape'])('leaves everything as it is when called off by %s', async (way) => {
    render(withTotp, [], { steppedUp: false })
    await press('New codes')
    await press('Use a code instead')
    if (way === 'Cancel') await press('Cancel')
    else await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull()
    expect(called('/recovery-codes')).toHaveLength(1)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New codes' })),
    )
    expect(screen.queryByText('Failed to create recovery codes')).toBeNull()
  })
})

describe('passkeys', () => {
  it('are listed with their last use, and removed after asking', async () => {
    const lastUsedAt = new Date(Date.now() - 3 * 86_400_000).toISOString()
    render(noFactors, [passkey(1), passkey(2, { name: 'My phone', lastUsedAt })])
    expect(await screen.findByText('My phone')).toBeTruthy()
    expect(screen.getByText('Added Mar 1, 2026')).toBeTruthy()
    expect(screen.getByText('Last used 3 days ago')).toBeTruthy()
    await press('Remove passkey My phone')
    await press('Remove passkey')
    expect(await screen.findByText('Passkey removed')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('My phone')).toBeNull())
    expect(screen.getByText('Key 1')).toBeTruthy()
  })

  it('cannot be added in a browser without them, which says so', async () => {
    render(noFactors)
    expect(await screen.findByText(/This browser does not support passkeys/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
  })
})

it('can retry when the factors could not be loaded', async () => {
  let up = false
  const [state, ...rest] = serverWith(noFactors)
  const flaky = answer(getTwoFactor, () => (up ? noFactors : Promise.reject(refusal('unavailable'))))
  expect(state).toBeTruthy()
  renderScreen('/change-password', Card, [flaky, ...rest])
  expect((await screen.findByRole('alert')).textContent).toContain('The service is not available')
  up = true
  await press('Retry')
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy()
})
