import { randomUUID } from 'node:crypto'
import { getMe, logout } from '@candour/schemas/accounts.ts'
import {
  getDashboardCompany,
  listCompanies,
  updateCompany,
  updateDashboardCompany,
} from '@candour/schemas/companies.ts'
import type { Endpoint } from '@candour/schemas/endpoint.ts'
import { endpoints } from '@candour/schemas/endpoints.ts'
import { exportReviewsCsv, getReview, listReviews, locateReview } from '@candour/schemas/reviews.ts'
import { endViewAs, startViewAs, viewMinutes } from '@candour/schemas/view-as.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { recordEndedViews } from '#modules/view-as/view-as.ts'
import { type NewUser, type SignedIn, testApp } from '#test/app.ts'
import { receiveMails } from '#test/mail-server.ts'
import { bareRequest, callOf } from '#test/samples/samples.ts'

let company: { id: string; slug: string }
let other: { id: string }
let owner: { id: string; email: string }
let operator: NewUser
let session: SignedIn
const t = await testApp()
beforeEach(async () => {
  company = await t.make.company()
  other = await t.make.company()
  owner = await t.make.user({ companies: [company] })
  operator = await t.signInAs({ role: 'superadmin' })
  session = operator
})

const reason = 'They asked why their figures differ.'
const view = (as = session, { id }: { id: string } = company) =>
  as.call(startViewAs, { params: { id }, body: { reason } })
const leave = () => session.call(endViewAs, {})
const sees = async ({ id: companyId }: { id: string } = company, as = session) =>
  (await as.call(getDashboardCompany, { query: { companyId } })).body.code ?? 'yes'
const endIn = (interval: string) =>
  t.sql`update company_views set until_at = now() + ${interval}::interval where company_id = ${company.id}`

/** Calls an endpoint with nothing but a company's id and ids that do not exist; returns the code of an error. */
async function codeOf(endpoint: Endpoint, { id: companyId }: { id: string }): Promise<string | undefined> {
  const request = { ...bareRequest(endpoint, companyId), cookie: session.cookie }
  const answer = await t.app.inject(callOf(endpoint, request))
  if (answer.statusCode !== 403) return void answer.stream().destroy()
  let body = ''
  for await (const part of answer.stream()) body += part
  return JSON.parse(body).code
}

it('is for operators only, with a reason, and names the company in the session', async () => {
  const member = await t.signIn(owner.email)
  expect((await view(member)).body.code).toBe('not_allowed')
  const none = { params: { id: company.id }, body: { reason: '  ' } }
  expect((await session.call(startViewAs, none)).status).toBe(400)
  expect((await view(session, { id: randomUUID() })).body.code).toBe('company_not_found')
  expect((await session.call(getMe, {})).body.viewAs).toBeNull()
  expect(await sees()).toBe('no_company_access')

  const { status, body } = await view()
  expect(status).toBe(200)
  const left = Date.parse(body.until) - Date.now()
  expect(Math.abs(left - viewMinutes * 60_000)).toBeLessThan(60_000)
  const { viewAs, companies } = (await session.call(getMe, {})).body
  expect(viewAs).toEqual({ companyId: company.id, until: body.until })
  expect(companies).toEqual([])
  expect(await sees()).toBe('yes')
  expect(await sees({ id: company.id.toUpperCase() })).toBe('yes')
  expect(await sees(other)).toBe('no_company_access')
})

describe('while viewing', () => {
  const guarded = endpoints.filter(({ audience }) => audience !== 'public')
  const changing = guarded.filter(({ method, duringViewAs }) => method !== 'GET' && !duringViewAs)

  it('no call changes anything, whatever its audience, also for a member', async () => {
    await t.insert('memberships', { user_id: operator.id, company_id: company.id })
    await view()
    for (const endpoint of changing) {
      for (const named of [company, other]) {
        expect(await codeOf(endpoint, named), endpoint.id).toBe('view_as_read_only')
      }
    }
    expect(await sees()).toBe('yes')
    await leave()
    const body = { timeZone: 'UTC' }
    expect(
      (await session.call(updateDashboardCompany, { query: { companyId: company.id }, body })).status,
    ).toBe(200)
    const rename = await session.call(updateCompany, {
      params: { id: company.id },
      body: { name: 'Renamed' },
    })
    expect(rename.status).toBe(200)
  })

  it('every read of the company is allowed, and of no other', async () => {
    await view()
    for (const endpoint of guarded) {
      if (endpoint.method !== 'GET' || endpoint.audience !== 'company') continue
      // Only the owners handle visitors' requests about their data.
      const refused = endpoint.permission === 'privacy:manage' ? 'no_company_access' : undefined
      expect(await codeOf(endpoint, company), endpoint.id).toBe(refused)
      expect(await codeOf(endpoint, other), endpoint.id).toBe('no_company_access')
    }
    expect((await session.call(listCompanies, { query: {} })).status).toBe(200)
  })

  it('contact data is masked, except for a member who sees it anyway', async () => {
    const { id } = await t.make.review(company, { contactName: 'Ann Contact' })
    await view()
    const query = { companyId: company.id }
    const texts = async () => [
      JSON.stringify((await session.call(listReviews, { query })).body),
      JSON.stringify((await session.call(getReview, { params: { id }, query })).body),
      JSON.stringify((await session.call(listReviews, { query: { ...query, q: 'contact' } })).body),
      (await t.app.inject({ url: exportReviewsCsv.path, query, headers: { cookie: session.cookie } })).body,
    ]
    for (const text of await texts()) expect(text).not.toContain('Ann')
    expect((await session.call(locateReview, { params: { id } })).body).toEqual({ companyId: company.id })
    await t.insert('memberships', { user_id: operator.id, company_id: company.id })
    for (const text of await texts()) expect(text).toContain('Ann')
  })

  it("the operator's other sessions are not affected", async () => {
    const elsewhere = await t.signIn(operator.email)
    await view()
    expect(await sees(company, elsewhere)).toBe('no_company_access')
    const rename = { params: { id: company.id }, body: { name: 'Renamed' } }
    expect((await elsewhere.call(updateCompany, rename)).status).toBe(200)
  })
})

describe('a view ends', () => {
  it('when its operator leaves, as often as they like', async () => {
    await view()
    expect((await leave()).status).toBe(204)
    expect((await leave()).status).toBe(204)
    expect(await sees()).toBe('no_company_access')
    expect((await session.call(getMe, {})).body.viewAs).toBeNull()
    expect((await view()).status).toBe(200)
  })

  it("after 30 minutes by the database's clock", async () => {
    await view()
    const rows = await t.sql`
      select (extract(epoch from until_at - started_at) / 60)::integer as minutes from company_views
      where company_id = ${company.id}
    `
    expect(rows).toEqual([{ minutes: 30 }])
    await endIn('1 minute')
    expect(await sees()).toBe('yes')
    await endIn('-1 second')
    expect(await sees()).toBe('no_company_access')
    // Before its end has been recorded, too.
    expect((await view()).status).toBe(200)
    expect(await sees()).toBe('yes')
  })

  it('when its operator signs out, signs in again, or is no operator any more', async () => {
    await view()
    await session.call(logout, {})
    expect(await sees()).toBe('not_signed_in')

    session = await t.signIn(operator.email)
    expect(await sees()).toBe('no_company_access')

    await view()
    await t.owner.updateTable('users').set({ role: 'company_admin' }).where('id', '=', operator.id).execute()
    expect(await sees()).toBe('no_company_access')
    expect((await session.call(getMe, {})).body.viewAs).toBeNull()
  })
})

describe('the company', () => {
  const logged = async () =>
    (
      await t.sql`
        select action, actor_kind, actor_id, changes from audit_entries
        where company_id = ${company.id} order by seq
      `
    ).map(({ action, actor_kind, actor_id }) => [action, actor_kind, actor_id])
  const mailed = async () =>
    (
      await t.sql`select kind, user_id from mails where company_id = ${company.id} order by created_at, id`
    ).map(({ kind, user_id }) => [kind, user_id])

  it('finds each start and end in its log, and its owners get a mail', async () => {
    await t.make.user({ companies: [company], companyRole: 'manager' })
    await view()
    await leave()
    await view()
    await recordEndedViews(t.deps)
    expect(await logged()).toHaveLength(3)
    await session.call(logout, {})
    // By the sign-out itself, so that housekeeping finds nothing.
    expect(await logged()).toHaveLength(4)
    await recordEndedViews(t.deps)
    expect(await logged()).toEqual([
      ['view_as.started', 'user', operator.id],
      ['view_as.ended', 'operator', operator.id],
      ['view_as.started', 'user', operator.id],
      ['view_as.ended', 'operator', operator.id],
    ])
    expect(await mailed()).toEqual(
      ['view_started', 'view_ended', 'view_started', 'view_ended'].map((kind) => [kind, owner.id]),
    )
  })

  it('is viewed although one of its owners is being deleted', async () => {
    const leaving = await t.make.user({ companies: [company] })
    const deleted = Promise.withResolvers<void>()
    const viewing = Promise.withResolvers<void>()
    const deletion = t.owner.transaction().execute(async (tx) => {
      await tx.deleteFrom('users').where('id', '=', leaving.id).execute()
      deleted.resolve()
      await viewing.promise
    })
    await deleted.promise
    const started = view()
    await expect.poll(t.blocked).toBe(1)
    viewing.resolve()
    await deletion
    expect((await started).status).toBe(200)
    expect((await mailed()).map(([, id]) => id)).toEqual([owner.id])
  })

  it('reads in each mail why, and for how long', async () => {
    await using server = await receiveMails(t)
    await view()
    const started = await server.next(owner.email)
    expect(started.subject).toMatch(/ is viewing the dashboard of /)
    expect(started.text).toContain(reason)
    expect(started.text).toContain(`/dashboard?company=${company.id}`)
    await leave()
    const ended = await server.next(owner.email)
    expect(ended.subject).toMatch(/ has stopped viewing the dashboard of /)
    expect(ended.text).toContain('Ended')
  })

  it('can switch the mails off, which only owners can', async () => {
    const query = { companyId: company.id }
    const { call } = await t.signIn(owner.email)
    expect((await call(getDashboardCompany, { query })).body.mailOnView).toBe(true)
    const off = { query, body: { mailOnView: false } }
    expect((await call(updateDashboardCompany, off)).body.mailOnView).toBe(false)
    await view()
    await leave()
    expect(await mailed()).toEqual([])
    expect(await logged()).toContainEqual(['view_as.started', 'user', operator.id])
    const manager = await t.make.user({ companies: [company], companyRole: 'manager' })
    const { body } = await (await t.signIn(manager.email)).call(updateDashboardCompany, off)
    expect(body.code).toBe('forbidden_role')
  })
})
