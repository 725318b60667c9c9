import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import {
  type Channel,
  confirmChannel,
  createChannel,
  listChannels,
  testChannel,
  updateChannel,
} from '@candour/schemas/channels.ts'
import { companyPermissions } from '@candour/schemas/company-roles.ts'
import { errors } from '@candour/schemas/errors.ts'
import { listLocations } from '@candour/schemas/locations.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ChannelsCard } from '#features/channels/channels-card.tsx'
import { ActivePermissions, ReadOnly } from '#shared/permissions.ts'
import { id, luna } from '#test/fixtures.ts'

const reviews: Channel = {
  id: id(40),
  kind: 'slack',
  name: '#reviews',
  confirmed: true,
  active: true,
  threshold: 3,
  when: 'instant',
  locationIds: null,
  quietHours: null,
  words: false,
  lastError: null,
}

/** Shows the card with a server that stores the chats; returns the request bodies it receives. */
function open(initial: Channel[], { readOnly = false, unreachable = false } = {}) {
  let channels = initial
  const sent: unknown[] = []
  const change = (id: string, part: Partial<Channel>): Channel => {
    channels = channels.map((one) => (one.id === id ? { ...one, ...part } : one))
    return channels.find((one) => one.id === id) ?? reviews
  }
  const lastError = unreachable ? 'Telegram could not be reached.' : null
  const card = () => (
    <ActivePermissions value={companyPermissions.owner}>
      <ReadOnly value={readOnly}>
        <ChannelsCard companyId={luna.id} />
      </ReadOnly>
    </ActivePermissions>
  )
  renderScreen('/', card, [
    answer(listChannels, () => channels),
    answer(listLocations, () => []),
    answer(createChannel, ({ body: { kind, name, ...given } }) => {
      sent.push(given)
      const added = { ...reviews, id: id(41), kind, name, confirmed: false, lastError }
      channels = [...channels, added]
      return added
    }),
    answer(testChannel, ({ params }) => change(params.id, { lastError: null })),
    answer(confirmChannel, ({ params, body }) => {
      if (body.digits !== '0123') throw refusal('wrong_digits')
      return change(params.id, { confirmed: true })
    }),
    answer(updateChannel, ({ params, body }) => {
      sent.push(body)
      return change(params.id, { active: body.active ?? true })
    }),
  ])
  return sent
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('connects a bot that was not reached at first, by the digits of another test message', async () => {
  const sent = open([], { unreachable: true })
  await press('Connect a chat')
  await userEvent.selectOptions(await screen.findByLabelText('Kind of chat'), 'Telegram')
  await userEvent.type(screen.getByLabelText('Token of the bot'), '123:abc')
  await userEvent.type(screen.getByLabelText('Name'), 'Kitchen')
  await press('Send test message')
  expect(await screen.findByText('Please enter the chat')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.type(screen.getByRole('textbox', { name: 'Chat' }), '-100')
  await press('Send test message')
  expect((await screen.findByRole('alert')).textContent).toContain('Telegram could not be reached.')
  expect(sent).toEqual([{ token: '123:abc', chat: '-100' }])
  await press('Send another test message')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  const digits = screen.getByLabelText('Digits')
  await userEvent.type(digits, '9999{Enter}')
  expect(await screen.findByText(errors.wrong_digits[1])).toBeTruthy()
  await userEvent.clear(digits)
  await userEvent.type(digits, '0123{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Kitchen' })).toBeTruthy()
})

it('says which chats work, and why one does not', async () => {
  const lastError = 'Slack accepts no messages at this address (status 404).'
  open([
    reviews,
    { ...reviews, id: id(41), name: 'One', confirmed: false },
    { ...reviews, id: id(42), name: 'Two', active: false, lastError },
    { ...reviews, id: id(43), name: 'Three', when: 'off' },
    { ...reviews, id: id(44), name: 'Four', lastError: 'Slack could not be reached.' },
  ])
  const texts = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(texts).toEqual([
    '#reviewsSlackOn',
    'OneSlackNot confirmedEnter digits',
    `TwoSlackOff${lastError}`,
    'ThreeSlackOff',
    'FourSlackDelayedSlack could not be reached.',
  ])
})

it('saves what a chat shows', async () => {
  const sent = open([reviews])
  await press('Settings of #reviews')
  const dialog = within(await screen.findByRole('dialog', { name: '#reviews' }))
  await userEvent.click(dialog.getByLabelText('Show what customers have written'))
  await userEvent.selectOptions(dialog.getByLabelText('For reviews with'), 'Any number of stars')
  await userEvent.click(dialog.getByLabelText('Send messages to this chat'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const unchanged = { when: 'instant', locationIds: null, quietHours: null }
  expect(sent).toEqual([{ ...unchanged, threshold: 5, words: true, active: false }])
  expect(await screen.findByText('Off')).toBeTruthy()
})

it('cannot be changed while the company is suspended', async () => {
  open([reviews], { readOnly: true })
  await screen.findByText('#reviews')
  expect(screen.queryByRole('button', { name: /Connect|Settings|Remove/ })).toBeNull()
})
