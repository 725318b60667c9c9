import { type Group, type Learnt, rateOf } from '#modules/watch/rhythm.ts'
import type { Limits, Notice } from '#modules/watch/watched.ts'

/** A code with what was learnt of it. */
export interface LearntCode {
  id: string
  locationId: string
  notice: Notice | null
  learnt: Learnt
  limits: Limits | undefined
  /** The most that it is used beyond its neighbours, in any hour. */
  peak: number
  /** Scans on the day that was learnt. */
  seen: number
}

/**
 * What is usual for the codes of a location, and the thresholds from which any of them may be silent or flooded (null
 * while none is known), so that only few codes have to be read.
 */
export interface Usual {
  /** Scans in a usual day. */
  rate: number
  /** The highest rate of a code. */
  highestRate: number
  /** Exposure since the last scan. */
  silentFrom: number | null
  /** The same for codes that were not scanned since the last day that was learnt. */
  silentTodayFrom: number | null
  /** Scans since the last day that was learnt. */
  floodedFrom: number | null
}

/** The codes of a location on a day, except those left out of comparisons, and what is usual for them. */
export interface LocationDay extends Group, Usual {}

/** Returns what is usual for a location with one more code. */
export function withCode(
  before: Usual | undefined,
  { learnt, limits, notice, peak, seen }: LearntCode,
): Usual {
  const rate = rateOf(learnt)
  // Undefined once a silence is noticed, or every evaluation would read all codes of the location.
  const left = limits && notice !== 'silent' ? limits.silence - learnt.silence : undefined
  const least = (known: number | null | undefined, value: number | undefined) =>
    value === undefined ? (known ?? null) : Math.min(known ?? Number.POSITIVE_INFINITY, Math.max(0, value))
  return {
    rate: (before?.rate ?? 0) + rate,
    highestRate: Math.max(before?.highestRate ?? 0, rate),
    silentFrom: least(before?.silentFrom, limits && limits.silence / peak),
    silentTodayFrom: least(before?.silentTodayFrom, left === undefined ? undefined : left / peak),
    floodedFrom: least(before?.floodedFrom, limits && limits.flood - seen),
  }
}

/** Returns the sum of the day's scans from each hour on, ending with 0. */
function scansAfter(scans: readonly number[]): number[] {
  const after = Array<number>(scans.length + 1).fill(0)
  for (let at = scans.length - 1; at >= 0; at -= 1)
    after[at] = (after[at + 1] ?? 0) + Math.max(0, scans[at] ?? 0)
  return after
}

/** Returns before when a code of a location was last scanned if it may be silent today; null if none may be. */
export function silentBefore(location: LocationDay, day: string): string | null {
  const { scans, rate, highestRate, silentFrom, silentTodayFrom } = location
  if (silentFrom === null || silentTodayFrom === null) return null
  const exposedFrom = scansAfter(scans).map((after) => after / Math.max(rate - highestRate, 1e-6))
  if ((exposedFrom[0] ?? 0) < silentTodayFrom) return null
  const hour = Math.max(
    0,
    exposedFrom.findLastIndex((exposure) => exposure >= silentFrom),
  )
  return new Date(Date.parse(day) + hour * 3_600_000).toISOString()
}
