import { plainLine } from '@candour/texts/isolated.ts'

/** In UTF-16 code units. */
const max = 80

/** Shortens a name for a sentence of a mail. The name may contain any characters. */
export function clipped(name: string): string {
  const plain = plainLine(name)
  if (plain.length <= max) return plain
  const cut = plain
    .slice(0, max)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
  return `${cut.trimEnd()}…`
}
