import { formatDate } from '@candour/console/format.ts'

/** Stands where the text of an erased review was. */
export function WordsRemoved({ at, timeZone }: { at: string; timeZone: string }) {
  return <p className="text-ink-muted italic">Words removed on {formatDate(at, timeZone)}</p>
}
