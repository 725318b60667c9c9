import { createServer, type Server } from 'node:http'
import { login } from '@candour/schemas/accounts.ts'
import { getCompanyBySlug } from '@candour/schemas/companies.ts'
import { reportEvent } from '@candour/schemas/funnel.ts'
import { listReviews } from '@candour/schemas/reviews.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '#call.ts'

const companyId = '01890a5d-ac96-774b-bcce-b302099a8057'
const realFetch = globalThis.fetch
let server: Server
let answer: { status: number; body: string; headers?: Record<string, string> }
let seen: { method?: string | undefined; url?: string | undefined; body: string }

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen = { method: request.method, url: request.url, body }
    response
      .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      .end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no address')
  // Unlike a browser's fetch, Node's has no page origin to resolve against.
  globalThis.fetch = (path, init) =>
    realFetch(new URL(String(path), `http://127.0.0.1:${address.port}`), init)
})

afterAll(() => {
  globalThis.fetch = realFetch
  server.close()
})

it('fills and escapes path parameters', async () => {
  answer = { status: 200, body: '{}' }
  await call(getCompanyBySlug, { params: { slug: 'a/b c' } })
  expect(seen).toMatchObject({ method: 'GET', url: '/api/companies/a%2Fb%20c' })
})

it('returns a page with its next cursor', async () => {
  answer = { status: 200, body: '[]', headers: { 'x-next-cursor': 'n' } }
  const page = await call(listReviews, { query: { companyId, limit: 2 } })
  expect(page).toEqual({ items: [], nextCursor: 'n' })
  expect(seen.url).toBe(`/api/dashboard/reviews?companyId=${companyId}&limit=2`)
})

it("throws the server's message, code, issues and Retry-After", async () => {
  answer = {
    status: 429,
    body: '{"message":"Too many attempts.","code":"too_many_requests","issues":[{"path":"email","message":"x"}]}',
    headers: { 'retry-after': '30' },
  }
  await expect(call(login, { body: { email: 'a@b.c', password: 'x' } })).rejects.toMatchObject({
    message: 'Too many attempts.',
    sentence: 'Too many attempts.',
    notJson: false,
    status: 429,
    code: 'too_many_requests',
    retryAfter: 30,
    issues: [{ path: 'email', message: 'x' }],
  })
  expect(JSON.parse(seen.body)).toEqual({ email: 'a@b.c', password: 'x' })
})

it.each([
  ['is not JSON', 502, '<html>', { message: 'Bad Gateway', notJson: true }],
  ['has no message', 409, '{}', { message: 'Conflict', notJson: false }],
])('falls back to the status text when the error %s', async (_, status, body, error) => {
  answer = { status, body }
  const asked = call(getCompanyBySlug, { params: { slug: 'x1' } })
  await expect(asked).rejects.toMatchObject({ ...error, sentence: undefined })
})

it('returns null for an answer without a body', async () => {
  answer = { status: 204, body: '' }
  expect(await call(reportEvent, { params: { event: 'view' }, query: { companyId } })).toBeNull()
})

it('reports a success that is not JSON', async () => {
  answer = { status: 200, body: '<html>' }
  await expect(call(login, { body: { email: 'a@b.c', password: 'x' } })).rejects.toMatchObject({
    message: 'Invalid response from server',
    status: 200,
    notJson: true,
  })
})

it('reports a failed connection', async () => {
  globalThis.fetch = () => realFetch('http://127.0.0.1:1/')
  await expect(call(getCompanyBySlug, { params: { slug: 'x1' } })).rejects.toMatchObject({ status: 0 })
})
