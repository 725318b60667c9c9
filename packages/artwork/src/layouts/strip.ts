import type { Layout } from '#layouts/layouts.ts'
import { rect, roundedRect } from '#path.ts'
import { ADDRESS_BREAKS, Sheet } from '#sheet.ts'
import { fullQuestion, joined } from '#wording.ts'

const mm = 1 / 25.4

/** Sizes in millimetres of what stands in an email or on a website. */
const signatureSize = { width: 120, height: 34 }
const buttonSize = { width: 72, height: 14 }

/** Below an email: the mark, the words, and the code for readers on a larger screen. */
export const signature: Layout['draw'] = (content) => {
  const { bleed, colors, name, address, words } = content
  const sheet = new Sheet(content)
  const [width, height] = [signatureSize.width * mm, signatureSize.height * mm]
  sheet.shape(rect(bleed.x, bleed.y, bleed.width, bleed.height), colors.flood)
  const side = height - 5 * mm
  sheet.qrPanel(width - side - 2.5 * mm, 2.5 * mm, side, 1 * mm)
  const mark = sheet.mark({ x: 4 * mm, y: 4 * mm, maxWidth: 22 * mm, height: 10 * mm }, 'left', {
    chip: true,
    disc: colors.onFlood,
    letter: colors.flood,
  })
  const right = width - side - 5.5 * mm
  const color = colors.onFlood
  sheet.block(
    name,
    {
      font: 'text',
      size: 3 * mm,
      color,
      maxWidth: right - mark.x - mark.width - 3 * mm,
      maxLines: 2,
      leading: 1.15,
      maxHeight: 8 * mm,
    },
    { x: mark.x + mark.width + 3 * mm, middle: mark.y + mark.height / 2 },
  )
  sheet.block(
    joined(fullQuestion(words), words.ask),
    { font: 'display', size: 4.6 * mm, color, maxWidth: right - 4 * mm, maxLines: 1, maxHeight: 6 * mm },
    { x: 4 * mm, capTop: 19 * mm },
  )
  sheet.block(
    address,
    {
      font: 'text',
      size: 2.6 * mm,
      color,
      maxWidth: right - 4 * mm,
      maxLines: 1,
      maxHeight: 3.4 * mm,
      breakAfter: ADDRESS_BREAKS,
    },
    { x: 4 * mm, middle: 29 * mm },
  )
  return sheet
}

/** A button: the question alone, without a code, as it is clicked. */
export const button: Layout['draw'] = (content) => {
  const { colors, words } = content
  const sheet = new Sheet(content)
  const [width, height] = [buttonSize.width * mm, buttonSize.height * mm]
  sheet.shape(roundedRect(0, 0, width, height, height / 2), colors.flood)
  sheet.block(
    joined(fullQuestion(words), words.ask),
    {
      font: 'display',
      size: 4.6 * mm,
      color: colors.onFlood,
      maxWidth: width - 10 * mm,
      maxLines: 1,
      maxHeight: 6.4 * mm,
      align: 'center',
    },
    { x: width / 2, middle: height / 2 },
  )
  return sheet
}
