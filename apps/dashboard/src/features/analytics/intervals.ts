import type { Interval, TrendPoint, Trends } from '@candour/schemas/analytics.ts'
import { addDays } from '#features/reviews/period.ts'

// Calendar days are no instants: read and written in UTC they stay what they are.
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(undefined, { ...options, timeZone: 'UTC' })

const fullDay = format({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
const rangeOfDays = format({ month: 'short', day: 'numeric', year: 'numeric' })
const monthAndYear = format({ month: 'long', year: 'numeric' })
const ticks = {
  day: format({ month: 'short', day: 'numeric' }),
  week: format({ month: 'short', day: 'numeric' }),
  month: format({ month: 'short', year: '2-digit' }),
}

/** A stretch of calendar days in words. */
export function formatDays(from: string, to: string): string {
  return rangeOfDays.formatRange(Date.parse(from), Date.parse(to))
}

/** The name of a trend's point; one that is cut off by the period's ends says which days are meant. */
export function nameInterval(
  { day }: Pick<TrendPoint, 'day'>,
  { interval, from, to }: Pick<Trends, 'interval' | 'from' | 'to'>,
): string {
  if (interval === 'day') return fullDay.format(Date.parse(day))
  const last = interval === 'week' ? addDays(day, 6) : endOfMonth(day)
  if (interval === 'month' && day >= from && last <= to) return monthAndYear.format(Date.parse(day))
  return formatDays(day < from ? from : day, last > to ? to : last)
}

/** The short form of that name, for an axis. */
export function tickOf(day: string, interval: Interval): string {
  return ticks[interval].format(Date.parse(day))
}

function endOfMonth(firstDay: string): string {
  const first = new Date(Date.parse(firstDay))
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).toISOString().slice(0, 10)
}
