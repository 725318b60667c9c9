import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDb, createPool, type Db } from '#db/client.ts'
import { createFactories } from '#test/factories.ts'
import { startTestPostgres } from '#test/postgres.ts'
import { compileCache } from '#test/process.ts'
import { driftOf, makeReviews } from '#test/rollup.ts'

let postgres: Awaited<ReturnType<typeof startTestPostgres>>
let owner: Db
let companies: string[]

beforeAll(async () => {
  postgres = await startTestPostgres()
  owner = createDb(createPool(postgres.url, { max: 2 }))
  const make = createFactories(owner)
  companies = [(await make.company()).id, (await make.company()).id, (await make.company()).id]
  const period = { from: new Date(Date.now() - 3 * 86_400_000), to: new Date() }
  await makeReviews(owner, companies, 1_000, period)
})
afterAll(async () => {
  await owner.destroy()
  await postgres.stop()
})

const env = () => ({ DATABASE_URL: postgres.url, SESSION_SECRET: 'x'.repeat(32) })

function reconcile(...args: string[]): Promise<{ code: number | null; output: string }> {
  const command = fileURLToPath(new URL('../../../../tooling/commands/src/reconcile.ts', import.meta.url))
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [command, ...args],
      { env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: compileCache, ...env() } },
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
