import { imprint } from '#layouts/imprint.ts'
import { rect } from '#path.ts'
import { type Content, Sheet } from '#sheet.ts'

/** The sticker counterpart of the bold poster. */
export function stickerBold(content: Content): Sheet {
  const { bleed, colors, fonts, words, placement } = content
  const sheet = new Sheet(content)
  const ink = colors.onFlood
  const left = 0.33
  const panel = { x: 1.24, y: 1, side: 1.27 }

  sheet.shape(rect(bleed.x, bleed.y, bleed.width, bleed.height), colors.flood)
  sheet.question(
    {
      font: 'display',
      size: 0.35,
      color: ink,
      tracking: -0.02,
      leading: 0.92,
      align: 'center',
      maxWidth: 2.2,
      // Below a placement's name, high letters need more room.
      maxHeight: placement === '' ? 0.66 : 0.6,
      within: { cx: 1.5, cy: 1.5, radius: 1.37 },
    },
    // Placed as if its capitals started 0.335 in from the top; smaller text moves down, where the sticker is wider.
    { x: 1.5, middle: (placement === '' ? 0.335 : 0.35) + (0.35 * (fonts.display.capHeight + 0.92)) / 2 },
  )
  sheet.placementName(
    { size: 0.085, color: ink, maxWidth: 0.86, maxLines: 1, align: 'center' },
    { x: 1.5, capTop: 0.2 },
  )
  sheet.qrPanel(panel.x, panel.y, panel.side, 0.06)
  sheet.mark({ x: left, y: panel.y, maxWidth: 0.76, height: 0.4 }, 'left', {
    chip: true,
    disc: ink,
    letter: colors.flood,
  })
  const ask = sheet.block(
    words.ask,
    {
      font: 'display',
      size: 0.185,
      color: ink,
      maxWidth: 0.78,
      maxLines: 1,
      tracking: -0.01,
      maxHeight: 0.2,
    },
    { x: left, capTop: panel.y + 0.53 },
  )
  sheet.block(
    words.instruction,
    { font: 'text', size: 0.115, color: ink, maxWidth: 0.78, maxLines: 3, leading: 1.18, maxHeight: 0.3 },
    { x: left, capTop: ask.y + ask.height + 0.095 },
  )
  sheet.stars(left, panel.y + panel.side - 0.145, 0.138, 0.022, ink)
  const low = panel.y + panel.side
  imprint(
    sheet,
    content,
    {
      ...{ name: 0.13, maxWidth: 1.76, address: 0.1, gap: 0.065, color: ink },
      within: { cx: 1.5, cy: 1.5, radius: 1.37 },
    },
    { x: 1.5, capTop: low + 0.085 },
  )
  return sheet
}
