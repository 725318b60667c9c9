import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { getMe, login } from '@candour/schemas/accounts.ts'
import { reply } from '@candour/schemas/cases.ts'
import { endpoints } from '@candour/schemas/endpoints.ts'
import { receiptParam } from '@candour/schemas/paths.ts'
import { createReview } from '@candour/schemas/reviews.ts'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { formerReceiptPath, receiptPath } from '#modules/reviews/receipt-token.ts'
import { startMetrics } from '#observability/metrics/metrics.ts'
import { pages } from '#pages/index.ts'
import { anotherApp, postForm, recordedLog, testApp } from '#test/app.ts'
import { linkIn, receiveMails } from '#test/mail-server.ts'
import { callOf, cookieFor, sampleOf } from '#test/samples/samples.ts'
import { createScene } from '#test/samples/scene.ts'

const t = await testApp()
const { log, logger } = recordedLog('debug')
const app = await anotherApp(t, { logger, pages, env: { TRUST_PROXY: '10.0.0.0/8' } })
beforeEach(() => {
  log.text = ''
})

const lines = (): Record<string, unknown>[] =>
  log.text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

/** Waits for the log lines of this many requests. */
async function linesOf(requests: number) {
  await expect.poll(() => lines().filter(({ msg }) => msg === 'request')).toHaveLength(requests)
  return lines()
}

/** What a visitor gives. */
const personal = {
  contactName: 'Ann Visitor',
  contactEmail: `ann-${randomUUID()}@visitor.example`,
  contactNumber: '+49 30 1234567',
  feedback: 'The waiter was rude',
}

const proxy = { remoteAddress: '10.1.2.3' }

describe('a request', () => {
  it('is one line with its route and without its query', async () => {
    await app.inject(`/images/${'0'.repeat(64)}?token=secret`)
    await app.inject('/cafe-luna?token=secret')
    await app.inject('/somebody@example.com')
    await app.inject({ method: 'POST', url: '/nowhere' })
    const logged = await linesOf(4)
    expect(logged).toMatchObject([
      { level: 30, method: 'GET', path: '/images/:sha256', status: 404, msg: 'request' },
      { level: 30, method: 'GET', path: '/cafe-luna', status: 404, msg: 'request' },
      { level: 30, method: 'GET', path: '/*', status: 404, msg: 'request' },
      { level: 30, method: 'POST', path: '/nowhere', status: 404, msg: 'request' },
    ])
    expect(log.text).not.toMatch(/secret|somebody/)
    expect(logged[0]?.ms).toBeGreaterThan(0)
    expect(Object.keys(logged[0] ?? {}).sort()).toEqual(
      ['hostname', 'level', 'method', 'ms', 'msg', 'path', 'pid', 'reqId', 'status', 'time'].sort(),
    )
  })

  it.each([
    ['GET', '/TOKEN'],
    ['GET', '/TOKEN/'],
    ['GET', '/TOKEN/privacy'],
    ['GET', '//TOKEN'],
    ['PUT', '/TOKEN'],
    ['OPTIONS', '/TOKEN'],
    ['GET', '/upper/TOKEN'],
    ['GET', '/cafe-luna/TOKEN'],
  ] as const)('never has the token of a private page: %s %s', async (method, typed) => {
    const token = randomBytes(32).toString('base64url')
    for (const page of [formerReceiptPath, receiptPath]) {
      const path = page.replace(':token', token)
      const url = typed.startsWith('/upper')
        ? path.replace(/^\/./, (letter) => letter.toUpperCase())
        : typed.replace('/TOKEN', path)
      await app.inject({ method, url: `${url}?r=${token}` })
    }
    await linesOf(2)
    expect(log.text).not.toContain(token)
  })

  it('answered from memory is logged like any other', async () => {
    const { slug } = await t.make.company()
    const listening = await anotherApp(t, { logger, pages })
    const origin = await listening.listen({ port: 0, host: '127.0.0.1' })
    const expected: object[] = []
    for (const [url, path] of [
      [`/api/companies/${slug}`, '/api/companies/:slug'],
      [`/${slug}?token=secret`, `/${slug}`],
    ]) {
      for (let times = 0; times < 2; times += 1) {
        const { headers } = await fetch(`${origin}${url}`)
        const reqId = headers.get('x-request-id')
        expected.push({ level: 30, reqId, method: 'GET', path, status: 200, ms: expect.any(Number) })
      }
    }
    const logged = (await linesOf(4)).filter(({ msg }) => msg === 'request')
    for (const line of expected) expect(logged).toContainEqual(expect.objectContaining(line))
    expect(new Set(logged.map((line) => Object.keys(line).toSorted().join())).size).toBe(1)
    expect(log.text).not.toContain('secret')
  })

  it('for a health check is logged at debug level', async () => {
    await app.inject('/api/health/live')
    await app.inject('/api/health/ready')
    expect(await linesOf(2)).toMatchObject([{ level: 20 }, { level: 20 }])
  })
})

describe('a request id', () => {
  it('is taken from a trusted proxy, for the response and every line', async () => {
    const { headers } = await app.inject({
      url: '/api/auth/me',
      headers: { 'x-request-id': 'given-1' },
      ...proxy,
    })
    expect(headers['x-request-id']).toBe('given-1')
    expect(await linesOf(1)).toMatchObject([{ reqId: 'given-1', path: '/api/auth/me', status: 401 }])
  })

  it.each([
    ['from elsewhere', { 'x-request-id': 'given-1' }, '192.0.2.1'],
    ['that is too long', { 'x-request-id': 'x'.repeat(65) }, proxy.remoteAddress],
    ['with other characters', { 'x-request-id': 'ann@example.com' }, proxy.remoteAddress],
    ['that is missing', {}, proxy.remoteAddress],
  ])('%s is replaced by a new one', async (_, headers: Record<string, string>, remoteAddress) => {
    const answer = await app.inject({ url: '/api/health/live', headers, remoteAddress })
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(await linesOf(1)).toMatchObject([{ reqId: answer.headers['x-request-id'] }])
  })

  it('is never taken over when no proxy is trusted', async () => {
    const alone = await anotherApp(t, { logger, pages })
    const { headers } = await alone.inject({
      url: '/api/health/live',
      headers: { 'x-request-id': 'given-1' },
      remoteAddress: '127.0.0.1',
    })
    expect(headers['x-request-id']).not.toBe('given-1')
  })

  it('is in every response: pages, files, errors', async () => {
    const { slug } = await t.make.company()
    const urls = [
      `/${slug}`,
      '/nobody-here',
      '/dashboard',
      '/robots.txt',
      `/images/${'0'.repeat(64)}`,
      '/api/nothing',
      `/api/companies/${'x'.repeat(300)}`,
      '/%E0%A4%A',
    ]
    for (const url of urls) {
      const { headers } = await app.inject({ url, headers: { 'x-request-id': 'given-1' }, ...proxy })
      expect(headers['x-request-id'], url).toBe('given-1')
    }
    const { headers } = await app.inject({
      method: 'POST',
      url: login.path,
      headers: { 'content-type': 'application/json', 'x-request-id': 'given-1' },
      payload: '{',
      ...proxy,
    })
    expect(headers['x-request-id']).toBe('given-1')
    await linesOf(urls.length + 1)
  })
})

/** Returns an object with U+0000 in one field at a time, however deep, and the path of the field. */
function withNullIn(given: object, fields = Object.keys(given)): [path: string, body: object][] {
  return fields.flatMap((field) => {
    const value: unknown = Reflect.get(given, field)
    const inner = value instanceof Object && !Array.isArray(value) ? withNullIn(value) : []
    return [
      [field, { ...given, [field]: 'a\u0000b' }],
      ...inner.map(([path, bad]): [string, object] => [`${field}.${path}`, { ...given, [field]: bad }]),
    ]
  })
}

/** Fields whose unknown values count as none. */
const countAsNone = ['via', 'lang', 'response.transports']

describe('a client error', () => {
  const faults = () => lines().filter(({ level }) => Number(level) > 30)

  it('is not logged as an error: U+0000 anywhere in a URL', async () => {
    const company = await t.make.company()
    const { cookie } = await t.signInAs({ role: 'superadmin', companies: [company] })
    const own = `companyId=${company.id}`
    const urls = [
      '/%00',
      '/a%00/rating',
      '/a%00/feedback?rating=%00',
      `/${company.slug}?x=%00`,
      '/images/%00',
      '/api/images/%00',
      '/api/companies/a%00',
      '/api/%00',
      '/assets/%00',
      '/assets/a.js%00',
      '/dashboard/assets/%00.js',
      '/admin/assets/%00',
      '/admin/%00',
      '/dashboard/%00',
      '/login?x=%00',
      '/robots.txt%00',
      '/api/docs/%00',
      '/api/admin/companies?search=%00',
      '/api/admin/companies?cursor=%00',
      '/api/admin/users?q=%00',
      '/api/admin/users?search=%00',
      '/api/admin/companies/%00/users',
      '/api/admin/print-orders/%00/print-file.pdf',
      '/api/admin/print-orders?cursor=%00',
      `/api/dashboard/reviews?${own}&q=a%00`,
      `/api/dashboard/reviews?${own}&cursor=%00`,
      `/api/dashboard/reviews?${own}&rating=%00`,
      `/api/dashboard/reviews/%00?${own}`,
      `/api/dashboard/company?companyId=%00`,
    ]
    for (const url of urls) {
      const { statusCode } = await app.inject({ url, headers: { cookie } })
      expect(statusCode, url).toBeLessThan(500)
    }
    await linesOf(urls.length)
    expect(faults()).toEqual([])
  })

  it('is not logged as an error: U+0000 anywhere in a body', async () => {
    const scene = await createScene(t)
    const { company } = scene
    let requests = 0
    for (const endpoint of endpoints.filter(({ body }) => body)) {
      const valid = { cookie: cookieFor(endpoint, scene), ...(await sampleOf(endpoint).request(scene)) }
      for (const [field, body] of withNullIn(valid.body ?? {}, Object.keys(endpoint.body?.shape ?? {}))) {
        const { statusCode } = await app.inject(callOf(endpoint, { ...valid, body }))
        requests += 1
        const accepted = countAsNone.includes(field) ? [endpoint.status] : []
        expect([400, 401, 403, ...accepted], `${endpoint.id}.${field}`).toContain(statusCode)
      }
    }
    const form = await postForm(app, `/${company.slug}/feedback?rating=5`, { feedback: 'a\0b' })
    expect(form.statusCode).toBe(400)
    await linesOf(requests + 1)
    expect(faults()).toEqual([])
    // Those about the accounts that the requests name; the next test waits for another.
    await t.owner.deleteFrom('mails').execute()
  })

  it('is not logged as an error: disconnecting in the middle of a body', async () => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const { slug } = await t.make.company()
    const paths = [createReview.path, login.path, `/${slug}/feedback?rating=5`]
    for (const path of paths) {
      const type = path.startsWith('/api') ? 'application/json' : 'application/x-www-form-urlencoded'
      const socket = connect(Number(port), '127.0.0.1')
      const head = [
        `POST ${path} HTTP/1.1`,
        'Host: localhost',
        `Content-Type: ${type}`,
        'Content-Length: 500',
      ]
      const begun = once(app.server, 'request')
      socket.write(`${head.join('\r\n')}\r\n\r\n{"rating":`)
      await begun
      socket.destroy()
    }
    const logged = await linesOf(paths.length)
    expect(faults()).toEqual([])
    expect(logged.flatMap(({ status }) => status ?? [])).toEqual([499, 499, 499])
  })
})

it('contains nothing about a visitor who writes, reads, changes and answers, and neither do the metrics', async () => {
  const metrics = await startMetrics({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => metrics.stop())
  const app = await anotherApp(t, { logger, pages, metrics: metrics.requests })
  await using mails = await receiveMails(t)
  const company = await t.make.company()
  const secrets: string[] = Object.values(personal)
  const form = (url: string, fields: Record<string, string>) => postForm(app, url, fields)
  const keep = (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const found = searchParams.get(receiptParam) ?? pathname.split('/')[2]
    if (!found || found.length < 20) throw new Error(`no secret in ${url}`)
    secrets.push(found)
    return pathname + (searchParams.size > 0 ? `?${searchParams}` : '')
  }

  const posted = await form(`/${company.slug}/feedback?rating=2`, {
    ...personal,
    rating: '2',
    renderedAt: '1',
  })
  expect(posted.statusCode).toBe(303)
  await app.inject(keep(String(posted.headers.location)))
  const payload = { companyId: company.id, rating: 2, ...personal }
  const sent = await app.inject({ method: 'POST', url: createReview.path, payload })
  const receipt = keep(sent.json().receipt)
  const owner = await t.signInAs({ companies: [company] })
  const params = { id: sent.json().id }
  await owner.call(reply, { params, query: { companyId: company.id }, body: { text: 'Sorry, Ann' } })
  const answer = keep(linkIn(await mails.next()).url.href)
  const answers = [
    await app.inject(answer),
    await form(answer, { act: 'answer', text: 'He apologized' }),
    await app.inject(receipt),
    await form(receipt, { act: 'nothing known', ...personal }),
    await app.inject(`${receipt}/`),
    await app.inject({ method: 'DELETE', url: receipt }),
  ]
  expect(answers.map(({ statusCode }) => statusCode).slice(0, 3)).toEqual([200, 303, 200])
  const logged = await linesOf(3 + answers.length)
  expect(logged.map(({ path }) => path)).toContain('/r/:token')
  const counted = await (await fetch(metrics.url)).text()
  expect(counted).toContain('route="/r/:token"')
  for (const secret of [...secrets, 'He apologized', 'Sorry, Ann']) {
    expect(log.text).not.toContain(secret)
    expect(counted).not.toContain(secret)
  }
})

it('contains nothing about the caller or what they wrote', async () => {
  const company = await t.make.company()
  const { email, cookie } = await t.signInAs({ companies: [company] })
  const token = 'a-token-that-was-mailed'
  const from = { remoteAddress: '192.0.2.77', headers: { 'user-agent': 'Some Browser', cookie } }
  const review = () =>
    app.inject({
      method: 'POST',
      url: createReview.path,
      payload: { companyId: company.id, rating: 1, ...personal },
      ...from,
    })
  const statuses = [
    (await app.inject({ method: 'POST', url: login.path, payload: { email, password: 'not this one' } }))
      .statusCode,
    (await review()).statusCode,
    (await app.inject({ url: `/setup-password?token=${token}`, ...from })).statusCode,
    (await app.inject({ url: getMe.path, ...from })).statusCode,
  ]
  // The database's error message contains the row.
  await t.sql`
    create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused' using detail = new::text; end $$`
  await t.sql`create trigger refuse before insert on reviews for each row execute function refuse()`
  statuses.push((await review()).statusCode)
  await t.sql`drop function refuse cascade`

  expect(statuses).toEqual([401, 201, 200, 200, 500])
  const logged = await linesOf(statuses.length)
  const failed = logged.filter(({ level }) => Number(level) >= 50)
  expect(failed).toMatchObject([{ msg: 'request failed', err: { code: 'P0001' } }])
  expect(failed[0]?.reqId).toBe(logged.at(-1)?.reqId)
  const session = cookie.split('=')[1]?.split('.')[0] ?? ''
  expect(session.length).toBeGreaterThan(20)
  const secrets = [email, 'not this one', ...Object.values(personal), token, session]
  for (const secret of [...secrets, '192.0.2.77', '127.0.0.1', 'Some Browser'])
    expect(log.text).not.toContain(secret)
})
