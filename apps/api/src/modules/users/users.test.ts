import { randomUUID } from 'node:crypto'
import { getMe, login, resetPassword } from '@candour/schemas/accounts.ts'
import { getDashboardCompany } from '@candour/schemas/companies.ts'
import { addPrinter } from '@candour/schemas/printers.ts'
import {
  createInvitationLink,
  createUser,
  endUserSessions,
  linkUser,
  listCompanyUsers,
  listUsers,
  unlinkUser,
  updateUser,
} from '@candour/schemas/users.ts'
import { describe, expect, it } from 'vitest'
import { makeSuperadmin } from '#modules/users/invite.ts'
import { buildTestApp, readPages, testApp } from '#test/app.ts'
import { deliverTo, linkIn, receiveMails, startMailServer } from '#test/mail-server.ts'

const t = await testApp()
const mails = await receiveMails(t)
const admin = await t.signInAs({ role: 'superadmin' })
const bakery: { id: string } = await t.make.company({ name: 'Bakery' })

const newPassword = 'a brand new secret'
const invite = (email: string, company = bakery) =>
  admin.call(createUser, { body: { email, companyId: company.id } })
const setUp = (token: string) => t.call(resetPassword, { body: { token, newPassword } })

describe('an invitation', () => {
  it('creates the account, links it and mails a setup link', async () => {
    const answer = await invite('ann@example.com')
    expect(answer.status).toBe(201)
    const { user, ...rest } = answer.body
    expect(user).toMatchObject({ email: 'ann@example.com', role: 'company_admin' })
    expect(rest).toEqual({ isResend: false, linkedExisting: false })
    const mail = await mails.next()
    expect(mail.envelope.to).toEqual(['ann@example.com'])
    expect(mail.subject).toBe('Set up your password for Bakery on Candour')
    expect(mail.text).toContain('Candour invites you to Bakery')
    expect(mail.text).not.toContain(admin.email)
    const { url, token } = linkIn(mail)
    expect(url.origin + url.pathname).toBe('http://localhost:3000/setup-password')
    expect((await setUp(token)).status).toBe(200)
    expect((await setUp(token)).status).toBe(400)
    expect((await t.call(login, { body: { email: 'ann@example.com', password: newPassword } })).status).toBe(
      200,
    )
  })

  it('names every company of the account in its mail, however they are called', async () => {
    const email = 'all@example.com'
    const names = ['Caf\u202eé', 'מאפייה', 'x'.repeat(120), 'Fourth']
    const subjects = []
    for (const name of names) {
      await invite(email, await t.make.company({ name }))
      subjects.push((await mails.next()).subject)
    }
    const [, , long] = names
    expect(subjects).toEqual([
      'Set up your password for Caf é on Candour',
      'Set up your password for Caf é and מאפייה on Candour',
      `Set up your password for Caf é, מאפייה, and ${long} on Candour`,
      'Set up your password for Caf é, מאפייה, and 2 more on Candour',
    ])
  })

  it('tells a printer what the account is for', async () => {
    await admin.call(addPrinter, { body: { email: 'press@example.com' } })
    const { subject, text } = await mails.next()
    expect(subject).toBe('Set up your password for print orders of Candour')
    expect(text).toContain('so you can see the print orders given to you')
    expect(text).not.toContain('customers')
  })

  it('tells a superadmin without a company what the account is for', async () => {
    await using waiting = await buildTestApp()
    const { call } = await waiting.signInAs({ role: 'superadmin' })
    const { id } = await waiting.make.company()
    const { body } = await call(createUser, { body: { email: 'colleague@example.com', companyId: id } })
    const userId = body.user.id
    await call(updateUser, { params: { id: userId }, body: { role: 'superadmin' } })
    await call(unlinkUser, { params: { id, userId } })
    await using server = await startMailServer()
    const { delivery } = deliverTo(waiting, server.url)
    const { subject, text } = await server.next()
    await delivery.stop()
    expect(subject).toBe('Set up your password for Candour')
    expect(text).toContain('so you can manage companies and their users')
    expect(text).not.toContain('customers')
  })

  it.each(['de', 'ja', 'pl'] as const)('cuts no name in its mail, in %s', async (language) => {
    const name = `Кафе ${'очень '.repeat(19)}`.trim()
    const { id: companyId } = await t.make.company({ name })
    const email = `long-${language}@example.com`
    await admin.call(createUser, { body: { email, companyId, language } })
    const { subject, text, html } = await mails.next()
    for (const part of [subject, text, html]) expect(part).toContain(name)
  })

  it('is valid for 24 hours', async () => {
    const { user } = (await invite('bea@example.com')).body
    const { token } = linkIn(await mails.next())
    const left = await t.sql`
      select round(extract(epoch from expires_at - now()) / 60)::integer as minutes from password_links
      where user_id = ${user.id}
    `
    expect(left).toEqual([{ minutes: 24 * 60 }])
    await t.sql`update password_links set expires_at = now() where user_id = ${user.id}`
    expect((await setUp(token)).status).toBe(400)
  })

  it('sent again has a new link and voids the previous one', async () => {
    await invite('cid@example.com')
    const first = linkIn(await mails.next()).token
    const again = await invite('CID@Example.com')
    expect(again.body).toMatchObject({
      user: { email: 'cid@example.com' },
      isResend: true,
      linkedExisting: false,
    })
    const second = linkIn(await mails.next()).token
    expect((await setUp(first)).status).toBe(400)
    expect((await setUp(second)).status).toBe(200)
  })

  it('of a user who has a password links them and mails nothing', async () => {
    const user = await t.make.user()
    const answer = await invite(user.email.toUpperCase())
    expect(answer.body).toEqual({
      user: { ...user, name: null, role: 'company_admin' },
      isResend: false,
      linkedExisting: true,
    })
    const { call } = await t.signIn(user.email)
    expect((await call(getMe, {})).body.companies).toMatchObject([
      { id: bakery.id, name: 'Bakery', role: 'owner' },
    ])
    expect(await t.owner.selectFrom('mails').where('user_id', '=', user.id).selectAll().execute()).toEqual([])
  })

  it('sent 20 times concurrently creates one account and one valid link', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => invite(n % 2 ? 'dan@example.com' : 'DAN@example.com')),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1)
    expect(answers.filter(({ body }) => !body.isResend)).toHaveLength(1)
    const { state } = await sent('dan@example.com')
    expect(state).toBe('invited')
    const tokens = mails.received
      .filter(({ envelope }) => envelope.to[0]?.toLowerCase() === 'dan@example.com')
      .map((mail) => linkIn(mail).token)
    const uses = []
    for (const token of tokens) uses.push((await setUp(token)).status)
    expect(uses.filter((status) => status === 200)).toHaveLength(1)
    mails.skip()
  })

  it('requires an existing company and an address', async () => {
    const gone = await invite('eve@example.com', { id: '0198f000-0000-7000-8000-000000000000' })
    expect([gone.status, gone.body.message]).toEqual([404, 'Company Not Found'])
    const bad = await invite('eve')
    expect([bad.status, bad.body.message]).toEqual([400, 'Please enter a valid email address'])
    expect((await admin.call(listUsers, { query: { search: 'eve@' } })).body).toEqual([])
  })
})

/** Returns the user as listed for the company, once the invitation has been sent. */
async function sent(email: string) {
  const find = async () => {
    const { body } = await admin.call(listCompanyUsers, { params: { id: bakery.id }, query: { limit: 100 } })
    return body.find((user) => user.email.toLowerCase() === email)
  }
  await expect.poll(async () => (await find())?.invitation?.mail).toBe('sent')
  const user = await find()
  if (!user) throw new Error('not listed')
  return user
}

describe('a link to copy', () => {
  it('sets the password, and voids the mailed one', async () => {
    const { user } = (await invite('fay@example.com')).body
    const mailed = linkIn(await mails.next()).token
    const answer = await admin.call(createInvitationLink, { params: { id: user.id } })
    expect(answer.status).toBe(201)
    const url = new URL(answer.body.url)
    expect(url.pathname).toBe('/setup-password')
    expect((await setUp(mailed)).status).toBe(400)
    expect((await setUp(url.searchParams.get('token') ?? '')).status).toBe(200)
    const again = await admin.call(createInvitationLink, { params: { id: user.id } })
    expect([again.status, again.body.message]).toEqual([409, 'This user has already set a password'])
  })

  it('withdraws a mail that has not been sent', async () => {
    await using waiting = await buildTestApp()
    const { call } = await waiting.signInAs({ role: 'superadmin' })
    const company = await waiting.make.company()
    const first = await call(createUser, { body: { email: 'gus@example.com', companyId: company.id } })
    const copied = await call(createInvitationLink, { params: { id: first.body.user.id } })
    await call(createUser, { body: { email: 'hal@example.com', companyId: company.id } })
    await using server = await startMailServer()
    const { delivery } = deliverTo(waiting, server.url)
    expect((await server.next()).envelope.to).toEqual(['hal@example.com'])
    await delivery.stop()
    expect(server.received).toHaveLength(1)
    const token = new URL(copied.body.url).searchParams.get('token') ?? ''
    expect((await waiting.call(resetPassword, { body: { token, newPassword } })).status).toBe(200)
  })
})

describe('the users of a company', () => {
  it('show who is active, who is invited and whose mail failed', async () => {
    await using t = await buildTestApp()
    const { call } = await t.signInAs({ role: 'superadmin' })
    const company = await t.make.company()
    const list = async () => {
      const { body } = await call(listCompanyUsers, { params: { id: company.id }, query: {} })
      return body
    }
    expect((await call(listCompanyUsers, { params: { id: randomUUID() }, query: {} })).status).toBe(404)
    const active = await t.make.user({ companies: [company] })
    const { user } = (await call(createUser, { body: { email: 'ida@example.com', companyId: company.id } }))
      .body
    expect(await list()).toEqual([
      {
        ...user,
        membershipRole: 'owner',
        state: 'invited',
        invitation: { mail: 'queued', error: null, sentAt: null, expiresAt: null },
      },
      {
        ...active,
        name: null,
        role: 'company_admin',
        membershipRole: 'owner',
        state: 'active',
        invitation: null,
      },
    ])

    await using server = await startMailServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('no such mailbox'), { responseCode: 550 })),
    })
    deliverTo(t, server.url)
    await expect.poll(async () => (await list())[0]?.state).toBe('mail_failed')
    expect((await list())[0]?.invitation).toMatchObject({
      mail: 'failed',
      error: expect.stringContaining('no such mailbox'),
      expiresAt: null,
    })

    await call(createInvitationLink, { params: { id: user.id } })
    const [copied] = await list()
    expect(copied).toMatchObject({ state: 'invited', invitation: { mail: null, error: null, sentAt: null } })
    expect(copied?.invitation?.expiresAt).toMatch(/Z$/)
  })

  it('are linked and unlinked, effective from the next request', async () => {
    const company = await t.make.company()
    const user = await t.make.user()
    const { call } = await t.signIn(user.email)
    const open = async () => (await call(getDashboardCompany, { query: { companyId: company.id } })).status
    expect(await open()).toBe(403)
    const params = { id: company.id }
    for (let times = 0; times < 2; times += 1) {
      const linked = await admin.call(linkUser, { params, body: { userId: user.id } })
      expect([linked.status, linked.body]).toEqual([
        201,
        { user: { ...user, name: null, role: 'company_admin' } },
      ])
    }
    expect(await open()).toBe(200)
    expect((await admin.call(unlinkUser, { params: { ...params, userId: user.id } })).status).toBe(200)
    expect(await open()).toBe(403)
    const again = await admin.call(unlinkUser, { params: { ...params, userId: user.id } })
    expect([again.status, again.body.message]).toEqual([404, 'This user is not linked to the company'])
  })

  it('are linked only if both exist', async () => {
    const nobody = '0198f000-0000-7000-8000-000000000000'
    const user = await t.make.user()
    const noUser = await admin.call(linkUser, { params: { id: bakery.id }, body: { userId: nobody } })
    expect([noUser.status, noUser.body.message]).toEqual([404, 'User not found'])
    const noCompany = await admin.call(linkUser, { params: { id: nobody }, body: { userId: user.id } })
    expect([noCompany.status, noCompany.body.message]).toEqual([404, 'Company Not Found'])
  })
})

describe('all users', () => {
  it('are paginated newest first, searchable by address, and can exclude those of a company', async () => {
    await using t = await buildTestApp()
    const { call } = await t.signInAs({ role: 'superadmin' })
    const company = await t.make.company()
    const made: string[] = []
    for (const n of [1, 2, 3, 4, 5]) {
      const email = `Person_${n}@shop.example`
      const { id } = await t.make.user({ email, companies: n === 2 ? [company] : [] })
      const created_at = new Date(Date.now() + n)
      await t.owner.updateTable('users').set({ created_at }).where('id', '=', id).execute()
      made.unshift(email)
    }
    const seen = await readPages(call, listUsers, { limit: 2, search: 'PERSON_' })
    expect(seen.map(({ email }) => email)).toEqual(made)
    const free = await call(listUsers, { query: { search: '@shop.', notInCompany: company.id } })
    expect(free.body.map(({ email }) => email)).not.toContain('Person_2@shop.example')
    expect(free.body).toHaveLength(4)
    // LIKE wildcards have no special meaning here.
    expect((await call(listUsers, { query: { search: 'person%' } })).body).toEqual([])
  })
})

it('signs a user out everywhere', async () => {
  const user = await t.make.user()
  const [one, two, other] = [await t.signIn(user.email), await t.signIn(user.email), admin]
  const answer = await admin.call(endUserSessions, { params: { id: user.id } })
  expect(answer.body).toEqual({ ended: 2 })
  for (const { call } of [one, two]) expect((await call(getMe, {})).status).toBe(401)
  expect((await other.call(getMe, {})).status).toBe(200)
})

describe('a locked-out operator', () => {
  it('becomes a superadmin again with a single-use link', async () => {
    const { email } = await t.make.user({ email: 'Boss@example.com' })
    const url = new URL((await makeSuperadmin(t.deps, email.toLowerCase())).url)
    const token = url.searchParams.get('token') ?? ''
    expect((await setUp(token)).status).toBe(200)
    expect((await setUp(token)).status).toBe(400)
    const answer = await t.call(login, { body: { email, password: newPassword } })
    expect(answer.body).toMatchObject({ user: { email: 'Boss@example.com', role: 'superadmin' } })
  })
})
