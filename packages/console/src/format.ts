/*
 * How the consoles write numbers and times. Their words are English, everything else follows the browser: figures,
 * order of a date, 12 or 24 hours, first day of the week. In a browser of another language, dates are therefore in
 * figures: an English month in another language's order would look wrong.
 */

interface BrowserLocale {
  /** The browser's preferred language and region. */
  tag: string
  /** For times of day and names of months: the browser's English, or any. */
  words: string
  isEnglish: boolean
  hourCycle: Intl.LocaleHourCycleKey | undefined
}

let known: { languages: string; locale: BrowserLocale } | undefined

/** Returns the browser's locale, which may change while a page is open. */
function browserLocale(): BrowserLocale {
  const languages = navigator.languages.join()
  if (known?.languages !== languages) known = { languages, locale: localeOf(languages.split(',')) }
  return known.locale
}

function localeOf(languages: string[]): BrowserLocale {
  const preferred = languages.find(isSupported) ?? 'en-US'
  // Latin digits and the Gregorian calendar, as in exports and date fields, regardless of the region.
  const locale = new Intl.Locale(preferred, { numberingSystem: 'latn', calendar: 'gregory' })
  const tag = locale.toString()
  const isEnglish = locale.language === 'en'
  const { hourCycle } = dateFormat(tag, { hour: 'numeric' }).resolvedOptions()
  return { tag, words: isEnglish ? tag : 'en', isEnglish, hourCycle: isEnglish ? undefined : hourCycle }
}

/** Some browsers report invalid tags, such as "en-US@posix". */
function isSupported(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

type DateOptions = Intl.DateTimeFormatOptions

const dateFormats = new Map<string, Intl.DateTimeFormat>()
const numberFormats = new Map<string, Intl.NumberFormat>()

function dateFormat(locale: string, options: DateOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  dateFormats.set(key, format)
  return format
}

function numberFormat(options: Intl.NumberFormatOptions, locale = browserLocale().tag): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options)
  numberFormats.set(key, format)
  return format
}

/** Direction marks of right-to-left languages would scramble figures in an English line. */
const marks = /[\u061C\u200E\u200F]/g
/** Such as the "г." after a year in Bulgarian. */
const words = /\s*\p{L}+\.?/gu

/** A point in time: ISO 8601, or a `Date`. */
type Time = string | Date

/** Formats a time in the browser's time zone, unless another one is given. */
function formatIn(
  options: { english: DateOptions; other: DateOptions },
  at: Time,
  timeZone?: string,
): string {
  const { tag, isEnglish } = browserLocale()
  const text = dateFormat(tag, { ...(isEnglish ? options.english : options.other), timeZone }).format(
    new Date(at),
  )
  return isEnglish ? text : text.replaceAll(marks, '').replaceAll(words, '')
}

const date = {
  english: { dateStyle: 'medium' },
  other: { year: 'numeric', month: 'numeric', day: 'numeric' },
} as const
const dateOfYear = {
  english: { month: 'short', day: 'numeric' },
  other: { month: 'numeric', day: 'numeric' },
} as const

/** Formats the date of a time: "Mar 1, 2026", "1 Mar 2026", "1.3.2026". */
export const formatDate = (at: Time, timeZone?: string) => formatIn(date, at, timeZone)

/** Formats the date of a time without its year: "Mar 1", "1 Mar", "1.3." */
export const formatDateOfYear = (at: Time, timeZone?: string) => formatIn(dateOfYear, at, timeZone)

/** Formats the time of day: "12:30 PM", "12:30". */
export function formatTime(at: Time, timeZone?: string): string {
  const { words, hourCycle } = browserLocale()
  return dateFormat(words, { hour: 'numeric', minute: '2-digit', hourCycle, timeZone }).format(new Date(at))
}

/** Formats a time: "Mar 1, 2026, 12:30 PM", "1.3.2026, 12:30". */
export const formatDateTime = (at: Time, timeZone?: string) =>
  `${formatDate(at, timeZone)}, ${formatTime(at, timeZone)}`

/** Formats a time with its day of the week: "Sunday, Mar 1, 2026, 12:30 PM". */
export const formatFullTime = (at: Time, timeZone?: string) =>
  `${dateFormat('en', { weekday: 'long', timeZone }).format(new Date(at))}, ${formatDateTime(at, timeZone)}`

// Calendar days are not instants; parsing and formatting them in UTC keeps them from shifting.

/** Formats a calendar day (YYYY-MM-DD): "Sun, Mar 1, 2026", "Sun, 1.3.2026". */
export const formatDay = (day: string) =>
  `${dateFormat('en', { weekday: 'short', timeZone: 'UTC' }).format(new Date(day))}, ${formatDate(day, 'UTC')}`

/** Formats a calendar day without its year: "Mar 1", "1.3." */
export const formatDayOfYear = (day: string) => formatDateOfYear(day, 'UTC')

/** Formats a range of calendar days: "Mar 1 – 7, 2026", "1.3.2026 – 7.3.2026". */
export function formatDays(from: string, to: string): string {
  const { tag, isEnglish } = browserLocale()
  if (from === to) return formatDate(from, 'UTC')
  if (!isEnglish) return `${formatDate(from, 'UTC')} – ${formatDate(to, 'UTC')}`
  return dateFormat(tag, { ...date.english, timeZone: 'UTC' }).formatRange(new Date(from), new Date(to))
}

/** Formats the month of a calendar day: "March 2026", or briefly "Mar 26". */
export function formatMonth(day: string, { brief = false } = {}): string {
  const options: DateOptions = brief
    ? { month: 'short', year: '2-digit' }
    : { month: 'long', year: 'numeric' }
  return dateFormat(browserLocale().words, { ...options, timeZone: 'UTC' }).format(new Date(day))
}

const units = [
  { unit: 'year', seconds: 31_557_600 },
  { unit: 'month', seconds: 2_629_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** Formats an ISO 8601 time relative to `now` in its largest whole unit: "just now", "yesterday", "2 months ago". */
export function formatAgo(iso: string, now = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1000
  const largest = units.find((unit) => Math.abs(seconds) >= unit.seconds)
  return largest ? relative.format(Math.trunc(seconds / largest.seconds), largest.unit) : 'just now'
}

/** Formats a number: "1,234.5", "1.234,5". */
export const formatNumber = (value: number) => numberFormat({}).format(value)

/** Returns a number with what it counts, such as `1 review` or `1,200 companies`. */
export function formatCount(count: number, one: string, several = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : several}`
}

/** Formats a number with one decimal, such as an average rating: "4.5", "4,0". */
export const formatDecimal = (value: number) =>
  numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)

/** Formats a share from 0 to 1 in whole percent: "12%", "12 %". */
export const formatPercent = (share: number) =>
  numberFormat({ style: 'percent', maximumFractionDigits: 0 }).format(share).replaceAll(marks, '')

/** Formats cents as US dollars: "$1,054.00", "$1.054,00". */
export const formatPrice = (cents: number) =>
  `$${numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(cents / 100)}`

/** Formats a number in few letters: "999", "1.2K", "1,2K". */
export function formatCompact(value: number): string {
  const compact = numberFormat({ notation: 'compact', maximumFractionDigits: 1 }, 'en').formatToParts(value)
  const [, decimal] = formatDecimal(0)
  return compact.map((part) => (part.type === 'decimal' ? decimal : part.value)).join('')
}

/** A day of the week (ISO 8601): 1 for Monday to 7 for Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Regions whose week does not begin on Monday (CLDR 48), for browsers that do not say. */
const regions = {
  7: 'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  6: 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY',
} as const

interface WithWeekInfo extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number }
  /** The former name, in Safari. */
  weekInfo?: { firstDay: number }
}

/** Returns the day on which a week begins where the browser's language is spoken. */
export function firstDayOfWeek(): Weekday {
  const locale: WithWeekInfo = new Intl.Locale(browserLocale().tag)
  const stated = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay
  if (stated === 6 || stated === 7) return stated
  if (stated) return 1
  const { region = '' } = locale.maximize()
  if (regions[7].includes(region)) return 7
  return regions[6].includes(region) ? 6 : 1
}
