import { formatNumber } from '@candour/console/format.ts'

const units = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
] as const

/** Formats seconds in their two largest units, such as "2 h 10 min". */
export function formatDuration(seconds: number): string {
  const from = units.findIndex(([, length]) => seconds >= length)
  if (from < 0) return 'under 1 min'
  let rest = seconds
  const parts = units.slice(from, from + 2).map(([unit, length]) => {
    const count = Math.floor(rest / length)
    rest -= count * length
    return { count, unit }
  })
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, unit }) => `${formatNumber(count)} ${unit}`)
    .join(' ')
}
