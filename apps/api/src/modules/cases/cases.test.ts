import { randomUUID } from 'node:crypto'
import { type CompanyRole, companyRole } from '@candour/schemas/accounts.ts'
import { getCase, listAssignees, updateCase } from '@candour/schemas/cases.ts'
import { createReview } from '@candour/schemas/reviews.ts'
import { removeMember, updateMember } from '@candour/schemas/team.ts'
import { deleteUser } from '@candour/schemas/users.ts'
import { uuidv7 } from 'uuidv7'
import { describe, expect, it } from 'vitest'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { answeringRoles } from '#modules/cases/assignees.ts'
import { answeredByCompany, answeredByVisitor, changeCase } from '#modules/cases/change-case.ts'
import { insertMessage } from '#modules/conversations/repository.ts'
import { type TestApp, testApp } from '#test/app.ts'

const t = await testApp()

const member = (company: { id: string }, companyRole: CompanyRole = 'owner') =>
  t.signInAs({ companies: [company], companyRole })

/** A company with two members who may answer, and a review. */
async function scene(given: Parameters<TestApp['make']['review']>[1] = {}) {
  const company = await t.make.company()
  const [ada, ben] = [await member(company), await member(company, 'responder')]
  const review = await t.make.review(company, given)
  const at = { params: { id: review.id }, query: { companyId: company.id } }
  const key = { companyId: company.id, reviewId: review.id }
  return { company, ada, ben, review, at, key }
}

const untouched = {
  ...{ status: 'new', assigneeId: null, version: 0, updatedAt: null, updatedBy: null },
  updatedByName: null,
  ...{ notes: [], messages: [], reply: 'no_address' },
}

describe('a case', () => {
  it('of an untouched review is new, with version 0, and reading does not create it', async () => {
    const { ada, at, company } = await scene()
    expect((await ada.call(getCase, at)).body).toEqual(untouched)
    expect((await ada.call(updateCase, { ...at, body: { version: 0, status: 'new' } })).body).toEqual(
      untouched,
    )
    const rows = t.owner.selectFrom('cases').select('review_id').where('company_id', '=', company.id)
    expect(await rows.execute()).toEqual([])
  })

  it('changes status and assignee, each time to the next version', async () => {
    const { ada, ben, at } = await scene()
    const first = await ada.call(updateCase, {
      params: { id: at.params.id.toUpperCase() },
      query: at.query,
      body: { version: 0, status: 'in_progress', assigneeId: ben.id.toUpperCase() },
    })
    expect(first.body).toMatchObject({
      ...{ status: 'in_progress', assigneeId: ben.id, version: 1, updatedBy: ada.email },
      updatedAt: expect.any(String),
    })
    const second = await ben.call(updateCase, { ...at, body: { version: 1, assigneeId: null } })
    expect(second.body).toMatchObject({ status: 'in_progress', assigneeId: null, version: 2 })
    expect((await ada.call(getCase, at)).body).toEqual(second.body)
    // Without a change, the version stays.
    const third = await ben.call(updateCase, { ...at, body: { version: 2, status: 'in_progress' } })
    expect(third.body).toEqual(second.body)
  })

  it('that has changed since answers 409 with the current case and who changed it', async () => {
    const { ada, ben, at } = await scene()
    await ada.call(updateCase, { ...at, body: { version: 0, status: 'done' } })
    const late = await ben.call(updateCase, { ...at, body: { version: 0, status: 'waiting' } })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'case_changed', case: { status: 'done', version: 1, updatedBy: ada.email } },
    })
    expect((await ben.call(getCase, at)).body).toMatchObject({ status: 'done', version: 1 })
  })

  it('takes one of two concurrent changes to the same version', async () => {
    const { ada, ben, at } = await scene()
    for (let version = 0; version < 5; version += 1) {
      const statuses = version % 2 ? (['done', 'waiting'] as const) : (['in_progress', 'new'] as const)
      const answers = await Promise.all(
        [ada, ben].map(({ call }, n) =>
          call(updateCase, {
            ...at,
            body: { version, status: statuses[n], assigneeId: [ada.id, ben.id][n] ?? null },
          }),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const won = answers.find(({ status }) => status === 200)
      const lost = answers.find(({ status }) => status === 409)
      expect(lost?.body).toMatchObject({ code: 'case_changed', case: won?.body })
    }
  })

  it('of a review that does not exist, or of another company, is not found', async () => {
    const { ada, at } = await scene()
    const { at: foreign } = await scene()
    for (const id of [randomUUID(), foreign.params.id]) {
      const answer = await ada.call(getCase, { ...at, params: { id } })
      expect([answer.status, answer.body.code]).toEqual([404, 'review_not_found'])
      const body = { version: 0, status: 'done' } as const
      expect((await ada.call(updateCase, { ...at, params: { id }, body })).status).toBe(404)
    }
  })

  it('keeps who changed it last only as long as their account', async () => {
    const { ada, ben, at } = await scene()
    await ben.call(updateCase, { ...at, body: { version: 0, status: 'done' } })
    const operator = await t.signInAs({ role: 'superadmin' })
    await operator.call(deleteUser, { params: { id: ben.id } })
    expect((await ada.call(getCase, at)).body).toMatchObject({ status: 'done', version: 1, updatedBy: null })
  })

  it('follows an edit of its review in what lists select by', async () => {
    const { company, ada } = await scene()
    const submission = { companyId: company.id, submissionId: randomUUID() }
    const { body } = await t.call(createReview, { body: { ...submission, rating: 5, feedback: 'Fine' } })
    const at = { params: { id: body.id }, query: { companyId: company.id } }
    await ada.call(updateCase, { ...at, body: { version: 0, status: 'done' } })
    const edited = { rating: 1, feedback: 'Terrible', contactEmail: 'eve@example.com', revision: 1 }
    await t.call(createReview, { body: { ...submission, ...edited } })
    const row = t.owner.selectFrom('cases').select(['rating', 'sentiment', 'has_contact', 'status'])
    expect(await row.where('review_id', '=', body.id).execute()).toEqual([
      { rating: 1, sentiment: -1, has_contact: true, status: 'done' },
    ])
    expect((await ada.call(getCase, at)).body.reply).toBe('possible')
  })

  it('disappears with its company', async () => {
    const { company, ada, ben, at } = await scene()
    await ada.call(updateCase, { ...at, body: { version: 0, assigneeId: ben.id } })
    await t.owner.deleteFrom('companies').where('id', '=', company.id).execute()
    for (const table of ['cases', 'case_counts', 'assignees'] as const) {
      const rows = t.owner.selectFrom(table).select('company_id').where('company_id', '=', company.id)
      expect(await rows.execute(), table).toEqual([])
    }
  })
})

describe('an assignee', () => {
  it('is a member who may answer', async () => {
    const { company, ada, ben, at } = await scene()
    const viewer = await member(company, 'viewer')
    const disabled = await member(company)
    await t.sql`update users set disabled_at = ${new Date()} where id = ${disabled.id}`
    const { body } = await ada.call(listAssignees, at)
    expect(body).toEqual([ada, ben].map(({ id, email }) => ({ userId: id, email, name: null })))
    const stranger = await t.make.user()
    for (const { id } of [viewer, disabled, stranger, { id: randomUUID() }]) {
      const answer = await ada.call(updateCase, { ...at, body: { version: 0, assigneeId: id } })
      expect([answer.status, answer.body.code]).toEqual([409, 'not_assignable'])
    }
    expect((await ada.call(getCase, at)).body).toEqual(untouched)
  })

  it('may have any role that may answer, in the database as in the permissions', async () => {
    const rows = await t.sql<{ role: string }>`
      select role from unnest(${companyRole.options}::text[]) role where may_answer(role)
    `
    expect(rows.map(({ role }) => role)).toEqual(answeringRoles)
  })

  it.each(['removed', 'made a viewer', 'deleted'])(
    'is unassigned once %s, even after rejoining',
    async (how) => {
      const { company, ada, ben, at } = await scene()
      await ada.call(updateCase, { ...at, body: { version: 0, assigneeId: ben.id, status: 'in_progress' } })
      const team = { params: { userId: ben.id }, query: at.query }
      if (how === 'removed') await ada.call(removeMember, team)
      else if (how === 'made a viewer') await ada.call(updateMember, { ...team, body: { role: 'viewer' } })
      else await t.platformDb.deleteFrom('users').where('id', '=', ben.id).execute()
      const released = { status: 'in_progress', assigneeId: null }
      expect((await ada.call(getCase, at)).body).toMatchObject(released)
      if (how === 'removed') {
        const membership = { user_id: ben.id, company_id: company.id }
        await t.insert('memberships', membership)
      }
      if (how === 'made a viewer') await ada.call(updateMember, { ...team, body: { role: 'owner' } })
      expect((await ada.call(getCase, at)).body).toMatchObject(released)
      if (how === 'deleted') return
      const again = await ada.call(updateCase, { ...at, body: { version: 1, assigneeId: ben.id } })
      expect(again.body).toMatchObject({ assigneeId: ben.id, version: 2 })
    },
  )

  it('is never a member who was removed first, however the two race', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { ada, ben, at } = await scene()
      const [assigned, removed] = await Promise.all([
        ada.call(updateCase, { ...at, body: { version: 0, assigneeId: ben.id } }),
        ada.call(removeMember, { params: { userId: ben.id }, query: at.query }),
      ])
      expect(removed.status).toBe(204)
      expect([200, 409]).toContain(assigned.status)
      expect((await ada.call(getCase, at)).body.assigneeId).toBeNull()
    }
  })

  it('can be deleted while a case is assigned to them, without a deadlock', async () => {
    const { company, ada, ben, at } = await scene()
    const assign = (given: typeof at) =>
      ada.call(updateCase, { ...given, body: { version: 0, status: 'done', assigneeId: ben.id } })
    await assign({ ...at, params: await t.make.review(company) })
    const operator = await t.signInAs({ role: 'superadmin' })
    // The assignment waits half-way.
    const counting = await t.owner.startTransaction().execute()
    await counting
      .updateTable('case_counts')
      .set({ cases: 1 })
      .where('company_id', '=', company.id)
      .where('status', '=', 'done')
      .execute()
    const assigned = assign(at)
    await expect.poll(t.blocked).toBe(1)
    const deleted = operator.call(deleteUser, { params: ben })
    await expect.poll(t.blocked).toBe(2)
    await counting.rollback().execute()
    expect([(await assigned).status, (await deleted).status]).toEqual([200, 200])
  })
})

describe('a conversation', () => {
  const change = <T>(companyId: string, fn: Parameters<typeof withCompany<T>>[3]) =>
    withCompany(t.db, system('mail'), companyId, fn)

  it.each([1, 2, 3, 4, 5])('moves the case of a review with %i stars on like any other', async (rating) => {
    const { company, ada, ben, at, key } = await scene({ rating })
    const principal = { kind: 'user', user: { ...ada, role: 'company_admin', memberships: [] } } as never
    await change(company.id, (tx) => answeredByCompany(tx, principal, key))
    expect((await ada.call(getCase, at)).body).toMatchObject({
      status: 'waiting',
      version: 1,
      updatedBy: ada.email,
      assigneeId: ada.id,
    })
    await change(company.id, (tx) => changeCase(tx, system('mail'), key, { assigneeId: null }))
    await change(company.id, (tx) => answeredByVisitor(tx, key))
    expect((await ada.call(getCase, at)).body).toMatchObject({ status: 'new', version: 3, updatedBy: null })
    await change(company.id, (tx) => changeCase(tx, system('mail'), key, { assigneeId: ben.id }))
    await change(company.id, (tx) => answeredByVisitor(tx, key))
    expect((await ada.call(getCase, at)).body).toMatchObject({ status: 'new', version: 5 })
    await change(company.id, (tx) => changeCase(tx, system('mail'), key, { status: 'done' }))
    await change(company.id, (tx) => answeredByVisitor(tx, key))
    expect((await ada.call(getCase, at)).body).toMatchObject({ status: 'in_progress', version: 7 })
    // Another member's answer leaves the case with its assignee.
    await change(company.id, (tx) => answeredByCompany(tx, principal, key))
    expect((await ada.call(getCase, at)).body).toMatchObject({ status: 'waiting', assigneeId: ben.id })
    const rows = await t.sql`
      select messages, unread, first_answered_at from cases where review_id = ${key.reviewId}
    `
    expect(rows).toEqual([{ messages: 5, unread: 3, first_answered_at: expect.any(Date) }])
  })

  it('tells the assignee of a reply, else whoever answered last, else the owners', async () => {
    const { company, ada, ben, at, key } = await scene()
    const olga = await member(company)
    await member(company, 'viewer')
    const told = async () => {
      await t.owner.deleteFrom('alerts').execute()
      await change(company.id, (tx) => answeredByVisitor(tx, key))
      const rows = await t.owner.selectFrom('alerts').select(['user_id', 'kind']).execute()
      expect(rows.every(({ kind }) => kind === 'answered')).toBe(true)
      return rows.map(({ user_id }) => user_id).toSorted()
    }
    const by = (user: { id: string }) =>
      ({ kind: 'user', user: { ...user, role: 'company_admin', memberships: [] } }) as never
    const answer = async (user: { id: string }) => {
      await change(company.id, async (tx) => {
        await answeredByCompany(tx, by(user), key)
        await tx
          .insertInto('conversations')
          .values({ company_id: company.id, review_id: key.reviewId })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        await insertMessage(tx, key, {
          ...{ id: uuidv7(), text: 'Hello', submission: null },
          sent: {
            authorId: user.id,
            mail: { id: uuidv7(), address: 'zoe@example.com' },
            contentHash: Buffer.alloc(32),
          },
        })
      })
    }
    const owners = [ada.id, olga.id].toSorted()
    expect(await told()).toEqual(owners)
    await answer(ben)
    expect(await told()).toEqual([ben.id])
    await change(company.id, (tx) => changeCase(tx, system('mail'), key, { assigneeId: null }))
    expect(await told()).toEqual([ben.id])
    await change(company.id, (tx) => changeCase(tx, system('mail'), key, { assigneeId: olga.id }))
    expect(await told()).toEqual([olga.id])
    await ada.call(removeMember, { params: { userId: olga.id }, query: at.query })
    expect(await told()).toEqual([ben.id])
    await ada.call(removeMember, { params: { userId: ben.id }, query: at.query })
    expect(await told()).toEqual([ada.id])
    await t.insert('notification_settings', { company_id: company.id, user_id: ada.id, alerts_when: 'off' })
    expect(await told()).toEqual([])
  })
})
