import type { Typeface } from '#fonts.ts'

/**
 * The text as a font can print it: letters it lacks are put together from their parts (ṝ), or become their
 * plain form (ﬁ → fi, Ａ → A), or are left out.
 */
export function printable(text: string, font: Typeface): { text: string; omitted: string } {
  const covered = (part: string) => [...part].every((letter) => font.covers(letter.codePointAt(0) ?? 0))
  let [kept, omitted] = ['', '']
  for (const letter of text.normalize('NFC')) {
    if (/\p{C}/u.test(letter)) continue
    const parts = letter.normalize('NFKD')
    const found = [/\s/u.test(letter) ? ' ' : letter, parts, parts.replace(/\p{M}/gu, '')].find(covered)
    if (found) kept += found
    else omitted += letter
  }
  return { text: kept.replace(/ {2,}/g, ' ').trim(), omitted }
}

export interface Fitting {
  font: Typeface
  /** Largest em size, in inches. */
  size: number
  maxWidth: number
  maxLines: number
  /** In em. */
  tracking?: number
  /** Where a line may end besides spaces. */
  breakAfter?: RegExp
  /** Share of the size down to which text shrinks before it takes another line. */
  shrink?: number
}

export interface Fitted {
  lines: string[]
  /** Em size in inches. */
  size: number
}

/** Pieces that may not be torn: each ends in its spaces, or where `breakAfter` matches. */
function piecesOf(text: string, breakAfter: RegExp | undefined): string[] {
  const words = text.split(/(?<= )/)
  return breakAfter ? words.flatMap((word) => word.split(breakAfter)) : words
}

function wrap(pieces: string[], width: (line: string) => number, maxWidth: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    if (line !== '' && width((line + piece).trimEnd()) > maxWidth) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  return lines
}

/**
 * Wraps text into at most `maxLines` lines of `maxWidth` inches: as few lines as keep most of the size, or else as
 * many as give the largest one; lines as even as they get. Only where that would come below half of the
 * size, words are torn.
 */
export function fit(
  text: string,
  { font, size, maxWidth, maxLines, tracking = 0, breakAfter, shrink = 0.78 }: Fitting,
): Fitted {
  const widths = new Map<string, number>()
  const width = (line: string) => {
    const known = widths.get(line) ?? font.width(line, tracking)
    widths.set(line, known)
    return known
  }
  const largest = (pieces: string[]): Fitted => {
    let best: Fitted = { lines: [], size: 0 }
    for (let count = 1; count <= maxLines; count++) {
      const lines = evenLines(pieces, count, width)
      const scale = Math.min(1, maxWidth / size / Math.max(...lines.map(width)))
      if (scale * size > best.size) best = { lines, size: scale * size }
      if (scale >= shrink) break
    }
    return best
  }
  if (text === '') return { lines: [], size }
  const whole = largest(piecesOf(text, breakAfter))
  if (whole.size >= size / 2) return whole
  const torn = largest([...text])
  return torn.size > whole.size * 1.5 ? torn : whole
}

/** The wrapping into at most `count` lines whose longest line is shortest. */
function evenLines(pieces: string[], count: number, width: (line: string) => number): string[] {
  const all = pieces.join('')
  let [low, high] = [0, width(all)]
  let best = [all]
  for (let step = 0; step < 16; step++) {
    const middle = (low + high) / 2
    const lines = wrap(pieces, width, middle)
    if (lines.length <= count && lines.every((line) => width(line) <= middle)) {
      best = lines
      high = middle
    } else low = middle
  }
  return best
}
