import { getMe, login, logout } from '@candour/schemas/accounts.ts'
import { getDashboardCompany, listCompanies, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { demoMinutes, openDemo } from '@candour/schemas/demo.ts'
import { isInDemo } from '@candour/schemas/endpoint.ts'
import { endpoints } from '@candour/schemas/endpoints.ts'
import { getReview, listReviews } from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it, vi } from 'vitest'
import { withAccount, withCompany } from '#db/scope.ts'
import { changesInDemo } from '#domain/changes-in-demo.ts'
import { demoCompanyId } from '#modules/demo/demo-company.ts'
import { demoLimits } from '#modules/demo/routes.ts'
import { buildTestApp, caller, cookieOf, type TestApp, testApp } from '#test/app.ts'
import { password } from '#test/factories.ts'
import { callOf } from '#test/samples/samples.ts'

const query = { companyId: demoCompanyId }

const t = await testApp()
await t.make.company({ id: demoCompanyId, name: 'Café Luna' })
const other = await t.make.company()
let viewer: { cookie: string; call: TestApp['call'] }
beforeEach(async () => {
  viewer = await open()
})

async function open(app = t.app) {
  const cookie = cookieOf((await caller(app)(openDemo, {})).headers, 'candour-demo')
  return { cookie, call: caller(app, { cookie }) }
}

const setDemo = (billing_status: 'active' | 'suspended') =>
  t.owner.updateTable('companies').set({ billing_status }).where('id', '=', demoCompanyId).execute()
const sees = async (call = viewer.call) =>
  (await call(getDashboardCompany, { query })).body.code ?? 'the demo'

/** The number of rows in each table, except for those that count requests. */
async function rows() {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits'
  `.execute(t.owner)
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.id(name)}`.execute(
      t.owner,
    )
    counts[name] = rows[0]?.n ?? 0
  }
  return counts
}

it('shows its own company and no other, without contact data', async () => {
  const { id } = await t.make.review({ id: demoCompanyId }, { contactName: 'Ann Contact' })
  const { body: me } = await viewer.call(getMe, {})
  expect(me.viewAs).toEqual({ companyId: demoCompanyId, until: expect.any(String), isDemo: true })
  expect(Date.parse(me.viewAs?.until ?? '') - Date.now()).toBeGreaterThan((demoMinutes - 1) * 60_000)
  expect(me.companies).toEqual([])
  const answers = [
    await viewer.call(listReviews, { query }),
    await viewer.call(getReview, { params: { id }, query }),
    await viewer.call(listReviews, { query: { ...query, q: 'contact' } }),
  ]
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toContain('Ann')
  }
  const foreign = await viewer.call(listReviews, { query: { companyId: other.id } })
  expect(foreign.body.code).toBe('no_company_access')
  expect((await viewer.call(listCompanies, { query: {} })).body.code).toBe('demo_read_only')
})

it('refuses every change, and every one of a company says what it would do', async () => {
  for (const endpoint of endpoints) {
    const { id, audience, method } = endpoint
    const does = changesInDemo[id]
    if (audience === 'public' || isInDemo(endpoint)) continue
    if (audience === 'company' && method !== 'GET' && endpoint.permission !== 'privacy:manage') {
      expect(does, id).toBeTruthy()
    }
    const named = { params: {}, query, ...(method !== 'GET' && { body: query }), cookie: viewer.cookie }
    const answer = await t.app.inject({ ...callOf(endpoint, named), payloadAsStream: false })
    expect([answer.statusCode, answer.json().code], id).toEqual([403, 'demo_read_only'])
    if (does) expect(answer.json().message).toBe(`This is a demo. In your own dashboard, this would ${does}.`)
  }
})

it('stores nothing', async () => {
  const before = await rows()
  const { call } = await open()
  await call(getMe, {})
  await call(listReviews, { query })
  await call(updateDashboardCompany, { query, body: { timeZone: 'UTC' } })
  await call(logout, {})
  expect(await rows()).toEqual(before)
})

it('could not write, even if a guard were forgotten', async () => {
  const principal = { kind: 'demo', viewAs: { companyId: demoCompanyId, until: '' } } as const
  const write = withCompany(t.deps.db, principal, demoCompanyId, (tx) =>
    sql`update companies set name = 'Other' where id = ${demoCompanyId}`.execute(tx),
  )
  await expect(write).rejects.toThrow()
  await expect(withCompany(t.deps.db, principal, other.id, async () => {})).rejects.toThrow()
  await expect(withAccount(t.deps.accountsDb, principal, other.id, async () => {})).rejects.toThrow()
  expect((await viewer.call(getDashboardCompany, { query })).body.name).toBe('Café Luna')
})

it('ends when it is left, after an hour, and while the company is suspended', async () => {
  const { headers } = await viewer.call(logout, {})
  expect(cookieOf(headers, 'candour-demo')).toBe('candour-demo=')
  await setDemo('suspended')
  expect(await sees()).toBe('not_signed_in')
  expect((await t.call(openDemo, {})).body.code).toBe('demo_closed')
  await setDemo('active')
  expect(await sees()).toBe('the demo')
  vi.useFakeTimers({ now: Date.now() + demoMinutes * 60_000, toFake: ['Date'] })
  try {
    expect(await sees()).toBe('not_signed_in')
  } finally {
    vi.useRealTimers()
  }
})

it('is opened by nothing but its cookie', async () => {
  const sealed = viewer.cookie.split('=')[1] ?? ''
  for (const value of [
    '',
    'x',
    sealed.slice(0, -4),
    `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`,
  ]) {
    expect(await sees(caller(t.app, { cookie: `candour-demo=${value}` })), value).toBe('not_signed_in')
  }
})

it('neither takes the place of a session nor follows one that has ended', async () => {
  const user = await t.make.user({ companies: [other] })
  const session = await t.signIn(user.email)
  const both = caller(t.app, { cookie: `${viewer.cookie}; ${session.cookie}` })
  expect((await both(openDemo, {})).body.code).toBe('signed_in')
  expect((await both(getMe, {})).body.user.id).toBe(user.id)
  expect(await sees(both)).toBe('no_company_access')
  const change = { query: { companyId: other.id }, body: { timeZone: 'UTC' } }
  expect((await both(updateDashboardCompany, change)).status).toBe(200)
  await session.call(logout, {})
  expect(await sees(both)).toBe('not_signed_in')
  // Whoever opens the demo then is in it.
  const { headers } = await both(openDemo, {})
  expect(cookieOf(headers)).toBe('candour=')
  expect(await sees(caller(t.app, { cookie: cookieOf(headers, 'candour-demo') }))).toBe('the demo')
  expect((await viewer.call(login, { body: { email: user.email, password } })).status).toBe(200)
})

it('is off by a setting, also for a cookie of before, and counts requests', async () => {
  await using off = await buildTestApp({ DEMO_DASHBOARD: 'off' })
  await off.make.company({ id: demoCompanyId })
  expect((await off.call(openDemo, {})).body.code).toBe('demo_closed')
  expect(await sees(caller(off.app, { cookie: viewer.cookie }))).toBe('not_signed_in')

  await using limited = await buildTestApp({ RATE_LIMITS: 'on' })
  await limited.make.company({ id: demoCompanyId })
  const { call } = await open(limited.app)
  const [first] = demoLimits
  for (let n = 1; n < (first?.max ?? 0); n += 1)
    await limited.app.rateLimiter.take(demoLimits, { ip: '127.0.0.1' })
  expect((await call(getMe, {})).body.code).toBe('too_many_requests')
  expect((await limited.call(openDemo, {})).body.code).toBe('too_many_requests')
})
