import { readFile } from 'node:fs/promises'
import { endpoints, partOf } from '@candour/schemas/endpoints.ts'
import { createReview, listReviews } from '@candour/schemas/reviews.ts'
import { listUsers } from '@candour/schemas/users.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { slugOf } from '#modules/api-docs/page.ts'
import { testApp } from '#test/app.ts'
import { documentOf } from '#test/pages.ts'

const origins = {
  SITE_ORIGIN: 'https://reviews.example',
  DASHBOARD_ORIGIN: 'https://app.example',
  ADMIN_ORIGIN: 'https://admin.example',
}
const t = await testApp(origins)

const opened = new Map<string, ReturnType<typeof load>>()

async function load(path: string) {
  const { statusCode, headers, body } = await t.app.inject(path)
  return { status: statusCode, headers, body, document: documentOf({ body }) }
}

/** Parses each page once, which takes most of the time. */
function open(path: string): ReturnType<typeof load> {
  const page = opened.get(path) ?? load(path)
  opened.set(path, page)
  return page
}

const parts = [...Map.groupBy(endpoints, partOf)]

it.each(parts)('has a page for %s, with each of its calls', async (part, calls) => {
  const { status, document } = await open(`/api/docs/${slugOf(part)}`)
  expect([status, document.querySelector('h1')?.textContent]).toEqual([200, part])
  const sections = [...document.querySelectorAll('section h2')]
  expect(sections.map(({ id }) => id).toSorted()).toEqual(calls.map(({ id }) => id).toSorted())
  expect(document.querySelector('nav [aria-current]')?.getAttribute('href')).toBe(`/api/docs/${slugOf(part)}`)
})

it('says what each part is about', async () => {
  const { tags } = JSON.parse((await t.app.inject('/api/docs/json')).body)
  expect(tags.map(({ name }: { name: string }) => name).toSorted()).toEqual(
    parts.map(([part]) => part).toSorted(),
  )
  expect(tags.filter(({ description }: { description?: string }) => !description)).toEqual([])
})

it('links only to pages and headings that are there', async () => {
  const seen = new Map<string, Document>()
  const waiting = ['/api/docs']
  for (const path of waiting) {
    const { status, document } = await open(path)
    expect(status, path).toBe(200)
    seen.set(path, document)
    for (const { href } of document.querySelectorAll<HTMLAnchorElement>('a[href^="/api/docs"]')) {
      const { pathname } = new URL(href, 'https://app.example')
      if (pathname !== '/api/docs/json' && !waiting.includes(pathname)) waiting.push(pathname)
    }
  }
  for (const [path, document] of seen) {
    for (const link of document.querySelectorAll('a[href^="#"]')) {
      expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? ''), path).not.toBeNull()
    }
  }
  expect(seen.size).toBe(parts.length + 2)
})

it('answers 404 for an unknown part', async () => {
  for (const slug of ['nothing', 'x'.repeat(200), '__proto__', '%3Cscript%3E']) {
    expect((await t.app.inject(`/api/docs/${slug}`)).statusCode, slug).toBe(404)
  }
})

it('loads nothing and runs only its own script', async () => {
  for (const path of ['/api/docs', '/api/docs/', '/api/docs/changelog', '/api/docs/reviews']) {
    const { headers, body, document } = await open(path)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(document.querySelector('[src], link, [style], iframe, form, [onclick]')).toBeNull()
    expect(body).not.toMatch(/@import|url\(/)
  }
})

/** Runs what a call's page offers for Node.js, and returns what it would have sent. */
async function sentBy(endpoint: (typeof endpoints)[number]) {
  const { document } = await open(`/api/docs/${slugOf(partOf(endpoint))}`)
  const section = document.querySelector(`section[aria-labelledby="${endpoint.id}"]`)
  const code = section?.querySelector('[data-language="Node.js"] pre')?.textContent ?? ''
  let sent: { url: URL; method: string; body?: string } | undefined
  const fetch = async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    sent = { url: new URL(url), method, ...(typeof body === 'string' && { body }) }
    return new Response('')
  }
  const run = Object.getPrototypeOf(async () => undefined).constructor
  await run('fetch', 'env', 'console', code.replace(/^import .*/, ''))(fetch, {}, { log: () => undefined })
  if (!sent) throw new Error(`${endpoint.id} sends nothing`)
  return sent
}

it('gives requests to copy that the contract accepts', async () => {
  for (const endpoint of endpoints) {
    const { url, method, body } = await sentBy(endpoint)
    expect(method, endpoint.id).toBe(endpoint.method)
    const path = new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
    const params = path.exec(url.pathname)
    expect(params, `${endpoint.id}: ${url.pathname}`).not.toBeNull()
    const problems = [
      endpoint.params?.safeParse({ ...params?.groups }),
      endpoint.query?.safeParse({ companyId: crypto.randomUUID(), ...Object.fromEntries(url.searchParams) }),
      endpoint.body?.safeParse(JSON.parse(body ?? '{}')),
    ].flatMap((result) => (result?.error ? [z.prettifyError(result.error)] : []))
    expect.soft(problems, endpoint.id).toEqual([])
  }
})

it('addresses each call to the host of its app', async () => {
  const originOf = async (endpoint: (typeof endpoints)[number]) => (await sentBy(endpoint)).url.origin
  expect(await originOf(createReview)).toBe(origins.SITE_ORIGIN)
  expect(await originOf(listReviews)).toBe(origins.DASHBOARD_ORIGIN)
  expect(await originOf(listUsers)).toBe(origins.ADMIN_ORIGIN)
})

it('shows the promise and every change', async () => {
  const { document } = await open('/api/docs/changelog')
  const written = await readFile(new URL('changelog.md', import.meta.url), 'utf8')
  const headings = [...written.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  expect([...document.querySelectorAll('main h2')].map(({ textContent }) => textContent)).toEqual(headings)
  expect(document.querySelector('main')?.textContent).toContain('within one year of its notice')
})
