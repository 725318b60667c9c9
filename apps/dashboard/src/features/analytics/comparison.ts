import { formatDecimal } from '@candour/console/format.ts'
import type { Totals } from '@candour/schemas/analytics.ts'
import { type Change, compareNumbers, directionOf } from '#shared/change.ts'

/** Share of positive reviews, 0 to 1. */
export function positiveShare({ total, sentiment }: Totals): number | undefined {
  return total > 0 ? sentiment.positive / total : undefined
}

export function compareCounts({ total: now }: Totals, { total: before }: Totals): Change {
  return compareNumbers(now, before)
}

/** Compares averages rounded to one decimal, as displayed: 4.24 after 4.16 counts as the same. */
export function compareAverages({ average: now }: Totals, { average: before }: Totals): Change | undefined {
  if (now === null || before === null) return undefined
  const difference = Number(now.toFixed(1)) - Number(before.toFixed(1))
  return changeOf(Math.round(difference * 10) / 10, formatDecimal)
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
