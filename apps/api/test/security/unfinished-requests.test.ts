import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AttackedServer, startAttackedServer } from '#test/security/attacked-server.ts'

let server: AttackedServer
beforeAll(async () => {
  server = await startAttackedServer()
})
afterAll(async () => {
  expect(await server.stop()).toBe(0)
})

/** Resident memory of the server in MB, as reported by Linux. */
async function residentMb(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

/**
 * Sends a review of `length` bytes except the last one; resolves when the server ends it, with the duration and
 * response.
 */
function unfinished(length: number): { sent: Promise<void>; ended: Promise<{ ms: number; answer: string }> } {
  const startedAt = performance.now()
  const socket: Socket = connect(Number(new URL(server.url).port), '127.0.0.1').setEncoding('utf8')
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
  return { sent, ended }
}

it('holds a thousand unfinished bodies in bounded memory, serves others, and times them out after 30 s', async () => {
  const before = await residentMb()
  // Typical attack: larger than accepted.
  const large = Array.from({ length: 500 }, () => unfinished(1024 * 1024))
  // Worst case: the largest body that is waited for.
  const small = Array.from({ length: 500 }, () => unfinished(64 * 1024))
  await Promise.all(small.map(({ sent }) => sent))
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200)
  const held = await residentMb()
  console.log(`${Math.round(before)} MB before, ${Math.round(held)} MB with 1,000 unfinished bodies`)
  // About 210 MB, two thirds of which is the baseline; the amount of uncollected garbage varies.
  expect(held).toBeLessThan(300)
  const ends = await Promise.all([...large, ...small].map(({ ended }) => ended))
  const latest = Math.max(...ends.map(({ ms }) => ms))
  console.log(`the last one was ended after ${(latest / 1000).toFixed(1)} s`)
  // Timeouts are checked once a second; the rest allows for a loaded machine.
  expect(latest).toBeLessThan(45_000)
  for (const { answer } of ends) expect(answer).toMatch(/^HTTP\/1\.1 (408|413) |^$/)
})
