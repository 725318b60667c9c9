import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { decodeQr } from '@candour/artwork/decode-qr.ts'
import { readPixels } from '@candour/artwork/node.ts'
import { itemTypeFor } from '@candour/schemas/packs.ts'
import { makePrintPackages, requestPrint } from '@candour/schemas/print-orders.ts'
import { unzipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { drawPressPiece, pressPieceOf } from '#modules/prints/press-piece.ts'
import { testApp } from '#test/app.ts'
import { qrPicture } from '#test/picture.ts'

const site = 'https://reviews.example'
const t = await testApp({ SITE_ORIGIN: site })
const luna = await t.make.company({ name: 'Café Luna', slug: 'cafe-luna' })
const owner = await t.signInAs({ companies: [luna] })
const operator = await t.signInAs({ role: 'superadmin' })
const folder = await mkdtemp(join(tmpdir(), 'package-'))
afterAll(() => rm(folder, { recursive: true }))

const names = ['Table 1', 'تراس', '=1+1 "窓際"']
const spots: { id: string; code: string; name: string }[] = []
for (const name of names) spots.push({ name, ...(await t.make.placement(luna, { name })) })

const logoOf = (text: string) => Buffer.from(qrPicture(text).replace(/^.*,/, ''), 'base64')
const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest()
async function setLogo(bytes: Buffer) {
  await t.owner
    .insertInto('images')
    .values({ sha256: sha256(bytes), media_type: 'image/png', width: 100, height: 100, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await t.setCompany(luna, { print_logo_sha256: sha256(bytes) })
}

/** Orders stickers for the spots, with the proof of now. */
async function orderApproved() {
  const logo = logoOf('a logo')
  await setLogo(logo)
  const piece = await pressPieceOf(t.db, site, {
    ...{ format: 'sticker_3in', layout: 'ring', language: 'de', name: 'Café Luna', brandColor: '#394CDC' },
    ...{ slug: 'cafe-luna', logo: sha256(logo), placements: spots },
  })
  const approvedSha256 = sha256(await drawPressPiece(piece, luna.id)).toString('hex')
  const answer = await owner.call(requestPrint, {
    body: {
      ...{ companyId: luna.id, itemType: itemTypeFor('sticker', 12), quantity: 12, price: 22.79 },
      billing: {
        companyName: 'Café Luna GmbH',
        contactName: 'Ada Palmer',
        email: 'ada@example.com',
        phone: '+49 30 1234567',
        address: 'Harbour Street 1\n10115 Berlin\nGermany',
      },
      ...{ imageData: qrPicture(`${site}/q/${spots[0]?.code}`), layout: 'ring', language: 'de' },
      ...{ placementIds: spots.map(({ id }) => id), approvedSha256 },
    },
  })
  expect([answer.status, answer.body]).toEqual([201, expect.anything()])
  return { id: answer.body.id, approvedSha256 }
}

async function open(url: string, payload?: object) {
  const answer = await t.app.inject({
    url,
    headers: { cookie: operator.cookie },
    ...(payload && { method: 'POST', payload }),
  })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  return unzipSync(answer.rawPayload)
}
const packageOf = (id: string) => open(`/api/admin/print-orders/${id}/package.zip`)
const text = (data: Uint8Array | undefined) => new TextDecoder().decode(data)

describe('the package of an order', async () => {
  const { id, approvedSha256 } = await orderApproved()
  // What is printed is what was approved, even if the logo changes afterwards.
  await setLogo(logoOf('another logo'))
  await t.setCompany(luna, { name: 'Café Sol', brand_color: '#123456' })
  await t.owner.updateTable('placements').set({ name: 'Terrace', archived: true }).execute()
  const files = await packageOf(id)
  const file = (path: string) => files[`order-${id}/${path}`]

  it('has the press file that was approved, although the company has changed since', () => {
    const press = file('press/sticker_3in.pdf') ?? Buffer.of()
    expect(sha256(press).toString('hex')).toBe(approvedSha256)
    expect(text(press.slice(0, 8))).toBe('%PDF-1.6')
  })

  it('shows each page as a picture, whose code leads where it should', async () => {
    const pictures = Object.keys(files).filter((path) => path.endsWith('.png'))
    expect(pictures).toEqual([1, 2, 3].map((page) => `order-${id}/proof/page-0${page}.png`))
    for (const [index, path] of pictures.entries()) {
      const pixels = await readPixels(files[path] ?? Buffer.of())
      expect([pixels.width, decodeQr(pixels)]).toEqual([1400, `${site}/q/${spots[index]?.code}`])
    }
  })

  it('says on its ticket what to print and where to send it, without phone number and email', () => {
    const ticket = text(file('ticket.json'))
    const piece = { file: 'press/sticker_3in.pdf' }
    expect(JSON.parse(ticket)).toEqual({
      ...{ orderId: id, company: 'Café Luna', itemType: itemTypeFor('sticker', 12), quantity: 12 },
      approvedSha256,
      pieces: spots.map((spot, index) => ({
        ...{ ...piece, page: index + 1, placementId: spot.id, code: spot.code, name: spot.name },
        ...{ url: `${site}/q/${spot.code}`, quantity: 4 },
      })),
      shipTo: {
        ...{ companyName: 'Café Luna GmbH', contactName: 'Ada Palmer' },
        address: 'Harbour Street 1\n10115 Berlin\nGermany',
      },
    })
    expect(text(file('ticket.pdf')?.slice(0, 5))).toBe('%PDF-')
    for (const path of Object.keys(files)) expect(text(files[path])).not.toMatch(/1234567|ada@example/)
  })

  it('lists the codes for tags and spreadsheets, without formulas', () => {
    expect(text(file('codes.csv'))).toBe(
      [
        'code,name,url',
        `"${spots[0]?.code}","Table 1","${site}/q/${spots[0]?.code}"`,
        `"${spots[1]?.code}","تراس","${site}/q/${spots[1]?.code}"`,
        `"${spots[2]?.code}","'=1+1 ""窓際""","${site}/q/${spots[2]?.code}"`,
        '',
      ].join('\r\n'),
    )
  })

  it('is verified by sha256sum', async () => {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), content)
    }
    const order = join(folder, `order-${id}`)
    const check = () =>
      execFileSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: order, encoding: 'utf8', stdio: 'pipe' })
    expect(check().trim().split('\n')).toHaveLength(Object.keys(files).length - 1)
    await writeFile(join(order, 'codes.csv'), 'changed')
    expect(check).toThrow(/codes.csv: FAILED|did NOT match/)
  })

  it('has no press file if that would not be what was approved, and says so', async () => {
    const forget = (sha: Buffer) =>
      t.owner.updateTable('print_orders').set({ approved_sha256: sha }).where('id', '=', id).execute()
    await forget(sha256(Buffer.of(1)))
    const changed = Object.keys(await packageOf(id))
    await forget(Buffer.from(approvedSha256, 'hex'))
    expect(changed.filter((path) => path.includes('press/'))).toEqual([])
    expect(changed).toContain(`order-${id}/NOT-AS-APPROVED.txt`)
  })

  it('comes with those of other orders, each once, and of companies without codes', async () => {
    const other = await t.make.printOrder(luna)
    const both = await open(makePrintPackages.path, { ids: [id, other.id, id.toUpperCase()] })
    const folders = [...new Set(Object.keys(both).map((path) => path.split('/')[0]))]
    expect(folders).toEqual([`order-${id}`, `order-${other.id}`])
    expect(JSON.parse(text(both[`order-${other.id}/ticket.json`])).pieces).toEqual([
      {
        ...{ file: 'press/poster_18x24.pdf', page: 1, placementId: null, code: null, name: null },
        ...{ url: `${site}/cafe-luna`, quantity: 5 },
      },
    ])
  })

  it('is refused where an order does not exist, and for nobody but operators', async () => {
    const ids = [id, randomUUID()]
    const missing = await operator.call(makePrintPackages, { body: { ids } })
    expect(missing).toMatchObject({ status: 404, body: { code: 'order_not_found' } })
    expect((await owner.call(makePrintPackages, { body: { ids: [id] } })).status).toBe(403)
  })
})
