import { pageLanguage, texts } from '#texts.ts'

/*
 * How the consoles write numbers and times: in the page's language, in the form of the region that the browser prefers
 * for it ("1 Mar 2026" for `en-GB`), and in the chosen time zone. Where a browser prefers no English, an English page has
 * the browser's 12 or 24 hours.
 */

interface PageLocale {
  /** The page's language, with the browser's region for it. */
  tag: string
  hourCycle: Intl.LocaleHourCycleKey | undefined
}

let known: { of: string; locale: PageLocale } | undefined

/** Returns the locale of the page; the browser's languages may change while it is open. */
function pageLocale(): PageLocale {
  const of = `${pageLanguage()} ${navigator.languages.join()}`
  if (known?.of !== of)
    known = { of, locale: localeOf(pageLanguage(), navigator.languages.filter(isSupported)) }
  return known.locale
}

function localeOf(language: string, preferred: readonly string[]): PageLocale {
  const { language: primary } = new Intl.Locale(language)
  const ofPage = preferred.find((tag) => new Intl.Locale(tag).language === primary)
  // Latin digits and the Gregorian calendar, as in exports and date fields, regardless of the region.
  const latin = { numberingSystem: 'latn', calendar: 'gregory' }
  const tag = new Intl.Locale(ofPage ?? language, latin).toString()
  if (ofPage || primary !== 'en') return { tag, hourCycle: undefined }
  const { hourCycle } = dateFormat(preferred[0] ?? language, { hour: 'numeric' }).resolvedOptions()
  return { tag, hourCycle }
}

/** Some browsers report invalid tags, such as "en-US@posix". */
function isSupported(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

let chosenZone: string | undefined

/** Sets the time zone (IANA) that the user has chosen; without one, times are in the browser's. */
export function setTimeZone(timeZone: string | undefined): void {
  chosenZone = timeZone
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

function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const { tag } = pageLocale()
  const key = tag + JSON.stringify(options)
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(tag, options)
  numberFormats.set(key, format)
  return format
}

/** A point in time: ISO 8601, or a `Date`. */
type Time = string | Date

/** Formats a time in the chosen time zone, unless another one is given. */
const formatIn = (options: DateOptions, at: Time, timeZone = chosenZone) =>
  dateFormat(pageLocale().tag, { ...options, timeZone }).format(new Date(at))

/** Formats the date of a time: "Mar 1, 2026", "1 Mar 2026", "01.03.2026". */
export const formatDate = (at: Time, timeZone?: string) => formatIn({ dateStyle: 'medium' }, at, timeZone)

/** Formats the date of a time without its year: "Mar 1", "1 Mar", "1. März". */
export const formatDateOfYear = (at: Time, timeZone?: string) =>
  formatIn({ month: 'short', day: 'numeric' }, at, timeZone)

/** Formats the time of day: "12:30 PM", "12:30". */
export const formatTime = (at: Time, timeZone?: string) =>
  formatIn({ hour: 'numeric', minute: '2-digit', hourCycle: pageLocale().hourCycle }, at, timeZone)

const dateTime = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const

/** Formats a time: "Mar 1, 2026, 12:30 PM", "1. März 2026, 12:30". */
export const formatDateTime = (at: Time, timeZone?: string) =>
  formatIn({ ...dateTime, hourCycle: pageLocale().hourCycle }, at, timeZone)

/** Formats a time with its day of the week: "Sunday, Mar 1, 2026, 12:30 PM". */
export const formatFullTime = (at: Time, timeZone?: string) =>
  formatIn({ ...dateTime, weekday: 'long', hourCycle: pageLocale().hourCycle }, at, timeZone)

// Calendar days are not instants; parsing and formatting them in UTC keeps them from shifting.

/** Formats a calendar day (YYYY-MM-DD): "Sun, Mar 1, 2026", "So., 1. März 2026". */
export const formatDay = (day: string) =>
  formatIn({ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' }, day, 'UTC')

/** Formats a calendar day without its year: "Mar 1", "1. März". */
export const formatDayOfYear = (day: string) => formatDateOfYear(day, 'UTC')

/** Formats a range of calendar days: "Mar 1 – 7, 2026", "01.–07.03.2026". */
export const formatDays = (from: string, to: string) =>
  from === to
    ? formatDate(from, 'UTC')
    : dateFormat(pageLocale().tag, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
        new Date(from),
        new Date(to),
      )

/** Formats the month of a calendar day: "March 2026", or briefly "Mar 26". */
export const formatMonth = (day: string, { brief = false } = {}) =>
  formatIn(brief ? { month: 'short', year: '2-digit' } : { month: 'long', year: 'numeric' }, day, 'UTC')

const units = [
  { unit: 'year', seconds: 31_557_600 },
  { unit: 'month', seconds: 2_629_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

/** Formats an ISO 8601 time relative to `now` in its largest whole unit: "just now", "yesterday", "2 months ago". */
export function formatAgo(iso: string, now = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1000
  const largest = units.find((unit) => Math.abs(seconds) >= unit.seconds)
  if (!largest) return texts.shared.justNow
  const format = new Intl.RelativeTimeFormat(pageLocale().tag, { numeric: 'auto' })
  return format.format(Math.trunc(seconds / largest.seconds), largest.unit)
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
  numberFormat({ style: 'percent', maximumFractionDigits: 0 }).format(share)

/** Formats cents as US dollars: "$1,054.00", "$1.054,00". */
export const formatPrice = (cents: number) =>
  `$${numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(cents / 100)}`

/** Formats a number in few letters: "999", "1.2K", "1,2 Mio.". */
export const formatCompact = (value: number) =>
  numberFormat({ notation: 'compact', maximumFractionDigits: 1 }).format(value)

/** A day of the week (ISO 8601): 1 for Monday to 7 for Sunday. */
type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

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

/** Returns the day on which a week begins where the language that the browser prefers is spoken. */
export function firstDayOfWeek(): Weekday {
  const locale: WithWeekInfo = new Intl.Locale(navigator.languages.find(isSupported) ?? 'en-US')
  const stated = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay
  if (stated === 6 || stated === 7) return stated
  if (stated) return 1
  const { region = '' } = locale.maximize()
  if (regions[7].includes(region)) return 7
  return regions[6].includes(region) ? 6 : 1
}
