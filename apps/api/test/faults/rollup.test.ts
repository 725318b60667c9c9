import { expect, it } from 'vitest'
import { runCommand, testDeployment } from '#test/faults/deployment.ts'
import { driftOf, makeReviews } from '#test/rollup.ts'

const { env, owner, sql, make } = await testDeployment()
const companies = [(await make.company()).id, (await make.company()).id, (await make.company()).id]
const period = { from: new Date(Date.now() - 3 * 86_400_000), to: new Date() }
await makeReviews(owner, companies, 1_000, period)

const reconcile = (...args: string[]) => runCommand('reconcile', env, ...args)

it('is verified and repaired by a command', async () => {
  expect(await reconcile()).toMatchObject({
    code: 0,
    output: expect.stringContaining('match their reviews'),
  })
  await sql`
    update review_days set rated_1 = rated_1 + 2 where company_id = ${companies[0]}
      and slot = (select min(slot) from review_days where company_id = ${companies[0]})
  `
  await sql`delete from review_days where company_id = ${companies[1]}`
  const looked = await reconcile('--check')
  expect(looked).toMatchObject({ code: 1, output: expect.stringMatching(/-2 reviews[\s\S]*missing/) })
  expect(await driftOf(owner)).not.toEqual([])
  const repaired = await reconcile()
  expect(repaired).toMatchObject({ code: 1, output: expect.stringContaining('have been repaired') })
  expect(await driftOf(owner)).toEqual([])
  expect((await reconcile()).code).toBe(0)
})
