import { texts } from '#shared/texts.ts'

const units = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
] as const

/** Formats seconds in their two largest units, such as "2 h 10 min". */
export function formatDuration(seconds: number): string {
  const words = texts.cases.duration
  const from = units.findIndex(([, length]) => seconds >= length)
  if (from < 0) return words.underMinute
  let rest = seconds
  const [larger = '', smaller] = units
    .slice(from, from + 2)
    .map(([unit, length]) => {
      const count = Math.floor(rest / length)
      rest -= count * length
      return { count, unit }
    })
    .filter(({ count }) => count > 0)
    .map(({ count, unit }) => words[unit](count))
  return smaller ? words.two({ larger, smaller }) : larger
}
