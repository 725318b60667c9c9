import { changePassword, forgotPassword, login, resetPassword } from '@candour/schemas/accounts.ts'
import { createReview } from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { coarseNetwork, network, site } from '#http/rate-limit.ts'
import { forgotLimits, resetLimits } from '#modules/accounts/limits.ts'
import { anotherApp, buildTestApp, cookieOf, type TestApp, testApp } from '#test/app.ts'
import { password } from '#test/factories.ts'
import { linkIn, receiveMails } from '#test/mail-server.ts'

const t = await testApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })

let networks = 0
/** A network without earlier requests. */
const fresh = () => {
  networks += 1
  return { 'x-forwarded-for': `10.0.${networks}.1` }
}
const tryIn = (email: string, given = 'wrong password', from = fresh()) =>
  t.call(login, { body: { email, password: given } }, from)

const refusal = { message: 'Too many requests. Please try again in a moment.', code: 'too_many_requests' }

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0:0:ffff::2', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  // A socket that was closed before its request was handled has no address any more.
  [undefined, 'unknown'],
])('counts %s as %s', (ip, expected) => {
  expect(network(ip)).toBe(expected)
})

it.each([forgotLimits, resetLimits])('counts password links by IPv6 site as well', (...limits) => {
  const keysOf = (ip: string) => limits.map(({ key }) => key({ ip, body: { email: 'a@example.com' } }))
  const shared = keysOf('2001:db8:1:2::3').filter((key) => keysOf('2001:db8:1:9::3').includes(key))
  expect(shared).toContain('2001:db8:1::/48')
})

it('counts an IPv6 address by its site as well', () => {
  expect(site('2001:db8:1:2::3')).toBe('2001:db8:1::/48')
  expect([site('192.0.2.7'), site('::ffff:192.0.2.7')]).toEqual([undefined, undefined])
})

it.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2::3', '2001:db8:1::/48'],
  [undefined, undefined],
])('records %s as %s', (ip, expected) => {
  expect(coarseNetwork(ip)).toBe(expected)
})

describe('logins', () => {
  it('are limited to ten per account and network, whether or not the account exists, with Retry-After', async () => {
    const { email } = await t.make.user()
    for (const given of [email, 'nobody@example.com']) {
      const from = fresh()
      const tries = await Promise.all(Array.from({ length: 11 }, () => tryIn(given, 'wrong password', from)))
      expect(tries.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429])
      const { body, headers } = await tryIn(given.toUpperCase(), password, from)
      expect(body).toEqual(refusal)
      expect(Number(headers['retry-after'])).toBeGreaterThan(840)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900)
    }
    expect((await tryIn(email, password)).status).toBe(200)
  })

  it('of one account are refused to unknown devices after a hundred from anywhere, and allowed again after 15 minutes', async () => {
    const { email } = await t.make.user()
    await exhaust(email)
    expect((await tryIn(email, password)).status).toBe(429)
    await t.owner.updateTable('rate_limits').set({ resets_at: sql<Date>`now()` }).execute()
    expect((await tryIn(email, password)).status).toBe(200)
  })

  it('count for their network and their account when they succeed, and not for both together', async () => {
    const { email } = await t.make.user()
    const from = fresh()
    for (let n = 0; n < 12; n += 1) expect((await tryIn(email, password, from)).status).toBe(200)
    expect((await counts()).filter((count) => count > 11 && count < 100)).toEqual([12, 12])
  })

  it('of one IPv6 site are counted together, with higher limits than its networks', async () => {
    const { email } = await t.make.user()
    const at = (n: number) => ({ 'x-forwarded-for': `2001:db8:7:${n}::1` })
    await tryIn(email, 'wrong password', at(1))
    // The limit per account and site.
    await t.owner.updateTable('rate_limits').set({ count: 30 }).where('count', '=', 1).execute()
    expect((await tryIn(email, password, at(2))).status).toBe(429)
    expect((await tryIn(email, password, { 'x-forwarded-for': '2001:db8:8:2::1' })).status).toBe(200)
  })

  it('of one network are refused after a hundred, across all processes, without further rows; other networks are not', async () => {
    const other = await anotherApp(t, {})
    const from = fresh()
    const tries = await Promise.all(
      Array.from({ length: 101 }, (_, n) =>
        (n % 2 ? t.app : other).inject({
          method: login.method,
          url: login.path,
          headers: from,
          payload: { email: `person-${n}@example.com`, password: 'wrong password' },
        }),
      ),
    )
    expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
    const rows = async () => (await t.owner.selectFrom('rate_limits').select('key').execute()).length
    const before = await rows()
    for (let n = 0; n < 5; n += 1) {
      expect((await tryIn(`never-${n}@example.com`, 'wrong password', from)).status).toBe(429)
    }
    expect(await rows()).toBe(before)
    expect((await tryIn('someone@example.com')).status).toBe(401)
  })
})

/** Exhausts the limit on attempts by unknown devices for an account. */
async function exhaust(email: string): Promise<void> {
  await t.owner.deleteFrom('rate_limits').execute()
  await tryIn(email)
  await t.owner.updateTable('rate_limits').set({ count: 100 }).execute()
}

async function counts(): Promise<number[]> {
  const rows = await t.owner.selectFrom('rate_limits').select('count').execute()
  return rows.map(({ count }) => count)
}

describe('a device that signed in before', () => {
  const deviceOf = ({ headers }: { headers: Parameters<typeof cookieOf>[0] }) =>
    cookieOf(headers, 'candour-device')
  const tryFrom = (cookie: string, email: string, given = password) =>
    t.call(login, { body: { email, password: given } }, { ...fresh(), cookie })

  it('is let in while others guess, also with one cookie for several accounts', async () => {
    const [one, two] = [await t.make.user(), await t.make.user()]
    const first = deviceOf(await tryIn(one.email, password))
    const both = deviceOf(await tryFrom(first, two.email))
    for (const { email } of [one, two]) {
      await exhaust(email)
      expect((await tryIn(email, password)).status).toBe(429)
      expect((await tryFrom(both, email)).status).toBe(200)
    }
    await exhaust(two.email)
    expect((await tryFrom(first, two.email)).status).toBe(429)
  })

  it('gets a cookie that scripts and other sites cannot use', async () => {
    const { email } = await t.make.user()
    const { headers } = await tryIn(email, password)
    const set = [headers['set-cookie']].flat().map(String)
    expect(set.find((cookie) => cookie.startsWith('candour-device='))).toMatch(
      /^candour-device=\d+\.[\w-]{16}\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/,
    )
  })

  it('has limits of its own', async () => {
    const { email } = await t.make.user()
    const cookie = deviceOf(await tryIn(email, password))
    await t.owner.deleteFrom('rate_limits').execute()
    expect((await tryFrom(cookie, email, 'wrong password')).status).toBe(401)
    expect(await counts()).toEqual([1, 1])
    await t.owner.updateTable('rate_limits').set({ count: 20 }).execute()
    expect((await tryFrom(cookie, email)).status).toBe(429)
  })

  it('is forgotten after a reset, except the one that made it', async () => {
    const { email } = await t.make.user()
    const before = deviceOf(await tryIn(email, password))
    await using mails = await receiveMails(t)
    await t.call(forgotPassword, { body: { email } }, fresh())
    const { token } = linkIn(await mails.next())
    await exhaust(email)
    const given = 'a brand new secret'
    const answer = await t.call(resetPassword, { body: { token, newPassword: given } }, fresh())
    expect((await tryIn(email, given)).status).toBe(200)
    await exhaust(email)
    expect((await tryFrom(before, email, given)).status).toBe(429)
    expect((await tryFrom(deviceOf(answer), email, given)).status).toBe(200)
  })
})

it('limits reset mails per account', async () => {
  const answers = []
  for (let n = 0; n < 6; n += 1) {
    answers.push((await t.call(forgotPassword, { body: { email: 'full@example.com' } }, fresh())).status)
  }
  expect(answers).toEqual([...Array(5).fill(200), 429])
})

it('limits password guesses of a signed-in browser', async () => {
  const { call } = await t.signInAs()
  const answers = []
  for (let n = 0; n < 11; n += 1) {
    const body = { currentPassword: `guess ${n}`, newPassword: 'a brand new secret' }
    answers.push((await call(changePassword, { body })).status)
  }
  expect(answers).toEqual([...Array(10).fill(400), 429])
})

it('accepts sixty reviews per network and company, and still accepts those for another company', async () => {
  const [shop, other] = [await t.make.company(), await t.make.company()]
  const from = fresh()
  const send = async (company: { id: string }, headers = from) =>
    (await t.call(createReview, { body: { rating: 4, feedback: 'Good', companyId: company.id } }, headers))
      .status
  const answers = []
  for (let n = 0; n < 61; n += 1) answers.push(await send(shop))
  expect(answers).toEqual([...Array(60).fill(201), 429])
  expect(await send({ id: shop.id.toUpperCase() })).toBe(429)
  expect(await send(other)).toBe(201)
  expect(await send(shop, fresh())).toBe(201)
})

it('accepts hardly more than sixty across all processes, because they share their counts', async () => {
  await using fresh = await buildTestApp({ RATE_LIMITS: 'on' })
  const other = await anotherApp(fresh, {})
  const { id } = await fresh.make.company()
  const send = async (app: TestApp['app']) => {
    const payload = { rating: 4, feedback: 'Good', companyId: id }
    return (await app.inject({ method: 'POST', url: createReview.path, payload })).statusCode
  }
  const first = await Promise.all(Array.from({ length: 60 }, (_, n) => send(n % 2 ? fresh.app : other)))
  expect(first).toEqual(Array(60).fill(201))
  let more = 0
  const isFull = async () => {
    const answers = await Promise.all([send(fresh.app), send(other)])
    more += answers.filter((status) => status === 201).length
    return answers.every((status) => status === 429)
  }
  await expect.poll(isFull, { interval: 100 }).toBe(true)
  // Without sharing, each process would have accepted thirty more.
  expect(more).toBeLessThan(60)
})

it('stores nothing that identifies who was counted', async () => {
  await tryIn('secret-person@example.com')
  const rows = await t.owner.selectFrom('rate_limits').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['count', 'key', 'resets_at'])
})
