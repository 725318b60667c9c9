import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { forgotPassword } from '@candour/schemas/accounts.ts'
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest'
import { createDb, createPool, type Db } from '#db/client.ts'
import { createFactories, type Factories } from '#test/factories.ts'
import { type Cluster, startCluster } from '#test/failover/cluster.ts'
import { startVisitors } from '#test/faults/visitors.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { type ServerProcess, startServer } from '#test/process.ts'
import { driftOf } from '#test/rollup.ts'

/** Longer than Patroni takes to detect the loss of etcd, in ms. */
const etcdAwayMs = 15_000
/** Users who ask for a link to set a password, one per second from the event on. */
const forgetful = 8
/** About 150 reviews per second, each sent again until it is stored. */
const visiting = { count: 40, restMs: 200, retryMs: 500 }

let folder: string
let cluster: Cluster
let mails: MailServer
let server: ServerProcess
let owner: Db
let make: Factories
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candour-failover-'))
  cluster = await startCluster(folder, process.env.POSTGRES_BIN_DIR ?? '')
  mails = await startMailServer()
  server = await startServer({
    DATA_DIR: folder,
    DATABASE_URL: cluster.url,
    SESSION_SECRET: 'x'.repeat(32),
    SMTP_URL: mails.url,
    MAIL_RETRY_SECONDS: '0.2',
  })
  owner = createDb(createPool(cluster.url, { max: 2 }))
  make = createFactories(owner)
})
afterAll(async () => {
  server?.kill('SIGTERM')
  await server?.exited
  await owner?.destroy()
  await mails?.[Symbol.asyncDispose]()
  await cluster?.stop()
  await rm(folder, { recursive: true, force: true })
  console.table(table)
})

const table: Record<string, Record<string, number>> = {}

interface Event {
  name: string
  /** The longest time without a stored review that is allowed, in seconds. */
  barSeconds: number
  /** Triggers the event. Returns a function that repairs the deployment. */
  apply(): Promise<() => void>
}

const events: Event[] = [
  {
    name: 'node of the primary killed',
    barSeconds: 15,
    apply: async () => {
      const leader = await cluster.nodeOf('leader')
      await leader.killAll()
      return () => leader.start()
    },
  },
  {
    name: 'postmaster of the primary killed',
    barSeconds: 15,
    apply: async () => {
      await (await cluster.nodeOf('leader')).killPostmaster()
      return () => {}
    },
  },
  {
    name: 'node of the synchronous standby killed',
    barSeconds: 15,
    apply: async () => {
      const standby = await cluster.nodeOf('sync_standby')
      await standby.killAll()
      return () => standby.start()
    },
  },
  {
    name: 'planned switchover',
    barSeconds: 5,
    apply: async () => {
      await cluster.switchOver()
      return () => {}
    },
  },
  {
    name: 'etcd killed, back after 15 s',
    barSeconds: 15,
    apply: async () => {
      await cluster.etcd.kill()
      await setTimeout(etcdAwayMs)
      return () => cluster.etcd.start()
    },
  },
]

/** Requests a link until the server accepts, as a user would. Returns the number of refusals. */
async function forgets(email: string): Promise<number> {
  for (let refused = 0; ; refused += 1) {
    const { status } = await fetch(server.url + forgotPassword.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    if (status === 200) return refused
    expect(status).toBe(503)
    await setTimeout(1_000)
  }
}

it.each(events)('$name', async ({ name, barSeconds, apply }) => {
  onTestFailed(() => console.log(cluster.output(), server.output().slice(-5_000)))
  await cluster.settled()
  const users: string[] = []
  while (users.length < forgetful) users.push((await make.user()).email)

  const load = await startVisitors({ server, owner, ...visiting })
  await load.succeed(200)
  load.gapMs = 0
  const asking = Promise.all(users.map((email, n) => setTimeout(1_000 * n).then(() => forgets(email))))
  const heal = await apply()
  await load.succeed(400)
  heal()
  await cluster.settled()
  await load.succeed(200)
  await load.stop()
  const refusedAsks = (await asking).reduce((sum, refused) => sum + refused, 0)

  const mailed = () =>
    users.filter((email) => mails.received.some(({ envelope }) => envelope.to.includes(email))).length
  await expect.poll(mailed).toBe(users.length)
  const { acknowledged, lost, doubled } = await load.count()
  const gap = Math.round(load.gapMs / 100) / 10
  table[name] = {
    ...{ 'gap, s': gap, 'bar, s': barSeconds, acknowledged, '503': load.refused, other: load.unclear.length },
    ...{ lost, doubled, 'mails asked for': users.length, 'of these refused first': refusedAsks },
    ...{ 'load average': Math.round(loadavg()[0] ?? 0) },
  }
  expect(load.unclear).toEqual([])
  expect({ acknowledged, lost, doubled }).toEqual({
    acknowledged: load.submissions.length,
    lost: 0,
    doubled: 0,
  })
  expect(await driftOf(owner)).toEqual([])
  expect(gap).toBeLessThanOrEqual(barSeconds)
})
