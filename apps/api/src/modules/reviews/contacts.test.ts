import { randomUUID } from 'node:crypto'
import { endpoints } from '@candour/schemas/endpoints.ts'
import {
  countReviews,
  createReview,
  exportReviewsCsv,
  exportReviewsXlsx,
  getReview,
  listReviews,
  listReviewVersions,
} from '@candour/schemas/reviews.ts'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { type SignedIn, testApp } from '#test/app.ts'
import { readText } from '#test/read-text.ts'
import { callOf, sampleOf } from '#test/samples/samples.ts'
import { createScene } from '#test/samples/scene.ts'

/** Contact data that occurs in no other data. */
const contact = {
  contactName: 'Zdenka Quixada',
  contactEmail: 'qz@left.example',
  contactNumber: '+99 887 766',
}
const traces = [
  'zdenka',
  'quixada',
  'left.example',
  '887 766',
  'contactName',
  'contactEmail',
  'contactNumber',
]

const members = {} as Record<'viewer' | 'responder', SignedIn>

const t = await testApp()
const url = await t.app.listen({ port: 0, host: '127.0.0.1' })
// Whatever names a review names one with contact data.
const scene = await createScene(t, { make: { ...t.make, review: async () => ({ id: reviewId }) } })
const company = scene.company
const left = { companyId: company.id, rating: 4, ...contact }
const submissionId = randomUUID()
await t.call(createReview, { body: { ...left, submissionId, feedback: 'The lemon cake was fine' } })
const edited = { ...left, submissionId, revision: 1, feedback: 'The lemon cake was dry' }
const { body } = await t.call(createReview, { body: edited })
const reviewId = body.id
await t.call(createReview, { body: { ...left, feedback: 'Zdenka was very friendly' } })
await t.make.review(company, { feedback: 'Anonymous praise of lemon' })
for (const companyRole of ['viewer', 'responder'] as const) {
  members[companyRole] = await t.signInAs({ companies: [company], companyRole })
}

const reads = endpoints.filter(
  ({ audience, method, query }) =>
    audience === 'company' && method === 'GET' && query && 'companyId' in query.shape,
)

describe('a member without reviews:contacts', () => {
  it.each(reads.map((endpoint) => [endpoint.id, endpoint] as const))(
    'gets no contact data from %s',
    async (id, endpoint) => {
      const { url: path, query } = callOf(endpoint, await sampleOf(endpoint).request(scene))
      const response = await fetch(`${url}${path}?${new URLSearchParams(query)}`, {
        headers: { cookie: members.viewer.cookie },
      })
      const { status } = response
      let text: string
      if (id === 'exportReviewsXlsx') {
        text = JSON.stringify((await readXlsx(new Uint8Array(await response.arrayBuffer()))).sheets)
      } else if (endpoint.stream === 'text/event-stream') {
        const events = readText(response)
        t.deps.live.onNotification(company.id)
        text = ''
        while (!text.includes('data:')) text += await events.next()
        await events.close()
      } else text = await response.text()
      expect([200, 403], text).toContain(status)
      const feedback = /Zdenka was very friendly/g
      const rest = text.replace(feedback, '').toLowerCase()
      for (const trace of traces) expect(rest, trace).not.toContain(trace.toLowerCase())
    },
  )

  it('gets the reviews and all else about them', async () => {
    const query = { companyId: company.id }
    const seen = (await members.viewer.call(listReviews, { query })).body
    const all = (await members.responder.call(listReviews, { query })).body
    expect(seen.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    const one = await members.viewer.call(getReview, { params: { id: reviewId }, query })
    const whole = await members.responder.call(getReview, { params: { id: reviewId }, query })
    expect(whole.body).toMatchObject(contact)
    expect(whole.body).toEqual({ ...one.body, ...contact })
  })

  it('gets former versions without contact data', async () => {
    const given = { params: { id: reviewId }, query: { companyId: company.id } }
    const [seen] = (await members.viewer.call(listReviewVersions, given)).body
    const [whole] = (await members.responder.call(listReviewVersions, given)).body
    expect(seen).toEqual({ at: expect.any(String), rating: 4, feedback: 'The lemon cake was fine' })
    expect(whole).toEqual({ ...seen, ...contact })
  })

  it('gets exports without contact columns', async () => {
    const headings = async (role: 'viewer' | 'responder') => {
      const [csv, xlsx] = await Promise.all(
        [exportReviewsCsv, exportReviewsXlsx].map(({ path }) =>
          t.app.inject({ url: `${path}?companyId=${company.id}`, headers: { cookie: members[role].cookie } }),
        ),
      )
      const [sheet] = (await readXlsx(xlsx?.rawPayload ?? Buffer.of())).sheets
      return [csv?.rawPayload.toString().replace('\uFEFF', '').split('\r\n')[0]?.split(','), sheet?.rows[0]]
    }
    const columns = ['Date (UTC)', 'Rating', 'Sentiment', 'Feedback']
    const others = [
      'Page language',
      'Text language',
      'Edited',
      'Erased',
      'Stars and words differ',
      'Sentiment set by hand',
      'Location',
      'Placement',
    ]
    const withoutContacts = [...columns, ...others]
    expect(await headings('viewer')).toEqual([withoutContacts, withoutContacts])
    const withContacts = [...columns, 'Name', 'Email', 'Phone', ...others]
    expect(await headings('responder')).toEqual([withContacts, withContacts])
  })

  it.each([
    // Words in a name; in an address; in a name and its feedback; one in each of these; in feedback only.
    ['quixada', [], 2],
    ['qz@left.example', [], 0],
    ['zdenka', ['Zdenka was very friendly'], 2],
    ['zdenka lemon', [], 1],
    ['lemon', ['Anonymous praise of lemon', 'The lemon cake was dry'], 2],
  ])('searches only feedback: %s', async (q, found, withContacts) => {
    const query = { companyId: company.id, q }
    const list = (await members.viewer.call(listReviews, { query })).body
    expect(list.map(({ feedback }) => feedback).toSorted()).toEqual(found)
    const count = await members.viewer.call(countReviews, { query })
    expect(count.body).toMatchObject({ matching: found.length, atLeast: false })
    expect((await members.responder.call(listReviews, { query })).body).toHaveLength(withContacts)
  })

  it('searches only feedback, however old and with every filter', async () => {
    const old = await t.make.company()
    const { call } = await t.signInAs({ companies: [old], companyRole: 'viewer' })
    const all = await t.signInAs({ companies: [old] })
    // More than are scanned in order before the full-text index is used, also when counting.
    await t.sql`
      insert into reviews (company_id, id, rating, sentiment, feedback, contact_name, created_at)
      select ${old.id}, gen_random_uuid(), 1 + n % 5, 0,
        case when n % 500 = 1 then 'needle' else 'hay' end, case when n % 500 < 2 then 'Needle' end,
        timestamptz '2026-01-01' - make_interval(mins => n)
      from generate_series(1, 8000) n
    `
    const find = async (by: SignedIn['call'], filters: { rating?: string; hasContact?: 'true' }) => {
      const query = { companyId: old.id, q: 'needle', ...filters }
      const { body } = await by(listReviews, { query: { ...query, limit: 20 } })
      return [body.length, (await by(countReviews, { query })).body.matching]
    }
    expect(await find(all.call, {})).toEqual([20, 32])
    for (const filters of [{}, { hasContact: 'true' }, { rating: '2' }] as const) {
      expect(await find(call, filters)).toEqual([16, 16])
    }
  })
})
