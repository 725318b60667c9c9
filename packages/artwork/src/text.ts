import { graphemes, type Typeface } from '#typeface.ts'

/**
 * Returns the text as the font can print it: missing letters are composed from their parts (ṝ), reduced to a plain form
 * (ﬁ → fi, Ａ → A), or omitted.
 */
export function printable(text: string, font: Typeface): { text: string; omitted: string } {
  let [kept, omitted] = ['', '']
  for (const grapheme of graphemes(
    text.normalize('NFC').replace(wideLetters, (letter) => letter.normalize('NFKC')),
  )) {
    const whole = grapheme.replace(hidden, '')
    if (/^\s+$/u.test(grapheme)) kept += ' '
    else if (font.covers(whole) && !/^\p{C}*$/u.test(whole)) kept += whole
    else {
      for (const letter of grapheme) {
        if (/\p{C}/u.test(letter)) continue
        const parts = letter.normalize('NFKD')
        const found = [letter, parts, parts.replace(/\p{M}/gu, '')].find(
          (some) => some !== '' && [...some].every((one) => font.covers(one)),
        )
        if (found) kept += found
        else omitted += letter
      }
    }
  }
  return { text: kept.replace(/ {2,}/g, ' ').trim(), omitted }
}

/** Letters and digits as wide as an ideograph, which look odd between others. */
const wideLetters = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]+/g

/** Controls without a meaning in print. Joiners and tags remain: words and emoji depend on them. */
const hidden = /(?!\p{Join_Control}|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]/gu

interface Fitting {
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

/** An unbreakable part of a line, with its width in em: with its trailing space, and without. */
interface Piece {
  text: string
  width: number
  visible: number
}

/** Han and Kana, which are written without spaces. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Punctuation that never starts a line, and that never ends one, in Chinese and Japanese. */
const [closing, opening] = [
  /^[\p{Pe}\p{Pf}\p{Po}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]/u,
  /[\p{Ps}\p{Pi}]$/u,
]

const words = new Intl.Segmenter('ja', { granularity: 'word' })

/** Words with their trailing space, and where there are no spaces; addresses also split where `breakAfter` matches. */
function partsOf(text: string, breakAfter: RegExp | undefined): string[] {
  const spaced = text.split(/(?<= )/)
  if (breakAfter) return spaced.flatMap((word) => word.split(breakAfter))
  return spaced.flatMap((part) => (unspaced.test(part) ? wordsOf(part) : [part]))
}

function wordsOf(text: string): string[] {
  const parts: string[] = []
  for (const { segment } of words.segment(text)) {
    const before = parts.at(-1)
    const holds = before !== undefined && (closing.test(segment) || opening.test(before) || segment === ' ')
    // Latin words and numbers within the text stay together with each other.
    const isJoined = before !== undefined && !unspaced.test(before.slice(-1)) && !unspaced.test(segment)
    if (holds || isJoined) parts[parts.length - 1] = before + segment
    else parts.push(segment)
  }
  return parts
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

/**
 * Like `fit`, but drops letters from the end, marked by an ellipsis, rather than shrink below `least` (em size, in
 * inches).
 */
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
