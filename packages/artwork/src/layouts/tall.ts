import { INK, WHITE } from '#color.ts'
import type { Layout } from '#layouts/layouts.ts'
import { rect } from '#path.ts'
import { ADDRESS_BREAKS, type Content, Sheet } from '#sheet.ts'

const mm = 1 / 25.4

/** The company's color from edge to edge, on a piece about twice as high as wide; the sizes are in millimetres. */
export const tallBold = (width: number, height: number): Layout['draw'] =>
  tall(width, height, ({ colors }) => ({
    ground: colors.flood,
    ink: colors.onFlood,
    accent: colors.onFlood,
    font: 'display',
  }))

/** White paper, with the color in a band at the foot. */
export const tallEditorial = (width: number, height: number): Layout['draw'] =>
  tall(width, height, ({ colors }) => ({ ground: WHITE, ink: INK, accent: colors.accent, font: 'serif' }))

interface Look {
  ground: string
  ink: string
  accent: string
  font: 'display' | 'serif'
}

function tall(widthMm: number, heightMm: number, lookOf: (content: Content) => Look): Layout['draw'] {
  return (content) => {
    const { bleed, colors, name, address, words } = content
    const sheet = new Sheet(content)
    const { ground, ink, accent, font } = lookOf(content)
    const [width, height] = [widthMm * mm, heightMm * mm]
    const margin = 8 * mm
    const room = width - 2 * margin
    const middle = width / 2
    const centered = { align: 'center', maxWidth: room } as const

    sheet.shape(rect(bleed.x, bleed.y, bleed.width, bleed.height), ground)
    const band = 10 * mm
    if (ground === WHITE) {
      sheet.shape(
        rect(bleed.x, height - band, bleed.width, bleed.y + bleed.height - height + band),
        colors.flood,
      )
    }
    const mark = sheet.mark({ x: middle, y: 9 * mm, maxWidth: room * 0.7, height: 15 * mm }, 'center', {
      chip: ground !== WHITE,
      disc: ground === WHITE ? colors.flood : ink,
      letter: ground === WHITE ? colors.onFlood : colors.flood,
    })
    sheet.block(
      name,
      {
        ...centered,
        font: 'text',
        size: 4.6 * mm,
        color: ink,
        maxLines: 2,
        leading: 1.2,
        maxHeight: 11 * mm,
      },
      { x: middle, capTop: mark.y + mark.height + 3.5 * mm },
    )

    const side = Math.min(room, height * 0.34)
    const low = height - (ground === WHITE ? 35 : 29) * mm
    const top = low - side
    const asked = mark.y + mark.height + 16 * mm
    const star = 5.4 * mm
    const gap = 1.4 * mm
    const starsTop = top - star - 6 * mm
    sheet.question(
      {
        ...centered,
        font,
        size: 15 * mm,
        color: ink,
        askColor: accent,
        tracking: -0.02,
        leading: 1.05,
        maxHeight: starsTop - asked - 9 * mm,
      },
      // Stars stay clear of deep letters of the last line.
      { x: middle, middle: (asked + starsTop) / 2 - 2 * mm },
    )
    sheet.stars(middle - 2.5 * star - 2 * gap, starsTop, star, gap, ground === WHITE ? colors.graphic : ink)
    sheet.qrPanel(middle - side / 2, top, side, ground === WHITE ? 0 : 2 * mm)
    sheet.block(
      words.instruction,
      {
        ...centered,
        font: 'text',
        size: 4.4 * mm,
        color: ink,
        maxLines: 2,
        leading: 1.15,
        maxHeight: 9.5 * mm,
      },
      { x: middle, capTop: low + 3.5 * mm },
    )
    sheet.block(
      address,
      {
        ...centered,
        font: 'text',
        size: 3 * mm,
        color: accent,
        maxLines: 2,
        leading: 1.2,
        maxHeight: 7 * mm,
        breakAfter: ADDRESS_BREAKS,
      },
      { x: middle, capTop: low + 16.5 * mm },
    )
    sheet.placementName(
      { ...centered, size: 2.2 * mm, color: ground === WHITE ? colors.onFlood : ink, maxLines: 1 },
      { x: middle, middle: height - 6 * mm },
    )
    return sheet
  }
}
