import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { freePort } from '@candour/postgres/free-port.ts'
import { forgotPassword, resetPassword } from '@candour/schemas/accounts.ts'
import { createCompany } from '@candour/schemas/companies.ts'
import type { Endpoint } from '@candour/schemas/endpoint.ts'
import { createUser, listCompanyUsers } from '@candour/schemas/users.ts'
import PostalMime from 'postal-mime'
import { it } from 'vitest'
import { createPool } from '#db/client.ts'
import { send, signIn, stop, testDeployment, testFolder } from '#test/faults/deployment.ts'
import { linkIn, startMailServer } from '#test/mail-server.ts'
import type { ServerProcess } from '#test/process.ts'

const SUPERADMIN_PASSWORD = 'operator of it all'

const t = await testDeployment()
const folder = await testFolder()

/** Each test has a database and a mail port of its own, because most of its time is waiting. */
async function prepare() {
  const smtpPort = await freePort()
  const url = new URL(t.url)
  const superuserUrl = new URL(t.superuserUrl)
  superuserUrl.pathname = '/postgres'
  const superuser = createPool(superuserUrl.href, { max: 1 })
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await superuser.query(`create database ${name} owner ${url.username} template ${url.pathname.slice(1)}`)
  await superuser.end()
  url.pathname = `/${name}`
  const env = {
    DATABASE_URL: url.href,
    DATA_DIR: join(folder, name),
    NODE_ENV: 'production',
    REQUIRE_TWO_FACTOR: 'off',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_RETRY_SECONDS: '0.2',
    SUPERADMIN_PASSWORD,
  }
  return { smtpPort, env }
}

async function asOperator(server: ServerProcess) {
  const cookie = await signIn(server, 'admin@example.com', SUPERADMIN_PASSWORD)
  return (endpoint: Endpoint, parts: Parameters<typeof send>[2]) =>
    send(server, endpoint, { ...parts, cookie })
}

type Operator = Awaited<ReturnType<typeof asOperator>>

async function inviteTo(call: Operator, email: string): Promise<string> {
  const bakery = { name: 'Bakery', slug: 'bakery', googleReviewUrl: 'https://g.page/r/bakery/review' }
  const { id } = (await (await call(createCompany, { body: bakery })).json()) as { id: string }
  const { status } = await call(createUser, { body: { email, companyId: id } })
  if (status !== 201) throw new Error(`inviting answered ${status}`)
  return id
}

const invitationOf = async (call: Operator, id: string) => {
  const [user] = (await (await call(listCompanyUsers, { params: { id } })).json()) as {
    invitation: { mail: string; error: string | null }
  }[]
  return user?.invitation
}

it.concurrent('delivers an invitation once, despite an outage, and a server killed before it recorded the delivery', async ({
  expect,
}) => {
  const { env, smtpPort } = await prepare()
  let server = await t.start(env)
  let operator = await asOperator(server)
  const companyId = await inviteTo(operator, 'ann@example.com')
  await expect.poll(async () => (await invitationOf(operator, companyId))?.error).toContain('ECONNREFUSED')
  let taken = (_: Buffer) => {}
  const unacknowledged = new Promise<Buffer>((resolve) => {
    taken = resolve
  })
  // Accepts the mail but never acknowledges it.
  await using silent = await startMailServer(
    { onData: async (stream) => taken(await buffer(stream)) },
    smtpPort,
  )
  const before = await PostalMime.parse(await unacknowledged)
  server.kill('SIGKILL')
  await server.exited
  await silent[Symbol.asyncDispose]()

  server = await t.start(env)
  operator = await asOperator(server)
  expect((await invitationOf(operator, companyId))?.mail).toBe('queued')
  await using mails = await startMailServer({}, smtpPort)
  const mail = await mails.next()
  expect(mail.envelope.to).toEqual(['ann@example.com'])
  expect(mail.messageId).toBe(before.messageId)
  const { token } = linkIn(mail)
  expect(token).toBe(linkIn(before).token)
  await expect.poll(async () => (await invitationOf(operator, companyId))?.mail).toBe('sent')
  // As a browser would open it.
  await fetch(`${server.url}/setup-password?token=${token}`)
  const reset = await operator(resetPassword, { body: { token, newPassword: 'a brand new secret' } })
  expect(reset.status).toBe(200)
  await stop(server)
  expect(mails.received).toHaveLength(1)
  expect(server.output()).toContain('"path":"/setup-password"')
  expect(server.output()).not.toContain(token)
  expect(server.output()).not.toContain('ann@example.com')
})

it.concurrent('keeps mails queued in production without a mail server, and logs it; two processes then deliver each once', async ({
  expect,
}) => {
  const { env, smtpPort } = await prepare()
  const { SMTP_URL: _, ...without } = env
  const first = await t.start(without)
  const operator = await asOperator(first)
  const companyId = await inviteTo(operator, 'person-0@example.com')
  expect(first.output()).toContain('SMTP_URL is not set: mails wait in the queue until it is')
  expect(await invitationOf(operator, companyId)).toMatchObject({ mail: 'queued', error: null })
  for (let n = 1; n < 30; n += 1) {
    await operator(createUser, { body: { email: `person-${n}@example.com`, companyId } })
  }
  await stop(first)
  const servers = await Promise.all([t.start(env), t.start(env)])
  await using mails = await startMailServer({}, smtpPort)
  const receivers = []
  for (let n = 0; n < 30; n += 1) receivers.push((await mails.next()).envelope.to[0])
  await Promise.all(servers.map(stop))
  expect(new Set(receivers).size).toBe(30)
  expect(mails.received).toHaveLength(30)
})

it.concurrent('shows mails on a local page in development without a mail server', async ({ expect }) => {
  const { env } = await prepare()
  const { SMTP_URL: _, NODE_ENV: __, ...development } = env
  const server = await t.start(development)
  const page = /Mail: (http:\/\/localhost:\d+)/.exec(server.output())?.[1] ?? ''
  await send(server, forgotPassword, { body: { email: 'admin@example.com' } })
  const caught = async () => (await (await fetch(`${page}/mails.json`)).json()) as { text: string }[]
  await expect.poll(async () => (await caught()).length).toBe(1)
  const { token } = linkIn((await caught())[0])
  const body = { token, newPassword: 'a brand new secret' }
  expect((await send(server, resetPassword, { body })).status).toBe(200)
  expect(await (await fetch(page)).text()).toContain('admin@example.com')
  await stop(server)
})
