import { randomUUID } from 'node:crypto'
import type { CompanyRole } from '@candour/schemas/accounts.ts'
import {
  createApiKey,
  createOperatorKey,
  keepApiKey,
  keepOperatorKey,
  keyLimit,
  listApiKeys,
  listOperatorKeys,
  maxKeys,
  revokeApiKey,
} from '@candour/schemas/api-keys.ts'
import { exportOwnAuditCsv, listOwnAudit } from '@candour/schemas/audit.ts'
import { addNote, getCase, reply, updateCase } from '@candour/schemas/cases.ts'
import { getDashboardCompany, listCompanies } from '@candour/schemas/companies.ts'
import type { CompanyScope } from '@candour/schemas/company-scopes.ts'
import { deleteCompany } from '@candour/schemas/deleted-companies.ts'
import { createLocation } from '@candour/schemas/locations.ts'
import { dashboardEvents, getReview, listReviews } from '@candour/schemas/reviews.ts'
import { listTeam, removeMember, updateMember } from '@candour/schemas/team.ts'
import { deleteUser, updateUser } from '@candour/schemas/users.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '#db/listen.ts'
import { newKey } from '#modules/api-keys/key-text.ts'
import { LiveDashboards } from '#modules/live/live-dashboards.ts'
import { anotherApp, caller, type NewUser, recordedLog, testApp } from '#test/app.ts'
import { receiveMails } from '#test/mail-server.ts'

const t = await testApp()
const mails = await receiveMails(t)
const operator = await t.signInAs({ role: 'superadmin' })

/** A company with an owner; `join` adds a member. */
async function company() {
  const made = await t.make.company({ name: 'مقهى القمر — Łódź' })
  const join = (companyRole: CompanyRole) => t.signInAs({ companies: [made], companyRole })
  return { ...made, query: { companyId: made.id }, join, owner: await join('owner') }
}

type Company = Awaited<ReturnType<typeof company>>

const create = (by: NewUser, { query }: Company, body: object = {}) =>
  by.call(createApiKey, { query, body: { name: 'Zapier', scopes: ['reviews:read'], ...body } })

/** Creates a key, and returns its id and what a program calls with it. */
async function keyOf(by: NewUser, at: Company, body: object = {}) {
  const { status, body: created } = await create(by, at, body)
  if (status !== 201) throw new Error(`creating a key answered ${created.code}`)
  return { ...created, call: withKey(created.key) }
}

const withKey = (key: string, app = t.app) => caller(app, { authorization: `Bearer ${key}` })

/** What a program calls without a `companyId`. */
const nameless = { query: {} as { companyId: string } }

const works = async ({ call }: { call: ReturnType<typeof withKey> }) => {
  const { status, body } = await call(listReviews, nameless)
  return status === 200 ? 'yes' : body.code
}

const rows = async (by: NewUser, { query }: Company) => (await by.call(listApiKeys, { query })).body

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const days = (at: string | null | undefined) => at && Math.round((Date.parse(at) - Date.now()) / 86_400_000)

describe('a key', () => {
  it('is shown once, and only its hash is stored', async () => {
    const c = await company()
    const { status, body } = await create(c.owner, c, { name: '  Zapier \u202e' })
    const { key, ...row } = body
    expect(status).toBe(201)
    expect(row).toEqual({
      id: expect.any(String),
      name: 'Zapier',
      hint: key.slice(-4),
      scopes: ['reviews:read'],
      createdBy: c.owner.email,
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
      endsAt: null,
      lastUsedOn: null,
    })
    expect(days(row.expiresAt)).toBe(365)
    expect(await rows(c.owner, c)).toEqual([row])
    const secret = key.slice(42, -6)
    expect(JSON.stringify(await t.owner.selectFrom('api_keys').selectAll().execute())).not.toContain(secret)
    expect(JSON.stringify((await c.owner.call(listOwnAudit, c)).body)).not.toContain(secret)
  })

  it('can do no more than its maker, and nothing that is for people alone', async () => {
    const c = await company()
    const manager = await c.join('manager')
    const beyond = await create(manager, c, { scopes: ['reviews:read', 'audit:read'] })
    expect(beyond).toMatchObject({
      status: 403,
      body: { code: 'forbidden_role', issues: [{ path: 'scopes' }] },
    })
    for (const scopes of [
      ['team:manage'],
      ['platform:manage'],
      ['x'.repeat(5_000)],
      [],
      Array(1_000).fill('reviews:read'),
    ]) {
      const { status, body } = await create(c.owner, c, { scopes })
      expect([status, body.issues?.[0]?.path.split('.', 1)[0]]).toEqual([400, 'scopes'])
    }
    for (const name of ['', '  \u202e ', 'x'.repeat(5_000), '\u0000']) {
      expect((await create(c.owner, c, { name })).status).toBe(400)
    }
    expect((await create(await c.join('responder'), c)).body.code).toBe('forbidden_role')
  })

  it('is for a year at most, unless an owner chooses more', async () => {
    const c = await company()
    const manager = await c.join('manager')
    expect((await create(manager, c, { expiresAt: daysFromNow(365) })).status).toBe(201)
    for (const expiresAt of [null, daysFromNow(367)]) {
      expect(await create(manager, c, { expiresAt })).toMatchObject({
        status: 403,
        body: { code: 'forbidden_role', issues: [{ path: 'expiresAt' }] },
      })
      expect((await create(c.owner, c, { expiresAt })).body.expiresAt).toBe(expiresAt)
    }
    for (const expiresAt of [daysFromNow(-1), 'tomorrow', '2200-01-01T00:00:00Z', 5]) {
      expect((await create(c.owner, c, { expiresAt })).status).toBe(400)
    }
  })

  it('works up to the second in which it expires', async () => {
    const c = await company()
    const expiresAt = new Date(Date.now() + 1_500).toISOString()
    const key = await keyOf(c.owner, c, { expiresAt })
    expect(await works(key)).toBe('yes')
    await expect.poll(() => works(key), { timeout: 5_000 }).toBe('key_invalid')
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(expiresAt))
  })

  it('is one of at most fifty, even when made concurrently', async () => {
    const c = await company()
    for (let n = 1; n < maxKeys; n += 1) await t.make.apiKey({ company: c, by: c.owner })
    const answers = await Promise.all([1, 2, 3].map(() => create(c.owner, c)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many_keys')
  })

  it('is revoked in every process at once, by whoever manages keys in its company, and only once', async () => {
    const c = await company()
    const [key, elsewhere] = [await keyOf(c.owner, c), await anotherApp(t, {})]
    const there = { call: withKey(key.key, elsewhere) }
    expect([await works(key), await works(there)]).toEqual(['yes', 'yes'])
    const params = { id: key.id.toUpperCase() }
    const stranger = await company()
    const foreign = await stranger.owner.call(revokeApiKey, { query: stranger.query, params })
    expect(foreign.body.code).toBe('key_not_found')
    const revoke = async () =>
      (await (await c.join('manager')).call(revokeApiKey, { query: c.query, params })).status
    expect(await revoke()).toBe(204)
    expect([await works(key), await works(there)]).toEqual(['key_invalid', 'key_invalid'])
    expect(await revoke()).toBe(404)
    expect(
      (await c.owner.call(listOwnAudit, c)).body.map(({ action, target }) => [action, target.name]),
    ).toEqual([
      ['api_key.revoked', 'Zapier'],
      ['api_key.created', 'Zapier'],
    ])
  })

  it('counts as used on a day, which is written once', async () => {
    const c = await company()
    const key = await keyOf(c.owner, c)
    const version = () =>
      t.sql`select xmin::text, last_used_on::text as day from api_keys where id = ${key.id}`
    await Promise.all([1, 2, 3, 4].map(() => works(key)))
    const first = await version()
    expect(first).toMatchObject([{ day: new Date().toISOString().slice(0, 10) }])
    await works(key)
    expect(await version()).toEqual(first)
    expect((await rows(c.owner, c))[0]?.lastUsedOn).toBe(first[0]?.day)
    const expired = await t.make.apiKey({ company: c, by: c.owner, expiresAt: new Date(0) })
    expect(await works({ call: withKey(expired.key) })).toBe('key_invalid')
    expect((await rows(c.owner, c)).find(({ id }) => id === expired.id)?.lastUsedOn).toBeNull()
  })
})

describe('a call with a key', () => {
  const calling = (c: Company, ...scopes: CompanyScope[]) => keyOf(c.owner, c, { scopes })

  it('sees contact data with that scope only', async () => {
    const c = await company()
    const { id } = await t.make.review(c, { contactEmail: 'ann@visitor.example' })
    const plain = await calling(c, 'reviews:read')
    const full = await calling(c, 'reviews:read', 'reviews:contacts')
    const read = async ({ call }: typeof plain) =>
      (await call(getReview, { ...nameless, params: { id } })).body
    expect(await read(plain)).not.toHaveProperty('contactEmail')
    expect(await read(full)).toMatchObject({ contactEmail: 'ann@visitor.example' })
  })

  it('is ascribed to whoever answers for the key, who is told like anybody else', async () => {
    const c = await company()
    const { id } = await t.make.review(c, { contactEmail: 'ann@visitor.example' })
    const { call } = await calling(c, 'reviews:reply')
    const about = { ...nameless, params: { id } }
    const note = await call(addNote, { ...about, body: { text: `From the till, for @${c.owner.email}` } })
    expect(note).toMatchObject({ status: 201, body: { by: c.owner.email } })
    const sent = await call(reply, { ...about, body: { text: 'Thank you, {me}' } })
    expect(sent).toMatchObject({ status: 201, body: { by: c.owner.email } })
    const { body } = await call(getCase, about)
    expect(body).toMatchObject({ assigneeId: null, updatedBy: c.owner.email, status: 'waiting' })
    const assigned = await call(updateCase, {
      ...about,
      body: { version: body.version, assigneeId: c.owner.id },
    })
    expect(assigned).toMatchObject({ status: 200, body: { assigneeId: c.owner.id } })
    expect(await t.sql`select kind from alerts where user_id = ${c.owner.id}`).toEqual([
      { kind: 'mentioned' },
      { kind: 'assigned' },
    ])
  })

  it('goes on without an account, once its maker has been deleted', async () => {
    const c = await company()
    const manager = await c.join('manager')
    const { call } = await keyOf(manager, c, { scopes: ['reviews:reply'] })
    const { id } = await t.make.review(c, { contactEmail: 'ann@visitor.example' })
    expect((await operator.call(deleteUser, { params: manager })).status).toBe(200)
    const about = { ...nameless, params: { id } }
    expect(await call(addNote, { ...about, body: { text: 'x' } })).toMatchObject({
      status: 201,
      body: { by: null },
    })
    expect((await call(reply, { ...about, body: { text: 'Yours, {me}' } })).status).toBe(201)
  })

  it('may name its company, in any letter case, and no other', async () => {
    const [c, other] = [await company(), await company()]
    const { call } = await calling(c, 'company:read')
    const at = async (companyId: string) => {
      const { status, body } = await call(getDashboardCompany, { query: { companyId } })
      return status === 200 ? body.id : body.code
    }
    expect(await at(c.id.toUpperCase())).toBe(c.id)
    expect(await at(other.id)).toBe('no_company_access')
    expect(await at(randomUUID())).toBe('no_company_access')
    expect(await at('x')).toBe('no_company_access')
  })

  it('is made once with an Idempotency-Key, which is the key’s own', async () => {
    const c = await company()
    const [one, other] = [await calling(c, 'locations:manage'), await calling(c, 'locations:manage')]
    const add = ({ call }: typeof one) =>
      call(createLocation, { ...nameless, body: { name: 'Harbour' } }, { 'idempotency-key': 'a' })
    const first = await add(one)
    expect(first.status).toBe(201)
    expect((await add(one)).body).toEqual(first.body)
    expect((await add(other)).body.code).toBe('location_name_taken')
  })

  it('is refused to pages of other origins, and answered without CORS', async () => {
    const c = await company()
    const { call } = await calling(c, 'reviews:read')
    const foreign = await call(listReviews, nameless, { origin: 'https://evil.example' })
    expect(foreign).toMatchObject({ status: 403, body: { code: 'unknown_origin' } })
    const { headers } = await call(listReviews, nameless)
    expect(Object.keys(headers).filter((name) => /^access-control|^set-cookie/.test(name))).toEqual([])
  })

  it('takes a key in any case of the scheme, and says how a refused one is presented', async () => {
    const c = await company()
    const { key } = await calling(c, 'reviews:read')
    const status = async (authorization: string) =>
      (await t.app.inject({ url: listReviews.path, headers: { authorization } })).statusCode
    expect(await status(`bearer  ${key}`)).toBe(200)
    expect(await status(`Bearer ${key} x`)).toBe(401)
    expect(await status('Bearer')).toBe(401)
    const refused = await t.call(listReviews, nameless, { authorization: 'Bearer x' })
    expect(refused.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
  })

  it('acts for visitors on public calls, and signs nobody out', async () => {
    const c = await company()
    const { key } = await calling(c, 'reviews:read')
    const headers = { authorization: `Bearer ${key}`, cookie: c.owner.cookie }
    expect((await t.app.inject({ method: 'POST', url: '/api/auth/logout', headers })).statusCode).toBe(200)
    expect((await c.owner.call(listReviews, c)).status).toBe(200)
  })
})

describe('the limit', () => {
  it('is announced in the headers, and refuses what exceeds it, in every process', async () => {
    const c = await company()
    const limited = await anotherApp(t, { env: { RATE_LIMITS: 'on' } })
    const there = await anotherApp(t, { env: { RATE_LIMITS: 'on' } })
    const { key } = await keyOf(c.owner, c)
    const call = withKey(key, limited)
    const first = await call(listReviews, nameless)
    expect(first.headers['ratelimit-policy']).toBe('"default";q=120;w=60')
    expect(first.headers.ratelimit).toBe('"default";r=119;t=60')
    // Refused calls count as well.
    expect((await call(listTeam, nameless)).headers.ratelimit).toMatch(/^"default";r=118;t=\d+$/)
    for (let n = 2; n < keyLimit.requests; n += 1)
      expect((await call(listReviews, nameless)).status).toBe(200)
    const { status, body, headers } = await call(listReviews, nameless)
    expect([status, body.code]).toEqual([429, 'too_many_requests'])
    expect(headers.ratelimit).toMatch(/^"default";r=0;t=\d+$/)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(keyLimit.seconds)
    await expect
      .poll(async () => (await withKey(key, there)(listReviews, nameless)).status, { timeout: 10_000 })
      .toBe(429)
    const other = await keyOf(c.owner, c)
    expect((await withKey(other.key, limited)(listReviews, nameless)).status).toBe(200)
  })
})

describe('an event stream', () => {
  it('ends when its key is revoked, or its company deleted', async () => {
    const c = await company()
    const live = new LiveDashboards(t.deps, { beatMs: 60_000 })
    const app = await anotherApp(t, { deps: { live } })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const heard = Promise.withResolvers<void>()
    const ready = { channel: 'ready', onNotification() {}, onListening: () => heard.resolve() }
    const listening = listen(t.url, [...live.listeners, ready], app)
    onTestFinished(() => app.close())
    onTestFinished(() => listening.stop())
    await heard.promise
    const open = async (key: string) => {
      const { body, status } = await fetch(url + dashboardEvents.path, {
        headers: { authorization: `Bearer ${key}` },
      })
      expect(status).toBe(200)
      const reader = body?.getReader()
      await reader?.read()
      return () => reader?.read()
    }
    const [one, other] = [await keyOf(c.owner, c), await keyOf(c.owner, c)]
    const read = await open(one.key)
    const readOther = await open(other.key)
    await c.owner.call(revokeApiKey, { query: c.query, params: one })
    expect(await read()).toMatchObject({ done: true })
    expect(live.size).toBe(1)
    await operator.call(deleteCompany, { params: c })
    expect(await readOther()).toMatchObject({ done: true })
  })
})

describe('a maker who leaves', () => {
  /** Creates a manager with a key, and what changes their account. */
  async function leaver() {
    const c = await company()
    const other = await c.join('owner')
    const maker = await c.join('manager')
    const key = await keyOf(maker, c, { name: 'Till', scopes: ['reviews:read', 'locations:manage'] })
    await keyOf(maker, c, { name: 'Second' })
    const row = async () => (await rows(c.owner, c)).find(({ id }) => id === key.id)
    const setRole = (role: CompanyRole) =>
      c.owner.call(updateMember, { query: c.query, params: { userId: maker.id }, body: { role } })
    const keep = (by: NewUser = c.owner) =>
      by.call(keepApiKey, { query: c.query, params: { id: key.id }, body: { keep: true } })
    return { c, other, maker, key, row, setRole, keep }
  }

  const ways = {
    removed: ({ c, maker }: Awaited<ReturnType<typeof leaver>>) =>
      c.owner.call(removeMember, { query: c.query, params: { userId: maker.id } }),
    disabled: ({ maker }: Awaited<ReturnType<typeof leaver>>) =>
      operator.call(updateUser, { params: maker, body: { disabled: true } }),
    deleted: ({ maker }: Awaited<ReturnType<typeof leaver>>) => operator.call(deleteUser, { params: maker }),
  }

  it.each(Object.entries(ways))('%s: owners are told, and the key ends in 14 days', async (_, leave) => {
    const scene = await leaver()
    const { c, other, key, row } = scene
    mails.skip()
    expect((await leave(scene)).status).toBeLessThan(300)
    for (const { email } of [c.owner, other]) {
      const { subject, text = '' } = await mails.next(email)
      expect(subject).toMatch(/^API keys of .*مقهى القمر — Łódź.* will end$/)
      expect(text).toContain('Till')
      expect(text).toContain('Second')
      expect(text).toContain('/dashboard/settings/integrations')
    }
    expect(
      await t.sql`select from mails where kind = 'api_keys_ending' and company_id = ${c.id}`,
    ).toHaveLength(2)
    expect(days((await row())?.endsAt)).toBe(14)
    expect(await works(key)).toBe('yes')
    await t.sql`update api_keys set ends_at = now() where id = ${key.id}`
    expect(await works(key)).toBe('key_invalid')
    expect((await scene.keep()).body.code).toBe('key_ended')
  })

  it('leaves a key that an owner can keep, who answers for it from then on', async () => {
    const scene = await leaver()
    const { c, other, key, row, keep } = scene
    expect((await keep()).body.createdBy).toBe(scene.maker.email)
    await ways.removed(scene)
    const manager = await c.join('manager')
    expect((await keep(manager)).body.code).toBe('forbidden_role')
    expect((await keep(other)).body).toMatchObject({ endsAt: null, createdBy: other.email })
    expect(await works(key)).toBe('yes')
    const [entry] = (await c.owner.call(listOwnAudit, c)).body
    expect(entry).toMatchObject({
      action: 'api_key.kept',
      actor: { name: other.email },
      target: { name: 'Till' },
    })
    await c.owner.call(removeMember, { query: c.query, params: { userId: other.id } })
    expect(days((await row())?.endsAt)).toBe(14)
    const [unknown] = [{ id: randomUUID() }]
    const nothing = await c.owner.call(keepApiKey, { query: c.query, params: unknown, body: { keep: true } })
    expect(nothing.body.code).toBe('key_not_found')
  })

  it('leaves a key that their last role bounds, and then the role of the owner who keeps it', async () => {
    const scene = await leaver()
    const { key, setRole, keep } = scene
    const create = async () =>
      (await key.call(createLocation, { ...nameless, body: { name: randomUUID() } })).body.code ?? 'yes'
    await setRole('viewer')
    await ways.removed(scene)
    expect([await works(key), await create()]).toEqual(['yes', 'scope_missing'])
    await keep()
    expect(await create()).toBe('yes')
  })

  it('and returns has their keys back, but not those that have ended', async () => {
    const scene = await leaver()
    const { maker, key, row } = scene
    await ways.disabled(scene)
    await operator.call(updateUser, { params: maker, body: { disabled: false } })
    expect((await row())?.endsAt).toBeNull()
    await ways.disabled(scene)
    await t.sql`update api_keys set ends_at = now() where id = ${key.id}`
    await operator.call(updateUser, { params: maker, body: { disabled: false } })
    expect(await works(key)).toBe('key_invalid')
  })

  it('is no maker whose role shrinks: the key shrinks with it, at once, and grows again', async () => {
    const { key, setRole, row } = await leaver()
    const create = async () => {
      const { status, body } = await key.call(createLocation, { ...nameless, body: { name: randomUUID() } })
      return status === 201 ? 'yes' : [body.code, body.scope]
    }
    expect(await create()).toBe('yes')
    await setRole('viewer')
    expect(await create()).toEqual(['scope_missing', 'locations:manage'])
    expect(await works(key)).toBe('yes')
    expect(await row()).toMatchObject({ endsAt: null, scopes: ['reviews:read', 'locations:manage'] })
    await setRole('owner')
    expect(await create()).toBe('yes')
  })

  it('leaves no key behind that was being made meanwhile', async () => {
    const { c, maker } = await leaver()
    const [made] = await Promise.all([
      create(maker, c, { name: 'Late' }),
      c.owner.call(removeMember, { query: c.query, params: { userId: maker.id } }),
    ])
    const late = (await rows(c.owner, c)).find(({ name }) => name === 'Late')
    if (made.status === 201) expect(days(late?.endsAt)).toBe(14)
    else expect(late).toBeUndefined()
  })
})

describe('keys of the operators', () => {
  it('are made, listed apart from those of companies, and kept by another operator', async () => {
    const c = await company()
    await keyOf(c.owner, c)
    const maker = await t.signInAs({ role: 'superadmin' })
    const { body } = await maker.call(createOperatorKey, {
      body: { name: 'Reports', scopes: ['platform:manage'], expiresAt: null },
    })
    const call = withKey(body.key)
    expect((await call(listCompanies, { query: {} })).status).toBe(200)
    expect((await operator.call(listOperatorKeys, {})).body).toMatchObject([
      { name: 'Reports', createdBy: maker.email, expiresAt: null, scopes: ['platform:manage'] },
    ])
    mails.skip()
    await operator.call(updateUser, { params: maker, body: { disabled: true } })
    const { text = '' } = await mails.next(operator.email)
    expect(text).toContain('/admin/api-keys')
    expect((await call(listCompanies, { query: {} })).status).toBe(200)
    const kept = await operator.call(keepOperatorKey, { params: { id: body.id }, body: { keep: true } })
    expect(kept.body).toMatchObject({ createdBy: operator.email, endsAt: null })
  })
})

it('appears in no log, answer or export', async () => {
  const { log, logger } = recordedLog('trace')
  const app = await anotherApp(t, { logger })
  const c = await company()
  const { key } = await keyOf(c.owner, c, { scopes: ['reviews:read', 'audit:read'] })
  const secret = key.slice(41)
  const mistyped = `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`
  const unknown = newKey(randomUUID()).key
  let answers = ''
  for (const sent of [key, mistyped, unknown]) {
    const headers = { authorization: `Bearer ${sent}`, cookie: `candour=${sent}` }
    for (const url of [
      listReviews.path,
      `${listReviews.path}?companyId=${sent}&key=${sent}`,
      exportOwnAuditCsv.path,
      listTeam.path,
      `/api/${sent}`,
      `/${sent}`,
      `/cafe/${sent}?x=${sent}`,
    ]) {
      const { body } = await app.inject({ url, headers })
      if (url.startsWith('/api/')) answers += body
    }
    await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers,
      payload: { email: sent, password: sent },
    })
  }
  await expect.poll(() => log.text.match(/"msg":"request"/g)?.length).toBe(24)
  expect(log.text).toContain('key_refused')
  for (const hidden of [secret, mistyped.slice(41), unknown.slice(41)]) {
    expect(log.text).not.toContain(hidden)
    expect(answers).not.toContain(hidden)
  }
})
