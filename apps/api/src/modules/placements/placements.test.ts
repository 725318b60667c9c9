import { randomUUID } from 'node:crypto'
import {
  createPlacements,
  listPlacements,
  type Placement,
  updatePlacement,
} from '@candour/schemas/placements.ts'
import { describe, expect, it } from 'vitest'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { randomCode } from '#modules/placements/code.ts'
import * as savePlacement from '#modules/placements/save-placement.ts'
import { maxPlacements } from '#modules/placements/save-placement.ts'
import { readPages, testApp } from '#test/app.ts'

const site = 'https://reviews.example'

const t = await testApp({ SITE_ORIGIN: site })

async function someCompany() {
  const company = await t.make.company()
  const { call, cookie } = await t.signInAs({ companies: [company] })
  const companyId = company.id
  type Body = Parameters<typeof call<typeof createPlacements>>[1]['body']
  type Change = Parameters<typeof call<typeof updatePlacement>>[1]['body']
  type Query = Parameters<typeof call<typeof listPlacements>>[1]['query']
  return {
    ...{ company, call, cookie },
    list: (query: Omit<Query, 'companyId'> = {}) => call(listPlacements, { query: { companyId, ...query } }),
    create: (body: Body) => call(createPlacements, { query: { companyId }, body }),
    update: (id: string, body: Change) =>
      call(updatePlacement, { params: { id }, query: { companyId }, body }),
  }
}

const namesOf = (placements: Placement[]) => placements.map(({ name }) => name)

describe('creating', () => {
  it('returns a placement with a code of eight unambiguous characters and its URL', async () => {
    const { company, create, list } = await someCompany()
    const location = await t.make.location(company)
    const answer = await create({ name: ' Counter ', kind: 'table_tent', locationId: location.id })
    expect(answer.status).toBe(201)
    const code = answer.body[0]?.code ?? ''
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/)
    expect(answer.body).toEqual([
      {
        id: expect.any(String),
        code,
        url: `${site}/q/${code}`,
        name: 'Counter',
        kind: 'table_tent',
        locationId: location.id,
        archived: false,
        createdAt: expect.any(String),
        lastScanAt: null,
        recentScans: 0,
      },
    ])
    expect((await list()).body).toEqual(answer.body)
  })

  it('creates a numbered series in one call, listed in its order', async () => {
    const { create, list } = await someCompany()
    await create({ name: 'Counter', kind: 'poster' })
    const { body } = await create({ name: 'Table', kind: 'table_tent', count: 40 })
    const tables = Array.from({ length: 40 }, (_, at) => `Table ${at + 1}`)
    expect(namesOf(body)).toEqual(tables)
    expect(new Set(body.map(({ code }) => code)).size).toBe(40)
    expect(new Set(body.map(({ createdAt }) => createdAt)).size).toBe(1)
    expect(namesOf((await list()).body)).toEqual([...tables, 'Counter'])
    expect(namesOf((await create({ name: 'Seat', kind: 'card', count: 2, from: 0 })).body)).toEqual([
      'Seat 0',
      'Seat 1',
    ])
    expect(namesOf((await create({ name: '窓', kind: 'window', count: 1, from: 7 })).body)).toEqual(['窓 7'])
    expect((await create({ name: 'Sticker', kind: 'sticker', count: 500 })).body).toHaveLength(500)
  })

  it.each([
    [{ name: '', kind: 'poster' }, 'Please enter a name'],
    [{ name: 'x'.repeat(121), kind: 'poster' }, 'Please use at most 120 characters'],
    [{ name: 'x'.repeat(118), kind: 'poster', count: 10 }, 'Please use a shorter name'],
    [{ name: 'a\u0000b', kind: 'poster' }, 'Please remove the unreadable character'],
    [{ name: 'x', kind: 'billboard' }, ''],
    [{ name: 'x', kind: 'poster', count: 0 }, 'at least 1'],
    [{ name: 'x', kind: 'poster', count: 501 }, 'at most 500'],
    [{ name: 'x', kind: 'poster', count: 1.5 }, 'whole number'],
    [{ name: 'x', kind: 'poster', count: 2, from: -1 }, '0 or more'],
    [{ name: 'x', kind: 'poster', locationId: 'x' }, 'not valid'],
  ])('rejects %j', async (body, message) => {
    const { create, list } = await someCompany()
    const answer = await create(body as Parameters<typeof create>[0])
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain(message)
    expect((await list()).body).toEqual([])
  })

  it('limits the number of placements, even for concurrent calls', async () => {
    const { company, create } = await someCompany()
    await t.sql`insert into placements (company_id, id, code, name, kind)
      select ${company.id}::uuid, gen_random_uuid(), translate(lpad(to_hex(n), 8, 'Z'), '01abcdef', 'XYABCDEF'), n, 'poster'
      from generate_series(1, ${maxPlacements - 2}) n
    `
    const two = { name: 'Table', kind: 'poster', count: 2 } as const
    const answers = await Promise.all([create(two), create(two), create({ ...two, count: 3 })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many_placements')
  })
})

describe('a code', () => {
  it('is never issued twice: a collision is retried', async () => {
    const { company } = await someCompany()
    const { code: taken } = await t.make.placement(await t.make.company())
    const fresh = [randomCode(), randomCode(), randomCode(), randomCode()]
    const offered = [fresh[0], taken, fresh[1], fresh[1], fresh[2], fresh[3]]
    const created = await savePlacement.createPlacements(
      t.deps,
      system('command'),
      company.id,
      { name: 'Table', kind: 'card', count: 2 },
      () => offered.shift() ?? '',
    )
    expect(created.map(({ code }) => code)).toEqual(fresh.slice(2))
    expect(offered).toEqual([])
  })

  it('never changes', async () => {
    const { company, create, update } = await someCompany()
    const { body } = await create({ name: 'Counter', kind: 'poster' })
    const [{ id, code } = { id: '', code: '' }] = body
    const change = { name: 'Window', kind: 'window', code: 'ABCDEFGH', url: 'x' } as const
    expect((await update(id, change)).body).toMatchObject({ name: 'Window', kind: 'window', code })
    const inDatabase = withCompany(t.db, system('command'), company.id, (tx) =>
      tx.updateTable('placements').set({ code: 'ABCDEFGH' }).execute(),
    )
    await expect(inDatabase).rejects.toThrow('permission denied')
  })

  it("outlives its placement's company", async () => {
    const gone = await t.make.company()
    const { id, code } = await t.make.placement(gone)
    await t.owner.deleteFrom('companies').where('id', '=', gone.id).execute()
    expect(await t.db.selectFrom('placement_codes').selectAll().where('code', '=', code).execute()).toEqual([
      { code, company_id: gone.id, placement_id: id },
    ])
    const { company } = await someCompany()
    const offered = [code, randomCode()]
    const next = offered[1]
    const [created] = await savePlacement.createPlacements(
      t.deps,
      system('command'),
      company.id,
      { name: 'Counter', kind: 'poster' },
      () => offered.shift() ?? '',
    )
    expect(created?.code).toBe(next)
  })
})

describe('listing', () => {
  it('pages through all placements, newest first, also within a series', async () => {
    const { company, call, create, list } = await someCompany()
    const older = (await create({ name: 'Table', kind: 'card', count: 5 })).body
    const newer = (await create({ name: 'Seat', kind: 'card', count: 4 })).body
    const found = await readPages(call, listPlacements, { companyId: company.id, limit: 2 })
    expect(namesOf(found)).toEqual(namesOf([...newer, ...older]))
    expect((await list({ cursor: 'x' })).body.code).toBe('bad_cursor')
    expect((await list({ limit: 101 })).status).toBe(400)
  })

  it('shows archived placements only on request', async () => {
    const { create, update, list } = await someCompany()
    const { body } = await create({ name: 'Table', kind: 'card', count: 2 })
    const [first, second] = body
    const { body: archived } = await update(first?.id ?? '', { archived: true })
    expect(archived).toEqual({ ...first, archived: true })
    expect((await list()).body).toEqual([second])
    expect((await list({ archived: 'false' })).body).toEqual([second])
    expect((await list({ archived: 'true' })).body).toEqual([archived])
    await update(first?.id ?? '', { archived: false })
    expect((await list()).body).toEqual(body)
  })

  it('looks up placements by id, archived ones included', async () => {
    const { create, update, list } = await someCompany()
    const { body } = await create({ name: 'Table', kind: 'card', count: 3 })
    const [first, second, third] = body
    const { body: archived } = await update(second?.id ?? '', { archived: true })
    const foreign = (await (await someCompany()).create({ name: 'Counter', kind: 'poster' })).body[0]
    const ids = [third, second, foreign].map((placement) => placement?.id ?? '').join(',')
    expect((await list({ ids })).body).toEqual([archived, third])
    expect((await list({ ids, archived: 'false' })).body).toEqual([third])
    expect((await list({ ids, archived: 'true' })).body).toEqual([archived])
    expect((await list({ ids: first?.id.toUpperCase() })).body).toEqual([first])
    expect((await list({ ids: Array(50).fill(first?.id).join(',') })).body).toEqual([first])
    for (const bad of ['', 'x', ids.slice(1), `${ids},`, Array(51).fill(first?.id).join(',')]) {
      expect((await list({ ids: bad })).status).toBe(400)
    }
  })

  it('narrows to a location, a part of the name or the beginning of the code', async () => {
    const { company, create, list } = await someCompany()
    const location = await t.make.location(company)
    const foreign = await t.make.location(await t.make.company())
    const [table] = (await create({ name: 'Übertisch 100%', kind: 'card', locationId: location.id })).body
    const [counter] = (await create({ name: 'Counter', kind: 'poster' })).body
    expect((await list({ locationId: location.id })).body).toEqual([table])
    expect((await list({ locationId: location.id.toUpperCase() })).body).toEqual([table])
    expect((await list({ locationId: foreign.id })).body).toEqual([])
    expect((await list({ locationId: randomUUID() })).body).toEqual([])
    expect((await list({ q: 'ÜBERTISCH 100%' })).body).toEqual([table])
    expect((await list({ q: '100_' })).body).toEqual([])
    expect((await list({ q: counter?.code.slice(0, 6).toLowerCase() })).body).toEqual([counter])
    expect((await list({ q: counter?.code, locationId: location.id })).body).toEqual([])
  })
})

it('exports the filtered placements as CSV that starts no formula', async () => {
  const { company, create, cookie } = await someCompany()
  const location = await t.make.location(company, { name: 'Altona' })
  const [inside] = (await create({ name: '=1+1', kind: 'table_tent', locationId: location.id })).body
  const [outside] = (await create({ name: 'مقهى', kind: 'web' })).body
  await t.sql`
    update placements set last_scan_at = ${new Date('2026-03-01T12:30:00Z')}, created_at = ${new Date('2026-02-28T23:00:00Z')}
    where company_id = ${company.id}
  `
  const csv = async (query = '') => {
    const url = `/api/dashboard/placements.csv?companyId=${company.id}${query}`
    const { body, headers } = await t.app.inject({ url, headers: { cookie } })
    expect(headers['content-disposition']).toContain(`filename="${company.slug}-codes-`)
    return body.trim().split(/\r?\n/)
  }
  const times = '2026-02-28 23:00:00,2026-03-01 12:30:00,0'
  const row = `'=1+1,Table tent,Altona,${inside?.code},${inside?.url},${times}`
  const other = `مقهى,Website or email,,${outside?.code},${outside?.url},${times}`
  const header = 'Name,Kind,Location,Code,Link,Added (UTC),Last scan (UTC),Scans in 30 days'
  expect(await csv()).toEqual([header, other, row])
  expect(await csv(`&locationId=${location.id}`)).toEqual([header, row])
  expect(await csv('&archived=true')).toEqual([header])
})

describe('changing', () => {
  it('changes only the given fields, and moves to another location or none', async () => {
    const { company, create, update, list } = await someCompany()
    const location = await t.make.location(company)
    const [created] = (await create({ name: 'Counter', kind: 'poster' })).body
    const id = created?.id ?? ''
    expect((await update(id, {})).body).toEqual(created)
    const { body: moved } = await update(id, { locationId: location.id })
    expect(moved).toEqual({ ...created, locationId: location.id })
    expect((await update(id, { name: 'Window', kind: 'window' })).body).toEqual({
      ...moved,
      name: 'Window',
      kind: 'window',
    })
    const { body } = await update(id, { locationId: null })
    expect(body.locationId).toBeNull()
    expect((await list()).body).toEqual([body])
  })

  it("answers for another company's placement or location as for one that does not exist", async () => {
    const [mine, theirs] = [await someCompany(), await someCompany()]
    const foreign = await t.make.placement(theirs.company)
    const foreignLocation = await t.make.location(theirs.company)
    const missing = await mine.update(randomUUID(), { name: 'x' })
    expect(missing).toMatchObject({ status: 404, body: { code: 'placement_not_found' } })
    expect((await mine.update(foreign.id, { name: 'x' })).body).toEqual(missing.body)

    const noLocation = { status: 404, body: { code: 'location_not_found', issues: [{ path: 'locationId' }] } }
    const [own] = (await mine.create({ name: 'Counter', kind: 'poster' })).body
    for (const locationId of [foreignLocation.id, randomUUID()]) {
      expect(await mine.create({ name: 'x', kind: 'card', locationId })).toMatchObject(noLocation)
      expect(await mine.update(own?.id ?? '', { locationId })).toMatchObject(noLocation)
    }
    expect((await mine.list()).body).toEqual([own])
  })
})
