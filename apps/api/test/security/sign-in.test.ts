import { randomBytes } from 'node:crypto'
import { login } from '@candour/schemas/accounts.ts'
import { signInWithCode } from '@candour/schemas/two-factor.ts'
import { describe, expect, it } from 'vitest'
import { hashCost } from '#modules/accounts/password.ts'
import { buildTestApp, caller, cookieOf, type TestApp } from '#test/app.ts'
import { password } from '#test/factories.ts'
import { setUpTotp } from '#test/factors.ts'

/** A browser that is known to a user, and what its cookie may be turned into. */
async function knownBrowser(t: TestApp) {
  const { email } = await t.make.user()
  const signedIn = await t.call(login, { body: { email, password } })
  const device = cookieOf(signedIn.headers, 'candour-device')
  const variants = [
    ...Array.from({ length: 30 }, (_, n) => `${device}.${n}`),
    ...Array.from({ length: 30 }, (_, n) => `${device}${'.'.repeat(n + 1)}`),
    ...Array.from({ length: 30 }, (_, n) => `${device}~${n}`),
    ...Array.from({ length: 30 }, (_, n) => `${device}${'~'.repeat(n + 1)}`),
  ]
  return { email, device, variants, signedIn }
}

const statuses = (answers: { status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, { length }]) => [status, length]),
  )

describe('a known device', () => {
  it('guesses passwords no more often with other spellings of its cookie', async () => {
    await using t = await buildTestApp({ RATE_LIMITS: 'on' })
    const { email, variants } = await knownBrowser(t)
    const answers = []
    for (const cookie of variants) {
      answers.push(
        await t.call(login, { body: { email, password: randomBytes(6).toString('hex') } }, { cookie }),
      )
    }
    // Twenty as a known device, ten as a stranger of this network.
    expect(statuses(answers)[401]).toBeLessThanOrEqual(30)
  })

  it('guesses codes no more often with other spellings of its cookie', async () => {
    await using t = await buildTestApp({ RATE_LIMITS: 'on' })
    const { email, signedIn } = await knownBrowser(t)
    const session = { cookie: cookieOf(signedIn.headers), call: t.call }
    session.call = caller(t.app, { cookie: session.cookie })
    const device = cookieOf((await setUpTotp(session)).confirmed.headers, 'candour-device')
    const checked = []
    for (let n = 0; n < 15; n += 1) {
      const cookie = `${device}.${n}`
      const { headers } = await t.call(login, { body: { email, password } }, { cookie })
      const pending = cookieOf(headers, 'candour-pending')
      for (let code = 0; code < 5; code += 1) {
        const tried = { body: { code: `00000${code}` } }
        checked.push((await t.call(signInWithCode, tried, { cookie: `${cookie}; ${pending}` })).body.code)
      }
    }
    expect(checked.filter((code) => code === 'bad_code').length).toBeLessThanOrEqual(40)
  })

  it('gets no further tries by signing in, which makes it known anew', async () => {
    await using t = await buildTestApp({ RATE_LIMITS: 'on' })
    let { email, device } = await knownBrowser(t)
    const answers = []
    for (let n = 0; n < 40; n += 1) {
      const answer = await t.call(login, { body: { email, password } }, { cookie: device })
      if (answer.status === 200) device = cookieOf(answer.headers, 'candour-device')
      answers.push(answer)
    }
    expect(statuses(answers)).toEqual({ 200: 20, 429: 20 })
  })
})

it('signs strangers in while a member signs in on 24 connections', async () => {
  const cheap = { ...hashCost }
  Object.assign(hashCost, { memoryCost: 19 * 1024, timeCost: 2 })
  await using t = await buildTestApp()
  const { email, device } = await knownBrowser(t)
  const { email: stranger } = await t.make.user()
  let started = 0
  let ended = 0
  let going = true
  const member = Array.from({ length: 24 }, async (_, n) => {
    while (going) {
      started += 1
      await t.call(login, { body: { email, password } }, n % 2 === 0 ? { cookie: device } : {})
      ended += 1
    }
  })
  await expect.poll(() => started).toBe(24)
  /** How many of the member's sign-ins end while a stranger waits for one: about two if users take turns. */
  const waits = []
  for (let n = 0; n < 9; n += 1) {
    const before = ended
    expect((await t.call(login, { body: { email: stranger, password } })).status).toBe(200)
    waits.push(ended - before)
  }
  going = false
  await Promise.all(member)
  Object.assign(hashCost, cheap)
  expect(waits.toSorted((a, b) => a - b)[4]).toBeLessThan(8)
})
