import { formatDateTime, formatNumber } from '@candour/console/format.ts'
import type { Certificate, ErasureCounts } from '@candour/schemas/privacy.ts'

const names: Record<keyof ErasureCounts, [one: string, many: string]> = {
  reviews: ['review', 'reviews'],
  messages: ['message', 'messages'],
  mails: ['email', 'emails'],
  orders: ['order', 'orders'],
  notes: ['private note', 'private notes'],
  versions: ['earlier version', 'earlier versions'],
}
const kinds = Object.entries(names) as [keyof ErasureCounts, [string, string]][]

const conjunction = new Intl.ListFormat('en', { type: 'conjunction' })

/** Joins parts of a sentence: "3 reviews, 2 messages, and 1 order". */
export const listed = (parts: readonly string[]): string => conjunction.format(parts)

/** Writes a count in words: "1 review", "1,234 reviews". */
export function counted(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

/** Writes the counts above zero in words: "3 reviews, 2 messages, and 1 order". */
export function countsInWords(counts: ErasureCounts): string {
  const above = kinds.filter(([kind]) => counts[kind] > 0)
  return listed(above.map(([kind, [one, many]]) => counted(counts[kind], one, many))) || 'nothing'
}

/** Returns what a certificate states, as labeled lines. */
export function linesOf(
  { id, at, by, reason, counts }: Certificate,
  timeZone: string,
): [label: string, text: string][] {
  return [
    ['Erased', countsInWords(counts)],
    ['Time', formatDateTime(at, timeZone)],
    ['Erased by', by],
    ['Reason', reason],
    ['Certificate', id],
  ]
}
