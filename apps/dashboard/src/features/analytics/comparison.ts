import type { Totals } from '@candour/schemas/analytics.ts'

/** How a number compares with the previous period; `text` is worded to follow the number. */
export interface Change {
  direction: 'up' | 'down' | 'same'
  text: string
}

const directionOf = (difference: number) => (difference > 0 ? 'up' : difference < 0 ? 'down' : 'same')

/** Share of positive reviews, 0 to 1. */
export function positiveShare({ total, sentiment }: Totals): number | undefined {
  return total > 0 ? sentiment.positive / total : undefined
}

export function compareCounts({ total: now }: Totals, { total: before }: Totals): Change {
  if (now === before) return { direction: 'same', text: 'no change' }
  if (before === 0) return { direction: 'up', text: 'none before' }
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  if (now > before && percent >= 1000)
    return { direction: 'up', text: `${Math.round(now / before)} times as many` }
  // A difference below one percent must not read as "0% more".
  const share = percent === 0 ? 'under 1' : percent.toLocaleString()
  return { direction: directionOf(now - before), text: `${share}% ${now > before ? 'more' : 'fewer'}` }
}

/** Compares averages rounded to one decimal, as displayed: 4.24 after 4.16 counts as the same. */
export function compareAverages({ average: now }: Totals, { average: before }: Totals): Change | undefined {
  if (now === null || before === null) return undefined
  const difference = Number(now.toFixed(1)) - Number(before.toFixed(1))
  return changeOf(Math.round(difference * 10) / 10, (value) => value.toFixed(1))
}

/** Compares the shares of positive reviews, in percentage points. */
export function comparePositive(now: Totals, before: Totals): Change | undefined {
  const [share, shareBefore] = [positiveShare(now), positiveShare(before)]
  if (share === undefined || shareBefore === undefined) return undefined
  const points = Math.round(share * 100) - Math.round(shareBefore * 100)
  return changeOf(points, (value) => (value === 1 ? '1 point' : `${value} points`))
}

function changeOf(difference: number, format: (size: number) => string): Change {
  if (difference === 0) return { direction: 'same', text: 'the same' }
  return {
    direction: directionOf(difference),
    text: `${format(Math.abs(difference))} ${difference > 0 ? 'higher' : 'lower'}`,
  }
}
