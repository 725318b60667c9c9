import type { Path } from '#path.ts'

/** What is printed: a poster of 18×24 in, or a round sticker of 3 in. */
export type Piece = 'poster' | 'sticker'

export type FontId = 'display' | 'text' | 'serif'

/** In inches from the trimmed sheet's top left corner, y downwards; what bleeds has negative coordinates. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A filled outline (non-zero winding). */
export interface Shape {
  kind: 'shape'
  path: Path
  /** `#rrggbb`; `#000000` prints as black ink alone, so that no colour plate can blur a QR code's edges. */
  fill: string
}

/** One line of text, or one letter of a curved line, already measured and placed. */
export interface TextRun {
  kind: 'text'
  text: string
  font: FontId
  /** Em size in inches. */
  size: number
  /** Extra space after every glyph, in inches. */
  tracking: number
  color: string
  /** Start of the baseline. */
  x: number
  y: number
  /** Advance width in inches, kerning and tracking included. */
  width: number
  /** Clockwise around the start of the baseline, in degrees. */
  rotation: number
}

/** Where the company's logo goes; the picture itself is handed to the renderer. */
export interface LogoSlot extends Box {
  kind: 'logo'
}

export type Item = Shape | TextRun | LogoSlot

/** A drawing as plain data: the preview, the order's picture and the print file are all painted from it. */
export interface Scene {
  piece: Piece
  layout: string
  company: string
  /** Bottom to top. */
  items: readonly Item[]
  /** PDF page boxes (ISO 32000-2, 14.11.2), and the area that text keeps to. */
  boxes: { media: Box; bleed: Box; trim: Box; safe: Box }
  /** The die's path, where the piece is not cut along its trim box. */
  cut: { cx: number; cy: number; radius: number; spotColor: SpotColor } | null
  cropMarks: boolean
  /** The code without its quiet zone, and what it says. */
  qr: Box & { text: string; modules: number }
  /** The name as the piece says it: what can be printed of the company's, or else the words of its address. */
  printedName: { text: string; from: 'name' | 'address' }
  /** Letters of the company's name that the fonts do not have, and that were left out. */
  omitted: string
}

export interface SpotColor {
  name: string
  /** How a device without that ink shows it: cyan, magenta, yellow, black in percent. */
  cmyk: readonly [number, number, number, number]
}
