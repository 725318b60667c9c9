import { randomUUID } from 'node:crypto'
import { Agent, type ClientRequest, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { createReview } from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/client.ts'
import { createFactories } from '#test/factories.ts'
import type { ServerProcess } from '#test/process.ts'
import { driftOf } from '#test/rollup.ts'

/**
 * Milliseconds after which an answer counts as missing: three times what the review page waits, to allow for loaded
 * machines.
 */
const patienceMs = 60_000
/**
 * An impatient visitor retries after this many milliseconds, then with exponential backoff up to the server's
 * Retry-After, or up to a second without a response.
 */
const pauseMs = 250
/** Attempts after which a visitor gives up. */
const maxSends = 50
/** One in this many visitors disconnects before the first response. */
const oneLeavesOf = 5
/** Concurrent visitors, enough for the reviews of few companies to arrive faster than one statement at a time. */
const ordinaryVisitors = 64
const companyCount = 4

interface Submission {
  companyId: string
  submissionId: string
  /** Unique per submission. */
  feedback: string
  /** Id returned when the server acknowledged it. */
  acknowledgedAs: string | undefined
}

/** Visitors of a few companies who submit like the review page does, and the outcome. */
export interface Visitors {
  readonly submissions: readonly Submission[]
  acknowledged: number
  /** Attempts that were explicitly told to retry later. */
  refused: number
  /** Attempts that failed otherwise: an error without a message, a closed connection, a timeout. */
  readonly unclear: string[]
  /** The longest wait for a response, in ms. */
  longestMs: number
  /** The longest time between two reviews that were stored, in ms. */
  gapMs: number
  /** Submits one review until it is acknowledged. `slowly`: sends the last bytes at one per second. */
  submit(options?: { slowly?: boolean }): Promise<void>
  /** Waits until this many further attempts have failed, explicitly or otherwise. */
  fail(attempts: number): Promise<void>
  /** Waits until this many further submissions have been acknowledged. */
  succeed(submissions: number): Promise<void>
  /** Lets every review that was sent be answered, then ends. */
  stop(): Promise<void>
  /** Returns how much of what was acknowledged is in the database, and the number of statements that inserted it. */
  count(): Promise<Record<'acknowledged' | 'found' | 'lost' | 'doubled' | 'statements', number>>
}

interface Faulty {
  /** May be replaced by the fault. */
  server: ServerProcess
  owner: Db
  /** Attempts may also fail without an answer, because the fault kills the server. */
  mayHangUp?: boolean
  /** Number of concurrent visitors. */
  count?: number
  /** Interval at which visitors begin their next review, in ms; by default they do not rest. */
  restMs?: number
  /** Patient visitors send a refused review again after this many ms, until it is stored. */
  retryMs?: number
}

/**
 * Applies and lifts a fault while visitors submit reviews; counts and prints the outcome. Asserts that nothing is lost
 * or duplicated, that reviews share statements, that every rejection is explicit, and that the process serves
 * afterwards.
 *
 * @param apply resolves once the fault is lifted
 */
export async function under(
  fault: string,
  faulty: Faulty,
  apply: (visitors: Visitors) => Promise<void>,
): Promise<Visitors> {
  const visitors = await startVisitors(faulty)
  try {
    await visitors.succeed(50)
    await apply(visitors)
    await visitors.succeed(50)
  } finally {
    await visitors.stop()
  }
  const { submissions, unclear } = visitors
  const { statements, ...tally } = await visitors.count()
  const line = Object.entries({ ...tally, statements }).map(([name, number]) => `${name} ${number}`)
  console.log(`${fault}: ${line.join(', ')}`)
  const hungUp = faulty.mayHangUp ? /^(socket hang up|.*ECONN(RESET|REFUSED).*|.*EPIPE.*)$/ : /^$/
  expect(unclear.filter((cause) => !hungUp.test(cause))).toEqual([])
  expect(tally).toEqual({ acknowledged: submissions.length, found: submissions.length, lost: 0, doubled: 0 })
  expect(statements).toBeLessThan(tally.found / 2)
  expect(await driftOf(faulty.owner)).toEqual([])
  const { server } = faulty
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200)
  expect(await Promise.race([server.exited, 'serving'])).toBe('serving')
  return visitors
}

/** Waits until a number is reached, however loaded the machine is. */
export async function reaches(number: () => number | Promise<number>, least: number): Promise<void> {
  await expect.poll(number, { interval: 20, timeout: 60_000 }).toBeGreaterThanOrEqual(least)
}

/** Starts visitors of a few new companies, who submit one review after another until they are stopped. */
export async function startVisitors(faulty: Faulty): Promise<Visitors> {
  const { owner, count: visitorCount = ordinaryVisitors, restMs = 0, retryMs } = faulty
  const make = createFactories(owner)
  const companyIds: string[] = []
  while (companyIds.length < companyCount) {
    companyIds.push((await make.company({ slug: `during-${randomUUID()}` })).id)
  }
  const agent = new Agent({ keepAlive: true })
  const submissions: Submission[] = []
  let going = true
  let acknowledgedAt = performance.now()
  const failed = () => visitors.refused + visitors.unclear.length
  const visitors: Visitors = {
    ...{ submissions, acknowledged: 0, refused: 0, unclear: [], longestMs: 0, gapMs: 0 },
    fail: (attempts) => reaches(failed, failed() + attempts),
    succeed: (more) => reaches(() => visitors.acknowledged, visitors.acknowledged + more),
    submit: async ({ slowly = false } = {}) => {
      const submissionId = randomUUID()
      const feedback = `Sent as ${submissionId}`
      const companyId = companyIds[submissions.length % companyIds.length] ?? ''
      const submission: Submission = { companyId, submissionId, feedback, acknowledgedAs: undefined }
      submissions.push(submission)
      const rating = 1 + (submissions.length % 5)
      const leaves = submissions.length % oneLeavesOf === 0
      for (let revision = 1; retryMs || revision <= maxSends; revision += 1) {
        const review = { companyId, rating, feedback, submissionId, revision }
        const how = leaves && revision === 1 ? 'leaving' : slowly ? 'slowly' : 'whole'
        const sentAt = performance.now()
        const answer = await post(faulty.server.url, review, { agent, how })
        if (how === 'leaving') continue
        const { status, retryAfter, body, cause } = answer
        const now = performance.now()
        visitors.longestMs = Math.max(visitors.longestMs, now - sentAt)
        if (status === 201) {
          submission.acknowledgedAs = createReview.response.parse(JSON.parse(body)).id
          visitors.acknowledged += 1
          visitors.gapMs = Math.max(visitors.gapMs, now - acknowledgedAt)
          acknowledgedAt = now
          return
        }
        if (isRefusal(answer)) visitors.refused += 1
        else visitors.unclear.push(cause ?? `${status} ${body}`)
        await setTimeout(retryMs ?? Math.min(pauseMs * 2 ** (revision - 1), (retryAfter || 1) * 1_000))
      }
    },
    stop: async () => {
      going = false
      await Promise.all(ordinary)
      agent.destroy()
    },
    count: () => count(owner, companyIds, submissions),
  }
  const ordinary = Array.from({ length: visitorCount }, async () => {
    while (going) {
      await visitors.submit()
      // All rest until the same moment, so that reviews still arrive faster than one statement at a time.
      if (restMs > 0) await setTimeout(restMs - (performance.now() % restMs))
    }
  })
  return visitors
}

interface Answer {
  /** Undefined if there was no response. */
  status?: number | undefined
  retryAfter: number
  body: string
  /** The reason why there was no response. */
  cause?: string
}

interface Sending {
  agent: Agent
  /** `slowly`: sends the last bytes at one per second. `leaving`: disconnects after the last byte. */
  how: 'whole' | 'slowly' | 'leaving'
}

/** Whether an answer says plainly to come back later: 503 with Retry-After, a sentence and a code. */
function isRefusal({ status, retryAfter, body }: Answer): boolean {
  return status === 503 && retryAfter > 0 && /^\{"message":"[A-Z][^"]+\.","code":"\w+"\}$/.test(body)
}

/** Posts a review. Never rejects. */
function post(url: string, review: object, { agent, how }: Sending): Promise<Answer> {
  const body = JSON.stringify(review)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve) => {
    const unanswered = ({ message }: Error) => resolve({ retryAfter: 0, body: '', cause: message })
    const signal = AbortSignal.timeout(patienceMs)
    const call = request(url + createReview.path, { method: 'POST', agent, headers, signal }, (response) => {
      const { statusCode: status, headers } = response
      const retryAfter = Number(headers['retry-after'] ?? 0)
      text(response).then((body) => resolve({ status, retryAfter, body }), unanswered)
    })
    call.on('error', unanswered)
    if (how === 'slowly') trickle(call, body)
    else call.end(body, () => how === 'leaving' && call.destroy(new Error('left')))
  })
}

/** Sends the last five bytes at one per second. */
function trickle(call: ClientRequest, body: string): void {
  const last = [...body.slice(-5)]
  call.write(body.slice(0, -5))
  const sending = setInterval(() => {
    const byte = last.shift()
    if (byte !== undefined) return void call.write(byte)
    clearInterval(sending)
    call.end()
  }, 1_000)
}

async function count(owner: Db, companyIds: readonly string[], submissions: readonly Submission[]) {
  const rows = await owner
    .selectFrom('reviews')
    .select(['id', 'company_id', 'feedback', sql<string>`created_at::text`.as('at')])
    .where('company_id', 'in', companyIds)
    .execute()
  const stored = new Map(rows.map(({ id, company_id, feedback }) => [id, `${company_id} ${feedback}`]))
  const acknowledged = submissions.filter(({ acknowledgedAs }) => acknowledgedAs)
  const found = acknowledged.filter(
    ({ acknowledgedAs = '', companyId, feedback }) =>
      stored.get(acknowledgedAs) === `${companyId} ${feedback}`,
  )
  return {
    acknowledged: acknowledged.length,
    found: found.length,
    lost: acknowledged.length - found.length,
    doubled: rows.length - new Set(rows.map(({ feedback }) => feedback)).size,
    // Reviews of a statement have the same time.
    statements: new Set(rows.map(({ at }) => at)).size,
  }
}
