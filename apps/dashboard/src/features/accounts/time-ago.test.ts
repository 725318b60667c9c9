import { expect, it } from 'vitest'
import { timeAgo } from '#features/accounts/time-ago.ts'

it.each([
  ['2026-03-08T12:00:30Z', 'just now'],
  ['2026-03-08T11:59:01Z', 'just now'],
  ['2026-03-08T11:59:00Z', '1 minute ago'],
  ['2026-03-08T11:00:01Z', '59 minutes ago'],
  ['2026-03-08T11:00:00Z', '1 hour ago'],
  ['2026-03-07T12:00:01Z', '23 hours ago'],
  ['2026-03-07T12:00:00Z', 'yesterday'],
  ['2026-03-02T12:00:00Z', '6 days ago'],
])('%s is %s', (at, words) => {
  expect(timeAgo(new Date(at), new Date('2026-03-08T12:00:00Z'))).toBe(words)
})
