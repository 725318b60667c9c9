import { expect, it } from 'vitest'
import { testDeployment } from '#test/faults/deployment.ts'
import { under } from '#test/faults/visitors.ts'
import { startProxy } from '#test/security/proxy.ts'

const { url, owner, start } = await testDeployment()

it('the network to the database drops everything without closing connections', async () => {
  await using proxy = await startProxy(Number(new URL(url).port))
  const through = new URL(url)
  through.port = String(proxy.port)
  const server = await start({ DATABASE_URL: through.href })
  const { longestMs } = await under('black-holed', { server, owner }, async (visitors) => {
    proxy.blackHole({ newToo: true })
    await visitors.fail(8)
    proxy.lift()
  })
  expect(longestMs).toBeLessThan(18_000)
  // With its dead connections, it would stop only at the shutdown deadline.
  server.kill('SIGKILL')
  await server.exited
})
