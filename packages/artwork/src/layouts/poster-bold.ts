import { rect } from '#path.ts'
import { ADDRESS_BREAKS, type Content, Sheet } from '#sheet.ts'

/** The company's color from edge to edge, and the question as large as possible. */
export function posterBold(content: Content): Sheet {
  const { bleed, colors, name, address, words } = content
  const sheet = new Sheet(content)
  const ink = colors.onFlood
  const [left, right, bottom] = [1, 17, 22.95]

  sheet.shape(rect(bleed.x, bleed.y, bleed.width, bleed.height), colors.flood)

  const mark = sheet.mark({ x: left, y: 1.05, maxWidth: 6.4, height: 1.7 }, 'left', {
    chip: true,
    disc: ink,
    letter: colors.flood,
  })
  const nameLeft = mark.x + mark.width + 0.5
  sheet.block(
    name,
    { font: 'display', size: 0.62, color: ink, maxWidth: right - nameLeft, maxLines: 3, leading: 1.18 },
    { x: nameLeft, middle: mark.y + mark.height / 2 },
  )

  sheet.question(
    {
      font: 'display',
      size: 3.45,
      color: ink,
      tracking: -0.025,
      leading: 0.96,
      maxWidth: right - left,
      maxHeight: 7.6,
    },
    { x: left, capTop: 4.05 },
  )

  const panel = 10.4
  const top = bottom - panel
  sheet.qrPanel(left, top, panel, 0.45)

  const column = left + panel + 0.65
  const columnWidth = right - column
  sheet.block(
    words.ask,
    {
      font: 'display',
      size: 1.5,
      color: ink,
      maxWidth: columnWidth,
      maxLines: 1,
      tracking: -0.02,
      maxHeight: 1.55,
    },
    { x: column, capTop: top + 0.08 },
  )
  const starSize = (columnWidth - 4 * 0.12) / 5
  sheet.stars(column, top + 1.75, starSize, 0.12, ink)
  sheet.block(
    words.instruction,
    { font: 'text', size: 0.72, color: ink, maxWidth: columnWidth, maxLines: 3, leading: 1.22 },
    { x: column, capTop: top + 3.45 },
  )
  sheet.block(
    address,
    {
      font: 'display',
      size: 0.5,
      color: ink,
      maxWidth: columnWidth,
      maxLines: 5,
      leading: 1.25,
      breakAfter: ADDRESS_BREAKS,
      shrink: 0.95,
    },
    { x: column, baseline: bottom },
  )
  sheet.placementName(
    { size: 0.34, color: ink, maxWidth: right - left, maxLines: 1 },
    { x: left, middle: 23.4 },
  )
  return sheet
}
