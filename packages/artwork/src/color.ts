type Rgb = readonly [red: number, green: number, blue: number]

export const WHITE = '#ffffff'
export const BLACK = '#000000'
/** Text on paper: softer than black, with far more contrast than required. */
export const INK = '#16181d'

/** WCAG 2.2 SC 1.4.3 (text) and SC 1.4.11 (graphics). */
const TEXT_CONTRAST = 4.5
const GRAPHIC_CONTRAST = 3
/**
 * Minimum contrast with white at which darkening a colour for white text is barely visible; below it, black text is
 * used.
 */
const NEARLY_DARK = 3.3

function parse(hex: string): Rgb {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)
  if (!match) throw new RangeError(`Not a colour of six hex digits: ${hex}`)
  const [, red = '', green = '', blue = ''] = match
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

/** Interpolates between two hex colours; `share` is 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)]
  const channel = (index: 0 | 1 | 2) =>
    Math.round(a[index] + (b[index] - a[index]) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(0)}${channel(1)}${channel(2)}`
}

function luminance(hex: string): number {
  const linear = (channel: number) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const [red, green, blue] = parse(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Returns the contrast ratio of two hex colours, 1 to 21 (WCAG 2.2). Throws a RangeError for an invalid hex colour. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05]
  return Math.max(a, b) / Math.min(a, b)
}

function darkenedUntil(color: string, against: string, least: number): string {
  for (let share = 0; share < 1; share += 0.01) {
    const darker = mix(color, BLACK, share)
    if (contrast(darker, against) >= least) return darker
  }
  return BLACK
}

/** The colours of a piece, all derived from the company's brand colour. */
export interface Palette {
  /** The brand colour as a background for text, and the text colour on it. */
  flood: string
  onFlood: string
  /** A faint tint of the brand colour: a background for `INK` and `accent`. */
  tint: string
  /** The brand colour as text on white or on the tint; `INK` where only a muddy shade would be dark enough. */
  accent: string
  /** The brand colour as a graphic on white or on the tint. */
  graphic: string
}

/**
 * Returns a palette whose text has a contrast of at least 4.5:1. A colour slightly too light for white text is darkened
 * just enough. A lighter one is kept and gets black text; on white, `INK` replaces it.
 */
export function palette(brand: string): Palette {
  const nearlyDark = contrast(brand, WHITE) >= NEARLY_DARK
  const flood = nearlyDark ? darkenedUntil(brand, WHITE, TEXT_CONTRAST) : brand.toLowerCase()
  const tint = mix(flood, WHITE, nearlyDark ? 0.9 : 0.72)
  return {
    flood,
    onFlood: nearlyDark ? WHITE : BLACK,
    tint,
    accent: nearlyDark ? darkenedUntil(brand, tint, TEXT_CONTRAST) : INK,
    graphic: nearlyDark ? darkenedUntil(brand, tint, GRAPHIC_CONTRAST) : INK,
  }
}
