/** Calendar days, both inclusive; ISO dates, which sort as text. */
export interface Days {
  from: string
  to: string
}

const dayMs = 86_400_000

/** Returns the day this many days later. */
export function shifted(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** Number of days, 0 if the end precedes the start. */
export function lengthOf({ from, to }: Days): number {
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / dayMs + 1)
}

/** Returns the period of the same length right before. */
export function periodBefore({ from, to }: Days): Days {
  return { from: shifted(from, -lengthOf({ from, to })), to: shifted(from, -1) }
}

export const later = (a: string, b: string) => (a > b ? a : b)
export const earlier = (a: string, b: string) => (a < b ? a : b)
