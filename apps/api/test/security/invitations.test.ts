import { getMe, resetPassword } from '@candour/schemas/accounts.ts'
import { answerInvitation, answerInvitationLink, listInvitations } from '@candour/schemas/invitations.ts'
import {
  inviteMember,
  listTeam,
  removeMember,
  resendInvitation,
  updateMember,
} from '@candour/schemas/team.ts'
import { updateUser } from '@candour/schemas/users.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setScope } from '#db/scope.ts'
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { invitationToken } from '#test/invitations.ts'

let t: TestApp
let admin: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
  admin = await t.signIn((await t.make.user({ role: 'superadmin' })).email)
})
afterAll(() => t[Symbol.asyncDispose]())

/** A company whose owner attacks accounts of strangers. */
async function attacker() {
  const company = await t.make.company()
  const owner = await t.make.user({ companies: [company] })
  const { call } = await t.signIn(owner.email)
  return { company, call, query: { companyId: company.id } }
}

/** Addresses of every kind of account that a stranger may have, and of none. */
async function strangers() {
  const active = await t.make.user()
  const seen = await t.make.user({ companies: [await t.make.company()] })
  await t.signIn(seen.email)
  const secured = await t.make.user()
  await t.owner.updateTable('users').set({ two_factor: true }).where('id', '=', secured.id).execute()
  const disabled = await t.make.user()
  await admin.call(updateUser, { params: { id: disabled.id }, body: { disabled: true } })
  const operator = await t.make.user({ role: 'superadmin' })
  const invited = await t.make.user({ invited: true })
  const accounts = { active, seen, secured, disabled, operator, invited }
  return { accounts, addresses: [...Object.values(accounts).map(({ email }) => email), 'nobody@example.com'] }
}

it('an owner learns nothing about an account by inviting its address', async () => {
  const { call, query } = await attacker()
  const { accounts, addresses } = await strangers()
  const ids = new Set<string>(Object.values(accounts).map(({ id }) => id))
  for (const email of addresses) {
    const spelled = email.toUpperCase()
    const pending = {
      ...{ email: spelled, name: null, role: 'viewer', invited: true },
      ...{ lastSeenAt: null, twoFactor: false },
    }
    const invited = await call(inviteMember, { query, body: { email: spelled, role: 'viewer' } })
    expect([email, invited.status, invited.body]).toEqual([
      email,
      201,
      { userId: expect.any(String), ...pending },
    ])
    const { userId } = invited.body
    expect(ids.has(userId)).toBe(false)
    const again = await call(inviteMember, { query, body: { email, role: 'owner' } })
    expect([email, again.status, again.body.code]).toEqual([email, 409, 'already_member'])
    expect((await call(resendInvitation, { params: { userId }, query })).status).toBe(204)
    const changed = await call(updateMember, { params: { userId }, query, body: { role: 'manager' } })
    expect([email, changed.status, changed.body]).toEqual([
      email,
      200,
      { userId, ...pending, role: 'manager' },
    ])
    const listed = (await call(listTeam, { query })).body.find((member) => member.userId === userId)
    expect(listed).toEqual({ userId, ...pending, role: 'manager' })
  }
})

it('nobody becomes a member unasked, and no account appears for an address that is invited', async () => {
  const { company, call, query } = await attacker()
  const { accounts, addresses } = await strangers()
  const before = await t.owner.selectFrom('users').select('id').execute()
  for (const email of addresses) await call(inviteMember, { query, body: { email, role: 'owner' } })
  const members = t.owner.selectFrom('memberships').select('user_id').where('company_id', '=', company.id)
  expect(await members.execute()).toHaveLength(1)
  expect(await t.owner.selectFrom('users').select('id').execute()).toHaveLength(before.length)
  const stranger = await t.signIn(accounts.active.email)
  expect((await stranger.call(getMe, {})).body.companies).toEqual([])
})

it('an invitation sets no password of an account that has one, however its link is used', async () => {
  const { call, query } = await attacker()
  const victim = await t.make.user()
  const operator = await t.make.user({ role: 'superadmin' })
  for (const { id, email } of [victim, operator]) {
    const hash = t.owner.selectFrom('users').select(['password_hash', 'epoch']).where('id', '=', id)
    const before = await hash.execute()
    const { userId } = (await call(inviteMember, { query, body: { email, role: 'viewer' } })).body
    const token = await invitationToken(t, userId)
    const set = await t.call(resetPassword, { body: { token, newPassword: 'the attacker knows' } })
    expect([set.status, set.body.code]).toEqual([400, 'bad_link'])
    expect(await hash.execute()).toEqual(before)
    expect((await t.call(answerInvitationLink, { body: { token, accept: true } })).status).toBe(200)
    expect(await hash.execute()).toEqual(before)
  }
})

it('an account answers only invitations of its own address', async () => {
  const { company, call, query } = await attacker()
  const [victim, thief] = [await t.make.user(), await t.make.user()]
  const { userId: id } = (await call(inviteMember, { query, body: { email: victim.email, role: 'owner' } }))
    .body
  const other = await t.signIn(thief.email)
  expect((await other.call(listInvitations, {})).body).toEqual([])
  for (const accept of [true, false]) {
    expect((await other.call(answerInvitation, { params: { id }, body: { accept } })).status).toBe(404)
    for (const token of [id, 'x', '']) {
      expect((await t.call(answerInvitationLink, { body: { token, accept } })).status).toBe(400)
    }
  }
  const members = t.owner.selectFrom('memberships').select('user_id').where('company_id', '=', company.id)
  expect(await members.execute()).toHaveLength(1)
  expect((await call(listTeam, { query })).body).toHaveLength(2)
})

it('an owner reaches no invitation of another company', async () => {
  const [mine, theirs] = [await attacker(), await attacker()]
  const body = { email: 'shared@example.com', role: 'viewer' as const }
  const { userId } = (await theirs.call(inviteMember, { query: theirs.query, body })).body
  const { call, query } = mine
  const input = { query, params: { userId } }
  expect((await call(updateMember, { ...input, body: { role: 'owner' } })).body.code).toBe('member_not_found')
  expect((await call(removeMember, input)).body.code).toBe('member_not_found')
  expect((await call(resendInvitation, input)).body.code).toBe('member_not_found')
  expect((await call(listTeam, { query })).body).toHaveLength(1)
  expect((await theirs.call(listTeam, { query: theirs.query })).body).toMatchObject([
    {},
    { userId, role: 'viewer' },
  ])
})

it('takes as long for an address with an account as for one without', async () => {
  const { accounts } = await strangers()
  const known = Object.values(accounts).map(({ email }) => email)
  const times = { known: [] as number[], unknown: [] as number[] }
  const companies = await Promise.all(Array.from({ length: 12 }, attacker))
  for (const [n, { call, query }] of companies.entries()) {
    for (const [k, address] of known.entries()) {
      const pairs = [
        ['known', address],
        ['unknown', `${n}-${k}@example.com`],
      ] as const
      for (const [kind, email] of k % 2 ? pairs : pairs.toReversed()) {
        const startedAt = performance.now()
        const { status } = await call(inviteMember, { query, body: { email, role: 'viewer' } })
        times[kind].push(performance.now() - startedAt)
        expect(status).toBe(201)
      }
    }
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const ratio = median(times.known) / median(times.unknown)
  expect(ratio).toBeGreaterThan(2 / 3)
  expect(ratio).toBeLessThan(3 / 2)
})

it('the login of accounts sees invitations only in the scope of their company or account, and no token', async () => {
  const [company, other] = [await t.make.company(), await t.make.company()]
  const [victim, bystander] = [await t.make.user(), await t.make.user()]
  const { id } = await t.make.invitation(company, { email: victim.email, token: 'a token' })
  await t.make.invitation(other)
  const { accountsDb } = t.deps
  const seen = (of?: readonly ['company' | 'user', string]) =>
    accountsDb.transaction().execute(async (tx) => {
      if (of) await setScope(tx, ...of)
      const listed = await tx.selectFrom('team_invitations').select('id').execute()
      const asked = await sql<{ id: string }>`select id from invitations_of_account()`.execute(tx)
      return [listed.map((row) => row.id), asked.rows.map((row) => row.id)]
    })
  expect(await seen()).toEqual([[], []])
  expect(await seen(['company', company.id])).toEqual([[id], []])
  expect((await seen(['company', other.id]))[0]).not.toContain(id)
  expect(await seen(['user', victim.id])).toEqual([[], [id]])
  expect(await seen(['user', bystander.id])).toEqual([[], []])
  await accountsDb.transaction().execute(async (tx) => {
    await setScope(tx, 'company', company.id)
    for (const statement of [
      'select token_hash from team_invitations',
      'select mail_id from team_invitations',
      `update team_invitations set role = 'owner'`,
      'delete from team_invitations',
      'insert into team_invitations (id) values (gen_random_uuid())',
    ]) {
      await sql`savepoint before`.execute(tx)
      await expect(sql.raw(statement).execute(tx)).rejects.toThrow('permission denied')
      await sql`rollback to savepoint before`.execute(tx)
    }
  })
})
