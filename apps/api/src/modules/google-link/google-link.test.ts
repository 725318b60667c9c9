import { readAnyGoogleLink, readGoogleLink } from '@candour/schemas/google-link.ts'
import { expect, it } from 'vitest'
import { createOutbound } from '#lib/outbound/outbound.ts'
import { anotherApp, caller, testApp } from '#test/app.ts'

const asked: string[] = []
const t = await testApp()
const outbound = {
  ...createOutbound({ allow: [] }),
  request: async (url: string) => {
    asked.push(url)
    const location = `https://www.google.com/maps?ftid=${featureId}`
    return { url, status: 302, headers: { location }, body: Buffer.alloc(0) }
  },
}
const app = await anotherApp(t, { env: { RATE_LIMITS: 'on' }, deps: { outbound } })
const company = await t.make.company()
const owner = await t.signInAs({ companies: [company] })
const operator = await t.signInAs({ role: 'superadmin' })

const featureId = '0x6b12ae665e892fdd:0x3133f8d75a1ac251'
const placeId = 'ChIJ3S-JXmauEmsRUcIaWtf4MzE'
const googleReviewUrl = `https://search.google.com/local/writereview?placeid=${placeId}`

const read = async (text: string) => {
  const query = { companyId: company.id }
  const own = await caller(app, { cookie: owner.cookie })(readGoogleLink, { query, body: { text } })
  const any = await caller(app, { cookie: operator.cookie })(readAnyGoogleLink, { body: { text } })
  expect(any.body).toEqual(own.body)
  return own
}
const stored = async () => ({
  companies: await t.owner.selectFrom('companies').selectAll().execute(),
  audit: await t.owner.selectFrom('audit_entries').select('id').execute(),
})

it('answers owners and operators alike, asks nobody for what can be derived, and changes nothing', async () => {
  const before = await stored()
  const found = await read(`Opera House\nhttps://www.google.com/maps?ftid=${featureId}`)
  expect([found.status, found.body]).toEqual([200, { googleReviewUrl, placeId }])
  const kept = await read('https://g.page/r/Cc7ec3hVcz95EBM/review')
  expect(kept.body).toEqual({ googleReviewUrl: 'https://g.page/r/Cc7ec3hVcz95EBM/review', placeId: null })
  expect(asked).toEqual([])
  expect((await read('https://share.google/1HC9lFjZErvGyF3Gw')).body).toEqual({ googleReviewUrl, placeId })
  expect(asked).toHaveLength(2)
  expect(await stored()).toEqual(before)
})

it.each([
  ['https://cafe-luna.example', 'google_link_unknown', /website/],
  ['https://www.google.co.uk/maps/place/Big+Ben', 'google_link_unresolved', /copy the long link/],
  ['x'.repeat(4_000), 'google_link_unknown', /no link/],
  ['x'.repeat(4_001), 'validation_failed', /at most 4,000 characters/],
  [' ', 'validation_failed', /Please paste/],
])('refuses %.50s: %s', async (text, code, message) => {
  const { status, body } = await read(text)
  expect([status, body.code, body.message]).toEqual([400, code, expect.stringMatching(message)])
})

it('is asked at most 120 times an hour by a person', async () => {
  const { cookie } = await t.signInAs({ companies: [company] })
  const ask = () =>
    caller(app, { cookie })(readGoogleLink, { query: { companyId: company.id }, body: { text: placeId } })
  const statuses = await Promise.all(Array.from({ length: 121 }, async () => (await ask()).status))
  expect(statuses.filter((status) => status === 200)).toHaveLength(120)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})
