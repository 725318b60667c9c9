import { connect } from 'node:net'
import { freePort } from '@candour/postgres/free-port.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, it } from 'vitest'
import { testEmbedded } from '#test/faults/deployment.ts'
import { reaches, under } from '#test/faults/visitors.ts'
import { driftOf } from '#test/rollup.ts'

const t = await testEmbedded({ PORT: String(await freePort()) })
const { owner, database } = t
let { server } = t

it('the server is killed, three times', async () => {
  const faulty = { server, owner, mayHangUp: true }
  await under('server killed', faulty, async (visitors) => {
    for (let round = 0; round < 3; round += 1) {
      await visitors.succeed(500)
      faulty.server.kill('SIGKILL')
      await faulty.server.exited
      faulty.server = await t.start(t.env)
      expect(await driftOf(owner)).toEqual([])
    }
  })
  server = faulty.server
})

it.each([
  ['restarted', 'SIGINT', 1],
  ['killed', 'SIGKILL', 2],
] as const)('the database is %s', async (what, signal, rounds) => {
  await under(`database ${what}`, { server, owner }, async (visitors) => {
    for (let round = 0; round < rounds; round += 1) {
      await visitors.succeed(500)
      const before = await database.pid()
      process.kill(before, signal)
      const isAnother = async () => Number(![0, before].includes(await database.pid()))
      await reaches(isAnother, 1)
    }
  })
})

it('the reviews table is locked for longer than the statement timeout', async () => {
  const { longestMs } = await under('locks held', { server, owner }, (visitors) =>
    owner.transaction().execute(async (tx) => {
      await sql`lock table reviews in access exclusive mode`.execute(tx)
      await visitors.fail(8)
    }),
  )
  // Five seconds to get a connection plus five for the statement; the rest allows for a loaded machine.
  expect(longestMs).toBeLessThan(18_000)
})

it('other clients hold all connections that the database accepts', async () => {
  const superuser = new pg.Client(database.superuserUrl)
  await superuser.connect()
  const strangers: pg.Client[] = []
  /** Adds clients for as long as there are free slots. */
  const crowd = async (): Promise<void> => {
    const stranger = new pg.Client(database.url)
    stranger.on('error', () => {})
    const refusal = await stranger.connect().then(
      () => undefined,
      (error: unknown) => error,
    )
    if (refusal) return expect(refusal).toMatchObject({ code: '53300' })
    strangers.push(stranger)
    return crowd()
  }
  /** Number of remaining server connections, each of which is terminated and loses its slot. */
  const displace = async () => {
    const { rowCount } = await superuser.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename like 'candour\\_%'`,
    )
    await Promise.all(Array.from({ length: 20 }, crowd))
    return rowCount ?? 0
  }
  await under('pool exhausted', { server, owner }, async (visitors) => {
    try {
      await expect.poll(displace, { interval: 0, timeout: 60_000 }).toBe(0)
      await visitors.fail(8)
    } finally {
      await Promise.all([superuser, ...strangers].map((client) => client.end()))
    }
  })
})

it('500 connections send one byte per second: visitors are served, the others are answered', async () => {
  // Without rests, ordinary visitors would keep both cores busy for ten seconds.
  const faulty = { server, owner, restMs: 100 }
  const { refused, longestMs } = await under('500 slow connections', faulty, async (visitors) => {
    const endless = Array.from({ length: 250 }, () => endlessHead(Number(new URL(server.url).port)))
    await Promise.all(Array.from({ length: 250 }, () => visitors.submit({ slowly: true })))
    for (const answer of await Promise.all(endless)) {
      expect(answer).toMatch(
        /^HTTP\/1\.1 408 [\s\S]*"message":"The request took too long. Please try again."/,
      )
    }
  })
  expect(refused).toBe(0)
  // Slow visitors need five seconds for their own sending.
  expect(longestMs).toBeLessThan(15_000)
})

it('5,000 visitors submit concurrently', async () => {
  await under('5,000 at once', { server, owner }, async (visitors) => {
    await Promise.all(Array.from({ length: 5_000 }, () => visitors.submit()))
  })
})

/** Sends headers at one byte per second, endlessly. @returns the server's response */
function endlessHead(port: number): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    socket.write('POST /api/reviews HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
    const sending = setInterval(() => socket.write('a'), 1_000)
    socket.on('data', (text: string) => {
      answer += text
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(sending)
      resolve(answer)
    })
  })
}
