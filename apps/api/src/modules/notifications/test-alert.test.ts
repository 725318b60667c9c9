import { companyRole } from '@candour/schemas/accounts.ts'
import { getChecklist } from '@candour/schemas/checklist.ts'
import { updateCompany } from '@candour/schemas/companies.ts'
import { testNotifications, updateNotifications } from '@candour/schemas/notifications.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '#test/app.ts'
import { receiveMails } from '#test/mail-server.ts'

async function team(t: TestApp) {
  const company = await t.make.company({ name: 'Café <b>Луна</b>' })
  const query = { companyId: company.id }
  const members = []
  for (const role of companyRole.options) {
    const user = await t.make.user({ companies: [company], companyRole: role })
    members.push({ ...user, ...(await t.signIn(user.email)) })
  }
  return { company, query, members }
}

const queued = (t: TestApp) =>
  t.owner.selectFrom('mails').select(['kind', 'user_id', 'company_id', 'recipient']).execute()

it('reaches the member who asked, in any role, says that it is a test, and nobody else gets one', async () => {
  await using t = await buildTestApp()
  await using server = await receiveMails(t)
  const { company, query, members } = await team(t)
  for (const { call, email } of members) {
    const answer = await call(testNotifications, { query })
    expect([answer.status, answer.body]).toEqual([202, { message: 'A test alert is on its way to you.' }])
    const mail = await server.next()
    expect(mail.envelope.to).toEqual([email])
    expect(mail.subject).toBe('This is a test alert for Café <b>Луна</b>')
    expect(mail.text).toContain('No customer has written')
    expect(mail.html).not.toContain('<b>Луна')
    const settings = `${t.deps.config.origins.dashboard}/dashboard/settings/notifications?company=${company.id}`
    expect(mail.text).toContain(settings)
  }
  expect(server.received).toHaveLength(members.length)
})

it('is not sent to a member whose alerts are off, who is told so', async () => {
  await using t = await buildTestApp()
  const { query, members } = await team(t)
  const [owner] = members
  await owner?.call(updateNotifications, { query, body: { alerts: { when: 'off' } } })
  await t.owner.updateTable('companies').set({ checklist: [] }).execute()
  const refused = await owner?.call(testNotifications, { query })
  expect([refused?.status, refused?.body.code]).toEqual([409, 'alerts_off'])
  expect(await queued(t)).toEqual([])
  expect((await owner?.call(getChecklist, { query }))?.body.items).toContainEqual({
    id: 'alert',
    done: false,
  })
  await owner?.call(updateNotifications, { query, body: { alerts: { when: 'daily' } } })
  expect((await owner?.call(testNotifications, { query }))?.status).toBe(202)
  expect(await queued(t)).toEqual([
    { kind: 'alert_test', user_id: owner?.id, company_id: query.companyId, recipient: null },
  ])
})

it('is sent five times an hour to each person, over all companies', async () => {
  await using t = await buildTestApp({ RATE_LIMITS: 'on' })
  const [one, other] = [await t.make.company(), await t.make.company()]
  const { call } = await t.signIn((await t.make.user({ companies: [one, other] })).email)
  const ask = (company: { id: string }, as = call) =>
    as(testNotifications, { query: { companyId: company.id } })
  const answers = await Promise.all([one, other, one, other, one, other, one].map((company) => ask(company)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 202, 202, 429, 429])
  expect(await queued(t)).toHaveLength(5)
  const colleague = await t.signIn((await t.make.user({ companies: [one] })).email)
  expect((await ask(one, colleague.call)).status).toBe(202)
})

it.each(['has left', 'is disabled', 'has switched alerts off', 'has a suspended company'])(
  'is not mailed any more once its recipient %s',
  async (what) => {
    await using t = await buildTestApp()
    const { company, query, members } = await team(t)
    const [owner] = members
    await owner?.call(testNotifications, { query })
    if (what === 'has left') await t.owner.deleteFrom('memberships').execute()
    if (what === 'is disabled')
      await t.owner.updateTable('users').set({ disabled_at: sql<Date>`now()` }).execute()
    if (what === 'has switched alerts off')
      await owner?.call(updateNotifications, { query, body: { alerts: { when: 'off' } } })
    if (what === 'has a suspended company') {
      const operator = await t.signIn((await t.make.user({ role: 'superadmin' })).email)
      await operator.call(updateCompany, { params: { id: company.id }, body: { billingStatus: 'suspended' } })
    }
    await using server = await receiveMails(t)
    await expect.poll(() => queued(t)).toEqual([])
    expect(server.received).toEqual([])
  },
)
