import { randomUUID } from 'node:crypto'
import { createReview } from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import type { Tx } from '#db/client.ts'
import {
  type ConsumerOptions,
  readReviewKeys,
  startConsumer,
  trimReviewEvents,
} from '#modules/reviews/events.ts'
import { buildTestApp, type TestApp } from '#test/app.ts'

const readIds = async (...events: Parameters<typeof readReviewKeys>) =>
  (await readReviewKeys(...events)).map(({ reviewId }) => reviewId)

/** Starts a consumer of `t`; `handled` collects the ids of the reviews it was given. */
function consume(t: TestApp, name: string, options: Partial<ConsumerOptions> = {}) {
  const handled: string[] = []
  const consumer = startConsumer({
    platformDb: t.platformDb,
    log: { warn: () => {} },
    name,
    handle: async (tx, events) => void handled.push(...(await readIds(tx, events))),
    pollMs: 20,
    ...options,
  })
  t.onDispose(consumer.stop)
  return { handled, consumer }
}

/** Starts a consumer and waits until it is running; it receives reviews stored from then on. */
async function begun(t: TestApp, name: string, options: Partial<ConsumerOptions> = {}) {
  const started = consume(t, name, options)
  const known = t.owner.selectFrom('event_consumers').select('name').where('name', '=', name)
  await expect.poll(async () => (await known.execute()).length).toBe(1)
  return started
}

const store = async (t: TestApp, companyId: string, tx: TestApp['owner'] | Tx = t.owner) => {
  const id = randomUUID()
  await tx.insertInto('reviews').values({ company_id: companyId, id, rating: 5, feedback: 'x' }).execute()
  return id
}

it('passes every stored review to each consumer, at its own pace', async () => {
  await using t = await buildTestApp()
  const [one, other] = [await t.make.company(), await t.make.company()]
  await store(t, one.id)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const fast = await begun(t, 'fast', { batchSize: 2 })
  const slow = await begun(t, 'slow', {
    handle: async (tx, events) => {
      await released
      slow.handled.push(...(await readIds(tx, events)))
    },
  })
  // Individually, as visitors submit them, and several in one statement.
  for (let n = 0; n < 3; n += 1) {
    await t.call(createReview, { body: { companyId: one.id, rating: 4, feedback: 'Good' } })
  }
  await sql`
    insert into reviews (company_id, id, rating, feedback)
    select ${other.id}, gen_random_uuid(), 3, 'x' from generate_series(1, 5)
  `.execute(t.db)
  // Edits are not events.
  await t.owner.updateTable('reviews').set({ feedback: 'edited' }).execute()
  const stored = await t.owner.selectFrom('review_events').select('review_id').orderBy('position').execute()
  const ids = stored.slice(1).map(({ review_id }) => review_id)
  expect(ids).toHaveLength(8)
  await expect.poll(() => fast.handled).toEqual(ids)
  expect(slow.handled).toEqual([])
  release()
  await expect.poll(() => slow.handled).toEqual(ids)
})

it('misses no review that commits after later ones', async () => {
  await using t = await buildTestApp()
  const company = await t.make.company()
  let statements = 0
  const platformDb = t.platformDb.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const { handled } = await begun(t, 'consumer', { platformDb })
  const first = await store(t, company.id)
  await expect.poll(() => handled).toEqual([first])
  let commit = () => {}
  const committing = new Promise<void>((resolve) => {
    commit = resolve
  })
  let open = (_id: string) => {}
  const opened = new Promise<string>((resolve) => {
    open = resolve
  })
  const late = t.owner.transaction().execute(async (tx) => {
    open(await store(t, company.id, tx))
    await committing
  })
  const lateId = await opened
  const failed = t.owner
    .transaction()
    .execute(async (tx) => {
      await store(t, company.id, tx)
      throw new Error('rolled back')
    })
    .catch(() => {})
  await failed
  const early = await store(t, company.id)
  // Several polls while the position before `early` is still open.
  const before = statements
  await expect.poll(() => statements).toBeGreaterThan(before + 20)
  expect(handled).toEqual([first])
  commit()
  await late
  await expect.poll(() => handled).toEqual([first, lateId, early])
})

it('repeats a batch whose consumer was killed midway, and commits its writes exactly once', async () => {
  await using t = await buildTestApp()
  const company = await t.make.company()
  await t.sql`create table written (review_id uuid)`
  await t.sql`grant insert on written to candour_platform`
  const attempts: string[][] = []
  let kill: (() => Promise<unknown>) | undefined = async () => {}
  const handle: ConsumerOptions['handle'] = async (tx, events) => {
    const ids = await readIds(tx, events)
    attempts.push(ids)
    for (const [n, reviewId] of ids.entries()) {
      if (n === 2) await kill?.()
      await sql`insert into written values (${reviewId})`.execute(tx)
    }
  }
  kill = async () => {
    kill = undefined
    await t.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = 'candour_platform' and state = 'idle in transaction'
    `
  }
  const warn = vi.fn()
  await begun(t, 'consumer', { handle, batchSize: 4, log: { warn } })
  // A second process.
  consume(t, 'consumer', { handle, batchSize: 4 })
  const stored = await t.sql<{ id: string }>`
    insert into reviews (company_id, id, rating, feedback)
    select ${company.id}, gen_random_uuid(), 3, 'x' from generate_series(1, 10) returning id
  `
  const written = async () => {
    const rows = await t.sql<{ id: string }>`select review_id as id from written`
    return rows.map(({ id }) => id)
  }
  await expect.poll(async () => (await written()).length).toBe(10)
  expect((await written()).toSorted()).toEqual(stored.map(({ id }) => id).toSorted())
  expect(attempts[1]).toEqual(attempts[0])
  expect(attempts.flat()).toHaveLength(14)
})

it('rests after a full batch, while other consumers go on', async () => {
  await using t = await buildTestApp()
  const company = await t.make.company()
  const resting = await begun(t, 'resting', { batchSize: 2, rest: 1_000_000 })
  const other = await begun(t, 'other')
  // In one transaction, so that the first batch is full: a consumer rests only after full ones.
  await t.owner.transaction().execute(async (tx) => {
    for (let n = 0; n < 5; n += 1) await store(t, company.id, tx)
  })
  await expect.poll(() => other.handled.length).toBe(5)
  await expect.poll(() => resting.handled.length).toBe(2)
  await store(t, company.id)
  await expect.poll(() => other.handled.length).toBe(6)
  expect(resting.handled).toHaveLength(2)
  await resting.consumer.stop()
})

it('keeps the events of a consumer that fails until it works again', async () => {
  await using t = await buildTestApp()
  const company = await t.make.company()
  const warn = vi.fn()
  let broken = true
  const { handled } = await begun(t, 'failing', {
    log: { warn },
    pollMs: 5,
    handle: async (tx, events) => {
      if (broken) throw new Error('broken')
      handled.push(...(await readIds(tx, events)))
    },
  })
  const other = await begun(t, 'other')
  const ids = [await store(t, company.id), await store(t, company.id)]
  await expect.poll(() => other.handled).toEqual(ids)
  await expect.poll(() => warn.mock.calls.length).toBeGreaterThan(1)
  await trimReviewEvents(t.platformDb)
  broken = false
  await expect.poll(() => handled).toEqual(ids)
})

it('trims what every consumer has handled', async () => {
  await using t = await buildTestApp()
  const company = await t.make.company()
  const left = async () => {
    const rows = await t.owner.selectFrom('review_events').select('review_id as id').execute()
    return rows.map(({ id }) => id)
  }
  await store(t, company.id)
  await trimReviewEvents(t.platformDb)
  expect(await left()).toEqual([])
  const { handled, consumer } = await begun(t, 'stopped')
  const first = await store(t, company.id)
  await expect.poll(() => handled).toEqual([first])
  await consumer.stop()
  const second = await store(t, company.id)
  await trimReviewEvents(t.platformDb)
  expect(await left()).toEqual([second])
  const again = consume(t, 'stopped')
  await expect.poll(() => again.handled).toEqual([second])
  await trimReviewEvents(t.platformDb)
  expect(await left()).toEqual([])
})
