import {
  BLACK,
  contrast,
  GRAPHIC_CONTRAST,
  luminance,
  parseHex,
  type Rgb,
  reach,
  TEXT_CONTRAST,
  toHex,
  WHITE,
} from '@candour/color/color.ts'

/**
 * The surfaces with the lowest contrast to a brand color, per theme; theme.test.ts keeps them in sync with theme.css.
 */
export const BRAND_SURFACES = { light: '#f2f3f5', dark: '#15171c' } as const
/** Card surface and text color per theme; theme.test.ts keeps them in sync with theme.css, too. */
export const CARDS = {
  light: { surface: '#ffffff', ink: '#14161b' },
  dark: { surface: '#15171c', ink: '#eff1f5' },
} as const

/** Minimum contrast between a fill and its hover state; not a WCAG value. */
const HOVER_CONTRAST = 1.25

/** Makes the color readable on a surface: darker on light surfaces, lighter on dark ones. */
function on(surface: Rgb, color: Rgb, least: number): Rgb {
  const end = luminance(surface) > 0.5 ? BLACK : WHITE
  return reach(color, end, least, surface) ?? end
}

/**
 * Shifts the fill a visible step away from the label color, which increases contrast; at either extreme, towards it.
 */
function hover(fill: Rgb, label: Rgb): Rgb {
  const away = label === WHITE ? BLACK : WHITE
  return reach(fill, away, HOVER_CONTRAST, fill) ?? reach(fill, label, HOVER_CONTRAST, fill) ?? fill
}

const labelOn = (fill: Rgb): Rgb => (contrast(WHITE, fill) >= contrast(BLACK, fill) ? WHITE : BLACK)

/** Returns the contrast of the label on a button of a brand color, 4.5 to 21; 1 if the color is invalid. */
export function labelContrast(hex: string): number {
  const fill = parseHex(hex)
  return fill ? contrast(labelOn(fill), fill) : 1
}

/**
 * Returns the neutral color with the wanted contrast to the card, on the scale from the card through its ink to the
 * extreme.
 */
function neutral(card: Rgb, ink: Rgb, wanted: number): Rgb {
  const end = luminance(card) > 0.5 ? BLACK : WHITE
  return reach(card, ink, wanted, card) ?? reach(ink, end, wanted, card) ?? end
}

/**
 * Styles the neutral button next to the brand button, with exactly the same contrast to the card for any brand color.
 */
function peerStyle(brand: Rgb, theme: 'light' | 'dark'): Record<`--${string}`, string> {
  const [card, ink] = [parseHex(CARDS[theme].surface), parseHex(CARDS[theme].ink)]
  const surface = parseHex(BRAND_SURFACES[theme])
  if (!card || !ink || !surface) return {}
  const fill = neutral(card, ink, contrast(brand, card))
  const label = labelOn(fill)
  return {
    [`--brand-peer-${theme}`]: toHex(fill),
    [`--brand-peer-hover-${theme}`]: toHex(hover(fill, label)),
    [`--brand-peer-edge-${theme}`]: toHex(on(surface, fill, GRAPHIC_CONTRAST)),
    [`--on-brand-peer-${theme}`]: toHex(label),
  }
}

/**
 * Returns custom properties for a company's brand color, for the `style` of an element around its content; the theme
 * picks light or dark. An invalid hex color yields none, leaving the theme's default brand.
 *
 * Text and graphic colors are shifted towards black or white just enough to reach 4.5:1 and 3:1.
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
