import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDb, createPool, type Db } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { createFactories } from '#test/factories.ts'
import { startTestPostgres } from '#test/postgres.ts'
import { startServer } from '#test/process.ts'
import { driftOf } from '#test/rollup.ts'

let postgres: Awaited<ReturnType<typeof startTestPostgres>>
let owner: Db
let companies: string[]

beforeAll(async () => {
  postgres = await startTestPostgres()
  await migrate(postgres.url)
  owner = createDb(createPool(postgres.url, { max: 2 }))
  const make = createFactories(owner)
  companies = [(await make.company()).id, (await make.company()).id, (await make.company()).id]
})
afterAll(async () => {
  await owner.destroy()
  await postgres.stop()
})

const env = () => ({ DATABASE_URL: postgres.url, SESSION_SECRET: 'x'.repeat(32) })

/** Sends reviews concurrently until none is answered any more. */
async function send(url: string, count: number): Promise<number> {
  let stored = 0
  const sender = async (start: number) => {
    for (let n = start; n < count; n += 16) {
      const answer = await fetch(`${url}/api/reviews`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          companyId: companies[n % companies.length],
          rating: (n % 5) + 1,
          feedback: n % 2 ? 'Lovely cake' : 'Rude waiter',
          submissionId: randomUUID(),
        }),
      }).catch(() => undefined)
      if (!answer) return
      expect(answer.status).toBe(201)
      stored += 1
    }
  }
  await Promise.all(Array.from({ length: 16 }, (_, start) => sender(start)))
  return stored
}

it('matches the reviews after a kill -9 during many inserts, and after the remaining ones', async () => {
  const first = await startServer(env())
  const sending = send(first.url, 5000)
  const counted = async () =>
    (
      await owner
        .selectFrom('reviews')
        .select(sql<number>`count(*)::integer`.as('n'))
        .executeTakeFirstOrThrow()
    ).n
  while ((await counted()) < 500);
  first.kill('SIGKILL')
  const acknowledged = await sending
  await first.exited
  expect(acknowledged).toBeLessThan(5000)
  expect(await counted()).toBeGreaterThanOrEqual(acknowledged)
  expect(await driftOf(owner)).toEqual([])

  const second = await startServer(env())
  expect(await send(second.url, 5000)).toBe(5000)
  expect(await driftOf(owner)).toEqual([])
  second.kill('SIGTERM')
  expect(await second.exited).toBe(0)
})

function reconcile(...args: string[]): Promise<{ code: number | null; output: string }> {
  const command = fileURLToPath(new URL('../../../../tooling/commands/src/reconcile.ts', import.meta.url))
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [command, ...args],
      { env: { PATH: process.env.PATH ?? '', ...env() } },
      (_, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    )
  })
}

it('is verified and repaired by a command', async () => {
  expect(await reconcile()).toMatchObject({
    code: 0,
    output: expect.stringContaining('match their reviews'),
  })
  await sql`
    update review_days set rated_1 = rated_1 + 2 where company_id = ${companies[0]}
      and slot = (select min(slot) from review_days where company_id = ${companies[0]})
  `.execute(owner)
  await sql`delete from review_days where company_id = ${companies[1]}`.execute(owner)
  const looked = await reconcile('--check')
  expect(looked).toMatchObject({ code: 1, output: expect.stringMatching(/-2 reviews[\s\S]*missing/) })
  expect(await driftOf(owner)).not.toEqual([])
  const repaired = await reconcile()
  expect(repaired).toMatchObject({ code: 1, output: expect.stringContaining('have been repaired') })
  expect(await driftOf(owner)).toEqual([])
  expect((await reconcile()).code).toBe(0)
})
