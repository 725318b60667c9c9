import { randomUUID } from 'node:crypto'
import { json } from 'node:stream/consumers'
import { type CompanyRole, companyRole } from '@candour/schemas/accounts.ts'
import { openDemo } from '@candour/schemas/demo.ts'
import { type Endpoint, isInDemo, type Permission } from '@candour/schemas/endpoint.ts'
import { endpoints } from '@candour/schemas/endpoints.ts'
import { errorBody } from '@candour/schemas/error-body.ts'
import { errors } from '@candour/schemas/errors.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { demoCompanyId } from '#modules/demo/demo-company.ts'
import { cookieOf, testApp } from '#test/app.ts'
import { bareRequest, callOf } from '#test/samples/samples.ts'

const roles = companyRole.options
const principals = [
  'visitor',
  'demo',
  'unlinked user',
  'unknown role',
  ...roles,
  'printer',
  'operator',
] as const
type Who = (typeof principals)[number]

const signedIn = principals.filter((who) => who !== 'visitor' && who !== 'demo')
const members: Who[] = [...roles, 'demo']
const responders: Who[] = ['owner', 'manager', 'responder']
const managers: Who[] = ['owner', 'manager']

/**
 * Principals with each permission; for a company permission, in the company of which they are a member. Viewers of the
 * demo may do with theirs what `isInDemo` allows.
 */
const holders: Record<Permission, readonly Who[]> = {
  'account:read': [...signedIn, 'demo'],
  'account:manage': signedIn,
  'company:read': members,
  'company:manage': [...managers, 'demo'],
  'reviews:read': members,
  'reviews:contacts': responders,
  'reviews:reply': [...responders, 'demo'],
  'reviews:export': roles,
  'orders:read': [...managers, 'demo'],
  'orders:place': managers,
  'locations:read': members,
  'locations:manage': managers,
  'placements:read': members,
  'placements:manage': [...managers, 'demo'],
  'team:manage': ['owner', 'demo'],
  'integrations:manage': managers,
  'audit:read': ['owner'],
  'privacy:manage': ['owner'],
  'platform:manage': ['operator'],
  'orders:print': ['printer', 'operator'],
}

/** Permissions that no call requires: `reviews:contacts` only adds fields to a response. */
const withoutCall: Permission[] = ['reviews:contacts']

const t = await testApp()
const own = await t.make.company({ id: demoCompanyId })
const foreign = await t.make.company()
const stranger = await t.signInAs({ companies: [own] })
const member = async (companyRole: CompanyRole) =>
  (await t.signInAs({ companies: [own], companyRole })).cookie
const cookies: Record<Who, string> = {
  visitor: '',
  demo: cookieOf((await t.call(openDemo, {})).headers, 'candour-demo'),
  'unlinked user': (await t.signInAs()).cookie,
  owner: await member('owner'),
  manager: await member('manager'),
  responder: await member('responder'),
  viewer: await member('viewer'),
  printer: (await t.signInAs({ role: 'printer' })).cookie,
  operator: (await t.signInAs({ role: 'superadmin' })).cookie,
  'unknown role': stranger.cookie,
}
// A role that the next version might add during a rolling deployment.
await sql`alter table memberships drop constraint memberships_role_check`.execute(t.owner)
await t.owner
  .updateTable('memberships')
  .set({ role: 'of-the-next-version' })
  .where('user_id', '=', stranger.id)
  .execute()

/** Calls an endpoint with nothing but a company's id and ids that do not exist; returns the code of a refusal. */
async function refusalOf(
  endpoint: Endpoint,
  who: Who,
  { id: companyId }: { id: string },
): Promise<string | undefined> {
  const request = { ...bareRequest(endpoint, companyId), cookie: cookies[who] }
  const answer = await t.app.inject(callOf(endpoint, request))
  const stream = answer.stream()
  if (answer.statusCode !== 401 && answer.statusCode !== 403) return void stream.destroy()
  const { code } = errorBody.parse(await json(stream))
  expect(answer.statusCode).toBe(errors[code][0])
  // Whoever steps up may go on.
  return code === 'step_up_required' ? undefined : code
}

const guarded = endpoints.flatMap((endpoint) => (endpoint.permission ? [endpoint] : []))

it('has a permission on every contract that is not public, and each is needed somewhere', () => {
  for (const { id, audience, permission } of endpoints)
    expect(permission !== undefined, id).toBe(audience !== 'public')
  const needed = guarded.map(({ permission }) => permission)
  expect(new Set([...needed, ...withoutCall])).toEqual(new Set(Object.keys(holders)))
  expect(withoutCall.filter((permission) => needed.includes(permission))).toEqual([])
})

it.each(guarded.flatMap((endpoint) => principals.map((who) => [endpoint.id, who, endpoint] as const)))(
  '%s answers %s according to its permission',
  async (_, who, endpoint) => {
    const isRefusedInDemo = who === 'demo' && !isInDemo(endpoint)
    const refused = (code: string) =>
      who === 'visitor' ? 'not_signed_in' : isRefusedInDemo ? 'demo_read_only' : code
    const isMember = roles.some((role) => role === who)
    const code =
      endpoint.audience !== 'company' ? 'not_allowed' : isMember ? 'forbidden_role' : 'no_company_access'
    const allowed = !isRefusedInDemo && holders[endpoint.permission].includes(who)
    expect(await refusalOf(endpoint, who, own)).toBe(allowed ? undefined : refused(code))
    if (endpoint.audience !== 'company') return
    expect(await refusalOf(endpoint, who, foreign)).toBe(refused('no_company_access'))
    expect(await refusalOf(endpoint, who, { id: randomUUID() })).toBe(refused('no_company_access'))
  },
)
