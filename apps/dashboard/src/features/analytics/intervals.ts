import { formatDay, formatDayOfYear, formatDays, formatMonth } from '@candour/console/format.ts'
import type { Interval, TrendPoint, Trends } from '@candour/schemas/analytics.ts'
import { addDays, daysBetween, todayIn } from '#shared/period.ts'
import { texts } from '#shared/texts.ts'

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

type ZonedFrame = Frame & Pick<Trends, 'timeZone'>

/** Returns why a point's interval is incomplete (in progress, or cut off by the period); undefined if complete. */
export function partOf(point: Point, trends: ZonedFrame, today?: string): string | undefined {
  const { soFar, part } = texts.analytics.charts
  const why = whyPart(point, trends, today)
  if (why === 'soFar') return soFar[trends.interval]
  return why && part[why]
}

/** Names a point's interval in a table, with why it is incomplete. */
export function nameRow(point: Point, trends: ZonedFrame): string {
  const { rowSoFar, rowPart } = texts.analytics.charts
  const name = nameInterval(point, trends)
  const why = whyPart(point, trends)
  if (why === 'soFar') return rowSoFar[trends.interval](name)
  return why ? rowPart[why](name) : name
}

/** Returns whether an interval is in progress, or which one the period cuts off: days are never cut. */
function whyPart(
  point: Point,
  trends: ZonedFrame,
  today = todayIn(trends.timeZone),
): 'soFar' | Exclude<Interval, 'day'> | undefined {
  const { interval } = trends
  const days = daysOf(point, trends)
  const last = lastDay(point.day, interval)
  if (days.from <= today && today <= days.to && today <= last) return 'soFar'
  return interval === 'day' || (days.from === point.day && days.to === last) ? undefined : interval
}

/** Returns the length in days of a period, and of the one before with which it is compared. */
export const lengthOf = ({ from, to }: Pick<Trends, 'from' | 'to'>) => daysBetween(from, to)

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
