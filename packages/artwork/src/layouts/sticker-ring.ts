import { INK, WHITE } from '#color.ts'
import { circle, rect } from '#path.ts'
import { type Content, Sheet } from '#sheet.ts'
import { fullQuestion, joined } from '#wording.ts'

/** A seal: the text runs around a white disc with the code. */
export function stickerRing(content: Content): Sheet {
  const { bleed, colors, name, address, words } = content
  const sheet = new Sheet(content)
  const ink = colors.onFlood
  const center = { cx: 1.5, cy: 1.5 }

  sheet.shape(rect(bleed.x, bleed.y, bleed.width, bleed.height), colors.flood)
  sheet.shape(circle(center.cx, center.cy, 1), WHITE)
  sheet.arc(
    joined(fullQuestion(words), words.ask),
    { font: 'display', size: 0.235, color: ink, tracking: 0.005 },
    { ...center, radius: 1.12, maxAngle: 180, side: 'top', band: [1.03, 1.36] },
  )
  sheet.arc(
    name,
    { font: 'display', size: 0.145, color: ink, tracking: 0.02 },
    { ...center, radius: 1.325, maxAngle: 165, side: 'bottom', band: [1.215, 1.368] },
  )
  sheet.arc(
    address,
    { font: 'text', size: 0.105, color: ink, tracking: 0.02 },
    { ...center, radius: 1.15, maxAngle: 165, side: 'bottom', band: [1.03, 1.165] },
  )

  sheet.mark({ x: center.cx, y: 0.555, maxWidth: 0.86, height: 0.225 }, 'center', {
    chip: false,
    disc: colors.flood,
    letter: colors.onFlood,
  })
  sheet.qrPanel(center.cx - 0.64, 0.8, 1.28, 0)
  sheet.stars(center.cx - 0.335, 2.055, 0.115, 0.024, colors.graphic)
  sheet.placementName(
    { size: 0.075, color: INK, maxWidth: 0.56, maxLines: 1, align: 'center' },
    { x: center.cx, capTop: 2.2 },
  )
  sheet.arc(
    words.instruction,
    { font: 'text', size: 0.088, color: INK, tracking: 0.02 },
    { ...center, radius: 0.94, maxAngle: 120, side: 'bottom', band: [0.84, 0.98] },
  )
  return sheet
}
