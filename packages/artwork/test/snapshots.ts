import { fileURLToPath } from 'node:url'
import { drawScene } from '#artwork.ts'
import { loadFonts } from '#node.ts'
import { standardVendor } from '#vendor.ts'
import { companies } from './companies.ts'
import { designs } from './every.ts'
import { paint } from './paint.ts'

const fonts = await loadFonts()
/** A logo on a strong color, the longest texts without a logo, and black text on a light color. */
const shown = companies.filter(({ id }) => ['harbour', 'long', 'light'].includes(id))

/** Approved reference renderings; `pnpm snapshots` regenerates them for another visual review. */
export const snapshots = designs.flatMap(({ piece, layout }) =>
  shown.map((company) => {
    const name = `${piece}-${layout}-${company.id}.png`
    const scene = drawScene(piece, layout, company, standardVendor, fonts)
    return {
      name,
      file: fileURLToPath(new URL(`./snapshots/${name}`, import.meta.url)),
      canvas: () => paint(scene, piece === 'poster' ? 360 : 400, company.logo),
    }
  }),
)
