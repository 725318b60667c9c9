import { hexContrast } from '@candour/color/color.ts'
import { directionOf, type Language, languages } from '@candour/schemas/languages.ts'
import pixelmatch from 'pixelmatch'
import { describe, expect, it } from 'vitest'
import { type ArtworkCompany, drawScene } from '#artwork.ts'
import { drawCodePages } from '#code-sheet.ts'
import { decodeQr } from '#decode-qr.ts'
import { renderToPdf } from '#render-pdf.ts'
import { standardVendor } from '#vendor.ts'
import { joined } from '#wording.ts'
import { editionOf } from '../test/editions.ts'
import { designs } from '../test/every.ts'
import { around, inkCorners, inkPoints, overlap, quietZone } from '../test/geometry.ts'
import { expectGood, texts } from '../test/good.ts'
import { hardNames } from '../test/names.ts'
import { paint, pixels } from '../test/paint.ts'
import { openPage, plainText, rasterise } from '../test/read-pdf.ts'

const placement = { name: 'Table 12', url: 'https://candour.app/q/K7M4PXQ2' }
const company: ArtworkCompany = {
  name: 'Harbour Bakery',
  brandColor: '#394CDC',
  reviewUrl: 'https://candour.app/harbour-bakery',
  logo: null,
}

/** Every language is tested with every hard name in some layout; these are tested in all layouts. */
const thorough: readonly Language[] = ['en', 'ar', 'ja', 'hi']

function isDrawn(language: Language, name: number, layout: number): boolean {
  return thorough.includes(language) || (languages.indexOf(language) + name) % designs.length === layout
}

describe.each(languages)('in %s', async (language) => {
  const names = hardNames.map(({ name }) => name)
  const edition = await editionOf(language, [...names, company.name, placement.name])

  it('has glyphs for all words', () => {
    const { question, ask, instruction } = edition.words
    for (const [font, words] of [
      ['display', [...question, ask, instruction]],
      ['text', [instruction]],
      ['serif', [...question, ask]],
    ] as const) {
      for (const text of words) {
        const missing = edition.fonts[font].glyphs(text).filter(({ id }) => id === 0)
        expect(missing, `${text} ${font}`).toEqual([])
      }
    }
  })

  it.each(designs)('every part of the $piece $layout has its place', ({ piece, layout }) => {
    const at = designs.findIndex((one) => one.piece === piece && one.layout === layout)
    expectGood(drawScene(piece, layout, company, standardVendor, edition, placement), edition)
    for (const [index, { name }] of hardNames.entries()) {
      if (!isDrawn(language, index, at)) continue
      const scene = drawScene(piece, layout, { ...company, name }, standardVendor, edition)
      expect(scene.omitted).toBe('')
      expect(scene.printedName.from).toBe('name')
      expectGood(scene, edition)
    }
  })

  it.each(designs)('the $piece $layout has a readable code and readable text', ({ piece, layout }) => {
    const scene = drawScene(piece, layout, company, standardVendor, edition, placement)
    const width = piece === 'poster' ? 400 : 300
    const shapes = scene.items.filter(({ kind }) => kind !== 'text')
    const ground = pixels(paint({ ...scene, items: shapes }, width, null, edition.fonts))
    expect(decodeQr(ground)).toBe(placement.url)
    const scale = width / scene.boxes.trim.width
    for (const run of texts(scene)) {
      const grounds = inkPoints(run, edition.fonts).map(([x, y]) => {
        const at = (Math.floor(y * scale) * ground.width + Math.floor(x * scale)) * 4
        return `#${[...ground.data.subarray(at, at + 3)].map((one) => one.toString(16).padStart(2, '0')).join('')}`
      })
      const unreadable = grounds.filter((under) => !(hexContrast(run.color, under) >= 4.5))
      expect(unreadable, `below ${run.text}`).toEqual([])
    }
  })

  it('the sheet of codes keeps texts apart', () => {
    const [page] = drawCodePages(
      [placement, ...hardNames.map(({ name }) => ({ ...placement, name }))],
      company.name,
      edition,
    )
    if (!page) throw new Error('No page')
    const boxes = texts(page).map((run) => ({ text: run.text, box: around(inkCorners(run, edition.fonts)) }))
    for (const [index, one] of boxes.entries()) {
      const overlapping = boxes.slice(index + 1).filter((other) => overlap(one.box, other.box))
      expect(overlapping, one.text).toEqual([])
      expect(
        page.codes.map(quietZone).filter((zone) => overlap(one.box, zone)),
        one.text,
      ).toEqual([])
    }
  })

  it('the print file’s text reads in order, in few fonts, each embedded once', async () => {
    const [{ piece, layout }] = designs.slice(1) as [(typeof designs)[number]]
    const scene = drawScene(piece, layout, company, standardVendor, edition, placement)
    const info = { language, title: '', author: '', subject: '' }
    const pdf = await renderToPdf([scene], { info, fonts: edition.fonts, logo: null, createdAt: new Date(0) })
    const { page } = await openPage(pdf)
    const { items, lang } = await page.getTextContent()
    expect(lang).toBe(language)
    const read = items.flatMap((item) => ('str' in item ? [item.str] : [])).join('')
    const { question, ask, instruction } = edition.words
    for (const text of [...question, ask, instruction]) {
      expect(read.replace(/\s/g, '')).toContain(text.replace(/\s/g, ''))
    }
    const embedded = [...plainText(pdf).matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g)].map(([, name]) => name)
    expect(new Set(embedded).size).toBe(embedded.length)
    expect(pdf.length).toBeLessThan(100_000)
  })

  it.each(thorough.includes(language) ? designs : [])(
    'the print file of the $piece $layout looks like the preview',
    async ({ piece, layout }) => {
      const [{ name }] = hardNames.filter(({ id }) => id === 'mixed') as [(typeof hardNames)[number]]
      const scene = drawScene(piece, layout, { ...company, name }, standardVendor, edition)
      const info = { language, title: '', author: '', subject: '' }
      const pdf = await renderToPdf([scene], {
        info,
        fonts: edition.fonts,
        logo: null,
        createdAt: new Date(0),
      })
      const dpi = piece === 'poster' ? 24 : 120
      const { trim, media } = scene.boxes
      const part = { ...trim, x: trim.x - media.x, y: trim.y - media.y }
      const printed = await rasterise(pdf, dpi, part)
      const shown = pixels(paint({ ...scene, cut: null }, trim.width * dpi, null, edition.fonts))
      const uncut = { ...shown, width: printed.width, height: printed.height }
      const different = pixelmatch(printed.data, uncut.data, undefined, uncut.width, uncut.height, {
        threshold: 0.3,
      })
      // Most of which is the die line.
      expect(different / (uncut.width * uncut.height)).toBeLessThan(0.005)
    },
  )

  it('is mirrored where it reads from right to left', () => {
    const scene = drawScene('poster', 'bold', company, standardVendor, edition, placement)
    const first = texts(scene).find(
      ({ text, rotation }) => rotation === 0 && text === edition.words.question[0],
    )
    if (!first) throw new Error('No question')
    const ink = around(inkCorners(first, edition.fonts))
    if (directionOf(language) === 'rtl') expect(ink.x + ink.width).toBeCloseTo(17, 3)
    else expect(ink.x).toBeCloseTo(1, 1)
  })
})

describe('wording', () => {
  it('has spaces between sentences where the language has them', () => {
    expect(joined('How was', 'your visit?', 'Tell us.')).toBe('How was your visit? Tell us.')
    expect(joined('您对此次光临', '感觉如何？', '请告诉我们')).toBe('您对此次光临感觉如何？请告诉我们')
  })
})
