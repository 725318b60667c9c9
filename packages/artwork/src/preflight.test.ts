import type { FormatId } from '@candour/schemas/print-formats.ts'
import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { drawFormat, type FormatPage } from '#formats.ts'
import { preflight } from '#preflight.ts'
import { renderToCanvas } from '#render-canvas.ts'
import { renderToHtml } from '#render-html.ts'
import { renderToSvg } from '#render-svg.ts'
import { editionOf } from '../test/editions.ts'

const company = {
  name: 'Harbour & <Sons>',
  brandColor: '#394CDC',
  reviewUrl: 'https://candour.app/harbour',
  logo: null,
}
const edition = await editionOf('en', [company.name])
const { fonts } = edition

const draw = (format: FormatId, changed: Partial<typeof company> = {}) => {
  const drawn = { ...company, ...changed }
  return { company: drawn, pages: [...drawFormat({ format, company: drawn, edition, placements: [] })] }
}

/** The codes of findings in pages that were changed after they were drawn. */
async function found(
  format: FormatId,
  change: (page: FormatPage) => FormatPage = (page) => page,
  changed: Partial<typeof company> = {},
) {
  const { company, pages } = draw(format, changed)
  const { findings, decodes } = await preflight({
    ...{ format, company, edition, placements: [], pages: pages.map(change), logoPixels: null },
    async paint(page, area, pixelsPerInch) {
      const [width, height] = [area.width, area.height].map((side) => Math.round(side * pixelsPerInch))
      const context = createCanvas(width ?? 1, height ?? 1).getContext('2d')
      context.translate(-area.x * pixelsPerInch, -area.y * pixelsPerInch)
      renderToCanvas(page, context, { width: page.boxes.trim.width * pixelsPerInch, fonts, logo: null })
      return context.getImageData(0, 0, width ?? 1, height ?? 1)
    },
  })
  return [findings.map(({ code }) => code), decodes]
}

const recolored =
  (from: string, to: string) =>
  (page: FormatPage): FormatPage => ({
    ...page,
    items: page.items.map((item) =>
      item.kind === 'shape' && item.fill.toLowerCase() === from ? { ...item, fill: to } : item,
    ),
  })

it('finds nothing in a piece that is in order', async () => {
  expect(await found('counter_card')).toEqual([[], true])
})

it('finds a code that leads elsewhere', async () => {
  const elsewhere = (page: FormatPage): FormatPage => ({
    ...page,
    codes: page.codes.map((code) => ({ ...code, text: 'https://candour.app/else' })),
  })
  expect(await found('counter_card', elsewhere)).toEqual([['code_unreadable', 'code_too_far'], false])
})

it('finds a code of too little contrast', async () => {
  expect((await found('counter_card', recolored('#000000', '#c8c8c8')))[0]).toContain('code_contrast')
})

it('finds words in the margin, and letters that cannot be printed', async () => {
  const moved = (page: FormatPage): FormatPage => ({
    ...page,
    items: page.items.map((item, index) =>
      item.kind === 'text' && index === page.items.findIndex(({ kind }) => kind === 'text')
        ? { ...item, x: -0.1 }
        : item,
    ),
  })
  expect(await found('counter_card', moved)).toEqual([['text_outside'], true])
  expect(await found('counter_card', undefined, { name: 'Ⰰⰱ Café' })).toEqual([['letters_missing'], true])
})

it('makes SVG of outlines alone, in which a name is no markup', () => {
  const [page] = draw('window_cling').pages
  if (!page) throw new Error('No page')
  const svg = renderToSvg(page, { fonts, logo: null, title: company.name })
  expect(svg).toContain('<title>Harbour &amp; &lt;Sons&gt;</title>')
  expect(svg).toMatch(/width="100mm" height="100mm"/)
  expect(svg).toContain('<clipPath id="cut"><circle')
  expect(svg).not.toMatch(/<(text|image|script|a)\b|href|NaN|undefined/)
})

it('makes HTML that loads nothing, from right to left where it is read so', () => {
  const url = 'https://candour.app/q/K7M4PXQ2?a="><script>'
  for (const format of ['signature', 'button'] as const) {
    const html = renderToHtml({ format, company, language: 'ar', words: edition.words, url })
    expect(html).toContain('dir="rtl"')
    expect(html).not.toMatch(/<script|<img|src=|url\(|<Sons>/)
  }
})
