import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@candour/postgres/free-port.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareDataDir } from '#test/prepared-cluster.ts'
import { spawnServer, startServer } from '#test/process.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'candour-faults-'))
  await prepareDataDir(dataDir)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function failure(env: Record<string, string>): Promise<string> {
  const server = spawnServer({ DATA_DIR: dataDir, SEED_DEMO: 'false', ...env })
  expect(await server.exited).toBe(1)
  return server.output()
}

it('reports each invalid setting in a sentence', async () => {
  expect(await failure({ PORT: 'abc', LANDING: 'home', DATABASE_URL: 'mysql://x' })).toBe(
    [
      'PORT must be a port number.',
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/candour.',
      'LANDING must be marketing or choice.',
      '',
    ].join('\n'),
  )
})

it('says who can sign in, on the first start with a password, and afterwards how to get a new one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'candour-faults-'))
  await prepareDataDir(folder)
  const start = async () => {
    const server = await startServer({ DATA_DIR: folder, SEED_DEMO: 'false' })
    server.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    return server.output()
  }
  expect(await start()).toMatch(/Superadmin: admin@example\.com\n +Password \(shown only this once\): \S+\n/)
  const second = await start()
  expect(second).toContain(
    'Superadmin: admin@example.com. If the password is lost, pnpm superadmin admin@example.com prints a link\n',
  )
  expect(second).not.toContain('Password')
  await rm(folder, { recursive: true, force: true })
})

it('reports in one sentence that the database is down', async () => {
  const port = await freePort()
  const output = await failure({ DATABASE_URL: `postgres://candour:secret@127.0.0.1:${port}/candour` })
  expect(output).toBe(
    `The database candour at 127.0.0.1:${port} cannot be used: connect ECONNREFUSED 127.0.0.1:${port}.\n`,
  )
})

it('reports in one sentence that the metrics port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  expect(await failure({ PORT: String(await freePort()), METRICS_PORT: port })).toBe(
    `Port ${port} is in use. Stop the other program, or set METRICS_PORT to a free port.\n`,
  )
  other.close()
})

it('reports in one sentence that the port is in use, and leaves no database running', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  const output = await failure({ PORT: port })
  expect(output.trim().split('\n').at(-1)).toBe(
    `Port ${port} is in use. Stop the other program, or set PORT to a free port.`,
  )
  expect(output).not.toMatch(/^\s+at /m)
  // While the first start's database was running, a second one on the same data directory would be rejected.
  expect(await failure({ PORT: port })).toContain('is in use')
  other.close()
})
