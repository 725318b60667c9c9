import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { login } from '@candour/schemas/accounts.ts'
import { getSummary, getTrends } from '@candour/schemas/analytics.ts'
import { addNote, reply } from '@candour/schemas/cases.ts'
import type { Endpoint } from '@candour/schemas/endpoint.ts'
import { getFunnel } from '@candour/schemas/funnel.ts'
import { erasePerson, findPerson, listCertificates } from '@candour/schemas/privacy.ts'
import { createReview, dashboardEvents, exportReviewsCsv, listReviews } from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDb, createPool, type Db } from '#db/client.ts'
import { scanDatabase } from '#modules/privacy/scan-database.ts'
import { createFactories, password } from '#test/factories.ts'
import { startTestPostgres } from '#test/postgres.ts'
import { compileCache, type ServerProcess, startServer } from '#test/process.ts'
import { readText } from '#test/read-text.ts'
import { driftOf } from '#test/rollup.ts'

const person = {
  email: 'zoe.quartz@example.com',
  phone: '+49 170 9876543',
  name: 'Zoë Quartzstein',
  words: 'Quibblewort',
}
const reason = 'Asked for it in a letter'

let postgres: Awaited<ReturnType<typeof startTestPostgres>>
let owner: Db
let folder: string
let a: ServerProcess
let b: ServerProcess
let company: { id: string }
let cookie: string

const settings = (dataDir: string, url = postgres.url) => ({
  DATABASE_URL: url,
  DATA_DIR: join(folder, dataDir),
  SESSION_SECRET: 'x'.repeat(32),
})

beforeAll(async () => {
  postgres = await startTestPostgres()
  folder = await mkdtemp(join(tmpdir(), 'candour-faults-'))
  ;[a, b] = await Promise.all([startServer(settings('a')), startServer(settings('b'))])
  owner = createDb(createPool(postgres.url, { max: 2 }))
  const make = createFactories(owner)
  company = await make.company()
  const { email } = await make.user({ companies: [company] })
  const answer = await send(a, login, { body: { email, password } })
  cookie = answer.headers.getSetCookie().at(-1)?.split(';', 1)[0] ?? ''
}, 120_000)
afterAll(async () => {
  for (const server of [a, b]) server.kill('SIGTERM')
  await Promise.all([a.exited, b.exited])
  await owner.destroy()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

interface Parts {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
}

function send(server: ServerProcess, { method, path }: Endpoint, { params = {}, query, body }: Parts) {
  const url = server.url + path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  return fetch(query ? `${url}?${new URLSearchParams(query)}` : url, {
    method,
    headers: { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}

async function ask<T = unknown>(server: ServerProcess, endpoint: Endpoint, parts: Parts = {}): Promise<T> {
  const answer = await send(server, endpoint, { query: { companyId: company.id }, ...parts })
  expect(answer.status, await answer.clone().text()).toBe(endpoint.status ?? 200)
  return (await answer.json()) as T
}

function run(command: string, env: Record<string, string>, ...args: string[]) {
  const file = fileURLToPath(new URL(`../../../../tooling/commands/src/${command}.ts`, import.meta.url))
  return new Promise<{ code: number | null; out: Buffer; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [file, ...args],
      {
        env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: compileCache, ...env },
        encoding: 'buffer',
        maxBuffer: 2 ** 28,
      },
      (_, stdout, stderr) => resolve({ code: child.exitCode, out: stdout, err: stderr.toString() }),
    )
  })
}

/** Where `pnpm privacy:check` finds personal data of the person in a database. */
async function remains({ DATABASE_URL: url }: { DATABASE_URL: string }): Promise<string[]> {
  const db = createDb(createPool(url, { max: 1 }))
  const found: string[] = []
  for (const value of Object.values(person)) {
    const { occurrences } = await scanDatabase(db, value)
    for (const { table, column } of occurrences) found.push(`${table}.${column}: ${value}`)
  }
  await db.destroy()
  return found
}

const checked = async () => {
  const { code, out } = await run('privacy-check', settings('a'), person.words)
  return { code, out: out.toString() }
}

const caughtBy = async (server: ServerProcess) => {
  const [, url] = /Mail: (\S+)/.exec(server.output()) ?? []
  return (await fetch(`${url}/mails.json`)).text()
}
const mentionsPerson = (text: string) =>
  Object.values(person).some((value) => text.toLowerCase().includes(value.toLowerCase()))

/** Everything that must stay as it is. */
const numbers = async () => [
  await ask(b, getSummary),
  await ask(b, getTrends),
  await ask(b, getFunnel),
  (await ask<{ rating: number }[]>(b, listReviews)).map(({ rating }) => rating),
]

/** Creates every kind of data that the product stores about a visitor. */
async function leaveTraces() {
  const review = {
    companyId: company.id,
    submissionId: randomUUID(),
    rating: 2,
    feedback: `${person.words} is my dog. ${person.words}! Write to ${person.email} or call 0170/9876543. ${person.name}`,
    contactName: person.name,
    contactEmail: person.email,
    contactNumber: person.phone,
  }
  const { id } = await ask<{ id: string }>(a, createReview, { body: review })
  await ask(b, createReview, { body: { ...review, revision: 1, rating: 1 } })
  for (const rating of [1, 4, 5]) {
    await ask(a, createReview, { body: { companyId: company.id, rating, feedback: 'The waiter was kind' } })
  }
  await ask(a, addNote, { params: { id }, body: { text: `${person.name} called from ${person.phone}` } })
  for (const text of [`Dear ${person.name}, thank you`, 'We are sorry']) {
    await ask(a, reply, { params: { id }, body: { text } })
  }
  // Both answers, and an alert to the owner, are shown by the process that sent them.
  await expect
    .poll(async () => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::integer as n from mails where state = 'sent' and kind in ('reply', 'alert')
      `.execute(owner)
      return rows[0]?.n
    })
    .toBeGreaterThanOrEqual(2)
  expect(mentionsPerson((await caughtBy(a)) + (await caughtBy(b)))).toBe(true)
  const order = await createFactories(owner).printOrder(company)
  await sql`
    update print_orders set billing_email = ${person.email}, billing_contact_name = ${person.name},
      billing_phone = ${person.phone} where id = ${order.id}
  `.execute(owner)
  // One queued and one failed mail: erasing covers both.
  await sql`
    insert into mails (id, kind, company_id, order_id, recipient, state, error, next_attempt_at) values
      (gen_random_uuid(), 'order_confirmation', ${company.id}, ${order.id}, ${person.email}, 'queued', null,
        now() + interval '1 day'),
      (gen_random_uuid(), 'order_confirmation', ${company.id}, ${order.id}, ${person.email}, 'failed',
        ${`550 <${person.email}> unknown`}, null)
  `.execute(owner)
}

interface Erased {
  erased: number
  counts: Record<string, number>
  certificate?: { id: string; counts: object }
}

async function restored(backup: string, ...args: [dataDir: string, ...rest: string[]]) {
  const [dataDir, ...rest] = args
  const database = `restored_${randomUUID().replaceAll('-', '')}`
  const superuser = createPool(postgres.superuserUrl, { max: 1 })
  await superuser.query(`create database ${database} owner candour`)
  await superuser.end()
  const url = new URL(postgres.url)
  url.pathname = `/${database}`
  const env = settings(dataDir, url.href)
  return { env, restore: await run('restore', env, backup, ...rest) }
}

it('leaves nothing of a person anywhere, numbers as they were, and no backup brings anything back', async () => {
  await leaveTraces()
  const traces = await remains(settings('a'))
  for (const value of Object.values(person)) {
    expect(traces).toContainEqual(expect.stringContaining(value))
  }
  expect(await checked()).toMatchObject({ code: 1, out: expect.stringContaining('reviews.feedback: ') })
  const backup = join(folder, 'before.backup')
  const before = await run('backup', settings('a'), '-')
  await writeFile(backup, before.out)
  const figures = await numbers()

  const ids = new Set<string>()
  for (const body of [{ email: person.email }, { phone: '0170 9876543' }, { name: 'quartzstein zoe' }]) {
    const { matches } = await ask<{ matches: { id: string }[] }>(a, findPerson, { body })
    for (const { id } of matches) ids.add(id)
  }
  const body = { ids: [...ids], reason }
  const named = await send(a, erasePerson, {
    query: { companyId: company.id },
    body: { ...body, reason: `${person.name} asked` },
  })
  expect([named.status, await named.json()]).toMatchObject([400, { issues: [{ path: 'reason' }] }])
  const dry = await ask<Erased>(a, erasePerson, { body: { ...body, dryRun: true } })
  expect(dry).toMatchObject({
    erased: ids.size,
    counts: { reviews: 1, orders: 1, messages: 2, notes: 1, versions: 1 },
  })
  expect(dry.certificate).toBeUndefined()
  expect(await ask<Erased>(a, findPerson, { body: { email: person.email } })).not.toEqual({ matches: [] })
  const events = readText(await send(b, dashboardEvents, { query: { companyId: company.id } }))
  const real = await ask<Erased>(a, erasePerson, { body })
  let told = ''
  while (!told.includes('reviews_added') || !told.includes('cases_changed')) {
    told += await events.next()
  }
  await events.close()
  expect(real).toMatchObject({
    erased: dry.erased,
    counts: dry.counts,
    certificate: { reason, counts: dry.counts },
  })
  expect(await ask<Erased>(b, erasePerson, { body })).toMatchObject({ erased: 0 })
  expect(await ask<object[]>(b, listCertificates)).toEqual([real.certificate])

  expect(await remains(settings('a'))).toEqual([])
  expect(await checked()).toMatchObject({ code: 0, out: expect.stringContaining('Not found in any of ') })
  const dump = gunzipSync((await run('backup', settings('a'), '-')).out).toString()
  expect(mentionsPerson(dump)).toBe(false)
  await expect.poll(async () => mentionsPerson((await caughtBy(a)) + (await caughtBy(b)))).toBe(false)
  const csv = await send(b, exportReviewsCsv, { query: { companyId: company.id } })
  expect(mentionsPerson(await csv.text())).toBe(false)
  for (const q of [person.words, 'zoe', 'quartzstein', '9876543']) {
    expect(await ask(b, listReviews, { query: { companyId: company.id, q } })).toEqual([])
  }
  for (const values of [{ email: person.email }, { phone: person.phone }, { name: person.name }]) {
    expect(await ask(b, findPerson, { body: values })).toEqual({ matches: [], more: false })
  }
  expect(await numbers()).toEqual(figures)
  expect(await driftOf(owner)).toEqual([])
  expect((await run('reconcile', settings('a'), '--check')).code).toBe(0)

  const remembered = async (dataDir: string) =>
    readFile(join(folder, dataDir, 'erasures', 'erasures.log'), 'utf8').catch(() => '')
  await expect.poll(() => remembered('a')).toMatch(/^all /m)
  await expect.poll(() => remembered('b')).toMatch(/^all /m)

  const careful = await restored(backup, 'elsewhere', '--erasures', join(folder, 'b', 'erasures'))
  expect(careful.restore.code, careful.restore.err).toBe(0)
  expect(await remains(careful.env)).toEqual([])
  const forgetful = await restored(backup, 'nowhere')
  expect(forgetful.restore.code, forgetful.restore.err).toBe(0)
  expect(await remains(forgetful.env)).not.toEqual([])
  const server = await startServer({ ...forgetful.env, DATA_DIR: join(folder, 'a') })
  expect(await remains(forgetful.env)).toEqual([])
  expect(server.output()).toContain('again')
  server.kill('SIGTERM')
  await server.exited
}, 240_000)
