import { randomBytes, randomUUID } from 'node:crypto'
import { type Endpoint, errorsOf } from '@candour/schemas/endpoint.ts'
import { endpoints } from '@candour/schemas/endpoints.ts'
import { errorBody } from '@candour/schemas/error-body.ts'
import { errors } from '@candour/schemas/errors.ts'
import { listReviews } from '@candour/schemas/reviews.ts'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { buildTestApp, type TestApp } from '#test/app.ts'
import { type Factories, password, redPixel } from '#test/factories.ts'
import { type AnyRequest, sampleOf } from '#test/samples/samples.ts'
import { createScene, type Scene } from '#test/samples/scene.ts'
import { type Caller, type FuzzedRequest, type Known, requestsOf } from '#test/security/requests.ts'

const seed = Number(process.env.SEED) || Date.now() % 2 ** 31
/** In proportion, so that each endpoint is still called often enough to succeed once. */
const count = process.env.LONG ? 50_000 : 50 * endpoints.length
/** Concurrent requests. */
const atOnce = 8
/** Maximum duration of a request, in ms. On an idle machine, the slowest takes a fifth of this. */
const patience = 30_000
/** Part of another company's review, which none of the callers may read. */
const secret = `secret of others ${randomUUID()}`

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const drawing = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>').toString('base64')}`

let t: TestApp
let knownTo: (endpoint: Endpoint) => Known
const cookies: Record<Caller, string> = { visitor: 'candour=forged.x', owner: '', operator: '' }
/**
 * Endpoints that end the calling session, as every sign-in does, or refuse it all changes; they are called with sessions
 * of dedicated accounts.
 */
const ending = new Set([
  ...['login', 'signInWithCode', 'signInWithPasskey', 'resetPassword', 'logout', 'endSessions'],
  ...['changePassword', 'startViewAs'],
])
/** A session that has not been ended yet, per caller. */
const leaving: Partial<Record<Caller, Promise<string>>> = {}
let signInAnew: (caller: Caller) => Promise<string>

beforeAll(async () => {
  t = await buildTestApp()
  const mine = await createScene(t)
  const make: Factories = {
    ...t.make,
    review: (company, given) => t.make.review(company, { ...given, feedback: secret, contactName: secret }),
    location: (company) => t.make.location(company, { name: `${secret} ${randomUUID()}` }),
    placement: (company, given) => t.make.placement(company, { ...given, name: secret }),
  }
  const theirs = await createScene(t, { make })
  cookies.owner = mine.owner.cookie
  cookies.operator = mine.operator.cookie
  await t.owner
    .insertInto('totp_secrets')
    .values([mine.owner, mine.operator].map(({ id }) => ({ user_id: id, secret: randomBytes(52) })))
    .execute()
  signInAnew = async (caller) => {
    if (caller === 'visitor') return cookies.visitor
    const given = caller === 'owner' ? { companies: [mine.company] } : { role: 'superadmin' as const }
    return (await mine.person(given)).cookie
  }
  const cursorOf = async ({ owner, query, company }: Scene) => {
    for (let n = 0; n < 2; n += 1) await make.review(company)
    const { headers } = await owner.call(listReviews, { query: { ...query, limit: 1 } })
    return String(headers['x-next-cursor'])
  }
  const cursors = [await cursorOf(mine), await cursorOf(theirs)]
  const [first, second] = [await t.make.user(), await t.make.user()]
  const values = {
    companyId: [...[mine, mine, theirs].map(({ company }) => company.id), mine.company.id.toUpperCase()],
    version: [0, 0, 1, 2],
    status: ['new', 'done', 'waiting,done'],
    assignee: ['me', 'none', mine.owner.id],
    // Rarely suspended, which refuses all changes of its members.
    billingStatus: ['active'],
    slug: [mine.company.slug, theirs.company.slug, 'nobody', '%6dine', 'admin', 'api'],
    cursor: [
      ...cursors,
      'x',
      '',
      Buffer.from('[]').toString('base64url'),
      cursors[0]?.slice(1),
      `${cursors[0]}A`,
    ],
    // Never a caller's address: an invitation would link them to another company.
    email: [first.email, 'nobody@example.com', second.email.toUpperCase()],
    password: [password],
    text: ['Thank you.'],
    sentiment: ['negative', 'positive', 'positive,neutral', 'cross'],
    rating: [1, 4, 5],
    theme: ['staff', 'price,waiting', 'cross'],
    textLanguage: ['de', 'en,none', 'x'],
    from: ['2024-01-01', '2025-12-31'],
    to: ['2025-12-31', '2026-12-31'],
    logoUrl: [redPixel, drawing, drawing.replace('svg+xml', 'png'), 'data:image/png;base64,AAAA', null],
    timeZone: ['Europe/Berlin', 'UTC', 'Asia/Kathmandu', 'europe/berlin', 'Factory'],
  }
  const byEndpoint = new Map<string, Known>()
  for (const endpoint of endpoints) {
    const requests: AnyRequest[] = []
    for (let n = 0; n < 6; n += 1) {
      requests.push(await sampleOf(endpoint).request(n % 3 === 2 ? theirs : mine))
    }
    const { values: inQueries, ...known } = knownFrom(requests)
    byEndpoint.set(endpoint.id, { ...known, values: { ...inQueries, ...values } })
  }
  knownTo = ({ id }) => byEndpoint.get(id) ?? knownFrom([])
})
afterAll(() => t[Symbol.asyncDispose]())

/** What valid requests of an endpoint name; never a caller, and no company that other requests need. */
function knownFrom(requests: AnyRequest[]): Known {
  const params = requests.map(({ params }) => params).filter((given) => given !== undefined)
  const bodies = requests.map(({ body }) => body).filter((given) => given !== undefined)
  const ids = params.flatMap((given) => Object.values(given).map(String)).filter((value) => isId.test(value))
  const values: Record<string, unknown[]> = {}
  for (const { query = {} } of requests) {
    for (const [name, value] of Object.entries(query)) values[name] = [...(values[name] ?? []), value]
  }
  const wrongPictures = bodies
    .filter((body) => 'imageData' in body)
    .flatMap((body) => [
      { ...body, imageData: redPixel.replace('png', 'jpeg') },
      { ...body, imageData: 'data:image/png;base64,%%' },
    ])
  return {
    ids: [...ids, ...ids.map((id) => id.toUpperCase()), randomUUID()],
    ...{ values, params, bodies: [...bodies, ...wrongPictures] },
  }
}

/** Endpoints that returned success at least once. */
const fulfilled = new Set<string>()

/** How many requests that can change a caller's rights have begun or ended, and how many are under way. */
const rightsChanging = { steps: 0, underWay: 0 }
const canChangeRights = ({ id, changes = [] }: FuzzedRequest['endpoint']) =>
  ending.has(id) || changes.some((tag) => tag === 'users' || tag === 'team')

/** Returns the body; undefined if a download was broken off, as it must be if its reader's rights have changed. */
async function textOf(
  answer: LightMyRequestResponse,
  { isDownload, steps }: { isDownload: boolean; steps: number },
): Promise<string | undefined> {
  let body = ''
  try {
    for await (const part of answer.stream().setEncoding('utf8')) body += part
    return body
  } catch (error) {
    const mayHaveChanged = rightsChanging.underWay > 0 || rightsChanging.steps > steps
    if (isDownload && mayHaveChanged) return undefined
    throw error
  }
}

/** Returns what is wrong with the response to a request; undefined if nothing is. */
async function problemOf(request: FuzzedRequest): Promise<string | undefined> {
  if (!canChangeRights(request.endpoint)) return faultOf(request)
  rightsChanging.steps += 1
  rightsChanging.underWay += 1
  try {
    return await faultOf(request)
  } finally {
    rightsChanging.steps += 1
    rightsChanging.underWay -= 1
  }
}

async function faultOf({ endpoint, caller, ...asked }: FuzzedRequest): Promise<string | undefined> {
  const { steps } = rightsChanging
  const ends = ending.has(endpoint.id)
  if (ends) leaving[caller] ??= signInAnew(caller)
  const cookie = (await (ends && leaving[caller])) || cookies[caller]
  const answer = await t.app.inject({
    method: endpoint.method,
    ...asked,
    headers: { ...asked.headers, cookie },
    payloadAsStream: true,
  })
  const { statusCode: status, headers } = answer
  if (status < 300) fulfilled.add(endpoint.id)
  if (status < 300 && ends) delete leaving[caller]
  if (status === (endpoint.status ?? 200) && endpoint.stream === 'text/event-stream') {
    answer.stream().destroy()
    return undefined
  }
  const body = await textOf(answer, { isDownload: endpoint.stream !== undefined, steps })
  if (body === undefined) return undefined
  if (status >= 500) return `answered ${status}: ${body.slice(0, 300)}`
  if (caller !== 'operator' && body.includes(secret)) return 'told what belongs to another company'
  const type = String(headers['content-type'])
  if (status === (endpoint.status ?? 200)) {
    if (endpoint.stream) {
      const types = [endpoint.stream, ...(endpoint.otherStreams ?? [])]
      return types.includes(type) ? undefined : `is of type ${type}`
    }
    const parsed = endpoint.response.safeParse(body === '' ? null : JSON.parse(body))
    return parsed.success ? undefined : `is not the contract's: ${parsed.error.message}`
  }
  if (type !== 'application/json; charset=utf-8') return `refused as ${type}`
  const refusal = z.strictObject({ ...errorBody.shape, ...endpoint.conflict?.partial().shape })
  const parsed = refusal.safeParse(JSON.parse(body))
  if (!parsed.success) return `is no error's: ${body.slice(0, 300)}`
  const { code } = parsed.data
  if (status !== errors[code][0]) return `answered ${code} with ${status}`
  return errorsOf(endpoint).includes(code)
    ? undefined
    : `answered ${code}, which its contract does not declare`
}

it(`answers ${count} fuzzed requests according to contract, without server errors or timeouts`, {
  timeout: 1_200_000,
}, async () => {
  console.log(`SEED=${seed} repeats this run`)
  const perEndpoint = Math.ceil(count / endpoints.length)
  const drawn = endpoints.map((endpoint) =>
    fc.sample(requestsOf(endpoint, knownTo(endpoint)), { seed, numRuns: perEndpoint }),
  )
  // Interleaved, so that each endpoint meets the data left by the others.
  const requests = Array.from({ length: perEndpoint }, (_, n) => drawn.flatMap((of) => of[n] ?? [])).flat()
  const problems: string[] = []
  let slowest = { ms: 0, id: '' }
  const begun = performance.now()
  const waiting = requests.values()
  const work = async () => {
    for (const request of waiting) {
      const { endpoint, caller, url, headers, payload } = request
      const begun = performance.now()
      const late = new Promise<string>((resolve) => {
        setTimeout(resolve, patience, `did not answer within ${patience} ms`).unref()
      })
      const problem = await Promise.race([problemOf(request).catch(String), late])
      const ms = Math.round(performance.now() - begun)
      if (ms > slowest.ms) slowest = { ms, id: endpoint.id }
      if (problem) {
        const asked = JSON.stringify({
          caller,
          url: url.slice(0, 500),
          headers,
          payload: payload?.slice(0, 500),
        })
        problems.push(`${endpoint.id} ${problem}\n  ${asked}`)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${requests.length} requests in ${seconds} s, the slowest in ${slowest.ms} ms (${slowest.id})`)
  expect(problems.slice(0, 20).join('\n'), `SEED=${seed}`).toBe('')
  console.log(`${fulfilled.size} of ${endpoints.length} endpoints succeeded at least once`)
  // Most requests are meant to fail, but if all were rejected early, the code behind validation would not be tested.
  expect(fulfilled.size).toBeGreaterThan(0.8 * endpoints.length)
})
