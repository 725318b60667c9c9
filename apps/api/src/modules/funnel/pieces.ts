import { type Days, earlier, later, lengthOf, shifted } from '#lib/days.ts'

/** A period with both days, inclusive. */
export interface ClosedPeriod extends Days {
  /** Today in the company's time zone. Later days have no counts, so leaving them in a whole month costs nothing. */
  today: string
}

/** Rows of the days or of the months, to be added or subtracted. */
export interface Piece {
  unit: 'day' | 'month'
  from: string
  /** Inclusive. */
  to: string
  sign: 1 | -1
}

/**
 * Splits a period so that few rows are read: whole months, and for a month that it covers in part, either the days
 * inside, or the whole month minus the days outside, whichever is fewer. A year takes 12 months and at most 30 days.
 */
export function piecesOf({ from, to, today }: ClosedPeriod): Piece[] {
  const pieces: Piece[] = []
  const months: string[] = []
  for (let month = firstOf(from); month <= to; month = dayAfter(lastOf(month))) {
    const last = lastOf(month)
    const inside = { from: later(month, from), to: earlier(last, to) }
    const outside = [
      { from: month, to: dayBefore(inside.from) },
      { from: dayAfter(inside.to), to: last },
    ].filter((days) => days.from <= days.to)
    const counted = (days: Days) => lengthOf({ ...days, to: earlier(days.to, today) })
    if (outside.reduce((sum, days) => sum + counted(days), 0) <= counted(inside)) {
      months.push(month)
      for (const days of outside) pieces.push({ unit: 'day', ...days, sign: -1 })
    } else pieces.push({ unit: 'day', ...inside, sign: 1 })
  }
  const [first, last = first] = [months[0], months.at(-1)]
  // A month that is not taken whole is the first or the last of the period.
  if (first && last) pieces.push({ unit: 'month', from: first, to: last, sign: 1 })
  return pieces
}

const dayBefore = (day: string) => shifted(day, -1)
const dayAfter = (day: string) => shifted(day, 1)
const firstOf = (day: string) => `${day.slice(0, 7)}-01`
const lastOf = (month: string) => dayBefore(firstOf(shifted(month, 31)))
