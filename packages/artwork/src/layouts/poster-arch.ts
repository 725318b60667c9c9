import { INK } from '#color.ts'
import { rect, roundedRect } from '#path.ts'
import { ADDRESS_BREAKS, type Content, Sheet } from '#sheet.ts'
import { joined } from '#wording.ts'

/** A colored archway on a faint tint; everything is centered. */
export function posterArch(content: Content): Sheet {
  const { bleed, colors, name, address, words } = content
  const sheet = new Sheet(content)
  const middle = 9
  const centered = { x: middle }

  sheet.shape(rect(bleed.x, bleed.y, bleed.width, bleed.height), colors.tint)
  const mark = sheet.mark({ x: middle, y: 0.9, maxWidth: 8, height: 1.4 }, 'center', {
    chip: false,
    disc: colors.flood,
    letter: colors.onFlood,
  })
  sheet.block(
    name,
    { font: 'text', size: 0.48, color: INK, maxWidth: 13.5, maxLines: 2, align: 'center', leading: 1.2 },
    { ...centered, capTop: mark.y + mark.height + 0.34 },
  )
  sheet.question(
    {
      font: 'display',
      size: 2.15,
      color: INK,
      align: 'center',
      tracking: -0.025,
      leading: 0.97,
      maxWidth: 15,
      maxHeight: 4.05,
    },
    { ...centered, capTop: 4.36 },
  )

  const radius = 8
  const arch = { x: middle - radius, y: 8.75, width: 2 * radius, height: bleed.y + bleed.height - 8.75 }
  sheet.shape(roundedRect(arch.x, arch.y, arch.width, arch.height, radius, 0), colors.flood)
  const star = 0.92
  const gap = 0.2
  sheet.stars(middle - 2.5 * star - 2 * gap, arch.y + 1, star, gap, colors.onFlood)
  const panel = { side: 10.2, y: 11.35 }
  sheet.qrPanel(middle - panel.side / 2, panel.y, panel.side, 0.4)

  const low = panel.y + panel.side
  sheet.block(
    joined(words.ask, words.instruction),
    {
      font: 'display',
      size: 0.58,
      color: colors.onFlood,
      maxWidth: 14,
      maxLines: 1,
      align: 'center',
      maxHeight: 0.64,
    },
    { ...centered, capTop: low + 0.4 },
  )
  sheet.block(
    address,
    {
      font: 'text',
      size: 0.46,
      color: colors.onFlood,
      maxWidth: 13.5,
      maxLines: 2,
      align: 'center',
      leading: 1.3,
      breakAfter: ADDRESS_BREAKS,
    },
    { ...centered, capTop: low + 1.13 },
  )
  sheet.placementName(
    { size: 0.32, color: INK, maxWidth: 3.7, maxLines: 2, align: 'right', leading: 1.3 },
    { x: 17, capTop: 0.9 },
  )
  return sheet
}
