import type { Language } from '@candour/schemas/languages.ts'
import type { Path } from '#path.ts'

/** A printed piece: an 18×24 in poster or a round 3 in sticker. */
export type Piece = 'poster' | 'sticker'

export type FontId = 'display' | 'text' | 'serif'

/** Writing direction. */
export type Direction = 'ltr' | 'rtl'

/** In inches from the trimmed sheet's top left corner, y pointing down; the bleed has negative coordinates. */
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
  /** `#rrggbb`; `#000000` prints with black ink only, so that no color plate can blur a QR code's edges. */
  fill: string
}

/** A line of text, or a single letter or word of a curved line, measured and placed. */
export interface TextRun {
  kind: 'text'
  text: string
  font: FontId
  /** Em size in inches. */
  size: number
  /** Extra space after every glyph of scripts whose letters stand alone, in inches. */
  tracking: number
  color: string
  /** Direction in which the parts of a line in several scripts follow each other. */
  direction: Direction
  /** Left end of the baseline. */
  x: number
  y: number
  /** Advance width in inches, including kerning and tracking. */
  width: number
  /** Clockwise rotation around the left end of the baseline, in degrees. */
  rotation: number
}

/** Placement of the company's logo; the renderer receives the picture itself. */
interface LogoSlot extends Box {
  kind: 'logo'
}

export type Item = Shape | TextRun | LogoSlot

/** One page of a document as plain data. */
export interface Page {
  /** Title of the page's bookmark in documents of several pages. */
  title: string
  /** Language of the words on it. */
  language: Language
  /** Bottom to top. */
  items: readonly Item[]
  /** PDF page boxes (ISO 32000-2, 14.11.2), and the text-safe area. */
  boxes: { media: Box; bleed: Box; trim: Box; safe: Box }
  /** The die line, if the piece is not cut along its trim box. */
  cut: { cx: number; cy: number; radius: number; spotColor: SpotColor } | null
}

/** A poster or sticker, from which preview, order picture and print file are all rendered. */
export interface Scene extends Page {
  piece: Piece
  layout: string
  company: string
  /** The code without its quiet zone, and its content. */
  qr: Box & { text: string; modules: number }
  /** The name as printed: the printable part of the company's name, or else words derived from its address. */
  printedName: { text: string; from: 'name' | 'address' }
  /** Letters of the company's name that were omitted because the fonts lack them. */
  omitted: string
}

export interface SpotColor {
  name: string
  /** Process-color fallback for devices without that ink: cyan, magenta, yellow, black in percent. */
  cmyk: readonly [number, number, number, number]
}
