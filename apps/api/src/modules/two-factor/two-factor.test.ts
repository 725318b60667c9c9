import { text } from 'node:stream/consumers'
import {
  endSessions,
  forgotPassword,
  getMe,
  listSessions,
  login,
  logout,
  resetPassword,
} from '@candour/schemas/accounts.ts'
import { endpoints } from '@candour/schemas/endpoints.ts'
import { listTeam } from '@candour/schemas/team.ts'
import {
  confirmTotp,
  createRecoveryCodes,
  getTwoFactor,
  removeTotp,
  signInWithCode,
  startTotp,
  stepUp,
} from '@candour/schemas/two-factor.ts'
import { describe, expect, it } from 'vitest'
import type { Secrets } from '#lib/secret-box.ts'
import { issueLink } from '#modules/accounts/links.ts'
import { endAllSessions } from '#modules/accounts/sessions.ts'
import { makeSuperadmin } from '#modules/users/invite.ts'
import { removeEnded } from '#process/housekeeping.ts'
import { reseal } from '#process/reseal.ts'
import { anotherApp, buildTestApp, caller, cookieOf, sessionSecrets, testApp } from '#test/app.ts'
import { password } from '#test/factories.ts'
import { authenticatorOf, confirmIdentity, presentPassword, setUpTotp } from '#test/factors.ts'
import { linkIn, receiveMails } from '#test/mail-server.ts'
import { bareRequest, callOf } from '#test/samples/samples.ts'

const t = await testApp()
const mails = await receiveMails(t)

/** A signed-in user with an authenticator app. */
async function userWithTotp() {
  const user = await t.make.user()
  const session = await t.signIn(user.email)
  return { ...user, ...session, ...(await setUpTotp(session)) }
}

const present = (pending: string, code: string, app = t.call) =>
  app(signInWithCode, { body: { code } }, { cookie: pending })

const countSessions = async (userId: string) =>
  (await t.owner.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).length

describe('an authenticator app', () => {
  it('is in effect once a code has confirmed it, and not before', async () => {
    const company = await t.make.company()
    const user = await t.make.user({ companies: [company] })
    const { call } = await t.signIn(user.email)
    expect((await call(startTotp, {})).body.code).toBe('step_up_required')
    await confirmIdentity({ call })
    const { body: started } = await call(startTotp, {})
    expect((await call(getTwoFactor, {})).body).toMatchObject({ totp: false, recoveryCodesLeft: 0 })
    expect((await t.call(login, { body: { email: user.email, password } })).body).toHaveProperty('user')
    const wrong = await call(confirmTotp, { body: { code: '000000' } })
    expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong_code'])
    const { status, body } = await call(confirmTotp, { body: { code: authenticatorOf(started).code() } })
    expect(status).toBe(200)
    expect(new Set(body.recoveryCodes).size).toBe(10)
    expect((await call(getTwoFactor, {})).body).toEqual({
      ...{ totp: true, passkeys: 0, recoveryCodesLeft: 10, required: false, stepUpUntil: expect.any(String) },
    })
    expect((await call(getMe, {})).body.user.twoFactor).toBe(true)
    const { body: team } = await call(listTeam, { query: { companyId: company.id } })
    expect(team).toMatchObject([{ userId: user.id, twoFactor: true }])
    const answer = await t.call(login, { body: { email: user.email, password } })
    expect([answer.status, answer.body]).toEqual([200, { twoFactor: { methods: ['totp', 'recovery'] } }])
    expect(cookieOf(answer.headers)).toBe('')
  })

  it('is stored encrypted, and its recovery codes only as hashes', async () => {
    const { id, secret, recoveryCodes } = await userWithTotp()
    const rows = await t.sql<{ text: string }>`
      select s::text || (select string_agg(r::text, '') from recovery_codes r where r.user_id = ${id}) as text
      from totp_secrets s where user_id = ${id}
    `
    const stored = rows[0]?.text ?? ''
    expect(stored).toContain(id)
    for (const plain of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
      expect(stored).not.toContain(plain)
      expect(stored).not.toContain(Buffer.from(plain).toString('hex'))
    }
  })

  it('is replaced by another one after a step-up; the former works until then', async () => {
    const { email, call, code: formerCode } = await userWithTotp()
    await t.sql`update sessions set stepped_up_at = null`
    expect((await call(startTotp, {})).body.code).toBe('step_up_required')
    expect((await call(stepUp, { body: { password } })).status).toBe(204)
    const next = authenticatorOf((await call(startTotp, {})).body)
    expect((await present(await presentPassword(t.call, email), next.code())).status).toBe(401)
    expect((await present(await presentPassword(t.call, email), formerCode(1))).status).toBe(200)
    expect((await call(confirmTotp, { body: { code: next.code() } })).status).toBe(200)
    expect((await present(await presentPassword(t.call, email), formerCode(-1))).status).toBe(401)
    expect((await present(await presentPassword(t.call, email), next.code(1))).status).toBe(200)
  })

  it('is removed with the password, along with the recovery codes', async () => {
    const { id, email, call } = await userWithTotp()
    const wrong = await call(removeTotp, { body: { password: 'not it' } })
    expect([wrong.status, wrong.body.code, wrong.body.issues]).toEqual([
      ...[400, 'wrong_password', [{ path: 'password', message: 'Your current password is not correct' }]],
    ])
    expect((await call(removeTotp, { body: { password } })).status).toBe(204)
    expect((await call(removeTotp, { body: { password } })).body.code).toBe('totp_not_found')
    expect((await call(getMe, {})).body.user.twoFactor).toBe(false)
    expect((await t.call(login, { body: { email, password } })).body).toHaveProperty('user')
    const left = await t.owner.selectFrom('recovery_codes').selectAll().where('user_id', '=', id).execute()
    expect(left).toEqual([])
  })
})

describe('signing in with a second factor', () => {
  it('opens a session with a code, which shows the factor', async () => {
    const { id, email, code } = await userWithTotp()
    const pending = await presentPassword(t.call, email)
    const answer = await present(pending, ` ${code(1).replace(/^.../, '$& ')}`)
    expect([answer.status, answer.body]).toEqual([200, { user: { id, email, role: 'company_admin' } }])
    const call = caller(t.app, { cookie: cookieOf(answer.headers) })
    const { body } = await call(listSessions, {})
    expect(body).toMatchObject([
      { factor: 'totp', current: true },
      { factor: 'password', current: false },
    ])
  })

  it('accepts each code once, in any order, and none from further away', async () => {
    const { id, email, code } = await userWithTotp()
    const statusOf = async (step: number) =>
      (await present(await presentPassword(t.call, email), code(step))).status
    // Confirming the authenticator app has used the current code.
    expect([await statusOf(0), await statusOf(1), await statusOf(1)]).toEqual([401, 200, 401])
    await t.sql`update totp_secrets set used_steps = used_steps[2:] where user_id = ${id}`
    expect([await statusOf(0), await statusOf(0), await statusOf(1)]).toEqual([200, 401, 401])
    expect([await statusOf(-2), await statusOf(3)]).toEqual([401, 401])
  })

  it('accepts one of 20 concurrent uses of a code', async () => {
    const { id, email, code } = await userWithTotp()
    const before = await countSessions(id)
    const pendings = await Promise.all(Array.from({ length: 20 }, () => presentPassword(t.call, email)))
    const answers = await Promise.all(pendings.map((pending) => present(pending, code(1))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await countSessions(id)).toBe(before + 1)
  })

  it('opens one session of 20 concurrent uses of a recovery code, which is then used up', async () => {
    const { id, email, call, recoveryCodes } = await userWithTotp()
    const [recoveryCode = ''] = recoveryCodes
    const before = await countSessions(id)
    const pendings = await Promise.all(Array.from({ length: 20 }, () => presentPassword(t.call, email)))
    const answers = await Promise.all(
      pendings.map((pending) => present(pending, recoveryCode.toUpperCase().replace('-', ' '))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(401)])
    expect(await countSessions(id)).toBe(before + 1)
    expect((await call(getTwoFactor, {})).body.recoveryCodesLeft).toBe(9)
    expect((await call(listSessions, {})).body.map(({ factor }) => factor)).toContain('recovery')
  })

  it('opens one session per pending sign-in, whichever codes are presented', async () => {
    const { id, email, code, recoveryCodes } = await userWithTotp()
    const before = await countSessions(id)
    const pending = await presentPassword(t.call, email)
    const codes = [code(-1), code(1), ...recoveryCodes.slice(0, 3)]
    const answers = await Promise.all(codes.map((code) => present(pending, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await countSessions(id)).toBe(before + 1)
  })

  it('ends after 5 wrong codes, even if they are sent at once; then the password is needed again', async () => {
    const { email, code } = await userWithTotp()
    const pending = await presentPassword(t.call, email)
    const wrong = await Promise.all(Array.from({ length: 30 }, () => present(pending, '000000')))
    expect(wrong.filter(({ body }) => body.code === 'bad_code')).toHaveLength(5)
    expect(wrong.filter(({ body }) => body.code === 'sign_in_expired')).toHaveLength(25)
    const late = await present(pending, code(1))
    expect([late.status, late.body.code]).toEqual([401, 'sign_in_expired'])
    expect((await present(await presentPassword(t.call, email), code(1))).status).toBe(200)
  })

  it('expires after 5 minutes, and is then deleted', async () => {
    const { id, email, code } = await userWithTotp()
    const pending = await presentPassword(t.call, email)
    await t.sql`update pending_sign_ins set created_at = now() - interval '5 minutes' where user_id = ${id}`
    expect((await present(pending, code(1))).body.code).toBe('sign_in_expired')
    await removeEnded(t.deps)
    const left = await t.owner.selectFrom('pending_sign_ins').selectAll().where('user_id', '=', id).execute()
    expect(left).toEqual([])
  })

  it('is possible only in the browser that presented the password', async () => {
    const { email, code } = await userWithTotp()
    await presentPassword(t.call, email)
    for (const pending of ['', 'candour-pending=x', `candour-pending=${'a'.repeat(43)}`]) {
      expect((await present(pending, code(1))).body.code).toBe('sign_in_expired')
    }
  })

  it('leaves a pending sign-in that opens no call of a session', async () => {
    const { email } = await userWithTotp()
    const cookie = await presentPassword(t.call, email)
    for (const { method, path, audience, id } of endpoints) {
      if (audience === 'public') continue
      const url = path.replace(/:\w+/g, '01890a5d-ac96-774b-bcce-b302099a8057')
      const { statusCode } = await t.app.inject({ method, url, headers: { cookie } })
      expect(statusCode, id).toBe(401)
    }
  })

  it('survives a reset of the password, which ends a pending sign-in', async () => {
    const { id, email, code } = await userWithTotp()
    const pending = await presentPassword(t.call, email)
    const { token } = await t.owner.transaction().execute((tx) => issueLink(tx, id, 'reset'))
    const newPassword = 'a brand new secret'
    expect((await t.call(resetPassword, { body: { token, newPassword } })).status).toBe(200)
    expect((await present(pending, code(1))).body.code).toBe('sign_in_expired')
    const answer = await t.call(login, { body: { email, password: newPassword } })
    expect(answer.body).toEqual({ twoFactor: { methods: ['totp', 'recovery'] } })
  })

  it('leaves no session and uses no code when all sessions are ended meanwhile', async () => {
    const { id, email, recoveryCodes } = await userWithTotp()
    const pendings = await Promise.all(Array.from({ length: 6 }, () => presentPassword(t.call, email)))
    // The sign-ins wait for the row of the user, whose sessions are being ended.
    const blocker = await t.owner.startTransaction().execute()
    await blocker.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
    const inFlight = pendings.map((pending, n) => present(pending, recoveryCodes[n] ?? ''))
    await expect.poll(t.blocked, { interval: 5 }).toBeGreaterThan(0)
    await endAllSessions(blocker, id)
    await blocker.commit().execute()
    for (const answer of inFlight) expect((await answer).body.code).toBe('sign_in_expired')
    expect(await countSessions(id)).toBe(0)
    const left = await t.owner.selectFrom('recovery_codes').selectAll().where('user_id', '=', id).execute()
    expect(left).toHaveLength(10)
  })

  it('does not let a login in flight past an authenticator app that is confirmed meanwhile', async () => {
    const { id, email } = await t.make.user()
    const session = await t.signIn(email)
    await confirmIdentity(session)
    const app = authenticatorOf((await session.call(startTotp, {})).body)
    const blocker = await t.owner.startTransaction().execute()
    await blocker.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
    // The first to wait for the user's row is the confirmation.
    const confirmed = session.call(confirmTotp, { body: { code: app.code() } })
    await expect.poll(t.blocked, { interval: 5 }).toBe(1)
    const logins = Array.from({ length: 3 }, () => t.call(login, { body: { email, password } }))
    await expect.poll(t.blocked, { interval: 5 }).toBe(4)
    await blocker.commit().execute()
    expect((await confirmed).status).toBe(200)
    const opened = (await Promise.all(logins)).filter(({ status }) => status === 200)
    // Those that came before the confirmation are sessions from before.
    expect(await countSessions(id)).toBe(1 + opened.length)
    expect((await t.call(login, { body: { email, password } })).body).toHaveProperty('twoFactor')
  })
})

describe('guessing codes', () => {
  it('fails 1,000 times within the limits, and does not lock out a device that the owner has used', async () => {
    await using limited = await buildTestApp({ RATE_LIMITS: 'on' })
    const { email } = await limited.make.user()
    const signedIn = await limited.call(login, { body: { email, password } })
    const session = { cookie: cookieOf(signedIn.headers), call: limited.call }
    session.call = caller(limited.app, { cookie: session.cookie })
    const { code, confirmed } = await setUpTotp(session)
    const device = cookieOf(confirmed.headers, 'candour-device')
    const right = [-1, 0, 1, 2].map(code)
    const wrong = Array.from({ length: 1_004 }, (_, n) => String(n).padStart(6, '0'))
      .filter((each) => !right.includes(each))
      .slice(0, 1_000)
    const answers = []
    for (let n = 0; n < 20; n += 1) {
      const at = { method: 'POST', remoteAddress: `198.51.${n}.1` } as const
      const { headers } = await limited.app.inject({ ...at, url: login.path, payload: { email, password } })
      const cookie = cookieOf(headers, 'candour-pending')
      const tries = wrong.slice(n * 50, (n + 1) * 50).map((code) => {
        return limited.app.inject({ ...at, url: signInWithCode.path, headers: { cookie }, payload: { code } })
      })
      answers.push(...(await Promise.all(tries)))
    }
    expect(answers).toHaveLength(1_000)
    const codes = Map.groupBy(answers, (answer) => answer.json().code)
    expect(codes.get('bad_code')).toHaveLength(50)
    expect(codes.get('too_many_requests')).toHaveLength(50)
    expect(codes.get('sign_in_expired')).toHaveLength(900)
    const answer = await limited.call(login, { body: { email, password } }, { cookie: device })
    expect(answer.body).toHaveProperty('twoFactor')
    const cookie = `${device}; ${cookieOf(answer.headers, 'candour-pending')}`
    expect((await limited.call(signInWithCode, { body: { code: code(1) } }, { cookie })).status).toBe(200)
  })

  it('reaches the limit across sign-ins, until the owner sets a new password', async () => {
    await using limited = await buildTestApp({ RATE_LIMITS: 'on' })
    const { id, email } = await limited.make.user()
    const session = await limited.signIn(email)
    const { code } = await setUpTotp(session)
    const refused = []
    for (let n = 0; n < 6; n += 1) {
      const cookie = await presentPassword(limited.call, email)
      for (let tries = 0; tries < 5; tries += 1) {
        refused.push((await limited.call(signInWithCode, { body: { code: '000000' } }, { cookie })).body.code)
      }
    }
    expect(refused.slice(0, 20)).toEqual(Array(20).fill('bad_code'))
    expect(refused.slice(20)).toEqual(Array(10).fill('too_many_requests'))
    const { token } = await limited.owner.transaction().execute((tx) => issueLink(tx, id, 'reset'))
    await limited.call(resetPassword, { body: { token, newPassword: 'a brand new secret' } })
    const cookie = await presentPassword(limited.call, email, 'a brand new secret')
    expect((await limited.call(signInWithCode, { body: { code: code(1) } }, { cookie })).status).toBe(200)
  })
})

describe('a step-up', () => {
  it('is required for every further change, and a fresh sign-in does not count as one', async () => {
    const { email, code } = await userWithTotp()
    const answer = await present(await presentPassword(t.call, email), code(1))
    const call = caller(t.app, { cookie: cookieOf(answer.headers) })
    for (const endpoint of [startTotp, createRecoveryCodes]) {
      const refused = await call(endpoint, {})
      expect([refused.status, refused.body.code]).toEqual([403, 'step_up_required'])
    }
    expect((await call(stepUp, { body: { password } })).status).toBe(204)
    expect(new Date((await call(getTwoFactor, {})).body.stepUpUntil ?? 0).getTime()).toBeGreaterThan(
      Date.now(),
    )
    expect((await call(createRecoveryCodes, {})).status).toBe(200)
  })

  it('takes the password or a code, each code once, and nothing else', async () => {
    const { call, code, recoveryCodes } = await userWithTotp()
    const statusOf = async (body: { password?: string; code?: string }) => {
      const answer = await call(stepUp, { body })
      return [answer.status, answer.body?.code]
    }
    expect(await statusOf({ password: 'not it' })).toEqual([400, 'wrong_password'])
    expect(await statusOf({ code: '000000' })).toEqual([400, 'wrong_code'])
    expect(await statusOf({})).toEqual([400, 'validation_failed'])
    expect(await statusOf({ password, code: code(1) })).toEqual([400, 'validation_failed'])
    expect(await statusOf({ code: code(1) })).toEqual([204, undefined])
    expect(await statusOf({ code: code(1) })).toEqual([400, 'wrong_code'])
    expect(await statusOf({ code: recoveryCodes[0] ?? '' })).toEqual([204, undefined])
    expect(await statusOf({ code: recoveryCodes[0] ?? '' })).toEqual([400, 'wrong_code'])
  })

  it('expires after 10 minutes, and holds for one session only', async () => {
    const { id, email, call, code } = await userWithTotp()
    const other = await present(await presentPassword(t.call, email), code(1))
    await call(stepUp, { body: { password } })
    const elsewhere = caller(t.app, { cookie: cookieOf(other.headers) })
    expect((await elsewhere(createRecoveryCodes, {})).body.code).toBe('step_up_required')
    await t.sql`update sessions set stepped_up_at = now() - interval '10 minutes' where user_id = ${id}`
    expect((await call(createRecoveryCodes, {})).body.code).toBe('step_up_required')
  })
})

describe('recovery codes', () => {
  it('are replaced all at once', async () => {
    const { email, call, recoveryCodes: former } = await userWithTotp()
    await call(stepUp, { body: { password } })
    const { body } = await call(createRecoveryCodes, {})
    expect(body.recoveryCodes).toHaveLength(10)
    expect((await present(await presentPassword(t.call, email), former[0] ?? '')).status).toBe(401)
    expect((await present(await presentPassword(t.call, email), body.recoveryCodes[0] ?? '')).status).toBe(
      200,
    )
  })

  it('are not offered once none is left, and need a second factor', async () => {
    const { id, email } = await userWithTotp()
    await t.owner.deleteFrom('recovery_codes').where('user_id', '=', id).execute()
    expect((await t.call(login, { body: { email, password } })).body).toEqual({
      twoFactor: { methods: ['totp'] },
    })
    const { call } = await t.signInAs()
    const refused = await call(createRecoveryCodes, {})
    expect([refused.status, refused.body.code]).toEqual([409, 'no_second_factor'])
  })
})

it('keeps the factor of a session whose id is renewed', async () => {
  const { email, code } = await userWithTotp()
  const answer = await present(await presentPassword(t.call, email), code(1))
  const call = caller(t.app, { cookie: cookieOf(answer.headers) })
  const renewed = await call(endSessions, { body: { currentPassword: password } })
  const { body } = await caller(t.app, { cookie: cookieOf(renewed.headers) })(listSessions, {})
  expect(body.map(({ factor }) => factor)).toEqual(['totp'])
})

it('mails every change to the user, also after a reset link was used', async () => {
  const { email, id, call, recoveryCodes } = await userWithTotp()
  const nextMail = () => mails.next(email)
  const texts = [(await nextMail()).text]
  await call(stepUp, { body: { code: recoveryCodes[0] ?? '' } })
  texts.push((await nextMail()).text)
  await call(createRecoveryCodes, {})
  texts.push((await nextMail()).text)
  await call(forgotPassword, { body: { email } })
  await nextMail()
  await call(removeTotp, { body: { password } })
  const last = await nextMail()
  texts.push(last.text)
  expect(linkIn(last).url.pathname).toBe('/change-password')
  expect(texts).toEqual([
    expect.stringContaining('An authenticator app was set up'),
    expect.stringContaining('A recovery code of your account was used'),
    expect.stringContaining('New recovery codes were created'),
    expect.stringContaining('was removed'),
  ])
  expect(texts.join()).not.toContain(recoveryCodes[0])
  // A queued notice is not withdrawn along with the links.
  await t.insert('mails', {
    id: crypto.randomUUID(),
    user_id: id,
    kind: 'two_factor_changed',
    detail: 'totp_removed',
  })
  const { token } = await t.owner.transaction().execute((tx) => issueLink(tx, id, 'reset'))
  await t.call(resetPassword, { body: { token, newPassword: 'a brand new secret' } })
  const kept = await t.sql`select kind from mails where user_id = ${id} and state = 'queued'`
  expect(kept).toEqual([{ kind: 'two_factor_changed' }])
})

describe('REQUIRE_TWO_FACTOR', () => {
  it('allows users without a second factor only to set one up and to sign out, also in earlier sessions', async () => {
    const company = await t.make.company()
    const { cookie } = await t.signInAs({ role: 'superadmin', companies: [company] })
    const strict = await anotherApp(t, { env: { REQUIRE_TWO_FACTOR: 'superadmin' } })
    const call = caller(strict, { cookie })
    const allowed = []
    for (const endpoint of endpoints) {
      const { audience, id } = endpoint
      if (audience === 'public') continue
      const request = { ...bareRequest(endpoint, company.id), cookie }
      const answer = await strict.inject(callOf(endpoint, request))
      const code = answer.statusCode === 403 ? JSON.parse(await text(answer.stream())).code : undefined
      const isAllowed = code === undefined || code === 'step_up_required'
      if (isAllowed) allowed.push(id)
      else expect(code, id).toBe('two_factor_required')
    }
    expect(allowed.toSorted()).toEqual(
      endpoints.flatMap(({ id, beforeTwoFactor }) => (beforeTwoFactor ? [id] : [])).toSorted(),
    )
    expect((await call(getTwoFactor, {})).body).toMatchObject({ required: true })
    await setUpTotp({ cookie, call })
    expect((await call(getMe, {})).status).toBe(200)
    expect((await call(logout, {})).status).toBe(200)
  })

  it.each([
    ['off', 'superadmin', 200],
    ['superadmin', 'superadmin', 403],
    ['superadmin', 'printer', 403],
    ['superadmin', 'company_admin', 200],
    ['everyone', 'company_admin', 403],
    ['everyone', 'superadmin', 403],
  ] as const)('%s answers a %s without a second factor %i', async (value, role, status) => {
    const strict = await anotherApp(t, { env: { REQUIRE_TWO_FACTOR: value } })
    const { cookie } = await t.signInAs({ role })
    expect((await caller(strict, { cookie })(getMe, {})).status).toBe(status)
  })
})

it('works on with every SESSION_SECRET in use while it is rotated, and with the new one alone afterwards', async () => {
  const { id, email, code } = await userWithTotp()
  const [former] = sessionSecrets
  const next = 'y'.repeat(32)
  const statusWith = async (...secrets: Secrets) => {
    await t.owner.updateTable('totp_secrets').set({ used_steps: [] }).where('user_id', '=', id).execute()
    const call = caller(await anotherApp(t, { sessionSecrets: secrets }))
    return (await present(await presentPassword(call, email), code(1), call)).status
  }
  expect(await statusWith(next, former)).toBe(200)
  expect(await statusWith(next)).toBe(401)
  await reseal(t.platformDb, [next, former])
  expect(await statusWith(next)).toBe(200)
})

it('is cleared by the command for operators who are locked out', async () => {
  const { id, email } = await userWithTotp()
  await makeSuperadmin({ ...t.deps, platformDb: t.platformDb }, email)
  expect((await t.call(login, { body: { email, password } })).body).toHaveProperty('user')
  const rows = await t.sql`
    select user_id from totp_secrets where user_id = ${id}
    union all select user_id from recovery_codes where user_id = ${id}
  `
  expect(rows).toEqual([])
})
