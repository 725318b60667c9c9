/// <reference path="./fontkit.d.ts" />
import { create, type Font, type Glyph, type Point } from 'fontkit'
import type { FontFile } from '#font-files.ts'
import type { Path, PathCommand } from '#path.ts'
import type { Direction } from '#scene.ts'

/** A shaped glyph; lengths in em, its position relative to the pen. */
export interface ShapedGlyph {
  id: number
  /** The characters it stands for; empty for some glyphs of a letter that consists of several. */
  text: string
  advance: number
  dx: number
  dy: number
}

/** Bounds of the ink, y pointing up from the baseline. */
export interface InkBox {
  left: number
  right: number
  top: number
  bottom: number
}

/** An opened font file. All lengths in em. */
export interface Face extends Pick<FontFile, 'key' | 'name' | 'shaping'> {
  unitsPerEm: number
  capHeight: number
  ascent: number
  descent: number
  covers(codePoint: number): boolean
  /** Shapes text of one direction; the glyphs are in visual order. */
  shape(text: string, direction: Direction): ShapedGlyph[]
  outline(id: number): Path
  /** Undefined for glyphs without ink. */
  inkBox(id: number): InkBox | undefined
}

/** Letters of scripts whose letters stand alone get no ligatures, so that they can be tracked and placed on a curve. */
const detached = { liga: false, clig: false } as const

/** Opens an OpenType font. Throws on invalid data. */
export function openFont(data: Uint8Array): Font {
  const font = create(data)
  const glyphOf = font.getGlyph.bind(font)
  // The library caches a glyph with the characters of its first use; this wrapper keeps those of each use.
  font.getGlyph = (id, characters = []) => {
    const glyph = glyphOf(id, characters)
    // Computed once for all uses.
    glyph.advanceWidth
    return Object.create(glyph, { codePoints: { value: characters } })
  }
  return font
}

/** Returns a font's face; faces of several weights may share a font. */
export function faceOf(font: Font, { key, name, shaping, weight }: FontFile): Face {
  const em = font.unitsPerEm
  const outlines = new Map<number, Path>()
  const boxes = new Map<number, InkBox | undefined>()
  // The library varies TrueType files, but not the outlines of WOFF2 files.
  const variation =
    weight === undefined
      ? null
      : Object.assign<Font, Partial<Font>>(Object.create(font), { variationCoords: [weight] })
          ._variationProcessor

  function outlineAt(id: number): Path {
    const glyph = font.getGlyph(id)
    if (!variation) return outlineOf(glyph, em)
    const points = (glyph._decode().points ?? []).map((point) => point.copy())
    const [first] = points
    if (!first) return []
    const metrics = Array.from({ length: 4 }, () => Object.assign(first.copy(), { endContour: true }))
    variation.transformPoints(id, [...points, ...metrics])
    return outlineThrough(points, em)
  }

  return {
    key,
    name,
    ...(shaping && { shaping }),
    unitsPerEm: em,
    capHeight: font.capHeight / em,
    ascent: font.ascent / em,
    descent: font.descent / em,
    covers: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    shape(text, direction) {
      const { glyphs, positions } = font.layout(
        text,
        shaping ? {} : detached,
        undefined,
        undefined,
        direction,
      )
      return glyphs.flatMap(({ id, codePoints, path }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
        // Joiners, which the library turns into spaces without a width.
        if (xAdvance === 0 && path.commands.length === 0) return []
        return {
          id,
          text: String.fromCodePoint(...codePoints),
          advance:
            (xAdvance + (variation && font.HVAR ? variation.getAdvanceAdjustment(id, font.HVAR) : 0)) / em,
          dx: xOffset / em,
          dy: yOffset / em,
        }
      })
    },
    outline(id) {
      const known = outlines.get(id)
      if (known) return known
      const outline = outlineAt(id)
      outlines.set(id, outline)
      return outline
    },
    inkBox(id) {
      if (boxes.has(id)) return boxes.get(id)
      const { path, bbox } = font.getGlyph(id)
      const box = variation
        ? boxAround(this.outline(id))
        : path.commands.length === 0
          ? undefined
          : { left: bbox.minX / em, right: bbox.maxX / em, top: bbox.maxY / em, bottom: bbox.minY / em }
      boxes.set(id, box)
      return box
    },
  }
}

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

/** Draws TrueType contours: between two control points lies a point of the outline. */
function outlineThrough(points: readonly Point[], em: number): Path {
  const path: PathCommand[] = []
  const between = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
  let start = 0
  for (const [end, { endContour }] of points.entries()) {
    if (!endContour) continue
    const contour = points.slice(start, end + 1)
    start = end + 1
    const [first, last] = [contour[0], contour.at(-1)]
    if (!first || !last) continue
    const begin = first.onCurve ? first : last.onCurve ? last : between(first, last)
    let pen = { x: begin.x, y: begin.y }
    path.push(['M', pen.x / em, pen.y / em])
    const lineTo = ({ x, y }: { x: number; y: number }) => {
      path.push(['L', x / em, y / em])
      pen = { x, y }
    }
    const curveTo = (control: Point, to: { x: number; y: number }) => {
      const third = (from: number, towards: number) => (from + ((towards - from) * 2) / 3) / em
      const one = [third(pen.x, control.x), third(pen.y, control.y)] as const
      path.push(['C', ...one, third(to.x, control.x), third(to.y, control.y), to.x / em, to.y / em])
      pen = { x: to.x, y: to.y }
    }
    const rest = first.onCurve ? contour.slice(1) : contour
    for (const [index, point] of rest.entries()) {
      const next = rest[index + 1]
      if (point.onCurve) {
        if (index > 0 ? rest[index - 1]?.onCurve !== false : true) lineTo(point)
      } else curveTo(point, next ? (next.onCurve ? next : between(point, next)) : begin)
    }
    path.push(['Z'])
  }
  return path
}

function boxAround(path: Path): InkBox | undefined {
  const box = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity }
  for (const [, ...values] of path) {
    for (let at = 0; at < values.length; at += 2) {
      const [x = 0, y = 0] = values.slice(at, at + 2)
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.bottom = Math.min(box.bottom, y)
      box.top = Math.max(box.top, y)
    }
  }
  return box.left > box.right ? undefined : box
}
