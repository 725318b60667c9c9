import { randomUUID } from 'node:crypto'
import { getMe, login, logout } from '@candour/schemas/accounts.ts'
import { createCompany, updateCompany, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { createReview, dashboardEvents } from '@candour/schemas/reviews.ts'
import { createUser } from '@candour/schemas/users.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDb, createPool, type Db } from '#db/client.ts'
import { createFactories, password } from '#test/factories.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { startTestPostgres } from '#test/postgres.ts'
import { type ServerProcess, startServer } from '#test/process.ts'

const operatorPassword = 'operator of it all'

let postgres: Awaited<ReturnType<typeof startTestPostgres>>
let owner: Db
let mails: MailServer
let a: ServerProcess
let b: ServerProcess
beforeAll(async () => {
  postgres = await startTestPostgres()
  mails = await startMailServer()
  const env = {
    DATABASE_URL: postgres.url,
    SESSION_SECRET: 'x'.repeat(32),
    SMTP_URL: mails.url,
    SUPERADMIN_PASSWORD: operatorPassword,
  }
  const both = await Promise.all([startServer(env), startServer(env)])
  ;[a, b] = both
  owner = createDb(createPool(postgres.url, { max: 2 }))
}, 120_000)
afterAll(async () => {
  for (const server of [a, b]) {
    server.kill('SIGTERM')
    expect(await server.exited).toBe(0)
  }
  await owner.destroy()
  await mails[Symbol.asyncDispose]()
  await postgres.stop()
}, 120_000)

interface Call {
  method: string
  path: string
}

/** Makes a call with a session cookie, regardless of which process issued it. */
function send({ url }: ServerProcess, { method, path }: Call, cookie = '', body?: object): Promise<Response> {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
  return fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
}

async function signIn(server: ServerProcess, email: string, given = password): Promise<string> {
  const answer = await send(server, login, '', { email, password: given })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie().at(-1)?.split(';', 1)[0] ?? ''
}

const operator = (server: ServerProcess) => signIn(server, 'admin@example.com', operatorPassword)

it('start concurrently on an empty database: one seeds it, and neither fails', async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from users where role = 'superadmin'
  `.execute(owner)
  expect(rows).toEqual([{ n: 1 }])
  // Who seeded it says whom it created; the other one, how to get a new password.
  const found = [a, b].map((server) => server.output().includes('If the password is lost'))
  expect(found.toSorted()).toEqual([false, true])
  for (const server of [a, b]) {
    expect(server.output()).toContain('Superadmin: admin@example.com')
    expect(server.output()).not.toMatch(/error|"level":[45]0/i)
  }
})

it('share sessions, from sign-in to sign-out', async () => {
  const cookie = await operator(a)
  expect((await send(b, getMe, cookie)).status).toBe(200)
  expect((await send(b, logout, cookie)).status).toBe(200)
  expect((await send(a, getMe, cookie)).status).toBe(401)
})

it('notify dashboards of the other process of reviews', async () => {
  const make = createFactories(owner)
  const company = await make.company({ slug: 'told' })
  const { email } = await make.user({ companies: [company] })
  const cookie = await signIn(b, email)
  const events = { method: 'GET', path: `${dashboardEvents.path}?companyId=${company.id}` }
  const reader = (await send(b, events, cookie)).body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toBe('retry: 3000\n\n')
  const review = { companyId: company.id, rating: 5, feedback: 'Good', submissionId: randomUUID() }
  expect((await send(a, createReview, '', review)).status).toBe(201)
  expect((await reader?.read())?.value).toBe('data: {"type":"reviews_added"}\n\n')
  await reader?.cancel()
})

it('show visitors changes made on the other within a second', async () => {
  const company = await createFactories(owner).company({ slug: 'changing', name: 'Former Name' })
  const page = async () => (await send(b, { method: 'GET', path: '/changing' })).text()
  // Cached from here on.
  await expect.poll(page).toContain('Former Name')
  const cookie = await operator(a)
  const change = { method: updateCompany.method, path: updateCompany.path.replace(':id', company.id) }
  const logoUrl =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
  expect((await send(a, change, cookie, { name: 'Latter Name', logoUrl })).status).toBe(200)
  // Far less than the page stays cached without a notification, with room for a busy machine.
  await expect.poll(page, { timeout: 5_000 }).toMatch(/src="\/images\/[0-9a-f]{64}"[\s\S]*Latter Name/)
  expect(await page()).not.toContain('Former Name')

  const { email } = await createFactories(owner).user({ companies: [company], companyRole: 'manager' })
  const own = { method: 'PATCH', path: `${updateDashboardCompany.path}?companyId=${company.id}` }
  const body = { name: 'Own Name', logoUrl: null, brandColor: '#123456' }
  expect((await send(a, own, await signIn(a, email), body)).status).toBe(200)
  await expect.poll(page, { timeout: 5_000 }).toMatch(/#123456[\s\S]*Own Name/)
  expect(await page()).not.toMatch(/Latter Name|\/images\//)
})

it('redirect visitors from former slugs to one chosen on the other', async () => {
  const company = await createFactories(owner).company({ slug: 'first-name' })
  const cookie = await operator(a)
  const change = { method: updateCompany.method, path: updateCompany.path.replace(':id', company.id) }
  const leadsTo = async (slug: string) => {
    const { status, headers } = await fetch(`${b.url}/${slug}`, { redirect: 'manual' })
    return [status, headers.get('location')]
  }
  await expect.poll(() => leadsTo('first-name')).toEqual([200, null])
  for (const slug of ['second-name', 'third-name', 'first-name']) {
    expect((await send(a, change, cookie, { slug })).status).toBe(200)
    await expect.poll(() => leadsTo(slug), { timeout: 5_000 }).toEqual([200, null])
    const former = slug === 'second-name' ? ['first-name'] : ['second-name']
    for (const one of former) {
      await expect.poll(() => leadsTo(one), { timeout: 5_000 }).toEqual([302, `/${slug}`])
    }
  }
})

it('deliver each mail exactly once', async () => {
  const cookie = await operator(a)
  const created = await send(a, createCompany, cookie, {
    name: 'Bakery',
    slug: 'bakery',
    googleReviewUrl: 'https://g.page/r/bakery/review',
  })
  const { id: companyId } = await created.json()
  const emails = Array.from({ length: 30 }, (_, n) => `person-${n}@example.com`)
  const asked = emails.map((email, n) => send(n % 2 ? a : b, createUser, cookie, { email, companyId }))
  for (const { status } of await Promise.all(asked)) expect(status).toBe(201)
  for (const _ of emails) await mails.next()
  const waiting = () =>
    sql<{ n: number }>`
      select count(*)::integer as n from mails where state <> 'sent'
    `.execute(owner)
  await expect.poll(async () => (await waiting()).rows).toEqual([{ n: 0 }])
  const receivers = mails.received.map(({ envelope }) => envelope.to[0]).sort()
  expect(receivers).toEqual(emails.toSorted())
})
