import { randomUUID } from 'node:crypto'
import { createPlacements } from '@candour/schemas/placements.ts'
import { confirmCode, endWalk, getWalk, listWalks, startWalk } from '@candour/schemas/walks.ts'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { beforeEach, describe, expect, it } from 'vitest'
import { pages } from '#pages/index.ts'
import { removeEnded } from '#process/housekeeping.ts'
import { anotherApp, buildTestApp, caller, type NewUser, readPages, testApp } from '#test/app.ts'

const t = await testApp()
const app = await anotherApp(t, { pages })
// A real server, because scans are answered on the fast path.
const origin = await app.listen({ port: 0, host: '127.0.0.1' })

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

let company: { id: string; slug: string }
let query: { companyId: string }
let member: NewUser
beforeEach(async () => {
  company = await t.make.company()
  query = { companyId: company.id }
  member = await t.signInAs({ companies: [company], companyRole: 'manager' })
})

async function start(who = member, locationId?: string) {
  const { status, body } = await who.call(startWalk, { query, body: locationId ? { locationId } : {} })
  expect(status).toBe(201)
  return body.id
}

type Read = { code: string } | { url: string }

function confirm(
  id: string,
  read: Read,
  { who = member, at = new Date(), submissionId = randomUUID(), note = '' } = {},
) {
  return who.call(confirmCode, {
    query,
    params: { id },
    body: { ...read, at: at.toISOString(), submissionId, note },
  })
}

async function verdictOf(id: string, read: Read) {
  const { status, body } = await confirm(id, read)
  expect(status, JSON.stringify(read)).toBe(200)
  return body.verdict
}

const list = async (who = member) => (await who.call(listWalks, { query })).body
const read = async (id: string) => (await member.call(getWalk, { query, params: { id } })).body

function scan(
  code: string,
  { cookie }: { cookie: string },
  headers: Record<string, string> = {},
  method = 'GET',
) {
  return fetch(`${origin}/q/${code}`, {
    method,
    redirect: 'manual',
    headers: { 'user-agent': phone, host: 'localhost:3000', cookie, ...headers },
  })
}

async function scansCounted() {
  await t.deps.funnel.write()
  const [row] = await t.sql<{ scans: number }>`
    select coalesce(sum(scans), 0)::integer as scans from funnel_days where company_id = ${company.id}::uuid and grain = 2
  `
  return row?.scans
}

describe('a walk', () => {
  it('confirms 200 codes over an interrupted line, by two people at once, each once and none as a scan', async () => {
    const location = await t.make.location(company)
    const series = { name: 'Table', kind: 'table_tent', count: 200, locationId: location.id } as const
    const { body: made } = await member.call(createPlacements, { query, body: series })
    const id = await start(member, location.id)
    const other = await t.signInAs({ companies: [company] })
    // Each code is read by both, and every third answer is lost, so that the phone sends it again.
    const walkAs = async (who: NewUser) => {
      for (const [n, { code }] of made.entries()) {
        const submissionId = randomUUID()
        for (let send = 0; send < (n % 3 === 0 ? 2 : 1); send += 1) {
          const { body } = await confirm(
            id,
            { code: n % 2 ? code : code.toLowerCase() },
            { who, submissionId },
          )
          expect(body.verdict).toBe('confirmed')
        }
      }
    }
    await Promise.all([walkAs(member), walkAs(other)])
    expect(await list()).toMatchObject([{ id, confirmed: 200, total: 200, missing: 0, by: member.email }])
    const [rows] = await t.sql<{ rows: number }>`
      select count(*)::integer as rows from walk_confirmations where company_id = ${company.id}::uuid
    `
    expect(rows?.rows).toBe(400)
    expect((await scan(made[7]?.code ?? '', member)).status).toBe(200)
    expect(await scansCounted()).toBe(0)
  }, 60_000)

  it('tells what is missing, and keeps its numbers once it has ended', async () => {
    const placements = [await t.make.placement(company), await t.make.placement(company)]
    await t.make.placement(company, { archived: true })
    const id = await start()
    expect(await list()).toMatchObject([
      { id, locationId: null, confirmed: 0, total: 2, missing: 2, endedAt: null },
    ])
    await confirm(id, { code: placements[0]?.code ?? '' }, { note: 'Torn' })
    const { codes, findings } = await read(id)
    expect(codes.map(({ id, confirmedAt }) => [id, confirmedAt !== null])).toEqual([
      [placements[1]?.id, false],
      [placements[0]?.id, true],
    ])
    expect(findings).toMatchObject([{ verdict: 'confirmed', placementId: placements[0]?.id, note: 'Torn' }])
    for (let n = 0; n < 2; n += 1)
      expect((await member.call(endWalk, { query, params: { id } })).status).toBe(204)
    await t.make.placement(company)
    expect(await list()).toMatchObject([{ confirmed: 1, total: 2, missing: 1, endedAt: expect.any(String) }])
  })

  it('keeps a photo without its metadata for a year, for those who manage codes', async () => {
    const id = await start()
    const canvas = createCanvas(2000, 1000)
    const jpeg = await canvas.encode('jpeg')
    const exif = Buffer.from('Exif\0\0GPS 53.55 N')
    const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif])
    const taken = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
    const send = (photo: string) =>
      member.call(confirmCode, {
        query,
        params: { id },
        body: { code: 'ABCDEFGH', at: new Date().toISOString(), submissionId: randomUUID(), photo },
      })
    expect((await send(`data:image/jpeg;base64,${taken.toString('base64')}`)).status).toBe(200)
    for (const bytes of [Buffer.from('no picture'), jpeg.subarray(0, 200)])
      expect((await send(`data:image/jpeg;base64,${bytes.toString('base64')}`)).body.code).toBe('bad_image')
    expect((await send('data:image/svg+xml;base64,PHN2Zy8+')).status).toBe(400)
    const [finding] = (await read(id)).findings
    expect(finding).toMatchObject({ hasPhoto: true, verdict: 'unknown' })
    const get = ({ cookie }: { cookie: string }) =>
      app.inject({
        url: `/api/dashboard/walks/${id}/photos/${finding?.submissionId}?companyId=${company.id}`,
        headers: { cookie },
      })
    const photo = await get(member)
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(photo.rawPayload.includes('GPS')).toBe(false)
    const { width, height } = await loadImage(photo.rawPayload)
    expect([width, height]).toEqual([1280, 640])
    const viewer = await t.signInAs({ companies: [company], companyRole: 'viewer' })
    expect((await get(viewer)).statusCode).toBe(403)

    await t.sql`update walk_confirmations set at = at - interval '364 days' where company_id = ${company.id}`
    await removeEnded(t.deps)
    expect((await get(member)).statusCode).toBe(200)
    await t.sql`update walk_confirmations set at = at - interval '2 days' where company_id = ${company.id}`
    await removeEnded(t.deps)
    expect((await get(member)).statusCode).toBe(404)
    expect((await read(id)).findings).toMatchObject([{ hasPhoto: false, verdict: 'unknown' }])
  })

  it('takes 500 photos a day of a company, and then scans without one', async () => {
    await using limited = await buildTestApp({ RATE_LIMITS: 'on' })
    const company = await limited.make.company()
    const member = await limited.signInAs({ companies: [company], companyRole: 'manager' })
    const query = { companyId: company.id }
    const params = { id: (await member.call(startWalk, { query, body: {} })).body.id }
    const send = async (photo?: string) => {
      const scan = { code: 'ABCDEFGH', at: new Date().toISOString(), submissionId: randomUUID() }
      const body = { ...scan, ...(photo && { photo }) }
      return (await member.call(confirmCode, { query, params, body })).body.code
    }
    const noPicture = 'data:image/png;base64,AAAA'
    for (let n = 0; n < 500; n += 1) expect(await send(noPicture)).toBe('bad_image')
    expect(await send(noPicture)).toBe('too_many_photos')
    expect(await send()).toBeUndefined()
  })

  it('is one per person, in whatever company', async () => {
    const second = await t.make.company()
    const both = await t.signInAs({ companies: [company, second] })
    const starts = await Promise.all(
      [query, query, { companyId: second.id }, { companyId: second.id }].map((query) =>
        both.call(startWalk, { query, body: {} }),
      ),
    )
    expect(starts.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect(starts.map(({ body }) => body.code)).toContain('walk_open')
    const withoutBody = (headers = {}) =>
      app.inject({
        method: 'POST',
        url: `${startWalk.path}?companyId=${company.id}`,
        headers: {
          cookie: member.cookie,
          host: 'localhost:3000',
          origin: 'http://localhost:3000',
          ...headers,
        },
      })
    expect((await withoutBody()).statusCode).toBe(201)
    expect((await withoutBody({ 'content-type': 'application/json' })).json().code).toBe('walk_open')
    expect((await member.call(startWalk, { query, body: { locationId: randomUUID() } })).body.code).toBe(
      'walk_open',
    )
    await member.call(endWalk, { query, params: { id: (await list())[0]?.id ?? '' } })
    const { body } = await member.call(startWalk, { query, body: { locationId: randomUUID() } })
    expect(body.code).toBe('location_not_found')
  })

  it('is one per key too, whose maker has left', async () => {
    const { key } = await t.make.apiKey({ company, by: member })
    await t.sql`delete from memberships where user_id = ${member.id}::uuid`
    const call = caller(t.app, { authorization: `Bearer ${key}` })
    const first = await call(startWalk, { query, body: {} })
    expect(first.status).toBe(201)
    expect((await call(startWalk, { query, body: {} })).body.code).toBe('walk_open')
    await call(endWalk, { query, params: { id: first.body.id } })
    expect((await call(startWalk, { query, body: {} })).status).toBe(201)
  })

  it('is in a list of pages, newest first', async () => {
    const ids: string[] = []
    for (let n = 0; n < 5; n += 1) {
      const id = await start()
      ids.unshift(id)
      // The newest stays open.
      if (n < 4) await member.call(endWalk, { query, params: { id } })
    }
    const walks = await readPages(member.call, listWalks, { ...query, limit: 2 })
    expect(walks.map(({ id }) => id)).toEqual(ids)
    const { body } = await member.call(listWalks, { query: { ...query, cursor: 'x' } })
    expect(body).toMatchObject({ code: 'bad_cursor' })
  })

  it('takes what was read before its end, once, and refuses what was read later', async () => {
    const [first, second] = [await t.make.placement(company), await t.make.placement(company)]
    const id = await start()
    const before = new Date()
    const submissionId = randomUUID()
    await confirm(id, first, { submissionId })
    await member.call(endWalk, { query, params: { id } })
    const [ended] = await list()
    const late = { at: new Date(Date.parse(ended?.endedAt ?? '')) }
    expect((await confirm(id, second, late)).body).toMatchObject({ code: 'walk_ended' })
    expect((await confirm(id, first, { submissionId, ...late })).body.verdict).toBe('confirmed')
    expect((await confirm(id, second, { at: before })).body.verdict).toBe('confirmed')
    expect(await list()).toMatchObject([{ confirmed: 2, total: 2, missing: 0 }])
    expect((await confirm(randomUUID(), first)).body.code).toBe('walk_not_found')
  })

  it('is of one company alone, and of those who manage its codes', async () => {
    const placement = await t.make.placement(company)
    const id = await start()
    const stranger = await t.signInAs({ companies: [await t.make.company()] })
    expect((await confirm(id, placement, { who: stranger })).body.code).toBe('no_company_access')
    const [theirs] = await t.sql<{ id: string }>`
      select company_id as id from memberships where user_id = ${stranger.id}::uuid
    `
    const { body } = await stranger.call(confirmCode, {
      query: { companyId: theirs?.id ?? '' },
      params: { id },
      body: { code: placement.code, at: new Date().toISOString(), submissionId: randomUUID() },
    })
    expect(body.code).toBe('walk_not_found')
    const viewer = await t.signInAs({ companies: [company], companyRole: 'viewer' })
    expect((await confirm(id, placement, { who: viewer })).body.code).toBe('forbidden_role')
    expect((await list())[0]).toMatchObject({ confirmed: 0 })
  })
})

describe('a verdict', () => {
  it('is elsewhere for another location and for the archive', async () => {
    const [here, there] = [await t.make.location(company), await t.make.location(company)]
    const id = await start(member, here.id)
    const given = [
      { locationId: here.id },
      { locationId: there.id },
      {},
      { locationId: here.id, archived: true },
    ]
    const placements = await Promise.all(given.map((fields) => t.make.placement(company, fields)))
    const answers = await Promise.all(placements.map(({ code }) => confirm(id, { code })))
    expect(answers.map(({ body }) => body.verdict)).toEqual([
      'confirmed',
      'elsewhere',
      'elsewhere',
      'elsewhere',
    ])
    expect(answers.map(({ body }) => body.placement?.id)).toEqual(placements.map(({ id }) => id))
    expect(await list()).toMatchObject([{ confirmed: 1, total: 1 }])
  })

  it('confirms an address as it is printed or typed', async () => {
    const { code } = await t.make.placement(company)
    const id = await start()
    for (const url of [
      `http://localhost:3000/q/${code}`,
      ` HTTP://LOCALHOST:3000/q/${code.toLowerCase()} `,
      `http://localhost:3000/q/${code}?lang=de#x`,
      `localhost:3000/q/${code}`,
    ])
      expect(await verdictOf(id, { url }), url).toBe('confirmed')
  })

  it('tells 30 of 30 codes that are not the company’s', async () => {
    const { code } = await t.make.placement(company)
    const id = await start()
    const another = await t.make.company()
    const theirs = await t.make.placement(another)
    const paused = await t.make.company({ billingStatus: 'suspended' })
    const dead = await t.make.company()
    const gone = await t.make.placement(dead)
    await t.sql`delete from companies where id = ${dead.id}::uuid`
    const foreign: Read[] = [
      { code: theirs.code },
      { url: `http://localhost:3000/q/${theirs.code}` },
      { code: (await t.make.placement(another, { archived: true })).code },
      { code: (await t.make.placement(paused)).code },
      { code: gone.code },
      { url: `http://localhost:3000/q/${gone.code.toLowerCase()}` },
      ...[
        `https://localhost:3000/q/${code}`,
        `http://localhost:3001/q/${code}`,
        `http://localhost/q/${code}`,
        `http://localhost:3000@evil.example/q/${code}`,
        `http://localhost:3000:x@evil.example/q/${code}`,
        `http://user@localhost:3000/q/${code}`,
        `http://localhost:3000.evil.example/q/${code}`,
        `http://localhost.evil.example:3000/q/${code}`,
        `http://q.localhost:3000/q/${code}`,
        `http://lоcalhost:3000/q/${code}`,
        `http://localhoѕt:3000/q/${code}`,
        `http://ｌocalhost:3000/q/${code}`,
        `http://xn--lcalhost-z6e:3000/q/${code}`,
        `http://localhost\u200b:3000/q/${code}`,
        `http://localh0st:3000/q/${code}`,
        `http://evil.example/?http://localhost:3000/q/${code}`,
        `http://evil.example/http://localhost:3000/q/${code}`,
        `http:\\\\localhost:3000\\q\\${code}`,
        `//localhost:3000/q/${code}`,
        `javascript:location='http://localhost:3000/q/${code}'`,
        `WIFI:S:localhost:3000/q/${code};;`,
        `http://localhost:3000`,
        `http://localhost:3000/${another.slug}`,
        `localhost:3000/${paused.slug}/feedback?via=${code}`,
      ].map((url) => ({ url })),
    ]
    for (const given of foreign) expect(await verdictOf(id, given), JSON.stringify(given)).toBe('foreign')
    const unknown: Read[] = [
      { code: 'ABCDEFGH' },
      { code: "'; drop table walks" },
      { url: 'http://localhost:3000/q/ABCDEFGH' },
      { url: `http://localhost:3000/q/${code}/..` },
      { url: `http://localhost:3000/${company.slug}` },
    ]
    for (const given of unknown) expect(await verdictOf(id, given), JSON.stringify(given)).toBe('unknown')
    expect(foreign.length + unknown.length).toBeGreaterThanOrEqual(30)
    expect((await list())[0]).toMatchObject({ confirmed: 0, missing: 1 })
    expect((await read(id)).findings).toHaveLength(foreign.length + unknown.length)
  })

  it('needs exactly one thing that was read', async () => {
    const id = await start()
    const call = (body: object) =>
      app.inject({
        method: 'POST',
        url: `/api/dashboard/walks/${id}/confirmations?companyId=${company.id}`,
        headers: { cookie: member.cookie },
        payload: { at: new Date().toISOString(), submissionId: randomUUID(), ...body },
      })
    for (const body of [
      {},
      { code: 'A', url: 'b' },
      { code: '' },
      { url: 'x'.repeat(7_090) },
      { code: 'a\u0000' },
    ])
      expect((await call(body)).statusCode, JSON.stringify(body)).toBe(400)
  })
})

describe('a scan by the phone’s own camera', () => {
  it('confirms the code of a member with an open walk, and shows the verdict instead of the review page', async () => {
    const location = await t.make.location(company)
    const placement = await t.make.placement(company, { name: 'Table <7>', locationId: location.id })
    const visit = await scan(placement.code, { cookie: '' })
    expect(visit.status).toBe(302)
    expect((await scan(placement.code, member)).status).toBe(302)
    expect(await scansCounted()).toBe(2)
    const id = await start(member, location.id)
    for (const headers of [{ purpose: 'prefetch' }, { 'sec-purpose': 'prefetch' }])
      expect((await scan(placement.code, member, headers)).status).toBe(302)
    expect((await scan(placement.code, member, {}, 'HEAD')).status).toBe(302)
    expect((await list())[0]).toMatchObject({ confirmed: 0 })
    const before = await scansCounted()
    const shown = await scan(placement.code, member, { 'accept-language': 'de' })
    expect(shown.status).toBe(200)
    expect(shown.headers.get('set-cookie')).toBeNull()
    expect(shown.headers.get('cache-control')).toBe('no-store')
    const page = await shown.text()
    expect(page).toContain('<html lang="de"')
    expect(page).toContain('Table &#60;7&#62;')
    expect(page).toContain('ist bestätigt')
    expect(page).toContain('1 von 1 bestätigt')
    expect(page).toContain(`/dashboard/walks/${id}?company=${company.id}`)
    expect(await scansCounted()).toBe(before)
    expect((await list())[0]).toMatchObject({ id, confirmed: 1, missing: 0 })
    const theirs = await t.make.placement(await t.make.company())
    expect(await (await scan(theirs.code, member)).text()).toContain(`This sticker is not yours`)
    expect(await (await scan('ABCDEFGH', member)).text()).toContain('nobody’s code')
    expect((await scan('%00', member)).status).toBe(200)
    expect((await scan(placement.code, { cookie: '' })).status).toBe(302)
    await member.call(endWalk, { query, params: { id } })
    expect((await scan(placement.code, member)).status).toBe(302)
  })

  it('confirms nothing for whoever may no longer manage codes', async () => {
    const placement = await t.make.placement(company)
    const id = await start()
    await t.sql`update memberships set role = 'viewer' where user_id = ${member.id}::uuid`
    expect((await scan(placement.code, member)).status).toBe(302)
    expect(await scansCounted()).toBe(1)
    const owner = await t.signInAs({ companies: [company] })
    expect(await list(owner)).toMatchObject([{ id, confirmed: 0 }])
    await t.sql`delete from memberships where user_id = ${member.id}::uuid`
    expect((await scan(placement.code, member)).status).toBe(302)
  })
})
