import { randomUUID } from 'node:crypto'
import { reply, updateCase } from '@candour/schemas/cases.ts'
import {
  countReviews,
  createReview,
  getReview,
  listReviews,
  listReviewVersions,
  type ReviewInput,
} from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { activateLink } from '#modules/conversations/links.ts'
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

const contact = { contactName: 'Ann Lee', contactEmail: 'ann@example.com', contactNumber: '030 123456' }

const send = async (given: Partial<ReviewInput> = {}) => {
  const { status, body } = await t.call(createReview, {
    body: { companyId: company.id, rating: 4, feedback: 'Lovely cake', ...given },
  })
  return { status, code: body.code, id: body.id, token: body.receipt?.split('/').at(-1) ?? '' }
}

const query = () => ({ companyId: company.id })
const visit = (token: string) => visitReceipt(t.db, token)
const read = async (id: string) => (await owner.call(getReview, { params: { id }, query: query() })).body
const versionsOf = async (id: string) =>
  (await owner.call(listReviewVersions, { params: { id }, query: query() })).body
const edit = (token: string, given: Partial<Parameters<typeof changeReview>[2]> = {}) =>
  changeReview(t.deps, token, { version: 0, rating: 2, feedback: 'A rude waiter', ...contact, ...given })

/** Moves a review into the past by the database's clock. */
const age = (id: string, interval: string) =>
  t.sql`
    with r as (update reviews set created_at = created_at - ${interval}::interval where id = ${id} returning *)
    update cases c set created_at = r.created_at from r where c.review_id = r.id
  `

describe('a receipt', () => {
  it('shows what was sent, from a link that is on no page but its own', async () => {
    const { token, id } = await send({ ...contact, lang: 'de' })
    expect(token).toMatch(/^[\w-]{64}$/)
    expect(await visit(token)).toMatchObject({
      ...contact,
      reviewId: id,
      companyId: company.id,
      suspended: false,
      version: 0,
      rating: 4,
      feedback: 'Lovely cake',
      editedAt: null,
      editable: true,
      reviewLanguage: 'de',
    })
    const rows = await t.sql`
      select r::text as stored from reviews r union all select t::text from review_receipts t
    `
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('of every send of a submission works; the first and the newest ten do', async () => {
    const submissionId = randomUUID()
    const sent = await Promise.all(Array.from({ length: 4 }, () => send({ submissionId })))
    for (let n = 0; n < 10; n += 1) sent.push(await send({ submissionId }))
    const works = await Promise.all(sent.map(async ({ token }) => (await visit(token)) !== undefined))
    expect(new Set(sent.map(({ token }) => token)).size).toBe(14)
    expect(works.slice(4)).toEqual(Array(10).fill(true))
    expect(works.filter(Boolean)).toHaveLength(11)
  })

  it('may also come with a mail', async () => {
    const { id } = await t.make.review(company, { feedback: 'From before receipts' })
    const token = 'x'.repeat(43)
    const key = { companyId: company.id, reviewId: id }
    const mailId = randomUUID()
    const mint = () =>
      withCompany(t.db, system('mail'), company.id, (tx) => activateLink(tx, key, { mailId, token }))
    await mint()
    await mint()
    expect(await visit(token)).toMatchObject({ feedback: 'From before receipts' })
    expect(await withdraw(t.deps, token)).toBe(true)
    await mint()
    expect(await visit(token)).toBeUndefined()
  })
})

describe('a change', () => {
  it('keeps id, time and what the review was, and moves the numbers', async () => {
    const { token, id } = await send(contact)
    const before = await read(id)
    expect(await edit(token, { contactEmail: '', contactNumber: null })).toBe('changed')
    expect(await read(id)).toEqual({
      ...before,
      rating: 2,
      sentiment: 'negative',
      feedback: 'A rude waiter',
      contactEmail: null,
      contactNumber: null,
      editedAt: expect.any(String),
    })
    expect(await versionsOf(id)).toEqual([
      { at: before.timestamp, rating: 4, feedback: 'Lovely cake', ...contact },
    ])
    const found = async (q: string) =>
      (await owner.call(listReviews, { query: { ...query(), q } })).body.map(({ feedback }) => feedback)
    expect([await found('rude'), await found('cake')]).toEqual([['A rude waiter'], []])
    expect(await driftOf(t.owner)).toEqual([])
    const repeated = await edit(token, { contactEmail: null, contactNumber: '' })
    expect(repeated).toBe('unchanged')
    expect(await versionsOf(id)).toHaveLength(1)
  })

  it('is possible for 30 days, reading and withdrawing at any time', async () => {
    const { token, id } = await send(contact)
    await age(id, '29 days 23 hours 59 minutes')
    expect(await edit(token)).toBe('changed')
    await age(id, '1 minute')
    expect(await edit(token, { version: 1, feedback: 'Too late' })).toBe('settled')
    expect(await visit(token)).toMatchObject({ editable: false, feedback: 'A rude waiter' })
    await age(id, '10 years')
    expect(await removeContact(t.deps, token)).toBe(true)
    expect(await withdraw(t.deps, token)).toBe(true)
    expect(await driftOf(t.owner)).not.toBeUndefined()
  })

  it('counts as unread in a case, and keeps its status', async () => {
    const { token, id } = await send()
    const params = { id }
    await owner.call(updateCase, { params, query: query(), body: { version: 0, status: 'done' } })
    await edit(token)
    expect((await read(id)).case).toMatchObject({ status: 'done', unread: 1, version: 1 })
    const copies = await t.owner.selectFrom('cases').selectAll().where('review_id', '=', id).execute()
    expect(copies).toMatchObject([{ rating: 2, sentiment: -1, has_contact: true }])
  })

  it('is refused while the company is suspended; removing contact data and withdrawing are not', async () => {
    const { token, id } = await send(contact)
    await t.setCompany(company, { billing_status: 'suspended' })
    await expect(edit(token)).rejects.toMatchObject({ code: 'company_suspended' })
    expect(await visit(token)).toMatchObject({ suspended: true })
    expect(await removeContact(t.deps, token)).toBe(true)
    expect(await read(id)).toMatchObject({ feedback: 'Lovely cake', contactEmail: null })
    expect(await withdraw(t.deps, token)).toBe(true)
    expect(await read(id)).toMatchObject({ feedback: '', erasedAt: expect.any(String) })
  })
})

describe('an erasure', () => {
  /** All figures of a company. */
  const numbers = async () => {
    const days = await t.sql`
      select day, sum(rated_1) as a, sum(rated_2) as b, sum(rated_3) as c, sum(rated_4) as d, sum(rated_5) as e,
        sum(negative_1 + negative_2 + negative_3 + negative_4 + negative_5) as n,
        sum(positive_1 + positive_2 + positive_3 + positive_4 + positive_5) as p
      from review_days where company_id = ${company.id} group by 1 order by 1
    `
    const { body } = await owner.call(countReviews, { query: query() })
    const cases = await t.sql`select * from case_counts where company_id = ${company.id} order by 2, 3`
    const languages = await t.sql`
      select * from review_language_counts where company_id = ${company.id} order by 2
    `
    return { days, body, cases, languages }
  }

  it.each(['contact', 'all'] as const)('of %s leaves no trace but the numbers', async (scope) => {
    const tag = randomUUID().slice(0, 8)
    const contact = { contactName: `Ann${tag}`, contactEmail: `${tag}@example.com`, contactNumber: `+${tag}` }
    const { token, id } = await send({ ...contact, feedback: `Cake ${tag}` })
    await edit(token, { ...contact, feedback: `A rude waiter`, contactName: `Ann Rosa ${tag}` })
    await t.sql`
      insert into review_languages (company_id, review_id, language, created_at, rating, sentiment, has_contact)
      select company_id, id, 'en', created_at, rating, sentiment, has_contact from reviews where id = ${id}
    `
    await t.owner.deleteFrom('review_edits').execute()
    const params = { id }
    const answered = await owner.call(reply, { params, query: query(), body: { text: `Sorry, ${tag}` } })
    expect(answered.status).toBe(201)
    await t.sql`
      insert into unsubscribe_tokens (token_hash, kind, company_id, address)
      values (sha256(${id}::text::bytea), 'replies', ${company.id}, ${contact.contactEmail})
    `
    const before = await numbers()
    const erased = scope === 'all' ? withdraw : removeContact
    expect(await erased(t.deps, token)).toBe(true)
    expect(await numbers()).toEqual(before)
    expect(await driftOf(t.owner)).toEqual([])
    const words = [`Cake ${tag}`, `Sorry, ${tag}`]
    const traces = scope === 'all' ? [tag] : [`Ann${tag}`, `Rosa ${tag}`, `${tag}@`, `+${tag}`]
    const tables = await t.sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'mail%'
    `
    const found: string[] = []
    let all = ''
    for (const { name } of [...tables, { name: 'mails' }]) {
      const rows = await t.sql`select ${sql.ref(name)}::text as row from ${sql.table(name)}`
      const text = rows.map(({ row }) => row).join('\n')
      all += text
      for (const trace of traces) if (text.includes(trace)) found.push(`${name}: ${trace}`)
    }
    expect(found).toEqual([])
    expect(words.filter((word) => all.includes(word))).toEqual(scope === 'all' ? [] : words)
    expect(await t.owner.selectFrom('review_edits').selectAll().execute()).toEqual([])
    expect(await visit(token)).toEqual(scope === 'all' ? undefined : expect.objectContaining({ version: 2 }))
    const after = await read(id)
    expect(after).toMatchObject({ rating: 2, sentiment: 'negative', contactName: null, contactEmail: null })
    expect([after.feedback, after.erasedAt === null]).toEqual(
      scope === 'all' ? ['', false] : ['A rude waiter', true],
    )
    const copies = await t.sql`select language, has_contact from review_languages where review_id = ${id}`
    expect(copies).toEqual([{ language: 'en', has_contact: false }])
    const rows = await t.sql`select * from erase_reviews(${company.id}, array[${id}]::uuid[], ${scope})`
    expect(rows).toEqual([{ reviews: 0, messages: 0, mails: 0, notes: 0, versions: 0 }])
  })

  it('is of the company in scope only', async () => {
    const other = await t.make.company()
    const { id } = await t.make.review(other)
    const foreign = withCompany(t.db, system('command'), company.id, (tx) =>
      sql`select erase_reviews(${other.id}, array[${id}]::uuid[], 'all')`.execute(tx),
    )
    await expect(foreign).rejects.toThrow('not the company in scope')
    await expect(
      sql`select erase_reviews(${other.id}, array[${id}]::uuid[], 'all')`.execute(t.db),
    ).rejects.toThrow('not the company in scope')
  })
})
