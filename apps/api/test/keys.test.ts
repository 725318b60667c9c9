import { randomUUID } from 'node:crypto'
import { json, text } from 'node:stream/consumers'
import { companyPermissions } from '@candour/schemas/company-roles.ts'
import { companyScope } from '@candour/schemas/company-scopes.ts'
import { type Endpoint, takesKeys } from '@candour/schemas/endpoint.ts'
import { endpoints } from '@candour/schemas/endpoints.ts'
import { errorBody } from '@candour/schemas/error-body.ts'
import { errors } from '@candour/schemas/errors.ts'
import { expect, it } from 'vitest'
import { testApp } from '#test/app.ts'
import { type AnyRequest, bareRequest, callOf, sampleOf } from '#test/samples/samples.ts'
import { createScene } from '#test/samples/scene.ts'

const t = await testApp()
const scene = await createScene(t)
const own = scene.company
const all = companyScope.options

/** A company and its owner, with a key that has all scopes. */
async function company() {
  const made = await t.make.company()
  const by = await t.make.user({ companies: [made] })
  return { ...made, by, key: (await t.make.apiKey({ company: made, by })).key }
}

const anHourAgo = new Date(Date.now() - 3_600_000)
const ofOwner = async (given: object) =>
  (await t.make.apiKey({ company: own, by: scene.owner, ...given })).key
const full = await ofOwner({})
const foreign = await company()
const suspended = await company()
await t.setCompany(suspended, { billing_status: 'suspended' })
const deleted = await company()
await t.sql`insert into company_deletions (company_id, purge_at, reviews, billing_status)
  values (${deleted.id}, now() + interval '30 days', 0, 'active')`
const demoted = await company()
await t.owner
  .updateTable('memberships')
  .set({ role: 'viewer' })
  .where('user_id', '=', demoted.by.id)
  .execute()
const revoked = await t.make.apiKey({ company: own, by: scene.owner })
await t.owner.deleteFrom('api_keys').where('id', '=', revoked.id).execute()
const operators = (await t.make.apiKey({ by: scene.operator })).key
const expiredOperators = (await t.make.apiKey({ by: scene.operator, expiresAt: anHourAgo })).key

/** Keys that nobody may use, whatever for. */
const invalid = {
  expired: await ofOwner({ expiresAt: anHourAgo }),
  ended: await ofOwner({ endsAt: anHourAgo }),
  revoked: revoked.key,
  mistyped: full.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')),
  'of another id': full.replace(/_[\da-f]{32}_/, `_${'0'.repeat(32)}_`),
  nothing: '',
  hostile: 'x'.repeat(5_000),
  'of a deleted company': deleted.key,
  'of operators, expired': expiredOperators,
}

/** Makes a call; returns the error, if its status is 401 or 403. */
async function refusalOf(endpoint: Endpoint, request: AnyRequest, headers: Record<string, string> = {}) {
  const call = callOf(endpoint, request)
  const answer = await t.app.inject({ ...call, headers: { ...call.headers, ...headers } })
  const stream = answer.stream()
  if (answer.statusCode !== 401 && answer.statusCode !== 403) return void stream.destroy()
  const { code, scope } = errorBody.parse(await json(stream))
  expect(answer.statusCode).toBe(errors[code][0])
  return scope === undefined ? code : `${code} ${scope}`
}

const guarded = endpoints.flatMap((endpoint) => (endpoint.permission ? [endpoint] : []))
const named = guarded.map((endpoint) => [endpoint.id, endpoint] as const)

it('excludes accounts, notifications, other ways in and out, team, privacy and what is signed', () => {
  const excluded = guarded.filter((endpoint) => !takesKeys(endpoint)).map(({ path }) => path)
  for (const path of excluded) {
    expect(path).toMatch(
      /^\/api\/(account|auth|reviews\/:id\/company|dashboard\/(notifications|api-keys|channels|webhooks|team|privacy|sign-in|evidence\.zip|reviews\/:id\/opened)|admin\/(users|printers|companies\/:\w+\/(users|view-as)|audit|api-keys|system\/test-mail))/,
    )
  }
  const kept = guarded.filter(takesKeys)
  for (const { path } of kept) {
    expect(path).not.toMatch(/account|auth\/|notifications|api-keys|\/team|\/privacy|users|admin\/audit/)
  }
})

it.each(named)(
  '%s answers 401 to keys that are not valid, with and without a session',
  async (_, endpoint) => {
    const { cookie } = endpoint.audience === 'superadmin' ? scene.operator : scene.owner
    for (const [name, key] of Object.entries(invalid)) {
      expect(await refusalOf(endpoint, { ...bareRequest(endpoint, own.id), key, cookie }), name).toBe(
        'key_invalid',
      )
    }
  },
)

it.each(named)('%s ignores keys in the query, in cookies and of other schemes', async (_, endpoint) => {
  const bare = bareRequest(endpoint, own.id)
  const key = endpoint.audience === 'superadmin' ? operators : full
  const query = { ...bare.query, key, api_key: key, access_token: key, authorization: `Bearer ${key}` }
  for (const [request, headers] of [
    [{ ...bare, query }, {}],
    [{ ...bare, cookie: `key=${key}; candour=${key}; authorization=Bearer ${key}` }, {}],
    [bare, { authorization: `Basic ${btoa(`${key}:`)}` }],
    [bare, { 'x-api-key': key }],
  ] as const) {
    expect(await refusalOf(endpoint, request, headers)).toBe('not_signed_in')
  }
})

it.each(named)('%s refuses keys of the other side', async (_, endpoint) => {
  const bare = bareRequest(endpoint, own.id)
  const [company, operator] = [
    { ...bare, key: full },
    { ...bare, key: operators },
  ]
  const taken = takesKeys(endpoint)
  const wrong = endpoint.audience === 'company' ? operator : company
  const code = endpoint.audience === 'company' ? 'no_company_access' : 'not_allowed'
  expect(await refusalOf(endpoint, wrong)).toBe(taken ? code : 'key_not_allowed')
  const right = endpoint.audience === 'superadmin' ? operator : company
  expect(await refusalOf(endpoint, right)).toBe(taken ? undefined : 'key_not_allowed')
})

const ofCompanies = named.filter(([, { audience }]) => audience === 'company')

it.each(ofCompanies)('%s needs its scope, in its company, and the role of its maker', async (_, endpoint) => {
  const { permission, method, whileSuspended } = endpoint
  const refused = (code: string | undefined) => (takesKeys(endpoint) ? code : 'key_not_allowed')
  const missing = refused(`scope_missing ${permission}`)
  const bare = (id: string) => bareRequest(endpoint, id)
  const without = await ofOwner({ scopes: all.filter((scope) => scope !== permission) })
  expect(await refusalOf(endpoint, { ...bare(own.id), key: without })).toBe(missing)
  for (const id of [foreign.id, randomUUID()]) {
    expect(await refusalOf(endpoint, { ...bare(id), key: full })).toBe(refused('no_company_access'))
  }
  const breaks = method !== 'GET' && !whileSuspended ? 'company_suspended' : undefined
  expect(await refusalOf(endpoint, { ...bare(suspended.id), key: suspended.key })).toBe(refused(breaks))
  const allowed = companyPermissions.viewer.some((granted) => granted === permission)
  expect(await refusalOf(endpoint, { ...bare(demoted.id), key: demoted.key })).toBe(
    allowed ? refused(undefined) : missing,
  )
})

it.each(named.filter(([, endpoint]) => takesKeys(endpoint)))(
  '%s works with its scope alone, and without a companyId',
  async (_, endpoint) => {
    const { request: make, refused, entry } = sampleOf(endpoint)
    const { query, body, ...request } = await make(scene)
    const name = `Key of ${endpoint.id}`
    const { key } =
      endpoint.audience === 'company'
        ? await t.make.apiKey({ company: own, by: scene.owner, scopes: [endpoint.permission ?? ''], name })
        : await t.make.apiKey({ by: scene.operator, name })
    const nameless = <Part extends object>({ companyId: _, ...part }: Part & { companyId?: unknown }) => part
    const isOwn = endpoint.audience === 'company'
    const answer = await t.app.inject(
      callOf(endpoint, {
        ...request,
        ...(query && { query: isOwn ? nameless(query) : query }),
        ...(body && { body: isOwn ? nameless(body) : body }),
        key,
      }),
    )
    const stream = answer.stream()
    if (endpoint.stream === 'text/event-stream') stream.destroy()
    else if (answer.statusCode >= 400) expect(await text(stream)).toContain(refused ? '' : 'no error')
    else await text(stream)
    expect(answer.statusCode).toBe(refused ?? endpoint.status ?? 200)
    if (!entry) return
    const entries = await t.owner
      .selectFrom('audit_entries')
      .select(['actor_kind', 'actor_id', 'actor_name'])
      .where('actor_name', '=', name)
      .execute()
    const by = isOwn ? scene.owner : scene.operator
    expect(entries).toEqual([{ actor_kind: 'key', actor_id: by.id, actor_name: name }])
  },
)
