import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FormatId, formatIds, formatSizes } from '@candour/schemas/print-formats.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { decodeQr, type Pixels } from '#decode-qr.ts'
import { drawFormat, type FormatPage, formats } from '#formats.ts'
import { withMarks } from '#press/press.ts'
import { loadPress } from '#press/profiles.ts'
import { renderToPdf } from '#render-pdf.ts'
import type { Box } from '#scene.ts'
import { companies } from '../../test/companies.ts'
import { edition } from '../../test/every.ts'
import { plainText } from '../../test/read-pdf.ts'

const folder = mkdtempSync(join(tmpdir(), 'press-'))
afterAll(() => rmSync(folder, { recursive: true }))

const press = await loadPress()
const createdAt = new Date('2026-01-02T03:04:05Z')
const placement = { name: 'Table 12', url: 'https://candour.app/q/K7M4PXQ2' }
const company = companies.find(({ id }) => id === 'harbour')
if (!company) throw new Error('No company')

const made = new Map<string, ReturnType<typeof makePressFile>>()

/** Makes each file once. */
function pressFile(format: FormatId, layout: string) {
  const key = `${format}-${layout}`
  const file = made.get(key) ?? makePressFile(format, layout)
  made.set(key, file)
  return file
}

async function makePressFile(format: FormatId, layout: string) {
  if (!company) throw new Error('No company')
  const pages: FormatPage[] = [...drawFormat({ format, layout, company, edition, placements: [placement] })]
  const info = {
    language: 'en' as const,
    title: `${format} & <press>`,
    author: company.name,
    subject: layout,
  }
  const logo = company.logo?.pixels() ?? null
  const pdf = await renderToPdf(pages, { info, fonts: edition.fonts, logo, createdAt, press })
  const file = join(folder, `${format}-${layout}.pdf`)
  writeFileSync(file, pdf)
  return { file, pdf, pages }
}

const printed = formatIds.filter((format) => !formatSizes[format].onScreen)
const designs = printed.flatMap((format) => formats[format].layouts.map(({ id }) => ({ format, layout: id })))

const has = (program: string) => spawnSync(program, ['--version']).error === undefined
/** Runs a program that judges the file; says so where it is not installed. */
function judge(program: string, args: string[]): string | undefined {
  if (has(program))
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  console.warn(`${program} is not installed, so it did not judge the press files`)
  return undefined
}

describe.each(designs)('$format $layout', ({ format, layout }) => {
  it('keeps the rules of PDF/X-4', async () => {
    const { pdf, pages } = await pressFile(format, layout)
    const text = plainText(pdf)
    const rules: [clause: string, rule: string, holds: boolean][] = [
      ['6.1', 'is a PDF 1.6 or older', /^%PDF-1\.[3-6]/.test(text)],
      ['6.1.4', 'has a file identifier', /\/ID \[/.test(text)],
      ['6.2.2', 'has one output intent', text.match(/\/S \/GTS_PDFX/g)?.length === 1],
      [
        '6.2.2',
        'embeds the profile of an output device',
        /\/DestOutputProfile \d+ 0 R/.test(text) &&
          Buffer.from(press.cmyk).toString('latin1', 12, 20) === 'prtrCMYK',
      ],
      [
        '6.2.4.3',
        'tags all RGB',
        text.match(/\/DefaultRGB \[\/ICCBased \d+ 0 R\]/g)?.length === pages.length,
      ],
      ['6.2.4.3', 'tags the logo', !/\/Subtype \/Image[^>]*\/ColorSpace \/DeviceRGB/.test(text)],
      [
        '6.3',
        'embeds every font',
        (text.match(/\/FontDescriptor \d+ 0 R/g) ?? []).length <= (text.match(/\/FontFile2? /g) ?? []).length,
      ],
      ['6.7.2', 'says it is not trapped', text.includes('<pdf:Trapped>False')],
      [
        '6.7.3',
        'says in its metadata what it is',
        text.includes('<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>'),
      ],
      ['6.7.3', 'has well-formed metadata', text.includes('&amp; &lt;press>')],
      [
        '6.8',
        'has a trim box and a bleed box on every page',
        [/\/TrimBox/g, /\/BleedBox/g].every((box) => text.match(box)?.length === pages.length),
      ],
      ['6.9', 'has no annotations', !text.includes('/Annots')],
      ['6.10', 'has no actions and no scripts', !/\/(OpenAction|AA|JavaScript|JS) /.test(text)],
      ['6.12', 'is not encrypted', !text.includes('/Encrypt')],
    ]
    expect(rules.filter(([, , holds]) => !holds)).toEqual([])
  })

  it('is accepted, rendered and read by other programs', async () => {
    const { file, pages } = await pressFile(format, layout)
    judge('qpdf', ['--check', file])
    const size = formatSizes[format]
    const boxes = judge('mutool', ['pages', file])
    if (boxes) expect(boxes.match(/<(Media|Bleed|Trim)Box/g)).toHaveLength(3 * pages.length)
    const picture = join(folder, `${format}-${layout}`)
    const code = pages[0]?.codes[0]
    const isRead = code && size.widthMm < 300
    const options = ['-gray', '-r', isRead ? '150' : '30', '-singlefile', '-cropbox']
    if (judge('pdftoppm', [...options, file, picture]) !== undefined && isRead)
      expect(decodeQr(readGrey(readFileSync(`${picture}.pgm`)))).toBe(placement.url)
  })

  it('prints the code and the words on paper with black ink alone', async () => {
    const { file, pages } = await pressFile(format, layout)
    const [page] = pages
    const code = page?.codes[0]
    if (!page || !code) throw new Error('No code')
    const covered = inksIn(file, page, code)
    if (!covered) return
    expect(covered.slice(0, 3)).toEqual([0, 0, 0])
    expect(covered[3]).toBeGreaterThan(0.2)
  })
})

/** Reads a picture in shades of grey (pgm(5)), which takes a fraction of the time of a PNG. */
function readGrey(bytes: Buffer): Pixels {
  const [header = '', width, height] = /^P5\s(\d+) (\d+)\s255\s/.exec(bytes.toString('latin1', 0, 50)) ?? []
  const data = new Uint8Array(4 * Number(width) * Number(height)).fill(255)
  for (const [at, shade] of bytes.subarray(header.length).entries()) data.fill(shade, 4 * at, 4 * at + 3)
  return { data, width: Number(width), height: Number(height) }
}

/** Returns how much of a code is covered by each ink, as Ghostscript separates it: cyan, magenta, yellow, black. */
function inksIn(file: string, { boxes }: FormatPage, code: Box): number[] | undefined {
  const { media } = withMarks({ boxes }).boxes
  const picture = `${file}.pam`
  const said = judge('gs', [
    ...['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-dLastPage=1', '-sDEVICE=pamcmyk32', '-r72'],
    ...[`-sOutputFile=${picture}`, file],
  ])
  if (said === undefined) return undefined
  const bytes = readFileSync(picture)
  const width = Number(/WIDTH (\d+)/.exec(bytes.toString('latin1', 0, 200))?.[1])
  const start = bytes.indexOf('ENDHDR\n') + 7
  // Without the outermost pixels, which the ground touches.
  const [left, top, side] = [code.x - media.x, code.y - media.y, code.width].map(
    (inches) => Math.ceil(inches * 72) + 1,
  )
  const sums = [0, 0, 0, 0]
  for (let row = top ?? 0; row < (top ?? 0) + (side ?? 0) - 4; row += 1) {
    for (let column = left ?? 0; column < (left ?? 0) + (side ?? 0) - 4; column += 1) {
      for (const ink of sums.keys())
        sums[ink] = (sums[ink] ?? 0) + (bytes[start + (row * width + column) * 4 + ink] ?? 0)
    }
  }
  return sums.map((sum) => sum / 255 / ((side ?? 1) - 4) ** 2)
}

it('is the same file each time', async () => {
  const [one, other] = [await makePressFile('card', 'bold'), await makePressFile('card', 'bold')]
  expect(Buffer.from(one.pdf).equals(Buffer.from(other.pdf))).toBe(true)
})
