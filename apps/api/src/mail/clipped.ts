import { plainLine } from '@candour/texts/isolated.ts'

/** Shortens a name for a sentence of a mail; `max` is in UTF-16 code units. The name may contain any characters. */
export function clipped(name: string, max = 80): string {
  const plain = plainLine(name)
  if (plain.length <= max) return plain
  const cut = plain
    .slice(0, max)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
  return `${cut.trimEnd()}…`
}
