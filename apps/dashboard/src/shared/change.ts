import { formatPercent } from '@candour/console/format.ts'
import { texts } from '#shared/texts.ts'
/** How a number compares with the previous period; `text` is worded to follow the number. */
export interface Change {
  direction: 'up' | 'down' | 'same'
  text: string
}

export const directionOf = (difference: number): Change['direction'] =>
  difference > 0 ? 'up' : difference < 0 ? 'down' : 'same'

export function compareNumbers(now: number, before: number): Change {
  const { change } = texts.analytics
  if (now === before) return { direction: 'same', text: change.noChange }
  if (before === 0) return { direction: 'up', text: change.noneBefore }
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  if (now > before && percent >= 1000) {
    const times = Math.round(now / before)
    return { direction: 'up', text: times > 100 ? change.manyTimes : change.timesAsMany(times) }
  }
  const direction = directionOf(now - before)
  // A difference below one percent must not read as "0% more".
  if (percent === 0) {
    const say = now > before ? change.slightlyMore : change.slightlyFewer
    return { direction, text: say(formatPercent(0.01)) }
  }
  const say = now > before ? change.more : change.fewer
  return { direction, text: say(formatPercent(percent / 100)) }
}
