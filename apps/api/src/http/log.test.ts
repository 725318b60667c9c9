import { Writable } from 'node:stream'
import { getMe, login } from '@candour/schemas/accounts.ts'
import { createReview } from '@candour/schemas/reviews.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { parseConfig } from '#config.ts'
import { loggerOptions } from '#http/log.ts'
import { pages } from '#pages/index.ts'
import { buildTestApp, sessionSecrets, type TestApp } from '#test/app.ts'

let t: TestApp
let app: FastifyInstance
let output = ''
beforeAll(async () => {
  t = await buildTestApp()
  app = await logging({ TRUST_PROXY: '10.0.0.0/8' })
})
afterAll(async () => {
  await app.close()
  await t[Symbol.asyncDispose]()
})
beforeEach(() => {
  output = ''
})

/** The whole server as it logs in production. */
function logging(env: Record<string, string>): Promise<FastifyInstance> {
  const stream = new Writable({
    write(chunk, _, done) {
      output += chunk
      done()
    },
  })
  const config = parseConfig({ NODE_ENV: 'test', RATE_LIMITS: 'off', ...env })
  const logger = { ...loggerOptions({ production: true }), level: 'debug', stream }
  return buildApp({ ...t.deps, config }, { sessionSecrets, logger, pages })
}

const lines = (): Record<string, unknown>[] =>
  output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

/** The lines of so many requests, once they are there. */
async function linesOf(requests: number) {
  await expect.poll(() => lines().filter(({ msg }) => msg === 'request')).toHaveLength(requests)
  return lines()
}

const proxy = { remoteAddress: '10.1.2.3' }

describe('a request', () => {
  it('is one line, by its route and without its query', async () => {
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
    expect(output).not.toMatch(/secret|somebody/)
    expect(logged[0]?.ms).toBeGreaterThan(0)
    expect(Object.keys(logged[0] ?? {}).sort()).toEqual(
      ['hostname', 'level', 'method', 'ms', 'msg', 'path', 'pid', 'reqId', 'status', 'time'].sort(),
    )
  })

  it('of a proxy that looks after us is told to who debugs, unless it is answered badly', async () => {
    await app.inject('/api/health/live')
    await app.inject('/api/health/ready')
    expect(await linesOf(2)).toMatchObject([{ level: 20 }, { level: 20 }])
  })
})

describe('a request id', () => {
  it('is that of a trusted proxy, in the answer and in every line', async () => {
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

  it('is not taken from anyone where no proxy is trusted', async () => {
    const alone = await logging({})
    const { headers } = await alone.inject({
      url: '/api/health/live',
      headers: { 'x-request-id': 'given-1' },
      remoteAddress: '127.0.0.1',
    })
    expect(headers['x-request-id']).not.toBe('given-1')
    await alone.close()
  })

  it('is answered with whatever comes: pages, files, refusals', async () => {
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

it('says nothing of who asked, nor of what they wrote', async () => {
  const company = await t.make.company()
  const { email } = await t.make.user({ companies: [company] })
  const { cookie } = await t.signIn(email)
  const personal = {
    contactName: 'Ann Visitor',
    contactEmail: 'ann@visitor.example',
    contactNumber: '+49 30 1234567',
    feedback: 'The waiter was rude',
  }
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
  // The database's error tells the row.
  await sql`
    create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused' using detail = new::text; end $$`.execute(t.owner)
  await sql`create trigger refuse before insert on reviews for each row execute function refuse()`.execute(
    t.owner,
  )
  statuses.push((await review()).statusCode)
  await sql`drop function refuse cascade`.execute(t.owner)

  expect(statuses).toEqual([401, 201, 200, 200, 500])
  const logged = await linesOf(statuses.length)
  const failed = logged.filter(({ level }) => Number(level) >= 50)
  expect(failed).toMatchObject([{ msg: 'request failed', err: { code: 'P0001' } }])
  expect(failed[0]?.reqId).toBe(logged.at(-1)?.reqId)
  const session = cookie.split('=')[1]?.split('.')[0] ?? ''
  expect(session.length).toBeGreaterThan(20)
  const secrets = [
    email,
    'not this one',
    ...Object.values(personal),
    token,
    session,
    '192.0.2.77',
    '127.0.0.1',
  ]
  for (const secret of [...secrets, 'Some Browser']) expect(output).not.toContain(secret)
})
