import { randomUUID } from 'node:crypto'
import { createReview, type ReviewInput } from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { testApp } from '#test/app.ts'
import { driftOf } from '#test/rollup.ts'

let company: { id: string }
const t = await testApp()
beforeEach(async () => {
  company = await t.make.company()
})

const send = (given: Partial<ReviewInput>) =>
  t.call(createReview, { body: { companyId: company.id, rating: 4, feedback: 'Lovely cake', ...given } })

const stored = (companyId = company.id) =>
  t.sql`select * from reviews where company_id = ${companyId} order by created_at`

/** Moves a review into the past by the database's clock. */
const age = (id: string, interval: string) =>
  t.sql`update reviews set created_at = now() - ${interval}::interval where id = ${id}`

it('accepts an edit within the hour: the words change, the count and the time stay', async () => {
  const submissionId = randomUUID()
  const first = await send({ submissionId, contactName: 'Ann', contactEmail: 'ann@example.com' })
  const [before] = await stored()
  const edit = { submissionId, rating: 1, feedback: 'Lovely cake, but a rude waiter', contactName: 'Ann B.' }
  const second = await send({ ...edit, contactNumber: '123' })
  expect([second.status, second.body.id]).toEqual([201, first.body.id])
  expect(await stored()).toEqual([
    {
      ...before,
      rating: 1,
      feedback: edit.feedback,
      contact_name: 'Ann B.',
      contact_email: null,
      contact_number: '123',
      sentiment: -1,
      version: 1,
      edited_at: expect.any(Date),
      search: expect.stringContaining("'rude'"),
    },
  ])
  expect(await driftOf(t.owner)).toEqual([])
  expect(t.deps.accepted.script).toBe(1)
})

it('rejects an edit after the hour with a clear message, and still accepts an identical resend', async () => {
  const submissionId = randomUUID()
  const first = await send({ submissionId })
  await age(first.body.id, '1 hour')
  const refused = await send({ submissionId, feedback: 'Something else', revision: 7 })
  expect(refused.status).toBe(409)
  expect(refused.body.message).toBe(
    'Your earlier feedback is more than an hour old and can no longer be changed. ' +
      'Please press the button again to send this as new feedback.',
  )
  const again = await send({ submissionId })
  expect([again.status, again.body.id]).toEqual([201, first.body.id])
  expect(await stored()).toMatchObject([{ feedback: 'Lovely cake', revision: 0 }])
})

it("measures the hour by the database's clock", async () => {
  const submissionId = randomUUID()
  const { body } = await send({ submissionId })
  await age(body.id, '59 minutes 50 seconds')
  expect((await send({ submissionId, feedback: 'Just in time' })).status).toBe(201)
  await age(body.id, '60 minutes')
  expect((await send({ submissionId, feedback: 'Too late' })).status).toBe(409)
  expect(await stored()).toMatchObject([{ feedback: 'Just in time' }])
})

it('keeps what was sent last, whatever arrives last', async () => {
  const submissionId = randomUUID()
  await send({ submissionId, feedback: 'Second', revision: 2 })
  // The first attempt was delayed in transit.
  expect((await send({ submissionId, feedback: 'First', revision: 1 })).status).toBe(201)
  expect(await stored()).toMatchObject([{ feedback: 'Second', revision: 2 }])
  // Back to the earlier words: a delayed attempt from in between must not win either.
  await send({ submissionId, feedback: 'Second', revision: 4 })
  await send({ submissionId, feedback: 'Third', revision: 3 })
  expect(await stored()).toMatchObject([{ feedback: 'Second', revision: 4 }])
})

it('keeps the later of two with equal revisions, as sent by forms without script', async () => {
  const submissionId = randomUUID()
  for (const feedback of ['One', 'One and more']) await send({ submissionId, feedback })
  expect(await stored()).toMatchObject([{ feedback: 'One and more' }])
})

it('keeps the last of many concurrent sends, counted once', async () => {
  const submissionId = randomUUID()
  const sends = Array.from({ length: 20 }, (_, revision) => ({
    submissionId,
    revision,
    rating: (revision % 5) + 1,
    feedback: `Version ${revision}`,
  }))
  const answers = await Promise.all(
    [...sends, ...sends].toSorted(() => Math.random() - 0.5).map((review) => send(review)),
  )
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  expect(await stored()).toMatchObject([{ feedback: 'Version 19', rating: 5, revision: 19 }])
  expect(await driftOf(t.owner)).toEqual([])
})

it('does not allow changing a review by the id visible to companies', async () => {
  const old = await t.make.review(company, { feedback: 'From before' })
  const submissionId = randomUUID()
  const { body } = await send({ submissionId })
  expect(body.id).not.toBe(submissionId)
  for (const id of [old.id, body.id]) await send({ submissionId: id, feedback: 'Forged', revision: 9 })
  const reviews = await stored()
  expect(reviews.filter(({ feedback }) => feedback === 'Forged')).toHaveLength(2)
  expect(reviews.find(({ id }) => id === old.id)?.feedback).toBe('From before')
  expect(reviews.find(({ id }) => id === body.id)?.feedback).toBe('Lovely cake')
})

it('keeps the same submission id of two companies apart, in the database too', async () => {
  const other = await t.make.company()
  const submissionId = randomUUID()
  const mine = await send({ submissionId })
  const theirs = await send({ submissionId, companyId: other.id, feedback: 'Theirs' })
  expect(theirs.body.id).not.toBe(mine.body.id)
  await send({ submissionId, companyId: other.id.toUpperCase(), feedback: 'Theirs, edited' })
  expect(await stored()).toMatchObject([{ feedback: 'Lovely cake' }])
  expect(await stored(other.id)).toMatchObject([{ feedback: 'Theirs, edited' }])
})

it('is the only change available to the app role, and only with the submission id', async () => {
  const submissionId = randomUUID()
  const { body } = await send({ submissionId })
  const old = await t.make.review(company, { feedback: 'From before' })
  const revise = (companyId: string, submission: string) =>
    withCompany(t.db, system('command'), company.id, async (tx) => {
      const { rows } = await sql<{ stands: boolean | null }>`
        select revise_review(${companyId}, ${submission}, 9, 1::smallint, 0::smallint, 'Forged', null, null, null, null, null,
          1::smallint) as stands`.execute(tx)
      return rows[0]?.stands
    })
  for (const id of [body.id, old.id, randomUUID()]) expect(await revise(company.id, id)).toBeNull()
  expect(await revise((await t.make.company()).id, submissionId)).toBeNull()
  expect((await stored()).map(({ feedback }) => feedback).toSorted()).toEqual(['From before', 'Lovely cake'])
  expect(await revise(company.id, submissionId)).toBe(true)
  expect((await stored()).map(({ feedback }) => feedback).toSorted()).toEqual(['Forged', 'From before'])
  await age(body.id, '1 hour')
  expect(await revise(company.id, submissionId)).toBe(true)
})

it('keeps the language of the page, or takes that of the edit', async () => {
  const submissionId = randomUUID()
  await send({ submissionId, lang: 'de' })
  await send({ submissionId, feedback: 'Edited by an older page', revision: 1 })
  expect(await stored()).toMatchObject([{ feedback: 'Edited by an older page', lang: 'de' }])
  await send({ submissionId, feedback: 'Edited once more', revision: 2, lang: 'fr' })
  expect(await stored()).toMatchObject([{ feedback: 'Edited once more', lang: 'fr' }])
})
