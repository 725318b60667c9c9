/** The subset of fontkit used here; the library ships no types. */
declare module 'fontkit' {
  export interface GlyphCommand {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    args: number[]
  }

  export interface Glyph {
    id: number
    codePoints: number[]
    advanceWidth: number
    path: { commands: GlyphCommand[] }
    bbox: { minX: number; minY: number; maxX: number; maxY: number }
    /** Only in WOFF2 files: decodes the outline before variations, which the font keeps. */
    _decode(): { points?: Point[] }
  }

  export interface Point {
    x: number
    y: number
    onCurve: boolean
    endContour: boolean
    copy(): Point
  }

  export interface Font {
    unitsPerEm: number
    capHeight: number
    ascent: number
    descent: number
    /** Position on the axes of a variable font; to be set before the first glyph is read. */
    variationCoords: number[] | null
    /** Moves a glyph's points, and the four that stand for its metrics, to the position on the axes. */
    _variationProcessor: {
      transformPoints(id: number, points: Point[]): void
      getAdvanceAdjustment(id: number, table: object): number
    } | null
    HVAR: object | undefined
    hasGlyphForCodePoint(codePoint: number): boolean
    getGlyph(id: number, characters?: number[]): Glyph
    layout(
      text: string,
      features: Readonly<Record<string, boolean>>,
      script: undefined,
      language: undefined,
      direction: 'ltr' | 'rtl',
    ): {
      glyphs: Glyph[]
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    }
  }

  export function create(data: Uint8Array): Font
}
