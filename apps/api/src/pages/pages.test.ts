import { randomUUID } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import type { PageRequest } from '@candour/site/page.ts'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { CompanyCache } from '#modules/companies/cache.ts'
import { builtFrontEnds } from '#pages/built.ts'
import type { FrontEnds } from '#pages/front-ends.ts'
import { pages } from '#pages/index.ts'
import { sitePages } from '#pages/site.ts'
import { anotherApp, postForm, testApp } from '#test/app.ts'
import { documentOf, formData, unreachableDb } from '#test/pages.ts'

const t = await testApp()
const app = await anotherApp(t, { pages })

type RenderSite = FrontEnds['renderSite']

/** The API and the site, with a replacement for the rendering of pages. */
function rendering(renderSite: (page: PageRequest, render: RenderSite) => ReturnType<RenderSite>) {
  return anotherApp(t, {
    pages: async (app, deps, sessions) => {
      await app.register(async (scope) => {
        const frontEnds = await builtFrontEnds(scope)
        await sitePages(scope, {
          ...deps,
          sessions,
          frontEnds: { ...frontEnds, renderSite: (page) => renderSite(page, frontEnds.renderSite) },
        })
      })
    },
  })
}

/** The same, with the requests of all rendered pages. */
async function counting() {
  const rendered: PageRequest[] = []
  const counted = await rendering((page, render) => {
    rendered.push(page)
    return render(page)
  })
  return { counted, rendered }
}

/** Returns where a stored form leads, without the handle that shows the private link. */
const withoutHandle = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers.location)
    .replace(/r=[\w-]{43}&?/, '')
    .replace(/\?$/, '')

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  postForm(app, url, fields, headers)
const stored = (company: { id: string }) =>
  t.sql`select * from reviews where company_id = ${company.id} order by created_at`

/** Hidden fields of the rendered form, backdated by ten seconds. */
async function hiddenFields(slug: string): Promise<Record<string, string>> {
  const { body } = await get(`/${slug}/feedback?rating=4`)
  const inputs = [...body.matchAll(/<input type="hidden"[^>]*name="(\w+)" value="([^"]*)"/g)]
  const fields = Object.fromEntries(inputs.map(([, name, value]) => [name, value]))
  return { ...fields, renderedAt: String(Number(fields.renderedAt) - 10_000) }
}

describe('review pages', () => {
  it('are complete documents, revalidated by caches and protected by a content security policy', async () => {
    const { slug } = await t.make.company({ name: 'Harbour & Sons' })
    const { statusCode, headers, body } = await get(`/${slug}`)
    expect(statusCode).toBe(200)
    expect(body).toContain('<html lang="en" dir="ltr">')
    expect(body).toContain('Harbour &amp; Sons')
    expect(body).toContain('Leave a Public Review')
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-language': 'en',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    })
    expect(headers['set-cookie']).toBeUndefined()
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
    expect(policy).toContain("frame-ancestors 'none'")
    // Costs a browser another process before the first paint (decision 42).
    expect(headers).not.toHaveProperty('cross-origin-opener-policy')
  })

  it('answer 404 for an unknown company or page', async () => {
    const unknown = await get('/nobody-here')
    expect(unknown.statusCode).toBe(404)
    expect(unknown.body).toContain('Company Not Found')
    const nowhere = await get('/a/b/c')
    expect(nowhere.statusCode).toBe(404)
    expect(nowhere.body).toContain('Page not found')
  })

  it('are one neutral page without a form while the company is suspended, at its former slugs too', async () => {
    const company = await t.make.company({ name: 'Harbour & Sons' })
    const slug = `${company.slug}-now`
    await t.setCompany(company, { slug })
    const steps = ['', '/rating', '/feedback?rating=4', '/feedback', '/thank-you']
    const urls = [slug, company.slug].flatMap((at) => steps.map((step) => `/${at}${step}`))
    for (const url of urls) await get(url)
    await t.setCompany(company, { billing_status: 'suspended' })
    for (const url of [...urls, ...urls]) {
      const { statusCode, body } = await get(url)
      expect(statusCode, url).toBe(200)
      expect(body, url).toContain('This page is taking a break.')
      expect(body, url).toContain('noindex')
      expect(body, url).not.toMatch(/method="post"|<textarea|Harbour/)
    }
    await t.setCompany(company, { billing_status: 'active' })
    expect((await get(`/${slug}/feedback?rating=4`)).body).toContain('<form')
    expect((await get(`/${company.slug}`)).headers.location).toBe(`/${slug}`)
  })

  it.each(['/%E0%A4%A', '/50%/rating', '/a/%/c/%zz?x=%'])('show a not-found page at %s', async (url) => {
    const { statusCode, headers, body } = await get(url)
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(body).toMatch(/Company Not Found|Page not found/)
  })

  it('leave malformed API paths to the API, which answers in JSON', async () => {
    for (const [url, code] of [
      ['/api/%E0%A4%A', 'no_such_call'],
      ['/api/companies/%E0%A4%A', 'company_not_found'],
    ] as const) {
      const { statusCode, headers, json } = await get(url)
      expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
      expect(json()).toEqual({ message: expect.stringMatching(/^[A-Z]/), code })
    }
  })

  it('redirect a form without a rating to the rating choice', async () => {
    const { slug } = await t.make.company()
    for (const query of ['', '?rating=0', '?rating=6']) {
      const { statusCode, headers } = await get(`/${slug}/feedback${query}`)
      expect([statusCode, headers.location]).toEqual([302, `/${slug}`])
    }
  })

  it('are compressed, and not resent to clients that have them', async () => {
    const { slug } = await t.make.company()
    const plain = await get(`/${slug}`)
    const packed = await get(`/${slug}`, { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    const again = await get(`/${slug}`, { 'if-none-match': String(plain.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('are in the language that the browser prefers, each cached once', async () => {
    const { counted, rendered } = await counting()
    const { slug } = await t.make.company()
    for (const [accepted, language, dir] of [
      ['', 'en', 'ltr'],
      ['en', 'en', 'ltr'],
      ['de-CH, fr;q=0.5', 'de', 'ltr'],
      ['fr;q=0.5, de', 'de', 'ltr'],
      ['de, de-AT;q=0.1, xx', 'de', 'ltr'],
      ['zh-HK', 'zh-Hant', 'ltr'],
      ['he-IL, *', 'he', 'rtl'],
      ['tlh, *;q=0.5', 'en', 'ltr'],
      ['\uFFFD;;;,=q,%00', 'en', 'ltr'],
      ['ar,'.repeat(2700), 'ar', 'rtl'],
    ] as const) {
      const answer = await counted.inject({ url: `/${slug}`, headers: { 'accept-language': accepted } })
      expect(answer.body, accepted).toContain(`<html lang="${language}" dir="${dir}">`)
      expect(answer.headers).toMatchObject({
        'content-language': language,
        vary: 'accept-encoding, accept-language',
      })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    // The default language's page is another one than English: it follows the company.
    expect(rendered.map(({ language }) => language).toSorted()).toEqual([
      'ar',
      'de',
      'en',
      'en',
      'he',
      'zh-Hant',
    ])
  })

  it('have an entity tag per language, which HEAD and conditional requests use', async () => {
    const { slug } = await t.make.company()
    const german = await get(`/${slug}`, { 'accept-language': 'de' })
    const arabic = await get(`/${slug}`, { 'accept-language': 'ar' })
    const etag = String(german.headers.etag)
    expect(arabic.headers.etag).not.toBe(etag)
    const ask = (method: 'GET' | 'HEAD', language: string) =>
      app.inject({ method, url: `/${slug}`, headers: { 'accept-language': language, 'if-none-match': etag } })
    for (const method of ['GET', 'HEAD'] as const) {
      const known = await ask(method, 'de')
      expect([known.statusCode, known.headers['content-language']]).toEqual([304, 'de'])
      const other = await ask(method, 'ar')
      expect([other.statusCode, other.headers.etag]).toEqual([200, arabic.headers.etag])
    }
  })

  it('are in the language of `lang` before that of the browser, which links then carry', async () => {
    const { slug } = await t.make.company()
    const headers = { 'accept-language': 'fr' }
    for (let times = 0; times < 2; times += 1) {
      const choice = await get(`/${slug}?lang=PT-br`, headers)
      expect(choice.body).toContain('<html lang="pt-BR"')
      expect(choice.body).toContain(`href="/${slug}/rating?lang=pt-BR"`)
      const rating = await get(`/${slug}/rating?lang=pt-BR`, headers)
      expect(rating.body).toContain(`href="/${slug}/feedback?rating=2&amp;lang=pt-BR"`)
      const form = await get(`/${slug}/feedback?rating=2&lang=pt-BR`, headers)
      expect(form.body).toContain(`action="/${slug}/feedback?rating=2&amp;lang=pt-BR"`)
      const lost = await get(`/${slug}/feedback?lang=pt-BR`, headers)
      expect(lost.headers.location).toBe(`/${slug}?lang=pt-BR`)
      const unasked = await get(`/${slug}`, { 'accept-language': 'pt-BR' })
      expect(unasked.body).toContain('<html lang="pt-BR"')
      expect(unasked.body).toContain(`href="/${slug}/rating"`)
    }
    for (const path of ['/nobody-here', '/a/b/c']) {
      const { body } = await get(`${path}?lang=ja`)
      expect(body).toContain('<html lang="ja" dir="ltr">')
    }
  })

  it("have the company's own words in their language only, and a change of them immediately", async () => {
    const company = await t.make.company()
    const owner = await t.signInAs({ companies: [company] })
    const set = (texts: object) =>
      t.app.inject({
        method: 'PATCH',
        url: `/api/dashboard/company?companyId=${company.id}`,
        headers: { cookie: owner.cookie },
        payload: { texts },
      })
    const read = async (path: string, language: string) =>
      (await get(`/${company.slug}${path}`, { 'accept-language': language })).body
    for (const language of ['de', 'fr']) expect(await read('', language)).not.toContain('Hereinspaziert')
    await set({ de: { greeting: 'Hereinspaziert <3', thanks: 'Bis bald & danke' } })
    for (const times of [1, 2]) {
      const choice = await read('', 'de')
      expect(choice, `${times}`).toContain('>Hereinspaziert &lt;3</p>')
      expect(choice).not.toContain('Ihr Feedback ist uns wichtig')
      expect(await read('/thank-you', 'de')).toContain('>Bis bald &amp; danke</p>')
      for (const path of ['', '/thank-you'])
        expect(await read(path, 'fr')).not.toMatch(/Hereinspaziert|Bis bald/)
    }
    await set({ de: { greeting: null } })
    expect(await read('', 'de')).toContain('Ihr Feedback ist uns wichtig')
    expect(await read('/thank-you', 'de')).toContain('>Bis bald &amp; danke</p>')
  })

  it("are in the company's default language for browsers that ask for none of the languages", async () => {
    const company = await t.make.company()
    await t.setCompany(company, { default_language: 'ja' })
    const languageOf = async (url: string, accepted: string) =>
      /<html lang="([\w-]+)"/.exec((await get(url, { 'accept-language': accepted })).body)?.[1]
    for (const path of ['', '/rating', '/feedback?rating=3', '/thank-you']) {
      const url = `/${company.slug}${path}`
      for (let times = 0; times < 2; times += 1) {
        for (const accepted of ['', '*', 'tlh', 'ja;q=0']) expect(await languageOf(url, accepted)).toBe('ja')
        expect(await languageOf(url, 'en')).toBe('en')
      }
    }
    await t.setCompany(company, { default_language: 'he' })
    expect(await languageOf(`/${company.slug}`, 'tlh')).toBe('he')
    await t.setCompany(company, { billing_status: 'suspended' })
    expect(await languageOf(`/${company.slug}`, '')).toBe('he')
    expect(await languageOf(`/${company.slug}?lang=fi`, '')).toBe('fi')
  })

  it.each(['lang=', 'lang=xx', 'lang=de-DE', 'lang=de&lang=fr', 'lang[]=de', 'lang=%00', 'language=de'])(
    'ignore %s, and share the page without it',
    async (query) => {
      const { slug } = await t.make.company()
      const headers = { 'accept-language': 'it' }
      const plain = await get(`/${slug}`, headers)
      const { statusCode, body } = await get(`/${slug}?${query}`, headers)
      expect(statusCode).toBe(200)
      expect(body).toBe(plain.body)
    },
  )

  it('are in English where the product presents itself, whatever is asked for', async () => {
    for (const url of ['/?lang=de', '/demo?lang=ar']) {
      const { body, headers } = await get(url, { 'accept-language': 'ja' })
      expect(body).toContain('<html lang="en" dir="ltr">')
      expect(headers['content-language']).toBe('en')
    }
  })

  it('are rendered once for all spellings of the URL, except forms, which are rendered per request', async () => {
    const { counted, rendered } = await counting()
    const urls = () => rendered.map(({ url }) => url)
    const { slug } = await t.make.company({ slug: 'spelled' })
    for (const spelling of ['Spelle%64', 's%70%65lled', '%73pelled', 'SPELLED', 'spelled']) {
      for (const rest of ['/', '', '?a=b', '/rating', '/Rating/?c', '/th%61nk-you']) {
        const { statusCode } = await counted.inject(`/${spelling}${rest}`)
        expect(statusCode).toBe(200)
      }
    }
    expect(urls().toSorted()).toEqual([`/${slug}`, `/${slug}/rating`, `/${slug}/thank-you`])
    for (const url of ['/?a', '/%2e', '/a/..', '/']) await counted.inject(url)
    expect(urls().slice(3)).toEqual(['/?a'])
    for (let times = 0; times < 2; times += 1) await counted.inject(`/${slug}/feedback?rating=4`)
    expect(rendered.slice(4)).toHaveLength(2)
  })

  it('are rendered once for concurrent requests, except forms', async () => {
    const { counted, rendered } = await counting()
    const urls = () => rendered.map(({ url }) => url)
    const { slug } = await t.make.company()
    const visitors = Array.from({ length: 20 })
    const ask = async (path: string) => {
      const asked = await Promise.all(visitors.map(() => counted.inject(path)))
      return new Set(asked.map(({ body }) => body)).size
    }
    for (const path of [`/${slug}`, `/${slug}/rating`]) expect(await ask(path)).toBe(1)
    expect(urls()).toEqual([`/${slug}`, `/${slug}/rating`])
    expect(await ask(`/${slug}/feedback?rating=4`)).toBe(20)
  })

  it('show a change made while they are rendered', async () => {
    const { id, slug } = await t.make.company({ name: 'Before' })
    /** Finishes the rendering in progress, by the company's name. */
    const finish = new Map<string | undefined, () => void>()
    const slow = await rendering(async (page, render) => {
      const rendered = await render(page)
      await new Promise<void>((resolve) => finish.set(page.company?.name, resolve))
      return rendered
    })
    const ask = async () => (await slow.inject(`/${slug}`)).body
    const isBegun = (name: string) => expect.poll(() => finish.has(name)).toBe(true)
    const before = ask()
    await isBegun('Before')
    await t.setCompany({ id }, { name: 'After' })
    const after = ask()
    await isBegun('After')
    finish.get('After')?.()
    expect(await after).toContain('After')
    // Cached last, although it was requested first.
    finish.get('Before')?.()
    expect(await before).toContain('Before')
    finish.clear()
    const last = ask()
    await isBegun('After')
    finish.get('After')?.()
    expect(await last).toContain('After')
  })

  it('give every visitor a form with its own submission id', async () => {
    const { slug } = await t.make.company()
    const [mine, theirs] = [await hiddenFields(slug), await hiddenFields(slug)]
    expect(mine.submissionId).not.toBe(theirs.submissionId)
  })

  it('reflect a change of the company', async () => {
    const company = await t.make.company()
    const companies = new CompanyCache(t.db)
    companies.onListening(true)
    const app = await anotherApp(t, { pages, deps: { companies } })
    const before = await app.inject(`/${company.slug}`)
    await t.setCompany(company, { name: 'New Name' })
    expect((await app.inject(`/${company.slug}`)).body, 'kept until told').toBe(before.body)
    companies.forget(company.id)
    const after = await app.inject({
      url: `/${company.slug}`,
      headers: { 'if-none-match': String(before.headers.etag) },
    })
    expect(after.statusCode).toBe(200)
    expect(after.body).toContain('New Name')
  })

  it('never show another company under concurrent requests', async () => {
    const companies = await Promise.all(
      Array.from({ length: 50 }, (_, n) => t.make.company({ slug: `mix-${n}-x`, name: `Mix ${n} Ltd` })),
    )
    await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const n = index % companies.length
        const { body } = await get(
          `/mix-${n}-x${['', '/rating', '/feedback?rating=2', '/thank-you'][index % 4]}`,
        )
        const named = [...body.matchAll(/mix-(\d+)-x|Mix (\d+) Ltd/g)].map(([, a, b]) => a ?? b)
        expect(new Set(named)).toEqual(new Set([String(n)]))
      }),
    )
  })

  it('show an error page when the database is unreachable', async () => {
    const db = unreachableDb(t)
    const down = await anotherApp(t, { pages, deps: { db, companies: new CompanyCache(db) } })
    const { statusCode, headers, body } = await down.inject('/cafe-luna')
    expect(statusCode).toBe(503)
    expect(headers['retry-after']).toBe('5')
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('The service is not available right now.')
  })

  it('hold what was posted while the database is unreachable, to be sent again, in the language chosen there', async () => {
    const db = unreachableDb(t)
    const down = await anotherApp(t, { pages, deps: { db, companies: new CompanyCache(db) } })
    const company = await t.make.company()
    const typed = { feedback: `</textarea>\n"${'😀\n'.repeat(500)}`, contactName: '<b>Ann' }
    const fields: Record<string, string> = { ...(await hiddenFields(company.slug)), ...typed, rating: '2' }
    const url = `/${company.slug}/feedback?rating=2`
    const submit = (app: FastifyInstance, body: Record<string, string>) => postForm(app, url, body)
    let held = fields
    for (const change of [{ lang: 'he' }, { lang: 'de', changeLanguage: '1' }]) {
      const { statusCode, headers, body } = await submit(down, { ...held, ...change })
      expect([statusCode, headers['content-language']]).toEqual([503, change.lang])
      expect(body).not.toContain('<script')
      const document = documentOf({ body })
      const form = document.querySelector('form')
      expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', url])
      held = formData(document)
      expect(held).toEqual({ ...fields, lang: change.lang })
    }
    expect((await submit(app, held)).statusCode).toBe(303)
    expect(await stored(company)).toMatchObject([
      { feedback: typed.feedback.trim(), contact_name: '<b>Ann', rating: 2, lang: 'de' },
    ])
  })
})

describe('a former address', () => {
  async function renamed(): Promise<{ id: string; former: string; slug: string }> {
    const company = await t.make.company()
    const slug = `${company.slug}-now`
    // Requested once, so it is cached.
    await get(`/${company.slug}`)
    await t.setCompany(company, { slug })
    return { id: company.id, former: company.slug, slug }
  }

  it('redirects every page to the current one, uncached', async () => {
    const { former, slug } = await renamed()
    for (const path of [
      '',
      '/rating',
      '/feedback?rating=4',
      '/thank-you',
      '?utm=a%20b&x=%2F',
      '?lang=de',
      '/',
    ]) {
      for (const method of ['GET', 'HEAD'] as const) {
        const { statusCode, headers } = await app.inject({ method, url: `/${former}${path}` })
        expect([statusCode, headers.location]).toEqual([302, `/${slug}${path === '/' ? '' : path}`])
        expect(headers['cache-control']).toBe('no-cache')
      }
      expect([200, 302]).toContain((await get(`/${slug}${path}`)).statusCode)
    }
    expect((await get(`/${former.toUpperCase()}/rating`)).headers.location).toBe(`/${slug}/rating`)
    for (const url of [`//${former}/rating`, `/\\${former}`]) {
      expect((await get(url)).headers.location ?? '/', url).not.toMatch(/^[/\\]{2}/)
    }
  })

  it('redirects back without a redirect loop', async () => {
    const { id, former, slug } = await renamed()
    await t.setCompany({ id }, { slug: former })
    expect((await get(`/${former}`)).statusCode).toBe(200)
    expect((await get(`/${slug}`)).headers.location).toBe(`/${former}`)
  })

  it('accepts a form that was open during the change', async () => {
    const company = await renamed()
    const fields = { feedback: 'Cold soup' }
    const sent = await post(`/${company.former}/feedback?rating=2`, fields)
    expect([sent.statusCode, withoutHandle(sent)]).toEqual([303, `/${company.slug}/thank-you`])
    expect(await stored(company)).toMatchObject([{ rating: 2, feedback: 'Cold soup' }])
    const refused = await post(`/${company.former}/feedback?rating=2`, { ...fields, contactEmail: 'nobody' })
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('Cold soup')
    expect(refused.body).toContain(`action="/${company.slug}/feedback?rating=2"`)
  })
})

describe('the form without script', () => {
  it('changes the language, and keeps what was typed, the rating and the submission, without storing anything', async () => {
    const { code } = await t.make.placement(await t.make.company())
    const company = await t.make.company()
    const placement = await t.make.placement(company)
    const hidden = await hiddenFields(company.slug)
    // Input that would be refused, or taken for a bot's, if it were submitted.
    const hostile = `<script>"'&</textarea>\u202e\u0301${'😀'.repeat(10)}`.padEnd(5000, 'é\n')
    const typed = { feedback: hostile, contactName: '</b>', contactNumber: '"1"', contactEmail: 'nobody' }
    for (const lang of ['ar', 'de']) {
      const answer = await post(`/${company.slug}/feedback?rating=4&via=${placement.code}`, {
        ...hidden,
        ...typed,
        renderedAt: String(Date.now()),
        rating: '2',
        website: 'bot',
        lang,
        changeLanguage: '1',
      })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-language': lang,
        vary: 'accept-encoding, accept-language',
      })
      const document = documentOf(answer)
      expect([document.documentElement.lang, document.querySelector('[role=alert] *')]).toEqual([lang, null])
      const form = document.querySelector('form')
      expect(form?.getAttribute('action')).toBe(
        `/${company.slug}/feedback?rating=2&via=${placement.code}&lang=${lang}`,
      )
      const value = (name: string) =>
        form?.querySelector<HTMLInputElement>(`[name="${name}"]:not([type=radio]), [name="${name}"]:checked`)
          ?.value
      for (const [name, text] of Object.entries(typed)) expect(value(name), name).toBe(text)
      expect(value('rating')).toBe('2')
      expect(value('submissionId')).toBe(hidden.submissionId)
      // The first submit button is the one that Enter presses.
      const submits = [...document.querySelectorAll<HTMLButtonElement>('button:not([type=button])')]
      expect(submits.map(({ name, formNoValidate }) => [name, formNoValidate])).toEqual([
        ['', false],
        ['changeLanguage', true],
      ])
    }
    expect(await stored(company)).toEqual([])
    const fields = { ...hidden, ...typed, contactEmail: '', rating: '2', lang: 'de' }
    const sent = await post(`/${company.slug}/feedback?rating=2&via=${code}&lang=de`, fields)
    expect([sent.statusCode, withoutHandle(sent)]).toEqual([303, `/${company.slug}/thank-you?lang=de`])
    expect(await stored(company)).toMatchObject([{ rating: 2, lang: 'de' }])
  })

  it('is refused, and thanked for, in the language that was chosen but not changed to', async () => {
    const { slug } = await t.make.company()
    const fields = { ...(await hiddenFields(slug)), rating: '3', lang: 'fr' }
    const refused = await post(`/${slug}/feedback?rating=3`, { ...fields, feedback: ' ' })
    expect([refused.statusCode, refused.headers['content-language']]).toEqual([400, 'fr'])
    expect(refused.body).toContain(`action="/${slug}/feedback?rating=3&amp;lang=fr"`)
    const sent = await post(`/${slug}/feedback?rating=3`, { ...fields, feedback: 'Bon' })
    expect(withoutHandle(sent)).toBe(`/${slug}/thank-you?lang=fr`)
  })

  it('stores the input once and shows the thank-you page', async () => {
    const company = await t.make.company()
    const hidden = await hiddenFields(company.slug)
    const fields = {
      ...hidden,
      rating: '5',
      feedback: ' Lovely\r\ncake ',
      contactName: 'Ann',
      contactNumber: '',
      contactEmail: ' ',
      website: '',
    }
    for (let times = 0; times < 2; times++) {
      const sent = await post(`/${company.slug}/feedback?rating=4`, fields)
      expect([sent.statusCode, withoutHandle(sent)]).toEqual([303, `/${company.slug}/thank-you`])
    }
    expect(await stored(company)).toMatchObject([
      {
        rating: 5,
        feedback: 'Lovely\ncake',
        contact_name: 'Ann',
        contact_email: null,
        lang: 'en',
      },
    ])
  })

  it('accepts an edit within the hour, and after that keeps the words for sending as new feedback', async () => {
    const company = await t.make.company()
    const hidden = await hiddenFields(company.slug)
    const send = (fields: Record<string, string>) => post(`/${company.slug}/feedback?rating=4`, fields)
    const fields = { ...hidden, rating: '4', feedback: 'Lovely' }
    await send(fields)
    expect((await send({ ...fields, feedback: 'Lovely, but loud' })).statusCode).toBe(303)
    expect(await stored(company)).toMatchObject([{ feedback: 'Lovely, but loud' }])

    await t.sql`update reviews set created_at = now() - interval '1 hour' where company_id = ${company.id}`
    const late = { ...fields, feedback: 'Lovely & late' }
    const { statusCode, body } = await send(late)
    expect(statusCode).toBe(409)
    expect(body).toContain(
      'can no longer be changed. Please press the button again to send this as new feedback.',
    )
    expect(body).toContain('Lovely &amp; late</textarea>')
    const submissionId = /name="submissionId"[^>]*value="([^"]*)"/.exec(body)?.[1] ?? ''
    expect(submissionId).not.toBe(hidden.submissionId)
    expect((await send({ ...late, submissionId })).statusCode).toBe(303)
    expect((await stored(company)).map(({ feedback }) => feedback)).toEqual([
      'Lovely, but loud',
      'Lovely & late',
    ])
  })

  it('belongs to the first company on the single-company screens', async () => {
    const oldest = await t.make.company({ createdAt: new Date('2001-01-01') })
    const sent = await post('/feedback?rating=3', { feedback: 'Cold soup' })
    expect([sent.statusCode, withoutHandle(sent)]).toEqual([303, '/thank-you'])
    expect(await stored(oldest)).toMatchObject([{ rating: 3, feedback: 'Cold soup' }])
  })

  it.each([
    [{ feedback: ' \r\n ' }, 'Please tell us how we can improve.'],
    [{ feedback: 'Fine', contactEmail: 'nobody' }, 'Please enter a valid email address'],
    [{ feedback: 'x'.repeat(5001) }, 'Please use at most 5,000 characters'],
    [{ feedback: 'Fine', rating: '7' }, 'Please choose between 1 and 5 stars'],
  ])('is shown again with the input and the reason: %#', async (given, reason) => {
    const company = await t.make.company()
    const hidden = await hiddenFields(company.slug)
    const fields = { ...hidden, contactName: 'Ann <Smith>', ...given }
    const { statusCode, body } = await post(`/${company.slug}/feedback?rating=4`, fields)
    expect(statusCode).toBe(400)
    expect(body).toContain(reason)
    expect(body).toContain('value="Ann &lt;Smith&gt;"')
    expect(body).toContain(`value="${hidden.submissionId}"`)
    expect(await stored(company)).toEqual([])
  })

  it('rejects a bot that fills in every field, but accepts a person who presses again', async () => {
    const company = await t.make.company()
    const fields = { ...(await hiddenFields(company.slug)), feedback: 'Buy now', rating: '5' }
    const refused = await post(`/${company.slug}/feedback?rating=5`, {
      ...fields,
      website: 'https://spam.example',
    })
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('Buy now')
    expect(refused.body).not.toContain('spam.example')
    expect(await stored(company)).toEqual([])
    expect((await post(`/${company.slug}/feedback?rating=5`, fields)).statusCode).toBe(303)
  })

  it('delays submissions faster than a person, and loses nothing', async () => {
    const company = await t.make.company()
    const renderedAt = Date.now()
    const fields = { feedback: 'Quick', submissionId: randomUUID(), renderedAt: String(renderedAt) }
    expect((await post(`/${company.slug}/feedback?rating=5`, fields)).statusCode).toBe(303)
    expect(Date.now() - renderedAt).toBeGreaterThanOrEqual(999)
    expect(await stored(company)).toHaveLength(1)
  })

  it('reports too many requests, keeps the text, and still works for another company', async () => {
    const [busy, calm] = [await t.make.company(), await t.make.company()]
    const limited = await anotherApp(t, { pages, env: { RATE_LIMITS: 'on' } })
    const send = (slug: string) =>
      postForm(limited, `/${slug}/feedback?rating=5`, { feedback: 'One of many' })
    await Promise.all(Array.from({ length: 60 }, () => send(busy.slug)))
    const { statusCode, headers, body } = await send(busy.slug)
    expect(statusCode).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(body).toContain('Too many requests. Please try again in a moment.')
    expect(body).toContain('One of many')
    expect((await send(calm.slug)).statusCode).toBe(303)
  })

  it('says that the company is suspended, keeps the text, and sends it afterwards', async () => {
    const company = await t.make.company()
    const fields = {
      ...(await hiddenFields(company.slug)),
      rating: '4',
      feedback: 'Keep me',
      contactName: 'Ann',
    }
    await t.setCompany(company, { billing_status: 'suspended' })
    const { statusCode, body } = await post(`/${company.slug}/feedback?rating=4`, fields)
    expect(statusCode).toBe(403)
    expect(body).toMatch(/role="alert"[\s\S]*This page is taking a break, so your feedback has not been sent/)
    expect(body).toMatch(/<textarea[^>]*>Keep me</)
    expect(body).toContain('value="Ann"')
    await t.setCompany(company, { billing_status: 'active' })
    expect((await post(`/${company.slug}/feedback?rating=4`, fields)).statusCode).toBe(303)
    expect(await stored(company)).toMatchObject([{ feedback: 'Keep me' }])
  })

  it('never redirects to another host, however its URL begins', async () => {
    const { slug } = await t.make.company()
    const { headers } = await post(`/\\${slug}/feedback?rating=5`, { feedback: 'Fine' })
    expect(headers.location ?? '').not.toMatch(/^[/\\]{2}/)
  })

  it('is rejected when another site sends it', async () => {
    const company = await t.make.company()
    const fields = { feedback: 'Forged' }
    const { statusCode, headers } = await post(`/${company.slug}/feedback?rating=5`, fields, {
      origin: 'https://evil.example',
    })
    expect(statusCode).toBe(403)
    expect(headers['content-type']).toContain('text/html')
    expect(await stored(company)).toEqual([])
  })

  it('answers 404 for an unknown company', async () => {
    const { statusCode, body } = await post('/nobody-here/feedback?rating=5', { feedback: 'Hello?' })
    expect(statusCode).toBe(404)
    expect(body).toContain('Company Not Found')
  })

  it('stores nothing in the demo', async () => {
    const { statusCode, headers } = await post('/demo?step=feedback&rating=5', { feedback: 'Just trying' })
    expect([statusCode, headers.location]).toEqual([303, '/demo?step=thank-you'])
  })
})

describe('the consoles', () => {
  it.each([
    '/admin',
    '/admin/anything',
    '/dashboard',
    '/dashboard/materials',
    '/login',
    '/reset-password?token=x',
  ])('%s is a client-side rendered document', async (url) => {
    const { statusCode, headers, body } = await get(url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("script-src 'self';"),
    })
    expect(body).toContain(url.startsWith('/admin') ? '/admin/assets/' : '/dashboard/assets/')
  })

  it('are in the language of the address, else of the cookie, else of the browser', async () => {
    const german = { 'accept-language': 'de-AT, en;q=0.5' }
    const french = { ...german, cookie: 'other=x; candour_language=fr' }
    for (const [url, headers, language] of [
      ['/dashboard', {}, 'en'],
      ['/login', german, 'de'],
      ['/login', { 'accept-language': 'pt-PT' }, 'pt-BR'],
      ['/login', { 'accept-language': 'cs, *;q=0.1' }, 'en'],
      ['/login', { ...german, cookie: 'candour_language=cs' }, 'de'],
      ['/dashboard/reviews', french, 'fr'],
      ['/login?lang=JA', french, 'ja'],
    ] as const) {
      const answer = await get(url, headers)
      expect(answer.body, url).toContain(`<html lang="${language}">`)
      expect(answer.headers.vary).toBe('accept-language, cookie')
      expect(answer.headers).not.toHaveProperty('etag')
    }
    const { headers } = await get('/reset-password?token=x&lang=pl', german)
    expect(headers['set-cookie']).toBe(
      'candour_language=pl; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
    )
    expect((await get('/login', german)).headers).not.toHaveProperty('set-cookie')
    const admin = await get('/admin?lang=xx', french)
    expect(admin.body).toContain('<html lang="en">')
    expect(admin.headers).not.toHaveProperty('vary')
  })

  it.each(['xx', 'pt-PT', '', 'de&lang=fr', '%3Cscript%3E'])('refuse ?lang=%s', async (lang) => {
    const { statusCode, headers, body } = await get(`/login?lang=${lang}`)
    expect([statusCode, JSON.parse(body).issues]).toMatchObject([400, [{ path: 'lang' }]])
    expect(headers).not.toHaveProperty('set-cookie')
  })

  it('have the words of their language fetched at once', async () => {
    for (const lang of ['en', 'de', 'ja']) {
      const { body } = await get(`/login?lang=${lang}`)
      const files = [...body.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(
        ([, href]) => href ?? '',
      )
      for (const file of files) expect((await get(file)).statusCode, file).toBe(200)
      if (lang !== 'en') expect(files).not.toEqual([])
    }
  })

  it('have compressed assets that are cached indefinitely', async () => {
    for (const page of ['/admin', '/dashboard']) {
      const script = /src="([^"]+\.js)"/.exec((await get(page)).body)?.[1] ?? ''
      const { statusCode, headers } = await get(script, { 'accept-encoding': 'br' })
      expect(statusCode).toBe(200)
      expect(headers['content-encoding']).toBe('br')
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
  })

  it('answer 404 for a missing file', async () => {
    for (const url of ['/admin/assets/gone.js', '/dashboard/assets/gone.js', '/assets/gone.js']) {
      const { statusCode, headers } = await get(url)
      expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
    }
  })
})

it('shows the first company at / when configured', async () => {
  const choice = await anotherApp(t, { pages, env: { LANDING: 'choice' } })
  const { body } = await choice.inject('/')
  expect(body).toContain('How was your experience?')
  expect((await get('/')).body).toContain('Review Management Made Simple')
})
