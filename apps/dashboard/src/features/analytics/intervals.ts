import type { Interval, TrendPoint, Trends } from '@candour/schemas/analytics.ts'
import { addDays, daysBetween, todayIn } from '#shared/period.ts'

// Calendar days are not instants; parsing and formatting them in UTC keeps them from shifting.
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

/** Formats a range of calendar days (YYYY-MM-DD) in the browser's locale. */
export function formatDays(from: string, to: string): string {
  return rangeOfDays.formatRange(Date.parse(from), Date.parse(to))
}

type Point = Pick<TrendPoint, 'day'>
type Frame = Pick<Trends, 'interval' | 'from' | 'to'>

/** Returns the days of a point's interval, clipped to the period. */
export function daysOf({ day }: Point, { interval, from, to }: Frame): { from: string; to: string } {
  const last = lastDay(day, interval)
  return { from: day < from ? from : day, to: last > to ? to : last }
}

/** Names a point's interval; one cut off by the period is named by its remaining days. */
export function nameInterval(point: Point, trends: Frame): string {
  const { day } = point
  if (trends.interval === 'day') return fullDay.format(Date.parse(day))
  const days = daysOf(point, trends)
  const whole = days.from === day && days.to === lastDay(day, trends.interval)
  if (trends.interval === 'month' && whole) return monthAndYear.format(Date.parse(day))
  return formatDays(days.from, days.to)
}

/** Says why a point's interval is incomplete (in progress, or cut off by the period); undefined if complete. */
export function partOf(
  point: Point,
  trends: Frame & Pick<Trends, 'timeZone'>,
  today = todayIn(trends.timeZone),
): string | undefined {
  const { interval } = trends
  const days = daysOf(point, trends)
  const last = lastDay(point.day, interval)
  if (days.from <= today && today <= days.to && today <= last) {
    return interval === 'day' ? 'Today so far' : `This ${interval} so far`
  }
  return days.from === point.day && days.to === last ? undefined : `Part of a ${interval}`
}

/** Names the comparison period, worded to follow "the". */
export function nameOfPrevious({ from, to }: Pick<Trends, 'from' | 'to'>): string {
  const days = daysBetween(from, to)
  return days === 1 ? 'previous day' : `previous ${days.toLocaleString()} days`
}

/** The same name, capitalized to stand alone. */
export function titleOfPrevious(trends: Pick<Trends, 'from' | 'to'>): string {
  return nameOfPrevious(trends).replace('p', 'P')
}

/** Short name of an interval, for axis ticks. */
export function tickOf(day: string, interval: Interval): string {
  return ticks[interval].format(Date.parse(day))
}

function lastDay(firstDay: string, interval: Interval): string {
  if (interval === 'day') return firstDay
  if (interval === 'week') return addDays(firstDay, 6)
  const first = new Date(Date.parse(firstDay))
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).toISOString().slice(0, 10)
}
