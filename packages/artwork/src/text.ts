import type { Typeface } from '#fonts.ts'

/**
 * Returns the text as the font can print it: missing letters are composed from their parts (ṝ), reduced to a plain form
 * (ﬁ → fi, Ａ → A), or omitted.
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
  /** Additional break opportunities besides spaces. */
  breakAfter?: RegExp
  /** Fraction of the size down to which text shrinks before it takes another line. */
  shrink?: number
}

export interface Fitted {
  lines: string[]
  /** Em size in inches. */
  size: number
}

const segmenter = new Intl.Segmenter('en')

/** Splits text into graphemes. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** An unbreakable part of a line, with its width in em: with its trailing space, and without. */
interface Piece {
  text: string
  width: number
  visible: number
}

/** Words with their trailing space; addresses also split where `breakAfter` matches. */
function partsOf(text: string, breakAfter: RegExp | undefined): string[] {
  const words = text.split(/(?<= )/)
  return breakAfter ? words.flatMap((word) => word.split(breakAfter)) : words
}

/** Wraps into at most `count` lines, minimizing the longest line, based on the pieces' widths. */
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
  // 14 bisections narrow the limit to within a ten-thousandth of the whole.
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
 * Wraps text into at most `maxLines` lines of `maxWidth` inches: the fewest lines that keep most of the size, or else
 * the number that allows the largest size; lines as even as possible. Words are broken only if the size would otherwise
 * drop below half.
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

/** Like `fit`, but drops letters from the end, marked by an ellipsis, rather than shrink below `least` (em size, in inches). */
export function shortened(text: string, fitting: Fitting, least: number): Fitted {
  const letters = graphemes(text)
  const withFirst = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`
  const whole = fit(text, fitting)
  if (text === '' || whole.size >= least) return whole
  // The most letters that fit, by bisection.
  let [low, high] = [1, letters.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fit(withFirst(middle), fitting).size >= least) low = middle
    else high = middle - 1
  }
  return fit(withFirst(low), fitting)
}
