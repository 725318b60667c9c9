import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { MailQueue } from '#mail/queue.ts'
import { buildTestApp } from '#test/app.ts'

it('settles each mail of a batch on its own when the database fails for one of them', async () => {
  await using t = await buildTestApp()
  const [broken = '', ...others] = Array.from({ length: 4 }, () => randomUUID())
  await t.db.transaction().execute(async (tx) => {
    for (const mailId of [broken, ...others]) await t.deps.mail.add(tx, { mailId })
  })
  let failed = () => {}
  const failure = new Promise<void>((resolve) => {
    failed = resolve
  })
  const errors: unknown[] = []
  const queue = new MailQueue(t.url)
  await queue.start((error) => errors.push(error))
  const delivered: string[] = []
  await queue.work(async ({ mailId }) => {
    if (mailId === broken) await sql`select 1 / 0`.execute(t.db).finally(failed)
    // Keeps the others in progress until the broken one has failed.
    await failure
    delivered.push(mailId)
    return true
  })
  const states = async () => {
    const { rows } = await sql<{ id: string; state: string }>`
      select data ->> 'mailId' as id, state::text from pgboss.job where name = 'mail'
    `.execute(t.owner)
    return Object.fromEntries(rows.map(({ id, state }) => [id, state]))
  }
  const fates = Object.fromEntries(others.map((id) => [id, 'completed']))
  await expect.poll(states, { timeout: 4_000 }).toEqual({ [broken]: 'retry', ...fates })
  expect(delivered.toSorted()).toEqual(others.toSorted())
  expect(errors).toMatchObject([{ code: '22012' }])
  await queue.stop()
})
