import { createHash } from 'node:crypto'
import { getMe, login, logout } from '@candour/schemas/accounts.ts'
import { getSummary } from '@candour/schemas/analytics.ts'
import { getFirstCompany } from '@candour/schemas/companies.ts'
import argon2 from 'argon2'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { buildTestApp, testApp } from '#test/app.ts'
import { password } from '#test/factories.ts'

const t = await testApp()

const sessions = () => t.owner.selectFrom('sessions').selectAll().execute()

describe('signing in', () => {
  it("returns the role, and opens a session with the user's companies", async () => {
    const company = await t.make.company({ name: 'Bakery' })
    const { id, email } = await t.make.user({ companies: [company] })
    const answer = await t.call(login, { body: { email: ` ${email.toUpperCase()} `, password } })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ user: { id, email, role: 'company_admin' } })
    const { call } = await t.signIn(email)
    expect((await call(getMe, {})).body).toEqual({
      user: {
        id,
        email,
        name: null,
        role: 'company_admin',
        twoFactor: false,
        language: 'en',
        timeZone: null,
      },
      language: 'en',
      companies: [{ id: company.id, name: 'Bakery', role: 'owner', suspended: false }],
      viewAs: null,
    })
  })

  it('sets a cookie that scripts and other sites cannot use, and stores only its hash', async () => {
    const { email } = await t.make.user()
    const { headers } = await t.call(login, { body: { email, password } })
    const cookie = [headers['set-cookie']].flat().map(String).at(-1) ?? ''
    expect(cookie).toMatch(/^candour=[^;]+; Max-Age=604800; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)
    const signed = decodeURIComponent(cookie.slice('candour='.length).split(';', 1)[0] ?? '')
    const sessionId = signed.slice(0, signed.lastIndexOf('.'))
    const row = (await sessions()).find((session) =>
      session.id_hash.equals(createHash('sha256').update(sessionId).digest()),
    )
    expect(row).toBeDefined()
  })

  it('binds the cookie to its host if the origin uses https', async () => {
    await using secure = await buildTestApp({ DASHBOARD_ORIGIN: 'https://dashboard.example' })
    const { email } = await secure.make.user()
    const { headers } = await secure.call(login, { body: { email, password } })
    const [language, device, session] = [headers['set-cookie']].flat().map(String)
    expect(language).toMatch(/^candour_language=.*; Secure/)
    expect(device).toMatch(/^__Host-candour-device=.*; Secure/)
    expect(session).toMatch(/^__Host-candour=.*; Secure/)
  })

  it('answers alike for a wrong password, an unknown address, a user without password and an outdated hash', async () => {
    const users = [await t.make.user(), await t.make.user(), await t.make.user()]
    const [wrong, none, old] = users.map(({ email }) => email)
    const former = await argon2.hash(password, { memoryCost: 8 * 1024, timeCost: 1, parallelism: 1 })
    for (const [email, hash] of [
      [none, null],
      [old, former],
    ] as const) {
      await t.sql`update users set password_hash = ${hash} where email = ${email ?? ''}`
    }
    for (const [given, expected] of [
      ['wrong password', [401, { message: 'Invalid email or password', code: 'bad_credentials' }]],
      ['', [400, expect.objectContaining({ message: 'Email and password are required' })]],
    ] as const) {
      const answers = []
      for (const email of [wrong, none, old, 'nobody@example.com']) {
        const { status, body, headers } = await t.call(login, {
          body: { email: email ?? '', password: given },
        })
        const { date: _, 'x-request-id': __, ...told } = headers
        answers.push({ answer: [status, body], told })
      }
      expect(answers).toEqual(Array(4).fill({ answer: expected, told: answers[0]?.told }))
      expect(answers[0]?.told).not.toHaveProperty('set-cookie')
    }
  })

  it('requires both fields', async () => {
    const { status, body } = await t.call(login, { body: { email: '', password: '' } })
    expect([status, body.message]).toEqual([400, 'Email and password are required'])
  })

  it('changes the session id, and ends the previous session', async () => {
    const [first, second] = [await t.make.user(), await t.make.user()]
    const one = await t.signIn(first.email)
    const answer = await one.call(login, { body: { email: second.email, password } })
    expect(String(answer.headers['set-cookie'])).not.toContain(one.cookie)
    expect((await one.call(getMe, {})).status).toBe(401)
  })
})

describe('a session', () => {
  it('ends on sign-out', async () => {
    const { call } = await t.signInAs()
    const answer = await call(logout, {})
    expect(answer.status).toBe(200)
    expect(String(answer.headers['set-cookie'])).toMatch(/^candour=; .*Expires=Thu, 01 Jan 1970/)
    expect((await call(getMe, {})).status).toBe(401)
  })

  it('stays ended when a request was in flight at the time', async () => {
    const company = await t.make.company()
    const { call } = await t.signInAs({ companies: [company] })
    const before = (await sessions()).length
    // Blocks the summary: the request has loaded its session and waits for this table.
    const blocker = await t.owner.startTransaction().execute()
    await sql`lock table review_days in access exclusive mode`.execute(blocker)
    const inFlight = call(getSummary, { query: { companyId: company.id } })
    await expect.poll(t.blocked, { interval: 5 }).toBeGreaterThan(0)
    expect((await call(logout, {})).status).toBe(200)
    await blocker.rollback().execute()
    expect((await inFlight).status).toBe(200)
    expect(await sessions()).toHaveLength(before - 1)
    expect((await call(getMe, {})).status).toBe(401)
  })

  it('expires after 12 idle hours and after 7 days', async () => {
    for (const age of [
      { last_seen_at: sql<Date>`now() - interval '12 hours 1 second'` },
      { created_at: sql<Date>`now() - interval '7 days 1 second'` },
    ]) {
      const { call, ...user } = await t.signInAs()
      expect((await call(getMe, {})).status).toBe(200)
      await t.owner.updateTable('sessions').set(age).where('user_id', '=', user.id).execute()
      expect((await call(getMe, {})).status).toBe(401)
    }
  })

  it('is extended by activity', async () => {
    const { call, ...user } = await t.signInAs()
    await t.sql`update sessions set last_seen_at = now() - interval '11 hours' where user_id = ${user.id}`
    await call(getMe, {})
    const recent = await t.sql`
      select from sessions where user_id = ${user.id} and last_seen_at > now() - interval '1 minute'
    `
    expect(recent).toHaveLength(1)
  })

  it('loses access to a company with the membership, on the next request', async () => {
    const company = await t.make.company()
    const { call, ...user } = await t.signInAs({ companies: [company] })
    expect((await call(getSummary, { query: { companyId: company.id } })).status).toBe(200)
    await t.owner.deleteFrom('memberships').where('user_id', '=', user.id).execute()
    expect((await call(getSummary, { query: { companyId: company.id } })).status).toBe(403)
  })

  it('is not lost to a late response for the previous session', async () => {
    const { email } = await t.make.user()
    const former = await t.signIn(email)
    await t.owner.deleteFrom('sessions').execute()
    const late = await former.call(getMe, {})
    expect(late.status).toBe(401)
    // The browser receives the new session first.
    const jar = new Map<string, string>()
    for (const { headers } of [await t.call(login, { body: { email, password } }), late]) {
      for (const cookie of [headers['set-cookie'] ?? []].flat().map(String)) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        jar.set(name, value)
      }
    }
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    expect((await t.call(getMe, {}, { cookie })).status).toBe(200)
  })

  it('is rejected when its cookie is forged', async () => {
    for (const cookie of ['candour=abc', 'candour=abc.def', 'candour=']) {
      expect((await t.call(getMe, {}, { cookie })).status).toBe(401)
    }
  })

  it('is not created for visitors: 100 anonymous reads leave no row and no cookie', async () => {
    const before = (await sessions()).length
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => (n % 2 ? t.call(getFirstCompany, {}) : t.call(getMe, {}))),
    )
    expect(answers.filter(({ headers }) => 'set-cookie' in headers)).toEqual([])
    expect(await sessions()).toHaveLength(before)
  })
})
