import type { Language } from '@candour/schemas/languages.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { drawChangesPoster } from '#changes-poster.ts'
import { decodeQr } from '#decode-qr.ts'
import { renderToCanvas } from '#render-canvas.ts'
import { byId, type TestCompany } from '../test/companies.ts'
import { editionOf } from '../test/editions.ts'
import { around, corners, cropped, inkCorners, overlap, quietZone } from '../test/geometry.ts'
import { texts } from '../test/good.ts'

const date = '4 May 2026'
const three = (said: string, did: string) => [1, 2, 3].map(() => ({ said, did, date }))
const filled = (text: string) => text.repeat(280).slice(0, 280).trim()
const hostile = filled('Ẫ̈ \u200b<b>"\\ﷺ 👩🏽‍🍳 ก็ 漢\u200f()')

const cases: [string, Language, TestCompany, { said: string; did: string; date: string }[]][] = [
  ['short', 'en', byId('harbour'), three('Slow at noon', 'A second till').slice(0, 1)],
  ['three', 'de', byId('plain'), three('Mittags zu langsam', 'Zweite Kasse seit Mai, und mehr Plätze')],
  ['words', 'en', byId('long'), three(filled('Too slow at noon '), filled('A second till '))],
  ['one word', 'en', { ...byId('long'), logo: byId('wide').logo }, three(filled('W'), filled('W'))],
  ['Arabic', 'ar', byId('harbour'), three('الانتظار طويل عند الظهر', filled('صندوق ثانٍ منذ مايو '))],
  ['Japanese', 'ja', byId('tall'), three(filled('昼は行列が長いです。'), filled('レジを増やしました。'))],
  ['hostile', 'en', byId('plain'), three(hostile, hostile)],
]

it.each(cases)(
  'has all words on the paper, apart, and a code that is read: %s',
  async (_, language, company, changes) => {
    const { shownChanges: words } = catalogues[language]
    const told = changes.flatMap(({ said, did }) => [said, did])
    const edition = await editionOf(language, [company.name, ...Object.values(words), ...told, date])
    const page = drawChangesPoster({ company, edition, words, changes })
    const [code] = page?.codes ?? []
    if (!page || !code) throw new Error('No code')
    const quiet = quietZone(code)
    const boxes = texts(page).map((run) => ({ text: run.text, box: around(inkCorners(run, edition.fonts)) }))
    const { safe } = page.boxes
    const outside = boxes.filter(({ box }) =>
      corners(box).some(
        ([x, y]) => !(x >= safe.x && y >= safe.y && x <= safe.x + safe.width && y <= safe.y + safe.height),
      ),
    )
    expect(outside).toEqual([])
    const hair = (box: (typeof boxes)[number]['box']) => ({
      ...box,
      y: box.y + 0.01,
      height: box.height - 0.02,
    })
    const touching = boxes.filter(
      ({ box }, index) =>
        overlap(box, quiet) || boxes.slice(index + 1).some((other) => overlap(hair(box), hair(other.box))),
    )
    expect(touching).toEqual([])
    // Legible from across a table.
    expect(Math.min(...texts(page).map(({ size }) => size * 72))).toBeGreaterThan(5)

    const dpi = 150
    const width = Math.round(page.boxes.trim.width * dpi)
    const canvas = createCanvas(width, Math.round(page.boxes.trim.height * dpi))
    const context = canvas.getContext('2d')
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    renderToCanvas(page, context, { width, fonts: edition.fonts, logo: company.logo?.picture ?? null })
    const picture = context.getImageData(0, 0, canvas.width, canvas.height)
    expect(decodeQr(cropped(picture, quiet, dpi))).toBe(company.reviewUrl)
  },
)

it('is none without a printable word', async () => {
  const edition = await editionOf('en')
  const { shownChanges: words } = catalogues.en
  expect(
    drawChangesPoster({ company: byId('plain'), edition, words, changes: three('ก็', 'ก็') }),
  ).toBeUndefined()
})
