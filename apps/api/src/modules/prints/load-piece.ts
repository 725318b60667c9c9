import { loadEdition, loadLogo } from '@candour/artwork/node.ts'
import { readPrints } from '@candour/texts/read-prints.ts'
import type { PressPiece } from '#modules/prints/press-piece.ts'

type Piece = Pick<PressPiece, 'language' | 'name' | 'brandColor' | 'reviewUrl' | 'placements' | 'logo'>

/** Loads what a piece is drawn with: the words and fonts of its language, and its company with the decoded logo. */
export async function loadPiece({ language, name, brandColor, reviewUrl, placements, logo }: Piece) {
  const names = [name, ...placements.map((placement) => placement.name)]
  const edition = await loadEdition(language, await readPrints(language), names)
  const company = { name, brandColor, reviewUrl, logo: logo && (await loadLogo(logo)) }
  return { edition, company }
}
