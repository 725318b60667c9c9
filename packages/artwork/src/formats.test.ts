import { type FormatId, formatIds, formatSizes } from '@candour/schemas/print-formats.ts'
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import type { ArtworkPlacement } from '#artwork.ts'
import { decodeQr } from '#decode-qr.ts'
import type { Edition } from '#fonts.ts'
import { drawFormat, type FormatPage, formats, pagesOf } from '#formats.ts'
import { renderToCanvas } from '#render-canvas.ts'
import type { Box } from '#scene.ts'
import { byId, type TestCompany } from '../test/companies.ts'
import { editionOf } from '../test/editions.ts'
import { expectGood, texts } from '../test/good.ts'
import { halved, photograph } from '../test/photograph.ts'

/** Of the picture that is read; what stands on a screen is shown at twice its pixels. */
const dpiOf = (format: FormatId) => (formatSizes[format].onScreen ? 300 : 150)
const colors = ['#394CDC', '#C62828', '#111111', '#FFF59D', '#FF6F00', '#9E9E9E']
const placement = { name: 'Terrace by the harbour, second table', url: 'https://candour.app/q/K7M4PXQ2' }

/** A long name, Arabic, Japanese, and no logo. */
const cases: { company: TestCompany; edition: Edition }[] = await Promise.all(
  (
    [
      ['en', { ...byId('long'), logo: byId('wide').logo }],
      ['ar', { ...byId('harbour'), name: 'مخبز المرفأ القديم والحلويات الشرقية' }],
      ['ja', { ...byId('tall'), name: '株式会社ひまわり珈琲店「ラ・メール」' }],
      ['de', byId('plain')],
    ] as const
  ).map(async ([language, company]) => ({
    company,
    edition: await editionOf(language, [company.name, placement.name]),
  })),
)

const designs = formatIds.flatMap((format) =>
  formats[format].layouts.map(({ id }) => ({ format, layout: id })),
)

const draw = (
  format: FormatId,
  layout: string,
  { company, edition }: (typeof cases)[number],
  placements: readonly ArtworkPlacement[],
) => [...drawFormat({ format, layout, company, edition, placements })]

/** Paints the part of a page that a box in inches covers. */
function painted(
  page: FormatPage,
  box: Box,
  dpi: number,
  fonts: Edition['fonts'],
  logo: TestCompany['logo'],
) {
  const side = Math.round(box.width * dpi)
  const context = createCanvas(side, side).getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, side, side)
  context.translate(-box.x * dpi, -box.y * dpi)
  const width = page.boxes.trim.width * dpi
  renderToCanvas(page, context, { width, fonts, logo: logo?.picture ?? null })
  return context.getImageData(0, 0, side, side)
}

describe.each(designs)('$format $layout', ({ format, layout }) => {
  it.each(cases)('has all words in place, in $edition.language', (one) => {
    const { edition } = one
    for (const placements of [[], [placement]]) {
      const [page] = draw(format, layout, one, placements)
      if (!page) throw new Error('No page')
      const [code] = page.codes
      const words = formatSizes[format].takeHome
        ? { ...edition.words, instruction: edition.words.later }
        : edition.words
      // What stands on a screen has no instruction to scan.
      if (!code || formatSizes[format].onScreen) {
        expect(texts(page).length).toBeGreaterThan(0)
        continue
      }
      const faces = page.codes.length
      const scene = { ...page, items: page.items.slice(0, Math.floor(page.items.length / faces)), qr: code }
      expectGood(
        {
          ...scene,
          piece: 'poster',
          layout,
          company: '',
          omitted: '',
          printedName: { text: '', from: 'name' },
        },
        { ...edition, words },
      )
    }
  })

  it('has codes that are read at 150 dpi, at half the size, and from a bad photograph, in every color', () => {
    for (const [index, brandColor] of colors.entries()) {
      const one = cases[index % cases.length]
      if (!one) throw new Error('No case')
      const company = { ...one.company, brandColor }
      for (const page of draw(format, layout, { ...one, company }, [placement])) {
        for (const { text, modules, ...box } of page.codes.slice(0, 3)) {
          const quiet = (box.width / modules) * 4
          const side = box.width + 2 * quiet
          const around = { x: box.x - quiet, y: box.y - quiet, width: side, height: side }
          const picture = painted(page, around, dpiOf(format), one.edition.fonts, company.logo)
          for (const seen of [picture, halved(picture), photograph(picture)]) {
            expect(decodeQr(seen), `${brandColor} ${seen.width}`).toBe(text)
          }
          // A module of at least 0.4 mm, which any phone tells apart.
          if (!formatSizes[format].onScreen) expect((box.width / modules) * 25.4).toBeGreaterThanOrEqual(0.4)
        }
      }
    }
  })
})

describe('several codes', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      name: `Table ${n + 1}`,
      url: `https://candour.app/q/TABLE${100 + n}`,
    }))
  const [one] = cases
  if (!one) throw new Error('No case')

  it('have a page each, or a card each on sheets of ten', () => {
    expect(draw('poster_a5', 'bold', one, many(3)).map(({ codes }) => codes.map(({ text }) => text))).toEqual(
      many(3).map(({ url }) => [url]),
    )
    const sheets = draw('card_sheet', 'bold', one, many(12))
    expect(sheets.map(({ codes }) => codes.length)).toEqual([10, 2])
    expect(sheets.flatMap(({ codes }) => codes.map(({ text }) => text))).toEqual(
      many(12).map(({ url }) => url),
    )
    expect([
      pagesOf('card_sheet', 12),
      pagesOf('card_sheet', 1),
      pagesOf('card_sheet', 0),
      pagesOf('slip', 12),
    ]).toEqual([2, 1, 1, 12])
  })

  it('a single one fills the sheet and all sides', () => {
    const [sheet] = draw('card_sheet', 'bold', one, many(1))
    const [tent] = draw('table_tent', 'bold', one, many(1))
    expect([sheet?.codes.length, tent?.codes.length]).toEqual([10, 3])
  })
})

it('goes home with words for later, and never with an offer', async () => {
  const [one] = cases
  if (!one) throw new Error('No case')
  const words = (format: FormatId) =>
    texts(draw(format, 'bold', one, [])[0] ?? ({ items: [] } as never))
      .map(({ text }) => text)
      .join(' ')
  for (const format of ['card', 'slip', 'card_sheet'] as const) expect(words(format)).toContain('home')
  expect(words('counter_card')).not.toContain('home')
})
