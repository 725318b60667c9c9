import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { forgotPassword } from '@candour/schemas/accounts.ts'
import { expect, it } from 'vitest'
import { send, testEmbedded, testMailServer, testOwner } from '#test/faults/deployment.ts'
import { reaches, under } from '#test/faults/visitors.ts'

const mails = await testMailServer()
const { owner, sql, make, folder, server, database } = await testEmbedded({ SMTP_URL: mails.url })
const { sql: asSuperuser } = testOwner(database.superuserUrl)

/** Restarts the primary as a standby, as a failover does; it serves reads and refuses writes. */
async function demote(): Promise<void> {
  await writeFile(join(folder, 'postgres/standby.signal'), '')
  process.kill(await database.pid(), 'SIGINT')
  await expect.poll(isStandby, { interval: 20 }).toBe(true)
}

async function isStandby(): Promise<boolean | undefined> {
  const query = asSuperuser<{ standby: boolean }>`select pg_is_in_recovery() as standby`
  const [row] = await query.catch(() => [])
  return row?.standby
}

it('the primary becomes a standby and is promoted again', async () => {
  const company = await make.company()
  const { email } = await make.user({ companies: [company] })
  const ask = async (path: string, body?: object) => {
    const answer = await send(server, { method: body ? 'POST' : 'GET', path }, { ...(body && { body }) })
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
    await asSuperuser`select pg_promote()`
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
    const ran = await sql`
      select from pgboss.job
      where name = 'alerts' and state = 'completed' and created_on > now() - interval '1 minute'
    `
    return ran.length
  }
  await expect.poll(minute, { timeout: 100_000 }).toBeGreaterThan(0)
})
