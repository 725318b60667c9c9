import { expect, it } from 'vitest'
import { DomainError } from '#domain/errors.ts'
import { type Outbound, OutboundFailed, OutboundRefused } from '#lib/outbound/outbound.ts'
import { resolveGoogleLink } from '#modules/google-link/resolve.ts'

const opera = 'ChIJ3S-JXmauEmsRUcIaWtf4MzE'
const operaId = '0x6b12ae665e892fdd:0x3133f8d75a1ac251'
const short = 'https://maps.app.goo.gl/cZ5NrFLC3GQNTte68'
const place = `https://www.google.com/maps/place/Sydney+Opera+House/data=!4m6!3m5!1s${operaId}!8m2`

/** Stands for the internet: addresses, each with where it redirects to, or why it does not answer. */
function internet(pages: Record<string, string | Error | null>) {
  const asked: string[] = []
  const request: Outbound['request'] = async (url) => {
    asked.push(url)
    const location = pages[url]
    if (location instanceof Error) throw location
    const headers = typeof location === 'string' ? { location } : {}
    return { url, status: location ? 302 : 200, headers, body: Buffer.alloc(0) }
  }
  const read = (text: string) => resolveGoogleLink(text, { outbound: { request }, companyId: 'a' })
  return { asked, read }
}

const found = {
  ok: true,
  googleReviewUrl: `https://search.google.com/local/writereview?placeid=${opera}`,
  placeId: opera,
}
const unresolved = { ok: false, code: 'google_link_unresolved' }

it.each([
  place,
  `https://maps.google.com/?cid=3545450935484072529&ftid=${operaId}`,
  `Look: ${short} or ${place}`,
  opera,
])('asks nobody for what can be derived: %s', async (text) => {
  const { asked, read } = internet({})
  expect(await read(text)).toEqual(found)
  expect(asked).toEqual([])
})

it('keeps a g.page link, which does not tell the place', async () => {
  const { asked, read } = internet({})
  const googleReviewUrl = 'https://g.page/r/Cc7ec3hVcz95EBM/review'
  expect(await read(`${googleReviewUrl}?rate=5`)).toEqual({ ok: true, googleReviewUrl, placeId: null })
  expect(asked).toEqual([])
})

it.each<[string, Record<string, string>, number]>([
  [short, { [short]: place }, 1],
  ['https://share.google/1HC9lFj', { 'https://share.google/1HC9lFj': place }, 1],
  [
    'https://goo.gl/maps/abcd',
    { 'https://goo.gl/maps/abcd': 'http://maps.google.com/a', 'https://maps.google.com/a': place },
    2,
  ],
  [short, { [short]: `https://consent.google.com/ml?continue=${encodeURIComponent(place)}` }, 1],
  [
    'https://maps.google.com/?cid=3545450935484072529',
    { 'https://www.google.com/maps?cid=3545450935484072529': place },
    1,
  ],
])('follows %s until an address names the place', async (text, pages, asks) => {
  const { asked, read } = internet(pages)
  expect(await read(text)).toEqual(found)
  expect(asked).toHaveLength(asks)
})

it.each<[string, Record<string, string | Error | null>, number]>([
  ['to another host', { [short]: 'https://evil.example/' }, 1],
  ['to another host that names a place', { [short]: `https://evil.example/?ftid=${operaId}` }, 1],
  ['to a host inside', { [short]: 'http://169.254.169.254/latest' }, 1],
  ['to another scheme', { [short]: 'file:///etc/passwd' }, 1],
  ['to nothing', { [short]: 'https://[' }, 1],
  ['nowhere', { [short]: null }, 1],
  ['in a circle', { [short]: short }, 5],
  ['to a search', { [short]: 'https://www.google.com/search?q=luna&kgmid=/g/11rq79crjp' }, 2],
  ['nowhere, as nothing answers', { [short]: new OutboundFailed('late') }, 1],
  ['nowhere, as it is refused', { [short]: new OutboundRefused('private') }, 1],
])('says how to get the long link if a short one leads %s', async (_, pages, asks) => {
  const { asked, read } = internet(pages)
  const answer = await read(short)
  expect(answer).toMatchObject(unresolved)
  expect(answer).toHaveProperty('message', expect.stringContaining('copy the long link'))
  expect(asked).toHaveLength(asks)
})

it('passes on that too much is being asked at once', async () => {
  const { read } = internet({ [short]: new DomainError('overloaded') })
  await expect(read(short)).rejects.toThrow(DomainError)
})

it('has a sentence for each kind of wrong link', async () => {
  const { read } = internet({})
  const texts = [
    'Café Luna',
    `${opera} ChIJN1t_tDeuEmsRUsoyG83frY4`,
    'https://cafe-luna.example',
    'https://www.google.com/search?q=cafe',
    'https://www.google.com/maps/dir//Cafe',
    'https://www.google.com/maps/@52.5,13.2,6z',
    'https://www.google.com/',
    'https://maps.app.goo.gl/',
  ]
  const answers = await Promise.all(texts.map(read))
  expect(new Set(answers.map((answer) => 'code' in answer && answer.code))).toEqual(
    new Set(['google_link_unknown']),
  )
  expect(new Set(answers.map((answer) => 'message' in answer && answer.message)).size).toBe(texts.length)
})
