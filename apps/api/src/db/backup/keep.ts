/** For how many days, weeks and months with a backup the last one of each is kept. */
export interface Keep {
  days: number
  weeks: number
  months: number
}

/** A backup by its name and when it was made. */
export interface Dated {
  name: string
  at: Date
}

const units = { d: 'days', w: 'weeks', m: 'months' } as const

/** Reads `7d 4w 12m`: each unit at most once, up to 9999. Returns undefined if it is none of these. */
export function parseKeep(text: string): Keep | undefined {
  const keep: Keep = { days: 0, weeks: 0, months: 0 }
  const seen = new Set<string>()
  for (const part of text.trim().split(/\s+/)) {
    const [, count, unit] = /^([1-9]\d{0,3})([dwm])$/.exec(part) ?? []
    if (!unit || seen.has(unit)) return undefined
    seen.add(unit)
    keep[units[unit as keyof typeof units]] = Number(count)
  }
  return keep
}

const day = 86_400_000

/** Names of the day, week (from Monday) and month of a moment, in UTC. */
const periods: Record<keyof Keep, (at: Date) => string> = {
  days: (at) => at.toISOString().slice(0, 10),
  weeks: (at) => new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * day).toISOString().slice(0, 10),
  months: (at) => at.toISOString().slice(0, 7),
}

/**
 * Returns the backups that need not be kept. Counts days, weeks and months that have a backup, not those that passed,
 * so that nothing is lost once backups stop. The newest backup stays, and so does the one that is known to be good.
 */
export function expired<T extends Dated>(backups: readonly T[], keep: Keep, good?: string): T[] {
  const newestFirst = backups.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const kept = new Set<T>(newestFirst.slice(0, 1))
  for (const unit of ['days', 'weeks', 'months'] as const) {
    const last = new Map<string, T>()
    for (const backup of newestFirst) {
      const period = periods[unit](backup.at)
      if (!last.has(period)) last.set(period, backup)
    }
    for (const backup of [...last.values()].slice(0, keep[unit])) kept.add(backup)
  }
  return newestFirst.filter((backup) => !kept.has(backup) && backup.name !== good)
}
