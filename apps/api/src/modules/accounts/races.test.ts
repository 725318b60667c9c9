import { changePassword, endSessions, login, resetPassword } from '@candour/schemas/accounts.ts'
import argon2 from 'argon2'
import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { createDb, createPool } from '#db/client.ts'
import { accountsRole } from '#db/logins.ts'
import { issueLink } from '#modules/accounts/links.ts'
import { endAllSessions } from '#modules/accounts/sessions.ts'
import { caller, sessionSecrets, testApp } from '#test/app.ts'
import { password } from '#test/factories.ts'

const newPassword = 'a brand new secret'
const rounds = 3
const atOnce = 6

/** Two processes on one database. */
const t = await testApp()
const otherDb = createDb(createPool(t.url, { login: accountsRole, max: 8 }))
const other = await buildApp({ ...t.deps, accountsDb: otherDb }, { sessionSecrets })
afterAll(async () => {
  await other.close()
  await otherDb.destroy()
})

/** Sends concurrent logins through both processes. @returns their statuses */
async function logins(email: string): Promise<number[]> {
  const callOther = caller(other)
  const answers = await Promise.all(
    Array.from({ length: atOnce }, (_, n) =>
      (n % 2 ? t.call : callOther)(login, { body: { email, password } }),
    ),
  )
  return answers.map(({ status }) => status)
}

async function countSessions(userId: string): Promise<number> {
  const rows = await t.owner.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()
  return rows.length
}

/**
 * Ends sessions while logins are in flight, round after round.
 *
 * @returns how many sessions survived that should not have
 */
async function survivors(
  end: (user: { id: string; email: string }) => Promise<{ mayStay: number }>,
): Promise<number> {
  let count = 0
  for (let round = 0; round < rounds; round += 1) {
    const user = await t.make.user()
    let mayStay = 0
    const ending = async () => {
      ;({ mayStay } = await end(user))
    }
    await Promise.all([ending(), logins(user.email)])
    count += Math.max(0, (await countSessions(user.id)) - mayStay)
  }
  return count
}

async function reset(userId: string): Promise<void> {
  const { token } = await t.owner.transaction().execute((tx) => issueLink(tx, userId, 'reset'))
  const { status } = await t.call(resetPassword, { body: { token, newPassword } })
  expect(status).toBe(200)
}

describe('logins in flight with the old password', () => {
  it('leave no session after a reset', async () => {
    expect(
      await survivors(async ({ id }) => {
        await reset(id)
        return { mayStay: 0 }
      }),
    ).toBe(0)
  })

  it('leave no session after a password change, except the one that made it', async () => {
    expect(
      await survivors(async ({ email }) => {
        const { call } = await t.signIn(email)
        const { status } = await call(changePassword, { body: { currentPassword: password, newPassword } })
        expect(status).toBe(200)
        return { mayStay: 1 }
      }),
    ).toBe(0)
  })

  it('leave no session when an operator signs the user out everywhere', async () => {
    const user = await t.make.user()
    // The logins have verified the password and are about to open their sessions.
    const blocker = await t.owner.startTransaction().execute()
    await blocker.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute()
    const inFlight = logins(user.email)
    await expect.poll(t.blocked, { interval: 5 }).toBe(atOnce)
    await endAllSessions(blocker, user.id)
    await blocker.commit().execute()
    expect(await inFlight).toEqual(Array(atOnce).fill(401))
    expect(await countSessions(user.id)).toBe(0)
    expect((await t.call(login, { body: { email: user.email, password } })).status).toBe(200)
  })

  it('leave no session when the user ends all others, except the requesting one', async () => {
    const { call, ...user } = await t.signInAs()
    const blocker = await t.owner.startTransaction().execute()
    await blocker.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute()
    // Both have verified the password, which stays valid, and wait in this order.
    const ending = call(endSessions, { body: { currentPassword: password } })
    await expect.poll(t.blocked, { interval: 5 }).toBe(1)
    const inFlight = logins(user.email)
    await expect.poll(t.blocked, { interval: 5 }).toBe(1 + atOnce)
    await blocker.commit().execute()
    expect((await ending).status).toBe(200)
    expect(await inFlight).toEqual(Array(atOnce).fill(401))
    expect(await countSessions(user.id)).toBe(1)
  })
})

it('does not let a login with an outdated hash undo a reset', async () => {
  let undone = 0
  for (let round = 0; round < rounds; round += 1) {
    const { id, email } = await t.make.user()
    const former = await argon2.hash(password, { memoryCost: 8 * 1024, timeCost: 1, parallelism: 1 })
    await t.owner.updateTable('users').set({ password_hash: former }).where('id', '=', id).execute()
    await Promise.all([reset(id), logins(email)])
    const { status } = await t.call(login, { body: { email, password } })
    if (status === 200) undone += 1
  }
  expect(undone).toBe(0)
})
