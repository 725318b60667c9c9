import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { connection, createDb, createPool } from '#db/client.ts'
import { appRole } from '#db/logins.ts'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { testDatabase } from '#test/database.ts'

const t = await testDatabase()

it('recovers from a connection that ends in the middle of a transaction', async () => {
  const pool = createPool(t.url, { max: 1 })
  const ended = new Promise<void>((resolve) => pool.once('connect', (client) => client.once('end', resolve)))
  const db = createDb(pool)
  const transaction = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await t.sql`select pg_terminate_backend(${rows[0]?.pid})`
    await ended
    await sql`select 1`.execute(tx)
  })
  await expect(transaction).rejects.toThrow()
  await expect(sql`select 1`.execute(db)).resolves.toMatchObject({ rows: [{}] })
  await db.destroy()
})

it('survives a connection that ends while it is verified, even in the pool of a library', async () => {
  const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])
  const server = createServer((near) => {
    const far = connect(Number(new URL(t.url).port), '127.0.0.1')
    let ready = false
    near.on('data', (data) => (ready ? near.destroy() : far.write(data)))
    far.on('data', (data) => {
      ready ||= data.includes(readyForQuery)
      near.write(data)
    })
    near.on('close', () => far.destroy())
    for (const socket of [near, far]) socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(t.url)
  url.port = String((server.address() as AddressInfo).port)
  const pool = new pg.Pool(connection(url.href, appRole))
  await expect(pool.query('select 1')).rejects.toThrow('Connection terminated unexpectedly')
  await pool.end()
  server.close()
})

it('gives up a connection that has become read-only', async () => {
  const pool = createPool(t.url, { max: 1 })
  const db = createDb(pool)
  const pid = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid
  const former = await pid()
  await sql`set session characteristics as transaction read only`.execute(db)
  await expect(db.deleteFrom('rate_limits').execute()).rejects.toThrow('was given up')
  expect(await pid()).not.toBe(former)
  await expect(db.deleteFrom('rate_limits').execute()).resolves.toBeDefined()
  await db.destroy()
})

/** A new copy of the module: it counts names per process, and other test files in the same worker have used some. */
async function freshClient(): Promise<typeof import('#db/client.ts')> {
  vi.resetModules()
  return import('#db/client.ts')
}

it('names statements unless told otherwise, and never a scope', async () => {
  const fresh = await freshClient()
  for (const [statementNames, kept] of [
    [true, 3],
    [false, 0],
  ] as const) {
    const db = fresh.createDb(fresh.createPool(t.url, { login: appRole, max: 1 }), { statementNames })
    const count = () =>
      sql<{ kept: number }>`select count(*)::integer as kept from pg_prepared_statements`.execute(db)
    for (const id of [randomUUID(), randomUUID()]) {
      await withCompany(db, system('command'), id, async () => {})
    }
    // The statements kept are `begin`, `commit` and the count itself.
    expect((await count()).rows).toEqual([{ kept }])
    await db.destroy()
  }
})

it('bounds the prepared statements per connection, however many texts there are', async () => {
  const fresh = await freshClient()
  const db = fresh.createDb(fresh.createPool(t.url, { max: 1 }))
  for (let n = 0; n < 600; n += 1) await sql`select ${sql.lit(n)}`.execute(db)
  const { rows } = await sql<{ kept: number }>`
    select count(*)::integer as kept from pg_prepared_statements
  `.execute(db)
  expect(rows[0]?.kept).toBeLessThanOrEqual(500)
  expect(rows[0]?.kept).toBeGreaterThan(400)
  await db.destroy()
})
