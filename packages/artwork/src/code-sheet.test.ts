import { describe, expect, it } from 'vitest'
import { codePages, drawCodePages } from '#code-sheet.ts'
import { decodeQr } from '#decode-qr.ts'
import { renderToPdf } from '#render-pdf.ts'
import { edition, placements as hard } from '../test/every.ts'
import { around, corners, cropped, inkCorners, overlap, quietZone } from '../test/geometry.ts'
import { openPage, rasterisePage } from '../test/read-pdf.ts'

const { fonts } = edition
const createdAt = new Date('2026-01-02T03:04:05Z')
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ'

const tables = Array.from({ length: 40 }, (_, index) => ({
  name: `Table ${index + 1}`,
  url: `https://candour.app/q/${letters[index % 23]}${letters[Math.floor(index / 23)]}K7M4PX`,
}))

/** The names at the limits first, then tables. */
const mixed = [...hard, ...tables].map((placement, index) => ({
  ...placement,
  url: tables[index % 40]?.url ?? '',
}))

describe('the sheet of codes', () => {
  it('of 40 placements decodes to 40 different addresses, in order', async () => {
    const pages = [...drawCodePages(tables, 'Harbour Bakery', edition)]
    const info = { language: 'en' as const, title: 'Codes', author: 'Harbour Bakery', subject: '40 codes' }
    const pdf = await renderToPdf(pages, { info, fonts, logo: null, createdAt })
    const { document, page } = await openPage(pdf)
    expect([document.numPages, codePages(40)]).toEqual([4, 4])
    expect(page.view.map(Math.round)).toEqual([0, 0, 595, 842])
    const read: (string | null)[] = []
    for (const [index, { codes }] of pages.entries()) {
      const picture = await rasterisePage(await document.getPage(index + 1), 150)
      read.push(...codes.map((code) => decodeQr(cropped(picture, quietZone(code), 150))))
    }
    expect(read).toEqual(tables.map(({ url }) => url))
    expect(new Set(read).size).toBe(40)
    expect((await document.getOutline()).map(({ title }) => title)).toEqual([
      'Table 1 – Table 12',
      'Table 13 – Table 24',
      'Table 25 – Table 36',
      'Table 37 – Table 40',
    ])
  })

  it.each([...drawCodePages(mixed, 'W'.repeat(120), edition)])(
    'keeps text and marks off the codes and apart, and prints inside the paper: $title',
    ({ items, codes, boxes: { media } }) => {
      const quiet = codes.map(quietZone)
      const texts = items.flatMap((item) =>
        item.kind === 'text' ? [{ text: item.text, box: around(inkCorners(item, fonts)) }] : [],
      )
      for (const [index, one] of texts.entries()) {
        for (const zone of quiet) expect(overlap(one.box, zone), one.text).toBe(false)
        for (const other of texts.slice(index + 1)) {
          expect(overlap(one.box, other.box), `${one.text} / ${other.text}`).toBe(false)
        }
        for (const [x, y] of corners(one.box)) {
          expect(Math.min(x, y, media.width - x, media.height - y), one.text).toBeGreaterThan(5 / 25.4)
        }
      }
      for (const { width, modules } of codes) expect((width * 25.4) / modules).toBeGreaterThan(0.9)
    },
  )
})
