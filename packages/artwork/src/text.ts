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

const segmenter = new Intl.Segmenter('en')

/** What a reader takes for one letter, its accents included. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** A part of a line that stays in one, with its width in em: with the space after it, and without. */
interface Piece {
  text: string
  width: number
  visible: number
}

/** Words with the space after them; in addresses also what ends where `breakAfter` matches. */
function partsOf(text: string, breakAfter: RegExp | undefined): string[] {
  const words = text.split(/(?<= )/)
  return breakAfter ? words.flatMap((word) => word.split(breakAfter)) : words
}

/** The wrapping into at most `count` lines whose longest line is shortest, going by the pieces' own widths. */
function evenLines(pieces: readonly Piece[], count: number): string[] {
  const wrap = (limit: number): string[] | undefined => {
    const lines: string[] = []
    let [line, used] = ['', 0]
    for (const { text, width, visible } of pieces) {
      if (visible > limit) return undefined
      if (line !== '' && used + visible > limit) {
        lines.push(line.trimEnd())
        line = ''
        used = 0
      }
      line += text
      used += width
    }
    lines.push(line.trimEnd())
    return lines.length <= count ? lines : undefined
  }
  let [low, high] = [0, pieces.reduce((sum, { width }) => sum + width, 0)]
  let best = [pieces.map(({ text }) => text).join('')]
  // 14 halvings find the limit to within a ten-thousandth of the whole.
  for (let step = 0; step < 14; step++) {
    const limit = (low + high) / 2
    const lines = wrap(limit)
    if (lines) {
      best = lines
      high = limit
    } else low = limit
  }
  return best
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
  if (text === '') return { lines: [], size }
  const measured = (parts: string[]): Piece[] =>
    parts.map((part) => ({
      text: part,
      width: font.width(part, tracking) + tracking,
      visible: font.width(part.trimEnd(), tracking),
    }))
  const largest = (parts: string[]): Fitted => {
    const pieces = measured(parts)
    let best: Fitted = { lines: [], size: 0 }
    for (let count = 1; count <= maxLines; count++) {
      const lines = evenLines(pieces, count)
      const longest = Math.max(...lines.map((line) => font.width(line, tracking)))
      const scale = Math.min(1, maxWidth / size / longest)
      if (scale * size > best.size) best = { lines, size: scale * size }
      if (scale >= shrink) break
    }
    return best
  }
  const whole = largest(partsOf(text, breakAfter))
  if (whole.size >= size / 2) return whole
  const torn = largest(graphemes(text))
  return torn.size > whole.size * 1.5 ? torn : whole
}
