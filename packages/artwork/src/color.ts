type Rgb = readonly [red: number, green: number, blue: number]

export const WHITE = '#ffffff'
export const BLACK = '#000000'
/** Text on paper: softer than black, far above any contrast asked for. */
export const INK = '#16181d'

/** WCAG 2.2 SC 1.4.3 (text) and SC 1.4.11 (graphics). */
const TEXT_CONTRAST = 4.5
const GRAPHIC_CONTRAST = 3
/** From here on, darkening a colour until white text reads on it is hardly seen; below, black text is used. */
const NEARLY_DARK = 3.3

function parse(hex: string): Rgb {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)
  if (!match) throw new RangeError(`Not a colour of six hex digits: ${hex}`)
  const [, red = '', green = '', blue = ''] = match
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

/** `share` (0 to 1) of the way from one hex colour to another. */
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

/** Contrast ratio of two hex colours, 1 to 21 (WCAG 2.2). Throws a RangeError on what is no hex colour. */
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

/** The inks of a piece, all made from the company's colour. */
export interface Palette {
  /** The colour as a ground that carries text, and that text. */
  flood: string
  onFlood: string
  /** A breath of the colour: a ground for `INK` and `accent`. */
  tint: string
  /** The colour as text on white or the tint; ink, where only mud would be dark enough. */
  accent: string
  /** The colour as a graphic on white or the tint. */
  graphic: string
}

/**
 * Text reaches 4.5:1 on its ground. A colour that is a shade too light for white text is darkened by that
 * shade; a lighter one is kept as it is and takes black text, and ink in its place on white.
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
