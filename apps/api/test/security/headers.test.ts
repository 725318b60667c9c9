import { connect } from 'node:net'
import { exportReviewsCsv, exportReviewsXlsx } from '@candour/schemas/reviews.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { pages } from '#pages/index.ts'
import { buildTestApp, sessionSecrets, type TestApp } from '#test/app.ts'

const secure = 'https://candour.example'
const hsts = 'max-age=31536000; includeSubDomains'
const keptForEver = 'public, max-age=31536000, immutable'
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'

interface Case {
  url: string
  method?: 'POST'
  payload?: string
  headers?: Record<string, string>
  status: number
  type: string | undefined
  cache: string
  /** Additions to, or replacements for, the default policy that loads nothing and forbids framing. */
  policy?: string
}

let t: TestApp
let app: FastifyInstance
let address: string

beforeAll(async () => {
  t = await buildTestApp({ SITE_ORIGIN: secure, DASHBOARD_ORIGIN: secure, ADMIN_ORIGIN: secure })
  app = await buildApp(t.deps, { sessionSecrets, pages })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await t[Symbol.asyncDispose]()
})

/** Returns one request for each class of response. */
async function answers(): Promise<Record<string, Case>> {
  const company = await t.make.company()
  const order = await t.make.printOrder(company)
  const [owner, operator] = [
    await t.signIn((await t.make.user({ companies: [company] })).email),
    await t.signIn((await t.make.user({ role: 'superadmin' })).email),
  ]
  const html = 'text/html; charset=utf-8'
  const json = 'application/json; charset=utf-8'
  const api = { type: json, cache: 'no-store' }
  const page = { type: html, cache: 'no-cache', policy: "script-src 'self'" }
  const stored = { status: 200, cache: keptForEver, policy: 'sandbox' }
  const asset = { status: 200, type: 'application/javascript; charset=utf-8', cache: keptForEver }
  const posted = (payload: string, type = 'application/json') => ({
    ...{ url: '/api/reviews', method: 'POST' as const, payload },
    headers: { 'content-type': type },
  })
  const exported = ({ path, stream }: { path: string; stream: string }) => ({
    url: `${path}?companyId=${company.id}`,
    ...{ headers: { cookie: owner.cookie }, status: 200, type: stream, cache: 'no-store' },
  })
  const image = async (mediaType: string, base64: string) => {
    const made = await app.inject({
      method: 'POST',
      url: '/api/admin/companies',
      headers: { cookie: operator.cookie },
      payload: {
        name: 'With a logo',
        slug: `logo-${mediaType.replace(/\W/g, '-')}`,
        googleReviewUrl: 'https://g.page/r/x',
        logoUrl: `data:${mediaType};base64,${base64}`,
      },
    })
    expect(made.statusCode).toBe(201)
    const stored = await t.owner
      .selectFrom('images')
      .innerJoin('companies', 'companies.logo_sha256', 'images.sha256')
      .select('images.sha256')
      .where('companies.id', '=', made.json().id)
      .executeTakeFirstOrThrow()
    return stored.sha256.toString('hex')
  }
  const [drawing, picture] = [
    await image('image/svg+xml', Buffer.from(svg).toString('base64')),
    await image('image/png', png),
  ]
  const site = await app.inject(`/${company.slug}`)
  const dashboard = await app.inject('/login')
  const assetIn = ({ body }: { body: string }) =>
    /(?:\/dashboard)?\/assets\/[\w-]+\.js/.exec(body)?.[0] ?? '/none'
  const cookie = { cookie: owner.cookie }
  const operators = { cookie: operator.cookie }
  return {
    JSON: { url: '/api/config', status: 200, ...api },
    'JSON of an account': { url: '/api/auth/me', headers: cookie, status: 200, ...api },
    health: { url: '/api/health/ready', status: 200, ...api },
    'an unknown call': { url: '/api/nothing', status: 404, ...api },
    'a refused call': { url: '/api/auth/me', status: 401, ...api },
    'a forbidden call': { url: '/api/admin/companies', headers: cookie, status: 403, ...api },
    'a call that is not valid': { ...posted('{"rating":9}'), status: 400, ...api },
    'a body that is no JSON': { ...posted('{'), status: 400, ...api },
    'a body of an unknown type': { ...posted('x', 'application/x-odd'), status: 415, ...api },
    'a body that is too large': { ...posted(JSON.stringify('x'.repeat(70_000))), status: 413, ...api },
    'an address that the router refuses': {
      url: `/${'x'.repeat(300)}/feedback`,
      method: 'POST',
      status: 414,
      ...api,
    },
    'an address that is badly encoded': { url: '/api/companies/%E0%A4%A', status: 404, ...api },
    CSV: exported(exportReviewsCsv),
    XLSX: exported(exportReviewsXlsx),
    PDF: {
      url: `/api/admin/print-orders/${order.id}/print-file.pdf`,
      headers: operators,
      status: 200,
      type: 'application/pdf',
      cache: 'no-store',
    },
    SVG: { url: `/images/${drawing}`, type: 'image/svg+xml; charset=utf-8', ...stored },
    PNG: { url: `/api/images/${picture}`, type: 'image/png', ...stored },
    'an unknown image': { url: `/images/${'0'.repeat(64)}`, status: 404, ...api },
    'a rendered page': { url: `/${company.slug}`, status: 200, ...page },
    'a rendered page, unchanged': {
      url: `/${company.slug}`,
      headers: { 'if-none-match': String(site.headers.etag) },
      status: 304,
      ...page,
    },
    'the page of an unknown company': { url: '/nobody-here', status: 404, ...page },
    'the page of an unknown address': { url: '/a/b/c', status: 404, ...page },
    'a page that cannot be shown': {
      url: `/${company.slug}/feedback`,
      method: 'POST',
      payload: 'x',
      headers: { 'content-type': 'application/x-odd' },
      status: 415,
      ...page,
    },
    "the dashboard's document": { url: '/dashboard', status: 200, ...page },
    "the console's document": { url: '/admin', status: 200, ...page },
    'a page for whoever has a mailed link': { url: '/reset-password?token=x', status: 200, ...page },
    'a redirect': { url: `/${company.slug}/feedback`, status: 302, type: undefined, cache: 'no-store' },
    'an asset of the site': { url: assetIn(site), ...asset },
    'an asset of a console': { url: assetIn(dashboard), ...asset },
    'an asset that is gone': { url: '/assets/gone.js', status: 404, ...api },
    'a picture of the site': {
      url: '/og.png',
      status: 200,
      type: 'image/png',
      cache: 'public, max-age=86400',
    },
    'robots.txt': { url: '/robots.txt', status: 200, type: 'text/plain; charset=utf-8', cache: 'no-store' },
    'the sitemap': {
      url: '/sitemap.xml',
      status: 200,
      type: 'application/xml; charset=utf-8',
      cache: 'no-store',
    },
    'the documentation of the API': {
      url: '/api/docs/',
      status: 200,
      type: html,
      cache: 'no-store',
    },
    'its contracts': {
      url: '/api/docs/json',
      status: 200,
      type: json,
      cache: 'no-store',
    },
  }
}

/** Asserts the headers that every response of an https origin must have. */
function expectGuarded(headers: Record<string, unknown>, { cache, policy }: Pick<Case, 'cache' | 'policy'>) {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': hsts,
    'cache-control': cache,
    'referrer-policy': expect.stringMatching(/^(same-origin|strict-origin)$/),
  })
  const csp = String(headers['content-security-policy'])
  expect(csp).toContain('frame-ancestors ')
  expect(csp).toContain(policy ?? "default-src 'none'")
  for (const banner of ['server', 'x-powered-by', 'via']) expect(headers).not.toHaveProperty(banner)
}

it('are on every class of response', async () => {
  for (const [name, { status, type, cache, policy, ...asked }] of Object.entries(await answers())) {
    const answer = await app.inject(asked)
    expect.soft([answer.statusCode, answer.headers['content-type']], name).toEqual([status, type])
    try {
      expectGuarded(answer.headers, { cache, ...(policy && { policy }) })
    } catch (error) {
      expect.soft(`${name}: ${String(error)}`).toBe('')
    }
  }
})

it('are on event streams', async () => {
  const company = await t.make.company()
  const { cookie } = await t.signIn((await t.make.user({ companies: [company] })).email)
  const leaving = new AbortController()
  const answer = await fetch(`${address}/api/dashboard/events?companyId=${company.id}`, {
    headers: { cookie },
    signal: leaving.signal,
  })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  expectGuarded(Object.fromEntries(answer.headers), { cache: 'no-store' })
  leaving.abort()
})

it.each([
  ['no request', 'what is this\r\n\r\n', 400, 'bad_request'],
  [
    'headers that are too long',
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  [
    'a body of two lengths',
    'POST /api/reviews HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
    'bad_request',
  ],
])('are on the response to %s', async (_, sent, status, code) => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1').setEncoding('utf8')
  socket.on('error', () => {})
  socket.write(sent)
  let text = ''
  for await (const part of socket) text += part
  const [head = '', body = ''] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  expect(first).toContain(`HTTP/1.1 ${status} `)
  expectGuarded(Object.fromEntries(lines.map((line) => line.split(': '))), { cache: 'no-store' })
  expect(JSON.parse(body)).toEqual({ message: expect.stringMatching(/^[A-Z]/), code })
})

it('do not include HSTS where the product is used over http', async () => {
  const http = await buildApp(
    {
      ...t.deps,
      config: { ...t.deps.config, origins: { site: 'http://a.example', dashboard: secure, admin: secure } },
    },
    { sessionSecrets },
  )
  expect((await http.inject('/api/config')).headers).not.toHaveProperty('strict-transport-security')
  await http.close()
})
