import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { login, resetPassword } from '@candour/schemas/accounts.ts'
import { createReview } from '@candour/schemas/reviews.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { formerReceiptPath, receiptPath } from '#modules/reviews/receipt-token.ts'
import { startTracing, type Tracing } from '#observability/tracing.ts'
import { pages } from '#pages/index.ts'
import { buildTestApp, sessionSecrets, type TestApp } from '#test/app.ts'
import { startServer } from '#test/process.ts'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Record<string, unknown>
}

interface Exported {
  resourceSpans: { scopeSpans: { spans: (Omit<Span, 'attributes'> & { attributes: Attribute[] })[] }[] }[]
}

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}

/** A collector for OTLP over HTTP, which answers unless it hangs. */
async function startCollector() {
  const bodies: string[] = []
  const headers: Record<string, unknown>[] = []
  const collector = { hangs: false, status: 200, calls: 0 }
  const server = createServer(async (incoming, response) => {
    collector.calls += 1
    if (collector.hangs) return
    const chunks: Buffer[] = await incoming.toArray()
    bodies.push(Buffer.concat(chunks).toString())
    headers.push({ ...incoming.headers, url: incoming.url })
    response.writeHead(collector.status, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(collector, {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers,
    text: () => bodies.join('\n'),
    spans: (): Span[] =>
      bodies
        .flatMap((body) => (JSON.parse(body) as Exported).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map((span) => ({
          ...span,
          attributes: Object.fromEntries(
            span.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
          ),
        })),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

let t: TestApp
let collector: Awaited<ReturnType<typeof startCollector>>
let tracing: Tracing
let app: FastifyInstance
let origin: string
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t[Symbol.asyncDispose]())
beforeEach(async () => {
  collector = await startCollector()
  await start({})
})
afterEach(async () => {
  await app.close()
  await tracing.stop()
  await collector.stop()
})

async function start({ ratio = 1, trustProxy = false as string[] | false }): Promise<void> {
  tracing = startTracing({ endpoint: collector.endpoint, ratio, trustProxy })
  app = await buildApp(t.deps, { sessionSecrets, pages, tracing: tracing.requests })
  app.get('/api/broken', { schema: { hide: true } }, async () => {
    await sql`select 'anna@example.com'::integer`.execute(t.deps.db)
  })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
}

async function restart(options: Parameters<typeof start>[0]): Promise<void> {
  await app.close()
  await tracing.stop()
  await start(options)
}

/** Ends tracing and returns what the collector has received. */
async function collected(): Promise<Span[]> {
  await app.close()
  await tracing.stop()
  return collector.spans()
}

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const isRequest = ({ attributes }: Span) => 'http.route' in attributes
const isStatement = ({ attributes }: Span) => 'db.query.text' in attributes

it('shows a review from the request to its statements, by request id and without its words', async () => {
  const { id: companyId } = await t.make.company()
  const words = 'Łukasz 様 was — “kind” & patient'
  const given = await post(createReview.path, {
    companyId,
    rating: 5,
    feedback: words,
    contactEmail: 'łukasz@example.com',
    contactName: 'Łukasz',
  })
  expect(given.status).toBe(201)
  const spans = await collected()
  const [asked] = spans.filter(isRequest)
  expect(asked).toMatchObject({
    name: 'POST /api/reviews',
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/reviews',
      'http.response.status_code': 201,
      'candour.request_id': given.headers.get('x-request-id'),
    },
  })
  expect(asked?.parentSpanId ?? '').toBe('')
  const [handler] = spans.filter(({ name }) => name === 'handler')
  expect([handler?.parentSpanId, handler?.traceId]).toEqual([asked?.spanId, asked?.traceId])
  const statements = spans.filter(isStatement)
  expect(statements.length).toBeGreaterThan(0)
  for (const { parentSpanId } of statements) expect([asked?.spanId, handler?.spanId]).toContain(parentSpanId)
  expect(
    statements.some(({ attributes }) => /insert_review\(/.test(String(attributes['db.query.text']))),
  ).toBe(true)
  for (const { attributes } of statements) expect(attributes['db.system.name']).toBe('postgresql')
  expect(statements.some(({ attributes }) => 'db.response.returned_rows' in attributes)).toBe(true)
  for (const secret of [words, 'ukasz', 'patient', companyId]) expect(collector.text()).not.toContain(secret)
})

it('knows the request although its body arrives later', async () => {
  const { id: companyId } = await t.make.company()
  const body = JSON.stringify({ companyId, rating: 4, feedback: 'Late' })
  const half = request(origin + createReview.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) },
  })
  half.write(body.slice(0, 10))
  // Once this is answered, the first half has arrived.
  await fetch(`${origin}/api/companies/nobody`)
  const answered = once(half, 'response')
  half.end(body.slice(10))
  const [response] = await answered
  expect(response.statusCode).toBe(201)
  response.resume()
  const spans = await collected()
  const asked = spans.find(({ name }) => name === 'POST /api/reviews')
  expect(spans.filter((span) => isStatement(span) && span.traceId === asked?.traceId)).not.toEqual([])
})

it('shows the insertion of each review in its own trace, also of one that waited for another', async () => {
  const { id: companyId } = await t.make.company()
  const holding = new pg.Client(t.url)
  await holding.connect()
  await holding.query('begin; lock table reviews in share mode')
  const review = () => post(createReview.path, { companyId, rating: 5, feedback: 'Good' })
  const first = review()
  await expect
    .poll(async () => {
      const { rows } = await holding.query(
        "select from pg_locks where relation = 'reviews'::regclass and not granted",
      )
      return rows.length
    })
    .toBe(1)
  const second = review()
  // Once this has been answered, the second review is waiting for the first.
  await fetch(`${origin}/api/companies/nobody`)
  await holding.end()
  expect([(await first).status, (await second).status]).toEqual([201, 201])
  const spans = await collected()
  const posted = spans.filter(({ name }) => name === 'POST /api/reviews').map(({ traceId }) => traceId)
  const insertions = spans.filter(({ attributes }) =>
    /insert_reviews?\(/.test(String(attributes['db.query.text'])),
  )
  expect(insertions.map(({ traceId }) => traceId).toSorted()).toEqual(posted.toSorted())
  expect(new Set(posted).size).toBe(2)
})

it('shows requests that are answered from memory', async () => {
  const { slug } = await t.make.company()
  for (let times = 0; times < 2; times += 1) await (await fetch(`${origin}/api/companies/${slug}`)).text()
  const spans = (await collected()).filter(isRequest)
  expect(spans.map(({ name }) => name)).toEqual(['GET /api/companies/:slug', 'GET /api/companies/:slug'])
  expect(collector.text()).not.toContain(slug)
})

it('contains no address with a token, no query, no credentials, and no message of an error', async () => {
  const secret = randomBytes(32).toString('base64url')
  for (const path of [formerReceiptPath, receiptPath, '/set-password?token=:token']) {
    await fetch(origin + path.replace(':token', secret), {
      headers: { cookie: `candour=${secret}`, authorization: secret },
      redirect: 'manual',
    })
  }
  await fetch(`${origin}/api/companies/${secret}?email=anna@example.com`)
  await post(login.path, { email: 'anna@example.com', password: secret })
  await post(resetPassword.path, { token: secret, password: `${secret}!` })
  expect((await fetch(`${origin}/api/broken`)).status).toBe(500)
  const spans = await collected()
  expect(spans.filter(isRequest)).toHaveLength(7)
  const broken = spans.find(
    ({ attributes }) => attributes['error.type'] === '22P02' && 'db.query.text' in attributes,
  )
  expect(broken?.attributes['db.query.text']).toBe("select '?'::integer")
  expect(collector.text()).not.toContain(secret)
  expect(collector.text()).not.toContain('anna')
})

describe('a trace that came with the request', () => {
  const traceId = 'a'.repeat(32)
  const parentId = 'b'.repeat(16)
  const traceparent = `00-${traceId}-${parentId}-01`
  const idsOf = (spans: Span[]) => spans.map((span) => [span.traceId, span.parentSpanId || undefined])

  it('is continued if a trusted proxy sent it, also for answers from memory', async () => {
    await restart({ trustProxy: ['127.0.0.1'] })
    const { slug } = await t.make.company()
    for (let times = 0; times < 2; times += 1) {
      await (await fetch(`${origin}/api/companies/${slug}`, { headers: { traceparent } })).text()
    }
    const spans = (await collected()).filter(isRequest)
    expect(idsOf(spans)).toEqual([
      [traceId, parentId],
      [traceId, parentId],
    ])
  })

  it('is ignored if anybody else sent it', async () => {
    await fetch(`${origin}/api/companies/nobody`, { headers: { traceparent } })
    const [span] = (await collected()).filter(isRequest)
    expect(span?.traceId).not.toBe(traceId)
    expect(span?.parentSpanId || undefined).toBeUndefined()
  })

  it('is ignored if it is malformed', async () => {
    await restart({ trustProxy: ['127.0.0.1'] })
    const malformed = [
      '',
      `00-${'0'.repeat(32)}-${parentId}-01`,
      `00-${traceId}-${'0'.repeat(16)}-01`,
      `ff-${traceId}-${parentId}-01`,
      `00-${traceId.toUpperCase()}x-${parentId}-01`,
      `${traceparent}, ${traceparent}`,
      `00-${traceId}-${parentId}-01-${'x'.repeat(5_000)}`,
      "'; drop table reviews; --",
    ]
    for (const hostile of malformed) {
      const answer = await fetch(`${origin}/api/companies/nobody`, { headers: { traceparent: hostile } })
      expect(answer.status).toBe(404)
    }
    const spans = (await collected()).filter(isRequest)
    expect(spans).toHaveLength(malformed.length)
    for (const span of spans) expect(span.traceId).not.toBe(traceId)
    expect(collector.text()).not.toContain('drop table')
  })
})

it('traces no request if the share is 0, and no health checks', async () => {
  await fetch(`${origin}/api/health/ready`)
  await restart({ ratio: 0 })
  await fetch(`${origin}/api/companies/nobody`)
  expect(await collected()).toEqual([])
})

it('stops in time while the collector hangs', async () => {
  collector.hangs = true
  expect((await fetch(`${origin}/api/companies/nobody`)).status).toBe(404)
  await app.close()
  const begun = performance.now()
  await tracing.stop()
  expect(performance.now() - begun).toBeLessThan(3_000)
  expect(collector.calls).toBe(1)
})

it('neither delays requests while the collector hangs, nor keeps more spans than fit the queue', async () => {
  collector.hangs = true
  const ask = () => app.inject('/api/companies/nobody')
  await ask()
  await expect.poll(() => collector.calls, { timeout: 5_000 }).toBeGreaterThan(0)
  const times: number[] = []
  for (let n = 0; n < 2_400; n += 1) {
    const begun = performance.now()
    expect((await ask()).statusCode).toBe(404)
    times.push(performance.now() - begun)
  }
  // Other processes on the machine may delay a few.
  expect(times.filter((ms) => ms > 1_000).length).toBeLessThan(5)
  const dropped = tracing.dropped()
  expect(dropped).toBeGreaterThan(1_000)
  collector.hangs = false
  const { length } = await collected()
  expect(length).toBeGreaterThan(0)
  expect(length).toBeLessThanOrEqual(4_096)
  // Each of the 2,401 requests has a span, one for its handler and one for its statement.
  expect(tracing.dropped() + length).toBeLessThanOrEqual(7_203)
})

it('counts the spans that the collector did not take', async () => {
  await app.inject('/api/companies/nobody')
  await expect.poll(() => collector.spans().length).toBe(3)
  expect(tracing.dropped()).toBe(0)
  collector.status = 400
  await app.inject('/api/companies/nobody')
  await expect.poll(() => tracing.dropped()).toBe(3)
})

describe('a process', () => {
  /** Prints each OpenTelemetry module that is loaded. */
  const watchModules = `data:text/javascript,${encodeURIComponent(`
    import { registerHooks } from 'node:module'
    registerHooks({ load: (url, context, next) => {
      if (url.includes('opentelemetry')) process._rawDebug('loaded ' + url)
      return next(url, context)
    } })`)}`
  const env = () => ({ NODE_ENV: 'test', DATABASE_URL: t.url, NODE_OPTIONS: `--import ${watchModules}` })

  it('loads nothing of OpenTelemetry unless an endpoint is set', async () => {
    const server = await startServer(env())
    await fetch(`${server.url}/api/companies/nobody`)
    server.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    expect(server.output()).not.toContain('loaded ')
  })

  it('exports with its headers, and the rest when it stops', async () => {
    // The server would open its own pages to take snapshots.
    await t.sql`delete from snapshot_turns`
    const server = await startServer({
      ...env(),
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/otlp`,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc',
    })
    expect(server.output()).toContain('loaded ')
    await (await fetch(`${server.url}/api/companies/nobody`)).text()
    server.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    expect(collector.spans().filter(isRequest)).toHaveLength(1)
    expect(collector.headers[0]).toMatchObject({ authorization: 'Bearer abc', url: '/otlp/v1/traces' })
  })
})
