import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@candour/postgres/server.ts'
import { login } from '@candour/schemas/accounts.ts'
import argon2 from 'argon2'
import { createDb, createPool } from '#db/client.ts'
import { verifyPassword } from '#modules/accounts/password.ts'
import { createFactories, password } from '#test/factories.ts'
import { startServer } from '#test/process.ts'

/**
 * Measures what login timing reveals, and how much many logins slow everyone else down, with the server as a separate
 * process. Run with `node bench/logins.ts`.
 */

const tries = 200
const atOnce = 50

function post(url: string, body: object, agent: Agent): Promise<{ ms: number; status: number }> {
  return ask(url, agent, JSON.stringify(body))
}

function ask(url: string, agent: Agent, body?: string): Promise<{ ms: number; status: number }> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const call = request(
      url,
      { agent, ...(body && { method: 'POST', headers: { 'content-type': 'application/json' } }) },
      (response) =>
        response
          .resume()
          .on('end', () => resolve({ ms: performance.now() - started, status: response.statusCode ?? 0 })),
    )
    call.on('error', reject)
    call.end(body)
  })
}

function quantile(values: number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN
}

const ms = (value: number) => Number(value.toFixed(1))

const folder = await mkdtemp(join(tmpdir(), 'candour-bench-'))
const postgres = await startPostgres({ dataDir: join(folder, 'postgres') })
const server = await startServer({
  DATA_DIR: folder,
  DATABASE_URL: postgres.url,
  SESSION_SECRET: 'x'.repeat(32),
  NODE_ENV: 'production',
})
const db = createDb(createPool(postgres.url, { max: 2 }))
const agent = new Agent({ keepAlive: true })
try {
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
      const { ms, status } = await post(
        server.url + login.path,
        { email: address(), password: 'wrong one' },
        agent,
      )
      if (status !== 401) throw new Error(`${name} answered ${status}`)
      times.get(name)?.push(ms)
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
      [...times].map(([name, values]) => [
        name,
        {
          p5: ms(quantile(values, 0.05)),
          median: ms(quantile(values, 0.5)),
          p95: ms(quantile(values, 0.95)),
        },
      ]),
    ),
  )

  const read = async (count: number) => {
    const taken: number[] = []
    for (let n = 0; n < count; n += 1) {
      taken.push((await ask(`${server.url}/api/companies/${company.slug}`, agent)).ms)
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
      await post(server.url + login.path, { email, password: logins % 2 ? password : 'wrong one' }, own)
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
  console.table(
    Object.fromEntries(
      Object.entries({ alone, [`with ${atOnce} logins at once`]: loaded }).map(([name, values]) => [
        name,
        { median: ms(quantile(values, 0.5)), p99: ms(quantile(values, 0.99)), max: ms(Math.max(...values)) },
      ]),
    ),
  )
} finally {
  agent.destroy()
  await db.destroy()
  server.kill('SIGTERM')
  await server.exited
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
