import { brotliDecompressSync } from 'node:zlib'
import { reply } from '@candour/schemas/cases.ts'
import { directionOf, languages } from '@candour/schemas/languages.ts'
import { createReview } from '@candour/schemas/reviews.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { pages } from '#pages/index.ts'
import { anotherApp, postForm, testApp } from '#test/app.ts'
import { linkIn, receiveMails } from '#test/mail-server.ts'
import { documentOf, formData } from '#test/pages.ts'

const t = await testApp()
const app = await anotherApp(t, { pages })

async function open(url: string, headers: Record<string, string> = {}, from = app) {
  const answer = await from.inject({ url, headers })
  const document = documentOf(answer)
  const lines = [...document.querySelectorAll('main :is(h1, h2, p, address)')].map(
    (element) => element.textContent,
  )
  return { ...answer, document, lines }
}

const { notice } = catalogues.en

describe('the notice about personal data', () => {
  it('says what the settings say, in full and nothing else', async () => {
    const company = await t.make.company({ name: 'Harbour & Sons' })
    const url = `/${company.slug}/privacy`
    const name = 'Harbour & Sons'
    expect((await open(url)).lines).toEqual([
      name,
      notice.title,
      notice.responsible.title,
      notice.responsible.company(name),
      notice.responsible.noAddress,
      notice.responsible.operator('Candour', name),
      notice.kept.title,
      notice.kept.feedback,
      notice.kept.contact,
      notice.readers.title,
      notice.readers.text(name),
      notice.readers.google,
      notice.duration.title,
      notice.duration.contact(24),
      notice.duration.textUnlimited,
      notice.duration.numbers,
      notice.rights.title,
      notice.rights.receipt,
      notice.rights.company(name),
      notice.tracking.title,
      notice.tracking.text,
    ])
    const address = 'Harbour & Sons Ltd\n<b>1 Quay</b>\nCork'
    await t.setCompany(company, { privacy_address: address, contact_months: null, text_months: 12 })
    const { lines, document } = await open(url)
    expect(document.querySelector('address')?.textContent).toBe(address)
    expect(lines).toContain(notice.responsible.address)
    expect(lines).toContain(notice.duration.contactUnlimited)
    expect(lines).toContain(notice.duration.text(12))
    expect(lines).not.toContain(notice.responsible.noAddress)
  })

  it('is cached and compressed like other pages, follows each change, and runs no script', async () => {
    const company = await t.make.company()
    const url = `/${company.slug}/privacy`
    const first = await open(url)
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en',
      vary: 'accept-encoding, accept-language',
      'referrer-policy': 'same-origin',
    })
    expect(first.headers['content-security-policy']).toMatch(/^default-src 'none'; form-action 'self';/)
    expect(first.headers['content-security-policy']).not.toContain('script-src')
    expect(first.document.querySelector('script')).toBeNull()
    expect(first.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    const again = await open(url, { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const packed = await open(url, { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(first.body)
    await t.setCompany(company, { contact_months: 6 })
    const changed = await open(url, { 'if-none-match': String(first.headers.etag) })
    expect(changed.statusCode).toBe(200)
    expect(changed.lines).toContain(notice.duration.contact(6))
  })

  it.each(languages)(
    'is in %s, with a link back and a choice of language that keep the scanned code',
    async (lang) => {
      const company = await t.make.company({ name: 'Luna' })
      const { code } = await t.make.placement(company)
      const words = catalogues[lang].notice
      const { document, headers, lines } = await open(`/${company.slug}/privacy?via=${code}&lang=${lang}`, {
        'accept-language': lang === 'de' ? 'fr' : 'de',
      })
      expect(headers['content-language']).toBe(lang)
      expect([document.documentElement.lang, document.documentElement.dir]).toEqual([lang, directionOf(lang)])
      for (const text of [words.title, words.kept.contact, words.duration.contact(24), words.tracking.text]) {
        expect(lines).toContain(text)
      }
      const back = document.querySelector('a.back')
      expect(back?.getAttribute('href')).toBe(`/${company.slug}?via=${code}&lang=${lang}`)
      expect(back?.textContent).toBe(catalogues[lang].pages.back)
      expect(document.querySelector('form')?.getAttribute('action')).toBe(`/${company.slug}/privacy`)
      expect(formData(document)).toEqual({ via: code, lang })
    },
  )

  it('redirects from a former slug, and is like other pages for a suspended or unknown company', async () => {
    const company = await t.make.company({ name: 'Harbour' })
    await t.setCompany(company, { slug: `${company.slug}-now` })
    const former = await open(`/${company.slug}/privacy?lang=de`)
    expect([former.statusCode, former.headers.location]).toEqual([
      302,
      `/${company.slug}-now/privacy?lang=de`,
    ])
    await t.setCompany(company, { billing_status: 'suspended' })
    const paused = await open(`/${company.slug}-now/privacy`)
    expect(paused.document.title).toBe(catalogues.en.pages.titles.paused)
    expect(paused.body).not.toContain('Harbour')
    const unknown = await open('/nobody-here/privacy')
    expect(unknown.statusCode).toBe(404)
    expect(unknown.document.title).toBe(catalogues.en.pages.titles.companyNotFound)
  })

  it('is the operator’s, in English, where the product presents itself, and the company’s where it does not', async () => {
    await t.make.company()
    const marketing = await anotherApp(t, {
      pages,
      env: { PROVIDER_NAME: 'Beacon', PROVIDER_URL: 'https://beacon.example', AUDIT_DAYS: '90' },
    })
    const { statusCode, headers, document, lines } = await open(
      '/privacy',
      { 'accept-language': 'de' },
      marketing,
    )
    expect([statusCode, headers['content-language'], document.title]).toEqual([200, 'en', 'Privacy · Beacon'])
    expect(lines.join('\n')).toMatch(/^Privacy\nWho is responsible\nBeacon is responsible for this website/)
    expect(lines.join('\n')).toContain('for 90 days.')
    expect(document.querySelector('main a[href="https://beacon.example"]')?.textContent).toBe('Beacon')
    for (const url of ['/', '/demo', '/demo?step=rating']) {
      const page = await open(url, {}, marketing)
      expect(page.document.querySelector('footer a[href="/privacy"]')?.textContent, url).toBe('Privacy')
    }
    const choice = await anotherApp(t, { pages, env: { LANDING: 'choice' } })
    const first = await t.deps.companies.first()
    expect((await open('/privacy', {}, choice)).lines).toContain(
      notice.responsible.company(first?.company.name ?? ''),
    )
    expect((await open('/', {}, choice)).document.querySelector('footer a')?.getAttribute('href')).toBe(
      '/privacy',
    )
  })
})

/** Expectations of a page: its status, and whether it links to a notice. */
type Expected = [url: string, status: number, linked: boolean]

describe('pages of visitors', () => {
  let urls: Expected[]
  beforeAll(async () => {
    const [company, paused] = [await t.make.company({ name: 'Luna' }), await t.make.company()]
    await t.setCompany(paused, { billing_status: 'suspended' })
    const mails = await receiveMails(t)
    const owner = await t.signInAs({ companies: [company] })
    const review = await t.make.review(company, { contactEmail: 'zoe@example.com' })
    await owner.call(reply, { params: review, query: { companyId: company.id }, body: { text: 'Sorry' } })
    const conversation = linkIn(await mails.next()).url.pathname
    await mails[Symbol.asyncDispose]()
    const thanks = await postForm(app, `/${company.slug}/feedback?rating=2`, {
      feedback: 'Too loud',
      renderedAt: '1',
    })
    const body = { companyId: company.id, rating: 2, feedback: 'Too loud' }
    const sent = await app.inject({ method: 'POST', url: createReview.path, payload: body })
    const receipt = new URL(sent.json().receipt).pathname
    urls = [
      ...['', '/rating', '/feedback?rating=2', '/thank-you'].map(
        (path): Expected => [`/${company.slug}${path}`, 200, true],
      ),
      [`/${company.slug}/privacy`, 200, false],
      ['/rating', 200, true],
      [String(thanks.headers.location), 200, true],
      [receipt, 200, true],
      [`${receipt}?done=saved`, 200, true],
      ['/r/wrong', 404, false],
      ['/r/withdrawn', 200, false],
      [conversation, 200, true],
      [`${conversation}?done=answered`, 200, true],
      ['/nobody-here', 404, false],
      ['/a/b/c', 404, false],
      [`/${paused.slug}`, 200, false],
    ]
  })

  /** Expects that a page stores nothing in the browser, and sends nothing about its visitor to others. */
  async function expectPrivate(url: string, status: number) {
    const { statusCode, headers, body } = await app.inject(url)
    expect(statusCode, url).toBe(status)
    expect(headers['set-cookie'], url).toBeUndefined()
    expect(headers['referrer-policy'], url).toMatch(/^(same-origin|no-referrer)$/)
    const policy = String(headers['content-security-policy'])
    expect(policy, url).toMatch(/^default-src 'none'/)
    expect(policy, url).not.toMatch(/https?:|\*|unsafe-eval|worker-src|manifest-src/)
    const fetched = [
      ...body.matchAll(/ (?:src|srcset|action|formaction|ping|poster|data)="([^"]*)"/g),
      ...body.matchAll(/<link rel="(?!canonical)[^>]* href="([^"]*)"/g),
    ]
    expect(fetched.length, url).toBeGreaterThan(0)
    for (const [tag, target] of fetched) expect(target, `${url}: ${tag}`).toMatch(/^(data:|[/?](?!\/))/)
    expect(body, url).not.toMatch(/@import|url\(|http-equiv|dns-prefetch|preconnect/)
    return body
  }

  it.each(languages)(
    'set no cookie, load nothing from elsewhere and link to the notice, if they know whose, in %s',
    async (lang) => {
      for (const [path, status, linked] of urls) {
        const url = `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`
        const body = await expectPrivate(url, status)
        const [, href, text] = /<footer[^>]*><a href="([^"]*)">([^<]*)</.exec(body) ?? []
        expect(href !== undefined, url).toBe(linked)
        if (!href) continue
        expect(text).toBe(catalogues[lang].pages.privacy)
        const { statusCode, headers } = await app.inject(href.replaceAll('&amp;', '&'))
        expect([statusCode, headers['content-language']], url).toEqual([200, lang])
      }
    },
  )

  it('of the product itself do so too', async () => {
    for (const url of ['/', '/demo', '/demo?step=feedback&rating=5', '/demo?step=thank-you', '/privacy']) {
      await expectPrivate(url, 200)
    }
  })
})
