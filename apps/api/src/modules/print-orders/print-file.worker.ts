import { drawScene } from '@candour/artwork/artwork.ts'
import { loadFonts, loadLogo } from '@candour/artwork/node.ts'
import { printFileInfo, renderToPdf } from '@candour/artwork/render-pdf.ts'
import { standardVendor } from '@candour/artwork/vendor.ts'
import type { Drawing } from '#modules/print-orders/print-file.ts'

/** Draws a poster or sticker as a PDF, with a page per placement. */
export default async function drawPdf(drawing: Drawing): Promise<Uint8Array> {
  const { piece, layout, name, brandColor, reviewUrl, placements, logo, createdAt } = drawing
  const fonts = await loadFonts()
  const picture = logo && (await loadLogo(logo))
  const company = { name, brandColor, reviewUrl, logo: picture }
  const [first = null, ...rest] = placements
  const draw = (placement: typeof first) =>
    drawScene(piece, layout, company, standardVendor, fonts, placement)
  const scene = draw(first)
  const info = printFileInfo(scene, 1 + rest.length)
  const scenes = [scene, ...rest.map(draw)]
  return renderToPdf(scenes, { info, fonts, logo: picture?.pixels() ?? null, createdAt })
}
