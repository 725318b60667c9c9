import { beforeAll, describe, expect, it } from 'vitest'
import { drawScene } from '#artwork.ts'
import { decodeQr } from '#decode-qr.ts'
import { loadLogo } from '#node.ts'
import { printFileInfo, renderToPdf } from '#render-pdf.ts'
import type { Box, Piece, Scene } from '#scene.ts'
import { standardVendor } from '#vendor.ts'
import { companies, type TestCompany } from '../test/companies.ts'
import { designs, edition, placements } from '../test/every.ts'
import { quietZone } from '../test/geometry.ts'
import { logoColors, logos, solid } from '../test/logos.ts'
import { openPage, pageBox, plainText, rasterise, rasterisePage } from '../test/read-pdf.ts'

const { fonts } = edition
const createdAt = new Date('2026-01-02T03:04:05Z')
const [company] = companies
if (!company) throw new Error('No test companies')

async function print(piece: Piece, layout: string, of = company) {
  if (!of) throw new Error('No company')
  const scene = drawScene(piece, layout, of, standardVendor, edition)
  return { scene, pdf: await printFile([scene], of) }
}

function printFile(scenes: readonly [Scene, ...Scene[]], { logo }: Pick<TestCompany, 'logo'>) {
  const info = printFileInfo(scenes[0], scenes.length)
  return renderToPdf(scenes, { info, fonts, logo: logo?.pixels() ?? null, createdAt })
}

/** The part of the page that a scanner needs to read the code, in inches. */
function codeOnPage({ qr, boxes: { media } }: Scene): Box {
  const zone = quietZone(qr)
  return { ...zone, x: zone.x - media.x, y: zone.y - media.y }
}

const inches = (box: number[] | undefined) => box?.map((points) => Number((points / 72).toFixed(4)))

describe('page boxes', () => {
  it.each([
    ['poster', 18.25, 24.25],
    ['sticker', 3.25, 3.25],
  ] as const)('of a %s match its bleed and trim', async (piece, width, height) => {
    const { pdf } = await print(piece, 'bold')
    expect(inches(pageBox(pdf, 'MediaBox'))).toEqual([0, 0, width, height])
    expect(inches(pageBox(pdf, 'BleedBox'))).toEqual([0, 0, width, height])
    expect(inches(pageBox(pdf, 'TrimBox'))).toEqual([0.125, 0.125, width - 0.125, height - 0.125])
  })
})

describe('the print file', () => {
  it('embeds exactly the fonts it uses, as subsets', async () => {
    const { pdf } = await print('poster', 'editorial')
    const text = plainText(pdf)
    const names = [...text.matchAll(/\/FontName \/([A-Z]{6}\+\S+)/g)].map((match) => match[1]?.slice(7))
    expect(names.sort()).toEqual([
      'Commissioner-ExtraBold',
      'Commissioner-Medium',
      'NotoSerifDisplay-SemiBold',
    ])
    expect(text.match(/\/FontFile2 /g)).toHaveLength(3)
    expect(pdf.length).toBeLessThan(200_000)
    expect(plainText((await print('sticker', 'bold')).pdf)).not.toContain('NotoSerif')
  })

  it('has the die line as an overprinting spot color, on stickers only', async () => {
    const text = plainText((await print('sticker', 'horizon')).pdf)
    expect(text).toContain('/Separation /CutContour /DeviceCMYK')
    expect(text).toMatch(/\/OP true\n\/op true\n\/OPM 1/)
    expect(text).toContain('/Overprint gs\n')
    const space = /\/(CS\d+) CS\n1 SCN\n/.exec(text)?.[1]
    expect(text).toContain(`/ColorSpace <<\n/${space} `)
    expect(plainText((await print('poster', 'bold')).pdf)).not.toContain('CutContour')
  })

  it('draws the code as vectors in black ink only', async () => {
    const { pdf } = await print(
      'poster',
      'bold',
      companies.find(({ logo }) => !logo),
    )
    const text = plainText(pdf)
    expect(text).toContain('/DeviceCMYK cs\n0 0 0 1 scn\n')
    expect(text).not.toContain('/Subtype /Image')
  })

  it.each(logos)(
    'preserves the colour and transparency of the $id',
    async ({ bytes, right, transparent }) => {
      const { scene, pdf } = await print('poster', 'editorial', { ...company, logo: await loadLogo(bytes) })
      const text = plainText(pdf)
      expect(text.match(/\/Subtype \/Image/g)).toHaveLength(transparent ? 2 : 1)
      expect(text.includes('/SMask')).toBe(transparent)
      const colors = logoColors(scene, await rasterise(pdf, 60))
      for (const [index, wanted] of [solid, right].entries()) {
        for (const [channel, value] of wanted.entries()) {
          expect(Math.abs((colors[index]?.[channel] ?? 999) - value), `${colors}`).toBeLessThan(6)
        }
      }
    },
  )

  it('carries title, author and creation date', async () => {
    const { document } = await openPage((await print('sticker', 'ring')).pdf)
    const { info } = await document.getMetadata()
    expect(info).toMatchObject({
      Title: 'Sticker 3 in, circular: Harbour Bakery',
      Author: 'Harbour Bakery',
      Creator: 'Candour',
      CreationDate: 'D:20260102030405Z',
    })
  })

  it('is identical for the same order', async () => {
    expect((await print('poster', 'arch')).pdf).toEqual((await print('poster', 'arch')).pdf)
  })

  it('places text where the scene does, including kerning', async () => {
    const { scene, pdf } = await print('poster', 'bold')
    const { page } = await openPage(pdf)
    const { items } = await page.getTextContent()
    const { media } = scene.boxes
    for (const run of scene.items.filter((item) => item.kind === 'text')) {
      const printed = items.find((item) => 'str' in item && item.str === run.text)
      if (!printed || !('str' in printed)) throw new Error(`Not in the file: ${run.text}`)
      // The reader ignores kerning at spaces.
      expect(Math.abs(printed.width / 72 / run.width - 1)).toBeLessThan(0.01)
      expect(printed.transform[4] / 72).toBeCloseTo(run.x - media.x, 3)
      expect(media.height - printed.transform[5] / 72).toBeCloseTo(run.y - media.y, 3)
    }
  })
})

describe.each(designs)('$piece $layout at 150 dpi', ({ piece, layout }) => {
  it.each(companies)('has a readable code for $id', async (of) => {
    const { scene, pdf } = await print(piece, layout, of)
    expect(decodeQr(await rasterise(pdf, 150, codeOnPage(scene)))).toBe(of.reviewUrl)
  })
})

/** Every layout, with another kind of logo each. */
const withLogos = designs.flatMap((design, index) => {
  const logo = logos[index % logos.length]
  return logo ? [{ ...design, logo }] : []
})

describe.each(withLogos)(
  '$piece $layout for several placements',
  ({ piece, layout, logo: { bytes, transparent, id } }) => {
    it(`is one file with a page each, with a ${id} embedded once`, async () => {
      const of = { ...company, logo: await loadLogo(bytes) }
      const [first, ...rest] = placements.map((placement, index) => {
        const url = placement.url.replace(/\w{8}$/, `CODE222${index + 2}`)
        return drawScene(piece, layout, of, standardVendor, edition, { ...placement, url })
      })
      if (!first) throw new Error('No placements')
      const pdf = await printFile([first, ...rest], of)
      const text = plainText(pdf)
      expect(text.match(/\/Subtype \/Image/g)).toHaveLength(transparent ? 2 : 1)
      const { document } = await openPage(pdf)
      expect((await document.getOutline()).map(({ title }) => title)).toEqual(
        placements.map(({ name }) => name),
      )
      const { info } = await document.getMetadata()
      expect(info).toMatchObject({ Subject: `Print file, layout ${layout}, 6 codes` })
      for (const [index, { boxes, qr }] of [first, ...rest].entries()) {
        const page = await document.getPage(index + 1)
        expect(page.view).toEqual([0, 0, boxes.media.width * 72, boxes.media.height * 72])
        expect(decodeQr(await rasterisePage(page, piece === 'poster' ? 50 : 200))).toBe(qr.text)
      }
      // The die line is one spot color for all pages.
      expect(text.match(/\/Separation \/CutContour/g) ?? []).toHaveLength(piece === 'sticker' ? 1 : 0)
    })

    it('stops when its progress is refused', async () => {
      const [scene] = [drawScene(piece, layout, company, standardVendor, edition)]
      const info = printFileInfo(scene, 1)
      const onPage = () => Promise.reject(new Error('stopped'))
      await expect(renderToPdf([scene], { info, fonts, logo: null, createdAt, onPage })).rejects.toThrow(
        'stopped',
      )
    })
  },
)

describe('bleed', () => {
  let page: Awaited<ReturnType<typeof rasterise>>
  beforeAll(async () => {
    page = await rasterise((await print('poster', 'bold')).pdf, 40)
  })

  it('is colored to the very edge of the page', () => {
    const { data, width, height } = page
    const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)]
    const brand = [0x39, 0x4c, 0xdc]
    for (const [x, y] of [
      [0, 0],
      [width - 1, 0],
      [0, height - 1],
      [width - 1, height - 1],
    ] as const) {
      expect(at(x, y)).toEqual(brand)
    }
  })
})
