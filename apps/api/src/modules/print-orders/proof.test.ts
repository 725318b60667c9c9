import { createHash, randomUUID } from 'node:crypto'
import { itemTypeFor } from '@candour/schemas/packs.ts'
import { getOrderContent, type PrintRequest, requestPrint } from '@candour/schemas/print-orders.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { drawPressPiece, type PieceReference, pressPieceOf } from '#modules/prints/press-piece.ts'
import { testApp } from '#test/app.ts'
import { qrPicture } from '#test/picture.ts'

const site = 'https://reviews.example'
const t = await testApp({ SITE_ORIGIN: site })
const luna = await t.make.company({ name: 'Café Luna', slug: 'cafe-luna' })
const table = await t.make.placement(luna, { name: 'Table 1' })
const owner = await t.signInAs({ companies: [luna] })

const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest()
const bytesOf = (url: string) => Buffer.from(url.replace(/^.*,/, ''), 'base64')
const logo = bytesOf(qrPicture('a logo'))
const otherLogo = bytesOf(qrPicture('another logo'))

async function setCompany(set: { print_logo_sha256?: Buffer; name?: string; brand_color?: string }) {
  await t.owner.updateTable('companies').set(set).where('id', '=', luna.id).execute()
}

beforeEach(async () => {
  await t.owner.deleteFrom('print_orders').execute()
  for (const bytes of [logo, otherLogo]) {
    await t.owner
      .insertInto('images')
      .values({ sha256: sha256(bytes), media_type: 'image/png', width: 100, height: 100, bytes })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await setCompany({ print_logo_sha256: sha256(logo), name: 'Café Luna', brand_color: '#394CDC' })
})

const piece: PieceReference = {
  format: 'poster_18x24',
  layout: 'bold',
  language: 'en',
  name: 'Café Luna',
  brandColor: '#394CDC',
  slug: 'cafe-luna',
  logo: sha256(logo),
  placements: [],
}

const press = async (given: Partial<PieceReference> = {}) =>
  drawPressPiece(await pressPieceOf(t.db, site, { ...piece, ...given }), luna.id)
const approved = async (given: Partial<PieceReference> = {}) => sha256(await press(given)).toString('hex')

const five = (given: Partial<PrintRequest> = {}): PrintRequest => ({
  companyId: luna.id,
  itemType: itemTypeFor('poster', 5),
  quantity: 5,
  price: 54,
  billing: {
    companyName: 'Café Luna',
    contactName: 'Ada Palmer',
    email: 'ada@example.com',
    phone: '+49 30 1234567',
    address: 'Harbour Street 1\n10115 Berlin',
  },
  imageData: qrPicture(`${site}/cafe-luna`),
  ...given,
})
const order = (given: Partial<PrintRequest> = {}) => owner.call(requestPrint, { body: five(given) })
const stored = () =>
  t.owner.selectFrom('print_orders').select(['id', 'approved_sha256', 'drawn_from']).execute()

describe('a press file', () => {
  it('is the same, byte for byte, each time it is drawn', async () => {
    const placements = [
      { name: '窓際 7', code: 'K7M4PXQ2' },
      { name: 'شرفة', code: 'ABCDEFGH' },
    ]
    const [one, other] = [await press({ placements }), await press({ placements })]
    expect(sha256(one).equals(sha256(other))).toBe(true)
  })

  it.each<[string, Partial<PieceReference>]>([
    ['logo', { logo: sha256(otherLogo) }],
    ['name', { name: 'Café Sol' }],
    ['color', { brandColor: '#394CDD' }],
    ['address', { slug: 'cafe-sol' }],
    ['code', { placements: [{ name: 'Table 1', code: 'K7M4PXQ2' }] }],
    ['layout', { layout: 'editorial' }],
    ['language', { language: 'de' }],
    ['format', { format: 'poster_a4' }],
  ])('has another checksum with another %s', async (_, given) => {
    expect(await approved(given)).not.toBe(await approved())
  })
})

it('is shown before the order by the same bytes', async () => {
  const { rawPayload } = await t.app.inject({
    url: '/api/dashboard/prints/poster_18x24.pdf',
    query: { companyId: luna.id, layout: 'bold', lang: 'en', press: 'true', placementId: table.id },
    headers: { cookie: owner.cookie },
  })
  const answer = await order({
    placementIds: [table.id],
    imageData: qrPicture(`${site}/q/${table.code}`),
    approvedSha256: sha256(rawPayload).toString('hex'),
  })
  expect([answer.status, answer.body]).toEqual([201, expect.anything()])
})

describe('an order of an approved proof', () => {
  it('can be read, to order the same again, by its company alone', async () => {
    const approvedSha256 = await approved({ layout: 'arch', language: 'ja' })
    const { body } = await order({ approvedSha256, layout: 'arch', language: 'ja' })
    const read = (companyId: string, as = owner) =>
      as.call(getOrderContent, { params: { id: body.id }, query: { companyId } })
    expect((await read(luna.id)).body).toMatchObject({
      ...{ itemType: itemTypeFor('poster', 5), quantity: 5, layout: 'arch', language: 'ja' },
      ...{ placementIds: [], approvedSha256 },
    })
    const other = await t.make.company()
    const stranger = await t.signInAs({ companies: [other] })
    expect((await read(luna.id, stranger)).status).toBe(403)
    expect(await read(other.id, stranger)).toMatchObject({ status: 404, body: { code: 'order_not_found' } })
  })

  it('keeps its checksum', async () => {
    const approvedSha256 = await approved()
    expect((await order({ approvedSha256: approvedSha256.toUpperCase() })).status).toBe(201)
    expect((await stored()).map((row) => row.approved_sha256?.toString('hex'))).toEqual([approvedSha256])
  })

  it.each<[string, Parameters<typeof setCompany>[0]]>([
    ['logo', { print_logo_sha256: sha256(otherLogo) }],
    ['name', { name: 'Café Sol' }],
    ['color', { brand_color: '#123456' }],
  ])('is refused once the %s has changed, and stores nothing', async (_, set) => {
    const approvedSha256 = await approved()
    await setCompany(set)
    expect(await order({ approvedSha256 })).toMatchObject({ status: 409, body: { code: 'proof_changed' } })
    expect(await stored()).toEqual([])
  })

  it('is refused once a spot has another name, and taken with the new proof', async () => {
    const given = {
      placementIds: [table.id],
      imageData: qrPicture(`${site}/q/${table.code}`),
      orderKey: randomUUID(),
    }
    const named = (name: string) => approved({ placements: [{ name, code: table.code }] })
    const first = await named('Table 1')
    await t.owner.updateTable('placements').set({ name: 'Terrace' }).where('id', '=', table.id).execute()
    const refused = await order({ ...given, approvedSha256: first })
    expect(refused).toMatchObject({ status: 409, body: { code: 'proof_changed' } })
    expect((await order({ ...given, approvedSha256: await named('Terrace') })).status).toBe(201)
  })

  it('is one order when approved twice at once, also after the piece has changed', async () => {
    const given = { approvedSha256: await approved(), orderKey: randomUUID() }
    const answers = await Promise.all([order(given), order(given), order(given)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    await setCompany({ name: 'Café Sol' })
    expect((await order(given)).status).toBe(201)
    expect(await stored()).toHaveLength(1)
  })

  it('differs from an order of the same key that was approved otherwise', async () => {
    const orderKey = randomUUID()
    await order({ approvedSha256: await approved(), orderKey })
    expect(await order({ orderKey })).toMatchObject({ status: 409, body: { code: 'order_differs' } })
  })

  it('needs no approval by clients that know none', async () => {
    expect((await order()).status).toBe(201)
    expect((await stored()).map((row) => row.approved_sha256)).toEqual([null])
  })
})
