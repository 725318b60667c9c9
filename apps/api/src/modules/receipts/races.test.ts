import { randomUUID } from 'node:crypto'
import { getCase, reply } from '@candour/schemas/cases.ts'
import { createReview, getReview, listReviewVersions, type ReviewInput } from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { visitReceipt } from '#modules/conversations/visit.ts'
import { changeReview, removeContact, withdraw } from '#modules/receipts/change.ts'
import { type SignedIn, testApp } from '#test/app.ts'
import { driftOf } from '#test/rollup.ts'

let company: { id: string }
let owner: SignedIn
const t = await testApp()
beforeEach(async () => {
  company = await t.make.company()
  owner = await t.signInAs({ companies: [company] })
})

const query = () => ({ companyId: company.id })
const contact = { contactName: 'Ann', contactEmail: 'ann@example.com' }

const send = async (given: Partial<ReviewInput> = {}) => {
  const { status, body } = await t.call(createReview, {
    body: { companyId: company.id, rating: 4, feedback: 'Lovely cake', ...contact, ...given },
  })
  return { status, code: body.code, id: body.id, token: body.receipt?.split('/').at(-1) ?? '' }
}
const edit = (token: string, feedback: string, version = 0) =>
  changeReview(t.deps, token, { version, rating: 1, feedback, ...contact })
const read = async (id: string) => (await owner.call(getReview, { params: { id }, query: query() })).body
const versionsOf = async (id: string) =>
  (await owner.call(listReviewVersions, { params: { id }, query: query() })).body.map(
    ({ feedback }) => feedback,
  )

/** Repeats a race; each time with new reviews. */
async function repeatedly(race: (n: number) => Promise<void>, times = 12) {
  for (let n = 0; n < times; n += 1) await race(n)
  expect(await driftOf(t.owner)).toEqual([])
}

describe('at once', () => {
  it('two edits: one is stored, the other is told of it', () =>
    repeatedly(async () => {
      const { id, token } = await send()
      const outcomes = await Promise.all([edit(token, 'One'), edit(token, 'Other'), edit(token, 'Third')])
      expect(outcomes.toSorted()).toEqual(['changed', 'conflict', 'conflict'])
      const { feedback } = await read(id)
      expect(feedback).toBe(['One', 'Other', 'Third'][outcomes.indexOf('changed')])
      expect(await versionsOf(id)).toEqual(['Lovely cake'])
    }))

  it('the same edit twice: both succeed', () =>
    repeatedly(async () => {
      const { id, token } = await send()
      const outcomes = await Promise.all([edit(token, 'Same'), edit(token, 'Same')])
      expect(outcomes.toSorted()).toEqual(['changed', 'unchanged'])
      expect(await versionsOf(id)).toEqual(['Lovely cake'])
    }))

  it('an edit and a reply of the company: both are kept, and the edit is unread', () =>
    repeatedly(async () => {
      const { id, token } = await send()
      const params = { id }
      await owner.call(reply, { params, query: query(), body: { text: 'First' } })
      const [outcome, answer] = await Promise.all([
        edit(token, 'Edited'),
        owner.call(reply, { params, query: query(), body: { text: 'Second' } }),
      ])
      expect([outcome, answer.status]).toEqual(['changed', 201])
      const { feedback, case: summary } = await read(id)
      expect([feedback, summary]).toEqual(['Edited', expect.objectContaining({ messages: 2, unread: 1 })])
    }))

  it('an edit and a resend: the edit stays, and the sender learns that theirs was not taken', () =>
    repeatedly(async (n) => {
      const submissionId = randomUUID()
      const { id, token } = await send({ submissionId })
      const [outcome, again] = await Promise.all([
        edit(token, 'By receipt'),
        send({ submissionId, revision: 1 + n, feedback: 'By the form' }),
      ])
      const { feedback } = await read(id)
      if (outcome === 'changed') {
        // The form either lost the race, or came first and is kept as a version.
        expect([feedback, again.code]).toEqual(['By receipt', 'review_settled'])
      } else expect([outcome, feedback, again.status]).toEqual(['conflict', 'By the form', 201])
      expect(await versionsOf(id)).toEqual(['Lovely cake'])
    }))

  it.each([
    ['a withdrawal', (token: string) => withdraw(t.deps, token)],
    [
      'an erasure by the owner',
      async (token: string) => {
        const visited = await visitReceipt(t.db, token)
        return withCompany(t.db, system('command'), company.id, (tx) =>
          sql`select erase_reviews(${company.id}, array[${visited?.reviewId}]::uuid[], 'all')`.execute(tx),
        )
      },
    ],
  ])('edits, replies and %s: nothing is left of the words', (_, erase) =>
    repeatedly(async () => {
      const submissionId = randomUUID()
      const { id, token } = await send({ submissionId })
      const params = { id }
      const [, outcome, answer, again] = await Promise.all([
        erase(token),
        edit(token, 'Edited'),
        owner.call(reply, { params, query: query(), body: { text: 'Dear Ann' } }),
        send({ submissionId }),
      ])
      expect(['changed', undefined]).toContain(outcome)
      expect([201, 409]).toContain(answer.status)
      expect(again.status).toBe(201)
      expect(await read(id)).toMatchObject({ feedback: '', contactName: null, contactEmail: null })
      expect(await versionsOf(id)).toEqual([])
      expect((await owner.call(getCase, { params, query: query() })).body.messages).toEqual([])
      for (const link of [token, again.token]) expect(await visitReceipt(t.db, link)).toBeUndefined()
      const left = await t.sql`
        select from mails where company_id = ${company.id} union all
        select from conversations where company_id = ${company.id} union all
        select from review_receipts where company_id = ${company.id}
      `
      expect(left).toEqual([])
    }),
  )

  it('an edit and the removal of contact data: it does not come back', () =>
    repeatedly(async () => {
      const { id, token } = await send()
      const [outcome] = await Promise.all([edit(token, 'Edited'), removeContact(t.deps, token)])
      expect(['changed', 'conflict']).toContain(outcome)
      expect(await read(id)).toMatchObject({ contactName: null, contactEmail: null })
      const rows =
        await t.sql`select from review_versions where contact_email is not null and review_id = ${id}`
      expect(rows).toEqual([])
    }))
})

describe('a resend', () => {
  const submitted = async () => {
    const submissionId = randomUUID()
    const first = await send({ submissionId, revision: 3 })
    return { submissionId, ...first }
  }
  const leadsSomewhere = async (token: string) => (await visitReceipt(t.db, token)) !== undefined

  it.each([
    ['identical', { revision: 3 }, [201, true], 'Edited'],
    ['older', { revision: 2, feedback: 'Earlier draft' }, [201, true], 'Edited'],
    ['of what it is now', { revision: 4, rating: 1, feedback: 'Edited' }, [201, true], 'Edited'],
    ['newer', { revision: 4, feedback: 'Later draft' }, [409, false], 'Edited'],
    ['as new, without revisions', { revision: 3, feedback: 'Other words' }, [409, false], 'Edited'],
  ])('after an edit, %s', async (_, given, [status, works], feedback) => {
    const { submissionId, id, token } = await submitted()
    await edit(token, 'Edited')
    const again = await send({ submissionId, ...given })
    expect([again.status, await leadsSomewhere(again.token)]).toEqual([status, works])
    if (status === 409) expect(again.code).toBe('review_settled')
    expect(await read(id)).toMatchObject({ feedback })
  })

  it.each([
    ['identical', { revision: 3 }, [201, true]],
    ['older', { revision: 2, contactNumber: '1' }, [201, true]],
    ['newer', { revision: 4, contactNumber: '1' }, [409, false]],
  ])('after contact data was removed, %s', async (_, given, [status, works]) => {
    const { submissionId, id, token } = await submitted()
    await removeContact(t.deps, token)
    const again = await send({ submissionId, ...given })
    expect([again.status, await leadsSomewhere(again.token)]).toEqual([status, works])
    expect(await read(id)).toMatchObject({ feedback: 'Lovely cake', contactName: null, contactNumber: null })
  })

  it.each([
    ['identical', { revision: 3 }, 201],
    ['older', { revision: 0, feedback: 'Earlier draft' }, 201],
    ['newer', { revision: 4 }, 409],
  ])('after the withdrawal, %s', async (_, given, status) => {
    const { submissionId, id, token } = await submitted()
    await withdraw(t.deps, token)
    const again = await send({ submissionId, ...given })
    expect([again.status, again.token.length, await leadsSomewhere(again.token)]).toEqual([
      status,
      status === 201 ? 64 : 0,
      false,
    ])
    expect(await read(id)).toMatchObject({ feedback: '' })
  })

  it('that is edited within the hour is kept with what it was, and marked', async () => {
    const submissionId = randomUUID()
    const first = await send({ submissionId })
    const second = await send({ submissionId, revision: 1, feedback: 'Lovely cake, cold tea' })
    expect(await read(first.id)).toMatchObject({
      editedAt: expect.any(String),
      feedback: 'Lovely cake, cold tea',
    })
    expect(await versionsOf(first.id)).toEqual(['Lovely cake'])
    for (const { token } of [first, second]) {
      expect(await visitReceipt(t.db, token)).toMatchObject({ version: 1 })
    }
  })
})

it('wrong tokens, those of withdrawn reviews and of deleted companies cost the same statement', async () => {
  const { token } = await send()
  await withdraw(t.deps, token)
  const deleted = await send()
  await t.sql`select delete_company(${company.id}, 30)`
  const statementsOf = async (visited: string) => {
    const log: string[] = []
    const db = t.db.withPlugin({
      transformQuery: ({ node }) => {
        log.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const deps = { db, live: t.deps.live }
    const outcomes = [
      await visitReceipt(db, visited),
      await changeReview(deps, visited, { version: 0, rating: 1, feedback: 'x' }),
      await removeContact(deps, visited),
      await withdraw(deps, visited),
    ]
    return [log, outcomes]
  }
  const wrong = await statementsOf('x'.repeat(64))
  expect(await statementsOf('x'.repeat(43))).toEqual(wrong)
  expect(wrong).toEqual([Array(4).fill('RawNode'), [undefined, undefined, false, false]])
  for (const visited of [token, deleted.token]) expect(await statementsOf(visited)).toEqual(wrong)
})
