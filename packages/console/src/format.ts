const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const dateTime = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const number = new Intl.NumberFormat('en')
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Formats an ISO 8601 time as "Mar 1, 2026". */
export const formatDate = (iso: string) => date.format(new Date(iso))

/** Formats an ISO 8601 time as "Mar 1, 2026, 12:30 PM". */
export const formatDateTime = (iso: string) => dateTime.format(new Date(iso))

export const formatNumber = (value: number) => number.format(value)

/** Formats cents as "$1,054.00". */
export const formatPrice = (cents: number) => dollars.format(cents / 100)

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
  return largest ? relative.format(Math.trunc(seconds / largest.seconds), largest.unit) : 'just now'
}
