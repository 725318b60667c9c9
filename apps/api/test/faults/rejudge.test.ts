import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { login } from '@candour/schemas/accounts.ts'
import { correctSentiment, createReview } from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDb, createPool, type Db } from '#db/client.ts'
import { classify, modelVersion } from '#modules/text-analysis/sentiment/classify.ts'
import { createFactories, password } from '#test/factories.ts'
import { startTestPostgres } from '#test/postgres.ts'
import { compileCache, type ServerProcess, startServer } from '#test/process.ts'
import { driftOf } from '#test/rollup.ts'

const texts = [
  'Wonderful staff, excellent food, we loved it',
  'Horrible, rude staff, disgusting food',
  'Das Essen war leider kalt und der Kellner unfreundlich',
  'We came on Tuesday',
]
const former = 800
const corrections = 20

let postgres: Awaited<ReturnType<typeof startTestPostgres>>
let owner: Db
let servers: ServerProcess[]
const env = () => ({ DATABASE_URL: postgres.url, SESSION_SECRET: 'x'.repeat(32) })

beforeAll(async () => {
  postgres = await startTestPostgres()
  servers = await Promise.all([startServer(env()), startServer(env())])
  owner = createDb(createPool(postgres.url, { max: 2 }))
}, 120_000)
afterAll(async () => {
  for (const server of servers) server.kill('SIGTERM')
  await Promise.all(servers.map(({ exited }) => exited))
  await owner.destroy()
  await postgres.stop()
}, 120_000)

const command = (name: string) =>
  fileURLToPath(new URL(`../../../../tooling/commands/src/${name}.ts`, import.meta.url))
const commandEnv = () => ({ PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: compileCache, ...env() })

function startRejudging() {
  const child = spawn(process.execPath, [command('sentiment-rejudge')], { env: commandEnv() })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const ended = once(child, 'close').then(async ([code]) => ({ code, output: (await output).join('') }))
  return { ended, kill: () => child.kill('SIGKILL') }
}

function check(): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [command('reconcile'), '--check'],
      { env: commandEnv() },
      (_, out, err) => resolve({ code: child.exitCode, output: out + err }),
    )
  })
}

/** Stores recent reviews with arbitrary sentiments, as if judged by a former version. */
async function makeFormer(companyIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into reviews (company_id, id, rating, sentiment, feedback, lang, created_at)
    select (${companyIds}::uuid[])[1 + n % 2], gen_random_uuid(), 1 + n % 5, n % 3 - 1, (${texts}::text[])[1 + n % 4],
      'en', now() - make_interval(mins => n)
    from generate_series(1, ${former}) n
    returning id
  `.execute(owner)
  return rows.map(({ id }) => id)
}

async function countDue(): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*)::integer as due from reviews where sentiment_model < ${modelVersion}
  `.execute(owner)
  return rows[0]?.due ?? 0
}

it('judges history again, killed twice, while visitors of two processes send and edit and members correct', async () => {
  const make = createFactories(owner)
  const [one, two] = [await make.company(), await make.company()]
  const companyIds = [one.id, two.id]
  const { email } = await make.user({ companies: [one, two] })
  const ids = await makeFormer(companyIds)
  // Older reviews are judged by the language of the page while their own is not known, and stay so.
  const unread = async () => {
    const { rows } = await sql`
      select from reviews r where not exists (
        select from review_languages l where l.company_id = r.company_id and l.review_id = r.id
      )
    `.execute(owner)
    return rows.length
  }
  await expect.poll(unread).toBe(0)
  const urlOf = (n: number) => servers[n % servers.length]?.url ?? ''
  const post = (url: string, body: object, headers = {}, method = 'POST') =>
    fetch(url, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const signedIn = await post(urlOf(0) + login.path, { email, password })
  const cookie = signedIn.headers.getSetCookie().at(-1)?.split(';', 1)[0] ?? ''

  let going = true
  let sent = 0
  const visitor = async () => {
    while (going) {
      const n = sent++
      const review = {
        companyId: companyIds[n % 2],
        submissionId: randomUUID(),
        rating: 1 + (n % 5),
        lang: 'en',
      }
      for (const revision of [0, 1]) {
        const feedback = texts[(n + revision) % texts.length]
        const answer = await post(urlOf(n + revision) + createReview.path, { ...review, revision, feedback })
        expect(answer.status).toBe(201)
        // Without pauses, they would slow the command down, and have to send for even longer.
        await setTimeout(20)
      }
    }
  }
  const corrected = ids.filter((_, n) => n % Math.floor(former / corrections) === 0)
  const member = async () => {
    for (const id of corrected) {
      for (const companyId of companyIds) {
        const url = `${urlOf(id.charCodeAt(0))}${correctSentiment.path.replace(':id', id)}?companyId=${companyId}`
        const { status } = await post(url, { sentiment: 'neutral' }, { cookie }, 'PATCH')
        expect([200, 404]).toContain(status)
      }
    }
  }
  const load = [visitor(), visitor(), member()]

  for (const left of [former * 0.7, former * 0.4]) {
    const killed = startRejudging()
    await expect.poll(countDue, { interval: 20 }).toBeLessThan(left)
    killed.kill()
    await killed.ended
    expect(await countDue()).toBeGreaterThan(0)
    expect(await driftOf(owner)).toEqual([])
  }
  const [first, second] = [startRejudging(), startRejudging()]
  const outcomes = await Promise.all([first.ended, second.ended])
  going = false
  await Promise.all(load)
  console.log(`${sent} reviews meanwhile; ${outcomes.map(({ output }) => output).join('')}`)
  expect(outcomes.map(({ code }) => code).toSorted()).toEqual([0, 1])
  expect(outcomes.map(({ output }) => output).join('')).toMatch(/another process/i)

  // The words of reviews that arrived at once may be judged a moment later.
  await expect.poll(countDue).toBe(0)
  expect(await driftOf(owner)).toEqual([])
  expect(await check()).toMatchObject({ code: 0 })
  // Once all languages are known, those of edited texts too, every copy agrees.
  const unsettled = async () => {
    const { rows } = await sql`
      select from reviews r left join review_languages l on l.company_id = r.company_id and l.review_id = r.id
      where l.sentiment is distinct from r.sentiment
      union all
      select from review_edits
    `.execute(owner)
    return rows.length
  }
  await expect.poll(unsettled).toBe(0)
  const { rows } = await sql<{
    id: string
    rating: number
    sentiment: number
    sentiment_model: number | null
    feedback: string
    lang: string
    language: string
  }>`
    select r.*, l.language from reviews r
    join review_languages l on l.company_id = r.company_id and l.review_id = r.id
  `.execute(owner)
  expect(rows).toHaveLength(former + sent)
  const byHand = new Set(corrected)
  for (const { id, rating, sentiment, sentiment_model, feedback, lang, language } of rows) {
    const expected = byHand.has(id)
      ? { sentiment: 0, sentiment_model: null }
      : {
          sentiment: classify(feedback, rating, { textLanguage: language, lang }),
          sentiment_model: modelVersion,
        }
    expect({ sentiment, sentiment_model }, `${rating} ${feedback}`).toEqual(expected)
  }
}, 180_000)
