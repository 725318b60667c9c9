import {
  BLACK as black,
  contrast,
  GRAPHIC_CONTRAST,
  mix,
  parseHex,
  type Rgb,
  reach,
  TEXT_CONTRAST,
  toHex,
  WHITE as white,
} from '@candour/color/color.ts'

export const WHITE = toHex(white)
export const BLACK = toHex(black)
/** Text on paper: softer than black, with far more contrast than required. */
export const INK = '#16181d'

/**
 * Minimum contrast with white at which darkening a color for white text is barely visible; below it, black text is
 * used.
 */
const NEARLY_DARK = 3.3

/** The colors of a piece, all derived from the company's brand color. */
export interface Palette {
  /** The brand color as a background for text, and the text color on it. */
  flood: string
  onFlood: string
  /** A faint tint of the brand color: a background for `INK` and `accent`. */
  tint: string
  /** The brand color as text on white or on the tint; `INK` where only a muddy shade would be dark enough. */
  accent: string
  /** The brand color as a graphic on white or on the tint. */
  graphic: string
}

/**
 * Returns a palette whose text has a contrast of at least 4.5:1. A color slightly too light for white text is darkened
 * just enough. A lighter one is kept and gets black text; on white, `INK` replaces it.
 */
export function palette(brand: string): Palette {
  const color = parseHex(brand)
  if (!color) throw new RangeError(`Not a hex color: ${brand}`)
  const nearlyDark = contrast(color, white) >= NEARLY_DARK
  const darkened = (against: Rgb, least: number) => reach(color, black, least, against) ?? black
  const flood = nearlyDark ? darkened(white, TEXT_CONTRAST) : color
  const tint = mix(flood, white, nearlyDark ? 0.9 : 0.72)
  return {
    flood: toHex(flood),
    onFlood: nearlyDark ? WHITE : BLACK,
    tint: toHex(tint),
    accent: nearlyDark ? toHex(darkened(tint, TEXT_CONTRAST)) : INK,
    graphic: nearlyDark ? toHex(darkened(tint, GRAPHIC_CONTRAST)) : INK,
  }
}
