/// <reference path="./fontkit.d.ts" />
import { create, type Glyph } from 'fontkit'
import type { Path, PathCommand } from '#path.ts'
import type { FontId } from '#scene.ts'

/** Font files for a loader to fetch or read. Sources, licenses and build steps: fonts/README.md. */
export const fontFiles: Readonly<Record<FontId, URL>> = {
  display: new URL('./fonts/commissioner-extrabold.ttf', import.meta.url),
  text: new URL('./fonts/commissioner-medium.ttf', import.meta.url),
  serif: new URL('./fonts/noto-serif-display-semibold.ttf', import.meta.url),
}

/** Ligatures are off so that letters can be tracked and placed on a curve individually; kerning stays on. */
export const fontFeatures = { liga: false, clig: false } as const

/** Maximum number of shaped texts cached per font; bounds the server's memory. */
const MOST_RUNS = 2000

/** A glyph and its position on the baseline, in em. */
export interface PlacedGlyph {
  id: number
  outline: Path
  x: number
  y: number
}

/** A font that measures and draws; preview and print file use the same metrics. All lengths in em. */
export interface Typeface {
  data: Uint8Array
  capHeight: number
  covers(codePoint: number): boolean
  /** Advance width, including kerning. */
  width(text: string, tracking?: number): number
  glyphs(text: string, tracking?: number): PlacedGlyph[]
  /** Bounds of the ink, y pointing up from the baseline. */
  inkBox(text: string, tracking?: number): { left: number; right: number; top: number; bottom: number }
}

export type Fonts = Readonly<Record<FontId, Typeface>>

function outlineOf(glyph: Glyph, em: number): Path {
  const path: PathCommand[] = []
  let [penX, penY] = [0, 0]
  for (const { command, args } of glyph.path.commands) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args.map((value) => value / em)
    if (command === 'closePath') path.push(['Z'])
    else if (command === 'bezierCurveTo') path.push(['C', a, b, c, d, e, f])
    else if (command === 'quadraticCurveTo') {
      const third = (from: number, towards: number) => from + ((towards - from) * 2) / 3
      path.push(['C', third(penX, a), third(penY, b), third(c, a), third(d, b), c, d])
    } else path.push([command === 'moveTo' ? 'M' : 'L', a, b])
    if (command === 'bezierCurveTo') [penX, penY] = [e, f]
    else if (command === 'quadraticCurveTo') [penX, penY] = [c, d]
    else if (command !== 'closePath') [penX, penY] = [a, b]
  }
  return path
}

/** Opens an OpenType font. Throws on invalid data. */
export function openTypeface(data: Uint8Array): Typeface {
  const font = create(data)
  const em = font.unitsPerEm
  const outlines = new Map<number, Path>()
  const runs = new Map<string, ReturnType<typeof font.layout>>()

  /** Cached: shaping dominates drawing time, and the same words recur. */
  function shape(text: string) {
    const known = runs.get(text)
    if (known) return known
    if (runs.size >= MOST_RUNS) runs.clear()
    const run = font.layout(text, fontFeatures)
    runs.set(text, run)
    return run
  }

  function layout(text: string, tracking: number) {
    const run = shape(text)
    let pen = 0
    const placed = run.glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {}
      const at = { glyph, x: pen + xOffset / em, y: yOffset / em }
      pen += xAdvance / em + tracking
      return at
    })
    return { placed, width: placed.length === 0 ? 0 : pen - tracking }
  }

  return {
    data,
    capHeight: font.capHeight / em,
    covers: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    width: (text, tracking = 0) => layout(text, tracking).width,
    glyphs: (text, tracking = 0) =>
      layout(text, tracking).placed.map(({ glyph, x, y }) => {
        const outline = outlines.get(glyph.id) ?? outlineOf(glyph, em)
        outlines.set(glyph.id, outline)
        return { id: glyph.id, outline, x, y }
      }),
    inkBox(text, tracking = 0) {
      const box = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity }
      for (const { glyph, x, y } of layout(text, tracking).placed) {
        if (glyph.path.commands.length === 0) continue
        const { minX, maxX, minY, maxY } = glyph.bbox
        box.left = Math.min(box.left, x + minX / em)
        box.right = Math.max(box.right, x + maxX / em)
        box.bottom = Math.min(box.bottom, y + minY / em)
        box.top = Math.max(box.top, y + maxY / em)
      }
      return box
    },
  }
}

/** Opens all fonts, reading each file with `read`. */
export async function openFonts(read: (file: URL) => Promise<Uint8Array>): Promise<Fonts> {
  const open = async (id: FontId) => openTypeface(await read(fontFiles[id]))
  const [display, text, serif] = await Promise.all([open('display'), open('text'), open('serif')])
  return { display, text, serif }
}
