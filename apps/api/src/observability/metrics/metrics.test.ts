import { randomUUID } from 'node:crypto'
import { login } from '@candour/schemas/accounts.ts'
import { formFields } from '@candour/schemas/limits.ts'
import { createReview, dashboardEvents } from '@candour/schemas/reviews.ts'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { buildApp } from '#app.ts'
import { createDb, createPool } from '#db/client.ts'
import { noneUndelivered } from '#mail/delivery.ts'
import { queueMail } from '#mail/repository.ts'
import { hashingLoad } from '#modules/accounts/password.ts'
import { type Metrics, startMetrics } from '#observability/metrics/metrics.ts'
import { pages } from '#pages/index.ts'
import { postForm, sessionSecrets, testApp } from '#test/app.ts'
import { password } from '#test/factories.ts'
import { hashAtFullCost, hashCheaply } from '#test/hash-cost.ts'

const undelivered = noneUndelivered()

const t = await testApp()
let pool: pg.Pool
let metrics: Metrics
let app: FastifyInstance
beforeEach(async () => {
  await t.owner.deleteFrom('companies').execute()
  pool = createPool(t.url, { max: 3 })
  metrics = await startMetrics({ port: 0, host: '127.0.0.1' })
  metrics.watch({
    ...{ pools: { work: pool }, ...t.deps, undelivered, hashing: hashingLoad },
    droppedSpans: () => 7,
  })
  app = await buildApp(t.deps, { sessionSecrets, pages, metrics: metrics.requests })
})
afterEach(async () => {
  await app.close()
  await metrics.stop()
  await pool.end()
})

/**
 * Parses the Prometheus text format, version 0.0.4. Every line must be valid, and every sample must follow its TYPE
 * line.
 *
 * @returns the samples by name with labels
 */
async function scrape(): Promise<Map<string, number>> {
  const response = await fetch(metrics.url)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
  const text = await response.text()
  expect(text.endsWith('\n')).toBe(true)
  const introduced = new Set<string>()
  const samples = new Map<string, number>()
  for (const line of text.split('\n').filter((line) => line !== '' && !line.startsWith('# HELP '))) {
    const type = /^# TYPE (\w+) (counter|gauge|histogram|summary)$/.exec(line)?.[1]
    if (type) {
      introduced.add(type)
      continue
    }
    const sample =
      /^((\w+)(\{\w+="[^"\\\n]*"(,\w+="[^"\\\n]*")*\})?) (-?[\d.]+(e[-+]?\d+)?|[-+]Inf|Nan)$/.exec(line)
    const [, key = '', name = '', , , value] = sample ?? []
    const known = introduced.has(name) || introduced.has(name.replace(/_(bucket|sum|count)$/, ''))
    expect(known, line).toBe(true)
    expect(samples.has(key), line).toBe(false)
    samples.set(key, Number(value))
  }
  return samples
}

const countOf = (method: string, route: string, status: number) =>
  `candour_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`

describe('requests', () => {
  it('are counted by method, route and status', async () => {
    const { slug } = await t.make.company()
    const asked = [`/api/companies/${slug}`, `/api/companies/${slug}`, '/api/companies/nobody', `/${slug}`]
    for (const url of asked) await app.inject(url)
    await app.inject({ method: 'POST', url: login.path, payload: { email: 'a@b.example', password: 'x' } })
    const samples = await scrape()
    expect(samples.get(countOf('GET', '/api/companies/:slug', 200))).toBe(2)
    expect(samples.get(countOf('GET', '/api/companies/:slug', 404))).toBe(1)
    expect(samples.get(countOf('GET', '/*', 200))).toBe(1)
    expect(samples.get(countOf('POST', login.path, 401))).toBe(1)
    expect(samples.get('candour_http_requests_in_flight')).toBe(0)
    const sum = countOf('POST', login.path, 401).replace('_count', '_sum')
    expect(samples.get(sum)).toBeGreaterThan(0)
    expect(samples.get(sum)).toBeLessThan(10)
  })

  it('are counted alike when they are answered from memory', async () => {
    const { slug } = await t.make.company()
    const { origin } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    for (let times = 0; times < 3; times += 1) {
      for (const path of [`/api/companies/${slug}`, `/${slug}`])
        await (await fetch(origin + path)).arrayBuffer()
    }
    const samples = await scrape()
    expect(samples.get(countOf('GET', '/api/companies/:slug', 200))).toBe(3)
    expect(samples.get(countOf('GET', '/*', 200))).toBe(3)
    expect(samples.get('candour_http_requests_in_flight')).toBe(0)
  })

  it('add no series, however many different URLs there are', async () => {
    const paths = (n: number) => [
      `/shop-${n}`,
      `/api/companies/shop-${n}`,
      `/api/unknown-${n}`,
      `/a/${n}/b?c=${n}`,
    ]
    const ask = async (n: number) => {
      for (const url of paths(n)) await app.inject(url)
      await app.inject({ method: 'DELETE', url: `/shop-${n}` })
    }
    await ask(0)
    const ours = (samples: Map<string, number>) =>
      [...samples.keys()].filter((key) => key.startsWith('candour'))
    const before = ours(await scrape())
    for (let n = 1; n <= 200; n += 1) await ask(n)
    const after = await scrape()
    expect(ours(after)).toEqual(before)
    expect(after.get(countOf('GET', '/*', 404))).toBe(402)
    expect(after.get(countOf('DELETE', 'unknown', 404))).toBe(201)
  })

  it('are in flight until they are answered or aborted', async () => {
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const inFlight = async () => (await scrape()).get('candour_http_requests_in_flight')
    const holding = new pg.Client(t.url)
    await holding.connect()
    await holding.query('begin; lock table companies')
    const leaving = new AbortController()
    const given = fetch(`${url}/api/companies/slow`, { signal: leaving.signal }).catch(() => undefined)
    await expect.poll(inFlight).toBe(1)
    leaving.abort()
    await given
    await expect.poll(inFlight).toBe(0)
    await holding.end()
    expect((await scrape()).get(countOf('GET', '/api/companies/:slug', 499))).toBe(1)
  })
})

describe('reviews', () => {
  it('are counted once each, by channel', async () => {
    const { id, slug } = await t.make.company()
    const review = (body: object) =>
      app.inject({
        method: 'POST',
        url: createReview.path,
        payload: { rating: 5, feedback: 'Good', ...body },
      })
    const submissionId = randomUUID()
    for (const body of [{ submissionId }, { submissionId }, { companyId: id, submissionId }])
      await review(body)
    await review({ companyId: id })
    expect((await review({ companyId: randomUUID() })).statusCode).toBe(404)
    await postForm(app, `/${slug}/feedback`, {
      ...{ rating: '5', feedback: 'Good', [formFields.submissionId]: randomUUID() },
      [formFields.renderedAt]: String(Date.now() - 60_000),
    })
    const samples = await scrape()
    expect(samples.get('candour_reviews_accepted_total{channel="script"}')).toBe(2)
    expect(samples.get('candour_reviews_accepted_total{channel="form"}')).toBe(1)
  })

  it('report connected dashboards, which are not requests in flight', async () => {
    const company = await t.make.company()
    const { cookie } = await t.signInAs({ companies: [company] })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const stream = await fetch(`${url}${dashboardEvents.path}?companyId=${company.id}`, {
      headers: { cookie },
    })
    const samples = await scrape()
    expect(samples.get('candour_live_dashboards')).toBe(1)
    expect(samples.get('candour_http_requests_in_flight')).toBe(0)
    await stream.body?.cancel()
    await expect.poll(async () => (await scrape()).get('candour_live_dashboards')).toBe(0)
  })
})

it('shows what is waiting: for a connection, for password hashing, for delivery', async () => {
  hashAtFullCost()
  onTestFinished(hashCheaply)
  const held = await Promise.all([pool.connect(), pool.connect(), pool.connect()])
  const waiting = pool.connect()
  let seen = false
  const logins = Array.from({ length: 5 }, async () => {
    while (!seen) await t.call(login, { body: { email: 'a@b.example', password } })
  })
  const hashing = async () => (await scrape()).get('candour_password_hashing_waiting')
  await expect
    .poll(hashing)
    .toBeGreaterThan(0)
    .finally(() => {
      seen = true
    })
  const { id: userId } = await t.make.user()
  await t.accountsDb.transaction().execute((tx) => queueMail(tx, { kind: 'reset', userId }))
  await t.sql`update mails set created_at = now() - interval '90 seconds'`
  const samples = await scrape()
  const expected = {
    'candour_database_pool_connections{pool="work"}': 3,
    'candour_database_pool_idle_connections{pool="work"}': 0,
    'candour_database_pool_waiting{pool="work"}': 1,
    'candour_database_pool_max_connections{pool="work"}': 3,
    candour_mails_waiting: 1,
    candour_alerts_waiting: 0,
    candour_alerts_overdue_seconds: 0,
    candour_deliveries_due: 0,
    candour_deliveries_late_seconds: 0,
    candour_database_up: 1,
    candour_database_timeline: 1,
    candour_trace_spans_dropped_total: 7,
    candour_draining: 0,
  }
  expect(Object.fromEntries(samples)).toMatchObject(expected)
  expect(samples.get('candour_mails_oldest_waiting_seconds')).toBeGreaterThanOrEqual(90)
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(0)
  for (const client of held) client.release()
  ;(await waiting).release()
  await Promise.all(logins)
})

it('shows the age of the first review that each consumer has not handled, and of the oldest due job', async () => {
  const age = async (key: string) => (await scrape()).get(key)
  const funnel = 'candour_events_oldest_waiting_seconds{consumer="funnel"}'
  const job = 'candour_jobs_oldest_waiting_seconds{queue="alerts"}'
  await t.sql`
    insert into event_consumers (name, position) values ('funnel', 0) on conflict (name) do update set position = 0
  `
  await t.sql`delete from review_events`
  expect([await age(funnel), await age(job)]).toEqual([0, 0])
  const { id: companyId } = await t.make.company()
  for (const minutes of [5, 2]) {
    const { body } = await t.call(createReview, { body: { companyId, rating: 5, feedback: 'Good' } })
    await t.sql`
      update review_events set created_at = now() - make_interval(mins => ${minutes}) where review_id = ${body.id}
    `
  }
  expect(await age(funnel)).toBeGreaterThanOrEqual(300)
  await t.sql`update event_consumers set position = (select min(position) from review_events)`
  const second = await age(funnel)
  expect(second).toBeGreaterThanOrEqual(120)
  expect(second).toBeLessThan(300)
  await t.sql`update event_consumers set position = (select max(position) from review_events)`
  expect(await age(funnel)).toBe(0)
  await t.sql`
    insert into pgboss.job (name, start_after) values
      ('alerts', now() - interval '90 seconds'), ('alerts', now() + interval '1 hour')
  `
  expect(await age(job)).toBeGreaterThanOrEqual(90)
  expect(await age(job)).toBeLessThan(1_000)
})

it('counts mails that were given up, by subject', async () => {
  undelivered.order = 2
  const samples = await scrape()
  expect(samples.get('candour_mails_undelivered_total{about="order"}')).toBe(2)
  expect(samples.get('candour_mails_undelivered_total{about="link"}')).toBe(0)
})

it('answers without a database, and reports it as down', async () => {
  const gone = createDb(createPool('postgres://nobody@127.0.0.1:1/nothing', { max: 1 }))
  const alone = await startMetrics({ port: 0, host: '127.0.0.1' })
  alone.watch({ pools: { work: pool }, ...t.deps, platformDb: gone, undelivered, hashing: hashingLoad })
  const text = await (await fetch(alone.url)).text()
  expect(text).toMatch(/^candour_database_up 0$/m)
  expect(text).not.toMatch(/^candour_mails_\w+ /m)
  await alone.stop()
  await gone.destroy()
})

it('answers while the database hangs, with one query at a time', async () => {
  const holding = new pg.Client(t.url)
  await holding.connect()
  await holding.query('begin; lock table mails in access exclusive mode')
  const answers = await Promise.all([scrape(), scrape(), scrape()])
  expect(answers.map((samples) => samples.get('candour_database_up'))).toEqual([0, 0, 0])
  const rows = await t.sql`
    select from pg_stat_activity where wait_event_type = 'Lock' and query like '%"oldestMail"%'
  `
  expect(rows).toHaveLength(1)
  await holding.end()
  await expect.poll(async () => (await scrape()).get('candour_database_up')).toBe(1)
})

it('is served on its own port, at one path', async () => {
  expect((await fetch(new URL('/', metrics.url))).status).toBe(404)
  const answer = await app.inject('/metrics')
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('candour_')
  expect((await t.app.inject('/metrics')).statusCode).toBe(404)
})

it('fails to start when its port is in use', async () => {
  const { port } = new URL(metrics.url)
  await expect(startMetrics({ port: Number(port), host: '127.0.0.1' })).rejects.toThrow('EADDRINUSE')
})
