import { drawScene } from '@candour/artwork/artwork.ts'
import { loadFonts, loadLogo } from '@candour/artwork/node.ts'
import { printFileInfo, renderToPdf } from '@candour/artwork/render-pdf.ts'
import { standardVendor } from '@candour/artwork/vendor.ts'
import type { Drawing } from '#modules/print-orders/print-file.ts'

/** Draws a poster or sticker as a PDF. */
export default async function drawPdf(drawing: Drawing): Promise<Uint8Array> {
  const { piece, layout, name, brandColor, reviewUrl, logo, createdAt } = drawing
  const fonts = await loadFonts()
  const picture = logo && (await loadLogo(logo))
  const scene = drawScene(
    piece,
    layout,
    { name, brandColor, reviewUrl, logo: picture },
    standardVendor,
    fonts,
  )
  const info = printFileInfo(scene, 1)
  return renderToPdf([scene], { info, fonts, logo: picture?.pixels() ?? null, createdAt })
}
