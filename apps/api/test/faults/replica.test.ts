import { freePort } from '@candour/postgres/free-port.ts'
import type { Endpoint } from '@candour/schemas/endpoint.ts'
import { endpoints } from '@candour/schemas/endpoints.ts'
import { listLocations, updateLocation } from '@candour/schemas/locations.ts'
import { readAfterHeader } from '@candour/schemas/read-after.ts'
import { createReview, dashboardEvents, getReview, listReviews } from '@candour/schemas/reviews.ts'
import { listUsers } from '@candour/schemas/users.ts'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { queryOf } from '#test/database.ts'
import { send as sendTo, signIn as signInTo, testDeployment, testOwner } from '#test/faults/deployment.ts'
import { readText } from '#test/read-text.ts'
import { startReplica } from '#test/replica.ts'

const t = await testDeployment()
const { owner, sql, make } = t
const { sql: onPrimary } = testOwner(t.superuserUrl)
// As in production: otherwise commits reach the replica only with the next flush, up to 600 ms later.
await onPrimary`alter database candour set synchronous_commit = on`
const replica = await startReplica(t)
afterAll(() => replica[Symbol.asyncDispose]())
const onReplica = queryOf(replica.superuser)
const servers = [await start(), await start()] as const
beforeEach(async () => {
  // The previous test may have failed before it undid these.
  await replica.holdBack(0)
  await onReplica`select pg_wal_replay_resume()`
  await bothUse('replica')
})

async function start() {
  const METRICS_PORT = String(await freePort())
  const server = await t.start({ DATABASE_REPLICA_URL: replica.url, METRICS_PORT })
  return { server, metricsUrl: `http://127.0.0.1:${METRICS_PORT}/metrics` }
}

/** Returns the sum of a metric over both processes. */
async function metric(name: string): Promise<number> {
  const texts = await Promise.all(servers.map(async ({ metricsUrl }) => (await fetch(metricsUrl)).text()))
  return texts
    .flatMap((text) => text.split('\n').filter((line) => line.startsWith(`${name} `)))
    .reduce((sum, line) => sum + Number(line.split(' ')[1]), 0)
}

const readsFrom = (from: 'replica' | 'primary') => metric(`candour_replica_reads_total{from="${from}"}`)

async function bothUse(from: 'replica' | 'primary'): Promise<void> {
  await expect.poll(() => metric('candour_replica_in_use'), { interval: 50 }).toBe(from === 'replica' ? 2 : 0)
}

/** Makes a company with one location and a user, and returns what `own` calls of the user about it are made with. */
async function member() {
  const company = await make.company({ name: 'Çay Evi 茶室 '.repeat(5).trim() })
  const location = await make.location(company)
  const { email } = await make.user({ companies: [company] })
  const own = { query: { companyId: company.id }, cookie: await signIn(email) }
  return { company, location, own }
}

const serverAt = (at: number) => (at % 2 ? servers[1] : servers[0]).server
const signIn = (email: string) => signInTo(serverAt(0), email)
const send = (at: number, ...call: Call) => sendTo(serverAt(at), ...call)
type Call = [endpoint: Endpoint, parts?: Parameters<typeof sendTo>[2]]

/** Returns the status and the parsed body. */
async function answer<Body>(at: number, ...call: Call): Promise<[status: number, body: Body]> {
  const answered = await send(at, ...call)
  return [answered.status, (await answered.json()) as Body]
}

const json = async <Body>(at: number, ...call: Call): Promise<Body> => (await answer<Body>(at, ...call))[1]

/** Reads a stream of events one after another. */
async function events(at: number, ...call: Call) {
  const pieces = readText(await send(at, ...call))
  let text = ''
  return {
    /** Waits for the next event of a type. */
    async next(type: string): Promise<{ id: string | undefined }> {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end === -1) {
          text += await pieces.next()
          continue
        }
        const event = text.slice(0, end)
        text = text.slice(end + 2)
        if (event.includes(`"${type}"`)) return { id: /^id: (.*)$/m.exec(event)?.[1] }
      }
    },
    close: pieces.close,
  }
}

/** Writes and reads again, each time in another process; returns how many reads were older than the write. */
async function writeThenRead(tries: number, users: number): Promise<number> {
  const members = await Promise.all(Array.from({ length: users }, member))
  let stale = 0
  await Promise.all(
    members.map(async ({ location, own }, user) => {
      for (let at = 0; at < tries / users; at += 1) {
        const name = `Kadıköy ${user} ${at}`
        const change = { ...own, params: location, body: { name } }
        expect((await send(user + at, updateLocation, change)).status).toBe(200)
        const [shown] = await json<{ name: string }[]>(user + at + 1, listLocations, own)
        if (shown?.name !== name) stale += 1
      }
    }),
  )
  return stale
}

/** Reads of accounts or settings, of what reads write to, or of work in progress. */
const ofPrimary = [
  ...[
    'getSlugUse',
    'getDashboardCompany',
    'getNotifications',
    'getRetention',
    'listApiKeys',
    'listAssignees',
  ],
  'listTeam',
  // Read no table of a company, or look at the primary itself.
  ...['listPrintFormats', 'getSystem'],
  ...[
    'listAudit',
    'exportAuditCsv',
    'listOwnAudit',
    'exportOwnAuditCsv',
    'listAttention',
    'getCompanyImport',
    'exportEvidence',
  ],
]

/** What is drawn when it is asked for. */
const drawn = /\/prints\/|print-file|package|poster/

it('all other reads of companies and of the platform are answered by the replica', async () => {
  const { company, own } = await member()
  const { id: review } = await make.review(company, { feedback: 'Très bon café, 服务很好' })
  const { id: order } = await make.printOrder(company)
  const operator = await make.user({ role: 'superadmin' })
  await sql`insert into company_imports (id, started_by, total) values (${company.id}, ${operator.id}, 1)`
  await sql`insert into walks (company_id, id, user_id) values (${company.id}, ${company.id}, ${operator.id})`
  await sql`
    insert into walk_confirmations (company_id, walk_id, submission_id, user_id, verdict, read, at, photo)
    values (${company.id}, ${company.id}, ${company.id}, ${operator.id}, 'unknown', 'ABCDEFGH', now(), 'x')
  `
  const webhooks = { company: await make.webhook(company), superadmin: await make.webhook(null) }
  const cookies = { company: own.cookie, superadmin: await signIn(operator.email) }
  const days = { from: '2026-01-01', to: '2026-12-31', date: '2026-05-04' }
  const query = { ...own.query, ids: review, themes: 'waiting', ...days }
  // What was written above must have been replayed, however busy the machine is.
  await expect
    .poll(async () => {
      const before = await readsFrom('replica')
      await send(0, listUsers, { cookie: cookies.superadmin })
      const { status } = await send(0, getReview, { ...own, params: { id: review } })
      return [status, (await readsFrom('replica')) - before]
    })
    .toEqual([200, 2])
  const answered: string[] = []
  const answeredByReplica: string[] = []
  for (const endpoint of endpoints) {
    const { id, method, audience, path, stream } = endpoint
    if (method !== 'GET' || (audience !== 'company' && audience !== 'superadmin')) continue
    if (stream === 'text/event-stream' || (stream && drawn.test(path)) || path.includes('/test-mail/'))
      continue
    const named = path.includes('/reviews/') ? review : path.includes('orders/') ? order : company.id
    const params = {
      id: path.includes('/webhooks/') ? webhooks[audience].id : named,
      submissionId: company.id,
    }
    const before = await readsFrom('replica')
    const given = await send(0, endpoint, { params, query, cookie: cookies[audience] })
    await given.text()
    expect([id, given.status]).toEqual([id, 200])
    answered.push(id)
    if ((await readsFrom('replica')) > before) answeredByReplica.push(id)
  }
  expect(answeredByReplica).toEqual(answered.filter((id) => !ofPrimary.includes(id)))
  expect(answered).toEqual(expect.arrayContaining(ofPrimary))
})

it('a session reads what it has written from a replica that follows closely', async () => {
  const before = await readsFrom('replica')
  await replica.holdBack(20)
  expect(await writeThenRead(200, 4)).toBe(0)
  expect((await readsFrom('replica')) - before).toBeGreaterThan(100)
})

it('a session never reads a state older than its last write, in 1,000 tries with a replica half a second behind', async () => {
  await replica.holdBack(500)
  const before = await readsFrom('primary')
  expect(await writeThenRead(1_000, 20)).toBe(0)
  expect((await readsFrom('primary')) - before).toBeGreaterThan(300)
})

it('a client that is told of a review reads it, whichever process answers', async () => {
  await replica.holdBack(500)
  // Each in a company of its own, because detecting languages causes events as well.
  for (let at = 0; at < 5; at += 1) {
    const { company, own } = await member()
    const streams = await Promise.all([0, 1].map((to) => events(to, dashboardEvents, own)))
    const body = { companyId: company.id, rating: 5, feedback: 'Vielen Dank, 很好' }
    expect((await send(at, createReview, { body })).status).toBe(201)
    await Promise.all(
      streams.map(async (stream, to) => {
        const { id } = await stream.next('reviews_added')
        expect(id).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/)
        expect(await json<object[]>(to, listReviews, own)).toHaveLength(1)
        await stream.close()
      }),
    )
  }
})

it('a read waits for the position that its client names, and for no impossible one', async () => {
  const { company, location, own } = await member()
  const shown = async (readAfter?: string) => {
    const headers = readAfter === undefined ? {} : { [readAfterHeader]: readAfter }
    const [status, found] = await answer<{ id: string }[]>(0, listLocations, { ...own, headers })
    expect(status).toBe(200)
    return found.map(({ id }) => id)
  }
  // What the session itself has written has been replayed, or it would read from the primary.
  await expect
    .poll(async () => {
      const before = await readsFrom('replica')
      return [await shown(), (await readsFrom('replica')) - before]
    })
    .toEqual([[location.id], 1])
  await onReplica`select pg_wal_replay_pause()`
  const { id } = await make.location(company)
  const [now] = await sql<{ position: string }>`select pg_current_wal_insert_lsn() as position`
  expect(await shown(now?.position)).toContain(id)
  expect(await shown()).not.toContain(id)
  for (const hostile of ['0', 'FFFFFFFF/FFFFFFFF', '0/0', "0/0'; --", '/'.repeat(5_000)]) {
    expect((await shown(hostile)).length).toBeGreaterThan(0)
  }
})

it('reads that replaying cancels are repeated on the primary', async () => {
  await onReplica`alter system set max_standby_streaming_delay = 0`
  await onReplica`select pg_reload_conf()`
  const { own } = await member()
  const canceled = async () => {
    const [conflicts] = await onReplica<{ reads: number }>`
      select confl_lock::integer as reads from pg_stat_database_conflicts where datname = 'candour'
    `
    return conflicts?.reads ?? 0
  }
  const before = await canceled()
  let reading = true
  const locking = (async () => {
    while (reading) {
      await owner.transaction().execute((tx) => queryOf(tx)`lock table locations`)
    }
  })()
  // Few at a time: on the primary they wait for the lock too, and would be refused after five seconds.
  const reads = Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      while (reading) {
        const [status, found] = await answer(at, listLocations, own)
        expect([status, found]).toEqual([200, [expect.anything()]])
      }
    }),
  )
  try {
    await Promise.race([expect.poll(canceled).toBeGreaterThan(before + 2), reads])
  } finally {
    reading = false
    await locking
    await onReplica`alter system reset max_standby_streaming_delay`
    await onReplica`select pg_reload_conf()`
  }
  await reads
})

it('a replica that is gone is left out at once, and used again once it is back', async () => {
  const { own } = await member()
  const read = async (at: number) => (await answer(at, listLocations, own))[0]
  const timesLeftOut = () =>
    servers.map(({ server }) => server.output().split('the replica is left out').length - 1)
  const before = timesLeftOut()
  const statuses: number[] = []
  let isOver = false
  const reading = Promise.all(
    [0, 1].map(async (at) => {
      while (!isOver) statuses.push(await read(at))
    }),
  )
  try {
    await replica.kill()
    await bothUse('primary')
    await replica.start()
    await bothUse('replica')
  } finally {
    isOver = true
    await reading
  }
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(timesLeftOut()).toEqual(before.map((times) => times + 1))
})

it('a replica that lags by more than ten seconds is left out until it has caught up', async () => {
  const { company, own } = await member()
  await onReplica`select pg_wal_replay_pause()`
  await make.location(company)
  await bothUse('primary')
  expect(await metric('candour_replica_lag_seconds')).toBeGreaterThan(20)
  expect(await json<object[]>(0, listLocations, own)).toHaveLength(2)
  await onReplica`select pg_wal_replay_resume()`
  await bothUse('replica')
  expect(await metric('candour_replica_lag_seconds')).toBeLessThan(20)
})

it('reads show what was missed while notifications were interrupted', async () => {
  const { company, own } = await member()
  const stream = await events(0, dashboardEvents, own)
  await onReplica`select pg_wal_replay_pause()`
  await make.location(company)
  await onPrimary`
    select pg_terminate_backend(pid) from pg_stat_activity where usename = 'candour_app'
  `
  await stream.next('reviews_added')
  expect(await json<object[]>(0, listLocations, own)).toHaveLength(2)
  await onReplica`select pg_wal_replay_resume()`
  await stream.close()
})

it('a replica that was promoted is left out', async () => {
  const { company, own } = await member()
  await onReplica`select pg_promote()`
  await bothUse('primary')
  const { id } = await make.location(company)
  const shown = await json<{ id: string }[]>(0, listLocations, own)
  expect(shown.map((location) => location.id)).toContain(id)
})
