import { expect, it } from 'vitest'
import { formatAgo, formatPrice } from '#format.ts'

const now = Date.parse('2026-03-10T12:00:00Z')

it.each([
  ['2026-03-10T11:59:30Z', 'just now'],
  ['2026-03-10T12:00:10Z', 'just now'],
  ['2026-03-10T11:01:00Z', '59 minutes ago'],
  ['2026-03-10T11:59:01Z', 'just now'],
  ['2026-03-10T11:59:00Z', '1 minute ago'],
  ['2026-03-10T09:30:00Z', '2 hours ago'],
  ['2026-03-09T12:00:01Z', '23 hours ago'],
  ['2026-03-04T12:00:00Z', '6 days ago'],
  ['2026-03-09T11:00:00Z', 'yesterday'],
  ['2026-01-01T12:00:00Z', '2 months ago'],
  ['2024-01-01T12:00:00Z', '2 years ago'],
])('%s is %s', (at, words) => expect(formatAgo(at, now)).toBe(words))

it.each([
  [5400, '$54.00'],
  [2279, '$22.79'],
  [12000, '$120.00'],
  [5, '$0.05'],
  [105400, '$1,054.00'],
])('%i cents are %s', (cents, price) => expect(formatPrice(cents)).toBe(price))
