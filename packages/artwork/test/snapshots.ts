import { fileURLToPath } from 'node:url'
import type { Image } from '@napi-rs/canvas'
import { drawScene } from '#artwork.ts'
import type { Edition } from '#fonts.ts'
import type { Logo } from '#logo.ts'
import type { Scene } from '#scene.ts'
import { standardVendor } from '#vendor.ts'
import { companies } from './companies.ts'
import { editionOf } from './editions.ts'
import { designs, edition, placements } from './every.ts'
import { paint } from './paint.ts'

/** A logo on a strong color, alone and at a placement, the longest texts without a logo, and black on a light color. */
const shown = [
  ...companies
    .filter(({ id }) => ['harbour', 'long', 'light'].includes(id))
    .map((company) => ({ company, placement: null })),
  ...companies.slice(0, 1).map((company) => ({ company, placement: placements[0] ?? null })),
]

/** Languages that differ most from English, with names in their script. */
const others = await Promise.all(
  (
    [
      ['ar', 'مخبز المرفأ القديم'],
      ['ja', '港のパン屋さん「ラ・メール」'],
      ['hi', 'हार्बर बेकरी और क्षत्रिय मिठाई'],
    ] as const
  ).map(async ([language, name]) => ({ name, edition: await editionOf(language, [name]) })),
)

function snapshot(name: string, scene: Scene, logo: Logo<Image> | null, { fonts }: Edition) {
  return {
    name,
    file: fileURLToPath(new URL(`./snapshots/${name}`, import.meta.url)),
    canvas: () => paint(scene, scene.piece === 'poster' ? 360 : 400, logo, fonts),
  }
}

/** Approved reference renderings; `pnpm snapshots` regenerates them for another visual review. */
export const snapshots = designs.flatMap(({ piece, layout }) => [
  ...shown.map(({ company, placement }) => {
    const name = `${[piece, layout, company.id, ...(placement ? [placement.id] : [])].join('-')}.png`
    const scene = drawScene(piece, layout, company, standardVendor, edition, placement)
    return snapshot(name, scene, company.logo, edition)
  }),
  ...others.slice(0, layout === 'bold' || layout === 'ring' ? 3 : 1).flatMap(({ name, edition }) => {
    const company = companies.find(({ id }) => id === 'plain')
    if (!company) return []
    const scene = drawScene(piece, layout, { ...company, name }, standardVendor, edition)
    return [snapshot(`${piece}-${layout}-${edition.language}.png`, scene, null, edition)]
  }),
])
