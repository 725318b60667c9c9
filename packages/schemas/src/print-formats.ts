import type { PrintKind } from '#packs.ts'

/** Everything that can be printed or shown; kept separate from the contracts to avoid zod. */
export const formatIds = [
  'poster_18x24',
  'sticker_3in',
  'poster_a4',
  'poster_a5',
  'table_tent',
  'counter_card',
  'window_cling',
  'card',
  'slip',
  'card_sheet',
  'signature',
  'button',
] as const
export type FormatId = (typeof formatIds)[number]

/** The formats in which packs are printed. */
export const orderedFormat = {
  poster: 'poster_18x24',
  sticker: 'sticker_3in',
} as const satisfies Record<PrintKind, FormatId>

/** Names of the formats, for those who build on the API. */
export const formatNames: Readonly<Record<FormatId, string>> = {
  poster_18x24: 'Poster 18×24 in',
  sticker_3in: 'Sticker 3 in',
  poster_a4: 'Poster A4',
  poster_a5: 'Poster A5',
  table_tent: 'Table tent',
  counter_card: 'Counter card',
  window_cling: 'Window cling',
  card: 'Card to take home',
  slip: 'Slip to take home',
  card_sheet: 'Sheet of ten cards',
  signature: 'Email signature',
  button: 'Website button',
}

interface FormatSize {
  /** Trimmed size, and how far the ground extends beyond it and words stay within it, in millimetres. */
  widthMm: number
  heightMm: number
  bleedMm: number
  safeMm: number
  /** Cut along a circle. */
  round?: true
  /** Goes home with the guest, so that the words invite to write later. */
  takeHome?: true
  /** Stands in an email or on a website instead of being printed. */
  onScreen?: true
}

const inch = 25.4

export const formatSizes: Readonly<Record<FormatId, FormatSize>> = {
  poster_18x24: { widthMm: 18 * inch, heightMm: 24 * inch, bleedMm: inch / 8, safeMm: inch / 8 },
  sticker_3in: { widthMm: 3 * inch, heightMm: 3 * inch, bleedMm: inch / 8, safeMm: inch / 8, round: true },
  poster_a4: { widthMm: 210, heightMm: 297, bleedMm: 3, safeMm: 4 },
  poster_a5: { widthMm: 148, heightMm: 210, bleedMm: 3, safeMm: 3 },
  table_tent: { widthMm: 297, heightMm: 210, bleedMm: 3, safeMm: 4 },
  counter_card: { widthMm: 105, heightMm: 148, bleedMm: 3, safeMm: 3 },
  window_cling: { widthMm: 100, heightMm: 100, bleedMm: 3, safeMm: 3, round: true },
  card: { widthMm: 85, heightMm: 55, bleedMm: 3, safeMm: 3, takeHome: true },
  slip: { widthMm: 80, heightMm: 200, bleedMm: 3, safeMm: 3, takeHome: true },
  card_sheet: { widthMm: 210, heightMm: 297, bleedMm: 0, safeMm: 5, takeHome: true },
  signature: { widthMm: 120, heightMm: 34, bleedMm: 0, safeMm: 2, onScreen: true },
  button: { widthMm: 72, heightMm: 14, bleedMm: 0, safeMm: 2, onScreen: true },
}
