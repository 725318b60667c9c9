import { formatDecimal } from '@candour/console/format.ts'
import type { Totals } from '@candour/schemas/analytics.ts'
import { type Change, compareNumbers, directionOf } from '#shared/change.ts'
import { texts } from '#shared/texts.ts'

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
  const { higher, lower } = texts.analytics.change
  return changeOf(Math.round(difference * 10) / 10, {
    higher: (size) => higher(formatDecimal(size)),
    lower: (size) => lower(formatDecimal(size)),
  })
}

/** Compares the shares of positive reviews, in percentage points. */
export function comparePositive(now: Totals, before: Totals): Change | undefined {
  const [share, shareBefore] = [positiveShare(now), positiveShare(before)]
  if (share === undefined || shareBefore === undefined) return undefined
  const points = Math.round(share * 100) - Math.round(shareBefore * 100)
  const { pointsHigher, pointsLower } = texts.analytics.change
  return changeOf(points, { higher: pointsHigher, lower: pointsLower })
}

type Say = (size: number) => string

function changeOf(difference: number, { higher, lower }: { higher: Say; lower: Say }): Change {
  if (difference === 0) return { direction: 'same', text: texts.analytics.change.same }
  const say = difference > 0 ? higher : lower
  return { direction: directionOf(difference), text: say(Math.abs(difference)) }
}
