import { randomUUID } from 'node:crypto'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { freePort } from '@candour/postgres/free-port.ts'
import { startPostgres } from '@candour/postgres/server.ts'
import { createReview } from '@candour/schemas/reviews.ts'
import { expect, it } from 'vitest'
import { createPool } from '#db/client.ts'
import { send, stop, testDataDir } from '#test/faults/deployment.ts'
import { reaches } from '#test/faults/visitors.ts'
import { startServer } from '#test/process.ts'

// Data from a previous test saves the next one the first start.
const folder = await testDataDir()
const env = { DATA_DIR: folder, SEED_DEMO: 'true' }

interface Answer {
  /** Undefined if the connection closed without a response. */
  status: number | undefined
  /** Id of the stored review. */
  id: string | undefined
}

interface Sent extends Answer {
  submissionId: string
  sentAt: number
}

/** Posts reviews on several keep-alive connections, each as soon as the previous one is answered, until stopped. */
function load(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const sent: Sent[] = []
  let going = true
  const workers = Array.from({ length: connections }, async () => {
    while (going) {
      const submissionId = randomUUID()
      const sentAt = performance.now()
      const answer = await post(url, submissionId, agent)
      sent.push({ submissionId, sentAt, ...answer })
      if (answer.status === undefined) return
    }
  })
  return {
    sent,
    end: async () => {
      going = false
      await Promise.all(workers)
      agent.destroy()
    },
  }
}

function post(url: string, submissionId: string, agent?: Agent): Promise<Answer> {
  return new Promise((resolve) => {
    const unanswered = () => resolve({ status: undefined, id: undefined })
    const call = request(
      `${url}/api/reviews`,
      { method: 'POST', agent, headers: { 'content-type': 'application/json' } },
      (response) => {
        json(response).then(
          (body) =>
            resolve({ status: response.statusCode, id: createReview.response.safeParse(body).data?.id }),
          unanswered,
        )
      },
    )
    call.on('error', unanswered)
    call.end(JSON.stringify({ rating: 5, feedback: 'Under load', submissionId }))
  })
}

/** Returns the ids of stored reviews that were sent here; asserts that the rollup counts each of them. */
async function storedIn(dataDir: string): Promise<Set<string>> {
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres') })
  const pool = createPool(postgres.url, { max: 1 })
  const { rows } = await pool.query<{ id: string }>("select id from reviews where feedback = 'Under load'")
  const { rows: drift } = await pool.query(`
    select company_id, sum(rated_1 + rated_2 + rated_3 + rated_4 + rated_5) from review_days group by 1
    except select company_id, count(*) from reviews group by 1`)
  expect(drift).toEqual([])
  await pool.end()
  await postgres.stop()
  return new Set(rows.map(({ id }) => id))
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'answers every request in flight on %s, exits 0 and stops its database',
  async (signal) => {
    const server = await startServer(env)
    const { sent, end } = load(server.url, 8)
    await reaches(() => sent.length, 200)
    const signalledAt = performance.now()
    server.kill(signal)
    expect(await server.exited).toBe(0)
    await end()
    const inFlight = sent.filter(({ sentAt }) => sentAt < signalledAt)
    expect(inFlight.filter(({ status }) => status !== 201)).toEqual([])
    const stored = await storedIn(folder)
    for (const { id, status } of sent) if (status === 201) expect(stored).toContain(id)
  },
)

it('keeps idle connections open longer than a proxy does, and reports early enough for it that it is stopping', async () => {
  const metricsPort = String(await freePort())
  const server = await startServer({ ...env, DRAIN_SECONDS: '6', METRICS_PORT: metricsPort })
  const agent = new Agent({ keepAlive: true })
  const ask = (path: string) =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders }>((resolve, reject) => {
      request(server.url + path, { agent }, (response) => {
        const { statusCode: status, headers } = response.resume()
        resolve({ status, headers })
      })
        .on('error', reject)
        .end()
    })
  const ready = async () => (await ask('/api/health/ready')).status
  const { status, headers } = await ask('/api/health/ready')
  expect([status, headers.connection]).toEqual([200, 'keep-alive'])
  expect(Number(/timeout=(\d+)/.exec(String(headers['keep-alive']))?.[1])).toBeGreaterThan(120)
  const { sent, end } = load(server.url, 4)
  await reaches(() => sent.length, 50)
  server.kill('SIGTERM')
  await expect.poll(ready, { interval: 10 }).toBe(503)
  expect(await ask('/api/health/live')).toMatchObject({ status: 200, headers: { connection: 'close' } })
  expect(await ask('/cafe-luna')).toMatchObject({ status: 200, headers: { connection: 'close' } })
  expect(await ask('/api/no-such-call')).toMatchObject({ status: 404, headers: { connection: 'close' } })
  const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  expect(await metrics.text()).toMatch(/^candour_draining 1$/m)
  const draining = sent.length
  await reaches(() => sent.length, draining + 50)
  await end()
  // None failed, whether sent before, during or after the signal.
  expect(sent.filter(({ status }) => status !== 201)).toEqual([])
  expect(await server.exited).toBe(0)
})

it('exits immediately on a second signal', async () => {
  const server = await startServer({ ...env, DRAIN_SECONDS: '60' })
  server.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${server.url}/api/health/ready`)).status).toBe(503)
  const again = setInterval(() => server.kill('SIGTERM'), 100)
  expect(await server.exited).toBe(1)
  clearInterval(again)
})

it('reports not ready while the database is down, and recovers when it is back', async () => {
  const dataDir = join(folder, 'postgres')
  let postgres = await startPostgres({ dataDir })
  const server = await startServer({ ...env, DATABASE_URL: postgres.url })
  const status = async (path: string) => (await fetch(server.url + path)).status
  expect(await status('/api/health/ready')).toBe(200)

  await postgres.stop()
  expect(await status('/api/health/live')).toBe(200)
  expect(await status('/api/health/ready')).toBe(503)
  const refused = await send(server, createReview, { body: { rating: 5, feedback: 'Anyone there?' } })
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await refused.json()).toEqual({
    message: 'The service is not available right now. Please try again in a moment.',
    code: 'unavailable',
  })

  const { port } = postgres
  postgres = await startPostgres({ dataDir })
  expect(postgres.port).toBe(port)
  await expect.poll(() => status('/api/health/ready')).toBe(200)
  expect((await post(server.url, randomUUID())).status).toBe(201)
  await stop(server)
  await postgres.stop()
})
