import type { PrintKind } from '@candour/schemas/packs.ts'

/** User-visible names, sizes and uses of the pieces. */
export const pieces: Readonly<
  Record<PrintKind, { name: string; plural: string; size: string; use: string }>
> = {
  poster: {
    name: 'Poster',
    plural: 'posters',
    size: '18 × 24 in',
    use: '18 × 24 in, for walls and windows. Scans from across the room.',
  },
  sticker: {
    name: 'Sticker',
    plural: 'stickers',
    size: '3 in, round',
    use: '3 in, round, for counters, tables and packages.',
  },
}
