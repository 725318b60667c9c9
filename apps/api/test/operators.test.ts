import { randomUUID } from 'node:crypto'
import { endpoints } from '@candour/schemas/endpoints.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '#test/app.ts'

/** Ids that a call may reference. */
interface Ids {
  company: string
  user: string
  order: string
  /** A mail that was given up. */
  mail: string
}

interface Call {
  method: string
  url: string
  payload?: object
  /** Expected statuses for an operator: for existing ids, unknown ids and invalid ids. */
  there: number
  missing: number
  garbage: number
}

/** A valid input for every operator endpoint; the first test fails if one is missing. */
const calls: Record<string, (ids: Ids) => Omit<Call, 'method'>> = {
  getOverview: () => ({ url: '/api/admin/overview', there: 200, missing: 200, garbage: 200 }),
  // First, because the calls that change users discard these mails.
  listUnsentMails: () => ({ url: '/api/admin/mails', there: 200, missing: 200, garbage: 200 }),
  sendMailAgain: ({ mail }) => ({
    url: `/api/admin/mails/${mail}/attempts`,
    there: 200,
    missing: 404,
    garbage: 400,
  }),
  listAttention: () => ({ url: '/api/admin/companies/attention', there: 200, missing: 200, garbage: 200 }),
  listCompanies: () => ({ url: '/api/admin/companies', there: 200, missing: 200, garbage: 200 }),
  createCompany: () => ({
    url: '/api/admin/companies',
    payload: { name: 'New', slug: `new-${randomUUID()}`, googleReviewUrl: 'https://g.page/r/new' },
    there: 201,
    missing: 201,
    garbage: 201,
  }),
  updateCompany: ({ company }) => ({
    url: `/api/admin/companies/${company}`,
    payload: { name: 'Renamed', billingStatus: 'suspended' },
    there: 200,
    missing: 404,
    garbage: 400,
  }),
  getSlugUse: ({ company }) => ({
    url: `/api/admin/companies/${company}/slug-use`,
    there: 200,
    missing: 404,
    garbage: 400,
  }),
  listUsers: ({ company }) => ({
    url: `/api/admin/users?notInCompany=${company}`,
    there: 200,
    missing: 200,
    garbage: 400,
  }),
  listCompanyUsers: ({ company }) => ({
    url: `/api/admin/companies/${company}/users`,
    there: 200,
    missing: 404,
    garbage: 400,
  }),
  createUser: ({ company }) => ({
    url: '/api/admin/users',
    payload: { email: `${randomUUID()}@example.com`, companyId: company },
    there: 201,
    missing: 404,
    garbage: 400,
  }),
  linkUser: ({ company, user }) => ({
    url: `/api/admin/companies/${company}/users`,
    payload: { userId: user },
    there: 201,
    missing: 404,
    garbage: 400,
  }),
  updateMembership: ({ company, user }) => ({
    url: `/api/admin/companies/${company}/users/${user}`,
    payload: { role: 'manager' },
    there: 200,
    missing: 404,
    garbage: 400,
  }),
  unlinkUser: ({ company, user }) => ({
    url: `/api/admin/companies/${company}/users/${user}`,
    there: 200,
    missing: 404,
    garbage: 400,
  }),
  createInvitationLink: ({ user }) => ({
    url: `/api/admin/users/${user}/invitation`,
    // The user already has a password.
    there: 409,
    missing: 404,
    garbage: 400,
  }),
  endUserSessions: ({ user }) => ({
    url: `/api/admin/users/${user}/sessions`,
    there: 200,
    missing: 200,
    garbage: 400,
  }),
  updateUser: ({ user }) => ({
    url: `/api/admin/users/${user}`,
    payload: { role: 'superadmin', disabled: true },
    there: 200,
    missing: 404,
    garbage: 400,
  }),
  listPrintOrders: () => ({ url: '/api/admin/print-orders', there: 200, missing: 200, garbage: 200 }),
  listAudit: ({ company }) => ({
    url: `/api/admin/audit?companyId=${company}`,
    there: 200,
    missing: 200,
    garbage: 400,
  }),
  exportAuditCsv: ({ company }) => ({
    url: `/api/admin/audit.csv?companyId=${company}`,
    there: 200,
    missing: 200,
    garbage: 400,
  }),
  exportPrintOrdersCsv: () => ({
    url: '/api/admin/print-orders.csv',
    there: 200,
    missing: 200,
    garbage: 200,
  }),
  getPrintFile: ({ order }) => ({
    url: `/api/admin/print-orders/${order}/print-file.pdf`,
    there: 200,
    missing: 404,
    garbage: 400,
  }),
  setPrintOrderProcessed: ({ order }) => ({
    url: `/api/admin/print-orders/${order}/processed`,
    payload: { processed: 1 },
    there: 200,
    missing: 404,
    garbage: 400,
  }),
  startViewAs: ({ company }) => ({
    url: `/api/admin/companies/${company}/view-as`,
    payload: { reason: 'They asked.' },
    there: 200,
    missing: 404,
    garbage: 400,
  }),
  listDeletedCompanies: () => ({
    url: '/api/admin/companies/deleted',
    there: 200,
    missing: 200,
    garbage: 200,
  }),
  // The company has not been deleted.
  restoreCompany: ({ company }) => ({
    url: `/api/admin/companies/${company}/restore`,
    there: 404,
    missing: 404,
    garbage: 400,
  }),
  // Last, because they delete the company and the user.
  deleteCompany: ({ company }) => ({
    url: `/api/admin/companies/${company}`,
    there: 200,
    missing: 404,
    garbage: 400,
  }),
  deleteUser: ({ user }) => ({
    url: `/api/admin/users/${user}`,
    there: 200,
    missing: 404,
    garbage: 400,
  }),
}

let t: TestApp
let mine: Ids
let theirs: Ids
const nothing: Ids = { company: randomUUID(), user: randomUUID(), order: randomUUID(), mail: randomUUID() }
const cookies: { admin?: string; operator?: string } = {}

beforeAll(async () => {
  t = await buildTestApp()
  const make = async (): Promise<Ids & { email: string }> => {
    const company = await t.make.company()
    const user = await t.make.user({ companies: [company] })
    const order = await t.make.printOrder(company)
    const mail = randomUUID()
    await t.owner
      .insertInto('mails')
      .values({ id: mail, kind: 'reset', user_id: user.id, state: 'failed' })
      .execute()
    return { company: company.id, user: user.id, order: order.id, mail, email: user.email }
  }
  const owner = await make()
  mine = owner
  theirs = await make()
  cookies.admin = (await t.signIn(owner.email)).cookie
  cookies.operator = (await signInOperator()).cookie
})
afterAll(() => t[Symbol.asyncDispose]())

const signInOperator = async () => t.signIn((await t.make.user({ role: 'superadmin' })).email)

/** A snapshot of the platform's data, to compare before and after. */
async function everything() {
  const { owner } = t
  return {
    companies: await owner.selectFrom('companies').selectAll().orderBy('id').execute(),
    users: await owner
      .selectFrom('users')
      .select(['id', 'email', 'role', 'disabled_at'])
      .orderBy('id')
      .execute(),
    links: await owner.selectFrom('memberships').selectAll().orderBy('user_id').execute(),
    mails: await owner.selectFrom('mails').selectAll().orderBy('id').execute(),
    orders: await owner.selectFrom('print_orders').selectAll().orderBy('id').execute(),
  }
}

async function statusOf(id: string, ids: Ids, cookie?: string): Promise<{ status: number; call: Call }> {
  const endpoint = endpoints.find((endpoint) => endpoint.id === id)
  const input = calls[id]?.(ids)
  if (!endpoint || !input) throw new Error(`no such call: ${id}`)
  const call = { method: endpoint.method, ...input }
  const { statusCode } = await t.app.inject({
    method: endpoint.method,
    url: call.url,
    ...(call.payload && { payload: call.payload }),
    ...(cookie && { headers: { cookie } }),
  })
  return { status: statusCode, call }
}

it('covers every operator endpoint', () => {
  const operators = endpoints.filter(({ audience }) => audience === 'superadmin').map(({ id }) => id)
  expect(Object.keys(calls).toSorted()).toEqual(operators.toSorted())
})

describe.each(Object.keys(calls))('%s', (id) => {
  it('answers 401 to a visitor and 403 to a company admin for any id, and changes nothing', async () => {
    const before = await everything()
    for (const named of [mine, theirs, nothing]) {
      expect((await statusOf(id, named)).status).toBe(401)
      expect((await statusOf(id, named, cookies.admin)).status).toBe(403)
    }
    expect(await everything()).toEqual(before)
  })

  it('answers an operator according to what exists', async () => {
    const garbage = { company: 'x', user: "1'or'1", order: '..%2f', mail: 'null' }
    for (const [named, expected] of [
      [theirs, 'there'],
      [nothing, 'missing'],
      [garbage, 'garbage'],
    ] as const) {
      // An operator who views a company can do nothing else in that session.
      const cookie = id === 'startViewAs' ? (await signInOperator()).cookie : cookies.operator
      const { status, call } = await statusOf(id, named, cookie)
      expect(status, expected).toBe(call[expected])
    }
  })
})
