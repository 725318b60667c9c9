import { randomUUID } from 'node:crypto'
import { reply } from '@candour/schemas/cases.ts'
import { findPerson, listCertificates, type PersonQuery } from '@candour/schemas/privacy.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts'

let t: TestApp
let company: { id: string }
let owner: SignedIn & { email: string }
beforeAll(async () => {
  t = await buildTestApp()
  company = await t.make.company({ name: 'Café <Luna>' })
  const user = await t.make.user({ companies: [company] })
  owner = { ...user, ...(await t.signIn(user.email)) }
})
afterAll(() => t[Symbol.asyncDispose]())

const find = async (body: PersonQuery) => {
  const answer = await owner.call(findPerson, { query: { companyId: company.id }, body })
  expect(answer.status).toBe(200)
  return answer.body
}
const found = async (body: PersonQuery) => (await find(body)).matches.map(({ id }) => id).toSorted()
const ids = (...records: { id: string }[]) => records.map(({ id }) => id).toSorted()

const note = async (review: { id: string }, text: string) => {
  await t.owner
    .insertInto('cases')
    .columns(['company_id', 'review_id', 'created_at', 'rating', 'sentiment', 'has_contact'])
    .expression((eb) =>
      eb
        .selectFrom('reviews')
        .select(['company_id', 'id', 'created_at', 'rating', 'sentiment', 'has_contact'])
        .where('id', '=', review.id),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await t.owner
    .insertInto('case_notes')
    .values({ company_id: company.id, review_id: review.id, id: randomUUID(), text })
    .execute()
}

describe('finding a person', () => {
  it('finds an address in any case, as contact data and in words, but no longer address', async () => {
    const other = await t.make.company()
    const own = await t.make.review(company, { contactEmail: 'Zoe.Quartz@Example.com' })
    const said = await t.make.review(company, { feedback: 'Write to <zoe.quartz@example.com>.' })
    const noted = await t.make.review(company)
    await note(noted, 'Same as ZOE.QUARTZ@example.com?')
    await t.make.review(company, { contactEmail: 'xzoe.quartz@example.com' })
    await t.make.review(company, { feedback: 'zoe.quartz@example.com.au, zoe quartz at example com' })
    await t.make.review(other, { contactEmail: 'zoe.quartz@example.com' })
    expect(await found({ email: 'zoe.quartz@example.com' })).toEqual(ids(own, said, noted))
    expect(await found({ email: 'zoe.quartz@EXAMPLE.com', name: 'nobody' })).toEqual([])
  })

  it.each([
    ['as given', '+49 170 9876543'],
    ['without the country code', '0170 9876543'],
    ['with zeros for the plus', '0049 170-987 65 43'],
    ['with an optional zero', '+49 (0)170/98 76 543'],
    ['without anything but digits', '491709876543'],
  ])('finds a phone number by its digits, however it is written: %s', async (_, phone) => {
    const own = await t.make.review(company, { contactNumber: phone })
    const said = await t.make.review(company, { feedback: `Please call ${phone}, after six.` })
    await t.make.review(company, { contactNumber: `${phone}1`, feedback: `Room ${phone}9` })
    for (const query of ['+491709876543', '0170/9876543', '0049 170 987 6543']) {
      expect(await found({ phone: query })).toEqual(expect.arrayContaining(ids(own, said)))
    }
    expect(await found({ phone: '170 98765431' })).not.toContain(own.id)
    await t.owner.deleteFrom('reviews').where('id', 'in', [own.id, said.id]).execute()
  })

  it('finds a name by its words, regardless of order, case and accents', async () => {
    const own = await t.make.review(company, { contactName: 'José Ångström' })
    const said = await t.make.review(company, { feedback: 'Mr ANGSTROM, JOSÉ was unhappy' })
    await t.make.review(company, { contactName: 'José' })
    expect(await found({ name: 'angstrom jose' })).toEqual(ids(own, said))
  })

  it('finds messages, mails and orders, newest first, and only what matches all that is given', async () => {
    const review = await t.make.review(company, {
      contactEmail: 'ines@example.org',
      contactName: 'Ines Blum',
    })
    const answered = await owner.call(reply, {
      params: { id: review.id },
      query: { companyId: company.id },
      body: { text: 'Thank you, Ines.' },
    })
    expect(answered.status).toBe(201)
    const order = await t.make.printOrder(company)
    await t.owner
      .updateTable('print_orders')
      .set({ billing_email: 'Ines@example.org', billing_contact_name: 'Ines Blum' })
      .where('id', '=', order.id)
      .execute()
    const { matches, more } = await find({ email: 'ines@example.org' })
    expect(more).toBe(false)
    expect(matches.map(({ kind }) => kind).toSorted()).toEqual(['mail', 'message', 'order', 'review'])
    const times = matches.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(matches.find(({ kind }) => kind === 'message')?.summary).toBe('Thank you, Ines.')
    const both = (await find({ email: 'ines@example.org', name: 'blum' })).matches
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['order', 'review'])
  })

  it('leaves an entry in the audit log without the values', async () => {
    await find({ email: 'secret.person@example.com', name: 'Secret Person' })
    const entry = await t.owner
      .selectFrom('audit_entries')
      .select(['changes', 'target_id'])
      .where('action', '=', 'person.searched')
      .orderBy('seq', 'desc')
      .executeTakeFirst()
    expect(entry).toEqual({
      changes: { by: [null, 'email, name'], found: [null, 0] },
      target_id: company.id,
    })
  })
})

describe('an export', () => {
  const exported = async (recordIds: string[], format: 'json' | 'html') =>
    t.app.inject({
      method: 'POST',
      url: `/api/dashboard/privacy/export?companyId=${company.id}&format=${format}`,
      headers: { cookie: owner.cookie },
      payload: { ids: recordIds },
    })

  it('contains everything about the records of the company, as JSON and as a page', async () => {
    const feedback = '<script>alert(1)</script> & so on'
    const review = await t.make.review(company, { feedback, contactName: 'Eva "Q"', rating: 2 })
    await note(review, 'Called back')
    const foreign = await t.make.review(await t.make.company(), { feedback: 'theirs' })
    const wanted = [review.id, foreign.id, randomUUID()]
    const json = await exported(wanted, 'json')
    expect(json.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename=".*-person-.*\.json"$/),
    })
    expect(json.json()).toMatchObject({
      company: 'Café <Luna>',
      records: [
        {
          ...{ kind: 'review', id: review.id, rating: 2, feedback, name: 'Eva "Q"', email: null },
          notes: [{ text: 'Called back' }],
        },
      ],
    })
    expect(json.json().records).toHaveLength(1)
    const html = await exported(wanted, 'html')
    expect(html.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(html.body).toContain('&#60;script&#62;alert(1)&#60;/script&#62; &#38; so on')
    expect(html.body).not.toMatch(/<script|theirs|src=|href=/)
  })
})

it('lists no certificate before anything is erased', async () => {
  const { status, body } = await owner.call(listCertificates, { query: { companyId: company.id } })
  expect([status, body]).toEqual([200, []])
})
