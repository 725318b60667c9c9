import { getMe, logout, resetPassword } from '@candour/schemas/accounts.ts'
import { inviteMember } from '@candour/schemas/team.ts'
import { signInWithCode } from '@candour/schemas/two-factor.ts'
import { updateUser } from '@candour/schemas/users.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { issueLink, type LinkKind } from '#modules/accounts/links.ts'
import { buildTestApp, caller, cookieOf, type SignedIn, testApp } from '#test/app.ts'
import { setUpTotp } from '#test/factors.ts'
import { invitationToken } from '#test/invitations.ts'

const newPassword = 'a brand new secret'

const t = await testApp()
let company: { id: string }
let owner: SignedIn
let count = 0
beforeEach(async () => {
  company = await t.make.company()
  owner = await t.signInAs({ companies: [company] })
})

const setUp = (token: string, headers: Record<string, string> = {}) =>
  t.call(resetPassword, { body: { token, newPassword } }, headers)
const linkOf = async (userId: string, kind: LinkKind) =>
  (await t.owner.transaction().execute((tx) => issueLink(tx, userId, kind))).token
const sessionsOf = async (userId: string) =>
  (await t.owner.selectFrom('sessions').select('factor').where('user_id', '=', userId).execute()).length
const me = async (cookie: string, app = t.app) => {
  const { status, body } = await caller(app, { cookie })(getMe, {})
  return status === 200 ? body.user.email : body.code
}

/** Someone whom an operator has invited. */
async function invitedByOperator() {
  const user = await t.make.user({ companies: [company], invited: true })
  return { ...user, token: await linkOf(user.id, 'invitation') }
}

/** Someone without an account whom an owner has invited. */
async function invitedByOwner() {
  count += 1
  const email = `new-${count}@example.com`
  const body = { email, role: 'manager' } as const
  const { userId } = (await owner.call(inviteMember, { query: { companyId: company.id }, body })).body
  return { email, token: await invitationToken(t, userId) }
}

describe('setting the password by an invitation', () => {
  it.each([
    ['of an operator', invitedByOperator],
    ['to a team', invitedByOwner],
  ])('%s signs in like a login', async (_, invited) => {
    const { email, token } = await invited()
    const answer = await setUp(token)
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        message: 'Your password has been set',
        user: { id: expect.any(String), email, role: 'company_admin' },
      },
    ])
    const cookie = cookieOf(answer.headers)
    const call = caller(t.app, { cookie })
    expect((await call(getMe, {})).body).toMatchObject({ user: { email }, companies: [{ id: company.id }] })
    const set = [answer.headers['set-cookie']].flat().map(String)
    expect(set.find((one) => one.startsWith('candour='))).toMatch(/; HttpOnly; SameSite=/i)
    expect(set.some((one) => one.startsWith('candour-device='))).toBe(true)
    const actions = await t.owner
      .selectFrom('audit_entries')
      .select('action')
      .where('target_name', '=', email)
      .where('action', 'in', ['password.set_by_link', 'session.started'])
      .orderBy('seq')
      .execute()
    expect(actions.map(({ action }) => action)).toEqual(['password.set_by_link', 'session.started'])
    await call(logout, {})
    expect(await me(cookie)).toBe('not_signed_in')
  })

  it('of a reset link does not sign in, with or without a former password', async () => {
    for (const invited of [false, true]) {
      const { id } = await t.make.user({ invited })
      const answer = await setUp(await linkOf(id, 'reset'))
      expect([answer.status, answer.body]).toEqual([200, { message: 'Your password has been set' }])
      expect(cookieOf(answer.headers)).toBe('')
      expect(await sessionsOf(id)).toBe(0)
    }
  })

  it('asks for a second factor where there is one, and opens no session without it', async () => {
    const { id, email } = await t.make.user({ role: 'superadmin' })
    const { code } = await setUpTotp(await t.signIn(email))
    // As made for an operator who is locked out.
    const answer = await setUp(await linkOf(id, 'invitation'))
    expect(answer.body).toEqual({
      message: 'Your password has been set',
      twoFactor: { methods: expect.arrayContaining(['totp']) },
    })
    expect(await sessionsOf(id)).toBe(0)
    const pending = cookieOf(answer.headers, 'candour-pending')
    const completed = await t.call(signInWithCode, { body: { code: code(1) } }, { cookie: pending })
    expect(await me(cookieOf(completed.headers))).toBe(email)
  })

  it('leads to setting up a second factor where one is required', async () => {
    await using strict = await buildTestApp(
      { REQUIRE_TWO_FACTOR: 'everyone' },
      { ...t, drop: async () => {} },
    )
    const { token } = await invitedByOperator()
    const answer = await strict.call(resetPassword, { body: { token, newPassword } })
    expect(await me(cookieOf(answer.headers), strict.app)).toBe('two_factor_required')
  })

  it('ends the session of whoever is signed in in the same browser', async () => {
    const other = await t.make.user()
    const { cookie } = await t.signIn(other.email)
    const { email, token } = await invitedByOwner()
    const answer = await setUp(token, { cookie })
    expect(await me(cookieOf(answer.headers))).toBe(email)
    expect(await me(cookie)).toBe('not_signed_in')
    expect(await sessionsOf(other.id)).toBe(0)
    // A link that no longer works leaves the session alone.
    const { cookie: again } = await t.signIn(other.email)
    expect((await setUp(token, { cookie: again })).body.code).toBe('bad_link')
    expect(await me(again)).toBe(other.email)
  })

  it('opens one session for the one of ten uses at once that counts', async () => {
    const { id, token } = await invitedByOperator()
    const answers = await Promise.all(Array.from({ length: 10 }, () => setUp(token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(400)])
    for (const { status, headers } of answers) expect(cookieOf(headers) !== '').toBe(status === 200)
    expect(await sessionsOf(id)).toBe(1)
  })

  it('leaves no session of a user who is disabled meanwhile, or was before', async () => {
    const operator = await t.signIn((await t.make.user({ role: 'superadmin' })).email)
    const disable = (id: string) => operator.call(updateUser, { params: { id }, body: { disabled: true } })
    for (let round = 0; round < 5; round += 1) {
      const { id, token } = await invitedByOperator()
      await Promise.all([setUp(token), disable(id)])
      expect(await sessionsOf(id)).toBe(0)
    }
    const { id, token } = await invitedByOperator()
    await disable(id)
    expect((await setUp(token)).body.code).toBe('bad_link')
    expect(await sessionsOf(id)).toBe(0)
  })

  it('leaves no session if all were ended before it was opened', async () => {
    const { id, token } = await invitedByOperator()
    // Ends all sessions between the new password and the sign-in.
    await sql`
      create function end_all() returns trigger language plpgsql as
      $$ begin update users set epoch = epoch + 1 where id = new.id; return null; end $$
    `.execute(t.owner)
    await sql`
      create constraint trigger end_all after update of password_hash on users deferrable initially deferred
      for each row execute function end_all()
    `.execute(t.owner)
    const answer = await setUp(token)
    await sql`drop function end_all() cascade`.execute(t.owner)
    expect([answer.status, answer.body]).toEqual([200, { message: 'Your password has been set' }])
    expect(await sessionsOf(id)).toBe(0)
  })
})
