import { directionOf } from '@candour/schemas/languages.ts'
import { type FormatId, formatSizes } from '@candour/schemas/print-formats.ts'
import { type ArtworkCompany, type ArtworkPlacement, contentOf } from '#artwork.ts'
import { INK } from '#color.ts'
import type { Edition } from '#fonts.ts'
import { cardBold, cardEditorial, cardSize } from '#layouts/card.ts'
import { type Layout, layouts } from '#layouts/layouts.ts'
import { button, signature } from '#layouts/strip.ts'
import { tallBold, tallEditorial } from '#layouts/tall.ts'
import { placed, rect } from '#path.ts'
import type { Box, Item, Page } from '#scene.ts'
import { standardVendor } from '#vendor.ts'

const mm = 1 / 25.4

interface FormatLayout extends Layout {
  /** Of the drawing, in inches; it is enlarged to its place on the piece. */
  size: { width: number; height: number }
}

/** How a format is made up. */
interface Format {
  layouts: readonly [FormatLayout, ...FormatLayout[]]
  /** Where the drawing is repeated on the trimmed sheet, in millimetres; by default it fills it. */
  faces?: readonly Box[]
  /** Each face may have a code of its own; otherwise all have the same. */
  codePerFace?: true
  /** Marks where the faces are cut, or folded. */
  marks?: 'cut' | 'fold'
}

const sized = (width: number, height: number) => (layout: Layout) => ({ ...layout, size: { width, height } })

const [posterBold, ...otherPosters] = layouts.poster
const posters = [sized(18, 24)(posterBold), ...otherPosters.map(sized(18, 24))] as const
const [firstSticker, ...otherStickers] = layouts.sticker
const stickers = [sized(3, 3)(firstSticker), ...otherStickers.map(sized(3, 3))] as const

const tall = (width: number, height: number) =>
  [
    sized(width * mm, height * mm)({ id: 'bold', draw: tallBold(width, height), symmetric: true }),
    sized(width * mm, height * mm)({ id: 'editorial', draw: tallEditorial(width, height), symmetric: true }),
  ] as const

const cards = [
  sized(cardSize.width * mm, cardSize.height * mm)({ id: 'bold', draw: cardBold }),
  sized(cardSize.width * mm, cardSize.height * mm)({ id: 'editorial', draw: cardEditorial }),
] as const

const grid = (
  columns: number,
  rows: number,
  cell: { width: number; height: number },
  x: number,
  y: number,
): Box[] =>
  Array.from({ length: columns * rows }, (_, index) => ({
    x: x + (index % columns) * cell.width,
    y: y + Math.floor(index / columns) * cell.height,
    ...cell,
  }))

/** Every format of `print-formats.ts`. */
export const formats: Readonly<Record<FormatId, Format>> = {
  poster_18x24: { layouts: posters },
  sticker_3in: { layouts: stickers },
  poster_a4: { layouts: posters },
  poster_a5: { layouts: posters },
  table_tent: { layouts: tall(99, 210), faces: grid(3, 1, { width: 99, height: 210 }, 0, 0), marks: 'fold' },
  counter_card: { layouts: posters },
  window_cling: { layouts: stickers },
  card: { layouts: cards },
  slip: { layouts: tall(80, 200) },
  card_sheet: { layouts: cards, faces: grid(2, 5, cardSize, 20, 11), codePerFace: true, marks: 'cut' },
  signature: { layouts: [sized(120 * mm, 34 * mm)({ id: 'band', draw: signature })] },
  button: { layouts: [sized(72 * mm, 14 * mm)({ id: 'pill', draw: button, symmetric: true })] },
}

/** A code on a page, without its quiet zone, and its content. */
export type PlacedCode = Box & { text: string; modules: number }

/** A page of a piece. */
export interface FormatPage extends Page {
  codes: readonly PlacedCode[]
}

interface FormatRequest {
  format: FormatId
  /** The first of the format's layouts by default. */
  layout?: string | undefined
  company: ArtworkCompany
  edition: Edition
  /** A page for each, or a face of a page; if empty, for the company's review page. */
  placements: readonly ArtworkPlacement[]
}

/** Returns the layout of a format. Throws a RangeError for an unknown one. */
function layoutOf(format: FormatId, id?: string): FormatLayout {
  const { layouts } = formats[format]
  const layout = id === undefined ? layouts[0] : layouts.find((one) => one.id === id)
  if (!layout) throw new RangeError(`No ${format} has the layout ${id}`)
  return layout
}

/** Returns the number of pages for a number of codes. */
export function pagesOf(format: FormatId, codes: number): number {
  const { faces = [], codePerFace } = formats[format]
  return Math.max(1, codePerFace && codes > 1 ? Math.ceil(codes / faces.length) : codes)
}

/**
 * Draws a piece, a page at a time as they are read. Pure, as `drawScene`.
 *
 * @throws RangeError for an unknown layout or an invalid color, TypeError for an invalid URL
 */
export function* drawFormat({
  format,
  layout: id,
  company,
  edition,
  placements,
}: FormatRequest): Generator<FormatPage> {
  const layout = layoutOf(format, id)
  const { faces, codePerFace, marks } = formats[format]
  const size = formatSizes[format]
  const [width, height] = [size.widthMm * mm, size.heightMm * mm]
  const boxes = boxesOf(format)
  const places = faces?.map((face) => inInches(face)) ?? [{ x: 0, y: 0, width, height }]
  const words = size.takeHome ? { ...edition.words, instruction: edition.words.later } : edition.words
  const perPage = codePerFace && placements.length > 1 ? places.length : 1

  for (let page = 0; page < pagesOf(format, placements.length); page += 1) {
    const shown = placements.slice(page * perPage, (page + 1) * perPage)
    const items: Item[] = []
    const codes: PlacedCode[] = []
    for (const [index, place] of places.entries()) {
      const placement = perPage > 1 ? shown[index] : (shown[0] ?? null)
      if (placement === undefined) break
      const face = drawFace(layout, { ...edition, words }, company, placement, place, boxes)
      items.push(...face.items)
      codes.push(face.code)
    }
    if (marks) items.push(...marksOf(places, marks))
    const names = [shown[0]?.name ?? company.name, shown.at(-1)?.name ?? company.name]
    yield {
      title: [...new Set(names)].join(' – '),
      language: edition.language,
      items,
      boxes,
      cut: size.round
        ? { cx: width / 2, cy: height / 2, radius: width / 2, spotColor: standardVendor.cutColor }
        : null,
      // A button is clicked, not scanned.
      codes: codes.filter(({ width }) => width > 0),
    }
  }
}

const inInches = ({ x, y, width, height }: Box): Box => ({
  x: x * mm,
  y: y * mm,
  width: width * mm,
  height: height * mm,
})

function boxesOf(format: FormatId): Page['boxes'] {
  const { widthMm, heightMm, bleedMm, safeMm } = formatSizes[format]
  const grown = (by: number) =>
    inInches({ x: 0 - by, y: 0 - by, width: widthMm + 2 * by, height: heightMm + 2 * by })
  return { media: grown(bleedMm), bleed: grown(bleedMm), trim: grown(0), safe: grown(-safeMm) }
}

const hair = 0.05 * mm

function drawFace(
  layout: FormatLayout,
  edition: Edition,
  company: ArtworkCompany,
  placement: ArtworkPlacement | null,
  place: Box,
  { bleed, trim }: Page['boxes'],
) {
  const scale = Math.min(place.width / layout.size.width, place.height / layout.size.height)
  const at = {
    x: place.x + (place.width - layout.size.width * scale) / 2,
    y: place.y + (place.height - layout.size.height * scale) / 2,
    scale,
  }
  // The ground of a face ends a hair under its neighbours, so that no seam shows, and runs into the bleed where it has none.
  const [right, bottom] = [place.x + place.width, place.y + place.height]
  const left = place.x <= trim.x ? bleed.x : place.x
  const top = place.y <= trim.y ? bleed.y : place.y
  const ground = {
    x: left,
    y: top,
    width: (right >= trim.width - 1e-6 ? bleed.x + bleed.width : right + hair) - left,
    height: (bottom >= trim.height - 1e-6 ? bleed.y + bleed.height : bottom + hair) - top,
  }
  const { content } = contentOf(company, edition, placement, {
    x: (ground.x - at.x) / scale,
    y: (ground.y - at.y) / scale,
    width: ground.width / scale,
    height: ground.height / scale,
  })
  const sheet = layout.draw(content)
  if (directionOf(edition.language) === 'rtl' && !layout.symmetric) sheet.mirror(layout.size.width / 2)
  const { qrBox } = sheet
  return {
    // Copying each code would double the garbage of a long document.
    items: isInPlace(at) ? sheet.items : sheet.items.map((item) => placedItem(item, at)),
    code: {
      x: at.x + qrBox.x * scale,
      y: at.y + qrBox.y * scale,
      width: qrBox.width * scale,
      height: qrBox.height * scale,
      text: content.qr.text,
      modules: content.qr.modules,
    },
  }
}

interface Position {
  x: number
  y: number
  scale: number
}

const isInPlace = ({ x, y, scale }: Position) => x === 0 && y === 0 && scale === 1

function placedItem(item: Item, at: Position): Item {
  if (item.kind === 'shape') return { ...item, path: placed(item.path, at) }
  const [x, y] = [at.x + item.x * at.scale, at.y + item.y * at.scale]
  if (item.kind === 'logo')
    return { ...item, x, y, width: item.width * at.scale, height: item.height * at.scale }
  return {
    ...item,
    x,
    y,
    size: item.size * at.scale,
    tracking: item.tracking * at.scale,
    width: item.width * at.scale,
  }
}

/** Short lines beside the faces, where they are cut or folded. */
function marksOf(places: readonly Box[], kind: 'cut' | 'fold'): Item[] {
  const [length, line] = [4 * mm, 0.25 / 72]
  const edges = (along: 'x' | 'y') => [
    ...new Set(
      places.flatMap((place) => {
        const side = along === 'x' ? place.width : place.height
        return [place[along], place[along] + side].map((at) => Math.round(at * 1e6) / 1e6)
      }),
    ),
  ]
  const [xs, ys] = [edges('x'), edges('y')]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const shapes =
    kind === 'fold'
      ? xs
          .slice(1, -1)
          .flatMap((x) => [
            rect(x - line / 2, top, line, length),
            rect(x - line / 2, bottom - length, line, length),
          ])
      : [
          ...xs.flatMap((x) => [
            rect(x - line / 2, top - length - 1 * mm, line, length),
            rect(x - line / 2, bottom + 1 * mm, line, length),
          ]),
          ...ys.flatMap((y) => [
            rect(left - length - 1 * mm, y - line / 2, length, line),
            rect(right + 1 * mm, y - line / 2, length, line),
          ]),
        ]
  return shapes.map((path) => ({ kind: 'shape', path, fill: INK }))
}
