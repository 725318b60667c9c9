import { formatDate } from '@candour/console/format.ts'
import { texts } from '#shared/texts.ts'

/** Placeholder for the text of an erased review. */
export function WordsRemoved({ at, timeZone }: { at: string; timeZone: string }) {
  return <p className="text-ink-muted italic">{texts.reviews.item.wordsRemoved(formatDate(at, timeZone))}</p>
}
