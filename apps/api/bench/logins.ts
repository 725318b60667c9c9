import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { login } from '@candour/schemas/accounts.ts'
import argon2 from 'argon2'
import { startAlone, timeOf } from '#bench/alone.ts'
import { post } from '#bench/post.ts'
import { quantilesOf } from '#bench/report.ts'
import { verifyPassword } from '#modules/accounts/password.ts'
import { createFactories, password } from '#test/factories.ts'

/**
 * Measures what login timing reveals, and how much many logins slow everyone else down, with the server as a separate
 * process. Run with `node bench/logins.ts`.
 */

const tries = 200
const atOnce = 50

await using server = await startAlone({ env: { NODE_ENV: 'production' } })
const { owner: db } = server
const agent = new Agent({ keepAlive: true })
const attempt = (email: string, password: string, by = agent) =>
  post(server.url + login.path, JSON.stringify({ email, password }), by)

const make = createFactories(db)
const company = await make.company()
const { email } = await make.user()
const noPassword = await make.user()
const old = await make.user()
const former = await argon2.hash(password, { memoryCost: 8 * 1024, timeCost: 1, parallelism: 1 })
await db.updateTable('users').set({ password_hash: null }).where('id', '=', noPassword.id).execute()
await db.updateTable('users').set({ password_hash: former }).where('id', '=', old.id).execute()

const cases = {
  'unknown address': () => `${randomUUID()}@example.com`,
  'no password yet': () => noPassword.email,
  'wrong password': () => email,
  'weaker hash of former times': () => old.email,
}
const times = new Map<string, number[]>(Object.keys(cases).map((name) => [name, []]))
// Interleaved, so that other load on the machine affects all cases alike.
for (let n = 0; n < tries; n += 1) {
  for (const [name, address] of Object.entries(cases)) {
    const startedAt = performance.now()
    const status = await attempt(address(), 'wrong one')
    if (status !== 401) throw new Error(`${name} answered ${status}`)
    times.get(name)?.push(performance.now() - startedAt)
  }
}
const hash = await argon2.hash(password, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 })
for (const [name, given] of [
  ['hashing alone, with an account', hash],
  ['hashing alone, without', null],
] as const) {
  const taken: number[] = []
  for (let n = 0; n < tries; n += 1) {
    const started = performance.now()
    await verifyPassword(given, 'wrong one', { lane: 'stranger', key: '' })
    taken.push(performance.now() - started)
  }
  times.set(name, taken)
}
console.log(`A refused login, ms of ${tries}`)
console.table(
  Object.fromEntries(
    [...times].map(([name, values]) => [name, quantilesOf(values, { p5: 0.05, median: 0.5, p95: 0.95 })]),
  ),
)

const read = async (count: number) => {
  const taken: number[] = []
  for (let n = 0; n < count; n += 1) {
    taken.push(await timeOf(`${server.url}/api/companies/${company.slug}`))
  }
  return taken
}
await read(500)
const alone = await read(2000)
let going = true
let logins = 0
const load = Array.from({ length: atOnce }, async () => {
  const own = new Agent({ keepAlive: true })
  while (going) {
    await attempt(email, logins % 2 ? password : 'wrong one', own)
    logins += 1
  }
  own.destroy()
})
const started = performance.now()
const loaded = await read(2000)
const seconds = (performance.now() - started) / 1000
going = false
await Promise.all(load)
console.log(
  `GET /api/companies/{slug}, ms of 2000; ${Math.round(logins / seconds)} logins a second meanwhile`,
)
const shares = { median: 0.5, p99: 0.99, max: 1 }
console.table({
  alone: quantilesOf(alone, shares),
  [`with ${atOnce} logins at once`]: quantilesOf(loaded, shares),
})
agent.destroy()
