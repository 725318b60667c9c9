import { fileURLToPath } from 'node:url'
import { drawScene } from '#artwork.ts'
import { standardVendor } from '#vendor.ts'
import { companies } from './companies.ts'
import { designs, edition, placements } from './every.ts'
import { paint } from './paint.ts'

/** A logo on a strong color, alone and at a placement, the longest texts without a logo, and black on a light color. */
const shown = [
  ...companies
    .filter(({ id }) => ['harbour', 'long', 'light'].includes(id))
    .map((company) => ({ company, placement: null })),
  ...companies.slice(0, 1).map((company) => ({ company, placement: placements[0] ?? null })),
]

/** Approved reference renderings; `pnpm snapshots` regenerates them for another visual review. */
export const snapshots = designs.flatMap(({ piece, layout }) =>
  shown.map(({ company, placement }) => {
    const name = `${[piece, layout, company.id, ...(placement ? [placement.id] : [])].join('-')}.png`
    const scene = drawScene(piece, layout, company, standardVendor, edition, placement)
    return {
      name,
      file: fileURLToPath(new URL(`./snapshots/${name}`, import.meta.url)),
      canvas: () => paint(scene, piece === 'poster' ? 360 : 400, company.logo, edition.fonts),
    }
  }),
)
