import { randomBytes } from 'node:crypto'
import { getMe, listSessions, login } from '@candour/schemas/accounts.ts'
import {
  addPasskey,
  createPasskeyOptions,
  createPasskeySignInOptions,
  createRecoveryCodes,
  getTwoFactor,
  listPasskeys,
  removePasskey,
  signInWithCode,
  signInWithPasskey,
  stepUp,
} from '@candour/schemas/two-factor.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { endAllSessions } from '#modules/accounts/sessions.ts'
import { removeEnded } from '#process/housekeeping.ts'
import { buildTestApp, caller, cookieOf, testApp } from '#test/app.ts'
import { password } from '#test/factories.ts'
import { confirmIdentity, presentPassword, setUpTotp } from '#test/factors.ts'
import { SoftwareAuthenticator } from '#test/software-authenticator.ts'

const t = await testApp()

/** A signed-in user with a passkey. */
async function userWithPasskey(authenticator = new SoftwareAuthenticator()) {
  const user = await t.make.user()
  const session = await t.signIn(user.email)
  await confirmIdentity(session)
  const { body: options } = await session.call(createPasskeyOptions, {})
  const added = await session.call(
    addPasskey,
    { body: authenticator.create(options) },
    { 'user-agent': 'Mozilla/5.0 (Macintosh) Chrome/150.0' },
  )
  expect(added.status).toBe(201)
  return { ...user, ...session, authenticator, added: added.body }
}

/** Options for a sign-in in a browser with these cookies. */
async function optionsFor(cookie = '', query: { passwordless?: 'true' } = {}) {
  const { body, status } = await t.call(createPasskeySignInOptions, { query }, { cookie })
  expect(status).toBe(200)
  return body
}

type Body = ReturnType<SoftwareAuthenticator['get']>

async function present(body: Body, cookie = '') {
  const answer = await t.call(signInWithPasskey, { body }, { cookie })
  return {
    status: answer.status,
    code: answer.body.code,
    session: cookieOf(answer.headers),
    body: answer.body,
  }
}

describe('adding a passkey', () => {
  it('makes it a second factor, with recovery codes if it is the first', async () => {
    const { call, email, added } = await userWithPasskey()
    expect(added).toEqual({
      passkey: {
        id: expect.any(String),
        name: 'Chrome on macOS',
        createdAt: expect.any(String),
        lastUsedAt: null,
      },
      recoveryCodes: expect.any(Array),
    })
    expect(added.recoveryCodes).toHaveLength(10)
    expect((await call(listPasskeys, {})).body).toEqual([added.passkey])
    expect((await call(getTwoFactor, {})).body).toMatchObject({
      totp: false,
      passkeys: 1,
      recoveryCodesLeft: 10,
    })
    expect((await call(getMe, {})).body.user.twoFactor).toBe(true)
    const { body } = await t.call(login, { body: { email, password } })
    expect(body).toEqual({ twoFactor: { methods: ['passkey', 'recovery'] } })
    const cookie = await presentPassword(t.call, email)
    const recovery = { body: { code: added.recoveryCodes?.[0] ?? '' } }
    expect((await t.call(signInWithCode, recovery, { cookie })).status).toBe(200)
  })

  it('requires a step-up, also as the first factor, and then keeps the recovery codes', async () => {
    const { email } = await t.make.user()
    const session = await t.signIn(email)
    const { call } = session
    expect((await call(createPasskeyOptions, {})).body.code).toBe('step_up_required')
    await confirmIdentity(session)
    const early = (await call(createPasskeyOptions, {})).body
    await setUpTotp(session)
    await t.sql`update sessions set stepped_up_at = null`
    const authenticator = new SoftwareAuthenticator()
    expect((await call(createPasskeyOptions, {})).body.code).toBe('step_up_required')
    const refused = await call(addPasskey, { body: authenticator.create(early) })
    expect([refused.status, refused.body.code]).toEqual([403, 'step_up_required'])
    await call(stepUp, { body: { password } })
    const { body: options } = await call(createPasskeyOptions, {})
    const named = { ...authenticator.create(options), name: ' My phone ' }
    const { status, body } = await call(addPasskey, { body: named })
    expect([status, body.passkey.name, body.recoveryCodes]).toEqual([201, 'My phone', null])
    const { body: pending } = await t.call(login, { body: { email, password } })
    expect(pending).toEqual({ twoFactor: { methods: ['totp', 'passkey', 'recovery'] } })
  })

  it('names the user, the product and the host of the dashboard, and the passkeys there are', async () => {
    const { call, id, email, authenticator } = await userWithPasskey()
    await call(stepUp, { body: { password } })
    const { body } = await call(createPasskeyOptions, {})
    expect(body).toMatchObject({
      rp: { id: 'localhost', name: 'Candour' },
      user: { id: Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url'), name: email },
      excludeCredentials: [{ id: authenticator.id, type: 'public-key', transports: ['internal'] }],
      attestation: 'none',
    })
    expect(Buffer.from(body.challenge, 'base64url')).toHaveLength(32)
  })

  it.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: randomBytes(32).toString('base64url') }],
    ['for an unreadable challenge', { challenge: 'x' }],
    ['of another type', { type: 'webauthn.get' }],
    ['that is no attestation', { attestation: randomBytes(200) }],
    // { fmt: "packed", attStmt: { x5c: [] }, authData: h'' }: its certificates would be fetched from their addresses.
    [
      'with certificates',
      {
        attestation: Buffer.from(
          'a363666d74667061636b65646761747453746d74a16378356380686175746844617461' + '40',
          'hex',
        ),
      },
    ],
  ])('refuses a response %s', async (_, deviation) => {
    const { call } = await t.signInAs()
    await confirmIdentity({ call })
    const { body: options } = await call(createPasskeyOptions, {})
    const body = new SoftwareAuthenticator().create(options, deviation)
    const refused = await call(addPasskey, { body })
    expect([refused.status, refused.body.code]).toEqual([400, 'passkey_not_added'])
    expect((await call(listPasskeys, {})).body).toEqual([])
  })

  it('takes each challenge once, for 5 minutes, from the user who asked for it', async () => {
    const [one, other] = [await t.make.user(), await t.make.user()]
    const { call } = await t.signIn(one.email)
    const { call: callOther } = await t.signIn(other.email)
    for (const by of [call, callOther]) await confirmIdentity({ call: by })
    const authenticator = new SoftwareAuthenticator()
    const statusOf = async (by: typeof call, options: Parameters<typeof authenticator.create>[0]) =>
      (await by(addPasskey, { body: authenticator.create(options) })).status
    const { body: options } = await call(createPasskeyOptions, {})
    expect(await statusOf(callOther, options)).toBe(400)
    expect((await Promise.all([1, 2, 3].map(() => statusOf(call, options)))).toSorted()).toEqual([
      201, 400, 400,
    ])
    const { body: late } = await callOther(createPasskeyOptions, {})
    await t.sql`update passkey_challenges set created_at = now() - interval '5 minutes'`
    expect(await statusOf(callOther, late)).toBe(400)
    await removeEnded(t.deps)
    expect(await t.owner.selectFrom('passkey_challenges').selectAll().execute()).toEqual([])
  })

  it('is refused for a passkey of someone else, and beyond 20', async () => {
    const { authenticator, call, id } = await userWithPasskey()
    const { call: callOther } = await t.signInAs()
    await confirmIdentity({ call: callOther })
    const { body: options } = await callOther(createPasskeyOptions, {})
    const taken = await callOther(addPasskey, { body: authenticator.create(options) })
    expect(taken.body.code).toBe('passkey_not_added')
    await t.sql`
      insert into passkeys (user_id, credential_id, public_key, counter, transports, name)
      select ${id}, sha256(n::text::bytea), 'x', 0, '{}', 'More' from generate_series(1, 19) as n
    `
    await call(stepUp, { body: { password } })
    expect((await call(createPasskeyOptions, {})).body.code).toBe('too_many_passkeys')
  })
})

describe('signing in with a passkey', () => {
  it('replaces the password if the authenticator has verified its user', async () => {
    const { id, email, authenticator, call } = await userWithPasskey()
    const options = await optionsFor()
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(options).not.toHaveProperty('allowCredentials')
    const { status, body, session } = await present(authenticator.get(options))
    expect([status, body]).toEqual([200, { user: { id, email, role: 'company_admin' } }])
    const { body: sessions } = await caller(t.app, { cookie: session })(listSessions, {})
    expect(sessions.map(({ factor }) => factor)).toEqual(['passkey', 'password'])
    expect((await call(listPasskeys, {})).body[0]?.lastUsedAt).not.toBeNull()
    const unverified = await present(authenticator.get(await optionsFor(), { verifies: false }))
    expect([unverified.status, unverified.code]).toEqual([401, 'sign_in_expired'])
  })

  it('completes a pending sign-in, also without verification of the user', async () => {
    const { email, authenticator } = await userWithPasskey()
    const cookie = await presentPassword(t.call, email)
    const options = await optionsFor(cookie)
    expect(options).toMatchObject({
      userVerification: 'preferred',
      allowCredentials: [{ id: authenticator.id }],
    })
    expect((await present(authenticator.get(options, { verifies: false }), cookie)).status).toBe(200)
    const again = await present(authenticator.get(await optionsFor(), { verifies: false }), cookie)
    expect([again.status, again.code]).toEqual([401, 'sign_in_expired'])
  })

  it('signs in its own user, even if another has a pending sign-in in this browser', async () => {
    const [ann, ben] = [await userWithPasskey(), await userWithPasskey()]
    const cookie = await presentPassword(t.call, ann.email)
    const options = await optionsFor(cookie, { passwordless: 'true' })
    expect(options).not.toHaveProperty('allowCredentials')
    const unverified = await present(ben.authenticator.get(options, { verifies: false }), cookie)
    expect(unverified.code).toBe('sign_in_expired')
    const verified = await present(ben.authenticator.get(await optionsFor(cookie)), cookie)
    expect(verified.body).toMatchObject({ user: { id: ben.id } })
  })

  it.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of a sibling host', { origin: 'http://admin.localhost:3000' }],
    ['for another host', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: randomBytes(32).toString('base64url') }],
    ['of another type', { type: 'webauthn.create' }],
    ['with a counter that has not grown', { counter: 1 }],
    ['with a counter that has started anew', { counter: 0 }],
    ['with another signature', { signature: randomBytes(70) }],
  ])('refuses a response %s', async (_, deviation) => {
    const { id, email, authenticator } = await userWithPasskey()
    const sessions = () => t.owner.selectFrom('sessions').select('id').where('user_id', '=', id).execute()
    const before = await sessions()
    for (const cookie of ['', await presentPassword(t.call, email)]) {
      const refused = await present(authenticator.get(await optionsFor(cookie), deviation), cookie)
      expect([refused.status, refused.code]).toEqual([401, 'bad_passkey'])
    }
    expect(await sessions()).toEqual(before)
  })

  it('takes each challenge once, for 5 minutes, and none that was made to add a passkey', async () => {
    const { authenticator, call } = await userWithPasskey()
    const options = await optionsFor()
    expect((await present(authenticator.get(options))).status).toBe(200)
    expect((await present(authenticator.get(options))).code).toBe('bad_passkey')
    const late = await optionsFor()
    await t.sql`update passkey_challenges set created_at = now() - interval '5 minutes'`
    expect((await present(authenticator.get(late))).code).toBe('bad_passkey')
    await call(stepUp, { body: { password } })
    const { challenge } = (await call(createPasskeyOptions, {})).body
    expect((await present(authenticator.get({ ...late, challenge }))).code).toBe('bad_passkey')
  })

  it('opens one session for a passkey and its clone that sign in at once', async () => {
    const { authenticator } = await userWithPasskey()
    const all = await Promise.all(Array.from({ length: 8 }, () => optionsFor()))
    const answers = await Promise.all(
      all.map((options) => present(authenticator.get(options, { counter: 7 }))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('accepts authenticators that do not count', async () => {
    const { authenticator } = await userWithPasskey(new SoftwareAuthenticator(undefined, { counts: false }))
    for (const _ of [1, 2]) expect((await present(authenticator.get(await optionsFor()))).status).toBe(200)
  })

  it('is refused for an unknown passkey, and for one whose user is disabled', async () => {
    const { id, authenticator } = await userWithPasskey()
    expect((await present(new SoftwareAuthenticator().get(await optionsFor()))).code).toBe('bad_passkey')
    await t.owner.updateTable('users').set({ disabled_at: sql<Date>`now()` }).where('id', '=', id).execute()
    expect((await present(authenticator.get(await optionsFor()))).code).toBe('bad_passkey')
  })

  it('leaves no session when all sessions are ended meanwhile', async () => {
    const { id, authenticator } = await userWithPasskey()
    const options = await optionsFor()
    const blocker = await t.owner.startTransaction().execute()
    await blocker.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
    const inFlight = present(authenticator.get(options))
    await expect.poll(t.blocked).toBeGreaterThan(0)
    await endAllSessions(blocker, id)
    await blocker.commit().execute()
    expect((await inFlight).status).toBe(401)
    const left = await t.owner.selectFrom('sessions').select('id').where('user_id', '=', id).execute()
    expect(left).toEqual([])
  })

  it('satisfies REQUIRE_TWO_FACTOR', async () => {
    const { authenticator } = await userWithPasskey()
    await using strict = await buildTestApp(
      { REQUIRE_TWO_FACTOR: 'everyone' },
      { ...t, drop: async () => {} },
    )
    const { session } = await present(authenticator.get(await optionsFor()))
    expect((await caller(strict.app, { cookie: session })(getMe, {})).status).toBe(200)
  })
})

describe('removing a passkey', () => {
  it('requires a step-up, ends its use, and removes the recovery codes along with the last factor', async () => {
    const { call, email, authenticator, added } = await userWithPasskey()
    const { call: callOther } = await t.signInAs()
    const params = { id: added.passkey.id }
    await t.sql`update sessions set stepped_up_at = null`
    expect((await call(removePasskey, { params })).body.code).toBe('step_up_required')
    expect((await callOther(removePasskey, { params })).body.code).toBe('passkey_not_found')
    await call(stepUp, { body: { password } })
    expect((await call(removePasskey, { params })).status).toBe(204)
    expect((await call(removePasskey, { params })).body.code).toBe('passkey_not_found')
    expect((await present(authenticator.get(await optionsFor()))).code).toBe('bad_passkey')
    expect((await call(getTwoFactor, {})).body).toMatchObject({ passkeys: 0, recoveryCodesLeft: 0 })
    expect((await call(createRecoveryCodes, {})).body.code).toBe('no_second_factor')
    expect((await t.call(login, { body: { email, password } })).body).toHaveProperty('user')
  })
})
