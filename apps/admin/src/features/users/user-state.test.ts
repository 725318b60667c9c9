import { expect, it } from 'vitest'
import { stateOf } from '#features/users/user-state.tsx'
import { ada, ben } from '#test/fixtures.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const later = '2026-03-02T12:00:00Z'
const earlier = '2026-02-28T12:00:00Z'
const nothing = { mail: null, error: null, sentAt: null, expiresAt: null }
const invited = (invitation: object) => stateOf({ ...ben, invitation: { ...nothing, ...invitation } }, now)

it('names every state of an invitation', () => {
  expect(stateOf(ada)).toMatchObject({ label: 'Active' })
  expect(stateOf({ ...ada, state: 'disabled' })).toEqual({ tone: 'neutral', label: 'Disabled' })
  expect(invited({ mail: 'queued' })).toMatchObject({ label: 'Sending', detail: undefined })
  expect(invited({ mail: 'queued', error: '421 Busy' })).toMatchObject({ detail: 'Trying again: 421 Busy' })
  expect(invited({ mail: 'sent', sentAt: earlier, expiresAt: later })).toMatchObject({
    label: 'Invited',
    detail: expect.stringMatching(/^Sent Feb 28, 2026.*valid until Mar 2, 2026/),
  })
  expect(invited({ mail: 'sent', sentAt: earlier, expiresAt: earlier })).toMatchObject({
    label: 'Link expired',
  })
  expect(invited({ expiresAt: later })).toMatchObject({
    label: 'Invited',
    detail: expect.stringMatching(/^Link shared manually/),
  })
  expect(
    stateOf({ ...ben, state: 'mail_failed', invitation: { ...nothing, mail: 'failed', error: '550' } }, now),
  ).toMatchObject({ label: 'Mail failed', detail: '550' })
})
