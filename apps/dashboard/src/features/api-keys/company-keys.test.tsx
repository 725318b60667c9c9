import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { type CompanyRole, getMe } from '@candour/schemas/accounts.ts'
import {
  type CompanyKey,
  createApiKey,
  keepApiKey,
  listApiKeys,
  revokeApiKey,
} from '@candour/schemas/api-keys.ts'
import { listChannels } from '@candour/schemas/channels.ts'
import { listWebhooks } from '@candour/schemas/webhooks.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import { id, luna, userWith, working } from '#test/fixtures.ts'

const till: CompanyKey = {
  id: id(40),
  name: 'Till',
  hint: 'x7Qa',
  scopes: ['reviews:read', 'reviews:reply'],
  createdBy: 'ada@example.com',
  createdAt: '2026-03-01T12:00:00Z',
  expiresAt: '2126-03-01T12:00:00Z',
  endsAt: null,
  lastUsedOn: null,
}
const ending: CompanyKey = {
  ...till,
  id: id(41),
  name: 'Kiosk',
  createdBy: null,
  endsAt: '2126-01-01T00:00:00Z',
}

/** Opens the page with a server that stores keys; returns the inputs it receives. */
async function open(role: CompanyRole, ...initial: CompanyKey[]) {
  let keys = initial
  const sent: unknown[] = []
  renderRoutes('/dashboard/settings/integrations', dashboardRoutes, [
    answer(getMe, () => userWith(role, luna)),
    answer(listApiKeys, () => keys),
    answer(listChannels, () => []),
    answer(listWebhooks, () => []),
    answer(createApiKey, ({ body }) => {
      sent.push(body)
      if (body.name === 'full') throw refusal('too_many_keys')
      const created = { ...till, id: id(42), ...body, expiresAt: body.expiresAt ?? null }
      keys = [created, ...keys]
      return { ...created, key: 'candour_secret' }
    }),
    answer(keepApiKey, ({ params }) => {
      sent.push({ kept: params.id })
      keys = keys.map((key) => (key.id === params.id ? { ...key, endsAt: null } : key))
      return { ...ending, endsAt: null }
    }),
    answer(revokeApiKey, ({ params }) => {
      sent.push({ revoked: params.id })
      keys = keys.filter((key) => key.id !== params.id)
      return null
    }),
    ...working(luna),
  ])
  await screen.findByRole('heading', { name: 'API keys' })
  return sent
}

it('creates a key, which is shown until it is saved', async () => {
  const sent = await open('owner')
  const user = userEvent.setup()
  const empty = within((await screen.findByText('No API keys yet')).parentElement ?? document.body)
  await userEvent.click(empty.getByRole('button', { name: 'Create API key' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Name'), 'full')
  await userEvent.click(dialog.getByLabelText('Read reviews and their numbers'))
  await userEvent.selectOptions(dialog.getByLabelText('Expires after'), 'Never')
  await userEvent.click(dialog.getByRole('button', { name: 'Create API key' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('at most 50 API keys')
  await userEvent.clear(dialog.getByLabelText('Name'))
  await userEvent.type(dialog.getByLabelText('Name'), 'Till')
  await userEvent.click(dialog.getByRole('button', { name: 'Create API key' }))
  const secret = await screen.findByRole('region', { name: 'Your API key Till' })
  expect(sent.at(-1)).toEqual({ name: 'Till', scopes: ['reviews:read'], expiresAt: null })
  expect(within(secret).getByLabelText('API key')).toHaveProperty('value', 'candour_secret')
  await user.click(within(secret).getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('candour_secret')
  await userEvent.click(within(secret).getByRole('button', { name: 'I saved it' }))
  expect(screen.queryByDisplayValue('candour_secret')).toBeNull()
  expect(screen.getByRole('list', { name: 'API keys' }).textContent).toContain('Never expires')
})

it('lets an owner keep a key whose maker has left', async () => {
  const sent = await open('owner', till, ending)
  expect(await screen.findByText(/Whoever made this key has left/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Keep Kiosk' }))
  expect(await screen.findByText('The API key goes on')).toBeTruthy()
  expect(screen.queryByText(/Whoever made this key has left/)).toBeNull()
  expect(sent).toEqual([{ kept: ending.id }])
})

it('lets a manager revoke keys, but neither keep one nor create one that never expires', async () => {
  const sent = await open('manager', ending)
  expect(await screen.findByText(/An owner can keep it/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Keep Kiosk' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Create API key' }))
  expect(screen.queryByRole('option', { name: 'Never' })).toBeNull()
  expect(screen.queryByLabelText('Read the security log')).toBeNull()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Revoke Kiosk' }))
  await userEvent.click(screen.getByRole('button', { name: 'Revoke API key' }))
  expect(await screen.findByText('No API keys yet')).toBeTruthy()
  expect(sent).toEqual([{ revoked: ending.id }])
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Create API key' })),
  )
})
