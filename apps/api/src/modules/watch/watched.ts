import { floodedFrom, isKnown, silentFrom } from '#modules/watch/judge.ts'
import {
  type Cell,
  emphasis,
  exposures,
  type Group,
  type Learnt,
  learn,
  rateOf,
} from '#modules/watch/rhythm.ts'

export type Notice = 'silent' | 'flooded'

/** A code's scans and those of its neighbors, hour by hour. */
export interface Span {
  own: readonly number[]
  group: Group
  cells: readonly Cell[]
}

/** From when on something is wrong with a code. */
export interface Limits {
  /** Exposure without a scan. */
  silence: number
  /** Scans in 24 hours, at the least. */
  flood: number
}

/** A day of a code, learnt. */
export function learnDay(learnt: Learnt, { own, group, cells }: Span): Learnt {
  return learn(learnt, own, exposures(group, own, rateOf(learnt)), cells)
}

/** @param groupRate scans of the code and its neighbours in a usual day */
export function limitsOf(learnt: Learnt, groupRate: number): Limits | undefined {
  const othersRate = groupRate - rateOf(learnt)
  if (!isKnown(learnt, othersRate)) return undefined
  return { silence: silentFrom(learnt, othersRate), flood: floodedFrom(usualDay(learnt)) }
}

/** Returns the exposure since the last scan, at the end of a span that follows what was learnt. */
export function silenceAfter(learnt: Learnt, { own, group, cells }: Span): number {
  const rate = rateOf(learnt)
  const exposed = exposures(group, own, rate)
  return cells.reduce(
    (silence, cell, at) => ((own[at] ?? 0) > 0 ? 0 : silence + (exposed[at] ?? 0) * emphasis(learnt, cell)),
    learnt.silence,
  )
}

/** Returns the scans that were expected in a span of a day: as many as usual, and more if the neighbours had more. */
export function expectedIn(learnt: Learnt, { own, group, cells }: Span): number {
  const rate = rateOf(learnt)
  const exposed = exposures(group, own, rate)
  const now = cells.reduce((sum, cell, at) => sum + (exposed[at] ?? 0) * emphasis(learnt, cell) * rate, 0)
  return Math.max(now, usualDay(learnt))
}

/** Scans on a calendar day. */
function usualDay({ scans, days }: Learnt): number {
  return scans / days
}

/** Whether a span of a day had too many scans. */
export function isFlood(limits: Limits, seen: number, expected: number): boolean {
  return seen >= limits.flood && seen >= floodedFrom(expected)
}
