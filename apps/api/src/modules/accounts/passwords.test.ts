import {
  changePassword,
  endSessions,
  forgotPassword,
  getMe,
  listSessions,
  login,
  resetLinkSent,
  resetPassword,
} from '@candour/schemas/accounts.ts'
import argon2 from 'argon2'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf, testApp } from '#test/app.ts'
import { password } from '#test/factories.ts'
import { hashAtFullCost, hashCheaply } from '#test/hash-cost.ts'
import { linkIn, receiveMails } from '#test/mail-server.ts'

const t = await testApp({ PROVIDER_NAME: 'Acme Reviews' })
const mails = await receiveMails(t)

const mary = await t.signInAs({ email: 'Mary.Miller@bakery.example' })

const newPassword = 'a brand new secret'

async function resetToken(email: string): Promise<string> {
  await t.call(forgotPassword, { body: { email } })
  return linkIn(await mails.next()).token
}

describe('a forgotten password', () => {
  it('is reset with the mailed link', async () => {
    const { email } = await t.make.user()
    const answer = await t.call(forgotPassword, { body: { email: ` ${email.toUpperCase()} ` } })
    expect([answer.status, answer.body]).toEqual([200, { message: resetLinkSent }])
    const mail = await mails.next()
    expect(mail.envelope.to).toEqual([email])
    const { url, token } = linkIn(mail)
    expect(url.origin + url.pathname).toBe('http://localhost:3000/reset-password')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect((await t.call(resetPassword, { body: { token, newPassword } })).status).toBe(200)
    expect((await t.call(login, { body: { email, password } })).status).toBe(401)
    expect((await t.call(login, { body: { email, password: newPassword } })).status).toBe(200)
  })

  it('gets the same answer without an account, and nothing is mailed', async () => {
    const before = await t.owner.selectFrom('mails').selectAll().execute()
    const { email } = await t.make.user()
    const answers = []
    for (const given of ['nobody@example.com', 'not an address', email]) {
      const { status, body } = await t.call(forgotPassword, { body: { email: given } })
      answers.push([status, body])
    }
    expect(answers).toEqual(Array(3).fill([200, { message: resetLinkSent }]))
    expect((await mails.next()).envelope.to).toEqual([email])
    expect(await t.owner.selectFrom('mails').selectAll().execute()).toHaveLength(before.length + 1)
  })

  it('is mailed a link once the database is back, if it failed after the answer', async () => {
    const { email } = await t.make.user()
    await t.owner.transaction().execute(async (tx) => {
      await sql`lock table users in access exclusive mode`.execute(tx)
      expect((await t.call(forgotPassword, { body: { email } })).status).toBe(200)
      const terminateWaiting = async () => {
        const { rows } = await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and usename = current_user and cardinality(pg_blocking_pids(pid)) > 0
        `.execute(t.deps.accountsDb)
        return rows.length
      }
      await expect.poll(terminateWaiting, { interval: 20 }).toBe(1)
    })
    expect((await mails.next()).envelope.to).toEqual([email])
  })

  it('requires an address', async () => {
    const { status, body } = await t.call(forgotPassword, { body: { email: ' ' } })
    expect([status, body.message]).toEqual([400, 'Please enter your email address'])
  })

  it('ends every session of the user', async () => {
    const { email } = await t.make.user()
    const [one, two] = [await t.signIn(email), await t.signIn(email)]
    await t.call(resetPassword, { body: { token: await resetToken(email), newPassword } })
    expect((await one.call(getMe, {})).status).toBe(401)
    expect((await two.call(getMe, {})).status).toBe(401)
  })
})

describe('a link', () => {
  const bad = [400, 'This link is no longer valid. Please ask for a new one.']
  const use = async (token: string, given = newPassword) => {
    const { status, body } = await t.call(resetPassword, { body: { token, newPassword: given } })
    return [status, body.message]
  }

  it('works once: of 20 concurrent uses exactly one succeeds', async () => {
    const { email } = await t.make.user()
    const token = await resetToken(email)
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => ({ n, answer: await use(token, `${newPassword} ${n}`) })),
    )
    const good = answers.filter(({ answer }) => answer[0] === 200)
    expect(good).toHaveLength(1)
    expect(answers.filter(({ answer }) => answer[0] === 400)).toHaveLength(19)
    // The password of the successful call is the one that was set.
    const won = `${newPassword} ${good[0]?.n}`
    expect((await t.call(login, { body: { email, password: won } })).status).toBe(200)
    expect(await use(token)).toEqual(bad)
  })

  it('is void once a newer one is made', async () => {
    const { email } = await t.make.user()
    const first = await resetToken(email)
    const second = await resetToken(email)
    expect(second).not.toBe(first)
    expect(await use(first)).toEqual(bad)
    expect((await use(second))[0]).toBe(200)
  })

  it('expires after an hour', async () => {
    const { id, email } = await t.make.user()
    const token = await resetToken(email)
    const left = await t.sql`
      select round(extract(epoch from expires_at - now()) / 60)::integer as minutes from password_links
      where user_id = ${id}
    `
    expect(left).toEqual([{ minutes: 60 }])
    await t.sql`update password_links set expires_at = now() where user_id = ${id}`
    expect(await use(token)).toEqual(bad)
  })

  it('cannot be guessed, and is not consumed by a rejected password', async () => {
    const { email } = await t.make.user()
    const token = await resetToken(email)
    expect(await use('x'.repeat(43))).toEqual(bad)
    expect(await use('')).toEqual([400, 'Invalid reset token'])
    expect(await use(token, '1234567')).toEqual([400, 'Password must be at least 8 characters'])
    expect((await use(token, 'password1'))[0]).toBe(400)
    expect((await use(token))[0]).toBe(200)
  })

  it('no longer works after the password was changed', async () => {
    const { email } = await t.make.user()
    const token = await resetToken(email)
    const { call } = await t.signIn(email)
    await call(changePassword, { body: { currentPassword: password, newPassword } })
    expect(await use(token)).toEqual(bad)
  })
})

describe('a new password', () => {
  it.each([
    'password1',
    'Password1',
    'qwertyuiop',
    'acme reviews',
    'AcmeReviews2026!',
    'candour123',
    'mary.miller',
    'Mary.Miller@bakery.example',
    'bakery1999',
  ])('is rejected when it is as easy to guess as %s', async (guessable) => {
    const { status, body } = await mary.call(changePassword, {
      body: { currentPassword: password, newPassword: guessable },
    })
    const message = 'This password is too easy to guess. Please choose another one.'
    expect([status, body]).toEqual([
      400,
      { message, code: 'guessable_password', issues: [{ path: 'newPassword', message }] },
    ])
  })

  it('may be any text of 8 to 256 characters, and is used exactly as given', async () => {
    const { email } = await t.make.user()
    const given = `  Grüße 👋 \t${'x'.repeat(240)}  `
    const { call } = await t.signIn(email)
    const tooLong = await call(changePassword, {
      body: { currentPassword: password, newPassword: 'x'.repeat(257) },
    })
    expect(tooLong.status).toBe(400)
    await call(changePassword, { body: { currentPassword: password, newPassword: given } })
    expect((await t.call(login, { body: { email, password: given } })).status).toBe(200)
    for (const other of [given.trim(), given.toUpperCase(), given.slice(0, -1)]) {
      expect((await t.call(login, { body: { email, password: other } })).status).toBe(401)
    }
  })
})

describe('changing the password', () => {
  it('keeps the current session, with a new id, and ends the others', async () => {
    const { email } = await t.make.user()
    const [mine, other] = [await t.signIn(email), await t.signIn(email)]
    const answer = await mine.call(changePassword, { body: { currentPassword: password, newPassword } })
    expect(answer.status).toBe(200)
    const cookie = cookieOf(answer.headers)
    expect(cookie).not.toBe(mine.cookie)
    expect((await t.call(getMe, {}, { cookie })).status).toBe(200)
    expect((await mine.call(getMe, {})).status).toBe(401)
    expect((await other.call(getMe, {})).status).toBe(401)
    expect((await t.call(login, { body: { email, password: newPassword } })).status).toBe(200)
  })

  it('requires the current one, and reports the error at its field', async () => {
    const { call } = await t.signInAs()
    const { status, body } = await call(changePassword, {
      body: { currentPassword: 'something else', newPassword },
    })
    const message = 'Your current password is not correct'
    expect([status, body]).toEqual([
      400,
      { message, code: 'wrong_password', issues: [{ path: 'currentPassword', message }] },
    ])
    expect((await call(getMe, {})).status).toBe(200)
  })
})

describe('a hash with outdated parameters', () => {
  beforeAll(hashAtFullCost)
  afterAll(hashCheaply)

  it('still works, and is replaced on sign-in', async () => {
    const { id, email } = await t.make.user()
    const former = await argon2.hash(password, { memoryCost: 8 * 1024, timeCost: 1, parallelism: 1 })
    await t.owner.updateTable('users').set({ password_hash: former }).where('id', '=', id).execute()
    expect((await t.call(login, { body: { email, password: 'wrong' } })).status).toBe(401)
    expect((await t.call(login, { body: { email, password } })).status).toBe(200)
    const [stored] = await t.sql`select password_hash from users where id = ${id}`
    expect(stored?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$/)
    expect((await t.call(login, { body: { email, password } })).status).toBe(200)
  })
})

describe('the sessions of a user', () => {
  const chrome =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36'

  it("are listed with their device, and only the user's own", async () => {
    const { email } = await t.make.user()
    await t.signInAs()
    const phone = await t.call(login, { body: { email, password } }, { 'user-agent': chrome })
    const { call } = await t.signIn(email)
    const { body } = await call(listSessions, {})
    expect(body.map(({ device, current }) => [device, current])).toEqual([
      ['Unknown device', true],
      ['Chrome on Android', false],
    ])
    expect(JSON.stringify(body)).not.toContain(sessionIdOf(cookieOf(phone.headers)))
  })

  it('end one by one or all but the current one, after confirming the password', async () => {
    const { email } = await t.make.user()
    const [mine, second, third] = [await t.signIn(email), await t.signIn(email), await t.signIn(email)]
    const alive = async () =>
      Promise.all([second, third].map(async ({ call }) => (await call(getMe, {})).status === 200))
    const refused = await mine.call(endSessions, { body: { currentPassword: 'wrong password' } })
    expect([refused.status, await alive()]).toEqual([400, [true, true]])

    const [{ id } = { id: '' }] = (await third.call(listSessions, {})).body.filter(({ current }) => current)
    const one = await mine.call(endSessions, { body: { currentPassword: password, id } })
    expect([one.body, await alive()]).toEqual([{ ended: 1 }, [true, false]])
    // Confirming the password renews the session id.
    expect((await mine.call(getMe, {})).status).toBe(401)
    const cookie = cookieOf(one.headers)
    const all = await t.call(endSessions, { body: { currentPassword: password } }, { cookie })
    expect([all.body, await alive()]).toEqual([{ ended: 1 }, [false, false]])
  })

  it('cannot be ended by another user', async () => {
    const theirs = await t.signInAs()
    const [{ id } = { id: '' }] = (await theirs.call(listSessions, {})).body
    const { call } = await t.signInAs()
    const { status } = await call(endSessions, { body: { currentPassword: password, id } })
    expect(status).toBe(404)
    expect((await theirs.call(getMe, {})).status).toBe(200)
  })
})

it('stores no token or session id in plain text', async () => {
  const { email } = await t.make.user()
  const token = await resetToken(email)
  const { cookie } = await t.signIn(email)
  const secrets = [token, sessionIdOf(cookie), email]
  const tables = await t.sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'pgboss')
  `
  const found = new Set<string>()
  for (const { schema, name } of tables) {
    const rows = await t.sql<{ row: string }>`
      select row_to_json(t)::text as row from ${sql.table(`${schema}.${name}`)} t
    `
    const text = rows.map(({ row }) => row).join('\n')
    for (const secret of secrets) {
      if (text.includes(secret) || text.includes(Buffer.from(secret).toString('hex'))) found.add(secret)
      if (text.includes(Buffer.from(secret, 'base64url').toString('hex'))) found.add(secret)
    }
  }
  // The address is found, which proves that the search works.
  expect([...found]).toEqual([email])
})

function sessionIdOf(cookie: string): string {
  const value = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1))
  return value.slice(0, value.lastIndexOf('.'))
}
