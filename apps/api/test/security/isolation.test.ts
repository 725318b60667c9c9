import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@candour/schemas/endpoint.ts'
import { endpoints } from '@candour/schemas/endpoints.ts'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '#test/app.ts'
import type { Factories } from '#test/factories.ts'
import { type AnyRequest, callOf, sampleOf } from '#test/samples/samples.ts'
import { createScene, type Scene } from '#test/samples/scene.ts'

/** Contained in all data of the other company that this caller must not see. */
const secret = `secret-${randomUUID()}`

interface Company {
  scene: Scene
  id: string
  /** Next cursor of the first page of each paged list. */
  cursors: Record<string, string>
}

const ofCompanies = endpoints.filter(({ audience }) => audience === 'company')
const inBody = ({ query }: Endpoint) => !(query && 'companyId' in query.shape)

let t: TestApp
let cookie: string
/** An operator linked to no company, who like anyone else sees only dashboards of linked companies. */
let operator: string
let linkedOperator: string
let mine: Company
let theirs: Company

/** Factories of data with a text. */
function marked(make: Factories, text: string): Factories {
  const name = () => `${text} ${randomUUID()}`
  return {
    ...make,
    review: (company, given) => make.review(company, { ...given, feedback: text, contactName: text }),
    location: (company) => make.location(company, { name: name() }),
    placement: (company, given) => make.placement(company, { ...given, name: name() }),
    channel: (company) => make.channel(company, { name: name() }),
    replyTemplate: (company) => make.replyTemplate(company, { name: name() }),
  }
}

beforeAll(async () => {
  t = await buildTestApp()
  const makeCompany = async (name: string): Promise<Company> => {
    const make = marked(t.make, name)
    const scene = await createScene(t, { make, name })
    const { company, query, owner } = scene
    const location = await make.location(company)
    for (let n = 0; n < 2; n += 1) {
      await make.review(company)
      await make.printOrder(company)
      await make.placement(company, { locationId: location.id })
      await t.insert('walks', { company_id: company.id, id: randomUUID(), user_id: randomUUID() })
    }
    for (let n = 0; n < 5; n += 1) {
      const email = `${name}-${n}@example.com`
      await make.user({ companies: [company], companyRole: 'viewer', email })
    }
    for (const list of ['placements', 'audit']) {
      // Each leaves an entry in the audit log.
      await t.app.inject({ url: `/api/dashboard/${list}.csv`, query, headers: { cookie: owner.cookie } })
    }
    const cursors: Record<string, string> = {}
    for (const endpoint of ofCompanies) {
      if (!endpoint.paged) continue
      const { params } = endpoint.params ? await sampleOf(endpoint).request(scene) : {}
      const { headers } = await t.app.inject({
        url: callOf(endpoint, { ...(params && { params }) }).url,
        query: { ...query, limit: '1' },
        headers: { cookie: owner.cookie },
      })
      const cursor = headers['x-next-cursor']
      if (cursor === undefined) throw new Error(`${endpoint.id} has a single page`)
      cursors[endpoint.id] = String(cursor)
    }
    return { scene, id: company.id, cursors }
  }
  mine = await makeCompany('mine')
  cookie = mine.scene.owner.cookie
  theirs = await makeCompany(secret)
  operator = mine.scene.operator.cookie
  linkedOperator = (await mine.scene.person({ role: 'superadmin', companies: [mine] })).cookie
})
afterAll(() => t[Symbol.asyncDispose]())

/** The other company's rows, to compare before and after. */
async function theirRows() {
  const tables = [
    'memberships',
    'cases',
    'notification_settings',
    'reviews',
    'print_orders',
    'print_order_changes',
    'locations',
  ]
  const rows = [sql`select to_jsonb(r) as row from companies r where id = ${theirs.id}`]
  for (const table of [...tables, 'placements', 'messages', 'reply_templates', 'channels']) {
    rows.push(sql`select to_jsonb(r) from ${sql.table(table)} r where company_id = ${theirs.id}`)
  }
  return (await sql`${sql.join(rows, sql` union all `)} order by row`.execute(t.owner)).rows
}

/** Makes a call with a sample's request, but names the company as given. */
async function ask(
  endpoint: Endpoint,
  request: AnyRequest,
  { query = '', body = {}, as = cookie }: { query?: string; body?: object; as?: string },
) {
  const { companyId: _, ...others } = request.query ?? {}
  const { url, query: more } = callOf(endpoint, { ...request, query: others })
  const answer = await t.app.inject({
    method: endpoint.method,
    url: `${url}?${query}&${new URLSearchParams(more)}`,
    headers: { cookie: as },
    ...(endpoint.method !== 'GET' && { payload: { ...request.body, companyId: undefined, ...body } }),
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

it.each(ofCompanies.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s returns nothing of another company, however its id is spelled',
  async (_, endpoint) => {
    const request = await sampleOf(endpoint).request(theirs.scene)
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
      const { status, text } = await ask(endpoint, request, given)
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
    expect(await ask(endpoint, request, naming(id))).toEqual(refused)
    expect(await ask(endpoint, request, naming(randomUUID()))).toEqual(refused)
    expect(await ask(endpoint, request, { ...naming(id), as: operator })).toEqual(refused)
    expect(await theirRows()).toEqual(before)
  },
)

it.each(ofCompanies.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s returns only data of its own company, whatever ids of another are sent',
  async (_, endpoint) => {
    const request = await sampleOf(endpoint).request(theirs.scene)
    const before = await theirRows()
    const cursor = theirs.cursors[endpoint.id]
    const ownInQuery = `companyId=${mine.id}`
    const sent: [string, { query?: string; body?: object; as?: string }][] = inBody(endpoint)
      ? [
          ['another id in the query', { query: `companyId=${theirs.id}`, body: { companyId: mine.id } }],
          ['the own id in upper case', { body: { companyId: mine.id.toUpperCase() } }],
        ]
      : [
          ['another id in the body', { query: ownInQuery, body: { companyId: theirs.id } }],
          ['another id in an array beside', { query: `${ownInQuery}&companyId[]=${theirs.id}` }],
          ['the own id in upper case', { query: `companyId=${mine.id.toUpperCase()}` }],
        ]
    if (cursor) sent.push(["another's cursor", { query: `${ownInQuery}&cursor=${cursor}` }])
    const own = inBody(endpoint) ? { body: { companyId: mine.id } } : { query: ownInQuery }
    sent.push(['by an operator who is linked', { ...own, as: linkedOperator }])
    for (const [how, given] of sent) {
      const sample = sampleOf(endpoint)
      const { status, text } = await ask(endpoint, await sample.request(mine.scene), given)
      expect(status, `${how}: ${text}`).toBe(sample.refused ?? endpoint.status ?? 200)
      expect(text, how).not.toContain(secret)
      expect(text, how).not.toContain(theirs.id)
    }
    if (endpoint.params) {
      // Resources named by path belong to a company too.
      const { status, text } = await ask(endpoint, request, { query: ownInQuery })
      expect(status).toBe(404)
      expect(text).not.toContain(secret)
    }
    expect(await theirRows()).toEqual(before)
  },
)
