import { ApiError } from '@candour/api-client/call.ts'
import { answer } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { getProfile, type Profile, updateProfile } from '@candour/schemas/own-account.ts'
import { hasUnsaved } from '@candour/ui/unsaved.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ProfileCard } from '#features/accounts/profile-card.tsx'

const initial: Profile = { language: null, timeZone: null, languages: ['en', 'de', 'ja'] }
const reload = vi.fn()
const replace = vi.fn()

/** Opens the card with a server that stores the profile; returns the request bodies it receives. */
function open(given: Partial<Profile> = {}, address = 'https://app.example/account', ready?: Promise<void>) {
  reload.mockClear()
  replace.mockClear()
  vi.stubGlobal('location', Object.assign(new URL(address), { reload, replace }))
  let profile = { ...initial, ...given }
  const sent: unknown[] = []
  renderScreen('/account', ProfileCard, [
    answer(getProfile, () => profile),
    answer(updateProfile, async ({ body }) => {
      sent.push(body)
      await ready
      const { language = profile.language, timeZone = profile.timeZone } = body
      profile = { ...profile, language, timeZone }
      return profile
    }),
  ])
  return sent
}

const languageField = () => screen.findByLabelText<HTMLSelectElement>('Language')
const zoneField = () => screen.findByLabelText<HTMLSelectElement>('Time zone')
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

it('offers the languages by their own names, and the time zones', async () => {
  open()
  const options = within(await languageField()).getAllByRole<HTMLOptionElement>('option')
  expect(options.map(({ textContent, lang }) => [textContent, lang])).toEqual([
    ['As in your browser', ''],
    ['English', 'en'],
    ['Deutsch', 'de'],
    ['日本語', 'ja'],
  ])
  const [first, ...zones] = within(await zoneField()).getAllByRole('option')
  expect(first?.textContent).toBe('As on your device')
  expect(zones.map(({ textContent }) => textContent)).toContain('America/New York')
  expect(saveButton().disabled).toBe(true)
})

it('saves a language, and loads the page in it, which says so', async () => {
  const sent = open({ timeZone: 'Europe/Berlin' }, 'https://app.example/account?lang=en')
  await userEvent.selectOptions(await languageField(), 'de')
  expect(hasUnsaved()).toBe(true)
  await userEvent.click(saveButton())
  await waitFor(() => expect(replace).toHaveBeenCalledOnce())
  expect(sent).toEqual([{ language: 'de' }])
  expect(hasUnsaved()).toBe(false)
  // It would be carried over in the language that is left.
  expect(screen.queryByText('Language and time zone saved')).toBeNull()
  expect(replace.mock.calls.map(([to]) => String(to))).toEqual(['https://app.example/account'])
  cleanup()
  open({ language: 'de' })
  expect(await screen.findByText('Language and time zone saved')).toBeTruthy()
})

it("goes back to the browser's language, also where the address has a hash", async () => {
  const sent = open({ language: 'de' }, 'https://app.example/account#two-factor')
  await userEvent.selectOptions(await languageField(), 'As in your browser')
  await userEvent.click(saveButton())
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(sent).toEqual([{ language: null }])
})

it('saves a time zone without loading the page anew', async () => {
  const sent = open({ language: 'de' })
  await userEvent.selectOptions(await zoneField(), 'Asia/Tokyo')
  await userEvent.click(saveButton())
  await waitFor(() => expect(saveButton().disabled).toBe(true))
  await userEvent.selectOptions(await zoneField(), 'As on your device')
  await userEvent.click(saveButton())
  await waitFor(() => expect(sent).toEqual([{ timeZone: 'Asia/Tokyo' }, { timeZone: null }]))
  expect(reload).not.toHaveBeenCalled()
  expect(replace).not.toHaveBeenCalled()
})

it('keeps what is chosen while it is saved', async () => {
  const held = Promise.withResolvers<void>()
  open({}, undefined, held.promise)
  await userEvent.selectOptions(await zoneField(), 'Asia/Tokyo')
  await userEvent.click(saveButton())
  await userEvent.selectOptions(await zoneField(), 'Europe/Berlin')
  held.resolve()
  await waitFor(() => expect(saveButton().disabled).toBe(false))
  expect((await zoneField()).value).toBe('Europe/Berlin')
})

it('says why it could not be saved, and keeps the choice', async () => {
  renderScreen('/account', ProfileCard, [
    answer(getProfile, () => initial),
    answer(updateProfile, () => Promise.reject(new ApiError('The service is busy.', { status: 503 }))),
  ])
  await userEvent.selectOptions(await languageField(), 'de')
  await userEvent.click(saveButton())
  expect(await screen.findByText('The service is busy.')).toBeTruthy()
  expect((await languageField()).value).toBe('de')
})

it('can be loaded again', async () => {
  let attempts = 0
  renderScreen('/account', ProfileCard, [
    answer(getProfile, () => {
      attempts += 1
      if (attempts === 1) throw new ApiError('The service is busy.', { status: 503 })
      return initial
    }),
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await languageField()).toBeTruthy()
})
