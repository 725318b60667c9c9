import { expect, it } from 'vitest'
import { createDb, createPool } from '#db/client.ts'
import { under } from '#test/faults/visitors.ts'
import { startTestPostgres } from '#test/postgres.ts'
import { startServer } from '#test/process.ts'
import { startProxy } from '#test/security/proxy.ts'

it('the network to the database drops everything without closing connections', async () => {
  const postgres = await startTestPostgres()
  await using proxy = await startProxy(Number(new URL(postgres.url).port))
  const through = new URL(postgres.url)
  through.port = String(proxy.port)
  const server = await startServer({ DATABASE_URL: through.href, SESSION_SECRET: 'x'.repeat(32) })
  const owner = createDb(createPool(postgres.url, { max: 2 }))
  const { longestMs } = await under('black-holed', { server, owner }, async (visitors) => {
    proxy.blackHole({ newToo: true })
    await visitors.fail(8)
    proxy.lift()
  })
  expect(longestMs).toBeLessThan(18_000)
  // With its dead connections, it would stop only at the shutdown deadline.
  server.kill('SIGKILL')
  await server.exited
  await owner.destroy()
  await postgres.stop()
})
