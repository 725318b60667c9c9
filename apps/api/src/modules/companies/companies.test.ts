import { randomUUID } from 'node:crypto'
import {
  createCompany,
  getCompanyBySlug,
  getDashboardCompany,
  getFirstCompany,
  getSlugUse,
  listCompanies,
  updateCompany,
  updateDashboardCompany,
} from '@candour/schemas/companies.ts'
import { getOverview } from '@candour/schemas/platform.ts'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { readPages, testApp } from '#test/app.ts'
import { redPixel } from '#test/factories.ts'

const t = await testApp()
const operator = await t.signInAs({ role: 'superadmin' })

let count = 0
const input = (given = {}) => {
  count += 1
  return {
    name: 'Café Ölçü',
    slug: `cafe-${count}`,
    brandColor: '#AABBCC',
    googleReviewUrl: 'https://g.page/r/cafe/review',
    ...given,
  }
}

describe('creating', () => {
  it('returns the company, which is then visible to visitors', async () => {
    const body = input({ logoUrl: redPixel })
    const answer = await operator.call(createCompany, { body })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      ...body,
      id: expect.any(String),
      billingStatus: 'active',
      createdAt: expect.any(String),
      defaultLanguage: 'en',
      texts: {},
    })
    const { slug, ...visible } = body
    expect((await t.call(getCompanyBySlug, { params: { slug } })).body).toEqual({
      ...visible,
      id: answer.body.id,
      defaultLanguage: 'en',
      texts: {},
      changes: [],
    })
  })

  it('defaults to the standard color and no logo', async () => {
    const { brandColor: _, ...body } = input()
    const answer = await operator.call(createCompany, { body })
    expect(answer.body).toMatchObject({ brandColor: '#394CDC', logoUrl: null })
  })

  it('counts days in the given time zone, in UTC without one, and refuses an unknown one', async () => {
    const zoneOf = async (id: string) =>
      (await t.owner.selectFrom('companies').select('time_zone').where('id', '=', id).executeTakeFirst())
        ?.time_zone
    const given = await operator.call(createCompany, { body: { ...input(), timeZone: 'Europe/Berlin' } })
    expect(await zoneOf(given.body.id)).toBe('Europe/Berlin')
    const without = await operator.call(createCompany, { body: input() })
    expect(await zoneOf(without.body.id)).toBe('UTC')
    for (const timeZone of ['Mars/Olympus', '+01:00', '']) {
      const { status, body } = await operator.call(createCompany, { body: { ...input(), timeZone } })
      expect(status, timeZone).toBe(400)
      expect(body.issues).toMatchObject([{ path: 'timeZone' }])
    }
  })

  it('grants a slug to only one of several concurrent operators', async () => {
    const body = input()
    const answers = await Promise.all([1, 2, 3].map(() => operator.call(createCompany, { body })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toContain('already in use')
  })

  it('requires name, slug and Google review URL', async () => {
    const { status, body } = await operator.call(createCompany, {
      body: { name: ' ', slug: '', googleReviewUrl: '' },
    })
    expect(status).toBe(400)
    expect(Object.fromEntries((body.issues ?? []).map(({ path, message }) => [path, message]))).toMatchObject(
      {
        name: 'Company name is required',
        googleReviewUrl: 'Google review URL is required',
        slug: expect.any(String),
      },
    )
  })
})

describe('editing', () => {
  it('changes the given fields, keeps the rest, and is visible to visitors immediately', async () => {
    const { body: created } = await operator.call(createCompany, { body: input({ logoUrl: redPixel }) })
    const params = { id: created.id }
    await t.call(getCompanyBySlug, { params: { slug: created.slug } })
    const slug = `${created.slug}-new`
    const { body } = await operator.call(updateCompany, { params, body: { slug, name: 'New name' } })
    expect(body).toEqual({ ...created, slug, name: 'New name' })
    expect((await t.call(getCompanyBySlug, { params: { slug } })).body).toMatchObject({
      name: 'New name',
      logoUrl: redPixel,
    })
  })

  it('changes the status to one of four values only', async () => {
    const { body: created } = await operator.call(createCompany, { body: input() })
    const params = { id: created.id }
    for (const billingStatus of ['trial', 'past_due', 'suspended', 'active'] as const) {
      const { body } = await operator.call(updateCompany, { params, body: { billingStatus } })
      expect(body).toEqual({ ...created, billingStatus })
    }
    const body = { billingStatus: 'free' as never }
    expect((await operator.call(updateCompany, { params, body })).status).toBe(400)
  })

  it('removes the logo with null', async () => {
    const { body: created } = await operator.call(createCompany, { body: input({ logoUrl: redPixel }) })
    const { body } = await operator.call(updateCompany, {
      params: { id: created.id },
      body: { logoUrl: null },
    })
    expect(body.logoUrl).toBeNull()
  })

  it('rejects a taken slug and an unknown company', async () => {
    const { body: a } = await operator.call(createCompany, { body: input() })
    const { body: b } = await operator.call(createCompany, { body: input() })
    expect(
      (await operator.call(updateCompany, { params: { id: a.id }, body: { slug: b.slug } })).status,
    ).toBe(409)
    expect(
      (await operator.call(updateCompany, { params: { id: randomUUID() }, body: { name: 'x' } })).status,
    ).toBe(404)
    expect((await operator.call(updateCompany, { params: { id: a.id }, body: {} })).body).toEqual(a)
  })
})

describe('a large logo', () => {
  /** A square PNG logo of this size in pixels, with a transparent right half. */
  const logoOf = (side: number) => {
    const canvas = createCanvas(side, side)
    const context = canvas.getContext('2d')
    context.fillStyle = '#7A3E1D'
    context.fillRect(0, 0, side / 2, side)
    return canvas.toDataURL('image/png')
  }
  const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.split(',')[1] ?? '', 'base64')
  const sizeOf = async (dataUrl: string | null) => (await loadImage(bytesOf(dataUrl ?? ''))).width

  async function withLogo(logoUrl: string) {
    const { body: company } = await operator.call(createCompany, { body: input({ logoUrl }) })
    const owner = await t.signInAs({ companies: [company] })
    const forPrints = async (images?: 'link') => {
      const query = { companyId: company.id, images }
      return (await owner.call(getDashboardCompany, { query })).body.printLogoUrl
    }
    return { company, params: { id: company.id }, forPrints }
  }

  it('is scaled down for screens and printed as uploaded', async () => {
    const original = logoOf(1200)
    const { company, forPrints } = await withLogo(original)
    const { body } = await t.call(getCompanyBySlug, { params: { slug: company.slug } })
    expect(await sizeOf(body.logoUrl)).toBe(512)
    expect(body).not.toHaveProperty('printLogoUrl')
    const link = await forPrints()
    expect(await forPrints('link')).toBe(link)
    expect((await t.app.inject(link ?? '')).rawPayload).toEqual(bytesOf(original))
  })

  it('is unchanged when the screen or the print version is sent back', async () => {
    const original = logoOf(1201)
    const { company, params, forPrints } = await withLogo(original)
    const link = await forPrints()
    for (const logoUrl of [company.logoUrl, original]) {
      const { body } = await operator.call(updateCompany, { params, body: { logoUrl, name: 'Same logo' } })
      expect(body.logoUrl).toBe(company.logoUrl)
      expect(await forPrints()).toBe(link)
    }
  })

  it('is replaced by another one, for prints too', async () => {
    const { params, forPrints } = await withLogo(logoOf(1202))
    const { body } = await operator.call(updateCompany, { params, body: { logoUrl: redPixel } })
    expect([body.logoUrl, await forPrints()]).toEqual([redPixel, undefined])
    await operator.call(updateCompany, { params, body: { logoUrl: logoOf(1203) } })
    expect(await forPrints()).toBeDefined()
    await operator.call(updateCompany, { params, body: { logoUrl: null } })
    expect(await forPrints()).toBeUndefined()
  })
})

describe('a former slug', () => {
  const change = (id: string, slug: string) =>
    operator.call(updateCompany, { params: { id }, body: { slug } })
  const companyAt = async (slug: string) => (await t.call(getCompanyBySlug, { params: { slug } })).body.id

  it('always resolves to its company, with changes visible immediately', async () => {
    const { body: company } = await operator.call(createCompany, { body: input() })
    const slugs = [company.slug, `${company.slug}-b`, `${company.slug}-c`]
    for (const slug of slugs) {
      expect((await change(company.id, slug)).status).toBe(200)
      expect(await companyAt(slug)).toBe(company.id)
    }
    const name = 'Renamed'
    await operator.call(updateCompany, { params: { id: company.id }, body: { name } })
    for (const slug of slugs) {
      const { status, body } = await t.call(getCompanyBySlug, { params: { slug } })
      expect([status, body]).toMatchObject([200, { id: company.id, name }])
      expect(Object.keys(body).toSorted()).toEqual([
        ...['brandColor', 'changes', 'defaultLanguage', 'googleReviewUrl', 'id', 'logoUrl', 'name', 'texts'],
      ])
    }
  })

  it('becomes the current one again when its company takes it back', async () => {
    const { body: company } = await operator.call(createCompany, { body: input() })
    const other = `${company.slug}-other`
    await change(company.id, other)
    expect((await change(company.id, company.slug)).body).toEqual(company)
    for (const slug of [other, company.slug]) expect(await companyAt(slug)).toBe(company.id)
    const kept = await t.sql`select slug from company_slugs where company_id = ${company.id}`
    expect(kept.map(({ slug }) => slug).toSorted()).toEqual([company.slug, other])
  })

  it('is not available to other companies, whether new, renamed or swapping', async () => {
    const { body: a } = await operator.call(createCompany, { body: input() })
    const { body: b } = await operator.call(createCompany, { body: input() })
    await change(a.id, `${a.slug}-new`)
    const refusals = [
      await operator.call(createCompany, { body: input({ slug: a.slug }) }),
      await change(b.id, a.slug),
    ]
    for (const { status, body } of refusals) {
      expect([status, body.message]).toEqual([
        409,
        'Printed QR codes of another company use this URL slug. Please choose another one.',
      ])
    }
    expect((await change(b.id, `${a.slug}-new`)).status).toBe(409)
    expect(await companyAt(a.slug)).toBe(a.id)
    expect(await companyAt(b.slug)).toBe(b.id)
  })

  it('stays with its company under concurrent requests', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { body: company } = await operator.call(createCompany, { body: input() })
      const wanted = `${company.slug}-wanted`
      const [renamed, first, second] = await Promise.all([
        change(company.id, wanted),
        operator.call(createCompany, { body: input({ slug: company.slug }) }),
        operator.call(createCompany, { body: input({ slug: wanted }) }),
      ])
      expect(first.status).toBe(409)
      expect([renamed.status, second.status].toSorted((x, y) => x - y)).toEqual(
        renamed.status === 200 ? [200, 409] : [201, 409],
      )
      expect(await companyAt(company.slug)).toBe(company.id)
      expect(await companyAt(wanted)).toBe(renamed.status === 200 ? company.id : second.body.id)
    }
  })

  it('is not created by a rejected change', async () => {
    const { body: company } = await operator.call(createCompany, { body: input() })
    const { body: other } = await operator.call(createCompany, { body: input() })
    await change(company.id, other.slug)
    const slugs = await t.owner.selectFrom('company_slugs').selectAll().execute()
    expect(slugs.filter(({ company_id }) => company_id === company.id)).toHaveLength(1)
  })

  it('stays reserved after its company was deleted, and resolves to nothing', async () => {
    const gone = await t.make.company()
    await t.owner.deleteFrom('companies').where('id', '=', gone.id).execute()
    expect((await t.call(getCompanyBySlug, { params: { slug: gone.slug } })).status).toBe(404)
    expect((await operator.call(createCompany, { body: input({ slug: gone.slug }) })).status).toBe(409)
  })

  it('reports how many reviews and print orders depend on it', async () => {
    const company = await t.make.company({ slug: 'cafe-luna' })
    const params = { id: company.id }
    const none = { slug: 'cafe-luna', reviews: 0, printOrders: 0 }
    expect((await operator.call(getSlugUse, { params })).body).toEqual(none)
    for (const days of [0, 1, 800]) {
      await t.make.review(company, { createdAt: new Date(Date.now() - days * 86_400_000) })
    }
    await t.make.review(await t.make.company())
    await t.make.printOrder(company)
    await t.make.printOrder(company, { processed: true })
    expect((await operator.call(getSlugUse, { params })).body).toEqual({
      ...none,
      reviews: 3,
      printOrders: 2,
    })
    // Prints ordered under the former slug do not carry the new one.
    await change(company.id, 'luna-cafe')
    expect((await operator.call(getSlugUse, { params })).body).toMatchObject({ printOrders: 0 })
    expect((await operator.call(getSlugUse, { params: { id: randomUUID() } })).status).toBe(404)
  })
})

describe('reading', () => {
  it('lists all newest first, page by page, with image links instead of data URLs on request', async () => {
    const { body: created } = await operator.call(createCompany, { body: input({ logoUrl: redPixel }) })
    const first = await operator.call(listCompanies, { query: { limit: 1, images: 'link' } })
    expect(first.body.map(({ id }) => id)).toEqual([created.id])
    const link = first.body[0]?.logoUrl ?? ''
    expect(link).toMatch(/^\/api\/images\/[0-9a-f]{64}$/)
    // Both below /api, where responses are uncached by default, and at the path used by rendered pages.
    for (const address of [link, link.replace('/api', '')]) {
      const image = await t.app.inject(address)
      expect(image.statusCode).toBe(200)
      expect(image.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      expect(`data:image/png;base64,${image.rawPayload.toString('base64')}`).toBe(redPixel)
    }
    const unknown = await t.app.inject(`/api/images/${'0'.repeat(64)}`)
    expect([unknown.statusCode, unknown.headers['cache-control']]).toEqual([404, 'no-store'])

    const listed = await readPages(operator.call, listCompanies, { limit: 3 })
    const { length } = await t.owner.selectFrom('companies').select('id').execute()
    expect(new Set(listed.map(({ id }) => id)).size).toBe(length)
  })

  it('answers 404 for unknown slugs', async () => {
    for (const slug of ['nobody-here', '/', '%00', 'x'.repeat(150)]) {
      const { status, body } = await t.call(getCompanyBySlug, { params: { slug } })
      expect([status, body.message]).toEqual([404, 'Company Not Found'])
    }
  })

  it('returns the first company created, whatever is created later', async () => {
    const oldest = await t.make.company({
      name: 'The first',
      createdAt: new Date('2001-01-01'),
      googleReviewUrl: null,
    })
    await t.app.inject('/api/companies-first')
    await operator.call(createCompany, { body: input() })
    expect((await t.call(getFirstCompany, {})).body).toMatchObject({
      id: oldest.id,
      name: 'The first',
      googleReviewUrl: null,
    })
  })
})

describe("the operators' list", () => {
  const found = async (search: string) =>
    (await operator.call(listCompanies, { query: { search, images: 'link' } })).body.map(({ name }) => name)

  it('searches for parts of the name or slug, case-insensitively', async () => {
    await t.make.company({ name: 'Élan Vélo', slug: 'elan-velo' })
    await t.make.company({ name: '100% Natural_', slug: 'natural' })
    for (const search of ['lan v', 'ÉLAN', 'vélo', 'elan-v', 'Elan Velo', ' velo ']) {
      expect(await found(search), search).toEqual(['Élan Vélo'])
    }
    // LIKE wildcards have no special meaning.
    for (const search of ['100%', 'l_', '%']) expect(await found(search), search).toEqual(['100% Natural_'])
    expect(await found('nobody is called this')).toEqual([])
    expect((await found('')).length).toBeGreaterThan(2)
  })

  it('paginates search results', async () => {
    for (const n of [1, 2, 3]) await t.make.company({ name: `Chain ${n}`, createdAt: new Date(2020, 0, n) })
    const listed = await readPages(operator.call, listCompanies, { search: 'chain', limit: 2 })
    expect(listed.map(({ name }) => name)).toEqual(['Chain 3', 'Chain 2', 'Chain 1'])
  })

  it('shows the activity of each company separately', async () => {
    const busy = await t.make.company({ name: 'Busy bees' })
    const quiet = await t.make.company({ name: 'Quiet bees' })
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    for (const days of [40, 29, 1]) await t.make.review(busy, { createdAt: daysAgo(days) })
    const newest = daysAgo(0)
    await t.make.review(busy, { createdAt: newest })
    await t.make.user({ companies: [busy] })
    await t.make.user({ companies: [busy] })
    await t.make.printOrder(busy)
    await t.make.printOrder(busy, { processed: true })
    const { body } = await operator.call(listCompanies, { query: { search: 'bees' } })
    const activity = body.map(({ id, recentReviews, lastReviewAt, users, openOrders, orders }) => [
      id,
      { recentReviews, lastReviewAt, users, openOrders, orders },
    ])
    expect(Object.fromEntries(activity)).toEqual({
      [busy.id]: { recentReviews: 3, lastReviewAt: newest.toISOString(), users: 2, openOrders: 1, orders: 2 },
      [quiet.id]: { recentReviews: 0, lastReviewAt: null, users: 0, openOrders: 0, orders: 0 },
    })
  })

  it('counts all companies', async () => {
    const { length } = await t.owner.selectFrom('companies').select('id').execute()
    expect((await operator.call(getOverview, {})).body.companies).toBe(length)
  })

  it('counts the companies of a search and a status', async () => {
    await t.make.company({ name: 'Counted One' })
    const other = await t.make.company({ name: 'Counted Two' })
    await operator.call(updateCompany, { params: { id: other.id }, body: { billingStatus: 'trial' } })
    const count = async (query: { search: string; status?: 'trial' | 'past_due' }) =>
      (await operator.call(getOverview, { query })).body.companies
    expect(await count({ search: 'counted' })).toBe(2)
    expect(await count({ search: 'counted', status: 'trial' })).toBe(1)
    expect(await count({ search: 'counted', status: 'past_due' })).toBe(0)
  })
})

describe('the company itself', () => {
  it('can read itself and change its Google review URL, visible to visitors immediately', async () => {
    const { body: company } = await operator.call(createCompany, { body: input({ logoUrl: redPixel }) })
    const owner = await t.signInAs({ companies: [company] })
    await t.call(getCompanyBySlug, { params: { slug: company.slug } })
    const query = { companyId: company.id }
    const { createdAt: _, ...own } = company
    expect((await owner.call(getDashboardCompany, { query })).body).toEqual({
      ...own,
      timeZone: 'UTC',
      mailOnView: true,
    })

    const googleReviewUrl = 'https://g.page/r/other/review'
    const changed = await owner.call(updateDashboardCompany, { query, body: { googleReviewUrl } })
    expect(changed.body).toEqual({ ...own, googleReviewUrl, timeZone: 'UTC', mailOnView: true })
    expect((await t.call(getCompanyBySlug, { params: { slug: company.slug } })).body).toMatchObject({
      googleReviewUrl,
    })

    const refused = await owner.call(updateDashboardCompany, {
      query,
      body: { googleReviewUrl: 'javascript:alert(1)' },
    })
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Please enter the full address, starting with https://',
    ])
  })
})
