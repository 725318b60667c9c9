/** Half-life of what was learnt, in days. */
const halfLife = 60
const forgets = 2 ** (-1 / halfLife)
/** Scans in a weekday or an hour at which a code's own rhythm weighs as much as its neighbours'. */
const prior = 16
const [weekdays, hours] = [7, 24]

/** Weekday (0 for Sunday) and hour in the company's time zone. */
export interface Cell {
  weekday: number
  hour: number
}

/**
 * What is known of a code: of bounded size, and about nobody. Exposure is counted in usual days of the neighbours: their
 * scans over those that they usually have in a day, so that an hour in which the place is closed counts for nothing.
 */
export interface Learnt {
  /** Scans, forgotten exponentially; like all below but the last two. */
  scans: number
  /** Exposure, as far as the code's own rhythm uses it. */
  exposure: number
  /** Calendar days. */
  days: number
  /** Own scans by weekday and by hour, then exposure by weekday and by hour. */
  rhythm: Float32Array
  /** Days learnt, never forgotten. */
  learntDays: number
  /** Exposure since the last scan, as far as the code's own rhythm uses it. */
  silence: number
}

const rhythmLength = 2 * (weekdays + hours)

export function nothingLearnt(): Learnt {
  return {
    ...{ scans: 0, exposure: 0, days: 0, learntDays: 0, silence: 0 },
    rhythm: new Float32Array(rhythmLength),
  }
}

/** Scans in a usual day of the neighbours. */
export function rateOf({ scans, exposure }: Learnt): number {
  return exposure > 0 ? scans / exposure : 0
}

/** A code's neighbours in one hour or day: their scans with the code's own, and what is usual in a day. */
export interface Group {
  scans: readonly number[]
  rate: number
}

/**
 * Returns the exposure in each hour of a day: what the neighbours, without the code itself, did in it. On the first day
 * nothing is usual yet, and the day counts as one.
 */
export function exposures(group: Group, own: readonly number[], ownRate: number): number[] {
  const others = group.scans.map((scans, at) => Math.max(0, scans - (own[at] ?? 0)))
  const usual = group.rate > 0 ? group.rate - ownRate : others.reduce((sum, scans) => sum + scans, 0)
  return others.map((scans) => (usual > 1e-6 ? scans / usual : 0))
}

/** Returns how much more a code is used than its neighbours in a cell; one on average. */
export function emphasis({ rhythm }: Learnt, { weekday, hour }: Cell): number {
  let [own, exposed] = [0, 0]
  for (let at = 0; at < weekdays; at += 1) {
    own += rhythm[at] ?? 0
    exposed += rhythm[weekdays + hours + at] ?? 0
  }
  if (exposed === 0) return 1
  const ratio = (at: number) =>
    ((rhythm[at] ?? 0) + prior) / ((own / exposed) * (rhythm[weekdays + hours + at] ?? 0) + prior)
  return ratio(weekday) * ratio(weekdays + hour)
}

/**
 * Learns a day, hour by hour.
 *
 * @param own the code's scans in each hour
 * @param exposed the exposure in each hour
 */
export function learn(
  before: Learnt,
  own: readonly number[],
  exposed: readonly number[],
  cells: readonly Cell[],
): Learnt {
  const rhythm = before.rhythm.map((value) => value * forgets)
  let { scans, exposure } = before
  let silence = before.silence
  scans *= forgets
  exposure *= forgets
  cells.forEach((cell, at) => {
    const [seen, given] = [own[at] ?? 0, exposed[at] ?? 0]
    if (seen === 0 && given === 0) return
    const used = given * emphasis(before, cell)
    const [weekday, hour] = [cell.weekday, weekdays + cell.hour]
    for (const [index, value] of [
      [weekday, seen],
      [hour, seen],
      [weekdays + hours + weekday, given],
      [weekdays + hours + hour, given],
    ] as const) {
      rhythm[index] = (rhythm[index] ?? 0) + value
    }
    scans += seen
    exposure += used
    silence = seen > 0 ? 0 : silence + used
  })
  return {
    ...{ scans, exposure, rhythm, silence },
    days: before.days * forgets + 1,
    learntDays: before.learntDays + 1,
  }
}

/** Returns the most that a code is used beyond its neighbours, in any cell. */
export function peakOf(learnt: Learnt): number {
  const highest = (cells: Cell[]) => Math.max(...cells.map((cell) => emphasis(learnt, cell)))
  const [first] = [{ weekday: 0, hour: 0 }]
  const byDay = highest(Array.from({ length: weekdays }, (_, weekday) => ({ ...first, weekday })))
  const byHour = highest(Array.from({ length: hours }, (_, hour) => ({ ...first, hour })))
  // Both products include the first cell's own emphasis.
  return (byDay * byHour) / emphasis(learnt, first)
}
