import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createDb, createPool } from '#db/client.ts'
import { createFactories } from '#test/factories.ts'
import { startTestPostgres } from '#test/postgres.ts'
import { startServer } from '#test/process.ts'
import { startProxy } from '#test/security/proxy.ts'

it('replaces silently dropped database connections, and serves no stale company meanwhile', async () => {
  const postgres = await startTestPostgres()
  await using proxy = await startProxy(Number(new URL(postgres.url).port))
  const through = new URL(postgres.url)
  through.port = String(proxy.port)
  const server = await startServer({ DATABASE_URL: through.href, SESSION_SECRET: 'x'.repeat(32) })
  const owner = createDb(createPool(postgres.url, { max: 1 }))
  const company = await createFactories(owner).company({ name: 'Before' })
  const name = async () => {
    const answer = await fetch(`${server.url}/api/companies/${company.slug}`)
    return answer.status === 200 ? ((await answer.json()) as { name: string }).name : answer.status
  }
  const review = async () => {
    const body = { companyId: company.id, rating: 5, feedback: 'Still here', submissionId: randomUUID() }
    const answer = await fetch(`${server.url}/api/reviews`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
  }
  expect(await name()).toBe('Before')
  // Uses every connection of the pool once.
  for (const { status } of await Promise.all(Array.from({ length: 40 }, review))) expect(status).toBe(201)

  proxy.blackHole()
  const since = performance.now()
  await owner.updateTable('companies').set({ name: 'After' }).where('id', '=', company.id).execute()
  const failures: { status: number; retryAfter: string | null }[] = []
  /**
   * Polls every 250 ms like new visitors would, without waiting for earlier calls; returns when one first succeeded.
   */
  const firstTime = (ask: () => Promise<boolean>) =>
    new Promise<number>((resolve) => {
      const asked: Promise<boolean>[] = []
      const asking = setInterval(async () => {
        const answer = ask()
        asked.push(answer)
        if (!(await answer)) return
        const after = performance.now() - since
        clearInterval(asking)
        await Promise.all(asked)
        resolve(after)
      }, 250)
    })
  const served = () =>
    firstTime(async () => {
      const answer = await review()
      if (answer.status !== 201) failures.push(answer)
      return answer.status === 201
    })
  const changed = () => firstTime(async () => (await name()) === 'After')
  const [changedAfter, servedAfter] = await Promise.all([changed(), served()])
  console.log(
    `the new company after ${Math.round(changedAfter)} ms, a review stored again after ${Math.round(servedAfter)} ms`,
  )
  expect(changedAfter).toBeLessThan(20_000)
  expect(servedAfter).toBeLessThan(45_000)
  for (const failure of failures) expect(failure).toEqual({ status: 503, retryAfter: '5' })

  // With its dead connections, it would stop only at the shutdown deadline.
  server.kill('SIGKILL')
  await server.exited
  await owner.destroy()
  await postgres.stop()
})
