import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { freePort } from '@candour/postgres/free-port.ts'
import { forgotPassword, login, resetPassword } from '@candour/schemas/accounts.ts'
import { createCompany } from '@candour/schemas/companies.ts'
import { createUser, listCompanyUsers } from '@candour/schemas/users.ts'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPool } from '#db/client.ts'
import { linkIn, startMailServer } from '#test/mail-server.ts'
import { startTestPostgres } from '#test/postgres.ts'
import { type ServerProcess, startServer } from '#test/process.ts'

const superadminPassword = 'operator of it all'

let postgres: Awaited<ReturnType<typeof startTestPostgres>>
beforeAll(async () => {
  postgres = await startTestPostgres()
}, 120_000)
afterAll(() => postgres.stop())

/** Each test has a database and a mail port of its own, because most of its time is waiting. */
async function prepare() {
  const folder = await mkdtemp(join(tmpdir(), 'candour-faults-'))
  const smtpPort = await freePort()
  const url = new URL(postgres.url)
  const superuserUrl = new URL(postgres.superuserUrl)
  superuserUrl.pathname = '/postgres'
  const superuser = createPool(superuserUrl.href, { max: 1 })
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await superuser.query(`create database ${name} owner ${url.username} template ${url.pathname.slice(1)}`)
  await superuser.end()
  url.pathname = `/${name}`
  return {
    smtpPort,
    env: {
      DATABASE_URL: url.href,
      DATA_DIR: folder,
      SESSION_SECRET: 'x'.repeat(32),
      NODE_ENV: 'production',
      REQUIRE_TWO_FACTOR: 'off',
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_RETRY_SECONDS: '0.2',
      SUPERADMIN_PASSWORD: superadminPassword,
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}

async function asOperator({ url }: ServerProcess) {
  const send = (path: string, body: object, cookie = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const answer = await send(login.path, { email: 'admin@example.com', password: superadminPassword })
  const cookie = answer.headers.getSetCookie().at(-1)?.split(';', 1)[0] ?? ''
  return {
    post: (path: string, body: object) => send(path, body, cookie),
    get: async (path: string) => (await fetch(url + path, { headers: { cookie } })).json(),
  }
}

type Operator = Awaited<ReturnType<typeof asOperator>>

async function inviteTo({ post }: Operator, email: string): Promise<string> {
  const company = await post(createCompany.path, {
    name: 'Bakery',
    slug: 'bakery',
    googleReviewUrl: 'https://g.page/r/bakery/review',
  })
  const { id } = (await company.json()) as { id: string }
  const answer = await post(createUser.path, { email, companyId: id })
  expect(answer.status).toBe(201)
  return id
}

const invitationOf = async ({ get }: Operator, companyId: string) => {
  const [user] = (await get(listCompanyUsers.path.replace(':id', companyId))) as {
    invitation: { mail: string; error: string | null }
  }[]
  return user?.invitation
}

async function stop(server: ServerProcess, signal: NodeJS.Signals = 'SIGTERM') {
  server.kill(signal)
  await server.exited
}

it.concurrent('delivers an invitation once, despite an outage, and a server killed before it recorded the delivery', async ({
  expect,
}) => {
  await using prepared = await prepare()
  const { env, smtpPort } = prepared
  let server = await startServer(env)
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
  await stop(server, 'SIGKILL')
  await silent[Symbol.asyncDispose]()

  server = await startServer(env)
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
  const reset = await operator.post(resetPassword.path, { token, newPassword: 'a brand new secret' })
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
  await using prepared = await prepare()
  const { env, smtpPort } = prepared
  const { SMTP_URL: _, ...without } = env
  const first = await startServer(without)
  const operator = await asOperator(first)
  const companyId = await inviteTo(operator, 'person-0@example.com')
  expect(first.output()).toContain('SMTP_URL is not set: mails wait in the queue until it is')
  expect(await invitationOf(operator, companyId)).toMatchObject({ mail: 'queued', error: null })
  for (let n = 1; n < 30; n += 1) {
    await operator.post(createUser.path, { email: `person-${n}@example.com`, companyId })
  }
  await stop(first)
  const servers = await Promise.all([startServer(env), startServer(env)])
  await using mails = await startMailServer({}, smtpPort)
  const receivers = []
  for (let n = 0; n < 30; n += 1) receivers.push((await mails.next()).envelope.to[0])
  await Promise.all(servers.map((server) => stop(server)))
  expect(new Set(receivers).size).toBe(30)
  expect(mails.received).toHaveLength(30)
})

it.concurrent('shows mails on a local page in development without a mail server', async ({ expect }) => {
  await using prepared = await prepare()
  const { SMTP_URL: _, NODE_ENV: __, ...development } = prepared.env
  const server = await startServer(development)
  const page = /Mail: (http:\/\/localhost:\d+)/.exec(server.output())?.[1] ?? ''
  const { post } = await asOperator(server)
  await post(forgotPassword.path, { email: 'admin@example.com' })
  const caught = async () => (await (await fetch(`${page}/mails.json`)).json()) as { text: string }[]
  await expect.poll(async () => (await caught()).length).toBe(1)
  const { token } = linkIn((await caught())[0])
  expect((await post(resetPassword.path, { token, newPassword: 'a brand new secret' })).status).toBe(200)
  expect(await (await fetch(page)).text()).toContain('admin@example.com')
  await stop(server)
})
