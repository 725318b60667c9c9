import { companyRole } from '@candour/schemas/accounts.ts'
import { listOwnAudit } from '@candour/schemas/audit.ts'
import {
  getCompanyBySlug,
  getDashboardCompany,
  updateCompany,
  updateDashboardCompany,
} from '@candour/schemas/companies.ts'
import { deleteCompany } from '@candour/schemas/deleted-companies.ts'
import type { Input } from '@candour/schemas/endpoint.ts'
import { startViewAs } from '@candour/schemas/view-as.ts'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { greyJpeg, qrPicture } from '#test/picture.ts'

type Change = Input<typeof updateDashboardCompany>['body']

const svg = `data:image/svg+xml;base64,${btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7"/></svg>',
)}`
const png = qrPicture('logo')

let t: TestApp
let operator: SignedIn
let company: { id: string; slug: string }
let owner: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
  operator = await t.signIn((await t.make.user({ role: 'superadmin' })).email)
})
afterAll(() => t[Symbol.asyncDispose]())
beforeEach(async () => {
  company = await t.make.company({ name: 'Former name' })
  owner = await t.signIn((await t.make.user({ companies: [company] })).email)
})

const change = (body: Change, as = owner) =>
  as.call(updateDashboardCompany, { query: { companyId: company.id }, body })
const visited = async () => (await t.call(getCompanyBySlug, { params: { slug: company.slug } })).body
const stored = async () => ({
  companies: await t.owner.selectFrom('companies').selectAll().orderBy('id').execute(),
  images: await t.owner.selectFrom('images').select('sha256').orderBy('sha256').execute(),
  replyTo: await t.owner.selectFrom('reply_settings').selectAll().orderBy('company_id').execute(),
  audit: await t.owner
    .selectFrom('audit_entries')
    .select('id')
    .where('action', '=', 'company.updated')
    .execute(),
})

const settings: Change[] = [
  { name: 'Latter name' },
  { logoUrl: png },
  { brandColor: '#123456' },
  { googleReviewUrl: 'https://g.page/r/latter/review' },
  { timeZone: 'Asia/Tokyo' },
  { mailOnView: false },
  { replyTo: 'answers@example.com' },
  { defaultLanguage: 'de' },
  { texts: { de: { greeting: 'Willkommen' } } },
]

describe('each setting', () => {
  it.each(companyRole.options)('is changed by a member in the role of %s if it grants that', async (role) => {
    const member = await t.signIn((await t.make.user({ companies: [company], companyRole: role })).email)
    for (const body of settings) {
      const allowed = role === 'owner' || (role === 'manager' && !('mailOnView' in body))
      const before = await stored()
      const answer = await change(body, member)
      expect([answer.status, answer.body.code], Object.keys(body).join()).toEqual(
        allowed ? [200, undefined] : [403, 'forbidden_role'],
      )
      if (allowed) expect(answer.body).toMatchObject(body)
      else expect(await stored()).toEqual(before)
    }
  })

  async function viewingOperator() {
    const viewing = await t.signIn((await t.make.user({ role: 'superadmin' })).email)
    await viewing.call(startViewAs, { params: { id: company.id }, body: { reason: 'They asked.' } })
    return viewing
  }

  async function ownerOfAnother() {
    return t.signIn((await t.make.user({ companies: [await t.make.company()] })).email)
  }

  async function ownerOfSuspended() {
    await operator.call(updateCompany, { params: { id: company.id }, body: { billingStatus: 'suspended' } })
    return owner
  }

  async function ownerOfDeleted() {
    await operator.call(deleteCompany, { params: { id: company.id } })
    return owner
  }

  it.each([
    ['an operator', async () => operator, 'no_company_access'],
    ['an operator who views the company', viewingOperator, 'view_as_read_only'],
    ['the owner of another company', ownerOfAnother, 'no_company_access'],
    ['the owner while the company is suspended', ownerOfSuspended, 'company_suspended'],
    ['the owner once the company is deleted', ownerOfDeleted, 'no_company_access'],
  ])('is not changed by %s', async (_, person, code) => {
    const as = await person()
    const before = await stored()
    for (const body of settings) {
      const answer = await change(body, as)
      expect([answer.status, answer.body.code], Object.keys(body).join()).toEqual([403, code])
    }
    expect(await stored()).toEqual(before)
  })
})

describe('name, logo and color', () => {
  it('are visible to visitors and members immediately, and the slug stays', async () => {
    await visited()
    const appearance = { name: 'Latter name', logoUrl: png, brandColor: '#123456' }
    expect((await change(appearance)).body).toMatchObject({ ...appearance, slug: company.slug })
    expect(await visited()).toMatchObject(appearance)
    const { body } = await owner.call(getDashboardCompany, { query: { companyId: company.id } })
    expect(body).toMatchObject(appearance)
    // The slug is the operator's: given nevertheless, it is ignored.
    expect((await change({ ...appearance, slug: 'mine' } as Change)).body.slug).toBe(company.slug)
    expect((await change({ logoUrl: null })).body).toMatchObject({ ...appearance, logoUrl: null })
  })

  it.each([
    ['a drawing', svg],
    ['a PNG', png],
    ['a JPEG', greyJpeg],
  ])('take %s as a logo, which sent back changes nothing', async (_, logoUrl) => {
    const given = (await change({ logoUrl })).body.logoUrl
    expect(given).toMatch(/^data:image/)
    const images = (await stored()).images
    expect((await change({ logoUrl: given, name: 'Same logo' })).body.logoUrl).toBe(given)
    expect((await stored()).images).toEqual(images)
  })

  it.each([
    ['in Arabic', 'مقهى القمر', 'مقهى القمر'],
    ['in Chinese', '月亮咖啡馆', '月亮咖啡馆'],
    ['of 120 characters', 'ß'.repeat(120), 'ß'.repeat(120)],
    ['of emoji', '🌙☕', '🌙☕'],
    ['with what overrides its direction', ' \u202eLuna\u202c ', 'Luna'],
  ])('take a name %s', async (_, name, shown) => {
    expect((await change({ name })).body.name).toBe(shown)
    expect((await visited()).name).toBe(shown)
  })

  it.each([
    ['a blank name', { name: ' ' }, 'name', 'Company name is required'],
    ['a long name', { name: 'x'.repeat(121) }, 'name', 'Please use at most 120 characters'],
    ['a color by name', { brandColor: 'red' }, 'brandColor', 'Please enter a color such as #394CDC'],
    ['a logo by address', { logoUrl: 'https://x.example' }, 'logoUrl', 'Please upload an image file'],
    ['a blank link', { googleReviewUrl: ' ' }, 'googleReviewUrl', 'Please enter a valid URL'],
    ['nothing', {}, 'googleReviewUrl', 'Please enter a valid URL'],
  ])('refuse %s', async (_, body, path, message) => {
    const before = await stored()
    const answer = await change(body)
    expect([answer.status, answer.body.issues]).toEqual([400, [{ path, message }]])
    expect(await stored()).toEqual(before)
  })

  it('leave who changed what in the audit log, a logo by its digest only', async () => {
    await change({ name: 'Latter name', logoUrl: png, brandColor: '#123456' })
    const { body } = await owner.call(listOwnAudit, { query: { companyId: company.id } })
    expect(body[0]).toMatchObject({
      action: 'company.updated',
      actor: { kind: 'user' },
      target: { id: company.id, name: 'Latter name' },
    })
    expect(body[0]?.changes).toEqual({
      name: ['Former name', 'Latter name'],
      brandColor: ['#394CDC', '#123456'],
      logo: [null, expect.stringMatching(/^[0-9a-f]{64}$/)],
    })
  })

  it('are logged in the order in which several writers changed them at once', async () => {
    await Promise.all([1, 2, 3, 4, 5, 6].map((n) => change({ name: `Name ${n}` })))
    const { body } = await owner.call(listOwnAudit, { query: { companyId: company.id } })
    const names = body.flatMap(({ changes }) => (changes.name ? [changes.name] : [])).reverse()
    expect(names.map(([before]) => before)).toEqual([
      'Former name',
      ...names.slice(0, -1).map(([, after]) => after),
    ])
    expect(names).toHaveLength(6)
  })

  it('are kept by two writers at once, each its own', async () => {
    const manager = await t.signIn(
      (await t.make.user({ companies: [company], companyRole: 'manager' })).email,
    )
    for (const n of [1, 2, 3]) {
      const [name, brandColor] = [`Name ${n}`, `#00000${n}`]
      const logoUrl = n % 2 ? png : greyJpeg
      const answers = await Promise.all([
        change({ name }),
        change({ brandColor }, manager),
        operator.call(updateCompany, { params: { id: company.id }, body: { logoUrl } }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(await visited()).toMatchObject({ name, brandColor, logoUrl: answers[2].body.logoUrl })
    }
  })
})

it.each([
  ['suspended', `update companies set billing_status = 'suspended' where id = $1`, 'company_suspended'],
  [
    'deleted',
    `with locked as (update companies set name = name where id = $1 returning id)
     insert into company_deletions (company_id, purge_at, reviews, billing_status)
     select id, now() + interval '30 days', 0, 'active' from locked`,
    'no_company_access',
  ],
])('a change is refused if the company was %s while its logo was read', async (_, statement, code) => {
  const before = (await stored()).images
  const other = new pg.Client(t.url)
  await other.connect()
  await other.query('begin')
  await other.query(statement, [company.id])
  const answer = change({ name: 'Too late', logoUrl: qrPicture(code) })
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(async () => (await other.query(waiting)).rowCount).toBeGreaterThan(0)
  await other.query('commit')
  await other.end()
  expect((await answer).body.code).toBe(code)
  const { companies, images } = await stored()
  expect(companies.find(({ id }) => id === company.id)?.name).toBe('Former name')
  expect(images).toEqual(before)
})

it('a company can set 30 logos an hour, and go on changing everything else', async () => {
  await using limited = await buildTestApp({ RATE_LIMITS: 'on' })
  const { id: companyId } = await limited.make.company()
  const { call } = await limited.signIn((await limited.make.user({ companies: [{ id: companyId }] })).email)
  const set = async (body: Change) =>
    (await call(updateDashboardCompany, { query: { companyId }, body })).body.code
  for (let n = 0; n < 30; n += 1) expect(await set({ logoUrl: greyJpeg })).toBeUndefined()
  expect(await set({ logoUrl: greyJpeg })).toBe('too_many_requests')
  expect(await set({ logoUrl: null, name: 'Still changed' })).toBeUndefined()
})
