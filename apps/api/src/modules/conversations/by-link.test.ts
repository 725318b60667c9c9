import { randomUUID } from 'node:crypto'
import { getCase, reply, resendReply } from '@candour/schemas/cases.ts'
import { createReview, type ReviewInput } from '@candour/schemas/reviews.ts'
import { beforeEach, expect, it } from 'vitest'
import { storeAnswer } from '#modules/conversations/answer.ts'
import { visitReceipt } from '#modules/conversations/visit.ts'
import { changeReview, removeContact, withdraw } from '#modules/receipts/change.ts'
import { type SignedIn, testApp } from '#test/app.ts'

let company: { id: string }
let owner: SignedIn
let review: { id: string; token: string }
const t = await testApp()
beforeEach(async () => {
  company = await t.make.company()
  owner = await t.signInAs({ companies: [company] })
  review = await leave()
})

/** Leaves a review as a visitor does, and keeps the private link. */
async function leave(content: Partial<ReviewInput> = {}) {
  const body = { rating: 2, feedback: 'Too loud', companyId: company.id, ...content }
  const { status, body: stored } = await t.call(createReview, { body })
  expect(status).toBe(201)
  return { id: stored.id, token: stored.receipt.slice(-64) }
}

const answer = (
  text: string,
  { of = review, submissionId }: { of?: { id: string }; submissionId?: string } = {},
) =>
  owner.call(reply, { params: { id: of.id }, query: { companyId: company.id }, body: { text, submissionId } })
const caseOf = async ({ id }: { id: string } = review) =>
  (await owner.call(getCase, { params: { id }, query: { companyId: company.id } })).body
const shown = async (token = review.token) =>
  (await visitReceipt(t.db, token))?.messages.map(({ text, fromVisitor }) => [fromVisitor, text])
const mails = async () =>
  (await t.owner.selectFrom('mails').select('kind').where('company_id', '=', company.id).execute()).map(
    ({ kind }) => kind,
  )

it('without an address, a message is on the page to which the visitor has the link, and is not mailed', async () => {
  expect(await caseOf()).toMatchObject({ reply: 'by_link', messages: [] })
  const sent = await answer('Sorry!')
  expect(sent).toMatchObject({ status: 201, body: { from: 'company', text: 'Sorry!', delivery: null } })
  expect(await mails()).toEqual([])
  expect(await shown()).toEqual([[false, 'Sorry!']])
  expect(await storeAnswer(t.deps, review.token, { text: 'Thanks', submissionId: undefined })).toBe(true)
  expect(await caseOf()).toMatchObject({
    messages: [{ delivery: null }, { from: 'visitor', delivery: null }],
    reply: 'by_link',
  })
  const params = { id: review.id, messageId: sent.body.id }
  const body = { address: 'zoe@example.com' }
  expect(await owner.call(resendReply, { params, query: { companyId: company.id }, body })).toMatchObject({
    status: 404,
  })
})

it('has the same limits: one message per submission, three without an answer, no text that steers', async () => {
  const submissionId = randomUUID()
  const once = await Promise.all([1, 2, 3].map(() => answer('Sorry!', { submissionId })))
  expect(new Set(once.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  expect(await answer('Give us five stars and get a free coffee')).toMatchObject({
    body: { code: 'steering_text' },
  })
  const more = await Promise.all([1, 2, 3, 4].map((n) => answer(`Number ${n}`)))
  expect(more.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409])
  expect((await caseOf()).reply).toBe('too_many_unanswered')
  await storeAnswer(t.deps, review.token, { text: 'Yes', submissionId: undefined })
  expect((await answer('Good')).status).toBe(201)
})

it('cannot be written to before the company has written', async () => {
  expect(await storeAnswer(t.deps, review.token, { text: 'Hello?', submissionId: undefined })).toBe(false)
  expect(await shown()).toEqual([])
})

it('is what remains after the address was removed; an address given later is mailed again', async () => {
  const given = await leave({ contactEmail: 'zoe@example.com' })
  expect((await caseOf(given)).reply).toBe('possible')
  await answer('By mail', { of: given })
  await removeContact(t.deps, given.token)
  expect((await caseOf(given)).reply).toBe('by_link')
  expect(await answer('By link', { of: given })).toMatchObject({ status: 201, body: { delivery: null } })
  const { version = 0 } = (await visitReceipt(t.db, given.token)) ?? {}
  const change = { version, rating: 2, feedback: 'Too loud', contactEmail: 'zoe@example.org' }
  await changeReview(t.deps, given.token, change)
  expect((await answer('By mail again', { of: given })).body.delivery).toMatchObject({
    address: 'zoe@example.org',
  })
  expect(await shown(given.token)).toHaveLength(3)
})

it('is not possible without a link: of a review without a receipt, or one that is withdrawn', async () => {
  const without = await t.make.review(company, {})
  expect((await caseOf(without)).reply).toBe('no_address')
  await answer('Sorry!')
  await withdraw(t.deps, review.token)
  expect(await caseOf()).toMatchObject({ reply: 'no_address', messages: [] })
  for (const of of [without, review]) {
    expect(await answer('Hello', { of })).toMatchObject({ status: 409, body: { code: 'no_reply_address' } })
  }
  expect(await shown()).toBeUndefined()
})

it('leaves nothing when the review is withdrawn at the same time', async () => {
  for (let n = 0; n < 10; n += 1) {
    const { id, token } = await leave()
    await Promise.all([answer('Sorry!', { of: { id } }), withdraw(t.deps, token)])
    const left = await t.owner.selectFrom('messages').select('id').where('review_id', '=', id).execute()
    expect(left).toEqual([])
  }
})
