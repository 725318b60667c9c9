import { randomUUID } from 'node:crypto'
import { type CompanyRole, getMe, logout, resetPassword } from '@candour/schemas/accounts.ts'
import { getDashboardCompany, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { dashboardEvents } from '@candour/schemas/reviews.ts'
import {
  inviteMember,
  listTeam,
  removeMember,
  resendInvitation,
  updateMember,
} from '@candour/schemas/team.ts'
import { listCompanyUsers, listUsers, updateMembership, updateUser } from '@candour/schemas/users.ts'
import { describe, expect, it } from 'vitest'
import { maxMembers } from '#modules/accounts/invitations/repository.ts'
import { buildTestApp, type TestApp, testApp } from '#test/app.ts'
import { linkIn, receiveMails } from '#test/mail-server.ts'

const t = await testApp()
const mails = await receiveMails(t)
const admin = await t.signInAs({ role: 'superadmin' })

/** A company with an owner, and what the owner does with its team. */
async function team(app: TestApp = t) {
  const company = await app.make.company({ name: 'Łódź Bakery' })
  const { call, ...owner } = await app.signInAs({ companies: [company] })
  const query = { companyId: company.id }
  return {
    company,
    owner,
    call,
    list: () => call(listTeam, { query }),
    invite: (email: string, role: CompanyRole = 'viewer') =>
      call(inviteMember, { query, body: { email, role } }),
    setRole: (userId: string, role: CompanyRole) =>
      call(updateMember, { params: { userId }, query, body: { role } }),
    resend: (userId: string) => call(resendInvitation, { params: { userId }, query }),
    remove: (userId: string) => call(removeMember, { params: { userId }, query }),
  }
}

const ownersOf = ({ id }: { id: string }) =>
  t.sql`select user_id from memberships where company_id = ${id} and role = 'owner'`

describe('an invitation', () => {
  it('creates the account, and the mailed link opens what the role allows', async () => {
    const { company, owner, invite, list } = await team()
    const answer = await invite(' Vera@Example.com ')
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        userId: expect.any(String),
        email: 'Vera@Example.com',
        name: null,
        role: 'viewer',
        invited: true,
        lastSeenAt: null,
        twoFactor: false,
      },
    ])
    const mail = await mails.next()
    expect(mail.envelope.to).toEqual(['Vera@example.com'])
    const body = { token: linkIn(mail).token, newPassword: 'correct horse battery' }
    expect((await t.call(resetPassword, { body })).status).toBe(200)
    const vera = await t.signIn('vera@example.com')
    expect((await vera.call(getMe, {})).body.companies).toMatchObject([
      { id: company.id, name: 'Łódź Bakery', role: 'viewer' },
    ])
    const query = { companyId: company.id }
    expect((await vera.call(getDashboardCompany, { query })).status).toBe(200)
    const changed = await vera.call(updateDashboardCompany, { query, body: { timeZone: 'UTC' } })
    expect([changed.status, changed.body]).toEqual([
      403,
      {
        code: 'forbidden_role',
        message: 'Your role in this company does not allow this. Please ask an owner.',
      },
    ])
    const recent = expect.stringMatching(/^20/)
    expect((await list()).body).toMatchObject([
      { userId: owner.id, role: 'owner', invited: false, lastSeenAt: recent },
      { email: 'Vera@Example.com', role: 'viewer', invited: false, lastSeenAt: recent },
    ])
  })

  it('names the company and who invites in its mail, and what is left to do', async () => {
    const { owner, invite } = await team()
    const user = await t.make.user()
    const subjects = {
      [user.email]: 'Invitation to Łódź Bakery on Candour',
      'stranger@example.com': 'Set up your password for Łódź Bakery on Candour',
    }
    for (const [email, subject] of Object.entries(subjects)) {
      await invite(email, 'manager')
      const mail = await mails.next()
      expect([mail.envelope.to, mail.subject]).toEqual([[email], subject])
      expect(linkIn(mail).url.pathname).toBe('/setup-password')
      expect(mail.text).toContain(`${owner.email} invites you to the team of Łódź Bakery`)
      expect(mail.text).toContain('Your role: Manager')
    }
  })

  it('is refused for a member, someone invited, a bad address and a full team, and changes nothing', async () => {
    const { company, owner, invite, list, remove } = await team()
    const before = (await list()).body
    const known = await invite(owner.email.toUpperCase())
    expect([known.status, known.body.code]).toEqual([409, 'already_member'])
    expect((await invite('not an address')).status).toBe(400)
    expect((await list()).body).toEqual(before)
    const { userId } = (await invite('twice@example.com')).body
    await mails.next()
    const twice = await invite('TWICE@example.com', 'owner')
    expect([twice.status, twice.body.code]).toEqual([409, 'already_member'])
    await remove(userId)
    expect((await list()).body).toEqual(before)

    await t.sql`
      with added as (
        insert into users (id, email, role)
        select gen_random_uuid(), 'crowd-' || n || '@example.com', 'company_admin'
        from generate_series(1, ${maxMembers - 2}) n returning id
      )
      insert into memberships (user_id, company_id, role) select id, ${company.id}, 'viewer' from added
    `
    const emails = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => `${name}@example.com`)
    const last = await Promise.all(emails.map((email) => invite(email)))
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
    expect(new Set(last.map(({ body }) => body.code))).toEqual(new Set([undefined, 'too_many_members']))
    const invited = t.owner.selectFrom('team_invitations').select('email').where('email', 'in', emails)
    const [one, ...others] = await invited.execute()
    expect(others).toEqual([])
    expect((await mails.next()).envelope.to).toEqual([one?.email])
  })

  it('sent again has a new link and voids the previous one, until a password is set', async () => {
    const { owner, invite, resend } = await team()
    const { userId } = (await invite('ina@example.com')).body
    const first = linkIn(await mails.next()).token
    expect((await resend(userId)).status).toBe(204)
    const second = linkIn(await mails.next()).token
    const use = async (token: string) =>
      (await t.call(resetPassword, { body: { token, newPassword: 'correct horse battery' } })).status
    expect([await use(first), await use(second)]).toEqual([400, 200])
    expect((await resend(userId)).body.code).toBe('member_not_found')
    expect((await resend(owner.id)).body.code).toBe('already_active')
    const other = await t.make.user({ companies: [await t.make.company()], invited: true })
    expect((await resend(other.id)).body.code).toBe('member_not_found')
  })

  it('is over for a member who signs in by the company’s provider, without a password', async () => {
    const { company, owner, list } = await team()
    const member = await t.make.user({ companies: [company], byProvider: true })
    expect((await list()).body).toMatchObject([{ userId: owner.id }, { userId: member.id, invited: false }])
    const operator = await t.signInAs({ role: 'superadmin' })
    const { body } = await operator.call(listUsers, { query: { search: member.email } })
    expect(body).toMatchObject([{ id: member.id, state: 'active' }])
    // The provider of a company that has removed them signs them in no more.
    const former = await t.make.company()
    await t.sql`update identities set company_id = ${former.id} where user_id = ${member.id}`
    expect((await list()).body).toMatchObject([{ invited: false }, { userId: member.id, invited: true }])
  })

  it('of an operator is sent again to a member who has not set a password', async () => {
    const { company, owner, resend, list } = await team()
    const member = await t.make.user({ companies: [company], invited: true })
    expect((await list()).body).toMatchObject([{ userId: owner.id }, { userId: member.id, invited: true }])
    expect((await resend(member.id)).status).toBe(204)
    const { token } = linkIn(await mails.next())
    const body = { token, newPassword: 'correct horse battery' }
    expect((await t.call(resetPassword, { body })).status).toBe(200)
  })

  it('is limited to 50 an hour and company', async () => {
    await using limited = await buildTestApp({ RATE_LIMITS: 'on' })
    const { owner, call, company } = await team(limited)
    const statuses = new Map<number, number>()
    for (let n = 0; n < 51; n += 1) {
      const { status } = await call(inviteMember, {
        query: { companyId: n % 2 ? company.id : company.id.toUpperCase() },
        body: { email: owner.email, role: 'viewer' },
      })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(statuses).toEqual(
      new Map([
        [409, 50],
        [429, 1],
      ]),
    )
  })
})

describe('a role', () => {
  it('changes from the next request on', async () => {
    const { company, setRole } = await team()
    const { call, ...member } = await t.signInAs({ companies: [company], companyRole: 'viewer' })
    const change = async () =>
      (await call(updateDashboardCompany, { query: { companyId: company.id }, body: { timeZone: 'UTC' } }))
        .status
    expect(await change()).toBe(403)
    const answer = await setRole(member.id, 'manager')
    expect([answer.status, answer.body]).toMatchObject([200, { userId: member.id, role: 'manager' }])
    expect(await change()).toBe(200)
    await setRole(member.id, 'responder')
    expect(await change()).toBe(403)
  })

  it('of someone who is not a member is not found', async () => {
    const { setRole, remove } = await team()
    const { id } = await t.make.user({ companies: [await t.make.company()] })
    for (const userId of [id, randomUUID()]) {
      expect((await setRole(userId, 'viewer')).body.code).toBe('member_not_found')
      expect((await remove(userId)).body.code).toBe('member_not_found')
    }
  })
})

describe('a removed member', () => {
  it('loses access and open streams immediately; the account stays', async () => {
    const { company, remove } = await team()
    const { call, cookie, ...member } = await t.signInAs({ companies: [company], companyRole: 'viewer' })
    const { headers, stream } = await t.app
      .inject({
        url: dashboardEvents.path,
        query: { companyId: company.id },
        headers: { cookie },
        payloadAsStream: true,
      })
      .then((answer) => ({ headers: answer.headers, stream: answer.stream() }))
    expect(headers['content-type']).toBe('text/event-stream')
    const answer = await remove(member.id.toUpperCase())
    expect([answer.status, answer.body]).toEqual([204, null])
    // The process that serves the stream is notified through PostgreSQL; here it is asked directly.
    t.deps.live.access.onNotification(member.id)
    let received = ''
    for await (const part of stream) received += part
    expect(received).toBe('retry: 3000\n\n')
    expect((await call(getDashboardCompany, { query: { companyId: company.id } })).body.code).toBe(
      'no_company_access',
    )
    expect((await call(getMe, {})).body.companies).toEqual([])
  })

  it('who has not set a password also loses the link, unless they are in another company', async () => {
    const [here, there] = [await team(), await team()]
    const use = async (token: string) =>
      (await t.call(resetPassword, { body: { token, newPassword: 'correct horse battery' } })).status
    const wrong = await t.make.user({ companies: [here.company], invited: true })
    await here.resend(wrong.id)
    const { token } = linkIn(await mails.next())
    await here.remove(wrong.id)
    expect(await use(token)).toBe(400)

    const both = await t.make.user({ companies: [here.company, there.company], invited: true })
    await there.resend(both.id)
    const second = linkIn(await mails.next()).token
    await here.remove(both.id)
    expect(await use(second)).toBe(200)
  })
})

it('shows when a member was last seen, also after they have signed out', async () => {
  const { company, list } = await team()
  const member = await t.make.user({ companies: [company] })
  const seen = async () => (await list()).body.find(({ userId }) => userId === member.id)?.lastSeenAt
  expect(await seen()).toBeNull()
  const { call } = await t.signIn(member.email)
  const first = await seen()
  expect(first).not.toBeNull()
  await call(logout, {})
  expect(await seen()).toBe(first)
})

it('shows which members have a second factor', async () => {
  const { company, list } = await team()
  const { id } = await t.make.user({ companies: [company] })
  await t.owner.updateTable('users').set({ two_factor: true }).where('id', '=', id).execute()
  expect((await list()).body.filter(({ twoFactor }) => twoFactor).map(({ userId }) => userId)).toEqual([id])
})

describe('the last owner', () => {
  const message = 'A company needs at least one owner. Please make someone else an owner first.'

  it('can be neither demoted nor removed, not by themselves either', async () => {
    const { company, owner, setRole, remove } = await team()
    await t.make.user({ companies: [company], companyRole: 'manager' })
    for (const { status, body } of [await setRole(owner.id, 'manager'), await remove(owner.id)]) {
      expect([status, body.code, body.message]).toEqual([409, 'last_owner', message])
    }
    expect((await setRole(owner.id, 'owner')).status).toBe(200)
  })

  it('is who remains when the other owners are disabled', async () => {
    const { company, owner, setRole } = await team()
    const other = await t.make.user({ companies: [company] })
    await admin.call(updateUser, { params: { id: other.id }, body: { disabled: true } })
    expect((await setRole(owner.id, 'viewer')).body.code).toBe('last_owner')
    await admin.call(updateUser, { params: { id: other.id }, body: { disabled: false } })
    expect((await setRole(owner.id, 'viewer')).status).toBe(200)
  })

  it('can be demoted by a superadmin, who sees and sets every role', async () => {
    const { company, owner } = await team()
    const params = { id: company.id, userId: owner.id }
    const answer = await admin.call(updateMembership, { params, body: { role: 'viewer' } })
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { userId: owner.id, email: owner.email, role: 'viewer', membershipRole: 'viewer', invited: false },
    ])
    const { body } = await admin.call(listCompanyUsers, { params: { id: company.id }, query: {} })
    expect(body).toMatchObject([{ id: owner.id, role: 'company_admin', membershipRole: 'viewer' }])
    for (const userId of [randomUUID(), (await t.make.user()).id]) {
      const missing = await admin.call(updateMembership, {
        params: { ...params, userId },
        body: { role: 'owner' },
      })
      expect([missing.status, missing.body.code]).toEqual([404, 'not_linked'])
    }
  })

  async function twentyOwners() {
    const company = await t.make.company()
    const owners = []
    for (let n = 0; n < 20; n += 1) owners.push(await t.signInAs({ companies: [company] }))
    return { company, owners, query: { companyId: company.id } }
  }

  it('survives 20 concurrent demotions and removals', async () => {
    const { company, owners, query } = await twentyOwners()
    const answers = await Promise.all(
      owners.map(({ id, call }, n) => {
        // Half of them change their own role, half that of the next owner.
        const userId = n % 4 < 2 ? id : (owners[(n + 1) % owners.length]?.id ?? '')
        return n % 2
          ? call(removeMember, { params: { userId }, query })
          : call(updateMember, { params: { userId }, query, body: { role: 'viewer' } })
      }),
    )
    for (const { status } of answers) expect([200, 204, 403, 404, 409]).toContain(status)
    expect((await ownersOf(company)).length).toBeGreaterThanOrEqual(1)
  })

  it('is exactly one when all 20 owners leave at the same time', async () => {
    const { company, owners, query } = await twentyOwners()
    const answers = await Promise.all(
      owners.map(({ id: userId, call }, n) =>
        n % 2
          ? call(removeMember, { params: { userId }, query })
          : call(updateMember, { params: { userId }, query, body: { role: 'viewer' } }),
      ),
    )
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused.map(({ body }) => body.code)).toEqual(['last_owner'])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(19)
    expect(await ownersOf(company)).toHaveLength(1)
  })
})
