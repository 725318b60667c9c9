import { expect, it, vi } from 'vitest'
import { startScheduler } from '#process/scheduler.ts'
import { createTestDatabase } from '#test/database.ts'

const nothing = async () => {}
const idle = {
  housekeeping: nothing,
  audit: nothing,
  views: nothing,
  alerts: nothing,
  watch: nothing,
  snapshots: nothing,
  digests: nothing,
  deletions: nothing,
  retention: nothing,
}

it('runs scheduled work once, with several processes running', async () => {
  const t = await createTestDatabase()
  const run = vi.fn(async () => {})
  const onError = vi.fn()
  const start = () =>
    startScheduler(t.url, {
      work: { ...idle, housekeeping: run },
      onError,
    })
  // Due in the minute that has just begun, and not again today.
  await t.sql`update pgboss.schedule set cron = to_char(now() at time zone 'utc', 'FMMI FMHH24 * * *')`
  const schedulers = await Promise.all([start(), start()])
  await expect.poll(() => run.mock.calls.length).toBe(1)
  // Another process considers the same occurrence.
  await t.sql`update pgboss.version set cron_on = null`
  schedulers.push(await start())
  const considered = async () => {
    const rows = await t.sql<{ ok: boolean }>`
      select (select cron_on from pgboss.version) is not null and not exists (
        select from pgboss.job where name = '__pgboss__send-it' and state < 'completed'
      ) as ok
    `
    return rows[0]?.ok
  }
  await expect.poll(considered).toBe(true)
  const rows = await t.sql`select state from pgboss.job where name = 'housekeeping'`
  expect(rows).toHaveLength(1)
  expect(run).toHaveBeenCalledTimes(1)
  await Promise.all(schedulers.map(({ stop }) => stop()))
  expect(onError).not.toHaveBeenCalled()
  await t.drop()
})
