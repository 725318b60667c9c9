import { INK, WHITE } from '#color.ts'
import { rect } from '#path.ts'
import { ADDRESS_BREAKS, type Content, Sheet } from '#sheet.ts'

/** White paper, a column of color with the stars, and the question set like a book title. */
export function posterEditorial(content: Content): Sheet {
  const { bleed, colors, name, address, words } = content
  const sheet = new Sheet(content)
  const column = 3.2
  const [left, right, bottom] = [4.6, 17.1, 22.55]
  const code = 7.9
  const top = bottom - code

  sheet.shape(rect(bleed.x, bleed.y, bleed.width, bleed.height), WHITE)
  sheet.shape(rect(bleed.x, bleed.y, column - bleed.x, bleed.height), colors.flood)
  const star = 1.3
  sheet.stars((column - star) / 2, top, star, (code - 5 * star) / 4, colors.onFlood, 'column')

  const mark = sheet.mark({ x: left, y: 1.1, maxWidth: 6, height: 1.5 }, 'left', {
    chip: false,
    disc: colors.flood,
    letter: colors.onFlood,
  })
  const nameLeft = mark.x + mark.width + 0.45
  sheet.block(
    name,
    { font: 'text', size: 0.56, color: INK, maxWidth: right - nameLeft, maxLines: 3, leading: 1.2 },
    { x: nameLeft, middle: mark.y + mark.height / 2 },
  )

  const style = { font: 'serif', size: 2.5, color: INK, tracking: -0.025, leading: 1.08 } as const
  sheet.question(
    { ...style, maxWidth: right - left, maxHeight: 9.2, askColor: colors.accent },
    { x: left, capTop: 4.35 },
  )

  sheet.qrOnWhite(left, top, code)
  const aside = left + code + 1.28
  sheet.block(
    words.instruction,
    { font: 'text', size: 0.6, color: INK, maxWidth: right - aside, maxLines: 3, leading: 1.24, shrink: 0.9 },
    { x: aside, capTop: top },
  )
  sheet.block(
    address,
    {
      font: 'display',
      size: 0.44,
      color: colors.accent,
      maxWidth: right - aside,
      maxLines: 6,
      leading: 1.25,
      breakAfter: ADDRESS_BREAKS,
      shrink: 0.95,
    },
    { x: aside, baseline: bottom },
  )
  sheet.placementName(
    { size: 0.32, color: INK, maxWidth: right - aside, maxLines: 2, leading: 1.3 },
    { x: aside, capTop: bottom + 0.35 },
  )
  return sheet
}
