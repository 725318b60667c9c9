import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppDeps } from '#app-deps.ts'
import { PreparedResponse } from '#http/prepared-response.ts'
import { CompanyCache } from '#modules/companies/cache.ts'
import { saveImage } from '#modules/images/repository.ts'
import { pages } from '#pages/index.ts'
import { anotherApp, testApp } from '#test/app.ts'

const t = await testApp()
const served = await serve()
afterAll(() => agent.destroy())
beforeEach(() => served.fast.splice(0))
afterEach(() => vi.useRealTimers())

interface Served {
  app: FastifyInstance
  url: URL
  /** URLs answered on the fast path. */
  fast: string[]
}

/** Starts the whole server on the test database. Injected requests do not reach the fast path; these do. */
async function serve(env: Record<string, string> = {}, deps: Partial<AppDeps> = {}): Promise<Served> {
  // There is no demo, which the marketing page would look for each time.
  const app = await anotherApp(t, { pages, env: { DEMO_DASHBOARD: 'off', ...env }, deps })
  const fast: string[] = []
  app.fastPath.observe(({ url }) => fast.push(url))
  return { app, fast, url: new URL(await app.listen({ port: 0, host: '127.0.0.1' })) }
}

const agent = new Agent({ keepAlive: true })

interface Received {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

async function ask(
  { url }: Served,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Received> {
  const { hostname, port } = url
  const asked = request({ hostname, port, path, method, headers, agent }).end()
  const [response] = await once(asked, 'response')
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

/** Requests a path until its response is in memory, and compressed as well as it ever is. */
async function warm(path: string): Promise<void> {
  for (const encoding of ['br', 'gzip', '']) {
    for (let times = 0; times < 2; times += 1) await ask(served, path, { 'accept-encoding': encoding })
  }
}

const nameOf = ({ body }: Received) => JSON.parse(String(body)).name
const titleOf = ({ body }: Received) => /<title>([^<]*)/.exec(String(body))?.[1]

const rename = (id: string, name: string) =>
  t.owner.updateTable('companies').set({ name }).where('id', '=', id).execute()

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body) => body,
}

/** Asserts that the fast path sends what Fastify sends. */
async function expectSame(path: string, headers: Record<string, string>): Promise<Received> {
  const { statusCode, headers: expected, rawPayload } = await served.app.inject({ url: path, headers })
  const before = served.fast.length
  const received = await ask(served, path, headers)
  expect(served.fast.slice(before), path).toEqual([path])
  expect(received.status).toBe(statusCode)
  // The two may be compressed at different qualities.
  const ignored = { date: '', connection: '', 'keep-alive': '', 'x-request-id': '', 'content-length': '' }
  expect({ ...received.headers, ...ignored }).toEqual({ ...expected, ...ignored })
  if (statusCode === 200) expect(received.headers['content-length']).toBe(String(received.body.length))
  expect('content-length' in received.headers).toBe('content-length' in expected)
  expect(received.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  const decode = decoders[received.headers['content-encoding'] ?? 'identity']
  expect(decode?.(received.body)).toEqual(decode?.(rawPayload))
  return received
}

describe('a prepared response', () => {
  it('is what Fastify would send, for a company in any script and its pages', async () => {
    const { slug } = await t.make.company({ name: 'Café Ölçü 北京 & Söhne' })
    for (const path of [`/api/companies/${slug}`, `/${slug}`, `/${slug}/rating`, `/${slug}?utm=a%20b`, '/']) {
      await warm(path)
      const encodings = { br: 'br', 'gzip, br;q=0.1': 'gzip', '': 'identity', 'br;q=0, zstd': 'identity' }
      for (const [accepted, encoding] of Object.entries(encodings)) {
        const { status, headers } = await expectSame(path, { 'accept-encoding': accepted })
        expect(status).toBe(200)
        expect(headers['content-encoding'] ?? 'identity').toBe(
          path.startsWith('/api') ? 'identity' : encoding,
        )
        const known = String(headers.etag)
        for (const ifNoneMatch of [known, `"a", ${known}`, known.replace('W/', ''), `W/${known}`]) {
          const given = { 'accept-encoding': accepted, 'if-none-match': ifNoneMatch.replace('W/W/', 'W/') }
          const again = await expectSame(path, given)
          expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, known])
        }
        for (const unknown of ['"other"', '*', '']) {
          const other = await expectSame(path, { 'accept-encoding': accepted, 'if-none-match': unknown })
          expect(other.status).toBe(200)
        }
      }
    }
  })

  it('can be larger than one write', async () => {
    const { id, slug } = await t.make.company()
    const bytes = Buffer.alloc(300_000, 'candour')
    const sha256 = createHash('sha256').update(bytes).digest()
    await t.owner
      .transaction()
      .execute((tx) => saveImage(tx, { sha256, mediaType: 'image/png', width: 9, height: 9, bytes }))
    await t.setCompany({ id }, { logo_sha256: sha256 })
    const path = `/api/companies/${slug}`
    await warm(path)
    const { body } = await expectSame(path, {})
    expect(JSON.parse(String(body)).logoUrl).toBe(`data:image/png;base64,${bytes.toString('base64')}`)
  })

  it('can be a redirect, counted as it is sent', async () => {
    let counted = 0
    const redirect = new PreparedResponse({
      status: 302,
      headers: { location: '/there' },
      body: Buffer.alloc(0),
    })
    const redirecting = await serve()
    redirecting.app.fastPath.add({
      pattern: '/moved/:code',
      find(url) {
        if (url !== '/moved/here') return undefined
        counted += 1
        return redirect
      },
    })
    const { status, headers, body } = await ask(redirecting, '/moved/here')
    expect([status, body.length, counted]).toEqual([302, 0, 1])
    expect(headers).toMatchObject({ location: '/there', 'content-length': '0', 'cache-control': 'no-store' })
    for (const method of ['HEAD', 'POST']) await ask(redirecting, '/moved/here', {}, method)
    await ask(redirecting, '/moved/elsewhere')
    expect(counted).toBe(1)
  })

  it('keeps its place among pipelined responses', async () => {
    const { slug } = await t.make.company()
    await warm(`/${slug}`)
    await warm(`/api/companies/${slug}`)
    served.fast.splice(0)
    const socket = connect(Number(served.url.port), served.url.hostname)
    const paths = [
      `/api/companies/${slug}`,
      '/api/nothing',
      `/${slug}`,
      `/api/companies/${slug}`,
      '/nobody-here',
    ]
    const lines = (path: string, last: boolean) =>
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${last ? 'Connection: close\r\n' : ''}\r\n`
    socket.write(paths.map((path, n) => lines(path, n === paths.length - 1)).join(''))
    const statuses = [...(await text(socket)).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) =>
      Number(status),
    )
    expect(statuses).toEqual([200, 404, 200, 200, 404])
    expect(served.fast).toEqual([paths[0], paths[2], paths[3]])
  })
})

describe('Fastify answers', () => {
  it('HEAD, with the headers of GET', async () => {
    const { slug } = await t.make.company()
    for (const path of [`/api/companies/${slug}`, `/${slug}`]) {
      await warm(path)
      served.fast.splice(0)
      const head = await ask(served, path, {}, 'HEAD')
      expect(served.fast).toEqual([])
      const get = await ask(served, path)
      expect(served.fast).toEqual([path])
      expect([head.status, head.body.length]).toEqual([200, 0])
      const own = { date: '', 'x-request-id': '' }
      expect({ ...head.headers, ...own }).toEqual({ ...get.headers, ...own })
    }
  })

  it('every other spelling, method and page', async () => {
    const { id, slug } = await t.make.company()
    const former = await t.make.company()
    await t.setCompany(former, { slug: `${former.slug}-now` })
    for (const path of [`/api/companies/${slug}`, `/${slug}`, '/api/companies', `/${former.slug}`])
      await warm(path)
    served.fast.splice(0)
    const statuses: Record<string, number> = {
      [`/api/companies/${slug}?a`]: 200,
      [`/api/companies/${slug}/`]: 404,
      '/api/companies//': 404,
      '/api/companies/%2F': 404,
      '/api/companies/': 404,
      [`/api/companies/${slug.toUpperCase()}`]: 404,
      [`/${slug.toUpperCase()}`]: 200,
      [`/${slug}/`]: 200,
      [`//${slug}`]: 200,
      [`/${slug}/feedback?rating=4`]: 200,
      [`/${former.slug}`]: 302,
      '/nobody-here': 404,
      '/login': 200,
    }
    for (const [path, status] of Object.entries(statuses)) {
      for (let times = 0; times < 3; times += 1) expect((await ask(served, path)).status, path).toBe(status)
    }
    for (const method of ['POST', 'DELETE', 'OPTIONS']) {
      expect((await ask(served, `/api/companies/${slug}`, {}, method)).status).toBe(404)
    }
    expect(served.fast).toEqual([])
    expect((await ask(served, `/api/companies/${former.slug}`)).body.length, id).toBeGreaterThan(0)
    expect(served.fast).toEqual([])
  })

  it('other hosts', async () => {
    const origins = {
      SITE_ORIGIN: 'https://reviews.example.com',
      DASHBOARD_ORIGIN: 'https://app.example.com',
      ADMIN_ORIGIN: 'https://app.example.com',
      TRUST_PROXY: '127.0.0.1',
    }
    const hosts = await serve(origins)
    const { slug } = await t.make.company()
    const [site, other] = [{ host: 'Reviews.example.com:443' }, { host: 'app.example.com' }]
    for (let times = 0; times < 2; times += 1) {
      expect((await ask(hosts, `/api/companies/${slug}`, site)).status).toBe(200)
      expect((await ask(hosts, `/${slug}`, site)).status).toBe(200)
    }
    expect(hosts.fast).toEqual([`/api/companies/${slug}`, `/${slug}`])
    for (const headers of [other, { host: 'internal', 'x-forwarded-host': 'app.example.com' }]) {
      expect((await ask(hosts, `/api/companies/${slug}`, headers)).status).toBe(404)
      expect((await ask(hosts, `/${slug}`, headers)).headers.location).toBe(`${origins.SITE_ORIGIN}/${slug}`)
    }
    const browser = { host: 'unknown', 'sec-fetch-site': 'none' }
    expect((await ask(hosts, `/${slug}`, browser)).status).toBe(421)
    expect((await ask(hosts, `/${slug}`, { host: 'unknown' })).status).toBe(200)
    expect(hosts.fast).toHaveLength(2)
  })

  it('a process that is stopping, which closes each connection', async () => {
    const stopping = await serve()
    const { slug } = await t.make.company()
    for (const path of [`/api/companies/${slug}`, `/${slug}`]) {
      for (let times = 0; times < 2; times += 1) await ask(stopping, path)
    }
    expect(stopping.fast).toHaveLength(2)
    await stopping.app.drain.begin(0)
    for (const path of [`/api/companies/${slug}`, `/${slug}`]) {
      const { status, headers } = await ask(stopping, path)
      expect([status, headers.connection]).toEqual([200, 'close'])
    }
    expect(stopping.fast).toHaveLength(2)
    await stopping.app.close()
  })
})

describe('a changed company', () => {
  it('is never answered with its former data', async () => {
    const { id, slug } = await t.make.company({ name: 'Name 0' })
    const [call, page] = [`/api/companies/${slug}`, `/${slug}`]
    for (let n = 1; n <= 5; n += 1) {
      await warm(call)
      await warm(page)
      await rename(id, `Name ${n}`)
      t.deps.companies.forget(id)
      // The first response comes through Fastify, the second from memory.
      for (let times = 0; times < 2; times += 1) {
        expect(nameOf(await ask(served, call))).toBe(`Name ${n}`)
        expect(titleOf(await ask(served, page))).toContain(`Name ${n}`)
      }
    }
    expect(served.fast).toContain(call)
    expect(served.fast).toContain(page)
  })

  it('is at most a second old while notifications are down', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const companies = new CompanyCache(t.db)
    const deaf = await serve({}, { companies })
    const { id, slug } = await t.make.company({ name: 'Before' })
    const [call, page] = [`/api/companies/${slug}`, `/${slug}`]
    const names = async () => [nameOf(await ask(deaf, call)), titleOf(await ask(deaf, page))]
    await names()
    await rename(id, 'After')
    vi.advanceTimersByTime(900)
    expect(await names()).toEqual(['Before', expect.stringContaining('Before')])
    expect(deaf.fast).toEqual([call, page])
    vi.advanceTimersByTime(200)
    expect(await names()).toEqual(['After', expect.stringContaining('After')])
    expect(deaf.fast).toEqual([call, page])
  })
})

it('leaves a request to Fastify if looking for its response fails', async () => {
  const broken = await serve()
  broken.app.log.level = 'silent'
  broken.app.fastPath.routes.unshift({
    pattern: '/*',
    find: () => {
      throw new Error('broken')
    },
  })
  expect((await ask(broken, '/api/health/live')).status).toBe(200)
})

it('takes the request id from a trusted proxy only', async () => {
  const behind = await serve({ TRUST_PROXY: '127.0.0.1' })
  const { slug } = await t.make.company()
  const given = { 'x-request-id': 'given-1' }
  for (const server of [served, behind]) {
    for (let times = 0; times < 2; times += 1) await ask(server, `/${slug}`)
    const { headers } = await ask(server, `/${slug}`, given)
    expect(headers['x-request-id'] === 'given-1').toBe(server === behind)
    // The next request has an id of its own.
    expect((await ask(server, `/${slug}`)).headers['x-request-id']).not.toBe(headers['x-request-id'])
    expect(server.fast).toHaveLength(3)
  }
})
