import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { listen } from '#db/listen.ts'
import { type DeliveryOptions, noneUndelivered } from '#mail/delivery.ts'
import { RefusedError } from '#mail/message.ts'
import { queueMail } from '#mail/repository.ts'
import { buildTestApp, type TestApp } from '#test/app.ts'
import { deliverTo, startMailServer } from '#test/mail-server.ts'

const content = { subject: 'A mail', text: 'Text', html: '<p>Text</p>' }

/** Queues one reset mail for each of `count` new users and returns the ids of the mails. */
async function queueMails(t: TestApp, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) {
    const { id: userId } = await t.make.user()
    const mail = { kind: 'reset', userId } as const
    ids.push(await t.accountsDb.transaction().execute((tx) => queueMail(tx, mail)))
  }
  return ids
}

const composing = (reset: DeliveryOptions['composers']['reset']) => ({
  composers: {
    invitation: reset,
    reset,
    order_confirmation: reset,
    order_notice: reset,
    team_invitation: reset,
    team_welcome: reset,
    two_factor_changed: reset,
    view_started: reset,
    view_ended: reset,
    alert: reset,
    alert_test: reset,
    case_notice: reset,
    digest: reset,
    reply: reset,
    receipt: reset,
  },
})

const mailsOf = (t: TestApp) =>
  t.owner.selectFrom('mails').select(['id', 'state', 'attempts', 'error', 'next_attempt_at']).execute()

it('settles each mail on its own when composing one of them fails', async () => {
  await using t = await buildTestApp()
  await using server = await startMailServer()
  const [broken = '', ...others] = await queueMails(t, 8)
  deliverTo(
    t,
    server.url,
    composing(async ({ id }) => {
      if (id === broken) await sql`select 1 / 0`.execute(t.db)
      return content
    }),
  )
  const states = async () => Object.fromEntries((await mailsOf(t)).map(({ id, state }) => [id, state]))
  const sent = Object.fromEntries(others.map((id) => [id, 'sent']))
  await expect.poll(states).toEqual({ [broken]: 'queued', ...sent })
  expect(server.received).toHaveLength(7)
  expect((await mailsOf(t)).find(({ id }) => id === broken)).toMatchObject({
    attempts: 1,
    error: 'division by zero',
  })
})

it('retries with growing delays, and gives up when refused', async () => {
  await using t = await buildTestApp()
  const [id = ''] = await queueMails(t, 1)
  const makeDue = async () => {
    const { rows } = await sql<{ at: string }>`
      update mails set next_attempt_at = now() returning now()::text as at
    `.execute(t.owner)
    return rows[0]?.at
  }
  let dueAt = await makeDue()
  const warn = vi.fn()
  let refuse = false
  const send = async () => {
    throw refuse ? new RefusedError('550 no') : new Error('connect ECONNREFUSED to ann@example.com')
  }
  const { undelivered } = deliverTo(t, 'smtp://127.0.0.1:1', {
    ...composing(async () => content),
    transport: { send, close: async () => {} },
    log: { warn },
  })
  const mail = async () => {
    const { rows } = await sql<{ attempts: number; afterDue: number; left: number; state: string }>`
      select attempts, extract(epoch from next_attempt_at - ${dueAt}::timestamptz)::float8 as "afterDue",
        extract(epoch from next_attempt_at - now())::float8 as left, state
      from mails
    `.execute(t.owner)
    return rows[0]
  }
  for (const [attempt, delay] of [5, 10, 20, 40].entries()) {
    await expect.poll(() => warn.mock.calls.length).toBe(attempt + 1)
    const { attempts, afterDue, left } = (await mail()) ?? {}
    expect(attempts).toBe(attempt + 1)
    // The attempt was made between the time at which it was due, by a clock that may step back a little, and now.
    expect(afterDue).toBeGreaterThan(delay - 1)
    expect(left).toBeLessThanOrEqual(delay)
    dueAt = await makeDue()
  }
  expect(warn.mock.calls[0]).toEqual([
    { mailId: id, kind: 'reset', final: false, reason: 'connect ECONNREFUSED to …' },
    'mail not sent',
  ])
  refuse = true
  await t.owner.updateTable('mails').set({ next_attempt_at: sql<Date>`now()`, attempts: 20 }).execute()
  await expect.poll(async () => (await mail())?.state).toBe('failed')
  expect(await mailsOf(t)).toMatchObject([{ error: '550 no', next_attempt_at: null }])
  expect(warn.mock.lastCall).toEqual([
    { mailId: id, kind: 'reset', final: true, reason: '550 no' },
    'mail refused',
  ])
  expect(undelivered).toEqual({ ...noneUndelivered(), link: 1 })
})

it('gives up after three days of attempts', async () => {
  await using t = await buildTestApp()
  await queueMails(t, 1)
  await t.owner.updateTable('mails').set({ attempts: 298 }).execute()
  const transport = {
    send: async () => {
      throw new Error('down')
    },
    close: async () => {},
  }
  deliverTo(t, 'smtp://127.0.0.1:1', { ...composing(async () => content), transport })
  await expect.poll(async () => (await mailsOf(t))[0]?.attempts).toBe(299)
  await expect.poll(async () => (await mailsOf(t))[0]?.error).toBe('down')
  expect(await mailsOf(t)).toMatchObject([{ state: 'queued' }])
  await t.owner.updateTable('mails').set({ next_attempt_at: sql<Date>`now()` }).execute()
  await expect.poll(async () => (await mailsOf(t))[0]?.state).toBe('failed')
})

it('sends a mail when it is announced, without waiting to look for it', async () => {
  await using t = await buildTestApp()
  await using server = await startMailServer()
  const { delivery } = deliverTo(t, server.url, { ...composing(async () => content), pollMs: 3_600_000 })
  let listening = () => {}
  const ready = new Promise<void>((resolve) => {
    listening = resolve
  })
  const { channel } = delivery
  const changes = listen(
    t.url,
    [
      {
        channel,
        onNotification: () => delivery.onNotification(),
        onListening: (on) => {
          delivery.onListening(on)
          if (on) listening()
        },
      },
    ],
    { log: t.app.log },
  )
  t.onDispose(changes.stop)
  await ready
  await queueMails(t, 7)
  for (let n = 0; n < 7; n += 1) await server.next()
  expect(server.received).toHaveLength(7)
})

it('takes over the mails of a process that died, and of no other', async () => {
  await using t = await buildTestApp()
  await using server = await startMailServer()
  const [slow = '', orphaned = ''] = await queueMails(t, 2)
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const composed: string[] = []
  const compose = composing(async ({ id }) => {
    composed.push(id)
    if (id === slow) await finished
    return content
  })
  // Leased by another process that has died.
  await t.owner
    .updateTable('mails')
    .set({ attempts: 1, next_attempt_at: sql<Date>`now() + interval '1 second'` })
    .where('id', '=', orphaned)
    .execute()
  deliverTo(t, server.url, compose)
  deliverTo(t, server.url, compose)
  await server.next()
  expect(composed).toEqual([slow, orphaned])
  finish()
  await server.next()
  await expect.poll(async () => (await mailsOf(t)).map(({ state }) => state)).toEqual(['sent', 'sent'])
  expect(server.received).toHaveLength(2)
})

it('discards an obsolete mail', async () => {
  await using t = await buildTestApp()
  await queueMails(t, 1)
  deliverTo(
    t,
    'smtp://127.0.0.1:1',
    composing(async () => undefined),
  )
  await expect.poll(() => mailsOf(t)).toEqual([])
})

/** Queues mails to a new user, about a company if given. */
async function queueMany(t: TestApp, count: number, given: { bulk?: boolean; companyId?: string } = {}) {
  const { id: userId } = await t.make.user()
  await sql`
    insert into mails (id, kind, user_id, company_id, bulk, next_attempt_at)
    select gen_random_uuid(), 'team_welcome', ${userId}, ${given.companyId ?? null}::uuid, ${given.bulk ?? false},
      now()
    from generate_series(1, ${count}::integer)
  `.execute(t.owner)
  return userId
}

/** Delivers to a transport that notes whose mail it sent, and resolves each mail at `release`. */
function recording(t: TestApp) {
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
  t.onDispose(async () => release())
  const release = () => {
    holding = false
    for (const resolve of held.splice(0)) resolve()
  }
  return { sent, release, options }
}

it('sends a password link immediately although bulk mails are due and none of them gets through', async () => {
  await using t = await buildTestApp()
  const many = await queueMany(t, 2_000, { bulk: true, companyId: (await t.make.company()).id })
  const { sent, release, options } = recording(t)
  deliverTo(t, 'smtp://127.0.0.1:1', options)
  await expect.poll(() => sent).toEqual([many, many, many])
  const one = await queueMany(t, 1)
  await expect.poll(() => sent).toEqual([many, many, many, one])
  release()
  await expect.poll(() => sent.length).toBeGreaterThan(30)
  const at = sent.length
  const other = await queueMany(t, 1)
  await expect.poll(() => sent.slice(at).indexOf(other)).toBeGreaterThanOrEqual(0)
  const waiting = await t.owner
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('state', '=', 'queued')
    .executeTakeFirst()
  expect(Number(waiting?.count)).toBeGreaterThan(1_000)
})

it.each([true, false])('lets no company delay the mails of another, bulk or not: %s', async (bulk) => {
  await using t = await buildTestApp()
  const many = await queueMany(t, 2_000, { bulk, companyId: (await t.make.company()).id })
  const one = await queueMany(t, 1, { bulk, companyId: (await t.make.company()).id })
  const { sent, release, options } = recording(t)
  release()
  deliverTo(t, 'smtp://127.0.0.1:1', options)
  await expect.poll(() => sent.includes(one)).toBe(true)
  expect(sent.slice(0, sent.indexOf(one)).every((userId) => userId === many)).toBe(true)
  expect(sent.indexOf(one)).toBeLessThan(100)
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from max(next_attempt_at) - now())::float8 as seconds from mails where state = 'queued'
  `.execute(t.owner)
  expect(rows[0]?.seconds).toBeGreaterThan(400)
})

it('leaves kinds of a later version to its servers', async () => {
  await using t = await buildTestApp()
  const { id: userId } = await t.make.user()
  const later = randomUUID()
  await sql`insert into mails (id, kind, user_id, next_attempt_at) values (${later}, 'from_tomorrow', ${userId}, now())`.execute(
    t.owner,
  )
  const { sent, release, options } = recording(t)
  release()
  deliverTo(t, 'smtp://127.0.0.1:1', options)
  const one = await queueMany(t, 1)
  await expect.poll(() => sent).toEqual([one])
  expect((await mailsOf(t)).find(({ id }) => id === later)).toMatchObject({ attempts: 0, state: 'queued' })
})
