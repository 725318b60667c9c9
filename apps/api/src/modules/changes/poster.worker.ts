import { drawChangesPoster } from '@candour/artwork/changes-poster.ts'
import { loadEdition, loadLogo } from '@candour/artwork/node.ts'
import { renderToPdf } from '@candour/artwork/render-pdf.ts'
import { readPrints } from '@candour/texts/read-prints.ts'
import type { PosterDrawing } from '#modules/changes/poster.ts'

/** Draws a poster as a PDF; `null` if the fonts cover none of its text. */
export default async function drawPosterPdf(drawing: PosterDrawing): Promise<Uint8Array | null> {
  const { language, words, changes, createdAt } = drawing
  const told = changes.flatMap(({ said, did, date }) => [said, did, date])
  const names = [drawing.company.name, ...Object.values(words), ...told]
  const edition = await loadEdition(language, await readPrints(language), names)
  const logo = drawing.logo && (await loadLogo(drawing.logo))
  const company = { ...drawing.company, logo }
  const page = drawChangesPoster({ company, edition, words, changes })
  if (!page) return null
  const info = { language, title: words.title, author: company.name, subject: `Opens ${company.reviewUrl}` }
  return renderToPdf([page], { info, fonts: edition.fonts, logo: logo?.pixels() ?? null, createdAt })
}
