import { existsSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Client } from '#client.ts'
import { type Caddy, startProxy } from '#proxy.ts'
import { type Deployment, freePorts, originsAt, startDeployment } from '#start-deployment.ts'
import { visit } from '#visitors.ts'

const slug = 'cafe-luna'

let deployment: Deployment
let companyId: string
let operator: Client
let owner: Client
let visitor: Client
const clients: Client[] = []

beforeAll(async () => {
  deployment = await startDeployment()
  const { origins, superadmin, owner: account } = deployment
  operator = newClient()
  await operator.signIn(origins.dashboard, superadmin)
  owner = newClient()
  await owner.signIn(origins.dashboard, account)
  visitor = newClient()
  const company = await visitor.call(`${origins.site}/api/companies/${slug}`)
  companyId = JSON.parse(company.body).id
})
afterAll(async () => {
  for (const client of clients) client.close()
  await deployment?.stop()
})

function newClient(): Client {
  const client = deployment.newClient()
  clients.push(client)
  return client
}

function linesOf(log: string): Record<string, unknown>[] {
  return log.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
}

async function query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: deployment.databaseUrl })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

describe('the proxy', () => {
  it('serves each app on its own host, with https enforced by HSTS', async () => {
    const { site, dashboard, admin } = deployment.origins
    const pages = [`${site}/${slug}`, `${dashboard}/login`, `${admin}/admin`]
    for (const page of pages) {
      const { status, headers } = await visitor.call(page)
      expect(status).toBe(200)
      expect(headers['content-type']).toContain('text/html')
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
      expect(headers.server).toBeUndefined()
    }
    const { status, headers } = await visitor.call(`${site}/login`)
    expect([status, headers.location]).toEqual([302, `${dashboard}/login`])
  })

  it('ignores forwarded-host headers from callers', async () => {
    const { site, admin } = deployment.origins
    const host = new URL(admin).host
    for (const headers of [{ 'x-forwarded-host': host }, { forwarded: `host=${host}` }]) {
      const { status } = await operator.call(`${site}/api/admin/companies`, { headers })
      expect(status).toBe(404)
    }
    expect((await operator.call(`${admin}/api/admin/companies`)).status).toBe(200)
  })

  it('compresses API responses, and passes pages through unchanged', async () => {
    const headers = { 'accept-encoding': 'gzip, br' }
    const list = await owner.call(
      `${deployment.origins.dashboard}/api/dashboard/reviews?companyId=${companyId}`,
      {
        headers,
      },
    )
    expect(list.headers['content-encoding']).toBe('gzip')
    const page = await visitor.call(`${deployment.origins.site}/${slug}`, { headers })
    expect(page.headers['content-encoding']).toBe('br')
  })

  it('gives each request a unique id, found in both logs and the response', async () => {
    const { origins, proxy, servers } = deployment
    const { headers } = await visitor.call(`${origins.site}/${slug}?asked=privately`, {
      headers: { 'x-request-id': 'a-name-of-mine', 'user-agent': 'Browser of a person' },
    })
    const id = headers['x-request-id']
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    await vi.waitUntil(() => proxy.log().includes(String(id)))
    const line = linesOf(proxy.log()).find((line) => JSON.stringify(line).includes(String(id)))
    expect(line).toMatchObject({ msg: 'handled request', status: 200, request: { method: 'GET' } })
    const log = () => servers.map((server) => server.output()).join('\n')
    await vi.waitUntil(() => log().includes(String(id)))
    expect(log() + proxy.log()).not.toMatch(/a-name-of-mine|asked=|Browser of a person|remote_ip|"uri"/)
  })

  it('streams a new review immediately', async () => {
    const { site, dashboard } = deployment.origins
    const stream = newClient()
    await stream.signIn(dashboard, deployment.owner)
    const events = stream.stream(`${dashboard}/api/dashboard/events?companyId=${companyId}`)
    await vi.waitUntil(() => events.received() !== '', 10_000)
    const review = { companyId, rating: 4, feedback: 'Seen as it comes' }
    const { status } = await visitor.call(`${site}/api/reviews`, { method: 'POST', json: review })
    expect(status).toBe(201)
    await vi.waitUntil(() => events.received().includes('data:'), 10_000)
    events.close()
  })

  it('explains that no server is ready, and keeps strangers out of the console', async () => {
    const [httpPort, httpsPort, nobody] = await freePorts(3)
    const origins = originsAt(httpsPort)
    const caddy: Caddy = await startProxy({
      HTTP_PORT: httpPort,
      HTTPS_PORT: httpsPort,
      SITE_ORIGIN: origins.site,
      DASHBOARD_ORIGIN: origins.dashboard,
      ADMIN_ORIGIN: origins.admin,
      API_UPSTREAMS: `127.0.0.1:${nobody}`,
      ADMIN_ALLOW: '192.0.2.0/24 2001:db8::/32',
    })
    try {
      await vi.waitUntil(() => existsSync(caddy.caFile), 30_000)
      const stranger = new Client(readFileSync(caddy.caFile, 'utf8'))
      clients.push(stranger)
      const refused = await vi.waitFor(() => stranger.call(`${origins.admin}/admin`), 30_000)
      expect([refused.status, refused.body]).toEqual([403, 'This console is not open to your network.'])
      const call = await vi.waitFor(() => stranger.call(`${origins.site}/api/config`), 30_000)
      expect(call.status).toBe(503)
      expect(call.headers['content-type']).toBe('application/json')
      expect(JSON.parse(call.body).message).toMatch(/^This is not available right now\./)
      const page = await stranger.call(`${origins.site}/${slug}`)
      expect([page.status, page.headers['retry-after']]).toEqual([503, '5'])
      expect(page.body).toMatch(/^This page is not available right now\./)
      expect(page.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      expect(caddy.log()).not.toMatch(/remote_ip|User-Agent/)
    } finally {
      await caddy.stop()
    }
  })
})

describe('two servers', () => {
  it('both show a changed logo within a second', async () => {
    const { origins, servers } = deployment
    const logoUrl = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`
    const shown = async ({ url }: { url: string }) => {
      const answer = await fetch(`${url}/api/companies/${slug}`)
      return (await answer.json()).logoUrl
    }
    // Warms both caches.
    const before = await Promise.all(servers.map(shown))
    const changed = await operator.call(`${origins.admin}/api/admin/companies/${companyId}`, {
      method: 'PATCH',
      json: { logoUrl },
    })
    expect([changed.status, changed.body]).toEqual([200, expect.any(String)])
    const after = JSON.parse(changed.body).logoUrl
    expect(before).not.toContain(after)
    await expect.poll(() => Promise.all(servers.map(shown)), { timeout: 1_000 }).toEqual([after, after])
  })

  it('are replaced one after the other without a failed request', async () => {
    const { origins, servers } = deployment
    const { visits, end } = visit(Array.from({ length: 20 }, newClient), {
      site: origins.site,
      slug,
      companyId,
    })
    const more = async () => {
      const known = visits.stored.length
      await vi.waitUntil(() => visits.stored.length > known + 100 || visits.failures.length > 0, 60_000)
    }
    await more()
    for (const server of servers) {
      const written = server.output().length
      expect(await server.replace()).toBe(0)
      // Under load, the proxy may notice a new server late. While none is ready, the deployed Caddy holds all requests,
      // but older versions such as Debian's fail a POST immediately.
      await vi.waitUntil(() => server.output().slice(written).includes('"path":"/api/reviews"'), 60_000)
    }
    await more()
    const { stored, pages, failures } = await end()
    expect(failures).toEqual([])
    console.log(`${stored.length} reviews and ${pages} pages while both servers were replaced.`)

    const rows = await query<{ id: string; count: string }>(
      `select id, count(*) from reviews where feedback = 'While servers come and go' group by id`,
    )
    expect(rows.filter(({ count }) => count !== '1')).toEqual([])
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(stored))
  })
})

it('stops the proxy promptly despite an open dashboard', async () => {
  const { dashboard } = deployment.origins
  const stream = newClient()
  await stream.signIn(dashboard, deployment.owner)
  const events = stream.stream(`${dashboard}/api/dashboard/events?companyId=${companyId}`)
  await vi.waitUntil(() => events.received() !== '', 10_000)
  // Docker would kill it only after 30 seconds, during which no request is served.
  await vi.waitUntil(() => deployment.proxy.stop().then(() => true), 10_000)
  events.close()
})
