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
  /** Shown in the layout picker. */
  name: string
  draw: (content: Content) => Sheet
  /** Looks the same in languages that are read from right to left; other layouts are mirrored. */
  symmetric?: boolean
}

/** The available layouts; the first of each piece is the default. */
export const layouts: Readonly<Record<Piece, readonly [Layout, ...Layout[]]>> = {
  poster: [
    { id: 'bold', name: 'Bold', draw: posterBold },
    { id: 'editorial', name: 'Editorial', draw: posterEditorial },
    { id: 'arch', name: 'Arch', draw: posterArch },
  ],
  sticker: [
    { id: 'ring', name: 'Ring', draw: stickerRing, symmetric: true },
    { id: 'bold', name: 'Bold', draw: stickerBold },
    { id: 'horizon', name: 'Horizon', draw: stickerHorizon },
  ],
}
