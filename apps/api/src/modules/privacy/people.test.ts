import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { reply } from '@candour/schemas/cases.ts'
import { getLastBilling } from '@candour/schemas/print-orders.ts'
import { erasePerson, findPerson, listCertificates, type PersonQuery } from '@candour/schemas/privacy.ts'
import { describe, expect, it } from 'vitest'
import { storeAnswer } from '#modules/conversations/answer.ts'
import { scanDatabase } from '#modules/privacy/scan-database.ts'
import { changeReview, withdraw } from '#modules/receipts/change.ts'
import { testApp } from '#test/app.ts'
import { driftOf } from '#test/rollup.ts'

const t = await testApp()
const company = await t.make.company({ name: 'Café <Luna>' })
const owner = await t.signInAs({ companies: [company] })

const find = async (body: PersonQuery) => {
  const answer = await owner.call(findPerson, { query: { companyId: company.id }, body })
  expect(answer.status).toBe(200)
  return answer.body
}
const found = async (body: PersonQuery) => (await find(body)).matches.map(({ id }) => id).toSorted()
const sha256 = (token: string) => createHash('sha256').update(token).digest()
const ids = (...records: { id: string }[]) => records.map(({ id }) => id).toSorted()

const note = async (review: { id: string }, text: string) => {
  await t.sql`
    insert into cases (company_id, review_id, created_at, rating, sentiment, has_contact)
    select company_id, id, created_at, rating, sentiment, has_contact from reviews where id = ${review.id}
    on conflict do nothing
  `
  await t.insert('case_notes', { company_id: company.id, review_id: review.id, id: randomUUID(), text })
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

  it('lets the server revise a review with a phone number, which is indexed', async () => {
    const { id } = await t.make.review(company, { contactNumber: '+49 170 1112233' })
    const revised = t.platformDb.updateTable('reviews').set({ sentiment: 1 }).where('id', '=', id)
    expect((await revised.executeTakeFirst()).numUpdatedRows).toBe(1n)
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
    await t.sql`
      update print_orders set billing_email = 'Ines@example.org', billing_contact_name = 'Ines Blum'
      where id = ${order.id}
    `
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
    const entries = await t.sql`
      select changes, target_id from audit_entries where action = 'person.searched' order by seq
    `
    expect(entries.at(-1)).toEqual({
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

describe('erasing', () => {
  const erase = async (recordIds: string[], dryRun = false) => {
    const body = { ids: recordIds, reason: 'Asked for it', dryRun }
    const answer = await owner.call(erasePerson, { query: { companyId: company.id }, body })
    expect(answer.status).toBe(200)
    return answer.body
  }
  const answered = async () => {
    const { id: messageId, ...others } = await t.make.refusedReply(company)
    return { messageId, ...others }
  }

  it('erases a message, a mail or an order alone, exactly as counted by a dry run, and only once', async () => {
    const { messageId } = await answered()
    const { mailId } = await answered()
    const order = await t.make.printOrder(company)
    const chosen = [messageId, mailId, order.id, randomUUID()]
    const counts = { reviews: 0, orders: 1, messages: 1, mails: 2, notes: 0, versions: 0 }
    expect(await erase(chosen, true)).toEqual({ erased: 3, counts })
    const { certificate, ...outcome } = await erase(chosen)
    expect(outcome).toEqual({ erased: 3, counts })
    expect(certificate).toMatchObject({ by: owner.email, reason: 'Asked for it', counts })
    expect(await erase(chosen)).toEqual({
      erased: 0,
      counts: { ...counts, orders: 0, messages: 0, mails: 0 },
    })
    const listed = await owner.call(listCertificates, { query: { companyId: company.id } })
    expect(listed.body[0]).toEqual(certificate)
    const left = await t.owner.selectFrom('print_orders').selectAll().where('id', '=', order.id).execute()
    expect(left).toMatchObject([{ quantity: 5, price_in_cents: 5400, billing_phone: 'Erased on request' }])
    const billing = await owner.call(getLastBilling, { query: { companyId: company.id } })
    expect(billing.body.billing?.email).not.toContain('erased')
  })

  it('counts messages and mails of a review that is erased with them once, and records of many reviews', async () => {
    const { messageId, reviewId, mailId } = await answered()
    const reviews = []
    for (let n = 0; n < 60; n += 1) reviews.push(await t.make.review(company, { contactName: 'Max Many' }))
    const chosen = [mailId, messageId, reviewId, ...reviews.map(({ id }) => id)]
    const counts = { reviews: 61, orders: 0, messages: 1, mails: 1, notes: 0, versions: 0 }
    expect(await erase(chosen, true)).toEqual({ erased: 63, counts })
    expect(await erase(chosen)).toMatchObject({ erased: 63, counts, certificate: { counts } })
  })

  it('refuses a reason that names the person', async () => {
    const review = await t.make.review(company, {
      contactName: 'Olga Ohm',
      contactNumber: '+49 30 555 777 1',
    })
    for (const reason of ['olga ohm asked', 'Caller 493 0555 7771']) {
      const body = { ids: [review.id], reason }
      const answer = await owner.call(erasePerson, { query: { companyId: company.id }, body })
      expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, 'reason'])
    }
  })

  it('accepts a reason in which the name is only part of a word', async () => {
    const review = await t.make.review(company, { contactName: 'Ann' })
    const body = { ids: [review.id], reason: 'Annual clean-up', dryRun: true }
    const { status } = await owner.call(erasePerson, { query: { companyId: company.id }, body })
    expect(status).toBe(200)
  })

  it('leaves nothing of changes and answers that arrive at the same time', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { reviewId } = await answered()
      const receipt = randomBytes(32).toString('base64url')
      const link = randomBytes(32).toString('base64url')
      const key = { company_id: company.id, review_id: reviewId }
      await t.insert('review_receipts', { ...key, token_hash: sha256(receipt) })
      await t.insert('conversation_links', { ...key, token_hash: sha256(link), mail_id: randomUUID() })
      const change = { version: 0, rating: 1, feedback: 'Vexatious zwieback', contactName: 'Vexatious Zed' }
      const answer = { text: 'Vexatious answer', submissionId: randomUUID() }
      await Promise.all([
        changeReview(t.deps, receipt, change),
        storeAnswer(t.deps, link, answer),
        erase([reviewId]),
        ...(round % 2 === 0 ? [withdraw(t.deps, receipt)] : []),
      ])
      expect((await scanDatabase(t.owner, 'Vexatious')).occurrences).toEqual([])
      const review = await t.sql`select erased_at from reviews where id = ${reviewId}`
      expect(review).toEqual([{ erased_at: expect.any(Date) }])
    }
    expect(await driftOf(t.owner)).toEqual([])
  })
})
