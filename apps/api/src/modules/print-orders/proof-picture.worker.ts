import { drawFormat } from '@candour/artwork/formats.ts'
import { renderToCanvas } from '@candour/artwork/render-canvas.ts'
import { createCanvas } from '@napi-rs/canvas'
import { loadPiece } from '#modules/prints/load-piece.ts'
import type { PressPiece } from '#modules/prints/press-piece.ts'

/** Of a picture to look at, not to print; in pixels. */
const longestSide = 1_400

/** Draws the first page of a piece as PNG, trimmed. */
export default async function drawPicture(piece: PressPiece): Promise<Uint8Array> {
  return (await paintPiece(piece, longestSide)).encode('png')
}

/** Paints the first page of a piece, trimmed; what lies outside of a round piece is transparent. */
export async function paintPiece(piece: PressPiece, longest: number) {
  const { format, layout } = piece
  const placements = piece.placements.slice(0, 1)
  const { edition, company } = await loadPiece({ ...piece, placements })
  const [page] = drawFormat({ format, layout, company, edition, placements })
  if (!page) throw new Error('A piece has no page')
  const { trim } = page.boxes
  const scale = longest / Math.max(trim.width, trim.height)
  const canvas = createCanvas(Math.round(trim.width * scale), Math.round(trim.height * scale))
  renderToCanvas(page, canvas.getContext('2d'), {
    width: canvas.width,
    fonts: edition.fonts,
    logo: company.logo?.picture ?? null,
  })
  return canvas
}
