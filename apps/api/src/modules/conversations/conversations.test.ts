import { randomUUID } from 'node:crypto'
import { type CaseMessage, reply, resendReply } from '@candour/schemas/cases.ts'
import { updateDashboardCompany } from '@candour/schemas/companies.ts'
import { directionOf, languages } from '@candour/schemas/languages.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import { isolated, plainLine } from '@candour/texts/isolated.ts'
import { sql } from 'kysely'
import type { SMTPServerOptions } from 'smtp-server'
import { beforeEach, describe, expect, it } from 'vitest'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { addressHash } from '#mail/address-hash.ts'
import { escapeHtml } from '#mail/escape-html.ts'
import type { DueMail } from '#mail/repository.ts'
import { namesOfMembers } from '#modules/accounts/names.ts'
import { storeAnswer } from '#modules/conversations/answer.ts'
import { replyMail } from '#modules/conversations/mails.ts'
import { messagesOf, replyStateOf } from '#modules/conversations/repository.ts'
import { visitReceipt } from '#modules/conversations/visit.ts'
import { changeReview, removeContact, withdraw } from '#modules/receipts/change.ts'
import { type Answer, type NewUser, postForm, type SignedIn, testApp } from '#test/app.ts'
import { secret } from '#test/factories.ts'
import { deliverTo, linkIn, receiveMails, startMailServer } from '#test/mail-server.ts'

/** Hostile everywhere: other scripts, markup, line breaks for header injection, quotes. */
const companyName = 'Café "Łuna" 🌙 مقهى <b>\r\nBcc: all@example.com'
const visitor = {
  contactName: 'Zoë <script>alert(1)</script>',
  contactEmail: 'zoe@example.com',
  feedback: 'Zu laut & <i>kalt</i>\nZweite Zeile',
}

let company: { id: string }
let responder: NewUser
let review: { id: string }
const t = await testApp()
beforeEach(async () => {
  // Mails left by earlier tests.
  await t.owner.deleteFrom('mails').execute()
  company = await t.make.company({ name: companyName })
  responder = await member('responder')
  review = await t.make.review(company, { rating: 2, ...visitor })
})

const member = (companyRole: 'owner' | 'responder') =>
  t.signInAs({ companies: [company], companyRole, email: `ada.palmer+${randomUUID()}@example.com` })

const send = (
  text: string,
  {
    by = responder,
    of = review,
    submissionId,
  }: { by?: SignedIn; of?: { id: string }; submissionId?: string } = {},
) => by.call(reply, { params: of, query: { companyId: company.id }, body: { text, submissionId } })

const resend = (messageId: string, address: string) =>
  responder.call(resendReply, {
    params: { id: review.id, messageId },
    query: { companyId: company.id },
    body: { address },
  })

const conversation = (of = review) =>
  withCompany(t.db, system('mail'), company.id, async (tx) =>
    messagesOf(tx, of.id, { contacts: true, names: await namesOfMembers(tx) }),
  )
const stateOf = (of = review) =>
  withCompany(t.db, system('mail'), company.id, (tx) =>
    replyStateOf(tx, { companyId: company.id, reviewId: of.id }),
  )
const deliveryOf = async ({ body }: Answer<typeof reply>) =>
  (await conversation()).find(({ id }: CaseMessage) => id === body.id)?.delivery
/** A process that sends mails, until it is disposed of. */
function delivering({ url }: { url: string }): AsyncDisposable {
  const { delivery } = deliverTo(t, url)
  return { [Symbol.asyncDispose]: () => delivery.stop() }
}
const tokenIn = (mail: Parameters<typeof linkIn>[0]) => linkIn(mail).url.pathname.split('/').at(-1) ?? ''
const refused = (code: string, status = 409) => ({ status, body: { code } })
const optOut = (address: string) =>
  t.insert('reply_opt_outs', { company_id: company.id, address_hash: addressHash(address) })

describe('a reply', () => {
  it("is mailed in the company's name, with the visitor's words and a link, and shows its delivery", async () => {
    const sent = await send('Dear {name}, sorry!\n<b>{me}</b>')
    expect(sent).toMatchObject({
      status: 201,
      body: {
        from: 'company',
        by: responder.email,
        text: `Dear ${visitor.contactName}, sorry!\n<b>Ada Palmer</b>`,
        delivery: { state: 'queued', address: visitor.contactEmail, error: null },
      },
    })
    await using server = await receiveMails(t)
    const mail = await server.next()
    expect(mail.envelope).toEqual({ from: 'no-reply@localhost', to: [visitor.contactEmail] })
    expect(mail.from).toEqual({
      name: 'Café "Łuna" 🌙 مقهى <b> Bcc: all@example.com',
      address: 'no-reply@localhost',
    })
    expect(mail.headers.some(({ key }) => key === 'bcc')).toBe(false)
    expect(mail.subject).toBe('Café "Łuna" 🌙 مقهى <b> Bcc: all@example.com has answered your feedback')
    expect(mail.text).toContain(`Dear ${visitor.contactName}, sorry!`)
    expect(mail.text).toContain('> Zu laut & <i>kalt</i>\n> Zweite Zeile')
    expect(mail.html).not.toMatch(/<script|<i>|<b>/)
    expect(mail.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(linkIn(mail).url.pathname).toMatch(/^\/r\/[\w-]{43}$/)
    await expect.poll(() => deliveryOf(sent)).toMatchObject({ state: 'sent' })
  })

  it('is not mailed, and leaves no link, if the review is erased while the mail is written', async () => {
    const { body } = await send('Hello')
    const [mail] = await t.sql<{ id: string }>`select id from mails where detail = ${body.id}`
    const erasing = await t.deps.platformDb.startTransaction().execute()
    await sql`select erase_reviews(${company.id}::uuid, ${[review.id]}::uuid[], 'all')`.execute(erasing)
    const compose = replyMail({ ...t.deps, secret, unsubscribeLink: async () => 'https://example.com/end' })
    const about = { companyId: company.id, detail: body.id, recipient: visitor.contactEmail }
    const composed = compose({ ...(mail as DueMail), ...about })
    await expect.poll(t.blocked).toBe(1)
    await erasing.commit().execute()
    expect(await composed).toBeUndefined()
    expect(await t.sql`select from conversation_links where review_id = ${review.id}`).toEqual([])
  })

  it('is stored once per submission, however often and however concurrently it is sent', async () => {
    const submissionId = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send('Sorry!', { submissionId })))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(await conversation()).toHaveLength(1)
    expect(await send('Other words', { submissionId })).toMatchObject(refused('reply_differs'))
    expect(
      await t.owner.selectFrom('mails').select('id').where('company_id', '=', company.id).execute(),
    ).toHaveLength(1)
  })

  it('is refused from the fourth on that the visitor has not answered, however concurrently', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => send(`Number ${n}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many_unanswered')
    expect(await stateOf()).toBe('too_many_unanswered')
  })

  it('needs an address that has not opted out', async () => {
    const silent = await t.make.review(company, {})
    expect(await send('Hello', { of: silent })).toMatchObject(refused('no_reply_address'))
    expect(await stateOf(silent)).toBe('no_address')
    const same = await t.make.review(company, { contactEmail: 'ZOE@Example.com' })
    await optOut(visitor.contactEmail)
    for (const of of [review, same]) {
      expect(await send('Hello', { of })).toMatchObject(refused('visitor_opted_out'))
      expect(await stateOf(of)).toBe('opted_out')
    }
  })

  it('that is still queued is not sent once the visitor has opted out', async () => {
    const sent = await send('Hello')
    await optOut(visitor.contactEmail)
    const other = await t.make.review(company, { contactEmail: 'other@example.com' })
    await send('Hi', { of: other })
    await using server = await receiveMails(t)
    expect((await server.next()).envelope.to).toEqual(['other@example.com'])
    await expect
      .poll(() => deliveryOf(sent))
      .toMatchObject({
        state: 'refused',
        error: expect.stringContaining('does not want mails'),
      })
  })

  it('that cannot be sent says so, but not how the mail server is reached', async () => {
    await using _ = delivering({ url: 'smtp://127.0.0.1:1' })
    const sent = await send('Hello')
    await expect
      .poll(() => deliveryOf(sent))
      .toMatchObject({ state: 'queued', error: 'The mail server is not available.' })
  })

  it('carries a link that ends all mails of the company to the address, and undoes it', async () => {
    await send('Hello')
    const other = await t.make.review(company, { contactEmail: 'Zoe@EXAMPLE.com' })
    await using server = await receiveMails(t)
    const url = /^http\S+\/unsubscribe\/\S+$/m.exec((await server.next()).text ?? '')?.[0] ?? ''
    const post = (fields: Record<string, string>) => postForm(t.app, new URL(url).pathname, fields)
    expect((await t.app.inject({ url: new URL(url).pathname })).statusCode).toBe(200)
    expect(await stateOf(), 'opening the link ends nothing').toBe('possible')
    expect((await post({ 'List-Unsubscribe': 'One-Click' })).statusCode).toBe(200)
    for (const of of [review, other]) {
      expect(await stateOf(of)).toBe('opted_out')
      expect(await send('Hello', { of })).toMatchObject(refused('visitor_opted_out'))
    }
    await post({ undo: '1' })
    expect(await stateOf()).toBe('possible')
  })

  it('goes with the address for answers that the company has set', async () => {
    const owner = await member('owner')
    const query = { companyId: company.id }
    const set = (replyTo: string | null) => owner.call(updateDashboardCompany, { query, body: { replyTo } })
    expect((await set('team@luna.example')).body.replyTo).toBe('team@luna.example')
    await using server = await receiveMails(t)
    await send('Hello')
    expect((await server.next()).replyTo).toEqual([{ name: '', address: 'team@luna.example' }])
    expect((await set(null)).body.replyTo).toBeUndefined()
    await send('Hello again')
    expect((await server.next()).replyTo).toBeUndefined()
  })

  it('is refused with a variable that cannot be filled in, which it names, and with words that steer', async () => {
    expect(await send('At {location}')).toMatchObject({
      status: 400,
      body: { code: 'unfilled_variable', message: expect.stringContaining('{location}') },
    })
    expect(await send('Please change your review')).toMatchObject({
      status: 400,
      body: { code: 'steering_text', issues: [{ path: 'text' }] },
    })
    expect(await conversation()).toEqual([])
  })

  it("fills in the review's location", async () => {
    const location = await t.make.location(company, { name: 'Harbour {me}' })
    const here = await t.make.review(company, { ...visitor, locationId: location.id })
    expect(await send('At {location}', { of: here })).toMatchObject({ body: { text: 'At Harbour {me}' } })
  })

  it('is the same offer for every rating', async () => {
    await using server = await receiveMails(t)
    const texts = new Set<string>()
    for (const rating of [1, 2, 3, 4, 5]) {
      await send('Thank you', { of: await t.make.review(company, { ...visitor, rating }) })
      const mail = await server.next()
      texts.add(`${mail.subject} ${mail.text} ${mail.html}`.replaceAll(/\/(r|t|unsubscribe)\/[\w-]+/g, ''))
    }
    expect(texts.size).toBe(1)
  })

  it('is in the visitor’s language in both parts, with headers that mail programs can read', async () => {
    const name = companyName.replace('\r\n', ' ')
    const createdAt = new Date('2026-11-01T23:30:00Z')
    await using server = await receiveMails(t)
    for (const lang of languages) {
      const contactEmail = `${lang}@example.com`
      await send('Thank you', {
        of: await t.make.review(company, { ...visitor, contactEmail, createdAt, lang }),
      })
    }
    const sent = await Promise.all(languages.map(() => server.next()))
    for (const language of languages) {
      const mail = sent.find(({ envelope }) => envelope.to[0] === `${language}@example.com`)
      const { reply: words, secret } = catalogues[language].mails
      const dir = directionOf(language)
      expect(mail?.subject).toBe(words.subject(name))
      expect(mail?.from?.name, language).toBe(name)
      // RFC 5322 and 2047: nothing but ASCII, in encoded words of at most 75 characters.
      const [headers = ''] = mail?.raw.split('\r\n\r\n', 1) ?? []
      expect(headers).toMatch(/^[\x20-\x7e\r\n]+$/)
      for (const [word] of headers.matchAll(/=\?[^?\s]+\?[BQ]\?[^?\s]*\?=/gi)) {
        expect(word.length, language).toBeLessThanOrEqual(75)
      }
      expect(headers).toContain(`Content-Language: ${language}\r\n`)
      expect(mail?.text).toContain(`\n\n${words.answer(name)}\nhttp`)
      expect(mail?.text).toContain(`\n\n${words.wrote(createdAt, 'UTC')}\n> Zu laut`)
      expect(mail?.text).toContain(`\n\n${words.why(name)} ${secret}\n\n${words.end(name)}\nhttp`)
      expect(mail?.html).toContain(`<html lang="${language}" dir="${dir}">`)
      expect(mail?.html).toContain(`<div lang="${language}" dir="${dir}">`)
      expect(mail?.html).toContain(escapeHtml(`${words.why(isolated(name, language))} ${secret}`))
      expect(mail?.html?.includes('border-right:'), language).toBe(dir === 'rtl')
    }
  })

  it('is in the language of the company without that of the visitor', async () => {
    await t.setCompany(company, { default_language: 'de' })
    await using server = await receiveMails(t)
    await send('Danke')
    expect((await server.next()).subject).toMatch(/ hat auf Ihr Feedback geantwortet$/)
    const french = await t.make.review(company, { ...visitor, lang: 'fr' })
    await send('Merci', { of: french })
    const { subject } = await server.next()
    expect(subject).toContain('commentaire')
    await send('Encore merci', { of: french })
    expect((await server.next()).subject).toBe(`Re: ${subject}`)
  })

  it('belongs to a thread with the earlier ones', async () => {
    await using server = await receiveMails(t)
    await send('First')
    const first = await server.next()
    await send('Second')
    const second = await server.next()
    expect(second.inReplyTo).toBe(first.messageId)
    expect(second.references).toBe(first.messageId)
    expect(second.subject).toBe(`Re: ${first.subject}`)
  })

  it('shows an account that has been deleted as nobody', async () => {
    await send('Hello')
    await t.owner.deleteFrom('users').where('email', '=', responder.email).execute()
    expect(await conversation()).toMatchObject([{ by: null, text: 'Hello' }])
  })
})

describe('a refused reply', () => {
  const refusing: SMTPServerOptions = {
    onRcptTo: ({ address }, _, done) =>
      address.startsWith('zoe@')
        ? // The server sends a reply of two lines.
          done(
            Object.assign(new Error(), {
              responseCode: 550,
              message: ['5.1.1 No such user.', '5.1.1 Sorry'],
            }),
          )
        : done(),
  }

  it("shows the server's words, and can be sent again to a corrected address", async () => {
    await using server = await startMailServer(refusing)
    await using _ = delivering(server)
    const sent = await send('Hello')
    expect(await resend(sent.body.id, 'new@example.com')).toMatchObject(refused('not_refused'))
    await expect
      .poll(() => deliveryOf(sent))
      .toMatchObject({
        state: 'refused',
        error: '550 5.1.1 No such user. Sorry',
      })
    const again = await resend(sent.body.id, 'New@Example.com')
    expect(again).toMatchObject({
      status: 200,
      body: { id: sent.body.id, delivery: { state: 'queued', address: 'New@Example.com', error: null } },
    })
    expect((await server.next()).envelope.to).toEqual(['New@example.com'])
    const links = await t.sql`select mail_id from conversation_links where review_id = ${review.id}`
    expect(links, 'the link of the refused mail has ended').toHaveLength(1)
    await send('Second')
    expect((await server.next()).envelope.to).toEqual(['New@example.com'])
  })

  it('has a link there that answers, but neither shows contact data nor changes or withdraws the feedback', async () => {
    await using server = await startMailServer(refusing)
    await using _ = delivering(server)
    const sent = await send('Hello')
    await expect.poll(() => deliveryOf(sent)).toMatchObject({ state: 'refused' })
    await resend(sent.body.id, 'new@example.com')
    const mail = await server.next()
    expect(mail.text).toContain(catalogues.en.receipt.answersOnly(plainLine(companyName)))
    const token = tokenIn(mail)
    expect(await visitReceipt(t.db, token)).toMatchObject({
      ...{ answersOnly: true, feedback: visitor.feedback },
      ...{ contactName: null, contactEmail: null, contactNumber: null },
    })
    const change = { version: 0, rating: 5, feedback: 'Perfect' }
    expect(await changeReview(t.deps, token, change)).toBeUndefined()
    expect(await removeContact(t.deps, token)).toBe(false)
    expect(await withdraw(t.deps, token)).toBe(false)
    expect(await storeAnswer(t.deps, token, { text: 'Thank you', submissionId: undefined })).toBe(true)
    const rows =
      await t.sql`select rating, feedback, contact_name, erased_at from reviews where id = ${review.id}`
    const { feedback, contactName: contact_name } = visitor
    expect(rows).toEqual([{ rating: 2, feedback, contact_name, erased_at: null }])
  })

  it('has the usual link at an address that the visitor has left in the meantime, or had before', async () => {
    await using server = await startMailServer(refusing)
    await using _ = delivering(server)
    const sent = await send('Hello')
    await expect.poll(() => deliveryOf(sent)).toMatchObject({ state: 'refused' })
    await t.sql`update reviews set contact_email = 'NEW@example.com' where id = ${review.id}`
    await resend(sent.body.id, 'new@example.com')
    expect(await visitReceipt(t.db, tokenIn(await server.next()))).toMatchObject({ answersOnly: false })
    await t.sql`
      insert into review_versions (company_id, review_id, version, at, rating, feedback, contact_email)
      values (${company.id}, ${review.id}, 0, now(), 2, '', 'new@example.com')
    `
    await t.sql`update reviews set contact_email = 'newer@example.com' where id = ${review.id}`
    await send('Second')
    expect(await visitReceipt(t.db, tokenIn(await server.next()))).toMatchObject({ answersOnly: false })
  })

  it('is not sent again to an address that has opted out, nor is one that does not exist', async () => {
    await optOut('new@example.com')
    const sent = await send('Hello')
    await t.sql`update mails set state = 'failed', error = '550 No' where company_id = ${company.id}`
    expect(await resend(sent.body.id, 'NEW@example.com')).toMatchObject(refused('visitor_opted_out'))
    expect(await resend(randomUUID(), 'a@example.com')).toMatchObject(refused('message_not_found', 404))
  })
})

it('two processes send each reply once', async () => {
  await using server = await startMailServer()
  await using _one = delivering(server)
  await using _other = delivering(server)
  const reviews = await Promise.all(
    Array.from({ length: 12 }, (_, n) => t.make.review(company, { contactEmail: `v${n}@example.com` })),
  )
  for (const of of reviews) await send('Hello', { of })
  const to = []
  for (const _ of reviews) to.push(...(await server.next()).envelope.to)
  expect(new Set(to).size).toBe(12)
  const unsent = () => t.sql`select id from mails where company_id = ${company.id} and state <> 'sent'`
  await expect.poll(unsent).toEqual([])
  expect(server.received).toHaveLength(12)
})

it('compares addresses in any letter case and Unicode form', () => {
  const hash = (address: string) => addressHash(address).toString('hex')
  expect(hash(' Zoë@BÜCHER.example ')).toBe(hash('ZOË@xn--bcher-kva.example'.normalize('NFD')))
  expect(hash('"a b"@example.com')).not.toBe(hash('ab@example.com'))
})
