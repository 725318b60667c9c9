import { ApiError } from '@candour/api-client/call.ts'
import { answer } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { getMe } from '@candour/schemas/accounts.ts'
import { listUnsentMails, sendMailAgain, type UnsentMail } from '@candour/schemas/unsent-mails.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { OperatorScreen } from '#app/operator-screen.tsx'
import { ada, id, platform, signedInAs } from '#test/fixtures.ts'

const refused: UnsentMail = {
  id: id(40),
  kind: 'order_confirmation',
  recipient: ada.email,
  companyName: 'Café Luna',
  state: 'failed',
  attempts: 1,
  error: "Can't send mail - all recipients were rejected: 550 5.1.1 No such mailbox",
  createdAt: '2026-03-02T12:00:00Z',
  nextAttemptAt: null,
}
const delayed: UnsentMail = {
  ...refused,
  id: id(41),
  kind: 'reset',
  recipient: 'ben@example.com',
  companyName: null,
  state: 'queued',
  attempts: 3,
  error: 'connect ECONNREFUSED 127.0.0.1:25',
  nextAttemptAt: '2026-03-02T12:15:00Z',
}

/** Opens the list against a fake server; a mail that is sent again leaves the list. */
async function open(mails: UnsentMail[], refusal?: string) {
  let unsent = mails
  renderScreen('/admin/mails', OperatorScreen, [
    ...platform(),
    answer(getMe, () => signedInAs('superadmin')),
    answer(listUnsentMails, () => ({ items: unsent })),
    answer(sendMailAgain, ({ params }) => {
      if (refusal) return Promise.reject(new ApiError(refusal, { status: 404 }))
      const mail = unsent.find((one) => one.id === params.id) ?? refused
      unsent = unsent.filter((one) => one !== mail)
      return { mail: { ...mail, state: 'queued' as const } }
    }),
  ])
  expect(await screen.findByRole('heading', { name: 'Email' })).toBeTruthy()
}

const rowOf = async ({ recipient }: UnsentMail) => {
  const row = (await screen.findByText(recipient)).closest('li')
  if (!row) throw new Error('no row')
  return row
}

it('says for each mail what it is, to whom, and why it has not been sent', async () => {
  await open([refused, delayed])
  const first = (await rowOf(refused)).textContent
  for (const words of [
    'Not delivered',
    'Order confirmation',
    'Café Luna',
    'The mail server refused this address.',
    'Tried once.',
    '550 5.1.1 No such mailbox',
  ])
    expect(first).toContain(words)
  const second = (await rowOf(delayed)).textContent
  for (const words of [
    'Delayed',
    'Password reset',
    'The mail server could not be reached.',
    'Tried 3 times; next attempt',
  ])
    expect(second).toContain(words)
  expect(screen.getByRole('link', { name: 'Email' }).getAttribute('aria-current')).toBe('page')
})

it('sends a mail again, and keeps the focus when its row disappears', async () => {
  await open([refused])
  const row = await rowOf(refused)
  const button = within(row).getByRole('button', { name: `Send again to ${refused.recipient}` })
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Every email has been sent')).toBeTruthy()
  expect(screen.getByText('The email is being sent again')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Email' }))
})

it('says why a mail cannot be sent again', async () => {
  await open([delayed], 'This email has been sent or withdrawn in the meantime')
  await userEvent.click(within(await rowOf(delayed)).getByRole('button'))
  expect(await screen.findByText('This email has been sent or withdrawn in the meantime')).toBeTruthy()
})

it('says that nothing is left to send', async () => {
  await open([])
  expect(await screen.findByText('Every email has been sent')).toBeTruthy()
})
