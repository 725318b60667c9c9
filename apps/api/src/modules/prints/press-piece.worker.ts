import { createHash } from 'node:crypto'
import { drawFormat } from '@candour/artwork/formats.ts'
import { loadPress } from '@candour/artwork/press/profiles.ts'
import { renderToPdf } from '@candour/artwork/render-pdf.ts'
import { frugally } from '#modules/prints/frugally.ts'
import { loadPiece } from '#modules/prints/load-piece.ts'
import type { PressPiece } from '#modules/prints/press-piece.ts'

/** PDF/X-4 demands a date. That of the rendering would make every file another one (decision 126). */
const createdAt = new Date('2026-01-01T00:00:00Z')

/** Draws a piece for a press. */
export default async function drawPress(piece: PressPiece): Promise<Uint8Array> {
  const { format, layout, language, name, reviewUrl, placements } = piece
  const { edition, company } = await loadPiece(piece)
  const opens = placements.length === 0 ? `opens ${reviewUrl}` : `${placements.length} codes`
  const info = {
    language,
    title: `${format}: ${name}`,
    author: name,
    subject: `Press file, layout ${layout}, ${opens}, drawn from ${fingerprint(piece)}`,
  }
  return renderToPdf(frugally(drawFormat({ format, layout, company, edition, placements })), {
    info,
    fonts: edition.fonts,
    logo: company.logo?.pixels() ?? null,
    createdAt,
    press: await loadPress(),
  })
}

/** Tells apart pieces with the same title; the file's identifiers are derived from it. */
function fingerprint({ logo, ...piece }: PressPiece): string {
  const known = Object.entries(piece).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify(known))
    .update(logo ?? '')
    .digest('hex')
    .slice(0, 16)
}
