import { formatDays } from '@candour/console/format.ts'
import { expect, it } from 'vitest'
import { daysOf, lengthOf, nameInterval, partOf, tickOf } from '#features/analytics/intervals.ts'
import { texts } from '#shared/texts.ts'

const year = { from: '2026-01-01', to: '2026-11-20' }
// Intl puts thin spaces around the dash.
const plain = (text: string) => text.replace(/\s/g, ' ')

it('names days, weeks and months', () => {
  expect(nameInterval({ day: '2026-11-20' }, { ...year, interval: 'day' })).toBe('Fri, Nov 20, 2026')
  expect(plain(nameInterval({ day: '2026-11-09' }, { ...year, interval: 'week' }))).toBe('Nov 9 – 15, 2026')
  expect(nameInterval({ day: '2026-02-01' }, { ...year, interval: 'month' })).toBe('February 2026')
})

it('names the days of an interval that the period cuts off', () => {
  expect(plain(nameInterval({ day: '2026-11-16' }, { ...year, interval: 'week' }))).toBe('Nov 16 – 20, 2026')
  expect(plain(nameInterval({ day: '2025-12-29' }, { ...year, interval: 'week' }))).toBe('Jan 1 – 4, 2026')
  expect(plain(nameInterval({ day: '2026-11-01' }, { ...year, interval: 'month' }))).toBe('Nov 1 – 20, 2026')
})

it('uses short names on an axis', () => {
  expect(tickOf('2026-11-16', 'week')).toBe('Nov 16')
  expect(tickOf('2026-11-01', 'month')).toBe('Nov 26')
})

it('writes a single day once', () => expect(formatDays('2026-11-20', '2026-11-20')).toBe('Nov 20, 2026'))

it("clips an interval's days to the period", () => {
  expect(daysOf({ day: '2025-12-29' }, { ...year, interval: 'week' })).toEqual({
    from: '2026-01-01',
    to: '2026-01-04',
  })
  expect(daysOf({ day: '2026-11-20' }, { ...year, interval: 'day' })).toEqual({
    from: '2026-11-20',
    to: '2026-11-20',
  })
})

it.each([
  ['day', '2026-11-19', undefined],
  ['day', '2026-11-20', 'Today so far'],
  ['week', '2025-12-29', 'Part of a week'],
  ['week', '2026-11-09', undefined],
  ['week', '2026-11-16', 'This week so far'],
  ['month', '2026-01-01', undefined],
  ['month', '2026-11-01', 'This month so far'],
] as const)('tells whether the %s of %s is complete', (interval, day, part) => {
  const trends = { ...year, interval, timeZone: 'Europe/Berlin' }
  expect(partOf({ day }, trends, '2026-11-20')).toBe(part)
})

it('treats an interval cut off by the period, not by today, as a part', () => {
  const trends = { from: '2026-01-01', to: '2026-02-10', interval: 'month', timeZone: 'UTC' } as const
  expect(partOf({ day: '2026-02-01' }, trends, '2026-11-20')).toBe('Part of a month')
})

it('names the period of comparison by its length', () => {
  const { previous } = texts.analytics.charts
  expect(previous(lengthOf({ from: '2026-11-01', to: '2026-11-30' }))).toBe('Previous 30 days')
  expect(previous(lengthOf({ from: '2026-11-20', to: '2026-11-20' }))).toBe('Previous day')
})
