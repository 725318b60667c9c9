import { type ArtworkPlacement, shortAddress } from '#artwork.ts'
import { INK } from '#color.ts'
import type { Edition } from '#fonts.ts'
import { rect } from '#path.ts'
import { qrMatrix } from '#qr.ts'
import type { Box, Item, Page } from '#scene.ts'
import { ADDRESS_BREAKS, blankContent, Sheet } from '#sheet.ts'
import { printable } from '#text.ts'
import { fullQuestion, joined } from '#wording.ts'

const mm = 1 / 25.4
const paper: Box = { x: 0, y: 0, width: 210 * mm, height: 297 * mm }

/** The grid of cards on a page; lengths in inches. Printers at home cannot print the outermost 5 mm of the paper. */
const grid = { columns: 3, rows: 4, x: 10 * mm, y: 14 * mm, width: 190 * mm, height: 272 * mm }
const card = { width: grid.width / grid.columns, height: grid.height / grid.rows }
const codesPerPage = grid.columns * grid.rows

/** Length and thickness of a cut mark, in inches. */
const mark = { length: 4 * mm, line: 0.25 / 72 }

/** Returns the number of A4 pages that the codes take. */
export function codePages(codes: number): number {
  return Math.ceil(codes / codesPerPage)
}

/** A page of labelled codes. */
interface CodePage extends Page {
  /** The codes without their quiet zones, and their content; row by row. */
  codes: readonly (Box & { text: string; modules: number })[]
}

/**
 * Draws A4 pages of labelled codes with cut marks, in the given order, one page at a time as they are read.
 *
 * @throws TypeError for an invalid URL
 */
export function* drawCodePages(
  placements: readonly ArtworkPlacement[],
  companyName: string,
  edition: Edition,
): Generator<CodePage> {
  const pages = codePages(placements.length)
  for (let page = 0; page < pages; page++) {
    const shown = placements.slice(page * codesPerPage, (page + 1) * codesPerPage)
    const sheets = shown.map((placement, index) => drawCard(placement, edition, cornerOf(index)))
    const names = [shown[0]?.name, shown.at(-1)?.name]
    yield {
      title: [...new Set(names)].join(' – '),
      language: edition.language,
      items: [
        ...drawHeader(`${companyName} · page ${page + 1} of ${pages}`, edition),
        ...cutMarks(),
        ...sheets.flatMap(({ items }) => items),
      ],
      boxes: { media: paper, bleed: paper, trim: paper, safe: paper },
      cut: null,
      codes: sheets.map(({ code }) => code),
    }
  }
}

function cornerOf(index: number) {
  return {
    x: grid.x + (index % grid.columns) * card.width,
    y: grid.y + Math.floor(index / grid.columns) * card.height,
  }
}

function drawCard({ name, url }: ArtworkPlacement, edition: Edition, { x, y }: { x: number; y: number }) {
  const { fonts, words } = edition
  const qr = qrMatrix(url)
  const sheet = new Sheet({ ...blankContent(edition, paper), qr })
  const middle = x + card.width / 2
  const width = card.width - 8 * mm
  const centered = { color: INK, maxWidth: width, align: 'center' } as const
  sheet.block(
    joined(fullQuestion(words), words.ask),
    { ...centered, font: 'display', size: 3.8 * mm, maxLines: 1, maxHeight: 4.1 * mm },
    { x: middle, capTop: y + 4 * mm },
  )
  const side = 46 * mm
  sheet.qrPanel(middle - side / 2, y + 8.5 * mm, side, 0)
  const label = {
    ...centered,
    font: 'display',
    size: 4 * mm,
    maxLines: 2,
    leading: 1.15,
    maxHeight: 7.3 * mm,
  } as const
  sheet.shortBlock(printable(name, fonts.display).text, label, { x: middle, middle: y + 58.2 * mm })
  sheet.block(
    shortAddress(url),
    { ...centered, font: 'text', size: 2.7 * mm, maxLines: 1, breakAfter: ADDRESS_BREAKS },
    { x: middle, middle: y + 64.3 * mm },
  )
  return { items: sheet.items, code: { ...sheet.qrBox, text: url, modules: qr.modules } }
}

/** In the language of the dashboard, as it is addressed to the person who prints and cuts the page. */
function drawHeader(text: string, edition: Edition): readonly Item[] {
  const { fonts } = edition
  const sheet = new Sheet(blankContent(edition, paper))
  const style = { font: 'text', size: 2.7 * mm, color: INK, maxLines: 1 } as const
  const middle = grid.y / 2
  sheet.shortBlock(printable(text, fonts.text).text, { ...style, maxWidth: 110 * mm }, { x: grid.x, middle })
  sheet.block(
    'Print at actual size, then cut along the marks.',
    { ...style, maxWidth: 70 * mm, align: 'right' },
    { x: grid.x + grid.width, middle },
  )
  return sheet.items
}

/** Crosses where the cards meet, and their outer halves along the edges of the grid. */
function cutMarks(): Item[] {
  const { length, line } = mark
  return Array.from({ length: grid.columns + 1 }, (_, column) =>
    Array.from({ length: grid.rows + 1 }, (_, row): Item[] => {
      const [x, y] = [grid.x + column * card.width, grid.y + row * card.height]
      const level = rect(x - length / 2, y - line / 2, length, line)
      const upright = rect(x - line / 2, y - length / 2, line, length)
      return [level, upright].map((path) => ({ kind: 'shape', path, fill: INK }))
    }).flat(),
  ).flat()
}
