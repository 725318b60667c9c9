import { expect, it } from 'vitest'
import { formatDays, nameInterval, tickOf } from '#features/analytics/intervals.ts'

const year = { from: '2026-01-01', to: '2026-11-20' }
// Intl sets thin spaces around the dash.
const plain = (text: string) => text.replace(/\s/g, ' ')

it('names days, weeks and months', () => {
  expect(nameInterval({ day: '2026-11-20' }, { ...year, interval: 'day' })).toBe('Fri, Nov 20, 2026')
  expect(plain(nameInterval({ day: '2026-11-09' }, { ...year, interval: 'week' }))).toBe('Nov 9 – 15, 2026')
  expect(nameInterval({ day: '2026-02-01' }, { ...year, interval: 'month' })).toBe('February 2026')
})

it("says which days are meant where the period's ends cut one off", () => {
  expect(plain(nameInterval({ day: '2026-11-16' }, { ...year, interval: 'week' }))).toBe('Nov 16 – 20, 2026')
  expect(plain(nameInterval({ day: '2025-12-29' }, { ...year, interval: 'week' }))).toBe('Jan 1 – 4, 2026')
  expect(plain(nameInterval({ day: '2026-11-01' }, { ...year, interval: 'month' }))).toBe('Nov 1 – 20, 2026')
})

it('is short on an axis', () => {
  expect(tickOf('2026-11-16', 'week')).toBe('Nov 16')
  expect(tickOf('2026-11-01', 'month')).toBe('Nov 26')
})

it('writes a single day once', () => expect(formatDays('2026-11-20', '2026-11-20')).toBe('Nov 20, 2026'))
