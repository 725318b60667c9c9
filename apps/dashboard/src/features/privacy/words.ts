import { formatCount, formatDateTime } from '@candour/console/format.ts'
import type { Certificate, ErasureCounts } from '@candour/schemas/privacy.ts'

const names: Record<keyof ErasureCounts, string> = {
  reviews: 'review',
  messages: 'message',
  mails: 'email',
  orders: 'order',
  notes: 'private note',
  versions: 'earlier version',
}
const kinds = Object.entries(names) as [keyof ErasureCounts, string][]

const conjunction = new Intl.ListFormat('en', { type: 'conjunction' })

/** Joins parts of a sentence: "3 reviews, 2 messages, and 1 order". */
export const listed = (parts: readonly string[]): string => conjunction.format(parts)

/** Writes the counts above zero in words: "3 reviews, 2 messages, and 1 order". */
export function countsInWords(counts: ErasureCounts): string {
  const above = kinds.filter(([kind]) => counts[kind] > 0)
  return listed(above.map(([kind, name]) => formatCount(counts[kind], name))) || 'nothing'
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
