import { hexContrast } from '@candour/color/color.ts'
import { describe, expect, it } from 'vitest'
import { drawScene } from '#artwork.ts'
import { decodeQr } from '#decode-qr.ts'
import { readPixels } from '#node.ts'
import { canvasSizes } from '#render-canvas.ts'
import { standardVendor } from '#vendor.ts'
import { companies } from '../test/companies.ts'
import { designs, edition, placements } from '../test/every.ts'
import { around, inkCorners } from '../test/geometry.ts'
import { paint, pixels } from '../test/paint.ts'

const { fonts } = edition

const cases = designs.flatMap(({ piece, layout }) =>
  [
    ...companies.map((company) => ({ company, placement: null, url: company.reviewUrl })),
    // Three placements suffice, because all layouts shorten names alike.
    ...placements
      .filter(({ id }) => ['table', 'widest', 'Cyrillic'].includes(id))
      .map((placement, index) => ({ company: at(index), placement, url: placement.url })),
  ].map((of) => ({
    piece,
    layout,
    ...of,
    title: [piece, layout, of.company.id, of.placement && `at ${of.placement.id}`].filter(Boolean).join(' '),
  })),
)

function at(index: number) {
  const company = companies[index]
  if (!company) throw new Error('Fewer companies than placements')
  return company
}

function hex(data: Uint8ClampedArray, at: number): string {
  return `#${[...data.subarray(at, at + 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

describe.each(cases)('$title', ({ piece, layout, company, placement, url }) => {
  const scene = drawScene(piece, layout, company, standardVendor, edition, placement)
  const { width, height } = canvasSizes[piece]

  it('has a readable code in the preview and in the picture sent with an order', async () => {
    const canvas = paint(scene, width, company.logo)
    expect(canvas.height).toBe(height)
    expect(decodeQr(pixels(canvas))).toBe(url)
    expect(decodeQr(await readPixels(await canvas.encode('jpeg', 80)))).toBe(url)
  })

  it('has text that contrasts with the pixels actually painted beneath it', () => {
    const ground = pixels(
      paint({ ...scene, items: scene.items.filter(({ kind }) => kind !== 'text') }, width, company.logo),
    )
    const scale = width / scene.boxes.trim.width
    for (const run of scene.items.filter((item) => item.kind === 'text')) {
      const ink = around(inkCorners(run, fonts))
      for (const across of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        for (const down of [0.1, 0.5, 0.9]) {
          const x = Math.floor((ink.x + ink.width * across) * scale)
          const y = Math.floor((ink.y + ink.height * down) * scale)
          const under = hex(ground.data, (y * ground.width + x) * 4)
          expect(hexContrast(run.color, under), `${run.text} on ${under}`).toBeGreaterThanOrEqual(4.5)
        }
      }
    }
  })
})

describe('decodeQr', () => {
  it('returns null where there is no code', () => {
    expect(
      decodeQr({ data: new Uint8ClampedArray(200 * 200 * 4).fill(255), width: 200, height: 200 }),
    ).toBeNull()
    expect(decodeQr({ data: new Uint8ClampedArray(4), width: 1, height: 1 })).toBeNull()
  })
})

describe('the sticker', () => {
  it('is round, with nothing painted beyond the cut', () => {
    const [company] = companies
    if (!company) throw new Error('No test companies')
    const { data, width } = pixels(
      paint(drawScene('sticker', 'ring', company, standardVendor, edition), 300, null),
    )
    const alpha = (x: number, y: number) => data[(y * width + x) * 4 + 3]
    expect([alpha(0, 0), alpha(299, 0), alpha(40, 40), alpha(150, 299 - 2)]).toEqual([0, 0, 0, 255])
  })
})
