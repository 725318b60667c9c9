import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  firstDayOfWeek,
  formatAgo,
  formatCompact,
  formatDate,
  formatDateOfYear,
  formatDateTime,
  formatDay,
  formatDays,
  formatDecimal,
  formatFullTime,
  formatMonth,
  formatNumber,
  formatPercent,
  formatPrice,
} from '#format.ts'

const browserIn = (...languages: string[]) => vi.stubGlobal('navigator', { languages })
beforeEach(() => browserIn('en-US'))
afterEach(() => {
  vi.unstubAllGlobals()
})

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

/** Intl writes narrow and thin spaces. */
const plain = (text: string) => text.replace(/\s/g, ' ')

describe.each([
  {
    languages: ['en-US'],
    date: 'Mar 1, 2026',
    brief: 'Mar 1',
    time: 'Mar 1, 2026, 2:05 PM',
    days: 'Mar 1 – 7, 2026',
    figures: ['1,234,567.5', '4.0', '12%', '$1,054.00', '1.2K'],
    weekStart: 7,
  },
  {
    languages: ['en-GB', 'de'],
    date: '1 Mar 2026',
    brief: '1 Mar',
    time: '1 Mar 2026, 14:05',
    days: '1 – 7 Mar 2026',
    figures: ['1,234,567.5', '4.0', '12%', '$1,054.00', '1.2K'],
    weekStart: 1,
  },
  {
    languages: ['de-DE', 'en'],
    date: '1.3.2026',
    brief: '1.3.',
    time: '1.3.2026, 14:05',
    days: '1.3.2026 – 7.3.2026',
    figures: ['1.234.567,5', '4,0', '12 %', '$1.054,00', '1,2K'],
    weekStart: 1,
  },
  {
    languages: ['es-MX'],
    date: '1/3/2026',
    brief: '1/3',
    time: '1/3/2026, 2:05 PM',
    days: '1/3/2026 – 7/3/2026',
    figures: ['1,234,567.5', '4.0', '12%', '$1,054.00', '1.2K'],
    weekStart: 7,
  },
  {
    // Digits of its own, marks of direction, and AM and PM in its script.
    languages: ['ar-EG'],
    date: '1/3/2026',
    brief: '1/3',
    time: '1/3/2026, 2:05 PM',
    days: '1/3/2026 – 7/3/2026',
    figures: ['1,234,567.5', '4.0', '12%', '$1,054.00', '1.2K'],
    weekStart: 6,
  },
  {
    // A word after the year.
    languages: ['bg'],
    date: '1.03.2026',
    brief: '1.03',
    time: '1.03.2026, 14:05',
    days: '1.03.2026 – 7.03.2026',
    figures: ['1 234 567,5', '4,0', '12%', '$1054,00', '1,2K'],
    weekStart: 1,
  },
  {
    // A calendar of its own.
    languages: ['th-TH'],
    date: '1/3/2026',
    brief: '1/3',
    time: '1/3/2026, 14:05',
    days: '1/3/2026 – 7/3/2026',
    figures: ['1,234,567.5', '4.0', '12%', '$1,054.00', '1.2K'],
    weekStart: 7,
  },
])('in a browser in $languages', ({ languages, date, brief, time, days, figures, weekStart }) => {
  const at = '2026-03-01T13:05:00Z'
  beforeEach(() => browserIn(...languages))

  it('dates and times have its order and hours, and English words', () => {
    const zone = 'Europe/Berlin'
    expect(formatDate(at, zone)).toBe(date)
    expect(formatDateOfYear(at, zone)).toBe(brief)
    expect(plain(formatDateTime(at, zone))).toBe(time)
    expect(plain(formatFullTime(at, zone))).toBe(`Sunday, ${time}`)
    expect(formatDay('2026-03-01')).toBe(`Sun, ${date}`)
    expect(plain(formatDays('2026-03-01', '2026-03-07'))).toBe(days)
    expect(formatDays('2026-03-01', '2026-03-01')).toBe(date)
    expect([formatMonth('2026-03-01'), formatMonth('2026-03-01', { brief: true })]).toEqual([
      'March 2026',
      'Mar 26',
    ])
  })

  it('numbers have its separators, in Latin digits', () => {
    expect(
      [
        formatNumber(1_234_567.5),
        formatDecimal(4),
        formatPercent(0.123),
        formatPrice(105_400),
        formatCompact(1_234),
      ].map(plain),
    ).toEqual(figures)
  })

  it('weeks begin on its first day, whether or not the browser says so', () => {
    expect(firstDayOfWeek()).toBe(weekStart)
    const { getWeekInfo } = Intl.Locale.prototype as { getWeekInfo?: unknown }
    Reflect.deleteProperty(Intl.Locale.prototype, 'getWeekInfo')
    try {
      expect(firstDayOfWeek()).toBe(weekStart)
    } finally {
      Object.assign(Intl.Locale.prototype, { getWeekInfo })
    }
  })
})

it.each([[['en-US@posix']], [['']], [[]]])('unusable languages %j are read as American', (languages) => {
  browserIn(...languages)
  expect([formatDate('2026-03-01T12:00:00Z', 'UTC'), formatNumber(1234.5)]).toEqual([
    'Mar 1, 2026',
    '1,234.5',
  ])
})

it('a change of the browser’s language is followed', () => {
  expect(formatNumber(1.5)).toBe('1.5')
  browserIn('de')
  expect(formatNumber(1.5)).toBe('1,5')
})
