import { drawFormat } from '@candour/artwork/formats.ts'
import { loadEdition, loadLogo } from '@candour/artwork/node.ts'
import { renderToCanvas } from '@candour/artwork/render-canvas.ts'
import { readPrints } from '@candour/texts/read-prints.ts'
import { createCanvas } from '@napi-rs/canvas'
import type { PressPiece } from '#modules/prints/press-piece.ts'

/** Of a picture to look at, not to print; in pixels. */
const longestSide = 1_400

/** Draws the first page of a piece as PNG, trimmed. */
export default async function drawPicture(piece: PressPiece): Promise<Uint8Array> {
  return (await paintPiece(piece, longestSide)).encode('png')
}

/** Paints the first page of a piece, trimmed; what lies outside of a round piece is transparent. */
export async function paintPiece(
  { format, layout, language, name, brandColor, reviewUrl, placements, logo }: PressPiece,
  longest: number,
) {
  const shown = placements.slice(0, 1)
  const names = [name, ...shown.map((placement) => placement.name)]
  const edition = await loadEdition(language, await readPrints(language), names)
  const picture = logo && (await loadLogo(logo))
  const company = { name, brandColor, reviewUrl, logo: picture }
  const [page] = drawFormat({ format, layout, company, edition, placements: shown })
  if (!page) throw new Error('A piece has no page')
  const { trim } = page.boxes
  const scale = longest / Math.max(trim.width, trim.height)
  const canvas = createCanvas(Math.round(trim.width * scale), Math.round(trim.height * scale))
  renderToCanvas(page, canvas.getContext('2d'), {
    width: canvas.width,
    fonts: edition.fonts,
    logo: picture?.picture ?? null,
  })
  return canvas
}
