import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { getMe } from '@candour/schemas/accounts.ts'
import { updateCase } from '@candour/schemas/cases.ts'
import {
  createCompany,
  getCompanyBySlug,
  getDashboardCompany,
  listCompanies,
  updateCompany,
  updateDashboardCompany,
} from '@candour/schemas/companies.ts'
import { endpoints } from '@candour/schemas/endpoints.ts'
import { createReview, type ReviewInput } from '@candour/schemas/reviews.ts'
import pg from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/app.ts'
import { driftOf } from '#test/rollup.ts'
import { bareRequest, callOf } from '#test/samples/samples.ts'

let company: { id: string; slug: string }
let owner: Awaited<ReturnType<TestApp['signIn']>>
const t = await testApp()
const operator = await t.signInAs({ role: 'superadmin' })
beforeEach(async () => {
  company = await t.make.company()
  owner = await t.signInAs({ companies: [company] })
})

const suspensionReason = 'Three invoices are open.'
const change = (body: Parameters<typeof operator.call<typeof updateCompany>>[1]['body']) =>
  operator.call(updateCompany, { params: { id: company.id }, body })
const suspend = () => change({ billingStatus: 'suspended', suspensionReason })
const lift = () => change({ billingStatus: 'active' })
const send = (given: Partial<ReviewInput> = {}) =>
  t.call(createReview, { body: { companyId: company.id, rating: 4, feedback: 'Lovely cake', ...given } })
const stored = () =>
  t.sql`select feedback, rating from reviews where company_id = ${company.id} order by feedback`

describe('the reason', () => {
  it('is kept while the company is suspended, and only then', async () => {
    expect((await suspend()).body).toMatchObject({ billingStatus: 'suspended', suspensionReason })
    expect((await change({ name: 'Renamed' })).body.suspensionReason).toBe(suspensionReason)
    expect((await change({ suspensionReason: 'Two are open.' })).body.suspensionReason).toBe('Two are open.')
    const { body } = await operator.call(listCompanies, { query: { search: company.slug } })
    expect(body).toMatchObject([{ suspensionReason: 'Two are open.' }])
    expect((await lift()).body).not.toHaveProperty('suspensionReason')
    expect((await change({ suspensionReason: 'Not suspended.' })).body).not.toHaveProperty('suspensionReason')
    expect((await change({ billingStatus: 'suspended' })).body).not.toHaveProperty('suspensionReason')
  })

  it('is bounded', async () => {
    const { status } = await change({ billingStatus: 'suspended', suspensionReason: 'x'.repeat(501) })
    expect(status).toBe(400)
    const { body } = await operator.call(createCompany, {
      body: { name: 'New', slug: `new-${randomUUID()}`, googleReviewUrl: 'https://g.page/r/new' },
    })
    expect(body).not.toHaveProperty('suspensionReason')
  })
})

describe('members of a suspended company', () => {
  it('are told, owners with the reason', async () => {
    const query = { companyId: company.id }
    const seen = async () => [
      (await owner.call(getMe, {})).body.companies.map(({ suspended }) => suspended),
      (await owner.call(getDashboardCompany, { query })).body.billingStatus,
      (await owner.call(getDashboardCompany, { query })).body.suspensionReason,
    ]
    expect(await seen()).toEqual([[false], 'active', undefined])
    await suspend()
    expect(await seen()).toEqual([[true], 'suspended', suspensionReason])
    await change({ billingStatus: 'past_due' })
    expect(await seen()).toEqual([[false], 'past_due', undefined])
  })

  const ofCompanies = endpoints.filter(({ audience, stream }) => audience === 'company' && !stream)

  it.each(['suspended', 'past_due', 'trial', 'active'] as const)(
    'may read everything, and change nothing but answer requests about personal data, with the status %s',
    async (billingStatus) => {
      await change({ billingStatus })
      const codes = new Set<string>()
      for (const endpoint of ofCompanies) {
        const { id, method, whileSuspended } = endpoint
        const request = { ...bareRequest(endpoint, company.id), cookie: owner.cookie }
        const answer = await t.app.inject(callOf(endpoint, request))
        const body = await text(answer.stream())
        if (method === 'GET' || whileSuspended) expect(answer.statusCode, id).not.toBe(403)
        else if (billingStatus === 'suspended')
          expect(JSON.parse(body), id).toMatchObject({ code: 'company_suspended' })
        else expect(answer.statusCode, id).not.toBe(403)
        codes.add(method)
      }
      expect([...codes].toSorted()).toEqual(expect.arrayContaining(['GET', 'PATCH', 'POST']))
    },
  )

  it('may change their other companies', async () => {
    const other = await t.make.company()
    const { call } = await t.signInAs({ companies: [company, other] })
    await suspend()
    const rename = (companyId: string) =>
      call(updateDashboardCompany, { query: { companyId }, body: { timeZone: 'UTC' } })
    expect((await rename(other.id)).status).toBe(200)
    expect((await rename(company.id.toUpperCase())).body.code).toBe('company_suspended')
    await lift()
    expect((await rename(company.id)).status).toBe(200)
  })
})

describe('a review for a suspended company', () => {
  it('is refused until the suspension is lifted, whatever its company is called', async () => {
    await suspend()
    for (const companyId of [company.id, company.id.toUpperCase()]) {
      const { status, body } = await send({ companyId })
      expect([status, body.code]).toEqual([403, 'company_suspended'])
    }
    expect(await stored()).toEqual([])
    await lift()
    expect((await send()).status).toBe(201)
    expect(await driftOf(t.owner)).toEqual([])
  })

  it('is refused alone, not with the others of its batch', async () => {
    const open = await t.make.company()
    await suspend()
    const sent = Array.from({ length: 120 }, (_, n) => send(n % 3 === 0 ? {} : { companyId: open.id }))
    const answers = (await Promise.all(sent)).map(({ status }) => status)
    expect(answers).toEqual(answers.map((_, n) => (n % 3 === 0 ? 403 : 201)))
    expect(await stored()).toEqual([])
  })

  it('is still acknowledged if it was stored before, but not changed', async () => {
    const submissionId = randomUUID()
    const first = await send({ submissionId })
    await suspend()
    expect(await send({ submissionId })).toMatchObject({ status: 201, body: { id: first.body.id } })
    const edited = { submissionId, revision: 1, feedback: 'Edited' }
    expect((await send(edited)).body.code).toBe('company_suspended')
    expect(await stored()).toEqual([{ feedback: 'Lovely cake', rating: 4 }])
    await lift()
    expect(await send(edited)).toMatchObject({ status: 201, body: { id: first.body.id } })
    expect(await stored()).toEqual([{ feedback: 'Edited', rating: 4 }])
  })

  it.each([1, 30])('is refused if it waited for the suspension to commit (%i at a time)', async (reviews) => {
    const suspending = new pg.Client(t.url)
    await suspending.connect()
    await suspending.query('begin')
    await suspending.query(`update companies set billing_status = 'suspended' where id = $1`, [company.id])
    const sent = Promise.all(Array.from({ length: reviews }, () => send()))
    await expect.poll(t.blocked).toBeGreaterThan(0)
    await suspending.query('commit')
    await suspending.end()
    expect(new Set((await sent).map(({ body }) => body.code))).toEqual(new Set(['company_suspended']))
    expect(await stored()).toEqual([])
    expect(await driftOf(t.owner)).toEqual([])
  })

  it('delays the suspension if it came first', async () => {
    const storing = new pg.Client(t.url)
    await storing.connect()
    await storing.query('begin')
    await storing.query(
      `insert into reviews (company_id, id, rating, feedback) values ($1, gen_random_uuid(), 5, 'First')`,
      [company.id],
    )
    const suspended = suspend()
    await expect.poll(t.blocked).toBeGreaterThan(0)
    await storing.query('commit')
    await storing.end()
    expect((await suspended).status).toBe(200)
    expect(await stored()).toEqual([{ feedback: 'First', rating: 5 }])
  })
})

it('waits for a change of a case whose webhook is told, instead of a deadlock', async () => {
  await t.make.webhook(company)
  await t.sql`update webhooks set events = array['case.changed'] where company_id = ${company.id}`
  const finish = async () =>
    owner.call(updateCase, {
      params: await t.make.review(company),
      query: { companyId: company.id },
      body: { version: 0, status: 'done' },
    })
  await finish()
  const counting = new pg.Client(t.url)
  await counting.connect()
  await counting.query('begin')
  await counting.query(`update case_counts set cases = cases where company_id = $1 and status = 'done'`, [
    company.id,
  ])
  const finished = finish()
  await expect.poll(t.blocked).toBe(1)
  const suspended = suspend()
  await expect.poll(t.blocked).toBe(2)
  await counting.query('rollback')
  await counting.end()
  expect([(await finished).status, (await suspended).status]).toEqual([200, 200])
})

it('is announced to visitors of pages that are not rendered on the server', async () => {
  const params = { slug: company.slug }
  const before = (await t.call(getCompanyBySlug, { params })).body
  expect(before).not.toHaveProperty('suspended')
  await suspend()
  expect((await t.call(getCompanyBySlug, { params })).body).toEqual({ ...before, suspended: true })
  await lift()
  expect((await t.call(getCompanyBySlug, { params })).body).toEqual(before)
})
