import { formatDate } from '@candour/console/format.ts'

/** Placeholder for the text of an erased review. */
export function WordsRemoved({ at, timeZone }: { at: string; timeZone: string }) {
  return <p className="text-ink-muted italic">Words removed on {formatDate(at, timeZone)}</p>
}
