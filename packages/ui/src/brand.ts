type Rgb = readonly [red: number, green: number, blue: number]

/**
 * The surfaces with the lowest contrast to a brand colour, per theme; theme.test.ts keeps them in sync with theme.css.
 */
export const BRAND_SURFACES = { light: '#f2f3f5', dark: '#15171c' } as const
/** Card surface and text colour per theme; kept in sync with theme.css by the same test. */
export const CARDS = {
  light: { surface: '#ffffff', ink: '#14161b' },
  dark: { surface: '#15171c', ink: '#eff1f5' },
} as const

/** WCAG 2.2 SC 1.4.3 (text) and SC 1.4.11 (graphics and control borders). */
const TEXT_CONTRAST = 4.5
const GRAPHIC_CONTRAST = 3
/** Minimum contrast between a fill and its hover state; not a WCAG value. */
const HOVER_CONTRAST = 1.25

const BLACK: Rgb = [0, 0, 0]
const WHITE: Rgb = [255, 255, 255]

function parseHex(hex: string): Rgb | undefined {
  const long = hex.trim().replace(/^#?([\da-f])([\da-f])([\da-f])$/i, '$1$1$2$2$3$3')
  const match = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(long)
  if (!match) return undefined
  const [, red = '', green = '', blue = ''] = match
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

function toHex(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

function mix(color: Rgb, towards: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(color[index] + (towards[index] - color[index]) * share)
  return [channel(0), channel(1), channel(2)]
}

/** Returns the relative luminance, 0 (black) to 1 (white), as defined by WCAG 2.2. */
function luminance(color: Rgb): number {
  const linear = (channel: number) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2])
}

function ratio(one: Rgb, other: Rgb): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

/** Returns the contrast ratio of two hex colours, 1 to 21 (WCAG 2.2). Throws a RangeError for an invalid hex colour. */
export function contrast(one: string, other: string): number {
  const [a, b] = [parseHex(one), parseHex(other)]
  if (!a || !b) throw new RangeError(`Not hex colours: ${one}, ${other}`)
  return ratio(a, b)
}

/** Mixes the colour towards black or white by the least amount that reaches the contrast; undefined if none does. */
function reach(color: Rgb, towards: Rgb, least: number, against: Rgb): Rgb | undefined {
  for (let percent = 0; percent <= 100; percent++) {
    const candidate = mix(color, towards, percent / 100)
    if (ratio(candidate, against) >= least) return candidate
  }
  return undefined
}

/** Makes the colour readable on a surface: darker on light surfaces, lighter on dark ones. */
function on(surface: Rgb, color: Rgb, least: number): Rgb {
  const end = luminance(surface) > 0.5 ? BLACK : WHITE
  return reach(color, end, least, surface) ?? end
}

/**
 * Shifts the fill a visible step away from the label colour, which increases contrast; at either extreme, towards it.
 */
function hover(fill: Rgb, label: Rgb): Rgb {
  const away = label === WHITE ? BLACK : WHITE
  return reach(fill, away, HOVER_CONTRAST, fill) ?? reach(fill, label, HOVER_CONTRAST, fill) ?? fill
}

const labelOn = (fill: Rgb): Rgb => (ratio(WHITE, fill) >= ratio(BLACK, fill) ? WHITE : BLACK)

/**
 * Returns the neutral colour with the wanted contrast to the card, on the scale from the card through its ink to the
 * extreme.
 */
function neutral(card: Rgb, ink: Rgb, wanted: number): Rgb {
  const end = luminance(card) > 0.5 ? BLACK : WHITE
  return reach(card, ink, wanted, card) ?? reach(ink, end, wanted, card) ?? end
}

/**
 * Styles the neutral button next to the brand button, with exactly the same contrast to the card, whatever the brand
 * colour.
 */
function peerStyle(brand: Rgb, theme: 'light' | 'dark'): Record<`--${string}`, string> {
  const [card, ink] = [parseHex(CARDS[theme].surface), parseHex(CARDS[theme].ink)]
  const surface = parseHex(BRAND_SURFACES[theme])
  if (!card || !ink || !surface) return {}
  const fill = neutral(card, ink, ratio(brand, card))
  const label = labelOn(fill)
  return {
    [`--brand-peer-${theme}`]: toHex(fill),
    [`--brand-peer-hover-${theme}`]: toHex(hover(fill, label)),
    [`--brand-peer-edge-${theme}`]: toHex(on(surface, fill, GRAPHIC_CONTRAST)),
    [`--on-brand-peer-${theme}`]: toHex(label),
  }
}

/**
 * Returns custom properties for a company's brand colour, for the `style` of an element around its content; the theme
 * picks light or dark. An invalid hex colour yields none, leaving the theme's default brand.
 *
 * Text and graphic colours are shifted towards black or white just enough to reach 4.5:1 and 3:1.
 */
export function brandStyle(hex: string): Record<`--${string}`, string> {
  const brand = parseHex(hex)
  const light = parseHex(BRAND_SURFACES.light)
  const dark = parseHex(BRAND_SURFACES.dark)
  if (!brand || !light || !dark) return {}
  const label = labelOn(brand)
  return {
    '--brand': toHex(brand),
    '--brand-hover': toHex(hover(brand, label)),
    '--on-brand': toHex(label),
    '--brand-text-light': toHex(on(light, brand, TEXT_CONTRAST)),
    '--brand-text-dark': toHex(on(dark, brand, TEXT_CONTRAST)),
    '--brand-graphic-light': toHex(on(light, brand, GRAPHIC_CONTRAST)),
    '--brand-graphic-dark': toHex(on(dark, brand, GRAPHIC_CONTRAST)),
    ...peerStyle(brand, 'light'),
    ...peerStyle(brand, 'dark'),
  }
}
