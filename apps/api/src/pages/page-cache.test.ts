import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, it, vi } from 'vitest'
import { PageCache } from '#pages/page-cache.ts'
import { SentPage } from '#pages/sent-page.ts'

const html = `<!doctype html>${Array.from({ length: 400 }, (_, n) => `<p id="p${n * 7919}">Word ${n ** 3}`).join('')}`
const owner = {}
const vary = 'accept-encoding, accept-language'

const sent = (content: string, shared = true) =>
  new SentPage(
    { status: 200, language: 'en', html: content, scriptHashes: [], styleHashes: [], shared },
    { strict: true },
  )

/** Size at the highest brotli quality. */
const best = brotliCompressSync(html, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
}).length

/** Serves pages by index from a real server. */
const pages: SentPage[] = []
const app = Fastify()
app.get('/:n', (request, reply) => pages[Number(request.url.slice(1))]?.send(request, reply))
afterAll(() => app.close())

async function ask(page: SentPage, encoding: string, headers: Record<string, string> = {}) {
  const n = pages.indexOf(page) < 0 ? pages.push(page) - 1 : pages.indexOf(page)
  return app.inject({ url: `/${n}`, headers: { 'accept-encoding': encoding, ...headers } })
}

it('compresses quickly for the first request, then once at the highest quality for later ones', async () => {
  const cache = new PageCache()
  const page = sent(html)
  cache.keep(owner, 'en', '/alpha', page)
  const first = await ask(page, 'br')
  expect(first.rawPayload.length).toBeGreaterThan(best)
  const weighed = cache.bytes
  expect(weighed).toBeGreaterThan(html.length + first.rawPayload.length)
  await vi.waitFor(async () => expect((await ask(page, 'br')).rawPayload.length).toBe(best))
  expect(cache.bytes).toBe(weighed - first.rawPayload.length + best)
  const last = await ask(page, 'br')
  expect(brotliDecompressSync(last.rawPayload).toString()).toBe(html)
  const gzip = await ask(page, 'gzip')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(html)
  expect((await ask(page, '')).body).toBe(html)
  // The same page in every encoding and at every quality.
  for (const { headers } of [first, last, gzip]) {
    expect(headers).toMatchObject({ etag: first.headers.etag, vary })
  }
  const again = await ask(page, 'br', { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.headers.vary, again.body]).toEqual([304, vary, ''])
})

it('never spends the time for the highest quality on a page that is not cached', async () => {
  const cache = new PageCache({ maxBytes: html.length * 3 })
  const [own, replaced, kept] = [sent(html, false), sent(html), sent(html)]
  cache.keep(owner, 'en', '/own', own)
  cache.keep(owner, 'en', '/alpha', replaced)
  await ask(replaced, 'br')
  cache.keep({}, 'en', '/alpha', kept)
  const { length } = (await ask(kept, 'br')).rawPayload
  for (const page of [own, replaced]) for (let n = 0; n < 3; n += 1) await ask(page, 'br')
  // Queued behind the other two.
  await vi.waitFor(async () => expect((await ask(kept, 'br')).rawPayload.length).toBe(best))
  for (const page of [own, replaced]) expect((await ask(page, 'br')).rawPayload.length).toBe(length)
})

it('keeps the languages of a path apart', () => {
  const cache = new PageCache()
  const [english, german] = [sent(html), sent(html)]
  cache.keep(owner, 'en', '/alpha', english)
  expect(cache.get(owner, 'de', '/alpha')).toBeUndefined()
  cache.keep(owner, 'de', '/alpha', german)
  expect(cache.get(owner, 'en', '/alpha')).toBe(english)
  expect(cache.get(owner, 'de', '/alpha')).toBe(german)
})

it('returns a page only for the owner it was made for, and stays within its byte limit', async () => {
  const maxBytes = 200_000
  const cache = new PageCache({ maxBytes })
  for (let n = 0; n < 100; n += 1) {
    const page = sent(`${html}${n}`)
    cache.keep(owner, 'en', `/company-${n}`, page)
    for (const encoding of ['br', 'gzip']) await ask(page, encoding)
    expect(cache.bytes).toBeLessThanOrEqual(maxBytes)
    expect(cache.get(owner, 'en', `/company-${n}`)).toBe(page)
    expect(cache.get({}, 'en', `/company-${n}`)).toBeUndefined()
  }
  expect(cache.get(owner, 'en', '/company-0')).toBeUndefined()
  expect(cache.bytes).toBeGreaterThan(maxBytes / 2)
})
