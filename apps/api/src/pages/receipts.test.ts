import { randomUUID } from 'node:crypto'
import { directionOf, languages } from '@candour/schemas/languages.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import { isolated } from '@candour/texts/isolated.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { pages } from '#pages/index.ts'
import { removeEnded } from '#process/housekeeping.ts'
import { anotherApp, postForm, testApp } from '#test/app.ts'
import { documentOf, expectPrivate, fieldsOf, unreachableDb, withoutRating } from '#test/pages.ts'

let company: { id: string; slug: string }
let path: string
const t = await testApp()
const app = await anotherApp(t, { pages })
beforeEach(async () => {
  company = await t.make.company({ name: 'Café <i>Luna</i>' })
  path = await send()
})

const given = {
  rating: 2,
  feedback: 'Too loud <script>alert(1)</script>',
  contactName: 'Zoë <b>Müller</b>',
  contactNumber: '0170 1',
  contactEmail: 'zoe@example.com',
}

/** Sends feedback as a script does, and returns the path of its private page. */
async function send(review: Record<string, unknown> = {}): Promise<string> {
  const body = { ...given, companyId: company.id, submissionId: randomUUID(), ...review }
  const response = await app.inject({ method: 'POST', url: '/api/reviews', payload: body })
  expect(response.statusCode).toBe(201)
  const { receipt } = response.json<{ receipt: string }>()
  expect(receipt).toMatch(/^http:\/\/localhost:3000\/r\/[\w-]{64}$/)
  return new URL(receipt).pathname
}

const get = (url: string, headers: Record<string, string> = {}, from = app) => from.inject({ url, headers })
const post = (
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  from = app,
) => postForm(from, url, fields, headers)
type Page = Awaited<ReturnType<typeof get>>

/** Returns the fields of the form at a path, with changes. */
const form = async (url: string, changes: Record<string, string> = {}, act = 'change') => ({
  ...fieldsOf(await get(url), act),
  ...changes,
})

const stored = () =>
  t.sql`
    select rating, feedback, contact_name, contact_email, edited_at, erased_at from reviews
    where company_id = ${company.id}
  `

describe('the page of a receipt', () => {
  it('shows what was sent, escaped, and is private: no script, no referrer, no cache, no index', async () => {
    const { statusCode, headers, body } = await get(path, { 'accept-encoding': 'gzip, br' })
    expect(statusCode).toBe(200)
    for (const shown of ['Too loud &lt;script&gt;', 'Zoë &lt;b&gt;', '0170 1', 'zoe@example.com'])
      expect(body).toContain(shown)
    expect(body).toContain('2 out of 5 stars')
    expectPrivate({ headers, body }, path)
  })

  it('changes stars, words and contact data, and says so', async () => {
    const fields = await form(path, { rating: '4', feedback: ' Louder\r\nthan ever ', contactName: '' })
    const changed = await post(path, fields)
    expect([changed.statusCode, changed.headers.location]).toEqual([303, `${path}?done=saved#done`])
    expect(await stored()).toMatchObject([
      { rating: 4, feedback: 'Louder\nthan ever', contact_name: null, contact_email: 'zoe@example.com' },
    ])
    const { body } = await get(`${path}?done=saved`)
    expect(body).toContain('4 out of 5 stars')
    expect(body).toContain('Changed on')
    expect(documentOf({ body }).querySelector('[role=status]')?.textContent).toContain(
      'Your changes have been saved.',
    )
  })

  it('shows both texts after a change on another device, and then replaces it knowingly', async () => {
    const here = await form(path, { feedback: 'Written here' })
    expect((await post(path, await form(path, { feedback: 'Written there' }))).statusCode).toBe(303)
    const conflict = await post(path, here)
    expect(conflict.statusCode).toBe(409)
    expect(documentOf(conflict).querySelector('article')?.textContent).toContain('Written there')
    expect(documentOf(conflict).querySelector('textarea')?.value).toBe('Written here')
    expect(documentOf(conflict).querySelector('details')?.open).toBe(true)
    expect(conflict.body).toContain('was changed somewhere else')
    expect((await stored())[0]?.feedback).toBe('Written there')
    expect((await post(path, fieldsOf(conflict, 'change'))).statusCode).toBe(303)
    expect((await stored())[0]?.feedback).toBe('Written here')
  })

  it('finds a conflict also after the form was shown again for another reason', async () => {
    const here = await form(path, { feedback: 'Written here', contactEmail: 'nobody' })
    await post(path, await form(path, { feedback: 'Written there' }))
    const refused = await post(path, here)
    expect(refused.statusCode).toBe(400)
    const again = await post(path, { ...fieldsOf(refused, 'change'), contactEmail: '' })
    expect(again.statusCode).toBe(409)
    expect((await stored())[0]?.feedback).toBe('Written there')
  })

  it.each([
    ['without words', { feedback: ' \r\n' }, 'Please tell us how we can improve.'],
    ['with too many words', { feedback: 'x'.repeat(5001) }, 'Please use at most 5,000 characters'],
    ['with a bad address', { contactEmail: 'nobody' }, 'Please enter a valid email address'],
    ['with too long a name', { contactName: 'x'.repeat(201) }, 'Please use at most 200 characters'],
    ['without stars', { rating: '' }, 'Please choose between 1 and 5 stars'],
    ['with too many stars', { rating: '6' }, 'Please choose between 1 and 5 stars'],
  ])('keeps what was typed %s, and says what to correct', async (_, bad: Record<string, string>, reason) => {
    const fields = await form(path, { feedback: 'My "new" words', contactNumber: '0170 2', ...bad })
    const refused = await post(path, fields)
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain(reason)
    const shown = fieldsOf(refused, 'change')
    for (const name of ['feedback', 'contactNumber', 'contactEmail', 'contactName', 'version'])
      expect(shown[name], name).toBe(fields[name]?.replaceAll('\r\n', '\n'))
    expect(documentOf(refused).querySelector('details')?.open).toBe(true)
    // Of several, browsers focus the first. What is wrong with the stars is said above the words.
    const focused = documentOf(refused).querySelector('[autofocus]')?.getAttribute('name')
    expect([focused === 'feedback' ? 'rating' : focused, focused]).toContain(Object.keys(bad)[0])
    expect(await stored()).toMatchObject([{ feedback: given.feedback, edited_at: null }])
  })

  it.each(['NaN', '1.5', '2147483648', '-1', '1e3', ''])(
    'refuses the version %j with the page, which then has the right one',
    async (version) => {
      const fields = await form(path, { feedback: 'My new words' })
      const refused = await post(path, { ...fields, version })
      expect(refused.statusCode).toBe(400)
      expect(fieldsOf(refused, 'change')).toMatchObject({ feedback: 'My new words', version: fields.version })
      expect((await post(path, fieldsOf(refused, 'change'))).statusCode).toBe(303)
    },
  )

  it('changes the language by a button of the form, without losing or storing anything', async () => {
    const fields = await form(path, { feedback: '  "Oui" & </textarea>\r\n', rating: '5', contactName: 'Z' })
    const changed = await post(path, { ...fields, lang: 'ar', changeLanguage: '1' })
    expect([changed.statusCode, changed.headers['content-language']]).toEqual([200, 'ar'])
    expect(fieldsOf(changed, 'change')).toMatchObject({
      ...fields,
      feedback: fields.feedback?.replace('\r\n', '\n'),
      lang: 'ar',
    })
    expect(changed.body).not.toContain('role="alert"')
    expect((await stored())[0]?.feedback).toBe(given.feedback)
    const sent = await post(path, { ...fields, lang: 'ar' })
    expect(sent.headers.location).toBe(`${path}?done=saved&lang=ar#done`)
  })

  it('removes contact data, and leaves the words', async () => {
    const removed = await post(path, await form(path, {}, 'remove-contact'))
    expect([removed.statusCode, removed.headers.location]).toEqual([303, `${path}?done=contactRemoved#done`])
    expect(await stored()).toMatchObject([
      { feedback: given.feedback, contact_name: null, contact_email: null },
    ])
    const { body } = await get(`${path}?done=contactRemoved`)
    expect(body).toContain('No contact information is stored.')
    expect(body).not.toContain('zoe@example.com')
    expect(body).not.toContain('Remove Contact Information')
  })

  it('withdraws only what is confirmed, and keeps what was typed until then', async () => {
    const fields = await form(path, { feedback: 'Half a thought' }, 'withdraw')
    const asked = await post(path, fields)
    expect(asked.statusCode).toBe(400)
    expect(asked.body).toContain('Please confirm that you want to withdraw your feedback.')
    expect(fieldsOf(asked, 'change').feedback).toBe('Half a thought')
    expect((await stored())[0]?.feedback).toBe(given.feedback)

    const done = await post(path, { ...fields, confirmed: '1', lang: 'de' })
    expect([done.statusCode, done.headers.location]).toEqual([303, '/r/withdrawn?lang=de'])
    const thanks = await get('/r/withdrawn')
    expect(thanks.statusCode).toBe(200)
    expect(thanks.body).toContain('Your feedback has been withdrawn')
    expect(await stored()).toMatchObject([{ rating: 2, feedback: '', contact_name: null }])
    expect((await get(path)).statusCode).toBe(404)
    expect((await post(path, fields)).statusCode).toBe(404)
  })

  it('cannot change anything after 30 days, but still withdraw', async () => {
    const fields = await form(path, { feedback: 'Too late' })
    const late = sql`now() - interval '30 days 1 minute'`
    await t.sql`update reviews set created_at = ${late} where company_id = ${company.id}`
    const page = await get(path)
    expect(page.body).toContain('This feedback can no longer be changed.')
    expect(documentOf(page).querySelector('textarea')).toBeNull()
    const refused = await post(path, fields)
    expect(refused.statusCode).toBe(409)
    expect(fieldsOf(refused, 'change').feedback).toBe('Too late')
    expect(refused.body).toContain('This feedback can no longer be changed.')
    expect(refused.body).not.toContain('as new feedback')
    expect((await stored())[0]?.feedback).toBe(given.feedback)
    const confirmed = { ...fieldsOf(page, 'withdraw'), confirmed: '1' }
    expect((await post(path, confirmed)).headers.location).toBe('/r/withdrawn?lang=en')
  })

  it('is in the review’s language, with all its words', async () => {
    for (const language of languages) {
      const page = await get(await send({ lang: language }), { 'accept-language': 'en;q=0.5, tlh' })
      expect(page.headers['content-language']).toBe(language)
      const document = documentOf(page)
      expect(document.documentElement.dir).toBe(directionOf(language))
      const { receipt: words } = catalogues[language]
      expect(document.title).toBe(words.title('Café <i>Luna</i>'))
      expect(document.querySelector('h1')?.textContent).toBe(
        words.title(isolated('Café <i>Luna</i>', language)),
      )
      const buttons = [...document.querySelectorAll('form button[name=act]:not([hidden])')].map(
        (one) => one.textContent,
      )
      expect(buttons).toEqual([words.save, words.removeContact.submit, words.withdraw.submit])
      const { language: switched, feedback } = catalogues[language].pages
      expect(document.querySelector('button[name=changeLanguage]')?.textContent).toBe(switched.change)
      expect(document.body.textContent).toContain(feedback.contactReason)
    }
  })

  it('is the same for every rating', async () => {
    const bodies = new Set<string>()
    for (const rating of [1, 2, 3, 4, 5]) bodies.add(withoutRating(await get(await send({ rating }))))
    expect(bodies.size).toBe(1)
  })
})

describe('a link that does not work', () => {
  it('looks alike whether it is wrong, withdrawn or of a deleted company', async () => {
    const withdrawn = path
    await post(withdrawn, { act: 'withdraw', confirmed: '1' })
    const mine = company
    company = await t.make.company()
    const deleted = await send()
    await t.owner.deleteFrom('companies').where('id', '=', company.id).execute()
    company = mine
    const wrong = `/r/${'A'.repeat(43)}`
    const pages = await Promise.all(
      [wrong, withdrawn, deleted, '/r/x', '/r/%00', `/r/${'é'.repeat(100)}`].flatMap((url) => [
        get(url),
        post(url, { feedback: 'Hi', rating: '1' }),
        post(url, { act: 'remove-contact' }),
        post(url, { act: 'withdraw' }),
        post(url, { changeLanguage: '1', lang: 'en' }),
      ]),
    )
    const seen = pages.map(({ statusCode, headers, body }) => {
      const { date: _, 'x-request-id': __, ...rest } = headers
      return JSON.stringify([statusCode, rest, body])
    })
    expect(new Set(seen).size).toBe(1)
    expect(pages[0]?.statusCode).toBe(404)
    expect(pages[0]?.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  })

  it('is limited per network and per link, wrong ones included', async () => {
    const limited = await anotherApp(t, { pages, env: { RATE_LIMITS: 'on' } })
    let last: Page | undefined
    for (let n = 0; n < 31; n += 1) {
      last = await post(path, await form(path, { feedback: `Number ${n}`, contactEmail: 'x' }), {}, limited)
    }
    expect(last?.statusCode).toBe(429)
    expect(last?.headers['retry-after']).toBeDefined()
    expect(last && fieldsOf(last, 'change').feedback).toBe('Number 30')
    let page = await get('/r/wrong', {}, limited)
    for (let n = 0; n < 110 && page.statusCode !== 429; n += 1) page = await get('/r/wrong', {}, limited)
    expect(page.statusCode).toBe(429)
    expect(page.headers['retry-after']).toBeDefined()
    expect(page.body).toContain('Too many requests')
  })
})

describe('a change', () => {
  it('is judged by Sec-Fetch-Site, because the page’s own form has no origin', async () => {
    const fields = await form(path)
    const status = async (headers: Record<string, string>) => (await post(path, fields, headers)).statusCode
    expect(await status({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(303)
    expect(await status({ origin: 'http://localhost:3000' })).toBe(303)
    expect(await status({ origin: 'null' })).toBe(303)
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect(await status({ origin: 'null', 'sec-fetch-site': site })).toBe(403)
    }
    expect(await status({ origin: 'https://evil.example' })).toBe(403)
    const { body } = await post(path, fields, { 'sec-fetch-site': 'cross-site' })
    expect(body).toContain('This page is not allowed to make this request')
  })

  it('is refused while the company is suspended, and the words stay in the form; withdrawing works', async () => {
    const fields = await form(path, { feedback: 'My words' })
    await t.setCompany(company, { billing_status: 'suspended' })
    const page = await get(path)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('This page is taking a break')
    expect(page.body).not.toContain('Too loud')
    const refused = await post(path, fields)
    expect(refused.statusCode).toBe(403)
    expect(refused.body).toContain('My words</textarea>')
    expect((await stored())[0]?.feedback).toBe(given.feedback)
    expect((await post(path, fieldsOf(page, 'remove-contact'))).statusCode).toBe(303)
    expect((await stored())[0]?.contact_email).toBeNull()
    const confirmed = { ...fieldsOf(page, 'withdraw'), confirmed: '1' }
    expect((await post(path, confirmed)).headers.location).toBe('/r/withdrawn?lang=en')
    expect((await stored())[0]?.feedback).toBe('')
  })

  it('is kept in the page while the database is away, to be sent again', async () => {
    const fields = await form(path, { feedback: 'My words' })
    const broken = await anotherApp(t, { pages, deps: { visitorDb: unreachableDb(t) } })
    const failed = await post(path, fields, {}, broken)
    expect(failed.statusCode).toBe(503)
    expect(fieldsOf(failed, 'change')).toMatchObject({ ...fields, lang: 'en' })
    const posted = fieldsOf(failed, 'change')
    expect((await post(path, posted)).statusCode).toBe(303)
    expect((await stored())[0]?.feedback).toBe('My words')
  })
})

describe('the thank-you page without JavaScript', () => {
  const submit = async (fields: Record<string, string> = {}, query = '') => {
    const url = `/${company.slug}/feedback?rating=3${query}`
    const body = { submissionId: randomUUID(), renderedAt: '1', rating: '3', feedback: 'Fine' }
    const { statusCode, headers } = await post(url, { ...body, ...fields })
    expect(statusCode).toBe(303)
    return String(headers.location)
  }
  const linkOn = (page: Page) =>
    /http:\/\/localhost:3000(\/r\/[\w-]{64})/.exec(documentOf(page).body.textContent ?? '')?.[1]

  it('shows the private link by a handle, is not cached, and is never named to other pages', async () => {
    const location = await submit()
    expect(location).toMatch(new RegExp(`^/${company.slug}/thank-you\\?r=[\\w-]{43}$`))
    const page = await get(location, { 'accept-encoding': 'gzip, br' })
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(page.headers.etag).toBeUndefined()
    expect(page.headers['content-encoding']).toBeUndefined()
    const link = linkOn(page) ?? ''
    expect(documentOf(page).querySelector(`a[href$="${link}"]`)).not.toBeNull()
    expect(location).not.toContain(link.slice(3))
    expect((await get(link)).body).toContain('Fine')
    // The shared page, which everyone gets, contains no private link.
    for (let times = 0; times < 3; times += 1) {
      const plain = await get(`/${company.slug}/thank-you`)
      expect(linkOn(plain)).toBeUndefined()
      expect(plain.body).not.toContain('localhost:3000/r/')
    }
  })

  it('carries the code and the language, and keeps the handle when the language changes', async () => {
    const { code } = await t.make.placement(company)
    const location = await submit({ lang: 'de' }, `&via=${code}`)
    expect(location).toMatch(new RegExp(`\\?r=[\\w-]{43}&via=${code}&lang=de$`))
    const page = await get(location)
    expect(page.headers['content-language']).toBe('de')
    expect(linkOn(page)).toBeDefined()
    const handle = new URL(location, 'http://x').searchParams.get('r')
    const hidden = documentOf(page).querySelector<HTMLInputElement>('footer input[name=r]')
    expect(hidden?.value).toBe(handle)
  })

  it('is plain for a wrong or expired handle, and for one of another company', async () => {
    const location = await submit()
    const handle = location.split('r=')[1] ?? ''
    const other = await t.make.company()
    for (const url of [
      `/${other.slug}/thank-you?r=${handle}`,
      `/${company.slug}/thank-you?r=${'A'.repeat(43)}`,
      `/${company.slug}/thank-you?r=`,
      `/${company.slug}/thank-you?r=${handle}&r=${handle}`,
      `/${company.slug}?r=${handle}`,
    ]) {
      const page = await get(url)
      expect(page.statusCode, url).toBe(200)
      expect(linkOn(page), url).toBeUndefined()
      expect(page.body).not.toContain(handle)
    }
    await t.sql`update receipt_handles set expires_at = now() - interval '1 second'`
    expect(linkOn(await get(location))).toBeUndefined()
    await removeEnded(t.deps)
    expect(await t.owner.selectFrom('receipt_handles').select('expires_at').execute()).toEqual([])
  })

  it('works in every process, for 15 minutes, and the database holds neither handle nor token', async () => {
    const location = await submit()
    const second = await anotherApp(t, { sessionSecrets: ['y'.repeat(32)], pages })
    const link = linkOn(await get(location, {}, second)) ?? ''
    expect((await get(link)).statusCode).toBe(200)
    const rows = await t.sql<{ dump: string; minutes: number }>`
      select h::text || (select string_agg(r::text, '') from reviews r) as dump,
        round(extract(epoch from expires_at - now()) / 60)::int as minutes
      from receipt_handles h where company_id = ${company.id}
    `
    expect(rows[0]?.minutes).toBe(15)
    const [token, handle] = [link.slice(3), location.split('r=')[1] ?? '']
    for (const secret of [token, handle]) {
      expect(rows[0]?.dump).not.toContain(secret)
      expect(rows[0]?.dump).not.toContain(Buffer.from(secret).toString('hex'))
      expect(rows[0]?.dump).not.toContain(Buffer.from(secret, 'base64url').toString('hex'))
    }
  })

  it('shows a working link also when the form is posted again', async () => {
    const submissionId = randomUUID()
    const links = []
    for (let times = 0; times < 2; times += 1) links.push(linkOn(await get(await submit({ submissionId }))))
    expect(new Set(links).size).toBe(2)
    for (const link of links) expect((await get(link ?? '')).body).toContain('Fine')
  })

  it('thanks without the link if it cannot be kept for the page, because the feedback is stored', async () => {
    await t.sql`alter table receipt_handles rename to handles_elsewhere`
    const location = await submit()
    await t.sql`alter table handles_elsewhere rename to receipt_handles`
    expect(location).toBe(`/${company.slug}/thank-you`)
    expect((await stored()).map(({ feedback }) => feedback)).toContain('Fine')
  })

  it('works on the single-company screens', async () => {
    const first = await t.make.company({ createdAt: new Date('2001-01-01') })
    t.deps.companies.forget(first.id)
    const { headers } = await post('/feedback?rating=3', { rating: '3', feedback: 'Single', renderedAt: '1' })
    expect(headers.location).toMatch(/^\/thank-you\?r=[\w-]{43}$/)
    const link = linkOn(await get(String(headers.location)))
    expect((await get(link ?? '')).body).toContain('Single')
  })

  it('lets the press of the public button be counted, although it sends no referrer', async () => {
    const ping = (site: string) =>
      app.inject({
        method: 'POST',
        url: `/api/visits/public?companyId=${company.id}`,
        headers: { origin: 'null', 'sec-fetch-site': site },
      })
    expect((await ping('same-origin')).statusCode).toBeLessThan(300)
    expect((await ping('cross-site')).statusCode).toBe(403)
  })
})
