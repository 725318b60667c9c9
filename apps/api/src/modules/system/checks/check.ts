import type { SystemCheck } from '@candour/schemas/system.ts'
import type { Probe } from '#modules/system/probe.ts'

export type Found = Omit<SystemCheck, 'id'>

/** Looks at one thing that can be wrong. What it throws counts as an error. */
export interface Check {
  id: string
  /** Skipped while the database does not answer, which a check of its own reports. */
  needsDatabase?: true
  look: (probe: Probe) => Found | Promise<Found>
}

export const ok = (seen: string): Found => ({ level: 'ok', seen, advice: null })
export const skipped = (seen: string): Found => ({ level: 'skipped', seen, advice: null })
export const warning = (seen: string, advice: string): Found => ({ level: 'warning', seen, advice })
export const error = (seen: string, advice: string): Found => ({ level: 'error', seen, advice })

const severity = ['skipped', 'ok', 'warning', 'error'] as const

/** Merges several findings: the worst level, all that is not fine, and each advice once. */
export function joined(found: readonly Found[]): Found {
  const worst = severity.findLast((level) => found.some((one) => one.level === level)) ?? 'skipped'
  const told = found.filter(({ level }) => level === worst || level === 'error' || level === 'warning')
  const advice = [...new Set(told.flatMap((one) => one.advice ?? []))].join(' ')
  return { level: worst, seen: [...new Set(told.map(({ seen }) => seen))].join(' '), advice: advice || null }
}

/** `3 minutes`, for sentences. */
export function duration(seconds: number): string {
  const units = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const
  const [name, size] = units.find(([, size]) => seconds >= 2 * size) ?? (['second', 1] as const)
  const count = Math.round(seconds / size)
  return `${count} ${name}${count === 1 ? '' : 's'}`
}

/** `1.5 GB`, for sentences. */
export function size(bytes: number): string {
  const [unit, factor] = bytes >= 1e9 ? (['GB', 1e9] as const) : (['MB', 1e6] as const)
  return `${(bytes / factor).toFixed(bytes >= 1e10 ? 0 : 1)} ${unit}`
}
