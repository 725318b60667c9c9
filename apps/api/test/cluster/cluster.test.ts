import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { login } from '@candour/schemas/accounts.ts'
import { getSummary, getTopics, getTrends } from '@candour/schemas/analytics.ts'
import { addNote, getCase, listAssignees, reply, updateCase } from '@candour/schemas/cases.ts'
import { listCompanies, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { deleteCompany, restoreCompany } from '@candour/schemas/deleted-companies.ts'
import type { Endpoint } from '@candour/schemas/endpoint.ts'
import { getFunnel } from '@candour/schemas/funnel.ts'
import { formFields, receiptActs, receiptFields } from '@candour/schemas/limits.ts'
import { itemTypeFor } from '@candour/schemas/packs.ts'
import { getOverview } from '@candour/schemas/platform.ts'
import { listOwnPrintOrders, requestPrint } from '@candour/schemas/print-orders.ts'
import { erasePerson, findPerson } from '@candour/schemas/privacy.ts'
import {
  createReview,
  dashboardEvents,
  exportReviewsCsv,
  getReview,
  listReviewLanguages,
  listReviews,
} from '@candour/schemas/reviews.ts'
import { inviteMember } from '@candour/schemas/team.ts'
import { getThemes } from '@candour/schemas/themes.ts'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest'
import { createDb, createPool, type Db } from '#db/client.ts'
import { distributedTables, referenceTables } from '#db/distribution.ts'
import { type Nodes, startNodes } from '#test/cluster/nodes.ts'
import { createFactories, type Factories, password } from '#test/factories.ts'
import { Load } from '#test/failover/load.ts'
import { reaches } from '#test/faults/visitors.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { qrPicture } from '#test/picture.ts'
import { compileCache, type ServerProcess, startServer } from '#test/process.ts'
import { readText } from '#test/read-text.ts'
import { makeReviews, period } from '#test/rollup.ts'

const database = 'candour'
/** Number of companies, large enough that each worker has some. */
const companyCount = 12
const formerReviews = 3_000
const zoneChanges = 40
const zones = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kathmandu', 'UTC']

let folder: string
let nodes: Nodes
let url: string
let mails: MailServer
let server: ServerProcess
let owner: Db
let make: Factories
const companies: { id: string; slug: string }[] = []
const cookies = new Map<string, string>()
const table: Record<string, Record<string, number | string>> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candour-cluster-'))
  nodes = await startNodes(folder, process.env.POSTGRES_BIN_DIR ?? '')
  url = await nodes.create(database)
  mails = await startMailServer()
  server = await startServer({ ...environment(), SMTP_URL: mails.url, MAIL_RETRY_SECONDS: '0.2' })
  owner = createDb(createPool(url, { max: 2 }))
  make = createFactories(owner)
  while (companies.length < companyCount) {
    companies.push(
      await make.company({ slug: `company-${companies.length}`, name: `Café ${'é'.repeat(80)} 東京` }),
    )
  }
  await makeReviews(owner, ids(), formerReviews, period)
  await make.user({ email: 'owner@example.com', companies })
  await make.user({ email: 'operator@example.com', role: 'superadmin' })
})
afterAll(async () => {
  server?.kill('SIGTERM')
  await server?.exited
  await owner?.destroy()
  await mails?.[Symbol.asyncDispose]()
  await nodes?.stop()
  await rm(folder, { recursive: true, force: true })
  console.table(table)
})

const ids = () => companies.map(({ id }) => id)
const environment = (databaseUrl = url) => ({
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: 'x'.repeat(32),
})

const showOutput = () =>
  onTestFailed(() => {
    for (const node of [nodes.coordinator, ...nodes.workers]) console.log(node.output().slice(-8_000))
    console.log(server.output().slice(-8_000))
  })

interface Parts {
  as?: string
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
}

async function send({ method, path }: Endpoint, { as, params = {}, query, body }: Parts): Promise<Response> {
  const address = server.url + path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  return fetch(query ? `${address}?${new URLSearchParams(query)}` : address, {
    method,
    headers: {
      ...(as && { cookie: await cookieOf(as) }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

async function ask<T = unknown>(endpoint: Endpoint, parts: Parts = {}): Promise<T> {
  const answer = await send(endpoint, parts)
  expect(answer.status, `${endpoint.id}: ${await answer.clone().text()}`).toBe(endpoint.status ?? 200)
  return (await answer.json()) as T
}

async function cookieOf(email: string): Promise<string> {
  const known = cookies.get(email)
  if (known) return known
  const answer = await send(login, { body: { email, password } })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const cookie = answer.headers.getSetCookie().at(-1)?.split(';', 1)[0] ?? ''
  cookies.set(email, cookie)
  return cookie
}

/** Starts one of the commands of `pnpm`. */
function start(command: string, databaseUrl: string, ...args: string[]) {
  const file = fileURLToPath(new URL(`../../../../tooling/commands/src/${command}.ts`, import.meta.url))
  const env = { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: compileCache, ...environment(databaseUrl) }
  const child: ChildProcess = spawn(process.execPath, [file, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code)
  return { child, ended, output: () => output }
}

async function run(command: string, databaseUrl: string, ...args: string[]): Promise<string> {
  const { ended, output } = start(command, databaseUrl, ...args)
  expect(await ended, `${command}: ${output()}`).toBe(0)
  return output()
}

/** Every acknowledged review is stored once, and everything else was refused in a sentence. */
async function settle(event: string, load: Load): Promise<void> {
  await load.stop()
  const rows = await owner
    .selectFrom('reviews')
    .select(['id', 'feedback'])
    .where('company_id', 'in', loaded())
    .where('feedback', 'like', 'Sent as %')
    .execute()
  const stored = new Map(rows.map(({ id, feedback }) => [id, feedback]))
  const acknowledged = load.submissions.filter(({ acknowledgedAs }) => acknowledgedAs)
  const lost = acknowledged.filter(
    ({ acknowledgedAs = '', feedback }) => stored.get(acknowledgedAs) !== feedback,
  )
  const doubled = rows.length - new Set(stored.values()).size
  table[event] = {
    ...{ acknowledged: acknowledged.length, '503': load.refused, other: load.others.length },
    ...{ lost: lost.length, doubled },
    ...{ 'gap, s': Math.round(load.gapMs / 100) / 10, 'load average': Math.round(loadavg()[0] ?? 0) },
  }
  expect(load.others).toEqual([])
  expect(acknowledged.length).toBe(load.submissions.length)
  expect({ lost, doubled }).toEqual({ lost: [], doubled: 0 })
}

/** Ids of the companies that `Load` sends reviews to; the first company is left to the individual steps. */
const loaded = () => ids().slice(1)
const beginLoad = async () => {
  const load = new Load(server.url, loaded())
  await reaches(() => load.acknowledged, 100)
  load.gapMs = 0
  return load
}

/** Returns the shard and the node that hold a company's rows. */
async function placeOf(companyId: string) {
  const [place] = await nodes.coordinator.ask<{ shard: string; port: number }>(
    database,
    `select shardid::text as shard, nodeport as port from citus_shards
    where table_name = 'reviews'::regclass
      and shardid = get_shard_id_for_distribution_column('reviews', '${companyId}'::uuid)`,
  )
  if (!place) throw new Error('the company has no shard')
  return place
}

it('is distributed while visitors send reviews, although the command is killed half-way', async () => {
  showOutput()
  await nodes.join(database)
  const load = await beginLoad()
  const killed = start('distribute', url, '--yes', '--shards', '8')
  await expect.poll(killed.output, { interval: 10 }).toContain('Copies')
  killed.child.kill('SIGKILL')
  await killed.ended
  const began = performance.now()
  const output = await run('distribute', url, '--yes', '--shards', '8')
  table.distribute = { seconds: Math.round((performance.now() - began) / 100) / 10 }
  expect(output).toMatch(/Distributed in [\d.]+ s\./)
  await reaches(() => load.acknowledged, load.acknowledged + 300)
  await settle('distributed', load)
  const rows = await nodes.coordinator.ask<{ name: string }>(
    database,
    'select logicalrelid::text as name from pg_dist_partition',
  )
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [...referenceTables, ...distributedTables].toSorted(),
  )
  expect(await run('distribute', url, '--yes')).toContain('distributed already')
  expect(await run('reconcile', url, '--check')).toContain('match their reviews')
})

it('is the same product', async () => {
  showOutput()
  const [company] = companies
  if (!company) throw new Error('there is no company')
  const companyId = company.id
  const mine = { as: 'owner@example.com', query: { companyId } }
  const before = await ask<{ total: number }>(getSummary, mine)

  const member = { email: 'new@example.com', role: 'manager' }
  await ask(inviteMember, { ...mine, body: member })
  await expect
    .poll(() => mails.received.some(({ envelope }) => envelope.to.includes(member.email)))
    .toBe(true)

  const events = readText(await send(dashboardEvents, mine))
  const review = {
    companyId,
    submissionId: randomUUID(),
    rating: 2,
    feedback: 'The waiter was rude and the soup was cold. Quibblewort!',
    contactName: 'Zoë Quartzstein',
    contactEmail: 'zoe.quartz@example.com',
    contactNumber: '+49 170 9876543',
  }
  const { id, receipt } = await ask<{ id: string; receipt: string }>(createReview, { body: review })
  let told = ''
  while (!told.includes('reviews_added')) told += await events.next()
  await events.close()
  expect(await ask(createReview, { body: review })).toMatchObject({ id })
  expect(await ask(createReview, { body: { ...review, revision: 1, rating: 1 } })).toMatchObject({ id })
  for (const feedback of ['Friendly staff, lovely cake', 'Great coffee', 'The waiter was friendly']) {
    await ask(createReview, { body: { companyId, rating: 5, feedback } })
  }

  const page = server.url + new URL(receipt).pathname
  const form = new JSDOM(await (await fetch(page)).text()).window.document.querySelector('form')
  const fields = Object.fromEntries(
    [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])].map(({ name, value }) => [name, value]),
  )
  const changed = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      ...fields,
      [formFields.honeypot]: '',
      [receiptFields.act]: receiptActs.change,
      rating: '3',
      feedback: `${review.feedback} Changed.`,
    }),
  })
  expect(changed.status).toBe(303)

  const summary = await ask<{ total: number }>(getSummary, mine)
  expect(summary.total).toBe(before.total + 4)
  expect(await ask(getReview, { ...mine, params: { id } })).toMatchObject({ rating: 3 })
  expect(await ask<object[]>(listReviews, mine)).not.toEqual([])
  const found = await ask<{ id: string }[]>(listReviews, {
    as: mine.as,
    query: { companyId, q: 'Quibblewort' },
  })
  expect(found.map((one) => one.id)).toEqual([id])
  await ask(getTrends, mine)
  await ask(getFunnel, mine)
  await expect.poll(() => ask<object[]>(listReviewLanguages, mine)).not.toEqual([])
  await ask(getTopics, mine)
  await ask(getThemes, mine)
  const csv = await (await send(exportReviewsCsv, mine)).text()
  expect(csv.trim().split('\n').length).toBeGreaterThan(summary.total)

  const [assignee] = await ask<{ userId: string }[]>(listAssignees, mine)
  const { version } = await ask<{ version: number }>(getCase, { ...mine, params: { id } })
  const inProgress = { status: 'in_progress', assigneeId: assignee?.userId, version }
  await ask(updateCase, { ...mine, params: { id }, body: inProgress })
  await ask(addNote, { ...mine, params: { id }, body: { text: 'Called them' } })
  await ask(reply, { ...mine, params: { id }, body: { text: 'We are sorry' } })
  await expect
    .poll(() => mails.received.some(({ envelope }) => envelope.to.includes(review.contactEmail)))
    .toBe(true)

  const billing = {
    ...{ companyName: 'Luna', contactName: 'Ada', email: 'ada@example.com', phone: '+977 1 4123456' },
    address: 'Harbour Street 1\n10115 Berlin',
  }
  await ask(requestPrint, {
    as: mine.as,
    body: {
      ...{ companyId, itemType: itemTypeFor('poster', 5), quantity: 5, price: 54, billing },
      imageData: qrPicture(`http://localhost:3000/${company.slug}`),
    },
  })
  expect(await ask<object[]>(listOwnPrintOrders, mine)).toHaveLength(1)
  await expect
    .poll(() => mails.received.some(({ envelope }) => envelope.to.includes(billing.email)))
    .toBe(true)

  const person = { email: review.contactEmail }
  const { matches } = await ask<{ matches: { id: string }[] }>(findPerson, { ...mine, body: person })
  const erasure = { ids: matches.map((match) => match.id), reason: 'Asked for it in a letter' }
  expect(await ask(erasePerson, { ...mine, body: erasure })).toMatchObject({ counts: { reviews: 1 } })
  expect(await ask(findPerson, { ...mine, body: person })).toEqual({ matches: [], more: false })
  expect((await ask<{ total: number }>(getSummary, mine)).total).toBe(summary.total)

  const operator = { as: 'operator@example.com' }
  await ask(getOverview, operator)
  expect((await ask<object[]>(listCompanies, operator)).length).toBeGreaterThan(1)
  await ask(deleteCompany, { ...operator, params: { id: companyId } })
  expect((await send(getSummary, mine)).status).toBe(403)
  await ask(restoreCompany, { ...operator, params: { id: companyId } })
  expect((await ask<{ total: number }>(getSummary, mine)).total).toBe(summary.total)
  expect(await run('reconcile', url, '--check')).toContain('match their reviews')
})

it(`counts exactly through ${zoneChanges} changes of time zones under load`, async () => {
  showOutput()
  const load = await beginLoad()
  for (let n = 0; n < zoneChanges; n += 1) {
    const companyId = ids()[n % companyCount] ?? ''
    const change = () =>
      send(updateDashboardCompany, {
        ...{ as: 'owner@example.com', query: { companyId } },
        body: { timeZone: zones[n % zones.length] },
      })
    await expect.poll(async () => (await change()).status).toBe(200)
  }
  await settle('time zones', load)
  const pending = async () => (await owner.selectFrom('recounts').select('company_id').execute()).length
  await expect.poll(pending).toBe(0)
  expect(await run('reconcile', url, '--check')).toContain('match their reviews')
})

it('serves the companies of one worker while the other is gone', async () => {
  showOutput()
  const [kept, lost] = nodes.workers
  const places = await Promise.all(ids().map(async (id) => ({ id, ...(await placeOf(id)) })))
  const [here, there] = [kept, lost].map(({ port }) => places.filter((place) => place.port === port))
  expect(Math.min(here?.length ?? 0, there?.length ?? 0)).toBeGreaterThan(0)
  const outcomes = async (some: typeof places = []) =>
    Promise.all(
      some.flatMap(({ id: companyId }) => [
        send(createReview, { body: { companyId, rating: 4, feedback: 'Lovely' } }),
        send(getSummary, { as: 'owner@example.com', query: { companyId } }),
      ]),
    )
  const load = await beginLoad()
  await lost.kill()
  await expect
    .poll(async () => (await outcomes(there)).map(({ status }) => status))
    .toEqual(Array.from({ length: 2 * (there?.length ?? 0) }, () => 503))
  const refused = await outcomes(there)
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  // Reviews of the other node are stored even when they share a batch with reviews of the lost one.
  for (let round = 0; round < 20; round += 1) {
    const both = [outcomes(there), outcomes(here)] as const
    const [, served] = await Promise.all(both)
    expect(served.map(({ status }) => status)).toEqual(served.map((_, n) => (n % 2 === 0 ? 201 : 200)))
  }
  await lost.start()
  await expect.poll(async () => (await outcomes(there)).every(({ status }) => status < 300)).toBe(true)
  await settle('worker killed', load)
  expect(await run('reconcile', url, '--check')).toContain('match their reviews')
})

it('keeps working while a shard moves', async () => {
  showOutput()
  const load = await beginLoad()
  const { shard, port } = await placeOf(loaded()[0] ?? '')
  const target = nodes.workers.find((worker) => worker.port !== port)
  const began = performance.now()
  await nodes.coordinator.ask(
    database,
    `select citus_move_shard_placement(${shard}, '127.0.0.1', ${port}, '127.0.0.1', ${target?.port},
      shard_transfer_mode => 'force_logical')`,
  )
  const seconds = Math.round((performance.now() - began) / 100) / 10
  expect((await placeOf(loaded()[0] ?? '')).port).toBe(target?.port)
  await reaches(() => load.acknowledged, load.acknowledged + 100)
  await settle(`shard moved in ${seconds} s`, load)
  expect(await run('reconcile', url, '--check')).toContain('match their reviews')
})

it('is backed up, and restored into another cluster', async () => {
  showOutput()
  const backup = join(folder, 'cluster.backup')
  const load = await beginLoad()
  await run('backup', url, backup)
  await settle('backup', load)
  const elsewhere = await nodes.create('restored')
  await run('migrate', elsewhere)
  await nodes.join('restored')
  await run('distribute', elsewhere, '--yes', '--shards', '8')
  await run('restore', elsewhere, backup)
  expect(await run('reconcile', elsewhere, '--check')).toContain('match their reviews')
  await run('seed-scale', elsewhere, '--companies', '5', '--reviews', '2000')
  expect(await run('reconcile', elsewhere, '--check')).toContain('match their reviews')
})
