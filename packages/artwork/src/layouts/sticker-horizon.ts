import { INK, WHITE } from '#color.ts'
import { imprint } from '#layouts/imprint.ts'
import { rect } from '#path.ts'
import { type Content, Sheet } from '#sheet.ts'
import { fit } from '#text.ts'
import { fullQuestion } from '#wording.ts'

/** White above, color below the horizon. */
export function stickerHorizon(content: Content): Sheet {
  const { bleed, colors, fonts, words } = content
  const sheet = new Sheet(content)
  const ink = colors.onFlood
  const middle = 1.5
  const horizon = 1.64

  sheet.shape(rect(bleed.x, bleed.y, bleed.width, bleed.height), WHITE)
  sheet.shape(rect(bleed.x, horizon, bleed.width, bleed.y + bleed.height - horizon), colors.flood)
  sheet.placementName(
    { size: 0.085, color: INK, maxWidth: 0.84, maxLines: 1, align: 'center' },
    { x: middle, capTop: 0.2 },
  )
  sheet.qrPanel(middle - 0.65, 0.295, 1.3, 0)
  sheet.mark({ x: 0.575, y: 0.745, maxWidth: 0.46, height: 0.44 }, 'center', {
    chip: false,
    disc: colors.flood,
    letter: ink,
  })
  sheet.block(
    words.instruction,
    {
      font: 'text',
      size: 0.105,
      color: INK,
      maxWidth: 0.52,
      maxLines: 4,
      leading: 1.2,
      within: { cx: middle, cy: middle, radius: 1.37 },
    },
    { x: 2.19, middle: 0.965 },
  )

  sheet.block(
    fullQuestion(words),
    {
      font: 'display',
      size: 0.275,
      color: ink,
      maxWidth: 2.45,
      maxLines: 1,
      align: 'center',
      tracking: -0.01,
      maxHeight: 0.26,
    },
    { x: middle, capTop: horizon + 0.14 },
  )
  // The request and the stars share a line, centered together.
  const [star, gap, space] = [0.15, 0.022, 0.1]
  const stars = 5 * star + 4 * gap
  const { lines, size } = fit(words.ask, {
    font: fonts.display,
    size: 0.19,
    maxWidth: 2.2 - stars - space,
    maxLines: 1,
  })
  const [ask = ''] = lines
  const askWidth = fonts.display.width(ask) * size
  const row = askWidth + space + stars
  const baseline = horizon + 0.585
  sheet.line(ask, { font: 'display', size, color: ink }, middle - row / 2, baseline)
  sheet.stars(middle - row / 2 + askWidth + space, baseline - 0.144, star, gap, ink)

  imprint(
    sheet,
    content,
    { name: 0.125, maxWidth: 1.8, address: 0.105, gap: 0.07, color: ink },
    { x: middle, capTop: horizon + 0.7 },
  )
  return sheet
}
