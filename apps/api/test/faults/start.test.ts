import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freePort } from '@candour/postgres/free-port.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stop, testDataDir } from '#test/faults/deployment.ts'
import { spawnServer, startServer } from '#test/process.ts'

const [dataDir, unused] = [await testDataDir(), await testDataDir()]

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
  const start = async () => {
    const server = await startServer({ DATA_DIR: unused })
    await stop(server)
    return server.output()
  }
  expect(await start()).toMatch(/Superadmin: admin@example\.com\n +Password \(shown only this once\): \S+\n/)
  const second = await start()
  expect(second).toContain(
    'Superadmin: admin@example.com. If the password is lost, pnpm superadmin admin@example.com prints a link\n',
  )
  expect(second).not.toContain('Password')
})

it('reports in one sentence that the database is down', async () => {
  const port = await freePort()
  const output = await failure({ DATABASE_URL: `postgres://candour:secret@127.0.0.1:${port}/candour` })
  expect(output).toBe(
    `The database candour at 127.0.0.1:${port} cannot be used: connect ECONNREFUSED 127.0.0.1:${port}.\n`,
  )
})

describe('while a port is in use,', () => {
  const other = createServer()
  let port = ''
  beforeAll(async () => {
    await once(other.listen(0, '127.0.0.1'), 'listening')
    port = String((other.address() as AddressInfo).port)
  })
  afterAll(() => other.close())

  it('reports in one sentence that it is needed for metrics', async () => {
    expect(await failure({ PORT: String(await freePort()), METRICS_PORT: port })).toBe(
      `Port ${port} is in use. Stop the other program, or set METRICS_PORT to a free port.\n`,
    )
  })

  it('reports in one sentence that it is needed, and leaves no database running', async () => {
    const output = await failure({ PORT: port })
    expect(output.trim().split('\n').at(-1)).toBe(
      `Port ${port} is in use. Stop the other program, or set PORT to a free port.`,
    )
    expect(output).not.toMatch(/^\s+at /m)
    // While the first start's database was running, a second one on the same data directory would be rejected.
    expect(await failure({ PORT: port })).toContain('is in use')
  })
})
