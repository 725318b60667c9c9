import { directionOf } from '@candour/schemas/languages.ts'
import { type ArtworkCompany, contentOf } from '#artwork.ts'
import { INK } from '#color.ts'
import type { Edition } from '#fonts.ts'
import type { FormatPage } from '#formats.ts'
import { rect } from '#path.ts'
import type { Box } from '#scene.ts'
import { ADDRESS_BREAKS, type Content, Sheet } from '#sheet.ts'
import { printable } from '#text.ts'

const mm = 1 / 25.4
const paper: Box = { x: 0, y: 0, width: 210 * mm, height: 297 * mm }
const [left, right] = [18 * mm, 192 * mm]
const maxWidth = right - left
const code = { top: 249 * mm, side: 30 * mm }
/** Between the heading and the code. */
const [top, bottom] = [86 * mm, code.top - 8 * mm]

/** A poster of what a company has changed because of what was said, for its own walls. */
export interface ChangesPoster {
  company: ArtworkCompany
  /** For the poster's own words and the company's texts. */
  edition: Edition
  words: { title: string; said: string; did: string }
  /** Up to three; dates as they are read. */
  changes: readonly { said: string; did: string; date: string }[]
}

/**
 * Draws an A4 page for home printers, which cannot print to the edges. Pure, as `drawScene`.
 *
 * @returns `undefined` if the fonts cover none of the text
 * @throws RangeError for an invalid color, TypeError for an invalid URL
 */
export function drawChangesPoster(poster: ChangesPoster): FormatPage | undefined {
  const { company, edition, words } = poster
  const { display, text: plain } = edition.fonts
  const changes = poster.changes
    .map(({ said, did, date }) => ({
      said: printable(said, plain).text,
      did: printable(did, display).text,
      date: printable(date, plain).text,
    }))
    .filter(({ said, did }) => said !== '' && did !== '')
  if (changes.length === 0) return undefined
  const { content } = contentOf(company, edition, null, paper)
  let scale = 2.2
  let { sheet, end } = draw(words, changes, content, scale)
  while (end > bottom) {
    scale *= 0.93
    ;({ sheet, end } = draw(words, changes, content, scale))
  }
  if (directionOf(edition.language) === 'rtl') sheet.mirror(paper.width / 2)
  const { text, modules } = content.qr
  const safe = { x: 5 * mm, y: 5 * mm, width: 200 * mm, height: 287 * mm }
  return {
    title: company.name,
    language: edition.language,
    items: sheet.items,
    boxes: { media: paper, bleed: paper, trim: paper, safe },
    cut: null,
    codes: [{ ...sheet.qrBox, text, modules }],
  }
}

/** Draws the page with the company's texts at a scale, and returns where they end. */
function draw(
  words: ChangesPoster['words'],
  changes: ChangesPoster['changes'],
  content: Content,
  scale: number,
) {
  const { colors, name, address } = content
  const sheet = new Sheet(content)

  const mark = sheet.mark({ x: left, y: 16 * mm, maxWidth: 60 * mm, height: 16 * mm }, 'left', {
    chip: false,
    disc: colors.flood,
    letter: colors.onFlood,
  })
  const nameLeft = mark.x + mark.width + 5 * mm
  sheet.block(
    name,
    {
      font: 'display',
      size: 6 * mm,
      color: INK,
      maxWidth: right - nameLeft,
      maxLines: 3,
      maxHeight: 15 * mm,
    },
    { x: nameLeft, middle: mark.y + mark.height / 2 },
  )
  sheet.block(
    words.title,
    { font: 'display', size: 18 * mm, color: colors.accent, maxWidth, maxLines: 2, maxHeight: 28 * mm },
    { x: left, capTop: 46 * mm },
  )

  const block = (text: string, font: 'display' | 'text', size: number, color: string, y: number) => {
    const style = { font, size: size * mm, color, maxWidth, maxLines: 40, leading: 1.25, shrink: 0.97 }
    const box = sheet.block(text, style, { x: left, capTop: y })
    return box.y + box.height
  }
  // Labels and gaps keep their size, however long the texts.
  const room = Math.max(0.75, Math.min(1.5, scale))
  const gap = (millimeters: number) => millimeters * room * mm
  let end = top
  const label = 3.6 * room
  for (const [index, { said, did, date }] of changes.entries()) {
    if (index > 0) {
      sheet.shape(rect(left, end + gap(6), maxWidth, 0.3 * mm), colors.graphic)
      end += gap(12)
    }
    end = block(words.said, 'text', label, colors.accent, end)
    end = block(said, 'text', 6 * scale, INK, end + gap(3))
    end = block(`${words.did} · ${date}`, 'text', label, colors.accent, end + gap(5))
    end = block(did, 'display', 8 * scale, INK, end + gap(3))
    // Of letters below the line.
    end += gap(2)
  }

  sheet.qrOnWhite(left, code.top, code.side)
  const aside = left + code.side + 8 * mm
  const besideCode = { maxWidth: right - aside, leading: 1.25 }
  sheet.block(
    content.words.instruction,
    { ...besideCode, font: 'text', size: 4.5 * mm, color: INK, maxLines: 2 },
    { x: aside, capTop: code.top + 4 * mm },
  )
  sheet.block(
    address,
    {
      ...besideCode,
      ...{ font: 'display', size: 4.5 * mm, color: colors.accent },
      ...{ maxLines: 3, breakAfter: ADDRESS_BREAKS, maxHeight: 13 * mm },
    },
    { x: aside, baseline: code.top + code.side - 2 * mm },
  )
  return { sheet, end }
}
