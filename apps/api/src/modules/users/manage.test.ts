import { randomUUID } from 'node:crypto'
import { forgotPassword, getMe, login, resetPassword } from '@candour/schemas/accounts.ts'
import {
  createInvitationLink,
  createUser,
  deleteUser,
  linkUser,
  listCompanyUsers,
  listUsers,
  updateUser,
} from '@candour/schemas/users.ts'
import { describe, expect, it } from 'vitest'
import { issueLink } from '#modules/accounts/links.ts'
import { makeSuperadmin } from '#modules/users/invite.ts'
import { buildTestApp, testApp } from '#test/app.ts'
import { password } from '#test/factories.ts'

const t = await testApp()
const admin = await t.signInAs({ role: 'superadmin' })
const company = await t.make.company()

const disable = (id: string, disabled = true) =>
  admin.call(updateUser, { params: { id }, body: { disabled } })
const listedUser = async (email: string) =>
  (await admin.call(listUsers, { query: { search: email } })).body[0]
const sessionsOf = (id: string) =>
  t.owner.selectFrom('sessions').select('id').where('user_id', '=', id).execute()

describe('a disabled user', () => {
  it('is signed out immediately, and cannot sign in until enabled again', async () => {
    const { id, email, call } = await t.signInAs({ companies: [company] })
    const answer = await disable(id)
    expect([answer.status, answer.body.user]).toMatchObject([
      200,
      { id, email, role: 'company_admin', state: 'disabled', companies: 1 },
    ])
    expect(await listedUser(email)).toEqual(answer.body.user)
    expect((await call(getMe, {})).status).toBe(401)
    expect(await sessionsOf(id)).toEqual([])
    const known = await t.call(login, { body: { email, password } })
    const unknown = await t.call(login, { body: { email: 'nobody@example.com', password } })
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])

    expect((await disable(id, false)).body.user.state).toBe('active')
    expect((await call(getMe, {})).status).toBe(401)
    expect((await t.call(login, { body: { email, password } })).status).toBe(200)
  })

  it('has no valid link and gets none: nothing is mailed', async () => {
    const { id, email } = await t.make.user()
    const { token } = await t.owner.transaction().execute((tx) => issueLink(tx, id, 'reset'))
    await t.call(forgotPassword, { body: { email: (await t.make.user()).email } })
    await disable(id)
    const used = await t.call(resetPassword, { body: { token, newPassword: 'a brand new secret' } })
    expect(used.status).toBe(400)
    const asked = await t.call(forgotPassword, { body: { email } })
    expect(asked.status).toBe(200)
    // The next request does send a mail, so an earlier one would have been sent by then too.
    const other = await t.make.user()
    await t.call(forgotPassword, { body: { email: other.email } })
    const mailsOf = (userId: string) =>
      t.owner.selectFrom('mails').select('kind').where('user_id', '=', userId).execute()
    await expect.poll(() => mailsOf(other.id)).toHaveLength(1)
    expect(await mailsOf(id)).toEqual([])
  })

  it('cannot be invited or linked, and the operator is told why', async () => {
    const { id, email } = await t.make.user()
    await disable(id)
    const message = 'This account is disabled. Please enable it in the list of users first.'
    const answers = [
      await admin.call(createUser, { body: { email, companyId: company.id } }),
      await admin.call(linkUser, { params: { id: company.id }, body: { userId: id } }),
      await admin.call(createInvitationLink, { params: { id } }),
    ]
    for (const { status, body } of answers) expect([status, body.message]).toEqual([409, message])
  })

  it('is marked as such among the users of a company', async () => {
    const own = await t.make.company()
    const { id } = await t.make.user({ companies: [own] })
    await disable(id)
    const { body } = await admin.call(listCompanyUsers, { params: { id: own.id }, query: {} })
    expect(body).toMatchObject([{ id, state: 'disabled', invitation: null }])
  })

  it('can be restored from the server itself', async () => {
    const { id, email } = await t.make.user({ role: 'superadmin' })
    await disable(id)
    const url = new URL((await makeSuperadmin(t.deps, email)).url)
    const body = { token: url.searchParams.get('token') ?? '', newPassword: 'a brand new secret' }
    expect((await t.call(resetPassword, { body })).status).toBe(200)
    expect((await t.call(login, { body: { email, password: body.newPassword } })).status).toBe(200)
  })
})

it('grants and revokes a role from the next request on', async () => {
  const { id, call } = await t.signInAs()
  const open = async () => (await call(listUsers, { query: {} })).status
  expect(await open()).toBe(403)
  const promoted = await admin.call(updateUser, { params: { id }, body: { role: 'superadmin' } })
  expect(promoted.body.user).toMatchObject({ role: 'superadmin', state: 'active' })
  expect(await open()).toBe(200)
  await admin.call(updateUser, { params: { id }, body: { role: 'company_admin' } })
  expect(await open()).toBe(403)
})

it('leaves a printer one', async () => {
  const { id, email } = await t.make.user({ role: 'printer' })
  const { status, body } = await admin.call(updateUser, { params: { id }, body: { role: 'superadmin' } })
  expect([status, body]).toMatchObject([409, { code: 'is_a_printer' }])
  expect(await listedUser(email)).toMatchObject({ role: 'printer' })
})

it('deletes an account with its sessions, links and memberships', async () => {
  const { id, email, call } = await t.signInAs({ companies: [company] })
  const { token } = await t.owner.transaction().execute((tx) => issueLink(tx, id, 'reset'))
  expect((await admin.call(deleteUser, { params: { id } })).status).toBe(200)
  expect((await call(getMe, {})).status).toBe(401)
  expect((await t.call(login, { body: { email, password } })).status).toBe(401)
  const used = await t.call(resetPassword, { body: { token, newPassword: 'a brand new secret' } })
  expect(used.status).toBe(400)
  expect(await listedUser(email)).toBeUndefined()
  const again = await admin.call(deleteUser, { params: { id } })
  expect([again.status, again.body.message]).toEqual([404, 'User not found'])
  expect((await disable(randomUUID())).status).toBe(404)
})

describe('a user who is deleted while another operator', () => {
  /** Deletes a user once the concurrent request is waiting for the row. */
  async function deletedDuring<T>(id: string, ask: () => Promise<T>): Promise<T> {
    const blocker = await t.owner.startTransaction().execute()
    await blocker.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
    const asked = ask()
    await expect.poll(t.blocked, { interval: 5 }).toBe(1)
    await blocker.deleteFrom('users').where('id', '=', id).execute()
    await blocker.commit().execute()
    return asked
  }

  it('links them to a company is not found', async () => {
    const { id } = await t.make.user()
    const { status } = await deletedDuring(id, () =>
      admin.call(linkUser, { params: { id: company.id }, body: { userId: id } }),
    )
    expect(status).toBe(404)
  })

  it('invites them is invited as a new user', async () => {
    const { id, email } = await t.make.user()
    const { status, body } = await deletedDuring(id, () =>
      admin.call(createUser, { body: { email, companyId: company.id } }),
    )
    expect([status, body]).toMatchObject([201, { isResend: false, linkedExisting: false, user: { email } }])
    expect(body.user.id).not.toBe(id)
  })
})

describe('superadmins', () => {
  it('cannot disable, demote or delete themselves', async () => {
    await t.make.user({ role: 'superadmin' })
    const params = { id: admin.id }
    const answers = [
      await admin.call(updateUser, { params, body: { disabled: true } }),
      await admin.call(updateUser, { params, body: { role: 'company_admin' } }),
      await admin.call(deleteUser, { params }),
    ]
    const message = 'You cannot change or delete your own account here. Please ask another superadmin.'
    for (const { status, body } of answers) expect([status, body.message]).toEqual([409, message])
    expect((await admin.call(getMe, {})).status).toBe(200)
  })

  it('get a specific error when they are the last one', async () => {
    await using t = await buildTestApp()
    const { id, call } = await t.signInAs({ role: 'superadmin' })
    const other = await t.make.user({ role: 'superadmin' })
    await call(updateUser, { params: { id: other.id }, body: { disabled: true } })
    const { status, body } = await call(deleteUser, { params: { id } })
    expect([status, body.message]).toEqual([
      409,
      'You are the last superadmin. Please make someone else a superadmin first.',
    ])
  })

  it.each(['demote', 'disable', 'delete'])(
    'who %s each other concurrently leave at least one',
    async (how) => {
      await using t = await buildTestApp()
      const all: { id: string; email: string }[] = []
      for (let n = 0; n < 20; n += 1) all.push(await t.make.user({ role: 'superadmin' }))
      const cookies = await Promise.all(all.map(({ email }) => t.signIn(email)))
      const answers = await Promise.all(
        cookies.map(async ({ call }, n) => {
          const params = { id: all[(n + 1) % all.length]?.id ?? '' }
          if (how === 'delete') return call(deleteUser, { params })
          return call(updateUser, {
            params,
            body: how === 'demote' ? { role: 'company_admin' } : { disabled: true },
          })
        }),
      )
      const done = answers.filter(({ status }) => status === 200).length
      const left = await t.sql`select id from users where role = 'superadmin' and disabled_at is null`
      expect(left).toHaveLength(all.length - done)
      expect(left.length).toBeGreaterThanOrEqual(1)
      const statuses = answers.map(({ status }) => status).filter((status) => status !== 200)
      expect(statuses.every((status) => [401, 403, 404].includes(status))).toBe(true)
    },
  )
})
