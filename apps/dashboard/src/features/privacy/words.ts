import { formatDateTime } from '@candour/console/format.ts'
import { pageLanguage } from '@candour/console/texts.ts'
import type { Certificate, ErasureCounts } from '@candour/schemas/privacy.ts'
import { formats } from '@candour/texts/formats.ts'
import { texts } from '#shared/texts.ts'

const kinds = ['reviews', 'messages', 'mails', 'orders', 'notes', 'versions'] as const

/** Joins several in a list: "3 reviews, 2 messages, and 1 order". */
export const listed = (parts: readonly string[]): string => formats(pageLanguage()).list(parts)

/** Writes the counts above zero in words: "3 reviews, 2 messages, and 1 order". */
export function countsInWords(counts: ErasureCounts): string {
  const words = texts.privacy.counts
  const above = kinds.filter((kind) => counts[kind] > 0)
  return listed(above.map((kind) => words[kind](counts[kind]))) || words.nothing
}

/** Returns what a certificate states, as labeled lines. */
export function linesOf(
  { id, at, by, reason, counts }: Certificate,
  timeZone: string,
): [label: string, text: string][] {
  const words = texts.privacy.certificate
  return [
    [words.erased, countsInWords(counts)],
    [words.time, formatDateTime(at, timeZone)],
    [words.by, by],
    [words.reason, reason],
    [words.number, id],
  ]
}
