import { INK, WHITE } from '#color.ts'
import type { Layout } from '#layouts/layouts.ts'
import { rect } from '#path.ts'
import { ADDRESS_BREAKS, type Content, Sheet } from '#sheet.ts'

const mm = 1 / 25.4

/** Size of a business card in millimetres. */
export const cardSize = { width: 85, height: 55 }

/** The company's color from edge to edge, the code on a white panel beside the words. */
export const cardBold: Layout['draw'] = (content) =>
  card(content, {
    ground: content.colors.flood,
    ink: content.colors.onFlood,
    accent: content.colors.onFlood,
    font: 'display',
  })

/** White paper, with an edge in the company's color. */
export const cardEditorial: Layout['draw'] = (content) =>
  card(content, { ground: WHITE, ink: INK, accent: content.colors.accent, font: 'serif' })

function card(
  content: Content,
  { ground, ink, accent, font }: { ground: string; ink: string; accent: string; font: 'display' | 'serif' },
): Sheet {
  const { bleed, colors, name, address, words } = content
  const sheet = new Sheet(content)
  const [width, height] = [cardSize.width * mm, cardSize.height * mm]
  const isWhite = ground === WHITE
  const edge = isWhite ? 3.4 * mm : 0

  sheet.shape(rect(bleed.x, bleed.y, bleed.width, bleed.height), ground)
  if (isWhite) sheet.shape(rect(bleed.x, bleed.y, edge - bleed.x, bleed.height), colors.flood)

  const side = 37 * mm
  const panel = { x: width - 5.5 * mm - side, y: 5.5 * mm }
  sheet.qrPanel(panel.x, panel.y, side, isWhite ? 0 : 1.2 * mm)
  sheet.placementName(
    { size: 1.8 * mm, color: ink, maxWidth: side, maxLines: 1, align: 'center' },
    { x: panel.x + side / 2, middle: panel.y + side + 2.2 * mm },
  )

  const left = edge + 5 * mm
  const room = panel.x - left - 3 * mm
  const mark = sheet.mark({ x: left, y: 5.5 * mm, maxWidth: room, height: 8 * mm }, 'left', {
    chip: !isWhite,
    disc: isWhite ? colors.flood : ink,
    letter: isWhite ? colors.onFlood : colors.flood,
  })
  const small = { font: 'text', size: 2.5 * mm, color: ink, maxWidth: room, maxLines: 2 } as const
  const twoLines = { ...small, leading: 1.15, maxHeight: 5.6 * mm }
  sheet.block(name, twoLines, { x: left, capTop: mark.y + mark.height + 2.2 * mm })
  const question = sheet.question(
    { font, size: 6 * mm, color: ink, tracking: -0.02, leading: 1.02, maxWidth: room, maxHeight: 12 * mm },
    { x: left, capTop: 22 * mm },
  )
  // What follows moves up to a question in small letters.
  const askTop = Math.min(35.2 * mm, question.y + question.height + 4.2 * mm)
  sheet.block(
    words.ask,
    { font, size: 3.6 * mm, color: accent, maxWidth: room, maxLines: 1, maxHeight: 4 * mm },
    { x: left, capTop: askTop },
  )
  sheet.block(words.instruction, twoLines, { x: left, capTop: askTop + 5.2 * mm })
  sheet.block(
    address,
    {
      font: 'text',
      size: 2 * mm,
      color: accent,
      maxWidth: width - left - 5 * mm,
      maxLines: 1,
      maxHeight: 2.6 * mm,
      breakAfter: ADDRESS_BREAKS,
    },
    { x: left, middle: height - 4.6 * mm },
  )
  return sheet
}
