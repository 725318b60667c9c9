import { randomUUID } from 'node:crypto'
import type { CompanyRole } from '@candour/schemas/accounts.ts'
import {
  addNote,
  caseStatus,
  countCases,
  getAnswerFigures,
  getCase,
  listCases,
  readCase,
  updateCase,
  updateCases,
} from '@candour/schemas/cases.ts'
import { countReviews, getReview, listReviews } from '@candour/schemas/reviews.ts'
import { removeMember } from '@candour/schemas/team.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { answeredByCompany, answeredByVisitor, changeCase } from '#modules/cases/change-case.ts'
import { maxNotes, mentionedIn } from '#modules/cases/notes.ts'
import { readPages, type SignedIn, testApp } from '#test/app.ts'

const t = await testApp()

const statuses = caseStatus.options
const member = (company: { id: string }, companyRole: CompanyRole = 'owner') =>
  t.signInAs({ companies: [company], companyRole })

const minute = 60_000

interface Given {
  id: string
  rating: number
  location: string
  feedback: string
  /** Undefined without a case: nobody has acted on the review. */
  status?: (typeof statuses)[number]
  assignee?: string | null
}

/** A company with reviews of every status, assignee, rating and location; some are younger than others. */
async function inbox(size = 60, ageMs = 3 * 60 * minute) {
  const company = await t.make.company()
  const [ada, ben] = [await member(company), await member(company, 'responder')]
  const places = [await t.make.location(company), await t.make.location(company)]
  const reviews: Given[] = []
  for (let n = 0; n < size; n += 1) {
    const given = {
      rating: 1 + (n % 5),
      location: places[n % 2]?.id ?? '',
      feedback: n % 3 ? `Cold soup ${n}` : `Warm bread ${n}`,
    }
    const review = await t.make.review(company, {
      rating: given.rating,
      feedback: given.feedback,
      locationId: given.location,
      // Several share a time, so that the id decides their order.
      createdAt: new Date(Date.now() - ageMs - Math.floor(n / 3) * minute),
    })
    reviews.push({ ...review, ...given })
  }
  // Long runs of touched reviews, and every combination.
  for (const [n, review] of reviews.entries()) {
    if (n % 7 === 3 || n > size - 5) continue
    review.status = statuses[n % 4] ?? 'new'
    review.assignee = [null, ada.id, ben.id][n % 3] ?? null
    const body = { ids: [review.id], status: review.status, assigneeId: review.assignee }
    if (review.status === 'new' && review.assignee === null) delete review.status
    await ada.call(updateCases, { query: { companyId: company.id }, body })
  }
  return { company, ada, ben, places, reviews, query: { companyId: company.id } }
}

/** Reads a whole list page by page. */
async function readAll({ call }: SignedIn, query: object) {
  const reviews = await readPages(call, listReviews, { ...query, limit: 23 } as never)
  return reviews.map(({ id }) => id)
}

const statusOf = ({ status = 'new' }: Given) => status
const assigneeOf = ({ assignee = null }: Given) => assignee

describe('the inbox', () => {
  it('lists and counts every status, assignee and other filter together, newest first', async () => {
    const { ada, ben, places, reviews, query } = await inbox()
    const replied = new Set(reviews.filter((_, n) => n % 4 === 1).map(({ id }) => id))
    await t.sql`update cases set unread = 1 where review_id = any(${[...replied]})`
    const hasReplied = (review: Given) => review.status !== undefined && replied.has(review.id)
    const order = await readAll(ada, query)
    expect(order).toHaveLength(reviews.length)
    const filters: [object, (review: Given) => boolean][] = [
      ...statuses.map((status) => [{ status }, (r: Given) => statusOf(r) === status] as const),
      [{ status: 'new,waiting' }, (r: Given) => ['new', 'waiting'].includes(statusOf(r))],
      [{ assignee: 'me' }, (r: Given) => assigneeOf(r) === ada.id],
      [{ assignee: ben.id.toUpperCase() }, (r: Given) => assigneeOf(r) === ben.id],
      [{ assignee: 'none' }, (r: Given) => assigneeOf(r) === null],
      [
        { assignee: 'none', status: 'new,in_progress,waiting' },
        (r: Given) => assigneeOf(r) === null && statusOf(r) !== 'done',
      ],
      [{ assignee: 'me', status: 'done' }, (r: Given) => assigneeOf(r) === ada.id && statusOf(r) === 'done'],
      [{ assignee: randomUUID() }, () => false],
      [{ replied: 'true' }, hasReplied],
      [{ replied: 'true', status: 'new' }, (r: Given) => hasReplied(r) && statusOf(r) === 'new'],
      [{ replied: 'true', assignee: 'none' }, (r: Given) => hasReplied(r) && assigneeOf(r) === null],
    ].map(([filter, matches]) => [filter as object, matches as (review: Given) => boolean])
    const others: [object, (review: Given) => boolean][] = [
      [{}, () => true],
      [{ rating: '1,2' }, (r) => r.rating <= 2],
      [{ locationId: places[1]?.id, rating: '3' }, (r) => r.location === places[1]?.id && r.rating === 3],
      [{ q: 'bread', rating: '1,4,5' }, (r) => r.feedback.includes('bread') && [1, 4, 5].includes(r.rating)],
    ]
    for (const [filter, isCase] of filters) {
      for (const [other, isReview] of others) {
        const asked = { ...query, ...filter, ...other }
        const matching = reviews.filter((review) => isCase(review) && isReview(review)).map(({ id }) => id)
        const expected = order.filter((id) => matching.includes(id))
        expect(await readAll(ada, asked), JSON.stringify(asked)).toEqual(expected)
        const { body } = await ada.call(countReviews, { query: asked as never })
        expect(body, JSON.stringify(asked)).toEqual({
          ...{ matching: expected.length, atLeast: false, total: reviews.length },
        })
      }
    }
  })

  it('counts its views', async () => {
    const { ada, ben, reviews, query } = await inbox()
    const count = (matches: (review: Given) => boolean) => reviews.filter(matches).length
    for (const who of [ada, ben]) {
      expect((await who.call(countCases, { query })).body).toEqual({
        new: count((r) => statusOf(r) === 'new'),
        inProgress: count((r) => statusOf(r) === 'in_progress'),
        mine: count((r) => assigneeOf(r) === who.id && statusOf(r) !== 'done'),
        unassigned: count((r) => assigneeOf(r) === null && statusOf(r) !== 'done'),
        waiting: count((r) => statusOf(r) === 'waiting'),
        done: count((r) => statusOf(r) === 'done'),
        all: reviews.length,
      })
    }
    // A former member's cases are unassigned.
    await ada.call(removeMember, { params: { userId: ben.id }, query })
    const { body } = await ada.call(countCases, { query })
    expect(body.unassigned).toBe(count((r) => assigneeOf(r) !== ada.id && statusOf(r) !== 'done'))
    const listed = await readAll(ada, { ...query, assignee: 'none', status: 'new,in_progress,waiting' })
    expect(listed).toHaveLength(body.unassigned)
    expect(await readAll(ada, { ...query, assignee: ben.id })).toEqual([])
  })

  it('is for viewers too, whose rows show the case', async () => {
    const { company, reviews, query } = await inbox(12)
    const viewer = await member(company, 'viewer')
    const { body } = await viewer.call(listReviews, { query })
    const touched = reviews.find(({ status }) => status === 'waiting')
    expect(body.find(({ id }) => id === touched?.id)?.case).toEqual({
      ...{ status: 'waiting', assigneeId: touched?.assignee ?? null, version: 1, messages: 0, unread: 0 },
      updatedAt: expect.any(String),
    })
    const untouched = reviews.find(({ status, assignee }) => !status && !assignee)
    expect(body.find(({ id }) => id === untouched?.id)?.case).toBeNull()
    const one = await viewer.call(getReview, { params: { id: touched?.id ?? '' }, query })
    expect(one.body).toEqual(body.find(({ id }) => id === touched?.id))
    expect((await viewer.call(countCases, { query })).status).toBe(200)
    const ids = [untouched?.id, randomUUID(), touched?.id.toUpperCase()].join(',')
    const listed = await viewer.call(listCases, { query: { ...query, ids } })
    expect(listed.body).toEqual([{ reviewId: touched?.id, ...one.body.case }])
  })

  it.each(['new', 'done'] as const)(
    'neither repeats nor skips a review that stays %s while others change between pages',
    async (status) => {
      const { ada, ben, reviews, query } = await inbox(40)
      const staying = reviews.filter((review, n) => statusOf(review) === status && n % 2 === 0)
      const moving = reviews.filter((review) => !staying.includes(review))
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const asked = { ...query, status, limit: 4, ...(cursor && { cursor }) }
        const { body, headers } = await ada.call(listReviews, { query: asked as never })
        seen.push(...body.map(({ id }) => id))
        cursor = headers['x-next-cursor']?.toString()
        const change = statuses[seen.length % 4] ?? 'done'
        const ids = moving.filter((_, n) => n % 3 === seen.length % 3).map(({ id }) => id)
        await ben.call(updateCases, { query, body: { ids, status: change } })
      } while (cursor)
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen).toEqual(expect.arrayContaining(staying.map(({ id }) => id)))
    },
  )

  it('finds every untouched review next to long runs of touched ones, of any age', async () => {
    for (const ageMs of [0, 62 * minute, 600 * minute]) {
      const { ada, reviews, query } = await inbox(30, ageMs)
      const order = await readAll(ada, query)
      const ids = order.filter((_, n) => n % 10 !== 4)
      // Reviews from both ends and the middle, individually and together.
      for (const some of [ids.slice(0, 5), ids.slice(20), ids.slice(10, 12), ids.slice(5, 20)]) {
        await ada.call(updateCases, { query, body: { ids: some, status: 'done', assigneeId: null } })
        const done = await readAll(ada, { ...query, status: 'done' })
        const others = await readAll(ada, { ...query, status: 'new,in_progress,waiting' })
        expect([...done, ...others].toSorted()).toEqual(order.toSorted())
        for (const rating of ['1', '2,3', '4,5']) {
          const rated = reviews.filter((review) => rating.includes(String(review.rating))).map(({ id }) => id)
          const left = await readAll(ada, { ...query, rating, status: 'new,in_progress,waiting' })
          expect(left).toEqual(others.filter((id) => rated.includes(id)))
        }
      }
      expect(await readAll(ada, { ...query, status: 'new' })).toEqual(
        expect.arrayContaining(
          order.filter((id, n) => n % 10 === 4 && !reviews.find((r) => r.id === id)?.status),
        ),
      )
    }
  })
})

describe('a bulk change', () => {
  it('changes what is different, once each, and skips the rest', async () => {
    const { company, ada, ben, query } = await inbox(0)
    const ids = await Promise.all(Array.from({ length: 5 }, async () => (await t.make.review(company)).id))
    const foreign = await t.make.review(await t.make.company())
    const body = { status: 'done' as const, assigneeId: ben.id }
    const given = [...ids, ids[0]?.toUpperCase() ?? '', foreign.id, randomUUID()]
    const first = await ada.call(updateCases, { query, body: { ids: given, ...body } })
    expect(first.body).toEqual({ changed: 5, skipped: 2 })
    const again = await ada.call(updateCases, { query, body: { ids: given, ...body } })
    expect(again.body).toEqual({ changed: 0, skipped: 7 })
    expect((await ada.call(getCase, { params: { id: ids[0] ?? '' }, query })).body).toMatchObject({
      ...{ status: 'done', assigneeId: ben.id, version: 1, updatedBy: ada.email },
    })
    // Setting an untouched review to new changes nothing.
    const untouched = await t.make.review(company)
    const none = await ada.call(updateCases, { query, body: { ids: [untouched.id], status: 'new' } })
    expect(none.body).toEqual({ changed: 0, skipped: 1 })
    const outsider = await ada.call(updateCases, { query, body: { ids, assigneeId: randomUUID() } })
    expect(outsider.body.code).toBe('not_assignable')
  })

  it('keeps all versions and counts exact while single cases change', async () => {
    const { company, ada, ben, query } = await inbox(0)
    const ids = await Promise.all(Array.from({ length: 12 }, async () => (await t.make.review(company)).id))
    const singles = ids.map((id) =>
      ben.call(updateCase, { params: { id }, query, body: { version: 0, status: 'in_progress' } }),
    )
    const bulks = [ids, ids.toReversed()].map((given, n) =>
      ada.call(updateCases, {
        query,
        body: { ids: given, status: n ? 'done' : 'waiting', assigneeId: n ? ben.id : null },
      }),
    )
    const answers = await Promise.all([...singles, ...bulks])
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const rows = await t.owner.selectFrom('cases').selectAll().where('company_id', '=', company.id).execute()
    expect(rows).toHaveLength(ids.length)
    const { body } = await ada.call(countCases, { query })
    const count = (status: string) => rows.filter((row) => row.status === status).length
    expect(body).toMatchObject({ done: count('done'), waiting: count('waiting'), all: ids.length })
    expect(body.new).toBe(0)
  })
})

it('has figures that are true after a thousand random changes', async () => {
  const seed = Number(process.env.SEED) || Date.now() % 2 ** 31
  const { company, ada, ben, query } = await inbox(0)
  const reviews = await Promise.all(Array.from({ length: 12 }, () => t.make.review(company)))
  const ids = reviews.map(({ id }) => id)
  const statuses = ['new', 'in_progress', 'waiting', 'done'] as const
  const change = fc.record({
    reviewId: fc.constantFrom(...ids),
    act: fc.constantFrom('status', 'assign', 'answer', 'reply', 'erase'),
    status: fc.constantFrom(...statuses),
    assigneeId: fc.constantFrom(ada.id, ben.id, null),
  })
  const by = (user: { id: string }) =>
    ({ kind: 'user', user: { ...user, role: 'company_admin', memberships: [] } }) as never
  const changes = fc.sample(change, { seed, numRuns: 1_000 })
  for (const [n, { reviewId, act, status, assigneeId }] of changes.entries()) {
    const key = { companyId: company.id, reviewId }
    await withCompany(t.db, system('mail'), company.id, async (tx) => {
      if (act === 'status') await changeCase(tx, system('mail'), key, { status })
      else if (act === 'assign') await changeCase(tx, system('mail'), key, { assigneeId })
      else if (act === 'answer') await answeredByCompany(tx, by(n % 2 ? ada : ben), key)
      else if (act === 'reply') await answeredByVisitor(tx, key)
      else await sql`select erase_reviews(${company.id}, ${[reviewId]}::uuid[], 'all')`.execute(tx)
    })
    if (n % 50 !== 49) continue
    const { body: counts } = await ada.call(countCases, { query })
    const { body: figures } = await ada.call(getAnswerFigures, { query })
    const listed = async (status: string) => (await readAll(ada, { ...query, status })).length
    const truth = {
      new: await listed('new'),
      inProgress: await listed('in_progress'),
      waiting: await listed('waiting'),
      done: await listed('done'),
      all: ids.length,
    }
    expect(counts, `SEED=${seed}`).toMatchObject(truth)
    expect(figures.open, `SEED=${seed}`).toBe(truth.inProgress + truth.waiting)
  }
})

describe('notes', () => {
  it('are private, in order, with who wrote them, and leave the version alone', async () => {
    const { company, ada, ben, query } = await inbox(0)
    const params = await t.make.review(company)
    const hostile = `<img src=x onerror=alert(1)> ${'漢'.repeat(1_900)}\r\nBcc: eve@example.com`
    const first = await ada.call(addNote, { params, query, body: { text: ` ${hostile} ` } })
    expect(first).toMatchObject({ status: 201, body: { by: ada.email, text: hostile } })
    const second = await ben.call(addNote, { params, query, body: { text: 'Called them' } })
    const { body } = await ada.call(getCase, { params, query })
    expect(body).toMatchObject({ version: 0, status: 'new', notes: [first.body, second.body] })
    const changed = await ada.call(updateCase, { params, query, body: { version: 0, status: 'done' } })
    expect(changed.status).toBe(200)
    await t.platformDb.deleteFrom('users').where('id', '=', ben.id).execute()
    const after = await ada.call(getCase, { params, query })
    expect(after.body.notes.map(({ by }) => by)).toEqual([ada.email, null])
    expect((await ada.call(addNote, { params, query, body: { text: '  ' } })).status).toBe(400)
  })

  it('are at most 500 of a review, also when written at the same time', async () => {
    const { company, ada, query } = await inbox(0)
    const params = await t.make.review(company)
    await ada.call(addNote, { params, query, body: { text: 'First' } })
    await t.insert(
      'case_notes',
      Array.from({ length: maxNotes - 2 }, () => ({
        ...{ company_id: company.id, review_id: params.id, id: randomUUID(), text: 'x' },
      })),
    )
    const answers = await Promise.all(
      [1, 2, 3].map((n) => ada.call(addNote, { params, query, body: { text: `Last ${n}` } })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })

  it('mention members who may answer by their whole address, once each, and never their author', async () => {
    const company = await t.make.company()
    const tag = randomUUID()
    const addresses = [`ann@${tag}.co`, `ann@${tag}.com`, `o'neil+x@${tag}.io`, `ünï@${tag}.de`]
    const people = await Promise.all(
      addresses.map((email) => t.make.user({ companies: [company], email, companyRole: 'responder' })),
    )
    await t.make.user({ companies: [company], email: `eve@${tag}.co`, companyRole: 'viewer' })
    await t.make.user({ email: `max@${tag}.co` })
    const [co, com, quoted, unicode] = people.map(({ id }) => id)
    const mentioned = (text: string, author: string = randomUUID()) =>
      withCompany(t.db, system('command'), company.id, (tx) => mentionedIn(tx, text, author))
    for (const [text, expected] of [
      [`@ann@${tag}.com`, [com]],
      [`Please, @ANN@${tag}.co. And @ann@${tag}.co!`, [co]],
      [`(@o'neil+x@${tag}.io), @ünï@${tag}.de:`, [quoted, unicode]],
      [
        `ann@${tag}.co, x@ann@${tag}.co, @joann@${tag}.co, @ann@${tag}.co-op.org, @eve@${tag}.co, @max@${tag}.co`,
        [],
      ],
    ] as const) {
      expect((await mentioned(text)).toSorted(), text).toEqual([...expected].toSorted())
    }
    expect(await mentioned(`@ann@${tag}.co @ann@${tag}.com`, co)).toEqual([com])
  })
})

it('marks messages as read without a new version, and counts first answers and cases that are being worked on', async () => {
  const { company, ada, query } = await inbox(0)
  const empty = { open: 0, answered: 0, firstAnswerSeconds: null }
  expect((await ada.call(getAnswerFigures, { query })).body).toEqual(empty)
  const ages = [60, 600, 6000, 40 * 86_400]
  const reviews = await Promise.all(
    ages.map((seconds) => t.make.review(company, { createdAt: new Date(Date.now() - seconds * 1000) })),
  )
  for (const { id: reviewId } of reviews) {
    await withCompany(t.db, system('mail'), company.id, async (tx) => {
      await answeredByCompany(tx, system('mail'), { companyId: company.id, reviewId })
    })
  }
  const { body } = await ada.call(getAnswerFigures, { query })
  expect(body).toEqual({ open: 4, answered: 3, firstAnswerSeconds: expect.any(Number) })
  expect(body.firstAnswerSeconds).toBeGreaterThanOrEqual(600)
  expect(body.firstAnswerSeconds).toBeLessThan(660)
  const params = reviews[0] ?? { id: '' }
  const key = { companyId: company.id, reviewId: params.id }
  await withCompany(t.db, system('mail'), company.id, (tx) => answeredByVisitor(tx, key))
  const row = async () => (await ada.call(getReview, { params, query })).body.case
  expect(await row()).toMatchObject({ messages: 2, unread: 1, version: 2, status: 'new' })
  expect((await ada.call(readCase, { params, query })).status).toBe(204)
  expect(await row()).toMatchObject({ messages: 2, unread: 0, version: 2, status: 'new' })
  expect((await ada.call(readCase, { params: { id: randomUUID() }, query })).status).toBe(404)
})
