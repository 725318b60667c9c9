import { forgotPassword, getPasswordLink, resetPassword } from '@candour/schemas/accounts.ts'
import { createUser } from '@candour/schemas/users.ts'
import { expect, it } from 'vitest'
import { buildTestApp, testApp } from '#test/app.ts'
import { linkIn, receiveMails } from '#test/mail-server.ts'

const t = await testApp()
const mails = await receiveMails(t)

const nextToken = async () => linkIn(await mails.next()).token

it('shows the holder of an invitation the invited address and companies, until it is used', async () => {
  const company = await t.make.company({ name: 'Café Luna' })
  const superadmin = await t.make.user({ role: 'superadmin' })
  const email = 'ada@example.com'
  const admin = await t.signIn(superadmin.email)
  await admin.call(createUser, { body: { email, companyId: company.id } })
  const token = await nextToken()

  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await t.call(getPasswordLink, { body: { token } })
    expect([status, body]).toEqual([
      200,
      { email, companies: ['Café Luna'], invitedBy: 'Candour', hasAccount: false, language: 'en' },
    ])
  }
  await t.call(resetPassword, { body: { token, newPassword: 'a brand new secret' } })
  const { status, body } = await t.call(getPasswordLink, { body: { token } })
  expect([status, body]).toEqual([
    400,
    { message: 'This link is no longer valid. Please ask for a new one.', code: 'bad_link' },
  ])
})

it('shows the holder of a reset link its account, for the newest link only', async () => {
  const { email } = await t.make.user()
  await t.call(forgotPassword, { body: { email } })
  const replaced = await nextToken()
  await t.call(forgotPassword, { body: { email } })
  const token = await nextToken()
  expect((await t.call(getPasswordLink, { body: { token } })).body).toEqual({ email, companies: [] })
  expect((await t.call(getPasswordLink, { body: { token: replaced } })).status).toBe(400)
})

it.each(['', 'made up', 'x'.repeat(201)])('reveals nothing for %j', async (token) => {
  expect((await t.call(getPasswordLink, { body: { token } })).status).toBe(400)
})

it('limits requests per network', async () => {
  await using limited = await buildTestApp({ RATE_LIMITS: 'on' })
  const statuses = new Set<number>()
  for (let time = 0; time < 61; time += 1) {
    statuses.add((await limited.call(getPasswordLink, { body: { token: `guess ${time}` } })).status)
  }
  expect([...statuses]).toEqual([400, 429])
})
