import { drawScene } from '@candour/artwork/artwork.ts'
import { printFileInfo, renderToPdf } from '@candour/artwork/render-pdf.ts'
import { standardVendor } from '@candour/artwork/vendor.ts'
import type { Drawing } from '#modules/print-orders/print-file.ts'
import { loadPiece } from '#modules/prints/load-piece.ts'

/** Draws a poster or sticker as a PDF, with a page per placement. */
export default async function drawPdf(drawing: Drawing): Promise<Uint8Array> {
  const { kind, layout, placements, createdAt } = drawing
  const { edition, company } = await loadPiece(drawing)
  const [first = null, ...rest] = placements
  const draw = (placement: typeof first) =>
    drawScene(kind, layout, company, standardVendor, edition, placement)
  const scene = draw(first)
  const info = printFileInfo(scene, 1 + rest.length)
  const scenes = [scene, ...rest.map(draw)]
  return renderToPdf(scenes, { info, fonts: edition.fonts, logo: company.logo?.pixels() ?? null, createdAt })
}
