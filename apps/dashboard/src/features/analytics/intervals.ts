import type { Interval, TrendPoint, Trends } from '@candour/schemas/analytics.ts'
import { addDays, daysBetween, todayIn } from '#features/reviews/period.ts'

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

type Point = Pick<TrendPoint, 'day'>
type Frame = Pick<Trends, 'interval' | 'from' | 'to'>

/** The days that a trend's point stands for: those of its interval that lie within the period. */
export function daysOf({ day }: Point, { interval, from, to }: Frame): { from: string; to: string } {
  const last = lastDay(day, interval)
  return { from: day < from ? from : day, to: last > to ? to : last }
}

/** The name of a trend's point; one that is cut off by the period's ends says which days are meant. */
export function nameInterval(point: Point, trends: Frame): string {
  const { day } = point
  if (trends.interval === 'day') return fullDay.format(Date.parse(day))
  const days = daysOf(point, trends)
  const whole = days.from === day && days.to === lastDay(day, trends.interval)
  if (trends.interval === 'month' && whole) return monthAndYear.format(Date.parse(day))
  return formatDays(days.from, days.to)
}

/** Why a trend's point stands for less than a whole interval, in words: it still runs, or the period cuts it off. */
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

/** The period that a trend is compared with, as it follows "the" in a sentence. */
export function nameOfPrevious({ from, to }: Pick<Trends, 'from' | 'to'>): string {
  const days = daysBetween(from, to)
  return days === 1 ? 'previous day' : `previous ${days.toLocaleString()} days`
}

/** The same as it stands alone. */
export function titleOfPrevious(trends: Pick<Trends, 'from' | 'to'>): string {
  return nameOfPrevious(trends).replace('p', 'P')
}

/** The short form of that name, for an axis. */
export function tickOf(day: string, interval: Interval): string {
  return ticks[interval].format(Date.parse(day))
}

function lastDay(firstDay: string, interval: Interval): string {
  if (interval === 'day') return firstDay
  if (interval === 'week') return addDays(firstDay, 6)
  const first = new Date(Date.parse(firstDay))
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).toISOString().slice(0, 10)
}
