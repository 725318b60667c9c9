import { randomUUID } from 'node:crypto'
import { type CompanyRole, getMe, getPasswordLink, login, resetPassword } from '@candour/schemas/accounts.ts'
import { listOwnAudit } from '@candour/schemas/audit.ts'
import { updateCompany } from '@candour/schemas/companies.ts'
import { deleteCompany } from '@candour/schemas/deleted-companies.ts'
import { answerInvitation, answerInvitationLink, listInvitations } from '@candour/schemas/invitations.ts'
import { inviteMember, listTeam, removeMember, updateMember } from '@candour/schemas/team.ts'
import { linkUser, updateUser } from '@candour/schemas/users.ts'
import { describe, expect, it } from 'vitest'
import { maxMembers } from '#modules/accounts/invitations/repository.ts'
import { removeEnded } from '#process/housekeeping.ts'
import { type SignedIn, testApp } from '#test/app.ts'
import { invitationToken } from '#test/invitations.ts'
import { linkIn, receiveMails } from '#test/mail-server.ts'

const newPassword = 'correct horse battery'

const t = await testApp()
const admin = await t.signInAs({ role: 'superadmin' })

/** A company whose owner invites people. */
async function team() {
  const company = await t.make.company({ name: 'Łódź Bakery' })
  const owner = await t.make.user({ companies: [company] })
  const { call } = await t.signIn(owner.email)
  const query = { companyId: company.id }
  const invite = async (email: string, role: CompanyRole = 'viewer') =>
    (await call(inviteMember, { query, body: { email, role } })).body.userId
  const list = async () => (await call(listTeam, { query })).body
  return { company, owner, call, query, invite, list }
}

const answer = ({ call }: SignedIn, id: string, accept = true) =>
  call(answerInvitation, { params: { id }, body: { accept } })
const answerLink = (token: string, accept = true) => t.call(answerInvitationLink, { body: { token, accept } })
const setUp = (token: string) => t.call(resetPassword, { body: { token, newPassword } })
const companiesOf = async ({ call }: SignedIn) => (await call(getMe, {})).body.companies
const pendingOf = async ({ call }: SignedIn) => (await call(listInvitations, {})).body
const membersOf = (company: { id: string }) =>
  t.owner.selectFrom('memberships').select('user_id').where('company_id', '=', company.id).execute()
const expire = (id: string) => t.sql`update team_invitations set expires_at = now() where id = ${id}`

describe('signed in', () => {
  it('the person invited sees who invites to what, and accepts', async () => {
    const { company, owner, invite, list } = await team()
    const ada = await t.signInAs()
    const id = await invite(ada.email.toUpperCase(), 'manager')
    expect(await companiesOf(ada)).toEqual([])
    expect(await pendingOf(ada)).toEqual([
      { id, company: 'Łódź Bakery', invitedBy: owner.email, role: 'manager', expiresAt: expect.any(String) },
    ])
    const { status, body } = await answer(ada, id)
    expect([status, body]).toEqual([200, { companyId: company.id }])
    expect(await companiesOf(ada)).toMatchObject([{ id: company.id, role: 'manager' }])
    expect(await pendingOf(ada)).toEqual([])
    expect(await list()).toMatchObject([
      { userId: owner.id },
      { userId: ada.id, email: ada.email, invited: false, lastSeenAt: expect.any(String) },
    ])
  })

  it('declining leaves no trace but the log, which says nothing of the account', async () => {
    const { company, owner, call, query, invite, list } = await team()
    const ada = await t.signInAs()
    const id = await invite(ada.email)
    const { status, body } = await answer(ada, id, false)
    expect([status, body]).toEqual([200, { companyId: null }])
    expect((await list()).map(({ userId }) => userId)).toEqual([owner.id])
    expect(await membersOf(company)).toHaveLength(1)
    const [entry] = (await call(listOwnAudit, { query })).body
    expect(entry).toMatchObject({
      action: 'invitation.declined',
      actor: { kind: 'visitor', id: null, name: null },
      target: { id, name: ada.email },
      network: null,
    })
  })

  it('an invitation of someone else, one answered and one that never was are not found', async () => {
    const { invite } = await team()
    const [ada, bob] = [await t.signInAs(), await t.signInAs()]
    const id = await invite(ada.email)
    for (const accept of [true, false]) {
      expect((await answer(bob, id, accept)).body.code).toBe('invitation_not_found')
      expect((await answer(ada, randomUUID(), accept)).body.code).toBe('invitation_not_found')
    }
    await answer(ada, id)
    for (const accept of [true, false]) {
      const { status, body } = await answer(ada, id, accept)
      expect([status, body.code]).toEqual([404, 'invitation_not_found'])
    }
  })

  it('of ten answers at once one counts', async () => {
    const { company, invite } = await team()
    const ada = await t.signInAs()
    const id = await invite(ada.email)
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => answer(ada, id, n % 2 === 0)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]))
    expect([1, 2]).toContain((await membersOf(company)).length)
  })

  it('two companies that invite at once are answered one by one', async () => {
    const [here, there] = [await team(), await team()]
    const ada = await t.signInAs()
    const [first, second] = await Promise.all([here.invite(ada.email), there.invite(ada.email, 'owner')])
    expect((await pendingOf(ada)).map(({ id }) => id).toSorted()).toEqual([first, second].toSorted())
    await answer(ada, second)
    await answer(ada, first, false)
    expect(await companiesOf(ada)).toMatchObject([{ id: there.company.id, role: 'owner' }])
  })
})

describe('the link', () => {
  it('shows someone with an account what it is about, and accepts without a password', async () => {
    const { company, owner, invite } = await team()
    const ada = await t.signInAs()
    const token = await invitationToken(t, await invite(ada.email.toUpperCase()))
    const shown = await t.call(getPasswordLink, { body: { token } })
    expect(shown.body).toEqual({
      ...{ email: ada.email, companies: ['Łódź Bakery'] },
      ...{ invitedBy: owner.email, hasAccount: true, language: 'en' },
    })
    expect((await answerLink(token)).status).toBe(200)
    expect((await answerLink(token)).body.code).toBe('bad_link')
    expect(await companiesOf(ada)).toMatchObject([{ id: company.id, role: 'viewer' }])
  })

  it('sets up an account for someone without one', async () => {
    const { company, owner, invite } = await team()
    const token = await invitationToken(t, await invite('Zoe.New@example.com'))
    const shown = await t.call(getPasswordLink, { body: { token } })
    expect(shown.body).toMatchObject({
      email: 'Zoe.New@example.com',
      invitedBy: owner.email,
      hasAccount: false,
    })
    expect((await answerLink(token)).body.code).toBe('bad_link')
    expect((await setUp(token)).status).toBe(200)
    expect((await setUp(token)).body.code).toBe('bad_link')
    const signedIn = await t.call(login, { body: { email: 'zoe.new@example.com', password: newPassword } })
    expect(signedIn.body).toMatchObject({ user: { role: 'company_admin' } })
    expect(await membersOf(company)).toHaveLength(2)
  })

  it('of a second company is answered by the account that the first has set up', async () => {
    const [here, there] = [await team(), await team()]
    const email = 'two@example.com'
    const tokens = [
      await invitationToken(t, await here.invite(email)),
      await invitationToken(t, await there.invite(email)),
    ] as const
    const both = await Promise.all(tokens.map(setUp))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const rest = tokens[both.findIndex(({ status }) => status === 400)] ?? ''
    expect((await t.call(getPasswordLink, { body: { token: rest } })).body).toMatchObject({
      hasAccount: true,
    })
    expect((await answerLink(rest)).status).toBe(200)
    for (const { company } of [here, there]) expect(await membersOf(company)).toHaveLength(2)
  })

  it('declines, with and without an account', async () => {
    const { company, invite, list } = await team()
    for (const email of ['nobody@example.com', (await t.signInAs()).email]) {
      const token = await invitationToken(t, await invite(email))
      expect((await answerLink(token, false)).status).toBe(200)
      expect((await answerLink(token, false)).body.code).toBe('bad_link')
    }
    expect(await list()).toHaveLength(1)
    expect(await membersOf(company)).toHaveLength(1)
  })

  it('is void once cancelled, expired or sent again, and mails that are waiting are withdrawn', async () => {
    const { call, query, invite, list } = await team()
    const use = async (token: string) =>
      [await answerLink(token), await setUp(token), await t.call(getPasswordLink, { body: { token } })].map(
        ({ body }) => body.code,
      )
    const bad = ['bad_link', 'bad_link', 'bad_link']
    const ada = await t.signInAs()
    const cancelled = await invite(ada.email)
    const token = await invitationToken(t, cancelled)
    expect((await call(removeMember, { query, params: { userId: cancelled.toUpperCase() } })).status).toBe(
      204,
    )
    expect(await use(token)).toEqual(bad)
    const mails = t.owner.selectFrom('mails').select('id').where('detail', '=', cancelled)
    expect(await mails.execute()).toEqual([])

    const expired = await invite(ada.email)
    const late = await invitationToken(t, expired)
    await expire(expired)
    expect(await use(late)).toEqual(bad)
    expect(await pendingOf(ada)).toEqual([])
    expect(await list()).toMatchObject([{}, { userId: expired, invited: true, expired: true }])
    const again = await invite(ada.email, 'manager')
    expect(again).not.toBe(expired)
    expect(await pendingOf(ada)).toMatchObject([{ id: again, role: 'manager' }])
  })

  it('is not mailed to a disabled account, and opens nothing for one', async () => {
    await using mails = await receiveMails(t)
    const { company, invite } = await team()
    const ada = await t.make.user()
    const token = await invitationToken(t, await invite(ada.email))
    await admin.call(updateUser, { params: { id: ada.id }, body: { disabled: true } })
    expect((await answerLink(token)).body.code).toBe('bad_link')
    expect((await setUp(token)).body.code).toBe('bad_link')
    const bob = await t.make.user()
    await admin.call(updateUser, { params: { id: bob.id }, body: { disabled: true } })
    await invite(bob.email)
    await invite('last@example.com')
    await expect
      .poll(() => mails.received.some(({ envelope }) => envelope.to.includes('last@example.com')))
      .toBe(true)
    expect(mails.received.filter(({ envelope }) => envelope.to.includes(bob.email))).toEqual([])
    expect(await membersOf(company)).toHaveLength(1)
  })
})

describe('between invitation and answer', () => {
  it('the role may change, and the one of that moment counts', async () => {
    const { call, query, invite } = await team()
    const ada = await t.signInAs()
    const id = await invite(ada.email)
    await call(updateMember, { query, params: { userId: id }, body: { role: 'responder' } })
    expect(await pendingOf(ada)).toMatchObject([{ role: 'responder' }])
    await answer(ada, id)
    expect(await companiesOf(ada)).toMatchObject([{ role: 'responder' }])
  })

  it('who invited may have left: they are no longer named', async () => {
    const { company, owner, invite } = await team()
    await t.make.user({ companies: [company] })
    const [ada, bob] = [await t.signInAs(), await t.signInAs()]
    const [id, token] = [await invite(ada.email), await invitationToken(t, await invite(bob.email))]
    await t.owner.deleteFrom('memberships').where('user_id', '=', owner.id).execute()
    expect(await pendingOf(ada)).toMatchObject([{ id, invitedBy: null }])
    await t.owner.deleteFrom('users').where('id', '=', owner.id).execute()
    expect((await t.call(getPasswordLink, { body: { token } })).body).toEqual({
      ...{ email: bob.email, companies: ['Łódź Bakery'], hasAccount: true, language: 'en' },
    })
    expect((await answer(ada, id)).status).toBe(200)
    expect((await answerLink(token)).status).toBe(200)
  })

  it('a suspended company takes nobody, and a deleted one is not there', async () => {
    const { company, invite } = await team()
    const ada = await t.signInAs()
    const id = await invite(ada.email)
    const [link, fresh] = [
      await invitationToken(t, id),
      await invitationToken(t, await invite('new@example.com')),
    ]
    const suspend = (billingStatus: 'suspended' | 'active') =>
      admin.call(updateCompany, { params: { id: company.id }, body: { billingStatus } })
    const refused = async () =>
      [await answer(ada, id), await answerLink(link), await setUp(fresh)].map(({ body }) => body.code)
    await suspend('suspended')
    expect(await refused()).toEqual(['company_suspended', 'company_suspended', 'company_suspended'])
    await suspend('active')
    await admin.call(deleteCompany, { params: { id: company.id } })
    expect(await refused()).toEqual(['invitation_not_found', 'bad_link', 'bad_link'])
    expect(await pendingOf(ada)).toEqual([])
    const accounts = t.owner.selectFrom('users').select('id').where('email', '=', 'new@example.com')
    expect(await accounts.execute()).toEqual([])
  })

  it('the team may have become full: nobody joins, and the invitation stays', async () => {
    const { company, invite } = await team()
    const ada = await t.signInAs()
    const id = await invite(ada.email)
    await t.sql`
      with added as (
        insert into users (id, email, role)
        select gen_random_uuid(), 'full-' || n || '@example.com', 'company_admin'
        from generate_series(1, ${maxMembers - 1}) n returning id
      )
      insert into memberships (user_id, company_id, role) select id, ${company.id}, 'viewer' from added
    `
    const { status, body } = await answer(ada, id)
    expect([status, body.code]).toEqual([409, 'team_full'])
    expect((await answerLink(await invitationToken(t, id))).body.code).toBe('team_full')
    const fresh = await invitationToken(t, id)
    expect((await t.call(getPasswordLink, { body: { token: fresh } })).status).toBe(200)
    expect(await membersOf(company)).toHaveLength(maxMembers)
  })

  it('an operator may have linked the account, which ends the invitation', async () => {
    const { company, invite, list } = await team()
    const ada = await t.signInAs()
    const id = await invite(ada.email)
    await admin.call(linkUser, { params: { id: company.id }, body: { userId: ada.id } })
    expect(await pendingOf(ada)).toEqual([])
    expect((await list()).filter(({ email }) => email === ada.email)).toMatchObject([{ userId: ada.id }])
    expect((await answer(ada, id)).body.code).toBe('invitation_not_found')
  })
})

it('an operator is invited, sees it and accepts like anyone else', async () => {
  const { company, invite } = await team()
  const user = await t.make.user({ role: 'superadmin' })
  const operator = await t.signIn(user.email)
  const id = await invite(user.email)
  expect(await pendingOf(operator)).toMatchObject([{ id }])
  await answer(operator, id)
  expect((await operator.call(getMe, {})).body).toMatchObject({
    user: { role: 'superadmin' },
    companies: [{ id: company.id, role: 'viewer' }],
  })
})

it('inviting, changing, accepting and cancelling are in the log of the company', async () => {
  const { call, query, owner, invite } = await team()
  const ada = await t.signInAs()
  const id = await invite(ada.email)
  await call(updateMember, { query, params: { userId: id }, body: { role: 'manager' } })
  await answer(ada, id)
  await call(removeMember, { query, params: { userId: await invite('bob@example.com') } })
  const { body } = await call(listOwnAudit, { query })
  expect(body.map(({ action, actor, target }) => [action, actor.name, target.name])).toEqual([
    ['invitation.cancelled', owner.email, 'bob@example.com'],
    ['user.invited', owner.email, 'bob@example.com'],
    ['invitation.accepted', ada.email, ada.email],
    ['member.updated', owner.email, ada.email],
    ['user.invited', owner.email, ada.email],
  ])
})

it('names cannot turn the words of the mail, and are not cut', async () => {
  await using mails = await receiveMails(t)
  const { company, invite } = await team()
  const name = `\u202eevil\u2066\r\nBcc: x@example.com ${'long '.repeat(16)}end`
  await t.setCompany(company, { name })
  await invite('names@example.com')
  const mailed = () => mails.received.find(({ envelope }) => envelope.to.includes('names@example.com'))
  await expect.poll(mailed).toBeDefined()
  const mail = mailed()
  if (!mail) throw new Error('not mailed')
  const whole = `evil Bcc: x@example.com ${'long '.repeat(16)}end`
  expect(mail.subject?.replace(/ +/g, ' ')).toBe(`Set up your password for ${whole} on Candour`)
  expect(mail.text).toContain(whole)
  expect(mail.text).not.toMatch(/[\u202e\u2066]/)
  expect(linkIn(mail).token).not.toBe('')
})

it('expired invitations are deleted after 30 days', async () => {
  const { invite, list } = await team()
  const [old, recent] = [await invite('old@example.com'), await invite('recent@example.com')]
  await expire(recent)
  await t.sql`update team_invitations set expires_at = now() - interval '31 days' where id = ${old}`
  await removeEnded(t.deps)
  expect((await list()).map(({ userId }) => userId)).toEqual([expect.any(String), recent])
})
