// @vitest-environment node
import { createHash } from 'node:crypto'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import type { PageRequest, SiteCompany } from '#shared/page.ts'
import { assets, formState, luna, settings } from '#test/fixtures.ts'
import { addressOf, render } from './entry-server.tsx'

const page = (url: string, given: Partial<PageRequest> = {}) =>
  render({ url, language: 'en', settings, company: luna, formState, ...given }, assets)

/** Extracts the inlined page data. */
function dataIn(html: string): unknown {
  const json = /<script id="page-data" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1]
  return JSON.parse(json ?? 'null')
}

describe('status and redirects', () => {
  it.each([
    ['/cafe-luna', 200],
    ['/cafe-luna/rating', 200],
    ['/cafe-luna/feedback?rating=5', 200],
    ['/cafe-luna/thank-you', 200],
    ['/CAFE-LUNA/', 200],
    ['/', 200],
    ['/demo', 200],
    ['/a/b/c', 404],
    ['//evil.example.com/x/y', 404],
  ])('%s responds with %i', (url, status) => {
    expect(page(url).status).toBe(status)
  })

  it('responds with 404 to an unknown company, with the specified texts', () => {
    const { status, html } = page('/nobody', { company: null })
    expect(status).toBe(404)
    expect(html).toContain('Company Not Found')
    expect(html).toContain('The review page you&#x27;re looking for doesn&#x27;t exist.')
  })

  it.each([
    '',
    '?rating=',
    '?rating=0',
    '?rating=6',
    '?rating=4.5',
    '?rating=x',
    '?rating=-1',
    '?rating=1e0',
  ])('redirects /feedback%s to the choice', (query) => {
    expect(page(`/cafe-luna/feedback${query}`)).toMatchObject({ status: 302, location: '/cafe-luna' })
    expect(page(`/feedback${query}`)).toMatchObject({ status: 302, location: '/' })
  })

  it('resolves which company a URL needs', () => {
    const needed = (url: string, landing: 'marketing' | 'choice') => addressOf(url, landing).needed
    expect(needed('/', 'marketing')).toBeUndefined()
    expect(needed('/', 'choice')).toBe('first')
    expect(needed('/rating', 'marketing')).toBe('first')
    expect(needed('/Cafe-Luna/feedback?rating=3', 'choice')).toEqual({ slug: 'cafe-luna' })
    expect(needed('/a/b/c', 'choice')).toBeUndefined()
  })

  it.each([
    ['/', ['/', '/?x=1', '//', '/.', '/%2e/', '/a/..', '/\\']],
    [
      '/cafe-luna',
      ['/cafe-luna', '/Cafe-LUNA', '/%63afe-luna', '/c%61fe%2Dluna/', '//cafe-luna', '/cafe-luna?rating=2'],
    ],
    ['/cafe-luna/thank-you', ['/cafe-luna/thank-you', '/CAFE-LUNA/Thank-You/', '/cafe-luna/%74hank-you?a']],
    ['/rating', ['/rating', '/RATING/', '/r%61ting']],
  ])('normalizes all spellings of %s to one path', (path, spellings) => {
    for (const url of spellings) expect(addressOf(url, 'marketing').path, url).toBe(path)
  })
})

describe('the document', () => {
  it('has the name, the title and both choices without JavaScript', () => {
    const { html } = page('/cafe-luna')
    for (const text of ['Café Luna', 'How was your experience?']) expect(html).toContain(text)
    expect(html).toContain('href="https://g.page/r/luna/review"')
    expect(html).toContain('href="/cafe-luna/rating"')
  })

  it('has a form that works without JavaScript', () => {
    const { html } = page('/cafe-luna/feedback?rating=4')
    const { window } = new JSDOM(html)
    const form = window.document.querySelector('form')
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/cafe-luna/feedback?rating=4'])
    const posted = Object.fromEntries(new window.FormData(form ?? undefined))
    expect(posted).toEqual({
      rating: '4',
      feedback: '',
      contactName: '',
      contactNumber: '',
      contactEmail: '',
      submissionId: formState.submissionId,
      renderedAt: String(formState.renderedAt),
      website: '',
      lang: 'en',
    })
    expect(form?.querySelector('button')?.disabled).toBe(false)
    expect(form?.querySelector('textarea')?.required).toBe(true)
  })

  it('shows a rejected form again, with the submitted values and the errors', () => {
    const values = {
      feedback: 'Too </textarea> loud',
      contactName: '',
      contactNumber: '',
      contactEmail: 'nobody',
    }
    const { status, html } = page('/cafe-luna/feedback?rating=2', {
      form: {
        status: 400,
        rating: 3,
        values,
        invalid: ['contactEmail'],
      },
    })
    expect(status).toBe(400)
    expect(html).toContain('Too &lt;/textarea&gt; loud')
    expect(html).toContain('value="nobody"')
    expect(html).toMatch(/role="alert"[^>]*>.*?Please enter a valid email address/)
  })

  it('does not let a name break out of text, attributes or data', () => {
    const name = '</script><script>alert(1)</script><!--"\'>\u2028'
    const { html } = page('/cafe-luna', { company: { ...luna, name } })
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<!--"')
    expect(dataIn(html)).toMatchObject({ company: { name } })
  })

  it('runs only the script allowed by its CSP, unaltered', () => {
    const { html, scriptHashes, styleHashes } = page('/cafe-luna')
    const hashOf = (content = '') => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
    const scripts = [...html.matchAll(/<script(?: [^>]*)?>(.*?)<\/script>/gs)]
    const executable = scripts.filter(
      ([tag]) => !tag.startsWith('<script id="page-data" type="application/json"'),
    )
    expect(executable.map(([, content]) => hashOf(content))).toEqual(scriptHashes)
    expect(() => new Function(executable[0]?.[1] ?? '(')).not.toThrow()
    expect(styleHashes).toEqual([hashOf('p{}')])
    expect(html).not.toMatch(/ on\w+="/)
  })

  it('is the same for every visitor, except for the form page', () => {
    const other = { submissionId: '00000000-0000-4000-8000-000000000000', renderedAt: 1 }
    for (const url of ['/cafe-luna', '/cafe-luna/rating', '/cafe-luna/thank-you', '/']) {
      const [mine, theirs] = [page(url), page(url, { formState: other })]
      expect(mine.shared, url).toBe(true)
      expect(mine.html, url).toBe(theirs.html)
    }
    const form = page('/cafe-luna/feedback?rating=1')
    expect(form.shared).toBe(false)
    expect(form.html).toContain(formState.submissionId)
  })
})

it('never mixes up companies rendered concurrently', async () => {
  const companies: SiteCompany[] = Array.from({ length: 50 }, (_, index) => ({
    ...luna,
    id: `company-${index}-id`,
    slug: `company-${index}-slug`,
    name: `Company ${index} Ltd`,
    brandColor: `#${(index * 5).toString(16).padStart(2, '0')}4400`,
    googleReviewUrl: `https://g.page/r/company-${index}-x`,
  }))
  const screens = ['', '/rating', '/feedback?rating=3', '/thank-you']
  await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const company = companies[index % 50]
      if (!company) throw new Error('no company')
      await new Promise((resolve) => setImmediate(resolve))
      const { html } = page(`/${company.slug}${screens[index % 4]}`, { company })
      const named = [...html.matchAll(/company-(\d+)-|Company (\d+) Ltd/g)].map(([, a, b]) => a ?? b)
      expect(named.length).toBeGreaterThan(3)
      expect(new Set(named)).toEqual(new Set([String(index % 50)]))
    }),
  )
})
