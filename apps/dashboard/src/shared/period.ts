import type { Period } from '@candour/schemas/reviews.ts'
import { period } from '@candour/schemas/reviews.ts'

/** Lengths in days of the presets, which end today; shortest first. */
const presets = { '7d': 7, '30d': 30, '90d': 90, '365d': 365 } as const
export type Preset = keyof typeof presets

/** A preset, all time, or a custom range of calendar days; an absent end is unbounded. */
export type PeriodChoice = Preset | 'all' | Period

const isPreset = (name: string | null): name is Preset => name !== null && Object.hasOwn(presets, name)

/** Parses the period from a URL's query (`period=30d`, or `from` and `to`); returns `absent` if missing or invalid. */
export function readPeriod(params: URLSearchParams, absent: Preset | 'all'): PeriodChoice {
  const name = params.get('period')
  if (name === 'all' || isPreset(name)) return name
  const from = period.shape.from.safeParse(params.get('from') ?? undefined).data
  const to = period.shape.to.safeParse(params.get('to') ?? undefined).data
  if ((!from && !to) || (from && to && from > to)) return absent
  return { ...(from && { from }), ...(to && { to }) }
}

/** Writes a period to a URL's query, replacing any previous one; `absent` is the default that is omitted. */
export function writePeriod(params: URLSearchParams, choice: PeriodChoice, absent: Preset | 'all'): void {
  for (const name of ['period', 'from', 'to']) params.delete(name)
  if (choice === absent) return
  if (typeof choice === 'string') params.set('period', choice)
  else for (const [name, day] of Object.entries(choice)) if (day) params.set(name, day)
}

/** Made once per time zone: making one is slow. */
const days = new Map<string, Intl.DateTimeFormat>()

/** Today as a calendar day (YYYY-MM-DD) in a time zone. */
export function todayIn(timeZone: string, now = new Date()): string {
  // The Swedish locale formats dates as ISO 8601.
  const day = days.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  days.set(timeZone, day)
  return day.format(now)
}

/** Converts a choice to calendar days in a time zone, as the contracts expect. */
export function toDays(choice: PeriodChoice, timeZone: string, now = new Date()): Period {
  if (choice === 'all') return {}
  if (typeof choice === 'object') return choice
  return { from: addDays(todayIn(timeZone, now), 1 - presets[choice]) }
}

/** Adds days to a calendar day (YYYY-MM-DD). */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Returns the number of days from one day to another, both included. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
}
