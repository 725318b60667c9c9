import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { buildTestApp } from '#test/app.ts'
import { startAttackedServer } from '#test/security/attacked-server.ts'
import { residentMb } from '#test/security/memory.ts'

/** Sends a review of `length` bytes except the last one. `ended` resolves with the answer when the server ends it. */
function unfinished(url: string, length: number) {
  const startedAt = performance.now()
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8')
  let answer = ''
  socket.on('error', () => {})
  socket.on('data', (text: string) => {
    answer += text
  })
  const ended = new Promise<{ ms: number; answer: string }>((resolve) => {
    socket.on('close', () => resolve({ ms: performance.now() - startedAt, answer }))
  })
  const head = ['POST /api/reviews HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
  socket.write(`${head.join('\r\n')}\r\nContent-Length: ${length}\r\n\r\n`)
  const sent = new Promise<void>((resolve) => socket.write(Buffer.alloc(length - 1, ' '), () => resolve()))
  return { sent, ended, abort: () => socket.destroy() }
}

/** A typical attack is larger than accepted; the worst case is the largest body that is waited for. */
const sizes = { large: 1024 * 1024, small: 64 * 1024 }

it('holds a thousand unfinished bodies in bounded memory, and serves others', async () => {
  const server = await startAttackedServer()
  const before = await residentMb(server.pid)
  const large = Array.from({ length: 500 }, () => unfinished(server.url, sizes.large))
  const small = Array.from({ length: 500 }, () => unfinished(server.url, sizes.small))
  await Promise.all(small.map(({ sent }) => sent))
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200)
  const withGarbage = await residentMb(server.pid)
  expect(withGarbage).toBeLessThan(before + 250)
  // How much garbage there is depends on how fast the bodies arrive, and an idle server does not collect it.
  server.collectGarbage()
  const held = () => residentMb(server.pid)
  await expect.poll(held).toBeLessThan(before + 100)
  const [first, most, last] = [before, withGarbage, await held()].map(Math.round)
  console.log(`${first} MB before, ${most} MB with 1,000 unfinished bodies, ${last} MB without garbage`)
  for (const { abort } of [...large, ...small]) abort()
  expect(await server.stop()).toBe(0)
})

it('times unfinished bodies out after 30 s', async () => {
  await using t = await buildTestApp()
  const { server } = t.app
  // Node applies the longer of the two.
  expect([server.requestTimeout, server.headersTimeout]).toEqual([30_000, 10_000])
  Object.assign(server, { requestTimeout: 1_000, headersTimeout: 1_000 })
  const url = await t.app.listen({ port: 0, host: '127.0.0.1' })
  const bodies = [sizes.large, sizes.small].flatMap((size) =>
    Array.from({ length: 50 }, () => unfinished(url, size)),
  )
  const ends = await Promise.all(bodies.map(({ ended }) => ended))
  const latest = Math.max(...ends.map(({ ms }) => ms))
  console.log(`the last one was ended after ${(latest / 1000).toFixed(1)} s`)
  // Timeouts are checked once a second; the rest allows for a loaded machine.
  expect(latest).toBeLessThan(15_000)
  for (const { answer } of ends) expect(answer).toMatch(/^HTTP\/1\.1 (408|413) |^$/)
})
