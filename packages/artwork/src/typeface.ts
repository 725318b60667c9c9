/// <reference path="./bidi-js.d.ts" />
import bidiFactory from 'bidi-js'
import type { Face, InkBox, ShapedGlyph } from '#face.ts'
import type { Path } from '#path.ts'
import type { Direction } from '#scene.ts'

/** Maximum number of shaped texts cached per typeface; bounds the server's memory. */
const MOST_RUNS = 2000

/** A glyph and its position on the baseline, in em. */
export interface PlacedGlyph {
  face: Face
  id: number
  /** The characters it stands for; empty for some glyphs of a cluster. */
  text: string
  outline: Path
  advance: number
  x: number
  y: number
  /** Direction of the run it belongs to. */
  direction: Direction
  /** Index of its run in logical (reading) order. */
  run: number
  /** Glyphs with the same number are one letter or syllable. */
  cluster: number
}

/** A part of a text that is placed on a curve as a whole. */
interface Unit {
  text: string
  direction: Direction
  /** Index in logical (reading) order. */
  index: number
}

/**
 * Faces that together measure and draw text of any script; preview and print file use the same metrics. All lengths in
 * em. The direction is the one in which a text's runs follow each other; by default that of its first letter.
 */
export interface Typeface {
  capHeight: number
  /** Whether all characters of a grapheme have glyphs. */
  covers(grapheme: string): boolean
  /** Advance width, including kerning. */
  width(text: string, tracking?: number): number
  /** In visual order. */
  glyphs(text: string, tracking?: number, direction?: Direction): PlacedGlyph[]
  inkBox(text: string, tracking?: number, direction?: Direction): InkBox
  /** Letters, or words where letters cannot be apart, in visual order. */
  units(text: string, direction?: Direction): Unit[]
}

const bidi = bidiFactory()
const segmenter = new Intl.Segmenter('en')

/**
 * Splits text into graphemes. Syllables of Indic scripts are one grapheme, regardless of the runtime's Unicode version.
 */
export function graphemes(text: string): string[] {
  const parts: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const before = parts.at(-1)
    if (before && /\u094d[\u200c\u200d]?$/.test(before) && /^\p{Script=Devanagari}/u.test(segment)) {
      parts[parts.length - 1] = before + segment
    } else parts.push(segment)
  }
  return parts
}

const rtlLetter = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Returns the direction of a text's first letter. */
export function directionOf(text: string): Direction {
  const [letter = ''] = /\p{L}/u.exec(text) ?? []
  return rtlLetter.test(letter) ? 'rtl' : 'ltr'
}

/** Latin, Greek and Cyrillic with their signs: one face shapes it, from left to right. */
const plain = /^[\u0020-\u058f\u1e00-\u1fff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2100-\u214f]*$/

/** Whether a text is Latin, Greek or Cyrillic, signs included. */
export function isPlain(text: string): boolean {
  return plain.test(text)
}

const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\u20e3|\p{Regional_Indicator}/u

/** Characters without ink, which no font needs to cover. */
const inkless = /\p{Variation_Selector}|\p{Cf}/u

/** Arabic letters that do not connect to the next one (joining types R and U). */
const lastJoining =
  /[\u0621-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5\u06ee\u06ef]\p{M}*$/u

/** A text of one face and direction. */
interface Run {
  face: Face
  level: number
  text: string
  /** Place in the text. */
  index: number
}

interface Shaped {
  glyphs: { run: Run; glyph: ShapedGlyph; x: number; spaced: boolean; cluster: number }[]
  width: number
}

/**
 * Combines faces. `latin` are for Latin, Greek and Cyrillic, by preference: a text gets the first that covers all of
 * it. All others are chosen grapheme by grapheme, by preference.
 */
export function combine(latin: readonly [Face, ...Face[]], others: readonly Face[]): Typeface {
  const [main] = latin
  const shaped = new Map<string, Shaped>()
  const chosen = new Map<string, Face | undefined>()
  const pictures = others.find(({ name }) => name.startsWith('NotoEmoji'))

  const coversAll = (face: Face, text: string) =>
    [...text].every((letter) => inkless.test(letter) || face.covers(letter.codePointAt(0) ?? 0))

  function latinFor(text: string): Face {
    if (latin.length === 1) return main
    return latin.find((face) => coversAll(face, text)) ?? latin.at(-1) ?? main
  }

  function faceFor(grapheme: string, base: Face): Face | undefined {
    const key = `${base.key}\n${grapheme}`
    if (chosen.has(key)) return chosen.get(key)
    const order = [base, ...latin, ...others]
    if (pictures && emoji.test(grapheme)) order.unshift(pictures)
    const face = order.find((one) => coversAll(one, grapheme))
    chosen.set(key, face)
    return face
  }

  function runsOf(text: string, direction: Direction): Run[] {
    const { levels } = bidi.getEmbeddingLevels(text, direction)
    const base = latinFor([...text].filter((letter) => plain.test(letter)).join(''))
    const runs: Run[] = []
    let at = 0
    for (const part of graphemes(text)) {
      const level = levels[at] ?? 0
      at += part.length
      const run = runs.at(-1)
      const keeps = run && part === ' ' && coversAll(run.face, part)
      const face = keeps ? run.face : (faceFor(part, base) ?? base)
      if (run && run.face === face && run.level === level) run.text += part
      else runs.push({ face, level, text: part, index: runs.length })
    }
    return reordered(runs)
  }

  function shape(text: string, direction: Direction): Shaped {
    const key = direction === 'ltr' ? text : `\u200f${text}`
    const known = shaped.get(key)
    if (known) return known
    if (shaped.size >= MOST_RUNS) shaped.clear()
    const result: Shaped = { glyphs: [], width: 0 }
    const isPlain = direction === 'ltr' && plain.test(text)
    const latinFace = isPlain ? latinFor(text) : main
    const runs =
      isPlain && coversAll(latinFace, text)
        ? [{ face: latinFace, level: 0, text, index: 0 }]
        : runsOf(text, direction)
    let cluster = 0
    for (const run of runs) {
      for (const glyphs of clustersOf(run)) {
        for (const glyph of glyphs) {
          const spaced = !run.face.shaping && glyph.advance > 0
          result.glyphs.push({ run, glyph, x: result.width, spaced, cluster })
          result.width += glyph.advance
        }
        cluster++
      }
    }
    shaped.set(key, result)
    return result
  }

  /** Glyphs of a shaped text with the space that tracking adds before each. */
  function* spacedGlyphs(text: string, tracking: number, direction: Direction) {
    let extra = 0
    for (const placed of shape(text, direction).glyphs) {
      yield { ...placed, x: placed.x + extra }
      if (placed.spaced) extra += tracking
    }
  }

  return {
    capHeight: main.capHeight,
    covers: (grapheme) => faceFor(grapheme, main) !== undefined,
    width(text, tracking = 0) {
      const { glyphs, width } = shape(text, directionOf(text))
      if (tracking === 0) return width
      const gaps = glyphs.filter(({ spaced }) => spaced).length - (glyphs.at(-1)?.spaced ? 1 : 0)
      return width + tracking * gaps
    },
    glyphs(text, tracking = 0, direction = directionOf(text)) {
      return Array.from(spacedGlyphs(text, tracking, direction), ({ run, glyph, x, cluster }) => ({
        face: run.face,
        id: glyph.id,
        text: glyph.text,
        outline: run.face.outline(glyph.id),
        advance: glyph.advance,
        x: x + glyph.dx,
        y: glyph.dy,
        direction: directionAt(run.level),
        run: run.index,
        cluster,
      }))
    },
    inkBox(text, tracking = 0, direction = directionOf(text)) {
      const box = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity }
      for (const { run, glyph, x } of spacedGlyphs(text, tracking, direction)) {
        const ink = run.face.inkBox(glyph.id)
        if (!ink) continue
        box.left = Math.min(box.left, x + glyph.dx + ink.left)
        box.right = Math.max(box.right, x + glyph.dx + ink.right)
        box.bottom = Math.min(box.bottom, glyph.dy + ink.bottom)
        box.top = Math.max(box.top, glyph.dy + ink.top)
      }
      return box
    },
    units(text, direction = directionOf(text)) {
      if (direction === 'ltr' && plain.test(text)) {
        return graphemes(text).map((unit, index) => ({ text: unit, direction, index }))
      }
      return runsOf(text, direction).flatMap((run) => {
        const of = directionAt(run.level)
        const units = unitsOf(run.text, run.face).map((unit, index) => ({
          text: unit,
          direction: of,
          // No run has more units than the text has characters.
          index: run.index * text.length + index,
        }))
        return of === 'rtl' ? units.reverse() : units
      })
    },
  }
}

/** Puts runs in visual order (rule L2 of the Unicode bidirectional algorithm). */
function reordered(runs: readonly Run[]): Run[] {
  const order = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < order.length; start++) {
      let end = start
      while ((order[end]?.level ?? -1) >= level) end++
      if (end - start > 1) order.splice(start, end - start, ...order.slice(start, end).reverse())
      start = end
    }
  }
  return order
}

function directionAt(level: number): Direction {
  return level % 2 === 1 ? 'rtl' : 'ltr'
}

/** Shapes a run; returns the glyphs of each letter or syllable, in visual order. */
function clustersOf({ face, level, text }: Run): ShapedGlyph[][] {
  const direction = directionAt(level)
  if (face.shaping === 'reordered') {
    const clusters = graphemes(text).map((cluster) => named(cluster, face.shape(cluster, 'ltr')))
    return direction === 'rtl' ? clusters.reverse() : clusters
  }
  if (direction === 'ltr') return withMarks(face.shape(text, direction))
  const mirrored = (letter: string) => bidi.getMirroredCharacter(letter) ?? letter
  // Text copied from the document gets the original brackets, not the mirrored ones that are drawn.
  const glyphs = face
    .shape(Array.from(text, mirrored).join(''), direction)
    .map((glyph) => (glyph.text.length === 1 ? { ...glyph, text: mirrored(glyph.text) } : glyph))
  return withMarks(glyphs.reverse())
    .map((cluster) => cluster.reverse())
    .reverse()
}

/** Groups glyphs in the order of their letters: marks and dots have no width and follow theirs. */
function withMarks(glyphs: readonly ShapedGlyph[]): ShapedGlyph[][] {
  const clusters: ShapedGlyph[][] = []
  for (const glyph of glyphs) {
    const cluster = clusters.at(-1)
    if (cluster && glyph.advance === 0) cluster.push(glyph)
    else clusters.push([glyph])
  }
  return clusters
}

/** Gives a cluster's text to its first glyph, as their order differs from that of its characters. */
function named(cluster: string, glyphs: ShapedGlyph[]): ShapedGlyph[] {
  return glyphs.map((glyph, index) => ({ ...glyph, text: index === 0 ? cluster : '' }))
}

/** Splits a run's text into units, in logical order. */
function unitsOf(text: string, { shaping }: Face): string[] {
  if (!shaping) return graphemes(text)
  if (shaping === 'reordered') return text.split(/( )/).filter((part) => part !== '')
  // Lam and alef are one letter.
  const letters = graphemes(text.replace(/\p{Cf}/gu, '')).reduce<string[]>((all, letter) => {
    const before = all.at(-1)
    if (before && /^\u0644/.test(before) && /^[\u0622\u0623\u0625\u0627\u0671]/.test(letter)) {
      all[all.length - 1] = before + letter
    } else all.push(letter)
    return all
  }, [])
  const isLetter = (letter: string | undefined) => letter !== undefined && /^\p{L}/u.test(letter)
  // Zero-width joiners keep the forms that the letters have within their word.
  return letters.map((letter, index) => {
    if (!isLetter(letter)) return letter
    const [before, after] = [letters[index - 1], letters[index + 1]]
    const joinsBefore = before !== undefined && isLetter(before) && !lastJoining.test(before)
    const joinsAfter = isLetter(after) && !lastJoining.test(letter) && !/^\u0621/.test(after ?? '')
    return `${joinsBefore && letter[0] !== '\u0621' ? '\u200d' : ''}${letter}${joinsAfter ? '\u200d' : ''}`
  })
}
