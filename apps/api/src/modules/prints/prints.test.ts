import * as contracts from '@candour/schemas/prints.ts'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { testApp } from '#test/app.ts'

const t = await testApp()
const company = await t.make.company({ name: 'Harbour & <Sons>' })
const { cookie } = await t.signInAs({ companies: [company] })
const other = await t.make.company()

/** Requests a file or, with a body, makes it. */
function ask(path: string, query: Record<string, unknown> = {}, payload?: object) {
  const search = new URLSearchParams({ companyId: company.id })
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) search.append(name, String(one))
  return t.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/dashboard/prints${path}?${search}`,
    headers: { cookie },
    ...(payload && { payload }),
  })
}

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

it('lists the formats with their layouts', async () => {
  const { formats } = contracts.listPrintFormats.response.parse((await ask('')).json())
  expect(formats).toHaveLength(12)
  expect(formats.find(({ id }) => id === 'card')).toEqual({
    ...{ id: 'card', name: 'Card to take home', widthMm: 85, heightMm: 55, bleedMm: 3, safeMm: 3 },
    layouts: [
      { id: 'bold', name: 'Bold' },
      { id: 'editorial', name: 'Editorial' },
    ],
    ...{ takeHome: true, orderable: false },
  })
  expect(formats.find(({ id }) => id === 'poster_18x24')).toMatchObject({
    ...{ widthMm: 457.2, heightMm: 609.6, bleedMm: 3.175 },
  })
  expect(formats.filter(({ orderable }) => orderable).map(({ id }) => id)).toEqual([
    'poster_18x24',
    'sticker_3in',
  ])
})

it('makes PDFs for the page, for some codes and for many', async () => {
  const placements = [await t.make.placement(company), await t.make.placement(company)]
  const ids = placements.map(({ id }, n) => (n === 0 ? id.toUpperCase() : id))
  const page = await ask('/card.pdf')
  expect(page.statusCode).toBe(200)
  expect(page.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  expect(page.headers['content-disposition']).toMatch(
    new RegExp(`^attachment; filename="${company.slug}-card-\\d{4}-\\d\\d-\\d\\d.pdf"$`),
  )
  expect(page.body).not.toContain('/GTS_PDFX')
  expect(pagesIn(page.rawPayload)).toBe(1)
  const trimmed = [0, 0, 85, 55].map((mm) => Number(((mm / 25.4) * 72).toFixed(6)))
  for (const box of ['Media', 'Bleed', 'Trim']) {
    expect(page.body.includes(`/${box}Box [${trimmed.join(' ')}]`), box).toBe(true)
  }

  const some = await ask('/counter_card.pdf', { placementId: ids, lang: 'ja', layout: 'arch', press: true })
  expect(some.headers['content-disposition']).toContain('-counter-card-2-codes-press-')
  expect(pagesIn(some.rawPayload)).toBe(2)
  expect(some.body.includes('/GTS_PDFX')).toBe(true)

  const many = await ask('/slip.pdf', {}, { placementIds: Array.from({ length: 60 }, () => ids).flat() })
  expect(many.statusCode, many.body.slice(0, 200)).toBe(200)
  expect(pagesIn(many.rawPayload)).toBe(120)
})

it('makes pictures for one code that load nothing', async () => {
  const placement = await t.make.placement(company)
  await t.sql`update placements set archived = true where id = ${placement.id}::uuid`
  const svg = await ask('/counter_card.svg', { placementId: placement.id })
  expect(svg.headers['content-type']).toBe('image/svg+xml')
  expect(svg.body).toMatch(/width="105mm" height="148mm"/)
  expect(svg.body).toContain('<title>Counter card: Harbour &amp; &lt;Sons&gt;</title>')
  expect(svg.body).not.toMatch(/<(text|script|style|a)\b|href="(?!data:)/)

  const png = await ask('/sticker_3in.png', { placementId: placement.id })
  const picture = await loadImage(png.rawPayload)
  expect([picture.width, picture.height]).toEqual([900, 900])
  const context = createCanvas(900, 900).getContext('2d')
  context.drawImage(picture, 0, 0)
  // Outside the cut, nothing is printed.
  expect(context.getImageData(2, 2, 1, 1).data[3]).toBe(0)
  expect(context.getImageData(450, 450, 1, 1).data[3]).toBe(255)

  const html = await ask('/signature.html', { placementId: placement.id, lang: 'ar' })
  expect(html.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(html.body).toContain('dir="rtl"')
  expect(html.body).toContain('Harbour &amp; &lt;Sons&gt;')
  expect(html.body).not.toMatch(/src=|<img|<link|<script|url\(/)
  expect(html.body.match(/href="[^"]+"/g)?.every((href) => /\/q\/[A-Z0-9]{8}"$/.test(href))).toBe(true)
})

it('checks a piece before it is printed', async () => {
  const { id } = await t.make.placement(company)
  const fine = await ask('/poster_a4/preflight', {}, { placementIds: [id] })
  expect(fine.json()).toEqual({ findings: [], decodes: true })

  await t.setCompany(company, { name: 'Ⰰⰱⰲ Café' })
  const odd = await ask('/poster_a4/preflight', {}, {})
  expect(odd.json()).toMatchObject({
    findings: [{ level: 'warning', code: 'letters_missing', message: expect.stringMatching(/\.$/) }],
    decodes: true,
  })
})

it('refuses what does not exist', async () => {
  const foreign = await t.make.placement(other)
  const codeOf = async (...given: Parameters<typeof ask>) => {
    const answer = await ask(...given)
    return [answer.statusCode, answer.json().code]
  }
  expect(await codeOf('/mug.pdf')).toEqual([404, 'format_not_found'])
  expect(await codeOf('/card.html')).toEqual([404, 'format_not_found'])
  expect(await codeOf('/card.pdf', { layout: 'arch' })).toEqual([400, 'unknown_layout'])
  expect(await codeOf('/card.svg', { placementId: foreign.id })).toEqual([404, 'placement_not_found'])
  expect(await codeOf('/card.pdf', {}, { placementIds: [foreign.id] })).toEqual([404, 'placement_not_found'])
  expect(await codeOf('/card/preflight', {}, { placementIds: [foreign.id] })).toEqual([
    404,
    'placement_not_found',
  ])
  const tooMany = Array.from({ length: 51 }, () => foreign.id)
  expect((await ask('/card.pdf', { placementId: tooMany })).statusCode).toBe(400)
})
