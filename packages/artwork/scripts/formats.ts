import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatIds, formatSizes } from '@candour/schemas/print-formats.ts'
import { createCanvas } from '@napi-rs/canvas'
import { drawFormat, type FormatPage, formats } from '#formats.ts'
import { renderToCanvas } from '#render-canvas.ts'
import { companies } from '../test/companies.ts'
import { editionOf } from '../test/editions.ts'

/** Pixels per inch at which a screen shows a piece at its size. */
const dpi = 96
const gap = 24

/**
 * Renders every format in all its layouts at its size, for a dark and a light brand, in English, Arabic and Japanese, and
 * with long names, next to each other, for visual review: `pnpm formats <folder>`.
 */
const folder = process.argv[2] ?? 'test-results'
await mkdir(folder, { recursive: true })

const placement = { name: 'Terrace, table 12', url: 'https://candour.app/q/K7M4PXQ2' }
const farPlacement = { ...placement, name: 'Terrace by the old harbour wall, second row, table for twelve' }
const cases = await Promise.all(
  (
    [
      ['en', 'dark', 'Harbour Bakery', placement],
      ['en', 'light', 'Lemon & Thyme Kitchen', placement],
      ['ar', 'light', 'مخبز المرفأ القديم', placement],
      ['ja', 'orange', '株式会社ひまわり珈琲店', placement],
      [
        'de',
        'long',
        'The Old Harbour Bakery, Patisserie and Coffee Roasters of North Portland',
        farPlacement,
      ],
    ] as const
  ).map(async ([language, id, name, placement]) => {
    const company = companies.find((one) => one.id === id)
    if (!company) throw new Error(`No company ${id}`)
    const edition = await editionOf(language, [name, placement.name])
    return { company: { ...company, name }, edition, placement }
  }),
)

for (const format of formatIds) {
  const { widthMm, heightMm, bleedMm } = formatSizes[format]
  const inPixels = (mm: number) => Math.round((mm / 25.4) * dpi)
  const [width, height] = [inPixels(widthMm), inPixels(heightMm)]
  const { layouts } = formats[format]
  const sheet = createCanvas(cases.length * (width + gap) + gap, layouts.length * (height + gap) + gap)
  const context = sheet.getContext('2d')
  context.fillStyle = bleedMm > 0 ? '#c9ccd1' : '#ffffff'
  context.fillRect(0, 0, sheet.width, sheet.height)
  for (const [row, { id: layout }] of layouts.entries()) {
    for (const [column, { company, edition, placement }] of cases.entries()) {
      const [page]: FormatPage[] = [
        ...drawFormat({ format, layout, company, edition, placements: [placement] }),
      ]
      if (!page) throw new Error('A piece has no page')
      context.save()
      context.translate(gap + column * (width + gap), gap + row * (height + gap))
      context.beginPath()
      context.rect(0, 0, width, height)
      context.clip()
      renderToCanvas(page, context, { width, fonts: edition.fonts, logo: company.logo?.picture ?? null })
      context.restore()
    }
  }
  await writeFile(join(folder, `${format}.png`), await sheet.encode('png'))
}
