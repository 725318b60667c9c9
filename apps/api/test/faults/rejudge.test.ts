import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { correctSentiment, createReview } from '@candour/schemas/reviews.ts'
import { expect, it } from 'vitest'
import { classify, modelVersion } from '#modules/text-analysis/sentiment/classify.ts'
import { runCommand, send, signIn, startCommand, testDeployment } from '#test/faults/deployment.ts'
import { driftOf } from '#test/rollup.ts'

const texts = [
  'Wonderful staff, excellent food, we loved it',
  'Horrible, rude staff, disgusting food',
  'Das Essen war leider kalt und der Kellner unfreundlich',
  'We came on Tuesday',
]
const former = 800
const corrections = 20

const { env, owner, sql, make, start } = await testDeployment()
const servers = [await start(), await start()] as const
const serverOf = (n: number) => (n % 2 ? servers[1] : servers[0])

const startRejudging = () => startCommand('sentiment-rejudge', env)

/** Stores recent reviews with arbitrary sentiments, as if judged by a former version. */
async function makeFormer(companyIds: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    insert into reviews (company_id, id, rating, sentiment, feedback, lang, created_at)
    select (${companyIds}::uuid[])[1 + n % 2], gen_random_uuid(), 1 + n % 5, n % 3 - 1, (${texts}::text[])[1 + n % 4],
      'en', now() - make_interval(mins => n)
    from generate_series(1, ${former}) n
    returning id
  `
  return rows.map(({ id }) => id)
}

async function countDue(): Promise<number> {
  return (await sql`select from reviews where sentiment_model < ${modelVersion}`).length
}

it('judges history again, killed twice, while visitors of two processes send and edit and members correct', async () => {
  const [one, two] = [await make.company(), await make.company()]
  const companyIds = [one.id, two.id]
  const { email } = await make.user({ companies: [one, two] })
  const ids = await makeFormer(companyIds)
  // Older reviews are judged by the language of the page while their own is not known, and stay so.
  const unread = async () => {
    const rows = await sql`
      select from reviews r where not exists (
        select from review_languages l where l.company_id = r.company_id and l.review_id = r.id
      )
    `
    return rows.length
  }
  await expect.poll(unread).toBe(0)
  const cookie = await signIn(servers[0], email)

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
        const body = { ...review, revision, feedback }
        expect((await send(serverOf(n + revision), createReview, { body })).status).toBe(201)
        // Without pauses, they would slow the command down, and have to send for even longer.
        await setTimeout(20)
      }
    }
  }
  const corrected = ids.filter((_, n) => n % Math.floor(former / corrections) === 0)
  const member = async () => {
    for (const id of corrected) {
      for (const companyId of companyIds) {
        const given = { params: { id }, query: { companyId }, body: { sentiment: 'neutral' }, cookie }
        const { status } = await send(serverOf(id.charCodeAt(0)), correctSentiment, given)
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
  expect(await runCommand('reconcile', env, '--check')).toMatchObject({ code: 0 })
  // Once all languages are known, those of edited texts too, every copy agrees.
  const unsettled = async () => {
    const rows = await sql`
      select from reviews r left join review_languages l on l.company_id = r.company_id and l.review_id = r.id
      where l.sentiment is distinct from r.sentiment
      union all
      select from review_edits
    `
    return rows.length
  }
  await expect.poll(unsettled).toBe(0)
  const rows = await sql<{
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
  `
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
