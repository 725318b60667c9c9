import { formatDay, formatDayOfYear, formatDays, formatMonth, formatNumber } from '@candour/console/format.ts'
import type { Interval, TrendPoint, Trends } from '@candour/schemas/analytics.ts'
import { addDays, daysBetween, todayIn } from '#shared/period.ts'

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
  if (trends.interval === 'day') return formatDay(day)
  const days = daysOf(point, trends)
  const whole = days.from === day && days.to === lastDay(day, trends.interval)
  if (trends.interval === 'month' && whole) return formatMonth(day)
  return formatDays(days.from, days.to)
}

/** Returns why a point's interval is incomplete (in progress, or cut off by the period); undefined if complete. */
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
  return days === 1 ? 'previous day' : `previous ${formatNumber(days)} days`
}

/** Returns the name of the previous period, capitalized to stand alone. */
export function titleOfPrevious(trends: Pick<Trends, 'from' | 'to'>): string {
  return nameOfPrevious(trends).replace('p', 'P')
}

/** Short name of an interval, for axis ticks. */
export function tickOf(day: string, interval: Interval): string {
  return interval === 'month' ? formatMonth(day, { brief: true }) : formatDayOfYear(day)
}

function lastDay(firstDay: string, interval: Interval): string {
  if (interval === 'day') return firstDay
  if (interval === 'week') return addDays(firstDay, 6)
  const first = new Date(Date.parse(firstDay))
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).toISOString().slice(0, 10)
}
