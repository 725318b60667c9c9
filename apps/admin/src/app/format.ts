const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const dateTime = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const number = new Intl.NumberFormat('en')

/** Formats an ISO 8601 date as in "Mar 1, 2026". */
export const formatDate = (iso: string) => date.format(new Date(iso))

/** Formats an ISO 8601 date as in "Mar 1, 2026, 12:30 PM". */
export const formatDateTime = (iso: string) => dateTime.format(new Date(iso))

export const formatNumber = (value: number) => number.format(value)

/** Formats cents as in "$54.00". */
export const formatPrice = (cents: number) => `$${(cents / 100).toFixed(2)}`

const units = [
  { unit: 'year', seconds: 31_557_600 },
  { unit: 'month', seconds: 2_629_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

/** Formats an ISO 8601 date relative to `now` (ms since the epoch), as in "2 days ago". */
export function formatAgo(iso: string, now = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1000
  const fitting = units.find((unit) => Math.abs(seconds) >= unit.seconds)
  return fitting ? relative.format(Math.trunc(seconds / fitting.seconds), fitting.unit) : 'just now'
}
