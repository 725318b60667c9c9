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
  formatTime,
  setTimeZone,
} from '#format.ts'

const pageIn = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } })
const browserIn = (...languages: string[]) => vi.stubGlobal('navigator', { languages })
beforeEach(() => {
  pageIn('en')
  browserIn('en-US')
})
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

const english = {
  page: 'en',
  date: 'Mar 1, 2026',
  brief: 'Mar 1',
  time: 'Mar 1, 2026, 2:05 PM',
  full: 'Sunday, Mar 1, 2026, 2:05 PM',
  day: 'Sun, Mar 1, 2026',
  days: 'Mar 1 – 7, 2026',
  months: ['March 2026', 'Mar 26'],
  figures: ['1,234,567.5', '4.0', '12%', '$1,054.00', '1.2K'],
  ago: '2 days ago',
}

describe.each([
  { ...english, languages: ['en-US'], weekStart: 7 },
  {
    page: 'en',
    languages: ['en-GB', 'de'],
    date: '1 Mar 2026',
    brief: '1 Mar',
    time: '1 Mar 2026, 14:05',
    full: 'Sunday, 1 Mar 2026, 14:05',
    day: 'Sun, 1 Mar 2026',
    days: '1 – 7 Mar 2026',
    months: ['March 2026', 'Mar 26'],
    figures: ['1,234,567.5', '4.0', '12%', '$1,054.00', '1.2k'],
    ago: '2 days ago',
    weekStart: 1,
  },
  {
    ...english,
    languages: ['de-DE'],
    time: 'Mar 1, 2026, 14:05',
    full: 'Sunday, Mar 1, 2026, 14:05',
    weekStart: 1,
  },
  {
    page: 'de',
    languages: ['de-AT', 'en'],
    date: '01.03.2026',
    brief: '1. März',
    time: '1. März 2026, 14:05',
    full: 'Sonntag, 1. März 2026, 14:05',
    day: 'So., 1. März 2026',
    days: '01.–07.03.2026',
    months: ['März 2026', 'März 26'],
    figures: ['1 234 567,5', '4,0', '12 %', '$1 054,00', '1234'],
    ago: 'vorgestern',
    weekStart: 1,
  },
  {
    page: 'fr',
    languages: ['fr-CA'],
    date: '1 mars 2026',
    brief: '1 mars',
    time: '1 mars 2026, 14 h 05',
    full: 'dimanche 1 mars 2026, 14 h 05',
    day: 'dim. 1 mars 2026',
    days: '1–7 mars 2026',
    months: ['mars 2026', 'mars 26'],
    figures: ['1 234 567,5', '4,0', '12 %', '$1 054,00', '1,2 k'],
    ago: 'avant-hier',
    weekStart: 7,
  },
  {
    page: 'fr',
    languages: ['en-US'],
    date: '1 mars 2026',
    brief: '1 mars',
    time: '1 mars 2026, 14:05',
    full: 'dimanche 1 mars 2026, 14:05',
    day: 'dim. 1 mars 2026',
    days: '1–7 mars 2026',
    months: ['mars 2026', 'mars 26'],
    figures: ['1 234 567,5', '4,0', '12 %', '$1 054,00', '1,2 k'],
    ago: 'avant-hier',
    weekStart: 7,
  },
  {
    page: 'pl',
    languages: ['pl-PL'],
    date: '1 mar 2026',
    brief: '1 mar',
    time: '1 mar 2026, 14:05',
    full: 'niedziela, 1 mar 2026, 14:05',
    day: 'niedz., 1 mar 2026',
    days: '1–7 mar 2026',
    months: ['marzec 2026', 'mar 26'],
    figures: ['1 234 567,5', '4,0', '12%', '$1054,00', '1,2 tys.'],
    ago: 'przedwczoraj',
    weekStart: 1,
  },
  {
    page: 'ja',
    languages: ['ja-JP'],
    date: '2026/03/01',
    brief: '3月1日',
    time: '2026年3月1日 14:05',
    full: '2026年3月1日日曜日 14:05',
    day: '2026年3月1日(日)',
    days: '2026/03/01～2026/03/07',
    months: ['2026年3月', '26年3月'],
    figures: ['1,234,567.5', '4.0', '12%', '$1,054.00', '1234'],
    ago: '一昨日',
    weekStart: 7,
  },
  { ...english, languages: ['ar-EG'], weekStart: 6 },
  {
    ...english,
    languages: ['th-TH'],
    time: 'Mar 1, 2026, 14:05',
    full: 'Sunday, Mar 1, 2026, 14:05',
    weekStart: 7,
  },
])('a page in $page, in a browser in $languages', (given) => {
  const { page, languages, weekStart } = given
  const at = '2026-03-01T13:05:00Z'
  beforeEach(() => {
    pageIn(page)
    browserIn(...languages)
  })

  it('writes numbers and times in the page’s language and the browser’s region', () => {
    const zone = 'Europe/Berlin'
    expect({
      ...{ page, languages, weekStart },
      date: plain(formatDate(at, zone)),
      brief: plain(formatDateOfYear(at, zone)),
      time: plain(formatDateTime(at, zone)),
      full: plain(formatFullTime(at, zone)),
      day: plain(formatDay('2026-03-01')),
      days: plain(formatDays('2026-03-01', '2026-03-07')),
      months: [formatMonth('2026-03-01'), formatMonth('2026-03-01', { brief: true })].map(plain),
      figures: [
        formatNumber(1_234_567.5),
        formatDecimal(4),
        formatPercent(0.123),
        formatPrice(105_400),
        formatCompact(1_234),
      ].map(plain),
      ago: formatAgo('2026-03-08T12:00:00Z', now),
    }).toEqual(given)
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

it('a change of the browser’s languages is followed', () => {
  expect(formatDate('2026-03-01T12:00:00Z', 'UTC')).toBe('Mar 1, 2026')
  browserIn('en-GB')
  expect(formatDate('2026-03-01T12:00:00Z', 'UTC')).toBe('1 Mar 2026')
})

it('times are in the chosen time zone, unless another one is given', () => {
  setTimeZone('Asia/Tokyo')
  try {
    expect(plain(formatTime('2026-03-01T13:05:00Z'))).toBe('10:05 PM')
    expect(plain(formatTime('2026-03-01T13:05:00Z', 'UTC'))).toBe('1:05 PM')
    expect(formatDay('2026-03-01')).toBe('Sun, Mar 1, 2026')
  } finally {
    setTimeZone(undefined)
  }
})
