import { randomUUID } from 'node:crypto'
import type { Endpoint, Permission } from '@candour/schemas/endpoint.ts'
import { endpoints } from '@candour/schemas/endpoints.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '#test/app.ts'

const principals = ['visitor', 'unlinked user', 'unknown role', 'owner', 'operator'] as const
type Who = (typeof principals)[number]

const signedIn: Who[] = ['unlinked user', 'unknown role', 'owner', 'operator']

/** Who has each permission; a company permission in the company they are linked to. */
const holders: Record<Permission, Who[]> = {
  'account:read': signedIn,
  'account:manage': signedIn,
  'company:read': ['owner'],
  'company:manage': ['owner'],
  'reviews:read': ['owner'],
  'reviews:export': ['owner'],
  'orders:read': ['owner'],
  'orders:place': ['owner'],
  'locations:read': ['owner'],
  'locations:manage': ['owner'],
  'placements:read': ['owner'],
  'placements:manage': ['owner'],
  'audit:read': ['owner'],
  'platform:manage': ['operator'],
}

let t: TestApp
let own: { id: string }
const foreign = { id: randomUUID() }
const cookies = {} as Record<Who, string>

beforeAll(async () => {
  t = await buildTestApp()
  own = await t.make.company()
  const other = await t.make.company()
  foreign.id = other.id
  const signIn = async (given: Parameters<typeof t.make.user>[0]) => {
    const user = await t.make.user(given)
    return { user, cookie: (await t.signIn(user.email)).cookie }
  }
  cookies.visitor = ''
  cookies['unlinked user'] = (await signIn({})).cookie
  cookies.owner = (await signIn({ companies: [own] })).cookie
  cookies.operator = (await signIn({ role: 'superadmin' })).cookie
  const { user, cookie } = await signIn({ companies: [own] })
  cookies['unknown role'] = cookie
  // A role that the next version might add during a rolling deployment.
  await sql`alter table memberships drop constraint memberships_role_check`.execute(t.owner)
  await t.owner
    .updateTable('memberships')
    .set({ role: 'of-the-next-version' })
    .where('user_id', '=', user.id)
    .execute()
})
afterAll(() => t[Symbol.asyncDispose]())

/** Calls an endpoint with nothing but a company's id and ids that do not exist. */
async function statusOf(endpoint: Endpoint, who: Who, { id: companyId }: { id: string }): Promise<number> {
  const answer = await t.app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/:(\w+)/g, () => randomUUID()),
    query: endpoint.query && 'companyId' in endpoint.query.shape ? { companyId } : {},
    headers: { cookie: cookies[who] },
    ...(endpoint.method !== 'GET' && { payload: { companyId } }),
    payloadAsStream: true,
  })
  answer.stream().destroy()
  return answer.statusCode
}

const guarded = endpoints.flatMap((endpoint) => (endpoint.permission ? [endpoint] : []))

it('has a permission on every contract that is not public, and each is needed somewhere', () => {
  for (const { id, audience, permission } of endpoints)
    expect(permission !== undefined, id).toBe(audience !== 'public')
  expect(new Set(guarded.map(({ permission }) => permission))).toEqual(new Set(Object.keys(holders)))
})

it.each(guarded.flatMap((endpoint) => principals.map((who) => [endpoint.id, who, endpoint] as const)))(
  '%s answers %s according to its permission',
  async (_, who, endpoint) => {
    const allowed = holders[endpoint.permission].includes(who)
    const status = await statusOf(endpoint, who, own)
    if (allowed) expect([401, 403]).not.toContain(status)
    else expect(status).toBe(who === 'visitor' ? 401 : 403)
    if (endpoint.audience !== 'company') return
    expect(await statusOf(endpoint, who, foreign)).toBe(who === 'visitor' ? 401 : 403)
    expect(await statusOf(endpoint, who, { id: randomUUID() })).toBe(who === 'visitor' ? 401 : 403)
  },
)
