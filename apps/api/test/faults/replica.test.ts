import { freePort } from '@candour/postgres/free-port.ts'
import { login } from '@candour/schemas/accounts.ts'
import { listLocations, updateLocation } from '@candour/schemas/locations.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createDb, createPool, type Db } from '#db/client.ts'
import { createFactories, type Factories, password } from '#test/factories.ts'
import { startTestPostgres } from '#test/postgres.ts'
import { type ServerProcess, startServer } from '#test/process.ts'
import { startReplica, type TestReplica } from '#test/replica.ts'

let postgres: Awaited<ReturnType<typeof startTestPostgres>>
let replica: TestReplica
let owner: Db
let make: Factories
let servers: { server: ServerProcess; metricsUrl: string }[]
beforeAll(async () => {
  postgres = await startTestPostgres()
  replica = await startReplica(postgres)
  servers = await Promise.all([start(), start()])
  owner = createDb(createPool(postgres.url, { max: 2 }))
  make = createFactories(owner)
})
beforeEach(() => bothUse('replica'))
afterEach(async () => {
  await replica.holdBack(0)
})
afterAll(async () => {
  for (const { server } of servers) {
    server.kill('SIGTERM')
    expect(await server.exited).toBe(0)
  }
  await owner.destroy()
  await replica[Symbol.asyncDispose]()
  await postgres.stop()
})

async function start() {
  const metricsPort = String(await freePort())
  const server = await startServer({
    DATABASE_URL: postgres.url,
    DATABASE_REPLICA_URL: replica.url,
    SESSION_SECRET: 'x'.repeat(32),
    METRICS_PORT: metricsPort,
  })
  return { server, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` }
}

/** Returns the sum of a metric over both processes. */
async function metric(name: string): Promise<number> {
  const texts = await Promise.all(servers.map(async ({ metricsUrl }) => (await fetch(metricsUrl)).text()))
  return texts
    .flatMap((text) => text.split('\n').filter((line) => line.startsWith(`${name} `)))
    .reduce((sum, line) => sum + Number(line.split(' ')[1]), 0)
}

const readsFrom = (from: 'replica' | 'primary') => metric(`candour_replica_reads_total{from="${from}"}`)

async function bothUse(from: 'replica' | 'primary'): Promise<void> {
  await expect.poll(() => metric('candour_replica_in_use'), { interval: 50 }).toBe(from === 'replica' ? 2 : 0)
}

/** A user of a company of their own, with one location. */
async function member() {
  const company = await make.company({ name: 'Çay Evi 茶室 '.repeat(5).trim() })
  const location = await make.location(company)
  const { email } = await make.user({ companies: [company] })
  const answer = await send(0, login.path, { method: 'POST', body: { email, password } })
  const cookie = answer.headers.getSetCookie().at(-1)?.split(';', 1)[0] ?? ''
  return { company, location, cookie }
}

function send(
  at: number,
  path: string,
  { method = 'GET', cookie = '', body, headers = {} }: Partial<Sent> = {},
): Promise<Response> {
  const url = servers[at % servers.length]?.server.url
  return fetch(url + path, {
    method,
    headers: { cookie, ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}

interface Sent {
  method: string
  cookie: string
  body: object
  headers: Record<string, string>
}

/** Writes and reads again, each time in another process; returns how many reads were older than the write. */
async function writeThenRead(tries: number, users: number): Promise<number> {
  const members = await Promise.all(Array.from({ length: users }, member))
  let stale = 0
  await Promise.all(
    members.map(async ({ company, location, cookie }, user) => {
      for (let at = 0; at < tries / users; at += 1) {
        const name = `Kadıköy ${user} ${at}`
        const path = `${updateLocation.path.replace(':id', location.id)}?companyId=${company.id}`
        const body = { name }
        const written = await send(user + at, path, { method: updateLocation.method, cookie, body })
        expect(written.status).toBe(200)
        const read = await send(user + at + 1, `${listLocations.path}?companyId=${company.id}`, { cookie })
        const [shown] = (await read.json()) as { name: string }[]
        if (shown?.name !== name) stale += 1
      }
    }),
  )
  return stale
}

it('who has written reads it from a replica that follows closely', async () => {
  const before = await readsFrom('replica')
  await replica.holdBack(20)
  expect(await writeThenRead(200, 4)).toBe(0)
  expect((await readsFrom('replica')) - before).toBeGreaterThan(50)
})

it('who has written never reads an older state, in 1,000 tries with a replica half a second behind', async () => {
  await replica.holdBack(500)
  const before = await readsFrom('primary')
  expect(await writeThenRead(1_000, 20)).toBe(0)
  expect((await readsFrom('primary')) - before).toBeGreaterThan(900)
})
