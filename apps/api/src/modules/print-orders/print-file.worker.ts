import { drawScene } from '@candour/artwork/artwork.ts'
import { loadEdition, loadLogo } from '@candour/artwork/node.ts'
import { printFileInfo, renderToPdf } from '@candour/artwork/render-pdf.ts'
import { standardVendor } from '@candour/artwork/vendor.ts'
import { readPrints } from '@candour/texts/read-prints.ts'
import type { Drawing } from '#modules/print-orders/print-file.ts'

/** Draws a poster or sticker as a PDF, with a page per placement. */
export default async function drawPdf(drawing: Drawing): Promise<Uint8Array> {
  const { piece, layout, language, name, brandColor, reviewUrl, placements, logo, createdAt } = drawing
  const names = [name, ...placements.map((placement) => placement.name)]
  const edition = await loadEdition(language, await readPrints(language), names)
  const picture = logo && (await loadLogo(logo))
  const company = { name, brandColor, reviewUrl, logo: picture }
  const [first = null, ...rest] = placements
  const draw = (placement: typeof first) =>
    drawScene(piece, layout, company, standardVendor, edition, placement)
  const scene = draw(first)
  const info = printFileInfo(scene, 1 + rest.length)
  const scenes = [scene, ...rest.map(draw)]
  return renderToPdf(scenes, { info, fonts: edition.fonts, logo: picture?.pixels() ?? null, createdAt })
}
