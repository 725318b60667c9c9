import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createReview } from '@candour/schemas/reviews.ts'
import { createWebhook } from '@candour/schemas/webhooks.ts'
import { afterAll, expect, it } from 'vitest'
import { send, signIn, testDeployment } from '#test/faults/deployment.ts'

/** `DELIVERY_REVIEWS=10000` is the size that decision 117 tells of. */
const reviews = Number(process.env.DELIVERY_REVIEWS ?? 120)
const kills = reviews > 1_000 ? 10 : 3

/** How endpoints answer, and how many of the fifty do so. */
const endpoints: Record<string, [count: number, answer: (response: ServerResponse) => unknown]> = {
  fast: [30, (response) => response.writeHead(204).end()],
  slow: [6, (response) => setTimeout(400).then(() => response.end('late'))],
  hanging: [4, () => {}],
  refusing: [3, (response) => response.writeHead(500).end('no')],
  redirecting: [3, (response) => response.writeHead(302, { location: '/fast' }).end()],
  gone: [2, (response) => response.writeHead(410).end()],
  resetting: [2, (response) => response.socket?.resetAndDestroy()],
}

/** By endpoint and review: the ids of the messages. */
const arrived = new Map<string, string[]>()
/** By how many seconds a message's time was off at most. */
let maxOff = 0
const receiver = createServer(async (request, response) => {
  const path = request.url ?? ''
  const body = await text(request).catch(() => '')
  const { data } = JSON.parse(body || '{"data":{}}')
  const key = `${path} ${data.reviewId}`
  maxOff = Math.max(maxOff, Math.abs(Number(request.headers['webhook-timestamp']) - Date.now() / 1000))
  arrived.set(key, [...(arrived.get(key) ?? []), String(request.headers['webhook-id'])])
  endpoints[path.split('/')[1] ?? '']?.[1](response)
}).listen(0, '127.0.0.1')
await once(receiver, 'listening')
afterAll(() => receiver.closeAllConnections())
afterAll(() => receiver.close())

const { sql, make, start } = await testDeployment()
const env = { OUTBOUND_ALLOW: '127.0.0.0/8' }

it('every review reaches every endpoint that answers, whatever others do, processes that are killed, and a clock that jumps', {
  timeout: 1_800_000,
}, async () => {
  const kept = await start({
    ...env,
    CLOCK_MOVES: '1,-1',
    NODE_OPTIONS: `--import=${fileURLToPath(new URL('moved-clock.ts', import.meta.url))}`,
  })
  const companies = await Promise.all(Array.from({ length: 5 }, () => make.company()))
  const user = await make.user({ companies })
  const cookie = await signIn(kept, user.email)
  const paths = Object.entries(endpoints).flatMap(([kind, [count]]) =>
    Array.from({ length: count }, (_, n) => `/${kind}/${n}`),
  )
  expect(paths).toHaveLength(50)
  for (const [n, path] of paths.entries()) {
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}${path}`
    const query = { companyId: companies[n % companies.length]?.id ?? '' }
    const body = { url, events: ['review.created'] }
    expect((await send(kept, createWebhook, { query, body, cookie })).status).toBe(201)
  }

  let killing = true
  const killer = async () => {
    for (let n = 0; n < kills && killing; n += 1) {
      const server = await start(env)
      await setTimeout(Math.random() * 2_000)
      server.kill('SIGKILL')
      await server.exited
    }
  }
  const killed = killer()
  const stored: { companyId: string; id: string }[] = []
  for (let n = 0; n < reviews; n += 1) {
    if (n === Math.floor(reviews / 3) || n === Math.floor((reviews * 2) / 3)) kept.kill('SIGUSR2')
    const companyId = companies[n % companies.length]?.id ?? ''
    const submissionId = crypto.randomUUID()
    const body = { companyId, submissionId, rating: (n % 5) + 1, feedback: 'Words', lang: 'en' }
    const answer = await send(kept, createReview, { body })
    expect(answer.status).toBe(201)
    stored.push({ companyId, id: ((await answer.json()) as { id: string }).id })
  }
  await killed
  killing = false
  expect(kept.output().split('The clock says ')).toHaveLength(3)

  const due = paths.flatMap((path, n) =>
    /fast|slow/.test(path)
      ? stored
          .filter(({ companyId }) => companyId === companies[n % companies.length]?.id)
          .map(({ id }) => `${path} ${id}`)
      : [],
  )
  const delivered = async () => {
    const [row] = await sql<{
      count: number
    }>`select count(*)::integer from deliveries where state = 'delivered'`
    return row?.count
  }
  await expect
    .poll(delivered, { timeout: reviews * 60 + 60_000, interval: 250 })
    .toBe(due.length)
    .catch(async (error: unknown) => {
      const waiting = await sql`
        select w.url, d.state, d.failures, d.leased, d.attempts->-1->>'answer' as answer, count(*)::integer,
          max(d.next_attempt_at - now())::text as due
        from deliveries d join webhooks w on w.id = d.receiver_id
        where d.state <> 'delivered' group by 1, 2, 3, 4, 5 order by 1
      `
      console.log(waiting.filter(({ url }) => /fast|slow/.test(String(url))))
      throw error
    })
  expect(due.filter((key) => !arrived.has(key))).toEqual([])
  // What was sent twice, because its process died before it could say so, has the same id.
  for (const [key, ids] of arrived) expect(new Set(ids).size, key).toBe(1)
  // Receivers refuse more than five minutes, and the clock of a process was off by a day.
  expect(maxOff).toBeLessThan(300)
  const doubles = due.filter((key) => (arrived.get(key)?.length ?? 0) > 1).length
  console.log(`${due.length} messages that were due arrived, ${doubles} of them more than once`)
})
