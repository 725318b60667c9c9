/** The subset of fontkit used here; the library ships no types. */
declare module 'fontkit' {
  export interface GlyphCommand {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    args: number[]
  }

  export interface Glyph {
    id: number
    path: { commands: GlyphCommand[] }
    bbox: { minX: number; minY: number; maxX: number; maxY: number }
  }

  export interface Font {
    unitsPerEm: number
    capHeight: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(
      text: string,
      features?: Readonly<Record<string, boolean>>,
    ): {
      glyphs: Glyph[]
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    }
  }

  export function create(data: Uint8Array): Font
}
