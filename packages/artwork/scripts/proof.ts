import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { drawScene } from '#artwork.ts'
import { layouts } from '#layouts/layouts.ts'
import { renderToCanvas } from '#render-canvas.ts'
import { standardVendor } from '#vendor.ts'
import { companies } from '../test/companies.ts'
import { english as edition } from '../test/editions.ts'

/** Renders contact sheets of every layout and test company for visual review: `pnpm proof <folder>`. */
const folder = process.argv[2] ?? 'test-results'
await mkdir(folder, { recursive: true })
const [columns, gap] = [5, 24]

for (const piece of ['poster', 'sticker'] as const) {
  const width = piece === 'poster' ? 480 : 520
  const height = piece === 'poster' ? 640 : 520
  for (const layout of layouts[piece]) {
    const rows = Math.ceil(companies.length / columns)
    const sheet = createCanvas(columns * (width + gap) + gap, rows * (height + gap) + gap)
    const ctx = sheet.getContext('2d')
    ctx.fillStyle = '#c9ccd1'
    ctx.fillRect(0, 0, sheet.width, sheet.height)
    for (const [index, company] of companies.entries()) {
      const scene = drawScene(piece, layout.id, company, standardVendor, edition)
      ctx.save()
      ctx.translate(
        gap + (index % columns) * (width + gap),
        gap + Math.floor(index / columns) * (height + gap),
      )
      ctx.beginPath()
      ctx.rect(0, 0, width, height)
      ctx.clip()
      renderToCanvas(scene, ctx, { width, fonts: edition.fonts, logo: company.logo?.picture ?? null })
      ctx.restore()
    }
    await writeFile(join(folder, `${piece}-${layout.id}.png`), await sheet.encode('png'))
  }
}
