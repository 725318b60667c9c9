import { randomUUID } from 'node:crypto'
import { Agent, type ClientRequest, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { createReview } from '@candour/schemas/reviews.ts'
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
/** An impatient visitor retries after this many milliseconds, then with exponential backoff … */
const pauseMs = 250
/** … up to the server's Retry-After, and gives up after this many attempts. */
const maxSends = 50
/** One in this many visitors disconnects before the first response, whatever the server did. */
const oneLeavesOf = 5

interface Submission {
  submissionId: string
  /** Unique per submission. */
  feedback: string
  /** Id returned when the server acknowledged it. */
  acknowledgedAs: string | undefined
}

/** Visitors of one company who submit like the review page does, and the outcome. */
export interface Visitors {
  readonly company: { id: string; slug: string }
  readonly submissions: readonly Submission[]
  acknowledged: number
  /** Attempts that were explicitly told to retry later. */
  refused: number
  /** Attempts that failed otherwise: an error without a message, a closed connection, a timeout. */
  readonly unclear: string[]
  /** The longest wait for a response, in ms. */
  longestMs: number
  /** Submits one review until it is acknowledged. `slowly`: sends the last bytes at one per second. */
  submit(options?: { slowly?: boolean }): Promise<void>
  /** Waits until this many further attempts have failed, explicitly or otherwise. */
  fail(attempts: number): Promise<void>
}

interface Faulty {
  server: ServerProcess
  owner: Db
}

/**
 * Applies and lifts a fault while visitors submit reviews; counts and prints the outcome. Asserts that nothing is lost
 * or duplicated, that every rejection is explicit, and that the same process serves afterwards.
 *
 * @param apply resolves once the fault is lifted
 */
export async function under(
  fault: string,
  { server, owner }: Faulty,
  apply: (visitors: Visitors) => Promise<void>,
): Promise<Visitors> {
  const company = await createFactories(owner).company({ slug: `during-${randomUUID()}` })
  const agent = new Agent({ keepAlive: true })
  const visitors = visitorsOf(server, company, agent)
  let going = true
  const ordinary = Array.from({ length: 8 }, async () => {
    while (going) await visitors.submit()
  })
  const more = async () => {
    const before = visitors.acknowledged
    await reaches(() => visitors.acknowledged, before + 50)
  }
  try {
    await more()
    await apply(visitors)
    await more()
  } finally {
    going = false
    await Promise.all(ordinary)
    agent.destroy()
  }
  const { submissions } = visitors
  const tally = await count(owner, visitors)
  const line = Object.entries(tally).map(([name, number]) => `${name} ${number}`)
  console.log(`${fault}: ${line.join(', ')}`)
  expect(visitors.unclear).toEqual([])
  expect(tally).toEqual({ acknowledged: submissions.length, found: submissions.length, lost: 0, doubled: 0 })
  expect(await driftOf(owner)).toEqual([])
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200)
  expect(await Promise.race([server.exited, 'serving'])).toBe('serving')
  return visitors
}

/** Waits until a number is reached, however loaded the machine is. */
export async function reaches(number: () => number | Promise<number>, least: number): Promise<void> {
  await expect.poll(number, { interval: 20, timeout: 60_000 }).toBeGreaterThanOrEqual(least)
}

function visitorsOf(server: ServerProcess, company: Visitors['company'], agent: Agent): Visitors {
  const submissions: Submission[] = []
  const failed = () => visitors.refused + visitors.unclear.length
  const visitors: Visitors = {
    ...{ company, submissions, acknowledged: 0, refused: 0, unclear: [], longestMs: 0 },
    fail: (attempts) => reaches(failed, failed() + attempts),
    submit: async ({ slowly = false } = {}) => {
      const submissionId = randomUUID()
      const feedback = `Sent as ${submissionId}`
      const submission: Submission = { submissionId, feedback, acknowledgedAs: undefined }
      submissions.push(submission)
      const leaves = submissions.length % oneLeavesOf === 0
      for (let revision = 1; revision <= maxSends; revision += 1) {
        const review = { companyId: company.id, rating: 5, feedback, submissionId, revision }
        const how = leaves && revision === 1 ? 'leaving' : slowly ? 'slowly' : 'whole'
        const sentAt = performance.now()
        const answer = await post(server.url, review, { agent, how })
        if (how === 'leaving') continue
        const { status, retryAfter, body, cause } = answer
        visitors.longestMs = Math.max(visitors.longestMs, performance.now() - sentAt)
        if (status === 201) {
          submission.acknowledgedAs = createReview.response.parse(JSON.parse(body)).id
          visitors.acknowledged += 1
          return
        }
        const isPlain =
          status === 503 && retryAfter > 0 && /^\{"message":"[A-Z][^"]+\.","code":"\w+"\}$/.test(body)
        if (isPlain) visitors.refused += 1
        else visitors.unclear.push(cause ?? `${status} ${body}`)
        const pause = Math.min(pauseMs * 2 ** (revision - 1), (retryAfter || 5) * 1_000)
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    },
  }
  return visitors
}

interface Answer {
  /** Undefined if there was no response. */
  status?: number | undefined
  retryAfter: number
  body: string
  /** Why there was no response. */
  cause?: string
}

interface Sending {
  agent: Agent
  /** `slowly`: sends the last bytes at one per second. `leaving`: disconnects after the last byte. */
  how: 'whole' | 'slowly' | 'leaving'
}

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

/** Returns how much of what was acknowledged is in the database. */
async function count(owner: Db, { company, submissions }: Visitors) {
  const stored = owner.selectFrom('reviews').select(['id', 'feedback']).where('company_id', '=', company.id)
  const rows = await stored.execute()
  const texts = new Map(rows.map(({ id, feedback }) => [id, feedback]))
  const acknowledged = submissions.filter(({ acknowledgedAs }) => acknowledgedAs)
  const found = acknowledged.filter(
    ({ acknowledgedAs = '', feedback }) => texts.get(acknowledgedAs) === feedback,
  )
  return {
    acknowledged: acknowledged.length,
    found: found.length,
    lost: acknowledged.length - found.length,
    doubled: rows.length - new Set(texts.values()).size,
  }
}
