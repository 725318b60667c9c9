import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@candour/schemas/endpoint.ts'
import { endpoints } from '@candour/schemas/endpoints.ts'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '#test/app.ts'

/** Contained in all data of the other company that this caller must not see. */
const secret = `secret-${randomUUID()}`

interface Company {
  id: string
  review: { id: string }
  location: { id: string }
  placement: { id: string }
  /** A review with an address. */
  answerable: { id: string }
  refused: { id: string; reviewId: string }[]
  templates: { id: string }[]
  /** Ids of members besides the owner. */
  members: string[]
  invited: { id: string }
  /** Next cursor of the first page of each paged list. */
  cursors: Record<string, string>
}

/** The input that each company endpoint needs in addition to the company's id. */
const inputs: Record<
  string,
  (company: Company) => { params?: Record<string, string>; body?: object; query?: string }
> = {
  getDashboardCompany: () => ({}),
  updateDashboardCompany: () => ({ body: { googleReviewUrl: 'https://g.page/r/changed' } }),
  listReviews: () => ({}),
  countReviews: () => ({}),
  listReviewLanguages: () => ({}),
  getCase: ({ review }) => ({ params: { id: review.id } }),
  updateCase: ({ review }) => ({ params: { id: review.id }, body: { version: 0 } }),
  listAssignees: () => ({}),
  readCase: ({ review }) => ({ params: { id: review.id } }),
  addNote: ({ review }) => ({ params: { id: review.id }, body: { text: 'Noted' } }),
  updateCases: ({ review }) => ({ body: { ids: [review.id], status: 'done' } }),
  countCases: () => ({}),
  listCases: ({ review }) => ({ query: `ids=${review.id}` }),
  getAnswerFigures: () => ({}),
  correctSentiment: ({ review }) => ({ params: { id: review.id }, body: { sentiment: 'neutral' } }),
  getReview: ({ review }) => ({ params: { id: review.id } }),
  listReviewVersions: ({ review }) => ({ params: { id: review.id } }),
  exportReviewsCsv: () => ({}),
  exportReviewsXlsx: () => ({}),
  dashboardEvents: () => ({}),
  getSummary: () => ({}),
  getTrends: () => ({ query: 'from=2026-01-01&to=2026-01-31' }),
  getThemes: () => ({}),
  getFunnel: () => ({ query: 'by=placement' }),
  exportFunnelCsv: () => ({ query: 'by=placement' }),
  requestPrint: () => ({
    body: {
      itemType: 'Poster (18"x24", quantity: 5)',
      quantity: 5,
      price: 54,
      imageData:
        'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      billing: {
        companyName: 'Mine',
        contactName: 'Ada',
        email: 'ada@example.com',
        phone: '+49 30 1234567',
        address: 'Harbour Street 1',
      },
    },
  }),
  listOwnPrintOrders: () => ({}),
  getLastBilling: () => ({}),
  listLocations: () => ({}),
  createLocation: () => ({ body: { name: randomUUID() } }),
  updateLocation: ({ location }) => ({ params: { id: location.id }, body: { archived: true } }),
  listPlacements: ({ location }) => ({ query: `locationId=${location.id}` }),
  exportPlacementsCsv: () => ({}),
  createPlacements: ({ location }) => ({ body: { name: 'Table', kind: 'card', locationId: location.id } }),
  listOwnAudit: () => ({}),
  exportOwnAuditCsv: () => ({}),
  updatePlacement: ({ placement }) => ({ params: { id: placement.id }, body: { name: 'Table' } }),
  listTeam: () => ({}),
  inviteMember: () => ({ body: { email: `${randomUUID()}@example.com`, role: 'viewer' } }),
  resendInvitation: ({ invited }) => ({ params: { userId: invited.id } }),
  updateMember: ({ members: [userId = ''] }) => ({ params: { userId }, body: { role: 'manager' } }),
  reply: ({ answerable }) => ({ params: answerable, body: { text: 'Sorry!' } }),
  resendReply: ({ refused }) => {
    const { id: messageId = '', reviewId: id = '' } = nextOf(refused) ?? {}
    return { params: { id, messageId }, body: { address: 'zoe@example.com' } }
  },
  getNotifications: () => ({}),
  updateNotifications: () => ({ body: { alerts: { threshold: 2 } } }),
  listReplyTemplates: () => ({}),
  createReplyTemplate: () => ({ body: { name: randomUUID(), text: 'Sorry!' } }),
  updateReplyTemplate: ({ templates: [template] }) => ({
    params: { id: template?.id ?? '' },
    body: { text: 'Sorry!' },
  }),
  deleteReplyTemplate: ({ templates }) => ({ params: { id: nextOf(templates)?.id ?? '' } }),
  getRetention: () => ({}),
  updateRetention: () => ({ body: { contactMonths: 12 } }),
  findPerson: () => ({ body: { email: 'zoe@example.com' } }),
  exportPerson: ({ review }) => ({ body: { ids: [review.id] } }),
  erasePerson: ({ review }) => ({ body: { ids: [review.id], reason: 'Asked for it', dryRun: true } }),
  listCertificates: () => ({}),
  removeMember: ({ members }) => {
    return { params: { userId: nextOf(members) ?? '' } }
  },
}

/** Takes turns, for calls that work once for each. */
function nextOf<T>(items: T[]): T | undefined {
  const [first, ...others] = items
  if (first !== undefined) items.splice(0, items.length, ...others, first)
  return items[0]
}

const ofCompanies = endpoints.filter(({ audience }) => audience === 'company')
const inBody = ({ query }: Endpoint) => !(query && 'companyId' in query.shape)

let t: TestApp
let cookie: string
/** An operator linked to no company, who like anyone else sees only dashboards of linked companies. */
let operator: string
let mine: Company
let theirs: Company

beforeAll(async () => {
  t = await buildTestApp()
  const make = async (name: string) => {
    const company = await t.make.company({ name })
    const review = await t.make.review(company, { feedback: name, contactName: name })
    await t.make.review(company, { feedback: name })
    await t.make.printOrder(company)
    await t.make.printOrder(company)
    const location = await t.make.location(company, { name })
    const placement = await t.make.placement(company, { name, locationId: location.id })
    await t.make.placement(company, { name, locationId: location.id })
    const answerable = await t.make.review(company, { feedback: name, contactEmail: 'zoe@example.com' })
    const refused: Company['refused'] = []
    const templates: Company['templates'] = []
    for (let n = 0; n < 5; n += 1) {
      refused.push(await t.make.refusedReply(company))
      templates.push(await t.make.replyTemplate(company, { name: `${name} ${n}` }))
    }
    const { email } = await t.make.user({ companies: [company] })
    const members: string[] = []
    for (let n = 0; n < 5; n += 1) {
      const email = `${name}-${n}@example.com`
      members.push((await t.make.user({ companies: [company], companyRole: 'viewer', email })).id)
    }
    const { cookie } = await t.signIn(email)
    for (const list of ['placements', 'audit']) {
      // Each leaves an entry in the audit log.
      await t.app.inject({ url: `/api/dashboard/${list}.csv?companyId=${company.id}`, headers: { cookie } })
    }
    const cursors: Record<string, string> = {}
    for (const { id, path, paged } of ofCompanies) {
      if (!paged) continue
      const { headers } = await t.app.inject({
        url: `${path}?companyId=${company.id}&limit=1`,
        headers: { cookie },
      })
      cursors[id] = String(headers['x-next-cursor'])
    }
    const invited = await t.make.user({ companies: [company], invited: true })
    const replies = { answerable, refused, templates }
    return { id: company.id, review, location, placement, members, invited, cursors, cookie, ...replies }
  }
  const own = await make('mine')
  mine = own
  cookie = own.cookie
  theirs = await make(secret)
  operator = (await t.signIn((await t.make.user({ role: 'superadmin' })).email)).cookie
})
afterAll(() => t[Symbol.asyncDispose]())

/** The other company's rows, to compare before and after. */
async function theirRows() {
  const rows = async (
    table: 'reviews' | 'print_orders' | 'locations' | 'placements' | 'messages' | 'reply_templates',
  ) => t.owner.selectFrom(table).selectAll().where('company_id', '=', theirs.id).orderBy('id').execute()
  const company = await t.owner.selectFrom('companies').selectAll().where('id', '=', theirs.id).execute()
  const memberships = await t.owner
    .selectFrom('memberships')
    .selectAll()
    .where('company_id', '=', theirs.id)
    .orderBy('user_id')
    .execute()
  const cases = await t.owner.selectFrom('cases').selectAll().where('company_id', '=', theirs.id).execute()
  const settings = await t.owner
    .selectFrom('notification_settings')
    .selectAll()
    .where('company_id', '=', theirs.id)
    .orderBy('user_id')
    .execute()
  return {
    company,
    memberships,
    cases,
    settings,
    reviews: await rows('reviews'),
    orders: await rows('print_orders'),
    locations: await rows('locations'),
    placements: await rows('placements'),
    messages: await rows('messages'),
    templates: await rows('reply_templates'),
  }
}

async function ask(
  endpoint: Endpoint,
  company: Company,
  { query = '', body = {}, as = cookie }: { query?: string; body?: object; as?: string },
) {
  const { params, body: given, query: more = '' } = inputs[endpoint.id]?.(company) ?? {}
  const answer = await t.app.inject({
    method: endpoint.method,
    url: `${endpoint.path.replace(/:(\w+)/g, (_, name: string) => params?.[name] ?? '')}?${query}&${more}`,
    headers: { cookie: as },
    ...(endpoint.method !== 'GET' && { payload: { ...given, ...body } }),
    payloadAsStream: true,
  })
  const stream = answer.stream()
  const ok = answer.statusCode < 300
  if (ok && endpoint.stream === 'text/event-stream') {
    stream.destroy()
    return { status: answer.statusCode, text: '' }
  }
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  const bytes = Buffer.concat(parts)
  const isWorkbook = ok && endpoint.id === 'exportReviewsXlsx'
  const text = isWorkbook ? JSON.stringify((await readXlsx(bytes)).sheets) : bytes.toString()
  return { status: answer.statusCode, text }
}

it('covers every company endpoint', () => {
  expect(Object.keys(inputs).toSorted()).toEqual(ofCompanies.map(({ id }) => id).toSorted())
})

it.each(ofCompanies.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s returns nothing of another company, however its id is spelled',
  async (_, endpoint) => {
    const before = await theirRows()
    const [id, own] = [theirs.id, mine.id]
    const named: [string, { query?: string; body?: object }][] = inBody(endpoint)
      ? [
          ['lower case', { body: { companyId: id } }],
          ['upper case', { body: { companyId: id.toUpperCase() } }],
          ['the own id in the query', { query: `companyId=${own}`, body: { companyId: id } }],
          ['an array', { body: { companyId: [id] } }],
          ['both in an array', { body: { companyId: [own, id] } }],
          ['an object', { body: { companyId: { id } } }],
          ['blanks', { body: { companyId: ` ${id} ` } }],
        ]
      : [
          ['lower case', { query: `companyId=${id}` }],
          ['upper case', { query: `companyId=${id.toUpperCase()}` }],
          ['the own id in the body', { query: `companyId=${id}`, body: { companyId: own } }],
          ['after the own id', { query: `companyId=${own}&companyId=${id}` }],
          ['before the own id', { query: `companyId=${id}&companyId=${own}` }],
          ['an array', { query: `companyId[]=${id}` }],
          ['both in an array', { query: `companyId[]=${own}&companyId[]=${id}` }],
          ['blanks', { query: `companyId=%20${id}` }],
          ['escapes', { query: `company%49d=${id.replace('-', '%2D')}` }],
        ]
    for (const [how, given] of named) {
      const { status, text } = await ask(endpoint, theirs, given)
      expect([400, 403], `${how}: ${text}`).toContain(status)
      expect(text, how).not.toContain(secret)
    }
    const naming = (id: string) =>
      inBody(endpoint) ? { body: { companyId: id } } : { query: `companyId=${id}` }
    const refused = {
      status: 403,
      text: JSON.stringify({ message: "You don't have access to this dashboard", code: 'no_company_access' }),
    }
    // The response must not reveal which ids exist.
    expect(await ask(endpoint, theirs, naming(id))).toEqual(refused)
    expect(await ask(endpoint, theirs, naming(randomUUID()))).toEqual(refused)
    expect(await ask(endpoint, theirs, { ...naming(id), as: operator })).toEqual(refused)
    expect(await theirRows()).toEqual(before)
  },
)

it.each(ofCompanies.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s returns only data of its own company, whatever ids of another are sent',
  async (_, endpoint) => {
    const before = await theirRows()
    const cursor = theirs.cursors[endpoint.id]
    const ownInQuery = `companyId=${mine.id}`
    const sent: [string, Company, { query?: string; body?: object }][] = inBody(endpoint)
      ? [
          [
            'another id in the query',
            mine,
            { query: `companyId=${theirs.id}`, body: { companyId: mine.id } },
          ],
          ['the own id in upper case', mine, { body: { companyId: mine.id.toUpperCase() } }],
        ]
      : [
          ['another id in the body', mine, { query: ownInQuery, body: { companyId: theirs.id } }],
          ['another id in an array beside', mine, { query: `${ownInQuery}&companyId[]=${theirs.id}` }],
          ['the own id in upper case', mine, { query: `companyId=${mine.id.toUpperCase()}` }],
        ]
    if (cursor) sent.push(["another's cursor", mine, { query: `${ownInQuery}&cursor=${cursor}` }])
    for (const [how, company, given] of sent) {
      const { status, text } = await ask(endpoint, company, given)
      expect([200, 201, 204], `${how}: ${text}`).toContain(status)
      expect(text, how).not.toContain(secret)
      expect(text, how).not.toContain(theirs.id)
    }
    if (endpoint.params) {
      // Resources named by path belong to a company too.
      const { status, text } = await ask(endpoint, theirs, { query: ownInQuery })
      expect(status).toBe(404)
      expect(text).not.toContain(secret)
    }
    expect(await theirRows()).toEqual(before)
  },
)
