import { type CompanyRole, getMe, getPasswordLink } from '@candour/schemas/accounts.ts'
import { listAudit, listOwnAudit } from '@candour/schemas/audit.ts'
import { addNote, getCase, listAssignees, reply, updateCase } from '@candour/schemas/cases.ts'
import { updateMe } from '@candour/schemas/own-account.ts'
import { inviteMember, listTeam, updateMember } from '@candour/schemas/team.ts'
import { deleteUser, listCompanyUsers, listUsers } from '@candour/schemas/users.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { type SignedIn, testApp } from '#test/app.ts'
import { linkIn, receiveMails } from '#test/mail-server.ts'

const t = await testApp()
const mails = await receiveMails(t)

const name = (user: SignedIn, name: string | null) => user.call(updateMe, { body: { name } })

const member = (company: { id: string }, companyRole: CompanyRole = 'owner') =>
  t.signInAs({ companies: [company], companyRole })

/** A company with an owner, Ada, and a colleague of hers who has no name. */
async function scene() {
  const company = await t.make.company({ name: 'Café Luna' })
  const [ada, ben] = [await member(company), await member(company, 'responder')]
  expect((await name(ada, 'Ada Lovelace')).status).toBe(200)
  return { company, ada, ben, query: { companyId: company.id } }
}

describe('a name', () => {
  it('is chosen by the person, trimmed, in any script, and can be removed', async () => {
    const { email } = await t.make.user()
    const user = await t.signIn(email)
    const own = async () => (await user.call(getMe, {})).body.user.name
    expect(await own()).toBeNull()
    for (const chosen of ['نور الدين', '山田 太郎', 'x'.repeat(80)]) {
      const { status, body } = await name(user, ` ${chosen} `)
      expect([status, body.user]).toMatchObject([200, { email, name: chosen, twoFactor: false }])
      expect(await own()).toBe(chosen)
    }
    for (const none of ['  ', null]) {
      await name(user, 'Ada')
      expect((await name(user, none)).body.user.name).toBeNull()
      expect(await own()).toBeNull()
    }
  })

  it.each([
    ['is too long', 'x'.repeat(81)],
    ['has a control character', 'Ada\u0007'],
    ['has several lines', 'Ada\nLovelace'],
    ['overrides the direction of text', 'Ada \u202egnp.exe'],
    ['cannot be seen', '\u200b\u00ad'],
    ['could be an address', 'owner@example.com'],
  ])('is refused if it %s', async (_, bad) => {
    const user = await t.signInAs()
    await name(user, 'Ada')
    const { status, body } = await name(user, bad)
    expect([status, body.code, body.issues?.[0]?.path]).toEqual([400, 'validation_failed', 'name'])
    expect((await user.call(getMe, {})).body.user.name).toBe('Ada')
  })
})

it('is what members see of each other, beside the address', async () => {
  const { company, ada, ben, query } = await scene()
  const review = await t.make.review(company)
  const at = { params: { id: review.id }, query }
  await ada.call(updateCase, { ...at, body: { version: 0, status: 'in_progress' } })
  const note = await ada.call(addNote, { ...at, body: { text: 'Hello' } })
  expect(note.body).toMatchObject({ by: ada.email, byName: 'Ada Lovelace' })
  await ben.call(addNote, { ...at, body: { text: 'Hi' } })
  expect((await ben.call(getCase, at)).body).toMatchObject({
    ...{ updatedBy: ada.email, updatedByName: 'Ada Lovelace' },
    notes: [
      { by: ada.email, byName: 'Ada Lovelace' },
      { by: ben.email, byName: null },
    ],
  })
  expect((await ben.call(listAssignees, { query })).body).toEqual([
    { userId: ada.id, email: ada.email, name: 'Ada Lovelace' },
    { userId: ben.id, email: ben.email, name: null },
  ])
  expect((await ada.call(listTeam, { query })).body).toMatchObject([
    { email: ada.email, name: 'Ada Lovelace' },
    { email: ben.email, name: null },
  ])
})

it('signs answers to visitors', async () => {
  const { company, ada, query } = await scene()
  const review = await t.make.review(company, { contactEmail: 'visitor@example.com' })
  const { body } = await ada.call(reply, {
    params: { id: review.id },
    query,
    body: { text: 'Thank you. {me}' },
  })
  expect(body).toMatchObject({ by: ada.email, byName: 'Ada Lovelace', text: 'Thank you. Ada Lovelace' })
  await mails.next()
})

it('is in the mail and on the page of who is invited, and in the mail of who is mentioned', async () => {
  const { company, ada, ben, query } = await scene()
  await ada.call(inviteMember, { query, body: { email: 'new@example.com', role: 'viewer' } })
  const invitation = await mails.next()
  const named = `Ada Lovelace (${ada.email})`
  expect(invitation.text).toContain(`${named} invites you to the team of Café Luna`)
  const { token } = linkIn(invitation)
  expect((await t.call(getPasswordLink, { body: { token } })).body.invitedBy).toBe(named)

  const review = await t.make.review(company)
  await ada.call(addNote, {
    params: { id: review.id },
    query,
    body: { text: `@${ben.email} look` },
  })
  expect((await mails.next()).text).toContain('Note by Ada Lovelace\n')
})

it('is shown in the audit log, also for what was done before, while the entries keep the address', async () => {
  const { company, ada, ben, query } = await scene()
  await ada.call(updateMember, { params: { userId: ben.id }, query, body: { role: 'manager' } })
  await ada.call(inviteMember, { query, body: { email: 'pending@example.com', role: 'viewer' } })
  await mails.next()
  await name(ben, 'Ben')
  const [invited, changed] = (await ada.call(listOwnAudit, { query })).body
  expect(changed).toMatchObject({
    actor: { name: ada.email, displayName: 'Ada Lovelace' },
    target: { name: ben.email, displayName: 'Ben' },
  })
  expect(invited?.target).toMatchObject({ name: 'pending@example.com', displayName: null })

  const operator = await t.signInAs({ role: 'superadmin' })
  const all = (await operator.call(listAudit, { query: { userId: ben.id } })).body
  expect(all[0]).toMatchObject({
    action: 'user.updated',
    actor: { name: ben.email, displayName: 'Ben' },
    target: { name: ben.email, displayName: 'Ben' },
    changes: { name: [null, 'Ben'] },
  })
  const listed = await operator.call(listCompanyUsers, { params: { id: company.id }, query: {} })
  expect(listed.body.map((user) => user.name).toSorted()).toEqual(['Ada Lovelace', 'Ben'])
  for (const search of ['LOVELACE', ada.email, `Ada Lovelace (${ada.email})`]) {
    const found = await operator.call(listUsers, { query: { search } })
    expect(found.body.filter(({ id }) => id === ada.id)).toMatchObject([{ name: 'Ada Lovelace' }])
  }
})

describe('nobody sees the name of', () => {
  it('someone who is only invited', async () => {
    const { ada, query } = await scene()
    const stranger = await t.make.user()
    await name(await t.signIn(stranger.email), 'Secret Stranger')
    const invited = await ada.call(inviteMember, { query, body: { email: stranger.email, role: 'viewer' } })
    await mails.next()
    expect(invited.body).toMatchObject({ email: stranger.email, name: null })
    const seen = [
      (await ada.call(listTeam, { query })).body,
      (await ada.call(listAssignees, { query })).body,
      (await ada.call(listOwnAudit, { query })).body,
    ]
    expect(JSON.stringify(seen)).not.toContain('Secret')
  })

  it('someone in another company, by no call and by no query without a condition', async () => {
    const [{ ada, company, query }, other] = [await scene(), await scene()]
    await name(other.ada, 'Other Owner')
    const seen = [
      (await ada.call(listTeam, { query })).body,
      (await ada.call(listAssignees, { query })).body,
      await withCompany(
        t.db,
        system('mail'),
        company.id,
        async (tx) => (await sql`select * from names_of_members()`.execute(tx)).rows,
      ),
      (await sql`select * from names_of_members()`.execute(t.db)).rows,
    ]
    expect(JSON.stringify(seen)).toContain('Ada Lovelace')
    expect(JSON.stringify(seen)).not.toContain('Other')
    await expect(sql`select name from users`.execute(t.db)).rejects.toThrow('permission denied')
  })

  it('a member who has left, or whose account is deleted', async () => {
    const { company, ada, ben, query } = await scene()
    await name(ben, 'Ben')
    const review = await t.make.review(company)
    const at = { params: { id: review.id }, query }
    await ben.call(addNote, { ...at, body: { text: 'Hi' } })
    const note = async () => (await ada.call(getCase, at)).body.notes[0]
    expect(await note()).toMatchObject({ by: ben.email, byName: 'Ben' })
    await t.owner.deleteFrom('memberships').where('user_id', '=', ben.id).execute()
    expect(await note()).toMatchObject({ by: ben.email, byName: null })
    const operator = await t.signInAs({ role: 'superadmin' })
    await operator.call(deleteUser, { params: { id: ben.id } })
    expect(await note()).toMatchObject({ by: null, byName: null })
  })
})
