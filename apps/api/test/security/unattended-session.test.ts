import { confirmTotp, createPasskeyOptions, startTotp, stepUp } from '@candour/schemas/two-factor.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '#test/app.ts'
import { password } from '#test/factories.ts'
import { authenticatorOf } from '#test/factors.ts'
import { receiveMails } from '#test/mail-server.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t[Symbol.asyncDispose]())

it('sets up no first factor, which would lock its owner out, and one with the password is told to the owner', async () => {
  await using mails = await receiveMails(t)
  const { email, id } = await t.make.user()
  const { call } = await t.signIn(email)
  for (const begin of [startTotp, createPasskeyOptions]) {
    const { status, body } = await call(begin, {})
    expect([begin.id, status, body.code]).toEqual([begin.id, 403, 'step_up_required'])
  }
  // A setup that was begun with the password is not finished without.
  await call(stepUp, { body: { password } })
  const code = authenticatorOf((await call(startTotp, {})).body).code()
  await sql`update sessions set stepped_up_at = null where user_id = ${id}`.execute(t.owner)
  expect((await call(confirmTotp, { body: { code } })).body.code).toBe('step_up_required')
  await call(stepUp, { body: { password } })
  expect((await call(confirmTotp, { body: { code } })).status).toBe(200)
  expect((await mails.next(email)).text).toContain('An authenticator app was set up')
})
