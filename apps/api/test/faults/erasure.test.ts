import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { getSummary, getTrends } from '@candour/schemas/analytics.ts'
import { addNote, reply } from '@candour/schemas/cases.ts'
import type { Endpoint } from '@candour/schemas/endpoint.ts'
import { getFunnel } from '@candour/schemas/funnel.ts'
import { erasePerson, findPerson, listCertificates } from '@candour/schemas/privacy.ts'
import { createReview, dashboardEvents, exportReviewsCsv, listReviews } from '@candour/schemas/reviews.ts'
import { expect, it } from 'vitest'
import { createDb, createPool } from '#db/client.ts'
import { scanDatabase } from '#modules/privacy/scan-database.ts'
import { runCommand, send as sendTo, signIn, testDeployment, testFolder } from '#test/faults/deployment.ts'
import type { ServerProcess } from '#test/process.ts'
import { readText } from '#test/read-text.ts'
import { driftOf } from '#test/rollup.ts'

const person = {
  email: 'zoe.quartz@example.com',
  phone: '+49 170 9876543',
  name: 'Zoë Quartzstein',
  words: 'Quibblewort',
}
const reason = 'Asked for it in a letter'

const folder = await testFolder()
const { url, superuserUrl, env, owner, sql, make, start } = await testDeployment()
const settings = (dataDir: string, databaseUrl = url) => ({
  ...{ ...env, DATABASE_URL: databaseUrl, DATA_DIR: join(folder, dataDir) },
})
const [a, b] = await Promise.all([start(settings('a')), start(settings('b'))])
const company = await make.company()
const cookie = await signIn(a, (await make.user({ companies: [company] })).email)

type Parts = Parameters<typeof sendTo>[2]

const send = (server: ServerProcess, endpoint: Endpoint, parts: Parts) =>
  sendTo(server, endpoint, { query: { companyId: company.id }, cookie, ...parts })

async function ask<T = unknown>(server: ServerProcess, endpoint: Endpoint, parts: Parts = {}): Promise<T> {
  const answer = await send(server, endpoint, parts)
  expect(answer.status, await answer.clone().text()).toBe(endpoint.status ?? 200)
  return (await answer.json()) as T
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
  const { code, out } = await runCommand('privacy-check', settings('a'), person.words)
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
      const rows = await sql`select from mails where state = 'sent' and kind in ('reply', 'alert')`
      return rows.length
    })
    .toBeGreaterThanOrEqual(2)
  expect(mentionsPerson((await caughtBy(a)) + (await caughtBy(b)))).toBe(true)
  // The funnel counts reviews once no transaction of the whole database server is older than they are.
  await expect.poll(() => ask(b, getFunnel)).toMatchObject({ totals: { review: 4 } })
  const order = await make.printOrder(company)
  await sql`
    update print_orders set billing_email = ${person.email}, billing_contact_name = ${person.name},
      billing_phone = ${person.phone} where id = ${order.id}
  `
  // One queued and one failed mail: erasing covers both.
  await sql`
    insert into mails (id, kind, company_id, order_id, recipient, state, error, next_attempt_at) values
      (gen_random_uuid(), 'order_confirmation', ${company.id}, ${order.id}, ${person.email}, 'queued', null,
        now() + interval '1 day'),
      (gen_random_uuid(), 'order_confirmation', ${company.id}, ${order.id}, ${person.email}, 'failed',
        ${`550 <${person.email}> unknown`}, null)
  `
}

interface Erased {
  erased: number
  counts: Record<string, number>
  certificate?: { id: string; counts: object }
}

async function restored(backup: string, ...args: [dataDir: string, ...rest: string[]]) {
  const [dataDir, ...rest] = args
  const database = `restored_${randomUUID().replaceAll('-', '')}`
  const superuser = createPool(superuserUrl, { max: 1 })
  await superuser.query(`create database ${database} owner candour`)
  await superuser.end()
  const itsUrl = new URL(url)
  itsUrl.pathname = `/${database}`
  const env = settings(dataDir, itsUrl.href)
  return { env, restore: await runCommand('restore', env, backup, ...rest) }
}

it('leaves nothing of a person anywhere, numbers as they were, and no backup brings anything back', async () => {
  await leaveTraces()
  const traces = await remains(settings('a'))
  for (const value of Object.values(person)) {
    expect(traces).toContainEqual(expect.stringContaining(value))
  }
  expect(await checked()).toMatchObject({ code: 1, out: expect.stringContaining('reviews.feedback: ') })
  const backup = join(folder, 'before.backup')
  const before = await runCommand('backup', settings('a'), '-')
  await writeFile(backup, before.out)
  const figures = await numbers()

  const ids = new Set<string>()
  for (const body of [{ email: person.email }, { phone: '0170 9876543' }, { name: 'quartzstein zoe' }]) {
    const { matches } = await ask<{ matches: { id: string }[] }>(a, findPerson, { body })
    for (const { id } of matches) ids.add(id)
  }
  const body = { ids: [...ids], reason }
  const named = await send(a, erasePerson, {
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
  const events = readText(await send(b, dashboardEvents, {}))
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
  const dump = gunzipSync((await runCommand('backup', settings('a'), '-')).out).toString()
  expect(mentionsPerson(dump)).toBe(false)
  await expect.poll(async () => mentionsPerson((await caughtBy(a)) + (await caughtBy(b)))).toBe(false)
  const csv = await send(b, exportReviewsCsv, {})
  expect(mentionsPerson(await csv.text())).toBe(false)
  for (const q of [person.words, 'zoe', 'quartzstein', '9876543']) {
    expect(await ask(b, listReviews, { query: { companyId: company.id, q } })).toEqual([])
  }
  for (const values of [{ email: person.email }, { phone: person.phone }, { name: person.name }]) {
    expect(await ask(b, findPerson, { body: values })).toEqual({ matches: [], more: false })
  }
  expect(await numbers()).toEqual(figures)
  expect(await driftOf(owner)).toEqual([])
  expect((await runCommand('reconcile', settings('a'), '--check')).code).toBe(0)

  const remembered = async (dataDir: string) =>
    readFile(join(folder, dataDir, 'erasures', 'erasures.log'), 'utf8').catch(() => '')
  await expect.poll(() => remembered('a')).toMatch(/^all /m)
  await expect.poll(() => remembered('b')).toMatch(/^all /m)

  const careful = await restored(backup, 'elsewhere', '--erasures', join(folder, 'b', 'erasures'))
  expect(careful.restore.code, careful.restore.output).toBe(0)
  expect(await remains(careful.env)).toEqual([])
  const forgetful = await restored(backup, 'nowhere')
  expect(forgetful.restore.code, forgetful.restore.output).toBe(0)
  expect(await remains(forgetful.env)).not.toEqual([])
  const server = await start({ ...forgetful.env, DATA_DIR: join(folder, 'a') })
  expect(await remains(forgetful.env)).toEqual([])
  expect(server.output()).toContain('again')
}, 240_000)
