import { posterArch } from '#layouts/poster-arch.ts'
import { posterBold } from '#layouts/poster-bold.ts'
import { posterEditorial } from '#layouts/poster-editorial.ts'
import { stickerBold } from '#layouts/sticker-bold.ts'
import { stickerHorizon } from '#layouts/sticker-horizon.ts'
import { stickerRing } from '#layouts/sticker-ring.ts'
import type { Piece } from '#scene.ts'
import type { Content, Sheet } from '#sheet.ts'

export interface Layout {
  id: string
  draw: (content: Content) => Sheet
  /** Looks the same in languages that are read from right to left; other layouts are mirrored. */
  symmetric?: boolean
}

/** The available layouts; the first of each piece is the default. */
export const layouts: Readonly<Record<Piece, readonly [Layout, ...Layout[]]>> = {
  poster: [
    { id: 'bold', draw: posterBold },
    { id: 'editorial', draw: posterEditorial },
    { id: 'arch', draw: posterArch },
  ],
  sticker: [
    { id: 'ring', draw: stickerRing, symmetric: true },
    { id: 'bold', draw: stickerBold },
    { id: 'horizon', draw: stickerHorizon },
  ],
}
