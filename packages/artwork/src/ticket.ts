import { INK } from '#color.ts'
import type { Edition } from '#fonts.ts'
import { rect, roundedRect } from '#path.ts'
import type { Box, FontId, Page } from '#scene.ts'
import { ADDRESS_BREAKS, blankContent, Sheet } from '#sheet.ts'
import { printable } from '#text.ts'

const mm = 1 / 25.4
const paper: Box = { x: 0, y: 0, width: 210 * mm, height: 297 * mm }
const margin = 18 * mm
const right = paper.width - margin

const MUTED = '#5f6670'
const RULE = '#d5d9de'
const GROUND = '#f3f4f6'

const row = { height: 8.6 * mm, most: 14 }
const columns = {
  page: margin + 3 * mm,
  code: margin + 16 * mm,
  name: margin + 42 * mm,
  url: margin + 98 * mm,
  pieces: right - 3 * mm,
}

/** What a print shop needs to know of an order. */
export interface Ticket {
  orderId: string
  company: string
  /** What is printed, such as `Poster 18×24 in`. */
  item: string
  quantity: number
  /** Day of the order, as it is to be read. */
  placedOn: string
  /** Such as `Layout bold, words in German`. */
  look: string
  /** What the file is, and what is known of its approval. */
  file: readonly string[]
  shipTo: { companyName: string; contactName: string; address: string }
  /** In the order of the pages of the file; `code` is null for the review page. */
  pieces: readonly { page: number; code: string | null; name: string; url: string; quantity: number }[]
}

/**
 * Draws a page for the print shop, in English: what to print, the copies per code, and where to send them.
 *
 * @param picture proportions of the piece's picture, which the renderer receives as the logo
 */
export function drawTicket(
  ticket: Ticket,
  picture: { width: number; height: number },
  edition: Edition,
): Page {
  const sheet = new Sheet(blankContent(edition, paper))
  const text = (
    words: string,
    x: number,
    middle: number,
    maxWidth: number,
    style: { size?: number; font?: FontId; color?: string; align?: 'left' | 'right' } = {},
  ) => {
    const { size = 3.4 * mm, font = 'text', color = INK, align = 'left' } = style
    const shown = printable(words, edition.fonts[font]).text
    sheet.shortBlock(shown, { font, size, color, align, maxWidth, maxLines: 1 }, { x, middle })
  }
  const label = (words: string, x: number, middle: number, align: 'left' | 'right' = 'left') =>
    text(words, x, middle, 60 * mm, { size: 2.7 * mm, color: MUTED, align })

  // What is printed.
  const box = { width: 46 * mm, height: 46 * mm }
  const wide = right - margin - box.width - 8 * mm
  label(`Print order · ${ticket.placedOn}`, margin, 21 * mm)
  text(`${ticket.quantity} × ${ticket.item}`, margin, 31 * mm, wide, { font: 'display', size: 8.4 * mm })
  text(ticket.company, margin, 41.5 * mm, wide, { font: 'display', size: 5 * mm })
  text(ticket.look, margin, 49.5 * mm, wide, { color: MUTED })
  text(ticket.orderId, margin, 56 * mm, wide, { size: 3 * mm, color: MUTED })
  const scale = Math.min(box.width / picture.width, box.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  sheet.items.push({ kind: 'logo', x: right - width, y: 17 * mm, width, height })

  // Where to.
  let y = 72 * mm
  const address = [
    ticket.shipTo.contactName,
    ticket.shipTo.companyName,
    ...ticket.shipTo.address.split('\n'),
  ].filter((line) => line.trim() !== '')
  const lines = address.slice(0, 9)
  const high = 13 * mm + lines.length * 5.6 * mm
  sheet.shape(roundedRect(margin, y, right - margin, high, 2.5 * mm), GROUND)
  label('Ship to', margin + 6 * mm, y + 6.5 * mm)
  for (const [index, line] of lines.entries())
    text(line, margin + 6 * mm, y + (12.5 + index * 5.6) * mm, right - margin - 12 * mm, {
      size: 4 * mm,
      font: index === 0 ? 'display' : 'text',
    })
  y += high + 9 * mm

  // Copies per code.
  label('Page', columns.page, y)
  label('Code', columns.code, y)
  label('For', columns.name, y)
  label('Leads to', columns.url, y)
  label('Pieces', columns.pieces, y, 'right')
  y += 4 * mm
  const rule = () => sheet.shape(rect(margin, y, right - margin, 0.25 * mm), RULE)
  const most = Math.min(row.most, Math.floor((262 * mm - y) / row.height))
  const shown = ticket.pieces.slice(0, ticket.pieces.length > most ? most - 1 : most)
  for (const { page, code, name, url, quantity } of shown) {
    rule()
    const middle = y + row.height / 2
    text(String(page), columns.page, middle, 12 * mm)
    text(code ?? '–', columns.code, middle, 24 * mm, { font: 'display', size: 3.2 * mm })
    text(name, columns.name, middle, 52 * mm)
    sheet.block(
      url.replace(/^https?:\/\//, ''),
      {
        font: 'text',
        size: 2.9 * mm,
        color: MUTED,
        maxWidth: 60 * mm,
        maxLines: 2,
        maxHeight: 7 * mm,
        breakAfter: ADDRESS_BREAKS,
      },
      { x: columns.url, middle },
    )
    text(String(quantity), columns.pieces, middle, 16 * mm, { font: 'display', align: 'right' })
    y += row.height
  }
  rule()
  const left = ticket.pieces.slice(shown.length)
  if (left.length > 0) {
    const pieces = left.reduce((sum, { quantity }) => sum + quantity, 0)
    const middle = y + row.height / 2
    text(
      `and ${left.length} more codes, listed in ticket.json and codes.csv`,
      columns.page,
      middle,
      120 * mm,
      {
        color: MUTED,
      },
    )
    text(String(pieces), columns.pieces, middle, 16 * mm, { font: 'display', align: 'right' })
  }

  for (const [index, line] of ticket.file.entries())
    text(line, margin, (285 - (ticket.file.length - 1 - index) * 5) * mm, right - margin, {
      size: 2.9 * mm,
      color: MUTED,
    })
  return {
    title: `${ticket.quantity} × ${ticket.item}`,
    language: edition.language,
    items: sheet.items,
    boxes: { media: paper, bleed: paper, trim: paper, safe: paper },
    cut: null,
  }
}
