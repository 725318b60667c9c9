import { randomUUID } from 'node:crypto'
import { directionOf, languages } from '@candour/schemas/languages.ts'
import { createReview, type ReviewInput } from '@candour/schemas/reviews.ts'
import { listUnsentMails } from '@candour/schemas/unsent-mails.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import { isolated } from '@candour/texts/isolated.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { addressHash } from '#mail/address-hash.ts'
import { escapeHtml } from '#mail/escape-html.ts'
import { mailReceipt } from '#modules/conversations/receipt-mails.ts'
import { visitReceipt } from '#modules/conversations/visit.ts'
import { removeContact, withdraw } from '#modules/receipts/change.ts'
import { anotherApp, testApp } from '#test/app.ts'
import { linkIn, receiveMails } from '#test/mail-server.ts'

const name = 'Café <i>Luna</i>'

let company: { id: string }
let address: string
const t = await testApp()
beforeEach(async () => {
  await t.owner.deleteFrom('mails').execute()
  company = await t.make.company({ name })
  address = `zoe-${randomUUID()}@example.com`
})

async function leave(content: Partial<ReviewInput> = {}) {
  const body = {
    rating: 2,
    feedback: 'Too loud',
    companyId: company.id,
    contactEmail: address,
    mailReceipt: true,
  }
  const { status, body: stored } = await t.call(createReview, { body: { ...body, ...content } })
  expect(status).toBe(201)
  return { id: stored.id, token: stored.receipt.slice(-64) }
}

const queued = async () =>
  (await t.sql`select kind, recipient, detail from mails where company_id = ${company.id}`).map(
    ({ kind, recipient, detail }) => `${kind} ${recipient} ${detail}`,
  )

describe('the private link', () => {
  it('is mailed if the visitor ticks that and gives an address, and otherwise is not', async () => {
    await leave({ mailReceipt: undefined })
    await leave({ mailReceipt: false })
    await leave({ contactEmail: undefined })
    await leave({ contactEmail: ' ' })
    expect(await queued()).toEqual([])
    const { id } = await leave()
    expect(await queued()).toEqual([`receipt ${address} ${id}`])
  })

  it('opens the page, in a mail without the visitor’s words that has one-click unsubscribe', async () => {
    await using server = await receiveMails(t)
    await leave()
    const mail = await server.next(address)
    expect(mail.subject).toBe(catalogues.en.receipt.title(name))
    expect(mail.from).toMatchObject({ name })
    expect(mail.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(`${mail.text} ${mail.html}`).not.toContain('Too loud')
    expect(mail.html).not.toContain('<i>')
    const token = linkIn(mail).url.pathname.split('/')[2] ?? ''
    expect(await visitReceipt(t.db, token)).toMatchObject({ feedback: 'Too loud' })
    const rows = await t.sql<{ dump: string }>`
      select string_agg(m::text, '') || (select string_agg(l::text, '') from conversation_links l) as dump
      from mails m
    `
    expect(rows[0]?.dump).not.toContain(token)
    await withdraw(t.deps, token)
    expect(await visitReceipt(t.db, token)).toBeUndefined()
  })

  it('comes in the language of the page, in both parts', async () => {
    await using server = await receiveMails(t)
    for (const lang of languages) {
      address = `${lang.toLowerCase()}@example.com`
      await leave({ lang })
      const { text, html, raw, subject } = await server.next(address)
      const { receipt, mails } = catalogues[lang]
      expect(subject).toBe(receipt.title(name))
      expect(text).toContain(`${mails.receipt.link}\nhttp`)
      expect(text).toContain(
        `\n\n${mails.receipt.why(name)} ${mails.secret}\n\n${mails.reply.end(name)}\nhttp`,
      )
      expect(html).toContain(`<html lang="${lang}" dir="${directionOf(lang)}">`)
      expect(html).toContain(escapeHtml(`${mails.receipt.why(isolated(name, lang))} ${mails.secret}`))
      expect(raw).toContain(`Content-Language: ${lang}\r\n`)
    }
  })

  it('is mailed once, however often and however concurrently the feedback is sent', async () => {
    const submissionId = randomUUID()
    await Promise.all([1, 2, 3].map((revision) => leave({ submissionId, revision })))
    expect(await queued()).toHaveLength(1)
    const corrected = `corrected-${address}`
    await leave({ submissionId, revision: 4, contactEmail: corrected })
    expect((await queued()).filter((mail) => mail.includes(corrected))).toHaveLength(1)
  })

  it('is among the unsent mails that operators see', async () => {
    const operator = await t.signInAs({ role: 'superadmin' })
    // Ids are derived from the review's: one in eight would pass for a valid UUID by chance.
    for (const _ of Array.from({ length: 10 })) await leave()
    const { status, body } = await operator.call(listUnsentMails, { query: {} })
    expect([status, body.length]).toEqual([200, 10])
  })

  it('is not mailed to an address that wants no mails from the company, now or when its turn comes', async () => {
    const optOut = () =>
      t.insert('reply_opt_outs', { company_id: company.id, address_hash: addressHash(address) })
    await leave()
    await optOut()
    const { token } = await leave()
    expect(await queued()).toHaveLength(1)
    await using server = await receiveMails(t)
    const other = `other-${address}`
    await leave({ contactEmail: other })
    await server.next(other)
    await expect.poll(queued).toHaveLength(1)
    expect(server.received).toHaveLength(1)
    expect(await visitReceipt(t.db, token)).toBeDefined()
  })

  it('is not mailed, and its address forgotten, once the visitor removes it or withdraws', async () => {
    const [removed, gone] = [await leave(), await leave()]
    await removeContact(t.deps, removed.token)
    await withdraw(t.deps, gone.token)
    expect(await queued()).toEqual([])
    // A process that was just about to queue it.
    for (const { id } of [removed, gone]) {
      await mailReceipt(t.db, { companyId: company.id, reviewId: id })
    }
    expect(await queued()).toEqual([])
  })

  it.each(['contact', 'all'] as const)(
    'leaves no address once %s is erased after it was sent',
    async (scope) => {
      await using server = await receiveMails(t)
      const { id } = await leave()
      await server.next(address)
      await expect
        .poll(() => t.owner.selectFrom('mails').select('id').where('state', '=', 'sent').execute())
        .toHaveLength(1)
      await withCompany(t.db, system('retention'), company.id, (tx) =>
        sql`select erase_reviews(${company.id}::uuid, ${[id]}::uuid[], ${scope})`.execute(tx),
      )
      const rows = await t.sql<{ dump: string }>`
      select concat((select string_agg(m::text, '') from mails m), (select string_agg(u::text, '') from unsubscribe_tokens u),
        (select string_agg(r::text, '') from reviews r)) as dump
    `
      expect(rows[0]?.dump).not.toContain(address)
    },
  )

  it('is mailed to an address a few times a day, and feedback is stored all the same', async () => {
    const limited = await anotherApp(t, { env: { RATE_LIMITS: 'on' } })
    for (let n = 0; n < 7; n += 1) {
      const payload = {
        ...{ rating: 2, feedback: `Number ${n}`, companyId: company.id },
        ...{ contactEmail: address, mailReceipt: true },
      }
      const { statusCode } = await limited.inject({ method: 'POST', url: '/api/reviews', payload })
      expect(statusCode).toBe(201)
    }
    expect(await queued()).toHaveLength(5)
  })
})
