import { randomUUID } from 'node:crypto'
import { getCase, reply, updateCase } from '@candour/schemas/cases.ts'
import { directionOf, type Language, languages } from '@candour/schemas/languages.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import { isolated } from '@candour/texts/isolated.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { pages } from '#pages/index.ts'
import { anotherApp, postForm, testApp } from '#test/app.ts'
import { linkIn, receiveMails } from '#test/mail-server.ts'
import { documentOf, expectPrivate, fieldsOf, withoutRating } from '#test/pages.ts'

let review: { id: string }
let path: string
const t = await testApp()
const app = await anotherApp(t, { pages })
const server = await receiveMails(t)
const company = await t.make.company({ name: 'Café <i>Luna</i>' })
const owner = await t.signInAs({ companies: [company] })
beforeEach(async () => {
  review = await t.make.review(company, {
    rating: 2,
    feedback: 'Too loud <script>alert(1)</script>',
    contactEmail: 'zoe@example.com',
  })
  path = await answerTo(review)
})

/** Sends a reply and returns the path of the page that its mail links to. */
async function answerTo(of: { id: string }, text = 'Sorry <b>Zoë</b>'): Promise<string> {
  await owner.call(reply, { params: of, query: { companyId: company.id }, body: { text } })
  return linkIn(await server.next('zoe@example.com')).url.pathname
}

const get = (url: string, headers: Record<string, string> = {}, from = app) => from.inject({ url, headers })
const post = (
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  from = app,
) => postForm(from, url, { act: 'answer', ...fields }, headers)
const stored = async (of = review) => {
  const rows = await t.sql`
    select text from messages
    where review_id = ${of.id} and from_visitor = true order by created_at
  `
  return rows.map(({ text }) => text)
}
const hiddenId = (body: string) => /name="submissionId"[^>]* value="([^"]*)"/.exec(body)?.[1] ?? ''

describe('a conversation on the visitor’s page', () => {
  it('shows feedback and messages, escaped, and is private: no script, no referrer, no cache, no index', async () => {
    const { statusCode, headers, body } = await get(path)
    expect(statusCode).toBe(200)
    expect(body).toContain('Too loud &lt;script&gt;')
    expect(body).toContain('Sorry &lt;b&gt;Zoë')
    expect(body).toContain('2 out of 5 stars')
    expectPrivate({ headers, body }, path)
  })

  it('takes an answer exactly once, and shows it', async () => {
    const submissionId = hiddenId((await get(path)).body)
    const fields = { text: '  Thank you\r\nfor asking  ', submissionId }
    const answers = await Promise.all([1, 2, 3].map(() => post(path, fields)))
    for (const { statusCode, headers } of answers) {
      expect(statusCode).toBe(303)
      expect(headers.location).toBe(`${path}?done=answered#done`)
    }
    expect(await stored()).toEqual(['Thank you\nfor asking'])
    const { body } = await get(`${path}?done=answered`)
    expect(body).toContain('Thank you\nfor asking')
    expect(body).toContain('Your answer has been sent')
    expect(hiddenId(body)).not.toBe(submissionId)
  })

  it('only answers at the link of an address that the visitor has not left', async () => {
    await t.sql`update reviews set contact_email = 'left@example.com' where id = ${review.id}`
    const own = path
    path = await answerTo(review)
    const { body } = await get(path)
    expect(body).toContain('Too loud')
    expect(body).toContain('because Café &lt;i&gt;Luna&lt;/i&gt; entered the email address')
    expect(body).not.toMatch(/left@example|No contact information|value="(withdraw|remove-contact)"|<details/)
    const acts = [{ act: 'withdraw', confirmed: '1' }, { act: 'remove-contact' }]
    const change = { act: 'change', version: '0', rating: '5', feedback: 'Perfect' }
    for (const fields of [...acts, change]) expect((await post(path, fields)).statusCode).toBe(404)
    expect((await get(own)).body).toContain('left@example.com')
    expect((await post(path, { text: 'Thank you' })).statusCode).toBe(303)
    expect(await stored()).toEqual(['Thank you'])
  })

  it('reopens the case and tells its assignee', async () => {
    const params = { id: review.id }
    const query = { companyId: company.id }
    const read = async () => (await owner.call(getCase, { params, query })).body
    const { version } = await read()
    await owner.call(updateCase, { params, query, body: { version, status: 'done', assigneeId: owner.id } })
    await post(path, { text: 'One more thing' })
    expect(await read()).toMatchObject({
      status: 'in_progress',
      messages: [{ from: 'company' }, { from: 'visitor', by: null, text: 'One more thing', delivery: null }],
      reply: 'possible',
    })
    const notice = await t.sql`select kind, user_id from alerts where about = ${review.id}`
    expect(notice).toEqual([{ kind: 'answered', user_id: owner.id }])
  })

  it('keeps an answer that was changed before it was submitted again', async () => {
    const submissionId = randomUUID()
    await post(path, { text: 'One', submissionId })
    await post(path, { text: 'Two', submissionId })
    expect(await stored()).toEqual(['One', 'Two'])
  })

  it('takes an answer without the hidden field, the same words once until the company writes again', async () => {
    await post(path, { text: 'Yes' })
    await post(path, { text: 'Yes' })
    await answerTo(review)
    await post(path, { text: 'Yes' })
    expect(await stored()).toEqual(['Yes', 'Yes'])
  })

  it('lets the company write again after an answer', async () => {
    await answerTo(review)
    const third = await answerTo(review)
    const more = () =>
      owner.call(reply, { params: review, query: { companyId: company.id }, body: { text: 'More' } })
    expect((await more()).status).toBe(409)
    // The links of all mails work.
    for (const link of [path, third]) expect((await get(link)).statusCode).toBe(200)
    await post(path, { text: 'Yes' })
    expect((await more()).status).toBe(201)
    await server.next('zoe@example.com')
  })

  it.each([
    ['an empty answer', ' \r\n ', 'Please write an answer'],
    ['one that is too long', `Long words ${'x'.repeat(5000)}`, 'Please use at most 5,000 characters'],
  ])('shows %s again with a sentence', async (_, text, sentence) => {
    const { statusCode, body } = await post(path, { text })
    expect(statusCode).toBe(400)
    expect(body).toContain(sentence)
    expect(body).toContain(text.trim().slice(0, 10))
    expect(await stored()).toEqual([])
  })

  it('leaves out what cannot be stored', async () => {
    await post(path, { text: 'Yes\0, thanks' })
    expect(await stored()).toEqual(['Yes, thanks'])
  })

  it('takes 5,000 characters of any script', async () => {
    const text = '漢'.repeat(5000)
    expect((await post(path, { text })).statusCode).toBe(303)
    expect(await stored()).toEqual([text])
  })

  it('is the same for every rating', async () => {
    const bodies = new Set<string>()
    for (const rating of [1, 2, 3, 4, 5]) {
      const rated = await t.make.review(company, {
        rating,
        feedback: 'Hello',
        contactEmail: 'zoe@example.com',
      })
      bodies.add(withoutRating(await get(await answerTo(rated))))
    }
    expect(bodies.size).toBe(1)
  })
})

describe('the language of the page', () => {
  const tagOf = ({ headers, body }: Awaited<ReturnType<typeof get>>) => {
    const [, lang, dir] = /<html lang="([^"]*)" dir="([^"]*)">/.exec(body) ?? []
    expect(headers['content-language']).toBe(lang)
    expect(headers['cache-control']).toBe('no-store')
    return `${lang} ${dir}`
  }
  const writtenIn = async (lang: Language, textLanguage?: string) => {
    const given = { feedback: 'Zu laut', contactEmail: 'zoe@example.com', lang, textLanguage }
    const of = await t.make.review(company, given)
    return { of, at: await answerTo(of) }
  }
  const accepting = (language: string) => ({ 'accept-language': language })

  it('is the review’s, with all its words', async () => {
    const { of, at } = await writtenIn('en')
    for (const language of languages) {
      await t.owner.updateTable('reviews').set({ lang: language }).where('id', '=', of.id).execute()
      const page = await get(at, accepting('en;q=0.5, tlh'))
      expect(tagOf(page)).toBe(`${language} ${directionOf(language)}`)
      const { receipt: words } = catalogues[language]
      const name = isolated('Café <i>Luna</i>', language)
      const document = documentOf(page)
      expect(document.title).toBe(words.title('Café <i>Luna</i>'))
      expect(document.querySelector('h1')?.textContent).toBe(words.title(name))
      expect(document.body.textContent).toContain(words.private)
      expect(document.querySelector('form button:not([hidden])')?.textContent).toBe(words.conversation.send)
      // The visitor's words, and the company's, whose language is not known.
      expect(
        [...document.querySelectorAll<HTMLElement>('article p[dir]')].map((text) => [text.lang, text.dir]),
      ).toEqual([
        [language, 'auto'],
        ['', 'auto'],
      ])
    }
  })

  it('is the visitor’s choice before the review’s, the browser’s before the company’s', async () => {
    const { at } = await writtenIn('fr')
    const of = (url: string, accepted: string) => get(url, accepting(accepted)).then(tagOf)
    expect(await of(`${at}?lang=AR`, 'de')).toBe('ar rtl')
    expect(await of(`${at}?lang=tlh`, 'de')).toBe('fr ltr')
    expect(await of(`${at}?lang=ar&lang=he`, 'de')).toBe('fr ltr')
    expect(await of(path, 'de-AT')).toBe('de ltr')
    expect(await of(path, 'tlh')).toBe('en ltr')
    await t.setCompany(company, { default_language: 'hi' })
    expect(await of(path, 'tlh')).toBe('hi ltr')
    await t.setCompany(company, { default_language: 'en' })
    expect(await of('/r/wrong', 'he')).toBe('he rtl')
    expect(await of('/r/wrong?lang=ja', 'he')).toBe('ja ltr')
    expect(await of('/r/wrong', '')).toBe('en ltr')
  })

  it('does not change the language of either party’s words', async () => {
    const { at } = await writtenIn('fr', 'de')
    await post(at, { text: 'Merci' })
    const document = documentOf(await get(at))
    const texts = [...document.querySelectorAll<HTMLElement>('article p[dir]')]
    expect(texts.map((text) => [text.lang, text.textContent])).toEqual([
      ['de', 'Zu laut'],
      ['', 'Sorry <b>Zoë</b>'],
      ['fr', 'Merci'],
    ])
  })

  it('changes by a button of the form: what was typed stays, and nothing is stored', async () => {
    const { at, of } = await writtenIn('fr')
    const submissionId = hiddenId((await get(at)).body)
    const text = `  "Oui" & </textarea><script>\r\n${'é'.repeat(6000)} `
    const changed = await post(at, { text, submissionId, lang: 'ar', changeLanguage: '1' })
    expect(changed.statusCode).toBe(200)
    expect(tagOf(changed)).toBe('ar rtl')
    const typed = documentOf(changed).querySelector('textarea')?.value
    expect(typed).toBe(text.replace('\r\n', '\n'))
    expect(changed.body).not.toContain('role="alert"')
    expect(hiddenId(changed.body)).toBe(submissionId)
    expect(await stored(of)).toEqual([])
    const sent = await post(at, { text: 'Oui', submissionId, lang: 'ar' })
    expect(sent.headers.location).toBe(`${at}?done=answered&lang=ar#done`)
    expect(tagOf(await get(`${at}?done=answered&lang=ar`))).toBe('ar rtl')
  })

  it('stays after an answer, which is refused in it', async () => {
    const { at } = await writtenIn('fr')
    const refused = await post(`${at}?lang=ja`, { text: ' ', lang: 'ja' })
    expect(tagOf(refused)).toBe('ja ltr')
    expect(refused.body).toContain(catalogues.ja.receipt.conversation.invalid.blank)
    const location = async (url: string, lang: string) =>
      (await post(url, { text: randomUUID(), lang })).headers.location
    expect(await location(`${at}?lang=ja`, 'ja')).toBe(`${at}?done=answered&lang=ja#done`)
    // Without a choice, the page keeps following the review's language.
    expect(await location(at, 'fr')).toBe(`${at}?done=answered#done`)
    expect(await location(at, 'tlh')).toBe(`${at}?done=answered#done`)
  })

  it('can be chosen on every page, which then offers all of them', async () => {
    for (const url of [path, '/r/wrong']) {
      const document = documentOf(await get(url))
      const offered = [...document.querySelectorAll('select[name=lang] option')]
      expect(offered.map((option) => option.getAttribute('lang'))).toEqual(languages)
    }
  })
})

describe('the link of a mail', () => {
  it('looks alike whether it is wrong or of a deleted company', async () => {
    const gone = await t.make.company()
    const theirs = await t.make.review(gone, { contactEmail: 'a@example.com' })
    const them = await t.signInAs({ companies: [gone] })
    await them.call(reply, { params: theirs, query: { companyId: gone.id }, body: { text: 'Hello' } })
    const deleted = linkIn(await server.next('a@example.com')).url.pathname
    await t.owner.deleteFrom('companies').where('id', '=', gone.id).execute()
    const wrong = `/r/${'A'.repeat(43)}`
    const pages = await Promise.all(
      [wrong, deleted, '/r/x', '/r/%00', '/r/rating'].flatMap((url) => [get(url), post(url, { text: 'Hi' })]),
    )
    expect(new Set(pages.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(pages[0]?.statusCode).toBe(404)
    expect(pages[0]?.headers['referrer-policy']).toBe('no-referrer')
  })

  it('leads from a former mail to the same page, where its form is still taken', async () => {
    const former = path.replace('/r/', '/t/')
    const opened = await get(`${former}?lang=de`)
    expect([opened.statusCode, opened.headers.location]).toEqual([307, `${path}?lang=de`])
    expect(opened.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const fields = { text: 'From the former page', submissionId: randomUUID() }
    const posted = await postForm(app, former, fields)
    expect([posted.statusCode, posted.headers.location]).toEqual([307, path])
    // The form of the former page names no act.
    expect((await postForm(app, path, fields)).statusCode).toBe(303)
    expect((await postForm(app, path, { text: 'The words alone' })).statusCode).toBe(303)
    expect(await stored()).toEqual([fields.text, 'The words alone'])
    const wrong = await get('/t/%2f%2fevil.example')
    expect(wrong.headers.location).toBe('/r/%2F%2Fevil.example')
  })

  it('changes and withdraws too, however many mails there were', async () => {
    for (let n = 0; n < 12; n += 1) {
      await answerTo(review)
      await post(path, { text: `Answer ${n}` })
    }
    expect((await get(path)).body).toContain('Answer 11')
    expect((await post(path, { act: 'withdraw', confirmed: '1' })).statusCode).toBe(303)
    expect((await get(path)).statusCode).toBe(404)
    const rows = await t.sql`select from conversation_links where review_id = ${review.id}`
    expect(rows).toEqual([])
  })

  it('is all that the database holds: no token can be read from it', async () => {
    const token = path.split('/')[2] ?? ''
    const rows = await t.sql<{ dump: string }>`
      select (select string_agg(m::text, '') from mails m) || (select string_agg(c::text, '') from conversations c)
        || (select string_agg(l::text, '') from conversation_links l) as dump
    `
    expect(rows[0]?.dump).toContain(review.id)
    expect(rows[0]?.dump).not.toContain(token)
  })
})

describe('what is typed for one act', () => {
  const form = async () => fieldsOf(await get(path), 'answer')
  const typedIn = (page: { body: string }) => {
    const document = documentOf(page)
    const value = (name: string) =>
      document.querySelector<HTMLTextAreaElement>(`form [name=${name}]:not([type=radio])`)?.value
    return {
      ...{ text: value('text'), feedback: value('feedback'), email: value('contactEmail') },
      version: value('version'),
      status: document.querySelector('[role=status]')?.textContent,
      isOpen: document.querySelector('details')?.open,
    }
  }

  it('stays when another one is done: an answer, a change and a removal', async () => {
    const feedback = 'Much too loud'
    const answered = await post(path, { ...(await form()), text: 'Thanks', feedback })
    expect(answered.statusCode).toBe(200)
    expect(typedIn(answered)).toMatchObject({ text: '', feedback, version: '0', isOpen: true })
    expect(typedIn(answered).status).toContain('Your answer has been sent')
    expect(await stored()).toEqual(['Thanks'])

    const saved = await post(path, { ...(await form()), act: 'change', text: 'And', feedback })
    expect(saved.statusCode).toBe(200)
    expect(typedIn(saved)).toMatchObject({ text: 'And', feedback, version: '1', isOpen: false })

    const change = { feedback: 'Far too loud', text: 'And' }
    const removed = await post(path, { ...(await form()), act: 'remove-contact', ...change })
    expect(removed.statusCode).toBe(200)
    expect(typedIn(removed)).toMatchObject({ ...change, email: '', version: '2', isOpen: true })
    expect(removed.body).toContain('Your contact information has been deleted.')
    expect(await stored()).toEqual(['Thanks'])
  })

  it('does not hide a change that was made elsewhere meanwhile', async () => {
    const typed = { ...(await form()), feedback: 'Here' }
    await post(path, { ...typed, act: 'change', feedback: 'Elsewhere' })
    const answered = await post(path, { ...typed, text: 'Thanks' })
    expect(typedIn(answered)).toMatchObject({ feedback: 'Here', version: '0' })
    const conflict = await post(path, { ...typed, act: 'change' })
    expect(conflict.statusCode).toBe(409)
  })
})

describe('an answer', () => {
  it('finds a neutral page while the company is suspended, and the words stay in the form', async () => {
    const suspend = (status: string) => t.setCompany(company, { billing_status: status })
    await suspend('suspended')
    const { statusCode, body } = await get(path)
    expect(statusCode).toBe(200)
    expect(body).toContain('This page is taking a break')
    expect(body).not.toContain('Too loud')
    expect(body).not.toContain('Sorry')
    expect(body).not.toContain('name="text"')
    const refused = await post(path, { text: 'My words' })
    expect(refused.statusCode).toBe(403)
    expect(refused.body).toContain('My words')
    expect(await stored()).toEqual([])
    await suspend('active')
    expect((await get(path)).body).toContain('Too loud')
  })

  it('is limited per link', async () => {
    const limited = await anotherApp(t, { pages, env: { RATE_LIMITS: 'on' } })
    let last = 303
    for (let n = 0; n < 21; n += 1) last = (await post(path, { text: `Number ${n}` }, {}, limited)).statusCode
    expect(last).toBe(429)
  })
})

it('serves the page on the host of the site only', async () => {
  const env = {
    SITE_ORIGIN: 'https://reviews.example',
    DASHBOARD_ORIGIN: 'https://dashboard.example',
    ADMIN_ORIGIN: 'https://admin.example',
  }
  const hosted = await anotherApp(t, { pages, env })
  const ownForm = { origin: 'null', 'sec-fetch-site': 'same-origin' }
  const statusAt = async (host: string) =>
    (await post(path, { text: 'Hi' }, { host, ...ownForm }, hosted)).statusCode
  expect(await statusAt('reviews.example')).toBe(303)
  expect(await statusAt('dashboard.example')).toBe(404)
  const elsewhere = await get(path, { host: 'dashboard.example' }, hosted)
  expect(elsewhere.headers.location).toBe(`https://reviews.example${path}`)
})
