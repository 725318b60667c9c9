/** A color in sRGB, each channel 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

export const BLACK: Rgb = [0, 0, 0]
export const WHITE: Rgb = [255, 255, 255]

/** WCAG 2.2 SC 1.4.3 (text) and SC 1.4.11 (graphics and control borders). */
export const TEXT_CONTRAST = 4.5
export const GRAPHIC_CONTRAST = 3

/** Parses a hex color of three or six digits, with or without `#`; undefined if it is invalid. */
export function parseHex(hex: string): Rgb | undefined {
  const long = hex.trim().replace(/^#?([\da-f])([\da-f])([\da-f])$/i, '$1$1$2$2$3$3')
  const match = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(long)
  if (!match) return undefined
  const [, red = '', green = '', blue = ''] = match
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

export function toHex(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Interpolates between two colors; `share` is 0 to 1. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share)
  return [channel(0), channel(1), channel(2)]
}

/** Returns the relative luminance, 0 (black) to 1 (white), as defined by WCAG 2.2. */
export function luminance(color: Rgb): number {
  const linear = (channel: number) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2])
}

/** Returns the contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05]
  return Math.max(a, b) / Math.min(a, b)
}

/** Returns the contrast ratio of two hex colors. Throws a RangeError if one is invalid. */
export function hexContrast(one: string, other: string): number {
  const [a, b] = [parseHex(one), parseHex(other)]
  if (!a || !b) throw new RangeError(`Not hex colors: ${one}, ${other}`)
  return contrast(a, b)
}

/** Mixes the color towards another by the least amount that reaches the contrast; undefined if none does. */
export function reach(color: Rgb, towards: Rgb, least: number, against: Rgb): Rgb | undefined {
  for (let percent = 0; percent <= 100; percent++) {
    const candidate = mix(color, towards, percent / 100)
    if (contrast(candidate, against) >= least) return candidate
  }
  return undefined
}
