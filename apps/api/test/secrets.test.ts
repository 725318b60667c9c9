import { getMe, login, resetPassword } from '@candour/schemas/accounts.ts'
import { createUser } from '@candour/schemas/users.ts'
import { expect, it } from 'vitest'
import type { Secrets } from '#lib/secret-box.ts'
import { anotherApp, cookieOf, sessionSecrets, testApp } from '#test/app.ts'
import { password } from '#test/factories.ts'
import { linkIn, receiveMails } from '#test/mail-server.ts'

const [former] = sessionSecrets
const next = 'y'.repeat(32)

const t = await testApp()

/** Starts a process with these secrets on the same database. */
async function processWith(...secrets: Secrets) {
  const app = await anotherApp(t, { sessionSecrets: secrets })
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
  return {
    post,
    signIn: async (email: string) => cookieOf((await post(login.path, { email, password })).headers),
    knows: async (cookie: string) =>
      (await app.inject({ url: getMe.path, headers: { cookie } })).statusCode === 200,
  }
}

it('rotates in three steps without ending a session, whichever process responds', async () => {
  const { email } = await t.make.user()
  const steps = [
    await processWith(former),
    await processWith(former, next),
    await processWith(next, former),
    await processWith(next),
  ] as const
  const [before, first, second, third] = steps
  // During a rolling restart, some processes still use the previous step's secrets.
  for (const [one, other] of [
    [before, first],
    [first, second],
    [second, third],
  ] as const) {
    expect(await one.knows(await other.signIn(email))).toBe(true)
    expect(await other.knows(await one.signIn(email))).toBe(true)
  }
  const old = await first.signIn(email)
  expect(await second.knows(old)).toBe(true)
  expect(await third.knows(old)).toBe(false)
  expect(await third.knows(await second.signIn(email))).toBe(true)
})

it('keeps previously mailed links valid', async () => {
  await using mails = await receiveMails(t)
  const operator = await t.signInAs({ role: 'superadmin' })
  const { id: companyId } = await t.make.company()
  const { status } = await operator.call(createUser, { body: { email: 'ann@example.com', companyId } })
  expect(status).toBe(201)
  const { token } = linkIn(await mails.next())
  const { post } = await processWith(next)
  const answer = await post(resetPassword.path, { token, newPassword: 'a brand new secret' })
  expect(answer.statusCode).toBe(200)
})
