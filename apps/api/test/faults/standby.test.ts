import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forgotPassword } from '@candour/schemas/accounts.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDb, createPool, type Db } from '#db/client.ts'
import { createFactories } from '#test/factories.ts'
import { embeddedIn } from '#test/faults/embedded.ts'
import { reaches, under } from '#test/faults/visitors.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { prepareDataDir } from '#test/prepared-cluster.ts'
import { type ServerProcess, startServer } from '#test/process.ts'

let folder: string
let server: ServerProcess
let mails: MailServer
let database: Awaited<ReturnType<typeof embeddedIn>>
let owner: Db
let superuser: Db
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candour-faults-'))
  await prepareDataDir(folder)
  mails = await startMailServer()
  server = await startServer({ DATA_DIR: folder, SMTP_URL: mails.url })
  database = await embeddedIn(folder)
  owner = createDb(createPool(database.url, { max: 2 }))
  superuser = createDb(createPool(database.superuserUrl, { max: 1 }))
}, 120_000)
afterAll(async () => {
  await owner.destroy()
  await superuser.destroy()
  server.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  await mails[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

/** Restarts the primary as a standby, as a failover does; it serves reads and refuses writes. */
async function demote(): Promise<void> {
  await writeFile(join(folder, 'postgres/standby.signal'), '')
  process.kill(await database.pid(), 'SIGINT')
  await expect.poll(isStandby, { interval: 20 }).toBe(true)
}

async function isStandby(): Promise<boolean | undefined> {
  const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`
    .execute(superuser)
    .catch(() => ({ rows: [] }))
  return rows[0]?.standby
}

it('the primary becomes a standby and is promoted again', async () => {
  const make = createFactories(owner)
  const company = await make.company()
  const { email } = await make.user({ companies: [company] })
  const ask = async (path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(
      server.url + path,
      body && { method: 'POST', headers, body: JSON.stringify(body) },
    )
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() }
  }

  await under('primary demoted', { server, owner }, async (visitors) => {
    await demote()
    await visitors.fail(8)
    const refused = { status: 503, retryAfter: '5' }
    expect(await ask(forgotPassword.path, { email })).toMatchObject(refused)
    const page = await ask(`/${company.slug}`)
    expect(page).toMatchObject(refused)
    expect(page.text).toMatch(/^<!doctype html>/)
    expect((await ask('/api/health/ready')).status).toBe(503)
    await sql`select pg_promote()`.execute(superuser)
  })

  // Its mail is announced by a notification, and nothing is left of the requests that were refused.
  expect((await ask(forgotPassword.path, { email })).status).toBe(200)
  await reaches(() => mails.received.length, 1)
  expect(mails.received.map(({ envelope }) => envelope.to)).toEqual([[email]])

  // A cached company follows the changes that other processes make.
  const title = async () => (await ask(`/${company.slug}`)).text.includes('Another Name')
  expect(await title()).toBe(false)
  await owner.updateTable('companies').set({ name: 'Another Name' }).where('id', '=', company.id).execute()
  await expect.poll(title, { interval: 20 }).toBe(true)

  const minute = async () => {
    const { rows } = await sql<{ ran: number }>`
      select count(*)::integer as ran from pgboss.job
      where name = 'alerts' and state = 'completed' and created_on > now() - interval '1 minute'
    `.execute(owner)
    return rows[0]?.ran ?? 0
  }
  await expect.poll(minute, { timeout: 100_000 }).toBeGreaterThan(0)
})
