import { randomUUID } from 'node:crypto'
import { mailKind } from '@candour/schemas/mail-kinds.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { listen } from '#db/listen.ts'
import { type DeliveryOptions, noneUndelivered } from '#mail/delivery.ts'
import { RefusedError } from '#mail/message.ts'
import { queueMail } from '#mail/repository.ts'
import { testApp } from '#test/app.ts'
import { deliverTo as deliver, startMailServer } from '#test/mail-server.ts'

const t = await testApp()
beforeEach(() => t.owner.deleteFrom('mails').execute())

/** Delivers until the end of the test. */
function deliverTo(url: string, options: Partial<DeliveryOptions>) {
  const delivering = deliver(t, url, options)
  onTestFinished(() => delivering.delivery.stop())
  return delivering
}
const unreachable = 'smtp://127.0.0.1:1'

const content = { subject: 'A mail', text: 'Text', html: '<p>Text</p>' }

/** Queues one reset mail for each of `count` new users and returns the ids of the mails. */
async function queueMails(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) {
    const { id: userId } = await t.make.user()
    const mail = { kind: 'reset', userId } as const
    ids.push(await t.accountsDb.transaction().execute((tx) => queueMail(tx, mail)))
  }
  return ids
}

/** Composes mails of every kind in this way. */
const composing = (compose: DeliveryOptions['composers']['reset']) => ({
  composers: Object.fromEntries(
    mailKind.options.map((kind) => [kind, compose]),
  ) as DeliveryOptions['composers'],
})

const makeDue = () =>
  t.sql<{ at: string }>`update mails set next_attempt_at = now() returning now()::text as at`

const mailsOf = () =>
  t.owner.selectFrom('mails').select(['id', 'state', 'attempts', 'error', 'next_attempt_at']).execute()

it('settles each mail on its own when composing one of them fails', async () => {
  await using server = await startMailServer()
  const [broken = '', ...others] = await queueMails(8)
  deliverTo(
    server.url,
    composing(async ({ id }) => {
      if (id === broken) await sql`select 1 / 0`.execute(t.db)
      return content
    }),
  )
  const states = async () => Object.fromEntries((await mailsOf()).map(({ id, state }) => [id, state]))
  const sent = Object.fromEntries(others.map((id) => [id, 'sent']))
  await expect.poll(states).toEqual({ [broken]: 'queued', ...sent })
  expect(server.received).toHaveLength(7)
  expect((await mailsOf()).find(({ id }) => id === broken)).toMatchObject({
    attempts: 1,
    error: 'division by zero',
  })
})

it('retries with growing delays, and gives up when refused', async () => {
  const [id = ''] = await queueMails(1)
  let [due] = await makeDue()
  const warn = vi.fn()
  let refuse = false
  const send = async () => {
    throw refuse ? new RefusedError('550 no') : new Error('connect ECONNREFUSED to ann@example.com')
  }
  const { undelivered } = deliverTo(unreachable, {
    ...composing(async () => content),
    transport: { send, close: async () => {} },
    log: { warn },
  })
  const mail = async () => {
    const [row] = await t.sql<{ attempts: number; afterDue: number; left: number; state: string }>`
      select attempts, extract(epoch from next_attempt_at - ${due?.at}::timestamptz)::float8 as "afterDue",
        extract(epoch from next_attempt_at - now())::float8 as left, state
      from mails
    `
    return row
  }
  for (const [attempt, delay] of [5, 10, 20, 40].entries()) {
    await expect.poll(() => warn.mock.calls.length).toBe(attempt + 1)
    const { attempts, afterDue, left } = (await mail()) ?? {}
    expect(attempts).toBe(attempt + 1)
    // The attempt was made between the time at which it was due, by a clock that may step back a little, and now.
    expect(afterDue).toBeGreaterThan(delay - 1)
    expect(left).toBeLessThanOrEqual(delay)
    ;[due] = await makeDue()
  }
  expect(warn.mock.calls[0]).toEqual([
    { mailId: id, kind: 'reset', final: false, reason: 'connect ECONNREFUSED to …' },
    'mail not sent',
  ])
  refuse = true
  await t.sql`update mails set next_attempt_at = now(), attempts = 20`
  await expect.poll(async () => (await mail())?.state).toBe('failed')
  expect(await mailsOf()).toMatchObject([{ error: '550 no', next_attempt_at: null }])
  expect(warn.mock.lastCall).toEqual([
    { mailId: id, kind: 'reset', final: true, reason: '550 no' },
    'mail refused',
  ])
  expect(undelivered).toEqual({ ...noneUndelivered(), link: 1 })
})

it('gives up after three days of attempts', async () => {
  await queueMails(1)
  await t.owner.updateTable('mails').set({ attempts: 298 }).execute()
  const transport = { send: () => Promise.reject(new Error('down')), close: async () => {} }
  deliverTo(unreachable, { ...composing(async () => content), transport })
  await expect.poll(async () => (await mailsOf())[0]?.attempts).toBe(299)
  await expect.poll(async () => (await mailsOf())[0]?.error).toBe('down')
  expect(await mailsOf()).toMatchObject([{ state: 'queued' }])
  await makeDue()
  await expect.poll(async () => (await mailsOf())[0]?.state).toBe('failed')
})

it('sends a mail when it is announced, without waiting to look for it', async () => {
  await using server = await startMailServer()
  const { delivery } = deliverTo(server.url, { ...composing(async () => content), pollMs: 3_600_000 })
  const ready = Promise.withResolvers<void>()
  const { channel } = delivery
  const changes = listen(
    t.url,
    [
      {
        channel,
        onNotification: () => delivery.onNotification(),
        onListening: (on) => {
          delivery.onListening(on)
          if (on) ready.resolve()
        },
      },
    ],
    { log: t.app.log },
  )
  onTestFinished(changes.stop)
  await ready.promise
  await queueMails(7)
  for (let n = 0; n < 7; n += 1) await server.next()
  expect(server.received).toHaveLength(7)
})

it('takes over the mails of a process that died, and of no other', async () => {
  await using server = await startMailServer()
  const [slow = '', orphaned = ''] = await queueMails(2)
  const finish = Promise.withResolvers<void>()
  const composed: string[] = []
  const compose = composing(async ({ id }) => {
    composed.push(id)
    if (id === slow) await finish.promise
    return content
  })
  // Leased by another process that has died.
  await t.sql`
    update mails set attempts = 1, next_attempt_at = now() + interval '1 second'
    where id = ${orphaned}
  `
  deliverTo(server.url, compose)
  deliverTo(server.url, compose)
  await server.next()
  expect(composed).toEqual([slow, orphaned])
  finish.resolve()
  await server.next()
  await expect.poll(async () => (await mailsOf()).map(({ state }) => state)).toEqual(['sent', 'sent'])
  expect(server.received).toHaveLength(2)
})

it('discards an obsolete mail', async () => {
  await queueMails(1)
  deliverTo(
    unreachable,
    composing(async () => undefined),
  )
  await expect.poll(() => mailsOf()).toEqual([])
})

/** Queues mails to a new user, about a company if given. */
async function queueMany(count: number, given: { bulk?: boolean; companyId?: string } = {}) {
  const { id: userId } = await t.make.user()
  await t.sql`
    insert into mails (id, kind, user_id, company_id, bulk, next_attempt_at)
    select gen_random_uuid(), 'team_welcome', ${userId}, ${given.companyId ?? null}::uuid, ${given.bulk ?? false},
      now()
    from generate_series(1, ${count}::integer)
  `
  return userId
}

/** Delivers to a transport that notes whose mail it sent, and resolves each mail at `release`. */
function recording() {
  const sent: string[] = []
  const held: (() => void)[] = []
  let holding = true
  const options = {
    ...composing(async ({ userId }) => ({ ...content, subject: userId ?? '' })),
    transport: {
      send: ({ subject }: { subject: string }) =>
        new Promise<void>((resolve) => {
          sent.push(subject)
          if (holding) held.push(resolve)
          else resolve()
        }),
      close: async () => {},
    },
  }
  onTestFinished(() => release())
  const release = () => {
    holding = false
    for (const resolve of held.splice(0)) resolve()
  }
  return { sent, release, options }
}

it('sends a password link immediately although bulk mails are due and none of them gets through', async () => {
  const many = await queueMany(2_000, { bulk: true, companyId: (await t.make.company()).id })
  const { sent, release, options } = recording()
  deliverTo(unreachable, options)
  await expect.poll(() => sent).toEqual([many, many, many])
  const one = await queueMany(1)
  await expect.poll(() => sent).toEqual([many, many, many, one])
  release()
  await expect.poll(() => sent.length).toBeGreaterThan(30)
  const at = sent.length
  const other = await queueMany(1)
  await expect.poll(() => sent.slice(at).indexOf(other)).toBeGreaterThanOrEqual(0)
  const waiting = await t.sql`select from mails where state = 'queued'`
  expect(waiting.length).toBeGreaterThan(1_000)
})

it.each([true, false])('lets no company delay the mails of another, bulk or not: %s', async (bulk) => {
  const many = await queueMany(2_000, { bulk, companyId: (await t.make.company()).id })
  const one = await queueMany(1, { bulk, companyId: (await t.make.company()).id })
  const { sent, release, options } = recording()
  release()
  deliverTo(unreachable, options)
  await expect.poll(() => sent.includes(one)).toBe(true)
  expect(sent.slice(0, sent.indexOf(one)).every((userId) => userId === many)).toBe(true)
  expect(sent.indexOf(one)).toBeLessThan(100)
  const rows = await t.sql<{ seconds: number }>`
    select extract(epoch from max(next_attempt_at) - now())::float8 as seconds from mails where state = 'queued'
  `
  expect(rows[0]?.seconds).toBeGreaterThan(400)
})

it('leaves kinds of a later version to its servers', async () => {
  const { id: userId } = await t.make.user()
  const later = randomUUID()
  await t.sql`insert into mails (id, kind, user_id, next_attempt_at) values (${later}, 'from_tomorrow', ${userId}, now())`
  const { sent, release, options } = recording()
  release()
  deliverTo(unreachable, options)
  const one = await queueMany(1)
  await expect.poll(() => sent).toEqual([one])
  expect((await mailsOf()).find(({ id }) => id === later)).toMatchObject({ attempts: 0, state: 'queued' })
})
