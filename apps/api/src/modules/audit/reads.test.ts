import { exportOwnAuditCsv, listAudit, listOwnAudit } from '@candour/schemas/audit.ts'
import { createCompany, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { createLocation } from '@candour/schemas/locations.ts'
import { parseCsv } from 'hucre/csv'
import { describe, expect, it } from 'vitest'
import { type SignedIn, testApp } from '#test/app.ts'
import { redPixel } from '#test/factories.ts'

const add = ({ call }: SignedIn, { id: companyId }: { id: string }, name: string) =>
  call(createLocation, { query: { companyId }, body: { name } })

const t = await testApp()
const luna = await t.make.company({ name: 'Café Luna' })
const sole = await t.make.company({ name: 'Sole' })
const ada = await t.signInAs({ companies: [luna] })
const bob = await t.signInAs({ companies: [luna, sole] })
const operator = await t.signInAs({ role: 'superadmin' })
for (const n of [1, 2, 3]) await add(ada, luna, `Branch ${n}`)
await add(bob, luna, '=HYPERLINK("https://evil.example")')
await add(bob, sole, 'Elsewhere')
await bob.call(updateDashboardCompany, { query: { companyId: luna.id }, body: { timeZone: 'Asia/Tokyo' } })

const own = async (query: object = {}, { call }: SignedIn = ada) => {
  const { body, headers } = await call(listOwnAudit, { query: { companyId: luna.id, ...query } })
  return { entries: body, next: headers['x-next-cursor'] }
}

describe('an owner', () => {
  it('sees what was done in the company, newest first, and nothing of others', async () => {
    const { entries } = await own()
    expect(entries.map(({ action, target }) => [action, target.name])).toEqual([
      ['company.updated', 'Café Luna'],
      ['location.created', '=HYPERLINK("https://evil.example")'],
      ['location.created', 'Branch 3'],
      ['location.created', 'Branch 2'],
      ['location.created', 'Branch 1'],
    ])
    expect(entries[0]).toEqual({
      id: expect.any(String),
      at: expect.stringMatching(/Z$/),
      actor: { kind: 'user', id: bob.id, name: bob.email, displayName: null },
      action: 'company.updated',
      target: { type: 'company', id: luna.id, name: 'Café Luna', displayName: null },
      changes: { timeZone: ['UTC', 'Asia/Tokyo'] },
      network: '127.0.0.0/24',
      company: { id: luna.id, name: 'Café Luna' },
    })
  })

  it('reads page by page, without gaps or repetition', async () => {
    const all = (await own()).entries
    const first = await own({ limit: 2 })
    const second = await own({ limit: 2, cursor: first.next })
    const third = await own({ limit: 2, cursor: second.next })
    expect([...first.entries, ...second.entries, ...third.entries]).toEqual(all)
    expect(third.next).toBeUndefined()
  })

  it('filters by user, action and time', async () => {
    expect((await own({ userId: bob.id })).entries).toHaveLength(2)
    expect((await own({ userId: operator.id })).entries).toEqual([])
    expect((await own({ action: 'location.created' })).entries).toHaveLength(4)
    expect((await own({ userId: bob.id, action: 'location.created' })).entries).toHaveLength(1)
    const [newest, ...older] = (await own()).entries
    expect((await own({ from: newest?.at })).entries).toEqual([newest])
    expect((await own({ to: older.at(-1)?.at })).entries).toEqual(older.slice(-1))
    expect((await own({ from: '2100-01-01T00:00:00+23:59' })).entries).toEqual([])
  })

  it('filters by days of the company', async () => {
    const rows = await t.sql<{ today: string; tomorrow: string }>`
      select (now() at time zone 'Asia/Tokyo')::date::text as today,
        ((now() at time zone 'Asia/Tokyo')::date + 1)::text as tomorrow
    `
    const { today = '', tomorrow = '' } = rows[0] ?? {}
    expect((await own({ from: today, to: today })).entries).toHaveLength(5)
    expect((await own({ from: tomorrow })).entries).toEqual([])
  })

  it.each([
    { action: 'nonsense' },
    { userId: 'x' },
    { from: 'yesterday' },
    { from: '0001-01-01' },
    { to: '2026-02-30' },
    { cursor: 'x' },
  ])('gets a sentence for %o', async (query) => {
    const { status, body } = await ada.call(listOwnAudit, {
      query: { companyId: luna.id, ...query } as { companyId: string },
    })
    expect(status).toBe(400)
    expect(body.message).toMatch(/^(Please choose|This)/)
  })

  it('exports the filtered entries as CSV that starts no formula, in the company’s time', async () => {
    const { body, headers } = await t.app.inject({
      url: exportOwnAuditCsv.path,
      query: { companyId: luna.id, action: 'location.created' },
      headers: { cookie: ada.cookie },
    })
    expect(headers['content-disposition']).toMatch(/-audit-\d{4}-\d\d-\d\d\.csv"$/)
    const [header, newest, ...others] = parseCsv(body.replace(/^\uFEFF/, ''))
    expect(header?.slice(0, 5)).toEqual(['Time (Asia/Tokyo)', 'Company', 'By', 'Name', 'Action'])
    expect(newest?.slice(1, 7)).toEqual([
      'Café Luna',
      'user',
      bob.email,
      'location.created',
      'location',
      `'=HYPERLINK("https://evil.example")`,
    ])
    expect(newest?.at(8)).toContain('archived: – → false')
    expect(others).toHaveLength(3)
  })
})

describe('an operator', () => {
  const all = async (query: object = {}) => (await operator.call(listAudit, { query })).body

  it('sees the log of the platform and of every company', async () => {
    const entries = await all()
    expect(new Set(entries.map(({ company }) => company?.name))).toEqual(
      new Set(['Café Luna', 'Sole', undefined]),
    )
    expect(entries.filter(({ company }) => company === null).map(({ action }) => action)).toContain(
      'session.started',
    )
  })

  it('filters by company, user and action', async () => {
    expect((await all({ companyId: sole.id })).map(({ target }) => target.name)).toEqual(['Elsewhere'])
    expect(await all({ userId: ada.id, action: 'location.created' })).toHaveLength(3)
    expect((await all({ action: 'session.started' })).length).toBeGreaterThan(2)
  })

  it('sees entries of a company that was deleted', async () => {
    const gone = await t.make.company()
    const member = await t.signInAs({ companies: [gone] })
    await add(member, gone, 'Branch')
    await t.owner.deleteFrom('companies').where('id', '=', gone.id).execute()
    expect(await all({ companyId: gone.id })).toMatchObject([{ company: { id: gone.id, name: null } }])
  })
})

it('names a logo by its whole digest, at which the picture is found', async () => {
  const { body: company } = await operator.call(createCompany, {
    body: { name: 'Logo', slug: 'with-logo', googleReviewUrl: 'https://g.page/r/x', logoUrl: redPixel },
  })
  const query = { companyId: company.id, action: 'company.created' as const }
  const [created] = (await operator.call(listAudit, { query })).body
  const digest = created?.changes.logo?.[1]
  expect(digest).toMatch(/^[\da-f]{64}$/)
  expect((await t.app.inject(`/api/images/${digest}`)).statusCode).toBe(200)
})
