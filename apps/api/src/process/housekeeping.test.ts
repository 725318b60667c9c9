import { endSessions, forgotPassword, getMe } from '@candour/schemas/accounts.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { removeEnded } from '#process/housekeeping.ts'
import { buildTestApp } from '#test/app.ts'
import { password } from '#test/factories.ts'
import { receiveMails } from '#test/mail-server.ts'

it('removes expired sessions, rate-limit windows and reset links, and nothing else', async () => {
  await using t = await buildTestApp({ RATE_LIMITS: 'on' })
  await using mails = await receiveMails(t)
  const user = await t.make.user()
  const [kept, idle, old] = [
    await t.signIn(user.email),
    await t.signIn(user.email),
    await t.signIn(user.email),
  ]
  const past = sql<Date>`now() - interval '8 days'`
  const sessions = async () => t.owner.selectFrom('sessions').select('id').orderBy('created_at').execute()
  const [, second, third] = await sessions()
  await t.sql`update sessions set last_seen_at = now() - interval '12 hours' where id = ${second?.id ?? ''}`
  await t.sql`update sessions set created_at = ${past} where id = ${third?.id ?? ''}`
  await t.call(forgotPassword, { body: { email: user.email } })
  await mails.next()
  await t.owner.updateTable('password_links').set({ expires_at: past }).execute()
  await t.owner.updateTable('rate_limits').set({ resets_at: past }).execute()
  await kept.call(endSessions, { body: { currentPassword: 'wrong password' } })

  await removeEnded(t)
  expect(await sessions()).toHaveLength(1)
  expect((await kept.call(getMe, {})).status).toBe(200)
  for (const { call } of [idle, old]) expect((await call(getMe, {})).status).toBe(401)
  expect(await t.owner.selectFrom('password_links').selectAll().execute()).toEqual([])
  expect(await t.owner.selectFrom('rate_limits').selectAll().execute()).toHaveLength(1)
  expect(await kept.call(endSessions, { body: { currentPassword: password } })).toMatchObject({ status: 200 })
})
