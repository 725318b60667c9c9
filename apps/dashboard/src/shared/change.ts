import { formatPercent } from '@candour/console/format.ts'
/** How a number compares with the previous period; `text` is worded to follow the number. */
export interface Change {
  direction: 'up' | 'down' | 'same'
  text: string
}

export const directionOf = (difference: number): Change['direction'] =>
  difference > 0 ? 'up' : difference < 0 ? 'down' : 'same'

export function compareNumbers(now: number, before: number): Change {
  if (now === before) return { direction: 'same', text: 'no change' }
  if (before === 0) return { direction: 'up', text: 'none before' }
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  if (now > before && percent >= 1000) {
    const times = Math.round(now / before)
    return { direction: 'up', text: times > 100 ? 'over 100-fold' : `${times} times as many` }
  }
  // A difference below one percent must not read as "0% more".
  const share = percent === 0 ? `under ${formatPercent(0.01)}` : formatPercent(percent / 100)
  return { direction: directionOf(now - before), text: `${share} ${now > before ? 'more' : 'fewer'}` }
}
